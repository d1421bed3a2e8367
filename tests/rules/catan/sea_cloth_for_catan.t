# Seafarers, Cloth for Catan: villages, contact, cloth, the pirate who takes it, villages that run dry.

% CS-EX-37 CS-CLOTH-04 CS-CLOTH-05 CS-CLOTH-06 CS-CLOTH-07 CS-CLOTH-15 three rounds; the third one goes forwards and pays; a first ship makes contact
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
expect line robber h11
expect line pirate h55
expect line village n43 5 -
expect asks catan.settle
reject 1 settlement n30    CS-CLOTH-04
1 settlement n28
expect no event income
1 ship e42
expect event contact seat=1 n43
expect event cloth seat=1 n43
expect line village n43 4 1
expect line cloth 1 1
2 settlement n34
2 ship e51
expect line village n49 4 2
3 settlement n17
3 road e25
expect actors 3
3 settlement n73
expect no event income
3 ship e85
expect line village n58 4 3
2 settlement n79
2 road e115
1 settlement n90
expect no event income
1 ship e111
expect line village n76 4 1
expect line hand 1 -
expect asks catan.settle
expect actors 1
1 settlement n14
expect event income seat=1
expect line hand 1 2lumber+1wool
reject 1 road e00    CS-CLOTH-04
1 road e19
expect actors 2
2 settlement n22
expect line hand 2 1grain+1ore
2 road e31
3 settlement n25
expect line hand 3 2grain
3 road e35
expect asks catan.before
expect actors 1
expect score 1 = 4
expect score 2 = 3
1 roll
* dice 1 1
reject 1 move_ship e42 e41    CS-MOVE-02

% CS-CLOTH-01 CS-CLOTH-02 CS-CLOTH-03 eight villages with five cloth each
game catan +sea scenario=cloth_for_catan seats=4 first_player=1
expect line village n43 5 -
expect line village n58 5 -
expect line village n31 5 -
expect line village n46 5 -
expect line village n61 5 -
expect line village n76 5 -
expect line village n49 5 -
expect line village n64 5 -
badset village n42 5 - : CS-CLOTH-01
badset village n43 6 - : village
badset cloth 1 11 : CS-CLOTH-03

% CS-CLOTH-05 nobody builds on the small islands
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set village n31 4 1
set cloth 1 1
set settlement n17 1
set ship e26 1
set ship e44 1
set ship e45 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
reject 1 settlement n31    CB-BUILD-08
reject 1 settlement n30    CS-CLOTH-05
reject 1 settlement n45    CS-CLOTH-05
expect legal 1 settlement* = 0

% CS-CLOTH-05 a village does not keep settlements away
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set road e24 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n17
expect line settlement n17 1

% CS-CLOTH-06 CS-CLOTH-07 a line may pass through other villages
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set village n31 4 1
set cloth 1 1
set settlement n17 1
set ship e26 1
set ship e44 1
set ship e45 1
set hand 1 2lumber+2wool
set phase act 1
1 ship e66
expect event contact seat=1 n46
expect line village n46 4 1
expect line cloth 1 2
1 ship e68
expect event contact seat=1 n61
expect line village n61 4 1
expect line cloth 1 3
expect no event contact seat=1 n46

% CS-CLOTH-06 a settlement can complete the line
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set ship e51 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect line village n49 5 -
1 settlement n34
expect event contact seat=1 n49
expect line village n49 4 1

% CS-CLOTH-06 CS-MOVE-13 so can a moved ship; contact with an empty village brings no cloth
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set village n49 0 -
set settlement n34 1
set ship e50 1
set phase act 1
1 move_ship e50 e51
expect event contact seat=1 n49
expect no event cloth
expect line village n49 0 1
expect no line cloth *

% CS-CLOTH-06 two own ships from own building to village
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set settlement n36 1
set ship e52 1
set ship e51 1
set hand 1 1lumber+1wool
set phase act 1
1 ship e50
expect event contact seat=1 n49

% CS-CLOTH-07 CS-CLOTH-08 not past a building of somebody else; such a line stays open
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set settlement n36 1
set settlement n34 2
set ship e52 1
set ship e51 1
set hand 1 1lumber+1wool
set phase act 1
1 ship e50
expect no event contact
expect line village n49 5 -
1 move_ship e51 e54
expect line ship e54 1

% CS-CLOTH-08 CS-CLOTH-09 contact is for good: closed, and cloth comes in spite of a building on the line
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set village n49 4 1
set cloth 1 1
set settlement n36 1
set settlement n34 2
set ship e52 1
set ship e51 1
set ship e50 1
set phase roll 1
* dice 2 2
expect event cloth seat=1 n49
expect line village n49 3 1
expect line cloth 1 2
reject 1 move_ship e51 e54    CS-MOVE-02

