# Phase 2: permits, the contest, cost, displacement. EL-BLD-*, EL-SEQ-01. Vectors of the data file are named in quotes.

% EL-BLD-01 EL-BLD-02 EL-BLD-03 two building actions of any kind, one after the other; the ship does not matter
game elasund seats=2
set empty
set ship 12
set hand 1 12gold
set permit 1 1 3,3
set permit 1 0 3,4
set phase build 1
1 build well 3,3
expect asks elasund.build
expect line hand 1 7gold
1 build well 3,4
expect line hand 1 2gold
expect asks elasund.permit

% EL-BLD-01 building may be left after one action
game elasund seats=2
set empty
set ship 9
set hand 1 12gold
set phase build 1
1 wall 3,1
* draw green
expect asks elasund.build
1 done
expect asks elasund.permit

% EL-BLD-02 the second action sees the result of the first: its permit has gone home
game elasund seats=2
set empty
set hand 1 20gold
set permit 1 1 3,3
set phase build 1
1 build well 3,3
reject 1 build fair 3,3 EL-BLD-06

% EL-BLD-04 huts cannot be built, and a building must be in the reserve or the supply
game elasund seats=2
set empty
set hand 1 20gold
set permit 1 1 3,3
set permit 1 2 0,3
set building merchants 0,2 1
set building well 2,2 1
set building well 2,3 2
set building well 2,4 1
set building well 2,5 2
set phase build 1
reject 1 build hut_small 3,3 EL-BLD-04
reject 1 build hut_large 3,3 EL-BLD-04
reject 1 build merchants 3,3 EL-BLD-04
reject 1 build well 3,3 EL-BLD-04
1 build craftsmen 3,3

% EL-BLD-05 EL-EX-23 "outside-city-2p": all fields in the city
game elasund seats=2
set empty
set hand 1 9gold
set permit 1 1 4,2
set permit 1 2 4,3
set permit 1 0 0,12
set phase build 1
reject 1 build inn 4,2 EL-BLD-05
reject 1 build craftsmen 0,12 EL-BLD-05
reject 1 build well 5,2 EL-BLD-05

% EL-BOARD-09 EL-EX-23 "over-foundation": nothing covers the foundation
game elasund seats=4
set empty
set hand 1 9gold
set permit 1 1 1,8
set permit 1 2 1,9
set phase build 1
reject 1 build inn 1,8 EL-BOARD-09

% EL-BLD-05 no building on a church tile
game elasund seats=4
set empty
set hand 1 9gold
set church 1 2
set bottom 2 9
set permit 1 1 1,8
set permit 1 2 1,9
set phase build 1
reject 1 build inn 1,8 EL-BLD-05

% EL-BLD-06 EL-EX-22 "too-few-permits": 1 for one or two fields, 2 for four, 3 for six; all colours count
game elasund seats=4
set empty
set hand 1 9gold
set permit 1 4 6,4
set permit 2 0 7,4
set phase build 1
reject 1 build large 6,4 EL-BLD-06
reject 1 build well 6,5 EL-BLD-06
expect legal 1 build inn 6,4 = 1
expect legal 1 build craftsmen 6,3 = 1
game elasund seats=4
set empty
set hand 1 9gold
set permit 1 4 6,4
set permit 2 0 7,4
set permit 3 0 7,6
set permit 4 0 6,6
set phase build 1
1 build large 6,4

% EL-BLD-07 one of the permits must be the builder's own
game elasund seats=4
set empty
set hand 1 9gold
set permit 2 0 6,4
set permit 3 1 7,4
set phase build 1
reject 1 build well 6,4 EL-BLD-07
reject 1 build inn 6,4 EL-BLD-07

