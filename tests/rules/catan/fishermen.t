# The Fishermen of Catan: board, set-up, catch (CT-FI-01..22). Beginner's island: the lake is h09 with n20 n21 n22 n31 n32 n33. Fishing
# grounds, number and crossings: h23 4 n00 n07 n08, h20 5 n01 n02 n03, h26 6 n15 n25 n26, h30 8 n36 n37 n46, h34 9 n48 n49 n50,
# h31 10 n38 n39 n47. `fish SEAT A B C` are tokens with one, two and three fish.

% CT-FI-01 CT-FI-02 CT-FI-03 CT-FI-05 the printed board: a lake with four numbers, six grounds, no robber, no desert
game catan +fishermen seats=3 layout=beginner
expect line hex h09 lake 2 3 11 12
expect no line hex * desert*
expect line robber -
expect line ground h23 4
expect line ground h20 5
expect line ground h26 6
expect line ground h30 8
expect line ground h34 9
expect line ground h31 10

% CT-FI-01 CT-FI-03 dealt: one lake, inside, with its numbers; every ground has one of six numbers
game catan +fishermen seats=4
deal 3
expect line hex h* lake 2 3 11 12
expect no line hex h00 lake*
expect no line hex h01 lake*
expect no line hex h02 lake*
expect no line hex h03 lake*
expect no line hex h06 lake*
expect no line hex h07 lake*
expect no line hex h11 lake*
expect no line hex h12 lake*
expect no line hex h15 lake*
expect no line hex h16 lake*
expect no line hex h17 lake*
expect no line hex h18 lake*
expect line ground h* 4
expect line ground h* 5
expect line ground h* 6
expect line ground h* 8
expect line ground h* 9
expect line ground h* 10
expect line robber -

% CT-FI-03 a position names a ground and its number; whoever had the number gets the other one
game catan +fishermen seats=3 layout=beginner
set ground h23 10
expect line ground h23 10
expect line ground h31 4
badset ground h19 4 : CT-FI-03
badset ground h23 7 : CT-FI-03
badset ground h23 : bad position line

% CT-FI-04 eleven tokens with one fish, ten with two, eight with three: no more of a kind can be anywhere
game catan +fishermen seats=4 layout=beginner first_player=1
set settlement n20 1
set fish 2 7 0 0
set fish 3 0 7 0
set fish 4 0 0 7
badset fish_spent 5 0 0 : CT-FI-04
badset fish_spent 0 4 0 : CT-FI-04
badset fish_spent 0 0 2 : CT-FI-04
set fish_spent 4 3 1
set phase roll 1
* dice 1 1
reject * fish 1 CT-FI-04
reject * fish 2 CT-FI-04
reject * fish 3 CT-FI-04
reject * fish 0 CT-FI-04
reject * fish 4 CT-FI-04
* old_boot
expect line boot 1

% CT-FI-04 the boot is one of the thirty: it can be drawn while nobody holds it
game catan +fishermen seats=3 layout=beginner first_player=1
set settlement n20 1
set phase roll 1
* dice 1 1
expect legal * fish * = 3
expect legal * old_boot = 1
* fish 3
set boot 2
set phase roll 1
* dice 1 1
expect legal * old_boot = 0
reject * old_boot CT-FI-04

% CT-FI-05 CT-FI-19 the robber enters with the first seven, on the lake too
game catan +fishermen seats=3 layout=beginner first_player=1
set settlement n20 2
set hand 2 1ore
set phase roll 1
* dice 3 4
expect asks catan.rob
expect legal 1 robber * = 19
1 robber h09
* steal ore
expect line robber h09

% CT-FI-05 or with the first Knight
game catan +fishermen seats=3 layout=beginner first_player=1
set cards 1 1knight
set phase before 1
1 knight
1 robber h04
expect line robber h04

