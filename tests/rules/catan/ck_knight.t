# Cities & Knights: knights, their actions, and the roads they cut.

% CK-KNIGHT-01 CK-KNIGHT-02 CK-KNIGHT-03 CK-EX-76 a knight stands where an own road ends, not on the settlement
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set road e29 1
set hand 1 1ore+1wool
set phase act 1
expect legal 1 recruit * = 1
reject 1 recruit n20   CK-KNIGHT-20
reject 1 recruit n22   CK-KNIGHT-03
1 recruit n21
expect event recruited seat=1 n21
expect line knight n21 1 1
expect line hand 1 -

% CK-KNIGHT-02 one ore and one wool
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set road e29 1
set hand 1 1ore
set phase act 1
reject 1 recruit n21   CK-KNIGHT-02

% CK-KNIGHT-04 CK-KNIGHT-07 knights ignore the distance rule and are ignored by it; one a crossing
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set road e29 1
set road e31 1
set road e32 1
set knight n21 1 1
set hand 1 1ore+2wool+1brick+1lumber+1grain
set phase act 1
reject 1 recruit n21   CK-KNIGHT-07
1 recruit n22
1 settlement n23
expect line settlement n23 1

% CK-KNIGHT-05 a road cut off from the rest is enough
game catan +ck layout=beginner seats=3 first_player=1
set road e63 1
set hand 1 1ore+1wool
set phase act 1
expect legal 1 recruit * = 2

% CK-KNIGHT-08 CK-KNIGHT-09 CK-ACT-01 a grain activates; a new knight too, but it may not act in that turn
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set road e29 1
set road e31 1
set hand 1 1ore+1wool+1grain
set phase act 1
1 recruit n21
reject 1 knight_move n21 n22  CK-ACT-01
1 activate n21
expect event activated seat=1 n21
expect line knight n21 1 1 active fresh
reject 1 knight_move n21 n22  CK-KNIGHT-09
reject 1 activate n21         CK-KNIGHT-08
1 end
set phase before 1
1 roll
* dice 1 1
* event ship
expect line knight n21 1 1 active
1 knight_move n21 n22
expect event knight_moved seat=1 n21 n22
expect line knight n22 1 1

% CK-KNIGHT-08 without grain nothing is activated
game catan +ck layout=beginner seats=3 first_player=1
set knight n21 1 3
set phase act 1
reject 1 activate n21         CK-KNIGHT-08

% CK-KNIGHT-10 CK-KNIGHT-13 CK-KNIGHT-14 CK-KNIGHT-15 promotion keeps the state, once a turn; a ready knight stays ready
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set road e31 1
set knight n21 1 1 active
set knight n20 1 1
set hand 1 3ore+3wool
set level 1 politics 3
set phase act 1
1 promote n21
expect event promoted seat=1 n21 2
expect line knight n21 1 2 active promoted
reject 1 promote n21          CK-KNIGHT-14
1 knight_move n21 n22
1 promote n20
expect line knight n20 1 2 promoted
reject 1 promote n22          CK-KNIGHT-14
1 end
2 roll
* dice 1 1
* event ship
expect line knight n20 1 2

% CK-KNIGHT-14 a knight may be promoted in the turn it is recruited
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set hand 1 2ore+2wool
set phase act 1
1 recruit n21
1 promote n21
expect line knight n21 1 2 promoted

% CK-KNIGHT-10 the price, and no promotion above mighty or of others
game catan +ck layout=beginner seats=3 first_player=1
set knight n21 1 1
set knight n23 1 3
set knight n25 2 1
set hand 1 1ore
set phase act 1
reject 1 promote n21          CK-KNIGHT-10
set hand 1 1ore+1wool
reject 1 promote n23          CK-KNIGHT-10
reject 1 promote n25          CK-KNIGHT-10

% CK-KNIGHT-11 CK-IMPR-07 mighty needs the Fortress
game catan +ck layout=beginner seats=3 first_player=1
set knight n21 1 2
set hand 1 1ore+1wool
set level 1 politics 2
set phase act 1
reject 1 promote n21          CK-KNIGHT-11
set level 1 politics 3
1 promote n21
expect line knight n21 1 3 promoted

% CK-KNIGHT-12 CK-KNIGHT-06 two pieces a level
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set knight n21 1 1
set knight n23 1 2
set knight n25 1 2
set hand 1 2ore+2wool
set level 1 politics 3
set phase act 1
reject 1 promote n21          CK-KNIGHT-12
1 promote n23
1 promote n21

% CK-KNIGHT-16 nothing deactivates or removes an own knight
game catan +ck layout=beginner seats=3 first_player=1
set knight n21 1 1 active
set settlement n35 1
set phase act 1
expect legal 1 * = 1
expect legal 1 end = 1

