import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { unzipSync } from 'fflate';
import { readPdf, readPng } from './support/readers';
import { expect, fitsWidth, saveAs, test } from './support/test';

const answers = {
  'Company Name': 'Blue Sky Labs',
  Industry: 'Weather software',
  Problem: 'Farmers plan by forecasts that are made for cities.',
  Solution: 'A forecast for every field. It costs less than a bag of seed.',
  'Target Market': 'Farms of 50 to 500 hectares:\n- wheat\n- wine',
  'Competition Analysis': 'National services are free and coarse.',
  'Marketing Strategy': 'We speak at cooperatives.',
  'Revenue Model': 'A subscription per hectare.',
  'Funding Requirements': 'We need $120,000 for sensors.',
};
const byStep = [
  ['Company Name', 'Industry'],
  ['Problem', 'Solution'],
  ['Target Market', 'Competition Analysis', 'Marketing Strategy'],
  ['Revenue Model', 'Funding Requirements'],
] as const;

test.beforeEach(async ({ page }) => {
  await page.goto('/business-plan');
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const paper = (page: Page) => page.getByRole('article');

async function generate(page: Page, given: Partial<Record<keyof typeof answers, string>> = answers) {
  for (const [step, names] of byStep.entries()) {
    for (const name of names) if (given[name] !== undefined) await page.getByLabel(name, { exact: true }).fill(given[name]);
    if (step < 3) await button(page, 'Next').click();
  }
  await button(page, 'Generate Plan').click();
  await expect(paper(page)).toBeVisible();
}

function makePng(width: number, height: number): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([200, 30, 40, 255], at);
  return PNG.sync.write(png);
}

test('copies the plan, and saves it as Word and HTML, with a logo', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await generate(page);
  const logo = page.getByLabel('Company logo');
  // A file that only begins like a picture.
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: makePng(9, 9).subarray(0, 20) });
  await expect(page.getByRole('alert')).toContainText('can’t be opened');
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: makePng(900, 300) });
  await expect(paper(page).getByRole('img', { name: 'Logo of Blue Sky Labs' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await button(page, 'Copy').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(answers.Problem);

  const inside = unzipSync(new Uint8Array((await saveAs(page, 'Word')).bytes));
  const picture = Object.keys(inside).find((name) => /^word\/media\/.+\.png$/.test(name));
  const drawn = readPng(Buffer.from(inside[picture ?? ''] ?? []));
  expect([...drawn.data.subarray(0, 3)]).toEqual([200, 30, 40]);

  const other = await page.context().newPage();
  await other.setContent((await saveAs(page, 'HTML')).text);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Blue Sky Labs Business Plan');
  const shown = await other.getByRole('img', { name: 'Logo of Blue Sky Labs' }).screenshot();
  expect(readPng(shown).data[0]).toBe(200);
  await other.close();
});

test('the pitch fits on one page on paper, also with long answers', async ({ page }) => {
  const long = 'Wide Words And Many Of Them, '.repeat(120);
  await generate(page, { ...answers, Problem: long, Solution: long, 'Target Market': `${long}\n`.repeat(9), 'Funding Requirements': long });
  await page.getByRole('tab', { name: 'One-page pitch' }).click();
  await page.getByLabel('Headline').fill('The weather of your field, not of your city.');
  await page.getByLabel('Team').fill(long);
  await page.getByLabel('Company logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: makePng(300, 300) });
  await expect(paper(page).getByRole('img')).toBeVisible();
  for (const format of ['Letter', 'A4'] as const) {
    const printed = await readPdf(await page.pdf({ format, margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } }));
    expect(printed, format).toHaveLength(1);
    expect(printed[0]).toContain('The weather of your field');
    expect(printed[0]).not.toContain('On one page');
  }
});

test('nothing typed runs in the exported page, and a phone shows all of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const attack = '"><img src=x onerror="document.title=1"><script>document.title=1</script>';
  await generate(page, Object.fromEntries(Object.keys(answers).map((name) => [name, attack])));
  expect(await fitsWidth(page)).toBe(true);
  const file = await saveAs(page, 'HTML');
  const other = await page.context().newPage();
  await other.setContent(file.text);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('<img src=x');
  expect(await other.locator('img, script').count()).toBe(0);
  await page.getByRole('tab', { name: 'One-page pitch' }).click();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
});
