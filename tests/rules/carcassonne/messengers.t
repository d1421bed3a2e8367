# Messengers: two scoring figures and the eight messages. CC-MSG-*. `set points SEAT MARKER MESSENGER`.
# Most scenarios let seat 1 complete the road BA-W BA-D BA-W for 3 points, from 2 to 5: a message is due.

% CC-MSG-01 CC-MSG-02 CC-EX-34 marker 2, messenger 3, award 3: the marker ends on 5, a message is due
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 2 3
set stack BA-W BA-B BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
expect asks carcassonne.track
expect legal 1 * = 2
1 marker
expect event moved seat=1 3 5
expect asks carcassonne.post

% CC-EX-34 CC-MSG-02 the messenger ends on 6: none
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 2 3
set stack BA-W BA-B BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 messenger
expect event messenger seat=1 3 6
expect line points 1 2 6
expect asks carcassonne.draw

% CC-MSG-03 CC-EX-35 both figures end on dark spaces: one message only
game carcassonne seats=2 +messengers
set empty
set tile BA-W 0,0 r0
set tile BA-B 0,-1 r0
set tile BA-E 1,-1 r2
set tile BA-B 2,-1 r0
set tile BA-W 2,0 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 1,-1 city1
set points 1 2 1
set stack BA-D BA-B BA-B
set phase turn 1
* draw BA-D
1 place 1,0 r0
1 pass
1 score 0,0 road1
1 marker
expect event moved seat=1 3 5
1 messenger
expect event messenger seat=1 4 5
expect asks carcassonne.post
* message 3
expect event message 3
expect legal 1 * = 2
1 points
expect event instead seat=1 3 2
1 marker
expect event moved seat=1 2 7
expect asks carcassonne.draw
* draw BA-B
expect actors 2

% CC-MSG-04 CC-OPEN-12 a dark stop that is left in the same step still counts
game carcassonne seats=2 +messengers
set empty
set tile BA-W 0,0 r0
set tile BA-B 0,-1 r0
set tile BA-E 1,-1 r2
set tile BA-B 2,-1 r0
set tile BA-W 2,0 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 1,-1 city1
set points 1 2 1
set stack BA-D BA-B BA-B
set phase turn 1
* draw BA-D
1 place 1,0 r0
1 pass
1 score 0,0 road1
1 marker
1 marker
expect event moved seat=1 4 9
expect asks carcassonne.post

% CC-EX-37 CC-TRACK-02 47 + 3 = 50 is space 0 and dark
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 47 1
set stack BA-W BA-B BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
expect asks carcassonne.post

% CC-EX-37 CC-MSG-02 in another player's turn: none
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 47 1
set stack BA-W BA-B BA-B
set phase turn 2
* draw BA-W
2 place -1,0 r0
2 pass
expect actors 1
1 marker
expect event moved seat=1 3 50
expect asks carcassonne.draw
* draw BA-B
expect actors 1

% CC-MSG-05 other figures on the space do not matter
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 2 3
set points 2 5 0
set stack BA-W BA-B BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
expect asks carcassonne.post

% CC-MSG-05 option msg_empty_space: only if no other player's figure is there
game carcassonne seats=2 +messengers msg_empty_space=on
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 2 3
set points 2 1 55
set stack BA-W BA-B BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
expect asks carcassonne.draw
game carcassonne seats=2 +messengers msg_empty_space=on
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 2 5
set points 2 1 54
set stack BA-W BA-B BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
expect asks carcassonne.post

% CC-MSG-06 CC-MSG-07 CC-MSG-14 taking a message is compulsory, the choice is free; then it lies under the stack
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 2 3
set messages 6
set stack BA-W BA-B BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
reject * message 6 CC-MSG-07
* message 2
expect asks carcassonne.message
reject 1 pass CC-MSG-06
# no city with an own knight: the action gives nothing
1 action
expect no event moved
expect line messages 6 2
expect score 1 = 8
* draw BA-B
expect actors 2

% CC-MSG-08 an award of a message that ends on a dark space brings one more, and so on
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 2 3
set stack BA-W BA-B BA-B
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 1
1 points
1 messenger
expect event messenger seat=1 2 5
expect asks carcassonne.post
* message 2
1 points
1 marker
expect event moved seat=1 2 7
expect line messages 1 2
expect asks carcassonne.draw

