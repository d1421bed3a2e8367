# Barbarian Attack with Catan for Two (CT-X-15..18): a knight nobody plays, marched by both. Its colour is 3; n11 and n42 are neutral
# settlements from the beginning.

% CT-X-15 it enters at the castle with the first knight of the game
game catan +barbarians +two seats=2 first_player=1
set hand 1 2ore+2wool+2grain
set phase act 1
1 buy
* turn_up swift_knight
1 enlist e00
expect asks barbarians.neutral_knight
expect legal 1 enlist * = 6
reject 1 enlist e58   CT-X-15
1 enlist e59
expect event enlisted seat=3 e59
expect line path_knight e59 3
expect asks catan.act
1 buy
* turn_up knighthood
reject 1 enlist e59   CT-BA-34
1 enlist e55
expect asks catan.act

% CT-X-15 it marches after one's own knights, by the same rules, and must leave the castle too
game catan +barbarians +two seats=2 first_player=1
set barbarians h07 0
set path_knight e40 1
set path_knight e59 3
set path_knight e00 2
set hand 1 1grain
set phase act 1
1 end
reject 1 march e59 e58   CT-BA-30
1 halt
expect asks barbarians.march
reject 1 halt            CT-BA-32
reject 1 march e40 e41   CT-BA-30
reject 1 march e00 e02   CT-BA-30
reject 1 march e59 e40   CT-BA-31
1 march e59 e58
expect event marched seat=3 e59 e58
expect line path_knight e58 3
expect asks catan.before
expect actors 2

% CT-X-15 without own knights it marches alone; the other player may do so in the next turn
game catan +barbarians +two seats=2 first_player=1
set barbarians h07 0
set path_knight e00 3
set phase act 1
1 end
expect asks barbarians.march
1 halt
expect line path_knight e00 3
expect actors 2

% CT-X-15 CT-X-18 it fights as a party of its own, its prisoner leaves the game, and it is never lost
game catan +barbarians +two seats=2 first_player=1
set barbarians h07 0
set barbarians h18 3
set path_knight e65 1
set path_knight e61 2
set path_knight e70 3
set phase act 1
1 end
1 halt
1 halt
expect event battle seat=1 h18 3 3
expect line prisoners 1 1
expect line prisoners 2 1
expect line prisoners 3 1
* losses 4
expect no event knight_lost
expect line path_knight e70 3

% CT-X-17 a lost knight brings two gold and a token
game catan +barbarians +two seats=2 first_player=1
set barbarians h07 0
set path_knight e65 1
set phase act 1
1 end
1 halt
* losses 2
expect event knight_lost seat=1 e65
expect line gold 1 2
expect line trade_tokens 1 6
expect line trade_tokens 2 5

% CT-X-18 where they roll it has rolled 3; who rolls 3 rolls again
game catan +barbarians +two seats=2 first_player=1
set barbarians h07 0
set path_knight e65 1
set path_knight e70 3
set phase act 1
1 end
1 halt
1 halt
expect asks barbarians.spoils
* spoils 1 2
expect asks barbarians.spoils
expect no line rolled *
* spoils 1 1
expect line prisoners 3 1
expect line gold 1 3
expect asks barbarians.losses

% CT-X-18 more than 3 takes the prisoner; the neutral knight gets no gold
game catan +barbarians +two seats=2 first_player=1
set barbarians h07 0
set path_knight e65 1
set path_knight e70 3
set phase act 1
1 end
1 halt
1 halt
* spoils 1 3
expect line prisoners 1 1
expect no line gold *

% CT-X-16 a neutral settlement causes an attack of its own, after the player's
game catan +barbarians +two seats=2 first_player=1
set road e17 3
set road e31 3
set settlement n35 1
set road e51 1
set road e52 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n37
expect event invasion seat=1 34
* landing 4
* landing 6
* landing 8
# the only place for a neutral settlement is n22
expect line settlement n22 3
expect event invasion seat=1 31
expect asks barbarians.landing
* landing 4
* landing 2
* landing 3
expect asks catan.act

% CT-X-17 a token moves one barbarian
game catan +barbarians +two seats=2 first_player=1
set barbarians h03 2
set phase act 1
1 robber_home
expect line trade_tokens 1 4
expect asks barbarians.lure
expect legal 1 lure * = 3
reject 1 lure h00   CT-BA-24
1 lure h03
reject 1 land h03   CT-BA-25
expect legal 1 land * = 9
1 land h18
expect asks catan.act
expect line barbarians h03 1
expect line barbarians h18 2

% CT-X-17 no barbarian on the coast, or no hex for him: the token stays
game catan +barbarians +two seats=2 first_player=1
set barbarians h07 0
set barbarians h18 0
set phase act 1
reject 1 robber_home CT-X-17
expect legal 1 robber_home = 0
expect line trade_tokens 1 5
set barbarians h18 1
expect legal 1 robber_home = 1
1 robber_home
# the only one there is, to one of nine others
expect legal 1 lure * = 1
1 lure h18
expect legal 1 land * = 9
