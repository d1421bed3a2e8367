# Phases 3 and 4. EL-PERM-*, EL-ACT-*, EL-DEC-01.

% EL-PERM-01 EL-PERM-02 EL-PERM-03 EL-EX-43 "permit-row4": a free field of the ship's row; the value is the price
game elasund seats=4
set empty
set building hut_small 1,5 2
set building hut_large 2,4 3
set building hut_small 3,5 1
set ship 4
set hand 1 2gold
set phase permit 1
expect legal 1 permit 2 0,4 = 1
expect legal 1 permit 2 1,4 = 1
expect legal 1 permit 2 2,4 = 0
expect legal 1 permit 2 3,4 = 1
expect legal 1 permit *,5 = 0
reject 1 permit 2 2,4 EL-BOARD-12
reject 1 permit 2 3,6 EL-PERM-03
reject 1 permit 3 3,4 EL-PERM-02
reject 1 permit 5 3,4 EL-PERM-01
1 permit 2 3,4
expect line hand 1 -
expect line permit 1 2 3,4
expect asks elasund.special

% EL-PERM-01 EL-PERM-02 two gold instead, or a permit of 0 for nothing
game elasund seats=2
set empty
set ship 4
set phase permit 1
1 gold
expect line hand 1 2gold
game elasund seats=2
set empty
set ship 4
set phase permit 1
expect legal 1 permit 1 * = 0
1 permit 0 2,4
expect line permit 1 0 2,4

% EL-PERM-04 EL-EX-44 "permit-full-row": row 6 full; the nearest rows with a free field are 4 and 9
game elasund seats=2
set empty
set building inn 0,5 1
set building inn 2,5 2
set building hut_large 4,5 1
set permit 1 0 0,8
set permit 1 1 1,8
set permit 2 0 3,8
set permit 2 1 4,8
set ship 6
set hand 1 5gold
set phase permit 1
expect legal 1 permit 2 *,4 = 5
expect legal 1 permit 2 *,9 = 5
expect legal 1 permit 2 * = 10
reject 1 permit 2 0,3 EL-PERM-04
1 permit 2 4,9

% EL-PERM-05 EL-DEC-01 EL-ACT-07 two cards of one colour for any free field; in the ship's row none are asked
game elasund seats=2
set empty
set ship 4
set hand 1 1gold+2green
set phase permit 1
1 permit 1 3,12
expect event spent seat=1 2green
expect line hand 1 -
expect line permit 1 1 3,12
game elasund seats=2
set empty
set ship 4
set hand 1 1gold+2green
set phase permit 1
1 permit 1 3,4
expect line hand 1 2green
game elasund seats=2
set empty
set ship 4
set hand 1 1gold+2green+2red
set phase permit 1
1 permit 1 3,12
expect asks elasund.pay
1 pay red
expect line hand 1 2green
expect line permit 1 1 3,12
expect line discard 2red
game elasund seats=2
set empty
set ship 4
set hand 1 1gold+1green+1red
set phase permit 1
reject 1 permit 1 3,12 EL-PERM-03

% EL-PERM-06 EL-PERM-08 one permit for each field; permits lie open and are not taken back
game elasund seats=2
set empty
set ship 4
set permit 2 1 3,4
set permit 1 1 2,4
set hand 1 9gold
set phase permit 1
reject 1 permit 0 3,4 EL-PERM-06
reject 1 permit 0 2,4 EL-PERM-06
expect view 2 line permit 1 1 2,4
expect view - line permit 2 1 3,4
reject 1 permit 1 4,4 EL-PERM-01

% EL-PERM-07 EL-DEC-02 with no permit in reserve only the gold remains: it is taken without a question
game elasund seats=2
set empty
set ship 4
set permit 1 0 0,2
set permit 1 1 0,3
set permit 1 2 0,5
set permit 1 3 0,6
set permit 1 4 0,8
set hand 1 9gold
set phase permit 1
expect asks elasund.special
expect line hand 1 11gold

