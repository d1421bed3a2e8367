# The Rivers with the main scenario of Traders & Barbarians (CT-X-05). The board of the map's file: castle h07 (6, pasture too), quarry h02
# (4, hills too), glassworks h18 (10, forest too); long river h06 mountains, h05 hills, h04 pasture, h03 swamp; short river h14 mountains,
# h13 hills, h12 swamp. Bridge sites: e20 e17 e14 and the outlet e10, e47 e44 and the outlet e54. Plazas: n55 castle, n54 quarry, n56 glassworks.

% CT-X-05 CT-RI-03 the rivers at their usual places, the trade hexes at theirs, and numbers on them
game catan +rivers +traders seats=3 first_player=1
expect line hex h06 mountains *
expect line hex h05 hills *
expect line hex h04 pasture *
expect line hex h03 swamp
expect line hex h14 mountains *
expect line hex h13 hills *
expect line hex h12 swamp
expect line hex h07 castle 6
expect line hex h02 quarry 4
expect line hex h18 glassworks 10
expect line hex h11 pasture 2 12
expect no line hex h03 swamp *
expect no line hex h12 swamp *
expect no line hex * desert
expect line robber -
expect line barbarians e16 e42 e50
expect line stack castle 6 6
expect line train 1 1

% CT-X-05 a deal leaves rivers and trade hexes where they are; every one of them bears a number, swamps bear none
game catan +rivers +traders seats=4
deal 3
expect line hex h06 mountains *
expect line hex h03 swamp
expect line hex h12 swamp
expect line hex h07 castle *
expect line hex h02 quarry *
expect line hex h18 glassworks *
expect line hex * * 2 12
expect no line hex * swamp *
expect no line hex * desert
expect line robber -

% CT-X-05 CT-GEN-17 what goes with it, and what does not
game catan +rivers +traders +friendly +events +harbormaster seats=4
badgame catan +rivers +traders rivers_orientation=turned : CT-X-05
badgame catan +rivers +traders layout=beginner : CT-RI-01
badgame catan +rivers +traders +two seats=2 : CT-GEN-17
badgame catan +rivers +traders +barbarians : CT-X-07
badgame catan +rivers +traders +five_six seats=5 : CT-GEN-05

% CT-X-05 CT-TB-08 everybody starts with three gold, not five
game catan +rivers +traders seats=4 first_player=1
expect line gold 1 3
expect line gold 2 3
expect line gold 3 3
expect line gold 4 3

% CT-X-05 CT-RI-20 CT-RI-21 CT-TB-09 the set-up: settlement, roads and the city at a river bring a gold each
game catan +rivers +traders seats=2 first_player=1
1 settlement n31
expect event gold seat=1 1 4
1 road e43
expect event gold seat=1 1 5
2 settlement n36
expect no event gold
2 road e51
expect no event gold
2 city n26
expect no event gold
expect line hand 2 1wool
2 road e38
expect no event gold
1 city n12
expect event gold seat=1 1 6
expect event wagon_placed seat=1 n12
# h01 forest, h02 quarry gives brick, h05 hills
expect line hand 1 2brick+1lumber
1 road e18
expect event gold seat=1 1 7
expect line gold 2 3

% CT-X-05 CT-RI-22 no gold for a city in the game
game catan +rivers +traders seats=3 first_player=1
set settlement n31 1
set hand 1 2grain+3ore
set phase act 1
1 city n31
expect no event gold
expect line gold 1 3

% CT-X-05 CT-RI-23 a bridge brings two gold
game catan +rivers +traders seats=3 first_player=1
set settlement n13 1
set hand 1 2brick+1lumber
set phase act 1
1 bridge e20
expect event gold seat=1 2 5
expect line hand 1 -

% CT-X-05 CT-RI-21 a road at a river one, as ever; interior paths are no sides
game catan +rivers +traders seats=3 first_player=1
set settlement n18 1
set hand 1 2brick+2lumber
set phase act 1
1 road e77
expect no event gold
1 road e25
expect event gold seat=1 1 4
reject 1 road e23          CT-TB-04

% CT-X-05 CT-TB-30 a river without a bridge costs three points
game catan +rivers +traders seats=3 first_player=1
set wagon 1 n13
set phase act 1
1 end
expect line frame * traders.wagon * n=4
1 travel e20
expect event wagon_moved seat=1 e20 n23
expect no event toll
expect line frame * traders.wagon * n=1
# one point is left: no way
expect legal 1 travel * = 0
1 stop

% CT-X-05 CT-TB-32 with two points left nobody crosses it
game catan +rivers +traders seats=3 first_player=1
set wagon 1 n12
set phase act 1
1 end
1 travel e18
expect line frame * traders.wagon * n=2
reject 1 travel e20          CT-TB-32
1 travel e19

% CT-X-05 an outlet is a river too
game catan +rivers +traders seats=3 first_player=1
set wagon 1 n08
set phase act 1
1 end
1 travel e10
expect line frame * traders.wagon * n=1

% CT-X-05 CT-TB-30 an own bridge costs one point
game catan +rivers +traders seats=3 first_player=1
set wagon 1 n13
set bridge e20 1
set phase act 1
1 end
1 travel e20
expect no event toll
expect line frame * traders.wagon * n=3
expect line gold 1 3

