# The Fishermen with the Rivers of Catan (CT-X-02): the board of the Rivers (rivers.t), no lake, fishing grounds h23 4 (n00 n07 n08), h20 5
# (n01-n03), h26 6 (n15 n25 n26), h30 8 (n36 n37 n46), h34 9 (n48-n50), h31 10 (n38 n39 n47) until they are dealt. The clauses are cited beside
# what they say; whatever is not said here is as in fishermen*.t and rivers.t.

% CT-X-02 CT-FI-01 CT-FI-03 CT-OPEN-25 the board of the Rivers, without a lake; six grounds in the sea
game catan +fishermen +rivers seats=4
expect line hex h03 swamp
expect line hex h12 swamp
expect line hex h18 pasture 2 12
expect no line hex * lake*
expect no line hex * desert
expect line ground h23 4
expect line ground h20 5
expect line ground h26 6
expect line ground h30 8
expect line ground h34 9
expect line ground h31 10
badset hex h09 lake : hex
deal 11
expect line hex h03 swamp
expect line hex h12 swamp
expect no line hex * lake*
expect no line hex * desert

% CT-X-02 CT-RI-03 the rivers turned as the book of 2025 draws them: the grounds stay
game catan +fishermen +rivers rivers_orientation=turned seats=3
expect line hex h17 swamp
expect line hex h15 swamp
expect line ground h23 4
expect line ground h31 10
deal 12
expect line hex h17 swamp
expect no line hex * lake*

% CT-X-02 CT-RI-08 the robber starts on a swamp, not beside the board
game catan +fishermen +rivers seats=3 first_player=1
expect line robber h03
set phase roll 1
* dice 3 4
1 robber h12
expect line robber h12

% CT-X-02 CT-FI-30 two fish send him off the board, a 7 brings him back
game catan +fishermen +rivers seats=3 first_player=1
set fish 1 0 1 0
set phase act 1
1 fish_robber 0 1 0
expect line robber -
1 end
2 roll
* dice 3 4
2 robber h03
expect line robber h03

% CT-X-02 six fish build a bridge at no other cost; it pays its three gold
game catan +fishermen +rivers seats=3 first_player=1
set settlement n13 1
set hand 1 2brick+1lumber
set fish 1 0 0 2
set phase act 1
1 fish_bridge 0 0 2
expect event fish_paid seat=1 0 0 2
expect no event gold
expect asks fishermen.bridge
expect legal 1 * = 1
reject 1 bridge e17 CT-RI-23
reject 1 road e19 CT-X-02
reject 1 end CT-X-02
1 bridge e20
expect event built seat=1 *
expect event gold seat=1 3 3
expect line bridge e20 1
expect line hand 1 2brick+1lumber
expect line fish_spent 0 0 2
expect line gold 1 3
expect asks catan.act

% CT-X-02 CT-RI-09 one who has the cards may still pay with them
game catan +fishermen +rivers seats=3 first_player=1
set settlement n13 1
set hand 1 2brick+1lumber
set fish 1 0 0 2
set phase act 1
1 bridge e20
expect line fish 1 0 0 2
expect line hand 1 -
reject 1 fish_bridge 0 0 2 CT-FI-35

% CT-X-02 CT-FI-30 CT-FI-37 CT-FI-38 five fish are not enough, no token too many, none that one does not hold
game catan +fishermen +rivers seats=3 first_player=1
set settlement n13 1
set fish 1 1 1 2
set phase act 1
reject 1 fish_bridge 0 1 1 CT-FI-30
reject 1 fish_bridge 1 0 2 CT-FI-38
reject 1 fish_bridge 0 1 2 CT-FI-38
reject 1 fish_bridge 0 3 0 CT-FI-37
expect legal 1 fish_bridge * = 2
expect legal 1 fish_bridge 1 1 1 = 1
expect legal 1 fish_bridge 0 0 2 = 1
1 fish_bridge 1 1 1
1 bridge e20
expect line fish 1 0 0 1

% CT-X-02 CT-FI-35 nothing to join to: no bridge for fish
game catan +fishermen +rivers seats=3 first_player=1
set settlement n00 1
set fish 1 0 0 2
set phase act 1
reject 1 fish_bridge 0 0 2 CT-FI-35
expect legal 1 fish_bridge * = 0

% CT-X-02 CT-RI-09 CT-RI-25 CT-FI-35 three bridges each, those for fish too
game catan +fishermen +rivers seats=3 first_player=1
set settlement n13 1
set settlement n11 1
set settlement n42 1
set bridge e20 1
set bridge e17 1
set fish 1 0 0 4
set phase act 1
1 fish_bridge 0 0 2
1 bridge e47
reject 1 fish_bridge 0 0 2 CT-FI-35

