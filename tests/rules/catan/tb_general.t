# What holds for all of Traders & Barbarians (CT-GEN-*): editions, words, combinations, base rules, the board.

% CT-GEN-01 CT-OPEN-07 where editions differ the Russian sheet is the default, the other reading an option
game catan +rivers seats=3 first_player=1
set settlement n14 1
set hand 1 2ore
set phase act 1
1 sell ore
game catan +rivers gold_2to1=off seats=3 first_player=1
set settlement n14 1
set hand 1 2ore
set phase act 1
reject 1 sell ore CT-GOLD-04

% CT-GEN-02 public points leave out what lies on hidden development cards
game catan +caravans seats=3 first_player=1
set settlement n00 1
set cards 1 2point
set phase act 1
expect public 1 = 1
expect score 1 = 3

% CT-GEN-03 CT-GEN-04 the variants join any scenario, all at once
game catan +friendly +events +harbormaster +fishermen seats=4
deal 1
auto 1 300
game catan +friendly +events +harbormaster +rivers seats=4
deal 2
auto 2 300
game catan +friendly +events +harbormaster +caravans seats=4
deal 3
auto 3 300
game catan +friendly +events +harbormaster +barbarians seats=4
deal 4
auto 4 300
game catan +friendly +events +harbormaster +traders seats=4
deal 5
auto 5 300
game catan +friendly +events +harbormaster seats=4
deal 6
auto 6 300

% CT-GEN-03 CT-X-07 one scenario at a time, and these two not even with the publisher's pages
badgame catan +barbarians +traders seats=3 : CT-X-07
badgame catan +fishermen +caravans seats=3 : CT-GEN-17

% CT-GEN-07 everything else costs what it costs in the base game, and seven cards are safe
game catan +caravans seats=3 first_player=1
set settlement n08 1
set road e12 1
set hand 1 1lumber
set phase act 1
reject 1 road e13 CB-BUILD-01
set hand 1 1lumber+1brick
set phase act 1
1 road e13
expect line hand 1 -
set hand 1 2grain+3ore
set phase act 1
1 city n08
expect line hand 1 -
set hand 1 1wool+1grain+1ore
set phase act 1
1 buy
* draw knight
expect line hand 1 -
set hand 1 4wool
set phase act 1
1 bank wool ore
expect line hand 1 1ore
set hand 2 7ore
set hand 3 8ore
set phase roll 1
* dice 3 4
expect actors 3

% CT-GEN-11 CT-GEN-12 the island of every scenario has 19 hexes, 54 intersections and 72 paths, numbered like the base game's
game catan +caravans seats=3
expect line hex h18 *
badmove robber h19 : bad argument
badmove settlement n54 : bad argument
badmove road e72 : bad argument
game catan +fishermen seats=3
badmove settlement n54 : bad argument
badmove road e72 : bad argument

% CT-GEN-13 CT-GEN-14 nine harbours at the places of the base game, whatever the frame shows; kinds are shuffled
game catan +caravans seats=3
deal 8
expect line harbour 1 e00 *
expect line harbour 2 e05 *
expect line harbour 3 e21 *
expect line harbour 4 e38 *
expect line harbour 5 e64 *
expect line harbour 6 e69 *
expect line harbour 7 e66 *
expect line harbour 8 e41 *
expect line harbour 9 e11 *
game catan +fishermen seats=3
deal 9
expect line harbour 1 e00 *
expect line harbour 2 e05 *
expect line harbour 3 e21 *
expect line harbour 4 e38 *
expect line harbour 5 e64 *
expect line harbour 6 e69 *
expect line harbour 7 e66 *
expect line harbour 8 e41 *
expect line harbour 9 e11 *
expect no line harbour 10 *

% CT-EX-53 CT-FR-03 Cloth for Catan: three settlements protect, at four public points protection ends
game catan +sea +friendly scenario=cloth_for_catan seats=4 first_player=1
set settlement n93 2
set settlement n04 2
set settlement n13 2
set phase roll 1
* dice 3 4
expect public 2 = 3
reject 1 robber h01 CT-FR-05
set city n04 2
set phase roll 1
* dice 3 4
expect public 2 = 4
1 robber h01
expect line robber h01
