# New Shores with the Fishermen of Catan (CT-X-41). The lake is h26 with n58 n59 n60 n75 n74 n73. Fishing grounds, number, crossings of the main island
# (and of small islands): h11 4 n26 n40 n41; h06 5 n27 n28 n29 (n13 n14 n15); h22 6 n48 n63 n64 (n50 n65); h35 8 n78 n79 n92 (n93 n94);
# h63 9 n98 n99 n100; h60 10 n84 n85 n97. The last two are hexes of the frame.

% CT-X-41 CT-GEN-17 with New Shores alone, on the maps of the rulebook
badgame catan +fishermen +sea scenario=four_islands seats=3 : CT-X-41
badgame catan +fishermen +sea scenario=fog_island seats=3 : CT-X-41
badgame catan +fishermen +sea scenario=through_the_desert seats=3 : CT-X-41
badgame catan +fishermen +sea scenario=forgotten_tribe seats=3 : CT-X-41
badgame catan +fishermen +sea scenario=cloth_for_catan seats=3 : CT-X-41
badgame catan +fishermen +sea scenario=pirate_islands seats=3 : CT-X-41
badgame catan +fishermen +sea scenario=wonders_of_catan seats=3 : CT-X-41
badgame catan +fishermen +sea scenario=new_world seats=3 : CT-X-41
badgame catan +fishermen +sea edition=rev2009 seats=3 : CT-X-41
badgame catan +fishermen +sea edition=rev2009 seats=4 : CT-X-41
badgame catan +fishermen +sea +two seats=2 : CT-GEN-17
game catan +fishermen +sea scenario=new_shores edition=rulebook seats=3
game catan +fishermen +sea scenario=new_shores edition=rulebook seats=4

% CT-X-41 CT-FI-01 CT-FI-02 CT-FI-05 the main island has a lake in place of the desert; the robber is beside the board, the pirate where he always is
game catan +fishermen +sea seats=3
expect line hex h26 lake 2 3 11 12
expect no line hex * desert*
expect line robber -
expect line pirate h55
expect line hex h00 hills 11
expect line hex h41 gold 9

% CT-X-41 CT-FI-03 six grounds at the tips of the main island without harbours
game catan +fishermen +sea seats=4
expect line ground h11 4
expect line ground h06 5
expect line ground h22 6
expect line ground h35 8
expect line ground h63 9
expect line ground h60 10
badset ground h55 4 : CT-FI-03

% CT-FI-03 CS-FRAME-10 CS-SETUP-03 the printed map: its hexes lie as printed, numbers of grounds are dealt
game catan +fishermen +sea seats=4
deal 3
expect line hex h26 lake 2 3 11 12
expect line hex h12 pasture 5
expect line hex h00 hills 11
expect line hex h41 gold 9
expect no line ground h11 4
expect line ground h* 4
expect line ground h* 5
expect line ground h* 6
expect line ground h* 8
expect line ground h* 9
expect line ground h* 10

% CT-FI-01 CT-X-41 CS-NS-06 dealt anew the lake lies on the main island, inside; the other islands have none
game catan +fishermen +sea variable=1 seats=4
deal 5
expect line hex h* lake 2 3 11 12
expect no line hex h12 lake*
expect no line hex h13 lake*
expect no line hex h14 lake*
expect no line hex h18 lake*
expect no line hex h21 lake*
expect no line hex h24 lake*
expect no line hex h28 lake*
expect no line hex h31 lake*
expect no line hex h34 lake*
expect no line hex h37 lake*
expect no line hex h38 lake*
expect no line hex h39 lake*
expect no line hex h00 lake*
expect no line hex h10 lake*
expect no line hex h23 lake*
expect no line hex h41 lake*
expect line robber -

# -------------------------------------------------------------------------- catch

% CT-X-41 CT-FI-10 CT-FI-11 the ground of 5 brings fish to the main island, none to the island on its other side
game catan +fishermen +sea seats=4 first_player=1
set settlement n27 1
set city n29 3
set settlement n14 2
set phase roll 1
* dice 2 3
expect event catch seat=1 1
expect event catch seat=3 2
expect no event catch seat=2 *
# forest 5 of the small island brings what it always does
expect line hand 2 1lumber
* fish 3
* fish 1
* fish 1
expect line fish 1 0 0 1
expect line fish 3 2 0 0
expect no line fish 2 *
expect asks catan.act

% CT-X-41 the ground of 5: its third crossing, and the two others of the small island
game catan +fishermen +sea seats=4 first_player=1
set settlement n28 1
set settlement n13 2
set settlement n15 3
set phase roll 1
* dice 2 3
expect event catch seat=1 1
expect no event catch seat=2 *
expect no event catch seat=3 *

