# Cities & Knights: the barbarian attack, with every outcome; the expert variant.

% CK-EX-01 CK-BARB-01 CK-BARB-02 CK-BARB-04 CK-BARB-11 CK-BARB-12 CK-BARB-16 the rulebook's example: two lose a city each
game catan +ck layout=beginner seats=4 first_player=1
# 1 Claudia, 2 Galina, 3 Fyodor, 4 Pyotr
set settlement n10 1
set city n20 2
set level 2 trade 4
set metropolis trade n20
set city n30 3
set city n35 3
set city n43 4
set city n26 4
set knight n00 1 1 active
set knight n02 3 1 active
set knight n04 4 1 active
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect event attack 5 3
expect event defence seat=1 1 0 0
expect event defence seat=2 0 1 1
expect event defence seat=3 1 2 0
expect event barbarians_win
expect event immune seat=1
expect event immune seat=2
expect event loser seat=3 1
expect event loser seat=4 1
expect asks ck.lose
expect actors 3+4
expect line knight n00 1 1
4 lose n26
3 lose n30
expect line settlement n30 3
expect line settlement n26 4
expect line city n35 3
expect line knight n02 3 1
expect asks catan.act

% CK-BARB-13 CK-BARB-20 each chooses among his own ordinary cities, in any order
game catan +ck layout=beginner seats=3 first_player=1
set city n30 1
set city n35 1
set city n43 2
set city n26 2
set level 2 trade 4
set metropolis trade n26
set city n10 2
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect actors 1+2
reject 2 lose n26    CK-BARB-13
reject 2 lose n30    CK-BARB-13
reject 1 lose n10    CK-BARB-13
2 lose n10
expect actors 1
1 lose n30
expect asks catan.act

% CK-EX-02 CK-BARB-04 CK-BARB-05 as strong is strong enough; who alone gave most is the Defender
game catan +ck layout=beginner seats=3 first_player=1
set city n30 1
set city n35 1
set city n43 2
set city n26 3
set knight n00 1 3 active
set knight n02 2 1 active
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect event attack 4 4
expect event knights_win
expect event defender seat=1 1
expect line defender 1 1
expect score 1 = 5
expect line knight n00 1 3
expect line knight n02 2 1
expect asks catan.act

% CK-EX-04 CK-BARB-10 an inactive knight is worth nothing
game catan +ck layout=beginner seats=3 first_player=1
set city n30 1
set city n43 2
set city n26 3
set knight n00 1 3
set knight n02 2 1 active
set knight n04 3 1 active
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect event attack 3 2
expect event loser seat=1 0
expect event spared seat=2 1
expect event spared seat=3 1
expect line settlement n30 1
expect line city n43 2
expect line city n26 3

% CK-EX-05 CK-BARB-11 nobody has an active knight: all who can lose a city do
game catan +ck layout=beginner seats=3 first_player=1
set city n30 1
set city n35 1
set city n43 2
set settlement n26 3
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect event attack 3 0
expect line settlement n43 2
expect actors 1
1 lose n35
expect line settlement n26 3

% CK-EX-07 CK-BARB-12 CK-METRO-09 settlements and metropolises are skipped when the weakest is looked for
game catan +ck layout=beginner seats=4 first_player=1
set settlement n10 1
set city n30 2
set knight n00 2 1 active
set city n35 3
set knight n02 3 2
set city n43 4
set level 4 trade 4
set metropolis trade n43
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect event attack 3 1
expect event loser seat=3 0
expect line settlement n35 3
expect line city n30 2
expect line city n43 4

% CK-EX-08 CK-BARB-19 only metropolises: the barbarians win and nobody loses anything
game catan +ck layout=beginner seats=3 first_player=1
set city n30 1
set level 1 trade 4
set metropolis trade n30
set city n35 2
set level 2 politics 4
set metropolis politics n35
set city n43 3
set level 3 science 4
set metropolis science n43
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect event attack 3 0
expect event barbarians_win
expect event robber_freed
expect line landed 1
expect line city n30 1
expect line city n35 2
expect line city n43 3

% CK-BARB-03 CK-TURN-05 nothing can be done between the landing and the battle
game catan +ck layout=beginner seats=3 first_player=1
set city n30 1
set city n35 1
set knight n00 1 3
set hand 1 3grain
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect asks ck.lose
reject 1 activate n00   CK-BARB-13

