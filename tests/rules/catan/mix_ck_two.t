# Catan for Two with Cities & Knights (CT-X-37, CK-INT-04): knights of colours nobody plays. Beginner's island: neutral settlements
# n11 (paths e15 e16 e17 to n10 n12 n21) and n42 (e47 e58 e60 to n32 n41 n43); desert h05. Seat 1 lives on n13 and has e20 to n23.

% CT-X-37 CT-GEN-10 CT-GEN-17 two play to 13; Harbourmaster adds one; no third box
game catan +ck +two seats=2 layout=beginner first_player=1
expect line settlement n11 3
expect line settlement n42 4
set defender 1 12
set phase before 1
expect won -
set defender 1 13
set phase before 1
expect won 1
badgame catan +ck +two seats=3 : CT-TW-01
badgame catan +ck +two +sea seats=2 : CT-GEN-17
badgame catan +ck +two +five_six seats=5 : CT-GEN-05

% CT-X-37 CK-INT-04 CT-TW-04 neutral settlements have no road at first: no knight can be placed, so a neutral road is
game catan +ck +two seats=2 layout=beginner first_player=1
set settlement n13 1
set road e20 1
set hand 1 1ore+1wool
set phase act 1
1 recruit n23
expect asks two.neutral
expect legal 1 neutral_road * = 6
expect legal 1 neutral_knight * = 0
reject 1 neutral_knight n10 3  CT-TW-20
1 neutral_road e15 3
expect line road e15 3
expect asks catan.act

% CT-X-37 with a road it is a knight: where its own road leads, on an empty crossing, basic and never active
game catan +ck +two seats=2 layout=beginner first_player=1
set settlement n13 1
set road e20 1
set road e15 3
set road e58 4
set hand 1 1ore+1wool+1grain
set phase act 1
1 recruit n23
expect asks two.knight
expect legal 1 neutral_knight * = 2
expect legal 1 neutral_road * = 0
reject 1 neutral_knight n11 3  CK-KNIGHT-20
reject 1 neutral_knight n12 3  CK-KNIGHT-03
reject 1 neutral_knight n10 4  CK-KNIGHT-03
reject 1 neutral_knight n10 1  CT-X-37
reject 1 neutral_promote n23   CT-X-37
1 neutral_knight n10 3
expect event recruited seat=3 n10
expect line knight n10 3 1
expect asks catan.act
reject 1 activate n10          CK-KNIGHT-08
1 activate n23
expect line knight n10 3 1
expect asks catan.act

% CT-X-37 two basic knights of each colour; both of one on the board leave the other
game catan +ck +two seats=2 layout=beginner first_player=1
set settlement n13 1
set road e20 1
set road e15 3
set road e16 3
set road e17 3
set road e58 4
set knight n10 3 1
set knight n12 3 1
set hand 1 1ore+1wool
set phase act 1
1 recruit n23
expect line knight n41 4 1
expect asks catan.act

% CT-X-37 none of either: a road, by the rules for neutral roads; if there is none of them either, nothing (CT-TW-21)
game catan +ck +two seats=2 layout=beginner first_player=1
set settlement n13 1
set road e20 1
set road e15 3
set road e16 3
set road e58 4
set road e60 4
set knight n10 3 1
set knight n12 3 1
set knight n41 4 1
set knight n43 4 1
set hand 1 1ore+1wool
set phase act 1
1 recruit n23
expect asks two.neutral
1 neutral_road e17 3
expect asks catan.act

% CT-X-37 promoting promotes a neutral knight, never to mighty
game catan +ck +two seats=2 layout=beginner first_player=1
set settlement n13 1
set road e20 1
set road e15 3
set road e58 4
set knight n23 1 1
set knight n10 3 1
set knight n41 4 1
set hand 1 1ore+1wool
set phase act 1
1 promote n23
expect asks two.knight
expect legal 1 neutral_promote * = 2
reject 1 neutral_promote n23   CT-X-37
reject 1 neutral_knight n41 4  CT-X-37
1 neutral_promote n41
expect event promoted seat=4 n41 2
expect line knight n41 4 2 promoted
expect asks catan.act

% CT-X-37 a strong neutral knight stays strong, whoever has the Fortress; nothing takes the place of that
game catan +ck +two seats=2 layout=beginner first_player=1
set settlement n13 1
set road e20 1
set road e15 3
set knight n23 1 2
set knight n10 3 2
set level 1 politics 3
set hand 1 1ore+1wool
set phase act 1
1 promote n23
expect line knight n23 1 3 promoted
expect line knight n10 3 2
expect asks catan.act

% CT-X-37 CK-SMITH-01 each knight the Smith promotes promotes a neutral one
game catan +ck +two seats=2 layout=beginner first_player=1
set settlement n13 1
set road e20 1
set road e19 1
set road e15 3
set road e58 4
set knight n23 1 1
set knight n14 1 1
set knight n10 3 1
set knight n41 4 1
set progress 1 1smith
set phase act 1
1 smith
1 promote n23
1 promote n14
expect asks two.knight
1 neutral_promote n41
expect line knight n41 4 2 promoted
expect line knight n10 3 2 promoted
expect asks catan.act

