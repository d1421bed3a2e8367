# Barbarian Attack: battles at the end of a turn (CT-BA-40..50). Sides of coastal hexes, NE E SE SW W NW:
# h12 e42 e44 e55 e54 e41 e40   h07 e25 e27 e40 e39 e24 e23   h03 e12 e14 e26 e25 e11 e10   h00 e02 e04 e13 e12 e01 e00
# h01 e05 e07 e16 e15 e04 e03   h06 e21 e22 e35 e34 e20 e19   h11 e37 e38 e52 e51 e36 e35   h15 e51 e53 e64 e63 e50 e49
# h18 e63 e65 e71 e70 e62 e61   h17 e60 e62 e69 e68 e59 e58
# The die of losses: 1 and 4 NE and SW, 2 and 5 E and W, 3 and 6 SE and NW.

% CT-BA-41 CT-EX-34 CT-BA-44 one knight against one barbarian wins
game catan +barbarians seats=3 first_player=1
set path_knight e65 1
set phase act 1
1 end
1 halt
expect event battle seat=1 h18 1 1
expect event prisoners seat=1 1 1
expect asks barbarians.losses
expect line barbarians h18 0
* losses 1
expect event losses_rolled 1 1
expect no event knight_lost
expect line path_knight e65 1
expect line prisoners 1 1
expect asks catan.before

% CT-BA-41 CT-EX-34 with the option there must be more
game catan +barbarians seats=3 first_player=1 ba_victory=more
set path_knight e65 1
set phase act 1
1 end
1 halt
expect no event battle
expect line barbarians h18 1
expect asks catan.before

% CT-BA-41 with the option two win against one
game catan +barbarians seats=3 first_player=1 ba_victory=more
set path_knight e65 1
set path_knight e70 1
set phase act 1
1 end
1 halt
expect event battle seat=1 h18 2 1

% CT-BA-41 fewer knights than barbarians: no battle
game catan +barbarians seats=3 first_player=1
set barbarians h18 3
set path_knight e65 1
set path_knight e70 1
set phase act 1
1 end
1 halt
expect no event battle
expect line barbarians h18 3

% CT-BA-42 CT-BA-44 the knights of others fight as well, whoever is on turn; they are not asked
game catan +barbarians seats=3 first_player=1
set path_knight e65 2
set phase act 1
1 end
expect event battle seat=1 h18 1 1
expect event prisoners seat=2 1 1
* losses 2
expect event knight_lost seat=2 e65
expect line gold 2 3

% CT-BA-42 all knights march before the first battle
game catan +barbarians seats=3 first_player=1
set path_knight e65 1
set path_knight e00 1
set phase act 1
1 end
1 march e65 e71
expect no event battle
expect asks barbarians.march
1 halt
expect event battle seat=1 h18 1 1

% CT-BA-44 CT-BA-49 CT-BA-14 one player alone takes them all, and the hex is free
game catan +barbarians seats=3 first_player=1
set settlement n53 1
set barbarians h18 3
set path_knight e65 1
set path_knight e70 1
set path_knight e61 1
set phase act 1
expect score 1 = 0
1 end
1 halt
expect event freed h18
expect event prisoners seat=1 3 3
# a settlement that stands again, a point for two of three prisoners
expect score 1 = 2
* losses 6
expect event knight_lost seat=1 e61
2 roll
* dice 1 1
expect event income seat=1
expect line hand 1 1lumber

% CT-BA-45 CT-EX-35 CT-BA-47 two against one of three: the third goes to whoever has most knights there
game catan +barbarians seats=3 first_player=1
set barbarians h18 3
set path_knight e65 1
set path_knight e70 1
set path_knight e61 2
set phase act 1
1 end
1 halt
expect line prisoners 1 2
expect line prisoners 2 1
expect asks barbarians.losses
expect public 1 = 1
expect public 2 = 0

% CT-BA-45 as many players as prisoners: one each, nothing remains
game catan +barbarians seats=4 first_player=1
set barbarians h18 3
set path_knight e65 1
set path_knight e71 1
set path_knight e70 2
set path_knight e61 3
set phase act 1
1 end
1 halt
expect line prisoners 1 1
expect line prisoners 2 1
expect line prisoners 3 1
expect asks barbarians.losses

% CT-BA-45 a tie for the third: they roll, the others get three gold
game catan +barbarians seats=3 first_player=1
set barbarians h18 3
set path_knight e65 1
set path_knight e70 1
set path_knight e61 2
set path_knight e62 2
set phase act 1
1 end
1 halt
expect line prisoners 1 1
expect line prisoners 2 1
expect asks barbarians.spoils
* spoils 3 4
expect event spoils_rolled seat=1 3 4
expect asks barbarians.spoils
* spoils 6 2
expect event spoils_rolled seat=2 6 2
expect event prisoners seat=2 1 2
expect line prisoners 1 1
expect line gold 1 3
expect no line gold 2 *
expect asks barbarians.losses

