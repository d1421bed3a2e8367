# Number tokens. CB-NUM-*; expected numbers are laid by hand from the orders of CB-NUM-05 and the letters of CB-NUM-02:
# A5 B2 C6 D3 E8 F10 G9 H12 I11 J4 K8 L10 M9 N4 O5 P6 Q3 R11. A deal's seed only chooses corner and desert.

% CB-EX-46 CB-NUM-05 CB-NUM-02 spiral from corner 0, desert on 9
game catan layout=variable seats=3 first_player=1
deal 89
expect line hex h09 desert
expect line robber h09
expect line hex h00 * 5
expect line hex h03 * 2
expect line hex h07 * 6
expect line hex h12 * 3
expect line hex h16 * 8
expect line hex h17 * 10
expect line hex h18 * 9
expect line hex h15 * 12
expect line hex h11 * 11
expect line hex h06 * 4
expect line hex h02 * 8
expect line hex h01 * 10
expect line hex h04 * 9
expect line hex h08 * 4
expect line hex h13 * 5
expect line hex h14 * 6
expect line hex h10 * 3
expect line hex h05 * 11

% CB-EX-47 CB-NUM-05 spiral from corner 2, desert on 5 (the first-game board of Cities & Knights)
game catan layout=variable seats=3 first_player=1
deal 93
expect line hex h05 desert
expect line robber h05
expect line hex h02 * 5
expect line hex h01 * 2
expect line hex h00 * 6
expect line hex h03 * 3
expect line hex h07 * 8
expect line hex h12 * 10
expect line hex h16 * 9
expect line hex h17 * 12
expect line hex h18 * 11
expect line hex h15 * 4
expect line hex h11 * 8
expect line hex h06 * 10
expect line hex h04 * 9
expect line hex h08 * 4
expect line hex h13 * 5
expect line hex h14 * 6
expect line hex h10 * 3
expect line hex h09 * 11

% CB-NUM-05 CB-NUM-02 the desert uses up no letter: it lies on the corner itself, B follows A on the next hexes
game catan layout=variable seats=3 first_player=1
deal 7
expect line hex h00 desert
expect line robber h00
expect line hex h03 * 5
expect line hex h07 * 2
expect line hex h12 * 6
expect line hex h16 * 3
expect line hex h17 * 8
expect line hex h18 * 10
expect line hex h15 * 9
expect line hex h11 * 12
expect line hex h06 * 11
expect line hex h02 * 4
expect line hex h01 * 8
expect line hex h04 * 10
expect line hex h08 * 9
expect line hex h13 * 4
expect line hex h14 * 5
expect line hex h10 * 6
expect line hex h05 * 3
expect line hex h09 * 11

% CB-NUM-05 spiral from corner 11, desert on the outer ring
game catan layout=variable seats=3 first_player=1
deal 69
expect line hex h16 desert
expect line robber h16
expect line hex h11 * 5
expect line hex h06 * 2
expect line hex h02 * 6
expect line hex h01 * 3
expect line hex h00 * 8
expect line hex h03 * 10
expect line hex h07 * 9
expect line hex h12 * 12
expect line hex h17 * 11
expect line hex h18 * 4
expect line hex h15 * 8
expect line hex h10 * 10
expect line hex h05 * 9
expect line hex h04 * 4
expect line hex h08 * 5
expect line hex h13 * 6
expect line hex h14 * 3
expect line hex h09 * 11

% CB-NUM-05 spiral from corner 18, desert on the outer ring
game catan layout=variable seats=3 first_player=1
deal 438
expect line hex h06 desert
expect line robber h06
expect line hex h18 * 5
expect line hex h15 * 2
expect line hex h11 * 6
expect line hex h02 * 3
expect line hex h01 * 8
expect line hex h00 * 10
expect line hex h03 * 9
expect line hex h07 * 12
expect line hex h12 * 11
expect line hex h16 * 4
expect line hex h17 * 8
expect line hex h14 * 10
expect line hex h10 * 9
expect line hex h05 * 4
expect line hex h04 * 5
expect line hex h08 * 6
expect line hex h13 * 3
expect line hex h09 * 11

% CB-NUM-05 spiral from corner 16, desert in the centre
game catan layout=variable seats=3 first_player=1
deal 138
expect line hex h09 desert
expect line robber h09
expect line hex h16 * 5
expect line hex h17 * 2
expect line hex h18 * 6
expect line hex h15 * 3
expect line hex h11 * 8
expect line hex h06 * 10
expect line hex h02 * 9
expect line hex h01 * 12
expect line hex h00 * 11
expect line hex h03 * 4
expect line hex h07 * 8
expect line hex h12 * 10
expect line hex h13 * 9
expect line hex h14 * 4
expect line hex h10 * 5
expect line hex h05 * 6
expect line hex h04 * 3
expect line hex h08 * 11

