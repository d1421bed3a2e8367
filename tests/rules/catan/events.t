# Catan Event Cards (CT-EV-*) in the base game. The printed start of the beginner's island for four: 1 has settlements on 10 and 29, 2 on
# 13 and 42, 3 on 19 and 35, 4 on 40 and 44; nobody is at a harbour. Hands: 1 2lumber+1grain, 2 2grain+1ore, 3 1brick+1lumber+1grain,
# 4 1brick+1lumber+1ore. A 12 is grain for 3 (h03), an 8 lumber for 1 and 4 (h12) and ore for 3 (h11).

# ------------------------------------------------------------------ the deck

% CT-EV-01 CT-EV-05 CT-EV-11 the dealer reveals a card instead of rolling; its number yields
game catan +events layout=beginner start=printed seats=4 first_player=1
set phase before 1
expect asks catan.before
1 roll
expect asks events.card
reject * dice 3 4      CT-EV-05
* card prospers 8
expect event event_card seat=1 prospers 8
expect event income seat=1 *
expect event income seat=3 *
expect event income seat=4 *
expect asks catan.act
expect line event_card prospers 8
expect line number 8 0
1 end
expect no line event_card *
expect no line number *

% CT-EV-02 eleven numbers as with two dice, twenty cards with an event: what the deck has not cannot come
game catan +events layout=beginner start=printed seats=4 first_player=1
set phase roll 1
reject * card prospers 2                CT-EV-02
reject * card prospers 7                CT-EV-02
reject * card prospers 12               CT-EV-02
reject * card epidemic 7                CT-EV-02
reject * card earthquake 8              CT-EV-02
reject * card calm_seas 11              CT-EV-02
reject * card robber_flees 3            CT-EV-02
reject * card neighborly_assistance 12  CT-EV-02
reject * card knight 3                  CT-EV-02
badset revealed epidemic 7 1 : CT-EV-02
badset revealed epidemic 6 2 : CT-EV-02
badset revealed robber_attacks 7 7 : CT-EV-02
badset event_card tournament 6 : CT-EV-02

% CT-EV-03 CT-HID-01 a card that was revealed does not come again before the deck is mixed; everybody knows which were
game catan +events layout=beginner start=printed seats=4 first_player=1
set phase roll 1
* card conflict 3
expect line revealed conflict 3 1
expect view 2 line revealed conflict 3 1
expect view - line revealed conflict 3 1
1 end
2 roll
reject * card conflict 3    CT-EV-03
* card prospers 3
expect line revealed prospers 3 1

% CT-EV-03 CT-EV-06 CT-EX-05 after 31 cards comes New Year: all 36 are mixed, the next card is revealed in the same turn
game catan +events layout=beginner start=printed seats=4 first_player=1
# thirty: all but two of the 7, the 2, the two 12 and 11 with an event, and a 3
set revealed prospers 3 1
set revealed prospers 4 1
set revealed prospers 5 2
set revealed prospers 6 2
set revealed prospers 8 4
set revealed prospers 9 3
set revealed prospers 10 2
set revealed prospers 11 1
set revealed robber_attacks 7 4
set revealed epidemic 6 1
set revealed epidemic 8 1
set revealed earthquake 6 1
set revealed good_neighbors 6 1
set revealed tournament 5 1
set revealed trade_advantage 5 1
set revealed calm_seas 9 1
set revealed robber_flees 4 2
set revealed neighborly_assistance 10 1
set phase roll 1
reject * card earthquake 6     CT-EV-03
* card conflict 3
expect no event new_year
expect line revealed epidemic 6 1
1 end
2 roll
* card epidemic 6
expect event new_year
expect event event_card seat=2 epidemic 6
expect line revealed epidemic 6 1
expect no line revealed prospers *
expect no line revealed conflict *
expect asks catan.act

