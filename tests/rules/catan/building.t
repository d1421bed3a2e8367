# Roads, settlements, cities: price, supply, place (CB-BUILD-*). Positions stand on the beginner island; a road on path
# a-b is the edge between the crossings a and b.

% CB-BUILD-01 a road costs 1 brick and 1 lumber
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 2brick+3lumber+1ore
set phase act 1
1 road e28
expect line hand 1 1brick+2lumber+1ore
expect line road e28 1
expect score 1 = 1

% CB-BUILD-01 a road is not to be had without brick
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 4lumber+4wool+4grain+4ore
set phase act 1
reject 1 road e28 CB-BUILD-01
expect legal 1 road * = 0

% CB-BUILD-01 a road is not to be had without lumber
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 4brick+4wool+4grain+4ore
set phase act 1
reject 1 road e28 CB-BUILD-01
expect legal 1 road * = 0

% CB-BUILD-01 CB-WIN-01 a settlement costs one each of brick, lumber, wool and grain and is worth a point
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
# roads of 1: 20-21-22
set road e29 1
set road e31 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect score 1 = 1
1 settlement n22
expect line hand 1 -
expect line settlement n22 1
expect score 1 = 2

% CB-BUILD-01 a settlement lacks brick
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
# roads of 1: 20-21-22
set road e29 1
set road e31 1
set hand 1 3lumber+3wool+3grain+3ore
set phase act 1
reject 1 settlement n22 CB-BUILD-01
expect legal 1 settlement * = 0

% CB-BUILD-01 a settlement lacks lumber
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
# roads of 1: 20-21-22
set road e29 1
set road e31 1
set hand 1 3brick+3wool+3grain+3ore
set phase act 1
reject 1 settlement n22 CB-BUILD-01

% CB-BUILD-01 a settlement lacks wool
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
# roads of 1: 20-21-22
set road e29 1
set road e31 1
set hand 1 3brick+3lumber+3grain+3ore
set phase act 1
reject 1 settlement n22 CB-BUILD-01

% CB-BUILD-01 a settlement lacks grain
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
# roads of 1: 20-21-22
set road e29 1
set road e31 1
set hand 1 3brick+3lumber+3wool+3ore
set phase act 1
reject 1 settlement n22 CB-BUILD-01

% CB-BUILD-01 CB-WIN-01 a city costs 2 grain and 3 ore and is worth two points
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 2grain+3ore
set phase act 1
1 city n20
expect line hand 1 -
expect line city n20 1
expect no line settlement n20 1
expect score 1 = 2

% CB-BUILD-01 one grain or two ore are too little for a city
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 5brick+5lumber+5wool+1grain+5ore
set phase act 1
reject 1 city n20 CB-BUILD-01
set hand 1 5brick+5lumber+5wool+5grain+2ore
reject 1 city n20 CB-BUILD-01
expect legal 1 city * = 0

% CB-BUILD-01 CB-DEV-01 a development card costs one each of wool, grain and ore
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 1brick+1lumber+1wool+1grain+1ore
set phase act 1
1 buy
* draw knight
expect line hand 1 1brick+1lumber
expect line fresh 1 1knight

% CB-BUILD-01 a development card lacks wool, grain or ore
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 9brick+9lumber+9grain+9ore
set phase act 1
reject 1 buy CB-BUILD-01
set hand 1 9brick+9lumber+9wool+9ore
reject 1 buy CB-BUILD-01
set hand 1 9brick+9lumber+9wool+9grain
reject 1 buy CB-BUILD-01
expect legal 1 buy = 0

% CB-BUILD-01 CB-PROD-06 what is paid goes back to the bank at once
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 1brick+1lumber
set hand 2 18brick
set phase act 1
expect view - line bank 18lumber+19wool+19grain+19ore
1 road e28
expect view - line bank 1brick+19lumber+19wool+19grain+19ore

