# The island: hexes, intersections, paths, and what may stand on them. CB-BOARD-*.
# Seats 1, 2, 3; the beginner island of CB-BEG-01 unless a scenario says otherwise.

% CB-BOARD-01 CB-BOARD-04 nineteen hexes, fifty-four intersections, seventy-two paths
game catan layout=beginner seats=3 first_player=1
expect legal 1 settlement * = 54
badmove settlement n54 : bad argument
badmove road e72       : bad argument
badmove robber h19     : bad argument
expect line hex h18 *
expect no line hex h19*
set phase roll 1
* dice 3 4
expect asks catan.rob
expect legal 1 robber * = 18        # all but the one he stands on

% CB-BOARD-02 CB-SETUP-06 four fields, forests and pastures, three hills and mountains, one desert, also after a shuffle
# Desert on 17, corner 0 begins the spiral. Counted below: 4 fields, 4 forest, 4 pasture, 3 hills, 3 mountains, 1 desert.
game catan layout=variable seats=3 first_player=1
deal 1
# fields
expect line hex h01 fields *
expect line hex h03 fields *
expect line hex h07 fields *
expect line hex h16 fields *
# forest
expect line hex h02 forest *
expect line hex h08 forest *
expect line hex h13 forest *
expect line hex h14 forest *
# pasture
expect line hex h00 pasture *
expect line hex h04 pasture *
expect line hex h06 pasture *
expect line hex h09 pasture *
# hills
expect line hex h10 hills *
expect line hex h11 hills *
expect line hex h15 hills *
# mountains
expect line hex h05 mountains *
expect line hex h12 mountains *
expect line hex h18 mountains *
# desert
expect line hex h17 desert

% CB-BOARD-03 fields give grain, forest lumber, pasture wool, hills brick, mountains ore
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1      # mountains 10, pasture 2, hills 6
set settlement n04 2      # pasture 2, forest 9
set settlement n07 3      # fields 12
set phase roll 1
* dice 4 6
expect line hand 1 1ore
expect line hand 2 -
expect line hand 3 -
set hand 1 -
set phase roll 1
* dice 3 3
expect line hand 1 1brick
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 1wool
expect line hand 2 1wool
set hand 2 -
set phase roll 1
* dice 4 5
expect line hand 2 1lumber
set phase roll 1
* dice 6 6
expect line hand 3 1grain

% CB-BOARD-03 CB-SETUP-10 the desert gives nothing: a settlement at three hexes, one of them the desert, brings two cards
game catan layout=beginner seats=3 first_player=1
1 settlement n00
1 road e00
2 settlement n05
2 road e06
3 settlement n52
3 road e70
3 settlement n22      # pasture, desert, forest
expect line hand 3 1lumber+1wool

% CB-BOARD-07 CB-BOARD-04 roads all round the coast: fifteen of one colour and fifteen of another fill the thirty coastal paths
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n00 1
set settlement n52 2
set hand 1 15brick+15lumber
set phase act 1
1 road e00
1 road e02
1 road e03
1 road e05
1 road e06
1 road e08
1 road e09
1 road e21
1 road e22
1 road e37
1 road e38
1 road e52
1 road e53
1 road e64
1 road e65
reject 1 road e71    CB-BUILD-03
set hand 2 15brick+15lumber
set phase act 2
2 road e71
2 road e70
2 road e69
2 road e68
2 road e67
2 road e66
2 road e56
2 road e54
2 road e41
2 road e39
2 road e24
2 road e23
2 road e11
2 road e10
2 road e01
expect line road e01 2
expect line hand 2 -
expect line hand 1 -

% CB-BOARD-07 a settlement on the coast, at one hex only
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n00 1
set road e00 1
set road e02 1
set road e03 1          # 0-1-2-3
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
reject 1 settlement n01    CB-BUILD-08
1 settlement n03
expect line settlement n03 1

% CB-BOARD-06 at most one building on an intersection, in set-up
game catan layout=beginner seats=3 first_player=1
1 settlement n20
1 road e29
reject 2 settlement n20    CB-BOARD-06
2 settlement n00
2 road e00
3 settlement n40
3 road e57
reject 3 settlement n40    CB-BOARD-06     # not even one's own
3 settlement n53

