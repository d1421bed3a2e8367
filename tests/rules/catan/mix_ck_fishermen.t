# Cities & Knights with the Fishermen of Catan (CT-X-32). Catch, limit and payments: fishermen.t, fishermen_pay.t.

% CT-X-32 CT-GEN-10 CT-GEN-17 thirteen points win
game catan +ck +fishermen seats=3 layout=beginner first_player=1
set city n00 1
set city n02 1
set city n04 1
set city n06 1
set defender 1 4
set road e23 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect public 1 = 12
expect won -
1 settlement n16
expect won 1

% CT-FI-41 CT-GEN-10 CT-X-32 the holder of the old boot needs fourteen, everybody else thirteen
game catan +ck +fishermen seats=3 layout=beginner first_player=1
set city n00 1
set city n02 1
set city n04 1
set city n06 1
set defender 1 5
set boot 1
set road e23 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect public 1 = 13
expect won -
1 settlement n16
expect won 1

% CT-X-01 CT-HM-04 CT-X-32 with Harbourmaster fourteen, fifteen with the boot
game catan +ck +fishermen +harbormaster seats=3 layout=beginner first_player=1
set city n00 1
set city n02 1
set city n04 1
set city n06 1
set defender 1 4
set boot 1
set road e23 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
expect line harbormaster 1
expect public 1 = 14
expect won -
1 settlement n16
expect won 1

% CT-FI-06 CK-FOUND-03 the city of the set-up brings one token, like the settlement whose place it takes
game catan +ck +fishermen seats=2 layout=beginner first_player=1
1 settlement n00
1 road e00
2 settlement n39
2 road e54
2 city n36
expect asks fishermen.fish
* fish 2
expect asks catan.track
expect line fish 2 0 1 0

% CT-X-32 CK-EVENT-05 seven fish: the deck is chosen, then its top card is drawn; it may be played at once
game catan +ck +fishermen seats=3 layout=beginner first_player=1
set fish 1 1 0 2
set knight n30 1 1
set phase act 1
expect legal 1 fish_progress * = 1
reject 1 fish_progress 0 0 2 CT-FI-30
reject 1 fish_buy 1 0 2      CK-PREP-01
1 fish_progress 1 0 2
expect event fish_paid seat=1 1 0 2
expect asks fishermen.deck
expect legal 1 deck * = 3
reject 1 end                 CT-X-32
reject 1 deck marble         CT-X-32
1 deck politics
* progress warlord
expect event drew seat=1 to=1 warlord
expect view 2 line progress 1 - ?1politics
expect asks catan.act
# CK-PLAY-01: not like a development card (CT-FI-36)
1 warlord
expect line knight n30 1 1 active fresh

% CT-X-32 CK-HAND-06 a point card is shown at once
game catan +ck +fishermen seats=3 layout=beginner first_player=1
set fish 1 0 2 1
set phase act 1
1 fish_progress 0 2 1
1 deck science
* progress printer
expect event shown seat=1 printer
expect public 1 = 1

% CT-X-32 CK-HAND-03 CK-TURN-06 a fifth card may be held until the turn ends
game catan +ck +fishermen seats=3 layout=beginner first_player=1
set progress 1 2warlord+2wedding
set fish 1 0 2 1
set phase act 1
1 fish_progress 0 2 1
1 deck politics
* progress spy
expect asks catan.act
1 end
expect asks ck.shed
1 shed spy

% CT-X-32 CT-FI-38 no token too many, and none that is not there
game catan +ck +fishermen seats=3 layout=beginner first_player=1
set fish 1 1 2 1
set phase act 1
reject 1 fish_progress 1 2 1 CT-FI-38
reject 1 fish_progress 0 2 2 CT-FI-37
expect legal 1 fish_progress * = 1

% CT-X-32 CT-HID-10 three fish draw from resources and commodities alike
game catan +ck +fishermen seats=3 layout=beginner first_player=1
set hand 2 1cloth+1ore
set hand 3 1coin
set progress 3 1spy
set fish 1 0 0 1
set phase act 1
1 fish_steal 0 0 1
1 fish_from 2
expect legal * steal * = 2
* steal cloth
expect event stole seat=1 to=1+2 2 cloth
expect line hand 1 1cloth
expect line progress 3 1spy

% CT-X-32 CT-FI-35 somebody with progress cards alone has none to draw
game catan +ck +fishermen seats=3 layout=beginner first_player=1
set progress 3 1spy
set fish 1 0 0 1
set phase act 1
reject 1 fish_steal 0 0 1    CT-FI-35

