# Cities & Knights: holding and playing progress cards; the green and the yellow ones.

% CK-HAND-01 CK-HAND-03 CK-EX-29 CK-HAND-05 a fifth card off turn: one of the five goes under its deck before production
game catan +ck layout=beginner seats=3 first_player=1
set level 2 trade 3
set level 3 trade 3
set progress 2 4merchant
set progress 3 4resource_monopoly
set settlement n30 1
set phase roll 1
* dice 2 3
* event trade
* progress merchant_fleet
* progress merchant_fleet
expect asks ck.shed
expect actors 2
expect no event income
expect legal 2 shed * = 2
expect legal 2 * = 2
reject 2 merchant h05    CK-HAND-03          # out of turn a card goes back, it is not played
2 shed merchant
expect actors 3
3 shed merchant_fleet
expect event income seat=1 1grain
# first seat 2's card, then seat 3's
expect line under trade merchant/2 merchant_fleet/3
expect view 1 line under trade ?/2 ?/3
expect view 3 line under trade ?/2 merchant_fleet/3

% CK-HAND-03 CK-PLAY-01 on the own turn a fifth card may be played away, also one drawn this turn
game catan +ck layout=beginner seats=3 first_player=1
set level 1 science 3
set settlement n43 1
set progress 1 4merchant
set phase roll 1
* dice 1 2
* event science
* progress mining
expect asks ck.aqueduct
1 none
expect asks catan.act
1 mining
1 end
expect asks catan.before

% CK-HAND-03 CK-TURN-06 CK-OPEN-16 ended with five: one played instead, and the turn passes on
game catan +ck layout=beginner seats=3 first_player=1
set settlement n43 1
set progress 1 1mining+1spy+1bishop+1wedding+1alchemist
set hand 1 1brick+1lumber
set road e63 1
set phase act 1
1 end
expect asks ck.shed
expect actors 1
# five to put back; of the cards only Mining finds what it needs: nobody has a card, a point more, or has landed
expect legal 1 shed * = 5
expect legal 1 * = 6
expect may -
reject 1 spy 2           CK-SPY-03
reject 1 bishop          CK-BISH-02
reject 1 alchemist 1 1   CK-ALCH-03
reject 1 road e64        CK-HAND-03
reject 1 bank brick ore  CK-HAND-03
reject 1 end             CK-HAND-03
reject 1 warlord         CK-PLAY-06
expect no event ended
1 mining
# mountains 3 at n43: two ore
expect line hand 1 1brick+1lumber+2ore
expect event ended seat=1
expect asks catan.before
expect actors 2
expect line under science mining

% CK-HAND-03 CK-TURN-06 ended with six: one played, one put back; what lasts for the turn lasts until it passes on
game catan +ck layout=beginner seats=3 first_player=1
set city n43 1
set progress 1 2merchant_fleet+1crane+1commercial_harbor+1mining+1spy+1bishop+1wedding+1diplomat
set hand 1 1brick
set hand 2 1ore
set phase act 1
1 crane
1 merchant_fleet ore
1 commercial_harbor
1 end
expect asks ck.shed
expect line crane 1
expect line fleet ore
expect line commercial 2 1
reject 1 harbor_offer 2 brick   CK-HAND-03
1 merchant_fleet wool
expect asks ck.shed
expect line fleet wool ore
1 shed bishop
expect asks catan.before
expect actors 2
expect no line crane *
expect no line fleet *
expect no line commercial *
expect line progress 1 1mining+1diplomat+1wedding+1spy

% CK-HAND-03 CK-SPY-01 a card taken with the Spy is one more to choose from
game catan +ck layout=beginner seats=3 first_player=1
set settlement n43 1
set progress 1 1spy+1bishop+1wedding+1diplomat+1warlord
set progress 2 1mining
set phase act 1
1 end
1 spy 2
1 seize mining
expect asks ck.shed
expect actors 1
1 mining
expect asks catan.before
expect actors 2

% CK-HAND-03 CK-WIN-01 until the turn has passed on its player can win
game catan +ck layout=beginner seats=3 first_player=1
set settlement n43 1
set defender 1 11
set progress 1 1merchant+1spy+1bishop+1wedding+1diplomat
set phase act 1
expect score 1 = 12
1 end
expect won -
1 merchant h14
expect won 1

