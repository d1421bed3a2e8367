# Cities & Knights: the blue progress cards.

% CK-BISH-01 CK-BISH-02 CK-EX-58 one card from each opponent there who has one
game catan +ck layout=beginner seats=4 first_player=1
set city n32 1
set settlement n30 2
set settlement n41 2
set settlement n18 3
set settlement n43 3
set hand 2 4ore
set landed 1
set progress 1 1bishop
set hex h13 fields 5
set phase act 1
1 bishop
expect asks catan.rob
reject 1 robber h05       CB-SEVEN-04
1 robber h13
expect asks catan.steal
* steal ore
expect line hand 1 1ore
expect line hand 2 3ore
expect line robber h13
expect asks catan.act

% CK-BISH-01 CK-BISH-02 several victims, clockwise from the player
game catan +ck layout=beginner seats=4 first_player=1
set settlement n30 1
set settlement n32 2
set settlement n41 3
set hand 1 1brick
set hand 2 1ore
set landed 1
set progress 4 1bishop
set hand 3 1wool
set phase act 4
4 bishop
4 robber h13
* steal brick
expect event robbed seat=4 1
* steal ore
expect event robbed seat=4 2
* steal wool
expect line hand 4 1brick+1wool+1ore
expect asks catan.act

% CK-BISH-02 a hex without opponents is allowed
game catan +ck layout=beginner seats=3 first_player=1
set settlement n30 1
set landed 1
set progress 1 1bishop
set phase act 1
1 bishop
1 robber h00
expect asks catan.act

% CK-DIPL-01 CK-DIPL-02 CK-DIPL-04 CK-EX-61 only the last road of a line is open; a foreign one goes home
game catan +ck layout=beginner seats=3 first_player=1
set road e00 2
set road e02 2
set road e03 2
set settlement n00 2
set progress 1 1diplomat
set phase act 1
expect legal 1 diplomat * = 1
reject 1 diplomat e00     CK-DIPL-02
reject 1 diplomat e02     CK-DIPL-02
reject 1 diplomat e06     CK-DIPL-01
1 diplomat e03
expect event road_removed seat=1 2 e03
expect no line road e03 *
expect asks catan.act

% CK-DIPL-02 CK-EX-62 CK-OPEN-08 an own knight at the end closes the road, a foreign settlement does not
game catan +ck layout=beginner seats=3 first_player=1
set road e00 2
set road e02 2
set road e03 2
set settlement n00 2
set knight n03 2 1
set progress 1 1diplomat
set phase act 1
expect legal 1 diplomat * = 0

% CK-EX-62 the foreign settlement
game catan +ck layout=beginner seats=3 first_player=1
set road e00 2
set road e02 2
set road e03 2
set settlement n00 2
set settlement n03 3
set progress 1 1diplomat
set phase act 1
expect legal 1 diplomat e03 = 1

% CK-DIPL-02 an own road beyond a foreign piece still counts as a road at that end
game catan +ck layout=beginner seats=3 first_player=1
set road e00 2
set road e02 2
set road e03 2
set road e05 2
set settlement n00 2
set settlement n04 2
set knight n02 3 1
set progress 1 1diplomat
set phase act 1
expect legal 1 diplomat * = 0

% CK-DIPL-03 CK-EX-64 the last road of a knight stays
game catan +ck layout=beginner seats=3 first_player=1
set road e08 2
set knight n05 2 1
set progress 1 1diplomat
set phase act 1
reject 1 diplomat e08     CK-DIPL-03

% CK-DIPL-07 no open road: not playable; removal may leave a building without roads
game catan +ck layout=beginner seats=3 first_player=1
set progress 1 1diplomat
set phase act 1
expect legal 1 diplomat * = 0
set road e00 2
set settlement n00 2
1 diplomat e00
expect no line road *
expect line settlement n00 2

% CK-DIPL-05 CK-DIPL-06 an own road may be laid elsewhere at once, not on the same path; Longest Road waits
game catan +ck layout=beginner seats=3 first_player=1
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set settlement n00 1
set progress 1 1diplomat
set phase act 1
expect line title route 1
1 diplomat e06
expect asks ck.rebuild
expect line title route 1
reject 1 road e06         CK-DIPL-05
reject 1 road e57       CB-BUILD-04
1 road e07
expect asks catan.act
expect line title route 1
expect line hand 1 -

