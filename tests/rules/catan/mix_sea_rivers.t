# New Shores with the Rivers of Catan (CT-X-42). Long river, source to mouth: h21 mountains, h20 hills, h19 pasture, h18 swamp; short river: h33 mountains,
# h32 hills, h31 swamp. Bridge sites: e68 e65 e62 e58, e108 e105 e121; the outlets are e58 (n40-n41) and e121 (n84-n85). The other sides of river hexes at
# the sea are e59 of h18, e69 and e71 of h21, e102 of h31. From n48, between e69 and e71, e70 leads out to sea.

% CT-X-42 CT-GEN-17 with New Shores alone, on the maps of the rulebook
badgame catan +rivers +sea scenario=four_islands seats=3 : CT-X-42
badgame catan +rivers +sea scenario=fog_island seats=3 : CT-X-42
badgame catan +rivers +sea scenario=through_the_desert seats=3 : CT-X-42
badgame catan +rivers +sea scenario=forgotten_tribe seats=3 : CT-X-42
badgame catan +rivers +sea scenario=cloth_for_catan seats=3 : CT-X-42
badgame catan +rivers +sea scenario=pirate_islands seats=3 : CT-X-42
badgame catan +rivers +sea scenario=wonders_of_catan seats=3 : CT-X-42
badgame catan +rivers +sea scenario=new_world seats=3 : CT-X-42
badgame catan +rivers +sea edition=rev2009 seats=3 : CT-X-42
badgame catan +rivers +sea edition=rev2009 seats=4 : CT-X-42
badgame catan +rivers +sea +two seats=2 : CT-GEN-17
game catan +rivers +sea scenario=new_shores edition=rulebook seats=3
game catan +rivers +sea scenario=new_shores edition=rulebook seats=4

# ----------------------------------------------------------------------------- board

% CT-X-42 CT-RI-01 CT-RI-03 CT-RI-06 the rivers on the main island, where they run in their own scenario; no desert
game catan +rivers +sea seats=4
expect line hex h21 mountains *
expect line hex h20 hills *
expect line hex h19 pasture *
expect line hex h18 swamp
expect line hex h33 mountains *
expect line hex h32 hills *
expect line hex h31 swamp
expect line pirate h55
deal 7
expect line hex h21 mountains *
expect line hex h20 hills *
expect line hex h19 pasture *
expect line hex h18 swamp
expect line hex h33 mountains *
expect line hex h32 hills *
expect line hex h31 swamp
expect no line hex * desert

% CT-X-42 CT-RI-01 CS-FRAME-10 the main island is always dealt, the others lie as printed
game catan +rivers +sea seats=3
deal 7
expect line hex h00 hills 11
expect line hex h01 forest 5
expect line hex h03 fields 4
expect line hex h04 gold 3
expect line hex h10 mountains 8
expect line hex h23 mountains 10
expect line hex h30 pasture 2
expect line hex h41 gold 9
expect no line hex h12 forest 5

% CT-X-42 CS-NS-06 CS-FRAME-12 with a new set-up the others are dealt, too, among themselves
game catan +rivers +sea variable=1 seats=3
deal 7
expect line hex h18 swamp
expect line hex h31 swamp
expect no line hex h00 hills 11
expect no line hex h41 gold 9
expect no line hex * gold 6
expect no line hex * gold 8

% CT-X-42 CT-RI-07 one hex of the main island has 2 and 12
game catan +rivers +sea seats=4
expect line hex h39 pasture 2 12
set settlement n103 1
set phase roll 1
* dice 1 1
expect line hand 1 1wool
1 end
2 roll
* dice 6 6
expect line hand 1 2wool

% CT-X-42 CT-RI-03 CT-OPEN-04 the rivers as the book of 2025 turns them
game catan +rivers +sea rivers_orientation=turned seats=3 first_player=1
deal 5
expect line hex h18 mountains *
expect line hex h25 hills *
expect line hex h32 pasture *
expect line hex h38 swamp
expect line hex h20 mountains *
expect line hex h27 hills *
expect line hex h34 swamp
# the outlets are e141 between n99 and n100, e114 between n78 and n92
set settlement n100 1
set settlement n92 1
set hand 1 2lumber+2wool
set phase act 1
reject 1 ship e141 CT-X-42
reject 1 ship e114 CT-X-42
1 ship e142
expect line gold 1 1

% CT-RI-08 CS-SETUP-09 CT-X-42 who begins puts the robber on a swamp, before all settlements
game catan +rivers +sea seats=3 first_player=2
expect asks sea.start
expect actors 2
expect line robber -
expect legal 2 start * = 2
expect legal 2 start h18 = 1
expect legal 2 start h31 = 1
reject 2 start h26 CS-SETUP-09
2 start h31
expect line robber h31
expect asks catan.settle