% CB-NUM-05 spiral from corner 16, desert on the inner ring
game catan layout=variable seats=3 first_player=1
deal 33
expect line hex h13 desert
expect line robber h13
expect line hex h16 * 5
expect line hex h17 * 2
expect line hex h18 * 6
expect line hex h15 * 3
expect line hex h11 * 8
expect line hex h06 * 10
expect line hex h02 * 9
expect line hex h01 * 12
expect line hex h00 * 11
expect line hex h03 * 4
expect line hex h07 * 8
expect line hex h12 * 10
expect line hex h14 * 9
expect line hex h10 * 4
expect line hex h05 * 5
expect line hex h04 * 6
expect line hex h08 * 3
expect line hex h09 * 11

% CB-NUM-05 spiral from corner 7, desert on the corner itself
game catan layout=variable seats=3 first_player=1
deal 74
expect line hex h07 desert
expect line robber h07
expect line hex h12 * 5
expect line hex h16 * 2
expect line hex h17 * 6
expect line hex h18 * 3
expect line hex h15 * 8
expect line hex h11 * 10
expect line hex h06 * 9
expect line hex h02 * 12
expect line hex h01 * 11
expect line hex h00 * 4
expect line hex h03 * 8
expect line hex h08 * 10
expect line hex h13 * 9
expect line hex h14 * 4
expect line hex h10 * 5
expect line hex h05 * 6
expect line hex h04 * 3
expect line hex h09 * 11

% CB-NUM-05 spiral from corner 7, desert on the inner ring
game catan layout=variable seats=3 first_player=1
deal 369
expect line hex h14 desert
expect line robber h14
expect line hex h07 * 5
expect line hex h12 * 2
expect line hex h16 * 6
expect line hex h17 * 3
expect line hex h18 * 8
expect line hex h15 * 10
expect line hex h11 * 9
expect line hex h06 * 12
expect line hex h02 * 11
expect line hex h01 * 4
expect line hex h00 * 8
expect line hex h03 * 10
expect line hex h08 * 9
expect line hex h13 * 4
expect line hex h10 * 5
expect line hex h05 * 6
expect line hex h04 * 3
expect line hex h09 * 11

% CB-NUM-08 clockwise spiral from corner 0, desert in the centre
game catan layout=variable seats=3 first_player=1 spiral=cw
deal 89
expect line hex h09 desert
expect line robber h09
expect line hex h00 * 5
expect line hex h01 * 2
expect line hex h02 * 6
expect line hex h06 * 3
expect line hex h11 * 8
expect line hex h15 * 10
expect line hex h18 * 9
expect line hex h17 * 12
expect line hex h16 * 11
expect line hex h12 * 4
expect line hex h07 * 8
expect line hex h03 * 10
expect line hex h04 * 9
expect line hex h05 * 4
expect line hex h10 * 5
expect line hex h14 * 6
expect line hex h13 * 3
expect line hex h08 * 11

% CB-NUM-08 clockwise spiral from corner 2, desert on 5
game catan layout=variable seats=3 first_player=1 spiral=cw
deal 93
expect line hex h05 desert
expect line robber h05
expect line hex h02 * 5
expect line hex h06 * 2
expect line hex h11 * 6
expect line hex h15 * 3
expect line hex h18 * 8
expect line hex h17 * 10
expect line hex h16 * 9
expect line hex h12 * 12
expect line hex h07 * 11
expect line hex h03 * 4
expect line hex h00 * 8
expect line hex h01 * 10
expect line hex h10 * 9
expect line hex h14 * 4
expect line hex h13 * 5
expect line hex h08 * 6
expect line hex h04 * 3
expect line hex h09 * 11

% CB-NUM-08 clockwise spiral from corner 11, desert on the outer ring
game catan layout=variable seats=3 first_player=1 spiral=cw
deal 69
expect line hex h16 desert
expect line robber h16
expect line hex h11 * 5
expect line hex h15 * 2
expect line hex h18 * 6
expect line hex h17 * 3
expect line hex h12 * 8
expect line hex h07 * 10
expect line hex h03 * 9
expect line hex h00 * 12
expect line hex h01 * 11
expect line hex h02 * 4
expect line hex h06 * 8
expect line hex h10 * 10
expect line hex h14 * 9
expect line hex h13 * 4
expect line hex h08 * 5
expect line hex h04 * 6
expect line hex h05 * 3
expect line hex h09 * 11

