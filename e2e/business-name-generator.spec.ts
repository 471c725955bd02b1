import type { Page, Route } from '@playwright/test';
import { readCsv } from './support/csv';
import { expect, fitsWidth, laterFiles, saveBy, saveData, seeBusy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/business-name-generator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();
const suggested = (page: Page) => page.getByRole('list', { name: 'Suggested names' });
const rows = (page: Page) => suggested(page).locator(':scope > li');
async function generate(page: Page, answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers)) {
    const field = page.getByLabel(label, { exact: true });
    if (['Style', 'Length'].includes(label)) await field.selectOption(text);
    else await field.fill(text);
  }
  await press(page, 'Generate');
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled();
  await expect(rows(page)).toHaveCount(20);
}
const listNames = async (page: Page) => {
  const stars = await suggested(page)
    .getByRole('button', { name: /^Shortlist / })
    .all();
  return Promise.all(stars.map(async (star) => ((await star.getAttribute('aria-label')) ?? '').replace('Shortlist ', '')));
};

test('judges a name, says it, asks the registry only when told, and saves the list', async ({ page, faults }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    class Utterance extends EventTarget {
      lang = '';
      voice: unknown;
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const voices = [
      { lang: 'en-US', localService: true },
      { lang: 'de-DE', localService: true },
      { lang: 'fr-FR', localService: false },
    ];
    const synthesis = {
      getVoices: () => voices,
      cancel: () => {},
      speak: ({ text, lang }: Utterance) => said.push(`${lang} ${text}`),
      addEventListener: () => {},
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, said });
  });
  await page.reload();
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

  await seeBusy(page, 'Generating...', () => generate(page, { Industry: 'Coffee', Keywords: 'copper', Length: 'short' }));
  const [first = ''] = await listNames(page);
  const row = rows(page).first();
  await row.getByRole('button', { name: 'Details' }).click();
  await row.getByRole('button', { name: `Say ${first}` }).click();
  await row.getByRole('button', { name: 'German' }).click();
  await row.getByRole('button', { name: 'French' }).click();
  await expect(page.getByText('There’s no voice for this language on this device.')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([`en-US ${first}`, `de-DE ${first}`]);

  expect(asked).toEqual([]);
  expect(faults.seen).toEqual([]);
  await expect(page.getByText('rdap.verisign.com, cloudflare-dns.com and dns.google')).toBeVisible();
  await press(page, 'Check live');
  await expect(row.getByText('Taken')).toBeVisible();
  await expect(rows(page).nth(1).getByText('Available')).toBeVisible();
  await expect(rows(page).nth(2).getByText('The registry asked us to slow down.')).toBeVisible();
  await expect(page.getByText('20 of 20 names answered.')).toBeVisible();
  expect(asked).toHaveLength(3);
  // Only what was asked for left the page; a refusal is the browser's own word on it.
  expect(faults.seen.filter((fault) => !/rdap\.verisign\.com|cloudflare-dns\.com|status of (404|429)/.test(fault))).toEqual([]);
  faults.seen.length = 0;

  const csv = await saveBy(page, () => press(page, 'Download'));
  expect(csv.name).toBe('business-names-coffee.csv');
  const [head, one, two, three] = readCsv(csv.text);
  expect(head?.slice(0, 6)).toEqual(['Name', 'Domain', 'Domain status', 'Trademark class', 'Category', 'Description']);
  expect(one?.[0]).toBe(first);
  expect(one?.[2]).toMatch(/^Taken \(20/);
  expect(two?.[2]).toMatch(/^Available when asked/);
  expect(three?.[2]).toMatch(/^Unknown/);
  expect(one?.at(-1)).toBe('Made on your device');
  expect(await saveData(page)).toMatchObject({ answers: { industry: 'Coffee', keywords: 'copper', style: 'modern', length: 'short' } });
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

test('on a phone: a failure, the sample, starting over and the way back', async ({ page, faults }) => {
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
  const file = await saveBy(page, () => press(page, 'Download'));
  expect(file.name).toBe('sample-business-names-neighborhood-bakery.csv');
  await open(page, /Shortlist \(3\)/);
  expect(await fitsWidth(page)).toBe(true);
  await open(page, /Vote/);
  await press(page, 'Make a ballot');
  expect(await fitsWidth(page)).toBe(true);
  await press(page, 'Start over');
  await expect(page.getByLabel('Industry')).toHaveValue('');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Industry')).toHaveValue('Neighborhood bakery');
  await page.goto('/business-name-generator#vote=broken');
  await expect(page.getByText('This ballot link is damaged. Ask for it again.')).toBeVisible();
});
