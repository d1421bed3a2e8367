# Development cards: buying, when they are played, what each does (CB-DEV-*).

% CB-DEV-01 a bought card comes from the deck and is known to its buyer alone
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 1wool+1grain+1ore
set phase act 1
1 buy
expect asks catan.draw
expect event bought seat=1 to=all
* draw monopoly
expect event drew seat=1 to=1 monopoly
expect line fresh 1 1monopoly
expect view 1 line fresh 1 1monopoly
expect view 2 line fresh 1 - ?1
expect view - line fresh 1 - ?1
expect view 2 no line *monopoly*

% CB-DEV-01 with an empty deck nothing is bought
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 1wool+1grain+1ore
set cards 2 5point+8knight
set knights 1 2
set knights 2 2
set knights 3 2
set spent 2road_building+2plenty+2monopoly
set phase act 1
reject 1 buy CB-DEV-01
expect legal 1 buy = 0

% CB-DEV-01 CB-DEV-11 the last card is the only one that can come: played cards never return
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 2wool+2grain+2ore
set cards 2 4point+8knight
set knights 1 2
set knights 2 2
set knights 3 2
set spent 2road_building+2plenty+2monopoly
set phase act 1
1 buy
expect legal * draw * = 1
reject * draw knight CB-DEV-01
reject * draw monopoly CB-DEV-01
* draw point
reject 1 buy CB-DEV-01
expect line hand 1 1wool+1grain+1ore

% CB-DEV-02 any number of cards is bought in one turn
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 4wool+4grain+4ore
set phase act 1
1 buy
* draw knight
1 buy
* draw knight
1 buy
* draw monopoly
1 buy
* draw road_building
expect line fresh 1 2knight+1road_building+1monopoly
expect line hand 1 -

% CB-DEV-03 a card is not played in the turn it was bought, whatever it is
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set hand 1 4wool+4grain+4ore
set phase act 1
1 buy
* draw knight
reject 1 knight CB-DEV-03
1 buy
* draw road_building
reject 1 road_building CB-DEV-03
1 buy
* draw plenty
reject 1 plenty CB-DEV-03
1 buy
* draw monopoly
reject 1 monopoly ore CB-DEV-03
expect legal 1 knight = 0
expect legal 1 monopoly * = 0

% CB-DEV-03 a card bought in the turn does not hold up an older one of its kind
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set cards 1 1knight
set fresh 1 1knight
set phase act 1
1 knight
1 robber h00
expect line fresh 1 1knight
expect no line cards 1 *
expect line knights 1 1

% CB-DEV-03 a bought card is playable in the next own turn
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set hand 1 1wool+1grain+1ore
set phase act 1
1 buy
* draw knight
1 end
2 roll
* dice 1 1
2 end
3 roll
* dice 1 1
3 end
expect line cards 1 1knight
1 knight
1 robber h00
expect line knights 1 1

% CB-DEV-03 CB-TURN-03 one card a turn: the second is refused after the roll
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set cards 1 2knight+1road_building+1plenty+1monopoly
set phase act 1
1 knight
1 robber h00
reject 1 knight CB-TURN-03
reject 1 road_building CB-TURN-03
reject 1 plenty CB-TURN-03
reject 1 monopoly ore CB-TURN-03

% CB-DEV-03 CB-TURN-03 a card before the roll is the card of the turn
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set cards 1 1knight+1plenty
set phase before 1
1 knight
1 robber h00
reject 1 plenty CB-TURN-03
1 roll
* dice 1 1
reject 1 plenty CB-TURN-03
1 end
expect line cards 1 1plenty

% CB-DEV-03 CB-TURN-03 the next own turn has its own card
game catan layout=beginner seats=2 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set cards 1 2plenty
set phase act 1
1 plenty
1 pick ore
1 pick ore
1 end
2 roll
* dice 1 1
2 end
1 plenty
1 pick wool
1 pick wool
expect line hand 1 2wool+2ore