% CB-BUILD-02 roads, a settlement, a city and cards in one turn
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 5brick+5lumber+5wool+9grain+9ore
set phase act 1
1 road e29
1 road e31
1 road e33
1 settlement n33
1 city n20
1 city n33
1 buy
* draw knight
1 buy
* draw plenty
# 4 x brick and lumber (three roads, the settlement), 3 wool (settlement, two cards), 1+2+2+1+1 = 7 grain, 3+3+1+1 = 8 ore
expect line hand 1 1brick+1lumber+2wool+2grain+1ore
expect score 1 = 4
expect asks catan.act

% CB-BUILD-03 CB-SETUP-02 the fifteenth road is the last one
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n00 1
# roads of 1: 0-1-2-3-4-5-6-14-15-25-26-37-36-46-45
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set road e08 1
set road e09 1
set road e21 1
set road e22 1
set road e37 1
set road e38 1
set road e52 1
set road e53 1
set road e64 1
set hand 1 3brick+3lumber
set phase act 1
1 road e65
reject 1 road e71 CB-BUILD-03
reject 1 road e01 CB-BUILD-03
expect legal 1 road * = 0
expect line hand 1 2brick+2lumber

% CB-BUILD-03 CB-SETUP-02 the fifth settlement is the last one
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n00 1
set settlement n02 1
set settlement n04 1
set settlement n06 1
# roads of 1: 20-21-22
set road e29 1
set road e31 1
set hand 1 2brick+2lumber+2wool+2grain
set phase act 1
1 settlement n20
reject 1 settlement n22 CB-BUILD-03
expect legal 1 settlement * = 0
expect line hand 1 1brick+1lumber+1wool+1grain

% CB-BUILD-03 CB-SETUP-02 the fourth city is the last one
game catan layout=beginner seats=3 first_player=1
set empty
set city n00 1
set city n02 1
set city n04 1
set settlement n06 1
set settlement n20 1
set hand 1 4grain+6ore
set phase act 1
1 city n06
reject 1 city n20 CB-BUILD-03
expect legal 1 city * = 0
expect score 1 = 9

% CB-BUILD-03 a city piece is no substitute for a settlement that has run out
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n00 1
set settlement n02 1
set settlement n04 1
set settlement n06 1
set settlement n15 1
# roads of 1: 20-21-22
set road e29 1
set road e31 1
set hand 1 5brick+5lumber+5wool+5grain+5ore
set phase act 1
reject 1 settlement n22 CB-BUILD-03
reject 1 city n22 CB-BUILD-09

% CB-BUILD-03 the supply of one player is nothing to another
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 2: 0-1-2-3-4-5-6-14-15-25-26-37-36-46-45-53
set road e00 2
set road e02 2
set road e03 2
set road e05 2
set road e06 2
set road e08 2
set road e09 2
set road e21 2
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set road e64 2
set road e65 2
set settlement n20 1
set hand 1 1brick+1lumber
set phase act 1
1 road e28

% CB-BUILD-04 a road leaves from an own settlement in every direction, and from nowhere else
game catan layout=beginner seats=3 first_player=1 offers_per_turn=0
set empty
set settlement n20 1
set settlement n33 2
set hand 1 1brick+1lumber
set phase act 1
expect legal 1 road * = 3
expect legal 1 road e28 = 1
expect legal 1 road e29 = 1
expect legal 1 road e30 = 1
reject 1 road e31 CB-BUILD-04
reject 1 road e33 CB-BUILD-04
reject 1 road e48 CB-BUILD-04
reject 1 road e00 CB-BUILD-04

% CB-BUILD-04 a road leaves from an own city
game catan layout=beginner seats=3 first_player=1
set empty
set city n00 1
set hand 1 1brick+1lumber
set phase act 1
expect legal 1 road * = 2
1 road e01

% CB-BUILD-04 a road goes on from an own road, on either side of it
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 20-21
set road e29 1
set hand 1 1brick+1lumber
set phase act 1
# at 20: e28, e30; at 21: e17, e31
expect legal 1 road * = 4
expect legal 1 road e28 = 1
expect legal 1 road e30 = 1
expect legal 1 road e17 = 1
expect legal 1 road e31 = 1
reject 1 road e33 CB-BUILD-04

