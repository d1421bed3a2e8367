# Harbours: where they are, what they are, who controls them. CB-HARB-*. Trading with them: trade_bank.t.
# `any` is a 3:1 harbour. Harbour 1 of a position line is slot 0 of CB-HARB-03.

% CB-HARB-01 CB-HARB-03 CB-HARB-04 the nine harbours of the frame, clockwise from the top left
# paths: 0-1, 3-4, 14-15, 26-37, 45-46, 50-51, 47-48, 28-38, 7-17
game catan layout=beginner seats=3 first_player=1
expect line harbour 1 e00 any
expect line harbour 2 e05 grain
expect line harbour 3 e21 ore
expect line harbour 4 e38 any
expect line harbour 5 e64 wool
expect line harbour 6 e69 any
expect line harbour 7 e66 any
expect line harbour 8 e41 brick
expect line harbour 9 e11 lumber
expect no line harbour 10 *

% CB-HARB-05 CB-HARB-04 printed harbours in a variable game, whatever the deal
game catan layout=variable harbours=printed seats=3 first_player=1
deal 1
expect line harbour 1 e00 any
expect line harbour 2 e05 grain
expect line harbour 3 e21 ore
expect line harbour 4 e38 any
expect line harbour 5 e64 wool
expect line harbour 6 e69 any
expect line harbour 7 e66 any
expect line harbour 8 e41 brick
expect line harbour 9 e11 lumber
game catan layout=variable harbours=printed seats=3 first_player=1
deal 77
expect line harbour 1 e00 any
expect line harbour 2 e05 grain
expect line harbour 3 e21 ore
expect line harbour 4 e38 any
expect line harbour 5 e64 wool
expect line harbour 6 e69 any
expect line harbour 7 e66 any
expect line harbour 8 e41 brick
expect line harbour 9 e11 lumber

% CB-HARB-05 CB-HARB-01 CB-HARB-03 shuffled harbours: the same nine paths, the same nine types in another order
# Each deal: four `any` and each of brick, lumber, wool, grain, ore once.
game catan layout=variable seats=3 first_player=1
deal 1
expect line harbour 1 e00 brick
expect line harbour 2 e05 any
expect line harbour 3 e21 grain
expect line harbour 4 e38 any
expect line harbour 5 e64 any
expect line harbour 6 e69 ore
expect line harbour 7 e66 lumber
expect line harbour 8 e41 any
expect line harbour 9 e11 wool
game catan layout=variable seats=3 first_player=1
deal 2
expect line harbour 1 e00 any
expect line harbour 2 e05 wool
expect line harbour 3 e21 lumber
expect line harbour 4 e38 ore
expect line harbour 5 e64 any
expect line harbour 6 e69 brick
expect line harbour 7 e66 grain
expect line harbour 8 e41 any
expect line harbour 9 e11 any
game catan layout=variable seats=3 first_player=1
deal 3
expect line harbour 1 e00 lumber
expect line harbour 2 e05 ore
expect line harbour 3 e21 grain
expect line harbour 4 e38 any
expect line harbour 5 e64 brick
expect line harbour 6 e69 any
expect line harbour 7 e66 any
expect line harbour 8 e41 wool
expect line harbour 9 e11 any

% CB-HARB-05 the choice belongs to the variable layout
badgame catan layout=beginner harbours=printed : CB-HARB-05
game catan harbours=printed
game catan harbours=shuffled

