# The Rivers with Barbarian Attack (CT-X-04). The board of the map's file: castle h16; long river h13 mountains, h09 hills, h05 pasture,
# h02 swamp; short river h11 mountains, h15 hills, h18 swamp. Coast in the order of the battles: h12 (4) h07 (2 and 12) h03 (9) h00 (3)
# h01 (8) h06 (10) h11 (11) h15 (5) h17 (6). Bridge sites: e45 e31 e18 and the outlet e09, e51 e63 and the outlet e71.

% CT-X-04 CT-BA-03 two rivers on the board of Barbarian Attack, its numbers, the 2 beside the 12
game catan +rivers +barbarians seats=4 first_player=1
expect line hex h13 mountains 9
expect line hex h09 hills 10
expect line hex h05 pasture 5
expect line hex h02 swamp
expect line hex h11 mountains 11
expect line hex h15 hills 5
expect line hex h18 swamp
expect line hex h16 castle
expect line hex h07 * 2 12
expect line hex h00 * 3
expect line hex h01 * 8
expect line hex h03 * 9
expect line hex h04 * 4
expect line hex h06 * 10
expect line hex h08 * 6
expect line hex h10 * 8
expect line hex h12 * 4
expect line hex h14 * 3
expect line hex h17 * 6
expect no line hex h02 swamp *
expect no line hex h18 swamp *
expect no line hex * desert
expect line robber -

% CT-X-04 a deal moves neither rivers nor castle nor numbers
game catan +rivers +barbarians seats=4
deal 5
expect line hex h13 mountains 9
expect line hex h09 hills 10
expect line hex h05 pasture 5
expect line hex h02 swamp
expect line hex h11 mountains 11
expect line hex h15 hills 5
expect line hex h18 swamp
expect line hex h16 castle
expect line hex h07 * 2 12
expect line hex h17 * 6
expect no line hex h18 swamp *
expect no line hex * desert
expect line robber -

% CT-X-04 CT-GEN-17 what goes with it, and what does not
game catan +rivers +barbarians +friendly +events +harbormaster seats=4
badgame catan +rivers +barbarians rivers_orientation=turned : CT-X-04
badgame catan +rivers +barbarians number_setup=random : CT-BA-03
badgame catan +rivers +barbarians layout=beginner : CT-RI-01
badgame catan +rivers +barbarians +two seats=2 : CT-GEN-17
badgame catan +rivers +barbarians +five_six seats=5 : CT-GEN-05

% CT-X-04 CT-BA-04 CT-BA-05 two barbarians stand on the 12 at first, nobody on a swamp
game catan +rivers +barbarians seats=3 first_player=1
expect line barbarians h07 2
expect line barbarians h12 0
expect line barbarians h17 0
expect no line barbarians h18 *
expect no line barbarians h02 *
badset barbarians h18 1 : CT-BA-17
badset barbarians h02 1 : CT-BA-17
# 36 in all: 34 of them can be anywhere else, 35 cannot
set prisoners 1 34
set phase act 1
expect score 1 = 17
game catan +rivers +barbarians seats=3 first_player=1
expect no line gold *
set prisoners 1 33
set barbarians h12 1
set phase act 1

% CT-X-04 the hex with two numbers produces on both
game catan +rivers +barbarians seats=3 first_player=1
set settlement n16 1
set barbarians h07 2
set phase roll 1
* dice 1 1
expect line hand 1 1wool
expect asks catan.act
1 end
2 roll
* dice 6 6
expect line hand 1 2wool

% CT-X-04 CT-BA-11 CT-BA-12 ... and barbarians land on it by both; two numbers are rolled for it in one attack
game catan +rivers +barbarians seats=3 first_player=1
set settlement n20 1
set barbarians h07 0
set hand 1 2grain+3ore
set phase act 1
1 city n20
expect event invasion seat=1 *
* landing 2
expect event landed h07 2 1
reject * landing 2   CT-BA-11
* landing 12
expect event landed h07 12 2
* landing 6
expect event landed h17 6 1
expect asks catan.act

% CT-X-04 CT-BA-12 CT-BA-14 the third conquers it, a fourth finds no room
game catan +rivers +barbarians seats=3 first_player=1
set settlement n20 1
set hand 1 2grain+3ore
set phase act 1
1 city n20
* landing 12
expect event conquered h07
* landing 2
expect event no_landing h07 2
* landing 11
expect event landed h11 11 1

% CT-X-04 CT-BA-14 CT-BA-15 river hexes of the coast are attacked like others; no road at a side of a conquered one
game catan +rivers +barbarians seats=3 first_player=1
set settlement n35 1
set barbarians h15 3
set hand 1 1brick+1lumber
set phase act 1
reject 1 road e51 CT-RI-24
reject 1 road e53 CB-BUILD-04
set road e36 1
reject 1 road e49 CT-BA-15
1 road e35

% CT-X-04 CT-BA-14 a conquered river hex gives nothing
game catan +rivers +barbarians seats=3 first_player=1
set settlement n46 1
set barbarians h15 3
set phase roll 1
* dice 1 4
expect line hand 1 -

% CT-X-04 CT-BA-15 CT-RI-24 CT-RI-25 what is forbidden for roads is not for bridges: they are none
game catan +rivers +barbarians seats=3 first_player=1
set settlement n35 1
set barbarians h15 3
set hand 1 2brick+1lumber
set phase act 1
1 bridge e51
expect event gold seat=1 3 3