% CB-BUILD-04 the road of an opponent leads nowhere
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
# roads of 2: 21-22
set road e31 2
set hand 1 1brick+1lumber
set phase act 1
reject 1 road e32 CB-BUILD-04
reject 1 road e17 CB-BUILD-04
1 road e29

% CB-BUILD-04 CB-BOARD-06 a path that has a road takes no other, one's own included
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
# roads of 1: 20-21
set road e29 1
# roads of 2: 20-31
set road e30 2
set hand 1 1brick+1lumber
set phase act 1
reject 1 road e29 CB-BOARD-06
reject 1 road e30 CB-BOARD-06
1 road e28

% CB-BUILD-05 CB-BUILD-04 an opponent's settlement stops the road, whichever way it would go on
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 8-9-10
set road e12 1
set road e13 1
set settlement n10 2
set hand 1 1brick+1lumber
set phase act 1
reject 1 road e15 CB-BUILD-04
reject 1 road e04 CB-BUILD-04
# behind it: e14 at 9, e01 and e10 at 8
expect legal 1 road * = 3

% CB-BUILD-05 CB-BUILD-04 an opponent's city stops the road as well
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 8-9-10
set road e12 1
set road e13 1
set city n10 2
set hand 1 1brick+1lumber
set phase act 1
reject 1 road e15 CB-BUILD-04
reject 1 road e04 CB-BUILD-04

% CB-BUILD-05 a road may be built up to an opponent's building
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 8-9
set road e12 1
set settlement n10 2
set hand 1 2brick+2lumber
set phase act 1
1 road e13
reject 1 road e15 CB-BUILD-04

% CB-BUILD-05 CB-BUILD-04 a settlement built in front of a road end closes the way on
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 8-9-10
set road e12 1
set road e13 1
# roads of 3: 11-10
set road e15 3
set hand 1 1brick+1lumber
set hand 3 1brick+1lumber+1wool+1grain
set phase act 3
3 settlement n10
3 end
1 roll
* dice 1 1
reject 1 road e04 CB-BUILD-04
1 road e14

% CB-EX-40 CB-BUILD-04 a gap may be closed when the other end is free
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 9-10 11-21
set road e13 1
set road e17 1
set settlement n10 2
set hand 1 1brick+1lumber
set phase act 1
reject 1 road e04 CB-BUILD-04
1 road e15
expect line road e15 1

% CB-BUILD-06 a settlement wants an own road to its crossing
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
# roads of 1: 20-21-22
set road e29 1
set road e31 1
# roads of 2: 33-34
set road e48 2
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
reject 1 settlement n33 CB-BUILD-06
reject 1 settlement n34 CB-BUILD-06
reject 1 settlement n00 CB-BUILD-06
expect legal 1 settlement * = 1
1 settlement n22

% CB-BUILD-06 a settlement may stand on any crossing of the own road, its middle included
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 20-21-22-23
set road e29 1
set road e31 1
set road e32 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
# nobody has built: all four crossings are free
expect legal 1 settlement * = 4
1 settlement n21

% CB-BUILD-06 CB-BOARD-06 an occupied crossing takes no settlement, whoever stands there
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
# roads of 1: 20-21-22 32-33 10-11
set road e29 1
set road e31 1
set road e46 1
set road e15 1
set settlement n33 2
set city n10 3
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
reject 1 settlement n20 CB-BOARD-06
reject 1 settlement n33 CB-BOARD-06
reject 1 settlement n10 CB-BOARD-06

% CB-BUILD-07 a settlement in the middle of an opponent's line of roads
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 2: 8-9-10-11-12
set road e12 2
set road e13 2
set road e15 2
set road e16 2
# roads of 1: 2-10
set road e04 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n10
expect line settlement n10 1
expect score 1 = 1

% CB-BUILD-07 CB-BUILD-06 without an own road to it the opponent's line is safe
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 2: 8-9-10-11-12
set road e12 2
set road e13 2
set road e15 2
set road e16 2
# roads of 1: 1-2
set road e02 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
reject 1 settlement n10 CB-BUILD-06
expect legal 1 settlement n10 = 0

