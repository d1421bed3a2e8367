# The main scenario of Traders & Barbarians with Seafarers (CT-X-45). New Shores: quarry h14, castle h24, glassworks h39, plazas n108 n109
# n110 (docs/numbering_42_plazas.svg). Through the Desert: quarry h00, castle h25, glassworks h15, plazas n108 n109 n110
# (docs/numbering_sea_through_the_desert_traders.svg).

% CT-X-45 CT-TB-01 CT-TB-02 CT-TB-06 CT-TB-07 CT-TB-08 New Shores: the main island of the main scenario, no robber, no pirate
game catan +sea +traders seats=3 first_player=1
expect line hex h14 quarry
expect line hex h24 castle
expect line hex h39 glassworks
expect no line hex * desert
expect no line hex * 12
expect line hex h00 hills 11
expect line hex h01 forest 5
expect line hex h03 fields 4
expect line hex h04 gold 3
expect line hex h10 mountains 8
expect line hex h23 mountains 10
expect line hex h30 pasture 2
expect line hex h41 gold 9
expect line robber -
expect line pirate -
# between h13 and h19, h25 and h31, h33 and h34
expect line barbarians e64 e103 e111
expect line stack castle 6 6
expect line stack quarry 6 6
expect line stack glassworks 6 6
expect line gold 1 5
expect line gold 3 5

% CT-X-45 CS-FRAME-10 New Shores: the main island is dealt in any case, the small ones lie as printed
game catan +sea +traders seats=4 first_player=1
deal 3
expect line hex h14 quarry
expect line hex h24 castle
expect line hex h39 glassworks
expect no line hex * desert
expect no line hex * 12
expect line hex h00 hills 11
expect line hex h01 forest 5
expect line hex h03 fields 4
expect line hex h04 gold 3
expect line hex h10 mountains 8
expect line hex h23 mountains 10
expect line hex h30 pasture 2
expect line hex h41 gold 9
expect line barbarians e64 e103 e111

% CT-X-45 CS-NS-06 New Shores, variable: the small islands are dealt, too; the trade hexes stay
game catan +sea +traders variable=1 number_setup=random seats=3 first_player=1
deal 3
expect line hex h14 quarry
expect line hex h24 castle
expect line hex h39 glassworks
expect no line hex * 12
expect line hex h02 sea

% CT-X-45 CT-OPEN-20 CT-TB-07 Through the Desert: the north-western hills, the south-western pasture and the eastern forest are trade hexes
game catan +sea +traders scenario=through_the_desert seats=3 first_player=1
expect line hex h00 quarry
expect line hex h25 castle
expect line hex h15 glassworks
expect line hex h05 mountains 8
expect line hex h06 hills 12
expect line hex h07 desert
expect line hex h08 desert
expect line hex h09 desert
expect line hex h11 pasture 5
expect line hex h12 fields 2
expect line hex h26 hills 11
expect line hex h27 pasture 8
expect line hex h39 gold 10
expect line robber -
expect line pirate -
# next to quarry, castle and glassworks, each on the way to another of them
expect line barbarians e20 e46 e84
expect line gold 2 5

% CT-X-45 CS-TTD-08 nothing is dealt there without `variable`
game catan +sea +traders scenario=through_the_desert seats=4 first_player=1
deal 3
expect line hex h12 fields 2
expect line hex h06 hills 12
expect line hex h27 pasture 8
expect line hex h30 pasture 4
expect line hex h37 fields 11

% CT-X-45 CS-TTD-08 with it home and foreign land are, around the trade hexes and the belt
game catan +sea +traders scenario=through_the_desert variable=1 seats=4 first_player=1
deal 3
expect line hex h00 quarry
expect line hex h25 castle
expect line hex h15 glassworks
expect line hex h07 desert
expect line hex h08 desert
expect line hex h09 desert
expect line hex h01 sea

