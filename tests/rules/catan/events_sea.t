# Catan Event Cards with Seafarers (CT-X-40, CT-X-49, CT-X-50). New Shores for four: crossing 64 is the corner of forest 28 with the sea
# hexes h22 and h29; 41 is a gold river of 9.

% CS-INT-03 CT-EV-64 a scenario that reads two dice has no event cards
badgame catan +sea +events scenario=pirate_islands seats=4 : CS-INT-03
badgame catan +sea +ck +events scenario=pirate_islands seats=4 : CS-CK-14

% CT-EV-22 CT-X-40 Robber Attacks: the robber or the pirate
game catan +sea +events seats=4 first_player=1
set settlement n64 2
set ship e93 2
set hand 2 1ore
set phase roll 1
* card robber_attacks 7
expect asks sea.rob
expect legal 1 robber h28 = 1
1 pirate h22
expect asks sea.victim
1 rob 2
* steal ore
expect line robber h26

% CT-EV-33 CT-EX-08 four ships and no road: the Earthquake does nothing, and a ship may be built
game catan +sea +events seats=4 first_player=1
set settlement n64 1
set ship e93 1
set ship e95 1
set ship e97 1
set ship e118 1
set hand 1 1lumber+1wool
set phase roll 1
* card earthquake 6
expect event no_effect earthquake
1 ship e119
expect line ship e119 1

% CT-EV-33 CT-EV-26 only roads are turned
game catan +sea +events seats=4 first_player=1
set settlement n64 1
set ship e93 1
set road e94 1
set road e92 1
set phase roll 1
* card earthquake 6
reject 1 quake e93         CT-EV-26
expect legal 1 quake * = 2
1 quake e94
expect line damaged_road e94

% CT-EV-33 CT-EV-28 ships may be built while a road is damaged, roads not
game catan +sea +events seats=4 first_player=1
set settlement n64 1
set road e94 1
set damaged_road e94
set hand 1 2lumber+1wool+1brick
set phase act 1
reject 1 road e92          CT-EV-28
1 ship e93
expect line damaged_road e94

% CT-EV-32 a settlement where the damaged road and a ship lead
game catan +sea +events seats=4 first_player=1
set settlement n62 1
set road e90 1
set road e92 1
set damaged_road e92
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
reject 1 settlement n64    CT-EV-32
set ship e93 1
1 settlement n64

% CT-EV-30 CS-SHIP-10 Road Building: a ship may be laid instead of the repair, a road not
game catan +sea +events seats=4 first_player=1
set settlement n64 1
set road e94 1
set damaged_road e94
set cards 1 1road_building
set phase act 1
1 road_building
reject 1 road e92          CT-EV-30
expect legal 1 repair_road e94 = 1
1 ship e93
1 repair_road e94
expect asks catan.act

% CT-EV-45 CT-EX-11 CT-X-49 Trade Advantage: four roads and three ships are more than six roads
game catan +sea +events seats=4 first_player=1
set road e66 1
set road e63 1
set road e61 1
set road e85 1
set ship e93 1
set ship e95 1
set ship e97 1
set road e80 2
set road e81 2
set road e101 2
set road e104 2
set road e107 2
set road e110 2
set hand 2 1ore
set phase roll 2
* card trade_advantage 5
expect asks events.advantage
expect actors 1
1 take_from 2
* steal ore

% CT-EV-51 CT-EV-52 Robber Flees: back to the desert; the pirate is not affected
game catan +sea +events seats=4 first_player=1
set robber h28
set pirate h29
set phase roll 1
* card robber_flees 4
expect line robber h26
expect line pirate h29
expect asks catan.act

% CT-X-50 of several deserts the active player chooses; robs nobody
game catan +sea +events seats=4 first_player=1 scenario=four_islands
set robber h10
set phase roll 2
* card robber_flees 4
expect asks catan.home
expect actors 2
expect legal 2 robber * = 2
reject 2 robber h10        CT-X-50
2 robber h31
expect line robber h31
expect asks catan.act

% CT-X-50 he stays on the desert where he stands
game catan +sea +events seats=4 first_player=1 scenario=four_islands
set robber h09
set phase roll 2
* card robber_flees 4
expect line robber h09
expect event no_effect robber_flees

% CT-X-50 CS-FT-05 a desert he may not enter is none: beside the board
game catan +sea +events seats=4 first_player=1 scenario=forgotten_tribe
set robber h16
set phase roll 1
* card robber_flees 4
expect event robber_off
expect line robber -

% CT-X-50 until a desert is discovered he goes beside the board
game catan +sea +events seats=4 first_player=1 scenario=fog_island
set robber h16
set phase roll 1
* card robber_flees 4
expect line robber -

% CT-X-49 Epidemic: a city at gold takes one card of choice instead of two
game catan +sea +events seats=4 first_player=1
set city n94 1
set hex h13 forest 8
set hex h41 gold 6
set phase roll 1
* card epidemic 6
expect asks sea.gold
1 pick ore
expect asks catan.act
1 end
2 roll
* card prospers 6
1 pick ore
1 pick ore
expect asks catan.act

% CT-X-49 CT-EV-48 Calm Seas counts the harbours of the scenario
game catan +sea +events seats=4 first_player=1
set settlement n64 3
set settlement n26 2
set settlement n47 2
set phase roll 1
* card calm_seas 12
expect actors 2
2 pick ore
expect asks catan.act

% CT-X-49 CT-EV-54 CT-EV-57 chips are public points
game catan +sea +events seats=3 first_player=1
set settlement n64 1
set settlement n45 2
set settlement n20 3
set chip n20 2
set hand 3 1ore+1wool
set phase roll 1
* card neighborly_assistance 11
expect asks events.aid
expect actors 3
3 aid ore
3 aid wool

% CT-EV-66 CK-SEA-13 CK-INT-03 a ship the Diplomat lays anew is not affected by a damaged road, and does not repair it
game catan +sea +ck +events seats=4 first_player=1
set settlement n64 1
set road e94 1
set damaged_road e94
set ship e93 1
set progress 1 1diplomat
set phase act 1
1 diplomat e93
expect asks ck.rebuild
reject 1 repair_road e94   CT-EV-66
expect legal 1 ship * > 0
expect legal 1 repair_road * = 0
1 ship e92
expect line damaged_road e94

% CT-EV-64 CS-CLOTH-09 the number of an event card sells cloth like a roll
game catan +sea +events scenario=cloth_for_catan seats=3 first_player=1
set village n46 3 1
set phase roll 2
* card prospers 8
expect event cloth seat=1 n46
expect line village n46 2 1
