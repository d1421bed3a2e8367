# Cities & Knights: event die, gates, production, aqueduct, the seven, trade, walls.

% CK-EVENT-01 CK-EVENT-02 CK-BARB-17 the seventh ship face is the attack, then the count begins anew
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set ship 5
set phase roll 1
* dice 1 1
* event ship
expect line ship 6
expect no event attack
1 end
2 roll
* dice 1 1
* event ship
expect event ship 7 7
expect event attack 1 0
expect no line ship *
expect line landed 1

% CK-EVENT-03 CK-EVENT-04 CK-EX-25 red 3, yellow gate: levels 2 and 5 draw, 1 and 0 do not
game catan +ck layout=beginner seats=4 first_player=1
set level 1 trade 1
set level 2 trade 2
set level 4 trade 5
set settlement n20 1
set phase roll 1
* dice 3 1
* event trade
expect asks ck.card
* progress merchant
expect event progress seat=2 to=all trade
expect event drew seat=2 to=2 merchant
* progress merchant_fleet
expect event progress seat=4 trade
expect asks catan.act
expect line progress 2 1merchant
expect line progress 4 1merchant_fleet

% CK-EVENT-04 CK-EX-26 red 6, green gate: only level 5 draws
game catan +ck layout=beginner seats=3 first_player=1
set level 2 science 4
set level 3 science 5
set settlement n20 1
set phase roll 1
* dice 6 2
* event science
* progress crane
expect event progress seat=3 science
expect asks ck.aqueduct
expect line progress 3 1crane
expect no line progress 2 *

% CK-EVENT-04 each level draws on one number more
game catan +ck layout=beginner seats=6 +five_six first_player=1
set level 1 politics 1
set level 2 politics 2
set level 3 politics 3
set level 4 politics 4
set level 5 politics 5
set settlement n20 1
set phase roll 1
* dice 5 1
* event politics
* progress spy
expect event progress seat=4 politics
* progress spy
expect event progress seat=5 politics
expect asks catan.act

% CK-EVENT-03 level 1 draws on 1 and 2 only
game catan +ck layout=beginner seats=3 first_player=1
set level 1 politics 1
set settlement n20 1
set phase roll 1
* dice 2 6
* event politics
* progress spy
expect event progress seat=1 politics

% CK-EVENT-03 red 3 is too much for level 1
game catan +ck layout=beginner seats=3 first_player=1
set level 1 politics 1
set settlement n20 1
set phase roll 1
* dice 3 6
* event politics
expect asks catan.act

% CK-EVENT-05 CK-EVENT-07 the roller draws first, then clockwise; nobody may refuse
game catan +ck layout=beginner seats=3 first_player=1
set level 1 trade 3
set level 2 trade 3
set level 3 trade 3
set settlement n20 2
set phase roll 2
* dice 1 2
* event trade
expect actors *
* progress merchant
expect event progress seat=2 trade
* progress merchant
expect event progress seat=3 trade
* progress merchant
expect event progress seat=1 trade

% CK-EVENT-06 CK-PLAY-02 the last card of a deck, then nothing for those who come later
game catan +ck +five_six seats=5 first_player=1
set level 3 trade 3
set level 4 trade 3
set level 5 trade 3
set progress 1 4merchant
set progress 2 2merchant+2commercial_harbor
set progress 3 2merchant_fleet+2master_merchant
set progress 4 4resource_monopoly
set progress 5 1trade_monopoly
set settlement n20 1
set phase roll 3
* dice 1 2
* event trade
expect legal * progress * = 1
* progress trade_monopoly
expect event progress seat=3 trade
expect no event progress seat=4 trade
expect asks catan.act

% CK-EVENT-08 a gate never moves the ship, a ship never draws
game catan +ck layout=beginner seats=3 first_player=1
set level 1 trade 5
set level 1 politics 5
set level 1 science 2
set settlement n20 1
set phase roll 1
* dice 1 1
* event ship
expect no event progress
expect line ship 1
1 end
set phase roll 1
* dice 1 1
* event trade
* progress merchant
expect line ship 1

