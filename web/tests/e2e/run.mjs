// run.mjs - the page in a real browser, served by the real server: TAP points, then the sum.
//   node tests/e2e/run.mjs [word ...]      only tests whose name has one of the words
// What repeats a test in another language or as another whole game is marked `night`: it runs if it is named, or all of it with NIGHT=1
// (`make check-long`).
// Pictures of every screen are left in tests/shots/.
import assert from 'node:assert/strict';
import { layout } from './layout.mjs';
import { launch, open, Server, Tally } from './lib.mjs';
import { anySetup } from './any.mjs';
import { budget } from './budget.mjs';
import { guide } from './guide.mjs';
import { elasund } from './elasund.mjs';
import { learnTiles } from './learn-tiles.mjs';
import { carcassonne } from './carcassonne.mjs';
import { ck } from './ck.mjs';
import { carcassonneExpansions } from './carcassonne_expansions.mjs';
import { carcassonneLate, carcassonneLateBudget } from './carcassonne_late.mjs';
import { caravans } from './caravans.mjs';
import { fishermen } from './fishermen.mjs';
import { events } from './events.mjs';
import { barbarians } from './barbarians.mjs';
import { harbormaster } from './harbormaster.mjs';
import { learn } from './learn.mjs';
import { traders } from './traders.mjs';
import { two } from './two.mjs';
import { mixes } from './mixes.mjs';
import { motion } from './motion.mjs';
import { offline } from './offline.mjs';
import { online } from './online.mjs';
import { people } from './people.mjs';
import { puzzles } from './puzzles.mjs';
import { presets } from './presets.mjs';
import { reach } from './reach.mjs';
import { replay } from './replay.mjs';
import { river } from './rivers.mjs';
import { sea } from './sea.mjs';
import { screens } from './screens.mjs';
import { seaGames } from './sea-games.mjs';
import { seaFinds } from './sea-finds.mjs';
import { seaQuests } from './sea-quests.mjs';
import { sight } from './sight.mjs';

const tally = new Tally(process.argv.slice(2));
const server = await new Server().start();
const browser = await launch();

const suite = {
  tally,
  url: () => server.url,
  browser: () => browser,
  /** Opens a page, runs the test, and fails if anything went wrong in the page meanwhile. */
  page: (name, options, run) =>
    tally.add(name, async () => {
      const opened = await open(browser, server.url, options);
      try {
        await run(opened.page, opened);
        assert.deepEqual(opened.wrong, []);
      } finally {
        await opened.context.close();
      }
    }, options),
};
online(suite);
people(suite);
offline(suite);
screens(suite);
presets(suite);
guide(suite);
learn(suite);
puzzles(suite);
reach(suite);
replay(suite);
sight(suite);
layout(suite);
elasund(suite);
carcassonne(suite);
carcassonneExpansions(suite);
carcassonneLate(suite);
learnTiles(suite);
ck(suite);
sea(suite);
fishermen(suite);
events(suite);
caravans(suite);
harbormaster(suite);
traders(suite);
river(suite);
two(suite);
barbarians(suite);
mixes(suite);
motion(suite);
seaFinds(suite);
seaQuests(suite);
seaGames(suite);
anySetup(suite);
await tally.all(Number(process.env.LANES ?? 3)); // pages wait for servers and timers: one more than there are processors
budget(suite); // what measures time runs alone
carcassonneLateBudget(suite);
await tally.all(1);

await browser.close();
await server.end();
process.exit(tally.done());
