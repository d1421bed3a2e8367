# Gold Mines. CC-GOLD-*.

% CC-GOLD-01 CC-GOLD-02 CC-GOLD-03 one ingot on the new tile, one on a neighbour of choice, ingots there or not
game carcassonne seats=2 +gold
set empty
set tile BA-B 0,0 r0
set tile BA-E 0,1 r2
set ingot 0,1 1
set stack GM-H BA-B BA-B
set phase turn 1
* draw GM-H
1 place 1,0 r0
expect asks carcassonne.ingot
expect legal 1 ingot * = 2
reject 1 pass CC-GOLD-01
reject 1 ingot 1,0 CC-GOLD-01
reject 1 ingot 5,5 CC-GOLD-01
1 ingot 0,1
expect line ingot 1,0 1
expect line ingot 0,1 2
expect asks carcassonne.figure

% CC-GOLD-02 sixteen ingots for eight tiles
game carcassonne seats=2 +gold
set gold 1 9
set gold 2 7
expect line gold 1 9
expect line gold 2 7

% CC-GOLD-04 CC-GOLD-05 one feature, one owner: he takes all
game carcassonne seats=2 +gold
set empty
set tile BA-D 0,0 r0
set figure 2 meeple 0,0 city1
set ingot 0,0 2
set stack BA-E BA-B BA-B
set phase turn 1
* draw BA-E
1 place 0,-1 r2
1 pass
expect line gold 2 2
expect no line ingot *
expect score 2 = 4

% CC-GOLD-04 a monastery: its tile and the eight round it
game carcassonne seats=2 +gold
set empty
set tile BA-B 0,1 r0
set tile BA-D 0,0 r0
set tile BA-U 1,0 r1
set tile BA-U -1,0 r1
set tile BA-E 1,1 r1
set tile BA-E -1,1 r3
set tile BA-E 0,2 r2
set tile BA-B 1,2 r0
set tile BA-E 2,1 r3
set figure 1 meeple 0,1 monastery
set ingot 0,1 1
set ingot -1,0 2
set ingot 2,1 1
set stack BA-B BA-U
set phase turn 2
* draw BA-B
2 place -1,2 r0
2 pass
expect line gold 1 3
expect line ingot 2,1 1

% CC-GOLD-06 several owners: in turn from the active player, one each
game carcassonne seats=2 +gold
set empty
set tile BA-U 0,0 r1
set tile BA-W -1,0 r0
set tile BA-B 0,-1 r0
set tile BA-B 1,-1 r0
set tile BA-B 2,-1 r0
set tile BA-W 2,0 r0
set figure 1 meeple -1,0 road1
set figure 2 meeple 2,0 road3
set ingot 0,0 3
set stack BA-U BA-V
set phase turn 2
* draw BA-U
2 place 1,0 r1
2 pass
expect line gold 2 2
expect line gold 1 1
expect no line ingot *

% CC-GOLD-06 CC-GOLD-07 CC-OPEN-11 CC-EX-41 seat 1 takes Q first: 2 and 0
game carcassonne seats=2 +gold
set empty
set tile BA-E 1,0 r3
set tile BA-B 1,1 r0
set tile BA-W 0,1 r1
set tile BA-U 1,-1 r1
set tile BA-W 0,-1 r0
set tile BA-U -1,-1 r1
set tile BA-E -1,0 r1
set figure 1 meeple 1,0 city1
set figure 2 meeple 0,1 road3
set stack GM-D BA-B
set phase turn 1
* draw GM-D
1 place 0,0 r0
1 ingot 1,0
1 pass
expect event scored seat=1 6
expect event scored seat=2 3
expect asks carcassonne.take
expect actors 1
expect legal 1 take * = 2
1 take 0,0
expect line gold 1 2
expect no line gold 2 *
expect no line ingot *

% CC-EX-41 CC-GOLD-07 CC-OPEN-11 taking P first lets seat 2 take Q
game carcassonne seats=2 +gold
set empty
set tile BA-E 1,0 r3
set tile BA-B 1,1 r0
set tile BA-W 0,1 r1
set tile BA-U 1,-1 r1
set tile BA-W 0,-1 r0
set tile BA-U -1,-1 r1
set tile BA-E -1,0 r1
set figure 1 meeple 1,0 city1
set figure 2 meeple 0,1 road3
set stack GM-D BA-B
set phase turn 1
* draw GM-D
1 place 0,0 r0
1 ingot 1,0
1 pass
1 take 1,0
expect line gold 1 1
expect line gold 2 1

