# Robbers. CC-ROB-*. Spaces are points modulo 50.

% CC-ROB-01 CC-ROB-02 a sack tile: the active player, then every other clockwise, may go beside another's figure
game carcassonne seats=3 +robbers
set empty
set tile BA-D 0,0 r0
set points 1 7
set points 2 12
set points 3 12
set stack RO-F BA-B BA-B
set phase turn 2
* draw RO-F
2 place 1,0 r1
expect asks carcassonne.sack
expect actors 2
# beside seat 1 (7) or seat 3 (12)
expect legal 2 robber * = 2
expect legal 2 pass = 1
reject 2 robber 3 CC-ROB-01
2 robber 7
expect event robber seat=2 7
expect actors 3
3 pass
expect actors 1
expect legal 1 robber * = 1
reject 1 robber 7 CC-ROB-01
1 robber 12
expect asks carcassonne.figure
expect actors 2
expect line robber 2 7
expect line robber 1 12
expect no line robber 3 *

% CC-ROB-01 CC-OPEN-02 a robber on the track may be moved, by everybody
game carcassonne seats=2 +robbers
set empty
set tile BA-D 0,0 r0
set points 1 7
set points 2 12
set robber 1 30
set robber 2 31
set stack RO-F BA-B BA-B
set phase turn 1
* draw RO-F
1 place 1,0 r1
1 robber 12
expect line robber 1 12
2 robber 7
expect line robber 2 7

% CC-ROB-02 option robbers_next_only: only the next player whose robber is in the supply
game carcassonne seats=4 +robbers robbers_next_only=on
set empty
set tile BA-D 0,0 r0
set points 1 7
set points 2 12
set robber 2 30
set stack RO-F BA-B BA-B
set phase turn 1
* draw RO-F
1 place 1,0 r1
1 pass
expect actors 3
3 robber 7
expect asks carcassonne.figure
expect actors 1

% CC-ROB-02 CC-OPEN-02 option robbers_others_no_move: others may place but not move
game carcassonne seats=3 +robbers robbers_others_no_move=on
set empty
set tile BA-D 0,0 r0
set points 1 7
set points 2 12
set robber 1 30
set robber 2 30
set stack RO-F BA-B BA-B
set phase turn 1
* draw RO-F
1 place 1,0 r1
expect legal 1 robber * = 2
1 robber 12
expect actors 3
3 robber 12
expect asks carcassonne.figure

% CC-ROB-03 any number may share a space
game carcassonne seats=3 +robbers
set empty
set tile BA-D 0,0 r0
set points 1 7
set robber 2 7
set stack RO-F BA-B BA-B
set phase turn 3
* draw RO-F
3 place 1,0 r1
3 robber 7
expect line robber 2 7
expect line robber 3 7

% CC-ROB-04 CC-ROB-05 CC-ROB-08 CC-ROB-11 CC-ROB-12 CC-EX-50 robbed at once, the robber goes home, another moves along
game carcassonne seats=3 +robbers
set empty
set tile BA-W 0,0 r0
set tile BA-U 1,0 r1
set tile BA-U 2,0 r1
set tile BA-U 3,0 r1
set figure 1 meeple 0,0 road1
set points 1 10
set points 2 12
set points 3 30
set robber 2 10
set robber 3 12
set stack BA-W BA-B BA-B
set phase turn 1
* draw BA-W
1 place 4,0 r0
1 pass
expect event moved seat=1 5 15
expect event robbed seat=2 1 3
expect event moved seat=2 3 15
expect event along seat=3 15
expect score 1 = 15
expect score 2 = 15
expect score 3 = 30
expect no line robber 2 *
expect line robber 3 15

% CC-ROB-05 CC-ROB-06 CC-EX-52 features worth 3 and 8 in this order: the robber gets 2
game carcassonne seats=2 +robbers
set empty
set tile BA-W 0,0 r0
set tile BA-E 0,-1 r1
set tile BA-R 1,-1 r2
set tile BA-E 2,-1 r3
set tile BA-W 2,0 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 1,-1 city1
set points 1 10
set robber 2 10
set stack BA-D BA-B
set phase turn 1
* draw BA-D
1 place 1,0 r0
1 pass
expect asks carcassonne.order
1 score 0,0 road1
expect score 1 = 21
expect score 2 = 2
expect no line robber *

