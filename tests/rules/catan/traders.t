# Traders & Barbarians, the main scenario: trade hexes, set-up, rolls, baggage trains, development cards. Wagons: traders_wagon.t,
# barbarians: traders_barbarians.t. Castle h07, plaza n55; quarry h02, n54; glassworks h18, n56: docs/numbering_19_plazas.svg.

% CT-TB-01 CT-TB-02 CT-TB-06 CT-TB-07 CT-TB-08 what lies on the table before the first move
game catan +traders seats=3 first_player=1
expect line hex h07 castle
expect line hex h02 quarry
expect line hex h18 glassworks
expect no line hex * desert
expect no line hex * 2
expect no line hex * 12
expect line robber -
expect line stack castle 6 6
expect line stack quarry 6 6
expect line stack glassworks 6 6
expect line barbarians e16 e42 e50
expect line gold 1 5
expect line gold 3 5
expect line train 1 1
expect line train 3 1
expect no line wagon *
badset hex h00 desert : hex

% CT-TB-02 the other sixteen hexes are dealt, the trade hexes stay
game catan +traders seats=3
deal 1
expect line hex h07 castle
expect line hex h02 quarry
expect line hex h18 glassworks
expect no line hex * desert
expect line barbarians e16 e42 e50
expect line gold 2 5

% CT-TB-02 CT-GEN-17 what does not go with it
badgame catan +traders layout=beginner seats=4 : CT-TB-02
badgame catan +traders +sea scenario=fog_island seats=4 : CT-X-45
badgame catan +traders seats=5 : CT-TB-01

% CT-TB-09 first a settlement, then a city, each with a road; the wagon stands at the city, which brings one card of each hex
game catan +traders seats=2 first_player=1
reject 1 city n20          CT-TB-09
1 settlement n20
1 road e28
2 settlement n22
expect no event wagon_placed
2 road e32
reject 2 settlement n35    CT-TB-09
2 city n35
expect event wagon_placed seat=2 n35
expect event income seat=2
expect line hand 2 1grain+2ore
2 road e49
1 city n32
expect line wagon 1 n32
expect line hand 1 1brick+2wool
1 road e45
expect line wagon 2 n35
expect public 1 = 3
expect public 2 = 3
expect asks catan.before

% CT-TB-09 a city built later has no wagon
game catan +traders seats=2 first_player=1
set wagon 1 n33
set settlement n20 1
set hand 1 2grain+3ore
set phase act 1
1 city n20
expect no event wagon_placed
expect line wagon 1 n33

% CT-TB-04 CT-TB-05 sea sides and sea corners of trade hexes and the plaza in the set-up
game catan +traders seats=2 first_player=1
reject 1 settlement n16    CT-TB-05
reject 1 settlement n27    CT-TB-05
reject 1 settlement n55    CT-TB-05
expect legal 1 settlement n16 = 0
expect legal 1 settlement n55 = 0
1 settlement n17
reject 1 road e23          CT-TB-04
expect legal 1 road * = 3
expect legal 1 road e76 = 1

% CT-TB-03 CT-TB-04 roads lie on interior paths and land sides, never on sea sides
game catan +traders seats=2 first_player=1
set settlement n17 1
set hand 1 6brick+6lumber
set phase act 1
reject 1 road e23          CT-TB-04
1 road e76
1 road e79
1 road e78
reject 1 road e39          CT-TB-04
1 road e25
1 road e27
expect line road e78 1
expect legal 1 road e39 = 0

% CT-TB-05 no building on a plaza; corners that only the plaza joins are not neighbours
game catan +traders seats=2 first_player=1
set settlement n17 1
set road e76 1
set road e78 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
reject 1 settlement n55    CT-TB-05
expect legal 1 settlement * = 1
1 settlement n28
expect line settlement n28 1

% CT-TB-01 CT-EV-47 there is no Longest Road
game catan +traders seats=2 first_player=1
set settlement n20 1
set road e28 1
set road e26 1
set road e27 1
set road e40 1
set road e41 1
set hand 1 1brick+1lumber
set phase act 1
1 road e54
expect no event route
expect no line title route *
expect public 1 = 1

% CT-TB-10 rolls of 2 and 12 are repeated
game catan +traders seats=2 first_player=1
set phase roll 1
reject * dice 1 1          CT-TB-10
reject * dice 6 6          CT-TB-10
expect legal * dice * = 34
* dice 1 2
expect asks catan.act

% CT-TB-20 CT-TB-21 prices of the cards, any number in a turn, the last is worth a point
game catan +traders seats=2 first_player=1
set hand 1 6lumber+4wool+4ore
set phase act 1
1 upgrade
expect event wagon_upgraded seat=1 2
expect line hand 1 5lumber+3wool+3ore
1 upgrade
expect line hand 1 4lumber+2wool+2ore
1 upgrade
expect line hand 1 2lumber+1wool+1ore
expect public 1 = 0
1 upgrade
expect line train 1 5
expect line hand 1 -
expect public 1 = 1
reject 1 upgrade           CT-TB-21

