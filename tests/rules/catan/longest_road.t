# Longest Road: lengths (CB-LR-01..04, the worked examples) and the card (CB-LR-05..09). Where an example names a length L, the
# other player holds the card with L - 1 and loses it to the last road of the figure, or holds it with L and keeps it: both
# together say that the length is L. test_route_examples.c measures the lengths themselves.

% CB-EX-02 CB-EX-01 CB-LR-05 four roads in a row win nothing, the fifth takes the card
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 0-1-2-3-4
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set hand 1 1brick+1lumber
set phase act 1
expect no line title route *
expect score 1 = 0
1 road e06
expect line title route 1
expect event route seat=1 5
expect score 1 = 2
expect public 1 = 2

% CB-EX-04 CB-LR-01 a ring with a tail of two is 8 long
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 22-33-32-31-20-21 22-23-24
set road e33 1
set road e46 1
set road e45 1
set road e30 1
set road e29 1
set road e32 1
set road e34 1
# roads of 2: 15-25-26-37-36-46-45-53
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set road e64 2
set road e65 2
set title route 2
set hand 1 1brick+1lumber
set phase act 1
expect line title route 2
1 road e31
expect line title route 1
expect event route seat=1 8

% CB-EX-04 CB-LR-06 a ring with a tail of two is no longer than 8
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 21-22-33-32-31-20-21 22-23-24
set road e31 1
set road e33 1
set road e46 1
set road e45 1
set road e30 1
set road e29 1
set road e32 1
set road e34 1
# roads of 2: 15-25-26-37-36-46-45-53-52
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set road e64 2
set road e65 2
set road e71 2
set title route 2
set phase act 1
expect line title route 2

% CB-EX-05 CB-LR-02 a ring with tails at opposite corners: one tail counts, 8 of 10 roads
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 21-22-33-32-31-20 22-23-24 31-30-40
set road e31 1
set road e33 1
set road e46 1
set road e45 1
set road e30 1
set road e32 1
set road e34 1
set road e43 1
set road e44 1
# roads of 2: 15-25-26-37-36-46-45-53
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set road e64 2
set road e65 2
set title route 2
set hand 1 1brick+1lumber
set phase act 1
expect line title route 2
1 road e29
expect line title route 1
expect event route seat=1 8

% CB-EX-05 CB-LR-02 a ring with two tails is no longer than 8
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 21-22-33-32-31-20-21 22-23-24 31-30-40
set road e31 1
set road e33 1
set road e46 1
set road e45 1
set road e30 1
set road e29 1
set road e32 1
set road e34 1
set road e43 1
set road e44 1
# roads of 2: 15-25-26-37-36-46-45-53-52
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set road e64 2
set road e65 2
set road e71 2
set title route 2
set phase act 1
expect line title route 2

% CB-EX-07 CB-LR-01 two rings that share a road: all 11
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 21-22 33-32-31-20-21 22-23-24-35-34-33
set road e31 1
set road e46 1
set road e45 1
set road e30 1
set road e29 1
set road e32 1
set road e34 1
set road e36 1
set road e49 1
set road e48 1
# roads of 2: 15-25-26-37-36-46-45-53-52-51-50
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set road e64 2
set road e65 2
set road e71 2
set road e70 2
set road e69 2
set title route 2
set hand 1 1brick+1lumber
set phase act 1
expect line title route 2
1 road e33
expect line title route 1
expect event route seat=1 11

% CB-EX-07 CB-LR-06 two rings that share a road are no longer than 11
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 21-22-33-32-31-20-21 22-23-24-35-34-33
set road e31 1
set road e33 1
set road e46 1
set road e45 1
set road e30 1
set road e29 1
set road e32 1
set road e34 1
set road e36 1
set road e49 1
set road e48 1
# roads of 2: 15-25-26-37-36-46-45-53-52-51-50-49
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set road e64 2
set road e65 2
set road e71 2
set road e70 2
set road e69 2
set road e68 2
set title route 2
set phase act 1
expect line title route 2

% CB-EX-08 CB-LR-01 three rings round a crossing: 14 of 15 roads
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 21-22-33-32-31-20-21 22-23-24-35-34-33 34-44 43-42-32
set road e31 1
set road e33 1
set road e46 1
set road e45 1
set road e30 1
set road e29 1
set road e32 1
set road e34 1
set road e36 1
set road e49 1
set road e48 1
set road e50 1
set road e60 1
set road e47 1
# roads of 2: 15-25-26-37-36-46-45-53-52-51-50-49-48-47
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set road e64 2
set road e65 2
set road e71 2
set road e70 2
set road e69 2
set road e68 2
set road e67 2
set road e66 2
set title route 2
set hand 1 1brick+1lumber
set phase act 1
expect line title route 2
1 road e61
expect line title route 1
expect event route seat=1 14

