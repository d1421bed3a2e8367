# Inns & Cathedrals, and the big meeple. CC-INN-*, CC-CATH-*, CC-BIG-*.

% CC-INN-02 CC-EX-19 an unfinished inn road is worth nothing at the end
game carcassonne seats=2 +inns
set empty
set tile BA-D 0,0 r0
set tile IC-B 1,0 r0
set tile BA-W 2,0 r0
set figure 1 meeple 0,0 road1
set phase end 1
expect score 1 = 0

% CC-INN-01 CC-EX-19 completed it gives 2 per tile: 8
game carcassonne seats=2 +inns
set empty
set tile BA-D 0,0 r0
set tile IC-B 1,0 r0
set tile BA-W 2,0 r0
set figure 1 meeple 0,0 road1
set stack BA-W BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
expect event scored seat=1 8
expect score 1 = 8

% CC-INN-01 two inns do not add up
game carcassonne seats=2 +inns
set empty
set tile BA-D 0,0 r0
set tile IC-B 1,0 r0
set tile IC-C 2,0 r0
set figure 1 meeple 0,0 road1
set stack BA-W BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
expect event scored seat=1 8

% CC-INN-03 CC-EX-20 the west road of IC-C has the inn, the south road has not
game carcassonne seats=2 +inns
set empty
set tile BA-D 0,0 r0
set tile BA-W -1,0 r0
set tile BA-B 0,1 r0
set tile BA-U 1,1 r0
set tile BA-W 1,2 r2
set figure 1 meeple 0,0 road1
set figure 2 meeple 1,1 road1
set stack IC-C BA-B
set phase turn 1
* draw IC-C
1 place 1,0 r0
1 pass
expect event scored seat=1 6
expect event scored seat=2 3
expect score 1 = 6
expect score 2 = 3

% CC-INN-03 the open east road of IC-C has an inn as well: nothing at the end
game carcassonne seats=2 +inns
set empty
set tile IC-C 0,0 r0
set figure 1 meeple 0,0 road1
set figure 2 meeple 0,0 road2
set phase end 1
expect score 1 = 0
expect score 2 = 1

% CC-INN-04 a ferry lake is no inn: 3 tiles, 3 points
game carcassonne seats=2 +inns +ferries
set empty
set tile BA-U 0,0 r1
set tile BA-W -1,0 r0
set figure 1 meeple 0,0 road1
set stack FE-2 BA-B
set phase turn 1
* draw FE-2
1 place 1,0 r0
1 pass
1 ferry road1 road2
expect event scored seat=1 3

% CC-INN-04 the lake beside an inn takes no ferry
game carcassonne seats=2 +inns +ferries
set empty
set tile BA-U 0,0 r1
set stack IC-A BA-B BA-B
set phase turn 1
* draw IC-A
1 place 1,0 r0
1 pass
expect asks carcassonne.draw
expect no line ferry *

% CC-CATH-01 a completed cathedral city: 3 per tile, 5 tiles, 15
game carcassonne seats=2 +inns
set empty
set tile IC-K 0,0 r0
set tile BA-E 0,-1 r2
set tile BA-E 1,0 r3
set tile BA-E 0,1 r0
set figure 1 meeple 0,-1 city1
set stack BA-E BA-B
set phase turn 1
* draw BA-E
1 place -1,0 r1
1 pass
expect event scored seat=1 15
expect score 1 = 15

% CC-CATH-01 3 per shield as well: 6 tiles and 1 shield, 21
game carcassonne seats=2 +inns
set empty
set tile IC-K 0,0 r0
set tile BA-E 0,-1 r2
set tile BA-E 1,0 r3
set tile BA-E 0,1 r0
set tile BA-F -1,0 r0
set figure 1 meeple 0,-1 city1
set stack BA-E BA-B
set phase turn 1
* draw BA-E
1 place -2,0 r1
1 pass
expect score 1 = 21

