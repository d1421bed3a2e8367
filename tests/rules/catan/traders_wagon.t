# Traders & Barbarians, the main scenario: the wagon's way, tolls, grain, Swift Journey, loading and delivering.

% CT-TB-30 a bare path costs two points, a road one, another's road one gold besides
game catan +traders seats=3 first_player=1
set wagon 1 n20
set road e29 1
set road e31 2
set phase act 1
1 end
expect asks traders.wagon
expect line frame * traders.wagon * n=4
1 travel e29
expect event wagon_moved seat=1 e29 n21
expect no event toll
expect line frame * traders.wagon * n=3
1 travel e31
expect event toll seat=1 2 1
expect line frame * traders.wagon * n=2
expect line gold 1 4
expect line gold 2 6
1 travel e33
expect no line frame * traders.wagon * n=*
expect line wagon 1 n33
reject 1 travel e48          CT-TB-32
1 stop
expect actors 2
expect asks catan.before

% CT-TB-30 from crossing to neighbouring crossing
game catan +traders seats=2 first_player=1
set wagon 1 n20
set phase act 1
1 end
expect legal 1 travel * = 3
reject 1 travel e31          CT-TB-30
reject 2 travel e29          CB-TURN-06

% CT-EX-40 CT-TB-30 four points are two bare paths or four own roads
game catan +traders seats=2 first_player=1
set wagon 1 n20
set wagon 2 n24
set road e34 2
set road e32 2
set road e33 2
set road e46 2
set phase act 1
1 end
1 travel e30
1 travel e43
expect legal 1 travel * = 0
1 stop
2 roll
* dice 1 2
2 end
2 travel e34
2 travel e32
2 travel e33
2 travel e46
expect legal 2 travel * = 0

% CT-TB-31 CT-TB-32 CT-EX-41 a barbarian costs two points more: three with a road, four without
game catan +traders seats=2 first_player=1
set wagon 1 n21
set hand 1 1grain
set road e29 1
set phase act 1
1 end
1 travel e29
expect line frame * traders.wagon * n=3
1 travel e29
1 stop
expect line wagon 1 n21

% CT-EX-41 CT-TB-31 CT-TB-35 three points do not pass a barbarian on a bare path, five do and leave one
game catan +traders seats=2 first_player=1
set wagon 1 n10
set road e15 1
set hand 1 1grain
set phase act 1
1 end
1 travel e15
expect line frame * traders.wagon * n=3
reject 1 travel e16          CT-TB-32
1 grain
expect event wagon_fed seat=1
expect line frame * traders.wagon * n=5 m=1
1 travel e16
expect line wagon 1 n12
expect line frame * traders.wagon * n=1 m=1

% CT-TB-31 a barbarian on a road costs three points
game catan +traders seats=2 first_player=1
set wagon 1 n11
set road e16 1
set phase act 1
1 end
1 travel e16
expect line frame * traders.wagon * n=1

% CT-TB-32 who cannot pass stops before him or goes another way; points that are left lapse
game catan +traders seats=2 first_player=1
set wagon 1 n10
set road e15 1
set phase act 1
1 end
1 travel e15
expect legal 1 travel e16 = 0
expect legal 1 travel e17 = 1
1 travel e17
1 stop
expect no line frame * traders.wagon *
expect line wagon 1 n21

% CT-TB-33 wagons and buildings of others never block
game catan +traders seats=3 first_player=1
set wagon 1 n20
set wagon 2 n21
set wagon 3 n21
set city n21 2
set phase act 1
1 end
1 travel e29
1 travel e31
expect line wagon 1 n22
expect line wagon 2 n21

% CT-TB-34 without gold for the toll a road is no way at all
game catan +traders seats=2 first_player=1
set wagon 1 n20
set gold 1 0
set road e29 2
set phase act 1
1 end
reject 1 travel e29          CT-TB-34
expect legal 1 travel * = 2

% CT-TB-30 CT-TB-34 the last coin pays the last toll
game catan +traders seats=2 first_player=1
set wagon 1 n20
set gold 1 1
set road e29 2
set road e31 2
set phase act 1
1 end
1 travel e29
expect line gold 2 6
reject 1 travel e31          CT-TB-34

