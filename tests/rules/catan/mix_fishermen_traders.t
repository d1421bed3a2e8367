# The Fishermen with the main scenario (CT-X-09): the board of the main scenario (traders.t: castle h07, quarry h02, glassworks h18), no lake,
# fishing grounds h23 4 (n00 n07 n08), h20 5 (n01-n03), h26 6 (n15 n25 n26), h30 8 (n36 n37 n46), h34 9 (n48-n50), h31 10 (n38 n39 n47) until
# they are dealt.

% CT-X-09 CT-FI-01 CT-FI-03 CT-OPEN-25 the board of the main scenario, without a lake; six grounds in the sea
game catan +fishermen +traders seats=3 first_player=1
expect line hex h07 castle
expect line hex h02 quarry
expect line hex h18 glassworks
expect no line hex * lake*
expect no line hex * desert
expect line ground h23 4
expect line ground h20 5
expect line ground h26 6
expect line ground h30 8
expect line ground h34 9
expect line ground h31 10
expect line gold 1 5
expect line train 1 1
expect line robber -
badset hex h09 lake : hex
deal 31
expect line hex h07 castle
expect line hex h02 quarry
expect line hex h18 glassworks
expect no line hex * lake*

% CT-X-09 CT-TB-35 two fish give two movement points instead of the grain
game catan +fishermen +traders seats=3 first_player=1
set wagon 1 n20
set fish 1 0 1 0
set hand 1 1grain
set phase act 1
1 end
expect asks traders.wagon
expect line frame * traders.wagon * n=4
1 fish_wagon 0 1 0
expect event fish_paid seat=1 0 1 0
expect event wagon_hastened seat=1 2
expect no event wagon_fed
expect line frame * traders.wagon * n=6 m=1
expect line fish_spent 0 1 0
expect line hand 1 1grain
1 travel e29
1 travel e31
1 travel e33
expect line wagon 1 n33
expect legal 1 travel * = 0

% CT-X-09 CT-TB-35 instead: once in a turn the one or the other
game catan +fishermen +traders seats=3 first_player=1
set wagon 1 n20
set fish 1 0 2 0
set hand 1 1grain
set phase act 1
1 end
1 fish_wagon 0 1 0
reject 1 grain CT-TB-35
reject 1 fish_wagon 0 1 0 CT-TB-35
expect legal 1 grain = 0
expect legal 1 fish_wagon * = 0

% CT-X-09 CT-TB-35 after grain no fish
game catan +fishermen +traders seats=3 first_player=1
set wagon 1 n20
set fish 1 0 1 0
set hand 1 1grain
set phase act 1
1 end
1 grain
reject 1 fish_wagon 0 1 0 CT-TB-35
expect line fish 1 0 1 0

% CT-X-09 CT-TB-35 also after points were spent, and without grain
game catan +fishermen +traders seats=3 first_player=1
set wagon 1 n20
set fish 1 2 0 0
set phase act 1
1 end
1 travel e29
1 travel e31
expect legal 1 travel * = 0
reject 1 grain CT-TB-35
1 fish_wagon 2 0 0
1 travel e33
expect line wagon 1 n33

% CT-X-09 CT-TB-37 CT-FI-30 only while the wagon is on its way, where fish buy nothing else
game catan +fishermen +traders seats=3 first_player=1
set wagon 1 n20
set fish 1 0 3 0
set phase act 1
reject 1 fish_wagon 0 1 0 CB-TURN-01
expect legal 1 fish_wagon * = 0
1 end
reject 1 fish_pick 0 2 0 CT-TB-30
expect legal 1 fish_pick * = 0
1 stop
reject 1 fish_wagon 0 1 0 CB-TURN-06

% CT-X-09 CT-TB-36 not after a plaza was entered
game catan +fishermen +traders seats=3 first_player=1
set wagon 1 n18
set fish 1 0 1 0
set phase act 1
1 end
1 travel e77
* load tools
reject 1 fish_wagon 0 1 0 CT-TB-36
expect legal 1 * = 1

% CT-X-09 CT-TB-64 after Swift Journey once more, fish or grain
game catan +fishermen +traders seats=3 first_player=1
set wagon 1 n20
set fish 1 0 2 0
set cards 1 1swift_journey
set hand 1 1grain
set phase act 1
1 end
1 fish_wagon 0 1 0
1 swift_journey
expect line frame * traders.wagon * n=4 m=2
1 fish_wagon 0 1 0
expect line frame * traders.wagon * n=6 m=3
reject 1 grain CT-TB-35

% CT-X-09 CT-TB-64 not where the table chose once a turn
game catan +fishermen +traders seats=3 first_player=1 tb_grain_once=1
set wagon 1 n20
set fish 1 0 2 0
set cards 1 1swift_journey
set phase act 1
1 end
1 fish_wagon 0 1 0
1 swift_journey
reject 1 fish_wagon 0 1 0 CT-TB-35

% CT-X-09 CT-FI-30 CT-FI-31 CT-FI-37 CT-FI-38 one fish is not enough, of three one is lost, no token too many
game catan +fishermen +traders seats=3 first_player=1
set wagon 1 n20
set fish 1 2 0 1
set phase act 1
1 end
reject 1 fish_wagon 1 0 0 CT-FI-30
reject 1 fish_wagon 1 0 1 CT-FI-38
reject 1 fish_wagon 0 1 0 CT-FI-37
expect legal 1 fish_wagon * = 2
1 fish_wagon 0 0 1
expect line fish_spent 0 0 1
expect line frame * traders.wagon * n=6 m=1

