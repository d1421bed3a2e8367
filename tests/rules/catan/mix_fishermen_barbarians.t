# The Fishermen with Barbarian Attack (CT-X-08): the board of Barbarian Attack (barbarians_setup.t) with the lake on its desert h02 (n04-n06
# n12-n14), fishing grounds h23 4 (n00 n07 n08), h20 5 (n01-n03), h26 6 (n15 n25 n26), h30 8 (n36 n37 n46), h34 9 (n48-n50), h31 10
# (n38 n39 n47) until they are dealt. Ways of a march are those of barbarians_march.t.

% CT-X-08 CT-FI-01 CT-OPEN-25 the lake lies on the desert of Barbarian Attack, although that is on the coast
game catan +fishermen +barbarians seats=3 first_player=1
expect line hex h02 lake *
expect line hex h16 castle
expect no line hex * desert
expect line hex h18 * 2
expect line hex h07 * 12
expect line ground h23 4
expect line ground h26 6
expect line ground h31 10
expect line barbarians h07 1
expect line barbarians h18 1
expect line robber -
deal 21
expect line hex h02 lake *
expect line hex h16 castle
expect no line hex * desert
expect line hex h18 * 2

% CT-X-08 CT-FI-02 CT-FI-10 the lake brings fish on 2, 3, 11 and 12
game catan +fishermen +barbarians seats=3 first_player=1
set settlement n13 1
set city n05 2
set phase roll 1
* dice 1 1
expect event catch seat=1 1
expect event catch seat=2 2
* fish 1
* fish 2
* fish 3
expect line fish 1 1 0 0
expect line fish 2 0 1 1
1 end
2 roll
* dice 1 2
expect event catch seat=1 1
expect event catch seat=2 2

% CT-X-08 CT-FI-10 and a ground on its number, the coast beside it as usual
game catan +fishermen +barbarians seats=3 first_player=1
set settlement n08 1
set phase roll 1
* dice 2 2
expect event catch seat=1 1
* old_boot
expect line boot 1

% CT-X-08 CT-BA-17 the lake is never conquered: no barbarian lands there on its numbers
game catan +fishermen +barbarians seats=3 first_player=1
badset barbarians h02 1 : CT-BA-17
set settlement n20 1
set hand 1 2grain+3ore
set phase act 1
1 city n20
* landing 3
expect event landed h00 3 1
* landing 11
expect event landed h11 11 1
* landing 12
expect event landed h07 12 2
expect asks catan.act
expect no line barbarians h02 *

% CT-X-08 CT-BA-16 CT-BA-17 a building at the lake stays, though all else beside it is conquered, and goes on catching
game catan +fishermen +barbarians seats=3 first_player=1
set settlement n04 1
set settlement n14 2
set barbarians h01 3
set barbarians h06 3
set phase roll 1
expect public 1 = 1
expect public 2 = 1
* dice 5 6
expect event catch seat=1 1
expect event catch seat=2 1

% CT-X-08 CT-BA-16 a conquered building catches no fish, its neighbour does
game catan +fishermen +barbarians seats=3 first_player=1
set city n00 1
set settlement n07 2
set barbarians h00 3
set phase roll 1
expect public 1 = 0
* dice 2 2
expect no event catch seat=1 *
expect event catch seat=2 1
* fish 1
expect no line fish 1 *

% CT-X-08 CT-BA-49 once it is free again it does
game catan +fishermen +barbarians seats=3 first_player=1
set city n00 1
set barbarians h00 2
set phase roll 1
* dice 2 2
expect event catch seat=1 2

% CT-X-08 CT-BA-14 a ground that a building of an unconquered hex shares is not stopped by the conquered one
game catan +fishermen +barbarians seats=3 first_player=1
set settlement n08 1
set barbarians h00 3
set phase roll 1
* dice 2 2
expect event catch seat=1 1

% CT-X-08 CT-BA-30 two fish let one knight move up to five paths, without grain
game catan +fishermen +barbarians seats=3 first_player=1
set path_knight e40 1
set fish 1 0 1 0
set hand 1 1grain
set phase act 1
1 end
expect asks barbarians.march
expect legal 1 fish_march * = 1
1 fish_march 0 1 0
expect event fish_paid seat=1 0 1 0
expect asks fishermen.march
expect actors 1
# 02-10 is five paths away, 02-03 is six
expect legal 1 march_on e40 e10 = 1
expect legal 1 march_on e40 e04 = 1
reject 1 march_on e40 e03 CT-BA-30
reject 1 halt CT-X-08
1 march_on e40 e04
expect event marched seat=1 e40 e04
expect line path_knight e04 1
expect line hand 1 1grain
expect line fish_spent 0 1 0
expect actors 2

