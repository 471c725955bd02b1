import type { Page } from '@playwright/test';
import { expect } from './test';

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const listed = (page: Page) => page.getByRole('navigation', { name: 'Slides' }).getByRole('listitem').getByRole('button');
export const stage = (page: Page) => page.getByRole('group', { name: /^Slide \d+ of \d+/ });
export const counter = (page: Page) => page.getByRole('status', { name: 'Slide', exact: true });
/** A whole deck from a few answers. */
export async function generate(page: Page, company = 'Luigi & Sons') {
  await page.getByLabel('Company Name').fill(company);
  await page.getByLabel('Industry').fill('Restaurants');
  await page.getByLabel('Problem').fill('Lunch takes too long. Diets are left out.');
  await page.getByLabel('Solution').fill('Order ahead and eat at once');
  await page.getByLabel('Target Market').fill('Office workers');
  await page.getByLabel('Funding Amount').fill('80k');
  await page.getByLabel('Use of Funds').fill('60% second kitchen, 40% staff');
  await press(page, 'Generate Pitch Deck');
  await expect(stage(page)).toBeVisible();
}
