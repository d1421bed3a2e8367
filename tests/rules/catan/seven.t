# The seven: discards, robber, theft. CB-SEVEN-*, CB-EX-35.

% CB-SEVEN-01 a 7 brings nobody anything
game catan layout=beginner start=printed seats=3 first_player=1
set hand 1 -
set hand 2 -
set hand 3 -
set phase roll 1
* dice 1 6
expect no event income
expect line hand 1 -
expect line hand 2 -
expect line hand 3 -
expect asks catan.rob

% CB-EX-35 CB-SEVEN-02 hands of 6, 7, 8, 9, 11 cards discard 0, 0, 4, 4, 5
game catan +five_six seats=5 layout=beginner first_player=1
set hand 1 6brick
set hand 2 7lumber
set hand 3 8wool
set hand 4 9grain
set hand 5 11ore
set phase roll 1
* dice 3 4
expect no event owes seat=1
expect no event owes seat=2
expect event owes seat=3 4
expect event owes seat=4 4
expect event owes seat=5 5
expect actors 3+4+5
expect asks catan.owe

% CB-SEVEN-02 nobody holds more than seven: straight to the robber
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 2brick+2lumber+1wool+1grain+1ore     # seven
set hand 2 7ore
set phase roll 1
* dice 3 4
expect asks catan.rob
expect actors 1

% CB-SEVEN-02 the roller discards too, and large hands halve as well
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 4brick+4lumber+4wool+3grain+3ore     # 18: nine
set hand 2 5brick+5lumber+5wool+2grain          # 17: eight
set phase roll 1
* dice 3 4
expect event owes seat=1 9
expect event owes seat=2 8
expect actors 1+2

% CB-SEVEN-02 development cards do not count
game catan layout=beginner seats=3 first_player=1
set empty
set hand 2 7ore
set cards 2 5knight
set fresh 1 2point
set hand 1 6ore
set phase roll 1
* dice 3 4
expect asks catan.rob
expect line cards 2 5knight

% CB-SEVEN-02 the discard is of one's own choice, from one's own cards, and no more than owed
game catan layout=beginner seats=3 first_player=1
set empty
set hand 2 5brick+2lumber+1ore
set phase roll 1
* dice 3 4
expect legal 2 discard * = 3
reject 2 discard wool    CB-SEVEN-02
2 discard ore
reject 2 discard ore     CB-SEVEN-02      # there was only one
2 discard brick
2 discard lumber
2 discard lumber
expect event discarded seat=2 to=all 1brick+2lumber+1ore
expect line hand 2 4brick
expect asks catan.rob
reject 2 discard brick   CB-TURN-06

% CB-SEVEN-02 CB-PROD-06 discards go to the bank
game catan layout=beginner seats=3 first_player=1
set empty
set hand 2 8ore
set phase roll 1
* dice 3 4
2 discard ore
2 discard ore
2 discard ore
2 discard ore
expect view 1 line bank 19brick+19lumber+19wool+19grain+15ore

% CB-SEVEN-03 several debtors in any order, even card by card
game catan layout=beginner seats=4 first_player=1
set empty
set hand 1 8brick
set hand 2 9lumber
set hand 3 3wool
set hand 4 10grain
set phase roll 1
* dice 5 2
expect actors 1+2+4
4 discard grain
2 discard lumber
4 discard grain
1 discard brick
1 discard brick
4 discard grain
1 discard brick
2 discard lumber
4 discard grain
1 discard brick
expect actors 2+4
4 discard grain
expect actors 2
reject 4 discard grain    CB-TURN-06
expect no event discarded seat=4
2 discard lumber
2 discard lumber
expect event discarded seat=1 4brick
expect event discarded seat=2 4lumber
expect event discarded seat=4 5grain
expect line hand 1 4brick
expect line hand 2 5lumber
expect line hand 3 3wool
expect line hand 4 5grain
expect asks catan.rob
expect actors 1