% CK-DIPL-05 CK-DIPL-06 declined: four roads, and the card is gone
game catan +ck layout=beginner seats=3 first_player=1
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set settlement n00 1
set progress 1 1diplomat
set phase act 1
1 diplomat e06
1 none
expect no line title route *

% CK-WAR-01 CK-EX-70 all inactive ones wake; only who was active before may act
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set road e45 1
set knight n20 1 1 active
set knight n31 1 2
set progress 1 1warlord
set phase act 1
1 warlord
expect line knight n31 1 2 active fresh
expect line knight n20 1 1 active
reject 1 knight_move n31 n32   CK-KNIGHT-09
1 knight_move n20 n21

% CK-WAR-01 not playable without an inactive knight
game catan +ck layout=beginner seats=3 first_player=1
set knight n20 1 1 active
set progress 1 1warlord
set phase act 1
reject 1 warlord               CK-WAR-01

% CK-WED-02 nobody richer has a card: not playable
game catan +ck layout=beginner seats=3 first_player=1
set defender 2 1
set hand 3 3ore
set progress 1 1wedding
set phase act 1
reject 1 wedding               CK-WED-02

% CK-HID-05 CK-WED-01 gifts are hidden from third parties
game catan +ck layout=beginner seats=3 first_player=1
set defender 2 1
set hand 2 3ore
set progress 1 1wedding
set phase act 1
1 wedding
2 give ore
expect view 1 line pend 2 - ?1
expect view 3 line pend 2 - ?1
2 give ore
expect view 3 line hand 1 - ?2
expect view 1 line hand 1 2ore

% CK-INTR-01 CK-INTR-02 CK-INTR-03 any knight at an own road, of any strength; it may not stay
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set road e31 1
set road e33 2
set road e48 2
set knight n22 2 3 active
set knight n21 1 1
set knight n45 2 1
set hand 1 1ore+1wool
set progress 1 1intrigue
set phase act 1
reject 1 intrigue n45          CK-INTR-01
reject 1 intrigue n21          CK-INTR-01
expect legal 1 intrigue * = 1
1 intrigue n22
expect asks ck.retreat
expect actors 2
reject 2 retreat n22           CK-ACT-10
2 retreat n33
expect line knight n33 2 3 active
1 recruit n22

% CK-INTR-03 without such a knight it is not playable
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set knight n45 2 1
set progress 1 1intrigue
set phase act 1
expect legal 1 intrigue * = 0

% CK-SAB-01 CK-SAB-02 whoever has at least as many points discards half, rounded down; walls do not help
game catan +ck layout=beginner seats=4 first_player=1
set defender 1 2
set city n20 2
set wall n20
set defender 3 3
set defender 4 1
set hand 1 9ore
set hand 2 9wool
set hand 3 1coin
set hand 4 9grain
set progress 1 1saboteur
set phase act 1
1 saboteur
expect asks ck.saboteur
expect actors 2
expect line owe 2 4
2 discard wool
2 discard wool
2 discard wool
2 discard wool
expect line hand 2 5wool
expect line hand 3 1coin
expect asks catan.act

% CK-SAB-02 nobody with two cards: not playable
game catan +ck layout=beginner seats=3 first_player=1
set hand 2 1ore
set defender 1 1
set hand 3 5ore
set defender 2 1
set progress 1 1saboteur
set phase act 1
reject 1 saboteur              CK-SAB-02

% CK-SPY-01 CK-SPY-02 CK-HID-05 all cards are seen, one is taken and may be played at once
game catan +ck layout=beginner seats=3 first_player=1
set settlement n43 1
set progress 1 1spy
set progress 2 1mining+1spy+1alchemist
set phase act 1
reject 1 spy 1                 CK-SPY-01
reject 1 spy 3                 CK-SPY-01
1 spy 2
expect asks ck.spy
expect view 1 line progress 2 1alchemist+1mining+1spy
expect view 3 line progress 2 - ?1politics+2science
expect legal 1 seize * = 3
reject 1 seize crane           CK-SPY-01
1 seize mining
expect event seized seat=1 to=all 2
expect event seized_card seat=1 to=1+2 2 mining
expect view 1 line progress 2 - ?1politics+1science
1 mining
expect line hand 1 2ore

