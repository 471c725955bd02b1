import type { Page } from '@playwright/test';
import { expect, findTool, test } from './support/test';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const goTo = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name }).click();

test('a fact told once is where a tool starts, and what is typed there can go back into the profile', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByRole('status').filter({ hasText: 'No tool starts filled in yet.' })).toBeVisible();
  await field(page, 'Company Name').fill('Loam & Sons');
  await field(page, 'Industry').fill('Wholesale bakery');
  await expect(page.getByRole('status').filter({ hasText: /^\d\d tools start filled in\.$/ })).toBeVisible();

  await findTool(page, 'Press Release Generator');
  await expect(field(page, 'Company Name')).toHaveValue('Loam & Sons');
  await expect(page.getByText('From your profile').first()).toBeVisible();
  await field(page, 'Company Name').fill('Loam & Daughters');
  await page.getByRole('button', { name: 'Update the profile: Company Name' }).click();
  await field(page, 'Location').fill('Leeds');

  // What the profile does not know yet is offered there.
  await goTo(page, 'Your profile');
  await expect(field(page, 'Company Name')).toHaveValue('Loam & Daughters');
  await page.getByRole('button', { name: 'Use Location' }).click();
  await expect(field(page, 'Location')).toHaveValue('Leeds');

  // Who starts over starts as with a new document.
  await findTool(page, 'Press Release Generator');
  await field(page, 'Headline').fill('Open on Sundays');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(field(page, 'Headline')).toHaveValue('');
  await expect(field(page, 'Company Name')).toHaveValue('Loam & Daughters');
  // The message goes along to the next page, and still speaks of this document alone.
  await findTool(page, 'Sales Pitch Generator');
  await field(page, 'Target Audience').fill('Cafés');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Target Audience')).toHaveValue('Cafés');
  await findTool(page, 'Press Release Generator');
  await expect(field(page, 'Headline')).toHaveValue('Open on Sundays');
  await goTo(page, 'Your profile');

  await page.getByRole('button', { name: 'Clear the profile' }).click();
  await expect(field(page, 'Company Name')).toHaveValue('');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(field(page, 'Company Name')).toHaveValue('Loam & Daughters');
});

test('places, days and figures go where they can be read', async ({ page }) => {
  await page.goto('/profile');
  await field(page, 'Location').fill('Austin, TX');
  await field(page, 'Price').fill('$29 per month');
  await field(page, 'Amount to Raise').fill('$250,000');

  await findTool(page, 'Startup Tax Calculator');
  await expect(field(page, 'State')).toHaveValue('texas');

  await findTool(page, 'Pitch Deck Generator');
  await expect(field(page, 'Funding Amount')).toHaveValue('$250,000');
  await expect(page.getByText('From your profile')).toHaveCount(2);

  await findTool(page, 'Subscription Revenue Calculator');
  await expect(page.getByText('$29.00').first()).toBeVisible();

  // Which side of a contract the company is on, nobody knows before there is a type.
  await findTool(page, 'Contract Generator');
  await expect(field(page, 'State')).toHaveValue('Texas');
});
