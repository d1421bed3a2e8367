# The friendly robber with Seafarers (CT-FR-12, CT-FR-13, CT-X-50, CS-INT-05): the pirate is friendly too. Crossing 64 is the corner of
# forest 28 with the sea hexes h22 and h29; path 94 lies between forest 28 and h29, 115 between h29 and h35, 133 between h35 and h40.

% CT-FR-12 CT-FR-13 CS-INT-05 CT-FR-06 the pirate goes to no hex with ships of the protected, the mover's neither
game catan +sea +friendly seats=4 first_player=1
set settlement n64 1
set ship e94 1
set city n92 2
set settlement n76 2
set ship e133 2
set settlement n46 3
set ship e69 3
set hand 2 1ore
set phase before 1
expect public 1 = 1
expect public 2 = 3
1 roll
* dice 3 4
expect asks sea.rob
# their own ship, and that of seat 3 at h15
reject 1 pirate h29    CT-FR-13
reject 1 pirate h15    CT-FR-13
reject 1 robber h28    CT-FR-05
# seat 2 has three points
1 pirate h35
1 rob 2
* steal ore
expect line hand 2 -

% CT-FR-12 CT-FR-02 three points protect no longer
game catan +sea +friendly seats=4 first_player=1
set city n64 1
set settlement n46 1
set ship e94 1
set settlement n76 2
set phase before 2
2 roll
* dice 3 4
expect legal 2 pirate h29 = 1
2 pirate h29
expect line pirate h29

% CT-FR-03 CK-INT-05 CT-FR-13 with Cities & Knights the limit is three, for ships too, and for a knight that chases
game catan +sea +ck +friendly seats=3 first_player=1
set landed 1
set pirate h36
set settlement n64 1
set city n76 1
set ship e94 1
set city n92 2
set city n46 2
set ship e133 2
set knight n81 2 1 active
set phase act 2
expect public 1 = 3
2 chase_pirate n81
reject 2 pirate h29    CT-FR-13
2 pirate h35
expect line pirate h35

% CT-FR-13 only the robber has a legal hex: every sea hex has a ship of the protected
game catan +sea +friendly seats=4 first_player=1 pirate_on_frame=0
set hex h00 sea
set hex h01 sea
set hex h03 sea
set hex h04 sea
set hex h10 sea
set hex h23 sea
set hex h30 sea
set hex h41 sea
set ship e04 1
set ship e10 2
set ship e20 3
set ship e26 4
set ship e30 1
set ship e51 2
set ship e53 3
set ship e74 4
set ship e97 1
set ship e117 2
set ship e135 3
set ship e35 4
set robber h12
set phase before 1
1 roll
* dice 3 4
expect asks sea.rob
expect legal 1 pirate * = 0
reject 1 pirate h29    CT-FR-13
# nineteen hexes of land, one of them has the robber
expect legal 1 robber * = 18
1 robber h28
expect line robber h28

% CT-FR-13 only the pirate has a legal hex: every land hex has a building of the protected
game catan +sea +friendly seats=4 first_player=1 pirate_on_frame=0
set hex h00 sea
set hex h01 sea
set hex h03 sea
set hex h04 sea
set hex h10 sea
set hex h23 sea
set hex h30 sea
set hex h41 sea
set settlement n43 1
set settlement n56 1
set settlement n46 2
set settlement n75 2
set settlement n86 3
set settlement n77 3
set settlement n89 4
set robber h12
set phase before 1
1 roll
* dice 3 4
expect asks sea.rob
expect legal 1 robber * = 0
reject 1 robber h26    CT-FR-05
# 23 sea hexes; he stands on the frame
expect legal 1 pirate * = 23
1 pirate h29
expect line robber h12

% CT-FR-13 CT-FR-07 CT-X-50 neither has one: the robber goes to the desert, the pirate stays
game catan +sea +friendly seats=4 first_player=1 pirate_on_frame=0
set hex h00 sea
set hex h01 sea
set hex h03 sea
set hex h04 sea
set hex h10 sea
set hex h23 sea
set hex h30 sea
set hex h41 sea
set settlement n43 1
set settlement n56 1
set settlement n46 2
set settlement n75 2
set settlement n86 3
set settlement n77 3
set settlement n89 4
set ship e04 1
set ship e10 2
set ship e20 3
set ship e26 4
set ship e30 1
set ship e51 2
set ship e53 3
set ship e74 4
set ship e97 1
set ship e117 2
set ship e135 3
set ship e35 4
set robber h12
set hand 2 2ore
set phase before 1
1 roll
* dice 3 4
expect asks sea.rob
expect legal 1 pirate * = 0
expect legal 1 robber * = 1
1 robber h26
expect line robber h26
expect line pirate h55
expect line hand 2 2ore
expect asks catan.act

