# Cities & Knights: walls, improvements, metropolises, damaged cities.

% CK-WALL-01 CK-WALL-02 two brick under an own city, one a city, three a player, never under a settlement
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set city n35 1
set settlement n43 1
set city n28 2
set hand 1 4brick
set phase act 1
reject 1 wall n43    CK-WALL-02
reject 1 wall n28    CK-WALL-02
reject 1 wall n19    CK-WALL-02
expect legal 1 wall * = 2
1 wall n20
expect event wall seat=1 n20
expect line wall n20
expect line hand 1 2brick
reject 1 wall n20    CK-WALL-02
1 wall n35
set hand 1 1brick
reject 1 wall n20    CK-WALL-02
set hand 2 1brick
set phase act 2
reject 2 wall n28    CK-WALL-01

% CK-WALL-02 a fourth wall is refused, and one under a damaged city
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set city n35 1
set city n43 1
set city n28 1
set wall n20
set wall n35
set wall n43
set city n10 2
set damaged n10
set hand 1 2brick
set hand 2 2brick
set phase act 1
reject 1 wall n28    CK-WALL-02
set phase act 2
reject 2 wall n10    CK-WALL-02

% CK-WALL-03 a metropolis may have a wall, and keeps it when it is one no more
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set level 1 politics 4
set metropolis politics n20
set wall n20
set city n35 2
set level 2 politics 4
set hand 2 5coin
set hand 1 2brick
set phase act 2
2 improve politics
expect line metropolis politics n35
expect line wall n20

% CK-WALL-04 CK-WALL-05 CK-EX-11 CK-BARB-14 a wall does not protect; it goes back and may be built again
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set settlement n35 1
set settlement n43 1
set settlement n28 1
set wall n20
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect event wall_lost seat=1 n20
expect line settlement n20 1
expect no line wall *
# four settlements now, all four cities in the supply
set hand 1 3ore+2grain+2brick
1 city n20
1 wall n20
expect line wall n20

% CK-IMPR-01 CK-IMPR-02 CK-IMPR-03 cloth, coin and paper; level n costs n; several levels in a turn
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set hand 1 3cloth+1coin+1paper
set phase act 1
1 improve trade
1 improve trade
expect line level 1 trade 2
expect line hand 1 1coin+1paper
reject 1 improve trade    CK-IMPR-02
reject 1 improve ship     CK-IMPR-01
1 improve politics
1 improve science
expect line hand 1 -
expect event improved seat=1 science 1

% CK-IMPR-02 the sixth level does not exist
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set level 1 trade 5
set metropolis trade n20
set hand 1 6cloth
set phase act 1
reject 1 improve trade    CK-IMPR-02

% CK-IMPR-04 CK-IMPR-05 CK-EX-79 CK-OPEN-04 without a city levels 1 to 3 only; what was bought stays
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set level 1 trade 1
set level 1 science 3
set hand 1 2cloth+4paper
set phase act 1
reject 1 improve science  CK-METRO-07
1 improve trade
expect line level 1 trade 2
# the aqueduct and the draws go on
set phase roll 1
* dice 4 6
* event science
* progress crane
expect asks ck.aqueduct

% CK-IMPR-04 CK-EX-79 with improve_needs_city neither
game catan +ck layout=beginner seats=3 first_player=1 improve_needs_city=1
set settlement n20 1
set level 1 trade 1
set level 1 science 3
set hand 1 2cloth+4paper
set phase act 1
reject 1 improve science  CK-IMPR-04
reject 1 improve trade    CK-IMPR-04

% CK-IMPR-06 while a city is damaged nothing is improved
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set city n35 1
set damaged n20
set hand 1 1cloth
set phase act 1
reject 1 improve trade    CK-IMPR-06

% CK-IMPR-06 as an option damage does not matter
game catan +ck layout=beginner seats=3 first_player=1 improve_blocked_by_damaged_city=0
set city n20 1
set city n35 1
set damaged n20
set hand 1 1cloth
set phase act 1
1 improve trade

% CK-METRO-01 CK-METRO-02 CK-METRO-10 CK-OPEN-15 the first at level 4 chooses a city: four points
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set city n35 1
set level 1 trade 3
set hand 1 4cloth
set phase act 1
expect score 1 = 4
1 improve trade
expect asks ck.crown
expect legal 1 crown * = 2
reject 1 crown n43     CK-METRO-01
1 crown n35
expect event metropolis seat=1 trade n35
expect line metropolis trade n35
expect view - line metropolis trade n35
expect score 1 = 6

% CK-METRO-03 CK-EX-31 CK-COMP-07 level 5 takes it from a holder at level 4
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set level 1 politics 4
set metropolis politics n20
set city n35 2
set level 2 politics 4
set hand 2 5coin
set phase act 2
expect score 1 = 4
expect score 2 = 2
2 improve politics
expect event metropolis_lost seat=1 politics n20
expect line metropolis politics n35
expect score 1 = 2
expect score 2 = 4

% CK-METRO-03 CK-BARB-10 CK-EX-73 the city without its metropolis is ordinary again and can be lost
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set level 1 politics 4
set city n35 2
set level 2 politics 5
set metropolis politics n35
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect event lost_city seat=1 n20
expect line city n35 2

% CK-METRO-04 CK-EX-32 a holder at level 5 keeps it
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set level 1 politics 5
set metropolis politics n20
set city n35 2
set level 2 politics 4
set hand 2 5coin
set phase act 2
2 improve politics
expect asks catan.act
expect line metropolis politics n20

