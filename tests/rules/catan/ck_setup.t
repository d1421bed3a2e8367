# Cities & Knights: what is in the box, the island, the founding, the turn, winning.

% CK-COMP-01 CK-PREP-02 twelve of each commodity and nineteen of each resource
game catan +ck layout=beginner seats=3 first_player=1
badset hand 1 13coin : cards
badset hand 1 13paper : cards
badset hand 1 13cloth : cards
badset hand 1 20ore : cards
set hand 1 12coin+12paper+12cloth
set hand 2 19ore

% CK-56-01 CK-COMP-01 five and six players: eighteen of each commodity, twenty-four of each resource
game catan +ck +five_six seats=5 first_player=1
set hand 1 18coin+18paper+18cloth+24ore
badset hand 2 1coin : cards

% CK-COMP-02 CK-CONST-01 CK-PRINT-01 no more cards than the decks hold
game catan +ck layout=beginner seats=3 first_player=1
badset progress 1 3crane : line
badset progress 1 2engineer : line
badset progress 1 4spy : line
set progress 1 6merchant
badset progress 2 1merchant : CK-COMP-02
set progress 2 2alchemist+2crane+2mining
set progress 3 4resource_monopoly+3spy

% CK-COMP-04 CK-KNIGHT-06 two knights of a level: a third basic one cannot be recruited
game catan +ck layout=beginner seats=3 first_player=1
set road e28 1
set road e29 1
set road e31 1
set road e32 1
set settlement n19 1
set knight n20 1 1
set knight n21 1 1
set hand 1 2ore+2wool
set phase act 1
reject 1 recruit n22   CK-KNIGHT-06

% CK-COMP-05 CK-COMP-06 CK-TURN-01 three dice: two with numbers, then the event die with ship and gates
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set phase before 1
1 roll
* dice 1 2
expect asks ck.event
expect actors *
expect legal * event *  = 4
reject 1 end   CB-TURN-05
* event ship
expect event event_die ship
expect event ship 1 7
expect line ship 1
expect asks catan.act

% CK-PREP-01 CK-INT-01 there are no development cards and no Largest Army
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set hand 1 1ore+1wool+1grain
set phase act 1
reject 1 buy   CK-PREP-01
reject 1 knight   CK-PREP-01
reject 1 plenty   CK-PREP-01

% CK-PREP-03 CK-PREP-04 CK-PREP-05 at the start nobody has a level, a card or a knight; the ship waits, no merchant
game catan +ck layout=beginner seats=3 first_player=1
expect no line level *
expect no line progress *
expect no line knight *
expect no line ship *
expect no line merchant *

% CK-PREP-06 CK-PREP-07 CK-LAY-01 CK-LAY-02 CK-LAY-03 the island of the first game
game catan +ck layout=beginner seats=3 first_player=1
expect line robber h05
expect line hex h00 hills 6
expect line hex h01 mountains 2
expect line hex h02 hills 5
expect line hex h03 forest 3
expect line hex h04 mountains 9
expect line hex h05 desert
expect line hex h06 forest 10
expect line hex h07 forest 8
expect line hex h08 fields 4
expect line hex h09 hills 11
expect line hex h10 pasture 3
expect line hex h11 fields 8
expect line hex h12 pasture 10
expect line hex h13 fields 5
expect line hex h14 mountains 6
expect line hex h15 pasture 4
expect line hex h16 fields 9
expect line hex h17 pasture 12
expect line hex h18 forest 11
expect line harbour 1 e00 brick
expect line harbour 2 e05 ore
expect line harbour 3 e21 lumber
expect line harbour 4 e38 grain
expect line harbour 5 e64 any
expect line harbour 6 e69 any
expect line harbour 7 e66 any
expect line harbour 8 e41 wool
expect line harbour 9 e11 any

% CK-LAY-04 no starting positions are printed
badgame catan +ck layout=beginner start=printed seats=3 : CK-LAY-04

% CK-FOUND-01 red and white decide who starts; ties roll again
game catan +ck layout=beginner seats=2
* first 3 4
* first 5 2
expect asks catan.first
* first 6 6
* first 1 1
expect event starts seat=1

% CK-FOUND-02 CK-FOUND-03 CK-FOUND-05 CK-FOUND-06 CK-EX-19 CK-FOUND-04 settlements clockwise, cities back, the start player begins
game catan +ck layout=beginner seats=3 first_player=1
expect actors 1
reject 1 city n10    CK-FOUND-02
1 settlement n10
1 road e13
expect actors 2
2 settlement n30
2 road e43
3 settlement n35
3 road e49
expect actors 3
reject 3 settlement n43   CK-FOUND-03
3 city n43
reject 3 road e49         CB-BOARD-06
reject 3 road e51         CK-FOUND-03
expect line hand 3 1lumber+1wool+1ore
3 road e60
expect actors 2
2 city n18
# forest 3, forest 8, fields 4: one card a hex
expect line hand 2 2lumber+1grain
2 road e26
reject 1 city n09    CB-BUILD-08
1 city n22
# desert, hills 11, pasture 3: resources only
expect line hand 1 1brick+1wool
expect no line hand 1 *cloth*
1 road e32
expect actors 1
expect asks catan.before
expect score 1 = 3
expect score 2 = 3
expect score 3 = 3

