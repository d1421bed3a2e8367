# Seafarers, scenario 9, A New World. Without `deal` the example in data/catan/sea_new_world.map lies there: a large island, a small one of
# h14, h20 and h27, 94 coasts.

% CS-NW-04 CS-SETUP-03 CS-SETUP-07 ten tokens are drawn and laid in turn from the start player on; then the set-up begins with them
game catan +sea scenario=new_world seats=3 first_player=2
expect no line harbour *
expect asks sea.harbour_token
expect actors *
expect legal * harbour_token * = 5
expect legal * harbour_any = 1
* harbour_token wool
expect event harbour_drawn seat=2 to=all wool
expect asks sea.harbour
expect actors 2
expect legal 2 harbour * = 94
expect no line harbour *
2 harbour e44
expect event harbour_placed seat=2 e44
expect line harbour 3 e44 wool
expect legal * harbour_token * = 4
reject * harbour_token wool CS-NW-04
* harbour_any
expect event harbour_any seat=3 to=all
expect actors 3
3 harbour e57
expect line harbour 6 e57 any
* harbour_token brick
expect actors 1
1 harbour e12
expect line harbour 1 e12 brick
* harbour_any
2 harbour e28
* harbour_token ore
3 harbour e99
* harbour_any
1 harbour e139
* harbour_token grain
2 harbour e142
* harbour_any
3 harbour e145
* harbour_token lumber
1 harbour e91
expect legal * harbour_token * = 0
expect legal * harbour_any = 1
* harbour_any
2 harbour e103
expect no event harbours_left
expect line harbour 10 e103 any
expect asks catan.settle
expect actors 2
expect legal 2 settlement * = 94

% CS-NW-04 CS-FRAME-03 a harbour lies on a coast, touches no other and has a sea or frame hex to itself
game catan +sea scenario=new_world seats=3 first_player=1
* harbour_token wool
reject 1 harbour e04 CS-NW-04
reject 1 harbour e23 CS-NW-04
1 harbour e44
* harbour_any
reject 2 harbour e44 CS-NW-04
reject 2 harbour e45 CS-NW-04
reject 2 harbour e46 CS-NW-04
reject 2 harbour e22 CS-NW-04
reject 2 harbour e24 CS-NW-04
expect legal 2 harbour * = 89
2 harbour e57
* harbour_any
reject 3 harbour e59 CS-NW-04
reject 3 harbour e78 CS-NW-04
reject 3 harbour e36 CS-NW-04
3 harbour e48
expect line harbour 7 e48 any

% CS-NW-04 where no place is left the tokens are left out
game catan +sea scenario=new_world seats=3 first_player=1
set hex h00 sea
set hex h01 sea
set hex h02 sea
set hex h03 sea
set hex h04 sea
set hex h05 sea
set hex h10 sea
set hex h11 sea
set hex h14 sea
set hex h17 sea
set hex h18 sea
set hex h23 sea
set hex h24 sea
set hex h27 sea
set hex h30 sea
set hex h31 sea
set hex h36 sea
set hex h37 sea
set hex h38 sea
set hex h39 sea
set hex h40 sea
set hex h41 sea
* harbour_any
expect legal 1 harbour * = 6
1 harbour e64
* harbour_any
expect legal 2 harbour * = 3
2 harbour e68
* harbour_token ore
expect legal 3 harbour * = 1
3 harbour e86
expect event harbours_left 7
expect asks catan.settle
expect line harbour 5 e86 ore
expect no line harbour 8 *

% CS-NW-04 CB-TRADE-11 a harbour that was laid serves whoever builds there
game catan +sea scenario=new_world seats=3 first_player=1
set harbour 3 e44 wool
set settlement n30 1
set hand 1 2wool
set hand 2 2wool
set phase act 1
1 bank wool ore
expect line hand 1 1ore

% CS-HID-01 CS-NW-04 the stack has no order: nobody sees more than which tokens are left
game catan +sea scenario=new_world seats=3 first_player=1
* harbour_token wool
1 harbour e44
expect view 1 no line harbour 1 *
expect view 2 no line harbour 1 *
expect view - line harbour 3 e44 wool
expect view - line frame * sea.harbour_token *
expect legal * harbour_token * = 4
expect legal * harbour_any = 1

% CS-NW-06 CS-PIRATE-02 CS-SETUP-10 robber and pirate start beside the board; the first move brings one of them in
game catan +sea scenario=new_world seats=3 first_player=1
expect line robber -
expect line pirate -
set phase roll 1
* dice 3 4
expect asks sea.rob
expect legal 1 robber * = 23
1 robber h00
expect line robber h00
expect line pirate -

