# Phase 1: the ship and its row's income. EL-TURN-*, EL-ROLL-*, EL-INC-*.

% EL-TURN-01 EL-TURN-02 EL-DEC-02 the four phases of a turn; building and the special action may be left out
game elasund seats=2
set empty
set phase roll 1
expect asks elasund.dice
* dice 1 1
expect asks elasund.build
expect actors 1
1 done
expect asks elasund.permit
reject 1 end EL-PERM-01
reject 1 done EL-PERM-01
1 gold
expect asks elasund.special
1 end
expect asks elasund.dice
expect line flow turn=2 on=2 *

% EL-TURN-06 who is not asked may not act
game elasund seats=2
set empty
set phase build 1
reject 2 done EL-TURN-06
reject * dice 1 1 EL-TURN-06

% EL-TURN-05 there is no move that trades or gives cards to a player
game elasund seats=2
set phase build 1
badmove offer 1gold:1green : no such move
reject 1 give gold EL-BLD-01

% EL-TURN-03 cards gained in the roll may be spent in the same turn
game elasund seats=2
set empty
set building craftsmen 0,4 1
set hand 1 1gold
set phase roll 1
* dice 1 3
expect line hand 1 2gold
1 wall 3,1
expect line wall 3,1 1 1

% EL-TURN-04 a permit placed in phase 3 is used in a later turn
game elasund seats=2
set empty
set hand 1 9gold
set ship 4
set phase permit 1
1 permit 1 3,4
reject 1 build well 3,4 EL-ACT-01
1 end
* dice 1 1
2 done
2 gold
2 end
* dice 1 2
1 build well 3,4

% EL-ROLL-01 EL-DEC-02 the ship goes to the rolled row, without a question
game elasund seats=4
set phase roll 1
* dice 5 6
expect line ship 11
expect event ship 11
expect asks elasund.build
reject * dice 1 1 EL-TURN-06

% EL-ROLL-01 dice have six faces
game elasund seats=2
set phase roll 1
reject * dice 0 6 EL-ROLL-01
reject * dice 6 7 EL-ROLL-01

% EL-ROLL-02 EL-ROLL-03 EL-EX-02 the ship in row 3, roll 3: only row 5
game elasund seats=2
set empty
set ship 3
set phase roll 1
* dice 1 2
expect line ship 5
expect asks elasund.build

% EL-ROLL-03 EL-EX-04 the ship in row 12, roll 12: forced to row 10; in row 9, roll 9: 6 or 11
game elasund seats=2
set empty
set ship 12
set phase roll 1
* dice 6 6
expect line ship 10
game elasund seats=2
set empty
set ship 9
set phase roll 1
* dice 4 5
expect asks elasund.ship
expect legal 1 ship * = 2
reject 1 ship 9 EL-ROLL-03
reject 1 ship 8 EL-ROLL-03
reject 1 ship 7 EL-ROLL-03
1 ship 6
expect line ship 6

% EL-ROLL-03 from every row, two up or two down
game elasund seats=2
set empty
set ship 2
set phase roll 1
* dice 1 1
expect line ship 4
game elasund seats=2
set empty
set ship 4
set phase roll 1
* dice 1 3
expect legal 1 ship 2 = 1
expect legal 1 ship 6 = 1
1 ship 2
game elasund seats=2
set empty
set ship 5
set phase roll 1
* dice 1 4
expect legal 1 ship 3 = 1
1 ship 8
game elasund seats=2
set empty
set ship 6
set phase roll 1
* dice 1 5
expect legal 1 ship 4 = 1
1 ship 9
game elasund seats=2
set empty
set ship 8
set phase roll 1
* dice 4 4
expect legal 1 ship 5 = 1
1 ship 10
game elasund seats=2
set empty
set ship 10
set phase roll 1
* dice 4 6
expect legal 1 ship 8 = 1
1 ship 12
game elasund seats=2
set empty
set ship 11
set phase roll 1
* dice 5 6
expect line ship 9

% EL-ROLL-02 EL-EX-05 the total of the turn before again: a shift from where the ship stands
game elasund seats=2
set empty
set ship 5
set last 3
set phase roll 1
* dice 1 2
expect asks elasund.ship
expect legal 1 ship * = 2
expect legal 1 ship 3 = 1
expect legal 1 ship 8 = 1
1 ship 3
game elasund seats=2
set empty
set ship 5
set last 3
set phase roll 1
* dice 2 3
expect legal 1 ship 3 = 1
expect legal 1 ship 8 = 1
1 ship 8

