# Barbarian Attack: landings after a building, conquest and its end (CT-BA-10..19, -27, -49).

% CT-BA-10 CT-BA-11 a settlement brings three landings, each on its own number
game catan +barbarians seats=3 first_player=1
set settlement n20 1
set road e30 1
set road e45 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n32
expect event invasion seat=1 34
expect asks barbarians.landing
expect actors *
reject * landing 7   CT-BA-11
* landing 9
expect event landed h03 9 1
reject * landing 9   CT-BA-11
* landing 2
expect event landed h18 2 2
reject * landing 2   CT-BA-11
reject * landing 9   CT-BA-11
* landing 11
expect event landed h11 11 1
expect asks catan.act
expect line barbarians h03 1
expect line barbarians h18 2
expect line barbarians h11 1

% CT-BA-10 so does a city; a road does not
game catan +barbarians seats=3 first_player=1
set settlement n20 1
set hand 1 1brick+1lumber+2grain+3ore
set phase act 1
1 road e30
expect no event invasion
expect asks catan.act
1 city n20
expect event invasion seat=1
* landing 5
* landing 6
* landing 8
expect asks catan.act

% CT-BA-12 CT-BA-14 CT-BA-11 the third barbarian conquers, a fourth does not land, the roll counts
game catan +barbarians seats=3 first_player=1
set settlement n20 1
set barbarians h03 2
set barbarians h15 3
set hand 1 2grain+3ore
set phase act 1
1 city n20
* landing 9
expect event landed h03 9 3
expect event conquered h03
* landing 5
expect event no_landing h15 5
expect no event conquered
expect line barbarians h15 3
reject * landing 5   CT-BA-11
* landing 12
expect asks catan.act

% CT-BA-13 CT-BA-10 the last barbarian of the supply ends an attack, and none follows
game catan +barbarians seats=3 first_player=1
set settlement n20 1
set settlement n33 1
set barbarians h18 0
set barbarians h07 0
set prisoners 2 34
set hand 1 4grain+6ore
set phase act 1
1 city n20
expect event invasion seat=1 2
* landing 4
expect no event no_barbarians
* landing 6
expect event no_barbarians
expect asks catan.act
1 city n33
expect no event invasion
expect asks catan.act

% CT-BA-13 prisoners never come back: all 36 are gone
game catan +barbarians seats=3 first_player=1
set settlement n20 1
set barbarians h18 0
set barbarians h07 0
set prisoners 1 3
set prisoners 2 33
set hand 1 2grain+3ore
set phase act 1
1 city n20
expect no event invasion
expect asks catan.act

% CT-BA-14 CT-BA-19 a conquered hex gives nothing, the other hex of its number does
game catan +barbarians seats=3 first_player=1
# n38: h12 fields 4, sea. n10: h00 pasture 3, h01 hills 8, h04 fields 4
set settlement n38 1
set settlement n10 2
set barbarians h12 3
set phase roll 1
* dice 1 3
expect no event income seat=1
expect event income seat=2
expect line hand 2 1grain

% CT-BA-15 no road at a side, no settlement at a corner of a conquered hex
game catan +barbarians seats=3 first_player=1
# h03: n08 n09 n19 n18 n17 n07
set settlement n10 1
set road e13 1
set road e14 1
set road e28 1
set barbarians h03 3
set hand 1 2brick+2lumber+1wool+1grain
set phase act 1
reject 1 road e12         CT-BA-15
reject 1 road e26         CT-BA-15
reject 1 settlement n19   CT-BA-15
expect legal 1 road e29 = 1
expect legal 1 settlement n20 = 1
expect legal 1 settlement n19 = 0

% CT-BA-15 two barbarians forbid nothing
game catan +barbarians seats=3 first_player=1
set settlement n10 1
set road e13 1
set road e14 1
set barbarians h03 2
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect legal 1 road e12 = 1
expect legal 1 settlement n19 = 1

% CT-BA-15 a settlement that stands beside a conquered hex may become a city
game catan +barbarians seats=3 first_player=1
set settlement n19 1
set barbarians h03 3
set hand 1 2grain+3ore
set phase act 1
1 city n19
expect event invasion seat=1

