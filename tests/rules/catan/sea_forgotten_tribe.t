# Seafarers, The Forgotten Tribe: gifts for ships, harbour tokens, islands nobody builds on.

% CS-FT-01 CS-FT-03 CS-FT-04 CS-FT-05 CS-FT-13 CS-FT-14 CS-SETUP-09 the start: no harbour, the robber on a desert of the start player's choice
game catan +sea scenario=forgotten_tribe seats=3 first_player=2
expect asks sea.start
expect actors 2
expect no line harbour *
expect line pirate h02
expect line robber -
expect legal 2 start* = 3
reject 2 start h24    CS-SETUP-09
reject 1 start h03    CB-TURN-06
2 start h43
expect line robber h43
expect asks catan.settle
reject 2 settlement n01    CS-FT-04
reject 2 settlement n123   CS-FT-04
2 settlement n75
2 ship e110
expect asks catan.settle

% CS-FT-04 nobody builds on an island of the tribe
game catan +sea scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set settlement n29 1
set ship e20 1
set ship e19 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
reject 1 settlement n14    CS-FT-04
expect legal 1 settlement* = 0

% CS-FT-05 the robber leaves his desert for good
game catan +sea scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set settlement n75 2
set phase roll 1
* dice 3 4
expect asks sea.rob
reject 1 robber h03    CB-SEVEN-04
reject 1 robber h43    CS-FT-05
reject 1 robber h00    CS-FT-05
reject 1 robber h20    CS-FT-05
expect legal 1 robber* = 18
1 robber h24
1 end
2 roll
* dice 3 4
reject 2 robber h03    CS-FT-05
expect legal 2 robber* = 17

% CS-FT-05 CT-FR-05 CT-FR-13 every hex of the main island is protected: only the pirate can be moved
game catan +sea +friendly scenario=forgotten_tribe seats=4 first_player=1
set robber h03
set settlement n47 1
set settlement n51 1
set settlement n55 2
set settlement n66 2
set settlement n70 3
set settlement n74 3
set settlement n80 4
set phase roll 1
* dice 3 4
expect asks sea.rob
expect legal 1 robber* = 0
reject 1 robber h24    CT-FR-05
reject 1 robber h43    CS-FT-05
1 pirate h09
expect line robber h03

% CS-FT-02 CS-FT-06 CS-FT-07 a ship that is built takes the chip: a point for good
game catan +sea scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set settlement n75 1
set ship e110 1
set ship e111 1
set ship e113 1
set hand 1 1lumber+1wool
set phase act 1
expect score 1 = 1
expect no line gift_taken *
1 ship e114
expect event gift_chip seat=1 e114
expect line gift_taken e114
expect line gift_chips 1 1
expect score 1 = 2
expect public 1 = 2
expect view 3 line gift_chips 1 1
expect asks catan.act

% CS-FT-06 CS-MOVE-13 a moved ship takes it too
game catan +sea scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set settlement n75 1
set ship e110 1
set ship e111 1
set ship e113 1
set ship e112 1
set phase act 1
1 move_ship e112 e114
expect event gift_chip seat=1 e114
expect score 1 = 2

% CS-FT-07 the point stays when the ship moves away; the next ship finds nothing (CS-FT-06)
game catan +sea scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set gift_taken e114
set gift_chips 1 1
set settlement n75 1
set ship e110 1
set ship e111 1
set ship e113 1
set ship e114 1
set phase act 1
expect score 1 = 2
1 move_ship e114 e112
expect score 1 = 2
1 end
set ship e137 2
set token 4 grain 3
set hand 2 1lumber+1wool
set phase act 2
2 ship e114
expect no event gift_chip
expect score 2 = 0
expect score 1 = 2

% CS-FT-06 CS-SHIP-09 free ships of Road Building take gifts, before the second is placed
game catan +sea scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set settlement n75 1
set ship e110 1
set ship e112 1
set ship e136 1
set cards 1 1road_building
set phase act 1
1 road_building
1 ship e137
expect event gift_harbour seat=1 e137 grain
expect asks sea.kept
expect actors 1
1 place_harbour 4 e86
expect event token_placed seat=1 e86 grain
expect asks catan.free_edges
1 ship e114
expect event gift_chip seat=1 e114
expect asks catan.act

% CS-FT-14 the chip that makes thirteen wins at once
game catan +sea scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set city n75 1
set city n72 1
set city n53 1
set city n50 1
set settlement n46 1
set settlement n79 1
set settlement n33 1
set settlement n29 1
set ship e110 1
set ship e111 1
set ship e113 1
set hand 1 1lumber+1wool
set phase act 1
expect score 1 = 12
1 ship e114
expect won 1

