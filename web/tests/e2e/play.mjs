// play.mjs - playing for the tests, with what is on the screen: the table in words has every move as a button.

/** One click on the home screen; answers the table's id. */
export async function startGame(page, url) {
  await page.goto(`${url}#/`);
  await page.getByRole('button', { name: /^(Play now|Играть)$/ }).click();
  await page.waitForURL(/#\/t\/l/);
  return /t\/(l\w+)/.exec(page.url())[1];
}

/** Resigns, so that bots play the rest, and waits for the end. */
export async function finish(page) {
  await page.getByRole('button', { name: /^(Menu|Меню)$/ }).click();
  await page.getByRole('button', { name: /^(Resign|Сдаться)$/ }).click();
  await page.getByRole('button', { name: /^(Really|Точно)/ }).click();
  await page.locator('#end-title').waitFor({ timeout: 300000 });
}
