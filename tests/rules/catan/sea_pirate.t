# Seafarers: robber and pirate, gold, chips and victory; New Shores, Four Islands, Through the Desert.
# S is n64, a coast corner of the main island of New Shores; b e95, d e97 are paths at sea beyond it.

% CS-PIRATE-01 CS-PIRATE-02 CS-NS-03 CS-NS-01 robber on the desert, pirate on his mark
game catan +sea seats=4
expect line robber h26
expect line pirate h55
expect line hex h04 gold 3
expect line hex h41 gold 9

% CS-PIRATE-03 CS-PIRATE-05 CS-PIRATE-06 CS-INT-01 on a 7 the one or the other, after the discards
game catan +sea seats=3
set hand 2 8ore
set phase roll 1
* dice 3 4
expect asks catan.owe
reject 1 pirate h29 CB-TURN-05
2 discard ore
2 discard ore
2 discard ore
2 discard ore
expect asks sea.rob
reject 1 pirate h55 CS-PIRATE-06
reject 1 pirate h21 CS-PIRATE-06
reject 1 robber h26 CB-SEVEN-04
reject 1 robber h29 CB-SEVEN-04
expect legal 1 robber h04 = 1
expect legal 1 robber * = 26
expect legal 1 pirate h29 = 1
1 pirate h29
expect line pirate h29
expect line robber h26
expect event pirate seat=1 *
expect asks catan.act

% CS-FRAME-03 CS-FRAME-04 the frame is sea for the pirate, never for the robber
game catan +sea seats=3
set phase roll 1
* dice 3 4
expect legal 1 pirate h50 = 1
reject 1 robber h50 CB-SEVEN-04
1 pirate h50
expect line pirate h50

% CS-FRAME-03 without the frame only the hex where he began is open
game catan +sea seats=3 pirate_on_frame=0
set pirate h29
set phase roll 1
* dice 3 4
reject 1 pirate h50 CS-FRAME-03
1 pirate h55

% CS-PIRATE-04 a Knight moves the one or the other and counts for the army
game catan +sea seats=3
set cards 1 1knight
set knights 1 2
set phase before 1
1 knight
expect asks sea.rob
1 pirate h29
expect line title army 1
expect asks catan.before

% CS-PIRATE-08 CS-PIRATE-09 CS-EX-20 CS-HID-03 ships are robbed, coastal settlements are not; one card, however many ships
game catan +sea seats=3
set ship e95 2
set ship e97 2
set settlement n66 3
set hand 2 2ore
set hand 3 2brick
set phase roll 1
* dice 3 4
1 pirate h29
expect asks sea.victim
reject 1 rob 3 CS-PIRATE-08
reject 1 rob 1 CS-PIRATE-08
1 rob 2
* steal ore
expect event stole seat=1 to=1+2 2 ore
expect line hand 1 1ore
expect line hand 2 1ore
expect view 3 line hand 1 - ?1
expect asks catan.act

% CS-PIRATE-08 the mover may decline
game catan +sea seats=3
set ship e95 2
set hand 2 2ore
set phase roll 1
* dice 3 4
1 pirate h29
1 spare
expect event robs_nobody seat=1
expect line hand 2 2ore
expect asks catan.act

% CS-PIRATE-08 of several the mover chooses; own ships do not matter: CS-PIRATE-09
game catan +sea seats=3
set ship e95 2
set ship e97 3
set ship e116 1
set hand 1 1wool
set hand 2 1ore
set hand 3 1brick
set phase roll 1
* dice 3 4
1 pirate h29
expect legal 1 rob * = 2
1 rob 3
* steal brick
expect line hand 2 1ore

% CS-PIRATE-10 nobody there has a card: the step is skipped
game catan +sea seats=3
set ship e95 2
set hand 3 1brick
set phase roll 1
* dice 3 4
1 pirate h29
expect asks catan.act

% CS-PIRATE-10 who has none may be chosen beside one who has, and gives nothing
game catan +sea seats=3
set ship e95 2
set ship e97 3
set hand 3 1brick
set phase roll 1
* dice 3 4
1 pirate h29
1 rob 2
expect asks catan.act
expect line hand 3 1brick

% CS-PIRATE-11 the pirate stops neither production nor harbours nor routes
game catan +sea seats=3
set settlement n64 1
set ship e93 1
set ship e95 1
set ship e74 1
set ship e72 1
set ship e97 1
set ship e118 1
set title route 1
set pirate h29
set phase roll 1
* dice 2 3
expect line hand 1 1lumber
expect line title route 1

