# Catan Event Cards with the scenarios and variants of their own box. Rivers: bridge site e14 joins 09 and 19. Two: neutral settlements
# on 11 (colour 3) and 42 (colour 4).

% CT-EV-34 a damaged road keeps nobody from building bridges, but it alone leads to none
game catan +rivers +events seats=3 first_player=1
set settlement n08 1
set road e12 1
set damaged_road e12
set hand 1 2brick+1lumber
set phase act 1
reject 1 bridge e14        CT-EV-34
expect legal 1 bridge e14 = 0
set road e13 1
1 bridge e14
expect line bridge e14 1
expect line damaged_road e12

% CT-EV-34 CT-RI-25 nor where a settlement or a bridge of theirs stands
game catan +rivers +events seats=3 first_player=1
set settlement n19 1
set road e26 1
set damaged_road e26
set hand 1 2brick+1lumber
set phase act 1
1 bridge e14

% CT-EV-65 CT-EV-26 only roads are damaged, never bridges; bridges and no road: nothing
game catan +rivers +events seats=3 first_player=1
set settlement n19 1
set bridge e14 1
set settlement n35 2
set road e36 2
set road e51 2
set bridge e47 2
set phase roll 1
* card earthquake 6
expect actors 2
reject 2 quake e47         CT-EV-26
expect legal 2 quake * = 2
2 quake e36
expect no line damaged_road e14

% CT-EV-45 Trade Advantage: bridges are counted with the roads
game catan +rivers +events seats=3 first_player=1
set bridge e14 1
set bridge e47 1
set road e36 2
set hand 2 1ore
set phase roll 2
* card trade_advantage 5
expect actors 1
1 take_from 2
* steal ore

% CT-EV-53 Rivers: he flees beside the board, not to a swamp; from a swamp too
game catan +rivers +events seats=3 first_player=1
set robber h14
set phase roll 1
* card robber_flees 4
expect event robber_off
expect line robber -
1 end
2 roll
* card robber_attacks 7
2 robber h12
expect line robber h12
2 end
3 roll
* card robber_flees 4
expect line robber -

% CT-EV-53 Caravans: no desert, beside the board
game catan +caravans +events seats=3 first_player=1
set robber h04
set phase roll 1
* card robber_flees 4
expect line robber -

% CT-EV-11 CT-CA-03 Caravans: the robber enters with the first Robber Attacks
game catan +caravans +events seats=3 first_player=1
set phase roll 1
* card robber_attacks 7
expect legal 1 robber * = 18
1 robber h04

% CT-TW-14 CT-X-21 two cards a turn, each with its event first; the same number twice counts twice
game catan +two +events seats=2 layout=beginner first_player=1
set city n29 1
set phase roll 1
* card epidemic 8
expect line hand 1 1lumber
expect asks catan.before
1 roll
* card prospers 8
# CT-EV-24: an Epidemic concerns its own card only
expect line hand 1 3lumber
expect asks catan.act

% CT-TW-14 two Robber Attacks, one after the other
game catan +two +events seats=2 layout=beginner first_player=1
set hand 2 8ore
set phase roll 1
* card robber_attacks 7
2 discard ore
2 discard ore
2 discard ore
2 discard ore
1 robber h04
1 roll
* card robber_attacks 7
1 robber h05
expect asks catan.act

% CT-X-21 neutral colours are ignored: none of their roads is turned, none counts, nothing is given to them
game catan +two +events seats=2 layout=beginner first_player=1
set road e16 3
set road e15 3
set road e60 4
set settlement n35 1
set settlement n46 1
set settlement n05 3
set road e36 1
set hand 1 1wool
set hand 2 1ore
set phase roll 1
* card earthquake 6
expect no line damaged_road e15
expect no line damaged_road e60
expect line damaged_road e36
1 roll
* card trade_advantage 5
expect actors 1
1 take_from 2
* steal ore
1 end
2 roll
# 46 is at a harbour
* card calm_seas 12
expect actors 1
1 pick ore
2 roll
* card good_neighbors 6
expect actors 1
1 gift ore
expect line hand 2 1ore

