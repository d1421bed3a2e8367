# Catan for Two (CT-TW-*): two colours nobody plays, numbered 3 and 4, two rolls a turn, trade tokens.
# Beginner's island: desert h09 with n20 n21 n22 n31 n32 n33; neutral settlements n11 (e15 e16 e17) and n42 (e47 e58 e60).

# ------------------------------------------------------------------- preparation

% CT-TW-01 CT-TW-04 two colours nobody plays have a settlement each, straight north and south of the centre, without a road
game catan +two seats=2 layout=beginner first_player=1
expect line settlement n11 3
expect line settlement n42 4
expect no line road *
# 54 crossings without the two and their three neighbours each
expect legal 1 settlement * = 46
reject 1 settlement n11 CB-BOARD-06
reject 1 settlement n21 CB-BUILD-08
reject 1 settlement n43 CB-BUILD-08

% CT-TW-01 CT-GEN-05 for two, no more
badgame catan +two seats=3 : CT-TW-01
badgame catan +two seats=4 : CT-TW-01
badgame catan +two +five_six seats=5 : CT-GEN-05

% CT-TW-02 five tokens each, ten in the supply: together they are twenty
game catan +two seats=2 layout=beginner first_player=1
expect line trade_tokens 1 5
expect line trade_tokens 2 5
set trade_tokens 1 15
badset trade_tokens 2 21 : trade_tokens
badset trade_tokens 3 1 : trade_tokens

% CT-TW-03 the island is dealt as usual; the neutral settlements stand on every one
game catan +two seats=2 first_player=1
deal 7
expect line settlement n11 3
expect line settlement n42 4
expect legal 1 settlement * = 46
badgame catan +two layout=beginner start=printed seats=2 : CT-TW-05

% CT-TW-05 CT-TW-25 there and back, the second settlement pays, no neutral piece for all that
game catan +two seats=2 layout=beginner first_player=2
2 settlement n13
2 road e19
1 settlement n19
1 road e28
1 settlement n40
expect event income seat=1 1brick+1lumber+1ore
1 road e44
2 settlement n35
expect event income seat=2 1lumber+1wool+1ore
2 road e49
expect no line road * 3
expect no line road * 4

expect asks catan.before
expect actors 2

% CT-TW-06 CT-TW-30 CT-EX-17 a start settlement at desert and coast: three tokens, eight together; seven are left
game catan +two seats=2 layout=beginner first_player=1
set hex h00 desert
set hex h09 mountains 10
1 settlement n00
expect event trade_tokens seat=1 3
expect line trade_tokens 1 8
1 road e00
# at the desert alone two, on the coast alone one, at neither none
2 settlement n09
expect event trade_tokens seat=2 2
2 road e12
2 settlement n16
expect event trade_tokens seat=2 1
expect line trade_tokens 2 8
2 road e23
1 settlement n35
expect no event trade_tokens
expect line trade_tokens 1 8

# --------------------------------------------------------------------- two rolls

% CT-TW-10 CT-TW-11 two rolls that differ, each resolved before the next
game catan +two seats=2 layout=beginner first_player=1
set settlement n19 1
set settlement n35 2
set phase before 1
1 roll
* dice 5 6
# forest 11 at n19
expect event income seat=1 1lumber
expect asks catan.before
expect actors 1
expect line first_roll 11
1 roll
expect asks catan.dice
# eleven again does not stand: 34 of 36 ways are left
expect legal * dice * * = 34
reject * dice 5 6 CT-TW-10
reject * dice 6 5 CT-TW-10
reject * dice 0 6 CB-TURN-02
* dice 4 4
expect event income seat=2 1ore
expect asks catan.act
1 end
expect no line first_roll *
expect actors 2
2 roll
* dice 5 6
expect asks catan.before

% CT-TW-10 a first seven leaves thirty ways, a first two thirty-five
game catan +two seats=2 layout=beginner first_player=1
set first_roll 7
set phase roll 1
expect legal * dice * * = 30
reject * dice 3 4 CT-TW-10
set first_roll 2
expect legal * dice * * = 35
badset first_roll 13 : first_roll

