# Barbarian Attack with Cities & Knights (CT-X-35). Sides of coastal hexes, NE E SE SW W NW:
# h12 e42 e44 e55 e54 e41 e40   h07 e25 e27 e40 e39 e24 e23   h18 e63 e65 e71 e70 e62 e61   h17 e60 e62 e69 e68 e59 e58
# e55 e56 e57 e59 e66 e67 lie at the castle. From e40 (n28-n29): one step e39 e41 e27 e42; two e24 e54 e25 e26 e43 e44.
# The die of losses: 1 and 4 NE and SW, 2 and 5 E and W, 3 and 6 SE and NW. n20 is on inner hexes.

% CT-X-35 CT-GEN-10 CT-GEN-17 thirteen points; what goes with it, and what does not
game catan +ck +barbarians seats=3 first_player=1
set defender 1 12
set phase before 1
expect won -
set defender 1 13
set phase before 1
expect won 1
game catan +ck +barbarians +harbormaster seats=3 first_player=1
set defender 1 13
set phase before 1
expect won -
set defender 1 14
set phase before 1
expect won 1
badgame catan +ck +barbarians +two seats=2 : CT-GEN-17
badgame catan +ck +barbarians +rivers seats=3 : CT-GEN-17
badgame catan +ck +barbarians +five_six seats=5 : CT-GEN-05
badgame catan +ck +barbarians expert_battle=1 seats=3 : CT-X-35

% CT-X-35 CK-PREP-01 the cards of Barbarian Attack are not used
game catan +ck +barbarians seats=3 first_player=1
set hand 1 1ore+1wool+1grain
set phase act 1
reject 1 buy                   CK-PREP-01

% CT-X-35 CK-KNIGHT-02 a knight enters at the castle, without a road, one to a path
game catan +ck +barbarians seats=3 first_player=1
set knight e55 2 1
set hand 1 1ore+1wool
set phase act 1
expect legal 1 recruit * = 5
reject 1 recruit e55           CT-BA-34
reject 1 recruit e40           CT-X-35
1 recruit e56
expect event recruited seat=1 e56
expect line knight e56 1 1
expect asks catan.act
expect legal 1 recruit * = 0

% CT-X-35 CK-KNIGHT-06 CK-KNIGHT-12 CK-KNIGHT-11 pieces, levels and the Fortress are those of Cities & Knights
game catan +ck +barbarians seats=3 first_player=1
set knight e40 1 1
set knight e41 1 1
set knight e42 1 2
set hand 1 9ore+9wool
set phase act 1
reject 1 recruit e56           CK-KNIGHT-06
reject 1 promote e42           CK-KNIGHT-11
1 promote e40
expect line knight e40 1 2 promoted
reject 1 promote e41           CK-KNIGHT-12

% CT-X-35 CK-SMITH-01 the Smith, the Warlord and activating find knights on paths
game catan +ck +barbarians seats=3 first_player=1
set knight e40 1 1
set knight e41 1 1
set progress 1 1smith+1warlord
set phase act 1
1 smith
expect legal 1 promote * = 2
1 promote e40
1 none
1 warlord
expect line knight e40 1 2 active fresh promoted
expect line knight e41 1 1 active fresh

% CT-X-35 CK-ACT-01 CT-BA-30 only an active knight marches, after everything is built, up to three paths; it stays active
game catan +ck +barbarians seats=3 first_player=1
set knight e40 1 1 active
set knight e10 1 1
set knight e00 2 1 active
set hand 1 1grain
set phase act 1
reject 1 knight_move n28 n29   CT-X-35
reject 1 displace n28 n29      CT-X-35
1 end
expect asks barbarians.march
expect legal 1 march e10 * = 0
reject 1 march e10 e11         CT-BA-30
reject 1 march e00 e02         CT-BA-30
reject 1 march e40 e29         CT-BA-30
reject 1 march_far e40 e28     CT-BA-52
1 march e40 e28
expect event marched seat=1 e40 e28
expect line knight e28 1 1 active
expect line hand 1 1grain
expect actors 2

% CT-X-35 CT-BA-30 a fourth and a fifth path for a grain
game catan +ck +barbarians seats=3 first_player=1
set knight e40 1 1 active
set hand 1 1grain
set phase act 1
1 end
reject 1 march e40 e46         CT-BA-30
1 march_far e40 e46
expect line knight e46 1 1 active
expect line hand 1 -

