# Seafarers, Pirate Islands: colours, the line of ships, warships, the fleet, the siege of a fortress.
# Red starts at n23 with e33, lands at n04, its fortress is n01; blue n72 e104 n66 n81; orange n106 e152 n115 n112; white n55 e79 n49 n30.
# Lines used below. Red: e33 e31 e30 e28 e27 e07 (landing) e05 e03 e02; blue: e104 e102 e101 e99 e98 e96 (landing); orange: e152 e151 e149 e148 e146.

% CS-PI-03 CS-PI-04 CS-PI-05 CS-PI-35 three choose in turn from the start player, not white; start pieces are laid at once
game catan +sea scenario=pirate_islands seats=3 first_player=2
expect asks sea.colour
expect actors 2
expect legal 2 colour * = 3
reject 2 colour 2     CS-PI-05
reject 2 colour 0     CS-PI-35
reject 2 colour 5     CS-PI-35
reject 2 settlement n09  CS-PI-35
reject 1 colour 1     CB-TURN-06
2 colour 4
expect event colour seat=2 4
expect line settlement n106 2
expect line ship e152 2
expect line fort 2 3
expect actors 3
reject 3 colour 4     CS-PI-35
3 colour 1
expect line settlement n23 3
expect line ship e33 3
# one colour is left, it is taken without asking
expect line colour 1 3
expect line settlement n72 1
expect line ship e104 1
expect no line settlement n55 *
expect asks catan.settle
expect actors 2
expect score 2 = 1

% CS-PI-05 CS-PI-35 four play with white
game catan +sea scenario=pirate_islands seats=4 first_player=3
expect actors 3
expect legal 3 colour * = 4
3 colour 2
expect line settlement n55 3
expect line ship e79 3
expect actors 4

% CS-INT-06 CS-PI-01 CS-CK-14 what cannot be played together
badgame catan +sea scenario=pirate_islands seats=2 : CS-INT-06
badgame catan +sea scenario=pirate_islands seats=3 variable=1 : CS-FRAME-10
badgame catan +sea +ck scenario=pirate_islands seats=3 : CS-CK-14
badgame catan +sea +five_six scenario=pirate_islands seats=5 : CS-INT-04

% CS-PI-01 CS-PI-02 CS-PI-07 the map is fixed, three hexes have no number, nobody robs
game catan +sea scenario=pirate_islands seats=3 first_player=1
deal 7
expect line hex h06 hills
expect line hex h36 hills
expect line hex h39 pasture
expect line hex h00 gold 11
expect line harbour 1 e12 wool
expect line robber -
expect line pirate -

% CS-PI-08 two settlements each on the east island, with roads only; the last one pays
game catan +sea scenario=pirate_islands seats=3 first_player=1
1 colour 1
2 colour 3
reject 1 settlement n04   CS-PI-08
reject 1 settlement n21   CS-PI-08
1 settlement n09
reject 1 ship e12         CS-PI-08
reject 1 ship e14         CS-PI-08
expect legal 1 ship *     = 0
1 road e14
2 settlement n12
2 road e17
3 settlement n44
3 road e65
3 settlement n94
# n94 lies at pasture h35 and forest h42
expect line hand 3 1lumber+1wool
3 road e136
2 settlement n76
2 road e110
1 settlement n42
1 road e61
expect asks catan.before
expect actors 1
expect score 1 = 3
expect score 3 = 3

% CS-PI-04 the settlement on the fortress is one of the five
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set settlement n09 1
set settlement n42 1
set road e61 1
set road e59 1
set road e38 1
set road e37 1
set road e39 1
set hand 1 2brick+2lumber+2wool+2grain
set phase act 1
expect score 1 = 3
1 settlement n26
expect score 1 = 4
reject 1 settlement n40   CB-BUILD-03
badset settlement n78 1 : too many pieces

% CS-PI-04 CS-PI-31 a captured fortress leaves as many in the supply as before
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set settlement n09 1
set settlement n42 1
set settlement n26 1
set fort 1 0
set settlement n01 1
badset settlement n78 1 : too many pieces
set phase act 1
expect score 1 = 5