% CB-SEVEN-03 CB-HID-01 the piles stay hidden until all have chosen
game catan layout=beginner seats=3 first_player=1
set empty
set hand 2 4wool+4ore
set hand 3 8brick
set phase roll 1
* dice 3 4
2 discard wool
2 discard wool
2 discard ore
2 discard ore
expect actors 3
expect line pend 2 2wool+2ore
expect view 2 line pend 2 2wool+2ore        # his own
expect view 3 line pend 2 - ?4
expect view 3 line hand 2 - ?4
expect view - no line pend 2 *wool*
expect view 1 line bank 11brick+19lumber+15wool+19grain+15ore
expect no event discarded
3 discard brick
3 discard brick
3 discard brick
3 discard brick
expect event discarded seat=2 to=all 2wool+2ore
expect view 1 line bank 15brick+19lumber+17wool+19grain+17ore
expect no line pend 2 *

% CB-SEVEN-04 after the discards the robber goes to any other land hex
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set phase roll 1
* dice 3 4
expect legal 1 robber * = 18
reject 1 robber h09    CB-SEVEN-04          # he stands there
reject 1 end           CB-SEVEN-04          # he must move
reject 1 road e15      CB-SEVEN-04
reject 2 robber h00    CB-TURN-06           # the roller moves him
1 robber h18
expect line robber h18
expect asks catan.act

% CB-SEVEN-04 the desert is allowed
game catan layout=beginner seats=3 first_player=1
set empty
set robber h04
set phase roll 1
* dice 3 4
reject 1 robber h04    CB-SEVEN-04
1 robber h09
expect line robber h09

% CB-SEVEN-05 the only opponent at the hex is robbed at once
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set settlement n40 2                        # forest 8, mountains 3, hills 5
set hand 2 2wool+1ore
set phase roll 1
* dice 3 4
1 robber h13
expect asks catan.steal
expect legal * steal * = 2                  # wool or ore, nothing else
reject * steal brick   CB-SEVEN-05
reject 1 steal ore     CB-TURN-05           # chance, not choice
* steal wool
expect line hand 1 1wool
expect line hand 2 1wool+1ore
expect asks catan.act

% CB-SEVEN-05 CB-SEVEN-08 of several opponents the roller chooses one, and one only
game catan layout=beginner seats=4 first_player=1
set empty
set settlement n10 1
set settlement n31 2                        # hex 13
set city n42 3                              # hex 13
set settlement n40 4                        # hex 13
set hand 2 1wool
set hand 3 1ore
set hand 4 1brick
set phase roll 1
* dice 3 4
1 robber h13
expect asks catan.victim
expect legal 1 rob * = 3
reject 1 rob 1    CB-SEVEN-05               # not himself
reject 1 end      CB-SEVEN-05               # and not nobody
reject 2 rob 3    CB-TURN-06
1 rob 3
* steal ore
expect line hand 1 1ore
expect line hand 2 1wool
expect line hand 3 -
expect line hand 4 1brick
expect asks catan.act

% CB-SEVEN-05 an opponent elsewhere cannot be chosen
game catan layout=beginner seats=4 first_player=1
set empty
set settlement n31 2                        # hex 13
set settlement n42 3                        # hex 13
set settlement n53 4                        # far away
set hand 2 1wool
set hand 3 1wool
set hand 4 9ore
set phase act 1
set cards 1 1knight
1 knight
1 robber h13
expect legal 1 rob * = 2
reject 1 rob 4    CB-SEVEN-05
1 rob 2
* steal wool

% CB-SEVEN-05 an opponent with several buildings at the hex is one victim; the own building beside him does not matter
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n31 2
set city n42 2
set settlement n40 1
set hand 1 3ore
set hand 2 3wool
set phase roll 1
* dice 3 4
1 robber h13
expect asks catan.steal
* steal wool
expect line hand 1 1wool+3ore
expect line hand 2 2wool

% CB-SEVEN-05 a road at the hex is no building
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 2
set road e30 2                              # 20-31
set road e45 2                              # 31-32, along hex 13
set hand 2 3wool
set phase roll 1
* dice 3 4
1 robber h13
expect asks catan.act
expect line hand 2 3wool

