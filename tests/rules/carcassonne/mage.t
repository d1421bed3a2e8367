# Mage & Witch. CC-MW-*.

% CC-MW-01 CC-MW-04 a hat tile: mage or witch must go on an unfinished road or city, anywhere, occupied or not
game carcassonne seats=2 +mage
set empty
set tile BA-D 0,0 r0
set figure 2 meeple 0,0 road1
set stack MW-D BA-B BA-B
set phase turn 1
* draw MW-D
1 place 0,1 r0
expect asks carcassonne.summon
reject 1 pass CC-MW-01
# road and city of BA-D, two cities of MW-D: four targets for each of them
expect legal 1 summon mage * = 4
expect legal 1 summon witch * = 4
expect legal 1 off * = 0
1 summon mage 0,0 road1
expect event summoned mage 0 0 road1
expect line mage 0,0 road1
expect asks carcassonne.figure

% CC-MW-02 what the tile completes is no target
game carcassonne seats=2 +mage
set empty
set tile BA-E 1,0 r3
set stack MW-D BA-B BA-B
set phase turn 1
* draw MW-D
1 place 0,0 r0
# only the west city of MW-D is unfinished
expect legal 1 summon * = 2
1 summon witch 0,0 city2
expect line witch 0,0 city2

% CC-MW-03 never both on one feature, and a move is to another feature
game carcassonne seats=2 +mage
set empty
set tile BA-D 0,0 r0
set mage 0,0 road1
set witch 0,0 city1
set stack MW-D BA-B BA-B
set phase turn 1
* draw MW-D
1 place 0,1 r0
# both are on the map: each may go to one of the two cities of MW-D
expect legal 1 summon mage * = 2
expect legal 1 summon witch * = 2
reject 1 summon mage 0,0 road1 CC-MW-03
reject 1 summon mage 0,0 city1 CC-MW-03
1 summon mage 0,1 city1
expect line mage 0,1 city1
expect line witch 0,0 city1

% CC-MW-04 one of them on the map: place the other or move this one
game carcassonne seats=2 +mage
set empty
set tile BA-D 0,0 r0
set mage 0,0 road1
set stack MW-D BA-B BA-B
set phase turn 1
* draw MW-D
1 place 0,1 r0
expect legal 1 summon mage * = 3
expect legal 1 summon witch * = 3
1 summon witch 0,0 city1
expect line witch 0,0 city1
expect line mage 0,0 road1

% CC-MW-05 CC-EX-46 one unfinished feature with the mage on it: no target, the mage is taken off
game carcassonne seats=2 +mage
set empty
set tile BA-E -1,0 r1
set tile BA-B -1,1 r0
set tile BA-A 0,1 r0
set tile BA-B 1,1 r0
set tile BA-E 1,0 r3
set mage 0,1 road1
set stack MW-D BA-B BA-B
set phase turn 1
* draw MW-D
1 place 0,0 r0
expect legal 1 summon * = 0
1 off mage
expect no line mage *
expect asks carcassonne.figure

% CC-MW-05 both on the last two unfinished features: one is taken off, by choice
game carcassonne seats=2 +mage
set empty
set tile BA-E -1,0 r1
set tile BA-B -1,1 r0
set tile BA-A 0,1 r0
set tile BA-B 1,1 r0
set tile BA-E 1,0 r3
set tile BA-A 1,-1 r2
set mage 0,1 road1
set witch 1,-1 road1
set stack MW-D BA-B BA-B
set phase turn 1
* draw MW-D
1 place 0,0 r0
expect legal 1 * = 2
1 off witch
expect no line witch *
expect line mage 0,1 road1

% CC-MW-05 nobody on the map and no target: nothing happens
game carcassonne seats=2 +mage
set empty
set tile BA-E -1,0 r1
set tile BA-B -1,1 r0
set tile BA-B 0,1 r0
set tile BA-B 1,1 r0
set tile BA-E 1,0 r3
set stack MW-D BA-B BA-U
set phase turn 1
* draw MW-D
1 place 0,0 r0
expect asks carcassonne.figure
expect no line mage *
expect no line witch *

% CC-MW-06 the figure stays on its segment when a ferry splits the road
game carcassonne seats=2 +mage +ferries
set empty
set tile BA-U -1,0 r1
set tile FE-2 0,0 r0
set ferry 0,0 road1 road3
set mage -1,0 road1
set figure 1 meeple -1,0 road1
set figure 2 meeple 0,0 road1
set stack BA-U BA-B BA-B
set phase turn 1
* draw BA-U
1 place 1,0 r1
1 pass
1 shift 0,0 road1 road2
expect line mage -1,0 road1
set phase end 1
# west road: BA-U and lake, 2 + 2; east road: lake and BA-U, 2
expect score 1 = 4
expect score 2 = 2

