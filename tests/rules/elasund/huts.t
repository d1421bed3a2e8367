# Displaced huts. EL-HUT-*.

% EL-HUT-01 EL-HUT-04 EL-HUT-05 EL-EX-31 the active player first, then clockwise; then he goes on
game elasund seats=4
set empty
set building hut_small 5,3 4
set building hut_small 5,4 1
set building hut_small 6,3 3
set permit 1 1 6,4
set permit 1 2 5,5
set permit 1 3 6,5
set hand 1 5gold
set phase build 1
1 build large 5,3
expect line homeless 1 hut_small
expect asks elasund.huts
expect actors 1
reject 3 hut hut_small 1,3 EL-TURN-06
reject 1 hut hut_large 1,3 EL-HUT-01
1 hut hut_small 1,3
expect actors 3
3 hut hut_small 1,4
expect actors 4
4 hut hut_small 1,5
expect asks elasund.build
expect actors 1
expect line frame * elasund.build * n=1
expect line hand 3 -

% EL-HUT-05 a player puts back all his huts, in the order he likes
game elasund seats=2
set empty
set building hut_small 3,2 2
set building hut_large 4,2 2
set permit 1 1 3,3
set permit 1 0 4,4
set permit 1 2 3,4
set hand 1 5gold
set phase build 1
1 build large 3,2
expect actors 2
expect legal 2 hut hut_small * > 1
expect legal 2 hut hut_large * > 1
expect legal 2 decline * = 2
2 hut hut_large 1,2
expect actors 2
2 hut hut_small 1,4
expect asks elasund.build

% EL-HUT-02 EL-HUT-03 EL-BOARD-12 any free field that is no trade field; the new building's fields are taken, uncovered ones free
game elasund seats=3
set empty
set building craftsmen 3,3 3
set building hut_large 4,5 2
set permit 1 1 4,4
set permit 1 0 3,5
set permit 1 2 6,6
set permit 2 0 1,2
set hand 1 3gold
set phase build 1
1 build shop 3,4
expect actors 2
expect no line building craftsmen *
reject 2 hut hut_large 0,8 EL-HUT-02
reject 2 hut hut_large 5,11 EL-HUT-02
reject 2 hut hut_large 6,5 EL-HUT-02
reject 2 hut hut_large 1,2 EL-HUT-02
reject 2 hut hut_large 4,5 EL-HUT-02
reject 2 hut hut_large 2,6 EL-HUT-02
reject 2 hut hut_large 6,12 EL-HUT-02
reject 2 hut hut_large 7,5 EL-BOARD-05
2 hut hut_large 3,2
expect line building hut_large 3,2 2

% EL-HUT-06 EL-EX-32 the only two free fields lie side by side: no place for a large hut, it leaves the game
game elasund seats=2
set empty
set building large 1,2 1
set building large 3,2 2
set building shop 1,5 1
set building shop 3,5 2
set building well 1,8 1
set building fair 3,8 2
set building fair 3,9 1
set building inn 1,10 1
set building merchants 1,12 2
set building fair 3,12 2
set building hut_large 3,10 2
set permit 1 1 4,10
set permit 1 0 4,11
set hand 1 3gold
set phase build 1
1 build inn 3,10
expect event displaced seat=2 hut_large 3 10
expect event hut_lost seat=2 hut_large
expect no line homeless *
expect no line building hut_large *
expect asks elasund.build
expect actors 1

% EL-HUT-07 the owner may decline; the hut is then out of the game for good
game elasund seats=2
set empty
set building hut_small 3,3 2
set permit 1 1 4,3
set hand 1 5gold
set phase build 1
1 build fair 3,3
2 decline hut_small
expect event hut_lost seat=2 hut_small
expect no line building hut_small *
expect asks elasund.build

% EL-HUT-08 EL-WIN-01 who wins by the action ends the game before any hut is put back
game elasund seats=2
set empty
set building large 0,2 1
set building large 2,2 1
set building shop 0,8 1
set building shop 2,10 1
set building inn 3,8 1
set track 1 3
set track 1 5
set building hut_small 4,5 2
set permit 1 1 3,5
set hand 1 5gold
set phase build 1
1 build fair 3,5
expect won 1
expect asks -
expect no line building hut_small *
expect no line homeless *