% CT-FI-06 the second settlement at a ground brings one token besides its resources, the first none
game catan +fishermen seats=2 layout=beginner first_player=1
1 settlement n00
expect asks catan.track
1 road e00
2 settlement n39
2 road e54
2 settlement n36
expect asks fishermen.fish
* fish 2
expect event fish seat=2 to=2 2
expect line hand 2 1wool+1ore
expect line fish 2 0 1 0
2 road e52
expect line fish 2 0 1 0
1 settlement n20
expect event catch seat=1 1
* fish 1
expect line hand 1 1brick+1lumber
expect line fish 1 1 0 0
1 road e28

% CT-FI-06 away from fish it brings none
game catan +fishermen seats=2 layout=beginner first_player=1
1 settlement n00
1 road e00
2 settlement n10
2 road e13
2 settlement n04
expect asks catan.track
2 road e05

% CT-FI-06 CT-FI-40 the first token may be the boot
game catan +fishermen seats=2 layout=beginner first_player=1
1 settlement n10
1 road e13
2 settlement n13
2 road e18
2 settlement n33
* old_boot
expect event old_boot seat=2
expect line boot 2
expect no line fish 2 *
2 road e46

% CT-FI-06 nothing is printed of it: no printed start
badgame catan +fishermen seats=3 layout=beginner start=printed : CT-FI-06

% CT-FI-10 CT-FI-03 CT-EX-26 CT-FI-21 a settlement at a ground draws one, a city two; a harbour there trades as well
game catan +fishermen seats=3 layout=beginner first_player=1
set city n00 1
set settlement n07 2
set settlement n09 3
set hand 1 3wool
set phase roll 1
* dice 1 3
expect event catch seat=1 2
expect event catch seat=2 1
expect no event catch seat=3 *
* fish 1
* fish 3
* fish 2
expect line fish 1 1 0 1
expect line fish 2 0 1 0
expect no line fish 3 *
expect asks catan.act
1 bank wool ore
expect line hand 1 1ore

% CT-FI-10 CT-FI-02 CT-FI-22 the lake gives fish at 2, 3, 11 and 12, and no resource
game catan +fishermen seats=3 layout=beginner first_player=1
set settlement n22 1
set city n31 2
set phase roll 1
* dice 5 6
expect event catch seat=1 1
expect event catch seat=2 2
* fish 1
* fish 1
* fish 2
expect line hand 1 -
# h08 is a forest with 11: the city at n31 gets lumber for it
expect line hand 2 2lumber
set phase roll 1
* dice 1 1
* fish 1
* fish 1
* fish 1
expect line fish 1 2 0 0
expect line fish 2 3 1 0
set phase roll 1
* dice 1 2
* fish 3
* fish 3
* fish 3
set phase roll 1
* dice 6 6
expect actors 2
2 toss 0 0 0
expect event catch seat=1 1
expect event catch seat=2 1

% CT-FI-10 no fish at other numbers of the lake, nor on a seven
game catan +fishermen seats=3 layout=beginner first_player=1
set settlement n22 1
set phase roll 1
* dice 2 2
expect asks catan.act
set phase roll 1
* dice 3 4
expect asks catan.rob

% CT-FI-11 the active player draws first, then in turn, each all of theirs
game catan +fishermen seats=3 layout=beginner first_player=1
set city n20 1
set settlement n22 2
set city n32 3
set phase roll 2
* dice 6 6
* fish 1
expect line fish 2 1 0 0
* fish 2
* fish 2
expect line fish 3 0 2 0
* fish 3
* fish 3
expect line fish 1 0 0 2
expect asks catan.act

% CT-FI-11 CT-HID-02 CT-FI-37 only who draws sees what is on the token; how many they have is public
game catan +fishermen seats=3 layout=beginner first_player=1
set settlement n20 1
set fish 2 1 0 1
set phase roll 1
* dice 1 1
* fish 3
expect event fish seat=1 to=1 3
expect no event fish to=all *
expect view 1 line fish 1 0 0 1
expect view 2 line fish 1 0 0 0 ?1
expect view - line fish 1 0 0 0 ?1
expect view 2 line fish 2 1 0 1
expect view 1 line fish 2 0 0 0 ?2