% CB-HARB-02 CB-HARB-06 each harbour serves both intersections of its path
# Three of every kind in hand, so 3:1 opens all twenty exchanges, a special one the four of its own kind, none nothing.
game catan layout=beginner seats=3 first_player=1
set hand 1 3brick+3lumber+3wool+3grain+3ore
set empty
set settlement n00 1
set phase act 1
expect legal 1 bank * = 20
set empty
set settlement n01 1
set phase act 1
expect legal 1 bank * = 20
set empty
set settlement n03 1
set phase act 1
expect legal 1 bank * = 4
expect legal 1 bank grain * = 4
set empty
set settlement n04 1
set phase act 1
expect legal 1 bank * = 4
expect legal 1 bank grain * = 4
set empty
set settlement n14 1
set phase act 1
expect legal 1 bank * = 4
expect legal 1 bank ore * = 4
set empty
set settlement n15 1
set phase act 1
expect legal 1 bank * = 4
expect legal 1 bank ore * = 4
set empty
set settlement n26 1
set phase act 1
expect legal 1 bank * = 20
set empty
set settlement n37 1
set phase act 1
expect legal 1 bank * = 20
set empty
set settlement n45 1
set phase act 1
expect legal 1 bank * = 4
expect legal 1 bank wool * = 4
set empty
set settlement n46 1
set phase act 1
expect legal 1 bank * = 4
expect legal 1 bank wool * = 4
set empty
set settlement n50 1
set phase act 1
expect legal 1 bank * = 20
set empty
set settlement n51 1
set phase act 1
expect legal 1 bank * = 20
set empty
set settlement n47 1
set phase act 1
expect legal 1 bank * = 20
set empty
set settlement n48 1
set phase act 1
expect legal 1 bank * = 20
set empty
set settlement n28 1
set phase act 1
expect legal 1 bank * = 4
expect legal 1 bank brick * = 4
set empty
set settlement n38 1
set phase act 1
expect legal 1 bank * = 4
expect legal 1 bank brick * = 4
set empty
set settlement n07 1
set phase act 1
expect legal 1 bank * = 4
expect legal 1 bank lumber * = 4
set empty
set settlement n17 1
set phase act 1
expect legal 1 bank * = 4
expect legal 1 bank lumber * = 4

% CB-HARB-02 no other intersection of the coast has a harbour
game catan layout=beginner seats=3 first_player=1
set hand 1 3brick+3lumber+3wool+3grain+3ore
set empty
set settlement n02 1
set phase act 1
expect legal 1 bank * = 0
set empty
set settlement n05 1
set phase act 1
expect legal 1 bank * = 0
set empty
set settlement n06 1
set phase act 1
expect legal 1 bank * = 0
set empty
set settlement n25 1
set phase act 1
expect legal 1 bank * = 0
set empty
set settlement n36 1
set phase act 1
expect legal 1 bank * = 0
set empty
set settlement n53 1
set phase act 1
expect legal 1 bank * = 0
set empty
set settlement n52 1
set phase act 1
expect legal 1 bank * = 0
set empty
set settlement n49 1
set phase act 1
expect legal 1 bank * = 0
set empty
set settlement n39 1
set phase act 1
expect legal 1 bank * = 0
set empty
set settlement n27 1
set phase act 1
expect legal 1 bank * = 0
set empty
set settlement n16 1
set phase act 1
expect legal 1 bank * = 0
set empty
set settlement n08 1
set phase act 1
expect legal 1 bank * = 0

% CB-HARB-06 a city controls a harbour as a settlement does
game catan layout=beginner seats=3 first_player=1
set empty
set city n38 1                 # brick
set hand 1 2brick
set phase act 1
expect legal 1 bank brick * = 4
1 bank brick ore
expect line hand 1 1ore

% CB-HARB-06 a road along the harbour is not enough
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n29 1
set road e40 1                 # 28-29
set road e41 1                 # 28-38: the brick harbour's own path
set hand 1 2brick
set phase act 1
expect legal 1 bank * = 0
reject 1 bank brick ore    CB-TRADE-08

% CB-HARB-06 somebody else's harbour is not enough
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n38 2
set settlement n29 1
set hand 1 2brick
set hand 2 2brick
set phase act 1
reject 1 bank brick ore    CB-TRADE-08
set phase act 2
2 bank brick ore
expect line hand 2 1ore

% CB-HARB-06 an upgrade keeps the harbour
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n28 1           # brick
set hand 1 2brick+2grain+3ore
set phase act 1
1 city n28
expect legal 1 bank brick * = 4
1 bank brick wool
expect line hand 1 1wool

% CB-HARB-06 several harbours of one player all count
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n28 1           # brick
set settlement n07 1           # lumber
set settlement n46 1           # wool
set hand 1 2brick+2lumber+2wool+2grain+2ore
set phase act 1
expect legal 1 bank * = 12
expect legal 1 bank grain * = 0
expect legal 1 bank ore * = 0
