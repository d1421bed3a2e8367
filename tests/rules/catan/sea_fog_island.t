# Seafarers, scenario 3, The Fog Island. Places by the map: S0 = n30 is the south corner of (1,1), e45 leads from it over the sea to
# n45, the north corner of (0,3) = h20; h21 = (1,3) lies beside it.

% CS-FOG-01 CS-FOG-02 CS-FRAME-09 the map: main island, two gold islands, known sea, 18 places in the fog and what lies on them
game catan +sea scenario=fog_island seats=4 first_player=1
expect line hex h37 gold 10
expect line hex h41 gold 11
expect line hex h13 sea
expect line hex h14 sea
expect line hex h15 sea
expect line hex h18 sea
expect line hex h19 sea
expect line hex h22 sea
expect line hex h23 sea
expect line hex h20 fog
expect line hex h21 fog
expect line hex h24 fog
expect line hex h36 fog
expect line hex h40 fog
expect line fog_hexes 1hills+2forest+2pasture+1fields+2mountains+1desert+9sea
expect line fog_numbers 3 4 5 5 6 8 9 10

% CS-FOG-04 CS-SETUP-09 the start player puts the robber on a gold island; the pirate stands on his x
game catan +sea scenario=fog_island seats=3 first_player=2
expect asks sea.start
expect actors 2
expect line robber -
expect line pirate h55
expect legal 2 start * = 2
reject 2 start h00 CS-SETUP-09
reject 2 start h20 CS-SETUP-09
reject 2 start h55 CS-SETUP-09
2 start h37
expect line robber h37
expect event robber_starts seat=2 h37
expect asks catan.settle

% CS-FOG-03 CS-SETUP-07 both set-up settlements stand on the main island
game catan +sea scenario=fog_island seats=3 first_player=1
1 start h41
reject 1 settlement n98 CS-FOG-03
1 settlement n30
1 road e43
2 settlement n00
2 road e00
3 settlement n09
3 road e12
3 settlement n38
3 road e55
2 settlement n17
2 road e24
reject 1 settlement n98 CS-FOG-03
1 settlement n40
expect asks catan.track

% CS-EX-26 CS-FOG-05 CS-FOG-08 CS-FOG-11 a set-up ship explores a place, and its owner takes the first card
game catan +sea scenario=fog_island seats=3 first_player=1
1 start h41
1 settlement n30
1 ship e45
expect asks sea.reveal
expect actors *
expect line hex h20 fog
expect legal * reveal * = 7
reject * reveal gold CS-FOG-05
reject * reveal fog CS-FOG-05
* reveal pasture
expect event revealed seat=1 to=all h20 pasture
expect line hex h20 pasture
expect asks sea.number
expect line fog_hexes 1hills+2forest+1pasture+1fields+2mountains+1desert+9sea
expect legal * token * = 7
reject * token 2 CS-FOG-08
reject * token 7 CS-FOG-08
* token 9
expect event numbered seat=1 h20 9
expect event income seat=1 1wool
expect line hex h20 pasture 9
expect line hand 1 1wool
expect line fog_numbers 3 4 5 5 6 8 10
expect asks catan.settle
expect actors 2

% CS-FOG-11 in the second round too; there the settlement's own cards come first
game catan +sea scenario=fog_island seats=2 first_player=1
1 start h41
1 settlement n00
1 road e00
2 settlement n30
2 ship e45
* reveal sea
expect asks catan.settle
2 settlement n49
expect line hand 2 1grain
2 ship e70
* reveal fields
* token 3
expect line hand 2 2grain
expect line hex h21 fields 3

% CS-FOG-05 CS-FOG-08 a ship that is built explores; the next decision is the builder's again
game catan +sea scenario=fog_island seats=3 first_player=1
set settlement n30 1
set hand 1 1lumber+1wool
set phase act 1
1 ship e45
* reveal mountains
* token 8
expect line hand 1 1ore
expect asks catan.act
expect actors 1
expect line robber -

% CS-FOG-05 CS-FOG-07 a ship whose ends touch no fog explores nothing, however near it is
game catan +sea scenario=fog_island seats=3 first_player=1
set settlement n29 1
set hand 1 1lumber+1wool
set phase act 1
1 ship e43
expect no event revealed
expect asks catan.act
expect line hex h20 fog

