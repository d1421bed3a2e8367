# Production. CB-PROD-*, CB-EX-28..34. The printed beginner start for three: seat 1 orange (13, 42), seat 2 white (35, 19),
# seat 3 blue (44, 40). Beginner numbers: CB-BEG-01.

% CB-EX-28 CB-PROD-01 CB-PROD-02 roll 8: blue gets lumber, white ore, and the roller nothing
game catan layout=beginner start=printed seats=3 first_player=1
set hand 1 -
set hand 2 -
set hand 3 -
set phase before 1
1 roll
* dice 4 4
expect line hand 1 -
expect line hand 2 1ore
expect line hand 3 1lumber
expect no event income seat=1
expect event income seat=2 to=all 1ore
expect event income seat=3 to=all 1lumber

% CB-EX-29 CB-PROD-02 roll 3: white lumber, blue ore, orange ore
game catan layout=beginner start=printed seats=3 first_player=1
set hand 1 -
set hand 2 -
set hand 3 -
set phase before 2
2 roll
* dice 1 2
expect line hand 1 1ore
expect line hand 2 1lumber
expect line hand 3 1ore

% CB-EX-31 CB-PROD-01 CB-PROD-03 roll 4, bank full: orange 2 grain and 1 wool, blue 1 grain
game catan layout=beginner seats=3 first_player=1
set empty
set city n42 1
set settlement n13 1
set settlement n44 3
set phase roll 2
* dice 1 3
expect line hand 1 1wool+2grain
expect line hand 2 -
expect line hand 3 1grain

% CB-EX-32 CB-PROD-05 roll 4, two grain in the bank: three are owed to two players, nobody gets grain, wool is paid
game catan layout=beginner seats=3 first_player=1
set empty
set city n42 1
set settlement n13 1
set settlement n44 3
set hand 2 17grain
set phase roll 2
* dice 2 2
expect event short grain
expect line hand 1 1wool
expect line hand 3 -
expect no event income seat=3
expect view 1 line bank 19brick+19lumber+18wool+2grain+19ore

% CB-EX-34 CB-PROD-05 roll 4, exactly three grain in the bank: all three are paid
game catan layout=beginner seats=3 first_player=1
set empty
set city n42 1
set settlement n13 1
set settlement n44 3
set hand 2 16grain
set phase roll 2
* dice 1 3
expect no event short grain
expect line hand 1 1wool+2grain
expect line hand 3 1grain
expect view 2 line bank 19brick+19lumber+18wool+19ore

% CB-PROD-01 a settlement brings one card, a city two; other numbers bring nothing
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n00 1               # mountains 10
set city n05 2                     # forest 9
set phase roll 3
* dice 5 5
expect line hand 1 1ore
expect line hand 2 -
set hand 1 -
set phase roll 3
* dice 4 5
expect line hand 1 -
expect line hand 2 2lumber
set hand 2 -
set phase roll 3
* dice 5 6                         # 11: hexes 8 and 18, nobody there
expect no event income
expect line hand 1 -
expect line hand 2 -

% CB-PROD-03 three buildings of one player at one hex all produce
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1               # hills 6, all three
set city n21 1
set settlement n19 1
set phase roll 1
* dice 3 3
expect line hand 1 4brick

% CB-PROD-03 several players at one hex, each for each of his buildings
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set city n21 2
set settlement n19 1
set phase roll 3
* dice 3 3
expect line hand 1 2brick
expect line hand 2 2brick

% CB-PROD-03 one building at two hexes with the same number produces for each
game catan layout=beginner seats=3 first_player=1
set hex h08 forest 12              # beside hex 3, fields 12
set empty
set settlement n19 1               # fields 12, hills 6, forest 12
set city n17 2                     # fields 12, fields 9
set phase roll 3
* dice 6 6
expect line hand 1 1lumber+1grain
expect line hand 2 2grain

% CB-PROD-03 one building at two hexes of the same kind and number gets both cards
game catan layout=beginner seats=3 first_player=1
set hex h07 fields 12
set empty
set city n18 2                     # fields 12 twice, forest 11
set phase roll 1
* dice 6 6
expect line hand 2 4grain
set empty
set settlement n17 1               # fields 12 twice
set phase roll 1
* dice 6 6
expect line hand 1 2grain

% CB-PROD-04 the robber's hex produces nothing for anybody; the other hex of that number does
game catan layout=beginner seats=3 first_player=1
set empty
set robber h12                     # forest 8
set settlement n29 1
set city n40 2                     # forest 8, mountains 3, hills 5
set settlement n35 3               # mountains 8
set phase roll 1
* dice 4 4
expect line hand 1 -
expect line hand 2 -
expect line hand 3 1ore
set phase roll 1
* dice 1 4                         # his own other hexes work: hills 5, and pasture 5 for seat 3
expect line hand 2 2brick
expect line hand 3 1wool+1ore