% CK-HAND-06 CK-EX-28 CK-PRINT-01 Printer off turn: shown, a point, no card in hand
game catan +ck layout=beginner seats=3 first_player=1
set level 2 science 2
set progress 2 4merchant
set settlement n30 1
set phase roll 1
expect score 2 = 0
* dice 1 1
* event science
* progress printer
expect event shown seat=2 to=all printer
expect score 2 = 1
expect public 2 = 1
expect line shown printer 2
expect line progress 2 4merchant
expect asks catan.act

% CK-CONST-01 CK-HAND-06 CK-SPY-02 Constitution is shown at once and cannot be stolen
game catan +ck layout=beginner seats=3 first_player=1
set level 2 politics 3
set progress 1 1spy
set settlement n30 1
set phase roll 1
* dice 1 1
* event politics
* progress constitution
expect event shown seat=2 constitution
expect line shown constitution 2
reject 1 spy 2        CK-SPY-03

% CK-PLAY-01 any number of cards in a turn
game catan +ck layout=beginner seats=3 first_player=1
set settlement n43 1
set settlement n30 1
set progress 1 1mining+1irrigation
set phase act 1
1 mining
1 irrigation
expect line hand 1 4grain+2ore

% CK-PLAY-02 CK-HID-04 a played card goes face down under its deck and is drawn again after all others
game catan +ck layout=beginner seats=3 first_player=1
set settlement n43 1
set progress 1 1mining
set phase act 1
1 mining
expect event played seat=1 to=all mining
expect line under science mining
expect view 2 line under science mining
expect no line progress 1 *

% CK-PLAY-04 what is publicly known to do nothing may not be played; what depends on hidden cards may, and is gone
game catan +ck layout=beginner seats=3 first_player=1
set settlement n30 1
set progress 1 1mining+1resource_monopoly
set hand 2 3ore
set phase act 1
reject 1 mining            CK-MINE-02
reject 1 waste mining      CK-PLAY-04
1 resource_monopoly wool
expect event monopoly seat=1 wool 0
expect no line progress 1 *monopoly*

% CK-PLAY-04 CK-PLAY-06 allow_no_effect_cards: it may be played for nothing, but only then
game catan +ck layout=beginner seats=3 first_player=1 allow_no_effect_cards=1
set settlement n30 1
set progress 1 1mining+1irrigation+1alchemist
set phase act 1
reject 1 waste irrigation  CK-PLAY-04
reject 1 waste alchemist   CK-ALCH-03
reject 1 waste spy         CK-PLAY-06
1 waste mining
expect line under science mining
expect line progress 1 1alchemist+1irrigation

% CK-PLAY-05 CK-WED-01 CK-EX-55 points are compared at the moment of playing
game catan +ck layout=beginner seats=4 first_player=1
set defender 1 7
set defender 2 8
set defender 3 9
set defender 4 7
set hand 2 3ore+2wool
set hand 3 1coin
set hand 4 10brick
set progress 1 1wedding
set phase act 1
1 wedding
expect asks ck.wedding
expect actors 2+3
reject 2 give coin   CK-WED-01
3 give coin
2 give ore
expect line hand 1 -
2 give wool
expect line hand 1 1wool+1ore+1coin
expect event gift seat=2 to=all 1 2
expect event given seat=2 to=1+2 1 1wool+1ore
expect event gift seat=3 to=all 1 1
expect line hand 4 10brick

# ---------------------------------------------------------------------- science

% CK-ALCH-01 CK-ALCH-03 before the roll, six by six; then only the event die; not after the roll
game catan +ck layout=beginner seats=3 first_player=1
set settlement n30 1
set progress 1 2alchemist
set phase before 1
reject 1 alchemist 0 3   CK-ALCH-01
reject 1 alchemist 3 7   CK-ALCH-01
1 alchemist 2 3
expect asks ck.event
* event ship
expect event income seat=1 1grain
reject 1 alchemist 1 1   CK-ALCH-03
expect line under science alchemist
set phase before 2
reject 2 alchemist 1 1   CK-PLAY-06