% CC-MSG-09 CC-EX-56 CC-X-13 robbery points in one's own turn bring a message
game carcassonne seats=2 +messengers +robbers
set empty
set tile BA-W 0,0 r0
set tile BA-U 1,0 r1
set tile BA-U 2,0 r1
set tile BA-U 3,0 r1
set figure 2 meeple 0,0 road1
set points 1 17 1
set points 2 8 1
set robber 1 8
set stack BA-W BA-B BA-B
set phase turn 1
* draw BA-W
1 place 4,0 r0
1 pass
expect actors 2
2 marker
# 5 points for seat 2, 3 for the robber of seat 1: 17 + 3 = 20
expect event robbed seat=1 2 3
expect actors 1
1 marker
expect event moved seat=1 3 20
expect asks carcassonne.post

% CC-EX-56 CC-X-13 not in the turn of another
game carcassonne seats=2 +messengers +robbers
set empty
set tile BA-W 0,0 r0
set tile BA-U 1,0 r1
set tile BA-U 2,0 r1
set tile BA-U 3,0 r1
set figure 2 meeple 0,0 road1
set points 1 17 1
set points 2 8 1
set robber 1 8
set stack BA-W BA-B BA-B
set phase turn 2
* draw BA-W
2 place 4,0 r0
2 pass
2 marker
1 marker
expect event moved seat=1 3 20
expect asks carcassonne.draw

# ------------------------------------------------------------------ the eight messages

% CC-MSG-11 CC-MSG-10 CC-EX-38 message 1: the inn road is the lowest, 0 points
game carcassonne seats=2 +messengers +inns
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set tile BA-B 0,1 r0
set tile BA-U 0,2 r1
set tile BA-U 1,2 r1
set tile BA-U 2,2 r1
set tile BA-U 3,2 r1
set tile BA-B 0,3 r0
set tile IC-B 0,4 r0
set tile BA-U 1,4 r1
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,2 road1
set figure 1 meeple 0,4 road1
set points 1 2 3
set stack BA-W BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 1
1 action
expect event action seat=1 1 0
expect no event moved
expect score 1 = 8
expect line figure 1 meeple 0,2 road1
expect line figure 1 meeple 0,4 road1

% CC-MSG-11 CC-X-14 the lowest own road, whoever else stands there; nothing is removed
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set tile BA-B 0,1 r0
set tile BA-U 0,2 r1
set tile BA-U 1,2 r1
set tile BA-U 2,2 r1
set tile BA-U 3,2 r1
set tile BA-B 0,3 r0
set tile BA-V 0,4 r3
set tile BA-U 1,4 r1
set tile BA-U 2,4 r1
set tile BA-U 3,4 r1
set tile BA-V 4,4 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,2 road1
set figure 2 meeple 1,2 road1
set figure 2 meeple 2,2 road1
set figure 1 meeple 0,4 road1
set points 1 2 3
set stack BA-W BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 1
# roads of 4 and of 5 tiles; the one of 3 is scored and gone
1 action
1 messenger
expect event messenger seat=1 4 7
expect line figure 1 meeple 0,2 road1
expect line figure 2 meeple 1,2 road1

% CC-MSG-10 the mage counts and stays
game carcassonne seats=2 +messengers +mage
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set tile BA-B 0,1 r0
set tile BA-U 0,2 r1
set tile BA-U 1,2 r1
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,2 road1
set mage 1,2 road1
set points 1 2 3
set stack BA-W BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 1
1 action
1 messenger
# 2 tiles and 2 for the mage
expect event messenger seat=1 4 7
expect line mage *

% CC-MSG-12 message 2: a cathedral city counts 0
game carcassonne seats=2 +messengers +inns
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set tile BA-B 0,1 r0
set tile BA-F 0,2 r0
set tile IC-K -1,2 r0
set tile BA-B 0,3 r0
set tile BA-Q 0,4 r2
set tile BA-F 1,4 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,2 city1
set figure 1 meeple 0,4 city1
set points 1 2 3
set stack BA-W BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 2
1 action
expect event action seat=1 2 0
expect score 1 = 8

% CC-MSG-12 message 2: the lowest city, 3 tiles and 2 shields, 5 points, whoever else is there
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set tile BA-B 0,1 r0
set tile BA-Q 0,2 r2
set tile BA-F 1,2 r0
set figure 1 meeple 0,0 road1
set tile BA-RG -1,2 r0
set figure 1 meeple 0,2 city1
set figure 2 meeple 1,2 city1
set figure 2 meeple -1,2 city1
set points 1 2 3
set stack BA-W BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 2
1 action
1 messenger
expect event messenger seat=1 5 8

