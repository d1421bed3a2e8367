# Modules together: the cross rulings. CC-X-*, and the combined examples.

% CC-X-01 CC-X-02 CC-EX-61 CC-BLD-07 main tile, message part, one builder's part: 3 tiles in all
game carcassonne seats=2 +builder +messengers
set empty
set tile BA-U 0,0 r1
set figure 1 meeple 0,0 road1
set figure 1 builder 0,0 road1
set tile BA-B 0,-1 r0
set tile BA-E 1,-1 r2
set figure 1 meeple 1,-1 city1
set points 1 16 1
set stack BA-D BA-U BA-V BA-V BA-V
set phase turn 1
* draw BA-D
1 place 1,0 r0
expect line earned 1
1 pass
1 marker
expect event moved seat=1 4 20
* message 4
1 action
* draw BA-U
# the message part extends the builder's road again: nothing more
1 place 2,0 r1
1 pass
expect asks carcassonne.again
1 again
* draw BA-V
1 place 3,0 r0
1 pass
expect asks carcassonne.draw
* draw BA-V
expect actors 2

% CC-X-01 a message part may earn the builder's part
game carcassonne seats=2 +builder +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-B 0,1 r0
set tile BA-U 0,2 r1
set figure 1 meeple 0,2 road1
set figure 1 builder 0,2 road1
set figure 1 meeple 0,0 city1
set points 1 16 1
set stack BA-E BA-U BA-V BA-V BA-V
set phase turn 1
* draw BA-E
1 place 0,-1 r2
1 pass
1 marker
* message 4
1 action
* draw BA-U
1 place 1,2 r1
1 pass
expect asks carcassonne.again
1 again
* draw BA-V
expect actors 1

% CC-X-01 CC-X-03 a message in the builder's part; its message part earns no third one
game carcassonne seats=2 +builder +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-B 0,1 r0
set tile BA-U 0,2 r1
set figure 1 meeple 0,2 road1
set figure 1 builder 0,2 road1
set figure 1 meeple 0,0 city1
set points 1 16 1
set stack BA-U BA-E BA-U BA-V BA-V
set phase turn 1
* draw BA-U
1 place 1,2 r1
1 pass
1 again
* draw BA-E
1 place 0,-1 r2
1 pass
1 marker
* message 4
1 action
* draw BA-U
1 place 2,2 r1
1 pass
expect asks carcassonne.draw
* draw BA-V
expect actors 2

% CC-X-02 CC-OPEN-09 message 4 comes before the crop circle of the outer part
game carcassonne seats=2 +crop +messengers
set empty
set tile BA-E 0,0 r1
set tile BA-F 0,1 r0
set figure 1 meeple 0,0 city1
set figure 2 meeple 0,1 city1
set points 1 16 1
set stack CR-E BA-B BA-V BA-V
set phase turn 1
* draw CR-E
1 place 1,0 r1
1 pass
1 marker
* message 4
1 action
expect asks carcassonne.draw
* draw BA-B
1 place 0,2 r0
1 pass
expect asks carcassonne.circle
1 circle_b

% CC-X-04 the active player is the same in all parts: he takes the goods of the builder's part
game carcassonne seats=2 +builder +goods
set empty
set tile TB-G 0,0 r2
set tile TB-T 1,0 r3
set tile TB-F 1,1 r0
set tile BA-U 1,2 r0
set figure 1 meeple 1,2 road1
set figure 1 builder 1,2 road1
set stack BA-U BA-N BA-B BA-V
set phase turn 1
* draw BA-U
1 place 1,3 r0
1 pass
1 again
* draw BA-N
1 place 0,1 r1
1 pass
expect line goods 1 1 2 0

% CC-X-05 witch before robber: 5 tiles, 3 points, the robber gets 2
game carcassonne seats=2 +mage +robbers
set empty
set tile BA-W 0,0 r0
set tile BA-U 1,0 r1
set tile BA-U 2,0 r1
set tile BA-U 3,0 r1
set figure 1 meeple 0,0 road1
set witch 0,0 road1
set points 1 10
set robber 2 10
set stack BA-W BA-B
set phase turn 1
* draw BA-W
1 place 4,0 r0
1 pass
expect score 1 = 13
expect score 2 = 2