% CB-EX-08 CB-LR-02 three rings round a crossing are no longer than 14
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 21-22-33-32-31-20-21 22-23-24-35-34-33 34-44-43-42-32
set road e31 1
set road e33 1
set road e46 1
set road e45 1
set road e30 1
set road e29 1
set road e32 1
set road e34 1
set road e36 1
set road e49 1
set road e48 1
set road e50 1
set road e61 1
set road e60 1
set road e47 1
# roads of 2: 15-25-26-37-36-46-45-53-52-51-50-49-48-47-39
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set road e64 2
set road e65 2
set road e71 2
set road e70 2
set road e69 2
set road e68 2
set road e67 2
set road e66 2
set road e56 2
set title route 2
set phase act 1
expect line title route 2

% CB-EX-10 CB-LR-02 a fork: the two longest arms, 4 and 3
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 20-21-22-23-24 20-19-9 20-31
set road e29 1
set road e31 1
set road e32 1
set road e34 1
set road e28 1
set road e14 1
set road e30 1
# roads of 2: 15-25-26-37-36-46-45
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set road e64 2
set title route 2
set hand 1 1brick+1lumber
set phase act 1
expect line title route 2
1 road e12
expect line title route 1
expect event route seat=1 7

% CB-EX-10 CB-LR-02 a fork of 4, 3 and 1 is no longer than 7
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 20-21-22-23-24 20-19-9-8 20-31
set road e29 1
set road e31 1
set road e32 1
set road e34 1
set road e28 1
set road e14 1
set road e12 1
set road e30 1
# roads of 2: 15-25-26-37-36-46-45-53
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set road e64 2
set road e65 2
set title route 2
set phase act 1
expect line title route 2

% CB-EX-11 CB-LR-02 a fork of three arms of 3: two of them count, the third adds nothing
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 20-21-11-12 20-19-9
set road e29 1
set road e17 1
set road e16 1
set road e28 1
set road e14 1
# roads of 2: 15-25-26-37-36-46
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set title route 2
set hand 1 4brick+4lumber
set hand 2 2brick+2lumber
set phase act 1
expect line title route 2
1 road e12
expect event route seat=1 6
1 road e30
1 road e43
1 road e42
expect line title route 1
1 end
2 roll
* dice 1 1
# 6 : 6 changes nothing; 7 is longer than the nine roads of the fork
2 road e64
expect line title route 1
2 road e65
expect line title route 2
expect event route seat=2 7

% CB-EX-13 CB-LR-03 an opponent's settlement at the end of a road takes nothing away
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 0-1-2-3-4-5-6
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set road e08 1
# roads of 2: 15-25-26-37-36-46-45
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set road e64 2
set settlement n14 3
set title route 2
set hand 1 1brick+1lumber
set phase act 1
expect line title route 2
1 road e09
expect line title route 1
expect event route seat=1 7

% CB-EX-13 CB-LR-03 seven roads up to an opponent's settlement are 7
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 0-1-2-3-4-5-6-14
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set road e08 1
set road e09 1
# roads of 2: 15-25-26-37-36-46-45-53
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set road e64 2
set road e65 2
set settlement n14 3
set title route 2
set phase act 1
expect line title route 2

% CB-EX-14 CB-LR-04 an own city does not interrupt
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 0-1-2 3-4-5-6-14
set road e00 1
set road e02 1
set road e05 1
set road e06 1
set road e08 1
set road e09 1
# roads of 2: 15-25-26-37-36-46-45
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set road e64 2
set city n03 1
set title route 2
set hand 1 1brick+1lumber
set phase act 1
expect line title route 2
1 road e03
expect line title route 1
expect event route seat=1 7

% CB-EX-14 CB-LR-04 an own city on the road does not lengthen it either
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 0-1-2-3-4-5-6-14
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set road e08 1
set road e09 1
# roads of 2: 15-25-26-37-36-46-45-53
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set road e64 2
set road e65 2
set city n03 1
set title route 2
set phase act 1
expect line title route 2

