# The Caravans in Catan for Two (CT-X-14). Places and paths: caravans.t.

% CT-X-14 a vote places two camels, the winner puts them into two caravans
game catan +caravans +two seats=2 first_player=1
set hand 2 1wool
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 1 0
expect asks caravans.camel
expect actors 2
2 camel e17 n11
expect asks caravans.camel
expect actors 2
expect line hand 2 1wool
reject 2 camel e16 n12 CT-X-14
reject 2 camel e17 n11 CT-CA-12
expect legal 2 camel * = 2
2 camel e48 n34
expect event camel seat=2 e48 n34 20
expect line hand 2 -
expect asks catan.before
expect actors 2

% CT-X-14 equal votes: each places one, first who ended their turn; nobody names a path
game catan +caravans +two seats=2 first_player=1
set hand 1 1grain
set hand 2 1wool
set camel_due 1
set phase act 2
2 end
2 bid 1 0
1 bid 0 1
expect asks caravans.camel
expect actors 2
2 camel e17 n11
expect actors 1
expect legal 1 camel * = 2
1 camel e43 n30
expect line hand 1 -
expect line hand 2 -
expect asks catan.before

% CT-X-14 ... no votes are equal votes
game catan +caravans +two seats=2 first_player=1
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
1 camel e17 n11
expect asks caravans.camel
expect actors 2

% CT-X-14 CT-CA-15 caravans that have merged are one: the second camel goes to the third
game catan +caravans +two seats=2 first_player=1
set camel e17 n11
set camel e16 n12
set camel e18 n13
set camel e48 n34
set camel e49 n35
set camel e36 n24
set camel e34 n23
set camel e20 n13
set caravan 1 n13
set caravan 2 n13
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
1 camel e19 n14
expect event camel seat=2 e43 n30 12
expect asks catan.before

% CT-X-14 CT-CA-27 no second caravan is left: both camels go to one, the first without a vote
game catan +caravans +two seats=2 first_player=1
set camel e17 n11
set camel e16 n12
set camel e18 n13
set camel e20 n23
set camel e32 n22
set camel e31 n21
set camel e29 n20
set camel e28 n19
set camel e14 n09
set camel e13 n10
set camel e15 n11
set camel e48 n34
set camel e50 n44
set camel e61 n43
set camel e60 n42
set camel e47 n32
set camel e46 n33
set camel e33 n22
set caravan 1 n11
set caravan 2 n22
set hand 1 1wool
set camel_due 1
set phase act 1
1 end
expect event camel seat=1 e43 n30 3
expect asks caravans.bid
1 bid 1 0
2 bid 0 0
expect legal 1 camel * = 2
1 camel e42 n29
expect line camel e42 n29
expect line hand 1 -
expect asks catan.before

% CT-X-14 CT-CA-27 one place in another caravan: the second camel goes there by itself
game catan +caravans +two seats=2 first_player=1
set camel e17 n11
set camel e16 n12
set camel e18 n13
set camel e20 n23
set camel e32 n22
set camel e31 n21
set camel e29 n20
set camel e28 n19
set camel e14 n09
set camel e13 n10
set camel e15 n11
set caravan 1 n11
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
1 camel e48 n34
expect event camel seat=2 e43 n30 9
expect asks catan.before

% CT-X-14 CT-CA-16 one camel is left of the 22: one is placed
game catan +caravans +two seats=2 first_player=1
set camel e17 n11
set camel e16 n12
set camel e18 n13
set camel e20 n23
set camel e32 n22
set camel e31 n21
set camel e29 n20
set camel e28 n19
set camel e14 n09
set camel e13 n10
set camel e15 n11
set camel e48 n34
set camel e50 n44
set camel e61 n43
set camel e60 n42
set camel e47 n32
set camel e46 n33
set camel e33 n22
set camel e43 n30
set camel e42 n29
set camel e27 n18
set caravan 1 n11
set caravan 2 n22
set caravan 3 n18
set camel_due 1
set phase act 1
1 end
1 bid 0 0
2 bid 0 0
1 camel e25 n17
expect event camel seat=1 e25 n17 0
expect asks catan.before

% CT-X-14 CT-TW-41 the token action sends the robber beside the board, and not twice
game catan +caravans +two seats=2 first_player=1
set robber h04
set trade_tokens 1 5
set phase act 1
1 robber_home
expect line robber -
reject 1 robber_home CT-TW-41

% CT-X-14 CT-TW-04 CT-CA-18 neutral settlements stand as on the base island; a road of theirs counts twice beside a camel, too
game catan +caravans +two seats=2 first_player=1
expect line settlement n11 3
expect line settlement n42 4
set road e17 3
set road e31 3
set road e33 3
set road e48 3
set camel_due 1
set phase act 1
expect no line title route *
1 end
1 bid 0 0
2 bid 0 0
1 camel e17 n11
expect event route seat=3 5
