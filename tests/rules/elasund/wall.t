# The city wall. EL-WALL-*, EL-BOARD-06..07, EL-SEQ-03. Places: row 1 in the north, row 13 in the south, column 2n+1 in the east.

% EL-WALL-01 EL-WALL-02 EL-WALL-03 EL-BOARD-06 EL-BOARD-07 EL-EX-34 "wall-start-4p": four open places, 2 and 4 gold
game elasund seats=4
set empty
set hand 1 9gold
set phase build 1
expect legal 1 wall * = 4
expect legal 1 wall 7,1 = 1
expect legal 1 wall 7,13 = 1
expect legal 1 wall 9,3 = 1
expect legal 1 wall 9,11 = 1
reject 1 wall 6,1 EL-WALL-01
reject 1 wall 8,1 EL-WALL-01
reject 1 wall 9,2 EL-WALL-01
1 wall 9,3
expect line hand 1 5gold
* draw red
1 wall 7,13
expect line hand 1 3gold+1red
* draw red
expect asks elasund.permit

% EL-BOARD-07 EL-WALL-01 with two players columns 3 and 2 in the north, then the strip is full
game elasund seats=2
set empty
set hand 1 9gold
set phase build 1
reject 1 wall 2,1 EL-WALL-01
1 wall 3,1
* draw red
1 wall 2,1
* draw red
1 gold
1 end
* dice 1 1
2 done
2 gold
2 end
* dice 1 2
expect legal 1 wall *,1 = 0
reject 1 wall 1,1 EL-WALL-01

% EL-WALL-02 EL-EX-34 "wall-last-east": only east row 8 is left
game elasund seats=3
set empty
set wall 5,1 1 1
set wall 4,1 1 2
set wall 3,1 1 3
set wall 2,1 1 4
set wall 5,13 1 5
set wall 4,13 1 6
set wall 3,13 1 7
set wall 2,13 1 8
set wall 7,3 2 1
set wall 7,4 2 2
set wall 7,5 2 3
set wall 7,6 2 4
set wall 7,11 3 1
set wall 7,10 3 2
set wall 7,9 3 3
set hand 2 9gold
set phase build 2
expect legal 2 wall * = 1
2 wall 7,8
expect line hand 2 5gold
* draw red
* draw red
expect line hand 2 5gold+2red

% EL-WALL-03 too little gold
game elasund seats=4
set empty
set hand 1 3gold
set phase build 1
expect legal 1 wall * = 2
reject 1 wall 9,3 EL-WALL-03
set hand 1 1gold
reject 1 wall 7,1 EL-WALL-03

% EL-WALL-04 EL-MOD-02 the east strip at any time; with blue_before_red only after the cheap strips
game elasund seats=2 wall_order=blue_before_red
set empty
set hand 1 9gold
set phase build 1
expect legal 1 wall * = 2
reject 1 wall 5,3 EL-WALL-04
set wall 3,1 2 1
set wall 2,1 2 2
set wall 3,13 2 3
reject 1 wall 5,3 EL-WALL-04
set wall 2,13 2 4
expect legal 1 wall 5,3 = 1
expect legal 1 wall 5,11 = 1

% EL-WALL-05 EL-EX-35 EL-SEQ-03 rewards by tile: 1, 1, tower, 1, 2, tower, 2, 2, tower
game elasund seats=4
set empty
set ship 9
set hand 1 4gold
set wall 7,1 1 1
set phase build 1
1 wall 6,1
* draw green
1 wall 5,1
expect event tower seat=1 1
expect score 1 = 1
expect asks elasund.permit
game elasund seats=4
set empty
set ship 9
set hand 1 4gold
set wall 7,1 1 1
set wall 6,1 1 2
set wall 5,1 1 3
set wall 4,1 1 4
set phase build 1
1 wall 3,1
* draw green
* draw green
expect line hand 1 2gold+2green
1 wall 2,1
expect score 1 = 2
game elasund seats=4
set empty
set ship 9
set hand 1 4gold
set wall 7,1 1 1
set wall 6,1 1 2
set wall 5,1 1 3
set wall 4,1 1 4
set wall 3,1 1 5
set wall 2,1 1 6
set phase build 1
1 wall 7,13
* draw green
* draw green
1 wall 6,13
* draw green
* draw green
expect line hand 1 4green
1 gold
1 end
* dice 1 1
2 done
2 gold
2 end
* dice 1 2
3 done
3 gold
3 end
* dice 1 3
4 done
4 gold
4 end
* dice 1 4
1 wall 5,13
expect score 1 = 3
expect asks elasund.build
set hand 1 9gold
reject 1 wall 4,13 EL-WALL-07

% EL-WALL-06 EL-WALL-07 no permits are needed; with no place left nobody can build wall
game elasund seats=2
set empty
set wall 3,1 1 1
set wall 2,1 1 2
set wall 3,13 1 3
set wall 2,13 1 4
set wall 5,3 1 5
set wall 5,4 1 6
set wall 5,5 2 1
set wall 5,6 2 2
set wall 5,8 2 3
set wall 5,9 2 4
set wall 5,10 2 5
set hand 1 9gold
set phase build 1
expect legal 1 wall * = 1
1 wall 5,11
* draw red
* draw red
reject 1 wall 5,11 EL-WALL-07

% EL-INV-02 EL-INV-06 wall tiles form runs from the gates, each stack is built from the top
game elasund seats=2
set empty
set ship 9
set wall 3,1 1 1
set phase build 1
1 done
expect asks elasund.permit
badset wall 6,1 1 2 : bad
badset wall 3,1 1 10 : bad
badset wall 3,1 3 1 : bad
