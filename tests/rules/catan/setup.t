# Before the first turn: players, pieces, cards, start player, the two placement rounds. CB-SETUP-*, CB-2P-*.

# ------------------------------------------------------------------ who plays

% CB-SETUP-01 three or four players; more need the extension, fewer than two or more than six are no table
game catan layout=beginner seats=3
game catan layout=beginner seats=4
badgame catan seats=5             : CB-SETUP-01
badgame catan seats=6             : CB-SETUP-01
badgame catan seats=1             : bad number of seats
badgame catan seats=7             : bad number of seats
game catan +five_six seats=5
game catan +five_six seats=6
badgame catan +five_six seats=4   : CB-56-01

% CB-2P-02 a plain game of two follows the same rules: there and back, no neutral pieces, one roll a turn
game catan layout=beginner seats=2 first_player=1
expect legal 1 settlement * = 54
1 settlement n10
1 road e15
2 settlement n20
2 road e29
2 settlement n40
2 road e57
1 settlement n53
1 road e71
expect no line road * 3
expect no line settlement * 3
expect asks catan.before
expect actors 1
1 roll
* dice 1 1
expect asks catan.act
1 end
expect actors 2
expect asks catan.before

% CB-2P-01 the two-player variant is a module of its own and nothing for three
badgame catan seats=3 +two : CT-TW-01

# ------------------------------------------------------------- pieces and cards

% CB-SETUP-02 fifteen roads: the sixteenth is refused, with all its cards in hand
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n00 1
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set road e08 1
set road e09 1
set road e21 1
set road e22 1
set road e37 1
set road e38 1
set road e52 1
set road e53 1
set road e64 1
set hand 1 2brick+2lumber
set phase act 1
1 road e65                  # the fifteenth
reject 1 road e71    CB-BUILD-03
badset road e71 1 : too many pieces of one colour: `road`

% CB-SETUP-02 five settlements: the sixth is refused
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n00 1
set settlement n06 1
set settlement n26 1
set settlement n52 1
set road e00 1
set road e02 1              # 0-1-2
set road e03 1
set road e05 1              # 2-3-4
set hand 1 2brick+2lumber+2wool+2grain
set phase act 1
1 settlement n02            # the fifth
reject 1 settlement n04    CB-BUILD-03
badset settlement n47 1 : too many pieces of one colour: `settlement`

% CB-SETUP-02 four cities: the fifth is refused
game catan layout=beginner seats=3 first_player=1
set empty
set city n00 1
set city n06 1
set city n26 1
set settlement n52 1
set settlement n47 1
set hand 1 4grain+6ore
set phase act 1
1 city n52                  # the fourth
reject 1 city n47    CB-BUILD-03
badset city n47 1 : too many pieces of one colour: `city`

% CB-SETUP-03 nineteen cards of each resource
game catan layout=beginner seats=3 first_player=1
badset hand 1 20brick       : not that many cards
badset hand 1 20lumber      : not that many cards
badset hand 1 20wool        : not that many cards
badset hand 1 20grain       : not that many cards
badset hand 1 20ore         : not that many cards
expect view 2 no line bank *    # nothing hidden yet, the bank follows from the hands
set hand 1 19brick+19lumber+19wool+19grain+19ore
badset hand 2 1ore          : not that many cards
expect line hand 1 19brick+19lumber+19wool+19grain+19ore
expect view 2 line bank -

% CB-SETUP-03 CB-HID-04 what is not in a hand lies in the bank
game catan layout=beginner seats=3 first_player=1
set hand 1 4brick+1ore
set hand 2 2brick+3wool
expect view 3 line bank 13brick+19lumber+16wool+19grain+18ore

% CB-SETUP-04 fourteen knights, five points, two of each other card
game catan layout=beginner seats=3 first_player=1
badset cards 1 15knight       : not that many cards
badset cards 1 6point         : not that many cards
badset cards 1 3road_building : not that many cards
badset cards 1 3plenty        : not that many cards
badset cards 1 3monopoly      : not that many cards
set cards 1 14knight+5point+2road_building+2plenty
set cards 2 1monopoly
set hand 3 1wool+1grain+1ore
set phase act 3
3 buy                         # one card of twenty-five is left
expect legal * draw * = 1
* draw monopoly
expect line fresh 3 1monopoly

% CB-SETUP-04 a full deck can bring every kind of card
game catan layout=beginner seats=3 first_player=1
set hand 1 1wool+1grain+1ore
set phase act 1
1 buy
expect legal * draw * = 5

% CB-SETUP-05 the robber starts on the desert
game catan layout=beginner seats=3
expect line hex h09 desert
expect line robber h09

% CB-SETUP-05 the robber starts on the desert, wherever it is dealt
game catan layout=variable seats=3
deal 2
expect line hex h02 desert
expect line robber h02
game catan layout=variable seats=3
deal 3
expect line hex h00 desert
expect line robber h00
game catan layout=variable number_setup=random seats=3
deal 1
expect line hex h17 desert
expect line robber h17