% CT-X-45 CT-GEN-17 other scenarios, the revised maps and a third box are refused
badgame catan +sea +traders edition=rev2009 seats=3 : CT-X-45
badgame catan +sea +traders scenario=through_the_desert edition=rev2009 seats=4 : CT-X-45
badgame catan +sea +traders scenario=four_islands seats=3 : CT-X-45
badgame catan +sea +traders scenario=fog_island seats=3 : CT-X-45
badgame catan +sea +traders scenario=forgotten_tribe seats=3 : CT-X-45
badgame catan +sea +traders scenario=cloth_for_catan seats=3 : CT-X-45
badgame catan +sea +traders scenario=pirate_islands seats=3 : CT-X-45
badgame catan +sea +traders scenario=wonders_of_catan seats=3 : CT-X-45
badgame catan +sea +traders scenario=new_world seats=3 : CT-X-45
badgame catan +sea +traders +two seats=2 : CT-GEN-17

% CT-X-45 CT-TB-09 CS-NS-02 CS-SETUP-04 a settlement, then a city with its wagon, on the main island; a ship may stand for a road
game catan +sea +traders seats=3 first_player=1
reject 1 settlement n94    CS-NS-02
reject 1 settlement n31    CT-TB-05
reject 1 settlement n108   CT-TB-05
reject 1 city n30          CT-TB-09
1 settlement n30
# of the sides of the quarry e44 is a sea side; e149 leads to its plaza
reject 1 ship e44          CT-TB-04
reject 1 road e44          CT-TB-04
reject 1 ship e149         CS-FRAME-05
expect legal 1 ship * = 1
expect legal 1 road * = 3
1 ship e43
2 settlement n76
2 road e109
3 settlement n27
3 ship e38
3 city n61
expect event wagon_placed seat=3 n61
3 road e87
2 city n59
2 road e86
1 city n57
expect event wagon_placed seat=1 n57
1 road e62
expect asks catan.before
expect score 1 = 3

% CT-X-45 CT-TB-09 CS-TTD-02 in Through the Desert south of the belt
game catan +sea +traders scenario=through_the_desert seats=3 first_player=1
reject 1 settlement n22    CS-TTD-02
reject 1 settlement n00    CT-TB-05
reject 1 settlement n34    CT-TB-05
reject 1 settlement n72    CT-TB-05
reject 1 settlement n109   CT-TB-05
1 settlement n02
# its side to the east lies at the sea and is none of the three sea sides
reject 1 road e02          CT-TB-04
reject 1 ship e02          CT-TB-04
expect legal 1 ship e04 = 1
expect legal 1 road e04 = 1
expect legal 1 road e149 = 1
1 ship e04

% CT-X-45 CT-OPEN-20 CT-TB-04 the glassworks' third sea side looks at the desert
game catan +sea +traders scenario=through_the_desert seats=3 first_player=1
set settlement n33 1
set hand 1 2brick+2lumber
set phase act 1
reject 1 road e49          CT-TB-04
1 road e158
1 road e47
expect line road e158 1

% CT-X-45 CT-TB-04 ships keep off the sea sides of trade hexes and lie beyond their corners
game catan +sea +traders seats=3 first_player=1
set settlement n30 1
set ship e43 1
set ship e23 1
set ship e22 1
set ship e24 1
set ship e26 1
set ship e47 1
set hand 1 1brick+3lumber+3wool+1grain
set phase act 1
# e26 leads to n31, the quarry's corner
reject 1 ship e44          CT-TB-04
reject 1 ship e46          CT-TB-04
expect legal 1 ship e44 = 0
expect legal 1 ship e46 = 0
reject 1 settlement n32    CT-TB-05
# five ships and more bring no card: the route is not counted
expect no line title route *
expect score 1 = 1
reject 1 move_ship e26 e46 CT-TB-04

