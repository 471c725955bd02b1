import { expect, fillSwot, generate, panelOf, rememberModel, swotReply as reply, test } from '../support/models';

test('a reply is read as it arrives, and can be stopped', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply(reply, { pauseMs: 150, end: 'silent' });
  await fillSwot(page);
  await generate(page);
  const panel = panelOf(page);
  await expect(panel.getByText('Regulars come back')).toBeVisible();
  await expect(panel.getByText('Writing…')).toBeVisible();
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByText('Stopped.')).toBeVisible();
  await expect(panel.getByText('Regulars come back').first()).toBeVisible();
  await expect(panel.getByRole('button', { name: /Try again/ })).toBeEnabled();
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
