/* car_describe.c - a view of a Carcassonne table as JSON, with every figure people look at, so that no client computes a rule.
 *
 * geometry, once per table:
 *   {"colours": ["yellow", ...],
 *    "tiles": [{"tile": "BA-D", "set": "base", "count": 4, "edges": "CRFR", "turns": 4,        in this table; different turns
 *               "symbols": ["gold", "hat", "sack", "lake", "fork", ...], "flight": "NW", "river": "EW",
 *               "segments": [{"segment": "road1", "kind": "road", "sides": "EW", "halves": [2, 7],   halves of fields only
 *                             "at": [50, 50],                                    where a figure stands, in 1/100 of the tile
 *                             "shields": 1, "goods": "wine", "inn": true, "cathedral": true, "end": "crossing",
 *                             "over": "city", "cities": ["city1"]}]}]}      cities a field touches
 *   Sides, halves and places are those of the unturned tile; a turn of q quarters maps (x, y) to (100 - y, x) q times.
 * describe:
 *   seats   {"seat", "colour", "points", "marker", "messenger", "supply": {"meeple": 5, "big": 1, ...}, "goods": {"wine": 1},
 *            "gold": 2, "robber": 10}             robber: space, -1 in the supply; what a module owns only when it plays
 *   places  the map: {"tile": "BA-D", "at": "0,0", "x": 0, "y": 0, "rot": 0, "ingots": 1, "ferry": ["road1", "road2"],
 *            "features": {"road1": 3, "field1": 7}}         ids of features; `at` is what moves say, x and y are unwrapped
 *   pieces  {"kind": "meeple", "owner": 1, "at": "0,0", "segment": "road1", "feature": 3}; mage and witch have no owner
 *   table   {"turn", "turn_no", "ply", "won", "laid", "left", "drawn": "BA-W", "last": "1,0", "earned": 1, "message": 4,
 *            "features": [{"id": 3, "kind": "road", "at": "0,0", "segment": "road1", "done": false, "open": 2, "tiles": 2,
 *                          "shields": 0, "cities": 0, "inn": false, "cathedral": false, "mage": false, "witch": false,
 *                          "weights": [1, 0], "owners": [1], "now": 2, "finished": 3}],
 *                now: points of an owner if the game ended now; finished: if the feature were completed as it stands
 *            "remaining": [{"tile": "BA-A", "n": 2, "next": true, "fits": 3}],  next: in the stack that is drawn from; places now
 *            "cells": [{"at": "1,0", "x": 1, "y": 0, "need": "..CR", "fits": 12}], open cells: edges asked for, tiles of the
 *                          stack in use that fit there; "stack": how many tiles that stack holds
 *            "placements": [{"at": "1,0", "x": 1, "y": 0, "rots": [0, 2]}],     when the reader is asked to place
 *            "spots": [{"figure": "meeple", "segment": "road1", "at": "1,0", "feature": 3, "now": 2}]}  when asked for a figure
 *   ask, moves as in every game. */
