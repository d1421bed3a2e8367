# Flying Machines. CC-FLY-*.

% CC-FLY-01 CC-FLY-02 CC-FLY-03 CC-EX-32 FM-D r1 points north-east: a 2 leads to 2,-2
game carcassonne seats=2 +flying
set empty
set tile BA-B 1,0 r0
set tile BA-B 1,-1 r0
set tile BA-B 1,-2 r0
set tile BA-E 2,-2 r1
set stack FM-D BA-U BA-U
set phase turn 1
* draw FM-D
1 place 0,0 r1
1 fly meeple
expect actors *
expect legal * die * = 3
reject * die 4 CC-FLY-02
* die 2
expect event flies seat=1 meeple 2
expect event put seat=1 meeple 2 -2 city1
expect line figure 1 meeple 2,-2 city1

% CC-FLY-03 CC-EX-32 FM-A r3 points south: a 3 leads to 0,3, over empty squares
game carcassonne seats=2 +flying
set empty
set tile BA-B -1,0 r0
set tile BA-B -1,1 r0
set tile BA-B -1,2 r0
set tile BA-B -1,3 r0
set tile BA-E 0,3 r1
set stack FM-A BA-U BA-U
set phase turn 1
* draw FM-A
1 place 0,0 r3
1 fly meeple
* die 3
expect line figure 1 meeple 0,3 city1

% CC-FLY-03 CC-EX-32 FM-H r2 points south-east: a 1 leads to 1,1
game carcassonne seats=2 +flying
set empty
set tile BA-B 1,0 r0
set tile BA-B 1,1 r0
set stack FM-H BA-U BA-U
set phase turn 1
* draw FM-H
1 place 0,0 r2
1 fly meeple
* die 1
expect line figure 1 meeple 1,1 monastery

% CC-FLY-04 CC-FLY-05 CC-FLY-09 it must land on the only unfinished feature; nothing is taken back after the roll
game carcassonne seats=2 +flying
set empty
set tile BA-E -1,0 r3
set tile BA-E -1,1 r3
set tile BA-B 0,1 r0
set tile BA-D -2,0 r1
set stack FM-G BA-U BA-U
set phase turn 1
* draw FM-G
1 place 0,0 r0
1 fly meeple
reject 1 pass CC-TURN-06
* die 2
# BA-D r1: the city to the east is closed by BA-E, the road is open: it lands there
expect event put seat=1 meeple -2 0 road1
expect asks carcassonne.draw

% CC-FLY-04 CC-FLY-05 CC-FLY-09 two unfinished features: the player chooses after the roll, occupied or not, never a field
game carcassonne seats=2 +flying
set empty
set tile BA-B -1,0 r0
set tile BA-J -2,0 r2
set figure 2 meeple -2,0 city1
set figure 1 meeple -2,0 road1
set stack FM-G BA-U BA-U
set phase turn 1
* draw FM-G
1 place 0,0 r0
1 fly meeple
* die 2
expect asks carcassonne.land
expect legal 1 land * = 2
reject 1 land field1 CC-FLY-04
reject 1 pass CC-FLY-04
1 land city1
expect line figure 1 meeple -2,0 city1
expect line figure 1 meeple -2,0 road1

% CC-FLY-05 CC-FLY-07 never on a garden or a field: it comes back and step 2 is over
game carcassonne seats=2 +flying +abbot
set empty
set tile BA-B -1,0 r0
set tile BA-EG -2,0 r0
set tile BA-E -2,-1 r2
set stack FM-G BA-U BA-U
set phase turn 1
* draw FM-G
1 place 0,0 r0
1 fly meeple
* die 2
expect event crashed seat=1 meeple
expect no line figure *
expect asks carcassonne.draw

% CC-FLY-07 no tile there
game carcassonne seats=2 +flying
set empty
set tile BA-B -1,0 r0
set stack FM-G BA-U BA-U
set phase turn 1
* draw FM-G
1 place 0,0 r0
1 fly meeple
* die 3
expect event crashed seat=1 meeple
expect no line figure *
* draw BA-U
expect actors 2

% CC-FLY-06 unfinished is judged with the new tile: the road it completes is no place to land
game carcassonne seats=2 +flying
set empty
set tile BA-W -1,0 r0
set tile BA-B -1,-1 r0
set tile BA-B 0,-1 r0
set tile BA-B 1,-1 r0
set tile BA-W 1,0 r0
set stack FM-B BA-U BA-U
set phase turn 1
* draw FM-B
1 place 0,0 r0
1 fly meeple
* die 1
expect legal 1 land * = 2
expect legal 1 land road2 = 1
expect legal 1 land road3 = 1
1 land road3
expect line figure 1 meeple -1,0 road3

% CC-FLY-01 no arrow, no flight
game carcassonne seats=2 +flying
* first 1
* draw BA-V
1 place 1,0 r0
reject 1 fly meeple CC-FLY-01
expect legal 1 fly * = 0

% CC-FLY-10 CC-X-07 the big meeple flies, builder and pig do not
game carcassonne seats=2 +flying +big_meeple +builder +pig
set empty
set tile BA-B -1,0 r0
set stack FM-G BA-U BA-U
set phase turn 1
* draw FM-G
1 place 0,0 r0
reject 1 fly builder CC-FLY-10
reject 1 fly pig CC-FLY-10
expect legal 1 fly * = 2
1 fly big
* die 1
expect line figure 1 big -1,0 monastery

% CC-FLY-01 CC-MEEP-02 only what is in the supply flies
game carcassonne seats=2 +flying +big_meeple
set empty
set tile BA-B -1,0 r0
set figure 1 big -1,0 monastery
set stack FM-G BA-U BA-U
set phase turn 1
* draw FM-G
1 place 0,0 r0
reject 1 fly big CC-MEEP-02
expect legal 1 fly * = 1

% CC-FLY-08 after a failed flight ferries may still be moved
game carcassonne seats=2 +flying +ferries
set empty
set tile FE-2 1,0 r0
set ferry 1,0 road2 road3
set stack FM-B BA-U BA-U
set phase turn 1
* draw FM-B
1 place 0,0 r0
1 fly meeple
* die 2
expect event crashed seat=1 meeple
expect asks carcassonne.shift
1 shift 1,0 road1 road2
expect line ferry 1,0 road1 road2

% CC-FLY-11 CC-X-07 a lander counts for the majority
game carcassonne seats=2 +flying +big_meeple
set empty
set tile BA-B -1,0 r0
set tile BA-E -2,0 r3
set figure 2 meeple -2,0 city1
set stack FM-G BA-E BA-U
set phase turn 1
* draw FM-G
1 place 0,0 r0
1 fly big
* die 2
expect line figure 1 big -2,0 city1
* draw BA-E
2 place -3,0 r1
2 pass
expect score 1 = 4
expect score 2 = 0

% CC-FLY-11 and as a meeple for a builder later
game carcassonne seats=2 +flying +builder
set empty
set tile BA-B -1,0 r0
set tile BA-E -2,0 r3
set stack FM-G BA-G BA-U BA-B
set phase turn 1
* draw FM-G
1 place 0,0 r0
1 fly meeple
* die 2
* draw BA-B
2 place 0,1 r0
2 pass
* draw BA-G
1 place -3,0 r0
1 builder city1
expect line figure 1 builder -3,0 city1