% CK-CRANE-01 CK-EX-65 level 1 costs nothing, level 4 three
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set level 1 science 3
set hand 1 3paper
set progress 1 2crane
set phase act 1
reject 1 improve science  CK-IMPR-02
1 crane
expect line crane 1
1 improve science
expect line hand 1 -
expect no line crane *
reject 1 improve trade    CK-IMPR-02
1 crane
1 improve trade
expect line level 1 trade 1

% CK-CRANE-02 CK-CRANE-03 one at a time; not for walls; lapses with the turn
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set hand 1 1brick
set progress 1 2crane
set phase act 1
1 crane
reject 1 crane            CK-CRANE-03
reject 1 wall n20         CK-WALL-01
1 end
expect no line crane *

% CK-CRANE-03 nothing can be improved: not playable
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set damaged n20
set progress 1 1crane
set phase act 1
reject 1 crane            CK-CRANE-03

% CK-MINE-01 CK-MINE-02 two ore for each mountains hex, once a hex, robber or not, as far as the bank goes
game catan +ck layout=beginner seats=3 first_player=1
set city n43 1
set city n33 1
set settlement n10 1
set robber h14
set landed 1
set progress 1 2mining
set phase act 1
# mountains 6 (two cities), mountains 2 and 9 at n10
1 mining
expect line hand 1 6ore
set hand 2 12ore
1 mining
expect line hand 1 7ore

% CK-MINE-02 an empty stack: not playable
game catan +ck layout=beginner seats=3 first_player=1
set city n43 1
set hand 2 19ore
set progress 1 1mining
set phase act 1
reject 1 mining           CK-MINE-02
reject 1 irrigation       CK-PLAY-06

% CK-PLAY-06 no card is played that is not in hand
game catan +ck layout=beginner seats=3 first_player=1
set city n43 1
set settlement n20 1
set settlement n10 2
set road e29 2
set knight n21 2 1
set progress 2 1crane+1mining+1irrigation+1inventor+1engineer+1medicine+1smith+1road_building
set landed 1
set hand 1 2ore+1grain
set hand 2 3ore
set phase act 1
reject 1 crane                  CK-PLAY-06
reject 1 mining                 CK-PLAY-06
reject 1 irrigation             CK-PLAY-06
reject 1 inventor h03 h04       CK-PLAY-06
reject 1 engineer n43           CK-PLAY-06
reject 1 medicine n20           CK-PLAY-06
reject 1 smith                  CK-PLAY-06
reject 1 roads                  CK-PLAY-06
reject 1 bishop                 CK-PLAY-06
reject 1 diplomat e29           CK-PLAY-06
reject 1 warlord                CK-PLAY-06
reject 1 wedding                CK-PLAY-06
reject 1 intrigue n21           CK-PLAY-06
reject 1 saboteur               CK-PLAY-06
reject 1 spy 2                  CK-PLAY-06
reject 1 deserter 2             CK-PLAY-06
reject 1 merchant h14           CK-PLAY-06
reject 1 commercial_harbor      CK-PLAY-06
reject 1 merchant_fleet ore     CK-PLAY-06
reject 1 master_merchant 2      CK-PLAY-06
reject 1 trade_monopoly coin    CK-PLAY-06
reject 1 resource_monopoly ore  CK-PLAY-06
set phase before 1
reject 1 alchemist 1 1          CK-PLAY-06

% CK-IRRI-01 CK-EX-52 two cities at one fields hex, a settlement at another: four grain
game catan +ck layout=beginner seats=3 first_player=1
set city n31 1
set city n42 1
set settlement n25 1
set progress 1 1irrigation
set phase act 1
# n31 touches fields 4 too
set hex h08 hills 4
1 irrigation
expect line hand 1 4grain

% CK-EX-53 CK-IRRI-01 CK-MINE-02 one settlement at two fields, three grain in the bank
game catan +ck layout=beginner seats=3 first_player=1
set settlement n30 1
set hand 2 16grain
set progress 1 1irrigation
set phase act 1
1 irrigation
expect line hand 1 3grain

