# The Harbourmaster (CT-HM-*) with Seafarers. Harbours of New Shores by their crossings: 26-27, 29-30, 47-48, 64-79, 91-92 and others.

% CT-X-48 CT-HM-02 CS-FT-11 the tribe's harbours count from the moment they are placed: not as gifts, not while they are kept
game catan +sea +harbormaster scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set harbour 1 e91 brick
set settlement n62 1
set city n75 1
set ship e110 1
set ship e112 1
set ship e136 1
set hand 1 1lumber+1wool
set phase act 1
expect public 1 = 3
1 ship e137
expect event gift_harbour seat=1 e137 grain
expect asks sea.kept
expect no event harbormaster
expect no line harbormaster *
expect public 1 = 3
1 place_harbour 4 e108
expect event harbormaster seat=1 3
expect public 1 = 5

% CT-HM-02 CT-HM-04 CS-NS-05 on New Shores thirteen are not enough, fourteen win
game catan +sea +harbormaster seats=3 first_player=1
set city n26 1
set city n47 1
set city n64 1
set settlement n92 1
set harbormaster 1
set cards 1 3point
set hand 1 1wool+3grain+4ore
set phase act 1
# three cities, a settlement, the card, three point cards
expect score 1 = 12
1 city n92
expect score 1 = 13
expect won -
1 buy
* draw point
expect won 1

% CT-HM-03 CS-CLOTH-17 CT-HM-04 harbours of the large islands; fourteen points and one more in Cloth for Catan
game catan +sea +harbormaster scenario=cloth_for_catan seats=3 first_player=1
set city n01 1
set settlement n06 1
set harbormaster 1
set city n23 2
set settlement n25 2
set hand 2 2grain+3ore
set phase act 2
expect public 1 = 5
expect public 2 = 3
2 city n25
expect event harbormaster seat=2 4
expect public 1 = 3
expect public 2 = 6