% CB-NUM-08 clockwise spiral from corner 16, desert in the centre
game catan layout=variable seats=3 first_player=1 spiral=cw
deal 138
expect line hex h09 desert
expect line robber h09
expect line hex h16 * 5
expect line hex h12 * 2
expect line hex h07 * 6
expect line hex h03 * 3
expect line hex h00 * 8
expect line hex h01 * 10
expect line hex h02 * 9
expect line hex h06 * 12
expect line hex h11 * 11
expect line hex h15 * 4
expect line hex h18 * 8
expect line hex h17 * 10
expect line hex h13 * 9
expect line hex h08 * 4
expect line hex h04 * 5
expect line hex h05 * 6
expect line hex h10 * 3
expect line hex h14 * 11

% CB-NUM-08 clockwise spiral from corner 7, desert on the inner ring
game catan layout=variable seats=3 first_player=1 spiral=cw
deal 369
expect line hex h14 desert
expect line robber h14
expect line hex h07 * 5
expect line hex h03 * 2
expect line hex h00 * 6
expect line hex h01 * 3
expect line hex h02 * 8
expect line hex h06 * 10
expect line hex h11 * 9
expect line hex h15 * 12
expect line hex h18 * 11
expect line hex h17 * 4
expect line hex h16 * 8
expect line hex h12 * 10
expect line hex h08 * 9
expect line hex h04 * 4
expect line hex h05 * 5
expect line hex h10 * 6
expect line hex h13 * 3
expect line hex h09 * 11

% CB-NUM-08 the direction belongs to the spiral: refused with shuffled numbers and with the beginner layout
badgame catan number_setup=random spiral=cw : CB-NUM-08
badgame catan layout=beginner spiral=cw     : CB-NUM-08
game catan spiral=cw
game catan spiral=ccw

% CB-NUM-07 the kind of deal belongs to the variable layout
badgame catan layout=beginner number_setup=random : CB-NUM-07
game catan number_setup=random
game catan number_setup=spiral

% CB-NUM-01 CB-NUM-03 every land hex but the desert carries one token, the desert none; no 7
game catan layout=variable seats=3 first_player=1
deal 1
expect no line hex * fields
expect no line hex * fields * *
expect no line hex * forest
expect no line hex * forest * *
expect no line hex * pasture
expect no line hex * pasture * *
expect no line hex * hills
expect no line hex * hills * *
expect no line hex * mountains
expect no line hex * mountains * *
expect no line hex * desert *
expect line hex * desert
expect no line hex * 7
expect line hex * 2
expect line hex * 3
expect line hex * 4
expect line hex * 5
expect line hex * 6
expect line hex * 8
expect line hex * 9
expect line hex * 10
expect line hex * 11
expect line hex * 12
game catan layout=variable seats=3 first_player=1
deal 2
expect no line hex * fields
expect no line hex * fields * *
expect no line hex * forest
expect no line hex * forest * *
expect no line hex * pasture
expect no line hex * pasture * *
expect no line hex * hills
expect no line hex * hills * *
expect no line hex * mountains
expect no line hex * mountains * *
expect no line hex * desert *
expect line hex * desert
expect no line hex * 7
expect line hex * 2
expect line hex * 3
expect line hex * 4
expect line hex * 5
expect line hex * 6
expect line hex * 8
expect line hex * 9
expect line hex * 10
expect line hex * 11
expect line hex * 12
game catan layout=variable seats=3 first_player=1
deal 3
expect no line hex * fields
expect no line hex * fields * *
expect no line hex * forest
expect no line hex * forest * *
expect no line hex * pasture
expect no line hex * pasture * *
expect no line hex * hills
expect no line hex * hills * *
expect no line hex * mountains
expect no line hex * mountains * *
expect no line hex * desert *
expect line hex * desert
expect no line hex * 7
expect line hex * 2
expect line hex * 3
expect line hex * 4
expect line hex * 5
expect line hex * 6
expect line hex * 8
expect line hex * 9
expect line hex * 10
expect line hex * 11
expect line hex * 12

