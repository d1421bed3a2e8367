# The course of a turn. CB-TURN-*.

% CB-TURN-01 roll, act in any order any number of times, pass the dice to the left
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set settlement n40 2
set settlement n53 3
set road e15 1
set hand 1 9brick+5lumber+1wool+1grain+1ore
set phase before 1
expect asks catan.before
1 roll
expect asks catan.dice
* dice 1 1                      # hex 1: one wool for seat 1
expect line hand 1 9brick+5lumber+2wool+1grain+1ore
expect asks catan.act
1 road e16                      # build
1 bank brick ore                # trade
1 road e18                      # build
1 buy                           # buy
* draw knight
1 offer 1brick:1ore             # trade
2 reject
3 reject
expect asks catan.act
1 end
expect event ended seat=1
expect actors 2
expect asks catan.before

% CB-TURN-01 CB-SETUP-11 after the last seat the first one follows
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set phase act 3
3 end
expect event turn seat=1
expect actors 1
expect asks catan.before

% CB-TURN-01 a turn may end at once after the roll, and there is one roll only
game catan layout=beginner seats=3 first_player=1
set empty
set phase before 1
1 roll
* dice 1 1
reject 1 roll    CB-TURN-01
1 end
expect actors 2

% CB-TURN-02 thirty-six rolls, nobody chooses them
game catan layout=beginner seats=3 first_player=1
set empty
set phase before 1
1 roll
expect actors *
expect legal * dice * = 36
reject * dice 0 6    CB-TURN-02
reject * dice 7 1    CB-TURN-02
reject 1 dice 6 6    CB-TURN-05
* dice 6 6
expect event rolled seat=1 6 6 12

% CB-TURN-02 CB-TRADE-01 CB-TRADE-13 before the roll nothing is built, bought or traded, and the turn cannot end
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n38 1            # brick harbour
set settlement n10 1
set settlement n20 2
set road e15 1
set road e16 1                  # 10-11-12
set hand 1 8brick+4lumber+4wool+4grain+4ore
set hand 2 2ore
set phase before 1
expect legal 1 * = 1
expect legal 1 roll = 1
reject 1 road e18              CB-TURN-02
reject 1 settlement n12        CB-TURN-02
reject 1 city n10              CB-TURN-02
reject 1 buy                   CB-TURN-02
reject 1 bank brick ore        CB-TURN-02
reject 1 offer 1brick:1ore     CB-TURN-02
reject 1 offer 1brick:1ore 2   CB-TURN-02
reject 1 end                   CB-TURN-02
reject 2 propose 1ore:1brick   CB-TURN-06
1 roll
* dice 1 1
1 bank brick ore
1 road e18
1 settlement n12
1 city n10
1 buy
* draw point
1 end

% CB-TURN-02 CB-TURN-03 CB-DEV-04 one card before the roll; the roll still has to come
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set settlement n20 2
set cards 1 1knight+1monopoly+1plenty
set hand 2 1wool
set phase before 1
expect legal 1 knight = 1
expect legal 1 monopoly * = 5
expect legal 1 plenty = 1
1 knight
1 robber h17
expect asks catan.before
reject 1 monopoly wool    CB-TURN-03
reject 1 plenty           CB-TURN-03
reject 1 end              CB-TURN-02
expect legal 1 * = 1
1 roll
* dice 1 1
reject 1 monopoly wool    CB-TURN-03
reject 1 plenty           CB-TURN-03
1 end
expect actors 2

% CB-TURN-03 one card after the roll; none after that
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set cards 1 2knight+1monopoly
set phase before 1
1 roll
* dice 6 6
1 monopoly wool
reject 1 knight           CB-TURN-03
reject 1 monopoly ore     CB-DEV-13        # his last one is gone
1 end

% CB-TURN-03 the limit is one a turn: the next turn brings the next card, and everybody has his own
game catan layout=beginner seats=2 first_player=1
set empty
set settlement n10 1
set settlement n40 2
set cards 1 2knight
set cards 2 1knight
set phase before 1
1 knight
1 robber h02
1 roll
* dice 6 6
reject 1 knight    CB-TURN-03
1 end
2 knight
2 robber h09
2 roll
* dice 6 6
2 end
1 knight
1 robber h02
expect line knights 1 2

% CB-TURN-03 victory point cards are not played: they neither use up the turn's card nor wait for a later turn
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set cards 1 1knight+1point
set hand 1 1wool+1grain+1ore
set phase act 1
badmove point : no such move
1 buy
* draw point
expect score 1 = 3
1 knight
1 robber h17
expect line cards 1 1point
expect line fresh 1 1point
expect score 1 = 3

# ------------------------------------------------- separate_trade_and_build

% CB-TURN-04 off: trade after building, with the harbour just built
game catan layout=beginner seats=3 first_player=1 separate_trade_and_build=0
set empty
set settlement n29 1
set road e40 1
set road e41 1                     # 29-28-38
set hand 1 3brick+1lumber+1wool+1grain
set hand 2 1ore
set phase act 1
reject 1 bank brick ore    CB-TRADE-08
1 settlement n38                   # brick harbour
1 bank brick ore
expect line hand 1 1ore
1 offer 1ore:1wool
2 reject
3 reject
expect asks catan.act

