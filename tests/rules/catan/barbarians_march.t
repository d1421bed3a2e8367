# Barbarian Attack: knights march after everything is built (CT-BA-30..34, -52). How far a path is: docs/NOTATION.md has the picture.
# From e40 (n28-n29): one step e39 e41 e27 e42; two steps e24 e54 e25 e26 e43 e44; three steps e23 e55 e56 e11 e14 e28 e30 e45 e57;
# four steps e10 e66 e12 e13 e29 e46 e47 e58 e59 and so on. e55 e56 e57 e59 e66 e67 lie at the castle.

% CT-BA-30 no knights, no phase: the turn passes on
game catan +barbarians seats=3 first_player=1
set phase act 1
1 end
expect event ended seat=1
expect asks catan.before
expect actors 2

% CT-BA-30 each knight once, up to three paths, and only the own ones
game catan +barbarians seats=3 first_player=1
set path_knight e40 1
set path_knight e00 2
set phase act 1
1 end
expect asks barbarians.march
# 4 + 6 + 6 paths: three of the nine in the third step lie at the castle
expect legal 1 march e40 * = 16
expect legal 1 march_far * = 0
reject 1 march e00 e02     CT-BA-30
reject 1 march e41 e54     CT-BA-30
reject 1 march e40 e10     CT-BA-30
1 march e40 e28
expect event marched seat=1 e40 e28
expect line path_knight e28 1
expect no line path_knight e40 *
# nobody is left who could march
expect asks catan.before
expect actors 2

% CT-BA-30 one knight after the other, none twice
game catan +barbarians seats=3 first_player=1
set path_knight e40 1
set path_knight e00 1
set phase act 1
1 end
1 march e40 e41
expect line marched e41
reject 1 march e41 e40     CT-BA-30
1 halt
expect actors 2
expect no line marched *
expect line path_knight e41 1
expect line path_knight e00 1

% CT-BA-30 CT-BA-52 a fourth and a fifth path for a grain, not for less
game catan +barbarians seats=3 first_player=1
set path_knight e40 1
set hand 1 1grain
set phase act 1
1 end
reject 1 march e40 e10     CT-BA-30
reject 1 march_far e40 e28 CT-BA-52
reject 1 march_far e40 e41 CT-BA-52
# 02-10 is five paths away, 02-03 is six
expect legal 1 march_far e40 e04 = 1
reject 1 march_far e40 e03 CT-BA-30
1 march_far e40 e13
expect line hand 1 -
expect line path_knight e13 1

% CT-BA-30 without grain no long march
game catan +barbarians seats=3 first_player=1
set path_knight e40 1
set path_knight e08 1
set hand 1 1grain
set phase act 1
1 end
1 march_far e40 e10
reject 1 march_far e08 e17 CT-BA-30
expect legal 1 march_far * = 0

% CT-BA-30 a grain for each knight
game catan +barbarians seats=3 first_player=1
set path_knight e40 1
set path_knight e08 1
set hand 1 2grain+1ore
set phase act 1
1 end
1 march_far e40 e10
1 march_far e08 e17
expect line hand 1 1ore
expect actors 2

% CT-BA-31 knights, roads and buildings do not stop it; it does not end on a knight or at the castle
game catan +barbarians seats=3 first_player=1
# every path round e40 and the crossings between are taken
set path_knight e40 1
set path_knight e39 2
set path_knight e41 2
set path_knight e27 3
set path_knight e42 3
set settlement n28 2
set settlement n30 3
set road e42 3
set phase act 1
1 end
reject 1 march e40 e39  CT-BA-31
reject 1 march e40 e27  CT-BA-31
reject 1 march e40 e55  CT-BA-31
reject 1 march e40 e40  CT-BA-31
expect legal 1 march e40 * = 12
1 march e40 e45

% CT-BA-31 the castle may be passed
game catan +barbarians seats=3 first_player=1
# e54 (38-39) to e58 (41-42): over e55 and e57, three steps
set path_knight e54 1
set phase act 1
1 end
1 march e54 e58
expect line path_knight e58 1

% CT-BA-32 a knight at the castle must leave before the phase ends
game catan +barbarians seats=3 first_player=1
set path_knight e55 1
set path_knight e40 1
set path_knight e57 2
set phase act 1
1 end
reject 1 halt        CT-BA-32
expect legal 1 halt = 0
1 march e40 e41
reject 1 halt        CT-BA-32
reject 1 march e55 e57 CT-BA-31
reject 1 march e55 e59 CT-BA-31
1 march e55 e44
expect actors 2
# the knight of the other player stays until its own march
expect line path_knight e57 2

% CT-BA-32 it leaves in the turn it was placed
game catan +barbarians seats=3 first_player=1
set hand 1 1ore+1wool+1grain
set phase act 1
1 buy
* turn_up knighthood
1 enlist e55
1 end
reject 1 halt     CT-BA-32
1 march e55 e54

% CT-BA-33 no free path within three: it may stay, and need not pay
game catan +barbarians seats=4 first_player=1
# e66 (47-48) reaches within three, besides the castle: e54 e41 e44 over e56, e68 e58 e69 over e67
set path_knight e66 1
set path_knight e54 2
set path_knight e44 2
set path_knight e68 2
set path_knight e58 3
set path_knight e69 3
set path_knight e41 3
set hand 1 1grain
set phase act 1
1 end
expect legal 1 march * = 0
expect legal 1 halt = 1
expect legal 1 march_far e66 e42 = 1
1 halt
expect line path_knight e66 1
expect line hand 1 1grain

% CT-BA-34 coast paths too
game catan +barbarians seats=3 first_player=1
set path_knight e00 1
set phase act 1
1 end
1 march e00 e05
