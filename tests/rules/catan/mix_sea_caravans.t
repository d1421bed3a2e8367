# New Shores with the Caravans (CT-X-43). The oasis is h26, its corners clockwise from the north n59 n60 n75 n74 n73 n58. Arrows at the even corners: e65 from
# n59 to n44, e109 from n75 to n76, e104 from n73 to n72; at the odd ones: e87 from n60 to n61, e108 from n74 to n88, e83 from n58 to n57. From n61
# e89 leads to n62, e90 to n63, the coast e92 to n64, the sea e93 to n65, the coast of a small island e95 to n66.

% CT-X-43 CT-GEN-17 with New Shores alone, on the maps of the rulebook
badgame catan +caravans +sea scenario=four_islands seats=3 : CT-X-43
badgame catan +caravans +sea scenario=fog_island seats=3 : CT-X-43
badgame catan +caravans +sea scenario=through_the_desert seats=3 : CT-X-43
badgame catan +caravans +sea scenario=forgotten_tribe seats=3 : CT-X-43
badgame catan +caravans +sea scenario=cloth_for_catan seats=3 : CT-X-43
badgame catan +caravans +sea scenario=pirate_islands seats=3 : CT-X-43
badgame catan +caravans +sea scenario=wonders_of_catan seats=3 : CT-X-43
badgame catan +caravans +sea scenario=new_world seats=3 : CT-X-43
badgame catan +caravans +sea edition=rev2009 seats=3 : CT-X-43
badgame catan +caravans +sea edition=rev2009 seats=4 : CT-X-43
badgame catan +caravans +sea +two seats=2 : CT-GEN-17
game catan +caravans +sea scenario=new_shores edition=rulebook seats=3
game catan +caravans +sea scenario=new_shores edition=rulebook seats=4

% CT-X-43 CT-CA-01 CT-CA-03 the oasis in the centre of the main island, no desert; the robber beside the board
game catan +caravans +sea seats=3
expect line hex h26 oasis
expect no line hex h26 oasis *
expect no line hex * desert
expect line robber -
expect line pirate h55
deal 3
expect line hex h26 oasis
expect line hex h12 pasture 5
expect line hex h00 hills 11
expect line robber -

% CT-X-43 CS-NS-06 CT-CA-01 dealt anew the oasis stays where it is
game catan +caravans +sea variable=1 seats=4
deal 4
expect line hex h26 oasis
expect no line hex * desert
expect line robber -

% CT-CA-02 the arrows are dealt: at the even corners or at the odd ones
game catan +caravans +sea seats=3
deal 1
expect line arrows 1
game catan +caravans +sea seats=3
deal 5
expect no line arrows *

% CT-CA-03 the robber goes to any land but the oasis, the pirate to the sea
game catan +caravans +sea seats=3 first_player=1
set phase roll 1
* dice 3 4
expect asks sea.rob
reject 1 robber h26 CT-CA-03
expect legal 1 robber * = 26
1 robber h41
expect line robber h41

# ------------------------------------------------------------------- paths of camels

% CT-X-43 CT-CA-14 camels on the coast: both paths there are offered
game catan +caravans +sea seats=3 first_player=1
set arrows 1
set camel e87 n61
set camel e89 n62
set camel e90 n63
set caravan 1 n63
set settlement n26 1
set hand 1 2grain+3ore
set phase act 1
1 city n26
1 end
1 bid 0 0
2 bid 0 0
3 bid 0 0
expect asks caravans.camel
expect legal 1 camel * = 4
expect legal 1 camel e92 n64 = 1
expect legal 1 camel e71 n48 = 1
expect legal 1 camel e108 n88 = 1
expect legal 1 camel e83 n57 = 1
1 camel e92 n64
expect line camel e92 n64
expect line caravan 1 n64

% CT-X-43 out to sea, whether the pirate is there or not
game catan +caravans +sea seats=3 first_player=1
set arrows 1
set camel e87 n61
set camel e89 n62
set camel e90 n63
set camel e92 n64
set caravan 1 n64
set pirate h22
set settlement n26 1
set hand 1 2grain+3ore
set phase act 1
1 city n26
1 end
1 bid 0 0
2 bid 0 0
3 bid 0 0
expect legal 1 camel e93 n65 = 1
expect legal 1 camel e94 n79 = 1
reject 1 camel e74 n50 CT-CA-12
1 camel e93 n65
expect line camel e93 n65
expect line caravan 1 n65

% CT-X-43 and on along the coast of a small island, or further out
game catan +caravans +sea seats=3 first_player=1
set arrows 1
set camel e87 n61
set camel e89 n62
set camel e90 n63
set camel e92 n64
set camel e93 n65
set caravan 1 n65
set pirate h29
set settlement n26 1
set hand 1 2grain+3ore
set phase act 1
1 city n26
1 end
1 bid 0 0
2 bid 0 0
3 bid 0 0
expect legal 1 camel e95 n66 = 1
expect legal 1 camel e74 n50 = 1
expect legal 1 camel * = 4
1 camel e95 n66

% CT-CA-10 CS-MOVE-01 a ship, built or moved, brings no camel
game catan +caravans +sea seats=3 first_player=1
set settlement n64 1
set ship e92 1
set hand 1 1lumber+1wool
set phase act 1
1 ship e94
1 move_ship e92 e93
1 end
expect asks catan.before