% CS-PI-09 on the other islands only at the own landing
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e31 1
set ship e30 1
set ship e28 1
set ship e27 1
set ship e07 1
set hand 1 2brick+2lumber+2wool+2grain+3ore
set phase act 1
reject 1 settlement n21   CS-PI-09
reject 1 settlement n18   CS-PI-09
1 settlement n04
expect score 1 = 2

% CS-PI-09 CS-PI-32 the fortress is not built on; a landing may become a city
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set settlement n04 1
set ship e31 1
set ship e30 1
set ship e28 1
set ship e27 1
set ship e07 1
set ship e05 1
set ship e03 1
set ship e02 1
set hand 1 1brick+1lumber+1wool+4grain+3ore
set phase act 1
reject 1 settlement n01   CS-PI-09
1 city n04
expect score 1 = 3

% CS-PI-10 CS-PI-11 the next ship lies at the front, on a shortest way
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set hand 1 6lumber+6wool
set phase act 1
expect legal 1 ship *     = 2
reject 1 ship e35         CS-PI-11
reject 1 ship e30         CS-SHIP-03
1 ship e31
# no branches
reject 1 ship e13         CS-PI-10
reject 1 ship e32         CS-PI-11
expect legal 1 ship *     = 1
1 ship e30
expect legal 1 ship *     = 2
1 ship e10
expect legal 1 ship *     = 1
1 ship e08
1 ship e06
expect legal 1 ship *     = 1

% CS-PI-10 CS-PI-12 nine ships reach the fortress, none goes on
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e31 1
set ship e30 1
set ship e28 1
set ship e27 1
set ship e07 1
set ship e05 1
set ship e03 1
set hand 1 3lumber+3wool
set phase act 1
reject 1 attack           CS-PI-28
1 ship e02
expect legal 1 ship *     = 0
reject 1 ship e00         CS-PI-10
# between start and fortress the line is closed
reject 1 move_ship e02 e00  CS-MOVE-08
expect no line title route *

% CS-PI-10 CS-MOVE-02 a line that has reached the fortress is closed
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e31 1
set ship e30 1
set ship e28 1
set ship e27 1
set ship e07 1
set ship e05 1
set ship e03 1
set ship e02 1
set phase act 1
reject 1 move_ship e02 e00  CS-MOVE-02

% CS-PI-13 the front ship may be moved, and a warship stays one
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e31 1
set warship e31
set phase act 1
reject 1 move_ship e33 e13  CS-MOVE-03
reject 1 move_ship e31 e30  CS-SHIP-03
reject 1 move_ship e31 e35  CS-PI-11
1 move_ship e31 e13
expect line ship e13 1
expect line warship e13
expect no line warship e31
expect no line ship e31 *
reject 1 move_ship e13 e31  CS-MOVE-01

% CS-PI-14 a way beside another open one may be barred; the barred one is closed to ships
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set road e12 3
set hand 1 2lumber+2wool
set hand 3 1brick+1lumber+1wool+1grain
set phase act 3
3 settlement n08
3 end
1 roll
* dice 1 1
expect legal 1 ship *     = 1
reject 1 ship e13         CS-PI-11
1 ship e31

% CS-PI-14 no settlement on another player's line
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e13 1
set road e12 2
set hand 2 1brick+1lumber+1wool+1grain
set phase act 2
reject 2 settlement n08   CS-PI-14

% CS-PI-14 an own building bars nothing
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e13 1
set hand 1 1brick+2lumber+2wool+1grain
set phase act 1
1 settlement n08
1 ship e11

% CS-PI-14 roads leave the last way to a fortress open, too
game catan +sea scenario=pirate_islands seats=4 first_player=1
use sea_pirate_start.txt
set colour 4 2
set fort 4 3
set settlement n55 4
set ship e79 4
set road e44 1
set hand 1 2brick+2lumber
set phase act 1
reject 1 road e45         CS-PI-14
1 road e43

% CS-PI-15 Road Building lays ships of the line
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set cards 1 1road_building
set phase before 1
1 road_building
1 ship e31
reject 1 ship e13         CS-PI-10
1 ship e30
expect asks catan.before

% CS-PI-06 the deck of three has no point cards
game catan +sea scenario=pirate_islands seats=3 first_player=1
set cards 1 14knight+2road_building+2plenty+2monopoly
badset cards 1 15knight : not that many cards
badset cards 1 1point : not that many cards