% CC-ROB-06 CC-EX-52 in the order 8, 3: 4
game carcassonne seats=2 +robbers
set empty
set tile BA-W 0,0 r0
set tile BA-E 0,-1 r1
set tile BA-R 1,-1 r2
set tile BA-E 2,-1 r3
set tile BA-W 2,0 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 1,-1 city1
set points 1 10
set robber 2 10
set stack BA-D BA-B
set phase turn 1
* draw BA-D
1 place 1,0 r0
1 pass
1 score 0,-1 city1
expect score 1 = 21
expect score 2 = 4

% CC-ROB-07 several robbers: each gets the full half
game carcassonne seats=3 +robbers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 10
set robber 2 10
set robber 3 10
set stack BA-W BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
expect score 1 = 13
expect score 2 = 2
expect score 3 = 2
expect no line robber *

% CC-ROB-08 robbery points are not robbed; the own robber does not follow
game carcassonne seats=3 +robbers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 10
set points 2 10
set points 3 25
set robber 2 10
set robber 3 10
set stack BA-W BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
# both rob seat 1; nobody robs seat 2 for moving on
expect score 1 = 13
expect score 2 = 12
expect score 3 = 27
expect no line robber *

% CC-ROB-09 nobody robs himself: the own robber neither robs nor follows
game carcassonne seats=2 +robbers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 10
set points 2 10
set robber 1 10
set stack BA-W BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
expect score 1 = 13
expect score 2 = 10
expect line robber 1 10

% CC-ROB-10 two opponents on the space get awards: the robber's owner may wait for the second
game carcassonne seats=3 +robbers
set empty
set tile BA-W 0,0 r0
set tile BA-E 0,-1 r1
set tile BA-R 1,-1 r2
set tile BA-E 2,-1 r3
set tile BA-W 2,0 r0
set figure 1 meeple 0,0 road1
set figure 2 meeple 1,-1 city1
set points 1 10
set points 2 10
set robber 3 10
set stack BA-D BA-B
set phase turn 1
* draw BA-D
1 place 1,0 r0
1 pass
1 score 0,0 road1
expect asks carcassonne.rob
expect actors 3
expect legal 3 * = 2
3 wait 2
expect score 1 = 13
expect score 2 = 18
expect score 3 = 4
expect no line robber *

% CC-ROB-10 or rob the first
game carcassonne seats=3 +robbers
set empty
set tile BA-W 0,0 r0
set tile BA-E 0,-1 r1
set tile BA-R 1,-1 r2
set tile BA-E 2,-1 r3
set tile BA-W 2,0 r0
set figure 1 meeple 0,0 road1
set figure 2 meeple 1,-1 city1
set points 1 10
set points 2 10
set robber 3 10
set stack BA-D BA-B
set phase turn 1
* draw BA-D
1 place 1,0 r0
1 pass
1 score 0,0 road1
3 rob
expect score 3 = 2
expect score 2 = 18
expect no line robber *

% CC-ROB-10 the awaited figure does not move from there: the chance is lost, the robber stays
game carcassonne seats=3 +robbers +messengers
set empty
set tile BA-W 0,0 r0
set tile BA-E 0,-1 r1
set tile BA-R 1,-1 r2
set tile BA-E 2,-1 r3
set tile BA-W 2,0 r0
set figure 1 meeple 0,0 road1
set figure 2 meeple 1,-1 city1
set points 1 11 1
set points 2 11 3
set robber 3 11
set stack BA-D BA-B
set phase turn 1
* draw BA-D
1 place 1,0 r0
1 pass
1 score 0,0 road1
1 marker
3 wait 2
2 messenger
expect no event robbed
expect score 3 = 0
expect line robber 3 11