% CT-EV-04 CT-EX-05 without New Year all 36 cards come, then the deck is mixed
game catan +events layout=beginner start=printed seats=4 first_player=1 new_year=0
set revealed prospers 3 1
set revealed prospers 4 1
set revealed prospers 5 2
set revealed prospers 6 2
set revealed prospers 8 4
set revealed prospers 9 3
set revealed prospers 10 2
set revealed prospers 11 1
set revealed robber_attacks 7 6
set revealed epidemic 6 1
set revealed epidemic 8 1
set revealed earthquake 6 1
set revealed good_neighbors 6 1
set revealed tournament 5 1
set revealed trade_advantage 5 1
set revealed calm_seas 9 1
set revealed calm_seas 12 1
set revealed robber_flees 4 2
set revealed neighborly_assistance 10 1
set revealed neighborly_assistance 11 1
set revealed conflict 3 1
set phase roll 1
reject * card prospers 8       CT-EV-03
* card plentiful_year 2
expect no event cards_mixed
1 decline
2 decline
3 decline
4 decline
1 end
2 roll
* card prospers 8
expect event cards_mixed
expect no event new_year
expect no line revealed plentiful_year *

% CT-EV-05 CT-EV-64 the card and the number of the turn agree
game catan +events layout=beginner start=printed seats=4 first_player=1
set phase act 1
set event_card epidemic 6
set number 6 0
expect line revealed epidemic 6 1
expect line event_card epidemic 6
badset number 13 0 : number
badset number 6 7 : number

# ---------------------------------------------------------- Robber Attacks (7)

% CT-EV-20 CT-EV-11 half of more than seven cards, then the robber and a card; no income
game catan +events layout=beginner start=printed seats=4 first_player=1
set hand 2 4grain+4ore
set hand 4 7ore
set phase roll 1
* card robber_attacks 7
expect event owes seat=2 4
expect actors 2
2 discard ore
2 discard ore
2 discard ore
2 discard ore
expect asks catan.rob
reject 1 robber h09    CB-SEVEN-04
1 robber h14
expect asks catan.victim
1 rob 2
* steal grain
expect line hand 2 3grain
expect asks catan.act

% CT-EX-50 CT-EV-20 with the friendly robber, everybody has two points: only hexes without a building; discards as usual
game catan +events +friendly layout=beginner seats=3 first_player=1
set settlement n10 1
set settlement n29 1
set settlement n13 2
set settlement n42 2
set settlement n19 3
set settlement n35 3
set hand 3 8wool
set phase roll 1
* card robber_attacks 7
3 discard wool
3 discard wool
3 discard wool
3 discard wool
reject 1 robber h04    CT-FR-05
reject 1 robber h09    CB-SEVEN-04
# the two that no settlement touches
expect legal 1 robber h16 = 1
expect legal 1 robber h18 = 1
expect legal 1 robber * = 2
1 robber h16
expect asks catan.act

% CT-EX-50 CT-FR-07 there is no such hex: he stays on the desert
game catan +events +friendly layout=beginner start=printed seats=4 first_player=1
set phase roll 1
* card robber_attacks 7
expect legal 1 robber h09 = 1
expect legal 1 robber * = 1

# ------------------------------------------------------------------- Epidemic

% CT-EV-24 CT-EX-13 CT-EV-07 a city at hills 8 gives one brick; a settlement gives one as ever
game catan +events layout=beginner seats=3 first_player=1
set hex h12 hills 8
set city n29 1
set settlement n39 2
set phase roll 1
* card epidemic 8
expect line hand 1 1brick
expect line hand 2 1brick
1 end
2 roll
* card prospers 8
expect line hand 1 3brick
expect line hand 2 2brick

% CT-EV-24 it holds for the production of its own card only
game catan +events layout=beginner seats=3 first_player=1
set city n29 1
set phase roll 1
* card epidemic 6
1 end
2 roll
* card prospers 8
expect line hand 1 2lumber

# ---------------------------------------------------- Earthquake, damaged roads

% CT-EV-26 CT-EV-12 CT-EV-07 each turns a road of their own choice, in turn order, before the 6 yields
game catan +events layout=beginner start=printed seats=4 first_player=1
set phase roll 2
* card earthquake 6
expect asks events.quake
expect actors 2
expect legal 2 quake * = 2
reject 2 quake e15     CT-EV-26
reject 2 quake e00     CT-EV-26
reject 3 quake e26     CB-TURN-06
2 quake e18
expect event road_damaged seat=2 e18
expect actors 3
3 quake e36
expect actors 4
4 quake e57
expect actors 1
expect no event income
1 quake e42
expect event income seat=3 *
expect line damaged_road e18
expect line damaged_road e36
expect line damaged_road e57
expect line damaged_road e42
expect asks catan.act

