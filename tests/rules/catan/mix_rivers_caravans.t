# The Rivers of Catan with the Caravans (CT-X-03): the rivers of rivers.t, the oasis h09 of caravans.t in the centre. Bridge sites: e20 e17 e14 e10,
# e47 e44 e54; first paths of the caravans at the even corners e17 e48 e43, at the odd ones e32 e47 e28. What a deal brings is in
# unit/test_mix_boards.c.

% CT-X-03 CT-RI-02 CT-CA-01 CT-OPEN-25 the oasis in the centre, the rivers as usual; 2 and 12 join the two 3s, the 2 the smaller hex
game catan +rivers +caravans seats=4
expect line hex h09 oasis
expect no line hex h09 oasis *
expect line hex h06 mountains *
expect line hex h05 hills *
expect line hex h04 pasture *
expect line hex h03 swamp
expect line hex h14 mountains *
expect line hex h13 hills 3 12
expect line hex h12 swamp
expect line hex h02 pasture 2 3
expect no line hex * desert
deal 3
expect line hex h09 oasis
expect no line hex h09 oasis *
expect line hex h03 swamp
expect line hex h12 swamp
expect line hex * * 2 3
expect line hex * * 3 12
expect no line hex * * 2 12
expect no line hex * * 2

% CT-X-03 CT-RI-03 the rivers turned as the book of 2025 draws them
game catan +rivers +caravans rivers_orientation=turned seats=3
expect line hex h09 oasis
expect line hex h17 swamp
expect line hex h15 swamp
expect line hex h02 pasture 2 3
expect line hex h07 fields 3 12
deal 4
expect line hex h09 oasis
expect line hex h17 swamp
expect line hex h15 swamp
expect line hex * * 2 3
expect line hex * * 3 12

% CT-X-03 the hex with 2 and 3 produces on both, that with 3 and 12 too
game catan +rivers +caravans seats=3 first_player=1
set settlement n05 1
set settlement n41 2
set phase roll 1
* dice 1 1
expect line hand 1 1wool
expect no line hand 2 1brick
1 end
2 roll
* dice 1 2
expect line hand 1 2wool
expect line hand 2 1brick
2 end
3 roll
* dice 6 6
expect line hand 1 2wool
expect line hand 2 2brick

% CT-X-03 CT-RI-08 CT-CA-03 the robber starts on a swamp, goes to the other one, never to the oasis
game catan +rivers +caravans seats=3 first_player=1
expect line robber h03
set phase roll 1
* dice 3 4
reject 1 robber h09 CT-CA-03
expect legal 1 robber * = 17
1 robber h12
expect line robber h12

% CT-X-03 a camel may lie on a bridge site: an arrow may even point along one
game catan +rivers +caravans seats=3 first_player=1
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
3 bid 0 0
expect legal 1 camel * = 3
expect legal 1 camel e17 n11 = 1
1 camel e17 n11
expect event camel seat=1 e17 n11 21
expect line camel e17 n11

% CT-X-03 so may one that goes on
game catan +rivers +caravans seats=3 first_player=1
set camel e17 n11
set camel e16 n12
set camel e18 n13
set caravan 1 n13
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
3 bid 0 0
expect legal 1 camel e20 n23 = 1
expect legal 1 camel e19 n14 = 1
1 camel e20 n23
expect line caravan 1 n23

% CT-X-03 the odd corners have a bridge site at an arrow, too
game catan +rivers +caravans seats=3 first_player=1
set arrows 1
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
3 bid 0 0
expect legal 1 camel e47 n42 = 1
expect legal 1 camel e32 n23 = 1
expect legal 1 camel e28 n19 = 1

% CT-X-03 CT-CA-18 a camel doubles a bridge
game catan +rivers +caravans seats=3 first_player=2
set settlement n11 1
set bridge e17 1
set road e16 1
set road e18 1
set road e19 1
set camel_due 1
set gold 1 2
set gold 2 2
set gold 3 2
set phase act 2
expect no event route
2 end
2 bid 0 0
3 bid 0 0
1 bid 0 0
2 camel e17 n11
expect event route seat=1 5

% CT-X-03 CT-CA-11 CT-RI-23 a bridge is built beside a camel, pays its three gold and counts twice
game catan +rivers +caravans seats=3 first_player=1
set settlement n11 1
set road e16 1
set road e18 1
set road e19 1
set camel e17 n11
set caravan 1 n11
set hand 1 2brick+1lumber
set phase act 1
1 bridge e17
expect event gold seat=1 3 3
expect event route seat=1 5
expect line bridge e17 1
expect line camel e17 n11