% CT-RI-08 CS-PIRATE-03 on a 7 the robber may go to a swamp, or the pirate moves
game catan +rivers +sea seats=3 first_player=1
set robber h18
set phase roll 1
* dice 3 4
expect asks sea.rob
expect legal 1 robber h31 = 1
expect legal 1 robber h18 = 0
1 robber h31
expect line robber h31

# ----------------------------------------------------------------------------- ships

% CT-X-42 a ship on a side of a river hex brings 1 gold, elsewhere none
game catan +rivers +sea seats=3 first_player=1
set settlement n48 1
set hand 1 4lumber+4wool
set phase act 1
expect no line gold 1 *
1 ship e70
expect no event gold *
expect no line gold 1 *
1 ship e71
expect event gold seat=1 1 1
expect line gold 1 1
1 ship e69
expect line gold 1 2
# from n63, the far end of e71, along forest 28, which is no river hex
1 ship e92
expect line gold 1 2

% CT-X-42 at a swamp, too
game catan +rivers +sea seats=3 first_player=1
set settlement n55 1
set settlement n70 2
set hand 1 1lumber+1wool
set hand 2 1lumber+1wool
set phase act 1
1 ship e59
expect line gold 1 1
1 end
2 roll
* dice 1 1
2 ship e102
expect line gold 2 1

% CT-X-42 CT-RI-27 a free ship, too
game catan +rivers +sea seats=3 first_player=1
set settlement n48 1
set cards 1 1road_building
set phase act 1
1 road_building
1 ship e71
expect line gold 1 1
1 ship e69
expect line gold 1 2

% CT-X-42 CT-RI-20 CT-RI-21 in the set-up, too: at most four gold
game catan +rivers +sea seats=2 first_player=1
1 start h18
1 settlement n48
expect line gold 1 1
1 ship e71
expect line gold 1 2
2 settlement n26
2 ship e38
expect no line gold 2 *
2 settlement n28
2 road e42
1 settlement n70
expect line gold 1 3
1 ship e102
expect line gold 1 4

% CT-X-42 moving it away costs 1 gold
game catan +rivers +sea seats=3 first_player=1
set settlement n48 1
set ship e71 1
set gold 1 1
set phase act 1
1 move_ship e71 e70
expect event gold_paid seat=1 1 0
expect no line gold 1 *

% CT-X-42 without gold it cannot be moved
game catan +rivers +sea seats=3 first_player=1
set settlement n48 1
set ship e71 1
set ship e70 1
set gold 2 1
set phase act 1
reject 1 move_ship e71 e69 CT-X-42
expect legal 1 move_ship e71 * = 0
# the other one lies at no river; where it comes to, it brings gold
1 move_ship e70 e69
expect event gold seat=1 1 1
expect no event gold_paid *
expect line gold 1 1

% CT-X-42 from one side of a river hex to another: 1 is paid and 1 comes
game catan +rivers +sea seats=3 first_player=1
set settlement n48 1
set ship e71 1
set gold 1 1
set phase act 1
1 move_ship e71 e69
expect event gold_paid seat=1 1 *
expect event gold seat=1 1 *
expect line gold 1 1

% CT-X-42 CT-RI-32 CT-RI-30 CT-RI-31 the tiles of wealth follow at once
game catan +rivers +sea seats=3 first_player=1
set settlement n48 1
set city n62 1
set ship e71 1
set gold 1 2
set gold 2 1
set gold 3 1
set settlement n26 2
set city n28 3
set phase act 1
# 1 + 2 and the richest; the others share the Poor Settler
expect public 1 = 4
expect public 3 = 0
1 move_ship e71 e70
# all have the same: all are poor, nobody is rich
expect public 1 = 1
expect public 3 = 0

% CT-X-42 no ship lies on the outlets; a bridge does
game catan +rivers +sea seats=3 first_player=1
set settlement n40 1
set settlement n85 1
set hand 1 2lumber+1wool+2brick
set phase act 1
reject 1 ship e58 CT-X-42
reject 1 ship e121 CT-X-42
expect legal 1 ship e58 = 0
expect legal 1 ship e121 = 0
expect legal 1 ship e57 = 1
expect legal 1 bridge e58 = 1
1 bridge e121
expect line bridge e121 1
expect line gold 1 3

