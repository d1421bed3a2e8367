# The Harbourmaster (CT-HM-*). Harbours of the beginner's island, by their crossings: 00-01, 03-04, 14-15, 26-37, 45-46, 50-51,
# 47-48, 28-38, 07-17. Coast without a harbour: 02 05 06 08 16 25 27 36 39 49 52 53.

% CT-HM-01 CT-HM-02 a settlement and a city at harbours make three: the card, two points, for all to see
game catan +harbormaster layout=beginner seats=3 first_player=1
set settlement n00 1
set settlement n03 1
set hand 1 2grain+3ore
set phase act 1
expect public 1 = 2
expect no line harbormaster *
1 city n00
expect event harbormaster seat=1 3
expect line harbormaster 1
expect score 1 = 5
expect public 1 = 5
expect view - line harbormaster 1
expect view 2 line harbormaster 1

% CT-HM-01 CT-HM-02 three settlements do as well, two do not
game catan +harbormaster layout=beginner seats=3 first_player=1
set settlement n00 2
set settlement n14 2
set road e37 2
set hand 2 1brick+1lumber+1wool+1grain
set phase act 2
expect public 2 = 2
2 settlement n26
expect event harbormaster seat=2 3
expect public 2 = 5

% CT-HM-01 CT-HM-08 the coast alone gives none, nor does the inland: only ends of harbours count
game catan +harbormaster layout=beginner seats=3 first_player=1
# 08 is where a fishing ground would lie
set city n08 1
set city n16 1
set city n20 1
set settlement n52 1
set settlement n01 1
set settlement n03 1
set phase act 1
expect public 1 = 9
expect no line harbormaster *

% CT-HM-08 CT-HM-01 a building on a harbourless coast changes nothing, one at the harbour beside it does
game catan +harbormaster layout=beginner seats=3 first_player=1
set settlement n00 1
set settlement n03 1
set road e53 1
set road e38 1
set hand 1 2brick+2lumber+2wool+2grain
set phase act 1
1 settlement n36
expect no event harbormaster
expect public 1 = 3
1 settlement n26
expect event harbormaster seat=1 3
expect public 1 = 6

% CT-HM-03 CT-EX-19 a tie leaves the card where it is, one more takes it at once
game catan +harbormaster layout=beginner seats=3 first_player=1
set city n00 1
set settlement n03 1
set settlement n14 2
set settlement n26 2
set road e64 2
set hand 2 1brick+1lumber+1wool+3grain+3ore
set phase act 2
expect line harbormaster 1
expect public 1 = 5
expect public 2 = 2
2 settlement n45
expect no event harbormaster
expect line harbormaster 1
expect public 1 = 5
expect public 2 = 3
2 city n14
expect event harbormaster seat=2 4
expect line harbormaster 2
expect public 1 = 3
expect public 2 = 6

% CT-HM-03 the holder may grow as well: then a tie is farther away
game catan +harbormaster layout=beginner seats=2 first_player=1
set city n00 1
set settlement n03 1
set city n14 2
set settlement n26 2
set harbormaster 2
set hand 2 2grain+3ore
set hand 1 2grain+3ore
set phase act 2
2 city n26
expect no event harbormaster
expect line harbormaster 2
2 end
1 roll
* dice 1 1
1 city n03
expect no event harbormaster
expect line harbormaster 2
expect public 1 = 4
expect public 2 = 6

% CT-HM-04 ten points do not win, eleven do
game catan +harbormaster layout=beginner seats=3 first_player=1
set city n10 1
set city n12 1
set city n20 1
set city n22 1
set settlement n30 1
set settlement n34 1
set road e45 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect score 1 = 10
expect won -
1 settlement n32
expect score 1 = 11
expect won 1

% CT-HM-04 CB-WIN-02 without the module ten do
game catan layout=beginner seats=3 first_player=1
set city n10 1
set city n12 1
set city n20 1
set city n22 1
set settlement n30 1
set settlement n34 1
set phase act 1
expect won 1