% CB-BOARD-06 at most one building on an intersection, in the action phase
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set city n22 2
set road e29 1
set road e31 1         # 20-21-22: the own road reaches the city of seat 2
set hand 1 3brick+3lumber+3wool+3grain
set phase act 1
reject 1 settlement n22    CB-BOARD-06
reject 1 settlement n20    CB-BOARD-06
reject 1 city n22          CB-BUILD-09     # nor is anybody's building built over

% CB-BOARD-06 at most one road on a path, whoever owns it
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n22 2
set road e29 1
set road e31 2         # 20-21 and 21-22
set hand 1 3brick+3lumber
set phase act 1
reject 1 road e29    CB-BOARD-06
reject 1 road e31    CB-BOARD-06
1 road e17           # the third path at 21 is free

% CB-BOARD-05 roads stand on paths and buildings on intersections
game catan layout=beginner seats=3 first_player=1
badmove settlement e00 : bad argument
badmove settlement h00 : bad argument
badmove road n00       : bad argument
badmove robber n00     : bad argument

% CB-BOARD-05 CB-BUILD-08 paths and neighbours of the intersections 0 to 6
game catan layout=beginner seats=3 first_player=1
1 settlement n00
expect legal 1 road * = 2
expect legal 1 road e00 = 1
expect legal 1 road e01 = 1
1 road e00
expect legal 2 settlement * = 51
expect legal 2 settlement n01 = 0
expect legal 2 settlement n08 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n01
expect legal 1 road * = 2
expect legal 1 road e00 = 1
expect legal 1 road e02 = 1
1 road e00
expect legal 2 settlement * = 51
expect legal 2 settlement n00 = 0
expect legal 2 settlement n02 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n02
expect legal 1 road * = 3
expect legal 1 road e02 = 1
expect legal 1 road e03 = 1
expect legal 1 road e04 = 1
1 road e02
expect legal 2 settlement * = 50
expect legal 2 settlement n01 = 0
expect legal 2 settlement n03 = 0
expect legal 2 settlement n10 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n03
expect legal 1 road * = 2
expect legal 1 road e03 = 1
expect legal 1 road e05 = 1
1 road e03
expect legal 2 settlement * = 51
expect legal 2 settlement n02 = 0
expect legal 2 settlement n04 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n04
expect legal 1 road * = 3
expect legal 1 road e05 = 1
expect legal 1 road e06 = 1
expect legal 1 road e07 = 1
1 road e05
expect legal 2 settlement * = 50
expect legal 2 settlement n03 = 0
expect legal 2 settlement n05 = 0
expect legal 2 settlement n12 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n05
expect legal 1 road * = 2
expect legal 1 road e06 = 1
expect legal 1 road e08 = 1
1 road e06
expect legal 2 settlement * = 51
expect legal 2 settlement n04 = 0
expect legal 2 settlement n06 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n06
expect legal 1 road * = 2
expect legal 1 road e08 = 1
expect legal 1 road e09 = 1
1 road e08
expect legal 2 settlement * = 51
expect legal 2 settlement n05 = 0
expect legal 2 settlement n14 = 0