% CT-X-04 CT-RI-05 CT-RI-24 seven sites: between the hexes of a river, and the outlets to the east and the south-east
game catan +rivers +barbarians seats=3 first_player=1
set settlement n06 1
set settlement n12 1
set settlement n22 1
set settlement n31 1
set settlement n36 1
set city n44 1
set city n53 1
set hand 1 2brick+1lumber
set phase act 1
expect legal 1 bridge * = 7
expect legal 1 bridge e09 = 1
expect legal 1 bridge e18 = 1
expect legal 1 bridge e31 = 1
expect legal 1 bridge e45 = 1
expect legal 1 bridge e51 = 1
expect legal 1 bridge e63 = 1
expect legal 1 bridge e71 = 1
reject 1 bridge e08 CT-RI-24
reject 1 bridge e20 CT-RI-24
reject 1 road e09 CT-RI-24
reject 1 road e71 CT-RI-24

% CT-X-04 CT-BA-16 CT-BA-17 swamps are never attacked: a building beside one stands, whatever falls round it
game catan +rivers +barbarians seats=3 first_player=1
# n51 between h17 and a swamp, n04 between h01 and the other
set settlement n51 1
set settlement n04 2
set barbarians h17 3
set barbarians h01 3
set phase act 1
expect score 1 = 1
expect score 2 = 1
# n50 at h17 alone, n03 at h01 alone
game catan +rivers +barbarians seats=3 first_player=1
set settlement n50 1
set settlement n03 2
set barbarians h17 3
set barbarians h01 3
set phase act 1
expect score 1 = 0
expect score 2 = 0

% CT-X-04 CT-BA-24 CT-BA-25 Treason leads nobody to a swamp
game catan +rivers +barbarians seats=3 first_player=1
set barbarians h07 1
set barbarians h17 1
set hand 1 1ore+1wool+1grain
set phase act 1
1 buy
* turn_up treason
expect event gold seat=1 2 2
1 lure h07
1 lure h17
reject 1 land h18 CT-BA-25
reject 1 land h02 CT-BA-25
expect legal 1 land * = 7
1 land h11
1 land h15
expect line barbarians h15 1
expect asks catan.act

% CT-X-04 CT-BA-40 battles go along the coast and leave the swamps out: the 5, then the 6
game catan +rivers +barbarians seats=3 first_player=1
set barbarians h07 0
set barbarians h15 1
set barbarians h17 1
set path_knight e64 1
set path_knight e69 1
set phase act 1
1 end
1 halt
expect event battle seat=1 h15 1 1
* losses 3
expect event battle seat=1 h17 1 1
* losses 2
expect line prisoners 1 2
expect asks catan.before

% CT-X-04 CT-RI-20 CT-RI-21 CT-BA-07 gold of the set-up: settlement and roads at a river, not the city
game catan +rivers +barbarians seats=2 first_player=1
reject 1 city n31         CT-BA-07
1 settlement n31
expect event gold seat=1 1 1
reject 1 road e45         CT-RI-10
1 road e43
expect event gold seat=1 1 2
2 settlement n08
expect no event gold
2 road e12
expect no event gold
reject 2 settlement n44   CT-BA-07
2 city n44
expect no event gold
expect no event invasion
# h14 fields, h15 hills, the swamp nothing
expect line hand 2 1brick+1grain
2 road e61
expect event gold seat=2 1 1
1 city n23
expect no event gold
1 road e32
expect event gold seat=1 1 3

% CT-X-04 CT-RI-22 CT-RI-23 a bridge gives three gold as ever, a city in the game none
game catan +rivers +barbarians seats=3 first_player=1
set settlement n44 1
set hand 1 2brick+1lumber+2grain+3ore
set phase act 1
1 bridge e63
expect event gold seat=1 3 3
1 city n44
expect no event gold

% CT-X-04 CT-RI-30 CT-RI-31 there is no Poor Settler, but a Wealthiest Settler
game catan +rivers +barbarians seats=3 first_player=1
set settlement n08 1
set settlement n20 2
set settlement n22 3
set gold 1 1
set hand 2 8ore
set phase act 2
expect score 1 = 2
expect score 2 = 1
expect score 3 = 1
2 sell ore
expect event no_wealthiest seat=1
expect no event poor
expect score 1 = 1
2 sell ore
expect event wealthiest seat=2 2
expect score 2 = 2
expect score 3 = 1

% CT-X-04 CT-RI-30 CT-BA-50 gold for a lost knight counts for the tile at once
game catan +rivers +barbarians seats=3 first_player=1
set barbarians h07 0
set barbarians h12 1
set path_knight e40 2
set phase act 1
1 end
expect event battle seat=1 h12 1 1
# e40 is the NW side of h12
* losses 3
expect event gold seat=2 3 3
expect event wealthiest seat=2 3
expect score 2 = 1

% CT-X-04 CT-GEN-10 twelve points win
game catan +rivers +barbarians seats=3 first_player=1
set city n20 1
set city n22 1
set city n32 1
set city n34 1
set settlement n08 1
set settlement n12 1
set prisoners 1 2
set hand 1 4ore
set phase act 1
expect score 1 = 11
expect won -
# the first gold makes the Wealthiest Settler
1 sell ore
expect won 1

% CT-X-04 CT-HM-04 CT-X-01 thirteen with the Harbourmaster
game catan +rivers +barbarians +harbormaster seats=3 first_player=1
set city n20 1
set city n22 1
set city n32 1
set city n34 1
set settlement n08 1
set settlement n12 1
set prisoners 1 2
set hand 1 4ore
set phase act 1
1 sell ore
expect score 1 = 12
expect won -

% CT-X-04 CT-X-10 CT-FR-15 variants: Robber Attacks is a 7 of Barbarian Attack, Robber Flees does nothing, nobody is spared
game catan +rivers +barbarians +events +friendly seats=3 first_player=1
set settlement n20 2
set hand 2 1ore
set phase roll 1
* card robber_attacks 7
expect asks catan.steal
* steal ore
expect line hand 1 1ore
set phase roll 2
* card robber_flees 4
expect line robber -
