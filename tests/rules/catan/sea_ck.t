# Seafarers with Cities & Knights (CK-SEA-*, CS-CK-*), on New Shores. Crossing 64 is the corner S0 of forest 28 with the sea h22 h29;
# 65 lies opposite, at mountains 23; 66 is the corner of mountains 23 and pasture 30; 80, 49 and 34 are surrounded by sea.
# Paths: 92 63-64, 93 64-65, 94 64-79, 95 65-66, 74 50-65, 97 66-81, 115 79-80, 116 80-81, 71 48-63, 70 48-49, 72 49-50, 90 62-63.

% CK-SEA-01 CS-CK-01 CS-CK-14 CS-INT-02 CK-INT-02 the suitable scenarios, and those that are not offered
game catan +sea +ck seats=3 scenario=new_shores
game catan +sea +ck seats=4 scenario=through_the_desert
game catan +sea +ck seats=4 scenario=four_islands
game catan +sea +ck seats=4 scenario=fog_island
game catan +sea +ck seats=4 scenario=new_world
badgame catan +sea +ck seats=3 scenario=forgotten_tribe : CS-CK-14
badgame catan +sea +ck seats=3 scenario=cloth_for_catan : CS-CK-14
badgame catan +sea +ck seats=3 scenario=pirate_islands : CS-CK-14
badgame catan +sea +ck seats=3 scenario=wonders_of_catan : CS-CK-14
badgame catan +sea +ck seats=3 layout=beginner : CS-FRAME-09
badgame catan +sea +ck +five_six seats=5 : CS-INT-04

% CK-SEA-09 CS-CK-02 one point more than the scenario says: 13 on New Shores, so 14
game catan +sea +ck seats=3 first_player=1
set settlement n62 1
set defender 1 12
set phase act 1
expect score 1 = 13
expect won -
set defender 1 13
set phase act 1
expect won 1

% CK-SEA-09 CK-OPEN-02 the option makes it two: 14 are not enough, 15 are
game catan +sea +ck seats=3 first_player=1 seafarers_vp_bonus=2
set defender 1 14
set phase act 1
expect won -
set defender 1 15
set phase act 1
expect won 1
badgame catan +ck seats=3 seafarers_vp_bonus=2 : CK-SEA-09

% CK-SEA-09 CS-TTD-01 twelve in the desert, so thirteen
game catan +sea +ck seats=3 first_player=1 scenario=through_the_desert
set defender 1 12
set phase act 1
expect won -
set defender 1 13
set phase act 1
expect won 1

% CK-SEA-02 CS-CK-03 CK-ROAD-01 CS-CK-12 Road Building lays roads and ships in any mix
game catan +sea +ck seats=3 first_player=1
set settlement n64 1
set progress 1 2road_building
set phase act 1
1 roads
expect legal 1 road * = 2
expect legal 1 ship * = 3
1 ship e93
1 ship e95
expect asks catan.act
1 roads
1 road e92
1 ship e97
expect asks catan.act
expect line ship e97 1
expect line road e92 1

% CS-CK-12 ... two roads as well
game catan +sea +ck seats=3 first_player=1
set settlement n64 1
set progress 1 1road_building
set phase act 1
1 roads
1 road e92
1 road e90
expect asks catan.act

% CK-SEA-02 CS-SHIP-04 ships are no roads otherwise: a road does not go on from a ship
game catan +sea +ck seats=3 first_player=1
set settlement n64 1
set ship e93 1
set ship e95 1
set hand 1 2brick+2lumber
set phase act 1
reject 1 road e96    CB-BUILD-04
reject 1 road e97    CB-BUILD-04

% CK-SEA-03 CS-CK-04 the barbarians attack all islands together
game catan +sea +ck seats=3 first_player=1
set ship 6
set settlement n64 1
set city n66 1
set city n77 2
set settlement n94 3
set ship e95 1
set ship e117 3
set knight n81 1 1 active
set knight n63 2 1 active
set phase before 1
1 roll
* dice 1 2
* event ship
expect event attack 2 2
expect event knights_win

% CK-SEA-03 without the knight on the small island they win
game catan +sea +ck seats=3 first_player=1
set ship 6
set settlement n64 1
set city n66 1
set city n77 2
set ship e95 1
set knight n81 1 1
set knight n63 2 1 active
set phase before 1
1 roll
* dice 1 2
* event ship
expect event attack 2 1
expect event barbarians_win
expect line settlement n66 1

