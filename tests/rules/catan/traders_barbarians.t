# Traders & Barbarians, the main scenario: barbarians on paths.

% CT-TB-54 a 7: discards as usual, then a barbarian must go to another path without one
game catan +traders seats=2 first_player=1
set phase roll 1
* dice 3 4
expect asks traders.barbarian
expect legal 1 barbarian * = 3
reject 1 barbarian e17     CT-TB-54
reject 1 end               CT-TB-54
1 barbarian e16
expect asks traders.banish
reject 1 banish e16        CT-TB-55
reject 1 banish e42        CT-TB-50
expect legal 1 banish * = 72
1 banish e00
expect event barbarian_moved seat=1 e16 e00
expect line barbarians e00 e42 e50
expect asks catan.act

% CT-TB-55 CT-TB-50 everywhere but on sea sides of trade hexes; interior paths too
game catan +traders seats=2 first_player=1
set phase roll 1
* dice 3 4
1 barbarian e42
reject 1 banish e06        CT-TB-55
reject 1 banish e08        CT-TB-55
reject 1 banish e09        CT-TB-55
reject 1 banish e23        CT-TB-55
reject 1 banish e24        CT-TB-55
reject 1 banish e39        CT-TB-55
reject 1 banish e65        CT-TB-55
reject 1 banish e70        CT-TB-55
reject 1 banish e71        CT-TB-55
1 banish e77
expect line barbarians e16 e50 e77

% CT-TB-50 a road may be built under a barbarian
game catan +traders seats=2 first_player=1
set settlement n11 1
set hand 1 1brick+1lumber
set phase act 1
1 road e16
expect line road e16 1
expect line barbarians e16 e42 e50

% CT-TB-54 CT-TB-62 CT-EX-46 on another's road one may draw a card
game catan +traders seats=2 first_player=1
set road e28 2
set hand 2 1ore+1wool
set cards 1 1knight
set phase act 1
1 knight
1 barbarian e16
1 banish e28
expect asks traders.theft
reject 1 end               CT-TB-54
1 plunder
* steal wool
expect event robbed seat=1 to=all 2
expect event stole seat=1 to=1+2 2 wool
expect line hand 1 1wool
expect asks catan.act

% CT-TB-54 ... or not
game catan +traders seats=2 first_player=1
set road e28 2
set hand 2 1ore
set phase roll 1
* dice 3 4
1 barbarian e16
1 banish e28
1 forgo
expect line hand 2 1ore
expect asks catan.act

% CT-EX-46 CT-TB-55 on a bare path or an own road nothing is drawn
game catan +traders seats=2 first_player=1
set road e28 1
set hand 2 1ore
set phase roll 1
* dice 3 4
1 barbarian e16
1 banish e28
expect asks catan.act
1 end
2 roll
* dice 3 4
2 barbarian e28
2 banish e29
expect asks catan.act

% CT-TB-54 from an empty hand nothing, and gold never
game catan +traders seats=2 first_player=1
set road e28 2
set gold 2 9
set phase roll 1
* dice 3 4
1 barbarian e16
1 banish e28
expect asks catan.act
expect line gold 2 9

% CT-TB-51 CT-TB-52 only from level 2 on, from an end of his path
game catan +traders seats=2 first_player=1
set wagon 1 n11
set wagon 2 n21
set train 2 2
set phase act 1
1 end
reject 1 drive e16         CT-TB-51
1 stop
2 roll
* dice 1 2
2 end
reject 2 drive e16         CT-TB-52
reject 2 drive e17         CT-TB-52
expect legal 2 drive * = 0
2 travel e17
expect legal 2 drive e16 = 1

% CT-EX-44 CT-TB-52 CT-TB-53 level 2 needs a 6: with a 5 he stays, and there is no second try
game catan +traders seats=2 first_player=1
set wagon 1 n11
set train 1 2
set phase act 1
1 end
1 drive e16
expect asks traders.drive
expect legal * drive_die * = 6
reject * drive_die 7       CT-TB-52
* drive_die 5
expect event barbarian_stays seat=1 e16 5
expect line tried e16
reject 1 drive e16         CT-TB-53
1 travel e16
expect line wagon 1 n12
1 stop
expect no line tried *

% CT-EX-44 CT-TB-52 a 6 drives him off: to any other path, no card is drawn, the wagon goes on
game catan +traders seats=2 first_player=1
set wagon 1 n11
set train 1 2
set road e28 2
set hand 2 1ore
set phase act 1
1 end
1 drive e16
* drive_die 6
expect event drove_off seat=1 e16 6
expect asks traders.banish
reject 1 banish e16        CT-TB-55
1 banish e28
expect asks traders.wagon
expect line hand 2 1ore
expect line frame * traders.wagon * n=5
1 travel e16
expect line frame * traders.wagon * n=3

% CT-EX-44 CT-TB-20 what each level drives off with
game catan +traders seats=4 first_player=1
set wagon 1 n11
set train 1 3
set wagon 2 n11
set train 2 4
set wagon 3 n11
set train 3 5
set phase act 1
1 end
1 drive e16
* drive_die 4
expect event barbarian_stays seat=1
1 stop
2 roll
* dice 1 2
2 end
2 drive e16
* drive_die 3
expect event barbarian_stays seat=2
2 stop
3 roll
* dice 1 2
3 end
3 drive e16
* drive_die 3
expect event drove_off seat=3 e16 3
3 banish e00

% CT-TB-53 once in a turn each of them, Swift Journey renews nothing, not even where he was driven to
game catan +traders seats=2 first_player=1
set wagon 1 n11
set train 1 5
set cards 1 1swift_journey
set phase act 1
1 end
1 drive e16
* drive_die 6
1 banish e17
expect line tried e17
reject 1 drive e17         CT-TB-53
1 swift_journey
reject 1 drive e17         CT-TB-53

% CT-TB-53 another barbarian may be tried
game catan +traders seats=2 first_player=1
set wagon 1 n11
set train 1 2
set barbarians e16 e17 e50
set phase act 1
1 end
1 drive e16
* drive_die 1
1 drive e17
* drive_die 1
expect line tried e16 e17

% CT-TB-36 CT-TB-52 on a plaza the move is over: nobody is driven off from there
game catan +traders seats=2 first_player=1
set wagon 1 n18
set train 1 2
set barbarians e42 e50 e76
set phase act 1
1 end
1 travel e77
* load sand
reject 1 drive e76         CT-TB-36

% CT-TB-07 CT-TB-55 CT-TB-53 positions that cannot be
game catan +traders seats=2 first_player=1
set phase act 1
badset barbarians e84 : barbarians
badset tried e99 : tried
badset barbarians e42 e16 e50 : barbarians