% CT-TW-11 a first seven: discards and robber, then the second roll
game catan +two seats=2 layout=beginner first_player=1
set settlement n19 1
set settlement n35 2
set hand 2 8ore
set hand 1 1wool
set phase before 1
1 roll
* dice 3 4
expect asks catan.owe
2 discard ore
2 discard ore
2 discard ore
2 discard ore
expect asks catan.rob
1 robber h11
* steal ore
expect asks catan.before
expect actors 1
1 roll
* dice 4 4
# the robber stands on mountains 8
expect no event income
expect asks catan.act

% CT-TW-12 neutral buildings bring nothing and nobody robs their owner
game catan +two seats=2 layout=beginner first_player=1
set settlement n19 1
set settlement n35 2
set hand 2 1ore
set phase before 1
1 roll
* dice 2 2
# pasture 4 at n11, fields 4 at n42
expect no event income
1 roll
* dice 3 4
# only a neutral settlement and nobody's at h17: no question whom to rob
reject 1 robber h09 CB-SEVEN-04
1 robber h17
expect no event robbed
expect asks catan.act
badmove rob 3 : argument

% CT-TW-12 among a rival and a neutral colour only the rival can be robbed
game catan +two seats=2 layout=beginner first_player=1
set settlement n13 2
set settlement n35 1
set hand 2 1ore
set phase roll 1
* dice 3 4
# n11 and n13 are both at pasture 4: the rival is robbed without a question
1 robber h05
* steal ore
expect event robbed seat=1 2

% CT-TW-13 a Knight before the first roll
game catan +two seats=2 layout=beginner first_player=1
set cards 1 2knight
set phase before 1
1 knight
1 robber h00
expect asks catan.before
expect legal 1 knight = 0
1 roll
* dice 3 3
# still one development card a turn
reject 1 knight CB-TURN-03
1 roll
* dice 3 2
reject 1 knight CB-TURN-03

% CT-TW-13 ... or before the second
game catan +two seats=2 layout=beginner first_player=1
set cards 1 2knight
set phase before 1
1 roll
* dice 3 3
1 knight
1 robber h00
reject 1 knight CB-TURN-03
1 roll
* dice 3 2
reject 1 knight CB-TURN-03
expect asks catan.act

# ------------------------------------------------------------------ neutral pieces

% CT-TW-20 after a road one of a neutral colour of one's choice
game catan +two seats=2 layout=beginner first_player=1
set settlement n19 1
set hand 1 2brick+2lumber
set phase act 1
1 road e28
expect asks two.neutral
expect actors 1
expect legal 1 neutral_road * 3 = 3
expect legal 1 neutral_road * 4 = 3
expect legal 1 * = 6
# nothing else until it lies
reject 1 end CT-TW-20
reject 1 road e29 CT-TW-20
reject 2 neutral_road e15 3 CB-TURN-06
1 neutral_road e47 4
expect event built seat=4 road e47
expect line road e47 4
expect asks catan.act
1 road e26
expect legal 1 neutral_road * 3 = 3
# e58 e60 at the settlement, e45 e46 behind the road
expect legal 1 neutral_road * 4 = 4
1 neutral_road e17 3
expect line hand 1 -

% CT-TW-20 CT-TW-22 after a settlement one of a neutral colour, at its own road and by the distance rule
game catan +two seats=2 layout=beginner first_player=1
set settlement n19 1
set road e14 1
set road e13 1
set road e12 1
set road e44 4
set road e57 4
set road e58 4
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n08
expect asks two.neutral
# the road leads to n41 (beside n42), n40 and n30
expect legal 1 * = 2
reject 1 neutral_settlement n41 4 CB-BUILD-08
reject 1 neutral_settlement n31 4 CB-BUILD-06
reject 1 neutral_settlement n30 3 CB-BUILD-06
reject 1 neutral_road e43 4 CT-TW-20
reject 1 neutral_settlement n30 2 CT-TW-20
badmove neutral_settlement n30 5 : argument
1 neutral_settlement n30 4
expect line settlement n30 4
expect asks catan.act
# the coast paid a token to the player, the neutral settlement pays nobody
expect line trade_tokens 1 6