% CK-KNIGHT-17 no road goes on past a foreign knight; up to it, yes
game catan +ck layout=beginner seats=3 first_player=1
set settlement n19 1
set road e28 1
set knight n21 2 1
set hand 1 2brick+2lumber
set phase act 1
1 road e29
reject 1 road e31         CK-KNIGHT-17

% CK-KNIGHT-18 CK-EX-37 a foreign knight arrives in the middle: six roads count three, and the card is lost
game catan +ck layout=beginner seats=3 first_player=1
set road e28 1
set road e29 1
set road e31 1
set road e32 1
set road e34 1
set road e35 1
set road e33 2
set settlement n33 2
set hand 2 1ore+1wool
set phase act 2
expect line title route 1
2 recruit n22
expect event no_route
expect no line title route *
expect score 1 = 0

% CK-EX-37 CK-EX-38 length with a red knight on 3, on 6, or an own knight on 3
game catan +ck layout=beginner seats=3 first_player=1
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set road e08 1
set knight n03 2 1
set phase act 1
expect no line title route *
expect score 1 = 0

% CK-EX-38 a knight at the end, and an own knight, cut nothing
game catan +ck layout=beginner seats=3 first_player=1
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set road e08 1
set knight n06 2 1
set knight n03 1 1
set phase act 1
expect line title route 1

% CK-KNIGHT-19 CK-EX-47 nobody builds on a knight; its owner moves it away first
game catan +ck layout=beginner seats=3 first_player=1
set road e32 1
set knight n22 1 1 active
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
reject 1 settlement n22       CK-KNIGHT-19
1 knight_move n22 n23
1 settlement n22
expect line settlement n22 1

% CK-KNIGHT-19 CK-EX-47 an inactive knight cannot step aside
game catan +ck layout=beginner seats=3 first_player=1
set road e32 1
set knight n22 1 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
reject 1 knight_move n22 n23  CK-ACT-01
reject 1 settlement n22       CK-KNIGHT-19

% CK-KNIGHT-20 CK-KNIGHT-21 no knight on buildings; a city grows beside knights
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set road e29 1
set knight n21 2 1
set hand 1 3ore+2grain+1wool
set phase act 1
reject 1 recruit n20          CK-KNIGHT-20
1 city n20

% CK-KNIGHT-22 a cut road leaves roads and knights where they are
game catan +ck layout=beginner seats=3 first_player=1
set road e28 1
set road e29 1
set road e30 2
set settlement n19 1
set knight n21 1 1
set hand 2 1ore+1wool
set phase act 2
2 recruit n20
expect line road e29 1
expect line knight n21 1 1

% CK-ACT-02 CK-ACT-03 after its action a knight is inactive; a grain wakes it, but it acts no more this turn
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set road e31 1
set knight n20 1 1 active
set hand 1 1grain
set phase act 1
1 knight_move n20 n22
expect line knight n22 1 1
1 activate n22
reject 1 knight_move n22 n20  CK-KNIGHT-09

% CK-ACT-04 CK-ACT-05 CK-ACT-18 along own roads, past own buildings and knights, never past others
game catan +ck layout=beginner seats=3 first_player=1
set road e28 1
set road e29 1
set road e31 1
set road e32 1
set road e34 1
set settlement n20 1
set knight n21 1 1
set knight n19 1 1 active
set settlement n23 2
set phase act 1
expect legal 1 knight_move * = 1
reject 1 knight_move n19 n20  CK-ACT-04
reject 1 knight_move n19 n21  CK-ACT-04
reject 1 knight_move n19 n24  CK-ACT-05          # roads lead there, a foreign settlement bars the way
reject 1 knight_move n19 n31  CK-ACT-04
1 knight_move n19 n22

% CK-ACT-06 a road built this turn may be used at once
game catan +ck layout=beginner seats=3 first_player=1
set road e28 1
set settlement n19 1
set knight n20 1 1 active
set hand 1 1brick+1lumber
set phase act 1
1 road e29
1 knight_move n20 n21

% CK-ACT-07 CK-EX-40 CK-ACT-13 the blue knight cannot pass the white one and leaves the board
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set road e31 1
set road e33 2
set road e48 2
set knight n20 1 2 active
set knight n22 2 1
set knight n33 3 1
set phase act 1
1 displace n20 n22
expect event displaced seat=1 2 n22
expect event knight_removed seat=2 n22
expect line knight n22 1 2
expect no line knight * 2 *
expect asks catan.act

