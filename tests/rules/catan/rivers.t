# The Rivers of Catan (CT-RI-*). Long river, source to mouth: h06 mountains, h05 hills, h04 pasture, h03 swamp; short river: h14 mountains,
# h13 hills, h12 swamp. Bridge sites: e20 e17 e14 e10, e47 e44 e54. Crossings without a river hex: 00-06 16 26 27 35-37 45-53.

% CT-RI-01 CT-RI-02 CT-RI-03 CT-RI-06 two rivers lie where the book puts them, swamps without numbers
game catan +rivers seats=4
expect line hex h06 mountains *
expect line hex h05 hills *
expect line hex h04 pasture *
expect line hex h03 swamp
expect line hex h14 mountains *
expect line hex h13 hills *
expect line hex h12 swamp
expect no line hex h03 swamp *
expect no line hex h12 swamp *
deal 7
expect line hex h06 mountains *
expect line hex h03 swamp
expect line hex h12 swamp
expect no line hex h03 swamp *
expect no line hex h12 swamp *
expect no line hex * desert

% CT-RI-07 B joins H: one hex bears 2 and 12, and produces on both
game catan +rivers seats=3 first_player=1
expect line hex h18 pasture 2 12
set settlement n53 1
set phase roll 1
* dice 1 1
expect event income seat=1 *
expect line hand 1 1wool
1 end
2 roll
* dice 6 6
expect line hand 1 2wool

% CT-RI-06 river hexes produce like others, swamps nothing
game catan +rivers seats=3 first_player=1
set settlement n24 1
set settlement n18 1
set phase roll 1
* dice 4 4
expect line hand 1 1ore

% CT-RI-03 CT-OPEN-04 the rivers as the book of 2025 turns them
game catan +rivers rivers_orientation=turned seats=3
expect line hex h03 mountains *
expect line hex h08 hills *
expect line hex h13 pasture *
expect line hex h17 swamp
expect line hex h05 mountains *
expect line hex h10 hills *
expect line hex h15 swamp
deal 5
expect line hex h17 swamp
expect line hex h15 swamp

% CT-RI-04 CT-RI-05 CT-RI-24 seven sites take bridges, no other path does
game catan +rivers seats=3 first_player=1
set settlement n13 1
set settlement n11 1
set settlement n09 1
set settlement n07 1
set settlement n42 1
set city n30 1
set city n38 1
set hand 1 2brick+1lumber
set phase act 1
expect legal 1 bridge * = 7
expect legal 1 bridge e20 = 1
expect legal 1 bridge e17 = 1
expect legal 1 bridge e14 = 1
expect legal 1 bridge e10 = 1
expect legal 1 bridge e47 = 1
expect legal 1 bridge e44 = 1
expect legal 1 bridge e54 = 1
reject 1 bridge e19 CT-RI-24
reject 1 bridge e13 CT-RI-24
reject 1 road e20 CT-RI-24
reject 1 road e54 CT-RI-24

% CT-RI-08 the robber begins on a swamp and may be moved to the other one
game catan +rivers seats=3 first_player=1
expect line robber h03
set phase roll 1
* dice 3 4
1 robber h12
expect line robber h12

% CT-RI-09 three bridges each, no gold at first
game catan +rivers seats=3 first_player=1
expect no line gold *
set bridge e20 1
set bridge e17 1
set bridge e14 1
set settlement n07 1
set hand 1 2brick+1lumber
set phase act 1
reject 1 bridge e10 CB-BUILD-03
badset bridge e10 1 : too many pieces

% CT-RI-10 CT-RI-20 CT-RI-21 the set-up: no road on a bridge site, gold for settlement and road at a river, at most four
game catan +rivers seats=2 first_player=1
1 settlement n13
expect event gold seat=1 1 1
expect legal 1 bridge * = 0
reject 1 road e20 CT-RI-10
1 road e19
expect event gold seat=1 1 2
2 settlement n47
expect no event gold
2 road e66
expect no event gold
2 settlement n52
2 road e70
1 settlement n31
expect event gold seat=1 1 3
1 road e45
expect line gold 1 4
expect no line gold 2 *