% CT-X-35 CK-KNIGHT-09 a knight activated in this turn does not march, but it fights
game catan +ck +barbarians seats=3 first_player=1
set knight e65 1 1
set hand 1 1grain
set phase act 1
1 activate e65
1 end
expect event battle seat=1 h18 1 1
expect asks barbarians.losses

% CT-X-35 CT-BA-31 CT-BA-32 an active knight must leave the castle, an inactive one stays there; no march ends there
game catan +ck +barbarians seats=3 first_player=1
set knight e56 1 1 active
set knight e57 1 1
set phase act 1
1 end
reject 1 halt                  CT-BA-32
reject 1 march e56 e55         CT-BA-31
reject 1 march e57 e45         CT-BA-30
1 march e56 e54
expect line knight e57 1 1
expect actors 2

% CT-X-35 CK-KNIGHT-09 so does one that was activated in this turn
game catan +ck +barbarians seats=3 first_player=1
set knight e56 1 1
set hand 1 1grain
set phase act 1
1 activate e56
1 end
expect line knight e56 1 1 active
expect actors 2

% CT-X-35 knights pass anything: knights, buildings, roads of others; and stop no road, no settlement, no Longest Road
game catan +ck +barbarians seats=3 first_player=1
set settlement n29 2
set knight e27 2 3 active
set knight e40 1 1 active
set road e41 2
set phase act 1
1 end
1 march e40 e26
expect line knight e26 1 1 active

game catan +ck +barbarians seats=3 first_player=1
set settlement n20 1
set road e30 1
set knight e45 2 1
set hand 1 1brick+1lumber
set phase act 1
1 road e45
expect line road e45 1
expect line knight e45 2 1

% CT-X-35 CK-ACT-07 CK-ACT-08 CK-ACT-09 a march may end on a weaker knight of somebody else: it goes to the next free path, the other one rests
game catan +ck +barbarians seats=3 first_player=1
set barbarians h07 0
set knight e40 1 2 active
set knight e41 2 1 active
set knight e42 2 2
set knight e39 1 1
set phase act 1
1 end
expect legal 1 oust * = 1
reject 1 oust e40 e42          CK-ACT-08
reject 1 oust e40 e39          CK-ACT-08
reject 1 oust e40 e27          CK-ACT-07
reject 1 oust e39 e41          CT-BA-30
1 oust e40 e41
expect event knight_moved seat=1 e40 e41
expect event displaced seat=1 2 e41
expect asks ck.retreat
expect actors 2
# from e41 (n28-n38): e39 and e40 at n28, e54 at n38; a knight stands on e39
expect legal 2 retreat * = 2
reject 2 retreat e24           CK-ACT-10
2 retreat e40
expect line knight e40 2 1 active
expect line knight e41 1 2
expect actors 2

% CT-X-35 CT-BA-31 CT-BA-52 no knight is displaced at the castle; four or five paths away it costs a grain
game catan +ck +barbarians seats=3 first_player=1
set knight e40 1 2 active
set knight e55 2 1
set knight e46 2 1
set phase act 1
1 end
reject 1 oust e40 e55          CT-BA-31
reject 1 oust e40 e46          CT-BA-30
expect legal 1 oust * = 0

game catan +ck +barbarians seats=3 first_player=1
set knight e40 1 2 active
set knight e46 2 1
set hand 1 1grain
set phase act 1
1 end
1 oust e40 e46
expect line hand 1 -
expect line knight e46 1 2

% CT-X-35 CK-INTR-01 Intrigue drives off a knight beside an own road, to the next free path
game catan +ck +barbarians seats=3 first_player=1
set settlement n20 1
set road e30 1
set knight e45 2 3 active
set knight e00 2 1
set progress 1 1intrigue
set phase act 1
expect legal 1 intrigue * = 1
reject 1 intrigue e00          CK-INTR-01
1 intrigue e45
expect asks ck.retreat
expect actors 2

% CT-X-35 CK-DES-02 CK-DES-05 a deserter enters at the castle, active as the one that was given up
game catan +ck +barbarians seats=3 first_player=1
set knight e00 2 2 active
set progress 1 1deserter
set phase act 1
1 deserter 2
reject 1 place e00 2           CT-X-35
expect legal 1 place * = 6
1 place e56 2
expect line knight e56 1 2 active
expect no line knight e00 *

