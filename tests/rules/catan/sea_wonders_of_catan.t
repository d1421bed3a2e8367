# Seafarers, Wonders of Catan: where one may begin, chips of the small islands, the five cards, their stages, two ways to win.
# Cards: 1 library, 2 bridge, 3 colossus, 4 wall, 5 cathedral. Purple n100 n101; brown n39 n40 n56 n57 n73; exclamation marks n84 n99 n102 n115.
# Small islands: h00 h01 and h35 h42 h48.

% CS-WON-01 CS-WON-02 CS-WON-03 the robber begins on a desert, settlements on the main island away from the marks
game catan +sea scenario=wonders_of_catan seats=3 first_player=2
expect asks sea.start
expect actors 2
expect legal 2 start * = 3
reject 2 start h14        CS-SETUP-09
2 start h26
expect line robber h26
expect line pirate -
reject 2 settlement n73   CS-WON-02
reject 2 settlement n39   CS-WON-02
reject 2 settlement n100  CS-WON-02
reject 2 settlement n101  CS-WON-02
reject 2 settlement n84   CS-WON-02
reject 2 settlement n115  CS-WON-02
reject 2 settlement n01   CS-WON-02
reject 2 settlement n78   CS-WON-02
2 settlement n48
2 road e70
3 settlement n53

% CS-WON-02 after the set-up all of them are open
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set settlement n71 1
set road e104 1
set road e105 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n73

% CS-WON-03 CS-PIRATE-01 a 7 moves the robber only
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set settlement n48 2
set phase roll 1
* dice 3 4
expect asks sea.rob
reject 1 pirate h02       CS-PIRATE-01
expect legal 1 pirate *   = 0
1 robber h14

% CS-EX-55 CS-WON-04 CS-OPEN-14 every settlement on a small island earns a chip
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19
set ship e114 1
set ship e158 1
set ship e00 1
set hand 1 3brick+3lumber+3wool+3grain
set phase act 1
1 settlement n78
expect event chip seat=1 n78 1
1 settlement n110
1 settlement n01
expect line chip n110 1
expect line chip n01 1
expect score 1 = 6

% CS-EX-55 CS-WON-04 option per_island: the first on each of them
game catan +sea scenario=wonders_of_catan seats=3 first_player=1 wonder_island_chip=per_island
set robber h19
set ship e114 1
set ship e158 1
set ship e00 1
set hand 1 3brick+3lumber+3wool+3grain
set phase act 1
1 settlement n78
expect event chip seat=1 n78 1
1 settlement n110
1 settlement n01
expect no line chip n110 *
expect line chip n01 1
expect score 1 = 5

% CS-EX-55 CS-WON-04 option once: one in the game
game catan +sea scenario=wonders_of_catan seats=3 first_player=1 wonder_island_chip=once
set robber h19
set ship e114 1
set ship e158 1
set ship e00 1
set hand 1 3brick+3lumber+3wool+3grain
set phase act 1
1 settlement n78
expect event chip seat=1 n78 1
1 settlement n110
1 settlement n01
expect no line chip n110 *
expect no line chip n01 *
expect score 1 = 4

% CS-EX-56 CS-WON-14 the marker of the stages is no point, nor is a stage; CS-WON-09 stages are public
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set settlement n48 1
set wonder 1 2
set stage 1 3
set phase act 1
expect score 1 = 1
expect public 1 = 1
expect view 2 line stage 1 3
expect view - line wonder 1 2

% CS-WON-05 CS-WON-06 CS-WON-15 library: two cities; one wonder each, for good
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set city n32 1
set city n50 1
set city n53 2
set city n82 2
set settlement n48 3
set phase act 1
expect legal 1 claim * = 1
reject 1 claim 0          CS-WON-05
reject 1 claim 6          CS-WON-05
reject 1 claim 2          CS-WON-05
1 claim 1
expect event wonder_claimed seat=1 1
expect line wonder 1 1
reject 1 claim 5          CS-WON-15
reject 1 claim 1          CS-WON-15
set phase act 2
reject 2 claim 1          CS-WON-06

% CS-WON-05 library: one city is not enough
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set city n32 1
set settlement n50 1
set phase act 1
reject 1 claim 1          CS-WON-05