% CK-SEA-04 CS-CK-05 CK-SEA-05 CS-CK-06 knights march along roads and ships, past where they meet without a building, out to sea
game catan +sea +ck seats=3 first_player=1
set settlement n77 1
set road e112 1
set road e113 1
set ship e115 1
set ship e116 1
set knight n78 1 1 active
set phase act 1
# 79 joins road and ship, 80 is surrounded by sea, 81 is the island
expect legal 1 knight_move n78 * = 3
1 knight_move n78 n80
expect line knight n80 1 1
expect event knight_moved seat=1 n78 n80

% CK-SEA-04 ships alone will do; a foreign knight stops the way, but a weaker one is displaced
game catan +sea +ck seats=3 first_player=1
set settlement n64 1
set ship e94 1
set ship e115 1
set ship e116 1
set ship e97 1
set knight n79 1 2 active
set knight n80 2 1
set phase act 1
reject 1 knight_move n79 n81   CK-ACT-05
reject 1 knight_move n79 n34   CK-ACT-04
expect legal 1 knight_move n79 * = 0
1 displace n79 n80
expect line knight n80 1 2
expect event knight_removed seat=2 n80

% CK-SEA-05 CS-CK-15 CK-KNIGHT-03 new knights at roads and ships, but only where there is land
game catan +sea +ck seats=3 first_player=1
set settlement n64 1
set ship e94 1
set ship e115 1
set ship e116 1
set hand 1 1ore+1wool
set phase act 1
reject 1 recruit n80    CK-SEA-05
reject 1 recruit n66    CK-KNIGHT-03
expect legal 1 recruit * = 2
1 recruit n81
expect line knight n81 1 1

% CK-SEA-05 CS-CK-15 CK-DES-02 the Deserter's knight neither: not where it stood, at sea
game catan +sea +ck seats=3 first_player=1
set settlement n64 1
set ship e94 1
set ship e115 1
set settlement n66 2
set ship e97 2
set ship e116 2
set knight n80 2 1
set progress 1 1deserter
set phase act 1
1 deserter 2
expect asks ck.place
reject 1 place n80 1    CK-SEA-05
expect legal 1 place * = 1
1 place n79 1
expect line knight n79 1 1

% CK-SEA-06 CS-CK-07 a line that ends at an own knight is closed
game catan +sea +ck seats=3 first_player=1
set settlement n64 1
set ship e94 1
set ship e115 1
set phase act 1
reject 1 move_ship e94 e93    CS-MOVE-03
# 92 and 93 at the settlement, 113 at the other ship
expect legal 1 move_ship e115 * = 3
set knight n80 1 1
reject 1 move_ship e115 e93   CS-MOVE-02
reject 1 move_ship e94 e93    CS-MOVE-02
expect legal 1 move_ship * = 0

% CS-CK-07 CK-SEA-06 CK-SEA-04 a knight's way home over roads and ships is kept: an end ship at a road is needed
game catan +sea +ck seats=3 first_player=1
set settlement n64 1
set ship e94 1
set road e113 1
set knight n78 1 1
set phase act 1
# nothing but the ship joins the road at 79 to the settlement; for lines of ships it is an open end
reject 1 move_ship e94 e93    CS-CK-07
expect legal 1 move_ship * = 0

% CS-CK-07 with another way home it may go
game catan +sea +ck seats=3 first_player=1
set settlement n64 1
set ship e94 1
set road e113 1
set settlement n92 1
set road e114 1
set knight n78 1 1
set phase act 1
# 92 and 93 at one settlement, 131 and 133 at the other
expect legal 1 move_ship e94 * = 4
1 move_ship e94 e93
expect line ship e93 1

% CS-CK-07 CK-SEA-06 the end ship at the island's coast road, too
game catan +sea +ck seats=3 first_player=1
set settlement n64 1
set ship e94 1
set ship e115 1
set ship e116 1
set road e118 1
set knight n82 1 1
set phase act 1
reject 1 move_ship e116 e93    CS-CK-07
reject 1 move_ship e115 e93    CS-MOVE-03
expect legal 1 move_ship * = 0

