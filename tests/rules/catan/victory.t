# Victory (CB-WIN-*): what counts, whose turn it must be, and that the game ends by itself.

% CB-WIN-01 settlement 1, city 2, Longest Road 2, Largest Army 2, Victory Point cards 1 each
game catan layout=beginner seats=4 first_player=1
set empty
set settlement n20 1
set settlement n53 1
set city n47 2
# roads of 3: 0-1-2-3-4-5
set road e00 3
set road e02 3
set road e03 3
set road e05 3
set road e06 3
set knights 4 3
set cards 3 1point
set fresh 4 2point
set phase act 1
expect score 1 = 2
expect score 2 = 2
expect score 3 = 3
expect score 4 = 4
# Victory Point cards are nobody else's business
expect public 3 = 2
expect public 4 = 2

% CB-WIN-01 CB-WIN-03 all kinds of points together make ten, which is no victory on another player's turn
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n53 1
set city n47 1
# roads of 1: 0-1-2-3-4-5
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set knights 1 3
set cards 1 2point
set phase act 2
expect score 1 = 10
expect public 1 = 8
expect won -
expect asks catan.act

% CB-WIN-01 roads, knights in the hand, cards in the hand and harbours are worth nothing
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n00 1
# roads of 1: 0-1-2
set road e00 1
set road e02 1
set hand 1 9ore
set cards 1 4knight+1monopoly
set knights 1 2
set phase act 1
expect score 1 = 1

% CB-WIN-02 ten by a settlement: the game is over at that moment
game catan layout=beginner seats=3 first_player=1
set empty
set city n00 1
set city n02 1
set city n04 1
set city n06 1
set settlement n20 1
# roads of 1: 20-21-22
set road e29 1
set road e31 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect score 1 = 9
expect won -
1 settlement n22
expect won 1
expect event won seat=1 10
expect event points seat=1 2 8 0 0 0 0
expect asks -
expect actors -
expect rank 1 = 1
expect legal 1 * = 0
reject 1 end CB-TURN-06
reject 2 roll CB-TURN-06

% CB-WIN-02 ten by a city
game catan layout=beginner seats=3 first_player=1
set empty
set city n00 1
set city n02 1
set city n04 1
set settlement n06 1
set settlement n20 1
set settlement n22 1
set hand 1 2grain+3ore
set phase act 1
expect score 1 = 9
1 city n20
expect won 1

% CB-WIN-02 CB-LR-05 ten by Longest Road
game catan layout=beginner seats=3 first_player=1
set empty
set city n47 1
set city n49 1
set city n51 1
set city n53 1
# roads of 1: 0-1-2-3-4
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set hand 1 1brick+1lumber
set phase act 1
expect score 1 = 8
1 road e06
expect won 1
expect event points seat=1 0 8 2 0 0 0

% CB-WIN-02 CB-ARMY-01 ten by Largest Army, after the roll
game catan layout=beginner seats=3 first_player=1
set empty
set city n47 1
set city n49 1
set city n51 1
set city n53 1
set knights 1 2
set cards 1 1knight
set phase act 1
1 knight
expect won 1
expect event points seat=1 0 8 0 2 0 0

% CB-EX-44 CB-WIN-02 eight points before the roll, the third knight wins before the roll
game catan layout=beginner seats=3 first_player=1
set empty
set city n47 1
set city n49 1
set city n51 1
set city n53 1
set knights 1 2
set cards 1 1knight
set phase before 1
expect score 1 = 8
expect asks catan.before
1 knight
expect won 1
expect event won seat=1 10
expect no line die *

% CB-EX-43 CB-WIN-02 CB-WIN-05 nine points, a Victory Point card is bought
game catan layout=beginner seats=3 first_player=1
set empty
set city n47 1
set city n49 1
set city n51 1
set city n53 1
set settlement n20 1
set hand 1 1wool+1grain+1ore
set phase act 1
1 buy
expect won -
* draw point
expect won 1
expect event points seat=1 1 8 0 0 1 0

% CB-EX-43 CB-WIN-02 nine points, another card is bought: the game goes on
game catan layout=beginner seats=3 first_player=1
set empty
set city n47 1
set city n49 1
set city n51 1
set city n53 1
set settlement n20 1
set hand 1 1wool+1grain+1ore
set phase act 1
1 buy
* draw knight
expect won -
expect asks catan.act

% CB-WIN-02 more than ten win as well: nine and Longest Road
game catan layout=beginner seats=3 first_player=1
set empty
set city n47 1
set city n49 1
set city n51 1
set city n53 1
set settlement n20 1
# roads of 1: 0-1-2-3-4
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set hand 1 1brick+1lumber
set phase act 1
1 road e06
expect won 1
expect score 1 = 11

% CB-WIN-02 nine points are not enough
game catan layout=beginner seats=3 first_player=1
set empty
set city n47 1
set city n49 1
set city n51 1
set city n53 1
set settlement n20 1
set phase before 1
expect won -
1 roll
* dice 1 1
1 end
expect won -
expect actors 2