% CT-TW-21 no neutral settlement fits: a road instead
game catan +two seats=2 layout=beginner first_player=1
set settlement n19 1
set road e14 1
set road e12 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n08
expect asks two.neutral
expect legal 1 neutral_road * = 6
reject 1 neutral_settlement n21 3 CT-TW-20
1 neutral_road e16 3
expect asks catan.act

% CT-TW-21 neither fits: nothing happens
game catan +two seats=2 layout=beginner first_player=1
set empty
set settlement n19 1
set hand 1 1brick+1lumber
set phase act 1
1 road e28
expect asks catan.act

% CT-TW-20 CT-TW-22 a single place is taken without a question
game catan +two seats=2 layout=beginner first_player=1
set empty
set settlement n00 3
set settlement n19 1
set road e00 1
set hand 1 1brick+1lumber
set phase act 1
1 road e28
expect event built seat=3 road e01
expect asks catan.act

% CT-TW-22 fifteen roads and five settlements of each colour; the other one goes on
game catan +two seats=2 layout=beginner first_player=1
set empty
set settlement n16 1
set settlement n42 4
set settlement n00 3
set settlement n03 3
set settlement n05 3
set settlement n15 3
set settlement n26 3
set road e00 3
set road e02 3
set road e03 3
set road e05 3
set road e06 3
set road e08 3
set road e09 3
set road e21 3
set road e22 3
set road e37 3
set road e38 3
set road e52 3
set road e53 3
set road e64 3
set road e23 1
set hand 1 3brick+3lumber+1wool+1grain
set phase act 1
1 road e24
1 neutral_road e65 3
1 road e39
expect legal 1 neutral_road * 3 = 0
reject 1 neutral_road e71 3 CB-BUILD-03
expect legal 1 neutral_road * 4 = 3
1 neutral_road e58 4
# n53 would be free for a settlement of 3, but all five stand
1 settlement n28
reject 1 neutral_settlement n53 3 CT-TW-20
expect legal 1 neutral_road * 4 = 4
1 neutral_road e57 4

% CT-TW-23 no neutral piece for a city or a development card
game catan +two seats=2 layout=beginner first_player=1
set settlement n19 1
set hand 1 4ore+3grain+1wool
set phase act 1
1 city n19
expect asks catan.act
1 buy
* draw knight
expect asks catan.act

% CT-TW-23 each road of Road Building calls for its own neutral road, before the next
game catan +two seats=2 layout=beginner first_player=1
set settlement n19 1
set cards 1 1road_building
set phase act 1
1 road_building
1 road e28
expect asks two.neutral
reject 1 road e26 CT-TW-20
1 neutral_road e15 3
expect asks catan.free_edges
1 road e30
1 neutral_road e13 3
expect asks catan.act

% CT-TW-23 CT-TW-13 ... before a roll, too
game catan +two seats=2 layout=beginner first_player=1
set settlement n19 1
set cards 1 1road_building
set phase before 1
1 roll
* dice 6 6
1 road_building
1 road e28
1 neutral_road e15 3
1 done
expect asks catan.before
1 roll
* dice 1 1
expect asks catan.act