% CS-CK-07 CK-KNIGHT-05 a knight without a way has none to lose: a foreign settlement cuts it off already
game catan +sea +ck seats=3 first_player=1
set settlement n64 1
set ship e94 1
set ship e115 1
set ship e116 1
set settlement n81 2
set road e118 1
set knight n82 1 1
set phase act 1
# 92, 93, 113 and 117
expect legal 1 move_ship e116 * = 4

% CK-SEA-07 CS-CK-08 CS-EX-58 CK-SEA-17 CS-SHIP-03 a foreign knight bars the way and holds the ship beside it
game catan +sea +ck seats=3 first_player=1
set settlement n64 1
set ship e93 1
set ship e74 2
set knight n65 2 1
set hand 1 1lumber+1wool
set phase act 1
expect legal 1 ship * = 2
expect legal 1 ship e94 = 1
expect legal 1 ship e92 = 1
reject 1 ship e95              CK-KNIGHT-17
reject 1 move_ship e93 e94     CS-CK-08
expect legal 1 move_ship * = 0

% CS-CK-08 CS-EX-58 the same without the knight: the ship may go, and on
game catan +sea +ck seats=3 first_player=1
set settlement n64 1
set ship e93 1
set ship e74 2
set hand 1 1lumber+1wool
set phase act 1
expect legal 1 ship * = 3
expect legal 1 ship e95 = 1
expect legal 1 move_ship e93 * = 2

% CK-SEA-17 up to the knight's crossing a ship may be laid; an inactive knight blocks as well
game catan +sea +ck seats=3 first_player=1
set settlement n64 1
set knight n65 2 1
set hand 1 2lumber+2wool
set phase act 1
1 ship e93
reject 1 ship e95   CK-KNIGHT-17

% CK-SEA-07 CS-CK-08 a foreign knight on a line parts it for the trade route
game catan +sea +ck seats=3 first_player=1
set settlement n64 1
set ship e94 1
set ship e115 1
set ship e116 1
set ship e97 1
set ship e95 1
set settlement n77 2
set road e112 2
set road e113 2
set knight n78 2 1 active
set title route 1
set phase act 2
expect public 1 = 3
2 knight_move n78 n79
# one ship on this side, four on that
expect public 1 = 1
expect event no_route

% CK-SEA-07 five on one side of it are enough
game catan +sea +ck seats=3 first_player=1
set settlement n64 1
set ship e94 1
set ship e115 1
set ship e116 1
set ship e97 1
set ship e95 1
set ship e74 1
set settlement n77 2
set road e112 2
set road e113 2
set knight n78 2 1 active
set title route 1
set phase act 2
2 knight_move n78 n79
expect public 1 = 3

% CK-SEA-08 CS-CK-09 CK-OPEN-14 CK-SEA-19 a ready knight beside the pirate chases it, and its owner may rob, commodities too
game catan +sea +ck seats=3 first_player=1
set landed 1
set pirate h29
set settlement n64 1
set ship e94 1
set knight n79 1 1 active
set knight n63 1 1 active
set ship e133 2
set hand 2 1coin
set phase act 1
expect legal 1 chase_pirate * = 1
reject 1 chase_pirate n63     CK-SEA-08
reject 1 chase n79            CK-ACT-15
1 chase_pirate n79
expect event chased_pirate seat=1 n79
expect line knight n79 1 1
expect asks sea.rob
reject 1 robber h28           CK-SEA-08
expect legal 1 robber * = 0
reject 1 pirate h29           CS-PIRATE-06
1 pirate h35
expect line pirate h35
expect asks sea.victim
expect legal 1 rob * = 1
expect legal 1 spare = 1
1 rob 2
* steal coin
expect line hand 1 1coin
expect line hand 2 -

% CK-SEA-19 CK-SEA-08 the card is random among resources and commodities; or nobody is robbed
game catan +sea +ck seats=3 first_player=1
set landed 1
set pirate h29
set settlement n64 1
set ship e94 1
set knight n79 1 1 active
set ship e133 2
set hand 2 1ore+1coin+1paper
set phase act 1
1 chase_pirate n79
1 pirate h35
1 rob 2
expect asks catan.steal
expect legal * steal * = 3
* steal paper
expect line hand 1 1paper

% CK-SEA-08 CS-PIRATE-08 ... and the mover may take nothing
game catan +sea +ck seats=3 first_player=1
set landed 1
set pirate h29
set knight n79 1 1 active
set ship e133 2
set hand 2 1coin
set phase act 1
1 chase_pirate n79
1 pirate h35
1 spare
expect line hand 2 1coin
expect asks catan.act