% CK-INV-01 CK-INV-02 CK-INV-03 CK-OPEN-03 two tokens change places, never 2, 6, 8, 12, and different ones
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set robber h04
set landed 1
set progress 1 1inventor
set phase act 1
reject 1 inventor h00 h04   CK-INV-01
reject 1 inventor h01 h04   CK-INV-01
reject 1 inventor h04 h07   CK-INV-01
reject 1 inventor h04 h17   CK-INV-01
reject 1 inventor h04 h05   CK-INV-01
reject 1 inventor h03 h10   CK-INV-03
reject 1 inventor h04 h04   CK-INV-03
1 inventor h03 h04
expect event tokens seat=1 h03 h04
expect line hex h03 forest 9
expect line hex h04 mountains 3
expect line robber h04

% CK-INV-04 CK-EX-83 either hex may be named first, and the pair is listed once
game catan +ck layout=beginner seats=3 first_player=1
set progress 1 2inventor
set phase act 1
expect line hex h03 forest 3
expect line hex h04 mountains 9
expect legal 1 inventor h03 h04 = 1
expect legal 1 inventor h04 h03 = 0
1 inventor h04 h03
expect line hex h03 forest 9
expect line hex h04 mountains 3
1 inventor h03 h04
expect line hex h03 forest 3
expect line hex h04 mountains 9

% CK-INV-02 inventor_forbid_own_buildings
game catan +ck layout=beginner seats=3 first_player=1 inventor_forbid_own_buildings=1
set settlement n20 1
set progress 1 1inventor
set phase act 1
reject 1 inventor h03 h04   CK-INV-02
1 inventor h03 h06

% CK-ENG-01 a free wall; the limits hold
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set settlement n35 1
set progress 1 1engineer
set phase act 1
reject 1 engineer n35     CK-WALL-02
1 engineer n20
expect line wall n20
expect line hand 1 -

% CK-ENG-01 no city without a wall: not playable
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set wall n20
set progress 1 1engineer
set phase act 1
reject 1 engineer n20     CK-WALL-02
expect legal 1 engineer * = 0

% CK-MED-01 CK-MED-02 a city for 2 ore and 1 grain, paid when played
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set settlement n35 1
set hand 1 2ore
set progress 1 2medicine
set phase act 1
reject 1 medicine n20     CK-MED-02
set hand 1 3ore+2grain
1 medicine n20
expect line city n20 1
expect line hand 1 1grain+1ore
reject 1 medicine n35     CK-MED-02
reject 1 medicine n20     CB-BUILD-09

% CK-MED-01 no city piece left
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set city n35 1
set city n43 1
set city n28 1
set settlement n10 1
set hand 1 2ore+1grain
set progress 1 1medicine
set phase act 1
reject 1 medicine n10     CB-BUILD-03

% CK-DMG-05 CK-MED-02 CK-DMG-03 Medicine restores a damaged city; another settlement must wait
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set damaged n20
set settlement n35 1
set hand 1 2ore+1grain
set progress 1 1medicine
set phase act 1
reject 1 medicine n35     CK-DMG-03
1 medicine n20
expect no line damaged *
expect line hand 1 -

% CK-SMITH-01 CK-SMITH-03 CK-EX-50 with the Fortress: first the strong one, which frees a piece for the basic one
game catan +ck layout=beginner seats=3 first_player=1
set knight n20 1 2
set knight n22 1 2 active
set knight n24 1 1
set level 1 politics 3
set progress 1 1smith
set phase act 1
1 smith
expect asks ck.smith
reject 1 promote n24      CK-KNIGHT-12
reject 1 none             CK-SMITH-03
1 promote n22
expect line knight n22 1 3 active promoted
1 promote n24
expect line knight n24 1 2 promoted
expect line hand 1 -
expect asks catan.act

% CK-SMITH-03 CK-EX-49 two strong, one basic, no Fortress: nothing can be promoted
game catan +ck layout=beginner seats=3 first_player=1
set knight n20 1 2
set knight n22 1 2
set knight n24 1 1
set progress 1 1smith
set phase act 1
reject 1 smith            CK-SMITH-03

% CK-SMITH-02 CK-SMITH-03 CK-KNIGHT-14 one level a turn; the second is optional
game catan +ck layout=beginner seats=3 first_player=1
set knight n20 1 1
set knight n22 1 1
set knight n24 1 3
set hand 1 1ore+1wool
set progress 1 1smith
set phase act 1
1 promote n20
1 smith
reject 1 promote n20      CK-KNIGHT-14
reject 1 promote n24      CK-KNIGHT-10
1 promote n22
expect asks catan.act