% CT-EV-27 CT-EX-07 whoever has a damaged road turns no second one, whoever has no road nothing
game catan +events layout=beginner seats=3 first_player=1
set settlement n10 1
set road e15 1
set road e17 1
set damaged_road e17
set settlement n13 2
set settlement n35 3
set road e36 3
set road e51 3
set phase roll 1
* card earthquake 6
expect actors 3
3 quake e51
expect asks catan.act
expect no line damaged_road e15

% CT-EV-26 a single road is turned without asking
game catan +events layout=beginner seats=3 first_player=1
set settlement n10 1
set road e15 1
set phase roll 1
* card earthquake 6
expect event road_damaged seat=1 e15
expect asks catan.act

% CT-EV-26 CT-EV-27 nobody has a road to turn: nothing happens
game catan +events layout=beginner seats=3 first_player=1
set settlement n10 1
set phase roll 1
* card earthquake 6
expect event no_effect earthquake
expect asks catan.act

% CT-EV-27 positions keep to it
game catan +events layout=beginner seats=3 first_player=1
set road e15 1
set road e17 1
set damaged_road e17
set phase act 1
expect line damaged_road e17

% CT-EV-28 CT-EV-36 repair for a lumber and a brick, and no new road before it
game catan +events layout=beginner seats=3 first_player=1
set settlement n10 1
set road e15 1
set damaged_road e15
set hand 1 2brick+2lumber
set phase before 1
reject 1 repair_road e15   CT-EV-05
set phase act 1
reject 1 road e13          CT-EV-28
reject 1 road e16          CT-EV-28
expect legal 1 road * = 0
expect legal 1 repair_road * = 1
reject 1 repair_road e13   CT-EV-28
1 repair_road e15
expect event road_repaired seat=1 e15
expect line hand 1 1brick+1lumber
expect no line damaged_road *
reject 1 repair_road e15   CT-EV-28
1 road e13
expect line hand 1 -

% CT-EV-28 without the cards there is no repair; a road of somebody else is not one's affair
game catan +events layout=beginner seats=3 first_player=1
set settlement n10 1
set road e15 1
set damaged_road e15
set settlement n13 2
set road e18 2
set damaged_road e18
set hand 1 1brick+1wool
set phase act 1
reject 1 repair_road e15   CB-BUILD-01
reject 1 repair_road e18   CT-EV-28
expect legal 1 repair_road * = 0

% CT-EV-36 not in the special building phase, which is no turn of one's own
game catan +events +five_six seats=5 first_player=1
set settlement n10 2
set road e15 2
set damaged_road e15
set hand 2 1brick+1lumber
set phase act 1
1 end
expect asks five_six.build
expect actors 2
reject 2 repair_road e15   CB-56-07
reject 2 road e13          CT-EV-28

% CT-EV-29 a damaged road counts for the longest road
game catan +events layout=beginner seats=3 first_player=1
set settlement n10 1
set road e15 1
set road e16 1
set road e18 1
set road e19 1
set hand 1 1brick+1lumber
set damaged_road e16
set phase act 1
expect no line title route *
set damaged_road e16
1 repair_road e16
set hand 1 1brick+1lumber
1 road e21
expect event route seat=1 5

% CT-EV-29 a line of five with the middle one across is five
game catan +events layout=beginner seats=3 first_player=1
set settlement n10 1
set road e15 1
set road e16 1
set road e18 1
set road e19 1
set road e21 1
set damaged_road e18
set phase act 1
expect line title route 1
expect public 1 = 3

% CT-EV-30 Road Building: the first repairs, the second may build
game catan +events layout=beginner seats=3 first_player=1
set settlement n10 1
set road e15 1
set damaged_road e15
set cards 1 1road_building
set phase before 1
1 road_building
expect asks catan.free_edges
reject 1 road e13          CT-EV-30
reject 1 done              CB-DEV-07
expect legal 1 * = 1
1 repair_road e15
expect line hand 1 -
expect asks catan.free_edges
1 road e13
expect asks catan.before