% CT-X-42 nor is one moved there, nor laid there free
game catan +rivers +sea seats=3 first_player=1
set settlement n40 1
set ship e57 1
set cards 1 1road_building
set phase act 1
reject 1 move_ship e57 e58 CT-X-42
1 road_building
reject 1 ship e58 CT-X-42
1 ship e59
1 ship e36

% CT-X-42 nor in the set-up
game catan +rivers +sea seats=2 first_player=1
1 start h31
1 settlement n40
reject 1 ship e58 CT-X-42
reject 1 road e58 CT-RI-10
expect legal 1 ship e58 = 0
expect legal 1 ship * = 2
1 ship e57

% CS-FRAME-05 CT-RI-05 the other sites lie inland, where no ship can be
game catan +rivers +sea seats=3 first_player=1
set settlement n42 1
set hand 1 1lumber+1wool
set phase act 1
reject 1 ship e62 CS-FRAME-05

% CT-RI-23 CS-SHIP-04 a ship leads to no bridge, nor a bridge to a ship
game catan +rivers +sea seats=3 first_player=1
set settlement n39 2
set ship e59 1
set bridge e121 3
set hand 1 1lumber+2brick
set hand 3 1lumber+1wool
set phase act 1
reject 1 bridge e58 CT-RI-23
set phase act 3
reject 3 ship e123 CS-SHIP-04

% CT-RI-25 CS-ROUTE-01 CS-ROUTE-02 a bridge is a road of the trade route, which goes on over ships at an own building
game catan +rivers +sea seats=3 first_player=1
set settlement n40 1
set bridge e58 1
set road e60 1
set ship e57 1
set ship e36 1
set hand 1 1lumber+1wool
set phase act 1
expect no line title route *
1 ship e35
expect line title route 1

% CT-GOLD-03 CS-GOLD-01 CT-X-42 a gold hex brings cards of choice, no gold
game catan +rivers +sea seats=3 first_player=1
set settlement n10 1
set phase roll 1
* dice 1 2
expect asks sea.gold
1 pick ore
expect line hand 1 1ore
expect no line gold 1 *

% CT-GOLD-02 CT-RI-28 gold buys cards as ever
game catan +rivers +sea seats=3 first_player=1
set gold 1 2
set phase act 1
1 spend ore
expect line hand 1 1ore
expect no line gold 1 *

# ------------------------------------------------------------------- victory, variants

% CT-X-42 CT-GEN-10 CS-NS-05 thirteen points win, twelve do not
game catan +rivers +sea seats=3 first_player=1
set city n26 1
set city n47 1
set city n64 1
set city n92 1
set settlement n58 1
set settlement n60 1
set settlement n86 1
set gold 1 1
set gold 2 1
set gold 3 0
set cards 1 1point
set hand 1 1wool+1grain+1ore
set phase act 1
expect score 1 = 12
expect won -
1 buy
* draw point
expect won 1

% CT-X-42 CT-HM-04 fourteen with the Harbourmaster
game catan +rivers +sea +harbormaster seats=3 first_player=1
set city n26 1
set city n47 1
set city n64 1
set city n92 1
set settlement n58 1
set settlement n60 1
set harbormaster 1
set gold 1 1
set gold 2 1
set gold 3 0
set cards 1 1point
set hand 1 2wool+2grain+2ore
set phase act 1
expect score 1 = 13
expect won -
1 buy
* draw point
expect won 1

% CT-EV-53 CT-X-50 event cards: the fleeing robber goes beside the board, not to a swamp
game catan +rivers +sea +events seats=3 first_player=1
set robber h21
set phase roll 1
* card robber_flees 4
expect line robber -
expect line pirate h55

% CT-EV-65 CT-EV-33 bridges and ships are never damaged
game catan +rivers +sea +events seats=3 first_player=1
set settlement n40 1
set bridge e58 1
set ship e57 1
set phase roll 1
* card earthquake 6
expect event no_effect earthquake
expect asks catan.act

% CT-FR-05 CT-FR-12 CT-FR-14 the friendly robber and pirate spare players with two points; a swamp is open to him
game catan +rivers +sea +friendly seats=3 first_player=1
set settlement n64 2
set ship e94 2
set gold 1 1
set gold 3 2
set robber h18
set phase roll 1
* dice 3 4
reject 1 robber h28 CT-FR-05
reject 1 pirate h29 CT-FR-13
1 robber h31
expect line robber h31

% CT-X-42 whole games of chance, fixed and dealt anew, three and four, and two without neutral colours
game catan +rivers +sea seats=3
deal 7
auto 7 800
game catan +rivers +sea variable=1 rivers_orientation=turned seats=4
deal 8
auto 8 800
game catan +rivers +sea +events +friendly +harbormaster seats=2
deal 9
auto 9 800
