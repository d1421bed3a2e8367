# The Caravans (CT-CA-*). The oasis is h09, its corners clockwise from the north n21 n22 n33 n32 n31 n20. Arrows at the even corners:
# e17 from n21 to n11, e48 from n33 to n34, e43 from n31 to n30; at the odd ones: e32 from n22 to n23, e47 from n32 to n42, e28 from n20 to n19.

% CT-CA-01 CT-CA-03 the oasis in the centre, no desert, no number on it; the robber beside the board
game catan +caravans seats=4
expect line hex h09 oasis
expect no line hex h09 oasis *
expect line robber -
deal 3
expect line hex h09 oasis
expect no line hex * desert
expect line robber -

% CT-CA-03 the robber enters with the first 7, never the oasis
game catan +caravans seats=3 first_player=1
set phase roll 1
* dice 3 4
reject 1 robber h09 CT-CA-03
expect legal 1 robber h09 = 0
expect legal 1 robber * = 18
1 robber h04
expect line robber h04

% CT-CA-03 CT-CA-16 22 camels; when all are used there is no vote
game catan +caravans seats=3 first_player=1
set camel e17 n11
set camel e16 n12
set camel e07 n04
set camel e05 n03
set camel e03 n02
set camel e04 n10
set camel e13 n09
set camel e12 n08
set camel e10 n07
set camel e11 n17
set camel e25 n18
set camel e27 n29
set camel e40 n28
set camel e41 n38
set camel e54 n39
set camel e56 n47
set camel e66 n48
set camel e67 n49
set camel e59 n41
set camel e58 n42
set camel e60 n43
set camel e62 n51
set caravan 1 n51
set settlement n24 1
set hand 1 2grain+3ore
set phase act 1
1 city n24
1 end
expect asks catan.before
expect no event camel

% CT-CA-10 CT-X-20 a settlement or a city brings one camel after the turn, however many were built
game catan +caravans seats=3 first_player=1
set settlement n00 1
set settlement n04 1
set hand 1 4grain+6ore
set phase act 1
1 city n00
1 city n04
expect line camel_due 1
1 end
expect asks caravans.bid
expect event ended seat=1
1 bid 0 0
2 bid 0 0
3 bid 0 0
expect asks caravans.camel
expect actors 1
1 camel e17 n11
expect event camel seat=1 e17 n11 21
expect asks catan.before
expect actors 2

% CT-CA-10 roads and cards bring none, nor does the set-up
game catan +caravans seats=3 first_player=1
set settlement n00 1
set hand 1 1brick+1lumber+1wool+1grain+1ore
set phase act 1
1 road e00
1 buy
* draw knight
1 end
expect asks catan.before
game catan +caravans seats=2 first_player=1
1 settlement n00
1 road e00
2 settlement n04
2 road e05
2 settlement n45
2 road e64
1 settlement n48
1 road e67
expect asks catan.before
expect no line camel_due *

% CT-CA-02 CT-CA-12 CT-CA-13 CT-CA-14 CT-EX-32 a caravan begins at an arrow and goes on at its front
game catan +caravans seats=3 first_player=1
set settlement n00 1
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
3 bid 0 0
expect legal 1 camel * = 3
expect legal 1 camel e17 n11 = 1
expect legal 1 camel e48 n34 = 1
expect legal 1 camel e43 n30 = 1
reject 1 camel e29 n20 CT-CA-12
reject 1 camel e17 n21 CT-CA-12
1 camel e17 n11
set camel_due 1
set phase act 2
2 end
2 bid 0 0
3 bid 0 0
1 bid 0 0
expect legal 2 camel * = 4
expect legal 2 camel e15 n10 = 1
expect legal 2 camel e16 n12 = 1
expect legal 2 camel e48 n34 = 1
expect legal 2 camel e43 n30 = 1

% CT-CA-02 the arrows may point out of the odd corners
game catan +caravans seats=3 first_player=1
set arrows 1
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
3 bid 0 0
expect legal 1 camel * = 3
expect legal 1 camel e32 n23 = 1
expect legal 1 camel e47 n42 = 1
expect legal 1 camel e28 n19 = 1

% CT-CA-11 a camel lies beside a road, and a road beside a camel
game catan +caravans seats=3 first_player=1
set settlement n11 1
set road e17 1
set camel_due 1
set hand 1 1brick+1lumber
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
3 bid 0 0
1 camel e17 n11
expect line road e17 1
expect line camel e17 n11
set hand 1 1brick+1lumber
set camel e16 n12
set caravan 1 n12
set phase act 1
1 road e16
expect line road e16 1