% EL-BLD-08 EL-BLD-12 EL-BLD-13 EL-BLD-14 EL-EX-16 "overview-build": 2 against 1, 3 + 1 gold, the hut goes
game elasund seats=3
set empty
set permit 1 2 1,3
set permit 3 1 1,4
set building hut_large 2,4 3
set hand 1 4gold
set phase build 1
1 build inn 1,3
expect line hand 1 -
expect line hand 3 1gold
expect event paid seat=1 3 1
expect no line permit *
expect event displaced seat=3 hut_large 2 4
expect line building inn 1,3 1
expect score 1 = 1
expect asks elasund.huts
expect actors 3
3 hut hut_large 4,4
expect line building hut_large 4,4 3
expect asks elasund.build

% EL-BLD-08 EL-BLD-12 EL-BLD-19 EL-BLD-20 EL-EX-17 "kontor-contest": 3 against 2 and 2, 9 gold, two cubes
game elasund seats=4
set empty
set permit 1 1 5,8
set permit 1 2 5,9
set permit 2 2 5,10
set permit 3 2 6,8
set building craftsmen 6,9 3
set hand 1 9gold
set phase build 1
1 build large 5,8
expect line hand 1 -
expect line hand 2 2gold
expect line hand 3 2gold
expect no line building craftsmen *
expect no line permit *
expect score 1 = 2
game elasund seats=4
set empty
set permit 1 1 5,8
set permit 1 2 5,9
set permit 2 2 5,10
set permit 3 2 6,8
set building craftsmen 6,9 3
set hand 1 8gold
set phase build 1
reject 1 build large 5,8 EL-BLD-12

% EL-BLD-09 EL-EX-19 "tie-blocks": equal sums block both
game elasund seats=4
set empty
set permit 1 2 6,4
set permit 4 2 7,4
set hand 1 9gold
set hand 4 9gold
set phase build 1
reject 1 build inn 6,4 EL-BLD-09
set phase build 4
reject 4 build inn 6,4 EL-BLD-09

% EL-BLD-09 zero against zero is a tie
game elasund seats=4
set empty
set permit 1 0 6,4
set permit 4 0 7,4
set hand 1 9gold
set phase build 1
reject 1 build inn 6,4 EL-BLD-09

% EL-BLD-08 EL-BLD-11 EL-EX-20 "faq-two-against-one": two permits, smaller sum; "faq-red-side": 3 + 1 gold
game elasund seats=4
set empty
set permit 4 0 6,4
set permit 4 1 7,4
set permit 1 2 6,5
set hand 1 4gold
set hand 4 9gold
set phase build 4
reject 4 build inn 6,4 EL-BLD-08
set phase build 1
1 build inn 6,4
expect line hand 1 -
expect line hand 4 10gold

% EL-BLD-08 the sums are compared one by one, not against all together
game elasund seats=4
set empty
set permit 1 3 6,4
set permit 2 2 7,4
set permit 3 2 6,5
set hand 1 7gold
set phase build 1
1 build inn 6,4
expect line hand 1 -
expect line hand 2 2gold
expect line hand 3 2gold

% EL-BLD-10 EL-BLD-12 a permit of 0 is a full permit; a foreign 0 costs nothing
game elasund seats=4
set empty
set permit 1 0 6,4
set hand 1 5gold
set phase build 1
1 build well 6,4
game elasund seats=4
set empty
set permit 1 1 6,4
set permit 2 0 7,4
set hand 1 3gold
set phase build 1
1 build shop 6,4
expect line hand 1 -
expect line hand 2 -

% EL-BLD-15 EL-EX-26 "cannot-displace-bigger", whatever is paid
game elasund seats=4
set empty
set building large 6,2 2
set permit 1 1 5,2
set permit 1 2 5,3
set hand 1 9gold+5green
set phase build 1
reject 1 build inn 5,2 EL-BLD-15

