import { expect, test } from './support/test';

test('more names like one, the choice of one, and the choice offered to another tool', async ({ page }) => {
  await page.goto('/business-name-generator');
  await page.getByLabel('Industry').fill('bakery');
  await page.getByLabel('Keywords').fill('rye, hearth');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const rows = page.getByRole('list', { name: 'Suggested names' }).getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await rows.first().getByRole('button', { name: 'Details' }).click();
  const more = rows.first().getByRole('button', { name: /^More like / });
  const liked = ((await more.getAttribute('aria-label')) ?? '').replace('More like ', '');
  await more.click();
  await expect(page.getByText(`More like “${liked}”`)).toBeVisible();
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Back to all kinds' }).click();
  await expect(rows.first()).toContainText(liked);

  if (!(await rows.first().getByRole('button', { name: 'Choose' }).isVisible()))
    await rows.first().getByRole('button', { name: 'Details' }).click();
  await rows.first().getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(rows.first().getByRole('button', { name: 'Chosen', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(`Your choice: ${liked}`)).toBeVisible();
  await page.getByRole('button', { name: 'Use as the company’s name' }).click();
  await expect(page.getByText(`${liked} is in your profile`)).toBeVisible();
  await page.getByRole('button', { name: 'Send to another tool' }).click();
  await page.getByRole('menuitem', { name: 'Domain Name Generator' }).click();
  await page.getByRole('button', { name: 'Open it' }).click();
  // The profile has it already, so the tool starts with it.
  await expect(page.getByLabel('Business Name')).toHaveValue(liked);
});
