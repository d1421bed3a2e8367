# Five and six players (CB-56-*): the larger island, more cards, and the special build phase. Crossings are numbered row by
# row as on the small island: 0..79, paths 0..108.

% CB-56-01 CB-56-02 CB-56-11 the beginner island of 30 hexes with its 28 numbers
game catan +five_six layout=beginner seats=5 first_player=1
# 6 fields, 6 forests, 6 pastures, 5 hills, 5 mountains, 2 deserts; two each of 2 and 12, three each of the other numbers
expect line hex h00 hills 10
expect line hex h01 pasture 6
expect line hex h02 desert
expect line hex h03 hills 6
expect line hex h04 fields 2
expect line hex h05 mountains 9
expect line hex h06 hills 11
expect line hex h07 forest 3
expect line hex h08 mountains 11
expect line hex h09 forest 5
expect line hex h10 fields 10
expect line hex h11 pasture 4
expect line hex h12 desert
expect line hex h13 pasture 5
expect line hex h14 fields 4
expect line hex h15 mountains 6
expect line hex h16 pasture 3
expect line hex h17 fields 8
expect line hex h18 forest 12
expect line hex h19 mountains 10
expect line hex h20 pasture 2
expect line hex h21 hills 4
expect line hex h22 forest 11
expect line hex h23 forest 8
expect line hex h24 fields 3
expect line hex h25 forest 9
expect line hex h26 fields 5
expect line hex h27 hills 9
expect line hex h28 pasture 12
expect line hex h29 mountains 8
expect no line hex h30 *

% CB-56-01 80 crossings and 109 paths; 2 x 109 - 6 x 30 = 38 of them have land on one side only
game catan +five_six layout=beginner seats=6 first_player=1
expect legal 1 settlement * = 80
1 settlement n79
1 road e108
badset settlement n80 1 : n80
badset road e109 1 : e109
badset robber h30 : h30

% CB-56-03 CB-56-11 eleven harbours: five 3:1, two for wool, one each for brick, lumber, grain and ore
game catan +five_six layout=beginner seats=5 first_player=1
# 0-1, 3-4, 14-15, 39-52, 62-63, 71-79, 76-77, 73-74, 54-64, 40-41, 16-28
expect line harbour 1 e00 any
expect line harbour 2 e05 wool
expect line harbour 3 e21 any
expect line harbour 4 e57 any
expect line harbour 5 e89 brick
expect line harbour 6 e102 wool
expect line harbour 7 e106 lumber
expect line harbour 8 e103 any
expect line harbour 9 e78 grain
expect line harbour 10 e58 any
expect line harbour 11 e24 ore
expect no line harbour 12 *

% CB-56-11 CB-56-03 the older frame has its harbours elsewhere
game catan +five_six layout=beginner seats=5 first_player=1 harbour_spots=older
# row and column of the hex, and its side: 1,1 NW; 1,2 NE; 2,4 NE; 3,5 E; 5,5 E; 6,4 SE; 7,2 SE; 7,1 SW; 5,1 SW; 4,1 W; 3,1 NW
expect line harbour * e00 *
expect line harbour * e05 *
expect line harbour * e21 *
expect line harbour * e38 *
expect line harbour * e75 *
expect line harbour * e101 *
expect line harbour * e106 *
expect line harbour * e103 *
expect line harbour * e76 *
expect line harbour * e40 *
expect line harbour * e23 *
expect no line harbour 12 *

% CB-56-04 24 cards of each resource
game catan +five_six layout=beginner seats=5 first_player=1
set hand 1 24brick+24lumber+24wool+24grain+24ore
badset hand 2 1brick : not that many
badset hand 2 1ore : not that many
set hand 1 23brick
set hand 2 1brick
badset hand 1 24brick : not that many

% CB-56-04 34 development cards: 20 knights, 5 points, 3 of each other kind
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set settlement n20 1
set cards 2 20knight+3road_building+3plenty+3monopoly+5point
set hand 1 1wool+1grain+1ore
set phase act 1
reject 1 buy CB-DEV-01
badset cards 3 1knight : not that many
badset cards 3 1road_building : not that many
badset cards 3 1plenty : not that many
badset cards 3 1monopoly : not that many
badset cards 3 1point : not that many