% CB-EX-16 CB-LR-03 a ring with an opponent's settlement at its tail: once round, 6
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 21-22-33-32 31-20-21 22-23-24
set road e31 1
set road e33 1
set road e46 1
set road e30 1
set road e29 1
set road e32 1
set road e34 1
# roads of 2: 15-25-26-37-36-46
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set settlement n22 3
set title route 2
set hand 1 1brick+1lumber
set phase act 1
expect line title route 2
1 road e45
expect line title route 1
expect event route seat=1 6

% CB-EX-16 CB-LR-03 the tail behind the opponent's settlement does not count
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 21-22-33-32-31-20-21 22-23-24
set road e31 1
set road e33 1
set road e46 1
set road e45 1
set road e30 1
set road e29 1
set road e32 1
set road e34 1
# roads of 2: 15-25-26-37-36-46-45
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set road e64 2
set settlement n22 3
set title route 2
set phase act 1
expect line title route 2

% CB-EX-17 CB-LR-03 a ring with opponents' settlements on opposite corners is 3 long
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 21-22-33-32-31-20-21
set road e31 1
set road e33 1
set road e46 1
set road e45 1
set road e30 1
set road e29 1
set settlement n22 2
set settlement n31 3
set hand 1 3brick+3lumber
set phase act 1
expect no line title route *
# a tail from 33 on: 31-32-33-34 is 3, with 44 it is 4, with 45 it is 5. Were the ring whole, 6 would be there already
1 road e48
1 road e50
expect no line title route *
1 road e63
expect line title route 1
expect event route seat=1 5

% CB-EX-19 CB-LR-01 two lines that do not meet: the longer one, 4
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 0-1-2-3-4 40-41-42-43
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e57 1
set road e58 1
set road e60 1
set hand 1 2brick+2lumber
set phase act 1
expect no line title route *
1 road e61
# 4 and 4
expect no line title route *
1 road e06
expect event route seat=1 5

% CB-EX-20 CB-LR-01 two rings and a link between them: all 14
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 10-11-21-20-19-9-10 33-34-44-43-42-32-33 20-31
set road e15 1
set road e17 1
set road e29 1
set road e28 1
set road e14 1
set road e13 1
set road e48 1
set road e50 1
set road e61 1
set road e60 1
set road e47 1
set road e46 1
set road e30 1
# roads of 2: 15-25-26-37-36-46-45-53-52-51-50-49-48-47
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set road e64 2
set road e65 2
set road e71 2
set road e70 2
set road e69 2
set road e68 2
set road e67 2
set road e66 2
set title route 2
set hand 1 1brick+1lumber
set phase act 1
expect line title route 2
1 road e45
expect line title route 1
expect event route seat=1 14

% CB-EX-20 CB-LR-06 two rings and a link are no longer than 14
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 10-11-21-20-19-9-10 33-34-44-43-42-32-33 20-31-32
set road e15 1
set road e17 1
set road e29 1
set road e28 1
set road e14 1
set road e13 1
set road e48 1
set road e50 1
set road e61 1
set road e60 1
set road e47 1
set road e46 1
set road e30 1
set road e45 1
# roads of 2: 15-25-26-37-36-46-45-53-52-51-50-49-48-47-39
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set road e64 2
set road e65 2
set road e71 2
set road e70 2
set road e69 2
set road e68 2
set road e67 2
set road e66 2
set road e56 2
set title route 2
set phase act 1
expect line title route 2

% CB-LR-01 a closed ring of six counts 6
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 21-22-33-32-31-20
set road e31 1
set road e33 1
set road e46 1
set road e45 1
set road e30 1
# roads of 2: 15-25-26-37-36-46
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set title route 2
set hand 1 1brick+1lumber
set phase act 1
expect line title route 2
1 road e29
expect line title route 1
expect event route seat=1 6

% CB-LR-01 a crossing may be passed again: tail, ring and back to the same crossing
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 21-22-33-32-31-20
set road e31 1
set road e33 1
set road e46 1
set road e45 1
set road e30 1
# roads of 2: 15-25-26-37-36-46-45
set road e22 2
set road e37 2
set road e38 2
set road e52 2
set road e53 2
set road e64 2
set title route 2
set hand 1 2brick+2lumber
set phase act 1
1 road e29
expect line title route 2
# 11-21, then once round: 7 roads, 21 is passed twice
1 road e17
expect line title route 1
expect event route seat=1 7

% CB-LR-03 an opponent's city in the middle cuts like a settlement
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 8-9-10-11-12-13
set road e12 1
set road e13 1
set road e15 1
set road e16 1
set road e18 1
set city n11 2
set phase act 1
# 3 and 2
expect no line title route *