% CB-BOARD-05 CB-BUILD-08 paths and neighbours of the intersections 7 to 15
game catan layout=beginner seats=3 first_player=1
1 settlement n07
expect legal 1 road * = 2
expect legal 1 road e10 = 1
expect legal 1 road e11 = 1
1 road e10
expect legal 2 settlement * = 51
expect legal 2 settlement n08 = 0
expect legal 2 settlement n17 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n08
expect legal 1 road * = 3
expect legal 1 road e01 = 1
expect legal 1 road e10 = 1
expect legal 1 road e12 = 1
1 road e01
expect legal 2 settlement * = 50
expect legal 2 settlement n00 = 0
expect legal 2 settlement n07 = 0
expect legal 2 settlement n09 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n09
expect legal 1 road * = 3
expect legal 1 road e12 = 1
expect legal 1 road e13 = 1
expect legal 1 road e14 = 1
1 road e12
expect legal 2 settlement * = 50
expect legal 2 settlement n08 = 0
expect legal 2 settlement n10 = 0
expect legal 2 settlement n19 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n10
expect legal 1 road * = 3
expect legal 1 road e04 = 1
expect legal 1 road e13 = 1
expect legal 1 road e15 = 1
1 road e04
expect legal 2 settlement * = 50
expect legal 2 settlement n02 = 0
expect legal 2 settlement n09 = 0
expect legal 2 settlement n11 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n11
expect legal 1 road * = 3
expect legal 1 road e15 = 1
expect legal 1 road e16 = 1
expect legal 1 road e17 = 1
1 road e15
expect legal 2 settlement * = 50
expect legal 2 settlement n10 = 0
expect legal 2 settlement n12 = 0
expect legal 2 settlement n21 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n12
expect legal 1 road * = 3
expect legal 1 road e07 = 1
expect legal 1 road e16 = 1
expect legal 1 road e18 = 1
1 road e07
expect legal 2 settlement * = 50
expect legal 2 settlement n04 = 0
expect legal 2 settlement n11 = 0
expect legal 2 settlement n13 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n13
expect legal 1 road * = 3
expect legal 1 road e18 = 1
expect legal 1 road e19 = 1
expect legal 1 road e20 = 1
1 road e18
expect legal 2 settlement * = 50
expect legal 2 settlement n12 = 0
expect legal 2 settlement n14 = 0
expect legal 2 settlement n23 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n14
expect legal 1 road * = 3
expect legal 1 road e09 = 1
expect legal 1 road e19 = 1
expect legal 1 road e21 = 1
1 road e09
expect legal 2 settlement * = 50
expect legal 2 settlement n06 = 0
expect legal 2 settlement n13 = 0
expect legal 2 settlement n15 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n15
expect legal 1 road * = 2
expect legal 1 road e21 = 1
expect legal 1 road e22 = 1
1 road e21
expect legal 2 settlement * = 51
expect legal 2 settlement n14 = 0
expect legal 2 settlement n25 = 0

% CB-BOARD-05 CB-BUILD-08 paths and neighbours of the intersections 16 to 26
game catan layout=beginner seats=3 first_player=1
1 settlement n16
expect legal 1 road * = 2
expect legal 1 road e23 = 1
expect legal 1 road e24 = 1
1 road e23
expect legal 2 settlement * = 51
expect legal 2 settlement n17 = 0
expect legal 2 settlement n27 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n17
expect legal 1 road * = 3
expect legal 1 road e11 = 1
expect legal 1 road e23 = 1
expect legal 1 road e25 = 1
1 road e11
expect legal 2 settlement * = 50
expect legal 2 settlement n07 = 0
expect legal 2 settlement n16 = 0
expect legal 2 settlement n18 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n18
expect legal 1 road * = 3
expect legal 1 road e25 = 1
expect legal 1 road e26 = 1
expect legal 1 road e27 = 1
1 road e25
expect legal 2 settlement * = 50
expect legal 2 settlement n17 = 0
expect legal 2 settlement n19 = 0
expect legal 2 settlement n29 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n19
expect legal 1 road * = 3
expect legal 1 road e14 = 1
expect legal 1 road e26 = 1
expect legal 1 road e28 = 1
1 road e14
expect legal 2 settlement * = 50
expect legal 2 settlement n09 = 0
expect legal 2 settlement n18 = 0
expect legal 2 settlement n20 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n20
expect legal 1 road * = 3
expect legal 1 road e28 = 1
expect legal 1 road e29 = 1
expect legal 1 road e30 = 1
1 road e28
expect legal 2 settlement * = 50
expect legal 2 settlement n19 = 0
expect legal 2 settlement n21 = 0
expect legal 2 settlement n31 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n21
expect legal 1 road * = 3
expect legal 1 road e17 = 1
expect legal 1 road e29 = 1
expect legal 1 road e31 = 1
1 road e17
expect legal 2 settlement * = 50
expect legal 2 settlement n11 = 0
expect legal 2 settlement n20 = 0
expect legal 2 settlement n22 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n22
expect legal 1 road * = 3
expect legal 1 road e31 = 1
expect legal 1 road e32 = 1
expect legal 1 road e33 = 1
1 road e31
expect legal 2 settlement * = 50
expect legal 2 settlement n21 = 0
expect legal 2 settlement n23 = 0
expect legal 2 settlement n33 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n23
expect legal 1 road * = 3
expect legal 1 road e20 = 1
expect legal 1 road e32 = 1
expect legal 1 road e34 = 1
1 road e20
expect legal 2 settlement * = 50
expect legal 2 settlement n13 = 0
expect legal 2 settlement n22 = 0
expect legal 2 settlement n24 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n24
expect legal 1 road * = 3
expect legal 1 road e34 = 1
expect legal 1 road e35 = 1
expect legal 1 road e36 = 1
1 road e34
expect legal 2 settlement * = 50
expect legal 2 settlement n23 = 0
expect legal 2 settlement n25 = 0
expect legal 2 settlement n35 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n25
expect legal 1 road * = 3
expect legal 1 road e22 = 1
expect legal 1 road e35 = 1
expect legal 1 road e37 = 1
1 road e22
expect legal 2 settlement * = 50
expect legal 2 settlement n15 = 0
expect legal 2 settlement n24 = 0
expect legal 2 settlement n26 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n26
expect legal 1 road * = 2
expect legal 1 road e37 = 1
expect legal 1 road e38 = 1
1 road e37
expect legal 2 settlement * = 51
expect legal 2 settlement n25 = 0
expect legal 2 settlement n37 = 0