% CS-WON-05 without a ship in the supply nobody claims; the ship on the card is one of the fifteen
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19
set city n32 1
set city n50 1
set ship e06 1
set ship e08 1
set ship e12 1
set ship e14 1
set ship e15 1
set ship e16 1
set ship e17 1
set ship e18 1
set ship e19 1
set ship e20 1
set ship e23 1
set ship e26 1
set ship e27 1
set ship e33 1
set ship e37 1
badset wonder 1 1 : too many pieces
set phase act 1
reject 1 claim 1          CS-WON-05

% CS-WON-05 with the last ship of the supply
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19
set city n32 1
set city n50 1
set ship e06 1
set ship e08 1
set ship e12 1
set ship e14 1
set ship e15 1
set ship e16 1
set ship e17 1
set ship e18 1
set ship e19 1
set ship e20 1
set ship e23 1
set ship e26 1
set ship e27 1
set ship e33 1
set hand 1 1lumber+1wool
set phase act 1
1 claim 1
expect legal 1 ship * = 0
badset ship e37 1 : too many pieces

% CS-WON-05 bridge: a building on a purple square
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set settlement n100 1
set settlement n48 2
set phase act 1
1 claim 2
set phase act 2
reject 2 claim 2          CS-WON-06

% CS-WON-05 bridge: not beside it
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set settlement n99 1
set phase act 1
reject 1 claim 2          CS-WON-05

% CS-WON-05 CS-WON-10 colossus: a city at a harbour and a trade route of five
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set city n31 1
set road e46 1
set road e48 1
set road e70 1
set road e69 1
set road e45 1
set phase act 1
1 claim 3

% CS-WON-05 CS-WON-10 colossus: four are too few, branches are not added
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set city n31 1
set road e46 1
set road e48 1
set road e70 1
set road e69 1
set road e47 1
set phase act 1
reject 1 claim 3          CS-WON-05

% CS-WON-05 colossus: a settlement at a harbour is not enough
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set settlement n31 1
set city n48 1
set road e46 1
set road e48 1
set road e70 1
set road e69 1
set road e45 1
set phase act 1
reject 1 claim 3          CS-WON-05

% CS-WON-05 wall: a building on a brown square
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set settlement n73 1
set settlement n71 2
set phase act 1
1 claim 4
set phase act 2
reject 2 claim 4          CS-WON-06
reject 2 claim 2          CS-WON-05

% CS-WON-05 CS-WON-10 cathedral: a city and six points, hidden ones included
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set city n32 1
set settlement n50 1
set settlement n53 1
set cards 1 2point
set phase act 1
expect public 1 = 4
1 claim 5

% CS-WON-05 CS-WON-10 cathedral: five points are too few, and six without a city
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set city n32 1
set settlement n50 1
set settlement n53 1
set cards 1 1point
set settlement n82 2
set settlement n65 2
set cards 2 4point
set phase act 1
reject 1 claim 5          CS-WON-05
set phase act 2
reject 2 claim 5          CS-WON-05

% CS-EX-52 CS-WON-08 the price of a stage, card 1
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set wonder 1 1
set hand 1 1brick+1lumber+2wool+5ore
set phase act 1
reject 1 stage            CB-BUILD-01
set hand 1 1brick+1lumber+3wool
1 stage
expect event wonder_stage seat=1 1 1
expect line stage 1 1
expect line hand 1 -

% CS-EX-52 CS-WON-08 the price of a stage, card 2
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set wonder 1 2
set hand 1 2lumber+5wool+1grain
set phase act 1
reject 1 stage            CB-BUILD-01
set hand 1 3lumber+1wool+1grain
1 stage
expect event wonder_stage seat=1 2 1
expect line stage 1 1
expect line hand 1 -

% CS-EX-52 CS-WON-08 the price of a stage, card 3
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set wonder 1 3
set hand 1 3grain+1ore
set phase act 1
reject 1 stage            CB-BUILD-01
set hand 1 3grain+2ore
1 stage
expect event wonder_stage seat=1 3 1
expect line stage 1 1
expect line hand 1 -