% CB-56-04 one card short of all: the last one can be bought
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set settlement n20 1
set cards 2 19knight+3road_building+3plenty+3monopoly+5point
set hand 1 2wool+2grain+2ore
set phase act 1
1 buy
expect legal * draw * = 1
* draw knight
reject 1 buy CB-DEV-01

% CB-56-05 CB-BUILD-03 15 roads
game catan +five_six layout=beginner seats=5 first_player=1
set empty
# roads of 1: 0-1-2-3-4-5-6-14-15-25-26-38-39-52-51
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
set road e56 1
set road e57 1
set road e74 1
set hand 1 2brick+2lumber
set phase act 1
1 road e75
reject 1 road e89 CB-BUILD-03

% CB-56-05 CB-BUILD-03 5 settlements and 4 cities
game catan +five_six layout=beginner seats=6 first_player=1
set empty
set city n00 1
set city n02 1
set city n04 1
set settlement n06 1
set settlement n15 1
set settlement n73 1
set phase act 1
expect score 1 = 9
set empty
set settlement n00 6
set settlement n02 6
set settlement n04 6
set settlement n06 6
set city n15 6
set city n73 6
set city n75 6
# roads of 6: 20-21-22 32-33
set road e29 6
set road e31 6
set road e47 6
set hand 6 3brick+3lumber+3wool+9grain+9ore
set phase act 2
2 end
3 pass
4 pass
5 pass
6 settlement n20
reject 6 settlement n22 CB-BUILD-03
6 city n20
reject 6 city n00 CB-BUILD-03
6 settlement n22
reject 6 settlement n32 CB-BUILD-03

% CB-56-06 after a turn every other player is asked, from the left neighbour on
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set settlement n20 1
set phase act 1
1 end
expect asks five_six.build
expect actors 2
2 pass
expect actors 3
3 pass
expect actors 4
4 pass
expect actors 5
5 pass
expect asks catan.before
expect actors 2

% CB-56-06 six players, the turn of the fifth: 6, 1, 2, 3, 4
game catan +five_six layout=beginner seats=6 first_player=1
set empty
set phase act 5
5 end
expect actors 6
6 pass
expect actors 1
1 pass
expect actors 2
2 pass
expect actors 3
3 pass
expect actors 4
4 pass
expect asks catan.before
expect actors 6

% CB-56-06 CB-TURN-06 who has ended the turn is not asked, nor is anybody out of order
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set settlement n20 1
set settlement n33 3
set hand 1 5brick+5lumber
set hand 3 5brick+5lumber
set phase act 1
1 end
reject 1 road e28 CB-TURN-06
reject 3 road e49 CB-TURN-06
2 pass
3 road e49
reject 2 pass CB-TURN-06

% CB-56-06 in the phase one may build all kinds of things, several times, and pays for them
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set settlement n20 2
set hand 2 4brick+4lumber+2wool+4grain+4ore
set phase act 1
1 end
2 road e29
2 road e31
2 road e33
2 settlement n22
2 city n20
2 buy
* draw plenty
# 4 brick, 4 lumber; wool 1+1; grain 1+2+1; ore 3+1
expect line hand 2 -
expect actors 2
expect asks five_six.build
expect score 2 = 3
expect line fresh 2 1plenty
2 pass
expect actors 3

% CB-56-06 CB-BUILD-01 CB-BUILD-04 CB-BUILD-08 price and place are those of a turn
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set settlement n20 2
# roads of 2: 20-21
set road e29 2
set hand 2 1brick+1lumber+1wool+1grain
set phase act 1
1 end
reject 2 settlement n21 CB-BUILD-08
reject 2 settlement n22 CB-BUILD-06
reject 2 road e00 CB-BUILD-04
reject 2 city n20 CB-BUILD-01
reject 2 buy CB-BUILD-01
2 road e31
reject 2 settlement n22 CB-BUILD-01

