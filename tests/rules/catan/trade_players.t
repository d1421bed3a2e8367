# Trade between players. CB-TRADE-01..07, CB-TRADE-14, CB-TRADE-15.
# `1 offer 1brick:1ore` gives a brick and wants an ore; a counter-offer and a proposal read the same way from their maker.
# The number in accept and take is that of the offer in this turn; with a proposal, how often its maker has spoken.

% CB-TRADE-07 CB-TRADE-01 both sides agree: the cards change hands
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 2brick+1wool
set hand 2 3ore
set phase act 1
1 offer 2brick:1ore 2
expect event offer seat=1 to=all 1 2 2brick:1ore
expect asks catan.trade
expect actors 2
expect line hand 1 2brick+1wool            # nothing moves before both agree
2 accept 1
expect event accepted seat=2 to=all 1
expect line hand 1 2brick+1wool
expect actors 1
1 take 2 1
expect event traded seat=1 to=all 2 2brick:1ore
expect line hand 1 1wool+1ore
expect line hand 2 2brick+2ore
expect asks catan.act

% CB-TRADE-07 lots of several kinds on both sides
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 2brick+3wool
set hand 3 1lumber+2grain+1ore
set phase act 1
1 offer 1brick+3wool:1lumber+2grain
2 reject
3 accept 1
1 take 3 1
expect line hand 1 1brick+1lumber+2grain
expect line hand 3 1brick+3wool+1ore

% CB-TRADE-01 any number of trades in a turn, cards just received included
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick
set hand 2 1ore
set hand 3 1wool
set phase act 1
1 offer 1brick:1ore 2
2 accept 1
1 take 2 1
1 offer 1ore:1wool 3
3 accept 2
1 take 3 2
1 offer 1wool:1brick
2 accept 3
3 reject
1 take 2 3
expect line hand 1 1brick
expect line hand 2 1wool
expect line hand 3 1ore

% CB-TRADE-07 several agree: the active player chooses with whom, the others keep their cards
game catan layout=beginner seats=4 first_player=1
set empty
set hand 1 1brick
set hand 2 1ore
set hand 3 1ore
set hand 4 1ore
set phase act 1
1 offer 1brick:1ore
4 accept 1
2 accept 1
3 reject
expect actors 1
expect legal 1 take * = 2
reject 1 take 3 1    CB-TRADE-07           # he said no
1 take 4 1
expect line hand 1 1ore
expect line hand 2 1ore
expect line hand 3 1ore
expect line hand 4 1brick

% CB-TRADE-07 the active player need not wait for the rest
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick
set hand 2 1ore
set hand 3 1ore
set phase act 1
1 offer 1brick:1ore
reject 1 take 2 1    CB-TRADE-07           # no answer yet
reject 1 take 3 1    CB-TRADE-07
3 accept 1
1 take 3 1
expect line hand 3 1brick
expect line hand 1 1ore
expect asks catan.act
expect legal 2 accept * = 0                # the offer is gone

% CB-TRADE-07 nobody is bound before the end: the active player may cancel, even when all have agreed
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick
set hand 2 1ore
set hand 3 1ore
set phase act 1
1 offer 1brick:1ore
1 cancel                                   # before any answer
expect asks catan.act
1 offer 1brick:1ore
2 accept 2
1 cancel                                   # after one
1 offer 1brick:1ore
2 accept 3
3 accept 3
reject 1 end         CB-TURN-05            # take or cancel
reject 1 accept 3    CB-TRADE-02
reject 1 reject      CB-TRADE-02
1 cancel
expect event cancelled seat=1 3
expect line hand 1 1brick
expect line hand 2 1ore
expect line hand 3 1ore

% CB-TRADE-07 all refuse: the turn goes on
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick
set phase act 1
1 offer 1brick:1ore
2 reject
expect asks catan.trade
3 reject
expect asks catan.act
expect line hand 1 1brick

% CB-TRADE-07 who does not hold the cards can neither offer nor accept
game catan layout=beginner seats=4 first_player=1
set empty
set hand 1 1brick
set hand 2 1ore
set hand 3 2ore+1grain
set hand 4 1grain
set phase act 1
reject 1 offer 2brick:1ore         CB-TRADE-07
reject 1 offer 1wool:1ore          CB-TRADE-07
reject 1 offer 1brick+1wool:1ore   CB-TRADE-07
1 offer 1brick:1ore+1grain
reject 2 accept 1    CB-TRADE-07           # no grain
reject 4 accept 1    CB-TRADE-07           # no ore
3 accept 1
2 reject
4 reject
1 take 3 1
expect line hand 1 1grain+1ore
expect line hand 3 1brick+1ore