% CB-NUM-01 CB-NUM-03 every land hex but the desert carries one token, the desert none; no 7 (shuffled)
game catan layout=variable seats=3 first_player=1 number_setup=random
deal 1
expect no line hex * fields
expect no line hex * fields * *
expect no line hex * forest
expect no line hex * forest * *
expect no line hex * pasture
expect no line hex * pasture * *
expect no line hex * hills
expect no line hex * hills * *
expect no line hex * mountains
expect no line hex * mountains * *
expect no line hex * desert *
expect line hex * desert
expect no line hex * 7
expect line hex * 2
expect line hex * 3
expect line hex * 4
expect line hex * 5
expect line hex * 6
expect line hex * 8
expect line hex * 9
expect line hex * 10
expect line hex * 11
expect line hex * 12
game catan layout=variable seats=3 first_player=1 number_setup=random
deal 2
expect no line hex * fields
expect no line hex * fields * *
expect no line hex * forest
expect no line hex * forest * *
expect no line hex * pasture
expect no line hex * pasture * *
expect no line hex * hills
expect no line hex * hills * *
expect no line hex * mountains
expect no line hex * mountains * *
expect no line hex * desert *
expect line hex * desert
expect no line hex * 7
expect line hex * 2
expect line hex * 3
expect line hex * 4
expect line hex * 5
expect line hex * 6
expect line hex * 8
expect line hex * 9
expect line hex * 10
expect line hex * 11
expect line hex * 12
game catan layout=variable seats=3 first_player=1 number_setup=random
deal 3
expect no line hex * fields
expect no line hex * fields * *
expect no line hex * forest
expect no line hex * forest * *
expect no line hex * pasture
expect no line hex * pasture * *
expect no line hex * hills
expect no line hex * hills * *
expect no line hex * mountains
expect no line hex * mountains * *
expect no line hex * desert *
expect line hex * desert
expect no line hex * 7
expect line hex * 2
expect line hex * 3
expect line hex * 4
expect line hex * 5
expect line hex * 6
expect line hex * 8
expect line hex * 9
expect line hex * 10
expect line hex * 11
expect line hex * 12

% CB-NUM-03 a 7 or a 13 is no token
game catan layout=beginner seats=3 first_player=1
badset hex h00 mountains 7  : bad position line
badset hex h00 mountains 1  : bad position line
badset hex h00 mountains 13 : bad position line
set hex h00 mountains 12
expect line hex h00 mountains 12

% CB-NUM-07 CB-NUM-04 CB-NUM-01 shuffled numbers: no 6 or 8 beside a 6 or 8
# All eighteen tokens of five deals. No two of the four red hexes share a side (sides: hex 0 touches 1, 3, 4; and so on).
game catan layout=variable number_setup=random seats=3 first_player=1
deal 11
# red: 1 (beside 2 5 4 0), 3 (beside 0 4 8 7), 12 (beside 8 13 16 7), 14 (beside 10 15 18 17 13 9)
expect line hex h00 * 4
expect line hex h01 * 8
expect line hex h02 * 11
expect line hex h03 * 6
expect line hex h04 * 5
expect line hex h05 * 3
expect line hex h06 * 9
expect line hex h08 * 12
expect line hex h09 * 10
expect line hex h10 * 2
expect line hex h11 * 4
expect line hex h12 * 6
expect line hex h13 * 3
expect line hex h14 * 8
expect line hex h15 * 11
expect line hex h16 * 5
expect line hex h17 * 9
expect line hex h18 * 10
game catan layout=variable number_setup=random seats=3 first_player=1
deal 12
# red: 4 (beside 1 5 9 8 3 0), 7 (beside 3 8 12), 11 (beside 15 10 6), 16 (beside 13 17 12)
expect line hex h00 * 2
expect line hex h01 * 12
expect line hex h02 * 10
expect line hex h03 * 5
expect line hex h04 * 6
expect line hex h05 * 3
expect line hex h06 * 9
expect line hex h07 * 8
expect line hex h08 * 4
expect line hex h09 * 10
expect line hex h10 * 4
expect line hex h11 * 8
expect line hex h13 * 11
expect line hex h14 * 11
expect line hex h15 * 9
expect line hex h16 * 6
expect line hex h17 * 3
expect line hex h18 * 5
game catan layout=variable number_setup=random seats=3 first_player=1
deal 13
# red: 1 (beside 2 5 4 0), 10 (beside 6 11 15 14 9 5), 16 (beside 13 17 12), 18 (beside 15 17 14)
expect line hex h00 * 9
expect line hex h01 * 8
expect line hex h02 * 11
expect line hex h03 * 11
expect line hex h04 * 9
expect line hex h05 * 3
expect line hex h06 * 2
expect line hex h07 * 5
expect line hex h08 * 5
expect line hex h09 * 10
expect line hex h10 * 6
expect line hex h11 * 3
expect line hex h12 * 12
expect line hex h13 * 4
expect line hex h15 * 10
expect line hex h16 * 8
expect line hex h17 * 4
expect line hex h18 * 6
game catan layout=variable number_setup=random seats=3 first_player=1
deal 14
# red: 1 (beside 2 5 4 0), 3 (beside 0 4 8 7), 6 (beside 11 10 5 2), 13 (beside 9 14 17 16 12 8)
expect line hex h00 * 12
expect line hex h01 * 6
expect line hex h02 * 10
expect line hex h03 * 8
expect line hex h04 * 9
expect line hex h05 * 11
expect line hex h06 * 6
expect line hex h07 * 5
expect line hex h08 * 4
expect line hex h09 * 3
expect line hex h10 * 10
expect line hex h12 * 5
expect line hex h13 * 8
expect line hex h14 * 11
expect line hex h15 * 9
expect line hex h16 * 3
expect line hex h17 * 2
expect line hex h18 * 4
game catan layout=variable number_setup=random seats=3 first_player=1
deal 15
# red: 1 (beside 2 5 4 0), 6 (beside 11 10 5 2), 16 (beside 13 17 12), 18 (beside 15 17 14)
expect line hex h01 * 8
expect line hex h02 * 11
expect line hex h03 * 11
expect line hex h04 * 10
expect line hex h05 * 4
expect line hex h06 * 6
expect line hex h07 * 3
expect line hex h08 * 5
expect line hex h09 * 2
expect line hex h10 * 9
expect line hex h11 * 4
expect line hex h12 * 10
expect line hex h13 * 3
expect line hex h14 * 12
expect line hex h15 * 5
expect line hex h16 * 6
expect line hex h17 * 9
expect line hex h18 * 8