% CT-CA-14 later camels may lie on the sides of the oasis and on the coast
game catan +caravans seats=3 first_player=1
set camel e43 n30
set camel e42 n29
set camel e40 n28
set camel e48 n34
set camel e49 n35
set camel e36 n24
set camel e34 n23
set camel e32 n22
set caravan 3 n28
set caravan 2 n22
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
3 bid 0 0
expect legal 1 camel e31 n21 = 1
expect legal 1 camel e33 n33 = 1
expect legal 1 camel e39 n27 = 1
expect legal 1 camel e41 n38 = 1
expect legal 1 camel e17 n11 = 1
expect legal 1 camel * = 5

% CT-CA-12 a front at the corner of an unused arrow: a camel on the arrow's path begins the arrow's caravan, the other front stays
game catan +caravans seats=3 first_player=1
set camel e48 n34
set camel e49 n35
set camel e36 n24
set camel e34 n23
set camel e32 n22
set camel e31 n21
set caravan 2 n21
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
3 bid 0 0
expect legal 1 camel e17 n11 = 1
expect legal 1 camel e29 n20 = 1
expect legal 1 camel e43 n30 = 1
expect legal 1 camel * = 3
1 camel e17 n11
expect line caravan 1 n11
expect line caravan 2 n21

% CT-CA-15 two fronts at one crossing go on as one
game catan +caravans seats=3 first_player=1
set camel e17 n11
set camel e16 n12
set camel e18 n13
set camel e48 n34
set camel e49 n35
set camel e36 n24
set camel e34 n23
set camel e20 n13
set caravan 1 n13
set caravan 2 n13
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
3 bid 0 0
expect legal 1 camel * = 2
expect legal 1 camel e19 n14 = 1
1 camel e19 n14
expect line caravan 1 n14
expect line caravan 2 n14

% CT-CA-12 CT-CA-15 a path between two fronts may carry on either caravan
game catan +caravans seats=3 first_player=1
set camel e17 n11
set camel e16 n12
set camel e18 n13
set camel e48 n34
set camel e49 n35
set camel e36 n24
set camel e34 n23
set caravan 1 n13
set caravan 2 n23
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
3 bid 0 0
expect legal 1 camel e20 n23 = 1
expect legal 1 camel e20 n13 = 1
1 camel e20 n13
expect line caravan 1 n13
expect line caravan 2 n13
expect line camel e20 n13

% CT-CA-17 at a crossing that another caravan has passed only a free path is left; without one the caravan ends
game catan +caravans seats=3 first_player=1
set camel e17 n11
set camel e16 n12
set camel e18 n13
set camel e48 n34
set camel e49 n35
set camel e36 n24
set camel e34 n23
set camel e32 n22
set camel e31 n21
set caravan 1 n13
set caravan 2 n21
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
3 bid 0 0
# the front of the second caravan stands at n21, which the first has left by e17: only e29 is free there
expect legal 1 camel e29 n20 = 1
expect legal 1 camel e17 * = 0
expect legal 1 camel * = 4

% CT-CA-18 CT-CA-19 CT-EX-31 a road beside a camel counts twice; the title is judged at once
game catan +caravans seats=3 first_player=2
set settlement n11 1
set road e17 1
set road e16 1
set road e18 1
set road e19 1
set camel e16 n12
set camel e17 n11
set caravan 1 n12
set phase act 1
expect line title route 1
# one for the settlement, two for the card, one between two camels
expect public 1 = 4
set settlement n41 2
set road e57 2
set road e58 2
set road e59 2
set road e60 2
set road e62 2
set hand 2 1brick+1lumber
set phase act 2
2 road e70
# six beside six: the holder keeps it
expect no event route

% CT-CA-18 a camel laid later lengthens the road
game catan +caravans seats=3 first_player=2
set settlement n11 1
set road e17 1
set road e16 1
set road e18 1
set road e19 1
set settlement n51 2
set camel_due 1
set phase act 2
expect no event route
2 end
2 bid 0 0
3 bid 0 0
1 bid 0 0
2 camel e17 n11
expect event route seat=1 5

% CT-CA-19 CT-EX-31 CT-GEN-16 CT-GEN-09 between two camels a building is worth one more, a city too, in nobody's turn
game catan +caravans seats=3 first_player=2
set settlement n11 1
set city n34 2
set camel e17 n11
set caravan 1 n11
set camel e48 n34
set camel e49 n35
set caravan 2 n35
set settlement n51 2
set camel_due 1
set phase act 2
expect public 1 = 1
expect public 2 = 4
2 end
2 bid 0 0
3 bid 0 0
1 bid 0 0
2 camel e16 n12
expect public 1 = 2
expect public 2 = 4