% CT-X-41 the ground of 6 between two islands
game catan +fishermen +sea seats=3 first_player=1
set settlement n48 1
set settlement n64 2
set settlement n50 3
set phase roll 1
* dice 2 4
expect event catch seat=1 1
expect event catch seat=2 1
expect no event catch seat=3 *

% CT-X-41 its third crossing; the other one of the small island
game catan +fishermen +sea seats=3 first_player=1
set settlement n63 1
set settlement n65 3
set phase roll 1
* dice 2 4
expect event catch seat=1 1
expect no event catch seat=3 *

% CT-X-41 the ground of 8 between two islands
game catan +fishermen +sea seats=3 first_player=1
set settlement n79 1
set settlement n92 2
set settlement n94 3
set phase roll 1
* dice 4 4
expect event catch seat=1 1
expect event catch seat=2 1
expect no event catch seat=3 *

% CT-X-41 grounds on the frame
game catan +fishermen +sea seats=3 first_player=1
set settlement n98 1
set settlement n100 2
set settlement n85 3
set phase roll 1
* dice 4 5
expect event catch seat=1 1
expect event catch seat=2 1
expect no event catch seat=3 *

% CT-X-41 the pirate may stand on a ground and does not affect it
game catan +fishermen +sea seats=3 first_player=1
set settlement n48 1
set phase roll 1
* dice 3 4
expect asks sea.rob
expect legal 1 pirate h22 = 1
expect legal 1 pirate h63 = 1
expect legal 1 pirate h60 = 1
1 pirate h22
expect line pirate h22
1 end
2 roll
* dice 2 4
expect event catch seat=1 1

% CT-FI-20 CT-FI-05 CS-PIRATE-05 the robber never stands on a ground; he enters with the first seven, anywhere on land
game catan +fishermen +sea seats=3 first_player=1
set phase roll 1
* dice 3 4
expect legal 1 robber h22 = 0
# nineteen hexes of the main island, eight of the others
expect legal 1 robber * = 27
1 robber h28
expect line robber h28

% CT-FI-19 CT-FI-10 the lake: fish for its corners, none while the robber is there
game catan +fishermen +sea seats=3 first_player=1
set settlement n59 1
set phase roll 1
* dice 1 1
expect event catch seat=1 1
* fish 2
set robber h26
set phase roll 1
* dice 1 1
expect no event catch *
expect asks catan.act

% CT-X-41 CT-FI-06 CS-SETUP-04 the second settlement at a ground or the lake draws one token; a ship may lie beside it
game catan +fishermen +sea seats=2 first_player=1
1 settlement n62
1 road e90
2 settlement n99
expect asks catan.track
2 ship e140
2 settlement n28
expect asks fishermen.fish
* fish 2
expect line hand 2 1lumber+1wool
2 ship e40
1 settlement n48
* fish 1
expect line hand 1 1wool
1 ship e70
expect line fish 1 1 0 0
expect line fish 2 0 1 0

# --------------------------------------------------------------- five fish: road or ship

% CT-X-41 CT-FI-30 five fish build a ship
game catan +fishermen +sea seats=3 first_player=1
set settlement n64 1
set fish 1 1 2 0
set phase act 1
1 fish_road 1 2 0
expect asks fishermen.road
expect legal 1 road * = 2
expect legal 1 ship * = 3
1 ship e93
expect event built seat=1 ship *
expect line ship e93 1
expect no line fish 1 *
expect asks catan.act
# it was placed this turn
reject 1 move_ship e93 e94 CS-MOVE-08

% CT-X-41 CT-FI-30 or a road
game catan +fishermen +sea seats=3 first_player=1
set settlement n64 1
set fish 1 1 2 0
set phase act 1
1 fish_road 1 2 0
1 road e94
expect line road e94 1
expect asks catan.act

% CT-X-41 CT-FI-30 four fish build neither
game catan +fishermen +sea seats=3 first_player=1
set settlement n64 1
set fish 1 1 2 0
set phase act 1
reject 1 fish_road 0 2 0 CT-FI-30

% CT-X-41 CT-FI-35 CS-SHIP-04 no place for a road, but for a ship: that is effect enough
game catan +fishermen +sea seats=3 first_player=1
set ship e95 1
set fish 1 1 2 0
set phase act 1
1 fish_road 1 2 0
expect legal 1 road * = 0
reject 1 road e96 CB-BUILD-04
# at n65 e93 e74, at n66 e97 e96 is the coast of the same island: a ship, too
expect legal 1 ship e93 = 1
expect legal 1 ship e74 = 1
expect legal 1 ship e97 = 1
1 ship e74
expect line ship e74 1