% CS-FOG-05 CS-SHIP-09 free ships explore, the second one after the first has been explored
game catan +sea scenario=fog_island seats=3 first_player=1
set settlement n30 1
set cards 1 1road_building
set phase act 1
1 road_building
1 ship e45
expect asks sea.reveal
* reveal hills
* token 5
expect line hand 1 1brick
expect asks catan.free_edges
1 ship e66
expect asks sea.reveal
* reveal sea
expect asks catan.act
expect line hex h21 sea
expect line ship e66 1

% CS-FOG-05 CS-MOVE-13 a ship that is moved explores at its new place
game catan +sea scenario=fog_island seats=3 first_player=1
set settlement n30 1
set ship e43 1
set phase act 1
1 move_ship e43 e45
expect asks sea.reveal
* reveal forest
* token 4
expect line hand 1 1lumber
expect asks catan.act

% CS-FOG-05 a road explores as well: here along the coast of land found before
game catan +sea scenario=fog_island seats=3 first_player=1
set hex h20 pasture 9
set fog_hexes 1hills+2forest+1pasture+1fields+2mountains+1desert+9sea
set fog_numbers 3 4 5 5 6 8 10
set settlement n45 1
set hand 1 1brick+1lumber
set phase act 1
1 road e66
expect asks sea.reveal
* reveal fields
expect event revealed seat=1 h21 fields
* token 10
expect line hand 1 1grain
expect line road e66 1

% CS-FOG-06 in a position set by hand one piece may reach two places: both are opened, the lower hex first, nobody is asked
game catan +sea scenario=fog_island seats=3 first_player=1
set hex h14 fog
set hex h19 fog
set hex h20 pasture 9
set fog_hexes 1hills+2forest+1pasture+1fields+2mountains+1desert+11sea
set fog_numbers 3 4 5 5 6 8 10
set settlement n44 1
set hand 1 1lumber+1wool
set phase act 1
1 ship e64
expect asks sea.reveal
* reveal hills
expect event revealed seat=1 h14 hills
* token 3
expect asks sea.reveal
expect line hand 1 1brick
* reveal desert
expect event revealed seat=1 h19 desert
expect asks catan.act
expect line hex h14 hills 3
expect line hex h19 desert

% CS-FOG-08 the bank has no such card: the discoverer gets none
game catan +sea scenario=fog_island seats=3 first_player=1
set settlement n30 1
set hand 1 1lumber
set hand 2 18wool
set cards 1 1road_building
set hand 3 1wool
set phase act 1
1 road_building
1 ship e45
* reveal pasture
* token 6
expect no event income
expect event bank_bare seat=1 to=all wool
expect line hand 1 1lumber
expect line hex h20 pasture 6
expect asks catan.free_edges

% CS-FOG-10 a desert and a sea hex get no number and bring nothing
game catan +sea scenario=fog_island seats=3 first_player=1
set settlement n30 1
set hand 1 1lumber+1wool
set phase act 1
1 ship e45
* reveal desert
expect no event income
expect line hex h20 desert
expect line hand 1 -
expect line fog_numbers 3 4 5 5 6 8 9 10
expect asks catan.act

% CS-EX-28 CS-FOG-10 the stack holds no more land: the sea brings nothing, and the pirate may enter it later
game catan +sea scenario=fog_island seats=3 first_player=1
set hex h21 hills 3
set hex h24 forest 4
set hex h25 forest 5
set hex h26 pasture 5
set hex h27 pasture 6
set hex h28 fields 8
set hex h29 mountains 9
set hex h30 mountains 10
set hex h31 desert
set hex h32 sea
set hex h33 sea
set hex h34 sea
set hex h35 sea
set hex h36 sea
set hex h38 sea
set hex h39 sea
set hex h40 sea
set fog_hexes 1sea
set fog_numbers -
set settlement n30 1
set hand 1 1lumber+1wool
set phase act 1
1 ship e45
expect legal * reveal * = 1
* reveal sea
expect asks catan.act
expect line hand 1 -
expect line fog_hexes -
expect line fog_numbers -
1 end
2 roll
* dice 3 4
2 pirate h20
expect line pirate h20