% CT-HM-04 CK-WIN-01 with Cities & Knights fourteen
game catan +ck +harbormaster layout=beginner seats=3 first_player=1
set city n10 1
set city n12 1
set city n20 1
set city n22 1
set settlement n30 1
set settlement n34 1
set defender 1 3
set road e45 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect score 1 = 13
expect won -
1 settlement n32
expect score 1 = 14
expect won 1

% CT-HM-05 the card wins in the turn in which it is taken
game catan +harbormaster layout=beginner seats=3 first_player=1
set city n10 1
set city n12 1
set city n20 1
set settlement n00 1
set settlement n03 1
set hand 1 2grain+3ore
set phase act 1
expect score 1 = 8
1 city n00
expect event harbormaster seat=1 3
expect event won seat=1 11
expect event points seat=1 1 8 0 0 0 2
expect won 1

% CT-HM-05 CT-HM-03 ... also when it is taken from another
game catan +harbormaster layout=beginner seats=3 first_player=1
set city n10 1
set city n12 1
set settlement n00 1
set settlement n03 1
set settlement n14 1
set settlement n45 2
set settlement n26 2
set settlement n50 2
set harbormaster 2
set cards 1 1point
set hand 1 2grain+3ore
set phase act 1
expect score 1 = 8
expect public 2 = 5
1 city n00
expect won 1
expect public 2 = 3

% CT-HM-05 CT-GEN-09 a card that comes in another player's turn wins at the beginning of the own
game catan +ck +harbormaster layout=beginner seats=3 first_player=1
set city n00 1
set settlement n03 1
set settlement n14 2
set settlement n26 2
set settlement n45 2
set city n10 2
set city n12 2
set city n20 2
set city n22 2
set defender 2 1
set knight n30 2 1 active
set harbormaster 1
set ship 6
set phase roll 1
expect score 2 = 12
* dice 1 1
* event ship
# only seat 1 is weakest, and has one city
expect event lost_city seat=1 n00
expect event harbormaster seat=2 3
expect score 1 = 2
expect score 2 = 14
expect won -
1 end
expect won 2

% CT-HM-06 CT-HM-05 below three the holder loses the card; nobody else has three: it lies beside the board
game catan +ck +harbormaster layout=beginner seats=3 first_player=1
set city n00 1
set settlement n03 1
set settlement n14 2
set settlement n26 2
set harbormaster 1
set ship 6
set phase roll 1
expect public 1 = 5
* dice 1 1
* event ship
expect event no_harbormaster seat=1
expect no line harbormaster *
expect public 1 = 2
expect public 2 = 2

% CT-HM-06 a fall that leaves the holder in front, or level with others, changes nothing
game catan +ck +harbormaster layout=beginner seats=3 first_player=1
set city n00 1
set city n03 1
set settlement n14 1
set settlement n26 2
set settlement n45 2
set settlement n50 2
set settlement n47 2
set harbormaster 1
set ship 6
set phase roll 1
* dice 1 1
* event ship
1 lose n00
# 4 to 4
expect no event harbormaster
expect no event no_harbormaster
expect line harbormaster 1
expect public 1 = 6

% CT-HM-06 CT-HM-03 two others level in front: the card waits, until one is alone
game catan +ck +harbormaster layout=beginner seats=3 first_player=1
set city n00 1
set city n03 1
set settlement n14 2
set settlement n26 2
set settlement n45 2
set settlement n50 2
set city n47 3
set settlement n28 3
set settlement n07 3
set knight n20 3 1 active
set harbormaster 1
set hand 2 2grain+3ore
set ship 6
set phase roll 1
* dice 1 1
* event ship
1 lose n00
# 3, 4 and 4
expect event no_harbormaster seat=1
expect no line harbormaster *
expect public 1 = 3
expect public 3 = 4
1 end
2 roll
* dice 1 1
* event trade
2 city n14
expect event harbormaster seat=2 5
expect public 2 = 7