% CC-X-06 mage before robber: 5 tiles, 10 points, the robber gets 5
game carcassonne seats=2 +mage +robbers
set empty
set tile BA-W 0,0 r0
set tile BA-U 1,0 r1
set tile BA-U 2,0 r1
set tile BA-U 3,0 r1
set figure 1 meeple 0,0 road1
set mage 0,0 road1
set points 1 10
set robber 2 10
set stack BA-W BA-B
set phase turn 1
* draw BA-W
1 place 4,0 r0
1 pass
expect score 1 = 20
expect score 2 = 5

% CC-X-07 the builder that stands there keeps standing, no new one in this step
game carcassonne seats=2 +flying +builder
set empty
set tile BA-B -1,0 r0
set tile BA-E -2,0 r3
set figure 1 meeple -2,0 city1
set figure 1 builder -2,0 city1
set stack FM-G BA-B BA-U
set phase turn 1
* draw FM-G
1 place 0,0 r0
1 fly meeple
* die 2
expect line figure 1 builder -2,0 city1
expect asks carcassonne.draw
* draw BA-B
expect actors 2

% CC-X-08 flight to a lake: each stub is chosen by itself, joined ones are one road
game carcassonne seats=2 +flying +ferries
set empty
set tile BA-B -1,0 r0
set tile FE-2 -2,0 r1
set ferry -2,0 road1 road2
set stack FM-G BA-B BA-U
set phase turn 1
* draw FM-G
1 place 0,0 r0
1 fly meeple
* die 2
expect legal 1 land * = 3
1 land road2
expect line figure 1 meeple -2,0 road2

% CC-X-09 CC-GOLD-06 a monastery with two monks: 9 each, ingots shared
game carcassonne seats=2 +flying +gold
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
set figure 2 meeple 0,1 monastery
set ingot 0,1 3
set stack BA-B BA-U
set phase turn 2
* draw BA-B
2 place -1,2 r0
2 pass
expect score 1 = 9
expect score 2 = 9
expect line gold 2 2
expect line gold 1 1

% CC-X-10 crop circle A on a road that a ferry splits later: each meeple stays where it stands
game carcassonne seats=2 +crop +ferries
set empty
set tile BA-W -1,0 r0
set tile FE-2 0,0 r0
set ferry 0,0 road1 road3
set figure 1 meeple -1,0 road1
set figure 1 meeple -1,0 road1
set figure 2 meeple 0,0 road1
set stack BA-U BA-B BA-B
set phase turn 2
* draw BA-U
2 place 1,0 r1
2 pass
2 shift 0,0 road1 road2
# the west road of 2 tiles is completed: seat 1's alone
expect score 1 = 2
expect score 2 = 0
expect line figure 2 meeple 0,0 road1

% CC-X-11 crop circle B strands the mage on an empty road: it stays
game carcassonne seats=2 +crop +mage
set empty
set tile BA-U 0,0 r1
set figure 1 meeple 0,0 road1
set mage 0,0 road1
set stack CR-A BA-B BA-B
set phase turn 1
* draw CR-A
1 place 0,1 r0
1 pass
1 circle_b
1 return meeple 0,0 road1
expect no line figure *
expect line mage 0,0 road1

% CC-X-12 points with the mage and the robbery, then goods, then ingots, then the message
game carcassonne seats=2 +mage +robbers +goods +gold +messengers
set empty
set tile TB-G 0,0 r2
set tile TB-T 1,0 r3
set tile TB-F 1,1 r0
set figure 1 meeple 0,0 city1
set mage 0,0 city1
set ingot 0,0 2
set points 1 13 1
set robber 2 13
set stack BA-N BA-B BA-B
set phase turn 1
* draw BA-N
1 place 0,1 r1
1 pass
# 4 tiles 8, mage 4
1 marker
expect event moved seat=1 12 25
expect event robbed seat=2 1 6
expect no line goods *
2 marker
expect line goods 1 1 2 0
expect line gold 1 2
expect asks carcassonne.post

% CC-X-14 CC-MSG-13 a monastery scored in this part is gone when the message is read
game carcassonne seats=2 +messengers
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
set points 1 1 1
set stack BA-B BA-U
set phase turn 1
* draw BA-B
1 place -1,2 r0
1 pass
1 marker
* message 3
1 action
expect event action seat=1 3 0
expect score 1 = 11

% CC-X-15 no hat, sack, ingot, arrow, lake or crop tile comes during the river
game carcassonne seats=2 +river +mage +robbers +gold +flying +ferries +crop
* first 1
expect legal * draw RV-* = 9
expect legal * draw * = 9