% CT-X-32 four fish give a resource, never a commodity
game catan +ck +fishermen seats=3 layout=beginner first_player=1
set fish 1 0 2 0
set phase act 1
1 fish_pick 0 2 0
expect asks fishermen.pick
expect legal 1 pick * = 5
reject 1 pick coin           CT-FI-30
1 pick ore
expect line hand 1 1ore

% CT-X-32 CK-SEVEN-03 two fish send the robber away only after the first landing
game catan +ck +fishermen seats=3 layout=beginner first_player=1
set robber h04
set fish 1 0 1 0
set phase act 1
expect legal 1 fish_robber * = 0
reject 1 fish_robber 0 1 0   CT-X-32
set landed 1
set phase act 1
expect legal 1 fish_robber * = 1
1 fish_robber 0 1 0
expect event robber_off seat=1
expect line robber -

% CT-X-32 CT-FI-35 with no robber on the board they buy nothing then either
game catan +ck +fishermen seats=3 layout=beginner first_player=1
set landed 1
set fish 1 0 1 0
set phase act 1
reject 1 fish_robber 0 1 0   CT-FI-35

% CT-FI-30 CT-FI-35 CK-KNIGHT-17 five fish: a road, by the rules for roads, knights of others stop it
game catan +ck +fishermen seats=3 layout=beginner first_player=1
set settlement n00 1
set road e00 1
set knight n01 2 1
set settlement n16 3
set fish 1 0 1 1
set phase act 1
1 fish_road 0 1 1
reject 1 road e02            CK-KNIGHT-17
1 road e01
expect asks catan.act

% CT-FI-05 CK-SEVEN-03 CK-SEVEN-05 the robber waits beside the board for the first landing, whatever is rolled
game catan +ck +fishermen seats=3 layout=beginner first_player=1
set settlement n20 2
set hand 2 1ore
set phase roll 1
* dice 3 4
* event trade
expect event robber_frozen
expect line robber -
set landed 1
set phase roll 1
* dice 3 4
* event trade
1 robber h09
* steal ore
expect line robber h09

% CT-FI-10 CK-DMG-01 CK-PROD-10 a city catches two, and what is caught is no card: the Aqueduct pays
game catan +ck +fishermen seats=3 layout=beginner first_player=1
set city n20 1
set level 1 science 3
set phase roll 1
* dice 1 1
* event trade
expect asks fishermen.fish
* fish 1
* fish 2
expect asks ck.aqueduct
1 aqueduct ore
expect line fish 1 1 1 0

% CK-DMG-01 CT-FI-10 a city on its side catches like a settlement
game catan +ck +fishermen seats=3 layout=beginner first_player=1
set city n20 1
set settlement n00 1
set settlement n02 1
set settlement n04 1
set settlement n06 1
set settlement n16 1
set damaged n20
set phase roll 1
* dice 1 1
* event trade
expect event catch seat=1 1
* fish 1
expect asks catan.act

% CT-FI-22 CK-INV-01 the numbers of the lake are no token for the Inventor, and the merchant gains nothing there
game catan +ck +fishermen seats=3 layout=beginner first_player=1
set progress 1 1inventor+1merchant
set settlement n20 1
set hand 1 2ore+2wool
set phase act 1
reject 1 inventor h08 h09    CK-INV-01
1 merchant h09
expect public 1 = 2
expect legal 1 bank * = 0

% CT-X-30 CK-INT-06 CT-X-32 event cards: Robber Flees moves nobody before the first landing
game catan +ck +fishermen +events seats=3 layout=beginner first_player=1
set robber h04
set phase roll 1
* card robber_flees 4
* red 6
* event trade
expect line robber h04

% CT-X-30 CT-EV-10 CT-FI-10 event cards: the number the Alchemist names is a catch like any other
game catan +ck +fishermen +events seats=3 layout=beginner first_player=1
set progress 1 1alchemist
set settlement n20 1
set phase before 1
1 alchemist 6 12
* event trade
expect asks fishermen.fish

% CT-X-31 CT-FR-16 CT-X-32 three fish ask no protection of the friendly robber
game catan +ck +fishermen +friendly seats=3 layout=beginner first_player=1
set landed 1
set city n20 2
set settlement n35 2
set hand 2 1ore
set fish 1 0 0 1
set phase act 1
1 fish_steal 0 0 1
* steal ore
expect line hand 1 1ore
