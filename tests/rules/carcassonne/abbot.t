# The Abbot. CC-ABB-*.

% CC-ABB-01 CC-ABB-02 the abbot goes on a monastery or a garden of the new tile, a meeple never on a garden
game carcassonne seats=2 +abbot +big_meeple
set empty
set tile BA-D 0,0 r0
set stack BA-EG BA-B BA-U
set phase turn 1
* draw BA-EG
1 place 0,1 r3
reject 1 meeple garden CC-MEEP-03
reject 1 big garden CC-MEEP-03
reject 1 abbot city1 CC-ABB-01
reject 1 abbot field1 CC-ABB-01
1 abbot garden
expect event put seat=1 abbot 0 1 garden
* draw BA-B
2 place 1,1 r0
expect legal 2 meeple monastery = 1
expect legal 2 big monastery = 1
2 abbot monastery
expect line figure 2 abbot 1,1 monastery

% CC-ABB-01 one abbot only
game carcassonne seats=2 +abbot
set empty
set tile BA-B 0,0 r0
set figure 1 abbot 0,0 monastery
set stack BA-B BA-U
set phase turn 1
* draw BA-B
1 place 1,0 r0
reject 1 abbot monastery CC-MEEP-02
expect legal 1 meeple monastery = 1

% CC-ABB-03 a completed garden gives 9
game carcassonne seats=2 +abbot
set empty
set tile BA-EG 0,0 r0
set tile BA-B 1,0 r0
set tile BA-B 1,1 r0
set tile BA-B 0,1 r0
set tile BA-B -1,1 r0
set tile BA-E -1,0 r3
set tile BA-E 1,-1 r1
set tile BA-E 0,-1 r2
set figure 1 abbot 0,0 garden
set stack BA-E BA-U
set phase turn 2
* draw BA-E
2 place -1,-1 r3
2 pass
expect event scored seat=1 9
expect event home seat=1 abbot 0 0 garden
expect score 1 = 9

% CC-ABB-04 CC-EX-16 the abbot is taken back: 5 neighbours with this part's tile, 6 points, no meeple
game carcassonne seats=2 +abbot
set empty
set tile BA-EG 0,0 r0
set tile BA-B 1,0 r0
set tile BA-B 1,1 r0
set tile BA-B 0,1 r0
set tile BA-B -1,1 r0
set figure 1 abbot 0,0 garden
set stack BA-E BA-U BA-U
set phase turn 1
* draw BA-E
1 place -1,0 r3
1 recall
expect event scored seat=1 6
expect event home seat=1 abbot 0 0 garden
expect score 1 = 6
expect no line figure *
expect asks carcassonne.draw

% CC-ABB-04 nobody takes back what is not on the map, or another's abbot
game carcassonne seats=2 +abbot
set empty
set tile BA-EG 0,0 r0
set figure 1 abbot 0,0 garden
set stack BA-E BA-U BA-U
set phase turn 2
* draw BA-E
2 place -1,0 r3
reject 2 recall CC-ABB-04
expect legal 2 recall = 0

% CC-ABB-05 CC-EX-17 a monastery completed by this tile: no taking back, 9 in step 3
game carcassonne seats=2 +abbot
set empty
set tile BA-B 0,1 r0
set tile BA-D 0,0 r0
set tile BA-U 1,0 r1
set tile BA-U -1,0 r1
set tile BA-E 1,1 r1
set tile BA-E -1,1 r3
set tile BA-E 0,2 r2
set tile BA-B 1,2 r0
set figure 1 abbot 0,1 monastery
set stack BA-B BA-U
set phase turn 1
* draw BA-B
1 place -1,2 r0
reject 1 recall CC-ABB-05
1 meeple monastery
expect event scored seat=1 9
expect event home seat=1 abbot 0 1 monastery
expect line figure 1 meeple -1,2 monastery
expect score 1 = 9

% CC-ABB-06 the abbot is scored, not the feature: others there do not matter
game carcassonne seats=2 +abbot +flying +big_meeple
set empty
set tile BA-B 0,0 r0
set figure 1 abbot 0,0 monastery
set figure 2 big 0,0 monastery
set stack BA-E BA-U BA-U
set phase turn 1
* draw BA-E
1 place 1,0 r0
1 recall
expect score 1 = 2
expect score 2 = 0
expect line figure 2 big 0,0 monastery
expect no line figure 1 *