% CB-BOARD-05 CB-BUILD-08 paths and neighbours of the intersections 27 to 37
game catan layout=beginner seats=3 first_player=1
1 settlement n27
expect legal 1 road * = 2
expect legal 1 road e24 = 1
expect legal 1 road e39 = 1
1 road e24
expect legal 2 settlement * = 51
expect legal 2 settlement n16 = 0
expect legal 2 settlement n28 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n28
expect legal 1 road * = 3
expect legal 1 road e39 = 1
expect legal 1 road e40 = 1
expect legal 1 road e41 = 1
1 road e39
expect legal 2 settlement * = 50
expect legal 2 settlement n27 = 0
expect legal 2 settlement n29 = 0
expect legal 2 settlement n38 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n29
expect legal 1 road * = 3
expect legal 1 road e27 = 1
expect legal 1 road e40 = 1
expect legal 1 road e42 = 1
1 road e27
expect legal 2 settlement * = 50
expect legal 2 settlement n18 = 0
expect legal 2 settlement n28 = 0
expect legal 2 settlement n30 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n30
expect legal 1 road * = 3
expect legal 1 road e42 = 1
expect legal 1 road e43 = 1
expect legal 1 road e44 = 1
1 road e42
expect legal 2 settlement * = 50
expect legal 2 settlement n29 = 0
expect legal 2 settlement n31 = 0
expect legal 2 settlement n40 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n31
expect legal 1 road * = 3
expect legal 1 road e30 = 1
expect legal 1 road e43 = 1
expect legal 1 road e45 = 1
1 road e30
expect legal 2 settlement * = 50
expect legal 2 settlement n20 = 0
expect legal 2 settlement n30 = 0
expect legal 2 settlement n32 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n32
expect legal 1 road * = 3
expect legal 1 road e45 = 1
expect legal 1 road e46 = 1
expect legal 1 road e47 = 1
1 road e45
expect legal 2 settlement * = 50
expect legal 2 settlement n31 = 0
expect legal 2 settlement n33 = 0
expect legal 2 settlement n42 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n33
expect legal 1 road * = 3
expect legal 1 road e33 = 1
expect legal 1 road e46 = 1
expect legal 1 road e48 = 1
1 road e33
expect legal 2 settlement * = 50
expect legal 2 settlement n22 = 0
expect legal 2 settlement n32 = 0
expect legal 2 settlement n34 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n34
expect legal 1 road * = 3
expect legal 1 road e48 = 1
expect legal 1 road e49 = 1
expect legal 1 road e50 = 1
1 road e48
expect legal 2 settlement * = 50
expect legal 2 settlement n33 = 0
expect legal 2 settlement n35 = 0
expect legal 2 settlement n44 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n35
expect legal 1 road * = 3
expect legal 1 road e36 = 1
expect legal 1 road e49 = 1
expect legal 1 road e51 = 1
1 road e36
expect legal 2 settlement * = 50
expect legal 2 settlement n24 = 0
expect legal 2 settlement n34 = 0
expect legal 2 settlement n36 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n36
expect legal 1 road * = 3
expect legal 1 road e51 = 1
expect legal 1 road e52 = 1
expect legal 1 road e53 = 1
1 road e51
expect legal 2 settlement * = 50
expect legal 2 settlement n35 = 0
expect legal 2 settlement n37 = 0
expect legal 2 settlement n46 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n37
expect legal 1 road * = 2
expect legal 1 road e38 = 1
expect legal 1 road e52 = 1
1 road e38
expect legal 2 settlement * = 51
expect legal 2 settlement n26 = 0
expect legal 2 settlement n36 = 0

