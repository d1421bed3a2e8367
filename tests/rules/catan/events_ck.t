# Catan Event Cards with Cities & Knights (CT-X-30): the red die apart from the card, commodities, the Alchemist, the Diplomat.

% CT-X-30 CT-EV-08 CT-EV-09 card, red die, event die; the event die first, then the card, then the number yields
game catan +ck +events layout=beginner seats=3 first_player=1
set city n10 1
set level 1 politics 2
set hand 2 1ore
set phase roll 1
* card good_neighbors 6
expect asks events.red
reject * red 7             CT-EV-09
reject * event ship        CT-EV-09
* red 3
expect event red_die 3
expect asks ck.event
expect line number 6 3
* event politics
# three or less at level two: a progress card before the card's event
expect asks ck.card
* progress spy
expect asks events.gift
2 gift ore
expect line hand 3 1ore
expect asks catan.act
1 end
expect no line number *

% CT-EV-09 the red die is independent of the number, 2 with red 6 too
game catan +ck +events layout=beginner seats=3 first_player=1
set level 1 politics 5
set city n10 1
set phase roll 1
* card plentiful_year 2
* red 6
* event politics
expect asks ck.card
* progress spy
expect asks events.plentiful

% CK-INT-03 CT-EV-21 CT-EV-23 Robber Attacks before the first landing: discards, and the robber stays; walls protect
game catan +ck +events layout=beginner seats=3 first_player=1
set city n10 2
set wall n10
set hand 2 9ore
set hand 3 8ore
set phase roll 1
* card robber_attacks 7
* red 1
* event ship
expect event owes seat=3 4
expect no event owes seat=2 *
3 discard ore
3 discard ore
3 discard ore
3 discard ore
expect event robber_frozen
expect asks catan.act

% CT-EV-21 CT-EV-22 after it the robber moves; a resource or commodity is drawn, no progress card
game catan +ck +events layout=beginner seats=3 first_player=1
set landed 1
set settlement n10 2
set hand 2 1cloth
set progress 2 1spy
set phase roll 1
* card robber_attacks 7
* red 1
* event ship
1 robber h04
* steal cloth
expect line progress 2 1spy

% CT-EV-25 CT-EX-13 Epidemic: a city at mountains 8 gives one ore, no coin
game catan +ck +events layout=beginner seats=3 first_player=1
set hex h11 mountains 8
set city n35 1
set phase roll 1
* card epidemic 8
* red 1
* event ship
expect line hand 1 1ore
1 end
2 roll
* card prospers 8
* red 1
* event ship
expect line hand 1 2ore+1coin

% CT-EV-10 CT-X-30 the Alchemist names a number from 2 to 12 and, apart from it, the red die; no card, only the event die
game catan +ck +events layout=beginner seats=3 first_player=1
set hex h11 mountains 8
set city n35 1
set level 1 trade 5
set progress 1 1alchemist
set phase before 1
expect legal 1 alchemist * = 66
reject 1 alchemist 7 8     CT-EV-10
reject 1 alchemist 0 8     CT-EV-10
reject 1 alchemist 3 1     CT-EV-10
reject 1 alchemist 3 13    CT-EV-10
1 alchemist 6 8
expect event named seat=1 6 8
expect no event event_card *
expect asks ck.event
expect no line revealed *
expect line number 8 6
* event trade
* progress merchant
expect line hand 1 1ore+1coin
expect asks catan.act

% CT-EV-10 a named 7 is resolved like any 7; an Epidemic of another turn plays no part
game catan +ck +events layout=beginner seats=3 first_player=1
set landed 1
set hand 2 8ore
set progress 1 1alchemist
set phase before 1
1 alchemist 1 7
* event ship
expect event owes seat=2 4
2 discard ore
2 discard ore
2 discard ore
2 discard ore
expect asks catan.rob

% CT-EV-24 CT-EV-10 the card of the turn before is gone when a number is named
game catan +ck +events layout=beginner seats=3 first_player=1
set hex h11 mountains 8
set city n35 2
set progress 2 1alchemist
set phase roll 1
* card epidemic 8
* red 1
* event ship
1 end
2 alchemist 1 8
* event ship
expect line hand 2 2ore+1coin

% CT-EV-35 the Diplomat does not remove a damaged road, whosever it is
game catan +ck +events layout=beginner seats=3 first_player=1
set settlement n00 2
set road e00 2
set road e02 2
set damaged_road e02
set settlement n35 1
set road e51 1
set damaged_road e51
set progress 1 1diplomat
set phase act 1
reject 1 diplomat e02      CT-EV-35
reject 1 diplomat e51      CT-EV-35
expect legal 1 diplomat * = 0

