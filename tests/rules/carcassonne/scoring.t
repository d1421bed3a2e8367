# Owners, awards, the score track, step 3. CC-OWN-*, CC-SCORE-*, CC-AWARD-*, CC-TRACK-*.

% CC-OWN-01 CC-OWN-02 CC-SCORE-07 CC-EX-07 five tiles of city, two knights against one: 10 and 0, all three return
game carcassonne seats=2
set empty
set tile BA-R 0,0 r0
set tile BA-E -1,0 r1
set tile BA-E 1,0 r3
set tile BA-G 0,-1 r1
set figure 1 meeple 0,0 city1
set figure 1 meeple -1,0 city1
set figure 2 meeple 1,0 city1
set stack BA-E BA-B
set phase turn 2
* draw BA-E
2 place 0,-2 r2
2 pass
expect event scored seat=1 10
expect no event scored seat=2
expect event home seat=1 meeple 0 0 city1
expect event home seat=1 meeple -1 0 city1
expect event home seat=2 meeple 1 0 city1
expect score 1 = 10
expect score 2 = 0
expect no line figure *

% CC-OWN-02 a tie: everybody gets the full points
game carcassonne seats=3
set empty
set tile BA-U 0,0 r1
set tile BA-W -1,0 r0
set tile BA-B 0,-1 r0
set tile BA-B 1,-1 r0
set tile BA-B 2,-1 r0
set tile BA-W 2,0 r0
set figure 1 meeple -1,0 road1
set figure 3 meeple 2,0 road3
set stack BA-U BA-B
set phase turn 2
* draw BA-U
2 place 1,0 r1
2 pass
expect event scored seat=1 4
expect event scored seat=3 4
expect score 1 = 4
expect score 2 = 0
expect score 3 = 4

% CC-OWN-03 CC-X-09 CC-FLY-04 a monastery with two monks: 9 to each
game carcassonne seats=2 +flying
set empty
set tile BA-B 0,0 r0
set tile BA-B 1,0 r0
set tile BA-B 1,1 r0
set tile BA-B 0,1 r0
set tile BA-E -1,1 r3
set tile BA-E -1,0 r3
set tile BA-E -1,-1 r3
set tile BA-E 1,-1 r0
set figure 1 meeple 0,0 monastery
set figure 2 meeple 0,0 monastery
set stack BA-EG BA-U
set phase turn 1
* draw BA-EG
1 place 0,-1 r0
1 pass
expect score 1 = 9
expect score 2 = 9

% CC-OWN-03 two monks of one player against one
game carcassonne seats=2 +flying
set empty
set tile BA-B 0,0 r0
set figure 1 meeple 0,0 monastery
set figure 2 meeple 0,0 monastery
set figure 2 meeple 0,0 monastery
set phase end 1
expect score 1 = 0
expect score 2 = 1

% CC-SCORE-01 CC-SCORE-04 CC-SCORE-08 one tile completes a road and a city: each is scored by itself
game carcassonne seats=2
set empty
set tile BA-W 0,0 r0
set tile BA-B 0,-1 r0
set tile BA-E 1,-1 r2
set tile BA-B 2,-1 r0
set tile BA-W 2,0 r0
set figure 1 meeple 0,0 road1
set figure 2 meeple 1,-1 city1
set stack BA-D BA-B
set phase turn 1
* draw BA-D
1 place 1,0 r0
1 pass
expect event scored seat=1 3
expect event scored seat=2 4
expect score 1 = 3
expect score 2 = 4
expect no line figure *

% CC-SCORE-02 a completed feature without meeples scores for nobody
game carcassonne seats=2
set empty
set tile BA-D 0,0 r0
set stack BA-E BA-B
set phase turn 1
* draw BA-E
1 place 0,-1 r2
1 pass
expect event completed city1 0 0 2
expect no event scored
expect score 1 = 0
expect score 2 = 0

% CC-SCORE-03 it does not matter who completes
game carcassonne seats=2
set empty
set tile BA-D 0,0 r0
set figure 2 meeple 0,0 city1
set stack BA-E BA-B
set phase turn 1
* draw BA-E
1 place 0,-1 r2
1 pass
expect score 1 = 0
expect score 2 = 4

% CC-SCORE-05 without robbers and messengers nobody is asked for an order
game carcassonne seats=2
set empty
set tile BA-W 0,0 r0
set tile BA-B 0,-1 r0
set tile BA-E 1,-1 r2
set tile BA-B 2,-1 r0
set tile BA-W 2,0 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 1,-1 city1
set stack BA-D BA-B BA-B
set phase turn 1
* draw BA-D
1 place 1,0 r0
1 pass
expect asks carcassonne.draw
expect score 1 = 7

% CC-SCORE-05 CC-OPEN-04 with robbers the active player orders the features that score
game carcassonne seats=2 +robbers
set empty
set tile BA-W 0,0 r0
set tile BA-B 0,-1 r0
set tile BA-E 1,-1 r2
set tile BA-B 2,-1 r0
set tile BA-W 2,0 r0
set figure 1 meeple 0,0 road1
set figure 2 meeple 1,-1 city1
set stack BA-D BA-B BA-B
set phase turn 1
* draw BA-D
1 place 1,0 r0
1 pass
expect asks carcassonne.order
expect actors 1
expect legal 1 score * = 2
1 score 1,-1 city1
expect event scored seat=2 4
expect event scored seat=1 3
expect asks carcassonne.draw

