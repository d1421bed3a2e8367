# Ferries. CC-FER-*. The stubs of FE-2 r0: road1 east, road2 south, road3 west; of FE-3: road1 north, road2 east, road3 south, road4 west.

% CC-FER-01 CC-FER-02 CC-FER-03 every stub is a road of its own; a ferry must be placed, meeple or not
game carcassonne seats=2 +ferries
set empty
set tile BA-U 0,0 r1
set figure 2 meeple 0,0 road1
set stack FE-2 BA-B BA-B
set phase turn 1
* draw FE-2
1 place 1,0 r0
# the west stub is seat 2's road
reject 1 meeple road3 CC-MEEP-04
expect legal 1 meeple road1 = 1
expect legal 1 meeple road2 = 1
1 pass
expect asks carcassonne.ferry
expect legal 1 ferry * = 3
expect legal 1 * = 3
reject 1 pass CC-FER-03
1 ferry road1 road2
expect event ferry 1 0 road1 road2
expect line ferry 1,0 road1 road2

% CC-FER-03 four stubs: six pairs
game carcassonne seats=2 +ferries
set empty
set tile BA-U 0,0 r1
set stack FE-3 BA-B BA-B
set phase turn 1
* draw FE-3
1 place 1,0 r0
1 pass
expect legal 1 ferry * = 6

% CC-FER-03 CC-EX-47 ferry east-south: the west road is completed, 3 points
game carcassonne seats=2 +ferries
set empty
set tile BA-W -1,0 r0
set tile BA-U 0,0 r1
set figure 1 meeple 0,0 road1
set stack FE-2 BA-B BA-B
set phase turn 1
* draw FE-2
1 place 1,0 r0
1 pass
1 ferry road1 road2
expect event scored seat=1 3
expect score 1 = 3

% CC-EX-47 ferry west-east: the road is open, worth 3 at the end
game carcassonne seats=2 +ferries
set empty
set tile BA-W -1,0 r0
set tile BA-U 0,0 r1
set figure 1 meeple 0,0 road1
set stack FE-2 BA-B BA-B
set phase turn 1
* draw FE-2
1 place 1,0 r0
1 pass
1 ferry road1 road3
expect no event scored
expect score 1 = 0
set phase end 1
expect score 1 = 3

% CC-FER-04 the ferry joins the new highwayman's stub to an occupied road
game carcassonne seats=2 +ferries
set empty
set tile BA-U 0,0 r1
set figure 2 meeple 0,0 road1
set stack FE-2 BA-W BA-W BA-B
set phase turn 1
* draw FE-2
1 place 1,0 r0
1 meeple road1
1 ferry road1 road3
* draw BA-W
2 place 2,0 r0
2 pass
2 done
* draw BA-W
1 place -1,0 r0
1 pass
1 done
# BA-W, BA-U, the lake, BA-W: 4 each
expect score 1 = 4
expect score 2 = 4

% CC-FER-05 CC-FER-08 CC-FER-09 CC-EX-49 a tile between two lakes: both ferries may be moved, each once
game carcassonne seats=2 +ferries
set empty
set tile FE-2 0,0 r0
set tile BA-U 1,0 r1
set tile BA-B 1,-1 r0
set tile BA-B 2,-1 r0
set tile BA-A 3,-1 r0
set tile FE-3 3,0 r0
set ferry 0,0 road1 road2
set ferry 3,0 road1 road4
set figure 1 meeple 1,0 road1
set stack BA-U BA-B BA-B
set phase turn 1
* draw BA-U
1 place 2,0 r1
1 pass
expect asks carcassonne.shift
expect legal 1 done = 1
# FE-2 has two other pairs, FE-3 five
expect legal 1 shift 0,0 * = 2
expect legal 1 shift 3,0 * = 5
expect legal 1 shift 0,0 road1 road2 = 0
reject 1 shift 0,0 road1 road2 CC-FER-05
1 shift 0,0 road1 road3
expect legal 1 shift 0,0 * = 0
expect legal 1 shift 3,0 * = 5
1 done
expect asks carcassonne.draw

