import { canary, expect, fillSwot, generate, listen, panelOf, swotReply as reply, test } from '../support/models';

test('a router’s price is shown, and the key is tried before its open list', async ({ page, models }) => {
  const logged = listen(page);
  await page.goto('/ai-settings');
  await page.getByRole('radio', { name: 'OpenRouter' }).check();
  await page.getByText('Use another address').click();
  await page.getByLabel('Address').fill(`${models.origin}/api/v1`);
  await page.getByLabel('API key').fill('bad-key');
  await page.getByRole('button', { name: 'Test' }).click();
  await expect(page.getByRole('alert')).toContainText('OpenRouter refused the key.');
  await expect(page.getByRole('alert')).not.toContainText('bad-key');
  await page.getByLabel('API key').fill(canary);
  await page.getByRole('button', { name: 'Test' }).click();
  await page.getByRole('button', { name: 'Use this model' }).click();
  models.reply(reply);
  await fillSwot(page);
  await generate(page);
  await expect(panelOf(page).getByText(/123 tokens · \$0\.0042/)).toBeVisible();
  expect(models.questions[0]?.body).toContain('"usage":{"include":true}');
  expect(logged).toEqual([expect.stringMatching(/^The list of models couldn’t be loaded/)]);
});

test('a key no request can carry is refused in words, and one pasted with its surroundings is taken', async ({ page, models }) => {
  await page.goto('/ai-settings');
  await page.getByRole('radio', { name: 'OpenAI' }).check();
  await page.getByText('Use another address').click();
  // A whole endpoint is read as its base.
  await page.getByLabel('Address').fill(`${models.origin}/v1/chat/completions`);
  for (const odd of ['ключ-от-сервера', 'two words', 'sk-…abcd']) {
    await page.getByLabel('API key').fill(odd);
    await page.getByRole('button', { name: 'Test' }).click();
    await expect(page.getByText('A key has no spaces')).toBeVisible();
    await expect(page.getByLabel('API key')).toBeFocused();
  }
  expect(models.heard).toEqual([]);
  await page.getByLabel('API key').fill(`  Bearer "${canary}"\u200B `);
  await page.getByRole('button', { name: 'Test' }).click();
  await expect(page.getByText('It works.')).toBeVisible();
  expect(models.heard.map(({ path, headers }) => [path, headers.authorization])).toEqual([['/v1/models', `Bearer ${canary}`]]);
  // Another address has not been tried, and does not get the key.
  await page.getByLabel('Address').fill('https://example.com/v1');
  await expect(page.getByText('It works.')).toHaveCount(0);
  await expect(page.getByText('A key is in memory')).toHaveCount(0);
});