% CB-56-06 the phase may be left out by choice of the table
game catan +five_six layout=beginner seats=5 first_player=1 special_build_phase=off
set empty
set phase act 1
1 end
expect asks catan.before
expect actors 2

% CB-56-07 no trade of any kind in the phase
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set settlement n00 2
set hand 1 4ore
set hand 2 4brick+4wool
set hand 3 4ore
set phase act 1
1 end
reject 2 bank brick ore CB-56-07
reject 2 offer 1brick:1ore 1+3 CB-56-07
reject 2 propose 1brick:1ore CB-56-07
reject 3 propose 1ore:1brick CB-TURN-06
reject 1 propose 1ore:1brick CB-TURN-06
expect may -
expect legal 2 bank * = 0
expect legal 2 offer * = 0

% CB-56-07 no development card is played in the phase
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set settlement n20 2
set cards 2 1knight+1road_building+1plenty+1monopoly
set phase act 1
1 end
reject 2 knight CB-56-07
reject 2 road_building CB-56-07
reject 2 plenty CB-56-07
reject 2 monopoly ore CB-56-07
# all that is left is to pass
expect legal 2 * = 1
expect legal 2 pass = 1

% CB-56-07 no dice and no end of turn in the phase
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set phase act 1
1 end
reject 2 roll CB-56-07
reject 2 end CB-56-07

% CB-56-07 CB-TURN-01 one does not pass in one's own turn
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set phase before 1
reject 1 pass CB-TURN-02
1 roll
* dice 1 1
reject 1 pass CB-TURN-01

% CB-56-07 CB-WIN-03 ten points in the phase do not win; the start of the own turn does
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set city n00 2
set city n02 2
set city n04 2
set city n06 2
set settlement n20 2
# roads of 2: 20-21-22
set road e29 2
set road e31 2
set hand 2 1brick+1lumber+1wool+1grain
set phase act 1
1 end
2 settlement n22
expect score 2 = 10
expect won -
expect asks five_six.build
2 pass
3 pass
4 pass
expect won -
5 pass
expect won 2
expect asks -
expect no line die *

% CB-56-07 CB-WIN-04 somebody else is on turn before, and wins first
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set city n00 3
set city n02 3
set city n04 3
set city n06 3
set settlement n20 3
# roads of 3: 20-21-22
set road e29 3
set road e31 3
set hand 3 1brick+1lumber+1wool+1grain
set city n73 2
set city n75 2
set city n77 2
set city n64 2
set settlement n79 2
# roads of 2: 44-45-46
set road e64 2
set road e65 2
set hand 2 1brick+1lumber+1wool+1grain
set phase act 1
1 end
2 pass
3 settlement n22
expect score 3 = 10
expect won -
3 pass
4 pass
5 pass
expect actors 2
2 roll
* dice 1 1
2 settlement n44
expect won 2
expect score 3 = 10

% CB-56-07 CB-LR-09 titles change hands in the phase, victory waits
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set city n73 3
set city n75 3
set city n77 3
set city n64 3
# roads of 3: 0-1-2-3-4
set road e00 3
set road e02 3
set road e03 3
set road e05 3
set hand 3 1brick+1lumber
set phase act 1
1 end
2 pass
3 road e06
expect line title route 3
expect event route seat=3 5
expect score 3 = 10
expect won -
3 pass
4 pass
5 pass
expect actors 2
expect won -

% CB-56-07 a Victory Point card bought in the phase does not win before the own turn either
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set city n73 2
set city n75 2
set city n77 2
set city n64 2
set settlement n20 2
set hand 2 1wool+1grain+1ore
set phase act 1
1 end
2 buy
* draw point
expect score 2 = 10
expect won -
2 pass
3 pass
4 pass
5 pass
expect won 2

