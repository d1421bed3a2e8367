# Traders & Builders: goods, builder, pig. CC-GOOD-*, CC-BLD-*, CC-PIG-*.

% CC-GOOD-01 CC-GOOD-02 CC-EX-23 4 tiles, 2 wheat and 1 wine: the owner gets 8, who completes takes the goods
game carcassonne seats=2 +goods
set empty
set tile TB-G 0,0 r2
set tile TB-T 1,0 r3
set tile TB-F 1,1 r0
set figure 2 meeple 0,0 city1
set goods 1 1 0 0
set stack BA-N BA-B
set phase turn 1
* draw BA-N
1 place 0,1 r1
1 pass
expect event scored seat=2 8
expect event goods seat=1 wheat 2
expect event goods seat=1 wine 1
expect no event goods seat=2
expect line goods 1 2 2 0
expect score 2 = 8
expect score 1 = 0

% CC-GOOD-01 also if no knight stands in it
game carcassonne seats=2 +goods
set empty
set tile TB-G 0,0 r2
set tile TB-T 1,0 r3
set tile TB-F 1,1 r0
set stack BA-N BA-B
set phase turn 2
* draw BA-N
2 place 0,1 r1
2 pass
expect no event scored
expect line goods 2 1 2 0

% CC-GOOD-04 CC-EX-25 wine 4/4/1, wheat 0/0/0, cloth 1/2/2: 10, 20 and 10
game carcassonne seats=3 +goods
set empty
set tile BA-D 0,0 r0
set goods 1 4 0 1
set goods 2 4 0 2
set goods 3 1 0 2
set phase end 1
expect score 1 = 10
expect score 2 = 20
expect score 3 = 10
expect no event goods_final * wheat

% CC-GOOD-03 there are as many tokens as symbols
game carcassonne seats=2 +goods
set goods 1 9 6 5
game carcassonne seats=2 +goods
badset goods 1 21 0 0 : bad

# ------------------------------------------------------------------ the builder

% CC-BLD-01 CC-BLD-12 the builder joins an own meeple, whoever else is there
game carcassonne seats=2 +builder
set empty
set tile BA-U 0,0 r1
set tile BA-U 1,0 r1
set figure 1 meeple 0,0 road1
set figure 2 meeple 1,0 road1
set figure 2 builder 1,0 road1
set stack BA-V BA-B BA-B
set phase turn 1
* draw BA-V
1 place 2,0 r0
reject 1 meeple road1 CC-MEEP-04
1 builder road1
expect line figure 1 builder 2,0 road1
# placed in this part: no second part
expect asks carcassonne.draw
* draw BA-B
expect actors 2

% CC-BLD-01 not without an own meeple
game carcassonne seats=2 +builder
set empty
set tile BA-U 0,0 r1
set figure 2 meeple 0,0 road1
set stack BA-D BA-B BA-B
set phase turn 1
* draw BA-D
1 place 1,0 r0
reject 1 builder road1 CC-BLD-01
reject 1 builder city1 CC-BLD-01
expect legal 1 builder * = 0

% CC-BLD-02 never on a monastery or a field, and only one
game carcassonne seats=2 +builder
set empty
set tile BA-U 0,0 r1
set tile BA-V 1,0 r0
set figure 1 meeple 0,0 field2
set figure 1 meeple 0,0 road1
set figure 1 builder 0,0 road1
set stack BA-A BA-B BA-B
set phase turn 1
* draw BA-A
1 place -1,0 r3
reject 1 builder monastery CC-BLD-02
reject 1 builder field1 CC-BLD-02
reject 1 builder road1 CC-BLD-02

% CC-BLD-02 a builder in the supply does not go on a field with an own farmer either
game carcassonne seats=2 +builder
set empty
set tile BA-U 0,0 r1
set figure 1 meeple 0,0 field2
set stack BA-A BA-B BA-B
set phase turn 1
* draw BA-A
1 place -1,0 r3
reject 1 builder field1 CC-BLD-02
reject 1 builder monastery CC-BLD-02

