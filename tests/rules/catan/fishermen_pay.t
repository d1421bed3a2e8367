# The Fishermen of Catan: what fish buy (CT-FI-30..38) and the old boot (CT-FI-40..45). Payments name tokens with one, two, three fish.

% CT-FI-30 two fish: the robber leaves the board, nobody is robbed
game catan +fishermen seats=3 layout=beginner first_player=1
set settlement n20 2
set hand 2 2ore
set robber h04
set fish 1 0 1 0
set phase act 1
1 fish_robber 0 1 0
expect event fish_paid seat=1 0 1 0
expect event robber_off seat=1
expect line robber -
expect line hand 2 2ore
expect asks catan.act
1 end
2 roll
* dice 3 4
expect asks catan.rob

% CT-FI-30 three fish: a card at random from any one opponent, near or not
game catan +fishermen seats=3 layout=beginner first_player=1
set hand 2 1ore
set hand 3 2wool
set fish 1 0 0 1
set phase act 1
1 fish_steal 0 0 1
expect asks fishermen.from
expect legal 1 fish_from * = 2
reject 1 end CT-FI-30
1 fish_from 3
* steal wool
expect event robbed seat=1 3
expect event stole seat=1 to=1+3 3 wool
expect line hand 1 1wool
expect line hand 3 1wool
expect asks catan.act

% CT-FI-30 CT-FI-35 an opponent without cards is not chosen; one who is the only one with cards is not asked about
game catan +fishermen seats=3 layout=beginner first_player=1
set hand 2 1ore
set fish 1 0 0 2
set phase act 1
1 fish_steal 0 0 1
* steal ore
expect line hand 1 1ore
reject 1 fish_steal 0 0 1 CT-FI-35

% CT-FI-35 nobody else
game catan +fishermen seats=3 layout=beginner first_player=1
set hand 2 1ore
set hand 3 1ore
set hand 1 1ore
set fish 1 0 0 2
set phase act 1
1 fish_steal 0 0 1
reject 1 fish_from 1 CT-FI-35
1 fish_from 2
* steal ore
1 fish_steal 0 0 1
* steal ore
expect line hand 1 3ore

% CT-FI-30 four fish: a resource of choice from the bank
game catan +fishermen seats=3 layout=beginner first_player=1
set fish 1 1 0 1
set phase act 1
1 fish_pick 1 0 1
expect asks fishermen.pick
expect legal 1 pick * = 5
1 pick ore
expect line hand 1 1ore
expect asks catan.act

% CT-FI-30 CT-EX-22 CT-FI-31 five fish: a road by the normal rules; of 3+3 one fish is lost
game catan +fishermen seats=3 layout=beginner first_player=1
set settlement n20 1
set road e29 1
set fish 1 0 0 2
set phase act 1
1 fish_road 0 0 2
expect asks fishermen.road
reject 1 road e00 CB-BUILD-04
reject 1 done CT-FI-30
1 road e30
expect line road e30 1
expect line hand 1 -
expect line fish_spent 0 0 2
expect no line fish 1 *
expect asks catan.act

% CT-FI-30 CT-FI-36 CT-HID-02 seven fish: a development card, not playable in this turn
game catan +fishermen seats=3 layout=beginner first_player=1
set fish 1 1 0 2
set phase act 1
1 fish_buy 1 0 2
expect event bought seat=1
* draw knight
expect event drew seat=1 to=1 knight
expect line fresh 1 1knight
reject 1 knight CB-DEV-03
expect line fish_spent 1 0 2

% CT-FI-30 as often as one can pay, in one's own turn, after the roll
game catan +fishermen seats=3 layout=beginner first_player=1
set fish 1 0 2 0
set fish 2 0 2 0
set hand 2 1ore
set robber h04
set phase before 1
reject 1 fish_robber 0 1 0 CB-TURN-02
1 roll
* dice 2 2
reject 2 fish_robber 0 1 0 CB-TURN-06
1 fish_robber 0 1 0
reject 1 fish_robber 0 1 0 CT-FI-35
reject 1 fish_steal 0 1 0 CT-FI-30
1 end
2 roll
* dice 2 2
2 fish_pick 0 2 0
2 pick wool
expect line fish_spent 0 3 0

