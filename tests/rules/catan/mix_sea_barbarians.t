# New Shores with Barbarian Attack (CT-X-44). The numbers of places are those of New Shores (docs/NOTATION.md): h37 is the castle, h14 the
# desert; coast in the order of the battles h31 (4) h24 (12) h18 (9) h12 (3) h13 (8) h21 (10) h28 (11) h34 (5) h39 (2) h38 (6).
# n40 touches h18 and the sea alone; from it ships e57 e36 e35 e37 e38 lead round the sea hex h11 to n27, a corner of h12.

% CT-X-44 CT-BA-01 CT-BA-03 CT-BA-04 the main island of Barbarian Attack, the small islands of New Shores, no robber, no pirate
game catan +sea +barbarians seats=3 first_player=1
expect line hex h12 * 3
expect line hex h13 * 8
expect line hex h14 desert
expect line hex h18 * 9
expect line hex h19 * 4
expect line hex h20 * 5
expect line hex h21 * 10
expect line hex h24 * 12
expect line hex h25 * 6
expect line hex h26 * 10
expect line hex h27 * 8
expect line hex h28 * 11
expect line hex h31 * 4
expect line hex h32 * 9
expect line hex h33 * 3
expect line hex h34 * 5
expect line hex h37 castle
expect line hex h38 * 6
expect line hex h39 * 2
expect line hex h00 hills 11
expect line hex h01 forest 5
expect line hex h03 fields 4
expect line hex h04 gold 3
expect line hex h10 mountains 8
expect line hex h23 mountains 10
expect line hex h30 pasture 2
expect line hex h41 gold 9
expect line barbarians h24 1
expect line barbarians h39 1
expect line barbarians h18 0
expect line robber -
expect line pirate -
badset barbarians h30 1 : CT-BA-17
badset barbarians h41 1 : CT-BA-17

% CT-X-44 CT-BA-02 CS-FRAME-10 the main island is dealt, the small ones lie as printed
game catan +sea +barbarians seats=4 first_player=1
deal 5
expect line hex h37 castle
expect line hex h14 desert
expect line hex h24 * 12
expect line hex h26 * 10
expect line hex h00 hills 11
expect line hex h01 forest 5
expect line hex h03 fields 4
expect line hex h04 gold 3
expect line hex h10 mountains 8
expect line hex h23 mountains 10
expect line hex h30 pasture 2
expect line hex h41 gold 9

% CT-X-44 CS-FRAME-10 CS-NS-06 with `variable` the small islands are dealt, too, and the numbers of the main island stay
game catan +sea +barbarians variable=1 seats=3 first_player=1
deal 5
expect line hex h37 castle
expect line hex h14 desert
expect line hex h24 * 12
expect line hex h26 * 10
expect line hex h32 * 9
expect line hex h39 * 2
expect line hex h02 sea

% CT-X-44 CT-GEN-17 CT-BA-03 other scenarios, the revised maps and a third box are refused
badgame catan +sea +barbarians edition=rev2009 seats=3 : CT-X-44
badgame catan +sea +barbarians edition=rev2009 seats=4 : CT-X-44
badgame catan +sea +barbarians scenario=four_islands seats=3 : CT-X-44
badgame catan +sea +barbarians scenario=fog_island seats=3 : CT-X-44
badgame catan +sea +barbarians scenario=through_the_desert seats=3 : CT-X-44
badgame catan +sea +barbarians scenario=forgotten_tribe seats=3 : CT-X-44
badgame catan +sea +barbarians scenario=cloth_for_catan seats=3 : CT-X-44
badgame catan +sea +barbarians scenario=pirate_islands seats=3 : CT-X-44
badgame catan +sea +barbarians scenario=wonders_of_catan seats=3 : CT-X-44
badgame catan +sea +barbarians scenario=new_world seats=3 : CT-X-44
badgame catan +sea +barbarians +two seats=2 : CT-GEN-17
badgame catan +sea +barbarians variable=1 number_setup=random : CT-BA-03
badgame catan +sea +barbarians variable=1 spiral=cw : CT-BA-03

% CT-X-44 CT-BA-07 CS-NS-02 CS-SETUP-04 a settlement, then a city, on the main island; a ship may stand for a road, and nobody attacks
game catan +sea +barbarians seats=3 first_player=1
expect legal 1 settlement n94 = 0
reject 1 settlement n94    CS-NS-02
reject 1 city n40          CT-BA-07
1 settlement n40
expect no event invasion
# two sides of h18 and one path into the sea
expect legal 1 road * = 2
expect legal 1 ship * = 3
1 ship e57
2 settlement n76
2 road e109
3 settlement n27
3 ship e38
reject 3 city n94          CS-NS-02
3 city n61
expect no event invasion
expect asks catan.track
3 road e87
2 city n45
2 road e64
1 city n57
# h18 pasture or what the file says: one card of each hex
1 road e62
expect asks catan.before
expect score 1 = 3
expect line barbarians h18 0

