# The friendly robber (CT-FR-*) on the base island. The hexes round a crossing: 10 is h00 h01 h04, 14 is h02 h06, 18 is
# h03 h07 h08, 20 is h04 h08 h09, 22 is h05 h09 h10, 33 is h09 h10 h14, 35 is h10 h11 h15, 40 is h12 h13 h16, 43 is h14 h17 h18.

% CT-FR-01 CB-PROD-04 the robber blocks his hex, turn after turn, until a seven
game catan +friendly layout=beginner seats=2 first_player=1
set empty
set city n10 1
set settlement n53 1
set city n40 2
set settlement n50 2
set robber h04
set phase before 1
# 6 is h04 (hills, robber) and h17 (fields); 50 touches h17
1 roll
* dice 3 3
expect line hand 1 -
expect line hand 2 1grain
1 end
2 roll
* dice 2 4
expect line hand 1 -
expect line hand 2 2grain
2 end
1 roll
* dice 3 4
1 robber h00
1 end
2 roll
* dice 1 5
expect line hand 1 2brick
expect line hand 2 3grain

% CT-FR-01 CB-DEV-06 ... or until a Knight card is played
game catan +friendly layout=beginner seats=2 first_player=1
set empty
set city n10 1
set settlement n53 1
set robber h04
set cards 1 1knight
set phase before 1
1 knight
1 robber h09
1 roll
* dice 3 3
expect line hand 1 2brick

% CT-FR-02 CT-FR-05 two points protect, three do not
game catan +friendly layout=beginner seats=4 first_player=1
set empty
set city n20 1
set settlement n00 1
set settlement n35 2
set settlement n37 2
set settlement n40 3
set settlement n47 3
set settlement n49 3
set settlement n14 4
set hand 2 1ore
set hand 3 1ore
set hand 4 1ore
set phase before 1
expect public 2 = 2
expect public 3 = 3
expect public 4 = 1
1 roll
* dice 3 4
# seat 2 at h10 h11 h15, seat 4 (one point) at h02 h06
reject 1 robber h10 CT-FR-05
reject 1 robber h11 CT-FR-05
reject 1 robber h15 CT-FR-05
reject 1 robber h02 CT-FR-05
reject 1 robber h06 CT-FR-05
# h09 is where he stands; 19 - 5 - 1
expect legal 1 robber * = 13
1 robber h13
* steal ore
expect line hand 3 -

% CT-FR-03 CT-FR-02 the base game starts with two settlements: a settlement and a city, three points, do not protect
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set city n20 1
set settlement n00 1
set city n35 2
set settlement n46 2
set hand 2 1ore
set phase before 1
expect public 2 = 3
1 roll
* dice 3 4
1 robber h10
* steal ore
expect line hand 2 -

% CT-FR-04 CT-EX-02 hidden Victory Point cards do not end the protection, the third public point does
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set city n20 1
set settlement n00 1
set settlement n35 2
set settlement n46 2
# roads of 2: 46-45-44
set road e64 2
set road e63 2
set cards 2 1point
set fresh 1 1point
set hand 2 1brick+1lumber+1wool+1grain
set hand 1 1ore
set phase before 1
expect score 2 = 3
expect public 2 = 2
1 roll
* dice 3 4
reject 1 robber h10 CT-FR-05
reject 1 robber h11 CT-FR-05
reject 1 robber h15 CT-FR-05
1 robber h00
1 end
2 roll
* dice 1 1
2 settlement n44
expect public 2 = 3
2 end
3 roll
* dice 3 4
3 robber h15
expect line robber h15

% CT-FR-04 many hidden points protect all the same
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set city n20 1
set settlement n00 1
set settlement n35 2
set settlement n46 2
set cards 2 5point
set phase before 1
expect score 2 = 7
1 roll
* dice 3 4
reject 1 robber h10 CT-FR-05
expect legal 1 robber h11 = 0

% CT-FR-02 CT-FR-04 Largest Army and Longest Road are public points
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set city n20 1
set settlement n00 1
set settlement n35 2
set settlement n46 2
set knights 2 3
set settlement n40 3
# roads of 3: 40-41-42-43-44-45
set road e57 3
set road e58 3
set road e60 3
set road e61 3
set road e63 3
set phase before 1
expect public 2 = 4
expect public 3 = 3
1 roll
* dice 3 4
expect legal 1 robber h10 = 1
expect legal 1 robber h13 = 1
expect legal 1 robber * = 18

% CT-FR-02 a player who loses Longest Road may be protected again
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set city n53 1
set settlement n00 1
set settlement n40 3
set settlement n38 3
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
set cards 1 1knight
set phase act 1
expect public 3 = 4
1 settlement n11
expect public 3 = 2
1 knight
reject 1 robber h12 CT-FR-05
reject 1 robber h13 CT-FR-05
1 robber h14

