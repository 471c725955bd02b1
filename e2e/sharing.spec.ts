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

  await expect(page.getByText(/AI Idea Validator has \d+ answers for you: Company Name, /)).toBeVisible();
  await page.getByLabel('Company Name').fill('Bread Ltd');
  // What was typed is no longer asked for.
  await expect(page.getByText(/AI Idea Validator has \d+ answers for you: Company Name, /)).toBeHidden();
  await page.getByRole('button', { name: 'Fill in', exact: true }).click();
  await expect(page.getByText('AI Idea Validator has')).toBeHidden();
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

test('costs sent by the cost calculator fill the uses by category', async ({ page }) => {
  await page.goto('/expense-calculator');
  for (const [description, amount, repeats] of [
    ['Oven', '4000', 'once'],
    ['Rent', '900', 'monthly'],
  ] as const) {
    await page.getByLabel('Description').fill(description);
    await page.getByLabel('Amount', { exact: true }).fill(amount);
    await page.getByLabel('Category', { exact: true }).selectOption(repeats === 'once' ? 'Equipment' : 'Software');
    await page.getByLabel('Repeats').selectOption(repeats);
    await page.getByRole('button', { name: 'Add Expense', exact: true }).click();
    await expect(page.getByLabel('Description')).toHaveValue('');
  }
  const menu = page.getByRole('button', { name: 'Send to another tool' });
  const open = async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Business Plan' }).click();
    await page.getByRole('status').getByRole('button', { name: 'Open it' }).click();
  };
  await open();
  const funds = page.getByRole('region', { name: 'Sources and uses of funds' });
  const offer = page.getByText('Startup Cost Calculator has 2 lines for you');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const total = funds.getByText('Total uses:');
  const sixMonths = await total.textContent();
  await expect(funds.getByText('from Startup Cost Calculator').first()).toBeVisible();
  await expect(funds.getByText('with 6 months of running costs').first()).toBeVisible();
  await funds.getByLabel('Months of running costs').fill('12');
  await expect(total).not.toHaveText(sixMonths ?? '');
  await funds.getByLabel('Months of running costs').fill('6');

  // The same costs are not offered again.
  await page.getByRole('list', { name: 'Taken from other tools' }).getByRole('link', { name: 'Startup Cost Calculator' }).click();
  await open();
  await expect(total).toHaveText(sixMonths ?? '');
  await expect(offer).toBeHidden();
  const removed = funds.getByRole('button', { name: /^Remove / });
  const count = await removed.count();
  await removed.first().click();
  await expect(removed).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(removed).toHaveCount(count);

  // What was removed here stays removed, until it changes where it comes from.
  await removed.first().click();
  await expect(removed).toHaveCount(count - 1);
  await expect(page.getByText('Startup Cost Calculator has')).toBeHidden();
});
