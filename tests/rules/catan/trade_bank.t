# Trade with the bank. CB-TRADE-08..13, CB-EX-37, CB-EX-38. Harbours of the frame: CB-HARB-03, CB-HARB-04.

% CB-TRADE-08 four of a kind for one of another kind, without any harbour
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n20 1
set hand 1 5brick+3wool
set phase act 1
expect legal 1 bank * = 4                # brick for each of the four others
expect legal 1 bank brick * = 4
reject 1 bank wool ore       CB-TRADE-08   # three are not enough
reject 1 bank brick brick    CB-TRADE-08   # another kind
reject 1 bank grain ore      CB-TRADE-08   # none at all
1 bank brick ore
expect event bank seat=1 to=all brick 4 ore
expect line hand 1 1brick+3wool+1ore
expect view 1 no line bank *             # all cards of the others are known: none
reject 1 bank brick ore      CB-TRADE-08

% CB-TRADE-08 CB-TRADE-01 as often as the cards allow
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 12brick
set phase act 1
1 bank brick ore
1 bank brick ore
1 bank brick grain
expect line hand 1 1grain+2ore

% CB-TRADE-08 three different kinds with one more do not make four
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 2brick+1lumber+1wool
set phase act 1
expect legal 1 bank * = 0

% CB-EX-37 CB-TRADE-09 a settlement on 47 (3:1): three lumber of four buy one card, one lumber is left
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n47 1
set hand 1 4lumber
set phase act 1
1 bank lumber grain
expect event bank seat=1 lumber 3 grain
expect line hand 1 1lumber+1grain

% CB-TRADE-09 3:1 serves every kind, and wants three of one kind
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n01 1
set hand 1 3brick+3lumber+3wool+2grain+2ore
set phase act 1
expect legal 1 bank * = 12
reject 1 bank grain brick    CB-TRADE-09
reject 1 bank ore brick      CB-TRADE-09
1 bank wool grain
1 bank grain ore                         # 2 + 1
1 bank ore lumber
expect line hand 1 3brick+4lumber

% CB-EX-38 CB-TRADE-10 a settlement on 28 (brick): two brick buy one card, three wool nothing
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n28 1
set hand 1 2brick+3wool
set phase act 1
reject 1 bank wool ore       CB-TRADE-08
expect legal 1 bank * = 4
1 bank brick ore
expect event bank seat=1 brick 2 ore
expect line hand 1 3wool+1ore

% CB-TRADE-10 a special harbour wants two of its own kind
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n28 1
set hand 1 1brick+4wool
set phase act 1
reject 1 bank brick ore      CB-TRADE-10
1 bank wool brick                        # four to one still stands for the rest
reject 1 bank wool ore       CB-TRADE-08
1 bank brick ore
expect line hand 1 1ore

% CB-TRADE-10 its kind is what one gives, not what one takes
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n15 1                     # ore
set hand 1 3wool+2ore
set phase act 1
reject 1 bank wool ore       CB-TRADE-08
1 bank ore wool
expect line hand 1 4wool

% CB-TRADE-10 each of the five special harbours
game catan layout=beginner seats=3 first_player=1
set hand 1 2brick+2lumber+2wool+2grain+2ore
set empty
set settlement n28 1
set phase act 1
expect legal 1 bank brick * = 4
expect legal 1 bank * = 4
set empty
set settlement n07 1
set phase act 1
expect legal 1 bank lumber * = 4
expect legal 1 bank * = 4
set empty
set settlement n45 1
set phase act 1
expect legal 1 bank wool * = 4
expect legal 1 bank * = 4
set empty
set settlement n03 1
set phase act 1
expect legal 1 bank grain * = 4
expect legal 1 bank * = 4
set empty
set settlement n14 1
set phase act 1
expect legal 1 bank ore * = 4
expect legal 1 bank * = 4

% CB-TRADE-11 the best rate counts: 2:1 for brick, 3:1 for the rest, and no better by adding them up
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n28 1                     # brick
set settlement n47 1                     # 3:1
set settlement n50 1                     # another 3:1
set hand 1 2brick+3wool+2ore
set phase act 1
expect legal 1 bank brick * = 4
expect legal 1 bank wool * = 4
reject 1 bank ore brick      CB-TRADE-09   # two 3:1 harbours are not a 2:1
1 bank brick lumber
expect event bank seat=1 brick 2 lumber
1 bank wool lumber
expect event bank seat=1 wool 3 lumber
expect line hand 1 2lumber+2ore

% CB-TRADE-11 one brick is never enough, whatever harbours one has
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n28 1                     # brick
set settlement n47 1                     # 3:1
set hand 1 1brick
set phase act 1
reject 1 bank brick ore      CB-TRADE-10

% CB-TRADE-11 nobody pays four where three will do
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n47 1
set hand 1 8ore
set phase act 1
1 bank ore wool
1 bank ore wool
expect line hand 1 2wool+2ore
reject 1 bank ore wool       CB-TRADE-09

% CB-TRADE-12 the card taken must be in the bank
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 4brick
set hand 2 19ore
set phase act 1
reject 1 bank brick ore      CB-TRADE-12
expect legal 1 bank brick * = 3
1 bank brick wool

% CB-TRADE-12 the last card of the bank can be taken
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 8brick
set hand 2 18ore
set phase act 1
1 bank brick ore
reject 1 bank brick ore      CB-TRADE-12
expect view 3 line bank 15brick+19lumber+19wool+19grain

% CB-TRADE-12 an empty bank and too few cards: the supply is asked first
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick
set hand 2 19ore
set phase act 1
reject 1 bank brick ore      CB-TRADE-12
reject 1 bank brick wool     CB-TRADE-08

% CB-TRADE-13 CB-TURN-04 a harbour serves in the turn its settlement is built
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n18 1
set road e25 1
set road e11 1                           # 18-17-7
set hand 1 1brick+3lumber+1wool+1grain
set phase act 1
reject 1 bank lumber ore     CB-TRADE-08
1 settlement n07                         # lumber harbour
1 bank lumber ore
expect line hand 1 1ore

% CB-TRADE-13 CB-TURN-02 never before the roll
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n07 1
set hand 1 2lumber
set phase before 1
reject 1 bank lumber ore     CB-TURN-02
1 roll
* dice 1 1
1 bank lumber ore

% CB-TRADE-01 CB-TURN-06 only on one's own turn, also with the bank
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n07 2
set hand 2 4lumber
set phase act 1
reject 2 bank lumber ore     CB-TURN-06
1 end
reject 2 bank lumber ore     CB-TURN-02
2 roll
* dice 1 1
2 bank lumber ore
expect line hand 2 2lumber+1ore

% CB-TRADE-05 the bank takes and gives resource cards only
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 4wool
set cards 1 4knight
set phase act 1
badmove bank knight wool : bad argument
badmove bank wool knight : bad argument