% CT-EV-30 CB-DEV-07 it may be played for the repair alone
game catan +events layout=beginner seats=3 first_player=1
set settlement n10 1
set road e15 1
set damaged_road e15
set cards 1 1road_building
set phase act 1
1 road_building
1 repair_road e15
1 done
expect asks catan.act
expect line spent 1road_building

% CT-EV-30 CB-DEV-07 even when no new road could be built: all fifteen lie on the board
game catan +events layout=beginner seats=3 first_player=1
set settlement n10 1
set road e00 1
set road e01 1
set road e02 1
set road e03 1
set road e04 1
set road e05 1
set road e06 1
set road e07 1
set road e08 1
set road e09 1
set road e10 1
set road e11 1
set road e12 1
set road e13 1
set road e14 1
set damaged_road e14
set cards 1 1road_building
set phase act 1
1 road_building
expect legal 1 * = 1
1 repair_road e14
expect asks catan.act

% CT-EV-32 no settlement where only the damaged road leads; an intact road there makes it good
game catan +events layout=beginner seats=3 first_player=1
set settlement n29 1
set road e42 1
set road e43 1
set damaged_road e43
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
reject 1 settlement n31    CT-EV-32
expect legal 1 settlement * = 0
set road e45 1
expect legal 1 settlement n31 = 1
1 settlement n31

# --------------------------------------------------------- Good Neighbours (6)

% CT-EV-37 CT-EV-39 CT-HID-11 one card to the left, chosen together, exchanged together; only giver and receiver see it
game catan +events layout=beginner start=printed seats=4 first_player=1
set hand 1 1lumber
set hand 2 -
set hand 3 1wool
set hand 4 1brick+1ore
set phase roll 1
* card good_neighbors 6
expect asks events.gift
expect actors 1+3+4
reject 1 gift wool         CT-EV-37
4 gift ore
expect view 1 line pend 4 - ?1
expect view 4 line pend 4 1ore
1 gift lumber
expect actors 3
expect view 2 line pend 1 - ?1
expect line hand 1 -
3 gift wool
expect event handed to=all seat=1 2
expect event handed_card to=1+2 seat=1 2 *
expect event handed to=all seat=4 1
expect event handed_card to=1+4 seat=4 1 *
expect no event handed seat=2 *
# with the income of the 6: brick for 1 and 3, grain for 2
expect line hand 1 1brick+1ore
expect line hand 2 1lumber+1grain
expect line hand 3 1brick
expect line hand 4 1brick+1wool

% CT-EV-37 nobody has a card
game catan +events layout=beginner seats=3 first_player=1
set phase roll 1
* card good_neighbors 6
expect event no_effect good_neighbors
expect asks catan.act

% CT-EV-39 a received card is not passed on: who had none gives none
game catan +events layout=beginner seats=3 first_player=1
set hand 1 1ore
set phase roll 1
* card good_neighbors 6
expect actors 1
1 gift ore
expect line hand 1 -
expect line hand 2 1ore
expect no line hand 3 1ore

# ------------------------------------------------------------- Tournament (5)

% CT-EV-40 CT-EV-12 all who have most revealed knights take a card, in turn order from the active player
game catan +events layout=beginner start=printed seats=4 first_player=1
set knights 1 1
set knights 3 2
set knights 4 2
set phase roll 4
* card tournament 5
expect asks events.tournament
expect actors 4
expect legal 4 pick * = 5
reject 4 decline           CT-EV-40
4 pick wool
expect event picked seat=4 wool
expect actors 3
3 pick wool
expect asks catan.act

% CT-EV-41 CT-OPEN-06 without any revealed knight everybody takes one
game catan +events layout=beginner start=printed seats=4 first_player=1
set phase roll 2
* card tournament 5
2 pick ore
3 pick ore
4 pick ore
1 pick ore
expect asks catan.act

% CT-EV-12 what the bank lacks cannot be taken; of an empty bank nobody takes anything
game catan +events layout=beginner seats=3 first_player=1
set hand 1 18ore+19wool+19grain+19brick
set hand 2 19lumber
set phase roll 3
* card tournament 5
reject 3 pick wool         CT-EV-40
expect legal 3 pick * = 1
3 pick ore
# nothing is left for 1 and 2
expect asks catan.act