% CC-CATH-01 two cathedrals do not add up: 8 tiles, 24
game carcassonne seats=2 +inns
set empty
set tile IC-K 0,0 r0
set tile IC-K 1,0 r0
set tile BA-E 0,-1 r2
set tile BA-E 1,-1 r2
set tile BA-E 0,1 r0
set tile BA-E 1,1 r0
set tile BA-EG -1,0 r1
set figure 1 meeple 0,0 city1
set stack BA-D BA-B
set phase turn 1
* draw BA-D
1 place 2,0 r3
1 pass
expect score 1 = 24

% CC-CATH-02 an unfinished cathedral city is worth nothing, shields neither
game carcassonne seats=2 +inns
set empty
set tile IC-K 0,0 r0
set tile BA-E 0,-1 r2
set tile BA-F -1,0 r0
set figure 1 meeple 0,-1 city1
set phase end 1
expect score 1 = 0

% CC-CATH-03 for a field a cathedral city is one like any other
game carcassonne seats=2 +inns
set empty
set tile IC-K 0,0 r0
set tile BA-E 0,-1 r2
set tile BA-E 1,0 r3
set tile BA-E 0,1 r0
set tile BA-E -1,0 r1
set figure 1 meeple 0,-1 field1
set phase end 1
expect score 1 = 3

# ------------------------------------------------------------------ the big meeple

% CC-BIG-01 CC-BIG-02 CC-EX-22 a city worth 8, big meeple against one: 8 and 0
game carcassonne seats=2 +big_meeple
set empty
set tile BA-E 0,0 r1
set tile BA-R 1,0 r0
set tile BA-E 1,-1 r2
set figure 1 big 0,0 city1
set figure 2 meeple 1,0 city1
set stack BA-E BA-B
set phase turn 2
* draw BA-E
2 place 2,0 r3
2 pass
expect event scored seat=1 8
expect event home seat=1 big 0 0 city1
expect score 1 = 8
expect score 2 = 0

% CC-BIG-01 CC-EX-22 a city worth 12, big meeple against two: 12 each
game carcassonne seats=2 +big_meeple
set empty
set tile BA-E 0,0 r1
set tile BA-R 1,0 r0
set tile BA-E 1,-1 r2
set tile BA-R 2,0 r0
set tile BA-E 2,-1 r2
set figure 1 big 0,0 city1
set figure 2 meeple 1,0 city1
set figure 2 meeple 2,0 city1
set stack BA-E BA-B
set phase turn 2
* draw BA-E
2 place 3,0 r3
2 pass
expect score 1 = 12
expect score 2 = 12

% CC-BIG-02 CC-EX-22 a field beside three completed cities, big farmer against one: 9 and 0
game carcassonne seats=2 +big_meeple
set empty
set tile BA-E 0,0 r0
set tile BA-E 0,-1 r2
set tile BA-H 1,0 r0
set tile BA-E 1,-1 r2
set tile BA-E 1,1 r0
set tile BA-EG 2,0 r0
set figure 1 big 0,0 field1
set figure 2 meeple 2,0 field1
set phase end 1
expect score 1 = 9
expect score 2 = 0

% CC-BIG-01 the big meeple is placed by the same rules
game carcassonne seats=2 +big_meeple
set empty
set tile BA-D 0,0 r0
set figure 2 meeple 0,0 road1
set stack BA-U BA-J BA-B
set phase turn 1
* draw BA-U
1 place 1,0 r1
reject 1 big road1 CC-MEEP-04
reject 1 big garden CC-MEEP-01
1 big field1
expect event put seat=1 big 1 0 field1
* draw BA-J
2 place 0,1 r1
# 1's field south of the road is that of 1,0 and 0,0
expect legal 2 big * > 0

% CC-BIG-01 CC-MEEP-02 there is one
game carcassonne seats=2 +big_meeple
set empty
set tile BA-D 0,0 r0
set figure 1 big 0,0 road1
set stack BA-U BA-J BA-B
set phase turn 1
* draw BA-U
1 place 1,0 r1
reject 1 big field1 CC-MEEP-02
expect legal 1 big * = 0
expect legal 1 meeple field* = 2