% CC-MSG-13 message 3: monasteries, abbots included; gardens do not count
game carcassonne seats=2 +messengers +abbot
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set tile BA-EG 0,1 r2
set tile BA-D 0,2 r0
set tile BA-B 0,3 r0
set figure 1 meeple 0,0 road1
set figure 1 abbot 0,1 garden
set points 1 2 3
set stack BA-W BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 3
1 action
expect event action seat=1 3 0
expect score 1 = 8

% CC-MSG-13 an abbot in a monastery with two neighbours: 3 points
game carcassonne seats=2 +messengers +abbot
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set tile BA-EG 0,1 r2
set tile BA-D 0,2 r0
set tile BA-B 0,3 r0
set tile BA-V 1,3 r3
set figure 1 meeple 0,0 road1
set figure 1 abbot 0,3 monastery
set points 1 2 3
set stack BA-W BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 3
1 action
1 messenger
expect event messenger seat=1 3 6
expect line figure 1 abbot 0,3 monastery

% CC-MSG-15 CC-MSG-07 CC-X-02 message 4: one more part at once; the message lies under the stack before the draw
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 2 3
set stack BA-W BA-B BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 4
1 action
expect asks carcassonne.draw
expect line messages 4
* draw BA-B
expect actors 1
1 place 0,1 r0
1 meeple monastery
expect line figure 1 meeple 0,1 monastery
* draw BA-B
expect actors 2

% CC-MSG-15 with no tile left the action is not available
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 2 3
set stack BA-W
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 4
reject 1 action CC-MSG-15
expect legal 1 * = 1
1 points
1 marker
expect asks -
expect score 1 = 10

% CC-MSG-15 a message part may earn a further message
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 2 1
set stack BA-W BA-E BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 4
1 action
* draw BA-E
1 place 0,-1 r2
1 meeple city1
1 messenger
expect event messenger seat=1 4 5
expect asks carcassonne.post
* message 6
1 points
1 marker
expect asks carcassonne.draw
* draw BA-B
expect actors 2

% CC-MSG-16 CC-OPEN-16 message 5: 2 per shield in cities with an own meeple, each city once
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set tile BA-B 0,1 r0
set tile BA-F 0,2 r0
set tile BA-C 1,2 r0
set tile BA-B 0,3 r0
set tile BA-F 0,4 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,2 city1
set figure 1 meeple 1,2 city1
set figure 2 meeple 0,4 city1
set points 1 2 3
set stack BA-W BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 5
1 action
1 messenger
expect event messenger seat=1 4 7

% CC-MSG-17 CC-OPEN-16 message 6: 2 per knight, the big one counts once, the builder not
game carcassonne seats=2 +messengers +big_meeple +builder
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set tile BA-B 0,1 r0
set tile BA-F 0,2 r0
set tile BA-C 1,2 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,2 city1
set figure 1 big 1,2 city1
set figure 1 builder 1,2 city1
set figure 1 meeple 0,2 field1
set points 1 2 3
set stack BA-W BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 6
1 action
1 messenger
expect event messenger seat=1 4 7

% CC-MSG-17 CC-OPEN-16 message 7: 2 per farmer, the pig does not count
game carcassonne seats=2 +messengers +big_meeple +pig
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set tile BA-B 0,1 r0
set tile BA-F 0,2 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,1 field1
set figure 1 meeple 0,2 field2
set figure 1 big 0,0 field1
set figure 1 pig 0,1 field1
set points 1 2 2
set stack BA-W BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 7
1 action
1 messenger
expect event messenger seat=1 6 8

% CC-SETUP-11 CC-MSG-17 without farmers message 7 is worth nothing
game carcassonne seats=2 +messengers farmers=off
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 2 2
set stack BA-W BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 7
1 action
expect event action seat=1 7 0
expect score 1 = 7

% CC-MSG-18 CC-MSG-20 CC-EX-40 CC-X-19 CC-OPEN-05 message 8 on a tied farmer with the own pig, two cities: 8; both come home
game carcassonne seats=2 +messengers +pig
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set tile BA-E 0,1 r2
set tile BA-H 0,2 r0
set tile BA-E 0,3 r0
set tile BA-B 1,2 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,2 field1
set figure 1 pig 0,2 field1
set figure 2 meeple 1,2 field1
set points 1 2 3
set stack BA-W BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 8
1 action
expect asks carcassonne.redeem
expect legal 1 redeem * = 1
1 redeem meeple 0,2 field1
expect event home seat=1 meeple 0 2 field1
expect event home seat=1 pig 0 2 field1
1 messenger
expect event messenger seat=1 8 11
expect score 2 = 0
expect line figure 2 meeple 1,2 field1
expect no line figure 1 *