% CK-SPY-02 a stolen Alchemist waits for a later turn; a stolen Spy may be played
game catan +ck layout=beginner seats=3 first_player=1
set settlement n43 1
set progress 1 2spy
set progress 2 1spy+1alchemist
set phase act 1
1 spy 2
1 seize alchemist
reject 1 alchemist 1 1         CK-ALCH-03
1 spy 2
1 seize spy
expect line progress 1 1alchemist+1spy

% CK-SPY-01 none is allowed
game catan +ck layout=beginner seats=3 first_player=1
set progress 1 1spy
set progress 2 1mining
set phase act 1
1 spy 2
1 none
expect line progress 2 1mining

% CK-SPY-03 five cards until the end of the turn
game catan +ck layout=beginner seats=3 first_player=1
set progress 1 1spy+4merchant
set progress 2 1crane
set phase act 1
1 spy 2
1 seize crane
expect asks catan.act
1 end
expect asks ck.shed
1 shed crane

% CK-DES-01 CK-DES-02 CK-DES-05 the opponent chooses; the player places the same level and state where he could recruit
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set road e57 1
set road e64 2
set knight n45 2 2 active
set knight n46 2 1
set progress 1 1deserter
set phase act 1
reject 1 deserter 3            CK-DES-01
reject 1 deserter 1            CK-DES-01
1 deserter 2
expect asks ck.deserter
expect actors 2
reject 2 give_knight n20       CK-DES-01
2 give_knight n45
expect event deserted seat=2 n45
expect asks ck.place
expect actors 1
reject 1 place n45 2           CK-KNIGHT-03
reject 1 place n20 1           CK-DES-02
expect legal 1 place * = 4
1 place n20 2
expect line knight n20 1 2 active
# it may act at once
1 knight_move n20 n21

% CK-DES-02 the vacated crossing, if an own road touches it
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set knight n20 2 1
set progress 1 1deserter
set phase act 1
1 deserter 2
1 place n20 1
expect line knight n20 1 1

% CK-DES-03 CK-EX-59 no piece of that level: a basic one, active as the other was
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set knight n30 1 2
set knight n32 1 2
set knight n45 2 2 active
set progress 1 1deserter
set phase act 1
1 deserter 2
expect asks ck.place
reject 1 place n20 2           CK-DES-03
1 place n20 1
expect line knight n20 1 1 active
1 knight_move n20 n21

% CK-DES-03 a mighty one without a piece: basic, not strong, unless the option allows any lower level
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set knight n30 1 3
set knight n32 1 3
set knight n45 2 3
set progress 1 1deserter
set phase act 1
1 deserter 2
reject 1 place n20 2           CK-DES-03
1 place n20 1

% CK-DES-03 deserter_any_lower_level
game catan +ck layout=beginner seats=3 first_player=1 deserter_any_lower_level=1
set road e29 1
set knight n30 1 3
set knight n32 1 3
set knight n45 2 3
set progress 1 1deserter
set phase act 1
1 deserter 2
1 place n20 2
expect line knight n20 1 2

% CK-DES-04 a mighty knight needs no Fortress here
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set knight n45 2 3
set progress 1 1deserter
set phase act 1
1 deserter 2
1 place n21 3
expect line knight n21 1 3

% CK-DES-06 CK-DES-03 the opponent loses it even if nothing can be placed
game catan +ck layout=beginner seats=3 first_player=1
set knight n30 1 1
set knight n32 1 1
set road e29 1
set knight n45 2 1
set progress 1 1deserter
set phase act 1
1 deserter 2
expect asks catan.act
expect no line knight n45 *

% CK-DES-06 or none is wanted
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set knight n45 2 1
set progress 1 1deserter
set phase act 1
1 deserter 2
1 none
expect no line knight *

% CK-OPEN-07 CK-DES-02 deserter_same_vertex: exactly where the other stood
game catan +ck layout=beginner seats=3 first_player=1 deserter_same_vertex=1
set road e29 1
set knight n45 2 1
set progress 1 1deserter
set phase act 1
1 deserter 2
reject 1 place n20 1           CK-DES-02
1 place n45 1
expect line knight n45 1 1