% CB-TRADE-07 an answer names the offer it answers
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 2brick
set hand 2 2ore
set phase act 1
1 offer 2brick:1ore 2
2 reject
1 offer 1brick:1ore 2
reject 2 accept 1    CB-TRADE-07           # that was the first one
2 accept 2
reject 1 take 2 1    CB-TRADE-07
1 take 2 2
expect line hand 2 1brick+1ore

% CB-TRADE-07 CB-TURN-06 one answer each
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick
set hand 2 1ore
set phase act 1
1 offer 1brick:1ore
2 reject
reject 2 accept 1               CB-TURN-06
reject 2 reject                 CB-TURN-06
reject 2 counter 1ore:1brick    CB-TURN-06
3 reject

# ----------------------------------------------------------- who with whom

% CB-TRADE-02 one side is always the active player
game catan layout=beginner seats=4 first_player=1
set empty
set hand 1 1brick
set hand 2 1ore
set hand 3 1wool
set phase act 1
1 offer 1brick:1ore
2 counter 1ore:1wool                       # said to the active player, although only seat 3 has wool
reject 3 take 2 1    CB-TRADE-02
reject 3 cancel      CB-TRADE-02
3 reject
4 reject
reject 1 take 2 1    CB-TRADE-07           # and he has no wool
1 cancel
2 propose 1ore:1wool
reject 3 take 2 2    CB-TRADE-02
reject 1 take 2 2    CB-TRADE-07
expect line hand 2 1ore
expect line hand 3 1wool

% CB-TRADE-02 nobody offers to himself or to an empty chair
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick
set phase act 1
reject 1 offer 1brick:1ore 1      CB-TRADE-02
reject 1 offer 1brick:1ore 1+2    CB-TRADE-02
badmove offer 1brick:1ore 4 : bad argument

% CB-TRADE-02 CB-TURN-05 CB-TURN-06 an offer to some is answered by those only
game catan layout=beginner seats=4 first_player=1
set empty
set hand 1 1brick
set hand 2 1ore
set hand 3 1ore
set hand 4 1ore
set phase act 1
1 offer 1brick:1ore 2+4
expect actors 2+4
reject 3 accept 1               CB-TURN-06
reject 3 counter 1ore:1brick    CB-TURN-06
reject 3 propose 1ore:1brick    CB-TURN-06
4 reject
reject 1 take 3 1               CB-TRADE-07
2 accept 1
1 take 2 1
expect line hand 2 1brick
expect line hand 3 1ore

% CB-TRADE-02 the offerer does not answer himself
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick+1ore
set hand 2 1ore
set phase act 1
1 offer 1brick:1ore
reject 1 accept 1               CB-TURN-05
reject 1 counter 1brick:1wool   CB-TURN-05
reject 1 take 1 1               CB-TRADE-02
2 accept 1
3 reject
reject 1 counter 1brick:1wool   CB-TRADE-02
1 take 2 1

# ------------------------------------------------------------- what is traded

% CB-TRADE-03 no gifts, either way
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick
set hand 2 1ore
set phase act 1
reject 1 offer 1brick:-   CB-TRADE-03
reject 1 offer -:1ore     CB-TRADE-03
reject 2 propose 1ore:-   CB-TRADE-03
badmove offer 1brick:    : bad argument
badmove offer :1ore      : bad argument
badmove offer 1brick     : bad argument
badmove offer 0wool:1ore : bad argument
1 offer 1brick:1ore
reject 2 counter -:1brick CB-TRADE-03

% CB-TRADE-04 CB-OPEN-03 no like for like, not inside a mixed lot either
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 3ore+2wool
set hand 2 3ore+2grain
set phase act 1
badmove offer 2ore:1ore              : CB-TRADE-04
badmove offer 1ore:1ore              : CB-TRADE-04
badmove offer 1ore+1wool:1ore        : CB-TRADE-04
badmove offer 1ore+1wool:1grain+1ore : CB-TRADE-04
badmove propose 2ore:1ore            : CB-TRADE-04
badmove counter 1ore+1grain:2ore     : CB-TRADE-04
badmove offer 1ore+1ore:1wool        : bad argument
1 offer 1ore+1wool:1grain