% CK-BARB-06 CK-BARB-07 shared: each draws a card of his choice, roller first, also without a level there
game catan +ck layout=beginner seats=3 first_player=1
set city n30 1
set knight n00 1 1 active
set knight n02 2 1 active
set ship 6
set phase roll 2
* dice 1 1
* event ship
expect event attack 1 2
expect event shared_victory seat=1 1
expect event shared_victory seat=2 1
expect no event defender
expect asks ck.deck
expect actors 2
reject 2 deck ship    CK-BARB-06
expect legal 2 deck * = 3
2 deck science
* progress crane
expect event progress seat=2 science
expect actors 1
1 deck politics
* progress spy
expect line progress 1 1spy
expect line progress 2 1crane
expect asks catan.act

% CK-BARB-07 CK-HAND-07 all draw before anybody puts a card back
game catan +ck layout=beginner seats=3 first_player=1
set city n30 1
set knight n00 1 1 active
set knight n02 2 1 active
set progress 2 4merchant
set ship 6
set phase roll 3
* dice 1 1
* event ship
expect actors 1
1 deck trade
* progress merchant_fleet
expect actors 2
2 deck trade
* progress merchant_fleet
expect asks ck.shed
expect actors 2
2 shed merchant_fleet

% CK-BARB-08 no city, no knight: nobody gets anything
game catan +ck layout=beginner seats=3 first_player=1
set settlement n30 1
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect event attack 0 0
expect event knights_win
expect no event shared_victory
expect asks catan.act

% CK-BARB-08 zero_contribution_reward: all share it
game catan +ck layout=beginner seats=3 first_player=1 zero_contribution_reward=1
set settlement n30 1
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect asks ck.deck
expect actors 1
1 deck trade
* progress merchant
2 deck trade
* progress merchant
3 deck trade
* progress merchant
expect asks catan.act

% CK-BARB-09 CK-COMP-03 CK-OPEN-09 Defender points go on after six cards
game catan +ck layout=beginner seats=3 first_player=1
set settlement n30 1
set knight n00 1 1 active
set defender 1 6
set ship 6
set phase roll 2
* dice 1 1
* event ship
expect line defender 1 7

% CK-BARB-09 CK-COMP-03 defender_cards_limited: there are six
game catan +ck layout=beginner seats=3 first_player=1 defender_cards_limited=1
set settlement n30 1
set knight n00 1 1 active
set defender 1 4
set defender 2 2
set ship 6
set phase roll 2
* dice 1 1
* event ship
expect event knights_win
expect no event defender
expect line defender 1 4

% CK-56-01 CK-BARB-09 with five players there are eight
game catan +ck +five_six seats=5 first_player=1 defender_cards_limited=1
set settlement n30 1
set knight n00 1 1 active
set defender 1 4
set defender 2 3
set ship 6
set phase roll 2
* dice 1 1
* event ship
expect line defender 1 5

% CK-BARB-15 CK-BARB-14 a settlement in the supply is used; the last one, then damage
game catan +ck layout=beginner seats=3 first_player=1
set settlement n00 1
set settlement n02 1
set settlement n04 1
set settlement n16 1
set city n20 1
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect line settlement n20 1
expect no line damaged *

% CK-BARB-20 CK-KNIGHT-18 titles are judged after all losses
game catan +ck layout=beginner seats=3 first_player=1
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set city n30 1
set city n35 1
set city n43 2
set ship 6
set phase roll 3
* dice 1 1
* event ship
1 lose n30
expect line title route 1
expect score 1 = 5

% CK-EXPERT-01 CK-EXPERT-05 all choose in turn from the player on turn; none is allowed
game catan +ck layout=beginner seats=3 first_player=1 expert_battle=1
set city n30 1
set city n35 2
set knight n00 1 1 active
set knight n02 1 2 active
set knight n04 2 1 active
set knight n06 3 2
set ship 6
set phase roll 2
* dice 1 1
* event ship
expect asks ck.send
expect actors 2
reject 2 send n00     CK-EXPERT-01
2 none
expect actors 1
reject 1 send n06     CK-EXPERT-01
1 send n02
expect event sent seat=1 n02
expect asks ck.send
reject 1 send n02     CK-EXPERT-01
1 none
# seat 3 has no active knight and is not asked
expect event attack 2 2
expect event defender seat=1 1

% CK-EXPERT-02 CK-EXPERT-03 CK-EXPERT-04 only those who were sent count, with full strength, and only they rest
game catan +ck layout=beginner seats=3 first_player=1 expert_battle=1
set city n30 1
set city n35 2
set knight n00 1 1 active
set knight n02 1 3 active
set knight n04 2 1 active
set ship 6
set phase roll 1
* dice 1 1
* event ship
1 send n00
1 none
2 send n04
expect event attack 2 2
expect event defence seat=1 1 1 0
expect event shared_victory seat=1 1
expect line knight n00 1 1
expect line knight n02 1 3 active
expect line knight n04 2 1