% CT-X-05 CT-TB-30 another player's bridge one point and two gold; their road still one gold
game catan +rivers +traders seats=3 first_player=1
set wagon 1 n13
set bridge e20 2
set road e34 2
set phase act 1
1 end
1 travel e20
expect event toll seat=1 2 2
expect line frame * traders.wagon * n=3
expect line gold 1 1
expect line gold 2 5
1 travel e34
expect event toll seat=1 2 1
expect line frame * traders.wagon * n=2
expect line gold 1 0
expect line gold 2 6

% CT-X-05 CT-TB-34 one gold does not open another player's bridge, nor is it a ford
game catan +rivers +traders seats=3 first_player=1
set wagon 1 n13
set gold 1 1
set bridge e20 2
set phase act 1
1 end
reject 1 travel e20          CT-TB-34
expect legal 1 travel e20 = 0
1 stop

% CT-X-05 CT-TB-34 two do
game catan +rivers +traders seats=3 first_player=1
set wagon 1 n13
set gold 1 2
set bridge e20 2
set phase act 1
1 end
1 travel e20
expect line gold 1 0

% CT-X-05 CT-TB-31 a barbarian costs two points more: five without a bridge, three with one
game catan +rivers +traders seats=3 first_player=1
set wagon 1 n13
set barbarians e20 e42 e50
set hand 1 1grain
set phase act 1
1 end
reject 1 travel e20          CT-TB-32
1 grain
1 travel e20
expect line frame * traders.wagon * n=1 m=1
1 stop
game catan +rivers +traders seats=3 first_player=1
set wagon 1 n13
set bridge e20 1
set barbarians e20 e42 e50
set phase act 1
1 end
1 travel e20
expect line frame * traders.wagon * n=1

% CT-X-05 CT-TB-10 every number is used: 2 and 12 are not rolled again, and produce on one hex
game catan +rivers +traders seats=3 first_player=1
set settlement n26 1
set phase roll 1
expect legal * dice * = 36
* dice 1 1
expect line hand 1 1wool
1 end
2 roll
* dice 6 6
expect line hand 1 2wool

% CT-X-05 the trade hexes produce: castle wool, quarry brick, glassworks lumber; a city two
game catan +rivers +traders seats=3 first_player=1
set settlement n17 1
set settlement n13 2
set city n51 3
set phase roll 1
* dice 2 4
expect line hand 1 1wool
1 end
2 roll
* dice 2 2
expect line hand 2 1brick
2 end
3 roll
* dice 4 6
expect line hand 3 2lumber

% CT-X-05 CT-TB-05 still no building on their sea corners or amid them
game catan +rivers +traders seats=2 first_player=1
reject 1 settlement n16    CT-TB-05
reject 1 settlement n55    CT-TB-05
1 settlement n17
reject 1 road e23          CT-TB-04

% CT-X-05 CT-RI-30 CT-RI-31 no Poor Settler, but the Wealthiest
game catan +rivers +traders seats=3 first_player=1
set settlement n20 1
set settlement n22 2
set gold 2 4
set gold 3 1
set phase act 1
expect public 1 = 1
expect public 2 = 2
expect public 3 = 0

% CT-X-05 CT-RI-30 CT-TB-42 a delivery may make the Wealthiest Settler
game catan +rivers +traders seats=3 first_player=1
set wagon 1 n17
set cargo 1 marble
set stack quarry 5 6
set phase act 1
1 end
1 travel e76
expect event delivered seat=1 marble h07 1
expect event wealthiest seat=1 4
* load tools
expect public 1 = 2

% CT-X-05 CT-GEN-10 thirteen points win
game catan +rivers +traders seats=3 first_player=1
set delivered 1 12
set stack castle 0 6
set stack quarry 0 6
set hand 1 4ore
set phase act 1
expect public 1 = 12
expect won -
1 sell ore
expect event wealthiest seat=1 4
expect won 1

% CT-X-05 CT-X-01 CT-HM-04 fourteen with the Harbourmaster
game catan +rivers +traders +harbormaster seats=3 first_player=1
set delivered 1 13
set stack castle 0 6
set stack quarry 0 5
set phase act 1
expect public 1 = 13
expect won -

% CT-X-05 CT-TB-01 there is no Longest Road, whatever bridges join
game catan +rivers +traders seats=3 first_player=1
set settlement n12 1
set road e18 1
set bridge e20 1
set road e34 1
set road e36 1
set hand 1 1brick+1lumber
set phase act 1
1 road e51
expect no event route
expect public 1 = 1

% CT-X-05 CT-X-11 event cards: their 2 and 12 produce, too
game catan +rivers +traders +events seats=3 first_player=1
set settlement n26 1
set phase roll 1
* card plentiful_year 2
1 decline
2 decline
3 decline
expect line hand 1 1wool

% CT-X-05 CT-EV-24 an Epidemic leaves a city at a trade hex one card
game catan +rivers +traders +events seats=3 first_player=1
set city n17 1
set phase roll 1
* card epidemic 6
expect line hand 1 1wool
