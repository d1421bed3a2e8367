# Cities & Knights with the main scenario of Traders & Barbarians (CT-X-36). Barbarians on paths: e16 e42 e50; plazas n54 quarry, n55 castle, n56 glassworks.

% CT-X-36 CT-GEN-10 CT-GEN-17 fifteen points win; there is no Longest Road
game catan +ck +traders seats=3 first_player=1
set city n00 1
set city n02 1
set city n04 1
set city n09 1
set defender 1 6
set road e14 1
set road e28 1
set road e29 1
set road e17 1
set road e15 1
set road e13 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect no line title route *
expect public 1 = 14
expect won -
1 settlement n20
expect won 1

% CT-X-36 CT-X-01 CT-HM-04 with Harbourmaster sixteen
game catan +ck +traders +harbormaster seats=3 first_player=1
set city n00 1
set city n02 1
set city n04 1
set city n09 1
set defender 1 5
set road e14 1
set road e28 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect line harbormaster 1
expect public 1 = 15
expect won -
1 settlement n20
expect won 1

% CT-X-36 CT-TB-02 the island: neither desert nor the numbers 2 and 12; three trade hexes
game catan +ck +traders seats=3 first_player=1
deal 7
expect no line hex * desert
expect line hex h07 castle
expect line hex h02 quarry
expect line hex h18 glassworks
expect no line hex * 2
expect no line hex * 12
expect line robber -

% CT-X-36 CT-TB-60 CK-PREP-01 the scenario's development cards are not used
game catan +ck +traders seats=3 first_player=1
set hand 1 1wool+1grain+1ore
set phase act 1
reject 1 buy               CT-X-36
expect legal 1 buy * = 0

% CT-TB-08 CT-TB-09 CT-X-36 five gold each; the city of the set-up gets the wagon
game catan +ck +traders seats=2 first_player=1
expect line gold 1 5
1 settlement n00
expect no event wagon_placed
1 road e00
2 settlement n10
2 road e13
2 city n20
expect event wagon_placed seat=2 n20
2 road e28
1 city n40
expect event wagon_placed seat=1 n40
1 road e57
expect line gold 1 5

% CT-X-36 CK-SEVEN-03 before the first landing a 7 moves no barbarian and takes no card; discards are due
game catan +ck +traders seats=3 first_player=1
set road e28 2
set hand 2 8ore
set phase roll 1
* dice 3 4
* event trade
2 discard ore
2 discard ore
2 discard ore
2 discard ore
expect event robber_frozen
expect asks catan.act
expect line barbarians e16 e42 e50
expect line hand 2 4ore

% CT-X-36 CT-TB-54 CK-SEVEN-05 CK-SEVEN-07 after it a 7 moves one, and a commodity may be drawn
game catan +ck +traders seats=3 first_player=1
set landed 1
set road e28 2
set hand 2 1cloth
set phase roll 1
* dice 3 4
* event trade
expect asks traders.barbarian
expect legal 1 barbarian * = 3
1 barbarian e16
1 banish e28
1 plunder
* steal cloth
expect line hand 1 1cloth
expect asks catan.act

% CK-SEVEN-06 CT-X-36 the landing on a 7: first the attack, then the barbarian is moved
game catan +ck +traders seats=3 first_player=1
set ship 6
set phase roll 1
* dice 3 4
* event ship
expect event robber_freed
expect asks traders.barbarian

% CT-X-36 CK-ACT-01 CK-ACT-02 a knight at an end of a barbarian's path is deactivated to move him, and a card is drawn from the road's owner
game catan +ck +traders seats=3 first_player=1
set landed 1
set knight n11 1 1 active
set knight n30 1 2 active fresh
set knight n44 1 1
set knight n20 1 2 active
set road e28 2
set hand 2 1wool
set phase act 1
reject 1 chase n30         CK-KNIGHT-09
reject 1 chase n44         CK-ACT-01
reject 1 chase n20         CT-X-36
expect legal 1 chase * = 1
1 chase n11
expect event chased seat=1 n11
expect line knight n11 1 1
expect asks traders.barbarian
expect legal 1 barbarian * = 1
reject 1 barbarian e42     CT-X-36
reject 1 barbarian e17     CT-TB-54
1 barbarian e16
reject 1 banish e16        CT-TB-55
reject 1 banish e42        CT-TB-50
reject 1 banish e08        CT-TB-55
1 banish e28
expect asks traders.theft
1 plunder
* steal wool
expect line hand 1 1wool
expect asks catan.act
reject 1 chase n11         CK-ACT-01

% CT-X-36 CK-SEVEN-04 not before the first landing
game catan +ck +traders seats=3 first_player=1
set knight n11 1 1 active
set phase act 1
reject 1 chase n11         CK-SEVEN-04
expect legal 1 chase * = 0

