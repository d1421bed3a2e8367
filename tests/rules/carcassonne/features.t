# What is connected and what is completed. CC-FEAT-*, and the examples about single features.

% CC-FEAT-01 CC-FEAT-02 CC-FEAT-04 CC-EX-01 a road between two crossings is completed: 3 tiles, 3 points
game carcassonne seats=2
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set stack BA-W BA-B
set phase turn 2
* draw BA-W
2 place -1,0 r0
2 pass
expect event completed road1 0 0 3
expect event scored seat=1 3
expect event home seat=1 meeple 0 0 road1
expect score 1 = 3
expect score 2 = 0
expect no line figure *

% CC-FEAT-02 CC-FEAT-11 the roads of a crossing are different roads
game carcassonne seats=2
set empty
set tile BA-W 0,0 r0
set figure 1 meeple 0,0 road1
set figure 2 meeple 0,0 road2
set stack BA-U BA-B
set phase turn 1
* draw BA-U
1 place -1,0 r1
expect legal 1 meeple road1 = 1
expect legal 1 meeple * = 3

% CC-FEAT-02 two ends at one crossing are one road when they meet elsewhere
game carcassonne seats=2
set empty
set tile BA-W 0,0 r0
set tile BA-V 1,0 r0
set tile BA-V 1,1 r1
set figure 1 meeple 0,0 road1
set stack BA-V BA-U
set phase turn 1
* draw BA-V
# 0,0 east, 1,0, 1,1, 0,1 and back into 0,0 from the south: a closed ring of 4 tiles
1 place 0,1 r2
reject 1 meeple road1 CC-MEEP-04
1 pass
expect event scored seat=1 4
expect score 1 = 4

% CC-FEAT-03 CC-EX-29 a bridge: the roads do not meet
game carcassonne seats=2 +goods
set empty
set tile BA-D 0,0 r0
set tile TB-B 1,0 r0
set tile BA-W 2,0 r0
set figure 1 meeple 0,0 road1
set figure 2 meeple 1,0 road1
set stack BA-W BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
expect event scored seat=1 4
expect no event scored seat=2
expect line figure 2 meeple 1,0 road1
set phase end 1
# 4, and 1 for the open road below
expect score 1 = 4
expect score 2 = 1

% CC-FEAT-03 CC-FEAT-08 a bridge parts the fields on its sides
game carcassonne seats=2 +goods
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 field1
set stack TB-B BA-B
set phase turn 2
* draw TB-B
2 place 1,0 r0
reject 2 meeple field1 CC-FARM-01
expect legal 2 meeple field* = 3
2 meeple field2

% CC-FEAT-03 a road over the river does not meet it; the banks stay apart
game carcassonne seats=2 +river
* first 1
* draw RV-K
1 place 0,1 r0
expect legal 1 meeple road1 = 1
1 meeple field3
* draw RV-D
2 place 0,2 r0
# the east bank below the bridge is taken, the west bank is not
reject 2 meeple field2 CC-FARM-01
expect legal 2 meeple field1 = 1

% CC-FEAT-04 a closed ring of four curves: 4 points
game carcassonne seats=2
set empty
set tile BA-V 0,0 r3
set tile BA-V 1,0 r0
set tile BA-V 1,1 r1
set figure 2 meeple 1,1 road1
set stack BA-V BA-B
set phase turn 1
* draw BA-V
1 place 0,1 r2
1 pass
expect score 2 = 4

% CC-FEAT-05 CC-EX-04 a city of two tiles: 4 points
game carcassonne seats=2
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 city1
set stack BA-E BA-B
set phase turn 2
* draw BA-E
2 place 0,-1 r2
2 pass
expect event completed city1 0 0 2
expect score 1 = 4

% CC-FEAT-05 a gap in the middle keeps a city open
game carcassonne seats=2
set empty
set tile BA-B 1,1 r0
set tile BA-E 1,0 r3
set tile BA-B 1,-1 r0
set tile BA-B 0,-1 r0
set tile BA-B -1,-1 r0
set tile BA-E -1,0 r1
set figure 1 meeple 1,0 city1
set figure 2 meeple -1,0 city1
set stack BA-G BA-V
set phase turn 1
* draw BA-G
# the gap is 0,0: both walls become one city of 3 tiles, 6 points each
1 place 0,0 r0
1 pass
expect score 1 = 6
expect score 2 = 6