% CK-PROD-01 CK-PROD-02 CK-PROD-03 CK-EX-16 a city on hills, fields and mountains
game catan +ck layout=beginner seats=3 first_player=1
set city n32 1
set settlement n34 2
set phase roll 1
* dice 5 6
* event ship
expect line hand 1 2brick
set phase roll 1
* dice 2 3
* event ship
expect line hand 1 2brick+2grain
set phase roll 1
* dice 3 3
* event ship
expect line hand 1 2brick+2grain+1ore+1coin
# a settlement gives one resource and never a commodity
expect line hand 2 1ore
reject 1 pick ore   CK-TURN-01

% CK-EX-17 CK-PROD-03 CK-PROD-04 a city on pasture: one wool and one cloth, no choice
game catan +ck layout=beginner seats=3 first_player=1
set city n30 1
set phase roll 1
* dice 4 6
* event ship
expect event income seat=1 1wool+1cloth
expect asks catan.act

% CK-PROD-03 a city on forest: lumber and paper
game catan +ck layout=beginner seats=3 first_player=1
set city n28 1
set phase roll 1
* dice 4 4
* event ship
expect event income seat=1 1lumber+1paper

% CK-PROD-05 CK-DMG-01 a metropolis produces like a city, a damaged city like a settlement
game catan +ck layout=beginner seats=3 first_player=1
set city n43 1
set city n33 2
set level 1 trade 4
set metropolis trade n43
set damaged n33
set phase roll 1
* dice 3 3
* event ship
expect line hand 1 1ore+1coin
expect line hand 2 1ore

% CK-PROD-06 CK-BARB-14 a city lost on this roll already produces as a settlement
game catan +ck layout=beginner seats=3 first_player=1
set city n43 1
set ship 6
set phase roll 1
* dice 3 3
* event ship
expect line settlement n43 1
expect line hand 1 1ore

% CK-PROD-07 CK-MERCH-04 the robber's hex gives neither resource nor commodity; the merchant beside him trades on
game catan +ck layout=beginner seats=3 first_player=1
set city n43 1
set robber h14
set landed 1
set merchant h14 1
set hand 1 2ore
set phase roll 1
* dice 3 3
* event ship
expect line hand 1 2ore
1 bank ore brick
expect line hand 1 1brick

% CK-PROD-08 CK-SEVEN-01 CK-EX-13 CK-SEVEN-03 a 7 before the first landing: commodities count, half is discarded, no robber
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 2
set hand 1 4ore+4coin
set hand 2 3ore+4coin
set phase roll 1
* dice 3 4
* event ship
expect asks catan.owe
expect actors 1
expect line owe 1 4
1 discard coin
1 discard coin
1 discard coin
1 discard ore
expect line hand 1 3ore+1coin
expect asks catan.act
expect line robber h05

% CK-EX-14 CK-WALL-04 CK-SEVEN-01 two walls: eleven cards are kept, of twelve six go
game catan +ck layout=beginner seats=3 first_player=1
set city n20 1
set city n35 1
set wall n20
set wall n35
set city n43 2
set city n28 2
set wall n43
set wall n28
set hand 1 11ore
set hand 2 12paper
set phase roll 1
* dice 3 4
* event ship
expect actors 2
expect line owe 2 6

% CK-SEVEN-02 progress cards are never counted or discarded
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set hand 1 7ore
set progress 1 4merchant
set phase roll 1
* dice 3 4
* event ship
expect asks catan.act

% CK-SEVEN-04 before the first landing neither Bishop nor knight moves the robber
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set knight n22 1 1 active
set progress 1 1bishop
set phase act 1
reject 1 chase n22   CK-SEVEN-04
reject 1 bishop      CK-BISH-02

% CK-SEVEN-05 CK-SEVEN-06 CK-BARB-18 CK-EX-08 CK-OPEN-13 the landing on a 7 frees the robber, and he moves at once
game catan +ck layout=beginner seats=3 first_player=1
set city n43 2
set level 2 trade 4
set metropolis trade n43
set ship 6
set hand 3 8ore
set phase roll 1
* dice 3 4
* event ship
expect event barbarians_win
expect event robber_freed
expect no event lost_city
# discards come before the move
expect asks catan.owe
3 discard ore
3 discard ore
3 discard ore
3 discard ore
expect asks catan.rob
expect actors 1
1 robber h14
expect line robber h14