% CT-EV-66 CT-EV-30 the road the Diplomat lays anew only repairs while a road is damaged
game catan +ck +events layout=beginner seats=3 first_player=1
set settlement n35 1
set road e51 1
set road e36 1
set damaged_road e51
set progress 1 1diplomat
set phase act 1
1 diplomat e36
expect asks ck.rebuild
reject 1 road e49          CT-EV-66
expect legal 1 road * = 0
expect legal 1 repair_road e51 = 1
1 repair_road e51
expect no line damaged_road *
expect asks catan.act
expect no line road e36 *

% CT-EV-66 or nothing at all
game catan +ck +events layout=beginner seats=3 first_player=1
set settlement n35 1
set road e51 1
set road e36 1
set damaged_road e51
set progress 1 1diplomat
set phase act 1
1 diplomat e36
1 none
expect line damaged_road e51

% CT-EV-30 CT-X-30 Road Building of the progress cards repairs too, also when it can do nothing else
game catan +ck +events layout=beginner seats=3 first_player=1
set settlement n10 1
set road e15 1
set damaged_road e15
set progress 1 1road_building
set phase act 1
1 roads
reject 1 road e13          CT-EV-30
1 repair_road e15
1 road e13
expect asks catan.act

% CT-EV-38 Good Neighbours: a commodity may be given, and must if there is nothing else
game catan +ck +events layout=beginner seats=3 first_player=1
set hand 1 1coin
set hand 2 1ore+1cloth
set phase roll 1
* card good_neighbors 6
* red 1
* event ship
expect actors 1+2
expect legal 1 gift * = 1
expect legal 2 gift * = 2
1 gift coin
2 gift cloth
expect line hand 2 1ore+1coin
expect line hand 3 1cloth

% CT-EV-42 CT-OPEN-06 Tournament: the greatest strength of active knights, a resource and no commodity
game catan +ck +events layout=beginner seats=3 first_player=1
set knight n10 1 2 active
set knight n35 2 3
set knight n33 2 1 active
set knight n31 3 1 active
set knight n20 3 1 active
set phase roll 3
* card tournament 5
* red 1
* event ship
expect actors 3
reject 3 pick coin         CT-EV-40
expect legal 3 pick * = 5
3 pick ore
expect actors 1
1 pick ore
expect asks catan.act

% CT-EV-46 Trade Advantage: commodities can be drawn, progress cards not
game catan +ck +events layout=beginner seats=3 first_player=1
set settlement n10 1
set road e15 1
set hand 2 1paper
set progress 3 1spy
set phase roll 1
* card trade_advantage 5
* red 1
* event ship
reject 1 take_from 3       CT-EV-63
1 take_from 2
* steal paper
expect line hand 1 1paper

% CT-EV-50 Calm Seas: a resource, no commodity
game catan +ck +events layout=beginner seats=3 first_player=1
set city n00 1
set phase roll 1
* card calm_seas 9
* red 1
* event ship
reject 1 pick cloth        CT-EV-48
1 pick wool

% CT-EV-62 CT-EV-61 Plentiful Year: resources only
game catan +ck +events layout=beginner seats=3 first_player=1
set phase roll 1
* card plentiful_year 2
* red 1
* event ship
reject 1 pick paper        CT-EV-61
expect legal 1 * = 6
1 decline
2 decline
3 decline

% CT-EV-56 CT-EV-55 Neighbourly Assistance: commodities may be given, and count
game catan +ck +events layout=beginner seats=3 first_player=1
set city n10 1
set hand 1 1coin+1cloth
set phase roll 1
* card neighborly_assistance 11
* red 1
* event ship
expect asks events.aid
expect legal 1 aid * = 2
1 aid coin
1 aid cloth
expect line hand 2 1coin
expect line hand 3 1cloth

% CT-EV-60 Conflict: the greatest strength of active knights draws; a tie has no effect
game catan +ck +events layout=beginner seats=3 first_player=1
set knight n10 1 2 active
set knight n35 2 3
set hand 2 1coin
set hand 3 1ore
set phase roll 3
* card conflict 3
* red 1
* event ship
expect actors 1
1 take_from 2
* steal coin
expect line hand 1 1coin

% CT-EV-60 a tie
game catan +ck +events layout=beginner seats=3 first_player=1
set knight n10 1 2 active
set knight n35 2 2 active
set hand 3 1ore
set phase roll 3
* card conflict 3
* red 1
* event ship
expect event no_effect conflict

% CT-X-50 CK-SEVEN-03 Robber Flees before the first landing: he stays
game catan +ck +events layout=beginner seats=3 first_player=1
set robber h14
set phase roll 1
* card robber_flees 4
* red 1
* event ship
expect line robber h14
expect event no_effect robber_flees

% CT-X-50 CT-EV-51 after it he goes
game catan +ck +events layout=beginner seats=3 first_player=1
set landed 1
set robber h14
set phase roll 1
* card robber_flees 4
* red 1
* event ship
# the desert of this layout
expect line robber h05
