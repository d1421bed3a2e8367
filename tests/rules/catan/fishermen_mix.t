# The Fishermen of Catan with the variants, and what it cannot be played with.

% CT-X-01 CT-HM-04 with the Harbourmaster eleven points win
game catan +fishermen +harbormaster seats=3 layout=beginner first_player=1
set city n20 1
set city n22 1
set city n24 1
set settlement n13 1
set settlement n10 1
set settlement n29 1
set settlement n42 1
set hand 1 2grain+3ore
set phase act 1
expect public 1 = 10
expect won -
1 city n13
expect won 1

% CT-X-01 CT-FI-41 twelve for the boot's holder
game catan +fishermen +harbormaster seats=3 layout=beginner first_player=1
set city n20 1
set city n22 1
set city n24 1
set settlement n13 1
set settlement n10 1
set settlement n29 1
set settlement n42 1
set hand 1 2grain+3ore
set boot 1
set phase act 1
1 city n13
expect public 1 = 11
expect won -

% CT-HM-08 a fishing ground is no harbour
game catan +fishermen +harbormaster seats=3 layout=beginner first_player=1
set city n08 1
set city n25 1
set settlement n49 1
set settlement n39 1
set phase act 1
expect public 1 = 6
expect no line harbormaster *

% CT-FR-14 CT-FR-07 no hex left for a friendly robber: there is no desert, he goes beside the board
game catan +fishermen +friendly seats=4 layout=beginner first_player=1
# these seven touch all nineteen hexes
set settlement n10 1
set settlement n13 1
set settlement n18 2
set settlement n33 2
set settlement n35 3
set settlement n40 3
set settlement n43 4
set robber h04
set hand 2 1ore
set phase roll 1
* dice 3 4
expect event robber_off seat=1
expect line robber -
expect line hand 2 1ore
expect asks catan.act

% CT-FR-14 CT-FI-05 or stays there
game catan +fishermen +friendly seats=4 layout=beginner first_player=1
set settlement n10 1
set settlement n13 1
set settlement n18 2
set settlement n33 2
set settlement n35 3
set settlement n40 3
set settlement n43 4
set phase roll 1
* dice 3 4
expect no event robber_off
expect line robber -
expect asks catan.act

% CT-FR-16 three fish take a card of a protected player too
game catan +fishermen +friendly seats=3 layout=beginner first_player=1
set settlement n20 2
set hand 2 1ore
set fish 1 0 0 1
set phase act 1
1 fish_steal 0 0 1
* steal ore
expect line hand 1 1ore

% CT-GEN-05 CT-GEN-17 what it is not offered with
badgame catan +fishermen +five_six seats=5 : CT-GEN-05
badgame catan +fishermen +sea edition=rev2009 seats=4 : CT-X-41
badgame catan +fishermen +caravans seats=4 : CT-GEN-17

% CT-GEN-05 two seats without Catan for Two, for bots and tests
game catan +fishermen seats=2
deal 7
auto 7 800

% CT-FI-13 the other reading of a shortage is a choice of the table
game catan +fishermen seats=4 fish_shortage=in_turn
deal 5
auto 5 800

% CT-X-12 with Catan for Two there are no trade tokens: both begin with 1, 1, 2, 2, 3
game catan +fishermen +two seats=2 layout=beginner first_player=1
expect line fish 1 2 2 1
expect line fish 2 2 2 1
expect line trade_tokens 1 0
set knights 1 3
set hand 2 2ore
set hand 1 2ore
set robber h04
set phase act 1
reject 1 forced_trade CT-X-12
reject 1 robber_home CT-X-12
reject 1 knight_tokens CT-X-12
expect legal 1 forced_trade = 0

% CT-X-12 CT-TW-30 a settlement at the coast brings none
game catan +fishermen +two seats=2 layout=beginner first_player=1
set settlement n20 1
set road e01 1
set road e12 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n08
expect line trade_tokens 1 0

% CT-X-12 whoever has fewer public points pays one fish less, whoever has as many does not
game catan +fishermen +two seats=2 layout=beginner first_player=1
set settlement n20 1
set settlement n22 2
set settlement n24 2
set robber h04
set cards 1 2point
set phase act 1
1 fish_robber 1 0 0
expect line fish 1 1 2 1
# three tokens make the six fish of a card
1 fish_buy 1 1 1
* draw knight
1 end
2 roll
* dice 2 2
2 roll
* dice 1 4
reject 2 fish_pick 1 1 0 CT-FI-30
2 fish_pick 0 2 0
2 pick ore

% CT-X-12 CT-FI-30 after the roll is after the second roll
game catan +fishermen +two seats=2 layout=beginner first_player=1
set robber h04
set boot 1
set phase before 1
1 roll
* dice 2 2
expect asks catan.before
reject 1 fish_robber 0 1 0 CB-TURN-02
reject 1 boot 2 CB-TURN-02
1 roll
* dice 2 3
1 boot 2
1 fish_robber 0 1 0

% CT-X-12 CT-FI-10 both rolls bring fish, to players only
game catan +fishermen +two seats=2 layout=beginner first_player=1
set settlement n20 1
set settlement n33 3
set fish 1 0 0 0
set phase before 1
1 roll
* dice 1 1
* fish 3
1 roll
* dice 6 6
expect event catch seat=1 1
* fish 3
expect line fish 1 0 0 2

% CT-X-12 a whole game for two
game catan +fishermen +two +harbormaster +friendly seats=2
deal 9
auto 9 800
