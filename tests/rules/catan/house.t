# House rules (CB-HOUSE-*, CK-HOUSE-*): off unless the table agrees, each from both sides.

% CB-HOUSE-01 options of house rules need the module
badgame catan seats=3 more_points=1 : CB-HOUSE-02
badgame catan seats=3 dice=cards : CB-HOUSE-05
badgame catan +ck seats=3 last_city_safe=1 : CK-HOUSE-02
badgame catan +house seats=3 last_city_safe=1 : CK-HOUSE-02
badgame catan +house seats=3 more_points=3 : -4 to 2
badgame catan +house seats=3 hand_limit=4 : 5 to 15

% CB-HOUSE-01 nothing is different while nothing is agreed: seven cards may be kept, a 7 counts from the first round on
game catan +house layout=beginner seats=3 first_player=1
set hand 1 4brick+4ore
set hand 2 4brick+3ore
set phase roll 1
* dice 3 4
expect event owes seat=1 4
expect no event owes seat=2

% CB-HOUSE-02 two points more: ten are not enough, twelve are
game catan +house more_points=2 layout=beginner seats=3 first_player=1
set city n00 1
set city n02 1
set city n04 1
set settlement n06 1
set settlement n16 1
set settlement n18 1
set settlement n20 1
set settlement n22 1
set hand 1 2grain+3ore
set phase act 1
expect score 1 = 11
expect won -
1 city n16
expect score 1 = 12
expect won 1

% CB-HOUSE-02 two points fewer: eight win
game catan +house more_points=-2 layout=beginner seats=3 first_player=1
set city n00 1
set city n02 1
set city n04 1
set settlement n16 1
set hand 1 2grain+3ore
set phase act 1
expect won -
1 city n16
expect score 1 = 8
expect won 1

% CB-HOUSE-02 it adds to what expansions ask: 13, one more for the Harbourmaster, one by agreement; fourteen points are not enough, fifteen are
game catan +ck +harbormaster +house more_points=1 layout=beginner seats=3 first_player=1
set settlement n00 1
set city n16 1
set city n18 1
set city n20 1
set settlement n22 1
set defender 1 5
set hand 1 1brick+1lumber+1wool+3grain+3ore
set road e00 1
set road e02 1
set phase act 1
expect score 1 = 13
1 settlement n02
expect score 1 = 14
expect won -
1 city n00
expect score 1 = 15
expect won 1

% CB-HOUSE-03 a limit of ten: ten cards are kept, eleven cost five
game catan +house hand_limit=10 layout=beginner seats=3 first_player=1
set hand 1 5brick+5ore
set hand 2 6brick+5ore
set phase roll 1
* dice 3 4
expect no event owes seat=1
expect event owes seat=2 5

% CB-HOUSE-03 walls add two each to the limit agreed
game catan +ck +house hand_limit=5 layout=beginner seats=3 first_player=1
set city n00 1
set wall n00
set hand 1 4brick+3ore
set hand 2 3brick+3ore
set phase roll 1
* dice 3 4
* event trade
expect no event owes seat=1
expect event owes seat=2 3

% CB-HOUSE-04 two quiet rounds for three: on the sixth turn a 7 brings nothing
game catan +house quiet_rounds=2 layout=beginner seats=3 first_player=1
set flow turn=3 on=3 no=6
set settlement n20 3
set hand 3 9brick
set phase roll 3
* dice 3 4
expect no event owes seat=3
expect no event income
expect asks catan.act

% CB-HOUSE-04 on the seventh it counts
game catan +house quiet_rounds=2 layout=beginner seats=3 first_player=1
set flow turn=1 on=1 no=7
set hand 3 9brick
set phase roll 1
* dice 3 4
expect event owes seat=3 4
3 discard brick
3 discard brick
3 discard brick
3 discard brick
expect asks catan.rob

% CB-HOUSE-04 a Knight moves the robber all the same
game catan +house quiet_rounds=5 layout=beginner seats=3 first_player=1
set flow turn=1 on=1 no=1
set cards 1 1knight
set phase before 1
1 knight
expect asks catan.rob

% CB-HOUSE-05 what lies open is not drawn again; 3 4 and 4 3 are two cards
game catan +house dice=cards layout=beginner seats=3 first_player=1
set dice_card 3 4
set dice_card 6 6
set phase roll 1
expect legal * dice * * = 34
reject * dice 3 4 CB-HOUSE-05
reject * dice 6 6 CB-HOUSE-05
* dice 4 3
expect line dice_card 4 3
expect line dice_card 3 4
expect no line dice_card 3 3

% CB-HOUSE-05 the 24th card leaves twelve: all are shuffled
game catan +house dice=cards layout=beginner seats=3 first_player=1
set dice_card 1 1
set dice_card 1 2
set dice_card 1 3
set dice_card 1 4
set dice_card 1 5
set dice_card 1 6
set dice_card 2 1
set dice_card 2 2
set dice_card 2 3
set dice_card 2 4
set dice_card 2 5
set dice_card 2 6
set dice_card 3 1
set dice_card 3 2
set dice_card 3 3
set dice_card 3 4
set dice_card 3 5
set dice_card 3 6
set dice_card 4 1
set dice_card 4 2
set dice_card 4 3
set dice_card 4 4
set phase roll 1
expect legal * dice * * = 14
* dice 4 5
expect no event shuffled
expect line dice_card 4 5
1 end
2 roll
expect legal * dice * * = 13
* dice 4 6
expect event shuffled
expect no line dice_card * *
2 end
3 roll
expect legal * dice * * = 36