% CB-NUM-06 CB-NUM-04 spirals keep the red numbers apart, all six corners
# Reds are the letters C6, E8, K8, P6. The desert of these deals lies where it shifts the letters most.
game catan layout=variable seats=3 first_player=1
deal 7
expect line hex h00 desert
# corner 0; red: 12 (beside 8 13 16 7), 17 (beside 14 18 16 13), 1 (beside 2 5 4 0), 10 (beside 6 11 15 14 9 5)
expect line hex h12 * 6
expect line hex h17 * 8
expect line hex h01 * 8
expect line hex h10 * 6
game catan layout=variable seats=3 first_player=1
deal 260
expect line hex h02 desert
# corner 2; red: 3 (beside 0 4 8 7), 12 (beside 8 13 16 7), 6 (beside 11 10 5 2), 14 (beside 10 15 18 17 13 9)
expect line hex h03 * 6
expect line hex h12 * 8
expect line hex h06 * 8
expect line hex h14 * 6
game catan layout=variable seats=3 first_player=1
deal 32
expect line hex h11 desert
# corner 11; red: 1 (beside 2 5 4 0), 3 (beside 0 4 8 7), 15 (beside 11 18 14 10), 13 (beside 9 14 17 16 12 8)
expect line hex h01 * 6
expect line hex h03 * 8
expect line hex h15 * 8
expect line hex h13 * 6
game catan layout=variable seats=3 first_player=1
deal 81
expect line hex h18 desert
# corner 18; red: 6 (beside 11 10 5 2), 1 (beside 2 5 4 0), 17 (beside 14 18 16 13), 8 (beside 4 9 13 12 7 3)
expect line hex h06 * 6
expect line hex h01 * 8
expect line hex h17 * 8
expect line hex h08 * 6
game catan layout=variable seats=3 first_player=1
deal 132
expect line hex h16 desert
# corner 16; red: 15 (beside 11 18 14 10), 6 (beside 11 10 5 2), 12 (beside 8 13 16 7), 4 (beside 1 5 9 8 3 0)
expect line hex h15 * 6
expect line hex h06 * 8
expect line hex h12 * 8
expect line hex h04 * 6
game catan layout=variable seats=3 first_player=1
deal 74
expect line hex h07 desert
# corner 7; red: 17 (beside 14 18 16 13), 15 (beside 11 18 14 10), 3 (beside 0 4 8 7), 5 (beside 2 6 10 9 4 1)
expect line hex h17 * 6
expect line hex h15 * 8
expect line hex h03 * 8
expect line hex h05 * 6