% CS-NW-06 CS-PIRATE-06 CS-FRAME-03 the pirate enters on any sea hex, with the option off on none of the frame
game catan +sea scenario=new_world pirate_on_frame=0 seats=3 first_player=1
set phase roll 1
* dice 3 4
expect legal 1 pirate * = 19
reject 1 pirate h42 CS-FRAME-03
reject 1 pirate h00 CS-PIRATE-06
1 pirate h13
expect line pirate h13
expect line robber -

% CS-NW-06 CS-SETUP-10 until then nothing is blocked
game catan +sea scenario=new_world seats=3 first_player=1
set settlement n30 1
set hand 1 1lumber+1wool
set phase roll 1
* dice 4 5
expect event income seat=1 1grain
1 ship e45
expect line ship e45 1

% CS-NW-05 CS-4I-01 CS-NW-07 home is where one began; the first settlement on another island earns one chip, the second none
game catan +sea scenario=new_world seats=3 first_player=1
set settlement n00 1
set settlement n41 1
set settlement n62 2
set ship e64 1
set ship e65 1
set ship e86 1
set hand 1 2brick+2lumber+2wool+2grain
set phase act 1
expect score 1 = 2
1 settlement n45
expect event chip seat=1 n45 1
expect score 1 = 4
1 settlement n60
expect no event chip
expect score 1 = 5

% CS-NW-05 CS-NW-07 CS-BONUS-01 who began on the small island earns theirs on the large one; others there do not matter
game catan +sea scenario=new_world seats=3 first_player=1
set settlement n45 1
set settlement n60 1
set settlement n00 2
set ship e16 1
set ship e19 2
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n11
expect event chip seat=1 n11 1
expect score 1 = 4
expect score 2 = 1

% CS-NW-05 CS-NW-07 who began on both islands has no foreign one
game catan +sea scenario=new_world seats=3 first_player=1
set settlement n45 1
set settlement n00 1
set road e05 1
set hand 1 1brick+1lumber+1wool+1grain
set phase act 1
1 settlement n04
expect no event chip
expect score 1 = 3

% CS-EX-53 CS-NW-08 one single island: nobody can earn a chip, and it still takes twelve points
game catan +sea scenario=new_world seats=3 first_player=1
set hex h14 sea
set hex h20 sea
set hex h27 sea
set city n00 1
set city n02 1
set city n04 1
set city n06 1
set settlement n08 1
set settlement n10 1
set road e34 1
set road e55 1
set road e144 1
set hand 1 2brick+2lumber+2wool+2grain
set phase act 1
expect score 1 = 10
1 settlement n37
expect no event chip
expect score 1 = 11
expect won -
1 settlement n102
expect no event chip
expect won 1

% CS-NW-01 CS-NW-02 CS-FRAME-10 it is always dealt, and has no other edition: those options do not exist here
badgame catan +sea scenario=new_world seats=3 variable=1 : CS-FRAME-10
badgame catan +sea scenario=new_world seats=3 edition=rev2009 : CS-FRAME-09
game catan +sea scenario=new_world number_setup=random seats=3
deal 1
expect no line hex h00 mountains 2
expect asks catan.first

% CS-NW-09 a world is dealt again only if all want it, and before the harbours are placed
game catan +sea scenario=new_world seats=3 first_player=1 deal_again=1
deal 4
expect asks sea.layout
expect actors 1+2+3
reject 1 harbour e00 CS-NW-09
2 deal_again
expect event wants_deal seat=2
expect actors 1+3
reject 2 keep_world CB-TURN-06
1 deal_again
3 keep_world
expect asks sea.harbour_token

% CS-NW-09 CS-NW-03 all agree: another world, and all are asked again
game catan +sea scenario=new_world seats=3 first_player=1 deal_again=1
deal 4
1 deal_again
2 deal_again
3 deal_again
expect asks sea.world
* world 17
expect event dealt_again
expect asks sea.layout
expect actors 1+2+3
1 keep_world
2 keep_world
3 keep_world
expect asks sea.harbour_token

% CS-NW-09 nobody is asked where the table did not choose it; the option belongs to this scenario
game catan +sea scenario=new_world seats=3 first_player=1
deal 4
expect asks sea.harbour_token
badgame catan +sea scenario=new_shores deal_again=1 : CS-NW-09

% CS-NW-10 the nine scenarios of the book, and no other
game catan +sea scenario=new_shores seats=3
game catan +sea scenario=four_islands seats=3
game catan +sea scenario=fog_island seats=3
game catan +sea scenario=through_the_desert seats=3
game catan +sea scenario=forgotten_tribe seats=3
game catan +sea scenario=cloth_for_catan seats=3
game catan +sea scenario=pirate_islands seats=3
game catan +sea scenario=wonders_of_catan seats=3
game catan +sea scenario=new_world seats=3
badgame catan +sea scenario=my_islands seats=3 : bad value