% CT-X-02 CT-RI-23 CT-RI-24 each site that is free and joins the own network, none behind somebody else's building
game catan +fishermen +rivers seats=3 first_player=1
set settlement n13 1
set settlement n11 2
set road e16 1
set road e18 1
set settlement n42 1
set fish 1 0 0 2
set phase act 1
1 fish_bridge 0 0 2
reject 1 bridge e17 CT-RI-23
reject 1 bridge e60 CT-RI-24
expect legal 1 bridge * = 2
1 bridge e47
expect line bridge e47 1

% CT-X-02 CT-RI-25 it counts for the longest road
game catan +fishermen +rivers seats=3 first_player=1
set settlement n12 1
set road e18 1
set road e34 1
set road e36 1
set road e51 1
set fish 1 0 0 2
set phase act 1
1 fish_bridge 0 0 2
1 bridge e20
expect event route seat=1 5

% CT-X-02 CT-FI-30 in one's own turn, after the roll
game catan +fishermen +rivers seats=3 first_player=1
set settlement n13 1
set settlement n11 2
set fish 1 0 0 2
set fish 2 0 0 2
set phase before 1
reject 1 fish_bridge 0 0 2 CB-TURN-02
1 roll
* dice 1 2
reject 2 fish_bridge 0 0 2 CB-TURN-06
1 fish_bridge 0 0 2

% CT-X-02 CT-FI-30 CT-RI-24 CT-RI-27 five fish build a road: a gold at a river, never on a bridge site
game catan +fishermen +rivers seats=3 first_player=1
set settlement n13 1
set fish 1 0 1 1
set phase act 1
1 fish_road 0 1 1
reject 1 road e20 CT-RI-24
reject 1 bridge e20 CT-FI-30
expect legal 1 bridge * = 0
1 road e19
expect event gold seat=1 1 1

% CT-X-02 CT-FI-10 CT-FI-20 grounds bring fish on their numbers, whether or not the robber is beside them
game catan +fishermen +rivers seats=3 first_player=1
set settlement n07 1
set city n26 2
set robber h03
set phase roll 1
* dice 2 2
expect event catch seat=1 1
* fish 2
expect line fish 1 0 1 0
1 end
2 roll
* dice 3 3
expect event catch seat=2 2
* fish 1
* fish 3
expect line fish 2 1 0 1

% CT-X-02 CT-FI-01 2, 3, 11 and 12 bring no fish: there is no lake
game catan +fishermen +rivers seats=3 first_player=1
set city n20 1
set city n22 1
set city n32 1
set settlement n07 1
set settlement n26 1
set settlement n46 1
set settlement n49 1
set phase roll 1
* dice 1 1
expect no event catch
1 end
2 roll
* dice 1 2
expect no event catch
2 end
3 roll
* dice 5 6
expect no event catch
3 end
1 roll
* dice 6 6
expect no event catch

% CT-X-02 CT-FI-06 CT-RI-20 CT-RI-21 the set-up: a token for the second settlement at a ground, gold for river hexes
game catan +fishermen +rivers seats=2 first_player=1
1 settlement n07
expect no event catch
expect event gold seat=1 1 1
1 road e11
expect event gold seat=1 1 2
2 settlement n50
2 road e69
2 settlement n39
expect event catch seat=2 1
expect event gold seat=2 1 1
* fish 3
reject 2 road e54 CT-RI-10
2 road e56
expect no event gold
1 settlement n37
* fish 1
1 road e38
expect line fish 1 1 0 0
expect line gold 1 2
expect line gold 2 1

% CT-X-02 CT-RI-10 no road on the outlet beside a ground either
game catan +fishermen +rivers seats=2 first_player=1
1 settlement n08
reject 1 road e10 CT-RI-10
1 road e12

% CT-GEN-10 ten points win
game catan +fishermen +rivers seats=3 first_player=1
set city n20 1
set city n22 1
set city n24 1
set settlement n13 1
set settlement n10 1
set settlement n29 1
set gold 1 2
set gold 2 2
set gold 3 1
set hand 1 2grain+3ore
set phase act 1
expect public 1 = 9
expect won -
1 city n13
expect won 1

