# Step 1: the tile. CC-TILE-*, CC-TURN-01..05.

% CC-TILE-01 CC-TILE-02 CC-TILE-03 CC-TILE-08 a full edge must touch, and every touching edge must match
game carcassonne seats=2
* first 1
* draw BA-E
expect event drew seat=1 BA-E
expect legal 1 place * = 4
expect legal 1 place 0,-1 * = 1
expect legal 1 place 0,1 * = 3
reject 1 place 5,5 r0 CC-TILE-02
reject 1 place 1,1 r0 CC-TILE-02
reject 1 place 0,0 r0 CC-TILE-08
reject 1 place 0,-1 r0 CC-TILE-03
reject 1 place 1,0 r0 CC-TILE-03
1 place 0,-1 r2
expect event placed seat=1 BA-E 0 -1
expect line tile BA-E 0,-1 *

% CC-TILE-03 every touching edge counts, not one of them
game carcassonne seats=2
set empty
set tile BA-D 0,0 r0
set tile BA-V 1,0 r0
set stack BA-E BA-V BA-U
set phase turn 1
# 1,1 lies under the road of BA-V and beside nothing; 0,1 lies under a field
* draw BA-V
expect legal 1 place 1,1 * = 2
expect legal 1 place 0,1 * = 2
1 place 0,1 r0
1 pass
* draw BA-U
# 1,1 now touches a road in the north and a field in the west
expect legal 2 place 1,1 * = 1
expect legal 2 place 1,1 r00 = 1
reject 2 place 1,1 r1 CC-TILE-03

% CC-TILE-04 any turn may be chosen, equal ones are one move
game carcassonne seats=2
* first 1
* draw BA-X
expect legal 1 place * = 2
1 place 1,0 r0
1 pass
game carcassonne seats=2
* first 1
* draw BA-U
expect legal 1 place * = 3
game carcassonne seats=2
* first 1
* draw BA-B
expect legal 1 place * = 1
game carcassonne seats=2
* first 1
* draw BA-V
expect legal 1 place * = 6
expect legal 1 place 1,0 * = 2
expect legal 1 place -1,0 * = 2
expect legal 1 place 0,1 * = 2

% CC-TILE-05 a tile that fits nowhere leaves the game and another one is drawn, again and again
game carcassonne seats=2 +inns
set empty
set tile BA-B 0,0 r0
set stack BA-C IC-K IC-K BA-E BA-B
set phase turn 1
* draw BA-C
expect event drew seat=1 BA-C
expect event removed seat=1 BA-C
expect asks carcassonne.draw
* draw IC-K
expect event removed seat=1 IC-K
* draw IC-K
expect event removed seat=1 to=all IC-K
reject * draw IC-K CC-TILE-01
* draw BA-E
expect asks carcassonne.place
expect actors 1
expect view 2 line gone IC-K 2

% CC-TILE-06 CC-END-01 the stack runs out that way: nothing is placed and the game ends
game carcassonne seats=2
set empty
set tile BA-B 0,0 r0
set figure 2 meeple 0,0 monastery
set stack BA-C
set phase turn 1
* draw BA-C
expect event removed seat=1 BA-C
expect asks -
expect score 1 = 0
expect score 2 = 1
expect won 2

% CC-TILE-07 CC-TURN-02 placing is compulsory, the figure is not
game carcassonne seats=2
* first 1
* draw BA-B
expect legal 1 * = 1
reject 1 pass CC-TURN-02
reject 1 meeple monastery CC-TURN-02
1 place 0,1 r0
expect legal 1 pass = 1
1 pass
expect asks carcassonne.draw
expect no line figure *

% CC-TURN-01 CC-TURN-03 CC-TURN-05 one tile, then one figure, then the next player
game carcassonne seats=2 +abbot +big_meeple
* first 1
* draw BA-A
expect asks carcassonne.place
1 place 1,0 r1
expect asks carcassonne.figure
1 meeple monastery
expect asks carcassonne.draw
reject 1 abbot monastery CC-TURN-06
* draw BA-B
expect actors 2

% CC-TURN-04 a player without figures still places tiles
game carcassonne seats=2
set empty
set tile BA-X 0,0 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,0 road2
set figure 1 meeple 0,0 road3
set figure 1 meeple 0,0 road4
set figure 1 meeple 0,0 field1
set figure 1 meeple 0,0 field2
set figure 1 meeple 0,0 field3
set stack BA-U BA-B BA-U
set phase turn 1
* draw BA-U
1 place 0,-1 r0
expect legal 1 meeple * = 0
expect asks carcassonne.draw
* draw BA-U
expect actors 2