% CT-X-37 activating, a Warlord and a knight placed with the Deserter do nothing for neutral colours, and a Deserter names a player
game catan +ck +two seats=2 layout=beginner first_player=1
set settlement n13 1
set road e20 1
set road e15 3
set knight n10 3 1
set settlement n40 2
set road e44 2
set knight n30 2 1
set progress 1 1deserter+1warlord
set phase act 1
expect legal 1 deserter * = 1
1 deserter 2
1 place n23 1
expect line knight n23 1 1
expect asks catan.act
1 warlord
expect line knight n23 1 1 active fresh
expect line knight n10 3 1
expect asks catan.act

% CT-X-37 CT-TW-22 CK-KNIGHT-17 CK-ACT-07 neutral knights stop roads and are displaced like others: seat 1 chooses, n10 or n21
game catan +ck +two seats=2 layout=beginner first_player=1
set settlement n13 1
set road e20 1
set road e15 3
set road e16 3
set road e17 3
set road e18 1
set knight n12 3 1
set knight n23 1 2 active
set hand 1 2lumber+2brick
set phase act 1
reject 1 road e07              CK-KNIGHT-17
1 displace n23 n12
expect event displaced seat=1 3 n12
expect asks ck.retreat
expect actors 1
expect legal 1 retreat * = 2
1 retreat n21
expect event retreated seat=3 n21
expect line knight n21 3 1
expect line knight n12 1 2
expect asks catan.act

% CT-X-37 CK-INTR-01 driven off by Intrigue; with one place to go there is no question
game catan +ck +two seats=2 layout=beginner first_player=1
set settlement n13 1
set road e18 1
set road e15 3
set road e16 3
set road e17 3
set knight n12 3 1
set knight n10 3 1
set progress 1 1intrigue
set phase act 1
1 intrigue n12
expect event retreated seat=3 n21
expect line knight n21 3 1
expect asks catan.act

% CT-TW-10 CT-TW-11 CT-TW-13 CK-TURN-03 each of the two rolls has its event die and is carried out before the next
game catan +ck +two seats=2 layout=beginner first_player=1
set phase before 1
1 roll
* dice 1 2
* event ship
expect line ship 1
expect asks catan.before
1 roll
* dice 2 2
* event ship
expect line ship 2
expect asks catan.act

% CT-TW-10 CK-ALCH-03 an Alchemist before either roll, once a turn; the second number differs from the first
game catan +ck +two seats=2 layout=beginner first_player=1
set progress 1 2alchemist
set phase before 1
1 roll
* dice 1 2
* event ship
expect asks catan.before
reject 1 alchemist 2 1         CT-TW-10
expect legal 1 alchemist * = 34
1 alchemist 2 3
* event ship
expect line first_roll 3
expect asks catan.act

game catan +ck +two seats=2 layout=beginner first_player=1
set progress 1 2alchemist
set phase before 1
1 alchemist 2 2
* event ship
expect asks catan.before
reject 1 alchemist 1 1         CK-ALCH-03
expect legal 1 alchemist * = 0
1 roll

% CT-TW-14 CT-EV-10 with event cards the number an Alchemist names may be the first once more
game catan +ck +two +events seats=2 layout=beginner first_player=1
set progress 1 1alchemist
set phase before 1
set first_roll 6
expect legal 1 alchemist * = 66
1 alchemist 1 6

% CT-TW-31 CT-TW-41 CK-SEVEN-03 no knight cards to trade; the robber is at home until the barbarians have landed
game catan +ck +two seats=2 layout=beginner first_player=1
set phase act 1
reject 1 knight_tokens         CT-TW-31
reject 1 robber_home           CT-TW-41
set landed 1
set robber h03
1 robber_home
expect line robber h05

% CT-TW-30 CT-TW-20 CT-TW-23 a settlement is followed by a neutral one, a city by nothing
game catan +ck +two seats=2 layout=beginner first_player=1
set settlement n13 1
set hand 1 3ore+2grain
set phase act 1
1 city n13
expect asks catan.act

% CT-X-31 CT-FR-03 CT-X-37 the friendly robber protects up to three points
game catan +ck +two +friendly seats=2 layout=beginner first_player=1
set landed 1
set settlement n13 2
set city n40 2
set phase roll 1
* dice 3 4
* event trade
expect asks catan.rob
reject 1 robber h06            CT-FR-05
reject 1 robber h02            CT-FR-05
1 robber h00

% CT-X-21 CT-EV-60 CT-X-37 neutral knights take no part in events: the strongest of the players draws
game catan +ck +two +events seats=2 layout=beginner first_player=1
set settlement n13 1
set road e20 1
set road e15 3
set knight n10 3 2
set knight n23 1 1 active
set hand 2 1ore
set phase roll 1
* card conflict 3
* red 1
* event trade
* steal ore
expect line hand 1 1ore