% CC-MSG-18 not an owner: 0 points, it comes home too
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set tile BA-E 0,1 r2
set tile BA-H 0,2 r0
set tile BA-E 0,3 r0
set figure 1 meeple 0,0 road1
set tile BA-B 1,2 r0
set tile BA-B 2,2 r0
set figure 1 meeple 0,2 field1
set figure 2 meeple 1,2 field1
set figure 2 meeple 2,2 field1
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
expect no event moved
expect event home seat=1 meeple 0 2 field1
expect score 1 = 8
expect asks carcassonne.draw

% CC-MSG-18 only that one meeple comes home; the others stay
game carcassonne seats=2 +messengers +abbot
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set tile BA-B 0,1 r0
set tile BA-U 0,2 r1
set tile BA-U 1,2 r1
set tile BA-U 2,2 r1
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,2 road1
set figure 1 meeple 1,2 road1
set figure 1 abbot 0,1 monastery
set figure 2 meeple 2,2 road1
set points 1 2 2
set stack BA-W BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 8
1 action
expect legal 1 redeem * = 3
expect legal 1 redeem abbot * = 1
reject 1 redeem meeple 5,5 road1 CC-MSG-18
1 redeem meeple 0,2 road1
1 messenger
expect event messenger seat=1 3 5
expect line figure 1 meeple 1,2 road1
expect line figure 2 meeple 2,2 road1
expect no line figure 1 meeple 0,2 road1
# 5 is dark once more
expect asks carcassonne.post

% CC-MSG-19 no meeple on the map: nothing; the two points may be taken instead
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set figure 1 meeple 0,0 road1
set points 1 2 3
set stack BA-W BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 8
expect legal 1 points = 1
1 action
expect no event moved
expect score 1 = 8
expect asks carcassonne.draw

% CC-MSG-20 a builder left alone by message 8 goes home
game carcassonne seats=2 +messengers +builder
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set tile BA-B 0,1 r0
set tile BA-U 0,2 r1
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,2 road1
set figure 1 builder 0,2 road1
set points 1 2 3
set stack BA-W BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 8
1 action
1 redeem meeple 0,2 road1
expect event home seat=1 builder 0 2 road1
1 marker
expect score 1 = 9
expect no line figure *

% CC-MSG-21 messages move no ingots and no goods
game carcassonne seats=2 +messengers +gold +goods
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set tile BA-B 0,1 r0
set tile TB-Q 0,2 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,2 city1
set ingot 0,2 1
set points 1 2 3
set stack BA-W BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 8
1 action
1 redeem meeple 0,2 city1
1 marker
expect event moved seat=1 1 6
expect line ingot 0,2 1
expect no line goods *
expect no line gold *

% CC-MSG-22 CC-END-03 before the final scoring the two figures are added up
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set points 1 7 12
set points 2 20 0
set phase end 1
expect score 1 = 19
expect score 2 = 20
expect won 2

% CC-MSG-18 message 8 on an abbot in a garden: 1 + neighbours
game carcassonne seats=2 +messengers +abbot
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set tile BA-EG 0,1 r2
set figure 1 meeple 0,0 road1
set figure 1 abbot 0,1 garden
set points 1 2 3
set stack BA-W BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 8
1 action
1 redeem abbot 0,1 garden
# neighbours 0,0 and 1,0 and -1,0
expect event scored seat=1 4
1 messenger
expect event messenger seat=1 4 7
expect no line figure *

% CC-MSG-10 CC-MSG-18 CC-X-11 message 8 on a road with the witch: half of 3, rounded up; she stays
game carcassonne seats=2 +messengers +mage
set empty
set tile BA-D 0,0 r0
set tile BA-W 1,0 r0
set tile BA-B 0,1 r0
set tile BA-U 0,2 r1
set tile BA-U 1,2 r1
set tile BA-U 2,2 r1
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,2 road1
set witch 1,2 road1
set points 1 2 4
set stack BA-W BA-B BA-V
set phase turn 1
* draw BA-W
1 place -1,0 r0
1 pass
1 marker
* message 8
1 action
1 redeem meeple 0,2 road1
1 messenger
expect event messenger seat=1 2 6
expect line witch 1,2 road1
expect no line figure *