# -------------------------------------------------------- Trade Advantage (5)

% CT-EV-43 CT-EV-63 CT-HID-10 the holder of Longest Road may draw a card from any hand, wherever it is
game catan +events layout=beginner seats=3 first_player=1
set settlement n10 2
set road e15 2
set road e16 2
set road e18 2
set road e19 2
set road e21 2
set hand 1 1ore
set hand 2 1wool
set phase act 1
1 end
2 roll
* card prospers 3
2 end
3 roll
* card trade_advantage 5
expect asks events.advantage
expect actors 2
reject 2 take_from 2       CT-EV-43
reject 2 take_from 3       CT-EV-63
reject 2 rob 1             CT-EV-43
expect legal 2 * = 2
2 take_from 1
* steal ore
expect event robbed to=all seat=2 1
expect event stole to=1+2 seat=2 1 ore
expect line hand 2 1wool+1ore
expect asks catan.act
expect actors 3

% CT-EV-43 CT-EV-63 or not: it is a right, no duty
game catan +events layout=beginner seats=3 first_player=1
set settlement n10 2
set road e15 2
set hand 1 1ore
set phase roll 1
* card trade_advantage 5
expect actors 2
2 decline
expect event declined seat=2
expect line hand 1 1ore

% CT-EV-43 CT-EX-11 nobody holds the card: more roads than any other
game catan +events layout=beginner seats=3 first_player=1
set settlement n10 1
set road e15 1
set road e13 1
set settlement n35 2
set road e36 2
set road e51 2
set road e49 2
set hand 1 1ore
set phase roll 1
* card trade_advantage 5
expect actors 2
2 take_from 1
* steal ore

% CT-EV-44 CT-EX-11 a tie for most roads: no effect
game catan +events layout=beginner seats=3 first_player=1
set settlement n10 1
set road e15 1
set settlement n35 2
set road e36 2
set hand 1 1ore
set hand 2 1ore
set phase roll 1
* card trade_advantage 5
expect event no_effect trade_advantage
expect asks catan.act

% CT-EV-63 nobody has a card to draw
game catan +events layout=beginner seats=3 first_player=1
set settlement n10 1
set road e15 1
set hand 1 3ore
set phase roll 1
* card trade_advantage 5
expect event no_effect trade_advantage

% CT-EV-43 development cards cannot be drawn
game catan +events layout=beginner seats=3 first_player=1
set settlement n10 1
set road e15 1
set cards 2 1knight
set phase roll 1
* card trade_advantage 5
expect event no_effect trade_advantage

# ------------------------------------------------------------------ Calm Seas

% CT-EV-48 CT-EX-10 most buildings at harbours, a city counts one: two each for 1 and 2, one for 3
game catan +events layout=beginner seats=4 first_player=1
set settlement n00 1
set city n03 1
set settlement n14 2
set settlement n26 2
set city n45 3
set settlement n20 4
set settlement n33 4
set phase roll 3
* card calm_seas 9
expect asks events.calm_seas
expect actors 1
1 pick brick
expect actors 2
2 pick brick
expect asks catan.act

% CT-EV-48 a building at two harbours is one building, the coast between them none
game catan +events layout=beginner seats=3 first_player=1
set harbour 2 e03 grain
set harbour 1 e02 any
set settlement n02 1
set settlement n05 1
set settlement n14 2
set phase roll 1
* card calm_seas 12
1 pick ore
2 pick ore
expect asks catan.act

% CT-EV-49 CT-EX-10 nobody at any harbour: everybody takes one, before the 12 yields
game catan +events layout=beginner start=printed seats=4 first_player=1
set phase roll 2
* card calm_seas 12
2 pick ore
3 pick ore
4 pick ore
expect no event income
1 pick ore
expect event income seat=3 *
expect asks catan.act

# -------------------------------------------------------------- Robber Flees (4)

% CT-EV-51 back to the desert; nobody is robbed there
game catan +events layout=beginner start=printed seats=4 first_player=1
set settlement n21 2
set hand 2 3wool
set robber h14
set phase roll 1
* card robber_flees 4
expect event robber seat=1 h09
expect line robber h09
expect asks catan.act
# the 4 of h14 yields already: 4 has its settlement on 44
expect event income seat=4 *

