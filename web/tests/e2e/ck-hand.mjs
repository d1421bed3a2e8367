// ck-hand.mjs - making moves of Cities & Knights with what is drawn: buttons, panels, cards and places of the board; never
// with the list of moves in words. `hand` is how: with a pointer, or with the keyboard alone.
import { keys, press, tabTo } from './play.mjs';

const CARD = { roads: 'road_building' };
const CARDS = [
  'alchemist', 'crane', 'mining', 'irrigation', 'inventor', 'engineer', 'medicine', 'smith', 'roads', 'bishop', 'diplomat', 'warlord', 'wedding',
  'intrigue', 'saboteur', 'spy', 'deserter', 'merchant', 'commercial_harbor', 'merchant_fleet', 'master_merchant', 'trade_monopoly', 'resource_monopoly',
];
const FREE = ['catan.settle', 'catan.track', 'catan.free_edges', 'catan.rob', 'ck.rebuild', 'ck.smith'];
const MAIN = ['roll', 'end', 'done', 'pass', 'none'];
const ASKED_ON_BOARD = ['robber', 'lose', 'crown', 'retreat', 'send', 'give_knight'];

/** Presses a place of the board that is lit for this word; once more if a ghost asks for it. */
export async function spot(page, id, word) {
  const selector = `.spot[data-id="${id}"][data-word="${word}"]`;
  await page.locator(selector).waitFor();
  await page.evaluate(
    async (s) => {
      const enter = (e) => e.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      const it = document.querySelector(s);
      it.focus();
      enter(it);
      await new Promise((done) => setTimeout(done));
      const again = document.querySelector(`${s}[aria-pressed="true"]`);
      if (again !== null) enter(again);
    },
    selector,
  );
}

const POINTER = { press, spot };

/** Tab, Enter, N and P: nothing is clicked. */
export const KEYBOARD = {
  async press(page, selector) {
    await tabTo(page, selector);
    await page.keyboard.press('Enter');
  },
  async spot(page, id, word) {
    await keys(page).spot(id, word);
  },
};

async function places(hand, page, word, arg) {
  for (const id of arg.split(' ').filter((a) => /^[hen]\d/.test(a))) await hand.spot(page, id, word);
}

async function panel(hand, page, action, there) {
  if ((await page.locator(there).count()) === 0) await hand.press(page, `[data-action="${action}"]`);
  await page.locator(there).first().waitFor();
}

/** Opens a card: beside the hand, or among those that must go back at the end of the turn. */
async function openCard(hand, page, card) {
  const picked = `.dock .pick [data-card="${card}"]`;
  if ((await page.locator(picked).count()) === 0) return hand.press(page, `.dock .own [data-card="${card}"]`);
  await hand.press(page, picked);
  return hand.press(page, '.dock .pick .end button:not(.primary)');
}

async function playCard(hand, page, word, arg) {
  await openCard(hand, page, CARD[word] ?? word);
  if (arg === '') return hand.press(page, '.pop button.primary:not(:disabled)');
  if (/^[hen]\d/.test(arg)) {
    await hand.press(page, '.pop button.primary:not(:disabled)');
    return places(hand, page, word, arg);
  }
  if (word === 'alchemist') {
    const [red, white] = arg.split(' ');
    await hand.press(page, `.pop [data-die="red${red}"]`);
    await hand.press(page, `.pop [data-die="white${white}"]`);
    return hand.press(page, '.pop button.primary:not(:disabled)');
  }
  return hand.press(page, /^\d+$/.test(arg) ? `.pop [data-target="${arg}"] button` : `.pop [data-kind="${arg}"]`);
}

async function knight(hand, page, word, arg, frame) {
  if (FREE.includes(frame)) return hand.spot(page, arg, word);
  const [at, to] = arg.split(' ');
  await panel(hand, page, 'recruit', '.pop .recruit');
  if (word === 'recruit') {
    await hand.press(page, '.pop .recruit button:not(:disabled)');
    return hand.spot(page, at, word);
  }
  await hand.press(page, `.pop [data-knight="${at}"] [data-deed="${word}"] button:not(:disabled)`);
  return to === undefined ? undefined : hand.spot(page, to, word);
}

async function cards(hand, page, now, word) {
  const me = now.view.seats[now.you - 1];
  const from = word === 'choose' ? now.view.seats[now.view.table.ck.ask.from - 1].hand : word === 'pick' ? now.view.table.bank : me.hand;
  const need = word === 'choose' || word === 'pick' ? now.view.ask.n : me.owes;
  const left = { ...from };
  for (let n = 0; n < need; n++) {
    const kind = now.view.moves[word].find((k) => left[k]-- > 0);
    await hand.press(page, `.dock [data-add="${kind}"]`);
  }
  return hand.press(page, '.dock button.primary:not(:disabled)');
}

