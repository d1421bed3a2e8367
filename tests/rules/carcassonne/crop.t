# Crop Circles. CC-CROP-*. CR-C is a fork, CR-A a club, CR-E a shield tile.

% CC-CROP-01 CC-FEAT-02 roads end at the circle and are separate; no figure stands on it
game carcassonne seats=2 +crop
set empty
set tile BA-D 0,0 r0
set figure 2 meeple 0,0 road1
set stack CR-D BA-B BA-B
set phase turn 1
* draw CR-D
1 place 1,0 r0
# its west road is that of BA-D, the east one is another
reject 1 meeple road2 CC-MEEP-04
expect legal 1 meeple road1 = 1
expect legal 1 meeple city1 = 1
expect legal 1 meeple field* = 2
badmove meeple crop : bad

% CC-CROP-02 CC-CROP-03 CC-CROP-04 CC-CROP-05 A: from the left of the active player, each adds a meeple beside an own one
game carcassonne seats=3 +crop
set empty
set tile BA-U 0,0 r1
set tile BA-U 1,0 r1
set figure 1 meeple 0,0 field1
set figure 2 meeple 0,0 field2
set figure 3 meeple 1,0 field1
set figure 3 meeple 1,0 road1
set stack CR-C BA-B BA-B
set phase turn 2
* draw CR-C
2 place 0,1 r3
2 pass
expect asks carcassonne.circle
expect actors 2
reject 2 pass CC-CROP-02
expect legal 2 * = 2
2 circle_a
expect event circle seat=2 1
expect asks carcassonne.add
expect actors 3
reject 3 pass CC-CROP-05
# fork: farmers only
expect legal 3 add * = 1
reject 3 add meeple 1,0 road1 CC-CROP-05
3 add meeple 1,0 field1
expect actors 1
1 add meeple 0,0 field1
expect actors 2
2 add meeple 0,0 field2
expect asks carcassonne.draw
expect score 1 = 0

% CC-CROP-05 CC-OPEN-06 the same segment of the same tile, an ordinary or the big meeple
game carcassonne seats=2 +crop +big_meeple
set empty
set tile BA-U 0,0 r1
set tile BA-U 1,0 r1
set figure 1 meeple 0,0 road1
set stack CR-A BA-B BA-B
set phase turn 1
* draw CR-A
1 place 0,1 r0
1 pass
1 circle_a
expect actors 1
expect legal 1 add * = 2
expect legal 1 add big 0,0 road1 = 1
reject 1 add meeple 1,0 road1 CC-CROP-05
1 add big 0,0 road1
expect line figure 1 big 0,0 road1
expect line figure 1 meeple 0,0 road1

% CC-CROP-05 CC-OPEN-06 option crop_a_may: nobody must
game carcassonne seats=2 +crop crop_a_may=on
set empty
set tile BA-U 0,0 r1
set figure 1 meeple 0,0 road1
set stack CR-A BA-B BA-B
set phase turn 1
* draw CR-A
1 place 0,1 r0
1 pass
1 circle_a
expect legal 1 pass = 1
1 pass
expect asks carcassonne.draw

% CC-CROP-05 option crop_a_any_tile: any tile of the feature
game carcassonne seats=2 +crop crop_a_any_tile=on
set empty
set tile BA-U 0,0 r1
set tile BA-U 1,0 r1
set figure 1 meeple 0,0 road1
set stack CR-A BA-B BA-B
set phase turn 1
* draw CR-A
1 place 0,1 r0
1 pass
1 circle_a
expect legal 1 add * = 2
1 add meeple 1,0 road1
expect line figure 1 meeple 1,0 road1

% CC-CROP-06 CC-CROP-07 CC-CROP-08 CC-EX-58 fork, B: blue and red take a farmer back, green has none; blue's pig follows
game carcassonne seats=3 +crop +pig
set empty
set tile BA-U 0,0 r1
set figure 1 meeple 0,0 field1
set figure 1 pig 0,0 field1
set figure 2 meeple 0,0 field2
set figure 3 meeple 0,0 road1
set stack CR-C BA-B BA-B
set phase turn 3
* draw CR-C
3 place 0,1 r3
3 pass
3 circle_b
expect asks carcassonne.return
expect actors 1
reject 1 pass CC-CROP-06
1 return meeple 0,0 field1
expect event home seat=1 pig 0 0 field1
expect actors 2
2 return meeple 0,0 field2
expect asks carcassonne.draw
expect line figure 3 meeple 0,0 road1
expect score 1 = 0
expect score 2 = 0