% CC-BLD-03 on a feature that this part completes: legal and pointless
game carcassonne seats=2 +builder
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 city1
set stack BA-E BA-B BA-B
set phase turn 1
* draw BA-E
1 place 0,-1 r2
1 builder city1
expect event put seat=1 builder 0 -1 city1
expect event home seat=1 builder 0 -1 city1
expect event scored seat=1 4
expect asks carcassonne.draw
* draw BA-B
expect actors 2

% CC-BLD-04 CC-BLD-06 CC-BLD-07 CC-TURN-05 extending the builder's feature earns one more part, never a third
game carcassonne seats=2 +builder
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 road1
set figure 1 builder 0,0 road1
set stack BA-U BA-U BA-B BA-B
set phase turn 1
* draw BA-U
1 place 1,0 r1
expect line earned 1
1 pass
expect asks carcassonne.again
expect actors 1
1 again
* draw BA-U
1 place 2,0 r1
1 pass
expect asks carcassonne.draw
* draw BA-B
expect actors 2

% CC-BLD-04 another player's tile triggers nothing
game carcassonne seats=2 +builder
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 road1
set figure 1 builder 0,0 road1
set stack BA-U BA-B BA-B
set phase turn 2
* draw BA-U
2 place 1,0 r1
2 pass
expect asks carcassonne.draw
* draw BA-B
expect actors 1

% CC-BLD-04 a tile elsewhere triggers nothing
game carcassonne seats=2 +builder
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 road1
set figure 1 builder 0,0 road1
set stack BA-B BA-B BA-B
set phase turn 1
* draw BA-B
1 place 0,1 r0
1 pass
expect asks carcassonne.draw
* draw BA-B
expect actors 2

% CC-BLD-04 CC-BLD-08 CC-BLD-10 completing triggers too; what came home may be used in the second part
game carcassonne seats=2 +builder
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 city1
set figure 1 builder 0,0 city1
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,0 field1
set figure 1 meeple 0,0 field2
set tile BA-X 1,0 r0
set figure 1 meeple 1,0 road1
set figure 1 meeple 1,0 road2
set figure 1 meeple 1,0 road3
set stack BA-E BA-U BA-B BA-B
set phase turn 1
* draw BA-E
# all seven meeples are out
1 place 0,-1 r2
expect legal 1 meeple * = 0
1 pass
expect event scored seat=1 4
expect event home seat=1 builder 0 0 city1
1 again
* draw BA-U
1 place -1,0 r1
expect legal 1 builder road1 = 1
1 builder road1

% CC-BLD-09 the extra part may be declined before drawing
game carcassonne seats=2 +builder
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 road1
set figure 1 builder 0,0 road1
set stack BA-U BA-B BA-B
set phase turn 1
* draw BA-U
1 place 1,0 r1
1 pass
expect legal 1 again = 1
1 decline
* draw BA-B
expect actors 2

% CC-BLD-10 CC-EX-26 three turns: no part for placing, one for completing, none for a trigger in it
game carcassonne seats=2 +builder
set empty
set tile BA-W 0,0 r0
set tile BA-B 0,-1 r0
set stack BA-U BA-U BA-L BA-E BA-B BA-B BA-G
set phase turn 1
# turn 1: a road and a highwayman
* draw BA-U
1 place 1,0 r1
1 meeple road1
* draw BA-B
2 place 0,-2 r0
2 pass
# turn 2: it grows, the builder comes
* draw BA-U
1 place 2,0 r1
1 builder road1
* draw BA-B
2 place 0,-3 r0
2 pass
# turn 3: completed at a crossing with a city: a knight, the road scores 4, then the builder's part
* draw BA-L
1 place 3,0 r0
1 meeple city1
expect event scored seat=1 4
expect event home seat=1 meeple 1 0 road1
expect event home seat=1 builder 2 0 road1
expect score 1 = 4
expect asks carcassonne.again
1 again
* draw BA-G
# the second tile extends the city of the knight
1 place 3,-1 r1
1 builder city1
expect line figure 1 builder 3,-1 city1
expect asks carcassonne.draw
* draw BA-E
expect actors 2

