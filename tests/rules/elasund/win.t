# The end. EL-WIN-*.

% EL-WIN-01 EL-BLD-21 EL-EX-52 nine cubes out and a large building: one cube is enough
game elasund seats=2
set empty
set building large 0,2 1
set building large 2,2 1
set building shop 0,8 1
set building shop 3,5 1
set building inn 3,8 1
set track 1 3
set track 1 5
set permit 1 1 3,10
set permit 1 2 3,11
set permit 1 3 3,12
set hand 1 5gold
set phase build 1
expect score 1 = 9
1 build large 3,10
expect won 1
expect score 1 = 10
expect line building large 3,10 1 1
expect event won seat=1 10
expect asks -
reject 1 done EL-TURN-06

% EL-WIN-04 EL-EX-53 a fair over the own well: its cube comes back first, so nine stay nine
game elasund seats=2
set empty
set building large 0,2 1
set building large 2,2 1
set building shop 0,8 1
set building shop 3,5 1
set building well 3,8 1
set track 1 3
set track 1 5
set permit 1 1 4,8
set hand 1 5gold
set phase build 1
expect score 1 = 9
1 build fair 3,8
expect won -
expect score 1 = 9
expect asks elasund.build

% EL-WIN-02 EL-SEQ-03 cubes count alike: buildings, church, towers and track; a tower can win
game elasund seats=2
set empty
set building large 0,2 1
set building shop 2,2 1
set building shop 2,5 1
set building craftsmen 0,5 1
set track 1 3
set track 1 5
set church 3 1
set church 1 1
set bottom 2 9
set wall 3,1 1 1
set wall 2,1 1 2
set wall 3,13 1 3
set wall 2,13 1 4
set wall 5,3 1 5
set hand 1 4gold
set phase build 1
expect score 1 = 9
1 wall 5,4
expect won 1

% EL-WIN-01 EL-SEQ-02 a church tile can win
game elasund seats=2
set empty
set building large 0,2 1
set building large 2,2 1
set building shop 3,5 1
set building shop 3,10 1
set building inn 3,8 1
set track 1 3
set church 3 1
set bottom 1 9
set hand 1 7gold
set phase build 1
expect score 1 = 9
1 church
* tile 5
expect won 1

% EL-WIN-03 only the player in turn can win
game elasund seats=2
set empty
set ship 9
set building large 0,2 2
set building large 2,2 2
set building shop 3,5 2
set building shop 3,10 2
set building inn 3,8 2
set building inn 1,11 2
set building well 1,5 2
set track 2 3
set phase build 1
expect score 2 = 10
expect won -
1 done
1 gold
1 end
expect won 2

% EL-WIN-05 the others are ranked by cubes, ties shared
game elasund seats=4
set empty
set building large 0,2 1
set building large 2,2 1
set building shop 0,8 1
set building shop 3,5 1
set building inn 3,8 1
set track 1 3
set track 1 5
set permit 1 1 3,11
set building well 8,3 2
set building well 8,4 3
set hand 1 5gold
set phase build 1
1 build well 3,11
expect rank 1 = 1
expect rank 2 = 2
expect rank 3 = 2
expect rank 4 = 4
