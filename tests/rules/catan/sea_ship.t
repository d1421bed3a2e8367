# Seafarers: the board, set-up, ships, moving ships, the trade route. Map of New Shores, scenario 1: docs/NOTATION.md has the numbers.
# S is n64, a coast corner of the main island; a e93, b e95, c e74, d e97 are paths at sea beyond it.

% CS-SETUP-01 CS-SETUP-02 CS-SHIP-01 fifteen ships beside the pieces and cards of the base game
game catan +sea seats=3
set settlement n64 1
set hand 1 1lumber+1wool
set phase act 1
1 ship e93
expect line ship e93 1
expect line hand 1 -
expect event built seat=1 ship *

% CS-SETUP-01 CS-INT-04 five and six do not play Seafarers
badgame catan +sea seats=5 : CS-SETUP-01
badgame catan +sea +five_six seats=5 : CS-INT-04
badgame catan +sea seats=1 : bad number of seats

% CS-SHIP-02 CS-SHIP-01 any number in a turn, each for lumber and wool; not before the roll
game catan +sea seats=3
set settlement n64 1
set hand 1 2lumber+2wool
set phase before 1
reject 1 ship e93 CB-TURN-02
set phase act 1
1 ship e93
1 ship e95
reject 1 ship e74 CB-BUILD-01
set hand 1 1lumber+1brick
reject 1 ship e74 CB-BUILD-01

% CS-SHIP-02 CS-SETUP-01 no sixteenth ship
game catan +sea seats=3
set settlement n64 1
set ship e93 1
set ship e95 1
set ship e74 1
set ship e97 1
set ship e118 1
set ship e94 1
set ship e02 1
set ship e48 1
set ship e43 1
set ship e26 1
set ship e44 1
set ship e29 1
set ship e27 1
set ship e47 1
set hand 1 2lumber+2wool
set phase act 1
1 ship e92
reject 1 ship e115 CB-BUILD-03
badset ship e115 1 : too many pieces of one colour: `ship`

% CS-FRAME-01 CS-FRAME-02 CS-FRAME-05 CS-EX-01 from the settlement and from the ship, on coast and open sea
game catan +sea seats=3
set settlement n64 1
set ship e93 1
set hand 1 1lumber+1wool
set phase act 1
expect legal 1 ship * = 4
expect legal 1 ship e94 = 1
expect legal 1 ship e92 = 1
expect legal 1 ship e74 = 1
expect legal 1 ship e95 = 1

% CS-FRAME-05 a ship on land and a road on water are refused
game catan +sea seats=3
set settlement n62 1
set settlement n64 2
set hand 1 1lumber+1wool+1brick
set hand 2 1lumber+1wool+1brick
set phase act 1
reject 1 ship e90 CS-FRAME-05
1 road e90
set phase act 2
reject 2 road e93 CB-BUILD-04
2 ship e93

% CS-FRAME-02 the frame is sea: a ship on the rim of the board
game catan +sea seats=3
set settlement n01 1
set hand 1 1lumber+1wool
set phase act 1
1 ship e02

% CS-FRAME-06 CB-BOARD-06 one piece on a path, whatever it is
game catan +sea seats=3
set settlement n64 1
set ship e93 1
set road e92 1
set hand 1 1lumber+1wool+1brick
set phase act 1
reject 1 ship e93 CS-FRAME-06
reject 1 ship e92 CS-FRAME-06
set hand 1 1lumber+1brick
reject 1 road e93 CB-BOARD-06

% CS-FRAME-07 CS-SHIP-08 a ship leads to a settlement as a road does; at sea nobody settles
game catan +sea seats=3
set settlement n64 1
set ship e93 1
set ship e95 1
set hand 1 2lumber+2wool+2brick+2grain
set phase act 1
reject 1 settlement n65 CB-BUILD-08
1 settlement n66
expect legal 1 road e96 = 1
expect legal 1 ship e97 = 1
reject 1 ship e96 CS-FRAME-05