% CC-GOLD-07 option auto_gold=auto takes from the tile with most claimants
game carcassonne seats=2 +gold auto_gold=auto
set empty
set tile BA-E 1,0 r3
set tile BA-B 1,1 r0
set tile BA-W 0,1 r1
set tile BA-U 1,-1 r1
set tile BA-W 0,-1 r0
set tile BA-U -1,-1 r1
set tile BA-E -1,0 r1
set figure 1 meeple 1,0 city1
set figure 2 meeple 0,1 road3
set stack GM-D BA-B
set phase turn 1
* draw GM-D
1 place 0,0 r0
1 ingot 1,0
1 pass
expect line gold 1 2
expect no line gold 2 *
expect asks carcassonne.draw

% CC-EX-62 CC-GOLD-06 the city under the bridge 6, the road over it 3; the one ingot is the active player's
game carcassonne seats=2 +gold
set empty
set tile BA-E 1,0 r3
set tile BA-B 1,1 r0
set tile BA-W 0,1 r1
set tile BA-U 1,-1 r1
set tile BA-W 0,-1 r0
set tile BA-U -1,-1 r1
set tile BA-E -1,0 r1
set figure 1 meeple 1,0 city1
set figure 2 meeple 0,1 road3
set stack GM-D BA-B
set phase turn 1
* draw GM-D
1 place 0,0 r0
expect legal 1 ingot * = 7
1 ingot 1,1
1 pass
expect score 1 = 6
expect score 2 = 3
expect line gold 1 1
expect no line gold 2 *
expect line ingot 1,1 1

% CC-EX-62 CC-GOLD-06 in the other's turn it is the other's
game carcassonne seats=2 +gold
set empty
set tile BA-E 1,0 r3
set tile BA-B 1,1 r0
set tile BA-W 0,1 r1
set tile BA-U 1,-1 r1
set tile BA-W 0,-1 r0
set tile BA-U -1,-1 r1
set tile BA-E -1,0 r1
set figure 1 meeple 1,0 city1
set figure 2 meeple 0,1 road3
set stack GM-D BA-B
set phase turn 2
* draw GM-D
2 place 0,0 r0
2 ingot 1,1
2 pass
expect line gold 2 1
expect no line gold 1 *

% CC-GOLD-08 without an owner they stay; a later feature may take them
game carcassonne seats=2 +gold
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set ingot 0,0 2
set figure 1 meeple 0,0 road1
set stack BA-E BA-W BA-B
set phase turn 1
* draw BA-E
1 place 0,-1 r2
1 pass
expect event completed city1
expect line ingot 0,0 2
* draw BA-W
2 place -1,0 r0
2 pass
expect line gold 1 2
expect no line ingot *

% CC-GOLD-09 held ingots are public
game carcassonne seats=2 +gold
set gold 1 3
expect view 2 line gold 1 3
expect view - line gold 1 3

% CC-GOLD-10 unfinished features and fields give no ingots at the end
game carcassonne seats=2 +gold
set empty
set tile BA-D 0,0 r0
set tile BA-E 0,-1 r2
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,0 field1
set ingot 0,0 4
set phase end 1
expect score 1 = 4
expect no line ingot *

% CC-GOLD-11 CC-EX-43 CC-OPEN-15 7 ingots are 21: 102 + 21 = 123
game carcassonne seats=2 +gold
set empty
set tile BA-D 0,0 r0
set points 1 102
set gold 1 7
set stack BA-B
set phase turn 1
* draw BA-B
1 place 0,1 r0
1 pass
expect event gold_final seat=1 21 7
expect score 1 = 123

% CC-GOLD-11 CC-EX-43 3, 4 and 9 ingots: 3, 8 and 27
game carcassonne seats=4 +gold
set empty
set tile BA-D 0,0 r0
set gold 1 3
set gold 2 4
set gold 3 9
set phase end 1
expect score 1 = 3
expect score 2 = 8
expect score 3 = 27
expect score 4 = 0

% CC-GOLD-11 CC-EX-43 6 and 10 ingots: 12 and 40
game carcassonne seats=2 +gold
set empty
set tile BA-D 0,0 r0
set gold 1 6
set gold 2 10
set phase end 1
expect score 1 = 12
expect score 2 = 40

% CC-GOLD-11 CC-EX-43 all 16: 64
game carcassonne seats=2 +gold
set empty
set tile BA-D 0,0 r0
set gold 1 16
set phase end 1
expect score 1 = 64

% CC-GOLD-06 the round begins with the active player and passes those without a claim
game carcassonne seats=4 +gold
set empty
set tile BA-U 0,0 r1
set tile BA-W -1,0 r0
set tile BA-B 0,-1 r0
set tile BA-B 1,-1 r0
set tile BA-B 2,-1 r0
set tile BA-W 2,0 r0
set figure 2 meeple -1,0 road1
set figure 4 meeple 2,0 road3
set ingot 0,0 3
set stack BA-U BA-V
set phase turn 3
* draw BA-U
3 place 1,0 r1
3 pass
# seat 4, seat 2, seat 4
expect line gold 4 2
expect line gold 2 1
expect no line ingot *