% CB-56-08 a card bought in the phase is playable in the next own turn, before the roll too
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set settlement n20 2
set hand 2 1wool+1grain+1ore
set phase act 1
1 end
2 buy
* draw knight
reject 2 knight CB-56-07
2 pass
3 pass
4 pass
5 pass
2 knight
2 robber h00
expect line knights 2 1

% CB-56-08 CB-56-07 a card bought in one phase is not played in a later phase
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set settlement n20 3
set hand 3 1wool+1grain+1ore
set phase act 1
1 end
2 pass
3 buy
* draw monopoly
3 pass
4 pass
5 pass
2 roll
* dice 1 1
2 end
reject 3 monopoly ore CB-56-07
3 pass
4 pass
5 pass
1 pass
3 monopoly ore
expect line spent 1monopoly

% CB-56-08 CB-DEV-03 a card bought in the own turn waits for the next own turn, phases or not
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set settlement n20 1
set hand 1 1wool+1grain+1ore
set phase act 1
1 buy
* draw knight
reject 1 knight CB-DEV-03
1 end
2 pass
3 pass
4 pass
5 pass
2 roll
* dice 1 1
2 end
3 pass
4 pass
5 pass
reject 1 knight CB-56-07
1 pass

% CB-56-09 CB-56-06 no paired players: the third to the left builds like the others and does not trade with the bank
game catan +five_six layout=beginner seats=6 first_player=1
set empty
set settlement n20 4
set hand 4 8brick
set phase act 1
1 end
expect actors 2
2 pass
3 pass
expect asks five_six.build
expect actors 4
reject 4 bank brick ore CB-56-07
reject 4 roll CB-56-07
4 pass
expect actors 5

% CB-56-10 CB-SETUP-05 the robber starts on one of the deserts, h02 or h12
game catan +five_six layout=beginner seats=5 first_player=1
expect line hex h02 desert
expect line hex h12 desert
expect no line robber -
expect line robber h*2
expect no line robber h22

% CB-56-10 CB-SEVEN-04 from one desert to the other
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set settlement n20 1
set robber h02
set phase before 1
1 roll
* dice 3 4
reject 1 robber h02 CB-SEVEN-04
expect legal 1 robber * = 29
1 robber h12
expect line robber h12

% CB-56-01 CB-SETUP-01 five players need the extension, four do not get it
badgame catan seats=5 : CB-SETUP-01
badgame catan seats=6 : CB-SETUP-01
badgame catan +five_six seats=4 : CB-56-01
badgame catan seats=4 special_build_phase=off : CB-56-06
badgame catan +five_six seats=7 : seats

% CB-56-07 CB-WIN-03 ten points of the phase are gone before the own turn: no victory
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set city n73 2
set city n75 2
set city n77 2
set city n64 2
# roads of 2: 8-9-10-11-12
set road e12 2
set road e13 2
set road e15 2
set road e16 2
# roads of 3: 11-21
set road e17 3
set hand 2 1brick+1lumber
set hand 3 1brick+1lumber+1wool+1grain
set phase act 1
1 end
2 road e18
expect line title route 2
expect score 2 = 10
2 pass
# 8-9-10-11 and 11-12-13
3 settlement n11
expect no line title route *
expect score 2 = 8
3 pass
4 pass
5 pass
expect won -
expect asks catan.before
expect actors 2

% CB-56-06 CB-DEV-01 CB-BUILD-03 an empty deck and an empty supply are empty in the phase, too
game catan +five_six layout=beginner seats=5 first_player=1
set empty
# roads of 2: 0-1-2-3-4-5-6-14-15-25-26-38-39-52-51-63
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
set road e56 2
set road e57 2
set road e74 2
set road e75 2
set cards 5 20knight+3road_building+3plenty+3monopoly+5point
set hand 2 1brick+1lumber+1wool+1grain+1ore
set phase act 1
1 end
reject 2 buy CB-DEV-01
reject 2 road e89 CB-BUILD-03