% CT-BA-15 not with the option
game catan +barbarians seats=3 first_player=1 ba_upgrade_beside_conquered=0
set settlement n19 1
set settlement n33 1
set barbarians h03 3
set hand 1 2grain+3ore
set phase act 1
reject 1 city n19   CT-BA-15
expect legal 1 city n33 = 1

% CT-BA-16 CT-BA-19 CT-EX-38 conquered between two conquered hexes: no points, no harbour, no city
game catan +barbarians seats=3 first_player=1
# n28 is the corner of h07 and h12 alone, at the brick harbour
set settlement n28 1
set settlement n33 1
set barbarians h12 3
set barbarians h07 2
set hand 1 2brick+2grain+3ore
set phase act 1
expect score 1 = 2
expect legal 1 bank brick wool = 1
1 city n33
expect score 1 = 3
* landing 12
expect event conquered h07
expect score 1 = 2
expect public 1 = 2
* landing 3
* landing 2
expect legal 1 bank brick wool = 0

% CT-BA-16 a conquered settlement is not upgraded, and no road begins at it
game catan +barbarians seats=3 first_player=1
set settlement n28 1
set barbarians h12 3
set barbarians h07 3
set hand 1 1brick+1lumber+2grain+3ore
set phase act 1
expect score 1 = 0
reject 1 city n28   CT-BA-16
reject 1 road e39   CT-BA-15

% CT-BA-16 a conquered building keeps its place and cuts roads
game catan +barbarians seats=3 first_player=1
set settlement n28 2
set settlement n30 1
set road e42 1
set road e40 1
set barbarians h12 3
set barbarians h07 3
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
reject 1 settlement n28  CB-BOARD-06
reject 1 settlement n29  CB-BUILD-08
reject 1 road e41        CB-BUILD-04

% CT-BA-17 a building at an inner hex, at the castle or at the desert is safe
game catan +barbarians seats=3 first_player=1
# n29: h07 h08 h12; n39: h12 and the castle; n04: h01 and the desert
set settlement n29 1
set settlement n39 1
set settlement n04 1
set barbarians h07 3
set barbarians h12 3
set barbarians h01 3
set phase act 1
expect score 1 = 3

% CT-BA-18 roads at a conquered hex stay and count
game catan +barbarians seats=3 first_player=1
set settlement n28 1
set road e40 1
set road e42 1
set road e43 1
set road e45 1
set road e39 1
set barbarians h07 3
set barbarians h12 3
set phase act 1
# 27-28-29-30-31-32: two points for the road, none for the settlement
expect line title route 1
expect score 1 = 2

% CT-BA-19 CT-GEN-08 the points of a building that is freed count at once
game catan +barbarians seats=3 first_player=1
set city n28 1
set city n20 1
set city n22 1
set city n32 1
set settlement n34 1
set settlement n08 1
set settlement n12 1
set barbarians h07 3
set barbarians h12 3
set prisoners 1 1
set hand 1 1ore+1wool+1grain
set phase act 1
expect score 1 = 9
1 buy
* turn_up capture
1 capture h12
expect event freed h12
# 11 points of buildings, 1 of two prisoners
expect won 1

% CT-HM-09 CT-HM-06 a conquered building has no harbour points
game catan +barbarians +harbormaster seats=3 first_player=1
# n28 brick harbour, h07 and h12; n00 and n03 at others
set settlement n28 1
set city n00 1
set settlement n33 2
set barbarians h12 3
set barbarians h07 2
set hand 2 2grain+3ore
set phase act 2
expect line harbormaster 1
expect score 1 = 5
2 city n33
* landing 12
expect event no_harbormaster seat=1
expect score 1 = 2

% CT-BA-10 the attack comes before anything else of the turn, and not when the building wins
game catan +barbarians seats=3 first_player=1
set city n20 1
set city n22 1
set city n32 1
set settlement n34 1
set settlement n36 1
set settlement n08 1
set settlement n12 1
set prisoners 1 2
set hand 1 2grain+3ore
set phase act 1
expect score 1 = 11
1 city n34
expect won 1
expect no event landed