% CT-X-41 CT-FI-35 no place for either
game catan +fishermen +sea seats=3 first_player=1
set fish 1 1 2 0
set phase act 1
reject 1 fish_road 1 2 0 CT-FI-35

% CT-X-41 CS-SHIP-06 CS-PIRATE-07 no free ship at the pirate's hex; a road may lie there
game catan +fishermen +sea seats=3 first_player=1
set settlement n64 1
set pirate h22
set fish 1 1 2 0
set phase act 1
1 fish_road 1 2 0
reject 1 ship e93 CS-SHIP-06
reject 1 ship e92 CS-SHIP-06
1 road e92

% CT-FI-30 CT-FI-35 CT-X-41 two fish send the robber away, never the pirate
game catan +fishermen +sea seats=3 first_player=1
set fish 1 0 1 0
set phase act 1
reject 1 fish_robber 0 1 0 CT-FI-35
set robber h28
set phase act 1
1 fish_robber 0 1 0
expect line robber -
expect line pirate h55

# ------------------------------------------------------------------- victory, variants

% CT-GEN-10 CS-NS-05 thirteen points win, twelve do not
game catan +fishermen +sea seats=3 first_player=1
set city n26 1
set city n47 1
set city n64 1
set city n92 1
set settlement n58 1
set settlement n60 1
set settlement n86 1
set cards 1 1point
set hand 1 1wool+1grain+1ore
set phase act 1
expect score 1 = 12
expect won -
1 buy
* draw point
expect won 1

% CT-GEN-10 CT-FI-41 fourteen for the boot's holder
game catan +fishermen +sea seats=3 first_player=1
set city n26 1
set city n47 1
set city n64 1
set city n92 1
set settlement n58 1
set settlement n60 1
set settlement n86 1
set cards 1 1point
set boot 1
set hand 1 2wool+2grain+2ore
set phase act 1
1 buy
* draw point
expect score 1 = 13
expect won -
1 buy
* draw point
expect won 1

% CT-GEN-10 CT-HM-04 CT-HM-08 fourteen with the Harbourmaster; a ground is no harbour
game catan +fishermen +sea +harbormaster seats=3 first_player=1
set city n26 1
set city n47 1
set city n64 1
set city n85 1
set settlement n58 1
set settlement n60 1
set harbormaster 1
set hand 1 2wool+2grain+2ore
set phase act 1
# ten for buildings, two for the card
expect score 1 = 12
1 buy
* draw point
expect score 1 = 13
expect won -
1 buy
* draw point
expect won 1

% CT-X-50 CT-EV-53 CT-X-49 event cards: there is no desert, the fleeing robber goes beside the board
game catan +fishermen +sea +events seats=3 first_player=1
set settlement n59 2
set robber h26
set phase roll 1
* card robber_flees 4
expect line robber -
expect line pirate h55

% CT-EV-22 CT-X-41 Robber Attacks: the robber or the pirate
game catan +fishermen +sea +events seats=3 first_player=1
set phase roll 1
* card robber_attacks 7
expect asks sea.rob
1 pirate h35
expect line pirate h35

% CT-EV-30 CT-EV-31 CT-EV-33 CT-X-41 while a road is damaged five fish repair it or build a ship, no new road
game catan +fishermen +sea +events seats=3 first_player=1
set settlement n64 1
set road e94 1
set damaged_road e94
set fish 1 2 4 0
set phase act 1
1 fish_road 1 2 0
reject 1 road e92 CT-EV-30
1 ship e93
1 fish_road 1 2 0
1 repair_road e94
expect no line damaged_road *
expect asks catan.act

% CT-FR-12 CT-FR-05 CT-FR-16 the friendly robber and pirate spare players with two points; three fish do not
game catan +fishermen +sea +friendly seats=3 first_player=1
set settlement n64 2
set ship e94 2
set hand 2 1ore
set fish 1 0 0 1
set phase roll 1
* dice 3 4
reject 1 robber h28 CT-FR-05
reject 1 pirate h29 CT-FR-13
1 robber h26
1 fish_steal 0 0 1
* steal ore
expect line hand 1 1ore

% CT-X-41 whole games of chance, fixed and dealt anew, three and four, and two without neutral colours
game catan +fishermen +sea seats=3
deal 7
auto 7 800
game catan +fishermen +sea variable=1 seats=4
deal 8
auto 8 800
game catan +fishermen +sea +events +friendly +harbormaster seats=2
deal 9
auto 9 800