% CT-X-08 CT-BA-52 as with grain nobody pays for three paths; no march ends on a knight or at the castle
game catan +fishermen +barbarians seats=3 first_player=1
set path_knight e40 1
set path_knight e10 2
set fish 1 2 0 0
set phase act 1
1 end
1 fish_march 2 0 0
reject 1 march_on e40 e28 CT-BA-52
reject 1 march_on e40 e10 CT-BA-31
reject 1 march_on e40 e66 CT-BA-31
reject 1 march_on e10 e40 CT-BA-30
1 march_on e40 e13

% CT-X-08 CT-FI-32 one payment, one knight; the next pays again, with grain or with fish
game catan +fishermen +barbarians seats=3 first_player=1
set path_knight e40 1
set path_knight e08 1
set path_knight e00 1
set fish 1 0 1 1
set hand 1 1grain
set phase act 1
1 end
1 fish_march 0 1 0
1 march_on e40 e13
reject 1 march e08 e17 CT-BA-30
1 march_far e08 e17
reject 1 march_far e00 e19 CT-BA-30
expect legal 1 fish_march * = 1
1 fish_march 0 0 1
reject 1 march_on e13 e01 CT-BA-30
1 march_on e00 e07
expect line fish_spent 0 1 1
expect actors 2

% CT-X-08 CT-FI-30 CT-FI-31 CT-FI-37 CT-FI-38 one fish is not enough, of three one is lost, no token too many
game catan +fishermen +barbarians seats=3 first_player=1
set path_knight e40 1
set fish 1 2 0 1
set phase act 1
1 end
reject 1 fish_march 1 0 0 CT-FI-30
reject 1 fish_march 1 0 1 CT-FI-38
reject 1 fish_march 0 1 0 CT-FI-37
expect legal 1 fish_march * = 2
1 fish_march 0 0 1
1 march_on e40 e13
expect line fish_spent 0 0 1

% CT-X-08 CT-FI-35 a knight that has marched cannot be paid for
game catan +fishermen +barbarians seats=3 first_player=1
set path_knight e40 1
set fish 1 0 2 0
set phase act 1
1 end
1 march e40 e28
expect asks catan.before
reject 1 fish_march 0 1 0 CB-TURN-06

% CT-X-08 CT-FI-35 nor one that finds no free path
game catan +fishermen +barbarians seats=3 first_player=1
# all eleven paths four and five away from e24
set path_knight e24 1
set path_knight e01 2
set path_knight e12 2
set path_knight e14 2
set path_knight e28 2
set path_knight e43 2
set path_knight e44 2
set path_knight e00 3
set path_knight e13 3
set path_knight e29 3
set path_knight e30 3
set fish 1 0 1 0
set phase act 1
1 end
expect legal 1 fish_march * = 1
1 halt
set path_knight e45 3
set phase act 1
1 end
expect asks barbarians.march
reject 1 fish_march 0 1 0 CT-FI-35
expect legal 1 fish_march * = 0
1 march e24 e23

% CT-X-08 CT-BA-30 only while knights march: not while building, and then nothing else for fish
game catan +fishermen +barbarians seats=3 first_player=1
set path_knight e40 1
set fish 1 0 3 0
set phase act 1
reject 1 fish_march 0 1 0 CB-TURN-01
1 end
reject 1 fish_pick 0 2 0 CT-BA-30
expect legal 1 fish_pick * = 0
1 halt

% CT-X-08 CT-BA-32 CT-BA-33 nobody must pay fish to leave the castle
game catan +fishermen +barbarians seats=3 first_player=1
set path_knight e55 1
set fish 1 0 1 0
set phase act 1
1 end
reject 1 halt CT-BA-32
1 fish_march 0 1 0
expect asks fishermen.march
reject 1 march_on e55 e56 CT-BA-31
1 march_on e55 e28

% CT-X-08 CT-FI-35 there is no robber to send away
game catan +fishermen +barbarians seats=3 first_player=1
set fish 1 0 1 0
set phase act 1
reject 1 fish_robber 0 1 0 CT-FI-35
expect legal 1 fish_robber * = 0

% CT-X-08 CT-FI-30 CT-BA-20 seven fish take a card, which is carried out at once
game catan +fishermen +barbarians seats=3 first_player=1
set fish 1 1 0 2
set hand 1 1wool
set phase act 1
1 fish_buy 1 0 2
* turn_up knighthood
expect asks barbarians.knighthood
1 enlist e55
expect line path_knight e55 1
expect line hand 1 1wool
expect asks catan.act

