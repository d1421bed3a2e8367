# Barbarian Attack (CT-BA-*): board, set-up, what of the base is not used. The board of the map's file: h16 is the castle, h02 the
# desert; coast in the order of the battles h12 (4) h07 (12) h03 (9) h00 (3) h01 (8) h06 (10) h11 (11) h15 (5) h18 (2) h17 (6).

% CT-BA-01 CT-BA-03 castle and desert at their corners, numbers row by row
game catan +barbarians seats=3 first_player=1
expect line hex h00 * 3
expect line hex h01 * 8
expect line hex h02 desert
expect line hex h03 * 9
expect line hex h04 * 4
expect line hex h05 * 5
expect line hex h06 * 10
expect line hex h07 * 12
expect line hex h08 * 6
expect line hex h09 * 10
expect line hex h10 * 8
expect line hex h11 * 11
expect line hex h12 * 4
expect line hex h13 * 9
expect line hex h14 * 3
expect line hex h15 * 5
expect line hex h16 castle
expect line hex h17 * 6
expect line hex h18 * 2

% CT-BA-02 CT-BA-03 a deal moves terrain along the coast and inland, never a number
game catan +barbarians seats=4 first_player=1
deal 5
expect line hex h02 desert
expect line hex h16 castle
expect line hex h07 * 12
expect line hex h18 * 2
expect line hex h09 * 10
expect line hex h13 * 9

% CT-BA-02 CT-BA-03 there is no printed island, and no other way to lay the numbers
badgame catan +barbarians layout=beginner : CT-BA-02
badgame catan +barbarians number_setup=random : CT-BA-03
badgame catan +barbarians spiral=cw : CT-BA-03

% CT-GEN-05 CT-GEN-17 CT-X-07 three or four play it, by itself
badgame catan +barbarians +five_six seats=5 : CT-GEN-05
badgame catan +barbarians +sea scenario=fog_island : CT-X-44
badgame catan +barbarians +caravans : CT-GEN-17
badgame catan +barbarians +traders : CT-X-07

% CT-BA-04 CT-BA-05 two barbarians have landed, nobody has knights or prisoners
game catan +barbarians seats=3 first_player=1
expect line barbarians h07 1
expect line barbarians h18 1
expect line barbarians h12 0
expect line barbarians h17 0
expect line instants 14knighthood+4swift_knight+4treason+4capture
expect no line path_knight *
expect no line prisoners *
expect line robber -

% CT-BA-05 with 36 there can be 33 prisoners beside three on the coast, not 34
game catan +barbarians seats=3 first_player=1
set barbarians h12 1
set prisoners 1 33
set phase act 1
expect score 1 = 16

% CT-BA-05 fewer barbarians: 30
game catan +barbarians seats=3 first_player=1 ba_supply=fewer
set settlement n20 1
set road e30 1
set road e45 1
set hand 1 1brick+1lumber+1wool+1grain
set prisoners 2 27
set phase act 1
1 settlement n32
expect event invasion seat=1 1
* landing 4
expect event landed h12 4 1
expect event no_barbarians
expect asks catan.act

% CT-BA-07 a settlement first, then a city with a card of each hex; no attack
game catan +barbarians seats=2 first_player=1
reject 1 city n20     CT-BA-07
1 settlement n20
expect no event invasion
1 road e30
2 settlement n44
2 road e61
reject 2 settlement n13  CT-BA-07
2 city n35
expect no event invasion
# h10 forest, h11 mountains, h15 hills
expect line hand 2 1brick+1lumber+1ore
2 road e36
1 city n41
# h13 mountains, the castle gives nothing, h17 pasture
expect line hand 1 1wool+1ore
1 road e58
expect score 1 = 3
expect score 2 = 3
expect asks catan.before

% CT-BA-06 no cards of the base, whatever one has
game catan +barbarians seats=3 first_player=1
set hand 1 1ore+1wool+1grain
set phase act 1
reject 1 knight          CT-BA-06
reject 1 monopoly ore    CT-BA-06
expect legal 1 buy = 1

% CT-BA-06 Longest Road is used
game catan +barbarians seats=3 first_player=1
set settlement n20 1
set road e30 1
set road e43 1
set road e42 1
set road e40 1
set hand 1 1brick+1lumber
set phase act 1
expect score 1 = 1
1 road e39
expect event route seat=1 5
expect score 1 = 3

% CT-GEN-10 CT-BA-48 twelve points win
game catan +barbarians seats=3 first_player=1
set city n20 1
set city n22 1
set city n32 1
set city n34 1
set settlement n08 1
set settlement n12 1
set prisoners 1 2
set phase act 1
expect score 1 = 11
expect won -

% CT-GEN-10 CT-HM-04 with the Harbourmaster thirteen
game catan +barbarians +harbormaster seats=3 first_player=1
set city n20 1
set city n22 1
set city n32 1
set city n34 1
set settlement n08 1
set settlement n12 1
set prisoners 1 4
set phase act 1
expect score 1 = 12
expect won -

% CT-HID-08 the cards that are left are known to all, what is drawn too
game catan +barbarians seats=3 first_player=1
set hand 1 1ore+1wool+1grain
set phase act 1
1 buy
* turn_up swift_knight
expect event revealed_card seat=1 to=all swift_knight
expect view 2 line instants 14knighthood+3swift_knight+4treason+4capture
expect view - line instants 14knighthood+3swift_knight+4treason+4capture

% CT-BA-51 a 7: discards as usual, then a card of a player one names; nothing is moved and nobody produces
game catan +barbarians seats=3 first_player=1
set settlement n20 1
set settlement n44 2
set hand 1 8wool
set hand 2 2ore
set phase roll 1
* dice 3 4
expect asks catan.owe
1 discard wool
1 discard wool
1 discard wool
1 discard wool
# player 3 has no card: player 2 is the only choice
expect asks catan.steal
* steal ore
expect event robbed seat=1 2
expect line hand 1 4wool+1ore
expect asks catan.act

% CT-BA-51 of several one chooses, oneself and an empty hand excepted
game catan +barbarians seats=4 first_player=1
set hand 1 1wool
set hand 2 2ore
set hand 3 1brick
set phase roll 1
* dice 6 1
expect asks barbarians.seven
expect legal 1 draw_from * = 2
reject 1 draw_from 1  CT-BA-51
reject 1 draw_from 4  CT-BA-51
1 draw_from 3
* steal brick
expect line hand 1 1brick+1wool

% CT-BA-51 nobody has a card: nothing happens
game catan +barbarians seats=3 first_player=1
set hand 1 3wool
set phase roll 1
* dice 5 2
expect asks catan.act

% CT-FR-15 the friendly robber changes nothing: who has three points is drawn from
game catan +barbarians +friendly seats=3 first_player=1
set settlement n20 2
set hand 2 1ore
set phase roll 1
* dice 5 2
expect asks catan.steal
* steal ore
expect line hand 1 1ore

% CT-BA-17 CT-BA-34 lines that cannot be: barbarians on the castle, two knights on a path
game catan +barbarians seats=3 first_player=1
badset barbarians h16 1 : CT-BA-17
badset barbarians h02 1 : CT-BA-17
badset barbarians h09 1 : CT-BA-17
badset barbarians h12 4 : barbarians
set path_knight e40 1
badset path_knight e40 2 : CT-BA-34
