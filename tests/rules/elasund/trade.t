# The trade track. EL-TRADE-*, EL-BOARD-10..11, EL-SEQ-04.

% EL-TRADE-01 EL-TRADE-02 EL-TRADE-03 EL-TRADE-05 EL-TRADE-08 EL-BLD-22 EL-EX-40 the example: red falls from 5 to 4, blue rises from 1 to 3
game elasund seats=4
set empty
set building merchants 0,6 1
set building merchants 0,8 2
set building inn 0,9 1
set building craftsmen 0,11 1
set track 1 3
set track 1 5
set permit 2 2 0,5
set permit 2 1 1,5
set hand 2 3gold
set phase build 2
expect score 1 = 3
2 build inn 0,5
expect event trade seat=1 4
expect event no_flag seat=1 5
expect event trade seat=2 3
expect event flag seat=2 3
expect line track 1 3
expect no line track 1 5
expect line track 2 3
expect score 1 = 2
expect score 2 = 2

% EL-TRADE-03 EL-TRADE-04 EL-EX-41 from 2 to 5 in one action: cubes on 3 and 5, and 2 on the flags
game elasund seats=4
set empty
set building craftsmen 0,2 1
set permit 1 1 0,8
set permit 1 2 0,9
set permit 1 3 1,9
set hand 1 5gold
set phase build 1
1 build large 0,8
expect event trade seat=1 5
expect line track 1 3
expect line track 1 5
expect score 1 = 4

% EL-EX-41 EL-TRADE-05 if it is displaced later all four cubes are lost
game elasund seats=4
set empty
set building craftsmen 0,2 1
set building large 0,8 1
set track 1 3
set track 1 5
set church 3 2
set bottom 2 9
set hand 2 7gold
set phase build 2
expect score 1 = 4
badset building large 2,8 1 : EL-INV-05
2 church
* tile 1
expect score 1 = 0
expect no line track *

% EL-BOARD-10 gate fields: two windmills each, from three players on
game elasund seats=4
set empty
set permit 1 0 6,12
set permit 2 1 4,2
set permit 2 0 5,3
set hand 1 5gold
set hand 2 3gold
set phase build 1
1 build fair 6,12
expect event trade seat=1 2
set phase build 2
2 build inn 4,2
expect event trade seat=2 2
game elasund seats=3
set empty
set permit 1 0 5,12
set permit 1 1 6,2
set hand 1 6gold
set phase build 1
1 build well 5,12
expect event trade seat=1 2
1 build merchants 5,2
expect event trade seat=1 4
badset building hut_small 5,2 1 : EL-INV-05

% EL-TRADE-09 points above 11 are remembered: a loss from 12 to 11 keeps the cube on 11
game elasund seats=4
set empty
set building shop 0,2 1
set building shop 0,4 1
set building shop 0,6 1
set building shop 0,9 1
set building merchants 0,11 1
set building well 0,12 1
set building craftsmen 5,2 1
set track 1 11
set permit 2 1 2,11
set permit 2 2 2,12
set hand 2 3gold
set phase build 2
2 build inn 1,11
expect event trade seat=1 11
expect no event no_flag
expect line track 1 11

% EL-TRADE-05 EL-TRADE-09 and a loss from 12 to 10 does not
game elasund seats=4
set empty
set building shop 0,2 1
set building shop 0,4 1
set building shop 0,6 1
set building shop 0,9 1
set building merchants 0,11 1
set building well 0,12 1
set building craftsmen 5,2 1
set track 1 11
set permit 2 1 6,2
set permit 2 2 6,3
set hand 2 3gold
set phase build 2
2 build inn 5,2
expect event trade seat=1 10
expect event no_flag seat=1 11
expect no line track 1 11

% EL-TRADE-04 EL-INV-04 one cube for each scoring space, and only on scoring spaces at or below the marker
game elasund seats=4
set empty
set building shop 0,2 1
set building merchants 0,4 1
set track 1 3
set permit 1 0 0,12
set hand 1 5gold
set phase build 1
1 build well 0,12
expect event trade seat=1 4
expect no event flag
badset track 1 4 : bad
badset track 1 12 : bad

% EL-TRADE-07 EL-SEQ-04 a waiting cube is placed at the start of the own turn, before the roll
game elasund seats=4
set empty
set building craftsmen 0,2 2
set building well 0,4 2
set phase special 1
1 end
expect event flag seat=2 3
expect asks elasund.dice
expect line track 2 3
expect score 2 = 2

% EL-TRADE-07 EL-WIN-03 never in another player's turn
game elasund seats=4
set empty
set ship 9
set building craftsmen 0,2 2
set building well 0,4 2
set phase build 1
1 done
1 gold
expect no line track *

% EL-TRADE-07 EL-MOD-02 trade_refill=on_move_only: only when the marker passes the space
game elasund seats=4 trade_refill=on_move_only
set empty
set building craftsmen 0,2 2
set building well 0,4 2
set hand 2 7gold
set permit 2 0 0,12
set phase special 1
1 end
expect no event flag
* dice 1 1
2 build well 0,12
expect event trade seat=2 4
expect no event flag
expect no line track *

% EL-SEQ-04 EL-WIN-01 a waiting cube at the start of the turn can win
game elasund seats=2
set empty
set building large 0,2 2
set building large 2,2 2
set building shop 3,5 2
set building shop 3,8 2
set building inn 3,10 2
set building inn 1,10 2
set building well 1,12 2
set phase special 1
expect score 2 = 9
1 end
expect won 2
expect score 2 = 10