% CK-DES-07 CK-DES-06 CK-WIN-01 CB-LR-09 the knight that deserts had cut a road: six again and thirteen points, once the card is done
game catan +ck layout=beginner seats=3 first_player=1
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set road e08 1
set knight n03 2 1
set defender 1 11
set progress 1 1deserter
set phase act 1
expect score 1 = 11
1 deserter 2
expect event deserted seat=2 n03
expect asks ck.place
expect won -
expect score 1 = 11
1 none
expect event route seat=1 6
expect won 1
expect asks -

% CK-DES-07 CK-EX-82 CB-LR-07 the knight that leaves and the one that comes are one step: the holder keeps the card
game catan +ck layout=beginner seats=4 first_player=1
# 3 has six roads, cut at n02; 1 and 4 have five
set road e00 3
set road e02 3
set road e03 3
set road e05 3
set road e06 3
set road e08 3
set knight n02 2 1
set road e04 1
set road e15 1
set road e16 1
set road e18 1
set road e19 1
set road e60 4
set road e61 4
set road e58 4
set road e57 4
set road e44 4
set title route 1
set progress 1 1deserter
set phase act 1
expect line title route 1
1 deserter 2
expect line title route 1
1 place n02 1
# 3 is cut to four as before; 1 holds the card with five, like 4
expect line title route 1
expect no event route
expect no event no_route

% CK-DES-07 CK-EX-82 CB-LR-07 with no knight in its place the other's six roads take the card
game catan +ck layout=beginner seats=4 first_player=1
set road e00 3
set road e02 3
set road e03 3
set road e05 3
set road e06 3
set road e08 3
set knight n02 2 1
set road e04 1
set road e15 1
set road e16 1
set road e18 1
set road e19 1
set road e60 4
set road e61 4
set road e58 4
set road e57 4
set road e44 4
set title route 1
set progress 1 1deserter
set phase act 1
1 deserter 2
1 none
expect event route seat=3 6
expect line title route 3

% CK-DES-07 CK-DES-06 CK-WIN-01 without a piece or a place for it the titles are judged at once
game catan +ck layout=beginner seats=3 first_player=1 deserter_same_vertex=1
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set road e08 1
set knight n03 2 1
set knight n40 1 1
set knight n42 1 1
set road e57 1
set road e60 1
set defender 1 11
set progress 1 1deserter
set phase act 1
1 deserter 2
expect won 1

% CK-DES-05 CK-ACT-01 the deserter acts once, whoever wakes it afterwards
game catan +ck layout=beginner seats=3 first_player=1
set road e29 1
set road e31 1
set knight n45 2 1 active
set progress 1 1deserter+1warlord
set phase act 1
1 deserter 2
1 place n20 1
1 knight_move n20 n21
1 warlord
reject 1 knight_move n21 n22   CK-KNIGHT-09

% CK-DIPL-04 CB-LR-07 the holder's road shrinks: he keeps the card in a tie, then two others tie and it is set aside
game catan +ck layout=beginner seats=3 first_player=1
set road e00 2
set road e02 2
set road e03 2
set road e05 2
set road e06 2
set road e08 2
set road e13 1
set road e15 1
set road e16 1
set road e18 1
set road e19 1
set road e60 3
set road e61 3
set road e58 3
set road e57 3
set road e44 3
set title route 2
set progress 1 2diplomat
set phase act 1
1 diplomat e08
expect line title route 2
1 diplomat e06
expect no line title route *

% CK-DIPL-05 all fifteen roads on the board: the one removed is the one laid again
game catan +ck layout=beginner seats=3 first_player=1
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set road e08 1
set road e09 1
set road e21 1
set road e22 1
set road e37 1
set road e38 1
set road e52 1
set road e51 1
set road e49 1
set road e48 1
set progress 1 1diplomat
set phase act 1
1 diplomat e00
expect asks ck.rebuild
reject 1 road e00         CK-DIPL-05
1 road e33
expect line road e33 1

% CK-DIPL-05 nothing is left to build from: nobody is asked
game catan +ck layout=beginner seats=3 first_player=1
set road e00 1
set settlement n35 2
set progress 1 1diplomat
set phase act 1
1 diplomat e00
expect asks catan.act