% CB-HOUSE-05 more cards than that cannot lie open; there are none without the rule
game catan +house dice=cards layout=beginner seats=3 first_player=1
badset dice_card 7 1 : dice_card
game catan +house layout=beginner seats=3 first_player=1
badset dice_card 1 1 : dice_card

% CB-HOUSE-05 for two the second roll is drawn from the same cards, without those of the first number
game catan +two +house dice=cards layout=beginner seats=2 first_player=1
set settlement n00 1
set settlement n02 2
set dice_card 1 1
set phase roll 1
* dice 2 2
1 roll
expect legal * dice * * = 32      # 36 less 1 1, 2 2, 1 3, 3 1

% CB-HOUSE-05 the Alchemist names dice and uses no card
game catan +ck +house dice=cards layout=beginner seats=3 first_player=1
set settlement n20 1
set progress 1 1alchemist
set phase before 1
1 alchemist 2 5
expect no line dice_card * *

% CB-HOUSE-05 event cards are a pack themselves
badgame catan +events +house dice=cards seats=3 : CB-HOUSE-05

% CB-HOUSE-06 a hidden bank pays as an open one: two bricks are owed and one is left, so nobody gets any
game catan +house bank=hidden layout=beginner seats=3 first_player=1
set settlement n20 1
set settlement n10 2
set hand 3 18brick
set phase roll 1
* dice 3 3
expect event short brick
expect no event income seat=1
expect no event income seat=2

% CB-HOUSE-06 nor does it sell what it has not: four lumber buy any kind but brick
game catan +house bank=hidden layout=beginner seats=3 first_player=1
set hand 1 4lumber
set hand 3 19brick
set phase act 1
expect legal 1 bank lumber * = 3
expect legal 1 bank * brick = 0

% CB-HOUSE-07 a large bank has 100 of each kind
game catan +house bank=large layout=beginner seats=3 first_player=1
set hand 1 90brick
set phase act 1
expect view - line bank 10brick+100lumber+100wool+100grain+100ore
badset hand 2 11brick : not that many cards

% CB-HOUSE-08 both settlements pay
game catan +house both_settlements_pay=1 layout=beginner seats=3 first_player=1
expect asks catan.settle
1 settlement n20
expect event income seat=1
expect asks catan.track

% CB-HOUSE-08 without it the first one does not
game catan +house layout=beginner seats=3 first_player=1
1 settlement n20
expect no event income

% CB-HOUSE-08 CB-HOUSE-09 what is printed is placed already
badgame catan +house both_settlements_pay=1 layout=beginner start=printed seats=3 : CB-HOUSE-08
badgame catan +house starting_city=1 layout=beginner start=printed seats=3 : CB-HOUSE-09
badgame catan +ck +house starting_city=1 seats=3 : CB-HOUSE-09

% CB-HOUSE-09 the second building is a city; it brings three cards like a settlement
game catan +house starting_city=1 layout=beginner seats=3 first_player=1
1 settlement n20
1 road e30
2 settlement n10
2 road e13
3 settlement n42
3 road e58
expect legal 3 settlement * = 0
3 city n13
expect line city n13 3
expect line hand 3 1brick+1lumber+1wool      # hills, forest and pasture, one each

% CB-HOUSE-09 the protection of the friendly robber begins with the three points everybody has
game catan +friendly +house starting_city=1 layout=beginner seats=3 first_player=1
set settlement n20 2
set city n42 2
set settlement n10 1
set city n13 1
set phase roll 1
* dice 3 4
reject 1 robber h04 CT-FR-05

% CK-HOUSE-01 the robber moves on the first 7
game catan +ck +house robber_from_start=1 layout=beginner seats=3 first_player=1
expect line landed 1
set phase roll 1
* dice 3 4
* event trade
expect asks catan.rob

% CK-HOUSE-01 CK-BISH-02 the Bishop need not wait either
game catan +ck +house robber_from_start=1 layout=beginner seats=3 first_player=1
set progress 1 1bishop
set phase act 1
1 bishop
expect asks catan.rob

% CK-HOUSE-01 CK-BISH-02 without it the Bishop waits
game catan +ck +house layout=beginner seats=3 first_player=1
set progress 1 1bishop
set phase act 1
reject 1 bishop CK-BISH-02

% CK-HOUSE-01 without it he waits for the barbarians
game catan +ck +house layout=beginner seats=3 first_player=1
expect no line landed *
set phase roll 1
* dice 3 4
* event trade
expect asks catan.act

% CK-HOUSE-02 the only city is spared, and the player who has two loses one though they sent more
game catan +ck +house last_city_safe=1 layout=beginner seats=3 first_player=1
set city n20 1
set city n30 2
set city n35 2
set knight n00 2 1 active
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect event attack 3 1
expect event immune seat=1
expect event loser seat=2 1
expect actors 2

% CK-HOUSE-02 without it the weakest loses the only city
game catan +ck +house layout=beginner seats=3 first_player=1
set city n20 1
set city n30 2
set city n35 2
set knight n00 2 1 active
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect event loser seat=1 0
expect line settlement n20 1

% CK-HOUSE-03 equal helpers are both Defenders
game catan +ck +house defender_for_each=1 layout=beginner seats=3 first_player=1
set city n20 1
set knight n00 1 1 active
set knight n02 2 1 active
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect event defender seat=1 1
expect event defender seat=2 1
expect score 1 = 3
expect score 2 = 1

% CK-HOUSE-03 without it they draw
game catan +ck +house layout=beginner seats=3 first_player=1
set city n20 1
set knight n00 1 1 active
set knight n02 2 1 active
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect no event defender *
expect asks ck.deck