% CK-SMITH-03 none after the first
game catan +ck layout=beginner seats=3 first_player=1
set knight n20 1 1
set knight n22 1 1
set progress 1 1smith
set phase act 1
1 smith
1 promote n20
1 none
expect line knight n22 1 1
expect asks catan.act

% CK-ROAD-01 two free roads, also in different places
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set settlement n35 1
set progress 1 1road_building
set phase act 1
1 roads
expect asks catan.free_edges
1 road e29
1 road e49
expect asks catan.act
expect line hand 1 -

% CK-ROAD-02 no place or no piece: not playable
game catan +ck layout=beginner seats=3 first_player=1
set progress 1 1road_building
set phase act 1
reject 1 roads            CK-ROAD-02

% CK-ROAD-02 with one road left one is built
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
set progress 1 1road_building
set phase act 1
1 roads
1 road e48
expect asks catan.act

# ------------------------------------------------------------------------ trade

% CK-MCARD-01 CK-MERCH-01 CK-MERCH-02 CK-MERCH-03 the merchant: a hex at an own building, a point, 2:1 at once
game catan +ck layout=beginner seats=3 first_player=1
set settlement n43 1
set settlement n30 2
set hand 1 2ore
set progress 1 2merchant
set progress 2 1merchant
set phase act 1
reject 1 merchant h13     CK-MERCH-02
1 merchant h14
expect event merchant seat=1 h14
expect line merchant h14 1
expect score 1 = 2
1 bank ore brick
reject 1 merchant h14     CK-MCARD-01
1 merchant h17
set phase act 2
2 merchant h08
expect line merchant h08 2
expect score 1 = 1
expect score 2 = 2

% CK-MERCH-02 control outlives the building
game catan +ck layout=beginner seats=3 first_player=1
set merchant h14 1
set settlement n20 1
set hand 1 2ore
set phase act 1
expect score 1 = 2
1 bank ore coin

% CK-MERCH-05 CK-OPEN-10 the desert gives the point and no rate
game catan +ck layout=beginner seats=3 first_player=1
set settlement n12 1
set progress 1 1merchant
set phase act 1
1 merchant h05
expect score 1 = 2

% CK-MERCH-05 merchant_on_desert=0 forbids it
game catan +ck layout=beginner seats=3 first_player=1 merchant_on_desert=0
set settlement n12 1
set progress 1 1merchant
set phase act 1
reject 1 merchant h05     CK-MERCH-05

% CK-HARB-01 CK-HARB-02 CK-HID-05 one offer to each opponent, face down; a commodity of his choice comes back
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set hand 1 2ore+1coin
set hand 2 1paper+1cloth+1brick
set hand 3 3wool
set progress 1 1commercial_harbor
set phase act 1
reject 1 harbor_offer 2 ore      CK-HARB-01
1 commercial_harbor
reject 1 harbor_offer 2 coin     CK-HARB-01
reject 1 harbor_offer 2 wool     CK-HARB-01
reject 1 harbor_offer 1 ore      CK-HARB-01
1 harbor_offer 2 ore
expect asks ck.harbor
expect actors 2
expect line offered ore
expect view 2 no line offered *
expect view 3 no line offered *
expect view 1 line offered ore
reject 2 swap brick              CK-HARB-01
reject 2 none                    CK-HARB-01
2 swap cloth
expect line hand 1 1ore+1coin+1cloth
expect line hand 2 1brick+1ore+1paper
expect event swapped seat=1 to=all 2
expect event swapped_cards seat=1 to=1+2 2 ore cloth
reject 1 harbor_offer 2 ore      CK-HARB-01
1 harbor_offer 3 ore
expect event no_commodity seat=3
expect line hand 1 1ore+1coin+1cloth
expect asks catan.act
1 end
expect no line commercial *

% CK-HARB-03 CK-OPEN-11 a second card allows one more offer to each; offers are optional
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set hand 1 2ore
set hand 2 2coin
set progress 1 2commercial_harbor
set phase act 1
1 commercial_harbor
1 commercial_harbor
1 harbor_offer 2 ore
2 swap coin
1 harbor_offer 2 ore
2 swap coin
expect line hand 1 2coin
1 end