% CT-X-50 CT-FR-07 ... or he stays there
game catan +sea +friendly seats=4 first_player=1 pirate_on_frame=0
set hex h00 sea
set hex h01 sea
set hex h03 sea
set hex h04 sea
set hex h10 sea
set hex h23 sea
set hex h30 sea
set hex h41 sea
set settlement n43 1
set settlement n56 1
set settlement n46 2
set settlement n75 2
set settlement n86 3
set settlement n77 3
set settlement n89 4
set ship e04 1
set ship e10 2
set ship e20 3
set ship e26 4
set ship e30 1
set ship e51 2
set ship e53 3
set ship e74 4
set ship e97 1
set ship e117 2
set ship e135 3
set ship e35 4
set robber h26
set phase before 1
1 roll
* dice 3 4
expect legal 1 robber * = 1
1 robber h26
expect line robber h26

% CT-X-50 without a desert he goes beside the board until he is moved again
game catan +sea +friendly seats=4 first_player=1 pirate_on_frame=0
set hex h00 sea
set hex h01 sea
set hex h03 sea
set hex h04 sea
set hex h10 sea
set hex h23 sea
set hex h30 sea
set hex h41 sea
set hex h26 hills
set settlement n43 1
set settlement n56 1
set settlement n46 2
set settlement n75 2
set settlement n86 3
set settlement n77 3
set settlement n89 4
set ship e04 1
set ship e10 2
set ship e20 3
set ship e26 4
set ship e30 1
set ship e51 2
set ship e53 3
set ship e74 4
set ship e97 1
set ship e117 2
set ship e135 3
set ship e35 4
set robber h12
set phase before 1
1 roll
* dice 3 4
expect event robber_off
expect line robber -
expect asks catan.act

% CT-FR-13 CK-SEA-08 a knight that chases the pirate moves the robber in no case: the pirate stays
game catan +sea +ck +friendly seats=4 first_player=1 pirate_on_frame=0
set hex h00 sea
set hex h01 sea
set hex h03 sea
set hex h04 sea
set hex h10 sea
set hex h23 sea
set hex h30 sea
set hex h41 sea
set settlement n43 1
set settlement n56 1
set settlement n46 2
set settlement n75 2
set settlement n86 3
set settlement n77 3
set settlement n89 4
set ship e04 1
set ship e10 2
set ship e20 3
set ship e26 4
set ship e30 1
set ship e51 2
set ship e53 3
set ship e74 4
set ship e97 1
set ship e117 2
set ship e135 3
set ship e35 4
set landed 1
set robber h12
set knight n68 1 1 active
set phase act 1
1 chase_pirate n68
expect line knight n68 1 1
expect line robber h12
expect line pirate h55
expect asks catan.act

% CT-X-50 CT-FR-07 of several deserts the mover chooses
game catan +sea +friendly seats=4 first_player=1 scenario=four_islands pirate_on_frame=0
set hex h00 sea
set hex h01 sea
set hex h02 sea
set hex h06 sea
set hex h07 sea
set hex h12 sea
set hex h13 sea
set settlement n86 1
set settlement n88 1
set settlement n79 2
set settlement n81 2
set settlement n21 3
set settlement n36 3
set settlement n94 4
set ship e04 1
set ship e10 2
set ship e20 3
set ship e26 4
set ship e39 1
set ship e45 2
set ship e62 3
set ship e68 4
set ship e74 1
set ship e82 2
set ship e88 3
set ship e130 4
set ship e131 1
set pirate h15
set robber h28
set phase before 1
1 roll
* dice 3 4
expect legal 1 pirate * = 0
expect legal 1 robber * = 2
reject 1 robber h29    CT-FR-05
1 robber h31
expect line robber h31

% CS-INT-05 CT-FR-15 in the Pirate Islands there is no robber: the variant changes nothing
game catan +sea +friendly seats=4 first_player=1 scenario=pirate_islands
1 colour 1
2 colour 2
3 colour 3
set hand 2 3ore
set phase roll 1
* dice 3 4
# a 7 lets its roller take a card from anybody, protected or not (CS-PI-26)
expect asks sea.raid
expect legal 1 raid 2 = 1

