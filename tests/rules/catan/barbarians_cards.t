# Barbarian Attack: cards that are carried out as soon as they are bought (CT-BA-20..27).
# Paths of the castle h16: e55 e56 e57 e59 e66 e67.

% CT-BA-20 several cards in a turn, one after the other, each at once; nothing is kept
game catan +barbarians seats=3 first_player=1
set hand 1 2ore+2wool+2grain
set phase act 1
1 buy
expect event bought seat=1
expect asks barbarians.card
* turn_up knighthood
expect asks barbarians.knighthood
reject 1 end     CT-BA-21
1 enlist e59
expect asks catan.act
1 buy
* turn_up swift_knight
1 enlist e00
expect asks catan.act
expect no line cards 1 *
expect no line fresh 1 *
expect line instants 13knighthood+3swift_knight+4treason+4capture
reject 1 buy     CB-BUILD-01

% CT-BA-20 an empty deck is shuffled anew before the draw
game catan +barbarians seats=3 first_player=1
set instants 1treason
set hand 1 2ore+2wool+2grain
set phase act 1
1 buy
reject * turn_up knighthood   CT-BA-20
* turn_up treason
expect no event cards_shuffled
expect line instants -
1 lure h07
1 lure h18
1 land h12
1 land h03
1 buy
* turn_up knighthood
expect event cards_shuffled
expect line instants 13knighthood+4swift_knight+4treason+4capture

% CT-BA-21 Knighthood: a free path of the castle
game catan +barbarians seats=3 first_player=1
set path_knight e55 2
set hand 1 1ore+1wool+1grain
set phase act 1
1 buy
* turn_up knighthood
expect legal 1 enlist * = 5
reject 1 enlist e55   CT-BA-34
reject 1 enlist e58   CT-BA-21
1 enlist e66
expect event enlisted seat=1 e66
expect line path_knight e66 1

% CT-BA-22 CT-BA-34 Swift Knight: any of the 72 paths without a knight, also with a road on it
game catan +barbarians seats=3 first_player=1
set path_knight e55 2
set settlement n20 2
set road e30 2
set hand 1 1ore+1wool+1grain
set phase act 1
1 buy
* turn_up swift_knight
expect legal 1 enlist * = 71
reject 1 enlist e55   CT-BA-34
1 enlist e30
expect line path_knight e30 1
expect line road e30 2

% CT-BA-23 CT-BA-06 all six knights stand: the cards do nothing
game catan +barbarians seats=3 first_player=1
set path_knight e00 1
set path_knight e01 1
set path_knight e02 1
set path_knight e03 1
set path_knight e04 1
set path_knight e05 1
set hand 1 2ore+2wool+2grain
set phase act 1
1 buy
* turn_up knighthood
expect event card_idle seat=1 knighthood
expect asks catan.act
1 buy
* turn_up swift_knight
expect event card_idle seat=1 swift_knight
expect asks catan.act

% CT-BA-23 no path at the castle is free: Knighthood does nothing, Swift Knight does
game catan +barbarians seats=3 first_player=1
set path_knight e55 2
set path_knight e56 2
set path_knight e57 2
set path_knight e59 3
set path_knight e66 3
set path_knight e67 3
set hand 1 2ore+2wool+2grain
set phase act 1
1 buy
* turn_up knighthood
expect event card_idle seat=1 knighthood
expect asks catan.act
1 buy
* turn_up swift_knight
expect asks barbarians.swift

% CT-BA-24 Treason: two gold, two barbarians from two hexes to two others
game catan +barbarians seats=3 first_player=1
set barbarians h15 2
set hand 1 1ore+1wool+1grain
set phase act 1
1 buy
* turn_up treason
expect line gold 1 2
expect asks barbarians.lure
# h07, h18 and h15 have some
expect legal 1 lure * = 3
reject 1 lure h12   CT-BA-24
reject 1 lure h09   CT-BA-24
1 lure h15
reject 1 lure h15   CT-BA-24
1 lure h07
expect asks barbarians.land
reject 1 land h15   CT-BA-25
reject 1 land h07   CT-BA-25
reject 1 land h16   CT-BA-25
reject 1 land h09   CT-BA-25
expect legal 1 land * = 8
1 land h18
reject 1 land h18   CT-BA-25
1 land h12
expect asks catan.act
expect line barbarians h15 1
expect line barbarians h07 0
expect line barbarians h18 2
expect line barbarians h12 1

% CT-BA-24 what is missing on the board comes from the supply
game catan +barbarians seats=3 first_player=1
set barbarians h18 0
set hand 1 1ore+1wool+1grain
set phase act 1
1 buy
* turn_up treason
expect legal 1 lure * = 1
1 lure h07
1 land h12
1 land h03
expect asks catan.act
expect line barbarians h07 0
expect line barbarians h12 1
expect line barbarians h03 1

% CT-BA-24 an empty coast: both from the supply
game catan +barbarians seats=3 first_player=1
set barbarians h18 0
set barbarians h07 0
set hand 1 1ore+1wool+1grain
set phase act 1
1 buy
* turn_up treason
expect asks barbarians.land
expect legal 1 land * = 10
1 land h00
1 land h01
expect line barbarians h00 1
expect line barbarians h01 1