% CS-FRAME-07 no settlement on an intersection of open sea
game catan +sea seats=3
set settlement n32 1
set ship e47 1
set ship e49 1
set hand 1 1lumber+1wool+1brick+1grain
set phase act 1
reject 1 settlement n34 CB-BUILD-08

% CS-SHIP-03 CS-SHIP-04 CS-SHIP-05 CS-EX-14 neither goes on from the other without an own building
game catan +sea seats=3
set settlement n64 1
set road e92 1
set ship e93 1
set hand 1 1lumber+1wool+1brick
set phase act 1
reject 1 ship e71 CS-SHIP-04
expect legal 1 ship e94 = 1
reject 1 road e74 CB-BUILD-04
reject 1 ship e02 CS-SHIP-03

% CS-SHIP-03 not past somebody else's settlement, but up to it
game catan +sea seats=3
set settlement n64 1
set ship e93 1
set ship e95 1
set settlement n66 2
set hand 1 1lumber+1wool
set phase act 1
reject 1 ship e97 CS-SHIP-03
expect legal 1 ship e74 = 1

% CS-SHIP-07 lines branch
game catan +sea seats=3
set settlement n64 1
set ship e93 1
set ship e95 1
set hand 1 1lumber+1wool
set phase act 1
1 ship e74

% CS-SHIP-11 CS-SHIP-08 a settlement at the end of a line needs nothing beside it any more
game catan +sea seats=3
set settlement n64 1
set ship e93 1
set settlement n30 1
set road e46 1
set phase act 1
1 move_ship e93 e44
expect line settlement n64 1
expect no line ship e93 1

% CS-SHIP-06 CS-PIRATE-07 CS-EX-11 nothing is laid or moved at the pirate's hex
game catan +sea seats=3
set settlement n64 1
set ship e93 1
set ship e95 1
set pirate h29
set hand 1 1lumber+1wool+1brick
set phase act 1
reject 1 move_ship e95 e74 CS-MOVE-09
reject 1 move_ship e93 e92 CS-MOVE-09
expect legal 1 move_ship * = 0
reject 1 ship e94 CS-SHIP-06
reject 1 ship e97 CS-SHIP-06
expect legal 1 ship e74 = 1
expect legal 1 road e92 = 1

% CS-PIRATE-07 CS-MOVE-09 roads and buildings stand beside the pirate; no ship is moved there
game catan +sea seats=3
set settlement n64 1
set ship e93 1
set ship e74 1
set ship e72 1
set pirate h29
set phase act 1
reject 1 move_ship e72 e95 CS-MOVE-09
1 move_ship e72 e73

% CS-SETUP-04 CS-SETUP-05 CS-SETUP-06 CS-NS-02 a ship instead of the road, on coast or open sea, not beside the pirate
game catan +sea seats=3 first_player=1
set pirate h29
reject 1 settlement n01 CS-NS-02
1 settlement n64
reject 1 ship e93 CS-SETUP-06
reject 1 ship e94 CS-SETUP-06
expect legal 1 road e94 = 1
1 ship e92
expect asks catan.settle
expect actors 2
2 settlement n30
reject 2 ship e45 CS-FRAME-05
2 ship e44

% CS-SETUP-04 CB-SETUP-08 inland there is no place for a ship
game catan +sea seats=3 first_player=1
1 settlement n62
expect legal 1 ship * = 0
expect legal 1 road * = 3
reject 1 ship e90 CS-FRAME-05
reject 1 ship e93 CB-SETUP-08

% CS-SHIP-09 CS-SHIP-10 CS-EX-19 Road Building: two ships
game catan +sea seats=3
set settlement n64 1
set cards 1 1road_building
set phase act 1
1 road_building
1 ship e93
1 ship e95
expect asks catan.act
expect legal 1 move_ship * = 0

% CS-SHIP-09 CS-EX-19 Road Building: a road and a ship; a settlement between the two pieces is not possible
game catan +sea seats=3
set settlement n64 1
set cards 1 1road_building
set hand 1 1lumber+1wool+1brick+1grain
set phase act 1
1 road_building
1 road e92
reject 1 settlement n62 CB-DEV-07
1 ship e93
expect line hand 1 1brick+1lumber+1wool+1grain