% CT-X-03 CT-CA-10 a bridge brings no camel, a settlement does, after the turn
game catan +rivers +caravans seats=3 first_player=1
set settlement n12 1
set road e18 1
set road e19 1
set road e21 1
set hand 1 3brick+2lumber+1wool+1grain
set phase act 1
1 bridge e20
expect no line camel_due *
1 settlement n14
expect event gold seat=1 1 4
expect line camel_due 1
1 end
expect asks caravans.bid

% CT-X-03 CT-CA-19 CT-RI-30 CT-RI-31 points between camels and tiles of wealth add up
game catan +rivers +caravans seats=3 first_player=1
set settlement n11 1
set settlement n42 2
set settlement n30 3
set camel e17 n11
set camel e16 n12
set caravan 1 n12
set gold 1 3
set gold 2 2
set gold 3 1
set phase act 1
# a settlement, one between two camels, one for the most gold
expect public 1 = 3
expect public 2 = 1
expect public 3 = -1

% CT-X-03 CT-CA-19 camels on bridge sites count at their crossings like others
game catan +rivers +caravans seats=3 first_player=2
set city n23 1
set camel e17 n11
set camel e16 n12
set camel e18 n13
set camel e20 n23
set caravan 1 n23
set gold 1 1
set gold 2 1
set gold 3 0
set camel_due 1
set phase act 2
expect public 1 = 2
2 end
2 bid 0 0
3 bid 0 0
1 bid 0 0
2 camel e34 n24
expect public 1 = 3

% CT-X-03 CT-CA-20 CT-GOLD-03 bids are wool and grain, gold is none
game catan +rivers +caravans seats=3 first_player=1
set hand 1 1wool
set gold 1 5
set camel_due 1
set phase act 1
1 end
reject 1 bid 2 0 CT-CA-20
expect legal 1 bid * = 2
1 bid 1 0
2 bid 0 0
3 bid 0 0
1 camel e48 n34
expect line gold 1 5
expect no line hand 1 1wool

% CT-GEN-10 twelve points win
game catan +rivers +caravans seats=3 first_player=1
set city n20 1
set city n22 1
set city n24 1
set settlement n13 1
set settlement n10 1
set settlement n29 1
set settlement n41 1
set settlement n44 1
set gold 1 2
set gold 2 2
set gold 3 1
set hand 1 2grain+3ore
set phase act 1
expect public 1 = 11
expect won -
1 city n13
expect won 1

% CT-GEN-10 CT-X-01 CT-HM-04 thirteen with the Harbourmaster
game catan +rivers +caravans +harbormaster seats=3 first_player=1
set city n20 1
set city n22 1
set city n24 1
set settlement n13 1
set settlement n10 1
set settlement n29 1
set settlement n41 1
set settlement n44 1
set gold 1 2
set gold 2 2
set gold 3 1
set hand 1 2grain+7ore
set phase act 1
1 city n13
expect public 1 = 12
expect won -
1 sell ore
expect won 1

% CT-X-03 CT-FR-14 the friendly robber goes to a swamp, not beside the board
game catan +friendly +rivers +caravans seats=4 first_player=4
set robber h04
set settlement n09 1
set settlement n12 1
set settlement n24 2
set settlement n29 2
set settlement n32 3
set settlement n44 3
set settlement n41 4
set gold 1 2
set gold 2 2
set gold 3 2
set gold 4 1
set phase roll 4
* dice 3 4
expect legal 4 robber * = 2
expect legal 4 robber h03 = 1
expect legal 4 robber h12 = 1
4 robber h12
expect line robber h12

% CT-X-03 CT-EV-53 Robber Flees sends him beside the board
game catan +events +rivers +caravans seats=3 first_player=1
set phase roll 1
* card robber_flees 4
expect line robber -

% CT-X-03 CT-EV-65 an earthquake turns roads, never bridges
game catan +events +rivers +caravans seats=2 first_player=1
set settlement n13 1
set bridge e20 1
set settlement n42 2
set road e58 2
set phase roll 1
* card earthquake 6
expect line damaged_road e58
expect no line damaged_road e20
expect asks catan.act

% CT-GEN-17 what does not go with both of them
badgame catan +rivers +caravans +two seats=2 : CT-GEN-17
badgame catan +rivers +caravans +five_six seats=5 : CT-GEN-05
badgame catan +rivers +caravans +fishermen seats=4 : CT-GEN-17
badgame catan +rivers +caravans layout=beginner seats=4 : CT-RI-01

% CT-X-03 CT-GEN-03 CT-GEN-04 a game with all the variants
game catan +rivers +caravans +friendly +events +harbormaster seats=4
deal 13
auto 13 800

% CT-X-03 CT-GEN-05 two seats, for bots and tests; the rivers turned
game catan +rivers +caravans rivers_orientation=turned seats=2
deal 14
auto 14 800
