# The beginner layout and its printed start. CB-BEG-*. Seats with four: red, orange, white, blue; with three red is left out.

% CB-BEG-01 terrain and numbers row by row
game catan layout=beginner seats=4 first_player=1
expect line hex h00 mountains 10
expect line hex h01 pasture 2
expect line hex h02 forest 9
expect line hex h03 fields 12
expect line hex h04 hills 6
expect line hex h05 pasture 4
expect line hex h06 hills 10
expect line hex h07 fields 9
expect line hex h08 forest 11
expect line hex h09 desert
expect line hex h10 forest 3
expect line hex h11 mountains 8
expect line hex h12 forest 8
expect line hex h13 mountains 3
expect line hex h14 fields 4
expect line hex h15 pasture 5
expect line hex h16 hills 5
expect line hex h17 fields 6
expect line hex h18 pasture 11

% CB-BEG-02 harbours as printed on the frame: 3:1, grain, ore, 3:1, wool, 3:1, 3:1, brick, lumber
game catan layout=beginner seats=4 first_player=1
expect line harbour 1 e00 any
expect line harbour 2 e05 grain
expect line harbour 3 e21 ore
expect line harbour 4 e38 any
expect line harbour 5 e64 wool
expect line harbour 6 e69 any
expect line harbour 7 e66 any
expect line harbour 8 e41 brick
expect line harbour 9 e11 lumber

% CB-BEG-03 CB-BEG-04 the printed start of four: settlements and roads
game catan layout=beginner start=printed seats=4 first_player=1
expect line settlement n10 1
expect line settlement n29 1
expect line settlement n13 2
expect line settlement n42 2
expect line settlement n35 3
expect line settlement n19 3
expect line settlement n44 4
expect line settlement n40 4
expect line road e15 1               # 10-11
expect line road e42 1               # 29-30
expect line road e18 2               # 12-13
expect line road e60 2               # 42-43
expect line road e36 3               # 24-35
expect line road e26 3               # 18-19
expect line road e50 4               # 34-44
expect line road e57 4               # 40-41
expect score 1 = 2
expect score 4 = 2
expect asks catan.before             # nothing is left to place
expect actors 1

% CB-BEG-06 the printed start of four: one card for each producing hex of the starred settlement
game catan layout=beginner start=printed seats=4 first_player=1
expect line hand 1 2lumber+1grain
expect line hand 2 2grain+1ore
expect line hand 3 1brick+1lumber+1grain
expect line hand 4 1brick+1lumber+1ore

% CB-BEG-05 CB-BEG-06 with three players red is left out
game catan layout=beginner start=printed seats=3 first_player=1
expect line settlement n13 1
expect line settlement n42 1
expect line settlement n35 2
expect line settlement n19 2
expect line settlement n44 3
expect line settlement n40 3
expect no line settlement n10 *
expect no line settlement n29 *
expect no line road e15 *
expect no line road e42 *
expect line road e18 1
expect line road e60 1
expect line road e36 2
expect line road e26 2
expect line road e50 3
expect line road e57 3
expect line hand 1 2grain+1ore
expect line hand 2 1brick+1lumber+1grain
expect line hand 3 1brick+1lumber+1ore

% CB-BEG-03 CB-SETUP-07 with the printed start the highest roll still begins
game catan layout=beginner start=printed seats=3
* first 1 1
* first 2 1
* first 6 1
expect event starts seat=3
expect asks catan.before
expect actors 3
3 roll
* dice 6 6
3 end
expect actors 1

% CB-BEG-03 the printed start belongs to the beginner layout for three or four
badgame catan layout=variable start=printed seats=3             : CB-BEG-03
badgame catan +five_six layout=beginner start=printed seats=5   : CB-56-11
game catan layout=beginner start=placed seats=3 first_player=1
expect asks catan.settle

% CB-BEG-01 CB-SETUP-06 the beginner layout may also be played with the placement rounds
game catan layout=beginner seats=3 first_player=1
expect line hex h09 desert
expect no line settlement *
expect no line road *
expect legal 1 settlement * = 54

% CB-BEG-07 not a spiral: only corner 16 carries the A (5), and neither neighbour on the ring the B (2)
game catan layout=beginner seats=3 first_player=1
expect line hex h00 * 10             # the other corners
expect line hex h02 * 9
expect line hex h11 * 8
expect line hex h18 * 11
expect line hex h07 * 9
expect line hex h16 * 5
expect line hex h17 * 6              # counter-clockwise
expect line hex h12 * 8              # clockwise
