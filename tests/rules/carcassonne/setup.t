# Before the first turn: players, figures, tiles, modules and their elements, and what everybody knows. CC-SETUP-*, CC-TERM-*, CC-HID-*.

% CC-SETUP-01 two to six players
game carcassonne seats=2
game carcassonne seats=3
game carcassonne seats=6
badgame carcassonne seats=1 : bad number of seats
badgame carcassonne seats=7 : bad number of seats

% CC-SETUP-03 CC-SETUP-04 CC-TURN-06 the start player is drawn, the start tile lies on the table, play goes clockwise
game carcassonne seats=3
expect asks carcassonne.first
expect actors *
expect legal * first * = 3
expect line tile BA-D 0,0 *
reject 1 pass CC-TURN-06
* first 2
expect event starts seat=2
expect asks carcassonne.draw
* draw BA-B
expect actors 2
reject 1 place 0,1 r0 CC-TURN-06
2 place 0,1 r0
2 pass
* draw BA-B
expect actors 3
3 place 0,2 r0
3 pass
* draw BA-B
expect actors 1
1 place 0,3 r0
1 pass
* draw BA-B
expect actors 2

% CC-SETUP-04 one copy of the start design lies on the table: three are left, and 71 tiles are drawn
game carcassonne seats=2
* first 1
expect legal * draw * = 32
* draw BA-D
1 place -1,0 r0
1 pass
* draw BA-D
2 place 1,0 r0
2 pass
* draw BA-D
1 place 2,0 r0
1 pass
reject * draw BA-D CC-TILE-01
expect legal * draw * = 31

% CC-SETUP-02 seven meeples in the supply, the eighth is the marker
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
badset figure 1 meeple 0,0 field4 : CC-SETUP-02

% CC-SETUP-02 everybody starts with no points
game carcassonne seats=6
expect score 1 = 0
expect score 6 = 0

% CC-SETUP-05 the tiles of every chosen module are in the stack, those of others are not
game carcassonne seats=2 +inns +gold
* first 1
expect legal * draw IC-* = 17
expect legal * draw GM-* = 8
expect legal * draw TB-* = 0
expect legal * draw BA-* = 32
reject * draw CR-A CC-TILE-01

% CC-SETUP-05 everything at once: the ten courses first, all 159 others after the lake
game carcassonne seats=6 +river +abbot +inns +big_meeple +goods +builder +pig +flying +messengers +ferries +gold +mage +robbers +crop
* first 1
expect legal * draw RV-* = 9
expect legal * draw * = 9

% CC-SETUP-06 every switch may be used alone
game carcassonne +river
game carcassonne +abbot
game carcassonne +inns
game carcassonne +big_meeple
game carcassonne +goods
game carcassonne +builder
game carcassonne +pig
game carcassonne +flying
game carcassonne +messengers
game carcassonne +ferries
game carcassonne +gold
game carcassonne +mage
game carcassonne +robbers
game carcassonne +crop
game carcassonne farmers=off
badgame carcassonne +castles : castles

% CC-SETUP-07 a symbol whose module is off has no effect: an inn road without `inns` is an ordinary road
game carcassonne seats=2 +big_meeple
set empty
set tile BA-D 0,0 r0
set tile BA-W -1,0 r0
set tile IC-B 1,0 r0
set figure 1 meeple 0,0 road1
set phase end 1
# BA-W, BA-D, IC-B: three tiles, open in the east
expect score 1 = 3

% CC-SETUP-07 a cathedral without `inns` is city wall to wall: 1 per tile at the end
game carcassonne seats=2 +big_meeple
set empty
set tile IC-K 0,0 r0
set tile BA-E 0,-1 r2
set figure 1 meeple 0,0 city1
set phase end 1
expect score 1 = 2

% CC-SETUP-07 a hat, a sack or goods without their module ask nothing and give nothing
game carcassonne seats=2 +pig
set empty
set tile TB-G 0,0 r2
set tile TB-T 1,0 r3
set tile TB-F 1,1 r0
set stack BA-N BA-B
set phase turn 1
* draw BA-N
1 place 0,1 r1
1 pass
expect no event goods
expect event completed

% CC-SETUP-08 CC-ABB-02 a garden is a picture without the abbot
game carcassonne seats=2
set empty
set tile BA-B 0,0 r0
set stack BA-EG BA-B
set phase turn 1
* draw BA-EG
1 place 1,0 r0
expect legal 1 meeple * = 2
expect legal 1 meeple garden = 0
reject 1 meeple garden CC-MEEP-03
reject 1 meeple monastery CC-MEEP-01