% CT-TB-20 an upgrade that cannot be paid
game catan +traders seats=2 first_player=1
set hand 1 1lumber+1wool+1ore
set train 1 3
set phase act 1
reject 1 upgrade           CT-TB-20
expect legal 1 upgrade = 0

% CT-TB-21 CT-TB-37 a train is upgraded while one builds, not on the way
game catan +traders seats=2 first_player=1
set wagon 1 n20
set hand 1 1lumber+1wool+1ore+1brick
set phase act 1
expect legal 1 upgrade = 1
1 end
reject 1 upgrade           CT-TB-30
reject 1 road e28          CT-TB-30
reject 1 bank ore wool     CT-TB-30
reject 1 knight            CT-TB-30
1 stop
expect actors 2

% CT-TB-21 CB-TURN-04 with trade and building apart an upgrade is building
game catan +traders seats=2 first_player=1 separate_trade_and_build=1
set hand 1 1lumber+1wool+5ore
set phase act 1
1 upgrade
reject 1 bank ore wool     CB-TURN-04

% CT-TB-21 the upgrade that makes thirteen points wins
game catan +traders seats=2 first_player=1
set train 1 4
set delivered 1 12
set stack castle 0 6
set stack quarry 0 6
set hand 1 2lumber+1wool+1ore
set phase act 1
1 upgrade
expect won 1

% CT-TB-60 CT-TB-61 the deck: 16 Knights, 3 Road Building, 3 Swift Journey, 3 Victory Points
game catan +traders seats=2 first_player=1
set hand 1 1wool+1grain+1ore
set phase act 1
1 buy
expect legal * draw * = 4
reject * draw plenty       CB-DEV-01
reject * draw monopoly     CB-DEV-01
* draw swift_journey
expect line fresh 1 1swift_journey
badset cards 1 17knight : not that many cards
badset cards 1 1monopoly : not that many cards

% CT-TB-60 each kind as often as the box has it
game catan +traders seats=2 first_player=1
set cards 1 16knight+3road_building+3point
set hand 1 1wool+1grain+1ore
set phase act 1
1 buy
expect legal * draw * = 1
expect legal * draw swift_journey = 1

% CT-TB-61 CB-DEV-03 CB-TURN-03 one card a turn, not in the turn of its purchase, a Knight also before the roll
game catan +traders seats=2 first_player=1
set wagon 1 n20
set cards 1 1knight+1road_building
set fresh 1 1swift_journey
set settlement n20 1
set phase act 1
1 road_building
1 road e28
1 done
reject 1 knight            CB-TURN-03
1 end
reject 1 swift_journey     CB-DEV-03

% CT-TB-62 the Knight moves a barbarian, before the roll too, and counts for Largest Army
game catan +traders seats=2 first_player=1
set cards 1 1knight
set knights 1 2
set phase before 1
1 knight
expect event army seat=1 3
expect asks traders.barbarian
1 barbarian e16
1 banish e17
expect line barbarians e17 e42 e50
expect line title army 1
expect public 1 = 2
expect asks catan.before

% CT-TB-63 a Victory Point card counts for its owner and wins at once
game catan +traders seats=2 first_player=1
set delivered 1 12
set stack castle 0 6
set stack quarry 0 6
set hand 1 1wool+1grain+1ore
set phase act 1
1 buy
expect public 1 = 12
* draw point
expect won 1

% CT-TB-63 a Victory Point card is no public point
game catan +traders seats=2 first_player=1
set cards 1 2point
set phase act 1
expect public 1 = 0
expect score 1 = 2
expect view 2 line cards 1 - ?2

% CT-TB-65 Road Building: two roads without cost, on interior paths too
game catan +traders seats=2 first_player=1
set settlement n17 1
set cards 1 1road_building
set phase act 1
1 road_building
1 road e76
reject 1 road e23          CT-TB-04
1 road e77
expect line road e76 1
expect line road e77 1
expect asks catan.act

% CT-FR-15 the Friendly Robber changes nothing: there is no robber
game catan +friendly +traders seats=2 first_player=1
set settlement n20 2
set road e28 2
set hand 2 1ore
set phase roll 1
* dice 3 4
1 barbarian e16
1 banish e28
expect asks traders.theft
1 plunder
* steal ore
expect line hand 1 1ore

% CT-TB-01 CT-X-01 thirteen points win, fourteen with the Harbourmaster
game catan +traders +harbormaster seats=2 first_player=1
set delivered 1 13
set stack castle 0 6
set stack quarry 0 5
set phase act 1
expect won -

% CT-HID-07 development cards are their owner's secret, their number is not
game catan +traders seats=2 first_player=1
set cards 1 1swift_journey+1knight
set phase act 1
expect view 1 line cards 1 1knight+1swift_journey
expect view 2 line cards 1 - ?2
expect view - line cards 1 - ?2

% CT-EX-47 CT-GOLD-03 a 7 takes half of nine cards and no gold
game catan +traders seats=2 first_player=1
set hand 1 5brick+4ore
set gold 1 6
set phase roll 1
* dice 3 4
expect event owes seat=1 4
1 discard brick
1 discard brick
1 discard ore
1 discard ore
expect line gold 1 6
expect asks traders.barbarian
