# The city and the start. EL-BOARD-*, EL-SETUP-*. Seats are red, blue, yellow, green; a field is column,row.

% EL-SETUP-02 EL-SETUP-03 EL-SETUP-04 EL-SETUP-08 EL-BOARD-03 EL-BOARD-04 the start of four: huts on their frames, nothing else
game elasund seats=4
expect line building hut_small 3,4 1
expect line building hut_large 4,8 1
expect line building hut_small 2,4 2
expect line building hut_large 1,8 2
expect line building hut_small 2,10 3
expect line building hut_large 1,5 3
expect line building hut_small 3,10 4
expect line building hut_large 4,5 4
expect no line building merchants *
expect no line building craftsmen *
expect no line permit *
expect no line wall *
expect no line church *
expect no line ship *
expect score 1 = 0

% EL-SETUP-01 with two players only two colours have huts; the other frames are ordinary fields
game elasund seats=2
expect line building hut_small 3,4 1
expect line building hut_large 1,8 2
expect no line building * 3
set ship 10
set phase permit 1
1 permit 0 2,10
expect line permit 1 0 2,10

% EL-SETUP-01 two to four players
badgame elasund seats=1 : seats
badgame elasund seats=5 : seats

% EL-SETUP-06 EL-SETUP-07 EL-EX-01 EL-INC-05 three gold and one influence card each, drawn face down
game elasund seats=3
expect line hand 1 3gold
expect asks elasund.card
expect actors *
* draw green
expect event drew seat=1 to=all
expect event card seat=1 to=1 green
expect view 2 line hand 1 3gold ?1
* draw blue
* draw green
expect line hand 1 3gold+1green
expect line hand 2 3gold+1blue
expect line hand 3 3gold+1green
expect no line discard *

% EL-SETUP-09 the highest total starts; tied leaders roll again among themselves
game elasund seats=3
* draw green
* draw green
* draw green
expect asks elasund.first
* first 2 3
* first 6 3
* first 4 5
expect asks elasund.first
* first 1 1
* first 1 2
expect event starts seat=3
expect asks elasund.dice
expect line flow turn=3 on=3 *
reject * first 1 1 EL-ROLL-01

% EL-SETUP-09 a die has six faces
game elasund seats=2
* draw red
* draw red
reject * first 0 3 EL-SETUP-09
reject * first 7 3 EL-SETUP-09

% EL-TURN-01 EL-SETUP-09 play goes clockwise
game elasund seats=3
set phase special 3
3 end
expect line flow turn=1 on=1 *

% EL-BOARD-01 EL-BOARD-02 there is no row 7: the row below 6 is 8
game elasund seats=2
set empty
set building craftsmen 0,6 1
set phase roll 1
* dice 4 4
expect line ship 8
expect line hand 1 1gold
badset ship 7 : bad position line
badset permit 1 0 1,7 : bad position line

% EL-BOARD-05 only columns 0 to 2n belong to the city: 5, 7 or 9
game elasund seats=2
set ship 2
set phase permit 1
1 permit 0 4,2
game elasund seats=2
set ship 2
set phase permit 1
reject 1 permit 0 5,2 EL-BOARD-05
game elasund seats=3
set ship 2
set phase permit 1
expect legal 1 permit 0 * = 7
reject 1 permit 0 7,2 EL-BOARD-05
game elasund seats=4
set ship 2
set phase permit 1
expect legal 1 permit 0 * = 9
reject 1 permit 0 1,7 EL-BOARD-05

% EL-BOARD-08 EL-BOARD-09 nothing but a church tile lies on the foundation (2,8)
game elasund seats=2
set empty
set ship 8
set hand 1 9gold
set permit 1 3 1,9
set phase permit 1
reject 1 permit 0 2,8 EL-BOARD-09
expect legal 1 permit 0 * = 4
badset permit 1 0 2,8 : EL-INV-05
badset building well 2,8 1 : EL-INV-05
badset building hut_small 2,8 1 : EL-INV-05

% EL-BOARD-12 a free field carries no building, hut, church tile or permit
game elasund seats=2
set empty
set ship 8
set building well 0,8 2
set building hut_small 1,8 2
set church 1 1
set bottom 1 9
set permit 2 1 3,8
set phase permit 1
reject 1 permit 0 0,8 EL-BOARD-12
reject 1 permit 0 1,8 EL-BOARD-12
reject 1 permit 0 2,8 EL-BOARD-12
reject 1 permit 0 3,8 EL-PERM-06
expect legal 1 permit 0 * = 1
1 permit 0 4,8

% EL-BOARD-13 fields of the church area without a tile are ordinary
game elasund seats=2
set empty
set ship 9
set church 1 1
set bottom 1 9
set phase permit 1
1 permit 0 3,9
expect line permit 1 0 3,9

% EL-MOD-01 EL-DEC-03 Elasund has no modules
badgame elasund +five_six seats=2 : module