% CS-EX-52 CS-WON-08 the price of a stage, card 4
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set wonder 1 4
set hand 1 3brick+1lumber
set phase act 1
reject 1 stage            CB-BUILD-01
set hand 1 3brick+1lumber+1grain
1 stage
expect event wonder_stage seat=1 4 1
expect line stage 1 1
expect line hand 1 -

% CS-EX-52 CS-WON-08 the price of a stage, card 5
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set wonder 1 5
set hand 1 1grain+3ore
set phase act 1
reject 1 stage            CB-BUILD-01
set hand 1 1brick+1grain+3ore
1 stage
expect event wonder_stage seat=1 5 1
expect line stage 1 1
expect line hand 1 -

% CS-WON-07 CS-WON-08 several stages in a turn, right after claiming; the condition is needed only for that
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set settlement n100 1
set hand 1 6lumber+2wool+2grain
set phase act 1
reject 1 stage            CS-WON-08
1 claim 2
1 stage
1 stage
expect line stage 1 2

% CS-WON-11 the fourth stage wins, whatever the points
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set settlement n48 1
set wonder 1 3
set stage 1 3
set wonder 2 1
set stage 2 3
set hand 1 3grain+2ore
set phase act 1
1 stage
expect won 1
expect score 1 = 1
expect rank 1 = 1

% CS-EX-49 CS-WON-12 ten points need strictly more stages than everybody else
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19
set city n31 1
set city n49 1
set city n53 1
set city n82 1
set settlement n100 1
set settlement n63 1
set wonder 1 3
set stage 1 2
set wonder 2 1
set stage 2 2
set hand 1 3grain+2ore
set phase act 1
expect score 1 = 10
expect won -
1 stage
expect won 1

% CS-EX-50 CS-WON-12 zero stages never win
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19
set city n31 1
set city n49 1
set city n53 1
set city n82 1
set settlement n100 1
set settlement n63 1
set phase before 1
expect score 1 = 10
expect won -

% CS-WON-12 a claimed wonder without a stage does not win either
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19
set city n31 1
set city n49 1
set city n53 1
set city n82 1
set settlement n100 1
set settlement n63 1
set phase act 1
1 claim 2
expect won -

% CS-WON-12 only on the own turn
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19
set city n31 1
set city n49 1
set city n53 1
set city n82 1
set settlement n100 1
set settlement n63 1
set wonder 1 3
set stage 1 1
set phase act 3
expect won -
3 end
expect won 1

% CS-WON-12 fewer than ten points do not win with the most stages
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19

set settlement n48 1
set wonder 1 3
set stage 1 3
set phase before 1
expect won -

% CS-WON-13 a new deal keeps the outlines and the deserts; no 6 or 8 beside them
game catan +sea scenario=wonders_of_catan seats=3 first_player=1 variable=1
deal 1
expect line hex h11 desert
expect line hex h19 desert
expect line hex h26 desert
expect line hex h02 sea
expect no line hex h18 * 6
expect no line hex h18 * 8
expect no line hex h25 * 6
expect no line hex h25 * 8

% CS-WON-13 a new deal keeps the outlines and the deserts; no 6 or 8 beside them
game catan +sea scenario=wonders_of_catan seats=3 first_player=1 variable=1
deal 2
expect line hex h11 desert
expect line hex h19 desert
expect line hex h26 desert
expect line hex h02 sea
expect no line hex h18 * 6
expect no line hex h18 * 8
expect no line hex h25 * 6
expect no line hex h25 * 8

% CS-WON-13 a new deal keeps the outlines and the deserts; no 6 or 8 beside them
game catan +sea scenario=wonders_of_catan seats=3 first_player=1 variable=1
deal 3
expect line hex h11 desert
expect line hex h19 desert
expect line hex h26 desert
expect line hex h02 sea
expect no line hex h18 * 6
expect no line hex h18 * 8
expect no line hex h25 * 6
expect no line hex h25 * 8