% CT-CA-20 bids go round from who ended their turn, once, in wool and grain alone
game catan +caravans seats=3 first_player=1
set hand 1 1wool+2grain+3ore
set camel_due 1
set phase act 3
3 end
expect asks caravans.bid
expect actors 3
reject 3 bid 1 0 CT-CA-20
3 bid 0 0
expect event no_bid seat=3 to=all
expect no event bid
expect actors 1
expect legal 1 bid * = 6
reject 1 bid 2 3 CT-CA-20
reject 1 bid 0 3 CT-CA-20
1 bid 1 2
expect event bid seat=1 to=all 1wool+2grain
expect line bid 1 1 2
expect view 2 line bid 1 1 2
expect view 2 line hand 1 1wool+2grain ?3
expect actors 2
reject 1 bid 0 0 CB-TURN-06

% CT-CA-21 CT-CA-25 CT-HID-09 more votes than all others together decide; all bids go to the bank after the camel
game catan +caravans seats=3 first_player=1
set hand 1 2wool
set hand 2 3grain+1wool
set hand 3 1grain
set camel_due 1
set phase act 1
1 end
1 bid 2 0
2 bid 1 3
3 bid 0 1
expect asks caravans.camel
expect actors 2
expect line hand 2 1wool+3grain
2 camel e48 n34
expect line hand 1 -
expect line hand 2 -
expect line hand 3 -
expect no line bid *

% CT-CA-22 CT-CA-26 without a majority the bidders name paths; two with more than half of the votes agree
game catan +caravans seats=4 first_player=1
set hand 1 2wool
set hand 2 3grain
set hand 3 2grain
set camel_due 1
set phase act 1
1 end
1 bid 2 0
2 bid 0 3
3 bid 0 2
4 bid 0 0
expect asks caravans.name
expect actors 1
reject 1 name_path e00 n00 CT-CA-12
1 name_path e17 n11
2 name_path e48 n34
3 name_path e17 n11
expect event camel seat=1 e17 n11 21
expect line hand 2 -
expect asks catan.before

% CT-CA-22 CT-CA-23 no agreement: the single highest bidder chooses
game catan +caravans seats=4 first_player=1
set hand 1 2wool
set hand 2 3grain
set hand 3 2grain
set camel_due 1
set phase act 1
1 end
1 bid 2 0
2 bid 0 3
3 bid 0 2
4 bid 0 0
1 name_path e17 n11
2 name_path e48 n34
3 name_path e43 n30
expect asks caravans.camel
expect actors 2

% CT-CA-22 exactly half of the votes is not more than half
game catan +caravans seats=4 first_player=1
set hand 1 2wool
set hand 2 2grain
set hand 3 4grain
set camel_due 1
set phase act 1
1 end
1 bid 2 0
2 bid 0 2
3 bid 0 4
4 bid 0 0
1 name_path e17 n11
2 name_path e17 n11
3 name_path e48 n34
expect asks caravans.camel
expect actors 3

% CT-CA-24 a tie at the top, or no votes: who ended their turn chooses, even without a bid
game catan +caravans seats=3 first_player=1
set hand 2 1grain
set hand 3 1wool
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 1
3 bid 1 0
2 name_path e17 n11
3 name_path e48 n34
expect asks caravans.camel
expect actors 1

% CT-CA-27 CT-CA-16 one place left: the camel goes there without a vote
game catan +caravans seats=3 first_player=1
set camel e17 n11
set camel e16 n12
set camel e18 n13
set camel e20 n23
set camel e32 n22
set camel e31 n21
set camel e29 n20
set camel e28 n19
set camel e14 n09
set camel e13 n10
set camel e15 n11
set camel e48 n34
set camel e50 n44
set camel e61 n43
set camel e60 n42
set camel e47 n32
set camel e46 n33
set camel e33 n22
set caravan 1 n11
set caravan 2 n22
set camel_due 1
set phase act 1
1 end
expect event camel seat=1 e43 n30 3
expect asks catan.before

% CT-CA-27 CT-CA-15 one path left, between two fronts: it is one path, whichever way the camel looks
game catan +caravans seats=3 first_player=1
set camel e43 n30
set camel e42 n29
set camel e27 n18
set camel e25 n17
set camel e11 n07
set camel e10 n08
set camel e01 n00
set camel e17 n11
set camel e15 n10
set camel e04 n02
set camel e02 n01
set camel e48 n34
set camel e49 n35
set camel e51 n36
set camel e53 n46
set camel e64 n45
set camel e63 n44
set camel e50 n34
set caravan 1 n01
set caravan 2 n34
set caravan 3 n00
set hand 2 1wool
set camel_due 1
set phase act 1
1 end
expect event camel seat=1 e00 * 3
expect asks catan.before
set camel_due 1
set phase act 2
2 end
expect no event camel
expect asks catan.before
expect line hand 2 1wool

