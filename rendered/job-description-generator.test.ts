import { readDocx } from '../e2e/support/readers';
import { copied, expect, saveBy, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/job-description-generator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const takeBack = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
const type = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

async function generate(page: Page, answers: Record<string, string> = {}) {
  for (const [label, text] of Object.entries({ 'Job Title': 'Backend Engineer', Company: 'Blue River Coffee', ...answers }))
    await type(page, label, text);
  await press(page, 'Generate Job Description');
  await expect(region(page, 'Summary')).toBeVisible();
}

test('asks for a title and a company, and shows every section with its copy', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Generate Job Description' });
  await expect(button).toBeDisabled();
  await expect(page.getByLabel('Job Type')).toHaveValue('full-time');
  await expect(page.getByLabel('Experience Level')).toHaveValue('mid-level');
  await expect(page.getByLabel('Job Type').locator('option')).toHaveText([
    'Full-time',
    'Part-time',
    'Contract',
    'Freelance',
    'Internship',
    'Remote',
  ]);
  await type(page, 'Job Title', 'Backend Engineer');
  await expect(button).toBeDisabled();
  await type(page, 'Company', '   ');
  await expect(button).toBeDisabled();
  await type(page, 'Company', 'Blue River Coffee');
  await type(page, 'Department', 'Engineering');
  await type(page, 'Location', 'Denver, CO');
  await type(page, 'Industry', 'Coffee');
  await type(page, 'Key Skills', 'TypeScript, SQL');
  await type(page, 'Salary Range', '$100k - $120k');
  await expect(page.getByText('Read as $100,000 to $120,000 a year.')).toBeVisible();
  await page.getByLabel('Experience Level').selectOption({ label: 'Senior (5-8 years)' });
  await page.getByLabel('Job Title').press('Enter');
  await expect(title(page, 'Backend Engineer')).toBeFocused();

  for (const text of ['Blue River Coffee', 'Denver, CO', 'Full-time', '$100k - $120k'])
    await expect(page.getByRole('definition').filter({ hasText: text }).first()).toBeVisible();
  const parts = {
    Summary: 'Blue River Coffee is looking for a Backend Engineer',
    Responsibilities: 'Build services and interfaces',
    'Required Qualifications': '5-8 years of experience in a similar role, or equivalent skills',
    'Preferred Qualifications': 'Experience in coffee',
    Benefits: 'Health insurance',
  };
  for (const [name, text] of Object.entries(parts)) {
    await expect(region(page, name)).toContainText(text);
    await press(page, `Copy ${name.toLowerCase()}`);
    await expect(region(page, name).getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(copied()).toContain(text);
  }
  await expect(page.getByRole('region', { name: 'Posting tips' }).getByRole('listitem')).toHaveCount(4);
  await expect(region(page, 'Pay rules')).toContainText('Colorado requires the pay range');

  await press(page, 'Create New');
  await expect(button).toBeEnabled();
  await expect(page.getByLabel('Job Title')).toBeFocused();
  await expect(page.getByLabel('Job Title')).toHaveValue('Backend Engineer');
  await takeBack(page);
  await expect(region(page, 'Benefits')).toBeVisible();
});

test('lines are changed, moved, ticked and dropped; a rewrite keeps what was changed', async ({ page }) => {
  await generate(page, { Location: 'Oslo', 'Key Skills': 'SQL, Go, Kafka, Redis, Docker, Linux, Git, Rust, Helm' });
  const required = region(page, 'Required Qualifications');
  const preferred = region(page, 'Preferred Qualifications');
  await expect(required.getByRole('listitem')).toHaveCount(10);
  const preferredBefore = await preferred.getByRole('listitem').count();
  await press(page, 'Move the last 3 to preferred');
  await expect(required.getByRole('listitem')).toHaveCount(7);
  await expect(preferred.getByRole('listitem')).toHaveCount(preferredBefore + 3);
  await press(page, 'Move requirement 7 to preferred');
  await expect(preferred.getByRole('listitem').last()).toContainText('Linux');
  await takeBack(page);
  await expect(required.getByRole('listitem')).toHaveCount(7);

  await press(page, 'Edit requirement 1');
  await page.getByLabel('Text of requirement 1').fill('Sound SQL, read and written');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit requirement 1' })).toBeFocused();
  await press(page, 'Delete requirement 3');
  await expect(required).not.toContainText('Go');
  await expect(page.getByRole('button', { name: 'Edit requirement 3' })).toBeFocused();
  await takeBack(page);
  await expect(required).toContainText('Go');
  await page.getByLabel('Add a responsibility').fill('Join the weekly tasting');
  await page.keyboard.press('Enter');
  await expect(region(page, 'Responsibilities').getByRole('listitem').last()).toContainText('Join the weekly tasting');

  // What is half written is still there after a look at another tab.
  await page.getByLabel('Add a requirement').fill('Half a');
  await open(page, 'Preview');
  await expect(page.getByRole('article')).toContainText('Join the weekly tasting');
  await open(page, 'Description');
  await expect(page.getByLabel('Add a requirement')).toHaveValue('Half a');
  await page.getByLabel('Add a requirement').fill('');

  await expect(page.getByText('Suggested: tick what you offer')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Paid sick leave' }).check();
  await expect(page.getByText('Suggested: tick what you offer')).toHaveCount(0);
  await press(page, 'I have read it');
  await open(page, 'Preview');
  const paper = page.getByRole('article');
  await expect(paper).toContainText('Paid sick leave');
  await expect(paper).not.toContainText('Health insurance');
  await expect(paper).not.toContainText('Suggested text');

  await open(page, 'Description');
  await press(page, 'Delete responsibility 1');
  await expect(region(page, 'Responsibilities')).not.toContainText('Build services');
  await press(page, 'Edit details');
  await type(page, 'Company', 'Red Lake Tea');
  await page.getByLabel('Job Type').selectOption('remote');
  await expect(page.getByText('Remote says where the work is done')).toBeVisible();
  await press(page, 'Part-time');
  await expect(page.getByLabel('Contract Type')).toHaveValue('part-time');
  await press(page, 'Rewrite text');
  await expect(region(page, 'Summary')).toContainText('Red Lake Tea is looking for');
  await expect(region(page, 'Summary')).toContainText('a remote, part-time, mid-level role');
  await expect(required).toContainText('Sound SQL, read and written');
  await expect(region(page, 'Responsibilities')).not.toContainText('Build services');
  await expect(page.getByRole('checkbox', { name: 'Paid sick leave' })).toBeChecked();
  await expect(page.getByText('Your answers have changed')).toHaveCount(0);
});

test('flags coded words in a posting and in a pasted text, and counts before and after', async ({ page }) => {
  await open(page, 'Check a text');
  await type(page, 'Text to check', 'We want a rockstar, a recent graduate and able-bodied.\nHe is aggressive.');
  const flagged = region(page, 'Flagged words');
  await expect(flagged.getByRole('status')).toHaveText('5 flagged words before, 5 now.');
  await press(page, 'Replace rockstar with specialist');
  await expect(flagged.getByRole('status')).toHaveText('5 flagged words before, 4 now.');
  await press(page, 'Replace all');
  await expect(page.getByLabel('Text to check')).toHaveValue(
    /^We want a specialist, an entry-level candidate and capable\.\nThey are focused\.$/,
  );
  await expect(flagged.getByRole('status')).toHaveText('5 flagged words before, 0 now.');
  await takeBack(page);
  await expect(flagged.getByRole('status')).toHaveText('5 flagged words before, 4 now.');

  await open(page, 'Write a description');
  await generate(page, { 'Job Title': 'Rockstar Developer', Location: 'Berlin, Germany' });
  await expect(region(page, 'Words')).toContainText('2 flagged words.');
  await region(page, 'Words').getByRole('button', { name: 'Replace all' }).click();
  await expect(region(page, 'Words')).toContainText('2 flagged words before, 0 now.');
  await expect(title(page, 'Expert Developer')).toBeVisible();
  await expect(region(page, 'Summary')).toContainText('looking for an Expert Developer');
  await expect(region(page, 'Pay rules')).toContainText('The European Union');
});

test('takes pay, website and dates into the text, the listing code, the short version and the interview kit', async ({ page }) => {
  await generate(page, { 'Key Skills': 'SQL, Go' });
  await press(page, 'Edit details');
  await type(page, 'Location', 'Denver, CO');
  await page.getByText('Workplace, pay figures and how to apply').click();
  await type(page, 'Pay From', '90000');
  await type(page, 'Pay To', '80000');
  await expect(page.getByText('Pay To is below Pay From.').first()).toBeVisible();
  await type(page, 'Pay To', '110000');
  await type(page, 'Website', 'javascript:alert(1)');
  await expect(page.getByText('This isn’t a web address, so it’s left out.')).toBeVisible();
  await type(page, 'Website', 'blueriver.example');
  await type(page, 'Closing Date', '2099-12-01');
  await press(page, 'Rewrite text');
  await expect(page.getByText('Your answers have changed')).toHaveCount(0);
  await press(page, 'Tick all');

  const saved = await saveBy(page, () => press(page, 'Download'));
  expect(saved.name).toBe('backend-engineer-job-description.txt');
  expect(saved.text).toContain('Salary: $90,000 to $110,000 a year');
  await press(page, 'Copy');
  expect(copied()).toBe(saved.text);

  await open(page, 'JobPosting code');
  await expect(page.getByText('All required fields are there')).toBeVisible();
  await press(page, 'Copy code');
  expect(copied()).toContain('"sameAs": "https://blueriver.example/"');
  await open(page, 'LinkedIn');
  await press(page, 'Copy post');
  expect(copied()).toContain('We are hiring: Backend Engineer at Blue River Coffee');

  await open(page, 'Interview kit');
  const kit = page.getByRole('article', { name: 'Interview kit: Backend Engineer' });
  await expect(kit.getByRole('listitem').filter({ hasText: '?' })).toHaveCount(5);
  await expect(kit.getByRole('row').filter({ hasText: 'SQL' })).toBeVisible();
  const scorecard = await saveBy(page, () => press(page, 'Download kit'));
  expect(scorecard.name).toBe('backend-engineer-interview-kit.docx');
  expect((await readDocx(scorecard.bytes)).html).toContain('<h2>Scorecard</h2>');
});
