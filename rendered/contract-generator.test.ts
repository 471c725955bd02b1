import { copied, expect, saveAs, saveBy, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/contract-generator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const choose = (page: Page, type: string) => page.getByLabel('Contract Type').selectOption(type);
const panel = (page: Page) => page.getByRole('region', { name: 'Generated Contract' });
const contract = (page: Page) => panel(page).getByRole('article');
const clause = (page: Page, title: string) => contract(page).getByRole('heading', { name: title });
const takeBack = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();

async function fill(page: Page, answers: Record<string, string>) {
  for (const [label, value] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(value);
}
async function generate(page: Page) {
  await press(page, 'Generate Contract');
  await expect(page.getByRole('button', { name: 'Generate Contract', exact: true })).toBeEnabled();
  await expect(contract(page)).toBeVisible();
}
async function update(page: Page) {
  await press(page, 'Update contract');
  await expect(page.getByText('Your answers have changed')).toHaveCount(0);
}

const parties = {
  'Client Name': 'Blue River Coffee',
  'Client Address': '1 Main Street, Salem',
  'Provider Name': 'Jo Park',
  'Provider Address': '2 Side Street, Salem',
  'Start Date': '2027-01-11',
  'End Date': '2027-03-31',
  Country: 'United States',
  State: 'Oregon',
};
const work = {
  'Service Description': 'Roasting plan',
  Deliverables: 'A plan\nA training',
  Amount: '5000',
  'Payment Terms': '14 days after the invoice',
};

test('asks for a type, makes a draft of nothing, and leads to what is open', async ({ page }) => {
  await expect(page.getByLabel('Contract Type').getByRole('option')).toHaveText([
    'Select a type',
    'Service',
    'Employment',
    'NDA',
    'Freelance',
    'Consulting',
    'Subscription (SaaS)',
    'Equipment rental',
    'Pilot',
    'Letter of intent',
    'Founders’ agreement',
    'SAFE cover sheet',
  ]);
  await expect(panel(page).getByText('Please select a contract type.', { exact: true })).toBeVisible();
  await press(page, 'Generate Contract');
  await expect(panel(page).getByRole('alert')).toHaveText('Please select a contract type.');
  await expect(page.getByLabel('Contract Type')).toBeFocused();
  await expect(contract(page)).toHaveCount(0);

  await choose(page, 'service');
  await press(page, 'Generate Contract');
  await expect(clause(page, '1. Services')).toBeVisible();
  await expect(contract(page).getByText('Draft', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('10 places open')).toBeVisible();
  await expect(panel(page).getByText('not legal advice').first()).toBeVisible();
  await panel(page).getByText('What is still open').click();
  await expect(panel(page).getByRole('list', { name: 'Open places' }).getByRole('listitem')).toHaveCount(10);
  await press(page, 'Payment Terms');
  await expect(page.getByLabel('Payment Terms')).toBeFocused();

  await fill(page, { ...parties, ...work, 'Additional Terms': 'Dogs are welcome.' });
  await update(page);
  await expect(contract(page).getByText('Draft', { exact: true })).toHaveCount(0);
  for (const part of [
    'Blue River Coffee, 1 Main Street, Salem (the "Client")',
    '(the "Services"): Roasting plan.',
    'A training',
    'The fee for the Services is $5,000.00 (USD) in total',
    'Payment terms: 14 days after the invoice.',
    'Dogs are welcome.',
    'by the courts of Oregon, United States.',
  ])
    await expect(contract(page)).toContainText(part);
  const file = await saveBy(page, () => press(page, 'Download'));
  expect(file.name).toBe('service_contract.txt');
  expect(file.text).toContain('Blue River Coffee');

  await press(page, 'Start over');
  await expect(page.getByLabel('Client Name')).toHaveValue('');
  await expect(contract(page)).toHaveCount(0);
  await takeBack(page);
  await expect(page.getByLabel('Client Name')).toHaveValue('Blue River Coffee');
  await expect(clause(page, 'Additional Terms')).toBeVisible();
});

test('writes each type in its own words, and warns where at-will does not hold', async ({ page }) => {
  await choose(page, 'nda');
  await fill(page, { ...parties, 'Confidential Information': 'Recipes', 'Disclosure Purpose': 'Talks about a shop', 'End Date': '' });
  await generate(page);
  await page.getByLabel('Both sides share information').check();
  await expect(page.getByText('One side of the agreement.')).toBeVisible();
  await update(page);
  await expect(contract(page)).toContainText('(the "Second Party")');

  await choose(page, 'employment');
  await fill(page, { Position: 'Roaster', Salary: '52000', Benefits: 'Coffee', 'Work Location': 'Salem, Oregon' });
  await update(page);
  await expect(contract(page)).toContainText('It is at-will employment');
  await expect(page.getByText('exists only in the US')).toHaveCount(0);
  await fill(page, { 'Work Location': 'Berlin, Germany' });
  await expect(panel(page).getByRole('listitem').getByText('Minimum notice in Germany')).toBeVisible();
  await update(page);
  await expect(contract(page).getByText('Draft', { exact: true })).toBeVisible();
  await expect(contract(page).getByText('things to settle before this is used')).toBeVisible();
  // A fix makes the text anew at once; what is meant so is kept by a press.
  await press(page, 'Use a notice period instead');
  await expect(contract(page)).toContainText("at least 30 days' notice in writing");
  await expect(contract(page)).not.toContainText('at-will');
  await expect(contract(page)).toContainText('The salary is in USD, but the place is Berlin, Germany');
  await press(page, 'Use EUR');
  await expect(contract(page)).toContainText('€52,000.00 (EUR) per year');
  await expect(contract(page).getByText('Draft', { exact: true })).toHaveCount(0);
  await takeBack(page);
  await press(page, 'Keep as is');
  await expect(contract(page)).toContainText('$52,000.00 (USD) per year');
  await expect(contract(page).getByText('Draft', { exact: true })).toHaveCount(0);

  await press(page, 'Contractor or employee? Check before you choose');
  for (const question of ['other clients too', 'own tools', 'make a loss', 'somebody else', 'business of their own'])
    await page.getByLabel(question).selectOption('yes');
  await expect(page.getByText('Points to a contractor.')).toBeVisible();
  await page.getByRole('button', { name: 'Use the freelance contract', exact: true }).first().click();
  await open(page, 'Contract');
  await expect(page.getByLabel('Contract Type')).toHaveValue('freelance');
});

test('follows the switches and exhibits, and saves them', async ({ page }) => {
  await choose(page, 'freelance');
  await fill(page, { ...parties, ...work, State: 'California' });
  await generate(page);
  await expect(clause(page, 'Intellectual Property')).toBeVisible();
  await page.getByText('to check before you sign').click();
  await expect(page.getByText('We added an intellectual property clause')).toBeVisible();
  await open(page, 'Clauses');
  await expect(page.getByLabel('Intellectual property')).toBeChecked();
  for (const name of ['Late fee', 'Liability cap', 'Non-solicitation', 'Non-compete'])
    await page.getByRole('checkbox', { name, exact: true }).check();
  await fill(page, { 'Non-compete area': 'Salem' });
  await expect(page.getByText('California does not enforce non-competes').first()).toBeVisible();
  await page.getByLabel('Disputes go to').selectOption('mediation');
  await page.getByLabel('Plain-English note with each clause').check();
  await update(page);
  for (const title of ['Limit of Liability', 'Non-Solicitation', 'Non-Compete']) await expect(clause(page, title)).toBeVisible();
  await expect(contract(page).getByText(/^In short: /)).toHaveCount(14);
  await press(page, 'Leave the non-compete out');
  await expect(page.getByRole('checkbox', { name: 'Non-compete', exact: true })).not.toBeChecked();

  await open(page, 'Exhibits');
  await fill(page, { 'Signs for the client': 'Ada Fern, CEO' });
  await page.getByLabel('Work in an exhibit').check();
  await press(page, 'Add exhibit');
  await fill(page, { 'Exhibit Title': 'Price list', 'Exhibit Text': 'One hour: $90' });
  await press(page, 'Delete exhibit 1');
  await expect(page.getByLabel('Exhibit Title')).toHaveCount(0);
  await takeBack(page);
  await expect(page.getByLabel('Exhibit Title')).toHaveValue('Price list');
  await update(page);
  await expect(clause(page, 'Exhibit B: Price list')).toBeVisible();

  // An open place leads to the exhibit that misses its title, not to the first one.
  await press(page, 'Add exhibit');
  await page.getByLabel('Exhibit Text').nth(1).fill('Rules');
  await update(page);
  await panel(page).getByText('What is still open').click();
  await press(page, 'Exhibit Title');
  await expect(page.getByLabel('Exhibit Title').nth(1)).toBeFocused();
  await press(page, 'Delete exhibit 2');
  await update(page);

  await press(page, 'Copy');
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(copied()).toContain('Freelancer initials: ________');
  const markdown = await saveAs(page, 'Markdown');
  expect(markdown.name).toBe('freelance_contract.md');
  expect(markdown.text).toContain('Exhibit B: Price list');
});

test('a subscription goes into the register, which says when to give notice', async ({ page }) => {
  await choose(page, 'subscription');
  const { Deliverables: _handedOver, ...service } = work;
  await fill(page, { ...parties, ...service, 'Start Date': '2040-01-01', 'End Date': '2040-12-31' });
  await open(page, 'Clauses');
  await fill(page, { 'Notice to end (days)': '60' });
  await generate(page);
  await expect(clause(page, 'Term and Renewal')).toBeVisible();
  await expect(clause(page, 'Intellectual Property')).toHaveCount(0);
  await press(page, 'Add to register');
  await expect(page.getByRole('button', { name: 'Add to register' })).toHaveCount(0);
  await open(page, 'Register');
  const list = page.getByRole('list', { name: 'Register' });
  await expect(list).toContainText('Subscription agreement with Blue River Coffee');
  await expect(list).toContainText('Give notice by 1 November 2040, or it renews on 1 January 2041');
  // A new contract does not take the register away.
  await press(page, 'Start over');
  await open(page, 'Register');
  await press(page, 'Add entry');
  await fill(page, { Contract: 'Office lease', 'Term ends': '2039-06-30' });
  await press(page, 'Add Entry');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('Ends on 30 June 2039');
});