% CT-CA-26 CT-CA-12 a name says where the camel looks, too: the same path both ways is no agreement
game catan +caravans seats=3 first_player=1
set camel e17 n11
set camel e16 n12
set camel e18 n13
set camel e48 n34
set camel e49 n35
set camel e36 n24
set camel e34 n23
set caravan 1 n13
set caravan 2 n23
set hand 1 1wool
set hand 2 1wool
set hand 3 1wool
set camel_due 1
set phase act 1
1 end
1 bid 1 0
2 bid 1 0
3 bid 1 0
1 name_path e20 n23
expect event named_path seat=1 to=all e20 n23
expect line named 1 e20 n23
expect view 3 line named 1 e20 n23
2 name_path e20 n13
3 name_path e43 n30
expect asks caravans.camel
expect actors 1

% CT-CA-22 CT-CA-26 two players with one vote each may agree
game catan +caravans seats=2 first_player=1
set hand 1 1wool
set hand 2 1grain
set camel_due 1
set phase act 1
1 end
1 bid 1 0
2 bid 0 1
expect asks caravans.name
1 name_path e43 n30
2 name_path e43 n30
expect event camel seat=1 e43 n30 21
expect asks catan.before

% CT-CA-25 bids stay in the hand until the camel is placed
game catan +caravans seats=3 first_player=1
set hand 2 2wool+1grain+1ore
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 2 1
3 bid 0 0
expect line hand 2 2wool+1grain+1ore
2 camel e17 n11
expect line hand 2 1ore

% CT-CA-19 three camels at a crossing bring one point as two do
game catan +caravans seats=3 first_player=1
set settlement n11 2
set camel e17 n11
set camel e16 n12
set camel e18 n13
set camel e20 n23
set camel e32 n22
set camel e31 n21
set camel e29 n20
set camel e28 n19
set camel e14 n09
set camel e13 n10
set camel e15 n11
set caravan 1 n11
set camel_due 1
set phase act 1
expect public 2 = 2

% CT-GEN-16 CT-GEN-09 a camel's twelfth point does not win for who has just ended their turn, but when their next one begins
game catan +caravans seats=3 first_player=1
set city n00 2
set city n03 2
set city n06 2
set city n16 2
set settlement n26 2
set settlement n47 2
set settlement n11 2
set camel e17 n11
set caravan 1 n11
set camel_due 1
set phase act 2
2 end
2 bid 0 0
3 bid 0 0
1 bid 0 0
2 camel e16 n12
expect score 2 = 12
expect won -
expect actors 3
3 roll
* dice 1 1
3 end
expect won -
1 roll
* dice 1 1
1 end
expect won 2

% CT-GEN-09 points of a camel in another player's turn count when the own turn begins
game catan +caravans seats=3 first_player=1
set city n00 1
set city n03 1
set city n06 1
set city n16 1
set settlement n26 1
set settlement n47 1
set settlement n11 1
set camel e17 n11
set caravan 1 n11
set camel_due 1
set phase act 2
2 end
2 bid 0 0
3 bid 0 0
1 bid 0 0
2 camel e16 n12
expect won -
expect actors 3
3 roll
* dice 1 1
3 end
expect won 1

% CT-CA-03 a Knight brings the robber in
game catan +caravans seats=3 first_player=1
set cards 1 1knight
set phase act 1
1 knight
reject 1 robber h09 CT-CA-03
1 robber h02
expect line robber h02

% CT-FR-14 CT-FR-07 no hex left for a friendly robber: there is no desert, it goes beside the board
game catan +caravans +friendly seats=4 first_player=1
# these seven touch all nineteen hexes
set settlement n10 1
set settlement n13 1
set settlement n18 2
set settlement n33 2
set settlement n35 3
set settlement n40 3
set settlement n43 4
set robber h04
set hand 2 1ore
set phase roll 1
* dice 3 4
expect event robber_off seat=1
expect line robber -
expect line hand 2 1ore
expect asks catan.act

% CT-X-01 with the Harbourmaster thirteen points win
game catan +caravans +harbormaster seats=3 first_player=1
set city n00 1
set city n03 1
set city n06 1
set city n16 1
set settlement n26 2
set settlement n47 1
set settlement n52 1
set road e70 1
set road e69 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect score 1 = 12
1 settlement n50
expect won 1

% CT-CA-12 CT-CA-26 lines that cannot be
game catan +caravans seats=3
badset camel e17 n12 : CT-CA-12
badset named 1 e17 n12 : CT-CA-12
badset caravan 4 n11 : caravan

% CT-GEN-10 twelve points win
game catan +caravans seats=3 first_player=1
set city n00 1
set city n03 1
set city n06 1
set city n16 1
set settlement n26 1
set settlement n47 1
set settlement n52 1
set road e70 1
set road e69 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect score 1 = 11
expect won -
1 settlement n50
expect won 1

% CT-X-43 CT-GEN-17 what does not go together
badgame catan +caravans +sea edition=rev2009 : CT-X-43
badgame catan +caravans layout=beginner : CT-CA-01