% CK-SEVEN-07 CK-SEVEN-08 CK-HID-05 a metropolis can be robbed; the card may be a commodity
game catan +ck layout=beginner seats=3 first_player=1
set city n43 2
set level 2 trade 4
set metropolis trade n43
set hand 2 1coin
set landed 1
set phase roll 1
* dice 3 4
* event ship
1 robber h14
expect asks catan.steal
* steal coin
expect line hand 1 1coin
expect event stole seat=1 to=1+2 2 coin

% CK-PROD-09 CK-EX-20 CK-PROD-11 each kind is paid on its own: the lumber, not the paper; a card received stops the aqueduct
game catan +ck layout=beginner seats=3 first_player=1
set city n18 1
set level 1 science 3
set hand 2 18lumber+12paper
set phase roll 1
* dice 4 4
* event ship
expect line hand 1 1lumber
expect asks catan.act

% CK-PROD-11 only a commodity received is a card received
game catan +ck layout=beginner seats=3 first_player=1
set city n18 1
set level 1 science 3
set hand 2 19lumber
set phase roll 1
* dice 4 4
* event ship
expect line hand 1 1paper
expect asks catan.act

% CK-PROD-10 CK-PROD-12 CK-EX-22 CK-IMPR-07 CK-OPEN-05 nothing because of the robber: one resource of choice, or none
game catan +ck layout=beginner seats=3 first_player=1
set settlement n43 1
set level 1 science 3
set robber h14
set landed 1
set phase roll 1
* dice 3 3
* event ship
expect asks ck.aqueduct
expect actors 1
reject 1 aqueduct coin   CK-PROD-10
expect legal 1 aqueduct * = 5
1 aqueduct grain
expect line hand 1 1grain
expect asks catan.act
set phase roll 1
* dice 3 3
* event ship
1 none
expect asks catan.act

% CK-PROD-10 CK-IMPR-07 level 2 is not enough
game catan +ck layout=beginner seats=3 first_player=1
set settlement n43 1
set level 1 science 2
set phase roll 1
* dice 1 2
* event ship
expect asks catan.act

% CK-PROD-13 CK-EX-23 never on a 7
game catan +ck layout=beginner seats=3 first_player=1
set settlement n43 1
set level 1 science 5
set phase roll 1
* dice 3 4
* event ship
expect asks catan.act

% CK-PROD-12 CK-EX-77 two owners of an Aqueduct, one card in the bank: the one nearer to the roller
game catan +ck layout=beginner seats=3 first_player=1
set settlement n43 1
set level 1 science 3
set level 3 science 3
set hand 2 19brick+19lumber+19wool+18grain+19ore
set phase roll 2
* dice 1 1
* event ship
expect asks ck.aqueduct
expect actors 3
reject 3 aqueduct ore   CK-PROD-12
3 aqueduct grain
expect asks catan.act

% CK-TRADE-01 commodities are traded like resources, in any mix
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set hand 1 1ore+1coin
set hand 2 2paper
set phase act 1
1 offer 1ore+1coin:2paper 2
2 accept 1
1 take 2 1
expect line hand 1 2paper
expect line hand 2 1ore+1coin

% CK-TRADE-02 CK-TRADE-06 four commodities of one kind for one other card, if the bank has it
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set hand 1 8coin
set hand 2 19ore
set phase act 1
1 bank coin cloth
1 bank coin brick
expect line hand 1 1brick+1cloth
set hand 1 4paper
reject 1 bank paper ore    CB-TRADE-12
reject 1 bank paper paper  CB-TRADE-08
set hand 1 3paper
reject 1 bank paper coin   CK-TRADE-02

% CK-TRADE-03 CK-TRADE-05 the generic harbour gives 3:1 for commodities, a special one nothing
game catan +ck layout=beginner seats=3 first_player=1
set settlement n46 1
set settlement n03 2
set hand 1 3coin
set hand 2 3coin+2ore
set phase act 1
1 bank coin ore
expect line hand 1 1ore
set phase act 2
reject 2 bank coin wool    CK-TRADE-02
2 bank ore coin
expect line hand 2 4coin