% CT-TW-24 a neutral colour takes Longest Road: nobody has its points
game catan +two seats=2 layout=beginner first_player=1
set settlement n16 1
set road e23 1
set road e25 1
set road e26 1
set road e28 1
set road e29 1
set road e47 4
set road e46 4
set road e48 4
set road e49 4
set road e51 4
set title route 1
set hand 1 1brick+1lumber
set phase act 1
expect public 1 = 3
1 road e24
# six for player 1, whose settlement stands in the middle
expect asks two.neutral
1 neutral_road e52 4
expect no event route
1 end
set hand 2 2brick+2lumber
set settlement n40 2
2 roll
* dice 1 1
2 roll
* dice 1 2
2 road e55
2 neutral_road e38 4
expect event route seat=4 7
expect line title route 4
expect public 1 = 1
expect public 2 = 1

% CT-TW-24 CB-LR-07 a neutral settlement can break a road, and a player's can break a neutral one
game catan +two seats=2 layout=beginner first_player=1
set settlement n16 1
set road e23 1
set road e25 1
set road e26 1
set road e28 1
set road e30 1
set title route 1
set road e14 3
set road e13 3
set road e15 3
set settlement n35 2
set road e49 2
set road e48 2
set hand 2 1brick+1lumber+1wool+1grain
set phase act 2
expect public 1 = 3
2 settlement n33
2 neutral_settlement n19 3
expect event no_route seat=1
expect public 1 = 1

# -------------------------------------------------------------------------- tokens

% CT-TW-30 a settlement at the desert two tokens, on the coast one
game catan +two seats=2 layout=beginner first_player=1
set settlement n18 1
set road e26 1
set road e28 1
set road e25 1
set road e23 1
set hand 1 2brick+2lumber+2wool+2grain
set phase act 1
1 settlement n20
expect event trade_tokens seat=1 2
1 neutral_road e15 3
1 settlement n16
expect event trade_tokens seat=1 1
expect line trade_tokens 1 8

% CT-TW-31 CT-TW-34 a knight for two tokens, once a turn; the card leaves the game
game catan +two seats=2 layout=beginner first_player=1
set knights 1 2
set phase act 1
1 knight_tokens
expect event knight_tokens seat=1
expect event trade_tokens seat=1 2
expect line trade_tokens 1 7
expect line knights 1 1
expect line spent 1knight
reject 1 knight_tokens CT-TW-31
reject 2 knight_tokens CB-TURN-06
1 end
2 roll
* dice 1 1
2 roll
* dice 1 2
reject 2 knight_tokens CT-TW-31
2 end
1 knight_tokens
expect line trade_tokens 1 9
expect no line knights 1 *

% CT-TW-31 CT-TW-37 before the first roll and between the rolls, too
game catan +two seats=2 layout=beginner first_player=1
set knights 1 2
set phase before 1
1 roll
* dice 1 1
1 knight_tokens
reject 1 knight_tokens CT-TW-31
1 roll
* dice 1 2
reject 1 knight_tokens CT-TW-31

% CT-TW-32 CT-EX-16 three to two: the card goes back to the reserve
game catan +two seats=2 layout=beginner first_player=1
set settlement n19 1
set knights 1 3
set knights 2 2
set title army 1
set phase act 1
expect public 1 = 3
1 knight_tokens
expect event no_army seat=1
expect no event army
expect no line title army *
expect public 1 = 1

% CT-TW-32 CT-EX-16 four to three: three to three, the reserve; the rival's next knight takes it
game catan +two seats=2 layout=beginner first_player=1
set knights 1 4
set knights 2 3
set cards 2 1knight
set title army 1
set phase act 1
1 knight_tokens
expect event no_army seat=1
expect no line title army *
1 end
2 knight
expect event army seat=2 4
2 robber h00
expect public 2 = 2

% CT-TW-32 CT-EX-16 five to three: four to three, the card stays
game catan +two seats=2 layout=beginner first_player=1
set knights 1 5
set knights 2 3
set title army 1
set phase act 1
1 knight_tokens
expect no event no_army
expect line title army 1

% CT-TW-32 a tie that comes from playing knights leaves the card where it is
game catan +two seats=2 layout=beginner first_player=1
set knights 1 3
set knights 2 2
set cards 2 1knight
set title army 1
set phase before 2
2 knight
2 robber h00
expect no event no_army
expect line title army 1
# and the rival's discard of theirs changes nothing
2 knight_tokens
expect line title army 1

