# Cards, shortage, what is hidden. EL-CARD-*, EL-HID-*, EL-INV-01.

% EL-CARD-01 EL-CARD-02 EL-HID-02 spent influence lies on an open pile; spent gold is back in the supply
game elasund seats=2
set empty
set permit 1 1 0,2
set hand 1 50gold+2red
set phase special 1
1 move 1 0,3
expect line discard 2red
expect view 2 line discard 2red
expect view - line hand 1 50gold

% EL-CARD-01 EL-EX-50 pile 1, discards 12, three cards due: one is drawn, the twelve are shuffled, two more are drawn
game elasund seats=2
set empty
set building hut_small 1,4 1
set building merchants 2,4 1
set building hut_small 4,4 2
set hand 1 18green+2blue
set hand 2 4blue+17red
set discard 12blue
set phase roll 1
* dice 1 3
expect legal * draw * = 1
reject * draw blue EL-INC-05
reject * draw gold EL-INC-05
* draw red
expect event reshuffled
expect no line discard *
expect legal * draw * = 1
* draw blue
* draw blue
expect line hand 1 18green+3blue+1red
expect line hand 2 5blue+17red
expect asks elasund.build

% EL-CARD-03 EL-CARD-04 EL-CARD-06 EL-HID-06 EL-EX-49 30 and 23 cards in hand, one discard, two due: halves go back in secret
game elasund seats=2
set empty
set building hut_small 1,4 1
set building hut_small 4,4 2
set hand 1 18green+12blue
set hand 2 6blue+17red
set discard 1red
set phase roll 1
* dice 1 3
expect event no_influence
expect asks elasund.return
expect actors 1+2
expect line owe 1 15
expect line owe 2 11
reject 1 give gold EL-CARD-04
reject 1 give red EL-CARD-04
2 give red
expect view 1 line pend 2 - ?1
expect view 1 line hand 2 - ?23
2 give red
2 give red
2 give red
2 give red
2 give red
2 give red
2 give red
2 give red
2 give red
2 give red
expect actors 1
1 give green
1 give green
1 give green
1 give green
1 give green
1 give green
1 give green
1 give green
1 give green
1 give green
1 give green
1 give green
1 give green
1 give green
1 give green
expect event returned seat=1 15
expect event returned seat=2 11
expect no line discard *
expect line hand 1 3green+12blue
expect line hand 2 6blue+6red
expect asks elasund.card
* draw green
* draw red
expect line hand 1 4green+12blue
expect line hand 2 6blue+7red
expect view 1 line hand 2 - ?13
expect asks elasund.build

% EL-CARD-03 EL-CARD-05 too little gold: halves come back at once, influence is not held up
game elasund seats=2
set empty
set building craftsmen 1,4 1
set building hut_large 4,4 2
set building hut_small 2,4 2
set hand 1 30gold
set hand 2 25gold
set phase roll 1
* dice 1 3
expect event no_gold
expect event returned seat=1 15
expect event returned seat=2 12
expect line hand 1 16gold
expect line hand 2 14gold
expect asks elasund.card
* draw red
expect line hand 2 14gold+1red

% EL-CARD-03 the two gold of phase 3 can be short as well
game elasund seats=2
set empty
set ship 9
set hand 1 30gold
set hand 2 25gold
set phase permit 1
1 gold
expect line hand 1 17gold
expect line hand 2 13gold

% EL-CARD-03 a wall reward can be short: a hand of one card returns none
game elasund seats=3
set empty
set hand 1 2gold+18green+18blue
set hand 2 17red
set hand 3 1red
set phase build 1
1 wall 5,1
expect asks elasund.return
expect actors 1+2
expect line owe 1 18
expect line owe 2 8
expect no line owe 3 *

% EL-CARD-03 just enough is no shortage
game elasund seats=2
set empty
set building craftsmen 1,4 1
set hand 1 30gold
set hand 2 25gold
set phase roll 1
* dice 1 3
expect line hand 1 31gold
expect line hand 2 25gold

% EL-CARD-07 compensation passes between players and never causes a shortage
game elasund seats=2
set empty
set permit 1 3 3,3
set permit 2 2 4,3
set hand 1 40gold
set hand 2 16gold
set phase build 1
1 build fair 3,3
expect no event no_gold
expect line hand 1 33gold
expect line hand 2 18gold

% EL-INV-01 EL-MOD-02 56 gold and 18 of each colour; the deck of 2005 has 51 and 13
game elasund seats=2
set empty
set hand 1 56gold+18red
set phase build 1
badset hand 2 1gold : EL-INV-01
badset hand 2 1red : EL-INV-01
game elasund seats=2 deck=edition2005_90
set empty
set hand 1 51gold+13red
set phase build 1
badset hand 2 1gold : EL-INV-01
badset hand 2 1red : EL-INV-01

% EL-HID-01 EL-HID-02 colours of influence cards are secret, numbers and gold are not
game elasund seats=2
set empty
set hand 1 3gold+2green+1red
set phase build 1
expect view 1 line hand 1 3gold+2green+1red
expect view 2 line hand 1 3gold ?3
expect view - line hand 1 3gold ?3

% EL-HID-05 cards paid and cards taken from the pirate are seen by all
game elasund seats=2
set empty
set permit 1 1 0,2
set hand 1 2red
set phase special 1
1 move 1 0,3
expect event spent seat=1 to=all 2red
game elasund seats=2
set empty
set building well 1,5 2
set wall 3,1 1 1
set wall 2,1 1 2
set wall 5,3 1 3
set hand 2 1blue
set phase roll 1
* dice 3 4
1 ship 5
expect event gave seat=2 to=all 1blue
1 plunder blue
expect event plundered seat=1 to=all blue
