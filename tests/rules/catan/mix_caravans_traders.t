# The Caravans with the main scenario of Traders & Barbarians (CT-X-06). The board of the map's file: oasis h09; castle h07 (6, pasture too),
# quarry h02 (8, hills too), glassworks h18 (9, forest too). Arrows at the even corners of the oasis: e17 from n21 to n11, e48 from n33
# to n34, e43 from n31 to n30. Plazas: n55 castle, n54 quarry, n56 glassworks.

% CT-X-06 CT-CA-01 CT-TB-02 the oasis in the centre without a number, the trade hexes at their places with one
game catan +caravans +traders seats=3 first_player=1
expect line hex h09 oasis
expect no line hex h09 oasis *
expect line hex h07 castle 6
expect line hex h02 quarry 8
expect line hex h18 glassworks 9
expect line hex h03 * 2
expect line hex h15 * 12
expect no line hex * desert
expect line robber -
expect line barbarians e16 e42 e50
expect line stack castle 6 6
expect line gold 1 5
expect line gold 3 5

% CT-X-06 CT-CA-01 a deal leaves oasis and trade hexes where they are; only the oasis bears no number
game catan +caravans +traders seats=4
deal 2
expect line hex h09 oasis
expect no line hex h09 oasis *
expect line hex h07 castle *
expect line hex h02 quarry *
expect line hex h18 glassworks *
expect line hex * * 2
expect line hex * * 12
expect no line hex * desert
expect line robber -

% CT-X-06 CT-GEN-17 what goes with it, and what does not
game catan +caravans +traders +friendly +events +harbormaster seats=4
game catan +caravans +traders number_setup=random spiral=ccw seats=3
badgame catan +caravans +traders layout=beginner : CT-CA-01
badgame catan +caravans +traders +two seats=2 : CT-GEN-17
badgame catan +caravans +traders +barbarians : CT-GEN-17
badgame catan +caravans +traders +five_six seats=5 : CT-GEN-05

% CT-X-06 CT-TB-10 no roll is repeated: 2 and 12 produce
game catan +caravans +traders seats=3 first_player=1
set settlement n07 1
set settlement n46 2
set phase roll 1
expect legal * dice * = 36
* dice 1 1
expect line hand 1 1grain
1 end
2 roll
* dice 6 6
expect line hand 2 1wool

% CT-X-06 CT-X-05 the trade hexes produce: castle wool, quarry brick, glassworks lumber; a city two
game catan +caravans +traders seats=3 first_player=1
set settlement n17 1
set settlement n13 2
set city n51 3
set phase roll 1
* dice 2 4
expect line hand 1 1wool
1 end
2 roll
* dice 4 4
expect line hand 2 1brick
2 end
3 roll
* dice 4 5
expect line hand 3 2lumber

% CT-X-06 CT-TB-09 the city of the set-up gets a card of a trade hex, too
game catan +caravans +traders seats=2 first_player=1
1 settlement n20
1 road e28
2 settlement n22
2 road e32
2 city n44
# h14 forest, h15 pasture, h18 glassworks
expect line hand 2 2lumber+1wool
expect event wagon_placed seat=2 n44
2 road e61
reject 1 city n16          CT-TB-05
reject 1 city n54          CT-TB-05
1 city n17
# h03 fields, h07 castle
expect line hand 1 1wool+1grain

% CT-X-06 CT-CA-18 CT-TB-01 a camel lies beside a road: there is no Longest Road that it could lengthen
game catan +caravans +traders seats=3 first_player=1
set settlement n20 1
set road e28 1
set road e26 1
set road e27 1
set road e40 1
set camel e43 n30
set camel e42 n29
set caravan 3 n29
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
3 bid 0 0
1 camel e27 n18
expect event camel seat=1 e27 n18 19
expect no event route
expect public 1 = 1

% CT-X-06 CT-CA-19 a building between two camels is worth a point more, a city too
game catan +caravans +traders seats=3 first_player=1
set settlement n11 1
set city n34 2
set camel e17 n11
set camel e16 n12
set caravan 1 n12
set camel e48 n34
set camel e49 n35
set caravan 2 n35
set phase act 1
expect public 1 = 2
expect public 2 = 3

% CT-X-06 CT-CA-11 CT-CA-12 CT-TB-50 camels and barbarians share paths; interior paths of trade hexes are paths
game catan +caravans +traders seats=3 first_player=1
set camel e17 n11
set caravan 1 n11
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
3 bid 0 0
expect legal 1 camel * = 4
1 camel e16 n12
expect line barbarians e16 e42 e50
set camel e07 n04
set caravan 1 n04
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
3 bid 0 0
expect legal 1 camel e72 n54 = 1
1 camel e72 n54
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
3 bid 0 0
expect legal 1 camel e73 n12 = 1
expect legal 1 camel e74 n13 = 1
expect legal 1 camel e75 n14 = 1
expect legal 1 camel e72 n04 = 0

% CT-X-06 CT-TB-30 a camel changes nothing for wagons
game catan +caravans +traders seats=3 first_player=1
set wagon 1 n21
set camel e17 n11
set camel e15 n10
set caravan 1 n10
set road e15 1
set phase act 1
1 end
1 travel e17
expect line frame * traders.wagon * n=2
1 travel e15
expect line frame * traders.wagon * n=1

% CT-X-06 CT-X-20 CT-CA-10 the wagon first, then the vote
game catan +caravans +traders seats=3 first_player=1
set settlement n20 1
set wagon 1 n20
set wagon 2 n24
set hand 1 2grain+3ore
set phase act 1
1 city n20
1 end
expect asks traders.wagon
1 stop
expect asks caravans.bid
1 bid 0 0
2 bid 0 0
3 bid 0 0
expect asks caravans.camel
1 camel e43 n30
expect event camel seat=1 e43 n30 21
expect asks catan.before
expect actors 2

% CT-X-06 CT-CA-03 CT-TB-54 no robber: a 7 moves a barbarian, beside the oasis too
game catan +caravans +traders seats=3 first_player=1
set phase roll 1
* dice 3 4
expect asks traders.barbarian
1 barbarian e16
1 banish e31
expect line barbarians e31 e42 e50
expect line robber -

% CT-X-06 CT-GEN-10 fifteen points win
game catan +caravans +traders seats=3 first_player=1
set settlement n20 1
set delivered 1 13
set stack castle 0 6
set stack quarry 0 5
set hand 1 2grain+3ore
set phase act 1
expect public 1 = 14
expect won -
1 city n20
expect won 1

% CT-X-06 CT-X-01 CT-HM-04 sixteen with the Harbourmaster
game catan +caravans +traders +harbormaster seats=3 first_player=1
set city n20 1
set delivered 1 13
set stack castle 0 6
set stack quarry 0 5
set phase act 1
expect public 1 = 15
expect won -

% CT-X-06 CT-GEN-09 CT-GEN-16 a camel's point wins when the own turn begins
game catan +caravans +traders seats=3 first_player=1
set settlement n30 2
set delivered 2 13
set stack castle 0 6
set stack quarry 0 5
set camel e43 n30
set caravan 3 n30
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
3 bid 0 0
1 camel e44 n40
expect won 2
expect public 2 = 15

% CT-X-06 CT-X-11 event cards: their 2 and 12 produce, too
game catan +caravans +traders +events seats=3 first_player=1
set settlement n07 1
set phase roll 1
* card plentiful_year 2
1 decline
2 decline
3 decline
expect line hand 1 1grain
