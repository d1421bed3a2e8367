# Gold (CT-GOLD-*), on the board of the Rivers. Harbours by their crossings: 00-01 3:1, 03-04 grain, 14-15 ore.

% CT-GOLD-02 two gold buy a card, twice a turn
game catan +rivers seats=3 first_player=1
set gold 1 7
set phase act 1
expect legal 1 spend * = 5
1 spend brick
expect event spent seat=1 2 brick
1 spend brick
expect line hand 1 2brick
expect line gold 1 3
reject 1 spend ore CT-GOLD-02
expect legal 1 spend * = 0
1 end
2 roll
* dice 1 2
reject 2 spend ore CT-GOLD-02
2 end
3 roll
* dice 1 2
3 end
1 roll
* dice 1 2
1 spend ore
expect line gold 1 1

% CT-GOLD-02 with one gold nothing is bought
game catan +rivers seats=3 first_player=1
set gold 1 1
set phase act 1
reject 1 spend wool CT-GOLD-02

% CT-GOLD-02 CB-TRADE-12 what the bank has not it cannot sell
game catan +rivers seats=3 first_player=1
set hand 2 19ore
set gold 1 4
set phase act 1
reject 1 spend ore CB-TRADE-12
expect legal 1 spend * = 4

% CT-GOLD-04 four for one; three with a 3:1 harbour; two with the harbour of the resource
game catan +rivers seats=3 first_player=1
set hand 1 3ore+3wool
set phase act 1
reject 1 sell ore CT-GOLD-04
expect legal 1 sell * = 0
set settlement n00 1
set phase act 1
expect legal 1 sell * = 2
1 sell wool
expect event sold seat=1 wool 3
expect line hand 1 3ore
expect line gold 1 1

% CT-GOLD-04 CT-OPEN-07 a 2:1 harbour sells for gold, unless the option says no
game catan +rivers seats=3 first_player=1
set settlement n14 1
set hand 1 2ore
set phase act 1
1 sell ore
expect event sold seat=1 ore 2

% CT-GOLD-04 without 2:1 for gold the rate is four, or three with a 3:1 harbour
game catan +rivers gold_2to1=off seats=3 first_player=1
set settlement n14 1
set hand 1 3ore
set phase act 1
reject 1 sell ore CT-GOLD-04
set settlement n00 1
set phase act 1
1 sell ore
expect event sold seat=1 ore 3

% CT-GOLD-01 nobody counts the coins of the bank
game catan +rivers seats=3 first_player=1
set gold 1 100
set gold 2 100
set hand 1 4ore
set phase act 1
1 sell ore
expect line gold 1 101

% CT-GOLD-03 gold is no card: no discard, no theft, no Monopoly
game catan +rivers seats=3 first_player=1
set settlement n23 2
set gold 2 9
set hand 2 7ore
set cards 1 1monopoly
set phase roll 1
* dice 3 4
expect asks catan.rob
1 robber h05
* steal ore
1 monopoly wool
expect line gold 2 9
expect line hand 2 6ore

% CT-GOLD-03 nobody robs a player who has gold alone
game catan +rivers seats=3 first_player=1
set settlement n23 2
set gold 2 9
set phase roll 1
* dice 3 4
1 robber h05
expect asks catan.act

% CT-GOLD-05 gold is given and taken in trades
game catan +rivers seats=3 first_player=1
set gold 1 3
set gold 2 1
set hand 2 1ore
set hand 3 1ore
set phase act 1
reject 1 offer 4gold:1ore CB-TRADE-07
reject 1 offer 1gold:- CB-TRADE-03
1 offer 3gold:1ore
2 accept 1
3 accept 1
1 take 2 1
expect event traded seat=1 2
expect line gold 2 4
expect no line gold 1 *
expect line hand 1 1ore

% CT-GOLD-05 whoever is asked for gold needs it
game catan +rivers seats=3 first_player=1
set gold 2 1
set hand 1 2ore
set phase act 1
1 offer 1ore:2gold
reject 2 accept 1 CB-TRADE-07
2 counter 1gold:1ore
3 reject
1 take 2 1
expect line gold 1 1
expect no line gold 2 *

% CT-GOLD-05 CB-TRADE-05 where no gold is, none is traded
game catan seats=3 first_player=1
set hand 1 2ore
set phase act 1
badmove offer 1ore:1gold : bad argument

% CT-GOLD-06 CB-TRADE-16 gold that leaves its owner ends their proposal
game catan +rivers seats=3 first_player=1
set gold 2 3
set hand 1 1ore+1wool
set phase act 1
2 propose 3gold:1ore
1 offer 1wool:1gold
2 accept 1
3 reject
1 take 2 1
expect event lapsed seat=2
reject 1 take 2 1 CB-TRADE-16