% EL-ROLL-02 EL-EX-05 EL-MOD-02 ship_shift=row: only the ship's own row makes it shift
game elasund seats=2 ship_shift=row
set empty
set ship 5
set last 3
set phase roll 1
* dice 1 2
expect line ship 3
expect asks elasund.build

% EL-ROLL-04 EL-ROLL-05 EL-ROLL-06 the new row counts in every respect; the total of this turn is remembered
game elasund seats=2
set empty
set building craftsmen 0,5 1
set ship 3
set phase roll 1
* dice 1 2
expect line hand 1 1gold
1 done
1 permit 0 1,5
1 end
expect line last 3
expect line ship 5
* dice 1 2
2 ship 3
expect line ship 3

% EL-ROLL-06 the first turn has no previous total, and a 7 counts like others
game elasund seats=2
set empty
set phase roll 1
* dice 1 2
expect line ship 3
1 done
1 gold
1 end
* dice 3 4
2 ship 8
2 done
2 gold
2 end
expect line last 7
* dice 1 6
expect asks elasund.ship
expect legal 1 ship * = 9

% EL-INC-01 EL-INC-02 EL-INC-03 EL-INC-04 EL-EX-07 the example of the rulebook: row 5
game elasund seats=4
set empty
set building craftsmen 0,4 1
set building hut_small 1,5 2
set building hut_large 2,4 3
set building hut_small 3,5 1
set building hut_large 4,4 4
set phase roll 1
* dice 2 3
expect line hand 1 1gold
expect line hand 2 -
expect line hand 3 1gold
expect line hand 4 1gold
expect line due 1 1
expect line due 2 1
* draw red
* draw blue
expect line hand 1 1gold+1red
expect line hand 2 1blue
expect asks elasund.build

% EL-EX-08 EL-INC-04 the start of four: rolls of 8, 4 and 2
game elasund seats=4
set phase roll 3
* dice 4 4
expect line hand 1 4gold
expect line hand 2 4gold
expect line hand 3 3gold
expect line hand 4 3gold
game elasund seats=4
set phase roll 1
* dice 1 3
* draw green
* draw red
expect line hand 1 3gold+1green
expect line hand 2 3gold+1red
expect asks elasund.build
game elasund seats=4
set phase roll 1
* dice 1 1
expect line hand 1 3gold
expect line hand 4 3gold
expect asks elasund.build

% EL-INC-01 EL-INC-02 one card however many fields lie in the row; wells, fairs, large buildings, church and walls give none
game elasund seats=4
set empty
set building shop 0,4 1
set building inn 2,4 2
set building merchants 4,4 2
set building well 6,4 3
set building fair 7,4 3
set building craftsmen 8,2 3
set wall 9,3 1 1
set wall 9,4 1 2
set phase roll 1
* dice 1 3
* draw green
* draw green
expect line hand 1 1gold
expect line hand 2 2green
expect line hand 3 -
expect asks elasund.build
game elasund seats=4
set empty
set building large 0,4 1
set church 1 2
set bottom 2 9
set phase roll 1
* dice 3 5
expect asks elasund.build
game elasund seats=4
set empty
set building large 0,4 1
set phase roll 1
* dice 2 3
expect line hand 1 -
expect asks elasund.build

% EL-INC-06 the active player is paid first, then clockwise
game elasund seats=3
set empty
set building hut_small 1,4 1
set building hut_small 2,4 2
set building hut_small 3,4 3
set phase roll 2
* dice 2 2
expect line frame 3 elasund.card * seat=2
* draw green
expect line frame 3 elasund.card * seat=3
* draw blue
expect line frame 3 elasund.card * seat=1
* draw red
expect line hand 1 1red
expect line hand 2 1green
expect line hand 3 1blue

% EL-INC-07 there is no hand limit
game elasund seats=2
set empty
set hand 1 30gold+10green+8blue+9red
set phase roll 1
* dice 3 4
1 ship 2
expect asks elasund.build
expect line hand 1 30gold+10green+8blue+9red