% CT-X-44 CT-GEN-10 CS-NS-05 thirteen points win, twelve do not
game catan +sea +barbarians seats=4 first_player=1
set city n20 2
set city n41 1
set city n45 1
set city n61 1
set city n59 1
set settlement n73 1
set settlement n88 1
set settlement n90 1
set settlement n94 1
set prisoners 1 1
set barbarians h18 1
set hand 1 1ore+1wool+1grain
set phase act 1
expect score 1 = 12
expect won -
1 buy
* turn_up capture
1 capture h18
expect won 1

% CT-X-44 CT-BA-51 a 7 moves nobody, neither robber nor pirate
game catan +sea +barbarians seats=3 first_player=1
set settlement n40 2
set ship e57 2
set hand 2 1ore
set hand 3 1brick
set phase roll 1
* dice 3 4
expect asks barbarians.seven
reject 1 pirate h08        CT-BA-51
reject 1 robber h18        CT-BA-51
1 draw_from 2
* steal ore
expect line hand 1 1ore
expect line pirate -
expect line robber -

% CT-X-44 CT-BA-10 CT-BA-11 CS-NS-04 a settlement on a small island brings a chip and an attack, on the main island alone
game catan +sea +barbarians seats=3 first_player=1
set settlement n79 1
set ship e115 1
set ship e117 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n94
expect event chip seat=1 n94 1
expect event invasion seat=1 34
expect asks barbarians.landing
reject * landing 7         CT-BA-11
# both h18 and the island itself bear a 9, both h39 and h30 a 2
* landing 9
expect event landed h18 9 1
* landing 2
expect event landed h39 2 2
* landing 11
expect event landed h28 11 1
expect asks catan.act
expect score 1 = 3

% CT-X-44 CT-BA-10 so does a city there
game catan +sea +barbarians seats=4 first_player=1
set settlement n94 1
set hand 1 2grain+3ore
set phase act 1
1 city n94
expect event invasion seat=1 34
* landing 3
expect event landed h12 3 1
* landing 4
* landing 5
expect asks catan.act

% CT-X-44 CT-BA-17 nothing on a small island is ever conquered; Treason and Intrigue name coasts of the main island
game catan +sea +barbarians seats=3 first_player=1
set settlement n94 1
set barbarians h24 2
set barbarians h18 1
set hand 1 1ore+1wool+1grain
set phase act 1
1 buy
* turn_up treason
reject 1 lure h30          CT-BA-24
1 lure h18
1 lure h24
reject 1 land h41          CT-BA-25
reject 1 land h00          CT-BA-25
1 land h31
1 land h12
expect score 1 = 1

% CT-X-44 CT-BA-22 CT-BA-34 Swift Knight: on any of the 72 paths of the main island, on none at sea or on a small island
game catan +sea +barbarians seats=3 first_player=1
set hand 1 1ore+1wool+1grain
set phase act 1
1 buy
* turn_up swift_knight
expect legal 1 enlist * = 72
reject 1 enlist e57        CT-X-44
reject 1 enlist e134       CT-X-44
reject 1 enlist e02        CT-X-44
expect legal 1 enlist e59 = 1
1 enlist e58
expect line path_knight e58 1

% CT-X-44 CT-BA-21 Knighthood: at the castle, as always
game catan +sea +barbarians seats=3 first_player=1
set hand 1 1ore+1wool+1grain
set phase act 1
1 buy
* turn_up knighthood
expect legal 1 enlist * = 6
reject 1 enlist e58        CT-BA-21
reject 1 enlist e57        CT-X-44
1 enlist e124

% CT-X-44 CT-BA-30 knights march on the main island: neither onto the water nor across it
game catan +sea +barbarians seats=3 first_player=1
set path_knight e59 1
set hand 1 1grain
set phase act 1
1 end
# from n40-n55: 58 78 80, then 39 60 79 81 82, then 38 61 62 83 100 101 103; at sea there would be 57, 36, 35 and 37
expect legal 1 march e59 * = 15
reject 1 march e59 e57     CT-X-44
reject 1 march e59 e35     CT-X-44
reject 1 march e59 e37     CT-X-44
reject 1 march_far e59 e17 CT-X-44
# four steps 40 42 63 84 85 102 104 105, five 41 64 65 86 106 121; 122 and 124 lie at the castle
expect legal 1 march_far e59 * = 14
1 march e59 e38
expect line path_knight e38 1
badset path_knight e57 1 : CT-X-44
badset path_knight e147 2 : CT-X-44