% CB-BUILD-08 no settlement next to one's own
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
# roads of 1: 20-21-22
set road e29 1
set road e31 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
reject 1 settlement n21 CB-BUILD-08
1 settlement n22

% CB-BUILD-08 no settlement next to an opponent's settlement or city
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 20-21-22-23-24
set road e29 1
set road e31 1
set road e32 1
set road e34 1
set settlement n33 2
set city n19 3
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
reject 1 settlement n22 CB-BUILD-08
reject 1 settlement n20 CB-BUILD-08
# 21, 23 and 24 have no neighbour with a building
expect legal 1 settlement * = 3
1 settlement n21

% CB-BUILD-08 CB-BOARD-05 on the coast a crossing may have two neighbours only; both count
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 0-1-2-3-4
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set settlement n00 2
set settlement n04 3
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
reject 1 settlement n01 CB-BUILD-08
reject 1 settlement n03 CB-BUILD-08
1 settlement n02

% CB-BUILD-08 the distance rule holds whether or not a road joins the two crossings
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 9-10
set road e13 1
set settlement n11 2
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
reject 1 settlement n10 CB-BUILD-08
1 settlement n09

% CB-EX-41 CB-BUILD-08 round an own settlement on 20
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
# roads of 1: 18-19-20-21-22 20-31
set road e26 1
set road e28 1
set road e29 1
set road e31 1
set road e30 1
set hand 1 2brick+2lumber+2wool+2grain
set phase act 1
reject 1 settlement n19 CB-BUILD-08
reject 1 settlement n21 CB-BUILD-08
reject 1 settlement n31 CB-BUILD-08
expect legal 1 settlement * = 2
1 settlement n18
1 settlement n22

% CB-EX-41 CB-BUILD-06 round an opponent's settlement on 20, and without a road to 18 and 22
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 2
# roads of 1: 19-20 20-21 20-31
set road e28 1
set road e29 1
set road e30 1
set hand 1 2brick+2lumber+2wool+2grain
set phase act 1
reject 1 settlement n19 CB-BUILD-08
reject 1 settlement n21 CB-BUILD-08
reject 1 settlement n31 CB-BUILD-08
reject 1 settlement n18 CB-BUILD-06
reject 1 settlement n22 CB-BUILD-06
1 road e26
1 settlement n18

% CB-BUILD-09 a city stands only where an own settlement stood
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
# roads of 1: 20-21-22
set road e29 1
set road e31 1
set city n00 1
set settlement n33 2
set hand 1 4grain+6ore
set phase act 1
reject 1 city n22 CB-BUILD-09
reject 1 city n53 CB-BUILD-09
reject 1 city n33 CB-BUILD-09
reject 1 city n00 CB-BUILD-09
expect legal 1 city * = 1
1 city n20
reject 1 city n20 CB-BUILD-09

% CB-BUILD-09 CB-BUILD-03 the settlement that became a city may be built again
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n00 1
set settlement n02 1
set settlement n04 1
set settlement n06 1
set settlement n20 1
# roads of 1: 20-21-22
set road e29 1
set road e31 1
set hand 1 1brick+1lumber+1wool+3grain+3ore
set phase act 1
reject 1 settlement n22 CB-BUILD-03
1 city n20
1 settlement n22
expect score 1 = 7
reject 1 settlement n33 CB-BUILD-03

% CB-BUILD-10 a settlement is built and made a city in one turn
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 20-21-22
set road e29 1
set road e31 1
set hand 1 1brick+1lumber+1wool+3grain+3ore
set phase act 1
1 settlement n22
1 city n22
expect line hand 1 -
expect line city n22 1
expect score 1 = 2

% CB-BUILD-10 CB-BUILD-01 the second step must be paid, too
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 20-21-22
set road e29 1
set road e31 1
set hand 1 1brick+1lumber+1wool+2grain+3ore
set phase act 1
# 2 grain and 3 ore would pay the city alone; after the settlement one grain is left
1 settlement n22
reject 1 city n22 CB-BUILD-01