% CT-X-08 CT-BA-15 CT-FI-30 five fish build no road at a conquered hex
game catan +fishermen +barbarians seats=3 first_player=1
set settlement n20 1
set barbarians h03 3
set settlement n07 1
set fish 1 0 1 1
set phase act 1
1 fish_road 0 1 1
reject 1 road e11 CT-BA-15
1 road e30

% CT-X-08 CT-BA-51 CT-FI-34 a 7 takes a card, never a fish token
game catan +fishermen +barbarians seats=3 first_player=1
set fish 2 1 1 1
set fish 1 1 0 0
set hand 2 1ore
set phase roll 1
* dice 3 4
* steal ore
expect line hand 1 1ore
expect line fish 2 1 1 1
expect asks catan.act

% CT-X-08 CT-FI-06 CT-BA-07 in the set-up the city at the lake or at a ground draws one token
game catan +fishermen +barbarians seats=2 first_player=1
1 settlement n13
expect no event catch
1 road e19
2 settlement n24
2 road e34
2 city n05
expect event catch seat=2 1
* fish 2
2 road e08
1 city n49
* fish 1
1 road e68
expect line fish 1 1 0 0
expect line fish 2 0 1 0

% CT-GEN-10 twelve points win
game catan +fishermen +barbarians seats=3 first_player=1
set city n20 1
set city n22 1
set city n24 1
set settlement n13 1
set prisoners 1 8
set hand 1 2grain+3ore
set phase act 1
expect public 1 = 11
expect won -
1 city n13
expect won 1

% CT-GEN-10 CT-FI-41 thirteen for the boot's holder
game catan +fishermen +barbarians seats=3 first_player=1
set city n20 1
set city n22 1
set city n24 1
set settlement n13 1
set prisoners 1 9
set boot 1
set hand 1 2grain+3ore
set phase act 1
1 city n13
* landing 3
* landing 5
* landing 8
expect won -
expect asks catan.act
game catan +fishermen +barbarians seats=3 first_player=1
set city n20 1
set city n22 1
set city n24 1
set settlement n13 1
set prisoners 1 10
set boot 1
set hand 1 2grain+3ore
set phase act 1
1 city n13
expect won 1

% CT-GEN-10 CT-X-01 CT-HM-04 thirteen with the Harbourmaster, fourteen for the boot's holder then
game catan +fishermen +barbarians +harbormaster seats=3 first_player=1
set city n20 1
set city n22 1
set city n24 1
set settlement n13 1
set prisoners 1 9
set hand 1 2grain+3ore
set phase act 1
1 city n13
* landing 3
* landing 5
* landing 8
expect won -
expect asks catan.act
game catan +fishermen +barbarians +harbormaster seats=3 first_player=1
set city n20 1
set city n22 1
set city n24 1
set settlement n13 1
set prisoners 1 10
set hand 1 2grain+3ore
set phase act 1
1 city n13
expect won 1
game catan +fishermen +barbarians +harbormaster seats=3 first_player=1
set city n20 1
set city n22 1
set city n24 1
set settlement n13 1
set prisoners 1 11
set boot 1
set hand 1 2grain+3ore
set phase act 1
1 city n13
* landing 3
* landing 5
* landing 8
expect won -
expect asks catan.act
game catan +fishermen +barbarians +harbormaster seats=3 first_player=1
set city n20 1
set city n22 1
set city n24 1
set settlement n13 1
set prisoners 1 12
set boot 1
set hand 1 2grain+3ore
set phase act 1
1 city n13
expect won 1

% CT-FI-43 CT-BA-48 the boot goes by points for all to see: an odd prisoner is none
game catan +fishermen +barbarians seats=3 first_player=1
set settlement n20 1
set settlement n22 2
set prisoners 1 3
set prisoners 2 1
set boot 1
set phase act 1
reject 1 boot 2 CT-FI-44
set prisoners 2 2
set phase act 1
1 boot 2

% CT-X-08 CT-X-10 CT-EV-53 event cards: no robber flees, a catch comes with the card's number
game catan +fishermen +barbarians +events seats=3 first_player=1
set settlement n08 1
set phase roll 1
* card robber_flees 4
expect event catch seat=1 1
expect line robber -

% CT-GEN-17 what does not go with both of them
badgame catan +fishermen +barbarians +two seats=2 : CT-GEN-17
badgame catan +fishermen +barbarians +five_six seats=5 : CT-GEN-05
badgame catan +fishermen +barbarians +caravans seats=4 : CT-GEN-17
badgame catan +fishermen +barbarians layout=beginner seats=4 : CT-BA-02

% CT-X-08 CT-GEN-03 CT-GEN-04 CT-FR-15 a game with all the variants
game catan +fishermen +barbarians +friendly +events +harbormaster seats=4
deal 7
auto 7 800