% CT-X-35 CT-BA-41 strength counts, of active knights alone, and must reach the number of barbarians
game catan +ck +barbarians seats=3 first_player=1
set barbarians h18 3
set knight e65 1 2 active
set knight e70 1 1
set phase act 1
1 end
1 halt
expect no event battle
expect line barbarians h18 3
expect line knight e65 1 2 active

% CT-X-35 CT-BA-41 CK-BARB-16 with 3 it is won; those that fought become inactive, the others stay as they are
game catan +ck +barbarians seats=3 first_player=1
set barbarians h18 3
set knight e65 1 2 active
set knight e70 1 1 active
set knight e61 1 1
set knight e10 1 2 active
set phase act 1
1 end
1 halt
expect event battle seat=1 h18 3 3
expect event prisoners seat=1 3 3
* losses 3
expect no event knight_lost
expect line knight e65 1 2
expect line knight e70 1 1
expect line knight e10 1 2 active
# three prisoners: one point
expect score 1 = 1
expect actors 2

% CT-X-35 CT-BA-48 two prisoners are worth nothing, five one point, six two
game catan +ck +barbarians seats=3 first_player=1
set prisoners 1 2
set prisoners 2 5
set prisoners 3 6
expect score 1 = 0
expect score 2 = 1
expect score 3 = 2

% CT-X-35 CT-BA-50 only knights that fought can be lost: the piece goes home, with 3 gold
game catan +ck +barbarians seats=3 first_player=1
set barbarians h18 2
set knight e65 1 2 active
set knight e62 1 1
set phase act 1
1 end
1 halt
* losses 2
expect event knight_lost seat=1 e65
expect line gold 1 3
expect no line knight e65 *
expect line knight e62 1 1

% CT-X-35 CT-BA-43 who has fought does not fight again at a later hex
game catan +ck +barbarians seats=3 first_player=1
set barbarians h18 0
set barbarians h12 1
set barbarians h07 1
set knight e40 1 1 active
set phase act 1
1 end
1 halt
expect event battle seat=1 h12 1 1
* losses 1
expect line knight e40 1 1
expect line barbarians h07 1
expect actors 2

% CT-X-35 CT-BA-45 prisoners are shared by strength: one each, the third to the stronger
game catan +ck +barbarians seats=3 first_player=1
set barbarians h18 3
set knight e65 1 1 active
set knight e70 2 2 active
set knight e61 3 3
set phase act 1
1 end
1 halt
expect line prisoners 1 1
expect line prisoners 2 2
expect no line prisoners 3 *

% CT-X-35 CT-BA-45 equally strong, they roll for the third
game catan +ck +barbarians seats=3 first_player=1
set barbarians h18 3
set knight e65 1 2 active
set knight e70 2 1 active
set knight e61 2 1 active
set phase act 1
1 end
1 halt
expect asks barbarians.spoils
expect line prisoners 1 1
expect line prisoners 2 1

% CT-X-35 the ship face lands one barbarian, and no ship sails
game catan +ck +barbarians seats=3 first_player=1
set phase roll 1
* dice 1 2
* event ship
expect asks barbarians.landing
expect no line ship *
* landing 9
expect event landed h03 9 1
expect line barbarians h03 1
expect asks catan.act

% CT-X-35 CT-BA-12 nothing where three stand; nothing from an empty supply (CT-BA-13)
game catan +ck +barbarians seats=3 first_player=1
set barbarians h03 3
set phase roll 1
* dice 1 2
* event ship
* landing 9
expect event no_landing h03 9
expect asks catan.act

game catan +ck +barbarians seats=3 first_player=1
set prisoners 2 34
set phase roll 1
* dice 1 2
* event ship
expect asks catan.act

% CT-X-35 each city improvement lands one, too
game catan +ck +barbarians seats=3 first_player=1
set city n20 1
set hand 1 3cloth
set phase act 1
1 improve trade
expect asks barbarians.landing
* landing 9
expect asks catan.act
1 improve trade
* landing 9
expect line barbarians h03 2
expect asks catan.act