% CT-HID-04 CT-HID-02 CT-HID-03 CT-FI-33 the boot and the spent tokens are public, and with them the size of the supply
game catan +fishermen seats=3 layout=beginner first_player=1
set fish 1 2 1 0
set boot 2
set robber h04
set phase act 1
1 fish_robber 2 0 0
expect line fish_spent 2 0 0
expect view 2 line fish_spent 2 0 0
expect view - line fish_spent 2 0 0
expect view - line boot 2
expect view - line fish 1 0 0 0 ?1

% CT-FI-12 CT-EX-23 two are drawn, the five spent ones are mixed, one more is drawn
game catan +fishermen seats=4 layout=beginner first_player=1
set settlement n20 1
set city n22 1
# 29 tokens and the boot: 22 held, 5 spent, 2 left besides the boot, which seat 4 has
set fish 2 7 0 0
set fish 3 0 7 0
set fish 4 0 1 6
set fish 1 0 0 1
set fish_spent 3 2 0
set boot 4
set phase roll 1
expect legal 1 * = 0
* dice 1 1
expect event catch seat=1 3
* fish 1
expect line fish_spent 3 2 0
reject * fish 2 CT-FI-04
* fish 3
expect event fish_mixed 5
expect no line fish_spent *
reject * fish 3 CT-FI-04
* fish 2
expect line fish 1 1 1 2
expect asks catan.act

% CT-FI-13 CT-EX-23 four full hands: who gives up draws nothing, the tokens the others discard are drawn again
game catan +fishermen seats=4 layout=beginner first_player=1
# the lake has room for three
set settlement n20 1
set settlement n22 3
set settlement n32 4
set fish 1 7 0 0
set fish 2 0 7 0
set fish 3 1 0 6
set fish 4 3 2 2
badset fish_spent 1 0 0 : CT-FI-04
set phase roll 1
* dice 6 6
expect asks fishermen.toss
expect actors 1
1 toss 0 0 0
expect event catch_declined seat=1
expect actors 3
3 toss 0 0 1
expect event tossed seat=3 0 0 1
4 toss 1 0 0
expect line fish_spent 1 0 1
expect event catch seat=3 1
expect event catch seat=4 1
expect no event catch seat=1 *
* old_boot
* fish 2
expect event fish_mixed 2
expect line fish 3 1 0 5
expect line fish 4 2 3 2
expect line fish 1 7 0 0
expect asks catan.act

% CT-FI-14 CT-FI-18 nobody holds more than seven, the boot apart
game catan +fishermen seats=3 layout=beginner first_player=1
set fish 1 2 2 3
set boot 1
set phase act 1
1 end

% CT-FI-15 CT-EX-20 seven tokens and a city: take none, or discard one and take one, or two for two; not two for one
game catan +fishermen seats=3 layout=beginner first_player=1
set city n20 1
set fish 1 3 2 2
set phase roll 1
* dice 1 1
expect legal 1 toss 0 0 0 = 1
expect legal 1 toss 1 0 0 = 1
expect legal 1 toss 1 1 0 = 1
expect legal 1 toss * = 10
reject 1 toss 2 1 0 CT-FI-15
reject 1 toss 0 0 3 CT-FI-15
reject 1 end CT-FI-15
reject 2 toss 0 0 0 CB-TURN-06
1 toss 1 0 0
expect event catch seat=1 1
* fish 3
expect line fish 1 2 2 3
expect asks catan.act

% CT-FI-15 CT-EX-20 two for two
game catan +fishermen seats=3 layout=beginner first_player=1
set city n20 1
set fish 1 3 2 2
set phase roll 1
* dice 1 1
1 toss 1 1 0
* fish 3
* fish 3
expect line fish 1 2 1 4