% CS-WON-05 CS-WON-08 CS-CK-14 the words and options of this scenario mean nothing elsewhere
badgame catan +sea seats=3 wonder_island_chip=once : CS-WON-04
badgame catan +sea +ck scenario=wonders_of_catan seats=3 : CS-CK-14
game catan +sea seats=3 first_player=1
set settlement n20 1
set phase act 1
reject 1 claim 1          CS-WON-05
reject 1 stage            CS-WON-08

% CS-WON-12 CS-WON-05 CS-OPEN-20 nobody has a wonder or a ship to claim one: ten points win
game catan +sea scenario=wonders_of_catan seats=2 first_player=1
set robber h19
set ship e06 1
set ship e08 1
set ship e12 1
set ship e14 1
set ship e15 1
set ship e16 1
set ship e17 1
set ship e18 1
set ship e19 1
set ship e20 1
set ship e23 1
set ship e26 1
set ship e27 1
set ship e33 1
set ship e37 1
set ship e39 2
set ship e40 2
set ship e62 2
set ship e64 2
set ship e65 2
set ship e87 2
set ship e88 2
set ship e89 2
set ship e100 2
set ship e109 2
set ship e110 2
set ship e117 2
set ship e122 2
set ship e124 2
set ship e131 2
set city n31 1
set city n49 1
set city n53 1
set city n82 1
set settlement n100 1
set settlement n63 1
set phase act 2
expect score 1 = 10
expect won -
2 end
expect won 1

% CS-WON-12 CS-OPEN-20 as long as somebody could claim one they do not
game catan +sea scenario=wonders_of_catan seats=2 first_player=1
set robber h19
set ship e06 1
set ship e08 1
set ship e12 1
set ship e14 1
set ship e15 1
set ship e16 1
set ship e17 1
set ship e18 1
set ship e19 1
set ship e20 1
set ship e23 1
set ship e26 1
set ship e27 1
set ship e33 1
set ship e37 1
set ship e39 2
set ship e40 2
set ship e62 2
set ship e64 2
set ship e65 2
set ship e87 2
set ship e88 2
set ship e89 2
set ship e100 2
set ship e109 2
set ship e110 2
set ship e117 2
set ship e122 2
set ship e124 2
set city n31 1
set city n49 1
set city n53 1
set city n82 1
set settlement n100 1
set settlement n63 1
set phase act 2
expect score 1 = 10
expect won -
2 end
expect won -

% CS-OPEN-20 CB-WIN-02 the last ship of all wins at once, if its builder has the points
game catan +sea scenario=wonders_of_catan seats=2 first_player=1
set robber h19
set ship e06 1
set ship e08 1
set ship e12 1
set ship e14 1
set ship e15 1
set ship e16 1
set ship e17 1
set ship e18 1
set ship e19 1
set ship e20 1
set ship e23 1
set ship e26 1
set ship e27 1
set ship e33 1
set ship e39 2
set ship e40 2
set ship e62 2
set ship e64 2
set ship e65 2
set ship e87 2
set ship e88 2
set ship e89 2
set ship e100 2
set ship e109 2
set ship e110 2
set ship e117 2
set ship e122 2
set ship e124 2
set ship e131 2
set city n31 1
set city n49 1
set city n53 1
set city n82 1
set settlement n100 1
set settlement n63 1
set hand 1 1lumber+1wool
set phase act 1
expect score 1 = 10
expect won -
1 ship e37
expect won 1

% CS-WON-05 CS-WON-08 CB-TURN-02 nothing is claimed or built before the roll
game catan +sea scenario=wonders_of_catan seats=3 first_player=1
set robber h19
set city n32 1
set city n50 1
set hand 1 1lumber+1brick+3wool
set phase before 1
reject 1 claim 1 CB-TURN-02
set wonder 1 1
set phase before 1
reject 1 stage CB-TURN-02

% CT-HM-04 CS-WON-12 CS-WON-11 with the Harbourmaster ten points and the lead are too few, eleven are enough
game catan +sea +harbormaster scenario=wonders_of_catan seats=3 first_player=1
set robber h19
set city n32 1
set city n50 1
set city n53 1
set city n82 1
set settlement n48 1
set settlement n60 1
set wonder 1 1
set stage 1 1
set hand 1 1lumber+1brick+3wool
set phase act 1
expect score 1 = 10
expect won -
1 stage
expect won -
