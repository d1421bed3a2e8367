# The end of the game and the final scoring. CC-END-*.

% CC-END-01 the game ends with the turn of the last tile
game carcassonne seats=3
set empty
set tile BA-D 0,0 r0
set stack BA-B BA-E
set phase turn 1
* draw BA-B
1 place 0,1 r0
1 pass
expect asks carcassonne.draw
* draw BA-E
2 place 0,-1 r2
2 meeple city1
expect event scored seat=2 4
expect asks -
expect won 2

% CC-END-01 CC-CROP-02 step 4 of the last part is carried out in full
game carcassonne seats=2 +crop
set empty
set tile BA-D 0,0 r0
set tile BA-E 0,-1 r2
set figure 1 meeple 0,0 field1
set figure 2 meeple 0,0 field2
set stack CR-C
set phase turn 1
* draw CR-C
1 place 0,1 r3
1 pass
expect asks carcassonne.circle
1 circle_b
2 return meeple 0,0 field2
1 return meeple 0,0 field1
expect asks -
expect score 1 = 0

% CC-END-02 no builder part with an empty stack
game carcassonne seats=2 +builder
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 road1
set figure 1 builder 0,0 road1
set stack BA-U
set phase turn 1
* draw BA-U
1 place 1,0 r1
1 pass
expect asks -
expect score 1 = 2

% CC-END-03 CC-END-04 CC-GOLD-10 CC-MSG-22 figures added up, robbers home, ingots off, then features, goods and gold
game carcassonne seats=2 +messengers +robbers +gold +goods
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 road1
set points 1 10 7
set points 2 3 0
set goods 1 2 0 0
set goods 2 1 1 0
set gold 1 4
set gold 2 3
set ingot 0,0 2
set robber 2 10
set stack BA-B
set phase turn 1
* draw BA-B
1 place 0,1 r0
1 pass
expect asks -
# 17 + road 1 + wine 10 + gold 4 x 2; and 3 + wheat 10 + gold 3
expect score 1 = 36
expect score 2 = 16
expect no line ingot *
expect no line robber *
expect event goods_final seat=1 10 wine
expect event goods_final seat=2 10 wheat
expect no event goods_final seat=2 10 wine
expect event gold_final seat=1 8 4
expect event gold_final seat=2 3 3
expect won 1

% CC-END-04 a marker on a dark space in the final scoring draws no message
game carcassonne seats=2 +messengers
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 road1
set points 1 4
set phase end 1
expect asks -
expect score 1 = 5

% CC-END-05 CC-OPEN-03 robbers do not rob in the final scoring
game carcassonne seats=2 +robbers
set empty
set tile BA-D 0,0 r0
set tile BA-U 1,0 r1
set tile BA-U 2,0 r1
set figure 1 meeple 0,0 road1
set points 1 10
set robber 2 10
set phase end 1
expect score 1 = 13
expect score 2 = 0

% CC-END-05 CC-OPEN-03 with robbers_final they do: half of 3, rounded up
game carcassonne seats=2 +robbers robbers_final=on
set empty
set tile BA-D 0,0 r0
set tile BA-U 1,0 r1
set tile BA-U 2,0 r1
set figure 1 meeple 0,0 road1
set points 1 10
set robber 2 10
set phase end 1
expect score 1 = 13
expect score 2 = 2

% CC-END-06 CC-EX-08 unfinished city of 5 tiles and 3 shields, majority of green: 8 and 0
game carcassonne seats=6
set empty
set tile BA-C 0,0 r0
set tile BA-F 1,0 r0
set tile BA-Q -1,0 r0
set tile BA-E 0,1 r0
set tile BA-E 0,-1 r2
set figure 4 meeple 0,0 city1
set figure 4 meeple 0,1 city1
set figure 6 meeple 1,0 city1
set stack BA-B
set phase turn 1
* draw BA-B
1 place 0,2 r0
1 pass
expect event final seat=4 8
expect no event final seat=6
expect score 4 = 8
expect score 6 = 0

% CC-END-06 every owner of an unfinished feature gets its points in full
game carcassonne seats=3
set empty
set tile BA-U 0,0 r1
set tile BA-U 1,0 r1
set figure 1 meeple 0,0 road1
set figure 3 meeple 1,0 road1
set phase end 2
expect score 1 = 2
expect score 2 = 0
expect score 3 = 2

% CC-EX-14 CC-END-06 CC-FARM-03 monk 3, highwayman 2, farmer 6: 11
game carcassonne seats=2
set empty
set tile BA-D 0,0 r0
set tile BA-E 0,-1 r2
set tile BA-U 1,0 r1
set tile BA-E 1,-1 r0
set tile BA-E 1,-2 r2
set tile BA-B 0,1 r0
set figure 1 meeple 0,1 monastery
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,0 field1
set stack BA-B
set phase turn 2
* draw BA-B
2 place 1,-3 r0
2 pass
expect event final seat=1 3 monastery
expect event final seat=1 2 road1
expect event final seat=1 6 field1
expect score 1 = 11

% CC-END-07 most points win
game carcassonne seats=2
set empty
set tile BA-D 0,0 r0
set points 1 10
set points 2 11
set stack BA-B
set phase turn 1
* draw BA-B
1 place 0,1 r0
1 pass
expect won 2
expect rank 2 = 1
expect rank 1 = 2
expect event won seat=2 11

% CC-END-07 who ties for the first place shares the win
game carcassonne seats=3
set empty
set tile BA-D 0,0 r0
set points 1 11
set points 2 10
set points 3 11
set stack BA-B
set phase turn 1
* draw BA-B
1 place 0,1 r0
1 pass
expect won -
expect rank 1 = 1
expect rank 3 = 1
expect rank 2 = 3
expect event shared_win seat=1 11
expect event shared_win seat=3 11
expect no event shared_win seat=2