% CC-SETUP-09 CC-TERM-01 one abbot, big meeple, builder and pig each
game carcassonne seats=2 +abbot +big_meeple +builder +pig
set empty
set tile BA-B 0,0 r0
set tile BA-A 1,0 r0
set tile BA-X 1,1 r0
set figure 1 abbot 0,0 monastery
badset figure 1 abbot 1,0 monastery : CC-SETUP-09
set figure 1 big 0,0 field1
badset figure 1 big 1,1 road2 : CC-SETUP-09
set figure 1 pig 0,0 field1
badset figure 1 pig 0,0 field1 : CC-SETUP-09
set figure 1 meeple 1,0 road1
set figure 1 builder 1,0 road1
badset figure 1 builder 1,0 road1 : CC-SETUP-09

% CC-SETUP-09 messengers start on space 0, robbers in the supply
game carcassonne seats=2 +messengers +robbers
expect no line robber *
expect score 1 = 0

% CC-SETUP-10 CC-GOOD-03 nine wine, six wheat and five cloth tokens
game carcassonne seats=2 +goods
set goods 1 9 6 5
expect line goods 1 9 6 5
game carcassonne seats=2 +goods
set goods 1 5 3 2
set goods 2 4 3 3
expect line goods 2 4 3 3

% CC-SETUP-10 CC-MSG-06 eight messages
game carcassonne seats=2 +messengers
set messages 1 2 3 4 5 6 7 8
badset messages 9 : bad
badset messages 1 1 : bad

% CC-SETUP-11 CC-FARM-01 without farmers nobody goes on a field
game carcassonne seats=2 farmers=off +pig
* first 1
* draw BA-V
1 place 1,0 r0
expect legal 1 meeple * = 1
reject 1 meeple field1 CC-SETUP-11
reject 1 pig field1 CC-SETUP-11
1 meeple road1

% CC-SETUP-11 with farmers the same tile has two fields as well
game carcassonne seats=2
* first 1
* draw BA-V
1 place 1,0 r0
expect legal 1 meeple * = 3
1 meeple field2
expect line figure 1 meeple 1,0 field2

% CC-TERM-01 CC-TERM-02 meeples are ordinary ones, the big one and the abbot; only the first two go on roads, cities and fields
game carcassonne seats=2 +abbot +big_meeple +builder +pig
set empty
set tile BA-D 0,0 r0
set stack BA-A BA-B
set phase turn 1
* draw BA-A
1 place 1,0 r1
expect legal 1 meeple * = 3
expect legal 1 big * = 3
expect legal 1 abbot * = 1
expect legal 1 builder * = 0
expect legal 1 pig * = 0
reject 1 abbot road1 CC-ABB-01
reject 1 abbot field1 CC-ABB-01
reject 1 builder road1 CC-BLD-01

# ------------------------------------------------------------------ who knows what

% CC-HID-01 CC-HID-02 CC-HID-05 the order of the stack is unknown, what is left in it is public; all views are equal
game carcassonne seats=2
* first 1
expect legal * draw BA-X = 1
* draw BA-X
expect view 2 line drawn BA-X
expect view - line drawn BA-X
1 place 1,0 r0
1 meeple road2
expect view 2 line figure 1 meeple 1,0 road2
expect view - line figure 1 meeple 1,0 road2
expect view - line tile BA-X 1,0 *
expect legal * draw BA-X = 0
expect legal * draw BA-A = 1

% CC-HID-02 CC-OPEN-13 goods, ingots and both scoring figures are public
game carcassonne seats=2 +goods +gold +messengers
set empty
set tile BA-D 0,0 r0
set goods 1 2 1 0
set gold 2 3
set points 1 7 12
set phase turn 1
expect view 2 line goods 1 2 1 0
expect view - line goods 1 2 1 0
expect view 1 line gold 2 3
expect view - line gold 2 3
expect view 2 line points 1 7 12

% CC-HID-03 CC-TILE-01 a drawn tile is shown to all
game carcassonne seats=3
* first 1
* draw BA-C
expect event drew seat=1 to=all BA-C
expect view 3 line drawn BA-C

% CC-HID-04 messages go under the stack in order: after eight the cycle is known
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 2
set messages 4 1 2 3 5 6 7 8
set stack BA-W BA-B BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
expect legal * message * = 1
expect legal * message 4 = 1
* message 4
expect event message to=all 4
expect view 2 line messages *

% CC-HID-04 CC-HID-01 unseen messages lie above those seen, in an order nobody knows
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 2
set messages 4 1
set stack BA-W BA-B BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
expect legal * message * = 6
expect legal * message 4 = 0

% CC-SETUP-07 CC-SETUP-08 without the abbot nothing is told of a garden with eight neighbours
game carcassonne seats=2
set empty
set tile BA-EG 0,0 r0
set tile BA-B 1,0 r0
set tile BA-B -1,0 r0
set tile BA-B 0,1 r0
set tile BA-B 1,1 r0
set tile BA-E 0,-1 r2
set tile BA-E 1,-1 r0
set tile BA-E -1,-1 r0
set stack BA-A BA-E BA-V
set phase turn 1
* draw BA-A
1 place -1,1 r0
1 pass
expect no event completed
expect asks carcassonne.draw