% CS-PI-06 CS-HID-05 with four the point cards are knights: nobody has hidden points
game catan +sea scenario=pirate_islands seats=4 first_player=1
set cards 1 19knight+2road_building+2plenty+2monopoly
expect score 1 = 0
expect public 1 = 0
badset cards 1 20knight : not that many cards
badset cards 1 1point : not that many cards

% CS-PI-16 CS-PI-17 CS-PI-18 CS-PI-19 CS-PI-07 a Knight card makes the ship nearest to the settlement a warship and leaves the game
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e31 1
set cards 1 2knight
set phase before 1
1 knight
expect event warship seat=1 e33 1
expect line warship e33
expect line spent 1knight
expect no line knights 1 *
expect no line warship e31
expect asks catan.before
reject 1 knight           CB-TURN-03
expect view 2 line warship e33

% CS-PI-16 no card without an ordinary ship
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set warship e33
set cards 1 1knight
set phase act 1
reject 1 knight           CS-PI-16

% CS-PI-16 CS-PI-18 with one it is played after the roll as well, but not in the turn it was bought
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set fresh 2 1knight
set cards 1 1knight
set phase act 1
1 knight
expect line warship e33
expect asks catan.act

% CS-PI-18 bought in this turn
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set fresh 1 1knight
set phase act 1
reject 1 knight           CB-DEV-03

% CS-PI-17 CS-OPEN-12 option warship_from_front: the ship nearest to the front
game catan +sea scenario=pirate_islands seats=3 first_player=1 warship_from_front=1
use sea_pirate_start.txt
set ship e31 1
set cards 1 1knight
set phase act 1
1 knight
expect line warship e31
expect no line warship e33

% CS-PI-19 nothing is shuffled back
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set spent 14knight+2road_building+2plenty+2monopoly
set hand 1 1wool+1grain+1ore
set phase act 1
reject 1 buy              CB-DEV-01

% CS-EX-38 CS-PI-20 CS-PI-21 CS-PI-22 CS-PI-23 CS-PI-24 the fleet sails by the lower die and attacks before production
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e102 2
set ship e101 2
set ship e99 2
set ship e98 2
set ship e96 2
set settlement n66 2
set hand 2 1wool
set phase roll 1
* dice 3 5
expect event fleet_sails h30 3
expect event fleet_attacks seat=2 3 0
expect line fleet 3
expect asks sea.loss
expect view 1 line hand 2 - ?1
reject * loss brick       CS-PI-24
* loss wool
expect event fleet_takes seat=2 to=all wool
# only now the 8 pays: mountains h22 beside the landing
expect event income seat=2
expect line hand 2 1ore
expect asks catan.act

% CS-PI-27 CS-EX-38 without a building there is no attack; ships are never touched
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e102 2
set ship e101 2
set ship e99 2
set ship e98 2
set ship e96 2
set hand 2 1wool
set phase roll 1
* dice 3 5
expect event fleet_sails h30 3
expect no event fleet_attacks *
expect asks catan.act

% CS-PI-20 CS-PI-21 the path is closed; on a double it sails as many steps as one die shows
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set fleet 13
set phase roll 2
* dice 2 2
expect event fleet_sails h45 2
expect line fleet 1

% CS-EX-40 CS-PI-24 one card and one for each city, all of them if there are fewer
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e151 3
set warship e152
set warship e151
set city n09 3
set city n12 3
set hand 3 1ore+1wool
set fleet 9
set phase roll 1
* dice 4 4
expect event fleet_sails h40 4
expect event fleet_attacks seat=3 4 2
* loss ore
expect asks sea.loss
* loss wool
expect line hand 3 -
expect asks catan.act

% CS-PI-24 one card for the player without cities
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set hand 3 1ore+1wool
set fleet 9
set phase roll 1
* dice 4 4
* loss ore
expect line hand 3 1wool
expect asks catan.act

% CS-PI-24 an empty hand loses nothing
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set fleet 9
set phase roll 1
* dice 4 4
expect event fleet_attacks seat=3 4 0
expect asks catan.act