% CS-CLOTH-09 every player in contact gets one, nobody else; the robber has no influence; a seven brings none
game catan +sea scenario=cloth_for_catan seats=4 first_player=1
set village n46 3 1+3
set cloth 1 1
set cloth 3 1
set phase roll 2
* dice 3 5
expect event cloth seat=1 n46
expect event cloth seat=3 n46
expect no event cloth seat=2
expect no event cloth seat=4
expect line village n46 1 1+3
expect line cloth 1 2
expect line cloth 3 2

% CS-EX-32 CS-CLOTH-10 what is missing comes from the supply
game catan +sea scenario=cloth_for_catan seats=4 first_player=1
set village n46 1 1+2+3
set cloth 1 2
set cloth 2 1
set cloth 3 1
set phase roll 1
* dice 3 5
expect line cloth 1 3
expect line cloth 2 2
expect line cloth 3 2
expect line village n46 0 1+2+3

% CS-CLOTH-10 when that is short too the active player is first, then clockwise
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set village n46 1 1+2+3
set cloth 1 5
set cloth 2 4
set cloth 3 4
set phase roll 2
* dice 3 5
expect line cloth 1 5
expect line cloth 2 5
expect line cloth 3 5
expect line village n46 0 1+2+3

% CS-CLOTH-11 an empty village gives nothing, not even from the supply
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set village n46 0 1+2
set cloth 1 3
set cloth 2 2
set phase roll 1
* dice 3 5
expect no event cloth
expect line cloth 1 3
expect line cloth 2 2

% CS-EX-34 CS-CLOTH-12 CS-CLOTH-14 two cloth are a point; the pirate takes one instead of a card
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set village n43 4 1
set village n31 0 2
set village n46 3 2
set cloth 1 1
set cloth 2 7
set settlement n28 1
set ship e42 1
set settlement n17 2
set ship e26 2
set ship e43 3
set cards 1 1knight
set phase roll 1
expect score 2 = 4
expect public 2 = 4
* dice 3 4
1 pirate h07
expect asks sea.victim
# nobody here has a card, but seat 2 has cloth
reject 1 take_cloth 3    CS-CLOTH-14
reject 1 take_cloth 1    CS-CLOTH-14
expect legal 1 take_cloth* = 1
expect legal 1 spare = 1
1 take_cloth 2
expect event cloth_taken seat=1 2
expect line cloth 2 6
expect line cloth 1 2
expect score 2 = 4
expect score 1 = 2
1 knight
1 pirate h08
1 take_cloth 2
expect line cloth 2 5
expect score 2 = 3
expect line cloth 1 3

% CS-CLOTH-14 CS-HID-03 or a card at random, which thief and victim know
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set village n43 4 1
set village n31 4 2
set cloth 1 1
set cloth 2 1
set settlement n28 1
set ship e42 1
set settlement n17 2
set ship e26 2
set hand 2 1wool
set phase roll 1
* dice 3 4
1 pirate h07
expect legal 1 rob* = 1
expect legal 1 take_cloth* = 1
1 rob 2
* steal wool
expect event stole seat=1 to=1+2 2 wool
expect line hand 1 1wool
expect line cloth 2 1

% CS-CLOTH-13 CS-CLOTH-05 without contact the robber must be moved, and not to a small island
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set village n43 4 2
set cloth 2 1
set cards 1 1knight
set cards 2 1knight
set phase roll 1
* dice 3 4
expect asks sea.rob
reject 1 pirate h07    CS-CLOTH-13
expect legal 1 pirate* = 0
reject 1 robber h14    CS-CLOTH-05
reject 1 robber h22    CS-CLOTH-05
expect legal 1 robber* = 19
1 robber h10
1 knight
reject 1 pirate h07    CS-CLOTH-13
1 robber h11
1 end
2 knight
2 pirate h07
expect line pirate h07

% CT-FR-03 CT-FR-07 CT-X-50 CS-CLOTH-05 the friendly robber: protected up to three points; with no hex and no desert left he leaves the board
game catan +sea +friendly scenario=cloth_for_catan seats=4 first_player=1
set settlement n13 1
set settlement n20 1
set settlement n86 1
set settlement n93 2
set settlement n04 2
set settlement n81 2
set settlement n89 3
set settlement n22 3
set settlement n24 4
set settlement n17 4
set settlement n95 4
set phase roll 1
* dice 3 4
expect event robber_off
expect line robber -
expect asks catan.act
1 end
2 roll
* dice 3 4
expect no event robber_off
expect asks catan.act

