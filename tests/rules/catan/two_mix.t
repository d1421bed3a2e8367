# Catan for Two with others: the friendly robber, the Harbourmaster, Seafarers (CT-X-46, CT-X-47, CT-X-50, CS-INT-06).
# Maps of Seafarers with 42 hexes have equal numbers.

% CT-GEN-06 CS-INT-06 not with the Pirate Islands, which have no Largest Army
badgame catan +sea +two scenario=pirate_islands seats=2 : CS-INT-06
badgame catan +sea +two scenario=pirate_islands seats=3 : CS-INT-06

% CT-GEN-17 not with two of Seafarers, Cities & Knights and the scenarios
badgame catan +sea +ck +two seats=2 : CT-GEN-17

% CT-GEN-06 CT-GEN-10 with every other scenario, to as many points as without
game catan +sea +two seats=2
game catan +sea +two scenario=four_islands seats=2
game catan +sea +two scenario=fog_island seats=2
game catan +sea +two scenario=through_the_desert seats=2
game catan +sea +two scenario=forgotten_tribe seats=2
game catan +sea +two scenario=cloth_for_catan seats=2
game catan +sea +two scenario=wonders_of_catan seats=2
game catan +sea +two scenario=new_world seats=2
game catan +sea +two edition=rev2009 seats=2
game catan +two +friendly +harbormaster seats=2 layout=beginner first_player=1
set city n19 1
set city n13 1
set city n35 1
set city n40 1
set settlement n45 1
set settlement n07 1
set phase act 1
expect score 1 = 10
# eleven with the Harbourmaster
expect won -

# ----------------------------------------------------------------- friendly robber

% CT-GEN-04 CT-FR-05 CT-TW-12 the friendly robber spares players with two points, not colours nobody plays
game catan +two +friendly seats=2 layout=beginner first_player=1
set settlement n19 1
set settlement n40 1
set settlement n16 2
set settlement n35 2
set phase roll 1
* dice 3 4
# h17 has the neutral n42 alone; h13 has n40, too
expect legal 1 robber h17 = 1
reject 1 robber h13 CT-FR-05
1 robber h17

% CT-TW-41 CT-GEN-04 a token sends the friendly robber home, whoever lives at the desert
game catan +two +friendly seats=2 layout=beginner first_player=1
set settlement n20 2
set settlement n35 2
set robber h00
set phase act 1
1 robber_home
expect line robber h09
expect no event robbed

# -------------------------------------------------------------------- harbourmaster

% CT-HM-10 CT-GEN-04 harbour points of neutral colours do not count
game catan +two +harbormaster seats=2 layout=beginner first_player=1
set settlement n00 3
set settlement n03 3
set settlement n14 3
set settlement n26 3
set city n45 1
set settlement n50 1
set phase act 1
expect line harbormaster 1

% CT-TW-36 CT-GEN-04 the card is public: its two points count for the price
game catan +two +harbormaster seats=2 layout=beginner first_player=1
set city n45 1
set settlement n50 1
set city n19 2
set city n13 2
set robber h00
set trade_tokens 1 1
set phase act 1
expect public 1 = 5
expect public 2 = 4
reject 1 robber_home CT-TW-36

# ---------------------------------------------------------------- start on the sea

% CT-X-47 CT-TW-04 New Shores: on the two crossings of the main island
game catan +sea +two seats=2 first_player=1
expect line settlement n44 3
expect line settlement n88 4
expect asks catan.settle
expect actors 1

% CT-X-47 elsewhere the start player places one neutral settlement, the other player the second, then their own
game catan +sea +two scenario=four_islands seats=2 first_player=2
deal 3
2 start h09
expect asks two.start
expect actors 2
reject 1 neutral_settlement n00 3 CB-TURN-06
reject 2 neutral_settlement n00 4 CT-X-47
reject 2 neutral_settlement n00 2 CT-X-47
# in the sea
reject 2 neutral_settlement n47 3 CB-BUILD-08
2 neutral_settlement n00 3
expect line settlement n00 3
expect asks two.start
expect actors 1
reject 1 neutral_settlement n16 3 CT-X-47
# beside the first
reject 1 neutral_settlement n01 4 CB-BUILD-08
1 neutral_settlement n16 4
expect line settlement n16 4
expect asks catan.settle
expect actors 2
# no tokens for them
expect line trade_tokens 1 5
expect line trade_tokens 2 5

% CT-X-47 only where the set-up may begin: not on an island that must be reached
game catan +sea +two scenario=through_the_desert seats=2 first_player=1
1 start h07
reject 1 neutral_settlement n04 3 CS-TTD-02
expect asks two.start

% CT-X-47 CS-NS-02 New Shores of 2009 has another main island: the players choose
game catan +sea +two edition=rev2009 seats=2 first_player=1
expect asks two.start

% CT-X-47 CT-TW-30 tokens for the coast as usual, by the sea of the map
game catan +sea +two seats=2 first_player=1
# n41 lies at pasture 5 and the sea, n59 inland
1 settlement n41
expect event trade_tokens seat=1 1
1 ship e39
2 settlement n61
expect no event trade_tokens

# --------------------------------------------------------------------------- ships

% CT-X-46 no neutral piece for a ship, built or moved; one for a road
game catan +sea +two seats=2 first_player=1
set settlement n41 1
set hand 1 2lumber+1wool+1brick
set ship e58 1
set phase act 1
1 ship e39
expect asks catan.act
1 end
2 roll
* dice 1 1
2 roll
* dice 1 2
2 end
1 roll
* dice 1 1
1 roll
* dice 1 2
1 move_ship e39 e57
expect asks catan.act
1 road e60
expect asks two.neutral
# neutral colours have no ships: roads alone, three at each settlement
expect legal 1 * = 6
1 neutral_road e64 3
expect asks catan.act