% CK-TURN-02 before the roll nothing but the Alchemist
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set road e29 1
set knight n21 1 1 active
set hand 1 5ore+5wool+5grain+5brick+5lumber
set progress 1 1crane+1alchemist
set phase before 1
reject 1 crane          CK-TURN-02
reject 1 recruit n21    CK-TURN-02
reject 1 wall n20       CK-TURN-02
reject 1 bank ore coin  CK-TURN-02
reject 1 knight_move n21 n22 CK-TURN-02
expect legal 1 alchemist * = 36
expect legal 1 * = 37

% CK-TURN-03 CK-TURN-04 CK-TURN-05 CK-EVENT-08 CK-ALCH-02 CK-EX-71 first the event with all its choices, then the seven
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set level 2 science 1
set progress 1 1alchemist
set progress 2 1spy+1bishop+1wedding+1diplomat
set hand 3 8ore
set phase before 1
1 alchemist 1 6
expect event rolled seat=1 1 6 7
expect asks ck.event
* event science
expect asks ck.card
* progress mining
# the draw of another player ends before the seven does
expect asks ck.shed
expect actors 2
reject 1 end         CB-TURN-05
2 shed spy
expect asks catan.owe
expect actors 3
3 discard ore
3 discard ore
3 discard ore
3 discard ore
expect event robber_frozen
expect asks catan.act
expect line robber h05
expect actors 1

% CK-TURN-06 CK-HAND-02 CK-HAND-04 the turn ends with four progress cards at most, and not before nothing is put back
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set progress 1 1spy+1bishop+1wedding+1diplomat+1warlord+1mining
set phase act 1
reject 1 shed spy    CK-TURN-01
1 end
expect asks ck.shed
expect actors 1
reject 1 shed crane  CK-HAND-03
1 shed spy
expect event shed seat=1 to=all politics
expect asks ck.shed
1 shed mining
expect actors 2
expect asks catan.before
expect line under politics spy/1
expect line under science mining/1
expect view 2 line under politics ?/1
expect view 1 line under politics spy/1

% CK-WIN-01 CK-WIN-02 CK-HID-06 thirteen points win at once, all of them public
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set city n35 1
set city n43 1
set settlement n10 1
set level 1 trade 4
set metropolis trade n20
set defender 1 1
set shown printer 1
set merchant h10 1
set phase act 1
# 2 + 2 + 2 + 1 + 2 + 1 + 1 + 1
expect score 1 = 12
expect public 1 = 12
set hand 1 3ore+2grain
1 city n10
expect won 1

% CK-WIN-02 Constitution and Longest Road count too, a damaged city as a settlement
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set damaged n20
set shown constitution 1
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set phase act 1
# 1 + 1 + 2
expect score 1 = 4

% CK-WIN-03 points won on another's turn count when one's own turn begins
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set city n35 1
set city n43 1
set city n10 1
set settlement n28 1
set level 1 trade 4
set metropolis trade n20
set shown printer 1
set ship 6
set knight n12 1 1 active
set knight n24 1 3 active
set knight n14 1 2 active
set phase roll 3
expect score 1 = 12
* dice 1 2
* event ship
expect event defender seat=1 1
expect score 1 = 13
expect won -
3 end
expect won 1

% CK-WIN-04 a Defender point on the own roll wins before production
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set city n35 1
set city n43 1
set city n10 1
set settlement n28 1
set level 1 trade 4
set metropolis trade n20
set shown printer 1
set ship 6
set knight n12 1 1 active
set knight n24 1 3 active
set phase roll 1
* dice 4 2
* event ship
expect won 1
expect no event income

% CK-INT-05 CT-X-31 CK-EX-80 CK-INT-06 with the friendly robber three points protect, on a 7, with a Bishop and with a knight
game catan +ck +friendly layout=beginner seats=4 first_player=1
set settlement n30 1
set settlement n32 2
set settlement n41 2
set settlement n10 3
set city n35 3
set city n45 3
set city n50 3
set settlement n16 4
set city n47 4
set city n26 4
set defender 2 1
set landed 1
set robber h05
set knight n13 3 1 active
set progress 3 1bishop
set phase act 3
# seat 1: 1 point, seat 2: 3 points, both protected; hex 13 touches both
expect public 2 = 3
3 chase n13
expect asks catan.rob
reject 3 robber h13    CT-FR-05
3 robber h18
expect line robber h18
3 bishop
reject 3 robber h13    CT-FR-05
3 robber h05
3 end
set phase roll 4
* dice 3 4
* event ship
reject 4 robber h13    CT-FR-05

% CK-INT-05 CK-SEVEN-03 frozen comes before friendly: nobody moves the robber
game catan +ck +friendly layout=beginner seats=3 first_player=1
set settlement n20 1
set phase roll 1
* dice 3 4
* event ship
expect asks catan.act
expect line robber h05