% CC-X-16 mage and builder on one road: no interaction
game carcassonne seats=2 +mage +builder
set empty
set tile BA-U 0,0 r1
set figure 1 meeple 0,0 road1
set figure 1 builder 0,0 road1
set mage 0,0 road1
set stack BA-U BA-B BA-B
set phase turn 1
* draw BA-U
1 place 1,0 r1
1 pass
expect asks carcassonne.again
expect line mage 0,0 road1

% CC-X-17 a road with the mage completed by a ferry scores with it
game carcassonne seats=2 +mage +ferries
set empty
set tile BA-W -1,0 r0
set tile FE-2 0,0 r0
set ferry 0,0 road1 road3
set figure 1 meeple -1,0 road1
set mage -1,0 road1
set stack BA-U BA-B BA-B
set phase turn 1
* draw BA-U
1 place 1,0 r1
1 pass
1 shift 0,0 road1 road2
# west road: 2 tiles and 2 for the mage
expect event scored seat=1 4
expect no line mage *

% CC-X-18 the inn counts only for the road that still contains its segment
game carcassonne seats=2 +inns +ferries
set empty
set tile IC-C -1,0 r0
set tile FE-2 0,0 r0
set ferry 0,0 road1 road3
set figure 1 meeple -1,0 road1
set figure 2 meeple 0,0 road1
set stack BA-W BA-B BA-B
set phase turn 1
* draw BA-W
1 place 1,0 r0
1 pass
1 shift 0,0 road2 road3
# the east road, lake and BA-W, has no inn: 2; the west road is open in the south
expect score 2 = 2
expect score 1 = 0
set phase end 1
expect score 1 = 0

% CC-X-18 and the road with it counts double
game carcassonne seats=2 +inns +ferries
set empty
set tile IC-C -1,0 r0
set tile FE-2 0,0 r0
set ferry 0,0 road1 road3
set figure 1 meeple -1,0 road1
set figure 2 meeple 0,0 road1
set stack BA-W BA-B BA-B
set phase turn 1
* draw BA-W
1 place 1,0 r0
1 pass
1 shift 0,0 road1 road2
expect score 1 = 4
expect score 2 = 0

% CC-X-19 CC-MSG-18 message 8 on a farmer uses the cities completed at that moment, 4 with the own pig
game carcassonne seats=2 +messengers +pig
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set tile BA-E 0,1 r2
set tile BA-H 0,2 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,2 field1
set figure 1 pig 0,2 field1
set points 1 2 3
set stack BA-W BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 8
1 action
1 redeem meeple 0,2 field1
1 messenger
expect event messenger seat=1 4 7

% CC-X-20 CC-GOLD-04 a garden completed with an abbot collects like a monastery
game carcassonne seats=2 +abbot +gold
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
set ingot 1,1 2
set stack BA-E BA-U
set phase turn 2
* draw BA-E
2 place -1,-1 r3
2 pass
expect line gold 1 2

% CC-X-20 without an abbot it collects nothing
game carcassonne seats=2 +abbot +gold
set empty
set tile BA-EG 0,0 r0
set tile BA-B 1,0 r0
set tile BA-B 1,1 r0
set tile BA-B 0,1 r0
set tile BA-B -1,1 r0
set tile BA-E -1,0 r3
set tile BA-E 1,-1 r1
set tile BA-E 0,-1 r2
set ingot 1,1 2
set stack BA-E BA-U
set phase turn 2
* draw BA-E
2 place -1,-1 r3
2 pass
expect line ingot 1,1 2
expect no line gold *

% CC-X-21 an abbot taken back collects no ingots
game carcassonne seats=2 +abbot +gold
set empty
set tile BA-B 0,0 r0
set figure 1 abbot 0,0 monastery
set ingot 0,0 1
set stack BA-E BA-U
set phase turn 1
* draw BA-E
1 place 1,0 r0
1 recall
expect score 1 = 2
expect line ingot 0,0 1
expect no line gold *

% CC-X-22 CC-FLY-07 a failed flight uses up step 2: the abbot stays out
game carcassonne seats=2 +abbot +flying
set empty
set tile BA-B -1,0 r0
set figure 1 abbot -1,0 monastery
set stack FM-G BA-U BA-U
set phase turn 1
* draw FM-G
1 place 0,0 r0
expect legal 1 recall = 1
1 fly meeple
* die 3
expect event crashed seat=1 meeple
reject 1 recall CC-TURN-06
expect asks carcassonne.draw
expect line figure 1 abbot -1,0 monastery

