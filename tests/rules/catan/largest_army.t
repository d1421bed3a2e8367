# Largest Army (CB-ARMY-*): only played Knight cards count, and the card moves only to a strictly larger army.

% CB-ARMY-01 the third knight takes the card, 2 points, at once
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set knights 1 2
set cards 1 1knight
set phase act 1
expect no line title army *
expect score 1 = 1
1 knight
expect line title army 1
expect event army seat=1 3
expect score 1 = 3
expect public 1 = 3
# the robber is still to be moved
expect asks catan.rob
1 robber h00

% CB-ARMY-01 two knights are not enough
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set knights 1 1
set knights 2 2
set cards 1 1knight
set phase act 1
1 knight
1 robber h00
expect line knights 1 2
expect no line title army *
expect score 1 = 1

% CB-ARMY-01 CB-TURN-03 three knights take three turns
game catan layout=beginner seats=2 first_player=1
set empty
set settlement n20 1
set cards 1 3knight
set phase before 1
1 knight
1 robber h00
1 roll
* dice 1 1
1 end
2 roll
* dice 1 1
2 end
1 roll
* dice 1 1
1 knight
1 robber h01
1 end
expect no line title army *
2 roll
* dice 1 1
2 end
1 knight
expect line title army 1
expect event army seat=1 3

% CB-ARMY-01 the first with three holds it, not the second
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set knights 1 2
set knights 2 2
set cards 1 1knight
set cards 2 1knight
set phase act 1
1 knight
1 robber h00
1 end
2 knight
expect line title army 1
expect no event army
2 robber h01
expect score 1 = 3
expect score 2 = 1

% CB-ARMY-02 strictly more knights take the card at once
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set knights 1 3
set knights 2 3
set title army 1
set cards 2 1knight
set phase before 2
expect line title army 1
2 knight
expect line title army 2
expect event army seat=2 4
expect score 1 = 1
expect score 2 = 3
2 robber h00

% CB-ARMY-02 an equal army takes nothing
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set knights 1 4
set knights 2 3
set title army 1
set cards 2 1knight
set phase before 2
2 knight
expect line title army 1
expect score 1 = 3
expect score 2 = 1

% CB-ARMY-02 the holder's next knight changes nothing
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set knights 1 3
set knights 2 3
set title army 1
set cards 1 1knight
set phase act 1
1 knight
expect line title army 1
expect no event army
expect score 1 = 3

% CB-ARMY-03 knights in the hand do not count, bought now or before
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set knights 1 2
set cards 1 3knight
set fresh 1 2knight
set knights 2 3
set cards 3 4knight
set title army 2
set phase act 1
expect line title army 2
expect score 1 = 1
expect score 2 = 3

% CB-ARMY-03 a tie of three does not set the card aside
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set knights 1 3
set knights 2 3
set knights 3 2
set title army 2
set cards 3 1knight
set phase act 3
3 knight
3 robber h00
expect line title army 2
expect score 2 = 2
expect score 3 = 0

% CB-ARMY-03 CB-DEV-01 CB-DEV-06 knights on the table are not lost, whatever else happens
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set settlement n33 2
set knights 1 3
set title army 1
set hand 1 8ore
set phase before 1
1 roll
* dice 3 4
1 discard ore
1 discard ore
1 discard ore
1 discard ore
1 robber h00
1 end
expect line knights 1 3
expect line title army 1