% CT-X-36 with two of them beside the knight one is chosen
game catan +ck +traders seats=3 first_player=1
set landed 1
set barbarians e15 e16 e50
set knight n11 1 1 active
set phase act 1
1 chase n11
1 barbarian e15
1 banish e29
expect asks catan.act

% CT-X-36 CT-TB-62 CK-BISH-01 the Bishop moves any one of them, as the Knight card does
game catan +ck +traders seats=3 first_player=1
set landed 1
set road e28 2
set settlement n19 2
set settlement n21 3
set hand 2 1wool
set hand 3 1ore
set progress 1 1bishop
set phase act 1
1 bishop
expect asks traders.barbarian
expect legal 1 barbarian * = 3
1 barbarian e50
1 banish e28
1 plunder
* steal wool
# as with the Knight card, the owner of the road alone
expect line hand 3 1ore
expect asks catan.act

% CT-X-36 CK-BISH-02 not before the first landing
game catan +ck +traders seats=3 first_player=1
set progress 1 1bishop
set phase act 1
reject 1 bishop            CK-BISH-02

% CT-X-36 CK-ALCH-01 the Alchemist sets the dice of the roll, not the die that drives a barbarian off
game catan +ck +traders seats=3 first_player=1
set wagon 1 n11
set train 1 2
set progress 1 1alchemist
set phase before 1
1 alchemist 6 5
* event trade
1 end
1 drive e16
expect asks traders.drive
expect legal * drive_die * = 6
* drive_die 5
expect event barbarian_stays seat=1 e16 5

% CT-TB-10 CK-ALCH-01 dice that would be rolled again cannot be laid down
game catan +ck +traders seats=3 first_player=1
set progress 1 1alchemist
set phase before 1
reject 1 alchemist 1 1     CT-TB-10
reject 1 alchemist 6 6     CT-TB-10
expect legal 1 alchemist * = 34
1 alchemist 6 1
* event trade
expect event robber_frozen

% CT-GOLD-07 gold buys resources alone, and commodities bring none here
game catan +ck +traders seats=3 first_player=1
set hand 1 4coin+4ore
set phase act 1
reject 1 spend coin        CT-GOLD-07
reject 1 sell coin         CT-GOLD-07
expect legal 1 sell * = 1
1 sell ore
expect line gold 1 6

% CK-TURN-06 CT-TB-37 CT-X-36 first progress cards go back, or are played, then the wagon sets out; then no card is played
game catan +ck +traders seats=3 first_player=1
set wagon 1 n11
set knight n11 1 1
set progress 1 3spy+2warlord
set phase act 1
1 end
expect asks ck.shed
1 warlord
expect asks traders.wagon
reject 1 warlord           CT-TB-30
reject 1 chase n11         CT-TB-30
1 travel e17
1 stop
expect asks catan.before
expect actors 2

% CT-TB-33 CK-KNIGHT-17 knights do not stop wagons
game catan +ck +traders seats=3 first_player=1
set wagon 1 n11
set knight n21 2 3 active
set phase act 1
1 end
1 travel e17
1 travel e29
expect line wagon 1 n20

% CT-GEN-02 CT-TB-03 CK-KNIGHT-03 a plaza is no crossing: knights go over it and do not stay
game catan +ck +traders seats=3 first_player=1
set road e72 1
set road e73 1
set knight n04 1 1 active
set hand 1 1wool+1ore
set phase act 1
reject 1 recruit n54       CT-TB-03
expect legal 1 recruit n54 = 0
reject 1 knight_move n04 n54 CK-ACT-04
1 knight_move n04 n12

% CT-X-30 CT-X-11 CT-X-36 event cards: Robber Attacks is a 7, Robber Flees nothing
game catan +ck +traders +events seats=3 first_player=1
set hand 2 8ore
set phase roll 1
* card robber_attacks 7
* red 2
* event trade
2 discard ore
2 discard ore
2 discard ore
2 discard ore
expect event robber_frozen
1 end
2 roll
* card robber_flees 4
* red 2
* event trade
expect event no_effect robber_flees

% CT-X-30 CT-X-11 CT-EV-10 event cards: the Alchemist may name a 2, which is no roll
game catan +ck +traders +events seats=3 first_player=1
set progress 3 1alchemist
set phase before 3
3 alchemist 1 2
* event trade
expect line number 2 1

% CT-X-31 CT-FR-15 CT-X-36 the friendly robber has nobody to hold back
game catan +ck +traders +friendly seats=3 first_player=1
set landed 1
set road e28 2
set settlement n19 2
set hand 2 1wool
set knight n11 1 1 active
set phase act 1
1 chase n11
1 barbarian e16
1 banish e28
1 plunder
* steal wool