% CT-RI-20 CT-RI-22 one gold for a settlement at two river hexes, none for the city
game catan +rivers seats=3 first_player=1
set settlement n12 1
set road e18 1
set road e19 1
set road e21 1
set gold 2 5
set gold 3 5
set hand 1 1brick+1lumber+1wool+3grain+3ore
set phase act 1
1 settlement n14
expect event gold seat=1 1 1
1 city n14
expect no event gold
expect line gold 1 1

% CT-RI-20 a swamp is a river hex too
game catan +rivers seats=3 first_player=1
set settlement n00 1
set road e01 1
set road e12 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n09
expect event gold seat=1 1 1

% CT-RI-21 CT-RI-27 a road at a river gives one gold, bought or free, elsewhere none
game catan +rivers seats=3 first_player=1
set settlement n10 1
set hand 1 1brick+1lumber
set cards 1 1road_building
set phase act 1
1 road e04
expect no event gold
1 road_building
1 road e13
expect event gold seat=1 1 1
1 road e15
expect event gold seat=1 1 2

% CT-RI-23 a bridge costs 2 brick and 1 lumber and gives three gold, not four
game catan +rivers seats=3 first_player=1
set settlement n13 1
set hand 1 2brick+1lumber
set phase act 1
1 bridge e20
expect event gold seat=1 3 3
expect line bridge e20 1
expect line hand 1 -
expect line gold 1 3

% CT-RI-23 a bridge joins the own network, never through an opponent's building
game catan +rivers seats=3 first_player=1
set settlement n12 1
set road e18 1
set settlement n23 2
set road e32 3
set hand 1 4brick+2lumber
set phase act 1
reject 1 bridge e17 CT-RI-23
1 bridge e20
reject 1 road e32 CB-BOARD-06
reject 1 road e34 CB-BUILD-04

% CT-RI-23 nothing to join, no bridge; too few cards, no bridge
game catan +rivers seats=3 first_player=1
set settlement n13 1
set settlement n13 1
set hand 1 1brick+1lumber
set phase act 1
expect legal 1 bridge * = 0
reject 1 bridge e20 CB-BUILD-01
reject 1 bridge e47 CT-RI-23

% CT-RI-23 behind another's building the way ends
game catan +rivers seats=3 first_player=1
set settlement n11 2
set settlement n00 1
set road e16 1
set hand 1 2brick+1lumber
set phase act 1
reject 1 bridge e17 CT-RI-23

% CT-RI-25 a bridge is a road for connection and for the longest road, and worth no point
game catan +rivers seats=3 first_player=1
set settlement n12 1
set road e18 1
set road e34 1
set road e36 1
set road e51 1
set gold 2 9
set gold 3 9
set gold 1 9
set hand 1 3brick+2lumber+1wool+1grain
set phase act 1
expect public 1 = -1
1 bridge e20
expect event route seat=1 5
expect public 1 = 4
1 settlement n23
expect line settlement n23 1

% CT-RI-26 Road Building builds no bridge
game catan +rivers seats=3 first_player=1
set settlement n13 1
set cards 1 1road_building
set hand 1 2brick+1lumber
set phase act 1
1 road_building
expect legal 1 bridge * = 0
reject 1 bridge e20 CB-DEV-07
expect legal 1 road e20 = 0

% CT-RI-30 CT-RI-31 CT-EX-28 wealth: strictly the most, and everybody with the least
game catan +rivers seats=4 first_player=3
set settlement n00 1
set settlement n04 2
set settlement n47 3
set settlement n52 4
set gold 1 4
set gold 2 4
set gold 3 2
set gold 4 1
set phase act 3
expect public 1 = 1
expect public 2 = 1
expect public 3 = 1
expect public 4 = -1
3 spend ore
expect event poor seat=3 0
expect event not_poor seat=4
expect public 3 = -1
expect public 4 = 1
expect no event wealthiest