# ------------------------------------------------------------------------- trade route

% CT-X-43 CT-CA-18 CS-ROUTE-01 a ship on the path of a camel counts 2: four ships are a route of five
game catan +caravans +sea seats=3 first_player=1
set arrows 1
set camel e87 n61
set camel e89 n62
set camel e90 n63
set camel e92 n64
set camel e93 n65
set caravan 1 n65
set settlement n64 1
set ship e93 1
set ship e95 1
set ship e97 1
set hand 1 1lumber+1wool
set phase act 1
# the settlement stands between two camels
expect public 1 = 2
1 ship e118
expect line title route 1
expect public 1 = 4

% CT-X-43 CS-ROUTE-05 without the camel four are not enough
game catan +caravans +sea seats=3 first_player=1
set settlement n64 1
set ship e93 1
set ship e95 1
set ship e97 1
set hand 1 1lumber+1wool
set phase act 1
1 ship e118
expect no line title route *

% CT-X-43 CT-CA-18 the route is judged anew when the camel comes
game catan +caravans +sea seats=3 first_player=1
set arrows 1
set camel e87 n61
set camel e89 n62
set camel e90 n63
set camel e92 n64
set caravan 1 n64
set settlement n64 1
set ship e93 1
set ship e95 1
set ship e97 1
set ship e118 1
set settlement n26 2
set hand 2 2grain+3ore
set phase act 2
2 city n26
2 end
2 bid 0 0
3 bid 0 0
1 bid 0 0
2 camel e93 n65
expect line title route 1

% CT-X-43 CS-MOVE-12 CT-CA-11 a ship that is moved from the camel's path counts 1 elsewhere; the camel stays
game catan +caravans +sea seats=3 first_player=1
set arrows 1
set camel e87 n61
set camel e89 n62
set camel e90 n63
set camel e92 n64
set camel e93 n65
set camel e74 n50
set caravan 1 n50
set settlement n64 1
set ship e93 1
set ship e74 1
set road e94 1
set phase act 1
# the ships are worth 4, with the road 5
expect line title route 1
1 move_ship e74 e95
expect no line title route *
expect line camel e74 n50

# --------------------------------------------------------------------------- points

% CT-X-43 CT-CA-19 an intersection between two camels gives its point, at the coast as elsewhere, 1 for a city, too
game catan +caravans +sea seats=3 first_player=1
set arrows 1
set camel e87 n61
set camel e89 n62
set camel e90 n63
set camel e92 n64
set camel e93 n65
set caravan 1 n65
set city n64 1
set settlement n62 2
set settlement n48 3
set phase act 1
expect public 1 = 3
expect public 2 = 2
expect public 3 = 1

% CT-X-43 CT-CA-19 CS-NS-04 on a small island, besides the chip; with one camel there is none
game catan +caravans +sea seats=3 first_player=1
set arrows 1
set camel e87 n61
set camel e89 n62
set camel e90 n63
set camel e92 n64
set camel e93 n65
set camel e95 n66
set caravan 1 n66
set pirate h22
set ship e93 1
set settlement n82 2
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect public 1 = 0
1 settlement n65
expect event chip seat=1 n65 1
expect public 1 = 3
expect public 2 = 1

# ------------------------------------------------------------------- victory, variants

% CT-X-43 CT-GEN-10 fifteen points win, fourteen do not
game catan +caravans +sea seats=3 first_player=1
set city n26 1
set city n47 1
set city n64 1
set city n92 1
set settlement n58 1
set settlement n60 1
set settlement n86 1
set cards 1 3point
set hand 1 1wool+1grain+1ore
set phase act 1
expect score 1 = 14
expect won -
1 buy
* draw point
expect won 1

% CT-X-43 CT-HM-04 sixteen with the Harbourmaster
game catan +caravans +sea +harbormaster seats=3 first_player=1
set city n26 1
set city n47 1
set city n64 1
set city n92 1
set settlement n58 1
set settlement n60 1
set settlement n86 1
set harbormaster 1
set cards 1 2point
set hand 1 2wool+2grain+2ore
set phase act 1
expect score 1 = 15
expect won -
1 buy
* draw point
expect won 1

% CT-X-50 CT-EV-53 event cards: there is no desert, the fleeing robber goes beside the board
game catan +caravans +sea +events seats=3 first_player=1
set robber h28
set phase roll 1
* card robber_flees 4
expect line robber -
expect line pirate h55

% CT-FR-05 CT-FR-12 CT-CA-03 the friendly robber and pirate spare players with two points; the oasis stays closed
game catan +caravans +sea +friendly seats=3 first_player=1
set settlement n64 2
set ship e94 2
set phase roll 1
* dice 3 4
reject 1 robber h28 CT-FR-05
reject 1 robber h26 CT-CA-03
reject 1 pirate h29 CT-FR-13
1 pirate h15

% CT-X-43 whole games of chance, fixed and dealt anew, three and four, and two without neutral colours
game catan +caravans +sea seats=3
deal 7
auto 7 800
game catan +caravans +sea variable=1 seats=4
deal 8
auto 8 800
game catan +caravans +sea +events +friendly +harbormaster seats=2
deal 9
auto 9 800