% CC-EX-49 CC-FER-05 the road between the two lakes has 4 tiles and is open
game carcassonne seats=2 +ferries
set empty
set tile FE-2 0,0 r0
set tile BA-U 1,0 r1
set tile BA-U 2,0 r1
set tile FE-3 3,0 r0
set ferry 0,0 road1 road2
set ferry 3,0 road1 road4
set figure 1 meeple 1,0 road1
set phase end 1
expect score 1 = 4

% CC-FER-06 a ferry that does not join the stub in this direction is not part of the road
game carcassonne seats=2 +ferries
set empty
set tile FE-2 0,0 r0
set ferry 0,0 road2 road3
set tile BA-U 1,0 r1
set stack BA-U BA-B BA-B
set phase turn 1
* draw BA-U
1 place 2,0 r1
1 pass
expect asks carcassonne.draw

% CC-FER-07 ferries behind the first one stay
game carcassonne seats=2 +ferries
set empty
set tile FE-2 0,0 r0
set ferry 0,0 road1 road3
set tile BA-U -1,0 r1
set tile FE-2 -2,0 r0
set ferry -2,0 road1 road3
set stack BA-U BA-B BA-B
set phase turn 1
* draw BA-U
1 place 1,0 r1
1 pass
expect legal 1 shift 0,0 * = 2
expect legal 1 shift -2,0 * = 0
reject 1 shift -2,0 road1 road2 CC-FER-07

% CC-FER-08 the ferry just placed is not moved; the first one of the road that the new lake extends is
game carcassonne seats=2 +ferries
set empty
set tile FE-2 0,0 r0
set ferry 0,0 road1 road3
set stack FE-2 BA-B BA-B
set phase turn 1
* draw FE-2
1 place 1,0 r0
1 pass
1 ferry road1 road3
expect asks carcassonne.shift
expect legal 1 shift 1,0 * = 0
expect legal 1 shift 0,0 * = 2

% CC-FER-08 CC-FER-13 two directions to one ferry are one option, and it may close a ring
game carcassonne seats=2 +ferries
set empty
set tile FE-2 0,0 r0
set ferry 0,0 road1 road2
set tile BA-V 1,0 r0
set tile BA-V 0,1 r2
set figure 1 meeple 1,0 road1
set stack BA-V BA-B BA-B
set phase turn 1
* draw BA-V
1 place 1,1 r1
1 pass
expect legal 1 shift 0,0 * = 2
1 done
# a ring of 4 tiles, joined by the ferry
expect event scored seat=1 4

% CC-FER-13 ferry elsewhere: no ring
game carcassonne seats=2 +ferries
set empty
set tile FE-2 0,0 r0
set ferry 0,0 road1 road2
set tile BA-V 1,0 r0
set tile BA-V 0,1 r2
set figure 1 meeple 1,0 road1
set stack BA-V BA-B BA-B
set phase turn 1
* draw BA-V
1 place 1,1 r1
1 pass
1 shift 0,0 road1 road3
expect no event scored
expect score 1 = 0

% CC-FER-10 CC-FER-11 a move may undo the completion and complete another road; figures stay on their segments
game carcassonne seats=2 +ferries
set empty
set tile BA-W -1,0 r0
set tile FE-2 0,0 r0
set ferry 0,0 road1 road3
set figure 1 meeple -1,0 road1
set stack BA-W BA-B BA-B
set phase turn 2
* draw BA-W
2 place 1,0 r0
2 pass
expect asks carcassonne.shift
2 shift 0,0 road1 road2
# the west road now ends at the lake: 2 tiles instead of 3; the east road is open in the south
expect event scored seat=1 2
expect event completed * -1 0 2
expect score 1 = 2

% CC-FER-10 without the move all 3 tiles score
game carcassonne seats=2 +ferries
set empty
set tile BA-W -1,0 r0
set tile FE-2 0,0 r0
set ferry 0,0 road1 road3
set figure 1 meeple -1,0 road1
set stack BA-W BA-B BA-B
set phase turn 2
* draw BA-W
2 place 1,0 r0
2 pass
2 done
expect score 1 = 3