% CS-FOG-09 CS-FOG-17 gold in the fog of the revised map: a number and a card of the discoverer's choice
game catan +sea scenario=fog_island edition=rev2009 seats=4 first_player=1
1 settlement n16
1 ship e22
* reveal gold
expect asks sea.number
* token 11
expect line hex h06 gold 11
expect asks sea.gold
expect actors 1
1 pick ore
expect line hand 1 1ore
expect asks catan.settle
expect actors 2

% CS-FOG-09 CS-GOLD-04 with an empty bank there is nothing to choose
game catan +sea scenario=fog_island edition=rev2009 seats=4 first_player=1
set settlement n16 1
set cards 1 1road_building
set hand 2 19brick+19lumber+19wool
set hand 3 19grain+19ore
set phase act 1
1 road_building
1 ship e22
* reveal gold
* token 3
expect asks catan.free_edges
expect line hand 1 -

% CS-FOG-12 CS-FRAME-05 neither ship nor road lies at the side of an unexplored place
game catan +sea scenario=fog_island seats=3 first_player=1
set hex h20 pasture 9
set fog_hexes 1hills+2forest+1pasture+1fields+2mountains+1desert+9sea
set fog_numbers 3 4 5 5 6 8 10
set settlement n46 1
set hand 1 2brick+2lumber+1wool
set phase act 1
reject 1 road e68 CS-FOG-12
reject 1 ship e67 CS-FOG-12
reject 1 ship e68 CS-FOG-12
expect legal 1 road * = 1
expect legal 1 ship * = 1
1 road e66
expect no event revealed

% CS-FOG-12 the same in the set-up
game catan +sea scenario=fog_island seats=3 first_player=1
set hex h13 fog
set fog_hexes 1hills+2forest+2pasture+1fields+2mountains+1desert+10sea
1 start h37
1 settlement n30
reject 1 road e43 CS-FOG-12
reject 1 ship e43 CS-FOG-12
reject 1 ship e45 CS-FOG-12
expect legal 1 road * = 1
1 road e44
expect asks sea.reveal
* reveal sea
expect line hex h13 sea
expect actors 2

% CS-FOG-13 what is found counts at once: for building, for the dice, for the robber; a 6 may lie beside an 8
game catan +sea scenario=fog_island seats=3 first_player=1
set settlement n30 1
set ship e45 1
set hex h20 pasture 6
set fog_hexes 1hills+2forest+1pasture+1fields+2mountains+1desert+9sea
set fog_numbers 3 4 5 5 8 9 10
set hand 1 1brick+2lumber+2wool+1grain
set phase act 1
reject 1 settlement n46 CB-BUILD-06
1 ship e66
* reveal mountains
* token 8
expect line hex h20 pasture 6
expect line hex h21 mountains 8
1 settlement n46
expect line hand 1 1ore
1 end
2 roll
* dice 2 6
expect event income seat=1 1ore
2 end
3 roll
* dice 3 4
3 robber h21
expect line robber h21

% CS-FOG-14 a line stays what it was when land turns up beside it
game catan +sea scenario=fog_island seats=3 first_player=1
set settlement n30 1
set hand 1 1lumber+1wool
set phase act 1
1 ship e45
* reveal hills
* token 9
1 end
2 roll
* dice 1 1
2 end
3 roll
* dice 1 1
3 end
1 roll
* dice 1 1
1 move_ship e45 e43
expect line ship e43 1
expect line hex h20 hills 9

% CS-FOG-15 no chips: a settlement on a gold island or in the fog is worth its point alone
game catan +sea scenario=fog_island seats=3 first_player=1
set settlement n17 1
set ship e139 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n98
expect no event chip
expect score 1 = 2

% CS-FOG-15 eleven points win, ten do not
game catan +sea scenario=fog_island seats=3 first_player=1
set city n00 1
set city n02 1
set city n04 1
set city n06 1
set settlement n08 1
set settlement n30 1
set road e44 1
set road e26 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect score 1 = 10
expect won -
1 settlement n17
expect score 1 = 11
expect won 1