% CB-BOARD-05 CB-BUILD-08 paths and neighbours of the intersections 38 to 46
game catan layout=beginner seats=3 first_player=1
1 settlement n38
expect legal 1 road * = 2
expect legal 1 road e41 = 1
expect legal 1 road e54 = 1
1 road e41
expect legal 2 settlement * = 51
expect legal 2 settlement n28 = 0
expect legal 2 settlement n39 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n39
expect legal 1 road * = 3
expect legal 1 road e54 = 1
expect legal 1 road e55 = 1
expect legal 1 road e56 = 1
1 road e54
expect legal 2 settlement * = 50
expect legal 2 settlement n38 = 0
expect legal 2 settlement n40 = 0
expect legal 2 settlement n47 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n40
expect legal 1 road * = 3
expect legal 1 road e44 = 1
expect legal 1 road e55 = 1
expect legal 1 road e57 = 1
1 road e44
expect legal 2 settlement * = 50
expect legal 2 settlement n30 = 0
expect legal 2 settlement n39 = 0
expect legal 2 settlement n41 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n41
expect legal 1 road * = 3
expect legal 1 road e57 = 1
expect legal 1 road e58 = 1
expect legal 1 road e59 = 1
1 road e57
expect legal 2 settlement * = 50
expect legal 2 settlement n40 = 0
expect legal 2 settlement n42 = 0
expect legal 2 settlement n49 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n42
expect legal 1 road * = 3
expect legal 1 road e47 = 1
expect legal 1 road e58 = 1
expect legal 1 road e60 = 1
1 road e47
expect legal 2 settlement * = 50
expect legal 2 settlement n32 = 0
expect legal 2 settlement n41 = 0
expect legal 2 settlement n43 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n43
expect legal 1 road * = 3
expect legal 1 road e60 = 1
expect legal 1 road e61 = 1
expect legal 1 road e62 = 1
1 road e60
expect legal 2 settlement * = 50
expect legal 2 settlement n42 = 0
expect legal 2 settlement n44 = 0
expect legal 2 settlement n51 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n44
expect legal 1 road * = 3
expect legal 1 road e50 = 1
expect legal 1 road e61 = 1
expect legal 1 road e63 = 1
1 road e50
expect legal 2 settlement * = 50
expect legal 2 settlement n34 = 0
expect legal 2 settlement n43 = 0
expect legal 2 settlement n45 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n45
expect legal 1 road * = 3
expect legal 1 road e63 = 1
expect legal 1 road e64 = 1
expect legal 1 road e65 = 1
1 road e63
expect legal 2 settlement * = 50
expect legal 2 settlement n44 = 0
expect legal 2 settlement n46 = 0
expect legal 2 settlement n53 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n46
expect legal 1 road * = 2
expect legal 1 road e53 = 1
expect legal 1 road e64 = 1
1 road e53
expect legal 2 settlement * = 51
expect legal 2 settlement n36 = 0
expect legal 2 settlement n45 = 0