% CB-DEV-04 a knight before the roll; the roll is still to be made
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 1 1knight
set phase before 1
1 knight
1 robber h00
expect asks catan.before
reject 1 end CB-TURN-02
1 roll

% CB-DEV-04 Road Building before the roll
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 1 1road_building
set phase before 1
1 road_building
1 road e29
1 road e31
expect asks catan.before
expect line road e31 1

% CB-DEV-04 Year of Plenty before the roll
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 1 1plenty
set phase before 1
1 plenty
1 pick ore
1 pick grain
expect asks catan.before
expect line hand 1 1grain+1ore

% CB-DEV-04 Monopoly before the roll
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 1 1monopoly
set hand 2 3ore
set phase before 1
1 monopoly ore
expect asks catan.before
expect line hand 1 3ore

% CB-DEV-04 all four kinds are playable after the roll
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 1 1knight+1road_building+1plenty+1monopoly
set phase before 1
1 roll
* dice 1 1
expect legal 1 knight = 1
expect legal 1 road_building = 1
expect legal 1 plenty = 1
expect legal 1 monopoly * = 5

% CB-DEV-04 CB-TURN-06 cards are not played on the turn of another
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 2 1knight+1road_building+1plenty+1monopoly
set phase act 1
reject 2 knight CB-TURN-06
reject 2 road_building CB-TURN-06
reject 2 plenty CB-TURN-06
reject 2 monopoly ore CB-TURN-06

% CB-DEV-04 CB-TURN-05 no card is played while a seven is being settled
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set cards 1 1knight
set hand 2 8ore
set phase before 1
1 roll
* dice 3 4
reject 1 knight CB-TURN-05
2 discard ore
2 discard ore
2 discard ore
2 discard ore
reject 1 knight CB-SEVEN-04

% CB-DEV-05 CB-SEVEN-02 development cards do not count on a seven
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set hand 1 7ore
set cards 1 5knight
set hand 2 8wool
set cards 2 3knight
set phase before 1
1 roll
* dice 1 6
# seat 1 holds 7 resource cards and gives nothing; seat 2 gives half of 8, not of 11
expect actors 2
2 discard wool
2 discard wool
2 discard wool
2 discard wool
expect asks catan.rob
expect line cards 1 5knight
expect line cards 2 3knight
badmove discard knight : bad argument

% CB-DEV-05 CB-SEVEN-06 a hand of development cards gives the robber nothing
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set cards 1 1knight
set cards 2 2monopoly+3knight
set phase act 1
1 knight
1 robber h14
expect asks catan.act
expect line cards 2 3knight+2monopoly
expect line hand 1 -

% CB-DEV-05 CB-TRADE-05 no offer can name a development card
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 1 1knight
set hand 1 1ore
set phase act 1
badmove offer 1knight:1ore 2+3 : bad argument
badmove offer 1ore:1knight 2+3 : bad argument
badmove bank knight ore : bad argument

% CB-DEV-05 CB-DEV-09 Monopoly takes resources, not development cards
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 1 1monopoly
set cards 2 2knight
set fresh 3 1point
set hand 2 2ore
set phase act 1
badmove monopoly knight : bad argument
1 monopoly ore
expect line cards 2 2knight
expect line fresh 3 1point

% CB-DEV-06 CB-SEVEN-04 CB-SEVEN-05 a knight moves the robber and takes a card
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set cards 1 1knight
set hand 2 2ore
set phase act 1
1 knight
expect asks catan.rob
reject 1 end CB-SEVEN-04
reject 1 robber h09 CB-SEVEN-04
expect legal 1 robber * = 18
1 robber h14
# only seat 2 stands there: nothing is to be chosen
expect asks catan.steal
* steal ore
expect line robber h14
expect line hand 1 1ore
expect line hand 2 1ore
expect asks catan.act