% CK-HARB-03 without a resource, or with opponents without cards, it is not playable
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set hand 1 2coin
set hand 2 2coin
set progress 1 1commercial_harbor
set phase act 1
reject 1 commercial_harbor       CK-HARB-03
set hand 1 2ore
set hand 2 -
reject 1 commercial_harbor       CK-HARB-03

% CK-FLEET-01 a resource or a commodity, always two alike
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set hand 1 2wool+1grain
set progress 1 1merchant_fleet
set phase act 1
1 merchant_fleet wool
1 bank wool paper
reject 1 bank grain ore          CB-TRADE-08
expect line hand 1 1grain+1paper

% CK-MAST-01 CK-HID-05 two cards of a richer opponent, seen by the taker alone while he chooses
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set defender 2 2
set defender 3 1
set hand 2 1ore+1coin+1paper
set hand 3 1ore
set progress 1 1master_merchant
set phase act 1
reject 1 master_merchant 3       CK-MAST-01
reject 1 master_merchant 1       CK-MAST-01
1 master_merchant 2
expect asks ck.master
expect view 1 line hand 2 1ore+1coin+1paper
expect view 3 line hand 2 - ?3
expect view - line hand 2 - ?3
reject 1 choose wool             CK-MAST-01
1 choose coin
expect view 1 line hand 2 1ore+1paper
1 choose paper
expect asks catan.act
expect line hand 1 1coin+1paper
expect view 1 line hand 2 - ?1
expect event stole seat=1 to=1+2 2 paper

% CK-MAST-01 one card if he has only one
game catan +ck layout=beginner seats=3 first_player=1
set defender 2 2
set hand 2 1ore
set progress 1 1master_merchant
set phase act 1
1 master_merchant 2
1 choose ore
expect asks catan.act

% CK-TMON-01 one of a commodity from everybody who has it
game catan +ck layout=beginner seats=4 first_player=1
set hand 2 3coin
set hand 3 1coin
set hand 4 2ore
set progress 1 2trade_monopoly
set settlement n20 1
set phase act 1
reject 1 trade_monopoly ore      CK-TMON-01
1 trade_monopoly coin
expect line hand 1 2coin
expect event gave seat=2 1 coin 1
1 trade_monopoly cloth
expect line hand 1 2coin

% CK-RMON-01 CK-EX-56 two of a resource from everybody, or one
game catan +ck layout=beginner seats=4 first_player=1
set hand 2 3ore
set hand 3 1ore
set progress 1 1resource_monopoly
set settlement n20 1
set phase act 1
reject 1 resource_monopoly coin  CK-RMON-01
1 resource_monopoly ore
expect line hand 1 3ore
expect line hand 2 1ore
expect event monopoly seat=1 ore 3

# ------------------------------------------------------------------ hands and decks

% CK-HAND-07 CK-EVENT-06 a card put back does not reach the next drawer, even when the deck is empty
game catan +ck +five_six seats=6 first_player=1
set progress 1 4merchant
set progress 2 2merchant+2commercial_harbor
set progress 3 2merchant_fleet+2master_merchant
set progress 4 4resource_monopoly
set progress 5 1trade_monopoly
set level 4 trade 3
set level 5 trade 3
set city n30 1
set phase roll 1
* dice 1 1
* event trade
* progress trade_monopoly
expect event progress seat=4 trade
expect asks ck.shed
expect actors 4
4 shed resource_monopoly
expect asks catan.act
expect line progress 5 1trade_monopoly

% CK-PLAY-02 CK-EVENT-05 cards under the deck come up in the order they were laid there
game catan +ck +five_six seats=6 first_player=1
set progress 1 4merchant
set progress 2 2merchant+2commercial_harbor
set progress 3 2merchant_fleet+2master_merchant
set progress 4 2resource_monopoly
set under trade trade_monopoly resource_monopoly/5 trade_monopoly resource_monopoly/6
set level 6 trade 3
set level 1 trade 1
set city n30 1
set phase roll 6
* dice 1 1
* event trade
expect legal * progress * = 1
* progress trade_monopoly
expect event progress seat=6 trade
expect legal * progress resource_monopoly = 1
* progress resource_monopoly
expect event progress seat=1 trade
expect asks ck.shed
expect actors 1
expect line under trade trade_monopoly resource_monopoly/6