% CK-DIPL-05 CK-KNIGHT-17 the road is laid again by the normal rules, not past a foreign knight
game catan +ck layout=beginner seats=3 first_player=1
set settlement n00 1
set road e00 1
set road e02 1
set road e03 1
set knight n02 2 1
set progress 1 1diplomat
set phase act 1
1 diplomat e03
reject 1 road e04         CK-KNIGHT-17
expect legal 1 road * = 1
expect legal 1 road e01 = 1
1 none

% CK-INTR-02 CK-KNIGHT-17 where the knight stood the road goes on
game catan +ck layout=beginner seats=3 first_player=1
set settlement n00 1
set road e00 1
set road e02 1
set knight n02 2 1
set hand 1 1brick+1lumber
set progress 1 1intrigue
set phase act 1
reject 1 road e04         CK-KNIGHT-17
1 intrigue n02
1 road e04

% CK-INTR-01 CK-ACT-17 CK-WIN-01 the road is whole only when the knight has found its new place
game catan +ck layout=beginner seats=3 first_player=1
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e06 1
set road e08 1
set road e04 2
set road e15 2
set knight n02 2 1
set defender 1 11
set progress 1 1intrigue
set phase act 1
1 intrigue n02
expect asks ck.retreat
expect won -
2 retreat n10
expect won 1

% CK-SAB-01 as many points are enough; each chooses among his own cards; the others wait
game catan +ck layout=beginner seats=4 first_player=1
set defender 1 3
set defender 2 3
set defender 3 4
set defender 4 2
set hand 2 3ore
set hand 3 1coin+1ore+3paper
set hand 4 9ore
set progress 1 1saboteur
set phase act 1
1 saboteur
expect actors 2+3
reject 2 discard coin          CK-SAB-01
reject 1 end                   CB-TURN-05
3 discard paper
2 discard ore
3 discard coin
expect asks catan.act
expect line hand 2 2ore
expect line hand 3 1ore+2paper
expect line hand 4 9ore

% CK-WED-01 CK-PLAY-05 Longest Road makes richer, too
game catan +ck layout=beginner seats=3 first_player=1
set road e00 2
set road e02 2
set road e03 2
set road e05 2
set road e06 2
set settlement n30 1
set hand 2 1ore
set hand 3 2ore
set progress 1 1wedding
set phase act 1
1 wedding
expect actors 2
2 give ore
expect line hand 1 1ore
expect line hand 3 2ore

% CK-SPY-03 CK-DES-06 CK-INTR-03 CK-DIPL-07 with allow_no_effect_cards what finds no target may be laid aside, and only then
game catan +ck layout=beginner seats=3 first_player=1 allow_no_effect_cards=1
set settlement n30 1
set knight n20 1 1 active
set progress 1 1spy+1deserter+1intrigue+1diplomat+1bishop
set phase act 1
reject 1 spy 2                 CK-SPY-03
reject 1 deserter 2            CK-DES-06
1 waste spy
1 waste deserter
1 waste intrigue
1 waste diplomat
1 waste bishop
expect line under politics spy deserter intrigue diplomat bishop
set progress 1 1warlord
set progress 2 1spy
set phase act 2
set knight n45 2 1
reject 2 waste spy             CK-PLAY-04
2 spy 1

% CK-DIPL-02 a road by itself is open at both ends
game catan +ck layout=beginner seats=3 first_player=1
set road e30 2
set progress 1 1diplomat
set phase act 1
1 diplomat e30
expect no line road *

% CK-DIPL-02 CK-OPEN-08 a ring has no open road
game catan +ck layout=beginner seats=3 first_player=1
set road e29 2
set road e31 2
set road e33 2
set road e46 2
set road e45 2
set road e30 2
set progress 1 1diplomat
set phase act 1
expect legal 1 diplomat * = 0

% CK-DIPL-06 CK-WIN-01 the own road laid where it is the fifth wins
game catan +ck layout=beginner seats=3 first_player=1
set road e00 1
set road e02 1
set road e03 1
set road e05 1
set road e12 1
set settlement n00 1
set defender 1 10
set progress 1 1diplomat
set phase act 1
# the road from n08 to n09 lies by itself
1 diplomat e12
1 road e06
expect won 1

% CK-DIPL-03 a knight between two roads keeps neither of them
game catan +ck layout=beginner seats=3 first_player=1
set road e29 2
set road e28 2
set knight n20 2 1
set progress 1 1diplomat
set phase act 1
expect legal 1 diplomat * = 2
1 diplomat e29