% CS-GOLD-01 CS-GOLD-03 CS-GOLD-05 CS-EX-29 a city two, a settlement one; active player first; what the bank has
game catan +sea seats=3
set city n09 1
set settlement n21 2
set hand 3 18wool
set phase roll 1
* dice 1 2
expect asks sea.gold
expect actors 1
1 pick wool
1 pick ore
expect event picked seat=1 to=all ore
expect actors 2
reject 2 pick wool CS-GOLD-01
2 pick brick
expect line hand 1 1wool+1ore
expect line hand 2 1brick
expect asks catan.act

% CS-GOLD-03 clockwise from the active player, after all other production is paid
game catan +sea seats=3
set city n09 1
set settlement n21 2
set settlement n45 3
set hand 3 18grain
set phase roll 2
* dice 1 2
expect line hand 3 19grain
expect actors 2
reject 2 pick grain CS-GOLD-01
2 pick ore
expect actors 1
1 pick ore
1 pick ore
expect asks catan.act

% CS-GOLD-01 CB-PROD-04 the robber stops the gold
game catan +sea seats=3
set settlement n21 1
set robber h04
set phase roll 1
* dice 1 2
expect asks catan.act
expect line hand 1 -

% CS-GOLD-04 an empty bank ends all claims
game catan +sea seats=3
set city n09 1
set settlement n21 2
set hand 3 19brick+19lumber+19wool+19grain+18ore
set phase roll 1
* dice 1 2
1 pick ore
expect asks catan.act
expect line hand 1 1ore
expect line hand 2 -

% CS-GOLD-02 there are no gold cards
game catan +sea seats=3
set hand 1 4brick
set phase act 1
badmove bank brick gold : gold
badset hand 1 1gold : bad position line

% CS-SETUP-08 CS-GOLD-01 a set-up settlement that pays gives a card of choice for gold
game catan +sea seats=2 first_player=1
set hex h34 gold 8
1 settlement n31
1 road e46
2 settlement n27
2 road e40
2 settlement n91
expect asks sea.gold
expect actors 2
2 pick wool
expect line hand 2 1wool+1ore
expect asks catan.track

% CS-SETUP-03 CS-FRAME-10 harbours are dealt in every game, the land only when asked for
game catan +sea seats=3
deal 5
expect line hex h41 gold 9
expect line hex h14 mountains 4
expect line harbour 1 e38 *
expect line harbour 9 e59 *

% CS-FRAME-09 CS-NS-07 the revised maps: one for three, one for four
game catan +sea seats=3 edition=rev2009
expect no line hex h35 *
expect line robber h00
game catan +sea seats=4 edition=rev2009
expect line hex h41 *
badgame catan +sea layout=beginner seats=3 : CS-FRAME-09
badgame catan +sea harbours=printed seats=3 : CS-SETUP-03
badgame catan +sea number_setup=random seats=3 : CS-FRAME-10
badgame catan scenario=four_islands seats=3 : CS-FRAME-09
badgame catan variable=1 seats=3 : CS-FRAME-10

% CS-NS-04 CS-BONUS-01 CS-BONUS-02 CS-WIN-02 CS-EX-13 the first settlement on an island brings a chip, the second does not; a city keeps it
game catan +sea seats=3
set settlement n64 1
set settlement n82 2
set ship e93 1
set ship e95 1
set ship e54 1
set hand 1 2brick+2lumber+2wool+4grain+3ore
set phase act 1
reject 1 settlement n65 CB-BUILD-08
1 settlement n66
expect event chip seat=1 * 1
expect line chip n66 1
expect score 1 = 3
expect public 1 = 3
1 settlement n51
expect no event chip *
expect score 1 = 4
1 city n66
expect line chip n66 1
expect score 1 = 5

% CS-WIN-01 CS-BONUS-03 CS-NS-05 the chip can win the game: from eleven to thirteen points
game catan +sea seats=3
set city n27 1
set city n29 1
set city n31 1
set city n41 1
set settlement n43 1
set settlement n45 1
set settlement n47 1
set ship e95 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect score 1 = 11
expect won -
1 settlement n66
expect won 1

% CS-NS-05 CS-WIN-01 twelve points do not win
game catan +sea seats=3
set city n27 1
set city n29 1
set city n31 1
set city n41 1
set settlement n43 1
set settlement n45 1
set settlement n47 1
set road e86 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n60
expect score 1 = 12
expect won -

% CS-WIN-03 CS-HID-04 chips, ships of the turn and the move of the turn are public
game catan +sea seats=3
set settlement n64 1
set settlement n66 1
set chip n66 1
set ship e93 1
set new_ship e93
set ship_moved 1
set phase act 1
set ship_moved 1
expect view 2 line chip n66 1
expect view - line new_ship e93
expect view 3 line ship_moved 1