% CT-X-46 CT-TW-23 Road Building with ships: only the road calls for a neutral one
game catan +sea +two seats=2 first_player=1
set settlement n41 1
set cards 1 1road_building
set phase act 1
1 road_building
1 ship e39
expect asks catan.free_edges
1 road e60
expect asks two.neutral
1 neutral_road e108 4
expect asks catan.act

% CT-X-46 CT-TW-20 CS-FOG-05 what one's own road discovers comes before the neutral road
game catan +sea +two scenario=fog_island seats=2 first_player=1
set hex h20 hills 5
set fog_hexes 2forest+2pasture+1fields+2mountains+1desert+9sea
set fog_numbers 3 4 8 9 10 11 12
set settlement n45 1
set road e64 1
set settlement n02 3
set hand 1 1brick+1lumber
set phase act 1
1 road e65
expect asks sea.reveal
* reveal forest
* token 9
expect event income seat=1 1lumber
expect asks two.neutral
1 neutral_road e02 3
expect asks catan.act

% CT-X-46 CT-TW-12 CS-FOG-08 a neutral road turns the fog up as well, and nobody gets a card
game catan +sea +two scenario=fog_island seats=2 first_player=1
set hex h20 hills 5
set fog_hexes 2forest+2pasture+1fields+2mountains+1desert+9sea
set fog_numbers 3 4 8 9 10 11 12
set settlement n45 3
set road e64 3
set settlement n02 1
set hand 1 1brick+1lumber
set phase act 1
1 road e02
1 neutral_road e65 3
expect asks sea.reveal
* reveal forest
* token 9
expect no event income
expect line hex h26 forest 9
expect line hand 1 -
expect asks catan.act

% CT-TW-12 CS-BONUS-01 no chip for a neutral settlement on a foreign island
game catan +sea +two seats=2 first_player=1
set settlement n00 3
set road e01 3
set road e18 3
set settlement n61 1
set road e87 1
set road e88 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n75
# the only place
expect event built seat=3 settlement n13
expect no event chip
expect no line chip *

# ------------------------------------------------------------------ robber's home

% CT-X-50 CT-TW-41 of several deserts the active player chooses
game catan +sea +two scenario=four_islands seats=2 first_player=1
set settlement n25 2
set hand 2 2ore
set robber h00
set phase act 1
1 robber_home
expect asks catan.home
expect actors 1
expect legal 1 robber * = 2
1 robber h31
expect line robber h31
expect no event robbed
expect asks catan.act
# he stays there: not to the other one
reject 1 robber_home CT-TW-41

% CT-X-50 CT-TW-41 deserts he may not enter are none: beside the board, and from there nowhere
game catan +sea +two scenario=forgotten_tribe seats=2 first_player=1
set robber h13
set phase act 1
1 robber_home
expect event robber_off seat=1
expect line robber -
expect asks catan.act
reject 1 robber_home CT-TW-41

% CT-X-50 CT-TW-41 Fog Island: beside the board until a desert is found, then from there to it
game catan +sea +two scenario=fog_island seats=2 first_player=1
set robber h00
set phase act 1
1 robber_home
expect line robber -
reject 1 robber_home CT-TW-41
set hex h20 desert
set fog_hexes 1hills+2forest+2pasture+1fields+2mountains+9sea
1 robber_home
expect line robber h20

# -------------------------------------------------------------------------- rivers
# Swamps h03 and h12; bridge sites e10 e14 e17 e20 e44 e47 e54, of which e17 is at the neutral n11 and e47 at n42.

% CT-X-13 after a bridge a neutral bridge; neutral colours never get gold
game catan +rivers +two seats=2 first_player=1
set settlement n19 1
set hand 1 2brick+1lumber
set gold 1 0
set gold 2 1
set phase act 1
1 bridge e14
expect asks two.neutral
expect legal 1 * = 2
reject 1 neutral_road e15 3    CT-TW-20
reject 1 neutral_bridge e17 4  CT-RI-23
reject 1 neutral_bridge e15 3  CT-RI-24
reject 1 neutral_bridge e14 3  CB-BOARD-06
1 neutral_bridge e17 3
expect event built seat=3 bridge e17
expect no event gold seat=3
expect line gold 1 3
expect asks catan.act

% CT-X-13 no place for one: a road, which never lies on a site
game catan +rivers +two seats=2 first_player=1
set settlement n19 1
set bridge e17 2
set bridge e47 2
set hand 1 2brick+1lumber
set phase act 1
1 bridge e14
expect legal 1 neutral_road * 3 = 2
expect legal 1 neutral_road * 4 = 2
reject 1 neutral_bridge e17 3  CT-TW-20
1 neutral_road e15 3
# a road at a river hex, too, pays nobody
expect no event gold
expect asks catan.act

% CT-X-13 CT-TW-30 two tokens at a swamp, three at a swamp on the coast
game catan +rivers +two seats=2 first_player=1
expect asks catan.settle
1 settlement n19
expect event trade_tokens seat=1 2
1 road e28
2 settlement n08
expect event trade_tokens seat=2 3

% CT-X-13 CT-TW-41 the robber is sent to a swamp, of two the player chooses; on a swamp the action is refused
game catan +rivers +two seats=2 first_player=1
set robber h00
set phase act 1
1 robber_home
expect asks catan.home
expect legal 1 robber * = 2
1 robber h12
expect line robber h12
reject 1 robber_home CT-TW-41
