import { readCsv } from '../e2e/support/csv';
import { readDocx, readPdf } from '../e2e/support/readers';
import { copied, expect, saveAs, saveBy, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/idea-validator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const fill = async (page: Page, answers: Record<string, string>) => {
  for (const [label, text] of Object.entries(answers)) await field(page, label).fill(text);
};
const scores = (page: Page) => page.getByRole('region', { name: 'Scores', exact: true });
const score = (page: Page, name: string) => scores(page).getByRole('progressbar', { name });
const validate = async (page: Page, answers: Record<string, string>) => {
  await fill(page, answers);
  await press(page, 'Validate Idea');
  await expect(scores(page)).toBeVisible();
};
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();

test('validates an idea by the length of five answers, and takes the next one', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Validate Idea', exact: true });
  await expect(button).toBeDisabled();
  await fill(page, { 'Idea Title': 'Crumb' });
  await expect(button).toBeDisabled();
  await fill(page, { 'Idea Title': '', 'Problem Statement': 'Waste' });
  await expect(button).toBeDisabled();
  await fill(page, {
    'Idea Title': 'Crumb',
    // 51, 21, 16, 15 and 21 characters: 20 + 15 + 15 + 10 + 20 = 80.
    'Problem Statement': 'Bakeries throw away 12% of the bread they bake daily'.slice(0, 51),
    Solution: 'A list of what to bake tomorrow'.slice(0, 21),
    'Target Market': 'Bakeries in Oregon'.slice(0, 16),
    'Unique Value': 'Works with tills'.slice(0, 15),
    'Business Model': '$40 a month, each shop'.slice(0, 21),
    Competition: 'pen and paper, FreshPlan',
    Resources: 'Two founders',
  });
  await button.click();
  await expect(score(page, 'Completeness score: 80 of 100')).toBeVisible();
  await expect(field(page, 'Idea Title')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Crumb', exact: true })).toBeFocused();
  await expect(scores(page).getByText('Needs significant development before moving forward.', { exact: true })).toBeVisible();
  await expect(scores(page).getByText('80 or more: Excellent potential! Your idea shows strong viability.')).toBeHidden();
  await expect(scores(page)).toContainText('Counts characters only');
  await expect(score(page, 'Evidence score: 0 of 100')).toBeVisible();
  // The average of 80 and 0.
  await expect(score(page, 'Overall score: 40 of 100')).toBeVisible();
  for (const name of ['Strengths', 'Weaknesses', 'Opportunities', 'Threats']) {
    await expect(page.getByRole('region', { name, exact: true }).getByRole('listitem').nth(1)).toBeAttached();
    expect(await page.getByRole('region', { name, exact: true }).getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
  }
  for (const name of ['Market Potential', 'Competitive Advantage', 'Feasibility']) {
    await expect(page.getByRole('region', { name, exact: true })).toContainText('.');
  }
  await expect(page.getByRole('region', { name: 'Threats' })).toContainText('pen and paper');
  const steps = page.getByRole('region', { name: 'Next Steps' });
  expect(await steps.locator('ol > li').count()).toBeGreaterThanOrEqual(5);
  await expect(page.getByText('Template-based', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What each answer lacks' })).toContainText('more from 16 characters');

  await press(page, 'Edit threat 1');
  await field(page, 'Text of threat 1').fill('Bakers trust their pens');
  await page.keyboard.press('Enter');
  const before = await page.getByRole('region', { name: 'Opportunities' }).textContent();
  await press(page, 'New wording');
  await expect(page.getByRole('region', { name: 'Opportunities' })).not.toHaveText(before ?? '');
  // What was edited stays, and says so.
  await expect(page.getByRole('region', { name: 'Threats' })).toContainText('Bakers trust their pensEdited by you');

  // 50 characters are not longer than 50: 15 + 15 + 15 + 10 + 20 = 75.
  await press(page, 'Edit answers');
  await fill(page, { 'Problem Statement': 'x'.repeat(50) });
  await press(page, 'Validate Idea');
  await expect(score(page, 'Completeness score: 75 of 100')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What each answer lacks' })).toContainText('doesn’t read as a sentence');

  // What was changed and not validated can be had back.
  await press(page, 'Edit answers');
  await expect(field(page, 'Idea Title')).toBeFocused();
  await fill(page, { Solution: 'Something else' });
  await press(page, 'Back to the report');
  await undo(page);
  await expect(field(page, 'Solution')).toHaveValue('Something else');
  await fill(page, { Solution: 'A list of what to bake tomorrow'.slice(0, 21) });
  await press(page, 'Back to the report');

  await press(page, 'Validate Another Idea');
  await expect(scores(page)).toHaveCount(0);
  await expect(field(page, 'Idea Title')).toHaveValue('');
  await expect(field(page, 'Idea Title')).toBeFocused();
  await undo(page);
  await expect(score(page, 'Completeness score: 75 of 100')).toBeVisible();
  await press(page, 'Validate Another Idea');
  await validate(page, { 'Idea Title': 'Loaf', 'Problem Statement': 'p' });
  await expect(scores(page).getByText('Needs significant development before moving forward.', { exact: true })).toBeVisible();
  await expect(score(page, 'Completeness score: 50 of 100')).toBeVisible();
});

test('grows evidence from figures and interviews, which leave and come back as CSV', async ({ page }) => {
  await validate(page, { 'Idea Title': 'Crumb', 'Problem Statement': 'Bakeries throw bread away.' });
  await open(page, 'Evidence');
  await fill(page, { 'People using it': '1' });
  await expect(scores(page)).toContainText('At most 40, because the evidence so far is too little for a point.');
  await fill(page, { 'People using it': '' });
  await fill(page, { 'People who paid': 'three', 'Waitlist sign-ups': '1,040', 'Letters of intent': '1' });
  await expect(page.getByText('“three” isn’t a number. It counts as 0.')).toBeVisible();
  // 10 for sign-ups and 5 for the letter.
  await expect(score(page, 'Evidence score: 15 of 100')).toBeVisible();
  await fill(page, { 'People who paid': '3' });
  await expect(score(page, 'Evidence score: 27 of 100')).toBeVisible();
  await fill(page, { 'People who paid': '' });
  await expect(scores(page)).toContainText('At most 75, because nobody has paid yet.');

  await open(page, 'Interviews');
  await press(page, 'Add Interview');
  await press(page, 'Add Interview');
  await expect(page.getByText('Say whether they have the problem.')).toBeVisible();
  await expect(field(page, 'Person')).toBeFocused();
  await field(page, 'Date').fill('');
  await press(page, 'Add Interview');
  await expect(page.getByText('Enter the day.')).toBeVisible();
  await field(page, 'Date').fill('2026-11-03');
  await fill(page, { Person: 'Baker A', 'In their words': 'I bin "two" trays, =every week' });
  await field(page, 'The problem').selectOption('Brought it up themselves');
  await field(page, 'What they offered').selectOption('Money: paid or left a deposit');
  await press(page, 'Add Interview');
  const list = page.getByRole('list', { name: 'Interviews' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  // 1 for the talk and 4 for the payment.
  await expect(score(page, 'Evidence score: 20 of 100')).toBeVisible();
  await press(page, 'Edit Baker A');
  await field(page, 'The problem').selectOption('Does not have it');
  await press(page, 'Save Changes');
  await expect(score(page, 'Evidence score: 19 of 100')).toBeVisible();

  const csv = await saveBy(page, () => press(page, 'Export'));
  expect(csv.name).toBe('interviews-crumb.csv');
  expect(readCsv(csv.text)[1]?.slice(0, 3)).toEqual(['Baker A', expect.stringMatching(/^\d{4}-\d\d-\d\d$/), 'Does not have it']);
  const bring = async (text: string) => {
    await press(page, 'Import');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('File').setInputFiles({ name: 'talks.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    return dialog;
  };
  const same = await bring(csv.text);
  await expect(same.getByRole('status')).toContainText('1 already here');
  await page.keyboard.press('Escape');
  const more = await bring('Person,Date,The problem\nBaker B,2026-11-01,Agreed when asked\nBaker C,2026-11-02,agreed\nBaker D,,maybe\n');
  await more.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(score(page, 'Evidence score: 20 of 100')).toBeVisible();
  await press(page, 'Delete Baker A');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await undo(page);
  await expect(list.getByRole('listitem')).toHaveCount(3);
  const script = await readDocx((await saveBy(page, () => press(page, 'Download script'))).bytes);
  expect(script.html).toContain('<h1>Interview script: Crumb</h1>');
  expect(script.text).toContain('“Bakeries throw bread away”');
});

test('tests the riskiest assumption by thresholds locked first, and compares ideas', async ({ page }) => {
  await validate(page, { 'Idea Title': 'Crumb', 'Problem Statement': 'Bakeries throw bread away.' });
  await open(page, 'Riskiest Assumption');
  await press(page, 'Use this: Someone pays');
  await expect(field(page, 'Hypothesis')).toHaveValue('The people you have in mind would pay for Crumb.');
  await fill(page, { 'Pass threshold': '3', 'Fail threshold': '5' });
  await press(page, 'Add Assumption');
  await expect(page.getByText('It has to be below the pass threshold.')).toBeVisible();
  await fill(page, { 'Fail threshold': '1' });
  await press(page, 'Add Assumption');
  const card = page.getByRole('region', { name: 'The people you have in mind would pay for Crumb.' });
  await expect(card).toContainText('Pass at 3 or more, fail at 1 or less');
  await expect(card.getByLabel('Result')).toHaveCount(0);
  await press(page, 'Lock thresholds and start');
  await expect(card).toContainText('before the result');
  await card.getByLabel('Result').fill('some');
  await expect(card.getByText('“some” isn’t a number.')).toBeVisible();
  await card.getByLabel('Result').fill('2');
  await expect(card.getByText('Between the thresholds')).toBeVisible();
  await card.getByLabel('Result').fill('0');
  await expect(card.getByText('Failed', { exact: true })).toBeVisible();
  await card.getByLabel('Decision').selectOption('Pivot');
  await press(page, 'Edit assumption');
  // While the whole test is open in the form, nothing is entered beside it that saving would turn back.
  await expect(card).toContainText('Save or cancel the changes above to go on with this test.');
  await expect(card.getByLabel('Result')).toHaveCount(0);
  await fill(page, { 'Pass threshold': '0', 'Fail threshold': '-1' });
  await press(page, 'Save Changes');
  await expect(card.getByLabel('Result')).toHaveValue('0');
  await expect(card.getByLabel('Decision')).toHaveValue('pivot');
  await expect(card.getByText('Passed', { exact: true })).toBeVisible();
  await expect(card).toContainText('after the start. Read the result with care.');

  await press(page, 'Validate Another Idea');
  await validate(page, { 'Idea Title': 'Loaf', 'Problem Statement': 'People in 3 towns queue for bread every morning today.' });
  await open(page, 'Your Ideas');
  const table = page.getByRole('table');
  // 26 characters give 15 and four empty answers 40; 54 characters give 20.
  await expect(table.getByRole('row', { name: /^Completeness score/ })).toContainText('5560');
  await expect(table.getByRole('row', { name: /^Riskiest assumption/ })).toContainText('Passed; Pivot');
  const compared = await saveBy(page, () => press(page, 'Download comparison'));
  expect(compared.name).toBe('ideas-compared.pdf');
  expect((await readPdf(compared.bytes)).join(' ')).toContain('Verdict');
  for (const title of ['Bun', 'Rye', 'Pie']) {
    await press(page, 'Validate Another Idea');
    await validate(page, { 'Idea Title': title, 'Problem Statement': 'p' });
  }
  await open(page, 'Your Ideas');
  // Four fit side by side; the fifth waits for a place.
  await expect(page.getByLabel('Compare Pie')).toBeDisabled();
  await page.getByLabel('Compare Rye').uncheck();
  await expect(page.getByLabel('Compare Pie')).toBeChecked();
  for (const title of ['Pie', 'Bun', 'Loaf']) await page.getByLabel(`Compare ${title}`).uncheck();
  await expect(table).toHaveCount(0);
  await press(page, 'Open report of Crumb');
  await expect(page.getByRole('heading', { name: 'Crumb', exact: true })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Riskiest assumptions' })).toContainText('changed on');
  await open(page, 'Your Ideas');
  await press(page, 'Delete Crumb');
  await expect(field(page, 'Idea Title')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your ideas' })).not.toContainText('Crumb');
  await undo(page);
  await expect(page.getByRole('heading', { name: 'Crumb', exact: true })).toBeVisible();
});

test('the sample, hostile words and every file', async ({ page }) => {
  await press(page, 'Load sample');
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await expect(score(page, 'Evidence score: 10 of 100')).toBeVisible();
  const pdf = await saveBy(page, () => press(page, 'Download report'));
  expect(pdf.name).toBe('sample-idea-validation-crumb.pdf');
  const pages = (await readPdf(pdf.bytes)).join(' ');
  for (const part of ['Completeness score', 'Evidence score', 'length of your answers alone', 'Template-based', 'Next steps', 'Sample']) {
    expect(pages).toContain(part);
  }
  expect(pages).not.toContain('Baker A');
  await open(page, 'Evidence');
  await expect(page.getByRole('img', { name: 'Scores over time' })).toBeVisible();
  await press(page, 'Validate Another Idea');
  const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  await validate(page, {
    'Idea Title': `Box ${attack}`,
    'Problem Statement': attack,
    Solution: 'javascript:alert(1)',
    'Target Market': attack,
    'Unique Value': attack,
    'Business Model': attack,
    Competition: attack,
    Resources: attack,
  });
  const html = await saveAs(page, 'HTML');
  expect(html.text).not.toMatch(/<img|<script/);
  expect((await saveAs(page, 'Markdown')).text).toContain('## Next steps');
  expect((await saveAs(page, 'Text')).text).toContain('Your answers');
  await press(page, 'Copy the answers');
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(copied()).toContain('What it is\njavascript:alert(1)');
});