% CK-WIN-04 CK-HAND-06 the roller draws Printer at twelve points: won before the others draw
game catan +ck layout=beginner seats=3 first_player=1
set level 1 science 1
set level 2 science 1
set defender 1 12
set settlement n30 2
set phase roll 1
* dice 1 2
* event science
* progress printer
expect won 1

% CK-WIN-03 CK-HAND-06 another one's Constitution at twelve points waits for his turn
game catan +ck layout=beginner seats=3 first_player=1
set level 2 politics 1
set defender 2 12
set settlement n30 1
set phase roll 1
* dice 1 2
* event politics
* progress constitution
expect won -
1 end
expect won 2

% CK-CRANE-01 CK-METRO-03 with a Crane level 5 costs four and takes the metropolis
game catan +ck layout=beginner seats=3 first_player=1
set city n30 1
set city n35 2
set level 1 science 4
set metropolis science n30
set level 2 science 4
set hand 2 4paper
set progress 2 1crane
set phase act 2
2 crane
2 improve science
expect line metropolis science n35
expect line hand 2 -

% CK-CRANE-02 CK-56-02 an unused Crane is no help to those who build after the turn
game catan +ck +five_six seats=5 first_player=1
set city n30 2
set city n40 1
set level 2 trade 3
set hand 2 3cloth
set progress 1 1crane
set phase act 1
1 crane
1 end
expect actors 2
reject 2 improve trade           CK-IMPR-02

% CK-TRADE-08 CK-FLEET-01 CK-TRADE-11 what is refused says whose rate it is
game catan +ck layout=beginner seats=3 first_player=1
set settlement n43 1
set merchant h14 1
set hand 1 1ore+1coin+1wool
set progress 1 2merchant_fleet
set phase act 1
reject 1 bank ore brick          CK-TRADE-08
1 merchant_fleet coin
1 merchant_fleet wool
reject 1 bank coin brick         CK-FLEET-01
reject 1 bank wool brick         CK-FLEET-01

% CK-MED-01 CK-DMG-05 two Medicines: first the damaged city, then the settlement
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set damaged n20
set settlement n35 1
set hand 1 4ore+2grain
set progress 1 2medicine
set phase act 1
1 medicine n20
1 medicine n35
expect line city n35 1
expect score 1 = 4
expect line hand 1 -

% CK-TURN-03 CK-ALCH-01 a seven by Alchemist on the first landing frees the robber
game catan +ck layout=beginner seats=3 first_player=1
set city n43 1
set knight n42 1 1 active
set ship 6
set settlement n30 2
set progress 1 1alchemist
set phase before 1
1 alchemist 3 4
* event ship
expect event defender seat=1 1
expect asks catan.rob
1 robber h13
expect asks catan.act

% CK-HARB-01 the last resource is offered; what came back is no resource
game catan +ck layout=beginner seats=3 first_player=1
set hand 1 1ore
set hand 2 1cloth
set hand 3 1paper
set settlement n20 1
set progress 1 1commercial_harbor
set phase act 1
1 commercial_harbor
1 harbor_offer 3 ore
3 swap paper
reject 1 harbor_offer 2 paper CK-HARB-01
expect line hand 3 1ore
expect line hand 1 1paper

% CK-MAST-01 two cards of the same kind
game catan +ck layout=beginner seats=3 first_player=1
set defender 2 2
set hand 2 3coin
set progress 1 1master_merchant
set phase act 1
1 master_merchant 2
1 choose coin
1 choose coin
expect line hand 1 2coin
expect line hand 2 1coin

% CK-TRADE-01 CB-TRADE-16 proposals lapse when the Wedding takes the card
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set defender 2 3
set hand 1 1ore
set hand 2 1coin
set progress 1 1wedding
set phase act 1
2 propose 1coin:1ore
1 wedding
2 give coin
expect event lapsed seat=2
reject 1 take 2 1 CB-TRADE-16
expect line hand 1 1ore+1coin