% CB-SETUP-06 the beginner layout is not shuffled; the variable one is
game catan layout=beginner seats=3
deal 4711
expect line hex h00 mountains 10
expect line hex h09 desert
expect line hex h18 pasture 11
expect line harbour 2 e05 grain
game catan layout=variable seats=3
deal 1
expect line hex h17 desert
expect line hex h00 * 5       # corner 0 begins the spiral
badgame catan layout=other : bad value `other` for option layout: variable | beginner

% CB-SETUP-06 CB-NUM-07 CB-HARB-05 every combination of a variable set-up is a table
game catan layout=variable number_setup=spiral harbours=shuffled
game catan layout=variable number_setup=spiral harbours=printed
game catan layout=variable number_setup=random harbours=shuffled
game catan layout=variable number_setup=random harbours=printed

# --------------------------------------------------------------- start player

% CB-SETUP-07 the highest sum starts, thirty-six rolls each
game catan layout=beginner seats=4
expect asks catan.first
expect actors *
expect legal * first * = 36
* first 3 4
* first 1 1
* first 5 5
expect asks catan.first
* first 6 3
expect event starts seat=3
expect asks catan.settle
expect actors 3

% CB-SETUP-07 two tie for the highest: only they roll again
game catan layout=beginner seats=4
* first 6 5                   # seat 1: 11
* first 2 2                   # seat 2: 4
* first 5 6                   # seat 3: 11
* first 4 4                   # seat 4: 8
expect no event starts
* first 1 2                   # seat 1: 3
expect event first seat=1 1 2
* first 1 3                   # seat 3: 4
expect event first seat=3 1 3
expect event starts seat=3
expect actors 3

% CB-SETUP-07 a second tie rolls a third time, and a lower sum than somebody else's first roll still starts
game catan layout=beginner seats=3
* first 6 6                   # seat 1: 12
* first 5 5                   # seat 2: 10, out
* first 6 6                   # seat 3: 12
* first 2 3                   # seat 1: 5
* first 4 1                   # seat 3: 5
expect no event starts
* first 1 2                   # seat 1: 3
expect event first seat=1
* first 1 1                   # seat 3: 2
expect event starts seat=1
expect actors 1

% CB-SETUP-07 all tie, then two of them, then one is left
game catan layout=beginner seats=3
* first 2 5
* first 3 4
* first 1 6
* first 6 6
expect event first seat=1
* first 6 6
expect event first seat=2
* first 1 1
expect event first seat=3
* first 1 2
expect event first seat=1
* first 2 2
expect event first seat=2
expect event starts seat=2
expect actors 2

% CB-SETUP-07 a tie below the highest changes nothing
game catan layout=beginner seats=4
* first 2 3
* first 6 6
* first 2 3
* first 2 3
expect event starts seat=2

% CB-SETUP-07 a die has six faces
game catan layout=beginner seats=3
reject * first 7 1    CB-SETUP-07
reject * first 0 3    CB-SETUP-07
reject 1 first 6 6    CB-TURN-06       # the dice fall, nobody chooses them
reject 1 settlement n00    CB-TURN-06  # nobody places before that

% CB-SETUP-07 a table may name its start player, if he sits there
game catan layout=beginner seats=4 first_player=4
expect asks catan.settle
expect actors 4
badgame catan seats=3 first_player=4 : CB-SETUP-07

# ------------------------------------------------------------ placement rounds

% CB-SETUP-08 CB-SETUP-09 CB-SETUP-11 clockwise from the start player and back, then the start player begins
game catan layout=beginner seats=4
* first 1 1
* first 1 2
* first 6 6
* first 1 3
expect actors 3
3 settlement n00
expect actors 3
3 road e00
expect actors 4
4 settlement n03
4 road e05
expect actors 1
1 settlement n06
1 road e09
expect actors 2
2 settlement n09
2 road e13
expect actors 2
2 settlement n16
2 road e24
expect actors 1
1 settlement n26
1 road e38
expect actors 4
4 settlement n47
4 road e66
expect actors 3
3 settlement n53
3 road e71
expect asks catan.before
expect actors 3
3 roll
* dice 1 1
3 end
expect actors 4
4 roll
* dice 1 1
4 end
expect actors 1
1 roll
* dice 1 1
1 end
expect actors 2
2 roll
* dice 1 1
2 end
expect actors 3
expect asks catan.before