async function bank(hand, page, arg) {
  const [give, get] = arg.split(' ');
  await panel(hand, page, 'trade', '.trade');
  await hand.press(page, '.trade [data-tab="bank"]');
  await hand.press(page, `.trade [data-give="${give}"]:not(:disabled)`);
  await hand.press(page, `.trade [data-get="${get}"]:not(:disabled)`);
}

/** Makes one move, as the engine writes it. */
export async function makeMove(page, now, move, hand = POINTER) {
  const [word, arg = ''] = move.split(/ (.*)/);
  const frame = now.view.ask.frame;
  if (MAIN.includes(word)) return hand.press(page, '#cat-main:not(:disabled)');
  if (word === 'rob') return hand.press(page, `.victims button:nth-of-type(${now.view.moves.rob.indexOf(arg) + 1})`);
  if (['discard', 'give', 'choose', 'pick'].includes(word)) return cards(hand, page, now, word);
  if (word === 'shed' || word === 'seize') {
    await hand.press(page, `.dock .pick [data-card="${arg}"]`);
    return hand.press(page, '.dock .pick button.primary:not(:disabled)');
  }
  if (word === 'deck') return hand.press(page, `[data-deck="${arg}"]`);
  if (word === 'aqueduct' || word === 'swap') return hand.press(page, `.dock [data-kind="${arg}"]`);
  if (word === 'place' || ASKED_ON_BOARD.includes(word)) return places(hand, page, word, arg);
  if (['recruit', 'activate', 'promote', 'knight_move', 'displace', 'chase', 'chase_pirate'].includes(word)) return knight(hand, page, word, arg, frame);
  if (word === 'improve') {
    await panel(hand, page, 'improve', '.pop [data-track]');
    return hand.press(page, `.pop [data-track="${arg}"] button:not(:disabled)`);
  }
  if (CARDS.includes(word)) return playCard(hand, page, word, arg);
  if (word === 'harbor_offer') {
    const [seat, kind] = arg.split(' ');
    await panel2(hand, page);
    await hand.press(page, `.pop [data-target="${seat}"] button`);
    return hand.press(page, `.pop [data-kind="${kind}"]`);
  }
  if (word === 'bank') return bank(hand, page, arg);
  if (['road', 'settlement', 'city', 'wall', 'repair'].includes(word)) {
    if (!FREE.includes(frame)) await hand.press(page, `[data-action="${word}"]`);
    return hand.spot(page, arg, word);
  }
  throw new Error(`nothing drawn for ${move}`);
}

/** The panel of an open Commercial Harbor. */
async function panel2(hand, page) {
  if ((await page.locator('.pop [data-target]').count()) === 0) await hand.press(page, '.dock .own [data-card="harbor_offer"]');
  await page.locator('.pop [data-target]').first().waitFor();
}

// ----------------------------------------------------------------- choosing

export const TASTE = [
  'improve', 'city', 'settlement', 'crown', 'engineer', 'medicine', 'merchant', 'roads', 'smith', 'mining', 'irrigation', 'warlord', 'crane', 'spy', 'deserter', 'intrigue',
  'bishop', 'wedding', 'saboteur', 'master_merchant', 'resource_monopoly', 'trade_monopoly', 'commercial_harbor', 'harbor_offer', 'merchant_fleet', 'inventor', 'diplomat',
  'alchemist', 'activate', 'promote', 'recruit', 'wall', 'repair', 'chase', 'displace', 'roll', 'rob', 'robber', 'discard', 'give', 'choose', 'pick', 'shed', 'seize', 'deck',
  'aqueduct', 'swap', 'lose', 'retreat', 'send', 'give_knight', 'place', 'knight_move', 'bank', 'road', 'done', 'none', 'pass', 'end',
];

/** A move worth making; some things only now and then, so that the game goes on. */
export function choose(view, taste = TASTE, random = Math.random) {
  const rare = { knight_move: 0.1, move_ship: 0.1, ship: 0.6, displace: 0.5, bank: 0.35, road: 0.5, inventor: 0.5, promote: 0.6, recruit: 0.6, wall: 0.5 };
  const must = view.moves.end === undefined;
  for (const word of taste) {
    const args = view.moves[word];
    if (args === undefined || (!must && random() > (rare[word] ?? 1))) continue;
    return `${word} ${args[Math.floor(random() * args.length)]}`.trim();
  }
  return `${Object.keys(view.moves)[0]} ${Object.values(view.moves)[0][0]}`.trim();
}