% CC-FEAT-06 CC-EX-05 CC-END-06 a monastery with seven neighbours is worth 8, with eight it is completed: 9
game carcassonne seats=2
set empty
set tile BA-B 0,1 r0
set tile BA-D 0,0 r0
set tile BA-U 1,0 r1
set tile BA-U -1,0 r1
set tile BA-E 1,1 r1
set tile BA-E -1,1 r3
set tile BA-E 0,2 r2
set tile BA-B 1,2 r0
set figure 1 meeple 0,1 monastery
set phase end 1
expect score 1 = 8
game carcassonne seats=2
set empty
set tile BA-B 0,1 r0
set tile BA-D 0,0 r0
set tile BA-U 1,0 r1
set tile BA-U -1,0 r1
set tile BA-E 1,1 r1
set tile BA-E -1,1 r3
set tile BA-E 0,2 r2
set tile BA-B 1,2 r0
set figure 1 meeple 0,1 monastery
set stack BA-B BA-U
set phase turn 2
* draw BA-B
2 place -1,2 r0
2 pass
expect event scored seat=1 9
expect event home seat=1 meeple 0 1 monastery
expect score 1 = 9

% CC-FEAT-07 CC-FARM-02 fields are never completed: a farmer walled in stays
game carcassonne seats=2
set empty
set tile BA-V 0,0 r3
set tile BA-V 1,0 r0
set tile BA-V 1,1 r1
set figure 1 meeple 0,0 field2
set stack BA-V BA-B
set phase turn 2
* draw BA-V
2 place 0,1 r2
2 pass
expect event completed
expect line figure 1 meeple 0,0 field2
expect score 1 = 0

% CC-FEAT-08 roads and walls part fields (rivers: see the bridge over the river)
game carcassonne seats=2
set empty
set tile BA-U 0,0 r1
set figure 1 meeple 0,0 field1
set figure 2 meeple 0,0 field2
set stack BA-U BA-F BA-B
set phase turn 1
* draw BA-U
1 place 1,0 r1
expect legal 1 meeple * = 1
1 pass
* draw BA-F
2 place 0,-1 r0
# the field south of the wall is taken (by 2), the one north of it is free
expect legal 2 meeple field* = 1
expect legal 2 meeple field1 = 1

% CC-FEAT-08 CC-CROP-01 a crop circle parts fields
game carcassonne seats=2 +crop
set empty
set tile BA-H 0,0 r0
set figure 1 meeple 0,0 field1
set stack CR-E BA-B
set phase turn 2
* draw CR-E
2 place 1,0 r0
# the west field is that of BA-H, the east one is free
expect legal 2 meeple field* = 1

% CC-FEAT-09 the spring does not part the grass round it
game carcassonne seats=2 +river
* first 1
* draw RV-D
1 place 0,1 r0
1 meeple field1
* draw RV-K
2 place 0,2 r0
# both banks come together at the spring
reject 2 meeple field1 CC-FARM-01
reject 2 meeple field2 CC-FARM-01
expect legal 2 meeple field* = 2
expect legal 2 meeple field3 = 1
expect legal 2 meeple field4 = 1

% CC-FEAT-10 CC-EX-13 a tile counts once in a city that crosses it twice: 4 tiles, 8 points
game carcassonne seats=2
set empty
set tile BA-I 0,0 r0
set tile BA-N 0,-1 r3
set tile BA-N -1,-1 r2
set figure 1 meeple 0,0 city1
set figure 2 meeple 0,0 city2
set stack BA-NG BA-B
set phase turn 1
* draw BA-NG
1 place -1,0 r1
1 pass
expect event completed city1 0 0 4
expect score 1 = 8
expect score 2 = 8

% CC-FEAT-10 a bridge crossed twice counts once: a loop of 3 curves and the bridge
game carcassonne seats=2 +goods
set empty
set tile TB-B 0,0 r0
set tile BA-V 1,0 r0
set tile BA-V 1,1 r1
set tile BA-W -1,0 r0
set tile BA-W 0,-1 r0
set figure 1 meeple 1,0 road1
set stack BA-V BA-B
set phase turn 1
* draw BA-V
# from -1,0 over the bridge, round by 1,0 1,1 0,1 and under it to 0,-1: 6 tiles
1 place 0,1 r2
1 pass
expect event scored seat=1 6
expect score 1 = 6

% CC-FEAT-11 two cities of one tile stay apart
game carcassonne seats=2
set empty
set tile BA-H 0,0 r0
set figure 1 meeple 0,0 city1
set stack BA-E BA-B
set phase turn 2
* draw BA-E
2 place 0,1 r0
2 meeple city1
expect event scored seat=2 4
expect line figure 1 meeple 0,0 city1