% CC-MW-07 any tile that joins their features: the active player moves one, before scoring
game carcassonne seats=2 +mage
set empty
set tile BA-D 0,0 r0
set tile BA-B 0,1 r0
set tile BA-B 1,1 r0
set tile BA-B 2,1 r0
set tile BA-U 2,0 r1
set mage 0,0 road1
set witch 2,0 road1
set stack BA-U BA-B BA-U
set phase turn 1
* draw BA-U
1 place 1,0 r1
expect asks carcassonne.summon
# the only other unfinished feature is the city
expect legal 1 * = 2
reject 1 summon mage 0,0 road1 CC-MW-03
1 summon mage 0,0 city1
expect line mage 0,0 city1
expect line witch *

% CC-MW-07 without a target one of them is taken off
game carcassonne seats=2 +mage
set empty
set tile BA-U 0,0 r1
set tile BA-B 0,1 r0
set tile BA-B 1,1 r0
set tile BA-B 2,1 r0
set tile BA-U 2,0 r1
set mage 0,0 road1
set witch 2,0 road1
set stack BA-U BA-B BA-U
set phase turn 1
* draw BA-U
1 place 1,0 r1
expect legal 1 summon * = 0
expect legal 1 off * = 2
1 off mage
expect no line mage *
expect line witch *

% CC-MW-07 with a hat tile it is the same single move
game carcassonne seats=2 +mage
set empty
set tile BA-U 0,0 r1
set tile BA-B 0,1 r0
set tile BA-U 1,1 r0
set mage 0,0 road1
set witch 1,1 road1
set stack MW-H BA-B BA-U
set phase turn 1
* draw MW-H
1 place 1,0 r0
# its curve joins the two roads; free are its city and its road to the east
expect asks carcassonne.summon
expect legal 1 * = 4
1 summon mage 1,0 city1
expect line mage 1,0 city1
expect asks carcassonne.figure

% CC-MW-08 CC-EX-44 city of 8 tiles and 2 shields with the mage, tied: 28 each
game carcassonne seats=2 +mage
set empty
set tile BA-E 0,0 r1
set tile BA-F 1,0 r0
set tile BA-F 2,0 r0
set tile BA-R 3,0 r0
set tile BA-E 3,-1 r2
set tile BA-R 4,0 r0
set tile BA-E 4,-1 r2
set figure 1 meeple 0,0 city1
set figure 2 meeple 1,0 city1
set mage 0,0 city1
set stack BA-E BA-B
set phase turn 1
* draw BA-E
1 place 5,0 r3
1 pass
expect event scored seat=1 28
expect event scored seat=2 28
expect score 1 = 28
expect score 2 = 28
expect no line mage *

% CC-MW-08 CC-EX-44 completed road of 5 tiles with the witch: 3
game carcassonne seats=2 +mage
set empty
set tile BA-W 0,0 r0
set tile BA-U 1,0 r1
set tile BA-U 2,0 r1
set tile BA-U 3,0 r1
set figure 1 meeple 0,0 road1
set witch 0,0 road1
set stack BA-W BA-B
set phase turn 1
* draw BA-W
1 place 4,0 r0
1 pass
expect score 1 = 3
expect no line witch *

% CC-MW-08 CC-EX-44 completed road of 3 tiles with the mage: 6
game carcassonne seats=2 +mage
set empty
set tile BA-W 0,0 r0
set tile BA-U 1,0 r1
set figure 1 meeple 0,0 road1
set mage 0,0 road1
set stack BA-W BA-B
set phase turn 1
* draw BA-W
1 place 2,0 r0
1 pass
expect score 1 = 6

% CC-MW-09 inns first, then the witch halves: 3 tiles, 6, 3
game carcassonne seats=2 +mage +inns
set empty
set tile BA-W 0,0 r0
set tile IC-B 1,0 r0
set figure 1 meeple 0,0 road1
set witch 0,0 road1
set stack BA-W BA-B
set phase turn 1
* draw BA-W
1 place 2,0 r0
1 pass
expect score 1 = 3

% CC-MW-09 a cathedral city of 5 tiles with the witch: 15, rounded up 8
game carcassonne seats=2 +mage +inns
set empty
set tile IC-K 0,0 r0
set tile BA-E 0,-1 r2
set tile BA-E 1,0 r3
set tile BA-E 0,1 r0
set figure 1 meeple 0,-1 city1
set witch 0,0 city1
set stack BA-E BA-B
set phase turn 1
* draw BA-E
1 place -1,0 r1
1 pass
expect score 1 = 8