% CS-CLOTH-16 there is no card for the longest route; the largest army is there
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set settlement n14 1
set road e19 1
set road e20 1
set road e38 1
set road e37 1
set road e35 1
set hand 1 1brick+1lumber
set knights 1 2
set cards 1 1knight
set phase act 1
1 road e36
expect no event route
expect no line title route*
1 knight
expect event army seat=1 3
expect line title army 1

% CS-CLOTH-17 fourteen points on one's own turn
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set village n46 4 1
set village n31 0 1
set village n43 0 -
set cloth 1 11
set city n00 1
set city n02 1
set city n04 1
set city n11 1
set phase roll 1
expect score 1 = 13
* dice 3 5
expect event cloth seat=1 n46
expect won 1

% CS-CLOTH-17 CS-CLOTH-18 not on somebody else's turn
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set village n46 4 1
set village n31 0 1
set village n43 0 -
set cloth 1 11
set city n00 1
set city n02 1
set city n04 1
set city n11 1
set phase roll 3
* dice 3 5
expect score 1 = 14
expect won -
3 end
expect won 1

% CS-EX-35 CS-CLOTH-18 three villages with stock end the game: most points, then most cards in hand
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set village n43 0 2
set village n58 0 3
set village n46 0 -
set village n61 0 -
set village n31 1 1
set village n76 2 -
set village n49 1 -
set village n64 4 -
set cloth 1 10
set cloth 2 11
set cloth 3 11
set city n00 1
set city n02 1
set city n04 1
set city n11 2
set city n13 2
set city n15 2
set settlement n17 2
set city n24 3
set city n28 3
set city n36 3
set settlement n40 3
set hand 1 7ore
set hand 2 3ore
set hand 3 5ore
set phase roll 1
expect won -
* dice 5 6
expect event villages_dry 3
expect score 1 = 11
expect score 2 = 12
expect score 3 = 12
expect won 3
expect rank 3 = 1
expect rank 2 = 2
expect rank 1 = 3
expect asks -

% CS-CLOTH-18 option: most cloth; still equal, they share it
game catan +sea scenario=cloth_for_catan cloth_tiebreak=cloth seats=3 first_player=1
set village n43 0 2
set village n58 0 3
set village n46 0 -
set village n61 0 -
set village n31 1 1
set village n76 2 -
set village n49 1 -
set village n64 4 -
set cloth 1 10
set cloth 2 11
set cloth 3 11
set city n00 1
set city n02 1
set city n04 1
set city n11 2
set city n13 2
set city n15 2
set settlement n17 2
set city n24 3
set city n28 3
set city n36 3
set settlement n40 3
set hand 2 3ore
set hand 3 5ore
set phase roll 1
* dice 5 6
expect event shared_win seat=2 12
expect event shared_win seat=3 12
expect no event won
expect asks -
expect rank 2 = 1
expect rank 3 = 1
expect rank 1 = 3

% CS-CLOTH-18 with the option a player with fewer cards and more cloth wins
game catan +sea scenario=cloth_for_catan cloth_tiebreak=cloth seats=3 first_player=1
set village n43 0 2
set village n58 0 3
set village n46 0 -
set village n61 0 -
set village n31 1 1
set village n76 2 -
set village n49 1 -
set village n64 4 -
set cloth 1 9
set cloth 2 11
set cloth 3 10
set city n11 2
set city n13 2
set city n24 3
set city n28 3
set hand 2 1ore
set hand 3 5ore
set phase roll 1
* dice 5 6
expect score 2 = 9
expect score 3 = 9
expect won 2

% CS-CLOTH-18 cards part some of three who are equal: the other two share the win
game catan +sea scenario=cloth_for_catan seats=4 first_player=1
set village n43 0 2
set village n58 0 3
set village n46 0 -
set village n61 0 -
set village n31 1 1
set village n76 2 -
set village n49 1 -
set village n64 4 -
set cloth 1 1
set cloth 2 10
set cloth 3 10
set cloth 4 10
set city n11 2
set city n24 3
set city n15 4
set hand 2 4ore
set hand 3 4wool
set hand 4 3ore
set phase roll 1
* dice 5 6
expect event shared_win seat=2 7
expect event shared_win seat=3 7
expect no event shared_win seat=4
expect rank 2 = 1
expect rank 3 = 1
expect rank 4 = 3
expect rank 1 = 4

% CS-CLOTH-18 hidden Victory Point cards count
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set village n43 0 2
set village n58 0 3
set village n46 0 -
set village n61 0 -
set village n31 1 1
set village n76 2 -
set village n49 1 -
set village n64 4 -
set cloth 1 9
set cloth 2 10
set cloth 3 10
set city n11 2
set city n24 3
set cards 2 1point
set hand 3 5ore
set phase roll 1
expect public 2 = 7
* dice 5 6
expect won 2

