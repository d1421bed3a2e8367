# Positions that cannot exist: lines that are refused with the clause. What only the whole position shows: unit/test_carcassonne.c.

% CC-TILE-02 CC-TILE-03 CC-TILE-08 a tile must touch, match and lie on a free place
game carcassonne seats=2
set empty
set tile BA-D 0,0 r0
badset tile BA-E 1,0 r0 : CC-TILE-03
badset tile BA-E 5,0 r0 : CC-TILE-02
badset tile BA-E 1,1 r0 : CC-TILE-02
badset tile BA-E 0,0 r0 : CC-TILE-02
badset tile BA-Z 0,1 r0 : bad
badset tile BA-E 0,1 r4 : bad
set tile BA-E 0,-1 r2

% CC-SETUP-05 not more tiles than there are, and only of the modules in play
game carcassonne seats=2
set empty
set tile BA-B 0,0 r0
set tile BA-B 1,0 r0
set tile BA-B 2,0 r0
set tile BA-B 3,0 r0
badset tile BA-B 4,0 r0 : CC-SETUP-05
badset tile IC-G 4,0 r0 : CC-SETUP-05
badset stack BA-B : CC-SETUP-05
badset gone BA-B 1 : CC-SETUP-05
badset drawn BA-B : CC-TILE-01

% CC-MEEP-04 two meeples where one may stand
game carcassonne seats=2
set empty
set tile BA-D 0,0 r0
set figure 1 meeple 0,0 road1
badset figure 2 meeple 0,0 road1 : CC-MEEP-04
badset figure 1 meeple 0,0 road1 : CC-MEEP-04
set figure 2 meeple 0,0 city1
badset figure 3 meeple 0,0 field1 : bad

% CC-MEEP-03 CC-ABB-01 figures where they may not stand
game carcassonne seats=2 +abbot
set empty
set tile BA-EG 0,0 r0
badset figure 1 meeple 0,0 garden : CC-MEEP-03
badset figure 1 abbot 0,0 city1 : CC-ABB-01
badset figure 1 meeple 0,0 road1 : bad
badset figure 1 meeple 3,3 city1 : bad
set figure 1 abbot 0,0 garden

% CC-SETUP-09 figures of modules that are off
game carcassonne seats=2
set empty
set tile BA-B 0,0 r0
badset figure 1 abbot 0,0 monastery : CC-SETUP-09
badset figure 1 big 0,0 field1 : CC-SETUP-09

% CC-SETUP-11 no farmer without farmers
game carcassonne seats=2 farmers=off
set empty
set tile BA-B 0,0 r0
badset figure 1 meeple 0,0 field1 : CC-SETUP-11
set figure 1 meeple 0,0 monastery

% CC-ROB-03 fifty spaces
game carcassonne seats=2 +robbers
badset robber 1 50 : bad
badset robber 3 1 : bad
set robber 1 49

% CC-FER-01 a ferry joins two different stubs of a lake
game carcassonne seats=2 +ferries
set empty
set tile BA-X 0,0 r0
set tile FE-2 1,0 r0
badset ferry 0,0 road1 road2 : bad
badset ferry 1,0 road1 road1 : bad
badset ferry 1,0 road1 road4 : bad
set ferry 1,0 road1 road2
badset ferry 1,0 road1 road3 : bad
