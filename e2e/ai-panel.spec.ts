import { findFaultsInBothThemes } from './support/axe';
import { chooseModel, expect, fillSwot, generate, panelOf, rememberModel, swotReply as reply, test } from './support/models';
import { fitsWidth } from './support/test';

test('the settings and a proposal are accessible in both themes', async ({ page, models }) => {
  await chooseModel(page, models);
  expect(await findFaultsInBothThemes(page), 'settings').toEqual([]);
  models.reply(reply);
  await fillSwot(page);
  await generate(page);
  await expect(panelOf(page).getByText('Proposal ready.')).toBeVisible();
  expect(await findFaultsInBothThemes(page), 'proposal').toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
  // Failed, with the proposal from before below it.
  models.plans = [{ status: 400, body: JSON.stringify({ error: { message: 'x'.repeat(400) } }) }];
  await panelOf(page)
    .getByRole('button', { name: /Regenerate/ })
    .click();
  await expect(panelOf(page).getByRole('alert')).toBeVisible();
  expect(await findFaultsInBothThemes(page), 'failure').toEqual([]);
  expect(await fitsWidth(page)).toBe(true);
});

test('what a later failure follows is not lost, and the focus stays', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply(reply);
  await fillSwot(page);
  await generate(page);
  const panel = panelOf(page);
  const use = panel.getByRole('button', { name: 'Use Strength 2' });
  await use.click();
  await expect(use).toHaveText('Used');
  await page.keyboard.press('Control+z');
  await expect(use).toHaveText('Use');
  await page.keyboard.press('Control+y');
  await expect(use).toHaveText('Used');
  models.plans = [{ pieces: ['{"strengths":["New'], end: 'silent' }];
  await panel.getByRole('button', { name: /Regenerate/ }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Stop' })).toBeFocused();
  await panel.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(panel.getByRole('button', { name: /Try again/ })).toBeFocused();
  await expect(panel.getByText('The earlier proposal')).toBeVisible();
  await expect(use).toHaveText('Used');
  models.plans = [];
  models.reply({ ...reply, strengths: ['One.', 'Two.'] });
  await page.getByRole('button', { name: 'Regenerate suggestions' }).click();
  await expect(panel.getByText('Proposal ready.')).toBeVisible();
  await expect(use).toHaveText('Use');
  await panel.getByRole('button', { name: 'Dismiss proposal' }).press('Enter');
  await expect(panel.getByRole('button', { name: /^Ask/ })).toBeFocused();
});