% CB-PROD-04 a building at the robber's hex still gets its share of the other hex with that number
game catan layout=beginner seats=3 first_player=1
set hex h08 forest 6               # beside hex 4, hills 6
set robber h04
set empty
set settlement n20 1               # hills 6 (robber), forest 6, desert
set phase roll 2
* dice 1 5
expect line hand 1 1lumber

% CB-PROD-04 CB-SEVEN-04 the hex the robber leaves produces again
game catan layout=beginner seats=3 first_player=1
set empty
set robber h00
set settlement n00 1
set phase roll 1
* dice 4 6
expect line hand 1 -
set phase roll 1
* dice 3 4
1 robber h09
set phase roll 1
* dice 4 6
expect line hand 1 1ore

# ------------------------------------------------------------------- shortage

% CB-PROD-05 CB-OPEN-02 one player alone is owed more than is left: he takes the rest
game catan layout=beginner seats=3 first_player=1
set empty
set city n42 1                     # fields 4
set settlement n33 1               # fields 4
set hand 2 17grain
set phase roll 2
* dice 2 2
expect event short grain
expect line hand 1 2grain
expect event income seat=1 2grain
expect view 1 line bank 19brick+19lumber+19wool+19ore

% CB-PROD-05 one player alone, one card left
game catan layout=beginner seats=3 first_player=1
set empty
set city n42 1
set hand 2 18grain
set phase roll 1
* dice 1 3
expect line hand 1 1grain

% CB-PROD-05 one player alone, nothing left
game catan layout=beginner seats=3 first_player=1
set empty
set city n42 1
set hand 2 19grain
set phase roll 1
* dice 1 3
expect line hand 1 -
expect no event income seat=1
expect asks catan.act

% CB-PROD-05 the option of the 4th edition: nobody is paid, even alone
game catan layout=beginner seats=3 first_player=1 bank_shortage_single_player_gets_rest=0
set empty
set city n42 1
set hand 2 18grain
set phase roll 1
* dice 1 3
expect line hand 1 -

% CB-PROD-05 the option of the 4th edition: enough is enough
game catan layout=beginner seats=3 first_player=1 bank_shortage_single_player_gets_rest=0
set empty
set city n42 1
set hand 2 17grain
set phase roll 1
* dice 1 3
expect line hand 1 2grain

% CB-PROD-05 two players, one card left for two claims: nobody, not even the roller
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n42 1
set settlement n44 3
set hand 2 18grain
set phase roll 1
* dice 1 3
expect line hand 1 -
expect line hand 3 -

% CB-PROD-05 the exception counts players, not buildings, and not those whose hex the robber holds
game catan layout=beginner seats=3 first_player=1
set hex h07 fields 4               # a second hex of grain 4
set empty
set robber h07
set settlement n42 1               # fields 4
set settlement n33 1               # fields 4
set settlement n16 3               # fields 4, under the robber: owed nothing
set hand 2 18grain
set phase roll 2
* dice 1 3
expect line hand 1 1grain
expect line hand 3 -

% CB-PROD-05 each resource separately: grain short for two, ore short for one, wool in full
game catan layout=beginner seats=3 first_player=1
set hex h13 mountains 4
set empty
set city n42 1                     # mountains 4, fields 4
set settlement n44 3               # fields 4
set settlement n13 3               # pasture 4
set hand 2 17grain+18ore
set phase roll 2
* dice 1 3
expect event short grain
expect event short ore
expect no event short wool
expect line hand 1 1ore
expect line hand 3 1wool

% CB-PROD-05 owed by two different hexes of one resource: the claims add up
game catan layout=beginner seats=3 first_player=1
set hex h07 fields 4
set empty
set settlement n42 1               # one grain
set settlement n16 3               # one grain from the other hex
set hand 2 18grain
set phase roll 2
* dice 2 2
expect line hand 1 -
expect line hand 3 -

% CB-PROD-06 cards paid go back to the bank and are there at once
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set hand 1 1brick+1lumber+4wool
set hand 2 18brick
set phase act 1
reject 1 bank wool brick    CB-TRADE-12
1 road e15                         # pays the last brick in
1 bank wool brick
expect line hand 1 1brick

% CB-PROD-06 CB-SEVEN-02 discarded cards are in the bank for the very next exchange
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set hand 1 4wool
set hand 2 19brick
set phase roll 1
* dice 3 4
2 discard brick
2 discard brick
2 discard brick
2 discard brick
2 discard brick
2 discard brick
2 discard brick
2 discard brick
2 discard brick
expect view 1 line bank 9brick+19lumber+15wool+19grain+19ore
1 robber h00
1 bank wool brick
expect line hand 1 1brick

% CB-PROD-07 production asks nobody
game catan layout=beginner start=printed seats=3 first_player=1
1 roll
* dice 2 2
expect asks catan.act
expect actors 1
reject 1 discard wool    CB-TURN-01      # cards are given back on a 7 only