% CC-MW-10 beside the track until the next hat tile
game carcassonne seats=2 +mage
set empty
set tile BA-W 0,0 r0
set tile BA-U 1,0 r1
set mage 0,0 road1
set stack BA-W MW-D BA-B
set phase turn 1
* draw BA-W
1 place 2,0 r0
1 pass
expect no line mage *
* draw MW-D
2 place 1,1 r0
2 summon mage 1,1 city1
expect line mage 1,1 city1

% CC-MW-11 at the end they act on unfinished features and stay
game carcassonne seats=2 +mage
set empty
set tile BA-U 0,0 r1
set tile BA-U 1,0 r1
set tile BA-U 2,0 r1
set tile BA-E 0,-1 r0
set tile BA-G 0,-2 r1
set figure 1 meeple 0,0 road1
set figure 2 meeple 0,-1 city1
set mage 0,0 road1
set witch 0,-1 city1
set phase end 1
# road 3 + 3; city of 2 tiles halved: 1
expect score 1 = 6
expect score 2 = 1

% CC-MW-12 mage on an unfinished inn road: 1 per tile
game carcassonne seats=2 +mage +inns
set empty
set tile BA-D 0,0 r0
set tile IC-B 1,0 r0
set figure 1 meeple 0,0 road1
set mage 0,0 road1
set phase end 1
expect score 1 = 2

% CC-MW-12 mage on an unfinished cathedral city: 1 per tile, shields 0; witch there: 0
game carcassonne seats=2 +mage +inns
set empty
set tile IC-K 0,0 r0
set tile BA-F 1,0 r0
set figure 1 meeple 0,0 city1
set mage 0,0 city1
set phase end 1
expect score 1 = 2
game carcassonne seats=2 +mage +inns
set empty
set tile IC-K 0,0 r0
set tile BA-F 1,0 r0
set figure 1 meeple 0,0 city1
set witch 0,0 city1
set phase end 1
expect score 1 = 0

% CC-MW-13 no effect on fields and goods
game carcassonne seats=2 +mage +goods
set empty
set tile TB-G 0,0 r2
set tile TB-T 1,0 r3
set tile TB-F 1,1 r0
set figure 1 meeple 0,0 city1
set figure 2 meeple 0,0 field1
set mage 0,0 city1
set stack BA-N
set phase turn 1
* draw BA-N
1 place 0,1 r1
1 pass
# 8 and 4 for the mage; 2 wheat, 1 wine
expect event scored seat=1 12
expect line goods 1 1 2 0
# 12 and 20 for the goods; the farmer of seat 2 touches the completed city: 3
expect score 1 = 32
expect score 2 = 3

% CC-MW-01 CC-MW-02 a hat tile completes the witch's road: she may be moved away before it is scored
game carcassonne seats=2 +mage
set empty
set tile BA-W 0,0 r0
set tile BA-U 1,0 r1
set figure 1 meeple 1,0 road1
set witch 1,0 road1
set stack MW-A BA-B BA-U
set phase turn 1
* draw MW-A
1 place 2,0 r0
expect asks carcassonne.summon
reject 1 summon mage 0,0 road1 CC-MW-01
1 summon witch 2,0 city1
1 pass
expect event scored seat=1 3
expect score 1 = 3
expect line witch 2,0 city1

% CC-MW-01 CC-MW-08 or stay, if the mage is placed instead: half of 3, rounded up
game carcassonne seats=2 +mage
set empty
set tile BA-W 0,0 r0
set tile BA-U 1,0 r1
set figure 1 meeple 1,0 road1
set witch 1,0 road1
set stack MW-A BA-B BA-U
set phase turn 1
* draw MW-A
1 place 2,0 r0
1 summon mage 2,0 city1
1 pass
expect event off witch
expect score 1 = 2
expect line mage 2,0 city1
expect no line witch *

% CC-MW-07 CC-MW-10 the tile that joins their roads completes the road: one must leave, the other counts
game carcassonne seats=2 +mage
set empty
set tile BA-W 0,0 r0
set tile BA-B 0,-1 r0
set tile BA-B 1,-1 r0
set tile BA-B 2,-1 r0
set tile BA-W 2,0 r0
set mage 0,0 road1
set witch 2,0 road3
set figure 1 meeple 0,0 road1
set stack BA-U BA-B BA-U
set phase turn 1
* draw BA-U
1 place 1,0 r1
# four other roads leave the two crossings
expect asks carcassonne.summon
expect legal 1 * = 8
1 summon witch 0,0 road2
1 pass
# 3 tiles and 3 of the mage
expect score 1 = 6
expect no line mage *
expect line witch 0,0 road2