% CC-ABB-07 CC-ROB-16 the points may be robbed
game carcassonne seats=2 +abbot +robbers
set empty
set tile BA-B 0,0 r0
set tile BA-B 0,1 r0
set figure 1 abbot 0,0 monastery
set points 1 7
set robber 2 7
set stack BA-E BA-U BA-U
set phase turn 1
* draw BA-E
1 place 1,0 r0
1 recall
# 3 for the abbot, half of it rounded up for the robber
expect score 1 = 10
expect score 2 = 2
expect no line robber *

% CC-ABB-07 CC-MSG-03 they can put a figure on a dark space; the message comes in step 4
game carcassonne seats=2 +abbot +messengers
set empty
set tile BA-B 0,0 r0
set tile BA-B 0,1 r0
set figure 1 abbot 0,0 monastery
set points 1 7 1
set stack BA-E BA-U BA-U
set phase turn 1
* draw BA-E
1 place 1,0 r0
1 recall
expect asks carcassonne.track
1 marker
expect asks carcassonne.post
expect actors *

% CC-ABB-08 taken back in the builder's part of the turn in which it was placed
game carcassonne seats=2 +abbot +builder
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 road1
set figure 1 builder 0,0 road1
set stack BA-A BA-U BA-V BA-V
set phase turn 1
* draw BA-A
1 place 1,0 r1
1 abbot monastery
# the road ends at the monastery; it is open in the west
1 again
* draw BA-V
1 place -1,0 r2
1 recall
# neighbours of 1,0: only 0,0
expect event scored seat=1 2
expect score 1 = 2
expect asks carcassonne.draw

% CC-ABB-09 final scoring: 1 + neighbours, on a garden too
game carcassonne seats=2 +abbot
set empty
set tile BA-EG 0,0 r0
set tile BA-B 1,0 r0
set tile BA-B 1,1 r0
set figure 1 abbot 0,0 garden
set figure 2 abbot 1,1 monastery
set phase end 1
expect score 1 = 3
expect score 2 = 3

% CC-ABB-10 CC-OPEN-07 CC-X-07 the abbot does not fly
game carcassonne seats=2 +abbot +flying
set empty
set tile BA-B -1,0 r0
set tile BA-EG -2,0 r0
set stack FM-G BA-B BA-B
set phase turn 1
* draw FM-G
1 place 0,0 r0
reject 1 fly abbot CC-ABB-10
expect legal 1 fly * = 1

% CC-ABB-10 CC-OPEN-07 with abbot_flies it lands on an unfinished monastery or garden, nowhere else
game carcassonne seats=2 +abbot +flying abbot_flies=on
set empty
set tile BA-B -1,0 r0
set tile BA-EG -2,0 r0
set tile BA-E -3,0 r3
set stack FM-G BA-B BA-B
set phase turn 1
* draw FM-G
1 place 0,0 r0
expect legal 1 fly * = 2
1 fly abbot
* die 2
expect event put seat=1 abbot -2 0 garden
game carcassonne seats=2 +abbot +flying abbot_flies=on
set empty
set tile BA-B -1,0 r0
set tile BA-EG -2,0 r0
set tile BA-E -3,0 r3
set stack FM-G BA-B BA-B
set phase turn 1
* draw FM-G
1 place 0,0 r0
1 fly abbot
* die 3
expect event crashed seat=1 abbot
expect no line figure *

% CC-ABB-08 CC-MSG-15 taken back in the message part of the turn in which it was placed
game carcassonne seats=2 +abbot +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W -1,0 r0
set figure 1 meeple 0,0 road1
set points 1 2 1
set stack BA-A BA-V BA-B BA-B
set phase turn 1
* draw BA-A
1 place 1,0 r1
1 abbot monastery
1 marker
* message 4
1 action
* draw BA-V
1 place 1,1 r0
1 recall
# neighbours of 1,0: 0,0 and 1,1
expect event scored seat=1 3
1 marker
expect event moved seat=1 3 8
expect asks carcassonne.draw
expect no line figure *