% CS-EX-41 CS-PI-25 equal strength: nothing happens
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e151 3
set ship e149 3
set ship e148 3
set warship e152
set warship e151
set warship e149
set warship e148
set hand 3 1ore
set fleet 9
set phase roll 1
* dice 4 4
expect event fleet_attacks seat=3 4 4
expect line hand 3 1ore
expect asks catan.act

% CS-EX-41 CS-PI-25 the stronger player takes a card of choice from the bank
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e151 3
set ship e149 3
set ship e148 3
set ship e146 3
set warship e152
set warship e151
set warship e149
set warship e148
set warship e146
set hand 3 1ore
set fleet 9
set phase roll 1
* dice 4 4
expect asks sea.prize
expect actors 3
expect legal 3 pick * = 5
3 pick grain
expect line hand 3 1grain+1ore
expect asks catan.act

% CS-PI-22 several owners: each is attacked, clockwise from the active player
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set settlement n38 3
set hand 1 1brick
set hand 3 1ore
set fleet 6
set phase roll 2
* dice 3 6
expect event fleet_sails h10 3
expect event fleet_attacks seat=3 3 0
expect no event fleet_attacks seat=1 *
* loss ore
expect event fleet_attacks seat=1 3 0
* loss brick
expect asks catan.act
expect actors 2

% CS-PI-22 the active player is attacked too, and first
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set settlement n38 3
set hand 1 1brick
set hand 3 1ore
set fleet 6
set phase roll 1
* dice 3 6
expect event fleet_attacks seat=1 3 0
* loss brick
* loss ore

% CS-PI-22 several buildings of one owner: one attack
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set settlement n38 1
set hand 1 2brick
set fleet 6
set phase roll 2
* dice 3 3
* loss brick
expect line hand 1 1brick
expect asks catan.act

% CS-PI-22 CS-OPEN-12 option fleet_multi=none: nobody, if there are several
game catan +sea scenario=pirate_islands seats=3 first_player=1 fleet_multi=none
use sea_pirate_start.txt
set settlement n38 3
set hand 1 1brick
set fleet 6
set phase roll 2
* dice 3 6
expect event fleet_sails h10 3
expect no event fleet_attacks *
expect asks catan.act

% CS-PI-22 CS-OPEN-12 ... and the only one, if there is one
game catan +sea scenario=pirate_islands seats=3 first_player=1 fleet_multi=none
use sea_pirate_start.txt
set hand 1 1brick
set fleet 6
set phase roll 2
* dice 3 6
expect event fleet_attacks seat=1 3 0
* loss brick

% CS-PI-26 CS-PI-07 a seven: the fleet, discards, then a card of anybody
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set hand 1 1brick
set hand 2 8ore
set phase roll 1
* dice 3 4
expect event fleet_sails h30 3
expect asks catan.owe
expect actors 2
2 discard ore
2 discard ore
2 discard ore
2 discard ore
expect asks sea.raid
expect actors 1
reject 1 robber h04       CS-PI-26
reject 1 raid 1           CS-PI-26
reject 1 raid 3           CS-PI-26
expect legal 1 * = 2
1 raid 2
* steal ore
expect line hand 1 1brick+1ore
expect line hand 2 3ore
expect asks catan.act

% CS-PI-26 the roller may decline
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set hand 2 1ore
set phase roll 1
* dice 3 4
1 spare
expect event robs_nobody seat=1
expect line hand 2 1ore
expect asks catan.act

% CS-PI-26 nobody has a card: nothing is asked
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set hand 1 1brick
set phase roll 1
* dice 3 4
expect asks catan.act

% CS-EX-43 CS-PI-28 CS-PI-29 more warships than the die: a chip is removed and the turn is over
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e31 1
set ship e30 1
set ship e28 1
set ship e27 1
set ship e07 1
set ship e05 1
set ship e03 1
set ship e02 1
set warship e33
set warship e31
set warship e30
set warship e28
set phase act 1
expect legal 1 attack = 1
1 attack
expect event siege seat=1 4
expect asks sea.siege
reject * die 0            CS-PI-29
reject * die 7            CS-PI-29
reject 1 end              CB-TURN-05
* die 3
expect event siege_rolled seat=1 3 4 2
expect line fort 1 2
expect line ship e02 1
expect asks catan.before
expect actors 2