% CT-RI-30 CT-EX-28 then 5, 4, 0, 1: the first is the wealthiest
game catan +rivers seats=4 first_player=1
set settlement n00 1
set settlement n04 2
set settlement n47 3
set settlement n52 4
set gold 1 4
set gold 2 4
set gold 4 1
set hand 1 4ore
set phase act 1
expect public 1 = 1
1 sell ore
expect event wealthiest seat=1 5
expect public 1 = 2
expect public 2 = 1
expect public 3 = -1

% CT-RI-30 a tie takes the tile away from both
game catan +rivers seats=3 first_player=2
set gold 1 3
set gold 2 2
set gold 3 1
set hand 2 4ore
set phase act 2
expect public 1 = 1
2 sell ore
expect event no_wealthiest seat=1
expect public 1 = 0
expect public 2 = 0

% CT-RI-32 CT-RI-33 CT-EX-29 equal gold after the set-up: everybody is poor, nobody rich
game catan +rivers seats=2 first_player=1
1 settlement n13
1 road e19
2 settlement n31
2 road e45
2 settlement n42
2 road e58
expect public 2 = 2
1 settlement n21
expect public 1 = 2
1 road e29
expect line gold 1 4
expect line gold 2 4
expect event poor seat=1 4
expect event poor seat=2 4
expect no event wealthiest
expect public 1 = 0
expect public 2 = 0

% CT-RI-28 CT-GOLD-06 gold of this turn is spent in this turn, for all to see
game catan +rivers seats=3 first_player=1
set settlement n13 1
set hand 1 2brick+1lumber
set phase act 1
1 bridge e20
1 spend grain
expect line hand 1 1grain
expect line gold 1 1
expect view 2 line gold 1 1
expect view - line gold 1 1

% CT-FR-14 CT-EX-49 CT-RI-08 the friendly robber stays on his swamp when every hex touches a protected player
game catan +friendly +rivers seats=4 first_player=4
set robber h03
set settlement n09 1
set settlement n12 1
set settlement n24 2
set settlement n29 2
set settlement n32 3
set settlement n44 3
set settlement n41 4
set hand 1 1ore
set phase roll 4
* dice 3 4
expect legal 4 robber * = 1
4 robber h03
expect asks catan.act

% CT-FR-14 CT-EX-49 a swamp that touches nobody protected is a hex like any other: he must go there
game catan +friendly +rivers seats=4 first_player=4
set robber h03
set settlement n09 1
set settlement n12 1
set settlement n24 2
set settlement n18 2
set settlement n32 3
set settlement n44 3
set settlement n41 4
set hand 1 1ore
set phase roll 4
* dice 3 4
expect legal 4 robber * = 1
4 robber h12
expect line robber h12

% CT-FR-14 CT-RI-08 sent away from elsewhere, he goes to a swamp of the mover's choice
game catan +friendly +rivers seats=4 first_player=4
set robber h09
set settlement n09 1
set settlement n12 1
set settlement n24 2
set settlement n29 2
set settlement n32 3
set settlement n44 3
set settlement n41 4
set hand 1 1ore
set phase roll 4
* dice 3 4
expect legal 4 robber * = 2
expect legal 4 robber h03 = 1
expect legal 4 robber h12 = 1
4 robber h12
expect line robber h12

% CT-GEN-05 CT-GEN-17 what does not go together
badgame catan +rivers +sea edition=rev2009 : CT-X-42
badgame catan +rivers +five_six seats=5 : CT-GEN-05
badgame catan +rivers +five_six seats=4 : CT-GEN-05
badgame catan +rivers layout=beginner : CT-RI-01
badgame catan rivers_orientation=turned : CT-RI-03
badgame catan +gold : CT-GOLD-01