% CS-CK-09 CK-ACT-15 with both beside the knight its owner chooses; the other stays
game catan +sea +ck seats=3 first_player=1
set landed 1
set robber h28
set pirate h29
set knight n79 1 1 active
set phase act 1
expect legal 1 chase * = 1
expect legal 1 chase_pirate * = 1
1 chase n79
reject 1 pirate h35       CK-ACT-15
expect legal 1 pirate * = 0
1 robber h34
expect line pirate h29
reject 1 chase_pirate n79 CK-ACT-01

% CS-CK-09 CK-KNIGHT-09 only a ready knight: an inactive one does not, one activated this turn neither
game catan +sea +ck seats=3 first_player=1
set landed 1
set pirate h29
set knight n79 1 1
set hand 1 1grain
set phase act 1
reject 1 chase_pirate n79   CK-ACT-01
1 activate n79
reject 1 chase_pirate n79   CK-KNIGHT-09

% CK-SEA-08 CS-FRAME-03 the pirate on a hex of the frame
game catan +sea +ck seats=3 first_player=1
set landed 1
set pirate h55
set knight n67 1 1 active
set phase act 1
1 chase_pirate n67
1 pirate h57
expect line pirate h57

% CK-SEA-12 CS-CK-11 CK-SEVEN-03 CK-SEVEN-04 until the first landing neither robber nor pirate moves
game catan +sea +ck seats=3 first_player=1
set robber h26
set pirate h29
set knight n79 1 1 active
set progress 1 1bishop
set phase before 1
1 roll
* dice 3 4
* event trade
expect asks catan.act
expect event robber_frozen
expect line robber h26
expect line pirate h29
reject 1 chase_pirate n79   CK-SEA-12
reject 1 chase n79          CK-SEVEN-04
reject 1 bishop             CK-BISH-02

% CK-SEA-12 after it a 7 moves one of the two
game catan +sea +ck seats=3 first_player=1
set landed 1
set robber h26
set pirate h29
set phase before 1
1 roll
* dice 3 4
* event trade
expect asks sea.rob
1 pirate h35
expect asks catan.act
expect line robber h26

% CK-BISH-03 CK-BISH-02 the Bishop moves the robber, never the pirate
game catan +sea +ck seats=3 first_player=1
set landed 1
set robber h26
set pirate h29
set settlement n92 2
set settlement n77 3
set hand 2 1wool
set hand 3 1ore
set progress 1 1bishop
set phase act 1
1 bishop
expect asks sea.rob
reject 1 pirate h35      CK-BISH-03
expect legal 1 pirate * = 0
reject 1 robber h55      CB-SEVEN-04
reject 1 robber h29      CB-SEVEN-04
1 robber h34
* steal wool
* steal ore
expect line hand 1 1wool+1ore
expect line pirate h29

% CK-SEA-10 CS-CK-10 CS-INT-02 a city on gold takes two resources of choice, no commodities
game catan +sea +ck seats=3 first_player=1
set city n94 1
set settlement n107 2
set phase before 1
1 roll
* dice 4 5
* event trade
expect asks sea.gold
reject 1 pick coin       CS-GOLD-01
expect legal 1 pick * = 5
1 pick ore
1 pick ore
2 pick wool
expect line hand 1 2ore
expect line hand 2 1wool
expect asks catan.act

% CK-SEA-10 CK-DMG-01 a damaged city on gold is worth a settlement
game catan +sea +ck seats=3 first_player=1
set city n94 1
set damaged n94
set phase before 1
1 roll
* dice 4 5
* event trade
1 pick ore
expect asks catan.act
expect line hand 1 1ore

% CK-SEA-15 CK-PROD-10 a gold pick counts as production: no Aqueduct for it
game catan +sea +ck seats=3 first_player=1
set settlement n94 1
set level 1 science 3
set level 2 science 3
set phase before 1
1 roll
* dice 4 5
* event trade
1 pick ore
expect asks ck.aqueduct
expect actors 2
2 aqueduct wool
expect asks catan.act
expect line hand 1 1ore