% CK-TRADE-04 CK-TRADE-12 CK-OPEN-06 resources buy commodities at 4:1, at the brick harbour 2:1
game catan +ck layout=beginner seats=3 first_player=1
set settlement n00 1
set hand 1 2brick+4ore
set phase act 1
1 bank brick paper
1 bank ore cloth
expect line hand 1 1paper+1cloth
set hand 1 1brick
reject 1 bank brick paper  CB-TRADE-10

% CK-TRADE-07 CK-EX-67 CK-IMPR-07 Guild and generic harbour: two cloth, three brick
game catan +ck layout=beginner seats=3 first_player=1
set settlement n46 1
set level 1 trade 3
set hand 1 2cloth+3brick
set phase act 1
1 bank cloth ore
1 bank brick coin
expect line hand 1 1ore+1coin
set hand 1 2brick+1paper
reject 1 bank brick ore    CB-TRADE-09
reject 1 bank paper ore    CK-TRADE-07

% CK-TRADE-08 CK-MERCH-03 CK-MERCH-05 the merchant trades the hex's resource, never its commodity, and nothing on the desert
game catan +ck layout=beginner seats=3 first_player=1
set settlement n43 1
set merchant h14 1
set hand 1 2ore+2coin
set phase act 1
reject 1 bank coin brick   CK-TRADE-02
1 bank ore cloth
expect line hand 1 2coin+1cloth
set merchant h05 1
set hand 1 3ore
reject 1 bank ore brick    CB-TRADE-08
expect score 1 = 2

% CK-TRADE-09 CK-TRADE-11 CK-EX-68 CK-FLEET-01 merchant and fleet each for their kind, until the turn ends
game catan +ck layout=beginner seats=3 first_player=1
set settlement n43 1
set merchant h14 1
set progress 1 1merchant_fleet
set hand 1 2ore+4coin+2paper
set phase act 1
1 merchant_fleet coin
expect event fleet seat=1 coin
1 bank ore brick
1 bank coin brick
1 bank coin lumber
reject 1 bank paper ore   CK-TRADE-02
1 end
expect no line fleet *

% CK-TRADE-10 CK-PLAY-03 progress cards are never traded
game catan +ck layout=beginner seats=3 first_player=1
set progress 1 1crane
set settlement n20 1
set phase act 1
badmove offer 1crane:1ore : bad argument

% CK-HID-01 CK-HID-02 CK-HID-03 others see how many cards, and the backs of progress cards
game catan +ck layout=beginner seats=3 first_player=1
set settlement n20 1
set hand 2 1ore+2coin
set progress 2 1crane+1spy+1merchant
set level 2 trade 2
set knight n21 2 1 active
set phase act 1
expect view 1 line hand 2 - ?3
expect view 1 line progress 2 - ?1trade+1politics+1science
expect view 2 line progress 2 1crane+1spy+1merchant
expect view - line progress 2 - ?1trade+1politics+1science
expect view - line level 2 trade 2
expect view - line knight n21 2 1 active

% CK-PROD-09 two are owed a coin, one is left: nobody gets it, both get their ore
game catan +ck layout=beginner seats=3 first_player=1
set city n43 1
set city n33 2
set hand 3 11coin
set phase roll 1
* dice 3 3
* event ship
expect line hand 1 1ore
expect line hand 2 1ore

% CK-PROD-09 one alone is owed two of each, one of each is left
game catan +ck layout=beginner seats=3 first_player=1
set city n43 1
set city n33 1
set hand 3 11coin+18ore
set phase roll 1
* dice 3 3
* event ship
expect line hand 1 1ore+1coin

% CK-PROD-11 CK-PROD-12 nothing because the bank is short: the roller's Aqueduct takes the last card
game catan +ck layout=beginner seats=3 first_player=1
set settlement n43 1
set settlement n33 2
set level 1 science 3
set level 2 science 3
set hand 3 18ore
set phase roll 2
* dice 3 3
* event ship
expect asks ck.aqueduct
expect actors 2
2 aqueduct ore
expect actors 1
reject 1 aqueduct ore   CK-PROD-12
1 none
expect asks catan.act