% CT-X-45 CT-TB-30 a wagon crosses water at two points a path
game catan +sea +traders seats=3 first_player=1
set wagon 1 n29
set phase act 1
1 end
expect asks traders.wagon
expect line frame * traders.wagon * n=4
1 travel e23
expect event wagon_moved seat=1 e23 n15
expect line frame * traders.wagon * n=2
1 travel e22
expect no line frame * traders.wagon * n=*
reject 1 travel e24        CT-TB-32
1 stop
expect line wagon 1 n16
expect no event toll

% CT-X-45 CT-TB-30 along an own ship at one, along another's at one and a gold
game catan +sea +traders seats=3 first_player=1
set wagon 1 n29
set ship e23 1
set ship e22 2
set ship e24 2
set phase act 1
1 end
1 travel e23
expect line frame * traders.wagon * n=3
expect no event toll
1 travel e22
expect event toll seat=1 2 1
expect line frame * traders.wagon * n=2
1 travel e24
expect line frame * traders.wagon * n=1
expect line gold 1 3
expect line gold 2 7
1 stop

% CT-X-45 CT-TB-34 without gold another's ship bars the path
game catan +sea +traders seats=3 first_player=1
set wagon 1 n29
set ship e23 2
set gold 1 0
set phase act 1
1 end
reject 1 travel e23        CT-TB-34
expect legal 1 travel e23 = 0
1 stop

% CT-X-45 CT-TB-38 a wagon does not use the sea sides of trade hexes
game catan +sea +traders seats=3 first_player=1
set wagon 1 n30
set phase act 1
1 end
reject 1 travel e44        CT-TB-38
expect legal 1 travel * = 3
1 travel e149
expect event wagon_moved seat=1 e149 n108
* load marble

% CT-X-45 CT-TB-42 goods come by sea as well
game catan +sea +traders seats=3 first_player=1
set wagon 1 n49
set cargo 1 tools
set stack castle 5 6
set ship e70 1
set ship e69 1
set phase act 1
1 end
# along the coast of the quarry's neighbour to its corner n47, then to the plaza: 1 + 1 + 2
1 travel e70
1 travel e69
reject 1 travel e48        CT-TB-38
1 travel e152
expect event delivered seat=1 tools h14 1
* load sand
expect score 1 = 1
1 stop

% CT-X-45 CT-TB-31 CT-TB-50 CT-TB-55 barbarians stand on sea paths: four points without a ship, three with one
game catan +sea +traders seats=3 first_player=1
set barbarians e23 e103 e111
set wagon 1 n29
set hand 1 1grain
set phase act 1
1 end
1 travel e23
expect no line frame * traders.wagon * n=*
1 stop
set phase act 1
set wagon 1 n29
set ship e23 1
1 end
1 travel e23
expect line frame * traders.wagon * n=1
1 stop

% CT-X-45 CT-TB-54 CT-TB-55 a 7: to any path of the map but the sea sides of trade hexes and where one stands
game catan +sea +traders seats=3 first_player=1
set ship e23 2
set hand 2 1ore
set phase roll 1
* dice 3 4
expect asks traders.barbarian
reject 1 pirate h08        CT-TB-54
1 barbarian e64
# 161 paths, nine sea sides, three barbarians
expect legal 1 banish * = 149
reject 1 banish e44        CT-TB-55
reject 1 banish e100       CT-TB-55
1 banish e23
expect line barbarians e23 e103 e111
# what is said of roads holds for ships: a card of its owner
expect asks traders.theft
1 plunder
* steal ore
expect line hand 1 1ore

% CT-X-45 CT-TB-62 CT-TB-55 the Knight as well; on an own ship nothing is drawn
game catan +sea +traders scenario=through_the_desert seats=3 first_player=1
set ship e22 1
set cards 1 1knight
set hand 2 1ore
set phase act 1
1 knight
1 barbarian e20
expect legal 1 banish * = 149
1 banish e22
expect asks catan.act
expect line hand 2 1ore

