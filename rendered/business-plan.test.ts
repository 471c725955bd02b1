import { unzipSync } from 'fflate';
import { PNG } from 'pngjs';
import { readDocx, readPdf } from '../e2e/support/readers';
import { copied, expect, saveAs, saveBy, test, type Page } from './support/test';

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
const chapters = (
  'Executive Summary, Problem Statement, Solution, Target Market, Revenue Model, ' +
  'Competitive Analysis, Marketing Strategy, Funding Requirements, Conclusion'
).split(', ');

test.beforeEach(async ({ page }) => {
  await page.goto('/business-plan');
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
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

test('leads through four steps, keeps the answers and makes a plan that says what is missing', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Business Plan Generator' })).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toHaveCount(4);
  for (const [index, title] of ['Company Info', 'Problem & Solution', 'Market & Strategy', 'Financials'].entries()) {
    await expect(steps.nth(index)).toContainText(title);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(steps.nth(index).getByRole('button')).toHaveAttribute('aria-current', 'step');
    for (const label of byStep[index] ?? []) await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    if (index > 0) await expect(button(page, 'Previous')).toBeEnabled();
    else await expect(button(page, 'Previous')).toBeDisabled();
    await expect(button(page, 'Next')).toHaveCount(index < 3 ? 1 : 0);
    await expect(button(page, 'Generate Plan')).toHaveCount(index < 3 ? 0 : 1);
    if (index < 3) await button(page, 'Next').click();
  }
  await button(page, 'Previous').click();
  await expect(page.getByRole('heading', { name: 'Market & Strategy' })).toBeFocused();
  await button(page, 'Next').click();
  // Nothing is asked for: the plan can be made from nothing.
  await button(page, 'Generate Plan').click();
  for (const title of chapters) await expect(paper(page).getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.getByText('9 of 9 sections empty')).toBeVisible();
  await expect(paper(page).getByText('[Problem - not written yet]').first()).toBeVisible();
  await expect(paper(page).getByText('Draft', { exact: true })).toBeVisible();
  await expect(page.getByText('Assembled from your answers')).toBeVisible();
  const empty = await saveBy(page, () => button(page, 'Download').click());
  expect(empty.name).toBe('business-plan.txt');
  expect(empty.text).toContain('[Draft]');

  await button(page, 'Edit Plan').click();
  await expect(page.getByRole('heading', { name: 'Company Info' })).toBeVisible();
  await expect(paper(page)).toHaveCount(0);
  await generate(page);
  for (const typed of Object.values(answers)) {
    for (const line of typed.split('\n')) await expect(paper(page)).toContainText(line.replace(/^- /, ''));
  }
  await expect(paper(page).getByText('Draft', { exact: true })).toHaveCount(0);
  await button(page, 'Edit Plan').click();
  await expect(page.getByLabel('Company Name')).toHaveValue('Blue Sky Labs');
  await page.getByLabel('Company Name').fill('A/B: Labs');
  await button(page, 'Start over').click();
  await expect(page.getByLabel('Company Name')).toHaveValue('');
  await undo(page);
  await expect(page.getByLabel('Company Name')).toHaveValue('A/B: Labs');
  await generate(page, {});
  expect((await saveBy(page, () => button(page, 'Download').click())).name).toBe('A-B-Labs-business-plan.txt');
});

test('saves the plan as text, Word, PDF, HTML and Markdown, with a logo and a list of contents', async ({ page }) => {
  await generate(page);
  const logo = page.getByLabel('Company logo');
  await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg onload="alert(1)"/>') });
  await expect(page.getByRole('alert')).toHaveText('Choose a PNG, JPEG or WebP picture.');
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: makePng(900, 300) });
  await expect(paper(page).getByRole('img', { name: 'Logo of Blue Sky Labs' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  const text = await saveBy(page, () => button(page, 'Download').click());
  expect(text.name).toBe('Blue Sky Labs-business-plan.txt');
  for (const typed of Object.values(answers)) expect(text.text).toContain(typed);
  await button(page, 'Copy').click();
  expect(copied().trim()).toBe(text.text.trim());
  expect(text.text.match(/^.+(?=\n---)/gm)).toEqual(chapters);

  const word = await saveAs(page, 'Word');
  const { html } = await readDocx(word.bytes);
  expect(html).toContain('Blue Sky Labs Business Plan');
  for (const title of chapters) expect(html).toContain(`${title}</h2>`);
  const inside = unzipSync(new Uint8Array(word.bytes));
  const [contents = ''] = /<w:sdtContent>.*?<\/w:sdtContent>/s.exec(new TextDecoder().decode(inside['word/document.xml'])) ?? [];
  // Behind the cover and the contents themselves.
  const starts = [...contents.matchAll(/<w:t [^>]*>(\d+)<\/w:t>/g)].map(([, number]) => Number(number));
  expect(starts).toHaveLength(chapters.length);
  expect(starts[0]).toBe(3);
  expect(new TextDecoder().decode(inside['word/footer1.xml'])).toContain('PAGE');

  const pdf = await saveAs(page, 'PDF');
  const pages = await readPdf(pdf.bytes);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages[0]).toContain('Blue Sky Labs Business Plan');
  expect(pages[1]).toContain('Contents');
  expect(pages[1]).toMatch(/Conclusion \d/);
  expect(pages[1]).toContain(`Page 2 of ${pages.length}`);
  expect(pages[2]).toContain('Executive Summary');

  expect((await saveAs(page, 'HTML')).text).toContain('alt="Logo of Blue Sky Labs"');
  expect((await saveAs(page, 'Markdown')).text).toContain('## Funding Requirements');

  await button(page, 'Remove logo').click();
  await expect(paper(page).getByRole('img')).toHaveCount(0);
  await undo(page);
  await expect(paper(page).getByRole('img')).toHaveCount(1);
});

test('sections are reworded, moved by keyboard, hidden and brought back', async ({ page }) => {
  await generate(page);
  const headings = async () =>
    (await paper(page).getByRole('heading', { level: 3 }).allTextContents()).map((text) => text.replace(/^\d+/, ''));
  await page.getByRole('button', { name: 'Move Solution up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move Solution up' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await headings()).slice(0, 3)).toEqual(['Solution', 'Executive Summary', 'Problem Statement']);
  await page.getByRole('button', { name: 'Hide Competitive Analysis' }).click();
  expect(await headings()).toHaveLength(8);

  await page.getByRole('button', { name: 'Reword Problem Statement' }).click();
  const editor = page.getByLabel('Text of Problem Statement');
  await expect(editor).toHaveValue(answers.Problem);
  await editor.fill('Forecasts end at the city limits.');
  await expect(paper(page)).toContainText('Forecasts end at the city limits.');
  await expect(page.getByText('Your wording', { exact: true })).toBeVisible();
  const saved = await saveBy(page, () => button(page, 'Download').click());
  expect(saved.text).toContain('Forecasts end at the city limits.');
  expect(saved.text).not.toContain('Competitive Analysis');
  expect(saved.text.indexOf('Solution\n---')).toBeLessThan(saved.text.indexOf('Executive Summary\n---'));

  // A new answer wins; the wording is kept aside.
  await button(page, 'Edit Plan').click();
  await generate(page, { Problem: 'It rains on the wrong fields.' });
  await expect(paper(page)).toContainText('It rains on the wrong fields.');
  await button(page, 'Use my wording').click();
  await expect(paper(page)).toContainText('Forecasts end at the city limits.');

  await button(page, 'Usual order').click();
  expect(await headings()).toEqual(chapters);
  await undo(page);
  expect(await headings()).toHaveLength(8);
});

test('outlines ask for what their readers expect, and the two sides of the funds must be equal', async ({ page }) => {
  await expect(page.getByText('0% complete')).toBeVisible();
  await page.getByLabel('Outline').selectOption('Lender (SBA)');
  await page.getByLabel('Management Team').fill('Two founders.');
  await expect(page.getByText('0 of 14 answered in full')).toBeVisible();
  await generate(page);
  await expect(page.getByText('57% complete')).toBeVisible();
  await expect(paper(page).getByRole('heading', { name: 'Repayment and Collateral' })).toBeVisible();

  const funds = page.getByRole('region', { name: 'Sources and uses of funds' });
  await funds.getByRole('button', { name: 'Add source' }).click();
  await funds.getByLabel('Name of source 1').fill('Bank loan');
  await funds.getByLabel('Amount of source 1').fill('a lot');
  await expect(funds.getByText('“a lot” isn’t a number. It counts as 0.')).toBeVisible();
  await funds.getByLabel('Amount of source 1').fill('-5');
  await expect(funds.getByText('Amount can’t be below $0.00. It counts as 0.')).toBeVisible();
  await funds.getByLabel('Amount of source 1').fill('$100,000');
  await funds.getByRole('button', { name: 'Add use' }).click();
  await funds.getByLabel('Name of use 1').fill('Sensors');
  await funds.getByLabel('Amount of use 1').fill('120k');
  await expect(funds.getByText('The sources fall short of the uses by $20,000.00.')).toBeVisible();
  await expect(paper(page).getByRole('table').last()).toContainText('Total uses$120,000.00');
  await funds.getByLabel('Amount of source 1').fill('120,000.00');
  await expect(funds.getByText('Both sides are equal.')).toBeVisible();
  await expect(page.getByText('64% complete')).toBeVisible();
  await funds.getByRole('button', { name: 'Delete use 1' }).click();
  await expect(funds.getByText('exceed the uses by $120,000.00')).toBeVisible();
  await undo(page);

  await page.getByLabel('Outline').selectOption('Lean one-pager');
  await expect(paper(page).getByText('Contents', { exact: true })).toHaveCount(0);
  await expect(paper(page).getByRole('heading', { name: 'Key Metrics' })).toBeVisible();
});

test('the pitch fits on one page in the file, also with long answers', async ({ page }) => {
  const long = 'Wide Words And Many Of Them, '.repeat(120);
  await generate(page, { ...answers, Problem: long, Solution: long, 'Target Market': `${long}\n`.repeat(9), 'Funding Requirements': long });
  await page.getByRole('tab', { name: 'One-page pitch' }).click();
  await page.getByLabel('Headline').fill('The weather of your field, not of your city.');
  await page.getByLabel('Team').fill(long);
  await expect(page.getByText('Cut to fit on one page: Problem, Solution, Market, Team and Ask.')).toBeVisible();
  for (const part of ['Problem', 'Solution', 'Market', 'Team', 'Ask']) {
    await expect(paper(page).getByRole('heading', { name: part, exact: true })).toBeVisible();
  }
  await page.getByLabel('Company logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: makePng(300, 300) });
  await expect(paper(page).getByRole('img')).toBeVisible();
  const file = await saveBy(page, () => button(page, 'Download').click());
  expect(file.name).toBe('Blue Sky Labs-pitch.pdf');
  const pages = await readPdf(file.bytes);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('The weather of your field');
});

test('prints milestones and a forecast that was typed in, with the figures in the summary', async ({ page }) => {
  await generate(page);
  await button(page, 'Add amount').click();
  await page.getByLabel('What it is', { exact: true }).fill('Subscriptions');
  await page.getByLabel('Amount each time').fill('1,000');
  await page.getByRole('form', { name: 'Add amount' }).getByRole('button', { name: 'Add amount' }).click();
  await button(page, 'Add amount').click();
  await page.getByLabel('What it is', { exact: true }).fill('Servers');
  await page.getByLabel('Direction').selectOption('expense');
  await page.getByLabel('Amount each time').fill('300');
  await page.getByRole('form', { name: 'Add amount' }).getByRole('button', { name: 'Add amount' }).click();
  await page.getByLabel('Cash at the start').fill('500');
  const years = paper(page).getByRole('table').filter({ hasText: 'Year 3' }).getByRole('row');
  await expect(years.nth(1)).toContainText('$12,000.00$3,600.00$8,400.00$8,900.00');
  await expect(years.nth(3)).toContainText('$25,700.00');

  await button(page, 'Add milestone').click();
  await page.getByLabel('Milestone', { exact: true }).fill('First 100 farms');
  await page.getByLabel('Date', { exact: true }).fill('2031-05-01');
  await page.getByLabel('Owner').fill('Mia Chen');
  await page.getByRole('form', { name: 'Add milestone' }).getByRole('button', { name: 'Add milestone' }).click();
  await expect(paper(page).getByRole('row').filter({ hasText: 'First 100 farms' })).toContainText('Mia Chen');
  const { text } = await saveBy(page, () => button(page, 'Download').click());
  expect(text).toContain('First year: $12,000.00 in, $3,600.00 out, $8,900.00 of cash at the end');
  expect(text).toMatch(/Next milestone: First 100 farms \(.*2031\)/);
  expect(text.match(/^.+(?=\n---)/gm)?.slice(-3)).toEqual(['Milestones', 'Conclusion', 'Financial Appendix']);
});
