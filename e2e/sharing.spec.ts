import { expect, test } from './support/test';

test('answers of an idea go on to the deck and the plan, and never over what was typed there', async ({ page }) => {
  await page.goto('/idea-validator');
  for (const [label, text] of [
    ['Idea Title', 'Crumb'],
    ['Problem Statement', 'Bakeries throw bread away'],
    ['Solution', 'A list of what to bake tomorrow'],
    ['Target Market', 'Bakeries in Oregon'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Validate Idea', exact: true }).click();
  await page.getByRole('button', { name: 'Send to another tool' }).click();
  await page.getByRole('menuitem', { name: 'Business Plan Generator' }).click();
  await page.getByRole('status').getByRole('button', { name: 'Open it' }).click();

  await expect(page.getByText(/AI Idea Validator holds \d+ answers for you: Company Name, /)).toBeVisible();
  await page.getByLabel('Company Name').fill('Bread Ltd');
  // What was typed is no longer asked for.
  await expect(page.getByText(/AI Idea Validator holds \d+ answers for you: Company Name, /)).toBeHidden();
  await page.getByRole('button', { name: 'Fill in', exact: true }).click();
  await expect(page.getByText('AI Idea Validator holds')).toBeHidden();
  await expect(page.getByLabel('Company Name')).toHaveValue('Bread Ltd');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Problem')).toHaveValue('Bakeries throw bread away');
  // The step that was made since goes back with it.
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Problem')).toHaveValue('');

  await page.getByRole('button', { name: 'Find a tool' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('pitch deck');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'AI Pitch Deck Generator' })).toBeVisible();
  await page.getByRole('button', { name: 'Fill in', exact: true }).click();
  await expect(page.getByLabel('Company Name')).toHaveValue('Crumb');
  await expect(page.getByLabel('Target Market')).toHaveValue('Bakeries in Oregon');
});