% CB-BOARD-05 CB-BUILD-08 paths and neighbours of the intersections 47 to 53
game catan layout=beginner seats=3 first_player=1
1 settlement n47
expect legal 1 road * = 2
expect legal 1 road e56 = 1
expect legal 1 road e66 = 1
1 road e56
expect legal 2 settlement * = 51
expect legal 2 settlement n39 = 0
expect legal 2 settlement n48 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n48
expect legal 1 road * = 2
expect legal 1 road e66 = 1
expect legal 1 road e67 = 1
1 road e66
expect legal 2 settlement * = 51
expect legal 2 settlement n47 = 0
expect legal 2 settlement n49 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n49
expect legal 1 road * = 3
expect legal 1 road e59 = 1
expect legal 1 road e67 = 1
expect legal 1 road e68 = 1
1 road e59
expect legal 2 settlement * = 50
expect legal 2 settlement n41 = 0
expect legal 2 settlement n48 = 0
expect legal 2 settlement n50 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n50
expect legal 1 road * = 2
expect legal 1 road e68 = 1
expect legal 1 road e69 = 1
1 road e68
expect legal 2 settlement * = 51
expect legal 2 settlement n49 = 0
expect legal 2 settlement n51 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n51
expect legal 1 road * = 3
expect legal 1 road e62 = 1
expect legal 1 road e69 = 1
expect legal 1 road e70 = 1
1 road e62
expect legal 2 settlement * = 50
expect legal 2 settlement n43 = 0
expect legal 2 settlement n50 = 0
expect legal 2 settlement n52 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n52
expect legal 1 road * = 2
expect legal 1 road e70 = 1
expect legal 1 road e71 = 1
1 road e70
expect legal 2 settlement * = 51
expect legal 2 settlement n51 = 0
expect legal 2 settlement n53 = 0
game catan layout=beginner seats=3 first_player=1
1 settlement n53
expect legal 1 road * = 2
expect legal 1 road e65 = 1
expect legal 1 road e71 = 1
1 road e65
expect legal 2 settlement * = 51
expect legal 2 settlement n45 = 0
expect legal 2 settlement n52 = 0

% CB-BOARD-05 CB-PROD-01 the six intersections of every hex
# Every hex is mountains; only the one in question carries a 2. Three settlements of seat 1 stand on the corners N, SE, SW,
# then on NE, S, NW; a 2 brings three ore each time. Nothing else touches a hex with a 2.
game catan layout=beginner seats=3 first_player=1
set robber h18
set hex h00 mountains 12
set hex h01 mountains 12
set hex h02 mountains 12
set hex h03 mountains 12
set hex h04 mountains 12
set hex h05 mountains 12
set hex h06 mountains 12
set hex h07 mountains 12
set hex h08 mountains 12
set hex h09 mountains 12
set hex h10 mountains 12
set hex h11 mountains 12
set hex h12 mountains 12
set hex h13 mountains 12
set hex h14 mountains 12
set hex h15 mountains 12
set hex h16 mountains 12
set hex h17 mountains 12
set hex h18 mountains 12
set hex h00 mountains 2
set empty
set settlement n01 1
set settlement n10 1
set settlement n08 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n02 1
set settlement n09 1
set settlement n00 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set hex h00 mountains 12
set hex h01 mountains 2
set empty
set settlement n03 1
set settlement n12 1
set settlement n10 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n04 1
set settlement n11 1
set settlement n02 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set hex h01 mountains 12
set hex h02 mountains 2
set empty
set settlement n05 1
set settlement n14 1
set settlement n12 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n06 1
set settlement n13 1
set settlement n04 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set hex h02 mountains 12
set hex h03 mountains 2
set empty
set settlement n08 1
set settlement n19 1
set settlement n17 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n09 1
set settlement n18 1
set settlement n07 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set hex h03 mountains 12
set hex h04 mountains 2
set empty
set settlement n10 1
set settlement n21 1
set settlement n19 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n11 1
set settlement n20 1
set settlement n09 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set hex h04 mountains 12
set hex h05 mountains 2
set empty
set settlement n12 1
set settlement n23 1
set settlement n21 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n13 1
set settlement n22 1
set settlement n11 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set hex h05 mountains 12
set hex h06 mountains 2
set empty
set settlement n14 1
set settlement n25 1
set settlement n23 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n15 1
set settlement n24 1
set settlement n13 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set hex h06 mountains 12
set hex h07 mountains 2
set empty
set settlement n17 1
set settlement n29 1
set settlement n27 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n18 1
set settlement n28 1
set settlement n16 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set hex h07 mountains 12
set hex h08 mountains 2
set empty
set settlement n19 1
set settlement n31 1
set settlement n29 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n20 1
set settlement n30 1
set settlement n18 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set hex h08 mountains 12
set hex h09 mountains 2
set empty
set settlement n21 1
set settlement n33 1
set settlement n31 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n22 1
set settlement n32 1
set settlement n20 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set hex h09 mountains 12
set hex h10 mountains 2
set empty
set settlement n23 1
set settlement n35 1
set settlement n33 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n24 1
set settlement n34 1
set settlement n22 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set hex h10 mountains 12
set hex h11 mountains 2
set empty
set settlement n25 1
set settlement n37 1
set settlement n35 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n26 1
set settlement n36 1
set settlement n24 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set hex h11 mountains 12
set hex h12 mountains 2
set empty
set settlement n29 1
set settlement n40 1
set settlement n38 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n30 1
set settlement n39 1
set settlement n28 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set hex h12 mountains 12
set hex h13 mountains 2
set empty
set settlement n31 1
set settlement n42 1
set settlement n40 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n32 1
set settlement n41 1
set settlement n30 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set hex h13 mountains 12
set hex h14 mountains 2
set empty
set settlement n33 1
set settlement n44 1
set settlement n42 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n34 1
set settlement n43 1
set settlement n32 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set hex h14 mountains 12
set hex h15 mountains 2
set empty
set settlement n35 1
set settlement n46 1
set settlement n44 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n36 1
set settlement n45 1
set settlement n34 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set hex h15 mountains 12
set hex h16 mountains 2
set empty
set settlement n40 1
set settlement n49 1
set settlement n47 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n41 1
set settlement n48 1
set settlement n39 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set hex h16 mountains 12
set hex h17 mountains 2
set empty
set settlement n42 1
set settlement n51 1
set settlement n49 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n43 1
set settlement n50 1
set settlement n41 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set hex h17 mountains 12
set hex h18 mountains 2
set robber h00
set empty
set settlement n44 1
set settlement n53 1
set settlement n51 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n45 1
set settlement n52 1
set settlement n43 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set hex h18 mountains 12

