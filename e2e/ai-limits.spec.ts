import { expect, fillSwot, generate, panelOf, rememberModel, swotReply as reply, test } from './support/models';

// The clock is moved by hand.
test.use({ isFresh: true });

test('a reply that comes at once is waited for with a clock, and can be stopped', async ({ page, models }) => {
  await page.clock.install();
  await rememberModel(page, models, 'google');
  models.reply(reply, { end: 'silent' });
  await fillSwot(page);
  await generate(page);
  await page.clock.runFor(1000);
  const panel = panelOf(page);
  await expect.poll(() => models.questions.length).toBe(1);
  await expect(panel.getByText('Writing…')).toBeVisible();
  await page.clock.runFor(64_000);
  await expect(panel.getByRole('timer')).toHaveText(/^1:0\d$/);
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByText('Stopped.')).toBeVisible();
  await expect(panel.getByRole('timer')).toHaveCount(0);
});

test('a silent service is given up after a minute', async ({ page, models }) => {
  await page.clock.install();
  await rememberModel(page, models);
  models.plans = [{ pieces: [], end: 'silent' }];
  await fillSwot(page);
  await page.getByRole('button', { name: 'Generate SWOT Analysis' }).click();
  await page.clock.runFor(1000);
  const panel = panelOf(page);
  await expect(panel.getByText('Writing…')).toBeVisible();
  await expect.poll(() => models.questions.length).toBe(1);
  await page.clock.runFor(61_000);
  await expect(panel.getByRole('alert')).toContainText('sent nothing for 60 seconds');
});

test('a reply of ten megabytes is given up, and the page stays awake', async ({ page, models }) => {
  await page.addInitScript(() => {
    const awake = window as unknown as { longestGap: number };
    awake.longestGap = 0;
    let last = performance.now();
    setInterval(() => {
      awake.longestGap = Math.max(awake.longestGap, performance.now() - last);
      last = performance.now();
    }, 20);
  });
  const body = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'x'.repeat(10_000_000) } }] })}\n\n`;
  await rememberModel(page, models);
  models.plans = [{ body }];
  await fillSwot(page);
  await generate(page);
  await expect(panelOf(page).getByRole('alert')).toContainText('sent far more than a reply should contain');
  expect(await page.evaluate(() => (window as unknown as { longestGap: number }).longestGap)).toBeLessThan(3000);
});