% CS-SHIP-09 CS-EX-19 Road Building: two roads
game catan +sea seats=3
set settlement n64 1
set cards 1 1road_building
set phase before 1
1 road_building
1 road e92
1 road e90
expect asks catan.before

% CS-SHIP-10 playable with ships alone, for one ship if one place is left; with no place not at all
game catan +sea seats=2
set settlement n64 1
set road e92 2
set road e94 2
set cards 1 1road_building
set pirate h22
set phase act 1
reject 1 road_building CB-DEV-07
set pirate h08
1 road_building
reject 1 road e93 CB-BUILD-04
1 ship e93
expect asks catan.free_edges
expect legal 1 road * = 0
expect legal 1 ship * = 2
expect legal 1 done = 1

% CS-MOVE-01 CS-MOVE-11 CS-MOVE-14 one move a turn, free, in the action phase
game catan +sea seats=3
set settlement n64 1
set ship e93 1
set settlement n30 1
set ship e44 1
set hand 1 1lumber+1wool
set phase before 1
reject 1 move_ship e93 e92 CB-TURN-02
set phase act 1
reject 1 move_ship e93 e93 CS-MOVE-10
reject 1 move_ship e92 e93 CS-MOVE-01
1 move_ship e93 e94
expect event ship_moved seat=1 *
expect no event built *
expect line hand 1 1lumber+1wool
expect line ship_moved 1
reject 1 move_ship e44 e26 CS-MOVE-01
1 ship e93
1 end
2 roll
* dice 3 1
expect no line ship_moved 1
expect no line new_ship *

% CS-MOVE-08 CS-EX-02 a ship of this turn stays, also one of Road Building; next turn it may go
game catan +sea seats=2
set settlement n64 1
set ship e93 1
set new_ship e93
set phase act 1
reject 1 move_ship e93 e94 CS-MOVE-08
expect legal 1 move_ship * = 0
1 end
2 roll
* dice 1 2
2 end
1 roll
* dice 1 2
1 move_ship e93 e94

% CS-MOVE-08 ships of the set-up may be moved in the first turn
game catan +sea seats=2 first_player=1
1 settlement n64
1 ship e93
2 settlement n30
2 ship e44
2 settlement n62
2 road e90
1 settlement n100
1 ship e142
1 roll
* dice 1 1
expect legal 1 move_ship e93 * > 0

% CS-MOVE-02 CS-EX-04 between two own settlements nothing moves
game catan +sea seats=3
set settlement n64 1
set settlement n66 1
set ship e93 1
set ship e95 1
set phase act 1
reject 1 move_ship e93 e94 CS-MOVE-02
reject 1 move_ship e95 e94 CS-MOVE-02
expect legal 1 move_ship * = 0

% CS-MOVE-03 CS-MOVE-06 CS-EX-05 the ends of a branch move, the stem does not
game catan +sea seats=3
set settlement n64 1
set ship e93 1
set ship e95 1
set ship e74 1
set phase act 1
reject 1 move_ship e93 e94 CS-MOVE-03
expect legal 1 move_ship e95 * > 0
expect legal 1 move_ship e74 * > 0

% CS-MOVE-06 a branch on a closed line keeps its end
game catan +sea seats=3
set settlement n64 1
set settlement n66 1
set ship e93 1
set ship e95 1
set ship e74 1
set phase act 1
reject 1 move_ship e95 e94 CS-MOVE-02
1 move_ship e74 e94

% CS-MOVE-04 CS-EX-07 a ring without anchor: each of its ships, not the stem
game catan +sea seats=3
set settlement n79 1
set ship e115 1
set ship e118 1
set ship e120 1
set ship e137 1
set ship e136 1
set ship e117 1
set ship e116 1
set phase act 1
expect legal 1 move_ship e115 * = 0
reject 1 move_ship e115 e94 CS-MOVE-03
expect legal 1 move_ship e118 * > 0
expect legal 1 move_ship e120 * > 0
expect legal 1 move_ship e137 * > 0
expect legal 1 move_ship e136 * > 0
expect legal 1 move_ship e117 * > 0
expect legal 1 move_ship e116 * > 0