% CT-EX-01 CT-FR-05 hex h10 touches A (2 points) and B (4), hex h14 only B
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set city n00 1
set settlement n02 1
set settlement n35 2
set settlement n46 2
set city n33 3
set city n53 3
set hand 2 1ore
set hand 3 1wool
set phase before 1
expect public 2 = 2
expect public 3 = 4
1 roll
* dice 3 4
reject 1 robber h10 CT-FR-05
1 robber h14
* steal wool
expect line robber h14
expect line hand 1 1wool

% CT-FR-05 CB-DEV-06 the same for a Knight card
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set city n00 1
set settlement n02 1
set settlement n35 2
set settlement n46 2
set city n33 3
set city n53 3
set hand 3 1wool
set cards 1 1knight
set phase before 1
1 knight
reject 1 robber h10 CT-FR-05
reject 1 robber h15 CT-FR-05
1 robber h14
* steal wool

% CT-FR-05 everybody has two points: only hexes without any building are left
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set settlement n53 1
set settlement n28 2
set settlement n30 2
set settlement n24 3
set settlement n37 3
set robber h02
set phase before 1
1 roll
* dice 3 4
# built on: h00 h01 h04 h18, h07 h12 h08 h13, h06 h10 h11; he stands on h02; left: h03 h05 h09 h14 h15 h16 h17
expect legal 1 robber * = 7
expect legal 1 robber h03 = 1
expect legal 1 robber h05 = 1
expect legal 1 robber h09 = 1
expect legal 1 robber h14 = 1
expect legal 1 robber h15 = 1
expect legal 1 robber h16 = 1
expect legal 1 robber h17 = 1
reject 1 robber h02 CB-SEVEN-04
1 robber h05
expect asks catan.act

% CT-FR-06 the mover's own buildings protect their hexes, too
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set settlement n53 1
set city n33 2
set city n47 2
set phase before 1
1 roll
* dice 3 4
reject 1 robber h00 CT-FR-05
reject 1 robber h01 CT-FR-05
reject 1 robber h04 CT-FR-05
reject 1 robber h18 CT-FR-05
1 robber h14

% CT-FR-06 with three points the mover may go to his own hex
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set city n53 1
set city n33 2
set city n47 2
set phase before 1
1 roll
* dice 3 4
1 robber h04
expect line robber h04

% CT-FR-07 CT-FR-08 everybody is protected at every hex: the robber goes to the desert and nobody loses a card
game catan +friendly layout=beginner seats=4 first_player=1
set empty
set settlement n10 1
set settlement n14 1
set settlement n18 2
set settlement n22 2
set settlement n35 3
set settlement n40 3
set settlement n43 4
set settlement n37 4
set robber h00
set hand 2 5ore
set phase before 1
1 roll
* dice 3 4
expect asks catan.rob
expect legal 1 robber * = 1
1 robber h09
expect line robber h09
expect line hand 1 -
expect line hand 2 5ore
expect asks catan.act

% CT-FR-07 ... or stays there
game catan +friendly layout=beginner seats=4 first_player=1
set empty
set settlement n10 1
set settlement n14 1
set settlement n18 2
set settlement n22 2
set settlement n35 3
set settlement n40 3
set settlement n43 4
set settlement n37 4
set robber h09
set hand 2 5ore
set phase before 1
1 roll
* dice 3 4
expect asks catan.rob
expect legal 1 robber * = 1
1 robber h09
expect line robber h09
expect line hand 2 5ore
expect asks catan.act

% CT-FR-07 CB-DEV-06 the same for a Knight card, which counts all the same
game catan +friendly layout=beginner seats=4 first_player=1
set empty
set settlement n10 1
set settlement n14 1
set settlement n18 2
set settlement n22 2
set settlement n35 3
set settlement n40 3
set settlement n43 4
set settlement n37 4
set robber h12
set hand 2 5ore
set cards 1 1knight
set phase act 1
1 knight
expect asks catan.rob
expect legal 1 robber * = 1
1 robber h09
expect line robber h09
expect line knights 1 1
expect line hand 2 5ore
expect asks catan.act

% CT-FR-07 CT-FR-09 a desert without buildings is the last hex left
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set settlement n13 1
set settlement n18 2
set settlement n35 2
set settlement n40 3
set settlement n43 3
set robber h14
set phase before 1
# the six settlements touch the other 18 hexes
1 roll
* dice 3 4
expect asks catan.rob
expect legal 1 robber * = 1
1 robber h09
expect line robber h09
expect asks catan.act

