# A roll of 7. EL-PIR-*.

% EL-PIR-01 EL-PIR-02 EL-PIR-11 any row but the ship's; no income; the turn goes on
game elasund seats=4
set ship 8
set phase roll 1
* dice 3 4
expect asks elasund.ship
expect legal 1 ship * = 9
reject 1 ship 8 EL-PIR-01
reject 1 ship 7 EL-PIR-01
1 ship 5
expect line ship 5
expect line hand 3 3gold
expect line hand 4 3gold
expect asks elasund.build
1 done
expect legal 1 permit 0 *,5 = 7

% EL-PIR-01 a ship off the board may go to any of the ten rows
game elasund seats=2
set phase roll 1
* dice 1 6
expect legal 1 ship * = 10

% EL-PIR-03 EL-PIR-04 EL-PIR-05 EL-EX-10 the example of the rulebook: flags and an east tower in row 5
game elasund seats=4
set empty
set building inn 0,5 2
set building well 3,5 1
set building inn 4,4 2
set building large 6,4 1
set wall 7,1 1 1
set wall 6,1 1 2
set wall 9,3 2 1
set wall 9,4 2 2
set wall 9,5 1 3
set hand 1 4gold+2green
set hand 2 2gold+1red
set phase roll 3
* dice 3 4
3 ship 5
expect event owes seat=1 3
expect event owes seat=2 1
expect asks elasund.pirate
expect actors 1+2
1 give gold
1 give green
1 give green
expect actors 2
2 give red
expect line hand 1 3gold
expect line hand 2 2gold
expect asks elasund.build
expect line discard 2green+1red

% EL-PIR-04 a large building has its cubes in the top and the middle row, an inn only in the top row, a church tile in its own
game elasund seats=2
set empty
set building large 0,2 1
set building inn 3,2 2
set hand 1 5gold
set hand 2 5gold
set phase roll 1
* dice 3 4
1 ship 3
expect line hand 1 4gold
expect line hand 2 5gold
game elasund seats=2
set empty
set building large 0,2 1
set building inn 3,2 2
set hand 1 5gold
set hand 2 5gold
set phase roll 1
* dice 3 4
1 ship 4
expect line hand 1 5gold
expect line hand 2 5gold
game elasund seats=2
set empty
set church 1 2
set bottom 2 9
set hand 2 5gold
set phase roll 1
* dice 3 4
1 ship 8
expect line hand 2 4gold

% EL-PIR-05 EL-EX-14 a north tower lies in no row but counts for picking; cubes on the track lie in no row
game elasund seats=2
set empty
set building craftsmen 0,2 1
set building well 0,4 1
set track 1 3
set building fair 3,5 2
set wall 3,1 1 1
set wall 2,1 1 2
set wall 3,13 1 3
set hand 1 3gold
set hand 2 2gold
set phase roll 1
* dice 3 4
1 ship 5
expect line hand 1 3gold
expect asks elasund.plunder
expect line pot 1gold
1 plunder gold
expect line hand 1 4gold
expect line hand 2 1gold

% EL-PIR-06 EL-EX-11 too few cards: all of them; none: none
game elasund seats=2
set empty
set building well 0,5 1
set building well 1,5 1
set building well 2,5 1
set hand 1 1gold+1blue
set phase roll 1
* dice 3 4
1 ship 5
expect event gave seat=1 1gold+1blue
expect line hand 1 -
expect line discard 1blue
expect asks elasund.build
game elasund seats=2
set empty
set building well 0,5 1
set phase roll 1
* dice 3 4
1 ship 5
expect no event gave
expect asks elasund.build

% EL-PIR-03 EL-PIR-07 EL-HID-01 EL-HID-05 all choose at once and in secret; then the gifts are shown together
game elasund seats=3
set empty
set building well 0,5 1
set building well 1,5 2
set hand 1 2gold+1green
set hand 2 2gold+1red
set phase roll 3
* dice 3 4
3 ship 5
expect actors 1+2
reject 1 give red EL-PIR-03
2 give red
expect no event gave
expect view 1 line hand 2 2gold ?1
expect view 1 line pend 2 - ?1
expect view 2 line pend 2 1red
expect view 3 line pend 2 - ?1
1 give gold
expect event gave seat=1 to=all 1gold
expect event gave seat=2 to=all 1red
expect line hand 1 1gold+1green
expect line hand 2 2gold

% EL-PIR-03 EL-DEC-02 whoever holds gold only has no choice
game elasund seats=2
set empty
set building well 0,5 2
set hand 2 3gold
set phase roll 1
* dice 3 4
1 ship 5
expect line hand 2 2gold
expect asks elasund.build

% EL-PIR-08 EL-PIR-09 EL-PIR-10 EL-EX-13 one card for each tower, of the others' cards only; taking is optional
game elasund seats=2
set empty
set building well 0,5 1
set building well 1,5 1
set building well 2,5 1
set building well 3,5 2
set wall 3,1 1 1
set wall 2,1 1 2
set wall 5,11 1 3
set hand 1 3gold+2green
set hand 2 1gold+1red
set phase roll 1
* dice 3 4
1 ship 5
1 give green
1 give green
1 give gold
2 give red
expect asks elasund.plunder
expect line pot 1red
expect line discard 2green
reject 1 plunder green EL-PIR-08
reject 1 plunder gold EL-PIR-08
1 plunder red
expect line hand 1 2gold+1red
expect line hand 2 1gold
expect asks elasund.build
expect line discard 2green

% EL-PIR-09 EL-PIR-10 who stops leaves the rest to the discards
game elasund seats=2
set empty
set building well 1,5 2
set building well 2,5 2
set wall 3,1 1 1
set wall 2,1 1 2
set wall 5,3 1 3
set wall 5,4 1 4
set wall 5,5 1 5
set wall 5,6 1 6
set hand 2 1gold+2red
set phase roll 1
* dice 3 4
1 ship 5
2 give red
2 give red
expect line frame * elasund.plunder * n=2
1 plunder red
1 stop
expect line hand 1 1red
expect line discard 1red
expect no line pot *
