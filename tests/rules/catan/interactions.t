# What other boxes change (CB-INT-*) must not be there without them: the base game keeps its own values.

% CB-INT-01 CB-WIN-02 without Cities & Knights the target is ten, not thirteen
game catan layout=beginner seats=3 first_player=1
set empty
set city n47 1
set city n49 1
set city n51 1
set city n53 1
set settlement n20 1
# roads of 1: 20-21-22
set road e29 1
set road e31 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n22
expect score 1 = 10
expect won 1

% CB-INT-01 CB-DEV-01 CB-ARMY-01 development cards and Largest Army are in the game
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set knights 1 2
set cards 1 1knight
set hand 1 1wool+1grain+1ore
set phase act 1
1 buy
* draw point
1 knight
expect line title army 1
expect score 1 = 4

% CB-INT-01 CB-LR-03 CB-BUILD-04 CB-BUILD-06 Knight cards stand on no crossing: only buildings block
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 8-9-10-11-12
set road e12 1
set road e13 1
set road e15 1
set road e16 1
# roads of 2: 2-10
set road e04 2
# roads of 2: 11-21
set road e17 2
set knights 2 5
set hand 1 2brick+2lumber+1wool+1grain
set phase act 1
1 road e18
expect line title route 1
expect event route seat=1 5
1 settlement n10

% CB-INT-01 CB-BUILD-01 the second set-up building is a settlement and there are five resources
game catan layout=beginner seats=2 first_player=1
1 settlement n10
1 road e13
2 settlement n40
2 road e57
reject 2 city n44 CB-SETUP-09
2 settlement n44
2 road e61
1 settlement n19
1 road e26
expect score 1 = 2
expect score 2 = 2
badmove monopoly cloth : bad argument
badmove bank coin ore : bad argument

% CB-INT-02 CB-LR-01 without Seafarers a road goes on without a building and there is nothing but roads
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 0-1-2-3-4
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set hand 1 1brick+1lumber+1wool
set phase act 1
badset ship e06 1 : unknown position line
1 road e06
expect line title route 1

% CB-INT-02 CB-SEVEN-04 a seven moves the robber, there is no pirate to move instead
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set phase before 1
badset pirate h00 : unknown position line
1 roll
* dice 2 5
expect asks catan.rob
expect legal 1 robber * = 18
expect legal 1 * = 18

% CB-INT-03 CB-TURN-02 two dice, 36 rolls
game catan layout=beginner seats=3 first_player=1
set empty
set phase roll 1
expect asks catan.dice
expect legal * dice * = 36
expect legal * * = 36
reject * dice 0 6 CB-TURN-02
reject * dice 1 7 CB-TURN-02

% CB-INT-03 CB-SEVEN-10 without the friendly robber a player with two points is robbed like another
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set settlement n53 2
set hand 2 1ore
set phase before 1
1 roll
* dice 3 4
1 robber h14
* steal ore
expect line hand 1 1ore

% CB-INT-03 CB-SEVEN-10 CT-FR-05 with the friendly robber he is spared
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set settlement n53 2
set hand 2 1ore
set phase before 1
1 roll
* dice 3 4
reject 1 robber h14 CT-FR-05
1 robber h00
expect line hand 2 1ore

% CB-INT-03 CB-WIN-01 without the harbour master a harbour is worth no points
game catan layout=beginner seats=3 first_player=1
set empty
set city n00 1
set city n03 1
set settlement n14 2
set phase act 1
expect score 1 = 4
expect score 2 = 1

% CB-INT-03 CB-2P-02 two players without neutrals: the rules of the base game
game catan layout=beginner seats=2 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set phase before 1
1 roll
* dice 1 1
# one roll, then trade and build; the next turn is the other's
expect asks catan.act
1 end
expect actors 2
expect asks catan.before

% CB-INT-01 CB-INT-02 CB-INT-03 a module that does not exist is refused, and so is an option
badgame catan +moon seats=3 : no such module
badgame catan +five_six +moon seats=5 : no such module
badgame catan seats=3 moon=1 : no such option

% CB-INT-03 CT-FR-05 CB-56-06 the friendly robber and the special build phase at one table
game catan +friendly +five_six layout=beginner seats=5 first_player=1
set empty
set city n20 1
set settlement n34 1
set settlement n47 2
set robber h00
set phase before 1
1 roll
* dice 1 6
# 47 touches h15, h20 and h21; seat 2 has one point
reject 1 robber h15 CT-FR-05
reject 1 robber h20 CT-FR-05
reject 1 robber h21 CT-FR-05
1 robber h04
1 end
expect asks five_six.build
expect actors 2
