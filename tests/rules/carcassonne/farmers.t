# Fields and the farmers on them. CC-FARM-*.

% CC-FARM-01 CC-FARM-02 a farmer stays when cities are completed, and scores at the end
game carcassonne seats=2
set empty
set tile BA-D 0,0 r0
set stack BA-E BA-B
set phase turn 1
* draw BA-E
1 place 0,-1 r2
1 meeple field1
expect line figure 1 meeple 0,-1 field1
expect score 1 = 0
* draw BA-B
2 place 0,1 r0
2 pass
expect asks -
# the field of BA-E reaches the city from outside: 3
expect score 1 = 3

% CC-FARM-03 CC-FARM-05 CC-EX-11 the field north of the road touches two completed cities, the one south of it none
game carcassonne seats=2
set empty
set tile BA-D 0,0 r0
set tile BA-E 0,-1 r2
set tile BA-U 1,0 r1
set tile BA-E 1,-1 r0
set tile BA-E 1,-2 r2
set figure 1 meeple 0,0 field1
set figure 2 meeple 0,0 field2
set stack BA-B
set phase turn 1
* draw BA-B
1 place 0,1 r0
1 pass
expect event final seat=1 6 field1 0 0
expect no event final seat=2
expect score 1 = 6
expect score 2 = 0

% CC-FARM-03 CC-PIG-03 CC-EX-11 with the own pig 8
game carcassonne seats=2 +pig
set empty
set tile BA-D 0,0 r0
set tile BA-E 0,-1 r2
set tile BA-U 1,0 r1
set tile BA-E 1,-1 r0
set tile BA-E 1,-2 r2
set figure 1 meeple 0,0 field1
set figure 1 pig 1,-1 field1
set phase end 1
expect score 1 = 8

% CC-FARM-04 one city counts for several fields, once for each
game carcassonne seats=3
set empty
set tile BA-F 0,0 r0
set tile BA-E -1,0 r1
set tile BA-E 1,0 r3
set figure 1 meeple 0,0 field1
set figure 2 meeple 0,0 field2
set figure 3 meeple 1,0 field1
set phase end 1
# the three fields are different as long as nothing lies round them; each touches the one city
expect score 1 = 3
expect score 2 = 3
expect score 3 = 3

% CC-FARM-04 a city that touches a field in many places counts once
game carcassonne seats=2
set empty
set tile BA-F 0,0 r0
set tile BA-E -1,0 r1
set tile BA-E 1,0 r3
set tile BA-B 1,-1 r0
set tile BA-B 0,-1 r0
set figure 1 meeple 0,-1 field1
set phase end 1
expect score 1 = 3

% CC-FARM-05 a field beside a city on the tile but not listed does not touch it: the corner cut off by a road
game carcassonne seats=2
set empty
set tile BA-J 0,0 r0
set tile BA-E 0,-1 r2
set figure 1 meeple 0,0 field1
set figure 2 meeple 0,0 field2
set phase end 1
expect score 1 = 3
expect score 2 = 0

% CC-FARM-06 fields merge and are shared: two completed cities, 6 each
game carcassonne seats=2
set empty
set tile BA-E 0,0 r0
set tile BA-E 0,-1 r2
set tile BA-B 1,-1 r0
set tile BA-E 2,-1 r2
set tile BA-E 2,0 r0
set figure 1 meeple 0,0 field1
set figure 2 meeple 2,0 field1
set stack BA-B
set phase turn 1
* draw BA-B
1 place 1,0 r0
reject 1 meeple field1 CC-FARM-01
1 pass
expect asks -
expect score 1 = 6
expect score 2 = 6

% CC-FARM-06 CC-OWN-02 the majority takes a merged field
game carcassonne seats=2
set empty
set tile BA-E 0,0 r0
set tile BA-E 0,-1 r2
set tile BA-B 1,-1 r0
set tile BA-E 2,-1 r2
set tile BA-E 2,0 r0
set figure 1 meeple 0,0 field1
set figure 2 meeple 2,0 field1
set figure 2 meeple 1,-1 field1
set stack BA-B
set phase turn 1
* draw BA-B
1 place 1,0 r0
1 pass
expect score 1 = 0
expect score 2 = 6

% CC-FARM-03 CC-FARM-06 CC-EX-10 three completed cities and an unfinished one: 9 each for one farmer each
game carcassonne seats=2
set empty
set tile BA-E 0,0 r0
set tile BA-E 0,-1 r2
set tile BA-H 1,0 r0
set tile BA-E 1,-1 r2
set tile BA-E 1,1 r0
set tile BA-EG 2,0 r0
set figure 1 meeple 0,0 field1
set figure 2 meeple 2,0 field1
set phase end 1
# 0,0/0,-1, 1,0/1,-1 and 1,0/1,1 are closed, 2,0 is open
expect score 1 = 9
expect score 2 = 9

% CC-EX-10 CC-OWN-02 four completed cities, two farmers against one: 12 and 0
game carcassonne seats=2
set empty
set tile BA-E 0,0 r0
set tile BA-E 0,-1 r2
set tile BA-H 1,0 r0
set tile BA-E 1,-1 r2
set tile BA-E 1,1 r0
set tile BA-EG 2,0 r0
set tile BA-K 2,-1 r2
set figure 1 meeple 0,0 field1
set figure 1 meeple 1,0 field1
set figure 2 meeple 2,0 field1
set phase end 1
expect score 1 = 12
expect score 2 = 0

% CC-EX-10 one farmer beside two completed cities: 6
game carcassonne seats=2
set empty
set tile BA-H 0,0 r0
set tile BA-E 0,-1 r2
set tile BA-E 0,1 r0
set figure 2 meeple 0,0 field1
set phase end 1
expect score 1 = 0
expect score 2 = 6