% CK-METRO-05 who lost it may still buy level 5 and wins nothing back
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set level 1 politics 4
set city n35 2
set level 2 politics 5
set metropolis politics n35
set hand 1 5coin
set phase act 1
1 improve politics
expect line level 1 politics 5
expect line metropolis politics n35
expect asks catan.act

% CK-METRO-06 CK-EX-35 CK-METRO-07 two metropolises on two cities; the third track stops at level 3
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set city n35 1
set level 1 trade 4
set metropolis trade n20
set level 1 politics 3
set level 1 science 3
set hand 1 4coin+4paper
set phase act 1
1 improve politics
expect line metropolis politics n35
reject 1 improve science   CK-METRO-07
expect score 1 = 8

% CK-METRO-07 CK-EX-34 the only city is the trade metropolis: no science 4, but trade 5
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set level 1 trade 4
set metropolis trade n20
set level 1 science 3
set hand 1 5cloth+4paper
set phase act 1
reject 1 improve science   CK-METRO-07
1 improve trade
expect line level 1 trade 5

% CK-METRO-08 even where no metropolis can be won
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set level 1 trade 4
set metropolis trade n20
set level 1 science 3
set city n35 2
set level 2 science 5
set metropolis science n35
set hand 1 4paper
set phase act 1
reject 1 improve science   CK-METRO-07

% CK-METRO-11 a damaged city cannot carry a metropolis
game catan +ck layout=beginner seats=3 first_player=1 improve_blocked_by_damaged_city=0
set city n20 1
set damaged n20
set level 1 trade 3
set hand 1 4cloth
set phase act 1
reject 1 improve trade     CK-METRO-07

% CK-DMG-01 CK-DMG-02 CK-EX-10 CK-BARB-15 CK-OPEN-01 no settlement left: the walled city is damaged; 3 ore and 1 grain restore it
game catan +ck layout=beginner seats=3 first_player=1
set settlement n00 1
set settlement n02 1
set settlement n04 1
set settlement n16 1
set settlement n26 1
set city n20 1
set city n35 1
set wall n20
set city n43 2
set knight n42 2 2 active
set ship 6
set hand 1 8ore
set phase roll 1
expect score 1 = 9
* dice 1 1
* event ship
expect asks ck.lose
expect actors 1
1 lose n20
expect event damaged seat=1 n20
expect line damaged n20
expect no line wall *
expect score 1 = 8
set hand 1 5ore+2grain+3cloth
reject 1 improve trade    CK-IMPR-06
reject 1 city n00         CK-DMG-03
reject 1 wall n20         CK-WALL-02
1 repair n20
expect event repaired seat=1 n20
expect no line damaged *
expect line hand 1 1grain+2ore+3cloth
expect score 1 = 9

% CK-DMG-02 with repair_cost_grain=2 it costs what a city costs
game catan +ck layout=beginner seats=3 first_player=1 repair_cost_grain=2
set city n20 1
set damaged n20
set hand 1 3ore+1grain
set phase act 1
reject 1 repair n20       CK-DMG-02
set hand 1 3ore+2grain
1 repair n20
expect line hand 1 -

% CK-DMG-01 a damaged city is not lost again and does not count for the barbarians
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set damaged n20
set city n35 2
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect event attack 1 0
expect event immune seat=1
expect event lost_city seat=2 n35
expect line damaged n20

% CK-DMG-03 CK-DMG-04 all damaged cities first, in any order
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set city n35 1
set damaged n20
set damaged n35
set settlement n43 1
set hand 1 9ore+4grain
set phase act 1
expect legal 1 repair * = 2
reject 1 repair n43        CK-DMG-01
1 repair n35
reject 1 city n43          CK-DMG-03
1 repair n20
1 city n43

% CK-56-02 CK-WIN-03 CK-METRO-01 a metropolis of the special build phase wins when its owner's turn begins
game catan +ck +five_six seats=5 first_player=1
set city n30 2
set level 2 trade 3
set hand 2 4cloth
set defender 2 9
set city n40 1
set phase close 1
expect actors 2
2 improve trade
expect line metropolis trade n30
expect score 2 = 13
expect won -
2 pass
3 pass
4 pass
5 pass
expect won 2

% CK-METRO-03 CK-WIN-01 taking a metropolis wins at once
game catan +ck layout=beginner seats=3 first_player=1
set city n30 1
set city n35 2
set level 1 science 4
set metropolis science n30
set level 2 science 4
set hand 2 5paper
set defender 2 9
set phase act 2
2 improve science
expect won 2
expect score 1 = 2

% CK-IMPR-06 CK-METRO-07 CK-METRO-11 damage does not matter as an option, but a damaged city carries nothing
game catan +ck layout=beginner seats=3 first_player=1 improve_blocked_by_damaged_city=0
set city n20 2
set damaged n20
set level 2 trade 3
set hand 2 4cloth
set phase act 2
reject 2 improve trade    CK-METRO-07
set city n35 2
2 improve trade
expect line metropolis trade n35

% CK-IMPR-04 CK-IMPR-06 both options: a damaged city is no city
game catan +ck layout=beginner seats=3 first_player=1 improve_blocked_by_damaged_city=0 improve_needs_city=1
set city n20 2
set damaged n20
set hand 2 1cloth
set phase act 2
reject 2 improve trade    CK-IMPR-04

% CK-IMPR-05 CK-EVENT-03 a player without a city draws
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 2
set level 2 trade 3
set settlement n30 1
set phase roll 1
* dice 4 1
* event trade
* progress merchant
expect event progress seat=2 trade