% CB-TRADE-05 only resource cards
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1ore
set cards 1 1knight
set phase act 1
badmove offer 1knight:1ore    : bad argument
badmove offer 1ore:1knight    : bad argument
badmove offer 1ore:1road      : bad argument
badmove offer 1ore:1point     : bad argument
badmove offer 1ore:1coin      : bad argument

% CB-TRADE-03 CB-TRADE-07 a side may be large; the notation holds 15 of a kind in one deal, more are two deals
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 19wool
set hand 2 1ore
set phase act 1
badmove offer 16wool:1ore 2   : bad argument
1 offer 15wool:1ore 2
2 accept 1
1 take 2 1
expect line hand 1 4wool+1ore
expect line hand 2 15wool

# ------------------------------------------------ counter-offers and proposals

% CB-TRADE-06 a counter-offer is a new offer to the active player
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick+1wool
set hand 2 1ore
set hand 3 1ore
set phase act 1
1 offer 1brick:1ore
2 counter 1ore:1brick+1wool
expect event countered seat=2 to=all 1 1ore:1brick+1wool
3 accept 1
expect actors 1
expect legal 1 take * = 2
1 take 2 1
expect event traded seat=2 to=all 1 1ore:1brick+1wool
expect line hand 1 1ore
expect line hand 2 1brick+1wool
expect line hand 3 1ore

% CB-TRADE-06 CB-TRADE-07 a counter-offer needs the cards of both
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick
set hand 2 1ore
set phase act 1
1 offer 1brick:1ore 2
reject 2 counter 2ore:1brick    CB-TRADE-07
reject 2 counter 1wool:1brick   CB-TRADE-07
2 counter 1ore:1grain
expect actors 1
reject 1 take 2 1               CB-TRADE-07
1 cancel
expect line hand 2 1ore

% CB-TRADE-06 a player without the wanted cards may still counter
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick
set hand 2 1wool
set phase act 1
1 offer 1brick:1ore 2
reject 2 accept 1    CB-TRADE-07
2 counter 1wool:1brick
1 take 2 1
expect line hand 1 1wool
expect line hand 2 1brick

% CB-TRADE-06 a proposal out of turn, taken by the active player
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 2brick
set hand 2 1ore
set phase act 1
expect may 2+3
2 propose 1ore:2brick
expect event proposed seat=2 to=all 1 1ore:2brick
expect asks catan.act
1 take 2 1
expect line hand 1 1ore
expect line hand 2 2brick
reject 1 take 2 1    CB-TRADE-07           # once

% CB-TRADE-06 CB-TRADE-16 a proposal does not stop the active player, and ends with the turn
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set hand 1 2brick+1lumber
set hand 2 1ore
set phase act 1
2 propose 1ore:1brick
1 road e15
expect legal 1 take 2 1 = 1
1 end
expect no line proposal 2 *
2 roll
* dice 6 6
2 end
3 roll
* dice 6 6
3 end
1 roll
* dice 6 6
reject 1 take 2 1    CB-TRADE-16

% CB-TRADE-06 a proposal can be withdrawn or replaced by a new one
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 2brick
set hand 2 1ore+1wool
set phase act 1
reject 2 withdraw    CB-TRADE-06           # nothing there
2 propose 1ore:1brick
2 withdraw
expect event withdrew seat=2
reject 1 take 2 1    CB-TRADE-07
2 propose 1ore:2brick
2 propose 1wool:1brick
reject 1 take 2 2    CB-TRADE-07           # replaced
1 take 2 3
expect line hand 1 1brick+1wool
expect line hand 2 1brick+1ore

% CB-TRADE-06 CB-TRADE-07 a proposal needs the cards of both when it is made and when it is taken
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick
set hand 2 1ore
set cards 1 1monopoly
set phase act 1
reject 2 propose 2ore:1brick    CB-TRADE-07
reject 3 propose 1ore:1brick    CB-TRADE-07
2 propose 1ore:1wool
reject 1 take 2 1               CB-TRADE-07    # no wool
2 propose 1ore:1brick
1 monopoly ore
reject 1 take 2 2               CB-TRADE-16    # the ore is gone
expect line hand 1 1brick+1ore