% CT-FI-30 twice the same
game catan +fishermen seats=3 layout=beginner first_player=1
set fish 1 0 4 0
set phase act 1
1 fish_pick 0 2 0
1 pick ore
1 fish_pick 0 2 0
1 pick ore
expect line hand 1 2ore

% CT-FI-31 whole tokens, no change
game catan +fishermen seats=3 layout=beginner first_player=1
set robber h04
set fish 1 0 0 1
set phase act 1
1 fish_robber 0 0 1
expect line fish_spent 0 0 1
expect no line fish 1 *

% CT-FI-32 CT-EX-22 3+3 cannot pay for two and four together
game catan +fishermen seats=3 layout=beginner first_player=1
set robber h04
set fish 1 0 0 2
set phase act 1
expect legal 1 fish_robber * = 1
expect legal 1 fish_pick * = 1
1 fish_robber 0 0 1
expect legal 1 fish_pick * = 0
reject 1 fish_pick 0 0 1 CT-FI-30

% CT-FI-33 CT-FI-17 paid tokens lie with the spent ones
game catan +fishermen seats=3 layout=beginner first_player=1
set robber h04
set fish 1 2 0 0
set fish_spent 0 0 1
set phase act 1
1 fish_robber 2 0 0
expect line fish_spent 2 0 1

% CT-FI-34 a hand of eight cards discards four whatever the tokens; a seven takes none of them, nor does Monopoly
game catan +fishermen seats=3 layout=beginner first_player=1
set hand 1 8ore
set hand 2 7ore
set fish 1 3 2 2
set fish 2 3 2 2
set cards 1 1monopoly
set phase roll 1
* dice 3 4
expect actors 1
1 discard ore
1 discard ore
1 discard ore
1 discard ore
1 robber h00
1 monopoly ore
expect line hand 1 11ore
expect line fish 1 3 2 2
expect line fish 2 3 2 2

% CT-FI-34 deals are about resources
game catan +fishermen seats=3 layout=beginner first_player=1
set fish 1 3 2 2
set phase act 1
badmove offer 1fish:1ore : 1fish

% CT-FI-35 no robber on the board, an empty bank, no deck
game catan +fishermen seats=4 layout=beginner first_player=1
set fish 1 1 0 6
set hand 2 19brick+19lumber
set hand 3 19wool+19grain
set hand 4 19ore
set cards 2 14knight+2road_building+2plenty
set cards 3 2monopoly+5point
set phase act 1
reject 1 fish_robber 1 0 1 CT-FI-35
reject 1 fish_pick 1 0 1 CT-FI-35
reject 1 fish_buy 1 0 2 CT-FI-35
reject 1 fish_road 0 0 2 CT-FI-35
expect legal 1 fish_steal * = 1

% CT-FI-35 no road left
game catan +fishermen seats=2 layout=beginner first_player=1
set settlement n20 1
set road e29 1
set road e28 1
set road e30 1
set road e31 1
set road e32 1
set road e33 1
set road e34 1
set road e35 1
set road e36 1
set road e14 1
set road e13 1
set road e12 1
set road e15 1
set road e16 1
set fish 1 1 2 0
set phase act 1
expect legal 1 fish_road * = 1
1 fish_road 1 2 0
1 road e17
set fish 1 1 2 0
reject 1 fish_road 1 2 0 CT-FI-35

% CT-FI-37 the player chooses the tokens, of those they have
game catan +fishermen seats=3 layout=beginner first_player=1
set fish 1 2 2 1
set phase act 1
# four fish: 1+1+2, 2+2, 1+3, 2+3
expect legal 1 fish_pick * = 4
expect legal 1 fish_pick 2 1 0 = 1
expect legal 1 fish_pick 0 2 0 = 1
expect legal 1 fish_pick 1 0 1 = 1
expect legal 1 fish_pick 0 1 1 = 1
reject 1 fish_pick 4 0 0 CT-FI-37
reject 1 fish_pick 0 0 2 CT-FI-37