% CT-X-44 CT-BA-15 ships lie at conquered hexes; roads and settlements do not
game catan +sea +barbarians seats=3 first_player=1
set settlement n41 1
set barbarians h18 3
set hand 1 2brick+3lumber+3wool+1grain
set phase act 1
reject 1 road e58          CT-BA-15
expect legal 1 road e58 = 0
expect legal 1 ship e58 = 1
1 ship e58
1 ship e57
reject 1 settlement n39    CB-BUILD-08
reject 1 road e59          CB-BUILD-04
expect line ship e58 1

% CT-X-44 CT-BA-15 a ship may be moved to a conquered hex, and no settlement follows it
game catan +sea +barbarians seats=3 first_player=1
set settlement n41 1
set ship e39 1
set ship e36 1
set ship e57 1
set ship e35 1
set settlement n27 1
set barbarians h18 3
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
# e39 leads from n41 to n26
1 move_ship e39 e58
expect line ship e58 1
reject 1 settlement n40    CB-BUILD-08

% CT-X-44 a line whose only building is conquered does not grow and does not begin
game catan +sea +barbarians seats=3 first_player=1
set settlement n40 1
set settlement n64 1
set ship e57 1
set barbarians h18 3
set hand 1 2lumber+2wool
set phase act 1
reject 1 ship e36          CT-X-44
reject 1 ship e58          CT-X-44
reject 1 ship e59          CT-X-44
expect legal 1 ship e36 = 0
expect legal 1 ship e58 = 0
# elsewhere a building stands
expect legal 1 ship e93 = 1
set barbarians h18 2
1 ship e36
expect line ship e36 1
expect legal 1 ship e58 = 1

% CT-X-44 nor does it move, or take in a ship of another line
game catan +sea +barbarians seats=3 first_player=1
set settlement n40 1
set settlement n64 1
set ship e57 1
set ship e36 1
set ship e93 1
set barbarians h18 3
set phase act 1
reject 1 move_ship e36 e95 CT-X-44
reject 1 move_ship e93 e35 CT-X-44
expect legal 1 move_ship e36 * = 0
expect legal 1 move_ship e93 e35 = 0
expect legal 1 move_ship e93 e95 = 0
expect legal 1 move_ship e93 * = 2
set barbarians h18 2
1 move_ship e36 e95
expect line ship e95 1

% CT-X-44 a line with one building that stands grows, to the conquered one and not beyond
game catan +sea +barbarians seats=3 first_player=1
set settlement n40 1
set settlement n27 1
set ship e38 1
set ship e37 1
set ship e35 1
set barbarians h18 3
set hand 1 3lumber+3wool
set phase act 1
1 ship e36
1 ship e57
reject 1 ship e58          CT-X-44
expect legal 1 ship e58 = 0
expect legal 1 ship e59 = 0
expect legal 1 ship e17 = 1
1 ship e17

% CT-X-44 and its end ship moves
game catan +sea +barbarians seats=3 first_player=1
set settlement n40 1
set settlement n27 1
set ship e38 1
set ship e37 1
set barbarians h18 3
set phase act 1
reject 1 move_ship e37 e57 CT-X-44
1 move_ship e37 e39
expect line ship e39 1

% CT-X-44 CS-MOVE-07 an opponent's building does not part a line
game catan +sea +barbarians seats=3 first_player=1
set settlement n27 1
set settlement n91 1
set settlement n41 2
set ship e38 1
set ship e39 1
set ship e58 1
set barbarians h34 3
set hand 1 2lumber+2wool
set phase act 1
expect legal 1 ship e57 = 1
1 ship e57

% CT-X-44 CT-BA-14 as long as nothing is conquered the rules of Seafarers hold alone
game catan +sea +barbarians seats=3 first_player=1
set settlement n40 1
set ship e57 1
set barbarians h18 2
set barbarians h24 2
set hand 1 2lumber+2wool
set phase act 1
1 ship e36
1 ship e58
1 end
expect line ship e58 1

% CT-X-44 CS-MOVE-02 a conquered settlement still closes the line: its ships are not open
game catan +sea +barbarians seats=3 first_player=1
set settlement n40 1
set settlement n27 1
set ship e38 1
set ship e37 1
set ship e35 1
set ship e36 1
set ship e57 1
set barbarians h18 3
set phase act 1
reject 1 move_ship e57 e39 CS-MOVE-02
reject 1 move_ship e38 e40 CS-MOVE-02
expect legal 1 move_ship * = 0