% CC-X-23 each figure's own number decides, not the sum
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 4 3
set stack BA-W BA-B BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
# 4 + 3 = 7 and 3 stay: the sum of 10 is not dark
1 marker
expect asks carcassonne.draw

% CC-OPEN-02 CC-OPEN-14 the spring has no road, the lake no monastery
game carcassonne seats=2 +river
expect line tile RV-A 0,0 *
set empty
set tile RV-L 0,0 r0
badset figure 1 meeple 0,0 monastery : bad
badset figure 1 meeple 0,0 road1 : bad

% CC-MSG-03 CC-ABB-07 a dark space by the abbot in step 2 and another in step 3: one message together
game carcassonne seats=2 +abbot +messengers
set empty
set tile BA-B 0,1 r0
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 abbot 0,1 monastery
set figure 1 meeple 0,0 road1
set points 1 1 2
set stack BA-W BA-U BA-U
set phase turn 1
* draw BA-W
1 place -1,0 r0
# neighbours of 0,1: 0,0 1,0 -1,0
1 recall
1 marker
expect event moved seat=1 4 5
1 messenger
expect event messenger seat=1 3 5
expect asks carcassonne.post
* message 6
1 points
1 marker
expect asks carcassonne.draw
* draw BA-U
expect actors 2

% CC-X-03 messages at the end of both parts of a double turn
game carcassonne seats=2 +builder +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set figure 1 builder 0,0 road1
set figure 1 meeple 0,0 city1
set points 1 2 1
set stack BA-W BA-E BA-U BA-U
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 6
1 points
1 marker
1 again
* draw BA-E
1 place 0,-1 r2
1 pass
1 messenger
expect event messenger seat=1 4 5
* message 7
1 points
1 marker
expect asks carcassonne.draw
* draw BA-U
expect actors 2

% CC-ROB-10 CC-SCORE-06 two owners of one road on the robber's space: wait for the second
game carcassonne seats=3 +robbers
set empty
set tile BA-U 0,0 r1
set tile BA-W -1,0 r0
set tile BA-B 0,-1 r0
set tile BA-B 1,-1 r0
set tile BA-B 2,-1 r0
set tile BA-W 2,0 r0
set figure 1 meeple -1,0 road1
set figure 2 meeple 2,0 road3
set points 1 60
set points 2 10
set robber 3 10
set stack BA-U BA-V
set phase turn 1
* draw BA-U
1 place 1,0 r1
1 pass
expect asks carcassonne.rob
3 wait 2
expect event robbed seat=3 2 2
expect score 1 = 64
expect score 2 = 14
expect score 3 = 2
expect no line robber *

% CC-RIV-04 the other edges of a river tile must match too
game carcassonne seats=2 +river
set empty
set tile RV-A 0,0 r0
set tile BA-B 1,0 r0
set tile BA-E 1,1 r3
set phase turn 1
* draw RV-D
# the city of BA-E looks at the only place for it: it leaves the game
expect event removed seat=1 RV-D
* draw RV-K
expect event removed seat=1 RV-K
* draw RV-E
expect legal 1 place * = 1
1 place 0,1 r1

% CC-TILE-06 CC-BLD-06 the stack runs out in the builder's part: the game ends
game carcassonne seats=2 +builder
set empty
set tile BA-U 0,0 r1
set figure 1 meeple 0,0 road1
set figure 1 builder 0,0 road1
set stack BA-U BA-C
set phase turn 1
* draw BA-U
1 place 1,0 r1
1 pass
1 again
* draw BA-C
expect event removed seat=1 BA-C
expect asks -
expect score 1 = 2

% CC-TURN-01 CC-X-12 hat tile with messengers and robbers: mage first, then the figure, then points, then the message
game carcassonne seats=2 +mage +messengers +robbers
set empty
set tile BA-E 1,0 r3
set figure 1 meeple 1,0 city1
set points 1 6 1
set robber 2 6
set stack MW-D BA-B BA-B
set phase turn 1
* draw MW-D
1 place 0,0 r0
expect asks carcassonne.summon
1 summon mage 0,0 city2
expect asks carcassonne.figure
1 meeple city2
1 marker
expect event moved seat=1 4 10
expect event robbed seat=2 1 2
expect actors 2
2 messenger
expect asks carcassonne.post