% CT-FI-38 no token may be superfluous
game catan +fishermen seats=3 layout=beginner first_player=1
set robber h04
set fish 1 2 2 2
set phase act 1
reject 1 fish_robber 1 1 0 CT-FI-38
reject 1 fish_robber 1 0 1 CT-FI-38
reject 1 fish_robber 0 1 1 CT-FI-38
reject 1 fish_robber 0 2 0 CT-FI-38
expect legal 1 fish_robber * = 3
# 3+3 for five: without one of them three are left
expect legal 1 fish_buy 1 0 2 = 1
expect legal 1 fish_buy 0 1 2 = 1
reject 1 fish_buy 2 2 0 CT-FI-30
reject 1 fish_buy 2 1 2 CT-FI-38

% CT-FI-40 whoever draws the boot shows it and keeps it, nothing is drawn instead
game catan +fishermen seats=3 layout=beginner first_player=1
set settlement n20 1
set phase roll 1
* dice 1 1
* old_boot
expect event old_boot seat=1 to=all
expect view 2 line boot 1
expect asks catan.act
expect no line fish 1 *

% CT-FI-41 CT-GEN-10 its holder needs eleven points, and has none less
game catan +fishermen seats=3 layout=beginner first_player=1
set city n20 1
set city n22 1
set city n24 1
set city n13 1
set settlement n10 1
set boot 1
set hand 1 1brick+1lumber+1wool+1grain
set road e04 1
set road e03 1
set phase act 1
expect public 1 = 9
1 settlement n03
expect public 1 = 10
expect won -

% CT-FI-41 without it ten are enough
game catan +fishermen seats=3 layout=beginner first_player=1
set city n20 1
set city n22 1
set city n24 1
set city n13 1
set settlement n10 1
set boot 2
set hand 1 1brick+1lumber+1wool+1grain
set road e04 1
set road e03 1
set phase act 1
1 settlement n03
expect won 1

% CT-FI-42 CT-FI-41 it goes to whoever has as many public points; who is rid of it may win at once
game catan +fishermen seats=3 layout=beginner first_player=1
set city n20 1
set city n22 1
set city n24 1
set city n13 1
set settlement n10 1
set cards 1 1point
set city n29 2
set city n40 2
set city n42 2
set city n44 2
set settlement n46 2
set settlement n00 3
set boot 1
set phase act 1
expect public 1 = 9
expect score 1 = 10
reject 1 boot 1 CT-FI-42
reject 1 boot 3 CT-FI-42
expect legal 1 boot * = 1
1 boot 2
expect event boot_passed seat=1 2
expect line boot 2
expect won 1

% CT-FI-42 only the holder, only after the roll
game catan +fishermen seats=3 layout=beginner first_player=1
set boot 1
set phase before 1
reject 1 boot 2 CB-TURN-02
1 roll
* dice 2 2
reject 2 boot 1 CB-TURN-06
1 boot 2
reject 1 boot 3 CT-FI-42

% CT-FI-43 CT-HID-12 hidden points of either side do not count
game catan +fishermen seats=3 layout=beginner first_player=1
set settlement n20 1
set settlement n22 2
set settlement n24 2
set cards 1 5point
set boot 1
set phase act 1
expect score 1 = 6
expect legal 1 boot * = 1
1 boot 2
1 end
2 roll
* dice 2 2
# one public point against two, whatever is hidden
reject 2 boot 1 CT-FI-44
reject 2 boot 3 CT-FI-44

% CT-FI-44 who is alone in front keeps it
game catan +fishermen seats=3 layout=beginner first_player=1
set city n20 1
set settlement n22 2
set boot 1
set phase act 1
reject 1 boot 2 CT-FI-44
reject 1 boot 3 CT-FI-44
expect legal 1 boot * = 0

% CT-FI-44 who shares the lead need not
game catan +fishermen seats=3 layout=beginner first_player=1
set city n20 1
set city n22 2
set boot 1
set phase act 1
reject 1 boot 3 CT-FI-42
1 boot 2

% CT-FI-45 it goes on only in the receiver's own turn
game catan +fishermen seats=3 layout=beginner first_player=1
set boot 1
set phase act 1
1 boot 2
reject 2 boot 3 CB-TURN-06
1 end
2 roll
* dice 2 2
2 boot 3
expect line boot 3