% CB-TRADE-16 CB-EX-50 a stolen brick ends the proposal of an ore, which may be made again
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 2
set cards 1 1knight
set hand 1 1wool
set hand 2 1brick+2ore
set phase act 1
2 propose 1ore:1wool
1 knight
1 robber h04
* steal brick
expect event lapsed seat=2
expect no line proposal 2 *
expect line lapsed 2 1
expect legal 1 take * = 0
reject 1 take 2 1               CB-TRADE-16
2 propose 1ore:1wool
expect no line lapsed *
1 take 2 2
expect line hand 1 1brick+1ore
expect line hand 2 1wool+1ore
reject 1 take 2 2               CB-TRADE-07    # taken, not lapsed

% CB-TRADE-06 the active player offers, the others propose
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick
set hand 2 1ore
set phase act 1
reject 1 propose 1brick:1ore    CB-TRADE-06
reject 2 offer 1ore:1brick      CB-TURN-06
2 propose 1ore:1brick

% CB-TRADE-06 several proposals lie side by side; an offer to others leaves them alone
game catan layout=beginner seats=4 first_player=1
set empty
set hand 1 3brick
set hand 2 1ore
set hand 3 1wool
set phase act 1
2 propose 1ore:1brick
3 propose 1wool:1brick
expect legal 1 take * = 2
1 offer 1brick:1grain 4
reject 1 take 2 1    CB-TRADE-07           # first this offer
4 reject
1 take 3 1
1 take 2 1
expect line hand 1 1brick+1wool+1ore

% CB-TRADE-01 CB-TRADE-06 no proposals before the roll, while the robber is moved, or after the end
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick
set hand 2 1ore
set phase before 1
reject 2 propose 1ore:1brick    CB-TURN-06
1 roll
* dice 3 4
reject 2 propose 1ore:1brick    CB-TURN-06
1 robber h00
2 propose 1ore:1brick
1 end
reject 1 propose 1brick:1ore    CB-TURN-06

# ----------------------------------------------------------------- limits

% CB-TRADE-14 twenty offers in a turn, whoever they are for and however they end
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 2brick+2lumber+2wool+2grain+2ore
set hand 2 1brick+1lumber+1wool+1grain+1ore
set phase act 1
1 offer 1brick:1lumber 2
2 reject
1 offer 1brick:1wool 2
2 reject
1 offer 1brick:1grain 2
2 reject
1 offer 1brick:1ore 2
2 reject
1 offer 1lumber:1brick 2
1 cancel
1 offer 1lumber:1wool 2
2 reject
1 offer 1lumber:1grain 2
2 reject
1 offer 1lumber:1ore 2
2 reject
1 offer 1wool:1brick 2
2 reject
1 offer 1wool:1lumber 2
1 cancel
1 offer 1wool:1grain 2
2 reject
1 offer 1wool:1ore 2
2 reject
1 offer 1grain:1brick 2
2 reject
1 offer 1grain:1lumber 2
2 reject
1 offer 1grain:1wool 2
1 cancel
1 offer 1grain:1ore 2
2 reject
1 offer 1ore:1brick 2
2 reject
1 offer 1ore:1lumber 2
2 reject
1 offer 1ore:1wool 2
2 reject
1 offer 1ore:1grain 2
1 cancel
reject 1 offer 2brick:1ore     CB-TRADE-14
reject 1 offer 1brick:1ore 3   CB-TRADE-14
expect legal 1 offer * = 0
1 end                                      # the next turn starts afresh
2 roll
* dice 6 6
2 offer 1brick:1ore 1
1 reject

% CB-TRADE-14 the option: two offers
game catan layout=beginner seats=2 first_player=1 offers_per_turn=2
set empty
set hand 1 2brick
set hand 2 2ore
set phase act 1
1 offer 1brick:1ore
2 accept 1
1 take 2 1
1 offer 1brick:1ore
2 reject
reject 1 offer 1brick:1wool    CB-TRADE-14
2 propose 1ore:1brick                      # his are counted apart
1 take 2 1
expect line hand 1 2ore
1 end
2 roll
* dice 6 6
2 end
1 roll
* dice 6 6
1 offer 1ore:1brick

% CB-TRADE-14 the option: no offers at all
game catan layout=beginner seats=3 first_player=1 offers_per_turn=0
set empty
set hand 1 5brick
set hand 2 2ore
set phase act 1
reject 1 offer 1brick:1ore     CB-TRADE-14
expect legal 1 offer * = 0
1 bank brick ore                           # the bank is another matter
badgame catan offers_per_turn=21 : bad value `21` for option offers_per_turn: 0 to 20

