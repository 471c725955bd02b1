import { canary, chooseModel, expect, fillSwot, generate, openTool, panelOf, swotReply as reply, test } from './support/models';
import { saveBy } from './support/test';

test('the key is found nowhere but at the server it was given for', async ({ page, models, context }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await chooseModel(page, models);
  models.reply({ ...reply, strengths: [`The key is ${canary}.`, `It is ${canary.replaceAll('-', '%2D')}, too.`] }, { pauseMs: 20 });
  await fillSwot(page);
  await generate(page);
  await expect(panelOf(page).getByText('Proposal ready.')).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Use all' }).click();
  await expect(page.getByRole('group', { name: 'SWOT' }).getByText('The key is [key].')).toBeVisible();
  models.plans = [{ status: 401, body: JSON.stringify({ error: { message: `Bad key ${canary}` } }) }];
  await panelOf(page)
    .getByRole('button', { name: /Regenerate/ })
    .click();
  await expect(panelOf(page).getByRole('alert')).toBeVisible();
  const { text } = await saveBy(page, () => page.getByRole('button', { name: 'Download Analysis' }).click());
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, databases, history.state, location.href]);
  });
  await openTool(page, '/ai-settings');
  await expect(page.getByText('A key is in memory')).toBeVisible();
  expect(text).toContain('It is [key], too.');
  const seen = [text, kept, await page.content(), ...logged, JSON.stringify(await context.cookies())];
  expect(seen.filter((place) => place.includes('5f3a9c71d2'))).toEqual([]);
  expect(models.heard.every(({ path }) => !path.includes(canary))).toBe(true);
  // One press forgets it.
  await page.getByRole('button', { name: 'Forget key' }).click();
  await expect(page.getByText('A key is in memory')).toHaveCount(0);
  await openTool(page, '/swot-analysis-generator');
  await panelOf(page)
    .getByRole('button', { name: /Try again|Regenerate/ })
    .click();
  await expect(panelOf(page).getByRole('alert')).toContainText('There’s no key for OpenAI');
});

test('a key lasts as long as was asked: for the tab, or sealed on the device', async ({ page, models }) => {
  const open = async () => {
    await page.goto('/ai-settings');
    await page.getByRole('radio', { name: 'OpenAI' }).check();
    await page.getByText('Use another address').click();
    await page.getByLabel('Address').fill(`${models.origin}/v1`);
  };
  await open();
  await page.getByLabel('API key').fill(canary);
  await page.getByRole('radio', { name: 'For this tab' }).check();
  await page.getByRole('button', { name: 'Test' }).click();
  await expect(page.getByText('A key is kept for this tab.')).toBeVisible();
  await open();
  await expect(page.getByText('A key is kept for this tab.')).toBeVisible();

  await page.getByLabel('API key').fill(canary);
  await page.getByRole('radio', { name: /passphrase/ }).check();
  await page.getByLabel('Passphrase', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Test' }).click();
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
  await page.getByLabel('Passphrase', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Test' }).click();
  await expect(page.getByText('A key is on this device')).toBeVisible({ timeout: 60_000 });
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(await stored()).not.toContain(canary);
  expect(await stored()).toContain('groundwork.secret');

  await open();
  await page.getByLabel('Passphrase', { exact: true }).fill('wrong horse battery');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('That passphrase is wrong.')).toBeVisible({ timeout: 60_000 });
  await page.getByLabel('Passphrase', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByLabel('API key')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Test' }).click();
  await expect(page.getByText('It works.')).toBeVisible();
  await page.getByRole('button', { name: 'Forget key' }).click();
  expect(await stored()).not.toContain('groundwork.secret');
});

test('the choice of a model is remembered when settings are, the key never', async ({ page, models }) => {
  await chooseModel(page, models);
  await openTool(page, '/settings');
  await page.getByLabel('Remember these settings on this device').check();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(canary);
  models.reply(reply);
  await page.goto('/swot-analysis-generator');
  await page.getByLabel('Company Name').fill('Rye and Shine');
  await page.getByLabel('Industry').fill('Bakery');
  await generate(page);
  await expect(panelOf(page).getByRole('alert')).toContainText('There’s no key for OpenAI in this tab.');
  await page.goto('/ai-settings');
  await page.getByRole('radio', { name: 'None (off)' }).check();
  await expect(page.getByText('AI is off.').first()).toBeVisible();
  expect(models.questions).toEqual([]);
});

test('where nothing can be sealed or stored, it says so', async ({ page, models }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.goto('/ai-settings');
  await page.getByRole('radio', { name: 'OpenAI' }).check();
  await expect(page.getByRole('radio', { name: /passphrase/ })).toBeDisabled();
  await expect(page.getByText('Not available here')).toBeVisible();
  await page.getByText('Use another address').click();
  await page.getByLabel('Address').fill(models.origin);
  await page.getByLabel('API key').fill(canary);
  await page.getByRole('radio', { name: 'For this tab' }).check();
  await page.getByRole('button', { name: 'Test' }).click();
  await expect(page.getByText('This browser couldn’t store the key')).toBeVisible();
  await expect(page.getByText('It works.')).toBeVisible();
});