% CB-SEVEN-06 an empty-handed opponent may be chosen; then nothing is taken
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n31 2
set settlement n42 3
set hand 3 1ore
set phase roll 1
* dice 3 4
1 robber h13
expect asks catan.victim
expect legal 1 rob * = 2
1 rob 2
expect asks catan.act
expect no event robbed
expect line hand 1 -
expect line hand 3 1ore

% CB-SEVEN-06 no opponent there has a card: nobody is asked
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n31 2
set settlement n42 3
set hand 1 2ore
set phase roll 1
* dice 3 4
1 robber h13
expect asks catan.act
expect line hand 1 2ore

% CB-SEVEN-06 the only opponent there has no card
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n31 2
set cards 2 3knight                         # development cards are not stolen
set settlement n53 3
set hand 3 5ore
set phase roll 1
* dice 3 4
1 robber h13
expect asks catan.act
expect line cards 2 3knight

% CB-SEVEN-07 a hex without opponents: nobody is robbed
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n53 2
set hand 2 5ore
set phase roll 1
* dice 3 4
1 robber h00
expect asks catan.act
expect line hand 2 5ore

% CB-SEVEN-07 own buildings alone: allowed, and nobody is robbed
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set settlement n53 2
set hand 1 2wool
set hand 2 5ore
set phase roll 1
* dice 3 4
1 robber h00
expect asks catan.act
expect line hand 1 2wool
expect line hand 2 5ore

% CB-SEVEN-08 with one possible victim there is no way round the theft
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n31 2
set hand 2 1ore
set phase roll 1
* dice 3 4
1 robber h13
expect actors *
reject 1 end     CB-TURN-05
* steal ore
expect line hand 2 -
expect line hand 1 1ore

% CB-SEVEN-05 CB-SEVEN-02 the theft comes after the discards, from what is left
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n31 2
set hand 2 4wool+4ore
set phase roll 1
* dice 3 4
2 discard wool
2 discard wool
2 discard wool
2 discard wool
1 robber h13
reject * steal wool    CB-SEVEN-05
* steal ore
expect line hand 1 1ore
expect line hand 2 3ore

% CB-SEVEN-02 CB-SEVEN-08 a theft that brings somebody above seven cards makes nobody discard
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n31 2
set hand 1 7brick
set hand 2 1ore
set phase roll 1
* dice 3 4
1 robber h13
* steal ore
expect line hand 1 7brick+1ore
expect asks catan.act

% CB-SEVEN-09 how many cards somebody holds is public
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 3brick+4ore
set hand 2 8wool
set phase act 1
expect view 3 line hand 1 - ?7
expect view 3 line hand 2 - ?8
expect view - line hand 2 - ?8
expect view 2 line hand 2 8wool

% CB-SEVEN-10 CT-FR-05 off, the weakest may be robbed; on, he is spared: two public points or fewer protect
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n31 2
set hand 2 1ore
set phase roll 1
* dice 3 4
1 robber h13
expect asks catan.steal
game catan +friendly layout=beginner seats=3 first_player=1
set empty
set settlement n31 2
set hand 2 1ore
set phase roll 1
* dice 3 4
reject 1 robber h13    CT-FR-05
reject 1 robber h08    CT-FR-05
1 robber h00

% CB-DEV-06 CB-SEVEN-02 a Knight makes nobody discard
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n31 2
set hand 1 9brick
set hand 2 9ore
set cards 1 1knight
set phase before 1
1 knight
expect asks catan.rob
reject 1 robber h09    CB-SEVEN-04
1 robber h13
* steal ore
expect line hand 2 8ore
expect asks catan.before

% CB-SEVEN-04 CB-DEV-06 a Knight before the roll and then a 7: he moves twice, each time to another hex
game catan layout=beginner seats=3 first_player=1
set empty
set cards 1 1knight
set phase before 1
1 knight
1 robber h13
1 roll
* dice 3 4
reject 1 robber h13    CB-SEVEN-04
1 robber h09
expect line robber h09
