# Cities & Knights with the Rivers of Catan (CT-X-33). Rivers and bridge sites: rivers.t.

% CT-X-33 CT-GEN-10 CT-GEN-17 thirteen points win, the tiles of wealth counted
game catan +ck +rivers seats=3 first_player=1
set city n00 1
set city n02 1
set city n04 1
set city n06 1
set defender 1 3
set gold 1 9
set gold 2 1
set gold 3 1
set road e01 1
set road e12 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect public 1 = 12
expect won -
1 settlement n09
expect won 1

% CT-X-33 CT-HM-04 with Harbourmaster fourteen do
game catan +ck +rivers +harbormaster seats=3 first_player=1
set city n00 1
set city n02 1
set city n04 1
set city n06 1
set defender 1 2
set gold 1 9
set gold 2 1
set gold 3 1
set road e01 1
set road e12 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect public 1 = 13
expect won -
1 settlement n09
expect won 1

% CT-X-33 CT-RI-21 CT-RI-22 the city of the set-up brings a gold at a river, like settlements and roads; at most four
game catan +ck +rivers seats=2 first_player=1
1 settlement n13
expect event gold seat=1 1 1
1 road e19
expect event gold seat=1 1 2
2 settlement n47
2 road e66
2 city n52
expect no event gold
2 road e70
1 city n31
expect event gold seat=1 1 3
1 road e45
expect line gold 1 4
expect no line gold 2 *

% CT-RI-22 CT-X-33 a city that replaces a settlement later brings none, nor does Medicine
game catan +ck +rivers seats=3 first_player=1
set settlement n13 1
set settlement n24 1
set progress 1 1medicine
set hand 1 3grain+5ore
set phase act 1
1 city n13
expect no event gold
1 medicine n24
expect no event gold
expect no line gold *

% CT-X-33 CK-KNIGHT-03 CK-ACT-04 CK-ACT-05 knights use bridges like roads: they are recruited beside them and march over them
game catan +ck +rivers seats=3 first_player=1
set settlement n12 1
set road e18 1
set bridge e20 1
set road e34 1
set knight n24 1 1 active
set road e15 2
set bridge e17 2
set hand 1 1wool+1ore
set phase act 1
reject 1 recruit n21       CK-KNIGHT-03
expect legal 1 recruit n23 = 1
1 knight_move n24 n13
expect line knight n13 1 1
reject 1 knight_move n13 n24 CK-ACT-01
1 recruit n23
expect line knight n23 1 1

% CT-X-33 CK-KNIGHT-17 CT-RI-23 a knight stops the bridges of others, not what leads up to it
game catan +ck +rivers seats=3 first_player=1
set settlement n12 1
set road e18 1
set knight n13 2 1
set road e19 2
set hand 1 2brick+1lumber
set phase act 1
reject 1 bridge e20        CT-RI-23

% CT-X-33 CT-RI-32 CK-BARB-13 CK-BARB-20 five gold keep a city: a question, also for an only city; without the gold it is lost at once
game catan +ck +rivers seats=3 first_player=1
set city n00 1
set city n04 1
set city n47 2
set city n52 3
set wall n52
set gold 1 5
set gold 2 4
set gold 3 6
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect event attack 4 0
expect event loser seat=1 0
expect event loser seat=2 0
expect event loser seat=3 0
expect event lost_city seat=2 n47
expect asks rivers.keep
expect actors 1+3
expect legal 1 lose * = 2
expect legal 1 keep = 1
expect legal 3 lose * = 1
expect legal 3 keep = 1
reject 2 keep              CB-TURN-06
reject 1 lose n47          CK-BARB-13
reject 1 end               CT-X-33
3 keep
expect event city_kept seat=3
expect event gold_paid seat=3 5 1
expect line city n52 3
expect line wall n52
expect actors 1
# CT-RI-32: the tiles go at once
expect event wealthiest seat=1 5
expect event poor seat=3 1
expect event not_poor seat=2
1 lose n04
expect event lost_city seat=1 n04
expect line gold 1 5
expect line gold 3 1
expect asks catan.act

% CT-X-33 four gold are not enough: one still chooses which city is lost
game catan +ck +rivers seats=3 first_player=1
set city n00 1
set city n04 1
set gold 1 4
set ship 6
set phase roll 1
* dice 1 1
* event ship
expect asks rivers.keep
expect legal 1 keep = 0
reject 1 keep              CT-X-33
1 lose n00

% CT-X-33 CK-BARB-10 CK-BARB-19 whoever loses nothing is not asked: a metropolis, a stronger defence
game catan +ck +rivers seats=3 first_player=1
set city n00 1
set level 1 trade 4
set metropolis trade n00
set city n04 2
set city n47 2
set knight n20 2 1 active
set city n52 3
set gold 1 9
set gold 2 9
set gold 3 5
set ship 6
set phase roll 2
* dice 1 1
* event ship
expect event immune seat=1
expect event spared seat=2 1
expect actors 3
3 keep
expect line city n52 3
expect no line gold 3 *
expect line gold 1 9

% CT-X-33 CK-DIPL-02 the Diplomat leaves bridges alone, open as they may be
game catan +ck +rivers seats=3 first_player=1
set settlement n13 2
set bridge e20 2
set settlement n47 3
set road e66 3
set progress 1 1diplomat
set phase act 1
reject 1 diplomat e20      CT-X-33
expect legal 1 diplomat * = 1
1 diplomat e66
expect no event gold_paid

% CT-X-33 CK-DIPL-07 where only bridges are open the card cannot be played
game catan +ck +rivers seats=3 first_player=1
set settlement n13 2
set bridge e20 2
set progress 1 1diplomat
set phase act 1
expect legal 1 diplomat * = 0