% CB-DEV-06 CB-ARMY-01 the knight stays face up before its owner
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 1 1knight
set phase act 1
1 knight
1 robber h00
expect line knights 1 1
expect view 2 line knights 1 1
expect no line spent *
expect no line cards 1 *

% CB-DEV-06 CB-SEVEN-02 nobody discards for a knight
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set cards 1 1knight
set hand 1 9wool
set hand 2 12ore
set hand 3 10grain
set phase before 1
1 knight
expect asks catan.rob
1 robber h00
expect asks catan.before
expect line hand 1 9wool
expect line hand 2 12ore
expect line hand 3 10grain

% CB-DEV-06 CB-SEVEN-05 CB-SEVEN-08 two at the hex: one is chosen, one card is taken
game catan layout=beginner seats=4 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set settlement n42 3
set settlement n00 4
set cards 1 1knight
set hand 2 1ore
set hand 3 1wool
set hand 4 5brick
set phase act 1
1 knight
1 robber h14
expect asks catan.victim
reject 1 rob 1 CB-SEVEN-05
reject 1 rob 4 CB-SEVEN-05
reject 1 end CB-SEVEN-05
expect legal 1 rob * = 2
1 rob 3
* steal wool
expect line hand 1 1wool
expect line hand 2 1ore
expect line hand 3 -

% CB-DEV-06 CB-SEVEN-06 one of the two has no cards: he may be chosen, and nothing is taken
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set settlement n42 3
set cards 1 1knight
set hand 2 1ore
set phase act 1
1 knight
1 robber h14
expect legal 1 rob * = 2
1 rob 3
expect asks catan.act
expect line hand 1 -
expect line hand 2 1ore

% CB-DEV-06 CB-SEVEN-07 the robber may go where nobody lives, or only oneself
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set robber h00
set cards 1 1knight
set hand 2 1ore
set hand 3 3ore
set phase act 1
1 knight
1 robber h04
expect line robber h04
expect asks catan.act
expect line hand 1 -

% CB-DEV-06 CB-SEVEN-04 the desert is a place like another
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set robber h00
set cards 1 1knight
set hand 2 1ore
set phase act 1
1 knight
reject 1 robber h00 CB-SEVEN-04
1 robber h09
* steal ore
expect line robber h09
expect line hand 1 1ore

% CB-DEV-13 without a knight in hand none is played
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set knights 1 2
set cards 1 1plenty
set phase act 1
reject 1 knight CB-DEV-13
expect legal 1 knight = 0

% CB-DEV-07 two roads free of charge, the second on from the first
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 1 1road_building
set hand 1 1brick+1lumber+1ore
set phase act 1
1 road_building
reject 1 road e31 CB-BUILD-04
1 road e29
1 road e31
expect asks catan.act
expect line hand 1 1brick+1lumber+1ore
expect line road e29 1
expect line road e31 1
expect line spent 1road_building

% CB-DEV-07 the two roads may stand apart
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n53 1
set cards 1 1road_building
set phase act 1
1 road_building
1 road e29
1 road e71
expect line road e29 1
expect line road e71 1

% CB-DEV-07 nothing else is done between the two roads
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
# roads of 1: 31-32
set road e45 1
set cards 1 1road_building+1knight
set hand 1 5brick+5lumber+5wool+5grain+5ore
set hand 2 1brick
set phase act 1
1 road_building
1 road e29
reject 1 settlement n32 CB-DEV-07
reject 1 city n20 CB-DEV-07
reject 1 buy CB-DEV-07
reject 1 bank brick ore CB-DEV-07
reject 1 offer 1ore:1brick 2+3 CB-DEV-07
reject 1 knight CB-DEV-07
reject 1 end CB-DEV-07
reject 2 propose 1brick:1ore CB-TURN-06
expect legal 1 settlement * = 0
1 road e31
1 settlement n32