% CB-LR-03 CB-LR-04 two own buildings inside, an opponent's at each end: the whole road counts
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 7-8-9-10-11-12-13
set road e10 1
set road e12 1
set road e13 1
set road e15 1
set road e16 1
set road e18 1
set settlement n07 2
set settlement n13 3
set settlement n09 1
set city n11 1
set phase act 1
expect line title route 1

% CB-LR-04 opponents' roads that touch or cross the line do not interrupt it
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 8-9-10-11-12-13
set road e12 1
set road e13 1
set road e15 1
set road e16 1
set road e18 1
# roads of 2: 3-2-10
set road e03 2
set road e04 2
# roads of 3: 4-12
set road e07 3
# roads of 2: 11-21
set road e17 2
# roads of 3: 14-13-23
set road e19 3
set road e20 3
set phase act 1
expect line title route 1

% CB-LR-05 CB-WIN-01 five roads at once from the start are 2 points, and nobody else has them
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 2: 8-9-10-11-12-13
set road e12 2
set road e13 2
set road e15 2
set road e16 2
set road e18 2
# roads of 3: 40-41-42-43-44
set road e57 3
set road e58 3
set road e60 3
set road e61 3
set phase act 1
expect line title route 2
expect score 1 = 0
expect score 2 = 2
expect score 3 = 0

% CB-EX-22 CB-LR-06 an equal road takes nothing, a longer one takes the card at once
game catan layout=beginner seats=2 first_player=1
set empty
# roads of 1: 0-1-2-3-4-5-6
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set road e08 1
# roads of 2: 40-41-42-43-44-45
set road e57 2
set road e58 2
set road e60 2
set road e61 2
set road e63 2
set title route 1
set hand 2 2brick+2lumber
set phase act 2
expect line title route 1
2 road e64
expect line title route 1
expect score 1 = 2
expect score 2 = 0
2 road e53
expect line title route 2
expect event route seat=2 7
expect score 1 = 0
expect score 2 = 2

% CB-EX-22 CB-LR-06 the second to five does not share the card
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 0-1-2-3-4
set road e00 1
set road e02 1
set road e03 1
set road e05 1
# roads of 2: 40-41-42-43-44
set road e57 2
set road e58 2
set road e60 2
set road e61 2
set hand 1 1brick+1lumber
set hand 2 1brick+1lumber
set phase act 1
1 road e06
expect line title route 1
1 end
2 roll
* dice 1 1
2 road e63
expect line title route 1
expect score 1 = 2
expect score 2 = 0

% CB-EX-23 CB-LR-07 the holder falls to 4, two others tie at 5: the card is set aside
game catan layout=beginner seats=4 first_player=1
set empty
# roads of 1: 0-1-2-3-4-5-6-14
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set road e08 1
set road e09 1
# roads of 2: 40-41-42-43-44-45
set road e57 2
set road e58 2
set road e60 2
set road e61 2
set road e63 2
# roads of 3: 28-29-30-31-32-33
set road e40 3
set road e42 3
set road e43 3
set road e45 3
set road e46 3
set settlement n04 4
set title route 1
set phase act 4
expect no line title route *
expect score 1 = 0
expect score 2 = 0
expect score 3 = 0
expect score 4 = 1

% CB-EX-23 CB-LR-07 CB-LR-09 the same by a move: a settlement cuts the holder's road in 4 and 3
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 7-8-9-10-11-12-13-23
set road e10 1
set road e12 1
set road e13 1
set road e15 1
set road e16 1
set road e18 1
set road e20 1
# roads of 2: 11-21-22-33-34-35
set road e17 2
set road e31 2
set road e33 2
set road e48 2
set road e49 2
# roads of 3: 40-41-42-43-44-45
set road e57 3
set road e58 3
set road e60 3
set road e61 3
set road e63 3
set title route 1
set hand 2 1brick+1lumber+1wool+1grain
set phase act 2
expect line title route 1
expect score 1 = 2
2 settlement n11
expect event no_route seat=1
expect no line title route *
expect score 1 = 0
expect score 2 = 1
expect score 3 = 0

% CB-EX-25 CB-LR-07 the holder falls to 5 : 5 and keeps the card
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 0-1-2-3-4-5-6-14
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set road e08 1
set road e09 1
# roads of 2: 40-41-42-43-44-45
set road e57 2
set road e58 2
set road e60 2
set road e61 2
set road e63 2
set settlement n02 3
set title route 1
set phase act 3
expect line title route 1
expect score 1 = 2
expect score 2 = 0