% CB-BUILD-11 nothing on the board is moved, sold or taken back
game catan layout=beginner seats=3 first_player=1 offers_per_turn=0
set empty
set settlement n20 1
# roads of 1: 20-21-22
set road e29 1
set road e31 1
set city n33 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
# roads at 20 (e28, e30), 21 (e17), 22 (e32, e33), 33 (e46, e48, e33 again); 21 and 22 lie too near for a settlement;
# end of turn: nothing else is offered
expect legal 1 road * = 7
expect legal 1 * = 8
reject 1 settlement n33 CB-BOARD-06
reject 1 road e29 CB-BOARD-06

% CB-BUILD-12 roads in a row: each leans on the one before
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 3brick+3lumber
set phase act 1
reject 1 road e32 CB-BUILD-04
1 road e29
reject 1 road e32 CB-BUILD-04
1 road e31
1 road e32
expect line hand 1 -

% CB-BUILD-12 CB-BUILD-06 a settlement leans on a road of the same turn
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 3brick+3lumber+1wool+1grain
set phase act 1
reject 1 settlement n22 CB-BUILD-06
1 road e29
1 road e31
1 settlement n22

% CB-BUILD-02 CB-TURN-02 CB-TURN-06 nobody builds before the roll, nor on the turn of another
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set hand 1 5brick+5lumber+5wool+5grain+5ore
set hand 2 5brick+5lumber+5wool+5grain+5ore
set phase before 1
reject 1 road e28 CB-TURN-02
reject 1 city n20 CB-TURN-02
reject 1 buy CB-TURN-02
reject 2 road e33 CB-TURN-06
1 roll
* dice 1 1
reject 2 road e33 CB-TURN-06
reject 2 city n33 CB-TURN-06
reject 2 buy CB-TURN-06
1 road e28

% CB-BUILD-04 CB-BUILD-06 CB-BOARD-07 the coast is built on like the land
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n00 1
set hand 1 3brick+3lumber+1wool+1grain
set phase act 1
1 road e00
1 road e02
1 settlement n02

% CB-BUILD-03 CB-BUILD-04 CB-BUILD-01 one reason is named: the supply before the place, the place before the price
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 0-1-2-3-4-5-6-14-15-25-26-37-36-46-45-53
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set road e08 1
set road e09 1
set road e21 1
set road e22 1
set road e37 1
set road e38 1
set road e52 1
set road e53 1
set road e64 1
set road e65 1
set settlement n20 2
set phase act 1
reject 1 road e30 CB-BUILD-03
set empty
set title route 0
set settlement n20 1
reject 1 road e31 CB-BUILD-04
reject 1 road e29 CB-BUILD-01
reject 1 settlement n21 CB-BUILD-08
reject 1 settlement n22 CB-BUILD-06
reject 1 city n22 CB-BUILD-09
reject 1 city n20 CB-BUILD-01

% CB-BUILD-06 CB-BUILD-08 the free crossings along two own roads, one of them near an opponent
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 8-9-10
set road e12 1
set road e13 1
# roads of 1: 22-23
set road e32 1
set settlement n11 2
set hand 1 2brick+2lumber+2wool+2grain
set phase act 1
# 10 lies next to 11; 9 and 8 do not, 22 and 23 do not
reject 1 settlement n10 CB-BUILD-08
reject 1 settlement n12 CB-BUILD-08
reject 1 settlement n21 CB-BUILD-08
expect legal 1 settlement * = 4
1 settlement n09
reject 1 settlement n08 CB-BUILD-08

% CB-BUILD-08 CB-BUILD-07 one crossing, two players: the first to build closes it and its neighbours
game catan layout=beginner seats=2 first_player=1
set empty
# roads of 1: 10-11
set road e15 1
# roads of 2: 11-12 11-21
set road e16 2
set road e17 2
set hand 1 1brick+1lumber+1wool+1grain
set hand 2 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n11
1 end
2 roll
* dice 1 1
reject 2 settlement n11 CB-BOARD-06
reject 2 settlement n12 CB-BUILD-08
reject 2 settlement n21 CB-BUILD-08
expect legal 2 settlement * = 0