% CB-DEV-07 CB-BUILD-04 a free road obeys the rules of place
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 8-9-10
set road e12 1
set road e13 1
set settlement n10 2
# roads of 2: 9-19
set road e14 2
set cards 1 1road_building
set phase act 1
1 road_building
reject 1 road e15 CB-BUILD-04
reject 1 road e04 CB-BUILD-04
reject 1 road e53 CB-BUILD-04
reject 1 road e14 CB-BOARD-06
1 road e01

% CB-DEV-07 up to two: the second may be left out
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 1 1road_building
set phase act 1
1 road_building
reject 1 done CB-DEV-07
1 road e29
1 done
expect asks catan.act
expect line spent 1road_building
reject 1 road e31 CB-BUILD-01

% CB-DEV-07 one piece left: one road
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n00 1
# roads of 1: 0-1-2-3-4-5-6-14-15-25-26-37-36-46-45
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
set road e53 1
set road e64 1
set cards 1 1road_building
set phase act 1
1 road_building
1 road e65
expect asks catan.act
expect line road e65 1
expect line spent 1road_building

% CB-DEV-07 no piece left: the card stays in the hand
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n00 1
# roads of 1: 0-1-2-3-4-5-6-14-15-25-26-37-36-46-45-53
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
set road e53 1
set road e64 1
set road e65 1
set cards 1 1road_building
set phase act 1
reject 1 road_building CB-DEV-07
expect legal 1 road_building = 0
expect line cards 1 1road_building

% CB-DEV-07 one legal path left: one road
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n00 1
# roads of 2: 0-8 1-2
set road e01 2
set road e02 2
set cards 1 1road_building
set phase act 1
1 road_building
expect legal 1 road * = 1
1 road e00
expect asks catan.act
expect line spent 1road_building

% CB-DEV-07 one legal path now, another behind it: two roads
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n00 1
# roads of 2: 0-8
set road e01 2
set cards 1 1road_building
set phase act 1
1 road_building
expect legal 1 road * = 1
1 road e00
expect asks catan.free_edges
1 road e02
expect asks catan.act

% CB-DEV-07 no legal path: the card cannot be played
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n00 1
# roads of 2: 0-8 0-1
set road e01 2
set road e00 2
set cards 1 1road_building
set phase act 1
reject 1 road_building CB-DEV-07
expect legal 1 road_building = 0

% CB-DEV-07 CB-BUILD-05 no legal path because an opponent's settlement bars the way
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n00 1
# roads of 1: 0-1-2
set road e00 1
set road e02 1
# roads of 2: 0-8
set road e01 2
set settlement n02 2
set cards 1 1road_building
set phase before 1
reject 1 road_building CB-DEV-07
expect legal 1 road_building = 0

% CB-DEV-13 without the card there are no free roads, no two cards and no Monopoly; what another holds is no help
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 2 1road_building+1plenty+1monopoly
set fresh 1 1knight
set phase act 1
reject 1 road_building CB-DEV-13
reject 1 plenty CB-DEV-13
reject 1 monopoly ore CB-DEV-13
reject 1 knight CB-DEV-03                  # bought just now

% CB-DEV-08 Year of Plenty: two of a kind
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 1 1plenty
set hand 1 1ore
set phase act 1
1 plenty
expect legal 1 pick * = 5
1 pick ore
1 pick ore
expect line hand 1 3ore
expect line spent 1plenty
expect asks catan.act

% CB-DEV-08 Year of Plenty: two different cards, ready for use
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 1 1plenty
set phase act 1
1 plenty
1 pick brick
reject 1 road e29 CB-DEV-08
reject 1 end CB-DEV-08
1 pick lumber
1 road e29
expect line hand 1 -

% CB-EX-49 CB-DEV-08 the bank holds 1 ore in all: the player takes it
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 1 1plenty
set hand 2 19brick+19lumber+19wool+19grain
set hand 3 18ore
set phase act 1
1 plenty
expect legal 1 pick * = 1
reject 1 pick brick CB-DEV-08
1 pick ore
expect asks catan.act
expect line hand 1 1ore
expect line spent 1plenty