% CS-MOVE-03 CS-EX-08 five sides of a hex on a stem: two ends
game catan +sea seats=3
set settlement n79 1
set ship e115 1
set ship e118 1
set ship e120 1
set ship e137 1
set ship e117 1
set ship e116 1
set phase act 1
expect legal 1 move_ship e117 * > 0
expect legal 1 move_ship e137 * > 0
expect legal 1 move_ship e115 * = 0
expect legal 1 move_ship e118 * = 0
expect legal 1 move_ship e120 * = 0
expect legal 1 move_ship e116 * = 0

% CS-MOVE-05 CS-EX-10 a ring through one anchor: the two ships there
game catan +sea seats=3
set settlement n64 1
set ship e93 1
set ship e95 1
set ship e97 1
set ship e116 1
set ship e115 1
set ship e94 1
set phase act 1
expect legal 1 move_ship e93 * > 0
expect legal 1 move_ship e94 * > 0
reject 1 move_ship e97 e92 CS-MOVE-05
reject 1 move_ship e95 e92 CS-MOVE-05
expect legal 1 move_ship e116 * = 0
expect legal 1 move_ship e115 * = 0

% CS-MOVE-07 somebody else's settlement closes nothing and opens nothing
game catan +sea seats=3
set settlement n64 1
set ship e93 1
set ship e95 1
set settlement n66 2
set phase act 1
1 move_ship e95 e94

% CS-MOVE-07 a line between own settlements stays closed when an opponent builds in its middle
game catan +sea seats=3
set settlement n64 1
set settlement n82 1
set ship e93 1
set ship e95 1
set ship e97 1
set ship e118 1
set settlement n66 2
set phase act 1
reject 1 move_ship e95 e94 CS-MOVE-02

% CS-MOVE-10 the ship that is moved does not carry itself
game catan +sea seats=3
set settlement n64 1
set ship e93 1
set phase act 1
reject 1 move_ship e93 e95 CS-SHIP-03
expect legal 1 move_ship e93 * = 2

% CS-MOVE-12 who moves a ship may lose the card
game catan +sea seats=3
set settlement n64 1
set ship e93 1
set ship e95 1
set ship e97 1
set ship e118 1
set ship e120 1
set title route 1
set phase act 1
expect score 1 = 3
1 move_ship e120 e94
expect line title route 1
expect score 1 = 3
1 end
set phase act 1
1 move_ship e118 e92
expect no line title route *
expect event no_route seat=1
expect score 1 = 1

% CS-ROUTE-01 CS-ROUTE-02 CS-ROUTE-04 CS-ROUTE-05 CS-ROUTE-07 CS-EX-16 roads and ships in one route, joined by settlements
game catan +sea seats=3
set settlement n64 1
set settlement n68 1
set ship e93 1
set ship e95 1
set ship e97 1
set ship e118 1
set road e92 1
set road e90 1
set road e119 1
set road e99 1
# a ring with a tail, seven roads of 2
set road e86 2
set road e88 2
set road e107 2
set road e85 2
set road e84 2
set road e106 2
set road e65 2
set title route 2
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect line title route 2
1 settlement n82
expect event route seat=1 8
expect score 1 = 5
expect legal 1 move_ship * = 0

% CS-ROUTE-07 CS-EX-16 the settlement that joins road and ships takes the card
game catan +sea seats=3
set settlement n64 1
set ship e93 1
set ship e95 1
set ship e97 1
set ship e118 1
set road e119 1
set road e99 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect no line title route *
1 settlement n82
expect event route seat=1 6
expect line title route 1