% CC-BLD-10 CC-CROP-09 the builder goes home when the last own meeple leaves
game carcassonne seats=2 +builder +crop
set empty
set tile BA-U 0,0 r1
set figure 1 meeple 0,0 road1
set figure 1 builder 0,0 road1
set stack CR-A BA-B BA-B
set phase turn 2
* draw CR-A
2 place 0,1 r0
2 pass
2 circle_b
1 return meeple 0,0 road1
expect event home seat=1 meeple 0 0 road1
expect event home seat=1 builder 0 0 road1
expect no line figure *

% CC-BLD-05 a road that grows only by a ferry does not trigger
game carcassonne seats=2 +builder +ferries
set empty
set tile FE-2 0,0 r0
set ferry 0,0 road1 road2
set tile BA-U 1,0 r1
set tile BA-U -1,0 r1
set figure 1 meeple -1,0 road1
set figure 1 builder -1,0 road1
set stack BA-U BA-B BA-B
set phase turn 1
* draw BA-U
# the new tile extends the east road; the ferry then joins it to the builder's road
1 place 2,0 r1
1 pass
1 shift 0,0 road1 road3
expect asks carcassonne.draw
* draw BA-B
expect actors 2

% CC-BLD-05 the tile extends the builder's road although a ferry parts them in the same part: it triggers
game carcassonne seats=2 +builder +ferries
set empty
set tile BA-U -1,0 r1
set tile FE-2 0,0 r0
set ferry 0,0 road1 road3
set figure 1 meeple -1,0 road1
set figure 1 builder -1,0 road1
set stack BA-U BA-B BA-B
set phase turn 1
* draw BA-U
1 place 1,0 r1
1 pass
1 shift 0,0 road1 road2
expect line figure 1 builder -1,0 road1
expect asks carcassonne.again

% CC-BLD-11 a moved ferry leaves the builder without an own meeple: it goes home at once
game carcassonne seats=2 +builder +ferries
set empty
set tile BA-U -1,0 r1
set tile FE-2 0,0 r0
set ferry 0,0 road1 road3
set figure 1 meeple -1,0 road1
set figure 1 builder 0,0 road1
set figure 2 meeple -1,0 field1
set stack BA-U BA-B BA-B
set phase turn 2
* draw BA-U
2 place 1,0 r1
2 pass
2 shift 0,0 road1 road2
expect event home seat=1 builder 0 0 road1
expect no line figure 1 builder *
expect line figure 1 meeple -1,0 road1

% CC-BLD-12 the builder has no weight
game carcassonne seats=2 +builder
set empty
set tile BA-U 0,0 r1
set tile BA-U 1,0 r1
set figure 1 meeple 0,0 road1
set figure 1 builder 0,0 road1
set figure 2 meeple 1,0 road1
set phase end 1
expect score 1 = 2
expect score 2 = 2

# ------------------------------------------------------------------ the pig

% CC-PIG-01 CC-PIG-04 the pig goes on a field with an own farmer, and nowhere else
game carcassonne seats=2 +pig
set empty
set tile BA-U 0,0 r1
set figure 1 meeple 0,0 field1
set figure 2 meeple 0,0 field2
set figure 1 meeple 0,0 road1
set stack BA-U BA-U BA-B
set phase turn 1
* draw BA-U
1 place 1,0 r1
reject 1 pig field2 CC-PIG-01
reject 1 pig road1 CC-PIG-01
1 pig field1
expect line figure 1 pig 1,0 field1
* draw BA-U
2 place 2,0 r1
expect legal 2 pig field2 = 1
2 pig field2

% CC-PIG-02 it stays, but goes home with the last farmer
game carcassonne seats=2 +pig +crop
set empty
set tile BA-U 0,0 r1
set figure 1 meeple 0,0 field1
set figure 1 pig 0,0 field1
set stack CR-C BA-B BA-B
set phase turn 2
* draw CR-C
2 place 0,1 r3
2 pass
2 circle_b
1 return meeple 0,0 field1
expect event home seat=1 pig 0 0 field1
expect no line figure *