% CT-X-35 CK-METRO-01 the metropolis stands before the barbarian lands
game catan +ck +barbarians seats=3 first_player=1
set city n20 1
set city n40 1
set level 1 trade 3
set hand 1 4cloth
set phase act 1
1 improve trade
expect asks ck.crown
1 crown n20
expect asks barbarians.landing

% CT-X-35 CT-BA-10 a settlement and a city cause three landings, with Medicine, too
game catan +ck +barbarians seats=3 first_player=1
set settlement n20 1
set hand 1 2ore+1grain
set progress 1 1medicine
set phase act 1
1 medicine n20
expect event invasion seat=1 34
* landing 9
* landing 8
* landing 4
expect asks catan.act

% CT-X-35 CT-BA-16 CT-EX-38 walls do not protect: a walled city at conquered hexes alone is worth nothing
game catan +ck +barbarians seats=3 first_player=1
set city n28 1
set wall n28
set barbarians h12 3
set barbarians h07 2
expect score 1 = 2
set barbarians h07 3
expect score 1 = 0

% CT-X-35 a metropolis is never conquered
game catan +ck +barbarians seats=3 first_player=1
set city n28 1
set level 1 trade 4
set metropolis trade n28
set barbarians h12 3
set barbarians h07 3
expect score 1 = 4

% CT-X-35 CK-METRO-03 CT-BA-19 once it has left, the city is conquered
game catan +ck +barbarians seats=3 first_player=1
set city n28 1
set level 1 trade 4
set metropolis trade n28
set city n20 2
set level 2 trade 4
set hand 2 5cloth
set barbarians h12 3
set barbarians h07 3
set phase act 2
2 improve trade
expect event metropolis seat=2 trade n20
expect score 1 = 0
expect score 2 = 4

% CT-X-35 CT-BA-16 CK-METRO-07 a conquered city takes no metropolis: it cannot be upgraded
game catan +ck +barbarians seats=3 first_player=1
set city n28 1
set level 1 trade 3
set hand 1 4cloth
set barbarians h12 3
set barbarians h07 3
set phase act 1
reject 1 improve trade         CK-METRO-07

% CT-X-35 there is no robber: neither the Bishop nor a chase; a 7 is that of Barbarian Attack from the first turn on
game catan +ck +barbarians seats=3 first_player=1
set knight e40 1 1 active
set progress 1 1bishop
set phase act 1
reject 1 bishop                CT-X-35
reject 1 chase n28             CT-X-35

game catan +ck +barbarians seats=3 first_player=1
set hand 2 1cloth
set hand 3 1wool
set phase roll 1
* dice 3 4
* event trade
expect asks barbarians.seven
1 draw_from 2
* steal cloth
expect line hand 1 1cloth
expect asks catan.act

% CT-X-35 CK-SEVEN-01 hands of more than seven are halved before that, walls count
game catan +ck +barbarians seats=3 first_player=1
set city n20 1
set wall n20
set hand 1 9ore
set hand 2 8ore
set phase roll 1
* dice 3 4
* event trade
expect actors 2

% CT-GOLD-07 gold buys resources, never commodities; the bank takes no commodities for gold here
game catan +ck +barbarians seats=3 first_player=1
set gold 1 4
set hand 1 4cloth+4ore
set phase act 1
reject 1 spend cloth           CT-GOLD-07
reject 1 sell cloth            CT-GOLD-07
1 spend wool
1 sell ore
expect line gold 1 3

% CT-X-10 CT-X-51 CT-X-35 CT-EV-42 CT-EV-60 in events the strength of active knights counts
game catan +ck +barbarians +events seats=3 first_player=1
set knight e40 1 2 active
set knight e41 2 3
set knight e42 2 1
set hand 2 1coin
set hand 3 1ore
set phase roll 1
* card conflict 3
* red 1
* event trade
expect actors 1
1 take_from 2
* steal coin
expect line hand 1 1coin

% CT-X-10 Robber Attacks is a 7 of Barbarian Attack, Robber Flees does nothing
game catan +ck +barbarians +events seats=3 first_player=1
set hand 2 1coin
set phase roll 1
* card robber_attacks 7
* red 1
* event trade
* steal coin
expect line hand 1 1coin

% CT-X-35 CT-BA-07 CK-FOUND-03 settlement, then city, no attack for them, and no knight on a building's intersection is asked for
game catan +ck +barbarians seats=3 first_player=1
1 settlement n20
expect no event invasion
expect asks catan.track