% CT-X-21 a neutral colour holds Longest Road: Trade Advantage has no effect
game catan +two +events seats=2 layout=beginner first_player=1
set road e16 3
set road e18 3
set road e19 3
set road e21 3
set road e22 3
set settlement n35 1
set road e36 1
set hand 2 1ore
set phase roll 1
expect line title route 3
* card trade_advantage 5
expect event no_effect trade_advantage

% CT-EV-31 Fishermen: the free road for five fish repairs, and builds no new one before
game catan +fishermen +events layout=beginner seats=3 first_player=1
set settlement n10 1
set road e15 1
set damaged_road e15
set fish 1 1 2 0
set phase act 1
1 fish_road 1 2 0
expect asks fishermen.road
reject 1 road e13          CT-EV-30
expect legal 1 * = 1
1 repair_road e15
expect asks catan.act
expect no line damaged_road *

% CT-EV-53 Fishermen: the lake lies where the desert was; he flees beside the board
game catan +fishermen +events layout=beginner seats=3 first_player=1
set robber h14
set phase roll 1
* card robber_flees 4
expect line robber -

% CT-X-10 Barbarian Attack: Robber Attacks is resolved like a 7 there
game catan +barbarians +events seats=4 first_player=1
set hand 1 1wool
set hand 2 2ore
set hand 3 1brick
set phase roll 1
* card robber_attacks 7
expect asks barbarians.seven
1 draw_from 3
* steal brick
expect asks catan.act

% CT-X-10 Robber Flees does nothing there
game catan +barbarians +events seats=4 first_player=1
set phase roll 1
* card robber_flees 4
expect event no_effect robber_flees
expect line robber -

% CT-X-10 CT-X-51 Conflict and Tournament count the knights on the board
game catan +barbarians +events seats=3 first_player=1
set path_knight e42 2
set path_knight e43 2
set path_knight e45 3
set hand 1 1ore
set phase roll 1
* card conflict 3
expect asks catan.steal
* steal ore
expect line hand 2 1ore
1 end
2 roll
* card tournament 5
expect actors 2
2 pick ore
expect asks catan.act

% CT-X-11 the main scenario: Robber Attacks is resolved like a 7 there, Robber Flees does nothing
game catan +traders +events seats=3 first_player=1
set wagon 1 n20
set phase roll 1
* card robber_flees 4
expect event no_effect robber_flees
1 end
1 stop
2 roll
* card robber_attacks 7
expect asks traders.barbarian

% CT-X-11 CT-EV-47 cards 2 and 12 stay in the deck: their events happen, without production
game catan +traders +events seats=3 first_player=1
set road e00 2
set hand 1 1ore
set phase roll 1
* card plentiful_year 2
1 decline
2 decline
3 decline
expect no event income
1 end
2 roll
* card calm_seas 12
2 pick ore
3 pick ore
1 pick ore
expect no event income
2 end
3 roll
* card trade_advantage 5
expect actors 2
2 decline

% CT-X-11 a damaged road costs a wagon two movement points and no toll
game catan +traders +events seats=3 first_player=1
set wagon 1 n20
set road e29 1
set damaged_road e29
set road e31 2
set damaged_road e31
set phase act 1
1 end
expect line frame * traders.wagon * n=4
1 travel e29
expect line frame * traders.wagon * n=2
1 travel e31
expect no event toll
expect no line frame * traders.wagon * n=*
expect line gold 2 5

% CT-EV-64 CT-FI-10 the number of an event card brings fish like a roll
game catan +fishermen +events seats=3 layout=beginner first_player=1
set settlement n03 2
set phase roll 1
* card prospers 5
expect asks fishermen.fish
* fish 2
expect line fish 2 0 1 0

% CT-EV-11 CT-FI-10 Robber Attacks is a seven: no fish
game catan +fishermen +events seats=3 layout=beginner first_player=1
set settlement n03 2
set phase roll 1
* card robber_attacks 7
expect asks catan.rob
