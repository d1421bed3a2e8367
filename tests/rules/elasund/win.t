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

# A board that cannot change: every field is covered, wall (12 places) and church (9 tiles) are complete. Buildings stand without
# cubes so that nobody has ten.

% EL-WIN-06 EL-OPEN-09 nobody can ever act again: the game ends at the start of the turn, most cubes win
game elasund seats=2 trade_refill=on_move_only
set empty
set building shop 0,2 1 0
set building shop 0,4 1 0
set building shop 0,6 1 0
set building shop 0,9 1 0
set building shop 0,11 1 1
set building large 2,2 1 0
set building inn 2,5 1 0
set building craftsmen 4,2 1
set building craftsmen 4,4 2
set building hut_small 4,6 1
set building inn 2,11 2 1
set building hut_large 4,11 1
set wall 3,1 1 1
set wall 2,1 1 2
set wall 3,13 1 3
set wall 2,13 1 4
set wall 5,3 1 5
set wall 5,4 1 6
set wall 5,11 2 1
set wall 5,10 2 2
set wall 5,9 2 3
set wall 5,8 2 4
set wall 5,6 2 5
set wall 5,5 2 6
set church 1 1
set church 2 1
set church 3 1
set church 4 1
set church 5 1
set church 6 2
set church 7 2
set church 8 2
set church 9 2
# seat 1: 5 church tiles, 2 towers, a shop; seat 2: 4 church tiles, 2 towers, an inn
set phase special 2
expect score 1 = 8
expect score 2 = 7
2 end
expect event frozen
expect event won_by_most seat=1 8
expect no event rolled
expect won 1
expect rank 1 = 1
expect rank 2 = 2
expect asks -
reject 1 gold EL-TURN-06

% EL-WIN-06 equal cubes share the victory
game elasund seats=2 trade_refill=on_move_only
set empty
set building shop 0,2 1 0
set building shop 0,4 1 0
set building shop 0,6 1 0
set building shop 0,9 1 0
set building shop 0,11 1 0
set building large 2,2 1 0
set building inn 2,5 1 0
set building craftsmen 4,2 1
set building craftsmen 4,4 2
set building hut_small 4,6 1
set building inn 2,11 2 1
set building hut_large 4,11 1
set wall 3,1 1 1
set wall 2,1 1 2
set wall 3,13 1 3
set wall 2,13 1 4
set wall 5,3 1 5
set wall 5,4 1 6
set wall 5,11 2 1
set wall 5,10 2 2
set wall 5,9 2 3
set wall 5,8 2 4
set wall 5,6 2 5
set wall 5,5 2 6
set church 1 1
set church 2 1
set church 3 1
set church 4 1
set church 5 1
set church 6 2
set church 7 2
set church 8 2
set church 9 2
set phase special 2
expect score 1 = 7
expect score 2 = 7
2 end
expect event shared_win seat=1 7
expect event shared_win seat=2 7
expect won -
expect rank 1 = 1
expect rank 2 = 1
expect asks -

% EL-WIN-06 a record of revision 1, which had no such rule, goes on
game elasund rev=1 seats=2 trade_refill=on_move_only
set empty
set building shop 0,2 1 0
set building shop 0,4 1 0
set building shop 0,6 1 0
set building shop 0,9 1 0
set building shop 0,11 1 0
set building large 2,2 1 0
set building inn 2,5 1 0
set building craftsmen 4,2 1
set building craftsmen 4,4 2
set building hut_small 4,6 1
set building inn 2,11 2 1
set building hut_large 4,11 1
set wall 3,1 1 1
set wall 2,1 1 2
set wall 3,13 1 3
set wall 2,13 1 4
set wall 5,3 1 5
set wall 5,4 1 6
set wall 5,11 2 1
set wall 5,10 2 2
set wall 5,9 2 3
set wall 5,8 2 4
set wall 5,6 2 5
set wall 5,5 2 6
set church 1 1
set church 2 1
set church 3 1
set church 4 1
set church 5 1
set church 6 2
set church 7 2
set church 8 2
set church 9 2
set phase special 2
expect score 1 = 7
expect score 2 = 7
2 end
expect asks elasund.dice

% EL-WIN-06 EL-BLD-09 tied permits of the highest value keep each other away for good
game elasund seats=2 trade_refill=on_move_only
set empty
set building shop 0,2 1 0
set building shop 0,4 1 0
set building shop 0,6 1 0
set building shop 0,9 1 0
set building shop 0,11 1 1
set building large 3,2 1 0
set building inn 2,5 1 0
set building well 2,2 1 0
set building well 2,3 2 0
set building well 2,4 2 0
set building inn 2,11 2 1
set building well 4,11 2 0
set building hut_small 4,12 1
set wall 3,1 1 1
set wall 2,1 1 2
set wall 3,13 1 3
set wall 2,13 1 4
set wall 5,3 1 5
set wall 5,4 1 6
set wall 5,11 2 1
set wall 5,10 2 2
set wall 5,9 2 3
set wall 5,8 2 4
set wall 5,6 2 5
set wall 5,5 2 6
set church 1 1
set church 2 1
set church 3 1
set church 4 1
set church 5 1
set church 6 2
set church 7 2
set church 8 2
set church 9 2
set permit 1 4 4,5
set permit 2 4 4,6
set phase special 2
2 end
expect event frozen
expect won 1