% CT-X-44 CS-ROUTE-02 CT-BA-19 a settlement that is conquered interrupts the trade route at once, for its owner too
game catan +sea +barbarians seats=3 first_player=1
set settlement n40 1
set settlement n64 1
set ship e57 1
set ship e36 1
set ship e35 1
set road e59 1
set road e78 1
set barbarians h18 2
set hand 1 1wool+3grain+4ore
set phase act 1
# 25-24-39-40-55-54: three ships and two roads
expect line title route 1
expect score 1 = 4
1 city n64
* landing 9
expect event conquered h18
expect event no_route seat=1
expect no line title route *
* landing 4
* landing 5
expect score 1 = 2
# freed, it joins them again
1 buy
* turn_up capture
1 capture h18
expect event freed h18
expect event route seat=1 5
expect line title route 1
expect score 1 = 5

% CT-X-44 CT-BA-18 a city too; ships and roads elsewhere count on
game catan +sea +barbarians seats=3 first_player=1
set city n40 1
set ship e57 1
set ship e36 1
set ship e35 1
set ship e37 1
set ship e38 1
set road e59 1
set barbarians h18 3
set phase act 1
# five ships; with the road it would be six
expect line title route 1
expect score 1 = 2
set road e86 2
set road e87 2
set road e89 2
set road e90 2
set road e92 2
set road e94 2
set title route 1
set phase act 2
expect line title route 2

% CT-X-44 CT-BA-16 a harbour of New Shores rests with its building
game catan +sea +barbarians seats=3 first_player=1
set settlement n40 1
set barbarians h18 3
set hand 1 3ore
set phase act 1
expect legal 1 bank ore * = 0

% CT-X-44 CS-SETUP-08 gold of the small islands yields as always
game catan +sea +barbarians seats=3 first_player=1
set settlement n94 1
set barbarians h18 3
set phase roll 1
* dice 4 5
expect asks sea.gold
1 pick ore
expect line hand 1 1ore

% CT-X-44 CT-FR-15 the friendly robber changes nothing, and the Harbormaster asks for a point more
game catan +sea +barbarians +friendly +harbormaster seats=3 first_player=1
set city n41 1
set city n45 1
set city n61 1
set city n59 1
set settlement n73 1
set settlement n88 1
set settlement n90 1
set settlement n94 1
set prisoners 1 3
set barbarians h18 1
set hand 1 1ore+1wool+1grain
set phase act 1
expect score 1 = 13
expect won -
1 buy
* turn_up capture
1 capture h18
expect score 1 = 14
expect won 1

% CT-X-44 CT-X-10 CT-BA-51 Robber Attacks with cards: a card is drawn; Robber Flees: nothing, there is a desert and no robber
game catan +sea +barbarians +events seats=3 first_player=1
set hand 2 1ore
set hand 3 1wool
set phase roll 1
* card robber_attacks 7
expect asks barbarians.seven
1 draw_from 2
* steal ore
1 end
2 roll
* card robber_flees 4
expect line robber -
expect asks catan.act

% CT-X-44 CT-X-10 CT-X-51 Conflict and Tournament count the knights on the board
game catan +sea +barbarians +events seats=3 first_player=1
set path_knight e58 2
set hand 1 1ore
set hand 3 1ore
set phase roll 1
* card conflict 3
expect asks events.conflict
expect actors 2
2 take_from 1
* steal ore
1 end
2 roll
* card tournament 5
expect actors 2
2 pick ore
expect asks catan.act

% CT-X-44 CT-EV-45 CT-X-49 Trade Advantage counts ships with the roads, at conquered hexes too
game catan +sea +barbarians +events seats=3 first_player=1
set settlement n40 1
set ship e57 1
set ship e36 1
set road e92 2
set barbarians h18 3
set hand 2 1ore
set phase roll 2
* card trade_advantage 5
expect actors 1
1 take_from 2
* steal ore

% CT-X-49 CT-EV-48 Calm Seas: harbours of New Shores, not of a conquered settlement
game catan +sea +barbarians +events seats=3 first_player=1
set settlement n40 1
set settlement n27 2
set barbarians h18 3
set phase roll 1
* card calm_seas 9
expect actors 2
2 pick ore
expect asks catan.act

% CT-EV-33 CT-X-44 an Earthquake turns roads, never ships; ships are built all the same
game catan +sea +barbarians +events seats=3 first_player=1
set settlement n41 1
set ship e39 1
set hand 1 1lumber+1wool
set phase roll 1
* card earthquake 6
expect no line damaged_road *
1 ship e38