% EL-BLD-16 EL-BLD-19 EL-EX-25 "equal-size": one payment of three cards covers both shops
game elasund seats=4
set empty
set permit 3 2 5,9
set permit 1 1 5,10
set building shop 6,8 1
set building shop 6,10 2
set hand 3 4gold+3green+2red
set phase build 3
3 build inn 5,9
expect event spent seat=3 3green
expect line hand 3 2red
expect line hand 1 1gold
expect line discard 3green
expect no line building shop *
expect score 1 = 0
expect score 2 = 0
expect score 3 = 1

% EL-BLD-16 without three cards of one colour an equal building stays
game elasund seats=4
set empty
set permit 3 2 5,9
set permit 1 1 5,10
set building shop 6,8 1
set hand 3 4gold+2green+2red+2blue
set phase build 3
reject 3 build inn 5,9 EL-BLD-16

% EL-BLD-16 EL-ACT-07 the payer chooses the colour
game elasund seats=4
set empty
set permit 3 2 5,9
set permit 3 1 5,10
set building shop 6,8 1
set hand 3 3gold+3green+3red+1blue
set phase build 3
3 build inn 5,9
expect asks elasund.pay
expect line pending build inn 5,9
expect legal 3 pay * = 2
reject 3 pay blue EL-ACT-07
reject 3 pay gold EL-ACT-07
3 pay red
expect line hand 3 3green+1blue
expect line building inn 5,9 3
expect line discard 3red
expect no line pending *

% EL-BLD-17 the payment for an equal building displaces smaller ones as well
game elasund seats=4
set empty
set permit 3 2 5,9
set permit 3 1 5,10
set building shop 6,8 1
set building craftsmen 6,10 2
set hand 3 3gold+3green
set phase build 3
3 build inn 5,9
expect no line building shop *
expect no line building craftsmen *

% EL-BLD-18 the same holds for one's own equal building
game elasund seats=4
set empty
set permit 3 2 5,9
set permit 3 1 5,10
set building shop 6,8 3
set hand 3 3gold+2green
set phase build 3
reject 3 build inn 5,9 EL-BLD-16
set hand 3 3gold+3green
3 build inn 5,9
expect no line building shop *
expect score 3 = 1

% EL-BLD-14 EL-BLD-19 EL-EX-28 "own-building": one's own smaller building goes without cards
game elasund seats=4
set empty
set permit 1 1 6,9
set permit 1 0 6,10
set building craftsmen 7,9 1
set hand 1 3gold
set phase build 1
1 build shop 6,9
expect line hand 1 -
expect no line building craftsmen *

% EL-EX-29 EL-BLD-04 with three large buildings on the board the supply is empty
game elasund seats=4
set empty
set building large 0,2 1
set building large 2,2 2
set building large 4,2 3
set permit 1 3 6,2
set permit 1 2 6,3
set permit 1 1 6,4
set hand 1 9gold+9green
set phase build 1
reject 1 build large 6,2 EL-BLD-04
reject 1 build large 5,2 EL-BLD-04

% EL-BLD-20 EL-INV-03 coloured buildings carry no cubes
game elasund seats=2
set empty
set permit 1 0 3,3
set hand 1 1gold
set phase build 1
1 build merchants 3,3
expect score 1 = 0
expect line building merchants 3,3 1
badset building well 9,3 1 : bad
badset building inn 2,3 2 : EL-INV-05

% EL-SEQ-01 EL-BLD-13 EL-BLD-22 pay, permits home, displaced buildings away, then the building and the track
game elasund seats=2
set empty
set permit 1 2 0,8
set permit 2 1 1,8
set building craftsmen 0,9 2
set building craftsmen 0,2 1
set hand 1 4gold
set phase build 1
reject 1 build shop 1,8 EL-BOARD-09
1 build shop 0,8
expect event paid seat=1 2 1
expect event permit_home seat=2 1
expect event permit_home seat=1 2
expect event displaced seat=2 craftsmen 0 9
expect event trade seat=2 0
expect event trade seat=1 4
expect event flag seat=1 3
expect score 1 = 2