% CB-DEV-08 an empty bank: the card cannot be played
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 1 1plenty
set hand 2 19brick+19lumber+19wool+19grain
set hand 3 19ore
set phase act 1
reject 1 plenty CB-DEV-08
expect legal 1 plenty = 0
expect line cards 1 1plenty

% CB-DEV-08 one kind only is left: both cards are of it
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 1 1plenty
set hand 2 19brick+19lumber+19wool+19grain
set hand 3 17ore
set phase before 1
1 plenty
1 pick ore
1 pick ore
expect line hand 1 2ore
expect asks catan.before

% CB-DEV-08 the last card of a kind cannot be taken twice
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 1 1plenty
set hand 3 18ore
set phase act 1
1 plenty
1 pick ore
reject 1 pick ore CB-DEV-08
expect legal 1 pick * = 4
1 pick wool
expect line hand 1 1wool+1ore

% CB-DEV-09 Monopoly: everybody else hands over all cards of the kind
game catan layout=beginner seats=4 first_player=1
set empty
set settlement n20 1
set cards 1 1monopoly
set hand 1 1ore+1wool
set hand 2 3ore+2brick
set hand 3 4wool
set hand 4 1ore
set phase act 1
1 monopoly ore
expect line hand 1 1wool+5ore
expect line hand 2 2brick
expect line hand 3 4wool
expect line hand 4 -
expect event monopoly seat=1 ore 4
expect event gave seat=2 1 ore 3
expect event gave seat=4 1 ore 1
expect line spent 1monopoly
expect asks catan.act

% CB-DEV-09 Monopoly on a kind nobody has
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 1 1monopoly
set hand 1 2ore
set hand 2 3brick
set hand 3 4wool
set phase act 1
1 monopoly ore
expect line hand 1 2ore
expect line hand 2 3brick
expect line hand 3 4wool
expect line spent 1monopoly
reject 1 monopoly brick CB-DEV-13

% CB-DEV-09 the bank gives nothing to a Monopoly
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 1 1monopoly
set hand 3 4wool
set phase act 1
1 monopoly grain
expect line hand 1 -
expect view - line bank 19brick+19lumber+15wool+19grain+19ore

% CB-DEV-10 CB-HID-05 a Victory Point card counts from its purchase and in secret
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 1wool+1grain+1ore
set phase act 1
expect score 1 = 1
1 buy
* draw point
expect score 1 = 2
expect public 1 = 1
expect view 2 line fresh 1 - ?1
expect view 2 no line *point*

% CB-DEV-10 CB-TURN-03 holding and buying Victory Point cards is no play of a card
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 1wool+1grain+1ore
set cards 1 2point+1plenty
set phase act 1
1 buy
* draw point
expect score 1 = 4
1 plenty
1 pick ore
1 pick ore
expect asks catan.act

% CB-DEV-10 no move plays a Victory Point card
game catan layout=beginner seats=3 first_player=1 offers_per_turn=0
set empty
set settlement n20 1
set cards 1 3point
set phase act 1
expect legal 1 * = 1
expect legal 1 end = 1
badmove point : point

% CB-DEV-10 CB-EX-43 CB-WIN-02 the tenth point is bought: it wins at once and is shown
game catan layout=beginner seats=3 first_player=1
set empty
set city n00 1
set city n02 1
set city n04 1
set city n06 1
set hand 1 1wool+1grain+1ore
set cards 1 1point
set phase act 1
expect score 1 = 9
expect public 1 = 8
expect view 2 line cards 1 - ?1
1 buy
expect won -
* draw point
expect won 1
expect view 2 line cards 1 1point
expect view 2 line fresh 1 1point
expect score 1 = 10