% CK-BARB-06 CK-EVENT-06 shared, but all decks are empty: nobody draws
game catan +ck +five_six seats=6 first_player=1
set progress 1 4merchant
set progress 2 2merchant+2commercial_harbor
set progress 3 2merchant_fleet+2master_merchant+2trade_monopoly+4resource_monopoly
set progress 4 2bishop+2diplomat+2warlord+2wedding+2intrigue+2saboteur+3spy+2deserter
set shown constitution 4
set progress 5 2alchemist+2crane+2mining+2irrigation+2inventor
set progress 6 1engineer+2medicine+2smith+2road_building
set shown printer 6
set city n30 1
set knight n00 1 1 active
set knight n02 2 1 active
set ship 6
set phase roll 3
* dice 1 1
* event ship
expect event shared_victory seat=1 1
expect event shared_victory seat=2 1
expect no event progress
expect line progress 1 4merchant

% CK-BARB-07 CK-EVENT-06 one card is left in all decks: the roller draws it, the other gets nothing
game catan +ck +five_six seats=6 first_player=1
set progress 1 4merchant
set progress 2 2merchant+2commercial_harbor
set progress 3 2merchant_fleet+2master_merchant+2trade_monopoly+4resource_monopoly
set progress 4 2bishop+2diplomat+2warlord+2wedding+2intrigue+2saboteur+3spy+2deserter
set shown constitution 4
set progress 5 2alchemist+2crane+2mining+2irrigation+2inventor
set progress 6 1engineer+2medicine+2smith+1road_building
set shown printer 6
set city n30 1
set knight n00 1 1 active
set knight n02 2 1 active
set ship 6
set phase roll 2
* dice 1 1
* event ship
expect legal * progress * = 1
* progress road_building
expect event progress seat=2 science
expect line progress 1 4merchant

% CK-BARB-06 CK-HAND-03 CK-HAND-06 the roller with four cards has until his turn ends; the other shows a point card
game catan +ck layout=beginner seats=3 first_player=1
set city n30 1
set knight n00 1 1 active
set knight n02 2 1 active
set progress 1 4merchant
set progress 2 4resource_monopoly
set ship 6
set phase roll 1
* dice 1 1
* event ship
1 deck trade
* progress merchant
2 deck politics
* progress constitution
expect asks catan.act
expect score 2 = 1
1 end
expect asks ck.shed
expect actors 1
1 shed merchant
expect asks catan.before

% CK-WIN-04 CK-BARB-07 the roller's Printer ends the game before the next one draws
game catan +ck layout=beginner seats=3 first_player=1
set city n30 1
set knight n00 1 1 active
set knight n02 2 1 active
set defender 1 10
set ship 6
set phase roll 1
* dice 1 1
* event ship
1 deck science
* progress printer
expect won 1

% CK-EXPERT-03 CK-ACT-01 who stayed at home may act on the same turn, who fought may not
game catan +ck layout=beginner seats=3 first_player=1 expert_battle=1
set city n30 1
set knight n20 1 1 active
set knight n22 1 1 active
set road e29 1
set road e32 1
set ship 6
set phase roll 1
* dice 1 1
* event ship
1 send n22
1 none
expect event defender seat=1 1
reject 1 knight_move n22 n23   CK-ACT-01
1 knight_move n20 n21

% CK-BARB-15 CK-DMG-03 CK-DMG-04 a second city is lost while one lies damaged
game catan +ck layout=beginner seats=3 first_player=1
set settlement n00 1
set settlement n02 1
set settlement n04 1
set settlement n16 1
set settlement n26 1
set city n20 1
set city n35 1
set city n22 1
set damaged n20
set city n43 2
set knight n42 2 1 active
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect event attack 3 1
reject 1 lose n20              CK-BARB-13
1 lose n35
expect line damaged n20
expect line damaged n35
# five settlements, two damaged, one city
expect score 1 = 9

% CK-EXPERT-02 CK-BARB-10 nobody sends: the one with a strong knight at home loses as well
game catan +ck layout=beginner seats=3 first_player=1 expert_battle=1
set city n30 1
set city n43 2
set knight n20 1 3 active
set ship 6
set phase roll 2
* dice 1 1
* event ship
1 none
expect line settlement n30 1
expect line settlement n43 2
expect line knight n20 1 3 active

% CK-SEVEN-01 CK-WALL-05 a city lost in this very roll takes its wall: the limit falls before the discards
game catan +ck layout=beginner seats=3 first_player=1
set city n43 1
set wall n43
set ship 6
set hand 1 9ore
set settlement n30 2
set phase roll 1
* dice 3 4
* event ship
expect line settlement n43 1
expect asks catan.owe
expect line owe 1 4