% CT-FR-07 CT-FR-08 he stays on the desert although nobody lives there
game catan +friendly layout=beginner seats=4 first_player=1
set empty
set settlement n10 1
set settlement n13 1
set settlement n18 2
set settlement n35 2
set settlement n40 3
set settlement n43 3
set city n26 4
set city n28 4
set robber h09
set hand 4 5ore
set phase before 4
4 roll
* dice 3 4
expect asks catan.rob
expect legal 4 robber * = 1
4 robber h09
expect line robber h09
expect line hand 4 5ore
expect asks catan.act

% CT-FR-08 CT-FR-07 an unprotected player at the desert is robbed when the robber stays there
game catan +friendly layout=beginner seats=4 first_player=1
set empty
set settlement n10 1
set settlement n13 1
set settlement n18 2
set settlement n35 2
set settlement n40 3
set settlement n43 3
set city n33 4
set settlement n26 4
set robber h09
set hand 2 5ore
set hand 4 1wool
set phase before 1
expect public 4 = 3
# the six settlements of 1, 2 and 3 touch all hexes but the desert
1 roll
* dice 3 4
expect asks catan.rob
expect legal 1 robber * = 1
1 robber h09
expect line robber h09
* steal wool
expect line hand 1 1wool
expect line hand 4 -
expect line hand 2 5ore

% CT-EX-04 CT-FR-07 CT-FR-08 A (2 points) and B (3) live at the desert: he stays, only B can be robbed
game catan +friendly layout=beginner seats=4 first_player=1
# two hexes are under water, so that the six settlements reach all the land and one of them the desert: 13 is h02 h05 h06,
# 17 is h03 h07, 20 is h04 h08 h09, 35 is h10 h11 h15, 40 is h12 h13 h16, 43 is h14 h17 h18
set empty
set hex h00 sea
set hex h01 sea
set settlement n20 1
set settlement n13 1
set settlement n17 2
set settlement n35 2
set settlement n40 3
set settlement n43 3
set city n33 4
set settlement n26 4
set robber h09
set hand 1 5ore
set hand 4 1wool
set phase before 3
expect public 1 = 2
expect public 4 = 3
3 roll
* dice 3 4
expect asks catan.rob
expect legal 3 robber * = 1
3 robber h09
expect line robber h09
* steal wool
expect line hand 3 1wool
expect line hand 1 5ore
expect line hand 4 -

% CT-FR-08 CT-FR-11 at the desert the mover chooses among the unprotected only
game catan +friendly layout=beginner seats=4 first_player=1
# land: h04 h05 h08 h09 h10 h13. Protected: 1 on 20 (h04 h08 h09) and 12 (h05), 2 on 35 (h10) and 40 (h13)
set empty
set hex h00 sea
set hex h01 sea
set hex h02 sea
set hex h03 sea
set hex h06 sea
set hex h07 sea
set hex h11 sea
set hex h12 sea
set hex h14 sea
set hex h15 sea
set hex h16 sea
set hex h17 sea
set hex h18 sea
set settlement n20 1
set settlement n12 1
set settlement n35 2
set settlement n40 2
set city n22 3
set settlement n53 3
set city n32 4
set settlement n29 4
set robber h05
set hand 1 3ore
set hand 3 1wool
set hand 4 1brick
set phase before 2
2 roll
* dice 3 4
expect asks catan.rob
expect legal 2 robber * = 1
2 robber h09
expect line robber h09
expect asks catan.victim
reject 2 rob 1 CT-FR-11
reject 2 rob 2 CB-SEVEN-05
expect legal 2 rob * = 2
2 rob 4
* steal brick
expect line hand 2 1brick
expect line hand 1 3ore

% CT-FR-08 CB-SEVEN-06 the unprotected player at the desert has no cards: nothing is taken
game catan +friendly layout=beginner seats=4 first_player=1
set empty
set settlement n10 1
set settlement n13 1
set settlement n18 2
set settlement n35 2
set settlement n40 3
set settlement n43 3
set city n33 4
set settlement n26 4
set robber h00
set hand 2 5ore
set phase before 1
1 roll
* dice 3 4
expect asks catan.rob
expect legal 1 robber * = 1
1 robber h09
expect line robber h09
expect line hand 1 -
expect asks catan.act

% CT-FR-09 the desert is a free choice while no protected player lives there
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set city n10 1
set settlement n53 1
set city n33 2
set settlement n47 2
set settlement n28 3
set robber h00
set hand 2 1ore
set phase before 1
1 roll
* dice 3 4
1 robber h09
* steal ore
expect line robber h09
expect line hand 1 1ore

% CT-FR-09 CT-FR-05 a protected player at the desert: he does not go there while another hex is allowed
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set city n10 1
set settlement n53 1
set city n33 2
set settlement n47 2
set settlement n20 3
set robber h00
set hand 2 1ore
set hand 3 1ore
set phase before 1
1 roll
* dice 3 4
reject 1 robber h09 CT-FR-05
expect legal 1 robber h09 = 0
1 robber h14
* steal ore
expect line hand 2 -