% CT-EV-51 CT-X-50 a robber on the desert stays
game catan +events layout=beginner start=printed seats=4 first_player=1
set phase roll 1
* card robber_flees 4
expect event no_effect robber_flees
expect no event robber
expect line robber h09

% CT-EV-53 CT-X-50 without a desert on the board he goes beside it, until the next 7 or Knight
game catan +events layout=beginner start=printed seats=4 first_player=1
set hex h09 pasture 9
set robber h14
set cards 1 1knight
set phase roll 1
* card robber_flees 4
expect event robber_off
expect line robber -
1 knight
1 robber h14
expect line robber h14

# ---------------------------------------------- Neighbourly Assistance (10, 11)

% CT-EV-54 CT-EV-12 CT-HID-11 who has most points gives each player with fewer a card of the giver's choice
game catan +events layout=beginner seats=4 first_player=1
set city n10 2
set city n13 3
set settlement n35 4
set hand 2 1ore+1wool+1grain
set hand 3 2brick
set phase roll 1
* card neighborly_assistance 11
expect asks events.aid
expect actors 2
reject 2 aid brick         CT-EV-54
2 aid wool
expect event handed to=all seat=2 4
expect event handed_card to=2+4 seat=2 4 *
2 aid ore
expect event handed seat=2 1
expect actors 3
3 aid brick
3 aid brick
expect asks catan.act
expect line hand 1 1brick+1ore
expect line hand 2 1grain
expect line hand 4 1brick+1wool
expect no line hand 3 2brick

% CT-EV-55 fewer cards than players to serve: nothing for anyone
game catan +events layout=beginner seats=4 first_player=1
set city n10 2
set hand 2 2ore
set phase roll 1
* card neighborly_assistance 11
expect event no_effect neighborly_assistance
expect line hand 2 2ore

% CT-EV-57 all tied: nobody gives
game catan +events layout=beginner start=printed seats=4 first_player=1
set phase roll 1
* card neighborly_assistance 10
expect event no_effect neighborly_assistance
expect asks catan.act

% CT-EV-57 CT-HID-12 hidden points do not count
game catan +events layout=beginner start=printed seats=4 first_player=1
set cards 1 1point
set phase roll 1
expect score 1 = 3
* card neighborly_assistance 10
expect event no_effect neighborly_assistance

# ----------------------------------------------------------------- Conflict (3)

% CT-EV-58 CT-EV-63 the holder of Largest Army draws, and must
game catan +events layout=beginner seats=4 first_player=1
set knights 3 3
set knights 2 3
set title army 3
set hand 1 1ore
set hand 4 1wool
set phase roll 1
* card conflict 3
expect asks events.conflict
expect actors 3
reject 3 decline           CT-EV-58
reject 3 take_from 2       CT-EV-63
reject 3 take_from 3       CT-EV-58
3 take_from 4
* steal wool
expect line hand 3 1wool

% CT-EV-58 nobody holds it: the most played knights; the one player with cards is drawn from without asking
game catan +events layout=beginner seats=4 first_player=1
set knights 3 2
set knights 2 1
set hand 1 1ore
set phase roll 1
* card conflict 3
expect asks catan.steal
* steal ore
expect line hand 3 1ore

% CT-EV-59 a tie, or no knight at all: no effect
game catan +events layout=beginner seats=4 first_player=1
set knights 3 2
set knights 2 2
set hand 1 1ore
set phase roll 1
* card conflict 3
expect event no_effect conflict
expect line hand 1 1ore

% CT-EV-59 no knight
game catan +events layout=beginner seats=4 first_player=1
set hand 1 1ore
set phase roll 1
* card conflict 3
expect event no_effect conflict

# ------------------------------------------------------------ Plentiful Year (2)

% CT-EV-61 CT-EV-12 everybody may take one, the active player first
game catan +events layout=beginner start=printed seats=4 first_player=1
set hand 1 -
set phase roll 3
* card plentiful_year 2
expect asks events.plentiful
expect actors 3
3 pick ore
4 decline
1 pick wool
2 decline
# and a wool for the 2
expect line hand 1 2wool
expect asks catan.act