% CS-NS-07 CS-BONUS-01 with the revised maps an island brings two chips, and fourteen points win
game catan +sea seats=4 edition=rev2009
set settlement n29 1
set ship e02 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n01
expect event chip seat=1 * 2
expect score 1 = 4

% CS-4I-01 CS-4I-02 CS-SETUP-09 CS-PIRATE-02 the start player chooses a desert for the robber; begin anywhere
game catan +sea scenario=four_islands seats=3 first_player=2
expect line robber -
expect line pirate h15
expect asks sea.start
expect actors 2
expect legal 2 start * = 2
reject 2 start h00 CS-SETUP-09
reject 2 start h55 CS-SETUP-09
2 start h31
expect line robber h31
expect event robber_starts seat=2 *
expect asks catan.settle
2 settlement n01
2 ship e02
3 settlement n106

% CS-SETUP-10 CS-PIRATE-12 beside the board he blocks nothing and comes in with his first move
game catan +sea scenario=four_islands seats=3
set settlement n01 1
set pirate -
set cards 1 1knight
set phase act 1
1 knight
expect legal 1 robber * = 23
expect legal 1 pirate h03 = 1
1 robber h00
expect line robber h00

% CS-4I-03 CS-4I-04 CS-FRAME-08 CS-EX-22 one home island: chips 1, 2, 2, and no more
game catan +sea scenario=four_islands seats=3
set settlement n100 1
set settlement n86 1
set ship e02 1
set ship e14 1
set ship e148 1
set hand 1 3brick+3lumber+3wool+3grain
set phase act 1
1 settlement n01
expect event chip seat=1 * 1
1 settlement n09
expect event chip seat=1 * 2
1 settlement n106
expect event chip seat=1 * 2
expect score 1 = 10

% CS-4I-03 CS-4I-04 CS-BONUS-02 CS-EX-23 two home islands: chips 1, 2
game catan +sea scenario=four_islands seats=3
set settlement n100 1
set settlement n01 1
set ship e05 1
set ship e14 1
set ship e148 1
set hand 1 3brick+3lumber+3wool+3grain
set phase act 1
1 settlement n03
expect no event chip *
1 settlement n09
expect event chip seat=1 * 1
1 settlement n106
expect event chip seat=1 * 2

% CS-4I-05 CS-4I-06 CS-WIN-01 twelve points win
game catan +sea scenario=four_islands seats=3
set city n01 1
set city n03 1
set city n05 1
set city n14 1
set settlement n16 1
set settlement n100 1
set ship e14 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect score 1 = 10
1 settlement n09
expect won 1

% CS-4I-07 revised: no deserts, the robber on the hex with 12, two chips for each island
game catan +sea scenario=four_islands edition=rev2009 seats=3
expect no line hex * desert
expect line robber h31
expect line hex h31 * 12
expect asks catan.first

% CS-TTD-01 CS-TTD-02 CS-TTD-03 CS-SETUP-07 begin south of the belt, at its edge too, not at the cape or on an island
game catan +sea scenario=through_the_desert seats=3 first_player=1
expect legal 1 start * = 3
1 start h08
reject 1 settlement n07 CS-TTD-02
reject 1 settlement n18 CS-TTD-02
reject 1 settlement n102 CS-TTD-02
1 settlement n30
expect line settlement n30 1

% CS-TTD-04 CS-TTD-06 CS-EX-25 CS-NS-04 a chip for each area: the cape and three islands
game catan +sea scenario=through_the_desert seats=3
set settlement n30 1
set ship e11 1
set ship e148 1
set ship e140 1
set ship e144 1
set road e26 1
set hand 1 4brick+4lumber+4wool+4grain
set phase act 1
1 settlement n07
expect event chip seat=1 * 1
1 settlement n106
expect event chip seat=1 * 1
1 settlement n98
expect event chip seat=1 * 1
1 settlement n102
expect event chip seat=1 * 1
expect score 1 = 9

% CS-TTD-05 a crossing between belt and cape belongs to the cape, one between belt and home to home
game catan +sea scenario=through_the_desert seats=3
set road e27 1
set road e44 1
set hand 1 2brick+2lumber+2wool+2grain
set phase act 1
1 settlement n30
expect no event chip *
1 settlement n18
expect event chip seat=1 * 1

% CS-TTD-07 CS-WIN-01 twelve points win
game catan +sea scenario=through_the_desert seats=3
set city n25 1
set city n27 1
set city n29 1
set city n31 1
set settlement n33 1
set settlement n41 1
set ship e144 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect score 1 = 10
1 settlement n102
expect won 1

% CS-TTD-09 revised: two chips for each area
game catan +sea scenario=through_the_desert edition=rev2009 seats=4
set settlement n16 1
set ship e02 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n01
expect event chip seat=1 * 2
expect score 1 = 4