% CC-CROP-03 club: highwaymen on roads
game carcassonne seats=2 +crop
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,0 city1
set figure 2 meeple 0,0 field1
set stack CR-A BA-B BA-B
set phase turn 1
* draw CR-A
1 place 0,1 r0
1 pass
1 circle_b
expect actors 1
expect legal 1 return * = 1
1 return meeple 0,0 road1
expect line figure 1 meeple 0,0 city1
expect line figure 2 meeple 0,0 field1
expect asks carcassonne.draw

% CC-CROP-03 shield: knights in cities
game carcassonne seats=2 +crop
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 road1
set figure 2 meeple 0,0 city1
set stack CR-E BA-B BA-B
set phase turn 1
* draw CR-E
1 place 0,1 r1
1 pass
1 circle_b
expect actors 2
2 return meeple 0,0 city1
expect asks carcassonne.draw
expect line figure 1 meeple 0,0 road1

% CC-CROP-07 CC-EX-59 A with an empty supply but for the abbot: skipped
game carcassonne seats=2 +crop +abbot
set empty
set tile BA-X 0,0 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,0 road2
set figure 1 meeple 0,0 road3
set figure 1 meeple 0,0 road4
set figure 1 meeple 0,0 field1
set figure 1 meeple 0,0 field2
set figure 1 meeple 0,0 field3
set tile BA-U 1,0 r1
set tile BA-U 2,0 r1
set tile BA-W 3,0 r0
set figure 2 meeple 3,0 road1
set stack CR-A BA-B BA-B
set phase turn 1
* draw CR-A
1 place 3,1 r1
1 pass
1 circle_a
expect actors 2
reject 2 add abbot 3,0 road1 CC-CROP-05
2 add meeple 3,0 road1
expect asks carcassonne.draw

% CC-CROP-05 CC-CROP-07 A with the big meeple alone in the supply: it must be added
game carcassonne seats=2 +crop +big_meeple
set empty
set tile BA-X 0,0 r0
set figure 1 meeple 0,0 road1
set figure 1 meeple 0,0 road2
set figure 1 meeple 0,0 road3
set figure 1 meeple 0,0 road4
set figure 1 meeple 0,0 field1
set figure 1 meeple 0,0 field2
set figure 1 meeple 0,0 field3
set tile BA-U 1,0 r1
set tile BA-U 2,0 r1
set tile BA-W 3,0 r0
set stack CR-A BA-B BA-B
set phase turn 1
* draw CR-A
1 place 3,1 r1
1 pass
1 circle_a
# seat 2 has no highwayman; the big meeple goes beside one of four
expect actors 1
expect legal 1 add big * = 4
expect legal 1 * = 4
reject 1 add meeple 0,0 road1 CC-CROP-07
reject 1 pass CC-CROP-05
1 add big 0,0 road2
expect line figure 1 big 0,0 road2
expect asks carcassonne.draw

% CC-CROP-09 CC-BLD-10 a builder left alone goes home
game carcassonne seats=2 +crop +builder
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 city1
set figure 1 builder 0,0 city1
set stack CR-E BA-B BA-B
set phase turn 1
* draw CR-E
1 place 0,1 r1
1 pass
1 circle_b
1 return meeple 0,0 city1
expect event home seat=1 builder 0 0 city1
expect no line figure *

% CC-CROP-10 a builder's part that was earned is played after it
game carcassonne seats=2 +crop +builder
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 road1
set figure 1 builder 0,0 road1
set figure 2 meeple 0,0 city1
set stack CR-D BA-B BA-B
set phase turn 1
* draw CR-D
1 place 1,0 r0
1 meeple field2
expect asks carcassonne.circle
1 circle_a
expect actors 1
1 add meeple 1,0 field2
expect asks carcassonne.again
1 again
* draw BA-B
expect actors 1

% CC-CROP-11 CC-CROP-12 abbots and monks are never affected
game carcassonne seats=2 +crop +abbot
set empty
set tile BA-B 0,0 r0
set tile BA-EG 1,0 r0
set tile BA-D 2,0 r1
set figure 1 meeple 0,0 monastery
set figure 1 abbot 1,0 garden
set stack CR-A BA-B BA-B
set phase turn 1
* draw CR-A
1 place 0,1 r0
1 pass
# nobody has a highwayman: nothing is asked
expect asks carcassonne.draw
expect line figure 1 meeple 0,0 monastery
expect line figure 1 abbot 1,0 garden

% CC-SETUP-11 CC-CROP-12 without farmers a fork affects nobody: nothing is asked
game carcassonne seats=2 +crop farmers=off
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 road1
set stack CR-C BA-B BA-B
set phase turn 1
* draw CR-C
1 place 0,1 r3
1 pass
expect asks carcassonne.draw
expect line figure 1 meeple 0,0 road1