% CS-FT-08 CS-HID-02 CS-FT-02 a card: hidden, not to be played in this turn
game catan +sea scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set settlement n91 1
set ship e133 1
set ship e135 1
set ship e157 1
set hand 1 1lumber+1wool
set phase act 1
1 ship e159
expect event gift_card seat=1 e159
expect asks catan.draw
* draw knight
expect event drew seat=1 to=1 knight
expect line fresh 1 1knight
expect view 1 line fresh 1 1knight
expect view 2 line fresh 1 - ?1
expect view - line fresh 1 - ?1
expect view 2 line gift_taken e159
reject 1 knight    CB-DEV-03
1 end
2 roll
* dice 1 1
2 end
3 roll
* dice 1 1
3 end
1 knight
expect asks sea.rob

% CS-FT-08 a Victory Point card counts for its owner alone
game catan +sea scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set settlement n91 1
set ship e133 1
set ship e135 1
set ship e157 1
set hand 1 1lumber+1wool
set phase act 1
1 ship e159
* draw point
expect score 1 = 2
expect public 1 = 1

% CS-FT-13 CS-FT-02 the deck has twenty-one cards: a twenty-second cannot be bought, but four lie with the tribe
game catan +sea scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set settlement n91 1
set ship e133 1
set ship e135 1
set ship e157 1
set cards 2 14knight+2road_building+2plenty+2monopoly
set hand 1 1lumber+3wool+2grain+2ore
set phase act 1
1 buy
* draw point
reject 1 buy    CB-DEV-01
expect legal 1 buy = 0
1 ship e159
* draw point
expect score 1 = 3
reject 1 buy    CB-DEV-01

% CS-FT-09 CS-FT-10 CS-FT-11 a harbour that fits is placed at once, where its owner likes, and used at once
game catan +sea scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set settlement n75 1
set settlement n91 2
set ship e110 1
set ship e112 1
set ship e136 1
set hand 1 1lumber+1wool+4grain
set phase act 1
1 ship e137
expect event gift_harbour seat=1 e137 grain
expect asks sea.kept
expect line token 4 grain 1
expect view 2 line token 4 grain 1
expect legal 1 place_harbour* = 2
reject 1 end                    CS-FT-09
reject 1 place_harbour 3 e86    CS-FT-09
reject 1 place_harbour 4 e109   CS-FT-10
reject 1 place_harbour 4 e110   CS-FT-10
reject 1 place_harbour 4 e83    CS-FT-10
1 place_harbour 4 e108
expect event token_placed seat=1 e108 grain
expect line harbour 4 e108 grain
expect no line token 4 *
expect asks catan.act
1 bank grain ore
expect line hand 1 2grain+1ore

% CS-FT-10 one token for a sea or frame hex, even if no end is shared
game catan +sea scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set harbour 1 e66 brick
set settlement n62 1
set ship e110 1
set ship e112 1
set ship e136 1
set hand 1 1lumber+1wool
set phase act 1
1 ship e137
reject 1 place_harbour 4 e90    CS-FT-10
expect legal 1 place_harbour* = 1
1 place_harbour 4 e91
expect line harbour 4 e91 grain

% CS-EX-31 CS-FT-09 CS-FT-11 a token that fits nowhere is kept, and placed after the next fitting settlement
game catan +sea scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set harbour 1 e86 brick
set settlement n75 1
set road e108 1
set road e109 1
set ship e110 1
set ship e112 1
set ship e136 1
set hand 1 1brick+2lumber+2wool+3grain
set phase act 1
1 ship e137
expect event gift_harbour seat=1 e137 grain
expect line token 4 grain 1
expect asks catan.act
reject 1 bank grain ore    CB-TRADE-08
1 settlement n91
expect asks sea.kept
# the road on e109 does not matter
expect legal 1 place_harbour* = 2
1 place_harbour 4 e109
expect line harbour 4 e109 grain
1 bank grain ore

% CS-FT-09 of several kept tokens the owner names one; the 3:1 harbour among them
game catan +sea scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set token 2 lumber 1
set token 6 any 1
set token 3 wool 2
set settlement n68 1
set road e98 1
set road e121 1
set road e97 1
set hand 1 1brick+1lumber+1wool+4grain
set phase act 1
1 settlement n83
expect asks sea.kept
reject 1 place_harbour 3 e119    CS-FT-09
expect legal 1 place_harbour* = 4
1 place_harbour 6 e119
expect event any_token_placed seat=1 e119
expect line harbour 6 e119 any
expect line token 2 lumber 1
expect asks catan.act
1 bank grain ore
expect line hand 1 *ore*