% CB-TRADE-14 three proposals and counter-offers together for each of the others in a turn
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 5brick
set hand 2 5ore
set hand 3 5wool
set phase act 1
2 propose 1ore:1brick
2 propose 1ore:2brick
1 offer 1brick:2ore
2 counter 1ore:3brick
3 counter 1wool:1brick
1 cancel
reject 2 propose 2ore:3brick   CB-TRADE-14
1 offer 2brick:3ore
reject 2 counter 1ore:1brick   CB-TRADE-14
3 counter 1wool:2brick                     # seat 3 has two left
2 accept 2                                 # answering is always free
1 take 2 2
expect line hand 1 3brick+3ore
expect line hand 2 2brick+2ore
3 propose 1wool:1ore
reject 3 propose 1wool:2ore    CB-TRADE-14
1 end
2 roll
* dice 6 6
3 propose 1wool:1ore                       # a new turn

% CB-TRADE-15 refused by everybody asked: not again, unless something changes
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 6brick+1wool
set hand 2 1ore
set phase act 1
1 offer 1brick:1ore
2 reject
3 reject
reject 1 offer 1brick:1ore        CB-TRADE-15
reject 1 offer 1brick:1ore 2+3    CB-TRADE-15    # the same people, named
1 offer 2brick:1ore                              # another price
2 reject
3 reject
reject 1 offer 1brick:1ore        CB-TRADE-15
reject 1 offer 2brick:1ore        CB-TRADE-15
1 bank brick grain                               # his hand changes
1 offer 1brick:1ore
2 reject
3 reject
reject 1 offer 1brick:1ore        CB-TRADE-15

% CB-TRADE-15 asked of one and refused, it may still be asked of another
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick
set hand 2 1ore
set hand 3 1ore
set phase act 1
1 offer 1brick:1ore 2
2 reject
reject 1 offer 1brick:1ore 2    CB-TRADE-15
1 offer 1brick:1ore 3
3 accept 2
1 take 3 2

% CB-TRADE-15 not everybody refused: a cancelled offer may be repeated
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick
set hand 2 1ore
set phase act 1
1 offer 1brick:1ore
3 reject
1 cancel                                         # seat 2 has not answered
1 offer 1brick:1ore
3 reject
2 accept 2
1 cancel
1 offer 1brick:1ore

% CB-TRADE-15 somebody else's hand counts too, and so does the next turn
game catan layout=beginner seats=2 first_player=1
set empty
set settlement n31 2
set hand 1 1brick
set hand 2 2ore+1wool
set cards 1 1knight
set phase act 1
1 offer 1brick:1ore
2 reject
reject 1 offer 1brick:1ore    CB-TRADE-15
1 knight
1 robber h13
* steal wool
1 offer 1brick:1ore
2 reject
reject 1 offer 1brick:1ore    CB-TRADE-15
1 end
2 roll
* dice 1 1
2 end
1 roll
* dice 1 1
1 offer 1brick:1ore

% CB-TRADE-15 building something is a change of the hand; moving the robber without a theft is none
game catan layout=beginner seats=2 first_player=1
set empty
set settlement n10 1
set hand 1 2brick+1lumber
set cards 1 1knight
set phase act 1
1 offer 1brick:1ore
2 reject
1 knight
1 robber h00
reject 1 offer 1brick:1ore    CB-TRADE-15
1 road e15
1 offer 1brick:1ore

% CB-TRADE-15 CB-TRADE-06 the same proposal is not laid down twice
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick
set hand 2 2ore
set phase act 1
2 propose 1ore:1brick
reject 2 propose 1ore:1brick    CB-TRADE-15
2 propose 2ore:1brick

% CB-TRADE-16 the same card cannot be traded twice: a proposal after its ore went to another deal
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick+1wool
set hand 2 1ore
set phase act 1
2 propose 1ore:1brick
1 offer 1wool:1ore 2
2 accept 1
1 take 2 1
reject 1 take 2 1    CB-TRADE-16
expect line hand 1 1brick+1ore
expect line hand 2 1wool

% CB-TRADE-07 two proposals want the active player's only brick: one of them can have it
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick
set hand 2 1ore
set hand 3 1wool
set phase act 1
2 propose 1ore:1brick
3 propose 1wool:1brick
1 take 3 1
reject 1 take 2 1    CB-TRADE-07
expect line hand 1 1wool
expect line hand 2 1ore
expect line hand 3 1brick