% CS-ROUTE-03 CS-EX-17 an opponent's settlement parts the route; all ships stay closed
game catan +sea seats=3
set settlement n64 1
set settlement n68 1
set settlement n82 1
set settlement n66 2
set ship e93 1
set ship e95 1
set ship e97 1
set ship e118 1
set road e92 1
set road e90 1
set road e119 1
set road e99 1
set hand 1 1brick+1lumber
set phase act 1
expect no line title route *
expect legal 1 move_ship * = 0
reject 1 move_ship e97 e94 CS-MOVE-02
1 road e89
expect event route seat=1 5

% CS-FRAME-02 paths and hexes this map does not have are no places
game catan +sea seats=3
set settlement n64 1
set hand 1 1lumber+1wool
set phase act 1
badmove ship e156         : bad argument
badmove move_ship e94 e156 : bad argument
badset ship e156 1        : bad
badset pirate h68         : bad
badset new_ship e156      : bad
badset chip n128 1        : bad
badset chip n64 3         : bad
expect no line ship *
expect line hand 1 1lumber+1wool

% CS-MOVE-05 two rings that share a ship are one group: with one anchor its two ships there, the others not, on neither ring
game catan +sea seats=3
set settlement n64 1
set ship e93 1
set ship e94 1
set ship e95 1
set ship e97 1
set ship e115 1
set ship e116 1
set ship e117 1
set ship e118 1
set ship e120 1
set ship e136 1
set ship e137 1
set phase act 1
expect legal 1 move_ship e93 * > 0
expect legal 1 move_ship e94 * > 0
reject 1 move_ship e118 e92 CS-MOVE-05
reject 1 move_ship e116 e92 CS-MOVE-05
expect legal 1 move_ship e95 * = 0
expect legal 1 move_ship e97 * = 0
expect legal 1 move_ship e115 * = 0
expect legal 1 move_ship e117 * = 0
expect legal 1 move_ship e120 * = 0
expect legal 1 move_ship e136 * = 0
expect legal 1 move_ship e137 * = 0

% CS-MOVE-04 a group of rings without an anchor: every ship of it, also the one that two rings share
game catan +sea seats=3
set settlement n30 1
set ship e93 1
set ship e94 1
set ship e95 1
set ship e97 1
set ship e115 1
set ship e116 1
set ship e117 1
set ship e118 1
set ship e120 1
set ship e136 1
set ship e137 1
set phase act 1
expect legal 1 move_ship e93 * > 0
expect legal 1 move_ship e94 * > 0
expect legal 1 move_ship e95 * > 0
expect legal 1 move_ship e97 * > 0
expect legal 1 move_ship e115 * > 0
expect legal 1 move_ship e116 * > 0
expect legal 1 move_ship e117 * > 0
expect legal 1 move_ship e118 * > 0
expect legal 1 move_ship e120 * > 0
expect legal 1 move_ship e136 * > 0
expect legal 1 move_ship e137 * > 0

% CS-MOVE-02 CS-MOVE-05 with a second anchor on the other ring the whole group is closed
game catan +sea seats=3
set settlement n64 1
set settlement n82 1
set ship e93 1
set ship e94 1
set ship e95 1
set ship e97 1
set ship e115 1
set ship e116 1
set ship e117 1
set ship e118 1
set ship e120 1
set ship e136 1
set ship e137 1
set phase act 1
expect legal 1 move_ship * = 0
reject 1 move_ship e136 e92 CS-MOVE-02

% CS-SHIP-10 CB-DEV-07 one piece left, a ship: it is placed, and nothing is asked any more
game catan +sea seats=3
set settlement n64 1
set settlement n30 1
set ship e93 1
set ship e95 1
set ship e74 1
set ship e97 1
set ship e118 1
set ship e94 1
set ship e02 1
set ship e48 1
set ship e43 1
set ship e26 1
set ship e44 1
set ship e29 1
set ship e27 1
set ship e47 1
set road e45 1
set road e46 1
set road e65 1
set road e67 1
set road e69 1
set road e84 1
set road e86 1
set road e88 1
set road e90 1
set road e85 1
set road e87 1
set road e89 1
set road e106 1
set road e108 1
set road e107 1
set cards 1 1road_building
set phase act 1
1 road_building
1 ship e92
expect asks catan.act