% CT-X-45 CT-TB-50 a ship is built, and moved, under a barbarian
game catan +sea +traders seats=3 first_player=1
set settlement n27 1
set ship e38 1
set barbarians e20 e37 e103
set hand 1 1lumber+1wool
set phase act 1
1 ship e37
expect line ship e37 1
1 end
set phase act 1
1 move_ship e37 e20
expect line ship e20 1
expect line barbarians e20 e37 e103

% CT-X-45 CT-TB-52 a wagon drives one off from a path at sea
game catan +sea +traders seats=3 first_player=1
set barbarians e23 e103 e111
set wagon 1 n15
set train 1 2
set phase act 1
1 end
1 drive e23
* drive_die 6
expect asks traders.banish
1 banish e24
expect line barbarians e24 e103 e111
1 stop

% CT-X-45 CT-TB-65 CS-SHIP-09 Road Building lays ships, too
game catan +sea +traders seats=3 first_player=1
set settlement n30 1
set cards 1 1road_building
set phase act 1
1 road_building
1 ship e43
1 road e149
expect asks catan.act

% CT-X-45 CT-TB-10 a total that no hex bears is rolled again: on New Shores the 12, for a small island has the 2
game catan +sea +traders seats=3 first_player=1
set settlement n82 1
set phase roll 1
reject * dice 6 6          CT-TB-10
* dice 1 1
expect line hand 1 1wool

% CT-X-45 CT-TB-10 in Through the Desert none
game catan +sea +traders scenario=through_the_desert seats=3 first_player=1
set settlement n15 1
set phase roll 1
* dice 6 6
expect line hand 1 1brick

% CT-X-45 CT-GEN-10 New Shores: sixteen points win, fifteen do not
game catan +sea +traders seats=3 first_player=1
set city n43 1
set city n57 1
set city n61 1
set city n59 1
set settlement n94 1
set chip n94 1
set delivered 1 5
set stack castle 1 6
set road e109 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect score 1 = 15
expect won -
1 settlement n75
expect score 1 = 16
expect won 1

% CT-X-45 CT-GEN-10 Through the Desert: fifteen points win, fourteen do not
game catan +sea +traders scenario=through_the_desert seats=4 first_player=1
set city n43 1
set city n57 1
set city n61 1
set city n59 1
set delivered 1 6
set stack castle 0 6
set road e88 1
set road e106 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect score 1 = 14
expect won -
1 settlement n75
expect won 1

% CT-X-45 CT-FR-15 CT-HM-04 the friendly robber changes nothing, the Harbormaster asks for a point more
game catan +sea +traders +friendly +harbormaster seats=3 first_player=1
set city n43 1
set city n57 1
set city n61 1
set city n59 1
set delivered 1 8
set stack castle 0 6
set stack quarry 4 6
set road e109 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect score 1 = 16
expect won -
1 settlement n75
expect won 1

% CT-X-45 CT-X-11 CT-EV-33 a damaged road costs two points and no toll; ships are never damaged
game catan +sea +traders +events seats=3 first_player=1
set wagon 1 n29
set road e41 2
set ship e23 1
set damaged_road e41
set phase roll 3
* card earthquake 6
expect asks catan.act
expect line damaged_road e41
set phase act 1
1 end
1 travel e41
expect no event toll
expect line frame * traders.wagon * n=2

% CT-X-45 CT-X-11 CT-X-50 Robber Flees: nothing; Robber Attacks moves a barbarian
game catan +sea +traders +events scenario=through_the_desert seats=3 first_player=1
set phase roll 1
* card robber_flees 4
expect event no_effect robber_flees
expect line robber -
1 end
2 roll
* card robber_attacks 7
expect asks traders.barbarian

% CT-X-45 CT-EV-45 Trade Advantage counts ships with the roads: nobody holds the route
game catan +sea +traders +events seats=3 first_player=1
set ship e23 1
set ship e22 1
set road e42 2
set hand 2 1ore
set phase roll 2
* card trade_advantage 5
expect actors 1
1 take_from 2
* steal ore