% CC-ROB-08 CC-ROB-10 a robber whose owner waits for a figure on the space is not dragged along by another
game carcassonne seats=4 +robbers
set empty
set tile BA-W 0,0 r0
set tile BA-E 0,-1 r1
set tile BA-R 1,-1 r2
set tile BA-E 2,-1 r3
set tile BA-W 2,0 r0
set figure 1 meeple 0,0 road1
set figure 2 meeple 1,-1 city1
set points 1 10
set points 2 10
set points 4 10
set robber 3 10
set robber 4 10
set stack BA-D BA-B
set phase turn 1
* draw BA-D
1 place 1,0 r0
1 pass
1 score 0,0 road1
expect actors 3
3 wait 2
expect line awaits 3 2
expect actors 4
4 rob
# 2 points carry seat 4 from 10 to 12; the robber on 10 waits and then takes half of the city's 8
expect event moved seat=4 2 12
expect no event along
expect event robbed seat=3 2 4
expect score 1 = 13
expect score 2 = 18
expect score 3 = 4
expect score 4 = 12
expect no line robber *
expect no line awaits *

% CC-ROB-08 CC-ROB-10 in a record of revision 1 it went along and robbed nobody
game carcassonne rev=1 seats=4 +robbers
set empty
set tile BA-W 0,0 r0
set tile BA-E 0,-1 r1
set tile BA-R 1,-1 r2
set tile BA-E 2,-1 r3
set tile BA-W 2,0 r0
set figure 1 meeple 0,0 road1
set figure 2 meeple 1,-1 city1
set points 1 10
set points 2 10
set points 4 10
set robber 3 10
set robber 4 10
set stack BA-D BA-B
set phase turn 1
* draw BA-D
1 place 1,0 r0
1 pass
1 score 0,0 road1
expect actors 3
3 wait 2
expect line awaits 3 2
expect actors 4
4 rob
expect event along seat=3 12
expect score 2 = 18
expect score 3 = 0
expect line robber 3 12

% CC-ROB-08 CC-ROB-10 it waits until the awaited award is done, also while others are paid in between
game carcassonne seats=5 +robbers
set empty
set tile BA-W 0,0 r0
set tile BA-E 0,-1 r1
set tile BA-R 1,-1 r2
set tile BA-E 2,-1 r3
set tile BA-W 2,0 r0
set figure 1 meeple 0,0 road1
set figure 2 meeple 1,-1 city1
set figure 4 meeple 2,0 road3
set points 1 10
set points 2 10
set points 4 30
set points 5 10
set robber 3 10
set robber 5 30
set stack BA-D BA-B
set phase turn 1
* draw BA-D
1 place 1,0 r0
1 pass
1 score 0,0 road1
expect actors 3
3 wait 2
# seat 4 gets 3 for the same road; seat 5 robs 2 of it and leaves space 10
expect event moved seat=5 2 12
expect no event along
expect score 1 = 13
expect score 4 = 33
expect score 5 = 12
expect score 2 = 18
expect score 3 = 4

% CC-ROB-08 the awaited figure itself moves by robbery points: the robber goes along and robs its award
game carcassonne seats=3 +robbers
set empty
set tile BA-W 0,0 r0
set tile BA-E 0,-1 r1
set tile BA-R 1,-1 r2
set tile BA-E 2,-1 r3
set tile BA-W 2,0 r0
set figure 1 meeple 0,0 road1
set figure 2 meeple 1,-1 city1
set points 1 10
set points 2 10
set robber 2 10
set robber 3 10
set stack BA-D BA-B
set phase turn 1
* draw BA-D
1 place 1,0 r0
1 pass
1 score 0,0 road1
expect actors 3
3 wait 2
expect event moved seat=2 2 12
expect event along seat=3 12
expect score 1 = 13
expect score 2 = 20
expect score 3 = 4
expect no line robber *

