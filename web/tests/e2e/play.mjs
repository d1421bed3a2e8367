// play.mjs - playing for the tests with what is on the screen. The table in words has every move as a button.

/** One click on the home screen; answers the table's id. */
export async function startGame(page, url) {
  await page.goto(`${url}#/`);
  await page.locator('.buttons .btn.pri').click();
  await page.waitForURL(/#\/t\/l/);
  return /t\/(l\w+)/.exec(page.url())[1];
}

/** Resigns, so that bots play the rest, and waits for the end; answers the table's id. */
export async function finish(page) {
  await page.getByRole('button', { name: /^(Menu|Меню)$/ }).click();
  await page.locator('#table-menu .danger').click();
  await page.locator('#table-menu .danger').click();
  await page.locator('#end-title').waitFor({ timeout: 300000 });
  return /t\/(\w+)/.exec(page.url())[1];
}

// what a person would like best, of what is offered
const TASTE = ['city', 'settlement', 'buy', 'road_building', 'plenty', 'monopoly', 'knight', 'robber', 'rob', 'pick', 'discard', 'roll', 'accept', 'take', 'reject', 'cancel', 'road', 'done', 'pass', 'end'];

/** A move worth making, as the notation on its button. */
export async function moveOf(page) {
  const moves = await page.locator('[data-move]').evaluateAll((all) => all.map((b) => b.dataset.move));
  for (const word of TASTE) {
    const found = moves.filter((m) => m.split(' ')[0] === word);
    if (found.length > 0) return found[Math.floor(found.length / 2)];
  }
  return moves[0];
}

/** Plays until the game is over, every move by its button. */
export async function playOut(page, most = 2000) {
  for (let i = 0; i < most; i++) {
    await page.locator('[data-move], #end-title').first().waitFor({ timeout: 120000 });
    if ((await page.locator('#end-title').count()) > 0) return;
    const move = await moveOf(page);
    if (move !== undefined)
      await page
        .locator(`[data-move="${move}"]`)
        .click({ timeout: 2000 })
        .catch(() => undefined); // it was somebody else's turn by then
  }
  throw new Error('the game does not end');
}

/** The first settlement and road on the drawn table, with the keyboard. */
export async function begin(page) {
  const count = () => page.locator('.family svg').first().evaluate(() => document.querySelectorAll('.log li, [role=log] li, [role=log] p').length);
  await page.waitForFunction(() => /settlement/i.test(document.querySelector('.family')?.textContent ?? ''), null, { timeout: 60000 });
  void count;
  await page.locator('.family').first().evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('n');
    await page.waitForTimeout(150);
  }
  await page.keyboard.press('Enter');
  await page.waitForTimeout(150);
  await page.keyboard.press('Enter');
  await page.getByText(/builds a settlement/).filter({ visible: true }).first().waitFor({ timeout: 20000 });
}