% CT-GEN-10 CT-FI-41 eleven for the holder of the boot
game catan +fishermen +rivers seats=3 first_player=1
set city n20 1
set city n22 1
set city n24 1
set settlement n13 1
set settlement n10 1
set settlement n29 1
set settlement n41 1
set gold 1 2
set gold 2 2
set gold 3 1
set boot 1
set hand 1 2grain+3ore
set phase act 1
expect public 1 = 10
expect won -
1 city n13
expect won 1

% CT-GEN-10 CT-X-01 CT-HM-04 one more with the Harbourmaster
game catan +fishermen +rivers +harbormaster seats=3 first_player=1
set city n20 1
set city n22 1
set city n24 1
set settlement n13 1
set settlement n10 1
set settlement n29 1
set settlement n41 1
set gold 1 2
set gold 2 2
set gold 3 1
set hand 1 2grain+3ore
set phase act 1
expect public 1 = 10
expect won -
1 city n13
expect won 1

% CT-GEN-10 CT-X-01 CT-FI-41 and twelve for the boot's holder
game catan +fishermen +rivers +harbormaster seats=3 first_player=1
set city n20 1
set city n22 1
set city n24 1
set settlement n13 1
set settlement n10 1
set settlement n29 1
set settlement n41 1
set gold 1 2
set gold 2 2
set gold 3 1
set boot 1
set hand 1 2grain+7ore
set phase act 1
1 city n13
expect public 1 = 11
expect won -
1 sell ore
expect event wealthiest seat=1 3
expect won 1

% CT-FI-42 CT-FI-43 CT-RI-31 points of the tiles of wealth count where the boot goes
game catan +fishermen +rivers seats=3 first_player=1
set city n20 1
set settlement n24 2
set settlement n13 2
set settlement n29 3
set gold 1 1
set gold 2 2
set gold 3 1
set boot 1
set phase act 1
expect public 1 = 0
expect public 2 = 3
expect public 3 = -1
reject 1 boot 3 CT-FI-42
1 boot 2
expect line boot 2

% CT-X-02 CT-FR-14 CT-FR-07 the friendly robber with nowhere to go stays on his swamp
game catan +friendly +fishermen +rivers seats=4 first_player=4
set robber h03
set settlement n09 1
set settlement n12 1
set settlement n24 2
set settlement n29 2
set settlement n32 3
set settlement n44 3
set settlement n41 4
set gold 1 2
set gold 2 2
set gold 3 2
set gold 4 1
set phase roll 4
* dice 3 4
expect legal 4 robber * = 1
4 robber h03
expect asks catan.act

% CT-X-02 CT-EV-34 CT-EV-30 a damaged road keeps nobody from a bridge for fish, but alone it leads to none
game catan +events +fishermen +rivers seats=3 first_player=1
set settlement n12 1
set road e18 1
set damaged_road e18
set settlement n42 1
set fish 1 0 0 4
set phase act 1
1 fish_bridge 0 0 2
reject 1 bridge e20 CT-EV-34
expect legal 1 bridge * = 1
1 bridge e47
reject 1 fish_bridge 0 0 2 CT-FI-35
expect line damaged_road e18

% CT-X-02 CT-EV-53 Robber Flees sends him beside the board, not to a swamp
game catan +events +fishermen +rivers seats=3 first_player=1
set robber h14
set phase roll 1
* card robber_flees 4
expect line robber -

% CT-X-02 CT-EV-45 a bridge for fish counts where roads are counted
game catan +events +fishermen +rivers seats=3 first_player=1
set settlement n13 1
set road e19 1
set road e49 2
set road e36 2
set settlement n35 2
set fish 1 0 0 2
set hand 2 1ore
set phase act 1
1 fish_bridge 0 0 2
1 bridge e20
expect line bridge e20 1
set road e21 1
set phase roll 1
* card trade_advantage 5
expect no event no_effect trade_advantage

% CT-GEN-17 what does not go with both of them
badgame catan +fishermen +rivers +two seats=2 : CT-GEN-17
badgame catan +fishermen +rivers +caravans seats=4 : CT-GEN-17
badgame catan +fishermen +rivers +five_six seats=5 : CT-GEN-05
badgame catan +fishermen +rivers layout=beginner seats=4 : CT-RI-01

% CT-X-02 CT-GEN-03 CT-GEN-04 a game with all the variants
game catan +fishermen +rivers +friendly +events +harbormaster seats=4
deal 5
auto 5 800

% CT-X-02 CT-GEN-05 two seats, for bots and tests; the rivers turned
game catan +fishermen +rivers rivers_orientation=turned seats=2
deal 6
auto 6 800