% CT-FI-15 CT-EX-20 none at all
game catan +fishermen seats=3 layout=beginner first_player=1
set city n20 1
set fish 1 3 2 2
set phase roll 1
* dice 1 1
1 toss 0 0 0
expect asks catan.act
expect line fish 1 3 2 2

% CT-FI-16 CT-FI-17 six tokens and a city: one is free, the second costs a token
game catan +fishermen seats=3 layout=beginner first_player=1
set city n20 1
set fish 1 3 2 1
set phase roll 1
* dice 1 1
expect asks fishermen.toss
expect legal 1 toss * = 4
reject 1 toss 2 0 0 CT-FI-15
1 toss 1 0 0
expect line fish_spent 1 0 0
expect event catch seat=1 2
* fish 2
* fish 2
expect line fish 1 2 4 1

% CT-FI-16 CT-EX-52 CT-FI-18 six tokens and a city, nothing discarded: one draw, and the boot is that one
game catan +fishermen seats=3 layout=beginner first_player=1
set city n20 1
set fish 1 3 2 1
set phase roll 1
* dice 1 1
1 toss 0 0 0
expect event catch seat=1 1
* old_boot
expect line boot 1
expect line fish 1 3 2 1
expect asks catan.act

% CT-FI-16 five tokens and a city: nothing is asked
game catan +fishermen seats=3 layout=beginner first_player=1
set city n20 1
set fish 1 3 2 0
set phase roll 1
* dice 1 1
expect asks fishermen.fish
* fish 1
* fish 1
expect asks catan.act

% CT-FI-17 everybody decides before anything is drawn, in turn from the active player, in view of all
game catan +fishermen seats=3 layout=beginner first_player=1
set settlement n20 1
set settlement n22 2
set settlement n32 3
set fish 3 0 7 0
set fish 1 4 2 1
set phase roll 2
* dice 1 1
expect actors 3
3 toss 0 1 0
expect view 1 line fish_spent 0 1 0
expect actors 1
1 toss 1 0 0
expect event catch seat=2 1
expect event catch seat=3 1
expect event catch seat=1 1
* fish 3
expect line fish 2 0 0 1
* fish 3
expect line fish 3 0 6 1
* fish 3
expect line fish 1 3 2 2

% CT-FI-17 CT-FI-15 of four tokens one may be tossed when one is due
game catan +fishermen seats=3 layout=beginner first_player=1
set settlement n20 1
set fish 1 4 2 1
set phase roll 1
* dice 1 1
reject 1 toss 2 0 0 CT-FI-15
1 toss 0 0 1
* fish 1
expect line fish 1 5 2 0

% CT-FI-19 CT-EX-25 the robber on the lake stops it at all four numbers
game catan +fishermen seats=3 layout=beginner first_player=1
set settlement n22 1
set robber h09
set phase roll 1
* dice 5 6
expect asks catan.act
set phase roll 1
* dice 1 1
expect asks catan.act
set phase roll 1
* dice 1 2
expect asks catan.act
set phase roll 1
* dice 6 6
expect asks catan.act

% CT-FI-20 CT-EX-25 he stops no fishing ground from the hex beside it, and cannot stand on one
game catan +fishermen seats=3 layout=beginner first_player=1
set settlement n39 1
set robber h12
set phase roll 1
* dice 5 5
expect event catch seat=1 1
* fish 2
set phase roll 1
* dice 3 4
expect legal 1 robber * = 18
reject 1 robber h31 CB-SEVEN-04

% CT-FI-21 twelve of the eighteen crossings at fishing grounds are at harbours too
game catan +fishermen +harbormaster seats=3 layout=beginner first_player=1
set settlement n00 1
set settlement n07 1
set settlement n03 1
set settlement n15 1
set settlement n26 1
set phase act 1
expect public 1 = 7

% CT-FI-10 all of a player's buildings at a ground count
game catan +fishermen seats=3 layout=beginner first_player=1
set settlement n00 1
set city n07 1
set phase roll 1
* dice 1 3
expect event catch seat=1 3
