import { findFaultsInBothThemes } from './support/axe';
import { chooseModel, expect, fillSwot, generate, panelOf, swotReply as reply, test } from './support/models';
import { fitsWidth } from './support/test';

test('the settings and a proposal are accessible in both themes, and the focus stays', async ({ page, models }) => {
  await chooseModel(page, models);
  expect(await findFaultsInBothThemes(page), 'settings').toEqual([]);
  models.reply(reply);
  await fillSwot(page);
  await generate(page);
  await expect(panelOf(page).getByText('Proposal ready.')).toBeVisible();
  expect(await findFaultsInBothThemes(page), 'proposal').toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
  const button = (name: string | RegExp) => panelOf(page).getByRole('button', { name });
  models.plans = [{ pieces: ['{"strengths":["New'], end: 'silent' }];
  await button(/Regenerate/).press('Enter');
  await expect(button('Stop')).toBeFocused();
  await button('Stop').press('Enter');
  await expect(button(/Try again/)).toBeFocused();
  // Failed, with the proposal from before below it.
  models.plans = [{ status: 400, body: JSON.stringify({ error: { message: 'x'.repeat(400) } }) }];
  await button(/Try again/).click();
  await expect(panelOf(page).getByRole('alert')).toBeVisible();
  expect(await findFaultsInBothThemes(page), 'failure').toEqual([]);
  expect(await fitsWidth(page)).toBe(true);
  await button('Dismiss proposal').press('Enter');
  await expect(button(/^Ask/)).toBeFocused();
});
