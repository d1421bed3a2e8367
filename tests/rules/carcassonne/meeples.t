# Step 2, the meeple. CC-MEEP-*.

% CC-MEEP-01 CC-MEEP-03 only on a road, city, field or monastery of the tile just placed
game carcassonne seats=2
set empty
set tile BA-D 0,0 r0
set stack BA-A BA-V
set phase turn 1
* draw BA-A
1 place 1,0 r1
expect legal 1 meeple * = 3
expect legal 1 meeple road1 = 1
expect legal 1 meeple field1 = 1
expect legal 1 meeple monastery = 1
reject 1 meeple city1 CC-MEEP-01
1 meeple monastery
expect event put seat=1 meeple 1 0 monastery
expect line figure 1 meeple 1,0 monastery

% CC-MEEP-02 only from the own supply
game carcassonne seats=2 +abbot
set empty
set tile BA-X 0,0 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,0 road2
set figure 1 meeple 0,0 road3
set figure 1 meeple 0,0 road4
set figure 1 meeple 0,0 field1
set figure 1 meeple 0,0 field2
set figure 1 meeple 0,0 field3
set stack BA-A BA-B
set phase turn 1
* draw BA-A
1 place 0,-1 r0
reject 1 meeple monastery CC-MEEP-02
expect legal 1 meeple * = 0
expect legal 1 abbot monastery = 1

% CC-MEEP-04 no meeple joins a feature where any meeple stands, the own one included
game carcassonne seats=2
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 road1
set stack BA-U BA-U BA-B
set phase turn 1
* draw BA-U
1 place 1,0 r1
reject 1 meeple road1 CC-MEEP-04
1 pass
* draw BA-U
2 place 2,0 r1
reject 2 meeple road1 CC-MEEP-04
expect legal 2 meeple road1 = 0

% CC-MEEP-04 connections through the new tile count, and joined roads are shared
game carcassonne seats=2
set empty
set tile BA-U 0,0 r1
set tile BA-V 1,0 r0
set tile BA-V 1,1 r1
set tile BA-W -1,0 r0
set figure 1 meeple 0,0 road1
set figure 2 meeple -1,0 road2
set stack BA-U BA-V
set phase turn 1
* draw BA-V
# -1,1 carries on 2's road to the east, where nothing lies yet
1 place -1,1 r2
reject 1 meeple road1 CC-MEEP-04
1 pass
* draw BA-U
# 0,1 joins it with 1's road: -1,0 0,0 1,0 1,1 0,1 -1,1, closed at the crossing, 6 tiles
2 place 0,1 r1
reject 2 meeple road1 CC-MEEP-04
2 pass
expect event scored seat=1 6
expect event scored seat=2 6

% CC-MEEP-05 the mage does not block a road
game carcassonne seats=2 +mage
set empty
set tile BA-D 0,0 r0
set mage 0,0 road1
set witch 0,0 city1
set stack BA-U BA-B
set phase turn 1
* draw BA-U
1 place 1,0 r1
expect legal 1 meeple road1 = 1

% CC-MEEP-05 ingots and ferries do not block
game carcassonne seats=2 +ferries +gold
set empty
set tile FE-2 0,0 r0
set ferry 0,0 road1 road3
set ingot 0,0 2
set stack BA-U BA-B
set phase turn 1
* draw BA-U
1 place 1,0 r1
expect legal 1 meeple road1 = 1

% CC-MEEP-06 CC-EX-02 a road may be taken and scored by the tile that completes it
game carcassonne seats=2
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set stack BA-W BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 meeple road1
expect event put seat=1 meeple -1 0 road1
expect event scored seat=1 3
expect event home seat=1 meeple -1 0 road1
expect score 1 = 3
expect no line figure *

% CC-MEEP-07 the lanes of IC-I between village and city are no roads, but part fields
game carcassonne seats=2 +inns
set empty
set tile BA-D 0,0 r0
set stack IC-I BA-B
set phase turn 1
* draw IC-I
1 place 1,0 r0
expect legal 1 meeple road* = 2
expect legal 1 meeple city* = 2
expect legal 1 meeple field* = 4
# north-east and south-east corner are different fields, though nothing but a lane lies between
1 meeple field1
expect line figure 1 meeple 1,0 field1

% CC-MEEP-07 the four corners of IC-I are four fields
game carcassonne seats=2 +inns
set empty
set tile BA-U 0,0 r1
set figure 1 meeple 0,0 field2
set stack IC-I BA-B
set phase turn 2
* draw IC-I
2 place 1,0 r0
# BA-U turned: field2 lies north of the road and touches only the north-west corner
reject 2 meeple field2 CC-FARM-01
expect legal 2 meeple field* = 3

% CC-MEEP-08 farmers on inner fields
game carcassonne seats=2 +inns +goods
set empty
set tile BA-E 0,0 r1
set stack IC-H TB-M TB-N TB-P TB-X BA-B
set phase turn 1
* draw IC-H
1 place 1,0 r0
1 meeple field1
expect line figure 1 meeple 1,0 field1
* draw TB-M
2 place 2,0 r0
2 meeple field1
* draw TB-N
1 place 3,0 r0
expect legal 1 meeple field* = 2
1 meeple field1
* draw TB-P
2 place 4,0 r0
expect legal 2 meeple field2 = 1
2 meeple field2
* draw TB-X
1 place 5,0 r0
expect legal 1 meeple field1 = 1
1 meeple field1
expect line figure 1 meeple 5,0 field1
expect line figure 2 meeple 4,0 field2