% CB-EX-25 CB-LR-07 the same by a move: the cut leaves the holder 5 and 2
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 7-8-9-10-11-12-13-23
set road e10 1
set road e12 1
set road e13 1
set road e15 1
set road e16 1
set road e18 1
set road e20 1
# roads of 2: 12-4-3-2-1-0
set road e07 2
set road e05 2
set road e03 2
set road e02 2
set road e00 2
set title route 1
set hand 2 1brick+1lumber+1wool+1grain
set phase act 2
2 settlement n12
expect line title route 1
expect no event route
expect score 1 = 2
expect score 2 = 1

% CB-LR-07 the holder falls to 4 and nobody has 5: nobody holds the card
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 7-8-9-10-11-12-13-23
set road e10 1
set road e12 1
set road e13 1
set road e15 1
set road e16 1
set road e18 1
set road e20 1
# roads of 2: 11-21-22-33-34
set road e17 2
set road e31 2
set road e33 2
set road e48 2
# roads of 3: 40-41-42-43-44
set road e57 3
set road e58 3
set road e60 3
set road e61 3
set title route 1
set hand 2 1brick+1lumber+1wool+1grain
set phase act 2
2 settlement n11
expect no line title route *
expect score 1 = 0
expect score 2 = 1

% CB-LR-07 CB-LR-09 the holder falls to 4, one other has 5: it is his, on another player's turn
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 7-8-9-10-11-12-13-23
set road e10 1
set road e12 1
set road e13 1
set road e15 1
set road e16 1
set road e18 1
set road e20 1
# roads of 2: 11-21
set road e17 2
# roads of 3: 40-41-42-43-44-45
set road e57 3
set road e58 3
set road e60 3
set road e61 3
set road e63 3
set title route 1
set hand 2 1brick+1lumber+1wool+1grain
set phase act 2
expect score 3 = 0
2 settlement n11
expect line title route 3
expect event route seat=3 5
expect score 1 = 0
expect score 3 = 2

% CB-LR-07 CB-LR-09 who cuts may be the one who takes the card
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 7-8-9-10-11-12-13-23
set road e10 1
set road e12 1
set road e13 1
set road e15 1
set road e16 1
set road e18 1
set road e20 1
# roads of 2: 11-21-22-33-34-35
set road e17 2
set road e31 2
set road e33 2
set road e48 2
set road e49 2
# roads of 3: 40-41-42-43-44
set road e57 3
set road e58 3
set road e60 3
set road e61 3
set title route 1
set hand 2 1brick+1lumber+1wool+1grain
set phase act 2
2 settlement n11
expect line title route 2
expect score 2 = 3

% CB-LR-07 the holder falls to 5, another has 6: the longer one takes it
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 7-8-9-10-11-12-13-23
set road e10 1
set road e12 1
set road e13 1
set road e15 1
set road e16 1
set road e18 1
set road e20 1
# roads of 2: 12-4
set road e07 2
# roads of 3: 40-41-42-43-44-45-46
set road e57 3
set road e58 3
set road e60 3
set road e61 3
set road e63 3
set road e64 3
set title route 1
set hand 2 1brick+1lumber+1wool+1grain
set phase act 2
2 settlement n12
expect line title route 3
expect event route seat=3 6

% CB-LR-07 the holder falls to 5, two others tie at 6: set aside
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 7-8-9-10-11-12-13-23
set road e10 1
set road e12 1
set road e13 1
set road e15 1
set road e16 1
set road e18 1
set road e20 1
# roads of 2: 12-4-3-2-1-0-8
set road e07 2
set road e05 2
set road e03 2
set road e02 2
set road e00 2
set road e01 2
# roads of 3: 40-41-42-43-44-45-46
set road e57 3
set road e58 3
set road e60 3
set road e61 3
set road e63 3
set road e64 3
set title route 1
set hand 2 1brick+1lumber+1wool+1grain
set phase act 2
2 settlement n12
expect no line title route *
expect event no_route seat=1

% CB-LR-07 the holder is cut and still has the longest road
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 7-8-9-10-11-12-13-23-24
set road e10 1
set road e12 1
set road e13 1
set road e15 1
set road e16 1
set road e18 1
set road e20 1
set road e34 1
# roads of 2: 13-14-6-5-4
set road e19 2
set road e09 2
set road e08 2
set road e06 2
set title route 1
set hand 2 1brick+1lumber+1wool+1grain
set phase act 2
# 7-8-9-10-11-12-13 is 6
2 settlement n13
expect line title route 1
expect score 1 = 2