% CT-BA-45 equal rolls are rolled again
game catan +barbarians seats=3 first_player=1
set barbarians h18 3
set path_knight e65 1
set path_knight e70 1
set path_knight e61 2
set path_knight e62 2
set phase act 1
1 end
1 halt
* spoils 3 4
* spoils 5 2
expect event spoils_again 1+2
expect no line rolled *
expect no line gold *
* spoils 1 1
* spoils 1 2
expect line prisoners 2 2
expect line gold 1 3

% CT-BA-45 who has fewer knights does not roll for the third, and gets no gold
game catan +barbarians seats=4 first_player=1
set barbarians h18 3
set path_knight e65 1
set path_knight e70 1
set path_knight e61 2
set path_knight e62 2
set phase act 1
1 end
1 halt
expect line * barbarians.contest * m=3*
* spoils 6 6
* spoils 1 1
expect line prisoners 1 2
expect line gold 2 3

% CT-BA-46 too few prisoners: all roll, the highest gets it, the others three gold each
game catan +barbarians seats=4 first_player=1
set path_knight e65 1
set path_knight e70 2
set path_knight e61 2
set path_knight e71 4
set phase act 1
1 end
1 halt
expect event battle seat=1 h18 4 1
* spoils 2 2
* spoils 2 3
* spoils 1 1
expect event prisoners seat=2 1 1
expect line gold 1 3
expect line gold 4 3
expect no line gold 2 *
expect no line prisoners 1 *

% CT-BA-46 two prisoners for three: the two highest
game catan +barbarians seats=4 first_player=1
set barbarians h18 2
set path_knight e65 1
set path_knight e70 2
set path_knight e61 3
set phase act 1
1 end
1 halt
* spoils 4 4
* spoils 3 3
* spoils 5 5
expect line prisoners 1 1
expect line prisoners 3 1
expect line gold 2 3

% CT-BA-46 a tie for the second: only the tied roll again, for what is left
game catan +barbarians seats=4 first_player=1
set barbarians h18 2
set path_knight e65 1
set path_knight e70 2
set path_knight e61 3
set phase act 1
1 end
1 halt
* spoils 4 4
* spoils 3 3
* spoils 2 4
expect event prisoners seat=1 1 1
expect event spoils_again 2+3
expect no line gold *
* spoils 1 2
* spoils 1 1
expect line prisoners 2 1
expect no line prisoners 3 *
expect line gold 3 3
expect no line gold 1 *
expect no line gold 2 *

% CT-BA-46 a tie of the first two for two prisoners: both have one, nobody rolls again
game catan +barbarians seats=4 first_player=1
set barbarians h18 2
set path_knight e65 1
set path_knight e70 2
set path_knight e61 3
set phase act 1
1 end
1 halt
* spoils 4 4
* spoils 5 3
* spoils 2 4
expect line prisoners 1 1
expect line prisoners 2 1
expect line gold 3 3
expect asks barbarians.losses

% CT-BA-46 all three equal for two: all three roll again
game catan +barbarians seats=4 first_player=1
set barbarians h18 2
set path_knight e65 1
set path_knight e70 2
set path_knight e61 3
set phase act 1
1 end
1 halt
* spoils 4 4
* spoils 5 3
* spoils 2 6
expect event spoils_again 1+2+3
* spoils 1 1
* spoils 1 2
* spoils 1 3
expect line prisoners 2 1
expect line prisoners 3 1
expect line gold 1 3

% CT-BA-46 four players, three barbarians: a tie of the last two for the third
game catan +barbarians seats=4 first_player=1
set barbarians h18 3
set path_knight e65 1
set path_knight e70 2
set path_knight e61 3
set path_knight e71 4
set phase act 1
1 end
1 halt
* spoils 4 4
* spoils 1 1
* spoils 6 6
* spoils 1 1
expect line prisoners 1 1
expect line prisoners 3 1
expect event spoils_again 2+4
* spoils 1 1
* spoils 2 1
expect line prisoners 4 1
expect line gold 2 3

% CT-BA-50 CT-EX-37 losses: the die names two opposite sides; both knights there go home for three gold each
game catan +barbarians seats=3 first_player=1
set barbarians h18 2
# NE 1, SW 2, E 1
set path_knight e63 1
set path_knight e70 2
set path_knight e65 1
set phase act 1
1 end
1 halt
expect asks barbarians.losses
reject * losses 7   CT-BA-50
reject * losses 0   CT-BA-50
* losses 4
expect event losses_rolled 4 1
expect event knight_lost seat=1 e63
expect event knight_lost seat=2 e70
expect line gold 1 3
expect line gold 2 3
expect line path_knight e65 1
expect no line path_knight e63 *
expect no line path_knight e70 *