% CT-HM-06 CT-HM-03 CK-BARB-13 two lose a city in one attack: the card is judged when both are lost, whoever answers first
game catan +ck +harbormaster layout=beginner seats=2 first_player=1
set city n00 1
set city n03 1
set city n14 2
set city n26 2
set harbormaster 1
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect actors 1+2
1 lose n00
expect line harbormaster 1
2 lose n14
# 3 to 3
expect no event harbormaster
expect line harbormaster 1

% CT-HM-06 CK-DMG-01 a city on its side counts as a settlement here too; set upright it takes the card back
game catan +ck +harbormaster layout=beginner seats=3 first_player=1
set city n00 1
set settlement n03 1
set settlement n20 1
set settlement n22 1
set settlement n32 1
set settlement n34 1
set harbormaster 1
set hand 1 1grain+3ore
set ship 6
set phase roll 1
expect public 1 = 9
* dice 1 1
* event ship
expect event damaged seat=1 n00
expect event no_harbormaster seat=1
expect public 1 = 6
1 repair n00
expect event harbormaster seat=1 3
expect public 1 = 9

% CT-HM-07 where two harbours meet a building counts once
game catan +harbormaster layout=beginner seats=3 first_player=1
# 01 is now at two harbours
set harbour 2 e02 grain
set settlement n01 1
set settlement n14 1
set hand 1 2grain+3ore
set phase act 1
expect no line harbormaster *
expect public 1 = 2
1 city n01
expect event harbormaster seat=1 3
expect public 1 = 5

% CT-HM-07 a metropolis is a city, two points: not four
game catan +ck +harbormaster layout=beginner seats=3 first_player=1
set city n00 1
set level 1 trade 4
set metropolis trade n00
set settlement n14 2
set settlement n26 2
set settlement n45 2
set harbormaster 2
set road e05 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect line harbormaster 2
expect public 1 = 4
1 settlement n03
# three to three
expect no event harbormaster
expect line harbormaster 2
expect public 1 = 5

% CT-HM-09 what other modules do not put to sleep counts; C&K knights and walls add nothing
game catan +ck +harbormaster layout=beginner seats=3 first_player=1
set city n00 1
set wall n00
set knight n03 1 3 active
set knight n14 1 3 active
set phase act 1
expect no line harbormaster *
expect public 1 = 2

% CT-HM-02 CK-FOUND-03 with Cities & Knights the set-up itself may bring the card, to the first who has three
game catan +ck +harbormaster layout=beginner seats=3 first_player=1
1 settlement n00
1 road e00
2 settlement n20
2 road e29
3 settlement n03
3 road e05
3 city n14
expect event harbormaster seat=3 3
expect public 3 = 5
3 road e21
2 city n45
expect no event harbormaster
2 road e64
1 city n26
expect no event harbormaster
expect line harbormaster 3
expect public 1 = 3

% CT-HM-02 CT-FR-03 CT-GEN-04 the card is public: the Friendly Robber no longer spares its holder
game catan +ck +friendly +harbormaster layout=beginner seats=3 first_player=1
set city n20 1
set settlement n33 1
set defender 1 1
set settlement n03 2
set city n14 2
set settlement n45 3
set city n40 3
set landed 1
set phase roll 1
expect public 2 = 5
expect public 3 = 3
* dice 3 4
* event trade
# seat 2 at h02 h06, seat 3 at h12 h13 h16
expect legal 1 robber h02 = 1
reject 1 robber h12 CT-FR-05

% CT-HM-04 CT-HM-02 CB-56-07 five players: eleven points; a card taken in the special building phase is there at once
game catan +harbormaster +five_six layout=beginner seats=5 first_player=1
set city n10 2
set city n12 2
set city n20 2
set settlement n00 2
set settlement n03 2
set hand 2 2grain+3ore
set phase act 1
expect score 2 = 8
1 end
expect asks five_six.build
2 city n00
expect event harbormaster seat=2 3
expect score 2 = 11
expect won -
2 pass
3 pass
4 pass
5 pass
expect won 2