% CB-LR-07 the cut of a player without the card changes nothing
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 40-41-42-43-44-45-46
set road e57 1
set road e58 1
set road e60 1
set road e61 1
set road e63 1
set road e64 1
# roads of 3: 8-9-10-11-12-13
set road e12 3
set road e13 3
set road e15 3
set road e16 3
set road e18 3
# roads of 2: 11-21
set road e17 2
set title route 1
set hand 2 1brick+1lumber+1wool+1grain
set phase act 2
2 settlement n11
expect line title route 1
expect no event route
expect no event no_route

% CB-LR-07 a city in place of a settlement cuts no more than the settlement did
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 7-8-9-10-11-12-13-23
set road e10 1
set road e12 1
set road e13 1
set road e15 1
set road e16 1
set road e18 1
set road e20 1
set settlement n12 2
set title route 1
set hand 2 2grain+3ore
set phase act 2
expect line title route 1
2 city n12
expect line title route 1

% CB-EX-26 CB-LR-08 the card was set aside at 5 : 5; the first to 6 takes it
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 2: 11-21-22-33-34-35
set road e17 2
set road e31 2
set road e33 2
set road e48 2
set road e49 2
# roads of 3: 40-41-42-43-44-45
set road e57 3
set road e58 3
set road e60 3
set road e61 3
set road e63 3
set hand 2 1brick+1lumber
set phase act 2
expect no line title route *
2 road e51
expect line title route 2
expect event route seat=2 6
expect score 2 = 2

% CB-LR-08 a third road of 5 does not bring the card back, the first of 6 does, former holder or not
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 0-1-2-3-4
set road e00 1
set road e02 1
set road e03 1
set road e05 1
# roads of 2: 11-21-22-33-34-35
set road e17 2
set road e31 2
set road e33 2
set road e48 2
set road e49 2
# roads of 3: 40-41-42-43-44-45
set road e57 3
set road e58 3
set road e60 3
set road e61 3
set road e63 3
set hand 1 2brick+2lumber
set phase act 1
1 road e06
expect no line title route *
expect score 1 = 0
1 road e08
expect line title route 1
expect event route seat=1 6

% CB-LR-08 CB-LR-09 one of the two longest is cut: the other takes the card, on another player's turn
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 2: 11-21-22-33-34-35
set road e17 2
set road e31 2
set road e33 2
set road e48 2
set road e49 2
# roads of 3: 40-41-42-43-44-45
set road e57 3
set road e58 3
set road e60 3
set road e61 3
set road e63 3
# roads of 1: 32-42
set road e47 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect no line title route *
1 settlement n42
expect line title route 2
expect event route seat=2 5
expect score 2 = 2

% CB-LR-08 CB-LR-07 set aside in play, then back by the next road
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 7-8-9-10-11-12-13-23
set road e10 1
set road e12 1
set road e13 1
set road e15 1
set road e16 1
set road e18 1
set road e20 1
# roads of 2: 11-21-22-33-34-35
set road e17 2
set road e31 2
set road e33 2
set road e48 2
set road e49 2
# roads of 3: 40-41-42-43-44-45
set road e57 3
set road e58 3
set road e60 3
set road e61 3
set road e63 3
set title route 1
set hand 1 2brick+2lumber
set hand 2 1brick+1lumber+1wool+1grain
set hand 3 1brick+1lumber
set phase act 2
2 settlement n11
expect no line title route *
2 end
3 roll
* dice 1 1
3 end
1 roll
* dice 1 1
# the former holder has 7-8-9-10-11; with 7-17 he is the third at 5 and not yet alone
1 road e11
expect no line title route *
1 road e25
expect line title route 1
expect event route seat=1 6

% CB-LR-09 CB-DEV-07 a free road takes the card at once, between the two roads of the card
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 0-1-2-3-4
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set cards 1 1road_building
set phase act 1
1 road_building
1 road e06
expect asks catan.free_edges
expect line title route 1
expect score 1 = 2
1 road e08

% CB-LR-09 CB-LR-03 the cut counts although the owner could not have gone on anyway
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 21-22-33-32-31-20-21
set road e31 1
set road e33 1
set road e46 1
set road e45 1
set road e30 1
set road e29 1
# roads of 2: 22-23
set road e32 2
set title route 1
set hand 2 1brick+1lumber+1wool+1grain
set phase act 2
# once round from 22 back to 22 is still 6
2 settlement n22
expect line title route 1
expect score 1 = 2