% CT-X-33 CK-DIPL-04 a road at a river costs its owner a gold, whoever they are
game catan +ck +rivers seats=3 first_player=1
set settlement n15 2
set road e21 2
set gold 2 2
set progress 1 1diplomat
set phase act 1
1 diplomat e21
expect event road_removed seat=1 2 e21
expect event gold_paid seat=2 1 1
expect line gold 2 1
expect no line gold 1 *
expect asks catan.act

% CT-X-33 nothing to pay with, nothing is paid
game catan +ck +rivers seats=3 first_player=1
set settlement n15 2
set road e21 2
set gold 1 3
set progress 1 1diplomat
set phase act 1
1 diplomat e21
expect no event gold_paid
expect line gold 1 3

% CT-X-33 CK-DIPL-05 CT-RI-27 an own road taken at a river costs one gold, laid anew at a river it brings one; a bridge is no road of the Diplomat
game catan +ck +rivers seats=3 first_player=1
set settlement n13 1
set road e19 1
set gold 1 2
set hand 1 2brick+1lumber
set progress 1 1diplomat
set phase act 1
1 diplomat e19
expect event gold_paid seat=1 1 1
expect asks ck.rebuild
expect legal 1 bridge * = 0
reject 1 bridge e20        CK-DIPL-05
reject 1 road e20          CT-RI-24
reject 1 road e19          CK-DIPL-05
1 road e18
expect event gold seat=1 1 2
expect line hand 1 2brick+1lumber

% CT-X-33 laid elsewhere, or not at all, it brings none
game catan +ck +rivers seats=3 first_player=1
set settlement n12 1
set road e18 1
set gold 1 1
set progress 1 1diplomat
set phase act 1
1 diplomat e18
expect event gold_paid seat=1 1 0
1 road e07
expect no event gold
expect no line gold 1 *

% CT-X-33 CK-INTR-01 CK-INTR-02 Intrigue works from a bridge
game catan +ck +rivers seats=3 first_player=1
set settlement n13 1
set bridge e20 1
set knight n23 2 3 active
set road e34 2
set road e36 2
set knight n35 3 1
set progress 1 1intrigue
set phase act 1
reject 1 intrigue n35      CK-INTR-01
1 intrigue n23
expect event displaced seat=1 2 n23
expect line knight n24 2 3 active

% CT-GOLD-07 CT-GOLD-02 CT-GOLD-04 gold buys resources, never commodities; the bank takes commodities for gold
game catan +ck +rivers seats=3 first_player=1
set hand 1 8coin+3cloth+3ore
set level 1 trade 3
set merchant h06 1
set gold 1 4
set phase act 1
reject 1 spend coin        CT-GOLD-07
expect legal 1 spend * = 5
1 spend grain
expect event spent seat=1 2 grain
expect line gold 1 2
1 sell coin
expect event sold seat=1 coin 4
expect line gold 1 3
# guild and merchant trade for cards: gold is none
reject 1 sell cloth        CT-GOLD-04
reject 1 sell ore          CT-GOLD-04
1 bank cloth lumber
1 bank ore brick

% CT-GOLD-04 CT-GOLD-07 CK-TRADE-05 three commodities at a generic harbour; a harbour of a resource gives no rate for its commodity
game catan +ck +rivers seats=3 first_player=1
set settlement n00 1
set settlement n06 2
set hand 1 3paper
set hand 2 3coin+2ore
set phase act 1
expect line harbour * any
1 sell paper
expect event sold seat=1 paper 3
1 end

% CK-SEVEN-03 CK-SEVEN-05 CT-RI-08 until the first landing the robber stays on his swamp
game catan +ck +rivers seats=3 first_player=1
set settlement n20 2
set hand 2 1ore
set phase roll 1
* dice 3 4
* event trade
expect event robber_frozen
expect line robber h03
set landed 1
set phase roll 1
* dice 3 4
* event trade
1 robber h12
expect line robber h12

% CK-INV-01 CT-RI-07 the token of 2 and 12 is none the Inventor may move
game catan +ck +rivers seats=3 first_player=1
set progress 1 1inventor
set phase act 1
reject 1 inventor h00 h18  CK-INV-01
reject 1 inventor h00 h03  CK-INV-01
expect legal 1 inventor h00 h01 = 0
expect legal 1 inventor h00 h02 = 1

% CT-X-31 CK-INT-05 CT-FR-14 with the friendly robber three points protect; no other hex left, he goes to a swamp
game catan +ck +rivers +friendly seats=3 first_player=1
set landed 1
set city n20 2
set settlement n33 2
set city n24 3
set city n29 3
set gold 2 1
set gold 3 5
set gold 1 3
set hand 2 1ore
set hand 3 1ore
set phase roll 1
* dice 3 4
* event trade
reject 1 robber h08        CT-FR-05
1 robber h07
* steal ore

% CT-X-30 CK-INT-06 CT-EV-53 event cards: Robber Flees changes nothing before the first landing, then sends him off the board
game catan +ck +rivers +events seats=3 first_player=1
set phase roll 1
* card robber_flees 4
* red 6
* event trade
expect line robber h03
set landed 1
set phase roll 1
* card robber_flees 4
* red 6
* event trade
expect line robber -

% CT-X-30 CT-EV-10 CT-EV-35 event cards: the Alchemist names number and red die; a damaged road stays, whatever the Diplomat wants
game catan +ck +rivers +events seats=3 first_player=1
set settlement n15 2
set road e21 2
set damaged_road e21
set progress 1 1alchemist+1diplomat
set settlement n53 1
set phase before 1
1 alchemist 6 12
* event trade
expect event income seat=1 *
expect line hand 1 1wool
reject 1 diplomat e21      CT-EV-35
