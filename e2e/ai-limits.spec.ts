import { expect, fillSwot, generate, panelOf, rememberModel, test } from './support/models';

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