% CT-TW-33 the rival takes the card at once if theirs are more
game catan +two seats=2 layout=beginner first_player=1
set knights 1 4
set knights 2 4
set title army 1
set phase act 1
1 knight_tokens
expect event no_army seat=1
expect event army seat=2 4
expect line title army 2

% CT-TW-35 a player takes what is left of the twenty, and nothing when nothing is
game catan +two seats=2 layout=beginner first_player=1
set trade_tokens 1 14
set knights 1 2
set phase act 1
1 knight_tokens
expect event trade_tokens seat=1 1
expect line trade_tokens 1 15
1 end
2 roll
* dice 1 1
2 roll
* dice 1 2
2 end
reject 1 knight_tokens CT-TW-35

% CT-TW-35 a settlement at the desert with one token left
game catan +two seats=2 layout=beginner first_player=1
set trade_tokens 1 14
set settlement n18 1
set road e26 1
set road e28 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n20
expect event trade_tokens seat=1 1

# ------------------------------------------------------------------------- actions

% CT-TW-36 CT-EX-14 five to five points: an action costs one token
game catan +two seats=2 layout=beginner first_player=1
set city n19 1
set city n16 1
set settlement n13 1
set city n35 2
set city n40 2
set settlement n45 2
set robber h00
set phase act 1
expect public 1 = 5
expect public 2 = 5
1 robber_home
expect event robber_home seat=1 1
expect line trade_tokens 1 4

% CT-TW-36 CT-EX-14 six to five: two
game catan +two seats=2 layout=beginner first_player=1
set city n19 1
set city n16 1
set city n13 1
set city n35 2
set city n40 2
set settlement n45 2
set robber h00
set trade_tokens 1 1
set phase act 1
reject 1 robber_home CT-TW-36
reject 1 forced_trade CT-TW-36
set trade_tokens 1 2
1 robber_home
expect event robber_home seat=1 2
expect line trade_tokens 1 0

% CT-TW-36 CT-EX-14 CT-HID-12 five and a hidden one to five: still one
game catan +two seats=2 layout=beginner first_player=1
set city n19 1
set city n16 1
set settlement n13 1
set cards 1 1point
set city n35 2
set city n40 2
set settlement n45 2
set robber h00
set trade_tokens 1 1
set phase act 1
expect score 1 = 6
1 robber_home
expect event robber_home seat=1 1

% CT-TW-37 before the first roll, between the rolls, after them; in the own turn only
game catan +two seats=2 layout=beginner first_player=1
set robber h00
set hand 1 2ore
set hand 2 2wool
set phase before 1
expect legal 1 forced_trade = 1
reject 2 forced_trade CB-TURN-06
1 robber_home
expect asks catan.before
1 roll
* dice 1 1
1 forced_trade
* steal wool
* steal wool
1 give_back ore
1 give_back ore
expect asks catan.before
1 roll
* dice 1 2
expect legal 1 forced_trade = 1
reject 2 forced_trade CB-TURN-06

% CT-TW-38 CT-TW-42 forced trade: two cards at random, two of one's choice back; the tokens return to the supply
game catan +two seats=2 layout=beginner first_player=1
set hand 1 1brick
set hand 2 3ore+1wool
set trade_tokens 1 15
set phase act 1
1 forced_trade
expect event forced_trade seat=1 2 1
expect asks catan.steal
reject * steal brick CB-SEVEN-05
* steal ore
expect event stole seat=1 to=1+2 2 ore
* steal wool
expect asks two.give_back
expect actors 1
# all of them can be told: the drawn ones may go back (CT-TW-40)
expect legal 1 give_back * = 3
reject 1 give_back lumber CT-TW-38
reject 1 end CT-TW-38
1 give_back brick
expect event returned seat=1 to=all 2
expect event gave_back seat=1 to=1+2 2 brick
1 give_back ore
expect line hand 1 1wool
expect line hand 2 1brick+3ore
expect asks catan.act
expect line trade_tokens 1 14