% EL-WIN-06 EL-ACT-03 the same with a permit that can be raised: the game goes on
game elasund seats=2 trade_refill=on_move_only
set empty
set building shop 0,2 1 0
set building shop 0,4 1 0
set building shop 0,6 1 0
set building shop 0,9 1 0
set building shop 0,11 1 1
set building large 3,2 1 0
set building inn 2,5 1 0
set building well 2,2 1 0
set building well 2,3 2 0
set building well 2,4 2 0
set building inn 2,11 2 1
set building well 4,11 2 0
set building hut_small 4,12 1
set wall 3,1 1 1
set wall 2,1 1 2
set wall 3,13 1 3
set wall 2,13 1 4
set wall 5,3 1 5
set wall 5,4 1 6
set wall 5,11 2 1
set wall 5,10 2 2
set wall 5,9 2 3
set wall 5,8 2 4
set wall 5,6 2 5
set wall 5,5 2 6
set church 1 1
set church 2 1
set church 3 1
set church 4 1
set church 5 1
set church 6 2
set church 7 2
set church 8 2
set church 9 2
set permit 1 4 4,5
set permit 2 3 4,6
set phase special 2
2 end
expect asks elasund.dice

% EL-WIN-06 EL-BLD-12 a building that only lacks gold: the game goes on
game elasund seats=2 trade_refill=on_move_only
set empty
set building shop 0,2 1 0
set building shop 0,4 1 0
set building shop 0,6 1 0
set building shop 0,9 1 0
set building shop 0,11 1 1
set building large 3,2 1 0
set building inn 2,5 1 0
set building well 2,2 1 0
set building well 2,3 2 0
set building hut_small 2,4 2
set building inn 2,11 2 1
set building well 4,11 2 0
set building hut_small 4,12 1
set wall 3,1 1 1
set wall 2,1 1 2
set wall 3,13 1 3
set wall 2,13 1 4
set wall 5,3 1 5
set wall 5,4 1 6
set wall 5,11 2 1
set wall 5,10 2 2
set wall 5,9 2 3
set wall 5,8 2 4
set wall 5,6 2 5
set wall 5,5 2 6
set church 1 1
set church 2 1
set church 3 1
set church 4 1
set church 5 1
set church 6 2
set church 7 2
set church 8 2
set church 9 2
set permit 1 4 4,5
set permit 2 4 4,6
set hand 1 -
set phase special 2
2 end
expect asks elasund.dice

% EL-WIN-06 EL-PERM-03 a free field takes a permit: the game goes on
game elasund seats=2 trade_refill=on_move_only
set empty
set building shop 0,2 1 0
set building shop 0,4 1 0
set building shop 0,6 1 0
set building shop 0,9 1 0
set building shop 0,11 1 1
set building large 2,2 1 0
set building inn 2,5 1 0
set building craftsmen 4,2 1
set building craftsmen 4,4 2
set building inn 2,11 2 1
set building hut_large 4,11 1
set wall 3,1 1 1
set wall 2,1 1 2
set wall 3,13 1 3
set wall 2,13 1 4
set wall 5,3 1 5
set wall 5,4 1 6
set wall 5,11 2 1
set wall 5,10 2 2
set wall 5,9 2 3
set wall 5,8 2 4
set wall 5,6 2 5
set wall 5,5 2 6
set church 1 1
set church 2 1
set church 3 1
set church 4 1
set church 5 1
set church 6 2
set church 7 2
set church 8 2
set church 9 2
set phase special 2
2 end
expect asks elasund.dice

% EL-WIN-06 EL-WALL-07 a wall place is left: the game goes on
game elasund seats=2 trade_refill=on_move_only
set empty
set building shop 0,2 1 0
set building shop 0,4 1 0
set building shop 0,6 1 0
set building shop 0,9 1 0
set building shop 0,11 1 1
set building large 2,2 1 0
set building inn 2,5 1 0
set building craftsmen 4,2 1
set building craftsmen 4,4 2
set building hut_small 4,6 1
set building inn 2,11 2 1
set building hut_large 4,11 1
set wall 3,1 1 1
set wall 2,1 1 2
set wall 3,13 1 3
set wall 2,13 1 4
set wall 5,3 1 5
set wall 5,4 1 6
set wall 5,11 2 1
set wall 5,10 2 2
set wall 5,9 2 3
set wall 5,8 2 4
set wall 5,6 2 5
set church 1 1
set church 2 1
set church 3 1
set church 4 1
set church 5 1
set church 6 2
set church 7 2
set church 8 2
set church 9 2
set phase special 2
2 end
expect asks elasund.dice

% EL-WIN-06 EL-CH-10 a church tile is left, and would displace what stands on its field: the game goes on
game elasund seats=2 trade_refill=on_move_only
set empty
set building shop 0,2 1 0
set building shop 0,4 1 0
set building shop 0,6 1 0
set building shop 0,9 1 0
set building shop 0,11 1 1
set building large 2,2 1 0
set building inn 2,5 1 0
set building craftsmen 4,2 1
set building craftsmen 4,4 2
set building hut_small 4,6 1
set building inn 2,11 2 1
set building hut_large 4,11 1
set wall 3,1 1 1
set wall 2,1 1 2
set wall 3,13 1 3
set wall 2,13 1 4
set wall 5,3 1 5
set wall 5,4 1 6
set wall 5,11 2 1
set wall 5,10 2 2
set wall 5,9 2 3
set wall 5,8 2 4
set wall 5,6 2 5
set wall 5,5 2 6
set church 1 1
set church 2 1
set church 3 1
set church 4 1
set church 5 1
set church 6 2
set church 7 2
set church 8 2
set building hut_small 4,10 2
set bottom 1 9
set phase special 2
2 end
expect asks elasund.dice
