import { readDocx, readPdf } from '../e2e/support/readers';
import { expect, saveAs, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/market-research');
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const cards = (page: Page) => page.getByRole('list', { name: 'Competitors' }).getByRole('listitem');
const follow = async (page: Page, name: string) => {
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

test('takes the market, the competitors and shows four template notes that become your own', async ({ page }) => {
  await expect(page.getByRole('tablist', { name: 'Parts of the research' }).getByRole('tab')).toHaveText([
    'Market Info',
    'Competitors',
    'Analysis',
  ]);
  await expect(page.getByRole('heading', { name: 'Tips' })).toBeVisible();
  await tab(page, 'Analysis');
  await expect(page.getByText('Complete the market information to generate insights')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'SWOT framework' })).toBeVisible();
  await expect(page.getByText('What do you do better than others?')).toBeVisible();

  await page.getByRole('button', { name: 'Fill in the industry' }).click();
  await page.getByLabel('Industry').fill('Bakery');
  await page.getByLabel('Target Market').fill('Families in the old town');
  await page.getByLabel('Geographic Location').fill('Austin, TX');
  await page.getByLabel('Initial Budget').fill('25k');
  await expect(page.getByText('Read as $25,000.00.')).toBeVisible();
  await expect(page.getByLabel('Initial Budget')).toHaveValue('25k');
  // Another currency is not taken for ours, and one that is not known for sure is not read at all.
  await page.getByLabel('Initial Budget').fill('500 euros');
  await expect(page.getByText('Read as €500.00.')).toBeVisible();
  await page.getByLabel('Initial Budget').fill('500 kr');
  await expect(page.getByText('Read as')).toHaveCount(0);
  await page.getByLabel('Initial Budget').fill('25k');
  await expect(page.getByRole('link', { name: 'US Census Bureau' })).toHaveAttribute('href', 'https://data.census.gov/all?q=Bakery%20TX');
  await page.getByLabel('Geographic Location').fill('Germany & Austria');
  await expect(page.getByRole('link', { name: 'destatis.de' })).toHaveAttribute('href', 'https://www.destatis.de');
  await expect(page.getByRole('link', { name: 'Statistics Austria (searched with DuckDuckGo)' })).toBeVisible();
  await page.getByLabel('Geographic Location').fill('London, UK');
  await expect(page.getByRole('link', { name: 'Office for National Statistics (UK)' })).toHaveAttribute('href', /search\?q=Bakery/);

  await page.getByRole('button', { name: 'Next: Competitors' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await cards(page).first().getByLabel('Company Name').fill('Acme');
  await cards(page).first().getByLabel('Website').fill('acme.example');
  await expect(page.getByRole('link', { name: 'Open the website' })).toHaveAttribute('href', 'https://acme.example/');
  await page.getByRole('button', { name: 'Add Competitor' }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).nth(1).getByLabel('Company Name')).toBeFocused();
  await page.keyboard.type('Borealis');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove Acme' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first().getByLabel('Company Name')).toBeFocused();
  await expect(cards(page).first().getByLabel('Company Name')).toHaveValue('Borealis');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toHaveCount(2);

  await tab(page, 'Analysis');
  const insights = page.getByRole('list', { name: 'Insights' }).getByRole('listitem');
  await expect(insights.getByRole('heading')).toHaveText([
    'Market Size Opportunity',
    'Target Audience Analysis',
    'Competitive Landscape',
    'Market Entry Strategy',
  ]);
  await expect(insights.getByText('Template text - no market data was looked up')).toHaveCount(4);
  await expect(insights.nth(2)).toContainText('You named 2 competitors: Acme and Borealis; 2 prices are still missing');
  await expect(insights.nth(3)).toContainText('25k');
  await page.getByRole('button', { name: 'Edit Market Size Opportunity' }).click();
  await page.getByLabel('Text of Market Size Opportunity').fill('4,200 families live within two kilometres.');
  await page.keyboard.press('Enter');
  await expect(insights.first()).toContainText('4,200 families');
  await expect(insights.first().getByText('Your note')).toBeVisible();
  await insights.first().getByRole('button', { name: 'Template text' }).click();
  await expect(insights.first().getByText('Template text - no market data was looked up')).toBeVisible();
  await expect(insights.getByText('Template text - no market data was looked up')).toHaveCount(4);
  const { text, html } = await readDocx((await saveAs(page, 'Word')).bytes);
  expect(text).toContain('Acme');
  expect(html).toContain('<h2');
});

test('logs evidence, rates forces, counts a survey, and prints them all in the report', async ({ page }) => {
  await page.getByLabel('Industry').fill('Dental <b>clinic');
  await tab(page, 'Analysis');
  await tab(page, 'Evidence');
  await page.getByRole('button', { name: 'Add Claim' }).click();
  await expect(page.getByText('Write what you found out.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Claim' }).fill('One in five has no dentist nearby');
  await page.getByLabel('Source URL').fill('javascript:alert(1)');
  await page.getByLabel('Date read').fill('2026-11-01');
  await page.getByLabel('Confidence').selectOption('High');
  await page.getByRole('button', { name: 'Add Claim' }).click();
  const claims = page.getByRole('list', { name: 'Claims' });
  await expect(claims).toContainText('One in five has no dentist nearby');
  // An address that could run something is shown, and leads nowhere.
  await expect(claims.getByRole('link')).toHaveCount(0);

  await tab(page, 'Five forces');
  for (const [force, level] of [
    ['Rivalry', 4],
    ['New entrants', 2],
    ['Substitutes', 3],
    ['Power of buyers', 1],
    ['Power of suppliers', 5],
  ] as const) {
    await page.getByRole('slider', { name: force }).fill(String(level));
  }
  await page.getByLabel('Why: Rivalry').fill('Three practices in one street');
  await expect(page.getByText('Average pressure 3.0 of 5')).toBeVisible();
  await expect(page.getByRole('img', { name: /Rivalry strong, New entrants weak/ })).toBeVisible();

  await tab(page, 'Interviews and survey');
  const questions = page.getByRole('list', { name: 'Interview questions' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Edit interview question 1', exact: true }).click();
  await page.getByLabel('Text of interview question 1', { exact: true }).fill('When did you last see a dentist?');
  await page.keyboard.press('Enter');
  await expect(questions.first()).toContainText('When did you last see a dentist?');
  await page.getByRole('list', { name: 'Questions of the trade' }).getByRole('button').first().click();
  await expect(questions).toHaveCount(10);
  await page.getByRole('button', { name: 'Write a survey' }).click();
  for (let times = 0; times < 3; times += 1) await page.getByRole('button', { name: 'One more: Every day' }).click();
  await page.getByRole('button', { name: 'One more: Every week' }).click();
  await expect(page.getByLabel('Answers: Every day')).toHaveText('3');
  await expect(page.getByText('75%')).toBeVisible();
  await page.getByRole('button', { name: 'One interview more' }).click();
  await page.getByLabel('What you heard').fill('Waits of six weeks');

  const { text, html } = await readDocx((await saveAs(page, 'Word')).bytes);
  for (const words of [
    'One in five has no dentist nearby [1]',
    'Three practices in one street',
    '75%',
    'Waits of six weeks',
    'no market data was looked up',
    'When did you last see a dentist?',
  ])
    expect(text).toContain(words);
  expect(html).toContain('<h2');
  const pdf = (await readPdf((await saveAs(page, 'PDF')).bytes)).join(' ');
  expect(pdf).toContain('Market research: Dental <b>clinic');
  const page1 = await saveAs(page, 'HTML');
  expect(page1.name).toBe('market-research.html');
  expect(page1.text).toContain('Dental &lt;b&gt;clinic');
});

test('offers its SWOT to the next tool, and shows the same competitors as the others', async ({ page }) => {
  await page.getByLabel('Industry').fill('Bakery');
  await tab(page, 'Analysis');
  await page.getByLabel('Strengths').fill('- Sourdough\nOpen from six\nsourdough');
  await page.getByLabel('Threats').fill('Flour prices');
  await page.getByRole('link', { name: 'SWOT Analysis Generator' }).first().click();
  const points = page.getByText('Market Research Tool has 3 points for you: Sourdough, Open from six and Flour prices.');
  await expect(points).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Strengths', exact: true })).toContainText('Sourdough');
  await expect(points).toBeHidden();

  await follow(page, 'Competitor Analysis Tool');
  await page.getByRole('button', { name: 'Add Competitor' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Acme');
  await page.getByLabel('Website', { exact: true }).fill('acme.example');
  await page
    .getByRole('form')
    .getByRole('button', { name: /Add Competitor|Save/ })
    .first()
    .click();
  await follow(page, 'Market Research Tool');
  await tab(page, 'Competitors');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first().getByLabel('Company Name')).toHaveValue('Acme');
  await page.getByRole('button', { name: 'Add Competitor' }).click();
  await cards(page).nth(1).getByLabel('Company Name').fill('Borealis');
  await follow(page, 'Competitor Analysis Tool');
  await expect(page.getByRole('main')).toContainText('Borealis');
  // Deleted in one, it is gone in the other; taken back there, it is back here with its website.
  await page.getByRole('button', { name: 'Remove Acme' }).click();
  await follow(page, 'Market Research Tool');
  await tab(page, 'Competitors');
  await expect(cards(page)).toHaveCount(1);
  await follow(page, 'Competitor Analysis Tool');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await follow(page, 'Market Research Tool');
  await tab(page, 'Competitors');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByLabel('Website').and(page.locator('[value="acme.example"]'))).toBeVisible();
});

test('starts over with a way back', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByLabel('Industry')).toHaveValue('Bakery');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Industry')).toHaveValue('');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Industry')).toHaveValue('Bakery');
});