% CC-FER-11 owners are computed anew for each road
game carcassonne seats=2 +ferries
set empty
set tile BA-W -1,0 r0
set tile FE-2 0,0 r0
set ferry 0,0 road1 road3
set figure 1 meeple -1,0 road1
set figure 1 meeple 0,0 road3
set figure 2 meeple 0,0 road1
set stack BA-W BA-B BA-B
set phase turn 2
* draw BA-W
2 place 1,0 r0
2 pass
2 shift 0,0 road2 road3
# the east road, 2 tiles, ends at the lake and is seat 2's alone; seat 1's is open in the south
expect score 2 = 2
expect score 1 = 0
expect line figure 1 meeple -1,0 road1

% CC-FER-12 CC-OPEN-10 a road scored earlier may be joined again and scores all its tiles
game carcassonne seats=2 +ferries
set empty
set tile BA-W -1,0 r0
set tile FE-2 0,0 r0
set ferry 0,0 road1 road2
set figure 1 meeple 0,0 road1
set stack BA-W BA-B BA-B
set phase turn 1
* draw BA-W
1 place 1,0 r0
1 pass
# west road BA-W and lake: completed long ago
1 shift 0,0 road1 road3
expect event scored seat=1 3
expect score 1 = 3

% CC-FER-14 CC-OPEN-01 eight lakes: 3 with a city, 4 with three roads, 1 with four
game carcassonne seats=2 +ferries
set empty
set tile FE-3 0,0 r0
set tile FE-2 1,0 r0
set tile FE-2 2,0 r0
set tile FE-2 3,0 r0
set tile FE-2 4,0 r0
set tile FE-1 5,0 r0
set tile FE-1 6,0 r0
set tile FE-1 7,0 r0
badset tile FE-3 -1,0 r0 : CC-SETUP-05
badset tile FE-2 -1,0 r0 : CC-SETUP-05

% CC-OPEN-01 with ferry_counts=332 two of them have four roads
game carcassonne seats=2 +ferries ferry_counts=332
set empty
set tile FE-3 0,0 r0
set tile FE-2 1,0 r0
set tile FE-2 2,0 r0
set tile FE-2 3,0 r0
set tile FE-3 -1,0 r0
badset tile FE-2 4,0 r0 : CC-SETUP-05

% CC-FER-15 CC-MW-07 a ferry that brings mage and witch together: one must leave at once
game carcassonne seats=2 +ferries +mage
set empty
set tile BA-U -1,0 r1
set tile FE-2 0,0 r0
set ferry 0,0 road1 road2
set tile BA-D 1,0 r0
set mage -1,0 road1
set witch 1,0 road1
set stack BA-U BA-B BA-B
set phase turn 1
* draw BA-U
1 place 2,0 r1
1 pass
1 shift 0,0 road1 road3
expect asks carcassonne.summon
expect actors 1
# free targets: the south stub and the city of BA-D
reject 1 summon mage 1,0 road1 CC-MW-03
1 summon witch 1,0 city1
expect line witch 1,0 city1
expect line mage -1,0 road1

% CC-FER-05 CC-FER-06 CC-FER-07 what is refused: the lake where the road ends, the ferry behind the first, the ferry elsewhere
game carcassonne seats=2 +ferries
set empty
set tile FE-2 0,0 r0
set tile BA-U -1,0 r1
set tile FE-2 -2,0 r0
set tile BA-U 0,1 r0
set tile FE-2 1,1 r3
set tile FE-2 1,2 r3
set ferry 0,0 road1 road3
set ferry -2,0 road1 road3
# the stubs of a lake r3: road1 north, road2 east, road3 south; this one leaves the north out
set ferry 1,1 road2 road3
set ferry 1,2 road1 road2
set stack BA-V BA-B BA-B
set phase turn 1
* draw BA-V
# a curve from the first lake's east stub to the north stub of 1,1
1 place 1,0 r0
1 pass
expect asks carcassonne.shift
expect legal 1 shift 0,0 * = 2
expect legal 1 * = 3
reject 1 shift 1,1 road1 road2 CC-FER-06
reject 1 shift -2,0 road1 road2 CC-FER-07
reject 1 shift 1,2 road1 road3 CC-FER-05
reject 1 shift -1,0 road1 road2 CC-FER-05
1 shift 0,0 road2 road3
expect asks carcassonne.draw