% CB-WIN-02 CB-DEV-07 the first of two free roads wins; the second is not waited for
game catan layout=beginner seats=3 first_player=1
set empty
set city n47 1
set city n49 1
set city n51 1
set city n53 1
# roads of 1: 0-1-2-3-4
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set cards 1 1road_building
set phase before 1
1 road_building
1 road e06
expect won 1
expect asks -

% CB-WIN-02 CB-LR-07 CB-LR-09 cutting the holder's road may win on the spot
game catan layout=beginner seats=3 first_player=1
set empty
set city n47 2
set city n49 2
set city n51 2
set settlement n53 2
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
set title route 1
set hand 2 1brick+1lumber+1wool+1grain
set phase act 2
expect score 2 = 7
2 settlement n11
expect won 2
expect score 2 = 10
expect score 1 = 0

% CB-WIN-03 CB-LR-09 ten points on another player's turn: the win comes at the start of the own turn, before the roll
game catan layout=beginner seats=3 first_player=1
set empty
set city n47 2
set city n49 2
set city n51 2
set city n53 2
# roads of 2: 40-41-42-43-44-45
set road e57 2
set road e58 2
set road e60 2
set road e61 2
set road e63 2
# roads of 3: 7-8-9-10-11-12-13-23
set road e10 3
set road e12 3
set road e13 3
set road e15 3
set road e16 3
set road e18 3
set road e20 3
# roads of 1: 11-21
set road e17 1
set title route 3
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect score 2 = 8
1 settlement n11
expect line title route 2
expect score 2 = 10
expect won -
expect asks catan.act
1 end
expect won 2
expect asks -
expect no line die *

% CB-WIN-03 the points are gone before the own turn: no victory
game catan layout=beginner seats=3 first_player=1
set empty
set city n47 3
set city n49 3
set city n51 3
set city n53 3
# roads of 3: 40-41-42-43-44-45
set road e57 3
set road e58 3
set road e60 3
set road e61 3
set road e63 3
# roads of 2: 7-8-9-10-11-12-13-23
set road e10 2
set road e12 2
set road e13 2
set road e15 2
set road e16 2
set road e18 2
set road e20 2
# roads of 1: 11-21
set road e17 1
set title route 2
set hand 1 1brick+1lumber+1wool+1grain
set hand 2 2brick+2lumber
set phase act 1
1 settlement n11
expect line title route 3
expect score 3 = 10
1 end
2 roll
* dice 1 1
# 7-8-9-10-11 is 4; with 7-17 and 17-18 it is 6
2 road e11
2 road e25
expect line title route 2
expect score 3 = 8
2 end
expect won -
expect asks catan.before
expect actors 3

% CB-WIN-03 ten points or more at the start of a turn win before anything else
game catan layout=beginner seats=3 first_player=1
set empty
set city n47 2
set city n49 2
set city n51 2
set city n53 2
set cards 2 2point
set phase act 1
expect won -
1 end
expect won 2
expect event won seat=2 10

% CB-WIN-04 who is first to ten on the own turn wins against more points
game catan layout=beginner seats=3 first_player=1
set empty
set city n47 2
set city n49 2
set city n51 2
set city n53 2
set settlement n38 2
# roads of 2: 40-41-42-43-44-45
set road e57 2
set road e58 2
set road e60 2
set road e61 2
set road e63 2
# roads of 3: 7-8-9-10-11-12-13-23
set road e10 3
set road e12 3
set road e13 3
set road e15 3
set road e16 3
set road e18 3
set road e20 3
set city n15 1
set city n26 1
set city n36 1
set settlement n00 1
set settlement n02 1
# roads of 1: 11-21
set road e17 1
set title route 3
set hand 1 1brick+1lumber+1wool+3grain+3ore
set phase act 1
expect score 1 = 8
expect score 2 = 9
1 settlement n11
expect score 1 = 9
expect score 2 = 11
expect won -
1 city n00
expect won 1
expect score 1 = 10
expect score 2 = 11
expect rank 1 = 1
expect rank 2 = 2

% CB-WIN-05 CB-DEV-10 hidden cards make the tenth point, and the victory needs no word
game catan layout=beginner seats=3 first_player=1
set empty
set city n47 1
set city n49 1
set city n51 1
set settlement n53 1
set cards 1 2point
set settlement n20 1
# roads of 1: 20-21-22
set road e29 1
set road e31 1
set hand 1 1brick+1lumber
set phase act 1
expect score 1 = 10
expect won 1

% CB-WIN-05 CB-DEV-10 the public score says eight, the winner shows two cards
game catan layout=beginner seats=3 first_player=1
set empty
set city n47 1
set city n49 1
set city n51 1
set settlement n53 1
set cards 1 2point
# roads of 1: 20-21-22
set road e29 1
set road e31 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect public 1 = 7
expect score 1 = 9
1 settlement n22
expect won 1
expect event points seat=1 2 6 0 0 2 0
expect view 2 line cards 1 2point

% CB-WIN-05 CB-WIN-02 set-up points and an empty table win nothing
game catan layout=beginner seats=3 first_player=1
expect won -
expect score 1 = 0
1 settlement n20
expect score 1 = 1
expect won -