% CT-FR-09 CB-SEVEN-04 while another hex is allowed he may not stay on the desert
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set settlement n53 1
set robber h09
set phase before 1
1 roll
* dice 3 4
reject 1 robber h09 CB-SEVEN-04
1 robber h14

% CT-FR-10 CB-SEVEN-02 protected players discard on a seven like the others
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set settlement n53 1
set settlement n40 2
set city n33 3
set city n35 3
set hand 1 8ore
set hand 2 9wool
set hand 3 10grain
set phase before 1
1 roll
* dice 3 4
expect actors 1+2+3
1 discard ore
1 discard ore
1 discard ore
1 discard ore
2 discard wool
2 discard wool
2 discard wool
2 discard wool
expect actors 3
3 discard grain
3 discard grain
3 discard grain
3 discard grain
3 discard grain
expect line hand 1 4ore
expect line hand 2 5wool
expect line hand 3 5grain
expect asks catan.rob

% CT-FR-11 CB-SEVEN-05 hex and victim are the mover's choice
game catan +friendly layout=beginner seats=4 first_player=1
set empty
set settlement n10 1
set settlement n53 1
set city n33 2
set settlement n47 2
set city n44 3
set settlement n37 3
set settlement n28 4
set hand 2 1ore
set hand 3 1wool
set hand 4 1brick
set phase before 1
1 roll
* dice 3 4
1 robber h14
expect legal 1 rob * = 2
reject 1 rob 4 CB-SEVEN-05
1 rob 3
* steal wool
expect line hand 1 1wool

% CT-FR-16 CB-DEV-09 Monopoly moves no robber and spares nobody
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set settlement n40 2
set settlement n53 3
set hand 2 2ore
set hand 3 1ore
set cards 1 1monopoly
set phase before 1
1 monopoly ore
expect line hand 1 3ore
expect line hand 2 -
expect line hand 3 -

% CT-FR-07 CB-56-10 two deserts: a robber on one of them stays there when no hex is allowed
game catan +friendly +five_six layout=beginner seats=6 first_player=1
# ten settlements reach the 30 hexes: 10 h00 h01 h04, 13 h02 h05 h06, 18 h03 h07 h08, 34 h09 h10 h15, 37 h11 h16 h17,
# 42 h12 h13 h18, 45 h14 h19 h20, 61 h21 h22 h26, 66 h23 h24 h27, 69 h25 h28 h29; the deserts are h02 and h12
set empty
set settlement n10 1
set settlement n13 1
set settlement n18 2
set settlement n34 2
set settlement n37 3
set settlement n42 3
set settlement n45 4
set settlement n61 4
set settlement n66 5
set settlement n69 5
set city n05 6
set settlement n00 6
set robber h02
set hand 1 5ore
set hand 6 1wool
set phase before 2
2 roll
* dice 3 4
expect asks catan.rob
expect legal 2 robber * = 1
2 robber h02
expect line robber h02
* steal wool
expect line hand 2 1wool
expect line hand 1 5ore

% CT-FR-07 CB-56-10 two deserts: a robber who is on neither goes to one of them
game catan +friendly +five_six layout=beginner seats=6 first_player=1
set empty
set settlement n10 1
set settlement n13 1
set settlement n18 2
set settlement n34 2
set settlement n37 3
set settlement n42 3
set settlement n45 4
set settlement n61 4
set settlement n66 5
set settlement n69 5
set city n05 6
set settlement n00 6
set robber h20
set hand 1 5ore
set hand 6 1wool
set phase before 2
2 roll
* dice 3 4
expect asks catan.rob
expect legal 2 robber * = 2
reject 2 robber h20 CB-SEVEN-04
reject 2 robber h00 CT-FR-05
2 robber h12
# nobody without protection lives there
expect line robber h12
expect line hand 6 1wool
expect asks catan.act

% CT-FR-02 CT-FR-06 CB-ARMY-01 the third knight takes Largest Army before the robber moves: the mover is no longer protected
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set settlement n53 1
set settlement n35 2
set knights 1 2
set cards 1 1knight
set phase before 1
1 knight
expect public 1 = 4
reject 1 robber h10 CT-FR-05
1 robber h04
expect line robber h04

% CT-FR-05 CT-FR-02 a city alone is two points and protects
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set city n10 1
set city n53 1
set city n35 2
set phase before 1
expect public 2 = 2
1 roll
* dice 3 4
reject 1 robber h10 CT-FR-05
reject 1 robber h11 CT-FR-05
reject 1 robber h15 CT-FR-05
1 robber h00