% CK-SEA-15 CK-PROD-11 gold with an empty bank gives nothing, and the Aqueduct neither
game catan +sea +ck seats=3 first_player=1
set settlement n94 1
set level 1 science 3
set bank 12coin+12paper+12cloth
set hand 2 19brick+19lumber+19wool+19grain+19ore
set phase before 1
1 roll
* dice 4 5
* event trade
expect asks catan.act
expect line hand 1 -

% CK-SEA-11 CS-CK-10 CK-MERCH-02 no merchant on gold, at sea or on the frame
game catan +sea +ck seats=3 first_player=1
set settlement n94 1
set settlement n66 1
set progress 1 1merchant
set phase act 1
reject 1 merchant h41    CK-SEA-11
reject 1 merchant h36    CK-MERCH-02
reject 1 merchant h55    CK-MERCH-02
expect legal 1 merchant * = 2
1 merchant h23
expect line merchant h23 1

% CK-INV-01 CK-SEA-02 the Inventor moves tokens of gold, never of the sea or the frame
game catan +sea +ck seats=3 first_player=1
set progress 1 1inventor
set phase act 1
reject 1 inventor h28 h29   CK-INV-01
reject 1 inventor h28 h55   CK-INV-01
1 inventor h28 h41
expect line hex h28 forest 9
expect line hex h41 gold 5

% CK-SEA-13 CS-CK-13 CK-DIPL-05 an open ship is removed like a road, an own one laid anew as a ship
game catan +sea +ck seats=3 first_player=1
set pirate h22
set settlement n64 1
set ship e94 1
set ship e115 1
set road e92 1
set progress 1 1diplomat
set phase act 1
expect legal 1 diplomat * = 2
reject 1 diplomat e94       CK-DIPL-02
1 diplomat e115
expect event ship_removed seat=1 1 e115
expect asks ck.rebuild
reject 1 road e90           CK-SEA-13
reject 1 ship e115          CK-DIPL-05
# a side of the pirate's hex (CK-SEA-20)
reject 1 ship e93           CS-SHIP-06
expect legal 1 road * = 0
expect legal 1 ship * = 1
1 ship e113
expect asks catan.act
expect line ship e113 1
reject 1 move_ship e113 e115    CS-MOVE-08

% CK-SEA-13 CK-DIPL-05 a road is replaced by a road
game catan +sea +ck seats=3 first_player=1
set settlement n64 1
set ship e94 1
set road e92 1
set road e90 1
set progress 1 1diplomat
set phase act 1
1 diplomat e90
expect event road_removed seat=1 1 e90
reject 1 ship e93           CK-SEA-13
reject 1 road e90           CK-DIPL-05
expect legal 1 ship * = 0
expect legal 1 road * = 1
1 road e71
expect asks catan.act

% CK-SEA-13 CK-DIPL-04 a foreign ship goes back to its owner
game catan +sea +ck seats=3 first_player=1
set settlement n64 2
set ship e94 2
set ship e115 2
set progress 1 1diplomat
set phase act 1
reject 1 diplomat e94       CK-DIPL-02
1 diplomat e115
expect event ship_removed seat=1 2 e115
expect asks catan.act
expect no line ship e115 *

% CK-SEA-13 CK-DIPL-02 CS-CK-13 a road at the end counts as well, for ships and for roads
game catan +sea +ck seats=3 first_player=1
set settlement n64 2
set ship e94 2
set road e113 2
set knight n78 2 1
set progress 1 1diplomat
set phase act 1
reject 1 diplomat e94       CK-DIPL-02
reject 1 diplomat e113      CK-DIPL-02
expect legal 1 diplomat * = 0

% CS-CK-08 CK-SEA-07 the Diplomat may take a ship at a foreign knight, its owner's as well
game catan +sea +ck seats=3 first_player=1
set settlement n64 1
set ship e93 1
set knight n65 2 1
set progress 1 1diplomat
set progress 2 1diplomat
set phase act 1
reject 1 move_ship e93 e94  CS-CK-08
expect legal 1 diplomat e93 = 1
set phase act 2
2 diplomat e93
expect no line ship e93 *

% CK-DIPL-03 CK-SEA-02 a knight keeps its last ship
game catan +sea +ck seats=3 first_player=1
set ship e115 2
set knight n79 2 1
set progress 1 1diplomat
set phase act 1
reject 1 diplomat e115      CK-DIPL-03