% EL-PERM-07 EL-DEC-02 with too little gold for the permits in reserve the gold is taken without a question
game elasund seats=2
set empty
set ship 4
set permit 1 0 0,2
set phase permit 1
expect asks elasund.special
expect line hand 1 2gold

% EL-PERM-07 with a permit in reserve that can be paid for there is a choice
game elasund seats=2
set empty
set ship 4
set permit 1 0 0,2
set hand 1 1gold
set phase permit 1
expect asks elasund.permit
expect legal 1 gold = 1
expect legal 1 permit 1 * = 5

% EL-ACT-01 EL-ACT-02 EL-ACT-07 move: two cards of one colour, no gold, any other free field; then the turn is over
game elasund seats=2
set empty
set permit 1 3 0,2
set permit 2 1 4,4
set hand 1 2red
set phase special 1
reject 1 move 2 3,3 EL-ACT-02
reject 1 move 3 4,4 EL-PERM-06
reject 1 move 3 0,2 EL-PERM-06
reject 1 move 3 2,8 EL-BOARD-09
reject 1 move 3 6,3 EL-BOARD-05
1 move 3 3,3
expect line permit 1 3 3,3
expect line hand 1 -
expect asks elasund.dice

% EL-ACT-01 EL-ACT-02 it must be paid in full
game elasund seats=2
set empty
set permit 1 3 0,2
set hand 1 1red+1green
set phase special 1
reject 1 move 3 3,3 EL-ACT-02
expect legal 1 * = 1
1 end

% EL-ACT-03 EL-EX-46 raise 1 to 3: two cards of one colour and 2 gold
game elasund seats=2
set empty
set permit 1 1 0,2
set permit 1 4 0,3
set hand 1 2gold+2blue
set phase special 1
reject 1 raise 1 0 EL-ACT-03
reject 1 raise 1 1 EL-ACT-03
reject 1 raise 1 4 EL-ACT-03
reject 1 raise 2 3 EL-ACT-03
reject 1 raise 1 5 EL-ACT-03
1 raise 1 3
expect line permit 1 3 0,2
expect no line permit 1 1 *
expect line hand 1 -
game elasund seats=2
set empty
set permit 1 1 0,2
set hand 1 1gold+2blue
set phase special 1
reject 1 raise 1 3 EL-ACT-03
expect legal 1 raise * = 1

% EL-ACT-07 the payer of a move or a raise chooses the colour
game elasund seats=2
set empty
set permit 1 1 0,2
set hand 1 1gold+2blue+3red
set phase special 1
1 raise 1 2
expect asks elasund.pay
1 pay red
expect line hand 1 2blue+1red
game elasund seats=2
set empty
set permit 1 1 0,2
set hand 1 1gold+2blue+3red
set phase special 1
1 move 1 4,4
1 pay blue
expect line hand 1 1gold+3red

% EL-ACT-04 place: one card of each colour and the value in gold, on any free field
game elasund seats=2
set empty
set ship 4
set hand 1 2gold+1green+1blue+1red
set phase special 1
reject 1 place 3 3,9 EL-PERM-02
reject 1 place 2 2,8 EL-BOARD-09
1 place 2 3,9
expect line hand 1 -
expect line permit 1 2 3,9
expect line discard 1green+1blue+1red
game elasund seats=2
set empty
set hand 1 2gold+3green+3blue
set phase special 1
reject 1 place 2 3,9 EL-ACT-04
reject 1 exchange EL-ACT-05

% EL-ACT-05 EL-EX-47 two gold in phase 3 and two in phase 4 for one card of each colour
game elasund seats=2
set empty
set ship 9
set hand 1 1green+1blue+1red
set phase permit 1
1 gold
1 exchange
expect line hand 1 4gold
expect line discard 1green+1blue+1red
expect asks elasund.dice

% EL-ACT-06 the ship does not matter, and the permit of phase 3 may be moved
game elasund seats=2
set empty
set ship 4
set hand 1 1gold+2red
set phase permit 1
1 permit 1 3,4
1 move 1 3,12
expect line permit 1 1 3,12