% CB-56-07 CB-WIN-03 CB-LR-09 who has just ended the turn does not win in the phase either
game catan +five_six layout=beginner seats=5 first_player=1
set empty
set city n73 1
set city n75 1
set city n77 1
set city n64 1
# roads of 1: 42-43-44-45-46-47
set road e61 1
set road e62 1
set road e64 1
set road e65 1
set road e67 1
# roads of 3: 7-8-9-10-11-12-13-23
set road e10 3
set road e12 3
set road e13 3
set road e15 3
set road e16 3
set road e18 3
set road e20 3
# roads of 2: 11-21
set road e17 2
set title route 3
set hand 2 1brick+1lumber+1wool+1grain
set phase act 1
expect score 1 = 8
1 end
2 settlement n11
expect line title route 1
expect score 1 = 10
expect won -
2 pass
3 pass
4 pass
5 pass
expect won -
expect actors 2
2 roll
* dice 1 1
2 end
3 pass
4 pass
5 pass
1 pass
expect won -

% CB-56-09 paired players: seat 4 has the second turn after seat 1, then seat 2 rolls; nobody has a special phase
game catan +five_six +house layout=beginner seats=6 first_player=1 paired_players=1
set empty
set phase act 1
1 end
expect asks five_six.second
expect actors 4
4 end
expect asks catan.before
expect actors 2
2 roll
* dice 1 1
2 end
expect asks five_six.second
expect actors 5

% CB-56-09 with five players the third to the left of seat 4 is seat 2
game catan +five_six +house layout=beginner seats=5 first_player=1 paired_players=1
set empty
set phase act 4
4 end
expect asks five_six.second
expect actors 2
2 end
expect asks catan.before
expect actors 5

% CB-56-09 CB-TRADE-08 CB-DEV-03 the second turn: bank, building and cards, neither dice nor trade with players
game catan +five_six +house layout=beginner seats=6 first_player=1 paired_players=1
set empty
set settlement n20 4
set hand 4 5brick+1wool+1grain+1ore
set hand 1 4ore
set phase act 1
1 end
reject 4 roll                CB-56-09
reject 4 offer 1brick:1ore 2 CB-56-09
reject 1 propose 1ore:1brick CB-TURN-06
reject 1 bank ore wool       CB-TURN-06
4 bank brick lumber
4 road e28
4 buy
* draw knight
reject 4 knight              CB-DEV-03
4 end
expect actors 2

% CB-56-09 CB-DEV-03 CB-DEV-04 what was bought in an own turn may be played in the second turn; one card a turn
game catan +five_six +house layout=beginner seats=6 first_player=1 paired_players=1
set empty
set cards 4 1knight
set hand 4 1wool+1grain+1ore
set phase act 4
4 buy
* draw plenty
4 knight
4 robber h03
reject 4 plenty CB-DEV-03
4 end
expect actors 1
1 end
expect actors 5
5 roll
* dice 1 1
5 end
2 end
6 roll
* dice 1 1
6 end
3 end
1 roll
* dice 1 1
1 end
expect asks five_six.second
4 plenty
4 pick ore
4 pick ore
expect line hand 4 2ore
4 end

% CB-56-09 CB-WIN-01 CB-WIN-03 the second of a pair wins in their turn: three cities and three settlements are nine points
game catan +five_six +house layout=beginner seats=6 first_player=1 paired_players=1
set empty
set city n20 4
set city n24 4
set city n49 4
set settlement n53 4
set settlement n09 4
set settlement n05 4
set hand 4 2grain+3ore
set phase act 1
1 end
expect won -
4 city n53
expect won 4

% CB-56-09 CK-TURN-06 with Cities & Knights nobody ends the second turn with more than four progress cards either
game catan +ck +five_six +house layout=beginner seats=6 first_player=1 paired_players=1
set empty
set city n43 4
set progress 4 2merchant_fleet+1crane+1mining+1spy+1alchemist
set phase act 1
1 end
expect asks five_six.second
reject 4 alchemist 1 1 CK-ALCH-03
4 crane
expect line crane 1
4 end
expect asks ck.shed
expect actors 4
4 shed spy
expect no line crane *
expect asks catan.before
expect actors 2