% CC-PIG-02 with another own farmer on the field it stays
game carcassonne seats=2 +pig +crop
set empty
set tile BA-U 0,0 r1
set tile BA-U 1,0 r1
set figure 1 meeple 0,0 field1
set figure 1 meeple 1,0 field1
set figure 1 pig 0,0 field1
set stack CR-C BA-B BA-B
set phase turn 2
* draw CR-C
2 place 0,1 r3
2 pass
2 circle_b
1 return meeple 0,0 field1
expect line figure 1 pig 0,0 field1

% CC-PIG-03 a pig of a non-owner is worth nothing, pigs of others do not help
game carcassonne seats=3 +pig
set empty
set tile BA-H 0,0 r0
set tile BA-E 0,-1 r2
set tile BA-E 0,1 r0
set tile BA-B 1,0 r0
set tile BA-B 2,0 r0
set tile BA-B -1,0 r0
set tile BA-B -2,0 r0
set figure 1 meeple 0,0 field1
set figure 1 meeple 1,0 field1
set figure 2 meeple 2,0 field1
set figure 2 pig 0,0 field1
set figure 3 meeple -1,0 field1
set figure 3 meeple -2,0 field1
set figure 3 pig 0,0 field1
set phase end 1
expect score 1 = 6
expect score 2 = 0
expect score 3 = 8

% CC-EX-28 CC-MEEP-08 the inner field of TB-M between three completed cities: 9
game carcassonne seats=2 +pig +goods
set empty
set tile TB-M 0,0 r0
set tile BA-E 1,0 r3
set tile BA-E 0,1 r0
set tile BA-N 0,-1 r3
set tile BA-N -1,-1 r2
set figure 2 meeple 0,0 field1
set figure 1 meeple 0,0 city1
set stack BA-NG
set phase turn 1
* draw BA-NG
1 place -1,0 r1
1 pass
# the north-west city: 4 tiles, 8 points, 1 cloth
expect event scored seat=1 8
expect event goods seat=1 cloth 1
# final: 9 for the farmer, 10 for the cloth
expect score 2 = 9
expect score 1 = 18

% CC-EX-28 with the pig 12
game carcassonne seats=2 +pig +goods
set empty
set tile TB-M 0,0 r0
set tile BA-E 1,0 r3
set tile BA-E 0,1 r0
set tile BA-N 0,-1 r3
set tile BA-N -1,-1 r2
set tile BA-NG -1,0 r1
set figure 2 meeple 0,0 field1
set figure 2 pig 0,0 field1
set phase end 1
expect score 2 = 12

% CC-EX-31 TB-C: west road to the farmhouse 2, south road to the city 2, city 4
game carcassonne seats=3 +goods
set empty
set tile BA-E 0,-1 r2
set tile BA-B -1,-1 r0
set tile BA-W -1,0 r0
set tile BA-V -1,1 r2
set tile BA-W 0,1 r1
set figure 1 meeple -1,0 road1
set figure 2 meeple 0,1 road3
set figure 3 meeple 0,-1 city1
set stack TB-C BA-B
set phase turn 1
* draw TB-C
1 place 0,0 r0
1 pass
expect score 1 = 2
expect score 2 = 2
expect score 3 = 4

% CC-EX-31 CC-FEAT-03 the fields of TB-C: north-west and east touch the city, south-west does not
game carcassonne seats=3 +goods
set empty
set tile TB-C 0,0 r0
set tile BA-E 0,-1 r2
set tile BA-W -1,0 r0
set tile BA-W 0,1 r1
set figure 1 meeple 0,0 field1
set figure 2 meeple 0,0 field2
set figure 3 meeple 0,0 field3
set phase end 1
expect score 1 = 3
expect score 2 = 3
expect score 3 = 0
