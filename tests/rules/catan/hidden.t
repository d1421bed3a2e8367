# Who knows what. CB-HID-*. `view 2` is what seat 2 may know, `view -` what a spectator may; `?3` stands for three hidden cards.

% CB-HID-01 the kinds of cards in a hand are hidden, their number is public
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 2brick+1ore
set hand 2 4wool
set phase act 1
expect view 1 line hand 1 2brick+1ore
expect view 1 line hand 2 - ?4
expect view 2 line hand 1 - ?3
expect view 2 line hand 2 4wool
expect view 3 line hand 1 - ?3
expect view 3 line hand 2 - ?4
expect view 3 line hand 3 -
expect view - line hand 1 - ?3
expect view - no line hand 1 *brick*
expect view - no line hand 2 *wool*

% CB-HID-01 everything that can be seen stays known as a number: production, purchase, exchange
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set hand 1 1brick+1lumber+4wool
set phase roll 1
* dice 1 1
expect view 2 line hand 1 - ?7
1 road e15
expect view 2 line hand 1 - ?5
1 bank wool ore
expect view 2 line hand 1 - ?2

% CB-HID-02 the kinds of unplayed development cards are hidden, their number and which are new is public
game catan layout=beginner seats=3 first_player=1
set empty
set cards 1 2knight+1point
set hand 1 1wool+1grain+1ore
set phase act 1
expect view 2 line cards 1 - ?3
expect view - line cards 1 - ?3
1 buy
expect event bought seat=1 to=all
* draw monopoly
expect event drew seat=1 to=1 monopoly
expect view 1 line cards 1 2knight+1point
expect view 1 line fresh 1 1monopoly
expect view 2 line cards 1 - ?3
expect view 2 line fresh 1 - ?1
expect view - line fresh 1 - ?1
expect view - no line fresh 1 *monopoly*
1 end
expect view 2 line fresh 1 - ?1              # until his next turn
2 roll
* dice 6 6
2 end
3 roll
* dice 6 6
3 end
expect view 2 line cards 1 - ?4
expect view 2 no line fresh 1 *
expect view 1 line cards 1 2knight+1monopoly+1point

% CB-HID-02 CB-HID-04 a played card is seen by all
game catan layout=beginner seats=3 first_player=1
set empty
set cards 1 2knight+1monopoly
set knights 2 3
set title army 2
set spent 1plenty
set phase act 1
expect view 3 line knights 2 3
expect view 3 line title army 2
expect view 3 line spent 1plenty
1 monopoly ore
expect event played seat=1 to=all monopoly
expect view 3 line spent 1plenty+1monopoly
expect view 3 line cards 1 - ?2

% CB-HID-03 a stolen card is known to thief and victim only
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n31 2
set hand 1 1brick
set hand 2 1wool+1ore
set phase roll 1
* dice 3 4
1 robber h13
* steal ore
expect event robbed seat=1 to=all 2
expect event stole seat=1 to=1+2 2 ore
expect no event stole to=all
expect view 1 line hand 1 1brick+1ore
expect view 2 line hand 2 1wool
expect view 3 line hand 1 - ?2
expect view 3 line hand 2 - ?1
expect view - line hand 1 - ?2

% CB-HID-04 the bank is public: each resource's number, also while hands are hidden
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 3brick
set hand 2 4wool+2ore
set phase act 1
expect view 3 line bank 16brick+19lumber+15wool+19grain+17ore
expect view - line bank 16brick+19lumber+15wool+19grain+17ore
expect view 1 line bank 16brick+19lumber+15wool+19grain+17ore

% CB-HID-04 pieces, robber and titles are public
game catan layout=beginner seats=3 first_player=1
set empty
set settlement n10 1
set city n40 2
set road e15 1
set robber h00
set phase act 1
expect view - line settlement n10 1
expect view - line city n40 2
expect view - line road e15 1
expect view - line robber h00
expect view - line hex h04 hills 6
expect view - line harbour 1 e00 any

% CB-HID-04 offers, counter-offers, proposals and trades are public, also to those not asked
game catan layout=beginner seats=4 first_player=1
set empty
set hand 1 2brick
set hand 2 2ore
set hand 3 1wool
set phase act 1
3 propose 1wool:1brick
expect event proposed seat=3 to=all
expect view 4 line proposal 3 1wool:1brick
1 offer 1brick:1ore 2
expect event offer seat=1 to=all
expect view 4 line deal 1 1brick:1ore
expect view - line deal 1 1brick:1ore
2 counter 1ore:2brick
expect event countered seat=2 to=all
expect view 4 line deal 2 1ore:2brick
1 take 2 1
expect event traded seat=2 to=all 1 1ore:2brick

% CB-HID-04 an acceptance is public as such
game catan layout=beginner seats=3 first_player=1
set empty
set hand 1 1brick
set hand 2 2ore
set phase act 1
1 offer 1brick:1ore
2 accept 1
expect event accepted seat=2 to=all
expect view 3 line hand 2 - ?2
3 reject
expect event rejected seat=3 to=all
1 take 2 1
expect view 3 line hand 1 - ?1
expect view 3 line hand 2 - ?2

% CB-HID-04 CB-SEVEN-03 discards are public once all are done
game catan layout=beginner seats=3 first_player=1
set empty
set hand 2 8ore
set phase roll 1
* dice 3 4
2 discard ore
2 discard ore
2 discard ore
expect view 1 line bank 19brick+19lumber+19wool+19grain+11ore
2 discard ore
expect event discarded seat=2 to=all 4ore
expect view 1 line bank 19brick+19lumber+19wool+19grain+15ore

% CB-HID-05 point cards count in secret: the public score leaves them out
game catan layout=beginner seats=3 first_player=1
set empty
set city n10 1
set cards 1 2point
set fresh 1 1point
set phase act 1
expect score 1 = 5
expect public 1 = 2
expect view 2 line cards 1 - ?2
expect view 2 line fresh 1 - ?1

% CB-HID-05 CB-EX-43 they are shown when the game ends, everybody's
game catan layout=beginner seats=3 first_player=1
set empty
set city n00 1
set city n06 1
set city n26 1
set city n52 1
set settlement n47 1
set cards 2 1point
set hand 1 1wool+1grain+1ore
set phase act 1
expect public 1 = 9
expect view 3 line cards 2 - ?1
1 buy
* draw point
expect won 1
expect public 1 = 10
expect view 3 line fresh 1 1point
expect view - line cards 2 1point

% CB-HID-06 nobody knows what comes next: any card not yet seen may be drawn
game catan layout=beginner seats=3 first_player=1
set empty
set cards 2 4point
set hand 1 1wool+1grain+1ore
set phase act 1
expect view 1 no line deck*
expect view - no line deck*
expect no line deck*
1 buy
expect legal * draw * = 5
reject 1 draw knight    CB-TURN-05          # nobody looks for his card
* draw point
expect line fresh 1 1point
