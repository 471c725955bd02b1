import { onTestFinished, vi } from 'vitest';
import { readCsv } from '../e2e/support/csv';
import { copied, expect, saveBy, saveData, setNow, test, type Page } from './support/test';

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

test('makes twenty names from the answers, in the style and length asked for, and others when asked again', async ({ page }) => {
  expect(await page.getByLabel('Style').getByRole('option').allTextContents()).toEqual([
    'Modern',
    'Classic',
    'Creative',
    'Descriptive',
    'Abstract',
  ]);
  expect(await page.getByLabel('Length').getByRole('option').allTextContents()).toEqual([
    'Short (1-2 words)',
    'Medium (2-3 words)',
    'Long (3+ words)',
  ]);
  await expect(page.getByLabel('Style')).toHaveValue('modern');
  await expect(page.getByLabel('Length')).toHaveValue('medium');
  await expect(page.getByRole('region', { name: 'Naming tips' }).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Check Domain' })).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Generate', exact: true });
  await expect(button).toBeDisabled();
  await page.getByLabel('Keywords').fill('rye');
  await expect(button).toBeDisabled();
  await page.getByLabel('Industry').fill('bakery');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(20);

  const medium = await listNames(page);
  expect(new Set(medium).size).toBe(20);
  expect(medium.filter((name) => /rye|bak/i.test(name)).length).toBeGreaterThanOrEqual(10);
  const first = rows(page).first();
  await expect(first).toContainText(/\.com \(domain not checked\)/);
  await first.getByRole('button', { name: `Copy ${medium[0]}` }).click();
  await expect(first.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(copied()).toBe(medium[0]);
  const link = first.getByRole('link', { name: 'Check Domain' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.namecheap\.com\/domains\/registration\/results\/\?domain=[a-z]+\.com$/);
  const samples = page.getByRole('region', { name: 'Sample names (not based on your answers)' });
  await expect(samples.getByRole('link', { name: 'Check Domain' })).toHaveCount(6);
  await expect(samples.getByText('domain not checked')).toHaveCount(6);

  await press(page, 'Regenerate');
  await expect(suggested(page)).not.toContainText(medium[0] ?? '-');
  const next = await listNames(page);
  expect(next.filter((name) => medium.includes(name))).toEqual([]);

  await page.getByLabel('Length').selectOption('short');
  await expect(page.getByText('Your answers have changed')).toBeVisible();
  await generate(page, { Style: 'abstract', Keywords: '' });
  for (const name of await listNames(page)) expect(name.split(' ').length).toBeLessThanOrEqual(2);
  await expect(rows(page).getByText(/^Coined · /)).toHaveCount(20);
  await generate(page, { Style: 'descriptive', Length: 'long' });
  for (const name of await listNames(page)) expect(name.split(' ').length).toBeGreaterThanOrEqual(3);
  await expect(
    rows(page)
      .getByText(/hard to protect/i)
      .first(),
  ).toBeVisible();

  await page.getByText('Your answers as a prompt').click();
  await press(page, 'Copy prompt');
  expect(copied()).toMatch(/^Suggest 20 business names\.\nIndustry: bakery\.\nStyle: descriptive\./);
});

test('judges a name by its sound and as a trademark', async ({ page }) => {
  await generate(page, { Industry: 'Coffee', Keywords: 'copper', Length: 'short' });
  const [first = ''] = await listNames(page);
  const row = rows(page).first();
  await row.getByRole('button', { name: 'Details' }).click();
  const scores = row.getByRole('region', { name: `Scores of ${first}` });
  for (const label of ['Easy to say', 'Spelled as heard', 'Length', 'Distinctiveness'])
    await expect(scores.getByText(label, { exact: true })).toBeVisible();
  await expect(scores).toContainText('Starts at 100. Deductions:');
  await expect(
    row.getByRole('heading', { name: /As a trademark: (fanciful|arbitrary|suggestive|descriptive|generic|not sure)/ }),
  ).toBeVisible();
  await expect(row).toContainText('From strong to weak: fanciful, arbitrary, suggestive, descriptive and generic.');
  for (const office of ['USPTO', 'EUIPO', 'UKIPO', 'WIPO', 'OpenCorporates', 'Instagram'])
    await expect(row.getByRole('link', { name: office })).toHaveAttribute('target', '_blank');
});

test('keeps a shortlist, compares it and counts votes that come back as codes', async ({ page }) => {
  await generate(page, { Industry: 'Bakery', Keywords: 'rye' });
  const [first = '', second = ''] = await listNames(page);
  await press(page, `Shortlist ${first}`);
  await press(page, `Shortlist ${second}`);
  await expect(page.getByRole('button', { name: `Shortlist ${first}` })).toHaveAttribute('aria-pressed', 'true');
  await press(page, `Shortlist ${second}`);
  await open(page, /Shortlist \(1\)/);
  const own = page.getByLabel('Add your own names');
  await own.fill(first.toUpperCase());
  await expect(page.getByText('Already on the shortlist.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await own.fill('Gift Corner, <b>Ünïque</b>');
  await press(page, 'Add');
  await expect(own).toHaveValue('');
  const table = page.getByRole('group', { name: 'Compare the shortlist' });
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByRole('row', { name: /Gift Corner/ })).toContainText('1 warning');
  await page.getByLabel(`Note on ${first}`).fill('Best so far');
  await press(page, 'Remove Gift Corner');
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(table.getByRole('row')).toHaveCount(4);
  const csv = await saveBy(page, () => press(page, 'Download shortlist'));
  expect(csv.name).toBe('name-shortlist-bakery.csv');
  expect(readCsv(csv.text)[1]).toEqual(expect.arrayContaining([first, 'Best so far', 'Domain not checked']));

  await open(page, /Vote/);
  await press(page, 'Make a ballot');
  await page.getByLabel('Ballot link').fill('https://example.com/nothing');
  await press(page, 'Open');
  await expect(page.getByText('This isn’t a ballot, or it wasn’t copied completely.')).toBeVisible();
  const link = await page.getByLabel('Link to the ballot').inputValue();
  // Here the one who asks opens the link, too; in the browser's own test it is somebody else.
  const { hash } = new URL(link);
  await page.evaluate(() => void (location.hash = hash));
  const ballot = page.getByRole('list', { name: 'Ballot' });
  await expect(ballot.getByRole('group')).toHaveCount(3);
  await expect(page.getByText('3 names are still open.')).toBeVisible();
  await ballot.getByRole('group', { name: first, exact: true }).getByLabel('Yes').check();
  await ballot.getByRole('group', { name: 'Gift Corner' }).getByLabel('No').check();
  await ballot.getByRole('group', { name: '<b>Ünïque</b>' }).getByLabel('Maybe').check();
  const shown = page.getByRole('status').locator('code');
  const code = (await shown.textContent()) ?? '';
  expect(code).toMatch(/^vote-[0-9a-z]+-ynm-[0-9a-z]+-[0-9a-z]{2}$/);
  // A second thought takes the place of the first.
  await ballot.getByRole('group', { name: first, exact: true }).getByLabel('Maybe').check();
  await expect(shown).not.toHaveText(code);
  const changed = (await shown.textContent()) ?? '';

  await page.getByLabel('Vote codes').fill('no code here');
  await press(page, 'Count votes');
  await expect(page.getByText('There’s no vote code here.')).toBeVisible();
  await page.getByLabel('Vote codes').fill(`My vote: ${code}\nand a broken one: ${code.replace('ynm', 'yyy')}`);
  await press(page, 'Count votes');
  await expect(page.getByText('1 vote counted and 1 not copied completely.')).toBeVisible();
  await page.getByLabel('Vote codes').fill(code);
  await press(page, 'Count votes');
  await expect(page.getByText('1 already counted.')).toBeVisible();
  const result = page.getByRole('group', { name: 'Result' });
  await expect(result.getByRole('row').nth(1)).toHaveText(`${first}1002`);
  await expect(result.getByRole('row').nth(2)).toHaveText('<b>Ünïque</b>0101');
  await page.getByLabel('Vote codes').fill(changed);
  await press(page, 'Count votes');
  await expect(page.getByText('1 changed.')).toBeVisible();
  await expect(result.getByText('1 vote. A yes is 2 points, a maybe 1.')).toBeVisible();
  await expect(result.getByRole('row').nth(1)).toHaveText(`${first}0101`);
  await press(page, 'Clear votes');
  await expect(result).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(result).toBeVisible();
});

test('a shortlist that is full keeps what does not fit in the field', async ({ page }) => {
  await press(page, 'Load sample');
  await open(page, /Shortlist \(3\)/);
  const own = page.getByLabel('Add your own names');
  await own.fill(Array.from({ length: 59 }, (_, index) => `Name ${index + 1}`).join(', '));
  await press(page, 'Add');
  await expect(page.getByText('57 names added')).toBeVisible();
  await expect(own).toHaveValue('Name 58, Name 59');
  await expect(page.getByText('The shortlist is full (60 names). Remove one first.')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('tab', { name: 'Shortlist (3)' })).toBeVisible();
  await expect(own).toHaveValue(/^Name 1, .*, Name 59$/);
});

test('judges a name, says it, asks the registry only when told, and saves the list', async ({ page }) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  // An answer is good for an hour: those of this day are none of another test's.
  await setNow(page, new Date('2026-05-05T10:00:00Z'));
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
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    cancel: () => {},
    speak: ({ text, lang }: Utterance) => said.push(`${lang} ${text}`),
    addEventListener: () => {},
  });
  const asked: string[] = [];
  // The first name is registered, the third is answered by "slow down", the rest are free.
  vi.stubGlobal('fetch', async (address: string) => {
    const { hostname, pathname } = new URL(address);
    if (hostname !== 'rdap.verisign.com') return Response.json({ Status: 3 });
    const domain = pathname.split('/').at(-1) ?? '';
    asked.push(domain);
    if (asked.length === 1) return Response.json({ ldhName: domain });
    return Response.json({}, { status: asked.length === 3 ? 429 : 404 });
  });

  await generate(page, { Industry: 'Coffee', Keywords: 'copper', Length: 'short' });
  const [first = ''] = await listNames(page);
  const row = rows(page).first();
  await row.getByRole('button', { name: 'Details' }).click();
  await row.getByRole('button', { name: `Say ${first}` }).click();
  await row.getByRole('button', { name: 'German' }).click();
  await row.getByRole('button', { name: 'French' }).click();
  await expect(page.getByText('There’s no voice for this language on this device.')).toBeVisible();
  expect(said).toEqual([`en-US ${first}`, `de-DE ${first}`]);

  expect(asked).toEqual([]);
  await expect(page.getByText('rdap.verisign.com, cloudflare-dns.com and dns.google')).toBeVisible();
  await press(page, 'Check live');
  await expect(row.getByText('Taken')).toBeVisible();
  await expect(rows(page).nth(1).getByText('Available')).toBeVisible();
  await expect(rows(page).nth(2).getByText('The registry asked us to slow down.')).toBeVisible();
  await expect(page.getByText('20 of 20 names answered.')).toBeVisible();
  expect(asked).toHaveLength(3);

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

test('starts over from the sample with a way back, and says that a link to a ballot is damaged', async ({ page }) => {
  await press(page, 'Load sample');
  await expect(rows(page)).toHaveCount(20);
  const file = await saveBy(page, () => press(page, 'Download'));
  expect(file.name).toBe('sample-business-names-neighborhood-bakery.csv');
  await press(page, 'Start over');
  await expect(page.getByLabel('Industry')).toHaveValue('');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Industry')).toHaveValue('Neighborhood bakery');
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => void warned.mockRestore());
  await page.goto('/business-name-generator#vote=broken');
  await expect(page.getByText('This ballot link is damaged. Ask for it again.')).toBeVisible();
});