% CT-TB-35 grain once in a turn, also after points were spent
game catan +traders seats=2 first_player=1
set wagon 1 n20
set hand 1 2grain
set phase act 1
1 end
1 travel e29
1 travel e31
expect legal 1 travel * = 0
1 grain
expect line hand 1 1grain
reject 1 grain             CT-TB-35
1 travel e33
expect line wagon 1 n33

% CT-TB-35 without grain no points
game catan +traders seats=2 first_player=1
set wagon 1 n20
set hand 1 1ore
set phase act 1
1 end
reject 1 grain             CT-TB-35

% CT-TB-36 CT-TB-38 CT-TB-41 entering a plaza ends the move, an empty wagon loads; the first trip earns nothing
game catan +traders seats=2 first_player=1
set wagon 1 n18
set hand 1 1grain
set phase act 1
1 end
reject 1 travel e23          CT-TB-30
1 travel e77
expect asks traders.load
expect legal * load * = 2
reject * load marble       CT-TB-41
* load tools
expect event loaded seat=1 tools h07
expect line cargo 1 tools
expect line stack castle 5 6
expect line gold 1 5
expect public 1 = 0
reject 1 travel e79          CT-TB-36
reject 1 grain             CT-TB-36
expect legal 1 * = 1
1 stop

% CT-TB-38 an own road on an interior path costs one point, sea sides are no way
game catan +traders seats=2 first_player=1
set wagon 1 n17
set road e76 1
set train 1 2
set phase act 1
1 end
reject 1 travel e23          CT-TB-38
expect legal 1 travel e23 = 0
1 travel e76
* load sand
expect line stack castle 6 5
expect line wagon 1 n55

% CT-TB-40 CT-TB-42 the right token is delivered: a point, the gold of the level, the next token
game catan +traders seats=2 first_player=1
set wagon 1 n13
set train 1 3
set cargo 1 tools
set stack castle 5 6
set phase act 1
1 end
1 travel e74
expect event delivered seat=1 tools h02 3
expect line gold 1 8
expect line delivered 1 1
expect public 1 = 1
expect no line cargo 1 *
* load marble
expect line cargo 1 marble
expect line stack quarry 5 6

% CT-TB-40 marble and glass go to the castle, sand to the glassworks
game catan +traders seats=3 first_player=1
set wagon 1 n29
set cargo 1 marble
set wagon 2 n28
set cargo 2 glass
set wagon 3 n45
set cargo 3 sand
set stack quarry 5 5
set stack glassworks 5 6
set phase act 1
1 end
1 travel e79
expect event delivered seat=1 marble h07 1
* load tools
1 stop
2 roll
* dice 1 2
2 end
2 travel e78
expect event delivered seat=2 glass h07 1
* load sand
2 stop
3 roll
* dice 1 2
3 end
3 travel e82
expect event delivered seat=3 sand h18 1
* load glass
3 stop
expect public 3 = 1

% CT-TB-43 with a wrong token nothing happens but the end of the move
game catan +traders seats=2 first_player=1
set wagon 1 n13
set cargo 1 sand
set stack castle 6 5
set phase act 1
1 end
1 travel e74
expect no event delivered
expect no event loaded
expect asks traders.wagon
expect line cargo 1 sand
reject 1 travel e73          CT-TB-36

% CT-TB-44 at an empty stack nothing is drawn, another plaza loads later
game catan +traders seats=4 first_player=1
set wagon 1 n13
set cargo 1 tools
set stack castle 0 0
set stack quarry 0 0
set delivered 2 8
set delivered 3 8
set delivered 4 7
set phase act 1
1 end
1 travel e74
expect event delivered seat=1 tools h02 1
expect event stack_empty seat=1 h02
expect asks traders.wagon
expect no line cargo 1 *
1 stop
set wagon 1 n43
set phase act 1
1 end
1 travel e80
* load glass
expect line cargo 1 glass