% CS-EX-44 CS-PI-29 CS-PI-30 equal: the front ship is lost, and the line must be rebuilt
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e31 1
set ship e30 1
set ship e28 1
set ship e27 1
set ship e07 1
set ship e05 1
set ship e03 1
set ship e02 1
set warship e33
set warship e31
set warship e30
set warship e28
set phase act 1
1 attack
* die 4
expect event ship_lost seat=1 e02
expect no line ship e02 *
expect line ship e03 1
expect line warship e28
expect line fort 1 3
set hand 1 1lumber+1wool
set phase act 1
reject 1 attack           CS-PI-28
1 ship e02
1 attack
* die 1
expect line fort 1 2

% CS-PI-29 CS-PI-30 fewer: the two front ships, warships or not
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e31 1
set ship e30 1
set ship e28 1
set ship e27 1
set ship e07 1
set ship e05 1
set ship e03 1
set ship e02 1
set warship e03
set warship e33
set phase act 1
1 attack
* die 3
expect event ship_lost seat=1 e02
expect event ship_lost seat=1 e03
expect no line ship e03 *
expect no line warship e03
expect line warship e33
expect line ship e05 1

% CS-EX-46 seven warships always win
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e31 1
set ship e30 1
set ship e28 1
set ship e27 1
set ship e07 1
set ship e05 1
set ship e03 1
set ship e02 1
set warship e33
set warship e31
set warship e30
set warship e28
set warship e27
set warship e07
set warship e05
set phase act 1
1 attack
* die 6
expect line fort 1 2

% CS-EX-47 CS-PI-31 CS-PI-34 the captured settlement is the tenth point
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e31 1
set ship e30 1
set ship e28 1
set ship e27 1
set ship e07 1
set ship e05 1
set ship e03 1
set ship e02 1
set warship e33
set warship e31
set fort 1 1
set city n12 1
set city n44 1
set city n78 1
set city n110 1
set phase act 1
expect score 1 = 9
1 attack
* die 1
expect event captured seat=1 n01
expect line settlement n01 1
expect score 1 = 10
expect won 1

% CS-PI-34 ten points without the fortress do not win
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set city n12 1
set city n44 1
set city n78 1
set city n110 1
set settlement n60 1
set phase before 1
expect score 1 = 10
expect won -

% CS-PI-31 the captured settlement earns income and may be upgraded; there is nothing left to attack
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e31 1
set ship e30 1
set ship e28 1
set ship e27 1
set ship e07 1
set ship e05 1
set ship e03 1
set ship e02 1
set fort 1 0
set settlement n01 1
set hand 1 2grain+3ore
set phase roll 1
# gold h00 beside the fortress has the 11
* dice 5 6
expect asks sea.gold
1 pick brick
reject 1 attack           CS-PI-31
1 city n01
expect score 1 = 3

% CS-PI-33 the last fortress falls: the fleet is removed
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e31 1
set ship e30 1
set ship e28 1
set ship e27 1
set ship e07 1
set ship e05 1
set ship e03 1
set ship e02 1
set warship e33
set warship e31
set fort 1 1
set fort 2 0
set settlement n81 2
set fort 3 0
set settlement n112 3
set fleet 9
set hand 3 1ore
set phase act 1
1 attack
* die 1
expect event fleet_gone
expect won -
2 roll
* dice 4 4
expect no event fleet_sails *
expect no event fleet_attacks *
expect line hand 3 1ore

% CS-PI-28 the words of this scenario mean nothing in another
game catan +sea seats=3 first_player=1
set settlement n20 1
set phase act 1
reject 1 attack           CS-PI-28

% CS-PI-25 the bank has nothing: the stronger player takes nothing, and nobody is asked
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set ship e151 3
set ship e149 3
set ship e148 3
set ship e146 3
set warship e152
set warship e151
set warship e149
set warship e148
set warship e146
set hand 2 19brick+19lumber+19wool+19grain+19ore
set fleet 9
set phase roll 1
* dice 4 4
expect event fleet_attacks seat=3 4 5
expect asks catan.act
expect line hand 2 19brick+19lumber+19wool+19grain+19ore

% CS-PI-28 CB-TURN-02 no attack before the roll
game catan +sea scenario=pirate_islands seats=3 first_player=1
use sea_pirate_start.txt
set phase before 1
reject 1 attack CB-TURN-02