% CB-TURN-04 on: no trade of any kind after the first road
game catan layout=beginner seats=3 first_player=1 separate_trade_and_build=1
set empty
set settlement n10 1
set settlement n40 2
set hand 1 9brick+2lumber
set hand 2 3ore
set phase act 1
2 propose 1ore:1brick
1 bank brick ore                   # trading first is fine
1 offer 1brick:1ore 2
2 accept 1
1 take 2 1
1 road e15
reject 1 bank brick ore          CB-TURN-04
reject 1 offer 1brick:1wool      CB-TURN-04
reject 1 offer 1brick:1wool 2    CB-TURN-04
reject 2 propose 1ore:1brick     CB-TURN-04
expect legal 1 bank * = 0
expect legal 1 offer * = 0
expect legal 1 take * = 0
expect legal 2 propose * = 0
1 road e16                         # building goes on
1 end

% CB-TURN-04 on: a proposal laid down before the building can no longer be taken
game catan layout=beginner seats=3 first_player=1 separate_trade_and_build=1
set empty
set settlement n10 1
set hand 1 2brick+1lumber
set hand 2 3ore
set phase act 1
2 propose 1ore:1brick
expect legal 1 take 2 1 = 1
1 road e15
reject 1 take 2 1    CB-TURN-04

% CB-TURN-04 on: a settlement, a city and a bought card each end the trading
game catan layout=beginner seats=3 first_player=1 separate_trade_and_build=1
set empty
set settlement n28 1               # brick harbour
set road e40 1
set road e42 1                     # 28-29-30
set hand 1 5brick+5lumber+5wool+5grain+5ore
set phase act 1
expect legal 1 bank brick * = 4
1 settlement n30
reject 1 bank brick ore    CB-TURN-04
game catan layout=beginner seats=3 first_player=1 separate_trade_and_build=1
set empty
set settlement n28 1
set hand 1 5brick+5lumber+5wool+5grain+5ore
set phase act 1
1 city n28
reject 1 bank brick ore    CB-TURN-04
game catan layout=beginner seats=3 first_player=1 separate_trade_and_build=1
set empty
set settlement n28 1
set hand 1 5brick+5lumber+5wool+5grain+5ore
set phase act 1
1 buy
* draw knight
reject 1 bank brick ore    CB-TURN-04

% CB-TURN-04 CB-TRADE-13 on: a harbour built this turn serves from the next turn on
game catan layout=beginner seats=2 first_player=1 separate_trade_and_build=1
set empty
set settlement n29 1
set settlement n53 2
set road e40 1
set road e41 1
set hand 1 3brick+1lumber+1wool+1grain
set phase act 1
1 settlement n38
reject 1 bank brick ore    CB-TURN-04
1 end
2 roll
* dice 1 1
2 end
1 roll
* dice 1 1
1 bank brick ore
expect line hand 1 1ore

% CB-TURN-04 on: somebody else's building does not end one's trading
game catan layout=beginner seats=2 first_player=1 separate_trade_and_build=1
set empty
set settlement n10 1
set settlement n53 2
set hand 1 1brick+1lumber
set hand 2 4ore
set phase act 1
1 road e15
1 end
2 roll
* dice 6 6
2 bank ore wool
expect line hand 2 1wool

# ---------------------------------------------------- whose decision it is

% CB-TURN-06 on another player's turn one builds, buys, trades and plays nothing
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set settlement n40 2
set hand 2 5brick+5lumber+5wool+5grain+5ore
set cards 2 1knight
set phase act 1
reject 2 road e57          CB-TURN-06
reject 2 city n40          CB-TURN-06
reject 2 buy               CB-TURN-06
reject 2 bank brick ore    CB-TURN-06
reject 2 offer 1brick:1ore CB-TURN-06
reject 2 knight            CB-TURN-06
reject 2 end               CB-TURN-06
set phase before 1
reject 2 knight            CB-TURN-06
reject 2 roll              CB-TURN-06

% CB-TURN-05 CB-TURN-06 CB-SEVEN-02 while others discard the roller waits
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set settlement n40 2
set hand 1 3brick+3lumber
set hand 2 8ore
set cards 1 1knight
set phase roll 1
* dice 3 4
expect asks catan.owe
expect actors 2
reject 1 robber h00      CB-TURN-05
reject 1 road e15        CB-TURN-05
reject 1 bank brick ore  CB-TURN-05
reject 1 knight          CB-TURN-05
reject 1 end             CB-TURN-05
reject 3 discard ore     CB-TURN-06
2 discard ore
2 discard ore
2 discard ore
reject 1 robber h00      CB-TURN-05
2 discard ore
1 robber h00

% CB-TURN-05 CB-SEVEN-02 a roller who discards himself does that first
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set hand 1 4brick+4lumber
set phase roll 1
* dice 2 5
expect actors 1
reject 1 robber h00      CB-SEVEN-02
reject 1 road e15        CB-SEVEN-02
reject 1 end             CB-SEVEN-02

% CB-TURN-05 while an answer is pending the active player only waits, takes or cancels
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set hand 1 5brick+5lumber+1wool+1grain+1ore
set hand 2 2ore
set cards 1 1knight
set phase act 1
1 offer 1brick:1ore
expect asks catan.trade
expect actors 2+3
expect may 1
reject 1 road e15            CB-TURN-05
reject 1 buy                 CB-TURN-05
reject 1 bank brick ore      CB-TURN-05
reject 1 offer 1lumber:1ore  CB-TURN-05
reject 1 knight              CB-TURN-05
reject 1 end                 CB-TURN-05
reject 2 propose 1ore:1brick CB-TURN-05
2 reject
reject 1 road e15            CB-TURN-05
3 reject
1 road e15