% CS-FT-09 an inland settlement is no place for a token
game catan +sea scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set token 2 lumber 1
set settlement n68 1
set road e98 1
set road e96 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n66
expect asks catan.act
expect line token 2 lumber 1

% CS-FT-12 nobody else can build at the far end of a placed harbour
game catan +sea scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set harbour 4 e108 grain
set settlement n75 1
set road e107 2
set hand 2 1brick+1lumber+1wool+1grain
set phase act 2
reject 2 settlement n74    CB-BUILD-08

% CS-HID-02 CS-HID-04 gifts and kept tokens are public, the cards are not: a spectator's view
game catan +sea scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set token 2 lumber 3
set gift_taken e02
set gift_chips 2 1
set gift_taken e18
set fresh 1 1monopoly
set phase act 1
expect view - line token 2 lumber 3
expect view - line gift_taken e02
expect view - line gift_chips 2 1
expect view - line gift_taken e18
expect view - line fresh 1 - ?1
expect view 1 line fresh 1 1monopoly

% CS-FT-15 a new deal: none of 5, 6, 8, 9 on the three hexes in the east; the tribe's islands stay
game catan +sea scenario=forgotten_tribe variable=1 seats=4 first_player=1
deal 1
expect no line hex h18 * 5
expect no line hex h18 * 6
expect no line hex h18 * 8
expect no line hex h18 * 9
expect no line hex h26 * 5
expect no line hex h26 * 6
expect no line hex h26 * 8
expect no line hex h26 * 9
expect no line hex h33 * 5
expect no line hex h33 * 6
expect no line hex h33 * 8
expect no line hex h33 * 9
expect line hex h00 gold
expect line hex h01 mountains
expect line hex h03 desert
expect line hex h04 mountains
expect line hex h05 fields
expect line hex h20 pasture
expect line hex h35 forest
expect line hex h43 desert
expect line hex h44 hills
expect line hex h46 hills
expect line hex h47 desert
expect line hex h48 gold
expect asks sea.start
expect legal 1 start* = 3

% CS-FT-02 CS-SETUP-03 the six harbour tokens are dealt among their places, face up
game catan +sea scenario=forgotten_tribe seats=4 first_player=1
deal 7
expect line token * brick
expect line token * lumber
expect line token * wool
expect line token * grain
expect line token * ore
expect line token * any
expect view 3 line token * any

% CS-FT-02 CS-FT-09 lines that name no gift, and no token
game catan +sea scenario=forgotten_tribe seats=3 first_player=1
badset gift_taken e00 : CS-FT-02
badset gift_taken e50 : CS-FT-02
badset token 7 wool : token
badset token 1 wool 4 : token
badset gift_chips 1 9 : gift_chips

% CS-FT-06 CS-FT-09 a whole game at random keeps every position sound
game catan +sea scenario=forgotten_tribe variable=1 seats=4 first_player=1
deal 3
auto 5 1500

% CT-X-48 CT-HM-05 CS-FT-11 a token on its coast counts for the Harbourmaster from then on: the third harbour point, the last two of fourteen
game catan +sea +harbormaster scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set city n75 1
set city n28 1
set city n33 1
set city n38 1
set settlement n30 1
set harbour 1 e44 brick
set ship e110 1
set ship e112 1
set ship e136 1
set knights 1 3
set cards 1 1point
set hand 1 1lumber+1wool
set phase act 1
expect score 1 = 12
1 ship e137
expect score 1 = 12
expect won -
1 place_harbour 4 e108
expect event harbormaster seat=1 3
expect score 1 = 14
expect won 1

% CS-SHIP-09 CS-FT-14 CS-FT-07 the first free ship wins: no second one is asked for
game catan +sea scenario=forgotten_tribe seats=3 first_player=1
set robber h03
set city n75 1
set city n28 1
set city n33 1
set city n38 1
set harbour 4 e108 grain
set ship e112 1
set ship e136 1
set ship e137 1
set knights 1 3
set cards 1 1road_building+2point
set phase before 1
expect score 1 = 12
1 road_building
1 ship e114
expect event gift_chip seat=1 e114
expect score 1 = 13
expect won 1
expect asks -