% CB-BOARD-05 an intersection touches one, two or three land hexes
# Every hex is mountains with a 2: a settlement brings one ore for each hex it touches.
game catan layout=beginner seats=3 first_player=1
set robber h00
set hex h01 mountains 2
set hex h02 mountains 2
set hex h03 mountains 2
set hex h04 mountains 2
set hex h05 mountains 2
set hex h06 mountains 2
set hex h07 mountains 2
set hex h08 mountains 2
set hex h09 mountains 2
set hex h10 mountains 2
set hex h11 mountains 2
set hex h12 mountains 2
set hex h13 mountains 2
set hex h14 mountains 2
set hex h15 mountains 2
set hex h16 mountains 2
set hex h17 mountains 2
set hex h18 mountains 2
set hex h00 desert
set empty
set settlement n03 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 1ore
set empty
set settlement n04 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 2ore
set empty
set settlement n05 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 1ore
set empty
set settlement n06 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 1ore
set empty
set settlement n07 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 1ore
set empty
set settlement n12 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n14 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 2ore
set empty
set settlement n15 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 1ore
set empty
set settlement n16 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 1ore
set empty
set settlement n17 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 2ore
set empty
set settlement n20 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n24 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n25 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 2ore
set empty
set settlement n26 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 1ore
set empty
set settlement n27 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 1ore
set empty
set settlement n28 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 2ore
set empty
set settlement n32 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n36 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 2ore
set empty
set settlement n37 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 1ore
set empty
set settlement n38 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 1ore
set empty
set settlement n39 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 2ore
set empty
set settlement n40 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n44 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 3ore
set empty
set settlement n45 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 2ore
set empty
set settlement n46 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 1ore
set empty
set settlement n47 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 1ore
set empty
set settlement n48 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 1ore
set empty
set settlement n49 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 2ore
set empty
set settlement n50 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 1ore
set empty
set settlement n51 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 2ore
set empty
set settlement n52 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 1ore
set empty
set settlement n53 1
set hand 1 -
set phase roll 1
* dice 1 1
expect line hand 1 1ore