% CB-DEV-11 CB-HID-04 Road Building, Year of Plenty and Monopoly leave the game, for all to see
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 1 1road_building
set cards 2 1plenty
set cards 3 1monopoly
set phase act 1
1 road_building
1 road e29
1 road e31
expect line spent 1road_building
1 end
2 plenty
2 pick ore
2 pick ore
2 roll
* dice 1 1
2 end
3 monopoly ore
expect line spent 1road_building+1plenty+1monopoly
expect view 1 line spent 1road_building+1plenty+1monopoly
expect no line cards *

% CB-DEV-12 all Victory Point cards are alike
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 5wool+5grain+5ore
set phase act 1
1 buy
# knight, Road Building, Year of Plenty, Monopoly and one kind of Victory Point
expect legal * draw * = 5
* draw point
1 buy
* draw point
1 buy
* draw point
1 buy
* draw point
1 buy
* draw point
expect line fresh 1 5point
expect score 1 = 6
badset cards 2 1point : not that many

% CB-DEV-06 CB-DEV-04 a knight before the roll does not spare a seven after it
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set hand 2 2ore
set cards 1 1knight
set phase before 1
1 knight
1 robber h10
* steal ore
1 roll
* dice 3 4
expect asks catan.rob
reject 1 robber h10 CB-SEVEN-04
1 robber h14
* steal ore
expect line hand 1 2ore
expect line hand 2 -

% CB-DEV-06 CB-HID-03 what the knight takes is known to the two of them only
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set hand 2 1ore+1wool
set cards 1 1knight
set phase act 1
1 knight
1 robber h14
expect legal * steal * = 2
reject * steal brick CB-SEVEN-05
* steal wool
expect event robbed seat=1 to=all 2
expect event stole seat=1 to=1+2 2 wool
expect view 3 line hand 1 - ?1
expect view 3 line hand 2 - ?1

% CB-DEV-01 CB-BUILD-01 an empty deck is named before an empty purse
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set cards 2 14knight+2road_building+2plenty+2monopoly+4point
set fresh 3 1point
set phase act 1
reject 1 buy CB-DEV-01

% CB-DEV-03 CB-DEV-10 three cards bought, the Victory Point among them counts, the others wait
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 3wool+3grain+3ore
set phase act 1
1 buy
* draw road_building
1 buy
* draw point
1 buy
* draw knight
expect score 1 = 2
reject 1 knight CB-DEV-03
reject 1 road_building CB-DEV-03
expect legal 1 plenty = 0

% CB-DEV-07 CB-LR-03 CB-BUILD-05 a free road may lead up to an opponent, the next one not past him
game catan layout=beginner seats=3 first_player=1
set empty
# roads of 1: 8-9
set road e12 1
set settlement n10 2
set cards 1 1road_building
set phase act 1
1 road_building
1 road e13
reject 1 road e15 CB-BUILD-04
reject 1 road e04 CB-BUILD-04
1 road e14

% CB-DEV-08 CB-PROD-06 the bank is what the hands leave: 18 grain out, one to be had
game catan layout=beginner seats=2 first_player=1
set empty
set settlement n20 1
set hand 2 18grain
set cards 1 1plenty
set phase act 1
1 plenty
1 pick grain
expect legal 1 pick grain = 0
1 pick brick
expect line hand 1 1brick+1grain

% CB-DEV-09 CB-DEV-04 the cards of a Monopoly before the roll count on a seven
game catan layout=beginner seats=2 first_player=1
set empty
set settlement n20 1
set hand 1 3ore
set hand 2 6ore
set cards 1 1monopoly
set phase before 1
1 monopoly ore
expect line hand 1 9ore
1 roll
* dice 3 4
expect actors 1
1 discard ore
1 discard ore
1 discard ore
1 discard ore
expect line hand 1 5ore
expect asks catan.rob

% CB-DEV-06 CB-SEVEN-06 two opponents at the hex, both without cards: nobody is asked for
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set settlement n42 3
set cards 1 1knight
set phase act 1
1 knight
1 robber h14
expect asks catan.act
expect line robber h14
