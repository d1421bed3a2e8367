# Cities & Knights with the Caravans (CT-X-34). Camels, caravans and the vote: caravans.t.

% CT-X-34 CT-GEN-10 CT-GEN-17 fifteen points win, a building between two camels counted
game catan +ck +caravans seats=3 first_player=1
set city n00 1
set city n02 1
set city n04 1
set city n11 1
set camel e17 n11
set caravan 1 n11
set camel e16 n12
set caravan 1 n12
set defender 1 5
set road e23 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect public 1 = 14
expect won -
1 settlement n16
expect won 1

% CT-X-34 CT-X-01 CT-HM-04 with Harbourmaster sixteen
game catan +ck +caravans +harbormaster seats=3 first_player=1
set city n00 1
set city n02 1
set city n04 1
set city n11 1
set defender 1 5
set road e23 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect line harbormaster 1
expect public 1 = 15
expect won -
1 settlement n16
expect won 1

% CT-X-34 CT-CA-20 CT-CA-25 bids are brick and lumber, nothing else, and go to the bank
game catan +ck +caravans seats=3 first_player=1
set hand 1 2brick+1lumber+3wool+3grain
set hand 2 3wool+2grain+1coin
set hand 3 1lumber
set camel_due 1
set phase act 1
1 end
expect asks caravans.bid
expect actors 1
expect legal 1 bid * = 6
reject 1 bid 3 0           CT-X-34
reject 1 bid 0 2           CT-X-34
reject 1 end               CT-X-34
1 bid 2 0
expect event bid seat=1 to=all 2brick
expect view 2 line hand 1 2brick ?7
# wool and grain are no votes
expect legal 2 bid * = 1
reject 2 bid 1 0           CT-X-34
reject 2 bid 0 1           CT-X-34
2 bid 0 0
3 bid 0 1
expect asks caravans.camel
expect actors 1
expect line bid 1 2 0
expect line bid 3 0 1
expect legal 1 camel * = 3
1 camel e17 n11
expect line hand 1 1lumber+3wool+3grain
expect line hand 3 -
expect no line bid *

% CT-CA-10 CT-X-34 a city built with Medicine brings a camel, a city that is only repaired does not
game catan +ck +caravans seats=3 first_player=1
set settlement n13 1
set progress 1 1medicine
set hand 1 1grain+2ore
set phase act 1
1 medicine n13
expect line camel_due 1
1 end
expect asks caravans.bid

% CT-CA-10 CK-DMG-02 repaired: nothing was built
game catan +ck +caravans seats=3 first_player=1
set city n13 1
set settlement n00 1
set settlement n02 1
set settlement n04 1
set settlement n06 1
set settlement n16 1
set damaged n13
set hand 1 1grain+3ore
set phase act 1
1 repair n13
expect no line camel_due *
1 end
expect actors 2
expect asks catan.before

% CT-CA-19 CK-DMG-01 a city on its side between two camels is still a building there
game catan +ck +caravans seats=3 first_player=1
set city n11 1
set camel e17 n11
set caravan 1 n11
set camel e16 n12
set caravan 1 n12
set damaged n11
set phase act 1
expect public 1 = 2

% CT-CA-18 CK-DIPL-06 a road beside a camel counts twice until the Diplomat takes it
game catan +ck +caravans seats=3 first_player=1
set settlement n00 2
set road e00 2
set road e02 2
set road e03 2
set road e05 2
set camel e17 n11
set camel e15 n10
set camel e04 n02
set camel e03 n03
set caravan 1 n03
set progress 1 1diplomat
set phase act 1
expect line title route 2
1 diplomat e05
expect no line title route *

% CT-CA-03 CK-SEVEN-03 until the first landing the robber stays beside the board, then he enters, never on the oasis
game catan +ck +caravans seats=3 first_player=1
set settlement n20 2
set hand 2 1ore
set phase roll 1
* dice 3 4
* event trade
expect event robber_frozen
expect line robber -
set landed 1
set phase roll 1
* dice 3 4
* event trade
reject 1 robber h09        CT-CA-03
1 robber h08
* steal ore

% CK-SEVEN-04 CT-CA-03 beside the board no knight chases him; the Bishop brings him in, not on the oasis
game catan +ck +caravans seats=3 first_player=1
set landed 1
set knight n21 1 1 active
set settlement n11 2
set hand 2 1cloth
set progress 1 1bishop
set phase act 1
reject 1 chase n21         CK-ACT-15
1 bishop
reject 1 robber h09        CT-CA-03
1 robber h05
* steal cloth

% CK-TURN-06 CT-X-34 CT-X-20 first cards go back, then the turn is over, then they vote
game catan +ck +caravans seats=3 first_player=1
set progress 1 2warlord+2wedding+1spy
set hand 1 1brick
set camel_due 1
set phase act 1
1 end
expect asks ck.shed
1 shed spy
expect asks caravans.bid
1 bid 1 0

% CT-X-30 CT-X-34 event cards: Robber Flees sends him off the board after the first landing only
game catan +ck +caravans +events seats=3 first_player=1
set landed 1
set robber h04
set phase roll 1
* card robber_flees 4
* red 6
* event trade
expect line robber -

% CT-X-31 CT-FR-14 CT-X-34 with the friendly robber three points protect, and he stays beside the board
game catan +ck +caravans +friendly seats=3 first_player=1
set landed 1
set city n20 2
set settlement n33 2
set city n24 3
set city n29 3
set hand 2 1ore
set hand 3 1ore
set phase roll 1
* dice 3 4
* event trade
reject 1 robber h08        CT-FR-05
reject 1 robber h14        CT-FR-05
1 robber h07
* steal ore