% CB-SETUP-08 only the seat whose turn it is places, and only settlement and road
game catan layout=beginner seats=3 first_player=2
reject 1 settlement n00    CB-TURN-06
reject 3 settlement n00    CB-TURN-06
reject 2 road e00          CB-SETUP-08
reject 2 city n00          CB-SETUP-08
reject 2 roll              CB-SETUP-08
reject 2 buy               CB-SETUP-08
reject 2 end               CB-SETUP-08
2 settlement n20
reject 3 settlement n00    CB-TURN-06
reject 2 settlement n00    CB-SETUP-08    # his road first
reject 2 end               CB-SETUP-08    # and it is not optional
2 road e28
reject 2 settlement n00    CB-TURN-06
3 settlement n00

% CB-SETUP-08 CB-BUILD-08 the distance rule holds in both rounds, towards others and oneself
game catan layout=beginner seats=3 first_player=1
1 settlement n20
1 road e30
reject 2 settlement n19    CB-BUILD-08
reject 2 settlement n21    CB-BUILD-08
reject 2 settlement n31    CB-BUILD-08
expect legal 2 settlement * = 50
2 settlement n18                       # two paths away is far enough
2 road e25
3 settlement n22
3 road e33
reject 3 settlement n33    CB-BUILD-08   # one's own
reject 3 settlement n23    CB-BUILD-08
reject 3 settlement n17    CB-BUILD-08   # at the end of somebody's road, but beside his settlement
reject 3 settlement n22    CB-BOARD-06
3 settlement n44
3 road e50
2 settlement n00
2 road e01
1 settlement n53
1 road e65
expect asks catan.before

% CB-SETUP-08 the road touches the settlement just placed: three free paths inland, two at the coast
game catan layout=beginner seats=3 first_player=1
1 settlement n20
expect legal 1 road * = 3
expect legal 1 road e28 = 1
expect legal 1 road e29 = 1
expect legal 1 road e30 = 1
reject 1 road e31    CB-SETUP-08       # 21-22: one path further
reject 1 road e00    CB-SETUP-08
1 road e29
2 settlement n00
expect legal 2 road * = 2
reject 2 road e29    CB-BOARD-06
2 road e01

% CB-SETUP-09 the second road touches the second settlement, not the first
game catan layout=beginner seats=3 first_player=1
1 settlement n10
1 road e15
2 settlement n20
2 road e30
3 settlement n40
3 road e57
3 settlement n53
expect legal 3 road * = 2
reject 3 road e44    CB-SETUP-09       # 30-40, at his first settlement
reject 3 road e55    CB-SETUP-09
reject 3 road e58    CB-SETUP-09       # 41-42, at the end of his first road
reject 3 road e00    CB-SETUP-09
3 road e71

% CB-SETUP-09 the second settlement may stand anywhere: far away, or at the own road's next free place
game catan layout=beginner seats=3 first_player=1
1 settlement n10
1 road e15
2 settlement n20
2 road e30
3 settlement n40
3 road e57                             # 40-41
expect legal 3 settlement * = 42       # 54 less three times four
3 settlement n42                       # two paths from 40, by his own road
3 road e58                             # 41-42 joins both
2 settlement n53
2 road e71
1 settlement n00
1 road e00
expect line road e58 3

# ------------------------------------------------------------------- first cards

% CB-SETUP-10 CB-SETUP-12 the first settlement brings nothing, the second a card for each producing hex, before its road
game catan layout=beginner seats=3 first_player=1
1 settlement n10
expect line hand 1 -
1 road e15
expect line hand 1 -
2 settlement n24
2 road e34
3 settlement n40
3 road e57
3 settlement n18                       # fields, fields, forest
expect event income seat=3 to=all 1lumber+2grain
expect line hand 3 1lumber+2grain
expect asks catan.track
3 road e26
expect line hand 3 1lumber+2grain
2 settlement n53                       # pasture only
expect line hand 2 1wool
2 road e71
1 settlement n31                       # forest, desert, mountains
expect line hand 1 1lumber+1ore
1 road e30
expect line hand 1 1lumber+1ore
expect line hand 2 1wool
expect line hand 3 1lumber+2grain

% CB-SETUP-10 a settlement that touches the desert alone brings nothing
game catan layout=beginner seats=3 first_player=1
set hex h00 desert
set hex h09 forest 3
set robber h00
1 settlement n10
1 road e15
2 settlement n24
2 road e34
3 settlement n40
3 road e57
3 settlement n01                       # hex 0 alone
expect no event income
expect line hand 3 -
3 road e02
expect asks catan.settle
2 settlement n08                       # hexes 0 and 3: desert, fields
expect line hand 2 1grain

% CB-SETUP-12 set-up pieces cost nothing, even with cards in hand
game catan layout=beginner seats=3 first_player=1
1 settlement n10
1 road e15
2 settlement n24
2 road e34
3 settlement n40
3 road e57
3 settlement n19                       # fields, hills, forest: brick and lumber would pay a road
expect line hand 3 1brick+1lumber+1grain
3 road e28
expect line hand 3 1brick+1lumber+1grain
expect score 3 = 2
expect score 1 = 1