% CT-BA-50 E and W on 2 and 5
game catan +barbarians seats=3 first_player=1
set path_knight e65 1
set path_knight e62 1
set path_knight e71 1
set phase act 1
1 end
1 halt
* losses 5
expect event losses_rolled 5 2
expect event knight_lost seat=1 e65
expect event knight_lost seat=1 e62
expect line gold 1 6
expect line path_knight e71 1

% CT-BA-50 SE and NW on 3 and 6; who is not at the hex stays
game catan +barbarians seats=3 first_player=1
set path_knight e71 1
set path_knight e61 1
set path_knight e13 1
set path_knight e65 1
set phase act 1
1 end
1 halt
* losses 3
expect event losses_rolled 3 3
expect event knight_lost seat=1 e71
expect event knight_lost seat=1 e61
expect line path_knight e13 1
expect line path_knight e65 1

% CT-BA-40 CT-BA-43 CT-EX-37 a knight between the 4 and the 12 fights at the 4 first, then at the 12
game catan +barbarians seats=3 first_player=1
set barbarians h12 1
set path_knight e40 1
set phase act 1
1 end
1 halt
expect event battle seat=1 h12 1 1
expect line barbarians h07 1
* losses 1
expect event battle seat=1 h07 1 1
expect line prisoners 1 2
* losses 2
expect asks catan.before

% CT-BA-43 CT-EX-37 lost at the 4, it does not count at the 12
game catan +barbarians seats=3 first_player=1
set barbarians h12 1
set path_knight e40 1
set phase act 1
1 end
1 halt
expect event battle seat=1 h12 1 1
* losses 6
expect event knight_lost seat=1 e40
expect no event battle
expect line barbarians h07 1
expect line prisoners 1 1

% CT-BA-40 from the left of the castle clockwise: 4 12 9 3 8 10 11 5 2 6
game catan +barbarians seats=4 first_player=1
set barbarians h12 1
set barbarians h07 1
set barbarians h03 1
set barbarians h00 1
set barbarians h01 1
set barbarians h06 1
set barbarians h11 1
set barbarians h15 1
set barbarians h18 1
set barbarians h17 1
set path_knight e41 2
set path_knight e24 2
set path_knight e10 2
set path_knight e00 2
set path_knight e05 2
set path_knight e22 2
set path_knight e38 3
set path_knight e53 3
set path_knight e71 3
set path_knight e69 3
set phase act 1
1 end
expect event battle seat=1 h12 1 1
# none of these knights stands on NE or SW sides of its hex but e05: 1 is NE
* losses 1
expect event battle seat=1 h07 1 1
* losses 1
expect event battle seat=1 h03 1 1
* losses 1
expect event battle seat=1 h00 1 1
* losses 1
expect event battle seat=1 h01 1 1
* losses 1
expect event knight_lost seat=2 e05
expect event battle seat=1 h06 1 1
* losses 1
expect event battle seat=1 h11 1 1
* losses 1
expect event battle seat=1 h15 1 1
* losses 1
expect event battle seat=1 h18 1 1
* losses 1
expect event battle seat=1 h17 1 1
* losses 1
expect asks catan.before
expect line prisoners 2 6
expect line prisoners 3 4

% CT-GEN-15 CT-GEN-08 the prisoners of a battle win for whoever ends the turn
game catan +barbarians seats=3 first_player=1
set city n20 1
set city n22 1
set city n32 1
set city n34 1
set settlement n08 1
set settlement n12 1
set prisoners 1 3
set path_knight e65 1
set phase act 1
expect score 1 = 11
1 end
1 halt
expect won 1

% CT-GEN-09 those of another player do not: they win when their own turn begins
game catan +barbarians seats=3 first_player=1
set city n20 2
set city n22 2
set city n32 2
set city n34 2
set settlement n08 2
set settlement n12 2
set prisoners 2 3
set path_knight e65 2
set phase act 1
1 end
expect won -
expect score 2 = 12
* losses 1
expect won 2

% CT-BA-50 CT-BA-06 a lost knight can be enlisted again
game catan +barbarians seats=3 first_player=1
set path_knight e65 1
set path_knight e00 1
set path_knight e01 1
set path_knight e02 1
set path_knight e03 1
set path_knight e05 1
set hand 1 1ore+1wool+1grain
set phase act 1
1 end
1 halt
* losses 2
2 roll
* dice 1 2
2 end
3 roll
* dice 1 2
3 end
1 roll
* dice 1 2
1 buy
* turn_up knighthood
expect asks barbarians.knighthood

% CT-HID-05 prisoners, knights and gold lie open
game catan +barbarians seats=3 first_player=1
set prisoners 2 3
set path_knight e65 2
set gold 2 4
set phase act 1
expect view 1 line prisoners 2 3
expect view - line path_knight e65 2
expect view 3 line gold 2 4