% CT-BA-25 with an empty supply only those on the board move
game catan +barbarians seats=3 first_player=1
set barbarians h18 0
set prisoners 2 35
set hand 1 1ore+1wool+1grain
set phase act 1
1 buy
* turn_up treason
1 lure h07
expect legal 1 land * = 9
1 land h12
expect asks catan.act
expect line barbarians h07 0
expect line barbarians h12 1

% CT-BA-25 nothing on the board, nothing in the supply: two gold are all
game catan +barbarians seats=3 first_player=1
set barbarians h18 0
set barbarians h07 0
set prisoners 2 36
set hand 1 1ore+1wool+1grain
set phase act 1
1 buy
* turn_up treason
expect line gold 1 2
expect asks catan.act

% CT-BA-25 one place only: one barbarian is taken, and not from that place
game catan +barbarians seats=3 first_player=1
set barbarians h12 3
set barbarians h07 3
set barbarians h03 3
set barbarians h00 3
set barbarians h01 3
set barbarians h06 3
set barbarians h11 3
set barbarians h15 3
set barbarians h18 3
set barbarians h17 1
set hand 1 1ore+1wool+1grain
set phase act 1
1 buy
* turn_up treason
expect legal 1 lure * = 9
reject 1 lure h17   CT-BA-25
1 lure h12
expect event freed h12
# h12 is a source: h17 is the one place
expect legal 1 land * = 1
1 land h17
expect asks catan.act
expect line barbarians h17 2

% CT-BA-25 two places that both hold barbarians: the sources must be conquered hexes
game catan +barbarians seats=3 first_player=1
set barbarians h12 3
set barbarians h07 3
set barbarians h03 3
set barbarians h00 3
set barbarians h01 3
set barbarians h06 3
set barbarians h11 3
set barbarians h15 3
set barbarians h18 1
set barbarians h17 1
set hand 1 1ore+1wool+1grain
set phase act 1
1 buy
* turn_up treason
expect legal 1 lure * = 8
reject 1 lure h18   CT-BA-25
1 lure h12
reject 1 lure h17   CT-BA-25
1 lure h07
expect legal 1 land * = 2
1 land h17
1 land h18
expect asks catan.act

% CT-BA-25 every hex conquered: no place, nobody moves
game catan +barbarians seats=3 first_player=1
set barbarians h12 3
set barbarians h07 3
set barbarians h03 3
set barbarians h00 3
set barbarians h01 3
set barbarians h06 3
set barbarians h11 3
set barbarians h15 3
set barbarians h18 3
set barbarians h17 3
set hand 1 1ore+1wool+1grain
set phase act 1
1 buy
* turn_up treason
expect line gold 1 2
expect asks catan.act

% CT-BA-24 CT-BA-19 Treason can conquer, and free
game catan +barbarians seats=3 first_player=1
set barbarians h12 3
set barbarians h03 2
set settlement n38 1
set hand 2 1ore+1wool+1grain
set phase act 2
expect score 1 = 0
2 buy
* turn_up treason
2 lure h12
expect event freed h12
expect score 1 = 1
2 lure h07
2 land h03
expect event conquered h03
2 land h17
expect asks catan.act

% CT-BA-26 CT-BA-27 CT-BA-48 Intrigue: a prisoner from any hex of the coast; a conquered one is free again
game catan +barbarians seats=3 first_player=1
set settlement n38 1
set barbarians h12 3
set prisoners 1 1
set hand 1 1ore+1wool+1grain
set phase act 1
expect score 1 = 0
1 buy
* turn_up capture
expect asks barbarians.capture
expect legal 1 capture * = 3
reject 1 capture h00   CT-BA-26
reject 1 capture h16   CT-BA-26
1 capture h12
expect event freed h12
expect event prisoners seat=1 1 2
expect line barbarians h12 2
# one for the settlement, one for two prisoners
expect score 1 = 2

% CT-BA-26 no barbarian on the board: another card is drawn, without a price
game catan +barbarians seats=3 first_player=1
set barbarians h07 0
set barbarians h18 0
set hand 1 1ore+1wool+1grain
set phase act 1
1 buy
* turn_up capture
expect event card_idle seat=1 capture
expect asks barbarians.card
* turn_up capture
expect asks barbarians.card
* turn_up knighthood
1 enlist e55
expect asks catan.act
expect line instants 13knighthood+4swift_knight+4treason+2capture

% CT-BA-26 CT-BA-20 the last Intrigue of the deck: the pile is shuffled before the next draw
game catan +barbarians seats=3 first_player=1
set barbarians h07 0
set barbarians h18 0
set instants 1capture
set hand 1 1ore+1wool+1grain
set phase act 1
1 buy
* turn_up capture
* turn_up capture
expect event cards_shuffled
expect line instants 14knighthood+4swift_knight+4treason+3capture

% CT-BA-48 an odd prisoner is worth nothing
game catan +barbarians seats=3 first_player=1
set prisoners 1 1
set prisoners 2 2
set prisoners 3 5
set phase act 1
expect public 1 = 0
expect public 2 = 1
expect public 3 = 2
