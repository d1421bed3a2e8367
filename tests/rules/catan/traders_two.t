# Traders & Barbarians, the main scenario for two: CT-X-19.

% CT-X-19 CT-TW-10 neither roll is a 2 or a 12, and the second differs from the first
game catan +traders +two seats=2 first_player=1
set phase before 1
1 roll
reject * dice 1 1          CT-TB-10
* dice 1 2
1 roll
reject * dice 6 6          CT-TB-10
reject * dice 2 1          CT-TW-10
* dice 2 2
expect asks catan.act

% CT-X-19 the toll of a neutral road goes to the bank
game catan +traders +two seats=2 first_player=1
set wagon 1 n20
set road e29 3
set road e31 4
set gold 1 1
set phase act 1
1 end
1 travel e29
expect event toll_bank seat=1 1
expect line gold 1 0
expect line gold 2 5
reject 1 travel e31          CT-TB-34

% CT-X-19 a token moves a barbarian to a path without road and barbarian, no card is drawn
game catan +traders +two seats=2 first_player=1
set road e28 2
set road e30 3
set hand 2 1ore
set phase before 1
1 robber_home
expect event token_move seat=1 1
expect line trade_tokens 1 4
expect asks traders.bare
1 barbarian e16
reject 1 banish e28        CT-X-19
reject 1 banish e30        CT-X-19
reject 1 banish e42        CT-TB-50
1 banish e29
expect line barbarians e29 e42 e50
expect line hand 2 1ore
expect asks catan.before

% CT-X-19 one token for a settlement at a trade hex, one more at the coast
game catan +traders +two seats=2 first_player=1
1 settlement n17
expect event trade_tokens seat=1 2
1 road e25
2 settlement n29
expect event trade_tokens seat=2 1
expect line trade_tokens 2 6

% CT-X-19 barbarians on neutral roads rob nobody
game catan +traders +two seats=2 first_player=1
set road e30 3
set hand 2 1ore
set phase before 1
1 roll
* dice 3 4
1 barbarian e16
1 banish e30
expect asks catan.before