% CS-FOG-17 CS-FOG-15 on the revised map it takes twelve
game catan +sea scenario=fog_island edition=rev2009 seats=4 first_player=1
set city n16 1
set city n18 1
set city n20 1
set city n22 1
set settlement n31 1
set settlement n33 1
set settlement n35 1
set road e56 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect score 1 = 11
expect won -
1 settlement n53
expect won 1

% CS-FOG-17 CS-FRAME-09 the revised map for three: no gold islands, the robber on the 12, twelve places with two gold and two sea hexes
game catan +sea scenario=fog_island edition=rev2009 seats=3 first_player=1
expect asks catan.settle
expect line robber h38
expect line hex h38 pasture 12
expect line pirate h54
expect line fog_hexes 2hills+1forest+1pasture+2fields+2mountains+2gold+2sea
expect line fog_numbers 3 3 4 5 6 8 9 10 11 12
expect line harbour 1 * any
1 settlement n18
1 ship e25
* reveal sea
expect line hex h07 sea
2 settlement n90
2 road e128
expect actors 3

% CS-FOG-17 CS-FRAME-09 the revised map for four
game catan +sea scenario=fog_island edition=rev2009 seats=4 first_player=1
expect asks catan.settle
expect line robber h10
expect line hex h10 hills 12
expect line pirate h54
expect line fog_hexes 2hills+1forest+1pasture+2fields+2mountains+2gold+2sea
expect line fog_numbers 3 4 5 6 8 9 10 11 11 12

% CS-FOG-16 CS-FRAME-10 variable set-up: the main island is dealt anew; gold islands, sea and fog stay
game catan +sea scenario=fog_island variable=1 seats=4 first_player=1
deal 7
expect no line hex h00 pasture 4
expect line hex h37 gold 10
expect line hex h41 gold 11
expect line hex h13 sea
expect line hex h22 sea
expect line hex h20 fog
expect line hex h40 fog
expect line fog_hexes 1hills+2forest+2pasture+1fields+2mountains+1desert+9sea
expect line fog_numbers 3 4 5 5 6 8 9 10
expect line robber -
expect asks sea.start

% CS-FOG-16 CS-SETUP-03 without it the island lies as printed, only the harbours are dealt
game catan +sea scenario=fog_island seats=4 first_player=1
deal 7
expect line hex h00 pasture 4
expect line hex h17 mountains 5
expect line hex h20 fog

% CS-PIRATE-05 CS-PIRATE-06 CS-FOG-13 neither robber nor pirate goes into the fog
game catan +sea scenario=fog_island seats=3 first_player=1
set settlement n30 1
set phase roll 1
* dice 1 6
expect asks sea.rob
reject 1 robber h20 CB-SEVEN-04
reject 1 pirate h20 CS-PIRATE-06
reject 1 pirate h39 CS-PIRATE-06
expect legal 1 robber h20 = 0
expect legal 1 pirate h20 = 0
1 pirate h13
expect line pirate h13

% CS-HID-01 everybody knows what is in the stacks, nobody what comes next
game catan +sea scenario=fog_island seats=3 first_player=1
set settlement n30 1
set hand 1 1lumber+1wool
set phase act 1
1 ship e45
expect view 1 line hex h20 fog
expect view 2 line fog_hexes 1hills+2forest+2pasture+1fields+2mountains+1desert+9sea
expect view - line fog_hexes 1hills+2forest+2pasture+1fields+2mountains+1desert+9sea
expect view 3 line fog_numbers 3 4 5 5 6 8 9 10
expect legal * reveal sea = 1
* reveal forest
expect view 3 line hex h20 forest
expect view - line fog_hexes 1hills+1forest+2pasture+1fields+2mountains+1desert+9sea

% CS-FOG-02 lines of the stacks: what they may say
game catan +sea scenario=fog_island seats=3 first_player=1
badset fog_hexes 3fog : fog_hexes
badset fog_hexes 1none : fog_hexes
badset fog_hexes wool : fog_hexes
badset fog_numbers 7 : fog_numbers
badset fog_numbers 13 : fog_numbers
badset fog_numbers 3 x : fog_numbers

% CS-FOG-02 only this scenario has them
game catan +sea scenario=four_islands seats=3 first_player=1
badset fog_hexes 3sea : fog_hexes