% CK-SEA-20 CS-EX-59 CK-DIPL-07 not at the pirate's hex: with the pirate there neither ship, with the pirate elsewhere the end
game catan +sea +ck seats=3 first_player=1
set pirate h29
set settlement n64 2
set ship e93 2
set ship e95 2
set progress 1 1diplomat
set phase act 1
expect legal 1 diplomat * = 0
reject 1 diplomat e93       CK-DIPL-02
reject 1 diplomat e95       CS-PIRATE-07
set pirate h36
expect legal 1 diplomat * = 1
1 diplomat e95
expect no line ship e95 *

% CK-SEA-14 CS-CK-13 CK-SEA-18 Intrigue at a ship; the knight retreats along its owner's ships, out to sea as well
game catan +sea +ck seats=3 first_player=1
set settlement n83 1
set ship e118 1
set settlement n66 2
set ship e97 2
set ship e116 2
set ship e115 2
set knight n81 2 1 active
set knight n63 3 1
set progress 1 1intrigue
set phase act 1
reject 1 intrigue n63       CK-INTR-01
1 intrigue n81
expect asks ck.retreat
expect legal 2 retreat * = 2
reject 2 retreat n82        CK-ACT-10
2 retreat n80
expect line knight n80 2 1 active

% CK-SEA-16 CK-TRADE-02 CK-TRADE-04 CK-TRADE-05 a 2:1 harbour of the map: for its resource only
game catan +sea +ck seats=3 first_player=1
set settlement n64 1
set hand 1 4grain+4coin
set phase act 1
# the harbour on 94 trades grain
1 bank grain coin
expect line hand 1 2grain+5coin
1 bank coin ore
expect line hand 1 2grain+1ore+1coin

% CK-SEA-16 CK-TRADE-03 a 3:1 harbour: commodities too
game catan +sea +ck seats=3 first_player=1
set settlement n100 1
set hand 1 3grain+3coin
set phase act 1
1 bank coin paper
1 bank grain cloth
expect line hand 1 1paper+1cloth

% CS-CK-16 CS-SETUP-04 CK-FOUND-03 CK-FOUND-04 the set-up city: a ship instead of its road, one card a hex
game catan +sea +ck seats=2 first_player=1
1 settlement n46
1 road e67
2 settlement n74
2 road e106
2 city n60
2 road e88
reject 1 settlement n64     CK-FOUND-03
1 city n64
expect line city n64 1
expect line hand 1 1lumber
expect legal 1 ship * = 3
expect legal 1 road * = 2
1 ship e93
expect asks catan.before
expect line ship e93 1

% CS-CK-16 CS-SETUP-08 gold beside it gives one resource of choice; no set-up place of the maps touches gold
game catan +sea +ck seats=2 first_player=1
set hex h28 gold 5
1 settlement n46
1 road e67
2 settlement n74
2 road e106
2 city n60
2 road e88
1 city n64
expect asks sea.gold
reject 1 pick coin          CS-GOLD-01
1 pick ore
expect asks catan.track
expect line hand 1 1ore

% CS-CK-16 CS-4I-01 the island of the set-up city is home: no chip there, one on another
game catan +sea +ck seats=2 first_player=1 scenario=four_islands
1 start h09
1 settlement n29
1 road e41
2 settlement n81
2 road e118
2 city n94
2 road e136
1 city n35
1 road e52
set road e53 1
set road e107 1
set hand 1 2brick+2lumber+2wool+2grain
set phase act 1
1 settlement n37
expect no event chip
1 settlement n74
expect event chip seat=1 n74 1


% CK-SEA-13 CK-DIPL-05 CS-FOG-05 CS-INT-02 a ship laid anew explores like any other; what is found brings a resource, no commodity
game catan +sea +ck scenario=fog_island seats=3
set settlement n30 1
set ship e43 1
set progress 1 1diplomat
set phase act 1
1 diplomat e43
1 ship e45
expect asks sea.reveal
* reveal mountains
* token 6
expect event income seat=1 1ore
expect line hand 1 1ore
expect asks catan.act

% CK-ROAD-01 CS-SHIP-09 CS-FOG-05 Road Building: the first ship finds land before the second is chosen
game catan +sea +ck scenario=fog_island seats=3
set settlement n30 1
set progress 1 1road_building
set phase act 1
1 roads
1 ship e45
* reveal sea
expect asks catan.free_edges
expect legal 1 ship e64 = 1
expect legal 1 ship e66 = 1
1 ship e64
expect asks catan.act