% CT-TB-42 CT-GEN-08 the delivery that makes thirteen points wins on the way
game catan +traders seats=2 first_player=1
set wagon 1 n13
set cargo 1 tools
set delivered 1 12
set stack castle 0 5
set stack quarry 0 6
set phase act 1
1 end
1 travel e74
expect won 1

% CT-TB-64 CT-EX-43 level 3, grain, Swift Journey and grain again: sixteen points
game catan +traders seats=2 first_player=1
set wagon 1 n20
set train 1 3
set hand 1 2grain
set cards 1 1swift_journey
set phase act 1
1 end
1 grain
expect line frame * traders.wagon * n=8 m=1
1 travel e29
1 travel e31
1 travel e33
1 travel e48
expect legal 1 travel * = 0
1 swift_journey
expect event played seat=1 swift_journey
expect line frame * traders.wagon * n=6 m=2
1 grain
expect line frame * traders.wagon * n=8 m=3
1 travel e49
1 travel e36
1 travel e34
1 travel e32
expect line wagon 1 n22
expect legal 1 travel * = 0
reject 1 swift_journey     CB-DEV-13
expect line spent 1swift_journey

% CT-TB-64 with tb_grain_once the second move gets no second grain
game catan +traders seats=2 first_player=1 tb_grain_once=1
set wagon 1 n20
set hand 1 2grain
set cards 1 1swift_journey
set phase act 1
1 end
1 grain
1 swift_journey
reject 1 grain             CT-TB-35
expect line frame * traders.wagon * n=4 m=3

% CT-TB-64 with tb_grain_once a grain kept is paid in the second move
game catan +traders seats=2 first_player=1 tb_grain_once=1
set wagon 1 n20
set hand 1 2grain
set cards 1 1swift_journey
set phase act 1
1 end
1 swift_journey
1 grain
reject 1 grain             CT-TB-35

% CT-TB-64 Swift Journey is played after the move, not before; points left lapse with it
game catan +traders seats=2 first_player=1
set wagon 1 n20
set cards 1 1swift_journey
set phase before 1
reject 1 swift_journey     CT-TB-64
1 roll
* dice 1 2
reject 1 swift_journey     CT-TB-64
expect legal 1 swift_journey = 0
1 end
1 travel e29
1 swift_journey
expect line frame * traders.wagon * n=4 m=2

% CT-TB-64 CB-TURN-03 not after another card of this turn
game catan +traders seats=2 first_player=1
set wagon 1 n20
set cards 1 1swift_journey
set played 1
set phase act 1
1 end
reject 1 swift_journey     CB-TURN-03

% CT-TB-66 Swift Journey goes on from a plaza
game catan +traders seats=2 first_player=1
set wagon 1 n18
set cards 1 1swift_journey
set phase act 1
1 end
1 travel e77
* load sand
1 swift_journey
expect line frame * traders.wagon * n=4 m=2
1 travel e79
expect line wagon 1 n29

% CT-TB-37 others do not learn who could go on: everybody is asked until they stop
game catan +traders seats=2 first_player=1
set wagon 1 n18
set phase act 1
1 end
1 travel e77
* load sand
expect asks traders.wagon
expect legal 1 * = 1
expect legal 1 stop = 1

% CT-HID-06 CT-HID-05 cargo, deliveries, levels and what is left of the stacks are public
game catan +traders seats=2 first_player=1
set wagon 1 n18
set phase act 1
1 end
1 travel e77
* load sand
expect view 2 line cargo 1 sand
expect view - line stack castle 6 5
expect view - line train 1 1
expect event loaded to=all

% CT-TB-08 CT-TB-09 without a wagon on the board the turn goes on without it
game catan +traders seats=2 first_player=1
set phase act 1
1 end
expect actors 2

% CT-TB-06 CT-TB-07 CT-TB-38 CT-TB-53 CT-TB-55 positions that cannot be
game catan +traders seats=2 first_player=1
badset train 1 6 : train
badset cargo 1 gold : cargo
badset wagon 1 n57 : wagon
badset stack castle 7 0 : stack
badset stack forest 1 1 : stack