% CK-EX-41 CK-ACT-10 CK-ACT-12 CK-ACT-14 CK-ACT-19 it passes the own knight and retreats to 34 only, keeping its state
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set road e31 1
set road e33 2
set road e48 2
set knight n20 1 2 active
set knight n22 2 1 active
set knight n33 2 1
set phase act 1
1 displace n20 n22
# one place: no question
expect event retreated seat=2 n34
expect line knight n34 2 1 active
expect line knight n22 1 2

% CK-ACT-10 CK-ACT-11 CK-ACT-13 several places, the attacker's old one among them: the owner chooses, and must
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set road e31 1
set road e30 2
set road e45 2
set road e46 2
set road e33 2
set knight n20 1 2 active
set knight n22 2 1
set settlement n31 2
set phase act 1
1 displace n20 n22
expect asks ck.retreat
expect actors 2
expect legal 2 retreat * = 3
reject 2 retreat n22     CK-ACT-10
reject 2 none            CK-ACT-10
2 retreat n20
expect line knight n20 2 1

% CK-ACT-08 CK-EX-43 an equal knight is not displaced
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set road e31 1
set knight n20 1 2 active
set knight n22 2 2
set phase act 1
reject 1 displace n20 n22   CK-ACT-08
reject 1 displace n20 n21   CK-ACT-07
expect legal 1 displace * = 0

% CK-ACT-08 a basic knight displaces nobody, and own knights are no target
game catan +ck layout=beginner seats=3 first_player=1
set road e28 1
set road e29 1
set road e31 1
set knight n20 1 1 active
set knight n22 2 1
set knight n19 1 1
set phase act 1
reject 1 displace n20 n22   CK-ACT-08
reject 1 displace n20 n19   CK-ACT-08

% CK-ACT-09 only the level counts, not whether the other one is active
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set road e31 1
set knight n20 1 2 active
set knight n22 2 1 active
set phase act 1
1 displace n20 n22

% CK-EX-44 activated this turn: no displacing
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set road e31 1
set knight n20 1 2
set knight n22 2 1
set hand 1 1grain
set phase act 1
1 activate n20
reject 1 displace n20 n22   CK-KNIGHT-09

% CK-ACT-15 CK-EX-46 ready knights at the corners of the robber's hex may chase him
game catan +ck layout=beginner seats=3 first_player=1
set robber h13
set landed 1
set knight n30 1 1 active
set knight n31 1 1 active
set knight n20 1 2 active
set settlement n42 2
set settlement n35 3
set hand 2 1ore
set hand 3 9ore
set phase act 1
expect legal 1 chase * = 2
reject 1 chase n20          CK-ACT-15
1 chase n30
expect event chased seat=1 n30
expect asks catan.rob
expect legal 1 robber * = 18
reject 1 robber h13         CB-SEVEN-04
1 robber h14
* steal ore
expect line hand 1 1ore
# nobody discards for a chase
expect line hand 3 9ore
expect line knight n30 1 1

% CK-ACT-16 also next to an active knight; the desert too unless the option asks for a number
game catan +ck layout=beginner seats=3 first_player=1
set robber h13
set landed 1
set knight n30 1 1 active
set knight n13 2 1 active
set phase act 1
1 chase n30
1 robber h05
expect line robber h05

% CK-ACT-16 chased_robber_needs_number: not to the desert
game catan +ck layout=beginner seats=3 first_player=1 chased_robber_needs_number=1
set robber h13
set landed 1
set knight n30 1 1 active
set phase act 1
1 chase n30
reject 1 robber h05         CK-ACT-16
expect legal 1 robber * = 17

% CK-ACT-16 the option binds the chase, not the 7
game catan +ck layout=beginner seats=3 first_player=1 chased_robber_needs_number=1
set robber h13
set landed 1
set settlement n20 1
set phase roll 1
* dice 3 4
* event ship
1 robber h05

% CK-ACT-01 each knight once, on the own turn only
game catan +ck layout=beginner seats=3 first_player=1
set road e29 2
set knight n20 2 1 active
set settlement n35 1
set phase act 1
reject 1 knight_move n20 n21   CK-ACT-01
reject 2 knight_move n20 n21   CB-TURN-06

% CK-EX-74 CK-INTR-01 CK-INTR-02 CK-ACT-17 the knight that cuts the road is driven off: six again, and Longest Road
game catan +ck layout=beginner seats=3 first_player=1
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set road e08 1
set knight n03 2 1
set progress 1 1intrigue
set phase act 1
expect no line title route *
1 intrigue n03
expect event knight_removed seat=2 n03
expect line title route 1
expect event route seat=1 6