% CC-ROB-13 CC-EX-55 robber beside the messenger (7), the marker (12) moves: nothing
game carcassonne seats=2 +robbers +messengers
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 city1
set points 1 12 7
set robber 2 7
set stack BA-E BA-B
set phase turn 1
* draw BA-E
1 place 0,-1 r2
1 pass
1 marker
expect event moved seat=1 4 16
expect no event robbed
expect line robber 2 7

% CC-ROB-13 CC-EX-55 the messenger moves: 2 for blue
game carcassonne seats=2 +robbers +messengers
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 city1
set points 1 12 7
set robber 2 7
set stack BA-E BA-B
set phase turn 1
* draw BA-E
1 place 0,-1 r2
1 pass
1 messenger
expect event robbed seat=2 1 2
2 marker
expect score 2 = 2
expect no line robber *

% CC-ROB-14 a robber may be put beside a player who is about to score in this part
game carcassonne seats=2 +robbers
set empty
set tile BA-W 0,0 r0
set tile BA-B 0,-1 r0
set tile BA-B 1,-1 r0
set tile BA-B 2,-1 r0
set tile BA-W 2,0 r0
set figure 2 meeple 0,0 road1
set points 2 10
set stack RO-F BA-B
set phase turn 1
* draw RO-F
1 place 1,0 r1
1 robber 10
2 pass
1 pass
expect score 2 = 13
expect score 1 = 2
expect no line robber *

% CC-ROB-15 a robber on an empty space waits for the next opponent who leaves from there
game carcassonne seats=2 +robbers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,0 city1
set points 1 10
set robber 2 13
set stack BA-W BA-E BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
expect score 2 = 0
expect line robber 2 13
* draw BA-E
2 place 0,-1 r2
2 pass
expect score 1 = 17
expect score 2 = 2
expect no line robber *

% CC-ROB-16 the points of a message may be robbed
game carcassonne seats=2 +robbers +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 2 7
set robber 2 7
set stack BA-W BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 1
1 points
1 messenger
expect event robbed seat=2 1 1
2 marker
expect score 1 = 14
expect score 2 = 1

% CC-X-24 CC-ROB-01 all stand on 0 at the start: a robber may go there
game carcassonne seats=2 +robbers
set empty
set tile BA-D 0,0 r0
set stack RO-F BA-B BA-B
set phase turn 1
* draw RO-F
1 place 1,0 r1
expect legal 1 robber 0 = 1
1 robber 0
2 robber 0
expect line robber 1 0
expect line robber 2 0

% CC-ROB-08 CC-ROB-13 the robber's owner chooses the figure he moves; only robbers beside that one go along
game carcassonne seats=3 +robbers +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 11 1
set points 2 21 31
set robber 1 21
set robber 2 11
set robber 3 31
set stack BA-W BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
expect actors 2
2 messenger
expect event messenger seat=2 2 33
expect event along seat=3 33
expect no event along seat=1
expect line robber 1 21
expect line robber 3 33
expect no line robber 2 *

% CC-ROB-10 CC-SCORE-06 three opponents on the space, two on one road, one in a city: he may let two pass
game carcassonne seats=4 +robbers
set empty
set tile BA-W 0,0 r0
set tile BA-E 0,-1 r1
set tile BA-R 1,-1 r2
set tile BA-E 2,-1 r3
set tile BA-W 2,0 r0
set figure 1 meeple 0,0 road1
set figure 2 meeple 2,0 road3
set figure 3 meeple 1,-1 city1
set points 1 10
set points 2 60
set points 3 10
set robber 4 10
set stack BA-D BA-B
set phase turn 1
* draw BA-D
1 place 1,0 r0
1 pass
1 score 0,0 road1
expect actors 4
expect legal 4 rob = 1
expect legal 4 wait 2 = 1
expect legal 4 wait 3 = 1
reject 4 wait 1 CC-ROB-10
4 wait 3
# 60 is space 10 too
expect event moved seat=1 3 13
expect actors 4
expect legal 4 * = 2
4 wait 3
# the city is worth 8
expect event robbed seat=4 3 4
expect score 1 = 13
expect score 2 = 63
expect score 3 = 18
expect score 4 = 4
expect no line robber *