% CC-SCORE-06 owners of one feature are paid clockwise from the active player
game carcassonne seats=3 +messengers
set empty
set tile BA-U 0,0 r1
set tile BA-W -1,0 r0
set tile BA-B 0,-1 r0
set tile BA-B 1,-1 r0
set tile BA-B 2,-1 r0
set tile BA-W 2,0 r0
set figure 1 meeple -1,0 road1
set figure 3 meeple 2,0 road3
set stack BA-U BA-B
set phase turn 2
* draw BA-U
2 place 1,0 r1
2 pass
expect asks carcassonne.track
expect actors 3
3 marker
expect actors 1
1 messenger
expect score 1 = 4
expect score 3 = 4

% CC-SCORE-07 CC-MW-10 the builder goes home with the meeples, the mage beside the track
game carcassonne seats=2 +builder +mage
set empty
set tile BA-W 0,0 r0
set tile BA-U 1,0 r1
set figure 1 meeple 0,0 road1
set figure 1 builder 1,0 road1
set mage 1,0 road1
set witch 0,0 road2
set stack BA-W BA-B
set phase turn 2
* draw BA-W
2 place 2,0 r0
2 pass
expect event scored seat=1 6
expect event home seat=1 meeple 0 0 road1
expect event home seat=1 builder 1 0 road1
expect no line mage *
expect line witch 0,0 road2
expect no line figure *

% CC-SCORE-07 CC-MW-10 also when the feature had no owner
game carcassonne seats=2 +mage
set empty
set tile BA-W 0,0 r0
set tile BA-U 1,0 r1
set mage 1,0 road1
set stack BA-W BA-B
set phase turn 2
* draw BA-W
2 place 2,0 r0
2 pass
expect no event scored
expect no line mage *

% CC-SCORE-08 a meeple of one feature that comes home does not change another
game carcassonne seats=2
set empty
set tile BA-W 0,0 r0
set tile BA-B 0,-1 r0
set tile BA-E 1,-1 r2
set tile BA-B 2,-1 r0
set tile BA-W 2,0 r0
set figure 1 meeple 0,0 road1
set figure 2 meeple 2,0 road3
set figure 1 meeple 1,-1 city1
set stack BA-D BA-B
set phase turn 1
* draw BA-D
1 place 1,0 r0
1 pass
# the road is shared: 3 each; the city is 1's: 4
expect score 1 = 7
expect score 2 = 3

% CC-AWARD-01 CC-AWARD-02 an award moves the marker by its points
game carcassonne seats=2
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 city1
set points 1 21
set stack BA-E BA-B
set phase turn 1
* draw BA-E
1 place 0,-1 r2
1 pass
expect event moved seat=1 4 25
expect score 1 = 25

% CC-AWARD-01 CC-MSG-11 CC-ROB-04 an award of 0 moves nothing and is not robbed
game carcassonne seats=2 +messengers +robbers +inns
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set tile BA-B 0,1 r0
set tile BA-B 0,2 r0
set tile IC-A 0,3 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,3 road1
set points 1 2 0
set robber 2 5
set stack BA-W BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 1
1 action
expect no event moved
expect no event robbed
expect line robber 2 5
expect score 1 = 5

% CC-AWARD-02 CC-MSG-01 with messengers the receiver chooses for each award
game carcassonne seats=2 +messengers
set empty
set tile BA-W 0,0 r0
set tile BA-B 0,-1 r0
set tile BA-E 1,-1 r2
set tile BA-B 2,-1 r0
set tile BA-W 2,0 r0
set figure 2 meeple 0,0 road1
set figure 2 meeple 1,-1 city1
set stack BA-D BA-B
set phase turn 1
* draw BA-D
1 place 1,0 r0
1 pass
1 score 0,0 road1
expect asks carcassonne.track
expect actors 2
2 marker
expect event moved seat=2 3 3
expect actors 2
2 messenger
expect event messenger seat=2 4 4
expect line points 2 3 4
expect score 2 = 7

% CC-TRACK-01 CC-TRACK-02 CC-EX-53 CC-ROB-03 spaces are points modulo 50
game carcassonne seats=3 +robbers
set empty
set tile BA-D 0,0 r0
set points 1 53
set points 2 3
set stack RO-F BA-B BA-B
set phase turn 3
* draw RO-F
3 place 1,0 r1
expect asks carcassonne.sack
# 1 and 2 stand on space 3; nobody else does
expect legal 3 robber * = 1
expect legal 3 robber 3 = 1
reject 3 robber 0 CC-ROB-01
3 robber 3
expect line robber 3 3

% CC-TRACK-01 points go on after a lap
game carcassonne seats=2
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 city1
set points 1 48
set stack BA-E BA-B
set phase turn 1
* draw BA-E
1 place 0,-1 r2
1 pass
expect event moved seat=1 4 52
expect score 1 = 52

% CC-TRACK-02 space 0 is dark on every lap
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 city1
set points 1 96
set stack BA-E BA-B
set phase turn 1
* draw BA-E
1 place 0,-1 r2
1 pass
1 marker
expect asks carcassonne.post
