import type { Page, Route } from '@playwright/test';
import { expect, fitsWidth, laterFiles, saveBy, saveData, seeBusy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/business-name-generator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();
const suggested = (page: Page) => page.getByRole('list', { name: 'Suggested names' });
const rows = (page: Page) => suggested(page).locator(':scope > li');

test('makes names, asks the registry only when told, and saves the list', async ({ page, faults }) => {
  const asked: string[] = [];
  const answer = async (route: Route, status: number, body: unknown) =>
    route.fulfill({ status, headers: { 'access-control-allow-origin': '*' }, contentType: 'application/json', body: JSON.stringify(body) });
  // The first name is registered, the third is answered by "slow down", the rest are free.
  await page.route('https://rdap.verisign.com/**', async (route) => {
    const domain = route.request().url().split('/').at(-1) ?? '';
    asked.push(domain);
    if (asked.length === 1) await answer(route, 200, { ldhName: domain });
    else if (asked.length === 3) await answer(route, 429, {});
    else await answer(route, 404, {});
  });
  await page.route(/cloudflare-dns\.com|dns\.google/, (route) => answer(route, 200, { Status: 3 }));

  await page.getByLabel('Industry').fill('Coffee');
  await seeBusy(page, 'Generating...', () => press(page, 'Generate'));
  await expect(rows(page)).toHaveCount(20);
  expect(asked).toEqual([]);
  expect(faults.seen).toEqual([]);
  await press(page, 'Check live');
  await expect(rows(page).first().getByText('Taken')).toBeVisible();
  await expect(rows(page).nth(1).getByText('Available')).toBeVisible();
  await expect(page.getByText('20 of 20 names answered.')).toBeVisible();
  expect(asked).toHaveLength(3);
  // Only what was asked for left the page; a refusal is the browser's own word on it.
  expect(faults.seen.filter((fault) => !/rdap\.verisign\.com|cloudflare-dns\.com|status of (404|429)/.test(fault))).toEqual([]);
  faults.seen.length = 0;
  expect((await saveBy(page, () => press(page, 'Download'))).name).toBe('business-names-coffee.csv');
  expect(await saveData(page)).toMatchObject({ answers: { industry: 'Coffee', style: 'modern', length: 'medium' } });
});

test('a ballot is a link that another person votes on, and the votes come back as a code', async ({ page, context }) => {
  await press(page, 'Load sample');
  await open(page, /Vote/);
  await press(page, 'Make a ballot');
  const link = await page.getByLabel('Link to the ballot').inputValue();
  const voter = await context.newPage();
  await voter.goto(link);
  const ballot = voter.getByRole('list', { name: 'Ballot' });
  await expect(ballot.getByRole('group')).toHaveCount(3);
  await expect(ballot).toBeInViewport();
  await expect(voter.getByText('3 names are still open.')).toBeVisible();
  for (const [index, answer] of ['Yes', 'No', 'Maybe'].entries()) await ballot.getByRole('group').nth(index).getByLabel(answer).check();
  const code = (await voter.getByRole('status').locator('code').textContent()) ?? '';
  expect(code).toMatch(/^vote-[0-9a-z]+-ynm-[0-9a-z]+-[0-9a-z]{2}$/);
  await voter.close();

  await page.getByLabel('Vote codes').fill(`My vote: ${code}`);
  await press(page, 'Count votes');
  const result = page.getByRole('group', { name: 'Result' });
  await expect(result.getByText('1 vote. A yes is 2 points, a maybe 1.')).toBeVisible();
  await expect(result.getByRole('row').nth(1)).toContainText('1002');
});

test('on a phone: a failure, and the sample', async ({ page, faults }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
  await page.route(laterFiles('business-name-generator'), (route) => route.abort());
  await page.reload();
  await page.getByLabel('Industry').fill('Bakery');
  await press(page, 'Generate');
  await expect(page.getByRole('alert')).toHaveText('Failed to generate names. Please try again.');
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled();
  expect(logged.filter((line) => line.startsWith('error: Failed to generate names.'))).toHaveLength(1);
  await page.unrouteAll();
  await page.reload();
  // The browser's own word on the requests that were cut off.
  faults.seen.length = 0;
  await press(page, 'Load sample');
  await expect(rows(page)).toHaveCount(20);
  expect(await fitsWidth(page)).toBe(true);
  await open(page, /Shortlist \(3\)/);
  expect(await fitsWidth(page)).toBe(true);
  await open(page, /Vote/);
  await press(page, 'Make a ballot');
  expect(await fitsWidth(page)).toBe(true);
});
