# The church. EL-CH-*, EL-SEQ-02, EL-HID-03..04. Tiles are 1 to 9 in reading order.

% EL-CH-01 EL-CH-02 EL-HID-03 EL-HID-04 EL-SETUP-05 the first builder sees two tiles, keeps one, the other goes under the stack
game elasund seats=3
set empty
set hand 1 7gold
set phase build 1
1 church
expect line hand 1 -
expect asks elasund.pair
expect legal * pair * = 36
* pair 3 7
expect event looks seat=1 to=all
expect event pair seat=1 to=1 3 7
expect view 1 line pick 3 7
expect view 2 no line pick *
expect view - no line pick *
expect asks elasund.keep
expect legal 1 keep * = 2
reject 1 keep 5 EL-CH-02
1 keep 3
expect event church seat=1 3 2 8
expect line church 3 1
expect line bottom 1 7
expect view 1 line bottom 1 7
expect view 2 line bottom 1 ?
expect view - line bottom 1 ?
expect score 1 = 1
expect asks elasund.build

% EL-CH-02 two different tiles of nine
game elasund seats=3
set empty
set hand 1 7gold
set phase build 1
1 church
reject * pair 3 3 EL-CH-02
reject * pair 7 3 EL-CH-02
reject * pair 0 3 EL-CH-02
reject * pair 3 10 EL-CH-02

% EL-CH-01 seven gold
game elasund seats=2
set empty
set hand 1 6gold
set phase build 1
reject 1 church EL-CH-01
expect legal 1 church = 0

% EL-CH-03 EL-CH-06 EL-HID-04 later tiles have their place; the lowest one comes last
game elasund seats=3
set empty
set hand 2 14gold
set church 3 1
set bottom 1 7
set phase build 2
2 church
expect legal * tile * = 7
reject * tile 7 EL-CH-03
reject * tile 3 EL-CH-03
* tile 1
expect event church seat=2 1 0 8
expect score 2 = 1
2 church
* tile 9
expect event church seat=2 9 2 10
expect score 2 = 2

% EL-CH-04 EL-CH-05 EL-EX-37 "church-ne-first": tile 3 first, area columns 0-2, rows 8, 9, 10
game elasund seats=4
set empty
set hand 1 7gold
set church 3 2
set bottom 2 9
set phase build 1
1 church
* tile 7
expect event church seat=1 7 0 10

% EL-CH-04 EL-BOARD-02 tile 9 first: area columns 0-2, rows 5, 6, 8
game elasund seats=2
set empty
set hand 1 14gold
set church 9 2
set bottom 2 2
set phase build 1
1 church
* tile 1
expect event church seat=1 1 0 5
1 church
* tile 4
expect event church seat=1 4 0 6

% EL-CH-04 EL-CH-05 tile 1 first: area columns 2-4, inside the city of two
game elasund seats=2
set empty
set hand 1 7gold
set church 1 2
set bottom 2 2
set phase build 1
1 church
* tile 9
expect event church seat=1 9 4 10

% EL-CH-08 EL-CH-09 EL-EX-37 EL-SEQ-02 tile 1 removes blue's inn: one cube and two trade points; no points for the church
game elasund seats=4
set empty
set building inn 0,6 2
set building craftsmen 0,2 2
set track 2 3
set church 3 1
set bottom 1 9
set hand 1 7gold
set phase build 1
1 church
* tile 1
expect event displaced seat=2 inn 0 6
expect event trade seat=2 2
expect event no_flag seat=2 3
expect no event trade seat=1
expect score 1 = 2
expect score 2 = 0
expect no line track *

% EL-CH-07 EL-EX-38 a permit of 4 on a church field goes home, nobody is paid
game elasund seats=4
set empty
set permit 2 4 0,8
set church 3 1
set bottom 1 9
set hand 1 7gold
set phase build 1
1 church
* tile 1
expect event permit_home seat=2 4
expect no line permit *
expect line hand 1 -
expect line hand 2 -

% EL-CH-08 EL-EX-29 EL-HUT-01 a church tile removes anything, also the builder's own and a large building; huts are put back
game elasund seats=4
set empty
set building large 0,8 1
set building hut_small 1,12 3
set church 3 1
set bottom 1 9
set hand 1 7gold
set phase build 1
1 church
* tile 4
expect no line building large *
expect score 1 = 2
game elasund seats=4
set empty
set building hut_small 1,9 3
set church 3 1
set bottom 1 9
set hand 1 7gold
set phase build 1
1 church
* tile 5
expect asks elasund.huts
3 hut hut_small 1,8
expect asks elasund.build

% EL-CH-09 church tiles are never displaced
game elasund seats=4
set empty
set church 3 1
set bottom 1 9
set permit 2 3 3,8
set permit 2 2 3,9
set hand 2 9gold+3red
set phase build 2
reject 2 build inn 2,8 EL-BLD-05

% EL-CH-10 EL-HID-04 the lowest tile is the last; then no more church
game elasund seats=4
set empty
set church 3 1
set church 1 1
set church 2 2
set church 4 2
set church 5 3
set church 6 3
set church 7 4
set church 8 4
set bottom 1 9
set hand 4 14gold
set phase build 4
4 church
expect legal * tile * = 1
* tile 9
expect no line bottom *
reject 4 church EL-CH-10
