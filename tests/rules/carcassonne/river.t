# The River. CC-RIV-*.

% CC-RIV-01 CC-RIV-02 the spring lies on the table, the ten courses are drawn first, the start tile is in the box
game carcassonne seats=2 +river
* first 1
expect line tile RV-A 0,0 *
expect no line tile BA-D *
expect legal * draw * = 9
reject * draw RV-L CC-TILE-01
reject * draw BA-V CC-TILE-01
reject * draw RV-A CC-TILE-01

% CC-RIV-01 three copies of the start design are left for the main stack
game carcassonne seats=2 +river
set empty
set tile RV-A 0,0 r0
set tile BA-D 1,0 r1
set tile BA-D 1,1 r1
set tile BA-D 1,2 r1
badset tile BA-D 1,3 r1 : CC-SETUP-05

% CC-RIV-02 CC-RIV-03 CC-RIV-04 CC-RIV-05 CC-RIV-07 a whole river, then the main stack
game carcassonne seats=2 +river +abbot
* first 1
* draw RV-D
reject 1 place 0,1 r1 CC-TILE-03
reject 1 place 1,0 r0 CC-RIV-04
expect legal 1 place * = 1
1 place 0,1 r0
1 meeple field1
* draw RV-G
# south, then west or east
expect legal 2 place * = 2
2 place 0,2 r0
2 pass
* draw RV-K
expect legal 1 place * = 1
1 place -1,2 r1
expect legal 1 meeple road1 = 1
1 pass
* draw RV-J
# it turned right at RV-G: now it turns left, although a straight lies between
reject 2 place -2,2 r3 CC-RIV-05
expect legal 2 place * = 1
2 place -2,2 r0
reject 2 meeple garden CC-MEEP-03
2 abbot garden
expect line figure 2 abbot -2,2 garden
* draw RV-D
1 place -2,3 r0
1 pass
* draw RV-E
reject 2 place -2,4 r2 CC-RIV-05
2 place -2,4 r1
2 meeple city1
* draw RV-B
1 place -3,4 r0
1 pass
* draw RV-C
2 place -4,4 r0
2 pass
* draw RV-H
1 place -5,4 r0
1 meeple monastery
expect line figure 1 meeple -5,4 monastery
reject * draw RV-L CC-TILE-01
* draw RV-I
2 place -6,4 r0
2 pass
expect legal * draw * = 1
* draw RV-L
1 place -6,5 r0
expect legal 1 meeple * = 1
1 pass
expect legal * draw RV-* = 0
expect legal * draw BA-* = 32
* draw BA-B
expect no line gone *

% CC-RIV-05 CC-OPEN-08 two bends to the same side are refused next to each other
game carcassonne seats=2 +river
set empty
set tile RV-A 0,0 r0
set tile RV-G 0,1 r0
set phase turn 1
* draw RV-J
reject 1 place -1,1 r3 CC-RIV-05
expect legal 1 place * = 1
1 place -1,1 r0

% CC-RIV-05 CC-OPEN-08 river_uturn=adjacent: only next to each other
game carcassonne seats=2 +river river_uturn=adjacent
set empty
set tile RV-A 0,0 r0
set tile RV-G 0,1 r0
set phase turn 1
* draw RV-J
reject 1 place -1,1 r3 CC-RIV-05
1 place -1,1 r0
1 pass
game carcassonne seats=2 +river river_uturn=adjacent
set empty
set tile RV-A 0,0 r0
set tile RV-G 0,1 r0
set tile RV-D -1,1 r1
set phase turn 1
* draw RV-J
expect legal 1 place * = 2
1 place -2,1 r3

% CC-RIV-06 whatever comes, every river tile can be placed
game carcassonne seats=2 +river
* first 1
auto 11 32
expect no line gone *
game carcassonne seats=2 +river
* first 1
auto 12 32
expect no line gone *
game carcassonne seats=2 +river
* first 1
auto 13 32
expect no line gone *

% CC-RIV-07 CC-RIV-08 figures go on the tile just placed, never on the river or on the spring
game carcassonne seats=2 +river
* first 1
* draw RV-I
1 place 0,1 r2
# river to the north and west, one road, three fields
expect legal 1 meeple * = 4
reject 1 meeple monastery CC-MEEP-01
badmove meeple river1 : bad
badmove meeple river : bad

% CC-RIV-03 a builder's part draws from the river as well
game carcassonne seats=2 +river +builder
set empty
set tile RV-A 0,0 r0
set tile BA-B 1,0 r0
set tile BA-U 1,1 r1
set figure 1 meeple 1,1 road1
set figure 1 builder 1,1 road1
set phase turn 1
* draw RV-K
1 place 0,1 r0
1 pass
1 again
expect legal * draw BA-* = 0
expect legal * draw TB-* = 0
* draw RV-D
expect actors 1

% CC-RIV-03 message 4 draws from the river as well
game carcassonne seats=2 +river +messengers
set empty
set tile RV-A 0,0 r1
set tile BA-B 0,1 r0
set tile BA-U -1,1 r0
set tile BA-W -1,2 r2
set figure 1 meeple -1,1 road1
set points 1 2 0
set phase turn 1
* draw RV-B
# BA-W, BA-U and the road of RV-B: 3 points
1 place -1,0 r0
1 pass
1 marker
expect event moved seat=1 3 5
* message 4
1 action
expect asks carcassonne.draw
expect legal * draw BA-* = 0
* draw RV-D
expect actors 1