% CT-TW-38 CT-HID-10 the two see the cards, nobody else does
game catan +two seats=2 layout=beginner first_player=1
set hand 1 1brick
set hand 2 3ore
set phase act 1
1 forced_trade
* steal ore
* steal ore
1 give_back brick
expect view 1 line hand 1 2ore
expect view 1 line hand 2 - ?2
expect view - line hand 1 - ?2
expect view 2 line hand 1 - ?2
expect view 2 line hand 2 1brick+1ore

% CT-TW-39 one card: it is drawn, and two go back all the same
game catan +two seats=2 layout=beginner first_player=1
set hand 1 2brick
set hand 2 1ore
set phase act 1
1 forced_trade
* steal ore
expect asks two.give_back
1 give_back brick
1 give_back brick
expect line hand 1 1ore
expect line hand 2 2brick
expect asks catan.act

% CT-TW-39 no card: no forced trade
game catan +two seats=2 layout=beginner first_player=1
set hand 1 2brick
set phase act 1
reject 1 forced_trade CT-TW-39
expect legal 1 forced_trade = 0

% CT-TW-40 two cards in hand after the draw are needed: one and one will do, none and one will not
game catan +two seats=2 layout=beginner first_player=1
set hand 2 1ore
set phase act 1
reject 1 forced_trade CT-TW-40
set hand 1 1brick
1 forced_trade
* steal ore
1 give_back ore
1 give_back brick
expect line hand 1 -
expect line hand 2 1brick+1ore

% CT-TW-40 an empty hand against two cards: what was drawn goes back
game catan +two seats=2 layout=beginner first_player=1
set hand 2 1ore+2wool
set phase act 1
1 forced_trade
* steal ore
* steal wool
expect legal 1 give_back * = 2
1 give_back wool
1 give_back ore
expect line hand 1 -
expect line hand 2 2wool+1ore

% CT-TW-41 the robber goes home and robs nobody; from home he goes nowhere
game catan +two seats=2 layout=beginner first_player=1
set settlement n20 2
set hand 2 3ore
set robber h00
set phase act 1
1 robber_home
expect event robber seat=1 h09
expect no event robbed
expect line robber h09
expect asks catan.act
reject 1 robber_home CT-TW-41

% CT-TW-43 as many actions as one has tokens for
game catan +two seats=2 layout=beginner first_player=1
set robber h00
set hand 1 4brick
set hand 2 4ore
set phase act 1
1 forced_trade
* steal ore
* steal ore
1 give_back brick
1 give_back brick
1 forced_trade
* steal ore
* steal ore
1 give_back brick
1 give_back brick
1 robber_home
expect line trade_tokens 1 2

% CT-TW-43 with the option one action a turn, whichever; a knight for tokens is none
game catan +two token_actions=one seats=2 layout=beginner first_player=1
set robber h00
set knights 1 1
set hand 1 2brick
set hand 2 2ore
set phase before 1
1 robber_home
reject 1 robber_home CT-TW-43
reject 1 forced_trade CT-TW-43
1 knight_tokens
1 roll
* dice 1 1
reject 1 forced_trade CT-TW-43
1 roll
* dice 1 2
reject 1 forced_trade CT-TW-43
1 end
expect legal 2 forced_trade = 1

% CT-TW-44 trade between the two, and the first with ten points in the own turn wins
game catan +two seats=2 layout=beginner first_player=1
set city n19 1
set city n16 1
set city n13 1
set city n37 1
set settlement n45 1
set road e63 1
set road e50 1
set hand 1 1ore+1brick+1lumber+1wool+1grain
set hand 2 1wool
set phase act 1
expect score 1 = 9
1 offer 1ore:1wool
2 accept 1
1 take 2 1
expect line hand 2 1ore
1 settlement n34
expect won 1