% CS-CLOTH-19 the active player with fourteen points wins, whatever the others have
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set village n43 0 2
set village n58 0 3
set village n46 0 -
set village n61 0 -
set village n31 1 1
set village n76 2 -
set village n49 1 -
set village n64 4 -
set cloth 1 11
set cloth 2 14
set city n00 1
set city n02 1
set city n04 1
set settlement n17 1
set settlement n21 1
set city n11 2
set city n13 2
set city n15 2
set city n24 2
set phase roll 1
expect score 1 = 13
expect score 2 = 15
* dice 5 6
expect won 1
expect no event villages_dry

% CS-CLOTH-18 the last cloth of a village can be taken by making contact
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set village n43 0 2
set village n58 0 -
set village n46 0 -
set village n61 0 -
set village n31 1 -
set village n76 2 -
set village n49 1 -
set village n64 4 -
set cloth 2 20
set cloth 3 12
set settlement n17 1
set hand 1 1lumber+1wool
set phase act 1
1 ship e26
expect event contact seat=1 n31
expect event villages_dry 3
expect won 2

% CS-CLOTH-15 CS-CLOTH-20 after a new deal the robber starts on fields with a 12; villages and small islands stay
game catan +sea scenario=cloth_for_catan variable=1 seats=4 first_player=2
deal 39
# one 12 lies where the rulebook has it, but not on fields any more
expect line hex h11 mountains 12
expect line hex h01 fields 12
expect line robber h01
expect asks catan.settle
expect line hex h14 gold
expect line hex h19 desert
expect line hex h22 desert
expect line hex h27 gold
expect line village n43 5 -

% CS-CLOTH-15 CS-SETUP-09 both lie on fields: the start player chooses
game catan +sea scenario=cloth_for_catan variable=1 seats=4 first_player=2
deal 40
expect line hex h04 fields 12
expect line hex h30 fields 12
expect asks sea.start
expect actors 2
expect legal 2 start* = 2
reject 2 start h11    CS-SETUP-09
2 start h30
expect line robber h30
expect asks catan.settle

% CS-CLOTH-15 none lies on fields: any of the two
game catan +sea scenario=cloth_for_catan variable=1 seats=4 first_player=2
deal 58
expect line hex h11 forest 12
expect line hex h40 mountains 12
expect line robber -
expect legal 2 start* = 2
2 start h40
expect line robber h40

% CS-HID-04 cloth, stocks and contacts are public
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set village n43 3 1+2
set cloth 1 1
set cloth 2 1
set phase act 1
expect view 3 line village n43 3 1+2
expect view - line cloth 1 1
expect view - line cloth 2 1

% CS-CLOTH-06 CS-CLOTH-18 whole games at random keep every position sound
game catan +sea scenario=cloth_for_catan variable=1 seats=4 first_player=1
deal 3
auto 5 1500

% CS-ROUTE-06 CS-CLOTH-16 six roads in a ring win no card
game catan +sea scenario=cloth_for_catan seats=3
set road e05 1
set road e07 1
set road e22 1
set road e04 1
set road e21 1
set hand 1 1brick+1lumber
set phase act 1
1 road e23
expect no line title route *
expect no event route *

% CS-SHIP-09 CS-CLOTH-18 CS-CLOTH-06 contact by the first free ship takes the last cloth of a village: the game ends before the second
game catan +sea scenario=cloth_for_catan seats=3
set settlement n28 1
set village n43 1 -
set village n58 0 -
set village n31 0 -
set village n46 0 -
set village n61 0 -
set cloth 1 12
set cloth 2 10
set cloth 3 2
set cards 1 1road_building
set phase before 1
1 road_building
1 ship e42
expect event contact seat=1 n43
expect event villages_dry *
expect score 1 = 7
expect won 1
expect asks -

% CS-CLOTH-13 a Knight moves the pirate only for who trades with a village
game catan +sea scenario=cloth_for_catan seats=3
set settlement n28 1
set settlement n71 2
set ship e42 1
set village n43 4 1
set cloth 1 1
set cards 1 1knight
set cards 2 1knight
set phase before 2
2 knight
expect legal 2 pirate * = 0
reject 2 pirate h12 CS-CLOTH-13
set played 0
set phase before 1
1 knight
expect legal 1 pirate h12 = 1

% CS-CLOTH-13 CS-PIRATE-04 a Knight before the roll may move the pirate too, by who trades
game catan +sea scenario=cloth_for_catan seats=3 first_player=1
set village n46 3 1
set cards 1 1knight
set phase before 1
1 knight
expect legal 1 pirate * > 0
expect legal 1 robber * > 0