% CT-X-09 CT-FI-35 there is no robber to send away
game catan +fishermen +traders seats=3 first_player=1
set wagon 1 n20
set fish 1 0 1 0
set phase act 1
reject 1 fish_robber 0 1 0 CT-FI-35
expect legal 1 fish_robber * = 0

% CT-X-09 CT-FI-30 CT-TB-60 seven fish take a card of this scenario's deck
game catan +fishermen +traders seats=3 first_player=1
set wagon 1 n20
set fish 1 1 0 2
set phase act 1
1 fish_buy 1 0 2
* draw swift_journey
expect line fresh 1 1swift_journey
1 end
reject 1 swift_journey CB-DEV-03

% CT-X-09 CT-TB-04 CT-FI-30 five fish build a road on an interior path too, never on a sea side
game catan +fishermen +traders seats=3 first_player=1
set wagon 1 n20
set settlement n17 1
set fish 1 0 1 1
set phase act 1
1 fish_road 0 1 1
reject 1 road e23 CT-TB-04
1 road e76
expect line road e76 1

% CT-X-09 CT-FI-01 CT-TB-10 2 and 12 are rolled again, 3 and 11 bring no fish: there is no lake
game catan +fishermen +traders seats=3 first_player=1
set wagon 1 n20
set wagon 2 n20
set city n20 1
set city n22 1
set settlement n07 1
set settlement n26 1
set settlement n46 1
set phase roll 1
reject * dice 1 1 CT-TB-10
reject * dice 6 6 CT-TB-10
* dice 1 2
expect no event catch
1 end
1 stop
2 roll
* dice 5 6
expect no event catch

% CT-X-09 CT-FI-10 grounds bring fish on their numbers
game catan +fishermen +traders seats=3 first_player=1
set wagon 1 n20
set settlement n07 1
set city n26 2
set phase roll 1
* dice 3 3
expect event catch seat=2 2
expect no event catch seat=1 *
* fish 1
* fish 3
expect line fish 2 1 0 1

% CT-X-09 CT-FI-06 CT-TB-09 the city of the set-up at a ground draws one token and has the wagon
game catan +fishermen +traders seats=2 first_player=1
1 settlement n49
expect no event catch
1 road e68
2 settlement n20
2 road e28
2 city n26
expect event wagon_placed seat=2 n26
expect event catch seat=2 1
* fish 2
2 road e37
1 city n33
1 road e46
expect line fish 2 0 1 0
expect no line fish 1 *

% CT-X-09 CT-TB-54 CT-FI-34 a 7 moves a barbarian, fish are no cards
game catan +fishermen +traders seats=3 first_player=1
set wagon 1 n20
set settlement n24 2
set road e34 2
set hand 2 1ore
set fish 2 2 1 1
set phase roll 1
* dice 3 4
1 barbarian e16
1 banish e34
1 plunder
* steal ore
expect line hand 1 1ore
expect line fish 2 2 1 1

% CT-GEN-10 thirteen points win
game catan +fishermen +traders seats=3 first_player=1
set wagon 1 n20
set city n20 1
set city n22 1
set city n24 1
set settlement n13 1
set delivered 1 5
set stack castle 1 6
set hand 1 2grain+3ore
set phase act 1
expect public 1 = 12
expect won -
1 city n13
expect won 1

% CT-GEN-10 CT-FI-41 fourteen for the boot's holder
game catan +fishermen +traders seats=3 first_player=1
set wagon 1 n20
set city n20 1
set city n22 1
set city n24 1
set settlement n13 1
set delivered 1 6
set stack castle 0 6
set boot 1
set hand 1 2grain+3ore
set phase act 1
expect public 1 = 13
expect won -
1 city n13
expect won 1

% CT-GEN-10 CT-X-01 CT-HM-04 one more with the Harbourmaster: fourteen, or fifteen
game catan +fishermen +traders +harbormaster seats=3 first_player=1
set wagon 1 n20
set city n20 1
set city n22 1
set city n24 1
set settlement n13 1
set delivered 1 6
set stack castle 0 6
set hand 1 2grain+3ore
set phase act 1
expect won -
1 city n13
expect won 1
game catan +fishermen +traders +harbormaster seats=3 first_player=1
set wagon 1 n20
set city n20 1
set city n22 1
set city n24 1
set settlement n13 1
set delivered 1 6
set stack castle 0 6
set boot 1
set hand 1 2grain+3ore
set phase act 1
1 city n13
expect public 1 = 14
expect won -

% CT-X-09 CT-X-11 CT-FI-10 event cards: a 12 is not drawn again and brings no fish, a 4 does; a road lying across costs fish nothing more
game catan +fishermen +traders +events seats=3 first_player=1
set wagon 1 n20
set settlement n08 1
set phase roll 1
* card robber_flees 4
expect event catch seat=1 1
* fish 2
1 end
1 fish_wagon 0 1 0
1 stop
2 roll
* card calm_seas 12
2 pick ore
expect no event catch

% CT-GEN-17 what does not go with both of them
badgame catan +fishermen +traders +two seats=2 : CT-GEN-17
badgame catan +fishermen +traders +five_six seats=5 : CT-GEN-05
badgame catan +fishermen +traders +caravans seats=4 : CT-GEN-17
badgame catan +fishermen +traders layout=beginner seats=4 : CT-TB-02

% CT-X-09 CT-GEN-03 CT-GEN-04 CT-FR-15 a game with all the variants
game catan +fishermen +traders +friendly +events +harbormaster seats=4
deal 9
auto 9 800