% CK-56-02 the special build phase: buildings and knights, no actions, no cards, no trade
game catan +ck +five_six seats=5 first_player=1
set settlement n20 2
set city n30 2
set road e29 2
set road e31 2
set knight n21 2 1 active
set hand 2 3ore+3wool+3grain+2brick+4lumber+1cloth
set progress 2 1warlord+1merchant
set settlement n40 1
set phase close 1
expect asks five_six.build
expect actors 2
reject 2 knight_move n21 n22   CK-56-02
reject 2 merchant h08          CK-56-02
reject 2 bank lumber ore       CK-56-02
2 improve trade
2 wall n30
2 recruit n22
2 activate n22
2 promote n22
expect line knight n22 2 2 active fresh promoted
2 pass
3 pass
4 pass
5 pass
2 roll
* dice 1 1
* event ship
# it may act on its owner's own turn
expect line knight n22 2 2 active

% CK-ACT-05 CK-ACT-08 no way past a foreign knight, not even past one that could be displaced
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set road e31 1
set road e32 1
set knight n20 1 3 active
set knight n22 2 2
set knight n23 3 1
set phase act 1
expect legal 1 displace * = 1
reject 1 displace n20 n23   CK-ACT-07
1 displace n20 n22
expect line knight n22 1 3

% CK-ACT-10 CK-ACT-13 the only retreat lies beyond an own settlement
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set road e31 1
set road e33 2
set road e48 2
set settlement n33 2
set knight n20 1 2 active
set knight n22 2 1
set phase act 1
1 displace n20 n22
expect line knight n34 2 1
expect asks catan.act

% CK-ACT-01 CK-WAR-01 awake again after its action: no second one
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set road e31 1
set knight n20 1 2 active
set progress 1 1warlord
set phase act 1
1 knight_move n20 n21
1 warlord
expect line knight n21 1 2 active fresh
reject 1 knight_move n21 n22   CK-KNIGHT-09

% CK-ACT-15 CK-SEVEN-07 two knights chase him one after the other; the card may be a commodity
game catan +ck layout=beginner seats=3 first_player=1
set robber h13
set landed 1
set knight n30 1 1 active
set knight n33 1 1 active
set settlement n43 2
set hand 2 1coin
set phase act 1
1 chase n30
1 robber h14
* steal coin
expect line hand 1 1coin
1 chase n33
1 robber h13
reject 1 chase n30          CK-ACT-01

% CK-KNIGHT-18 CB-LR-06 own recruiting cuts the holder and hands over the card
game catan +ck layout=beginner seats=3 first_player=1
set road e00 2
set road e02 2
set road e03 2
set road e05 2
set road e06 2
set road e08 2
set road e04 1
set road e15 1
set road e16 1
set road e18 1
set road e19 1
set title route 2
set hand 1 1ore+1wool
set phase act 1
1 recruit n02
expect line title route 1
expect score 1 = 2

% CK-ACT-04 a knight on an isolated road moves along it
game catan +ck layout=beginner seats=3 first_player=1
set road e63 1
set knight n44 1 1 active
set settlement n20 1
set phase act 1
expect legal 1 knight_move * = 1
1 knight_move n44 n45

% CK-56-02 CK-EX-85 CK-KNIGHT-14 CK-KNIGHT-11 promoted in a special build phase, and again in the next turn of its owner
game catan +ck +five_six seats=6 first_player=1
set road e29 2
set knight n20 2 1
set level 2 politics 3
set hand 2 2ore+2wool
set phase close 1
expect actors 2
2 promote n20
expect line knight n20 2 2 promoted
reject 2 promote n20      CK-KNIGHT-14
2 pass
3 pass
4 pass
5 pass
6 pass
2 roll
* dice 1 1
* event ship
2 promote n20
expect line knight n20 2 3 promoted
expect line hand 2 -

% CK-ACT-05 CK-ACT-04 a march past a foreign knight is barred; where no roads lead there is no way at all
game catan +ck layout=beginner seats=3 first_player=1
set road e28 1
set road e29 1
set road e31 1
set knight n19 1 2 active
set knight n21 2 1
set phase act 1
reject 1 knight_move n19 n22  CK-ACT-05
reject 1 knight_move n19 n23  CK-ACT-04
reject 1 knight_move n19 n21  CK-ACT-04          # it is not empty
1 displace n19 n21

% CK-KNIGHT-17 CB-BUILD-04 a foreign knight bars the road, a foreign settlement too, and elsewhere no road leads
game catan +ck layout=beginner seats=3 first_player=1
set road e28 1
set road e29 1
set road e13 1
set knight n21 2 1
set settlement n10 3
set hand 1 1brick+1lumber
set phase act 1
reject 1 road e31             CK-KNIGHT-17
reject 1 road e17             CK-KNIGHT-17
reject 1 road e15             CB-BUILD-04
reject 1 road e60             CB-BUILD-04
