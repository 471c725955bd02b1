import { expect, findTool, test } from './support/test';
import type { Page } from '@playwright/test';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Types what a form needs and presses its button. */
async function add(page: Page, button: string, answers: Record<string, string>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    const control = field(page, label);
    if ((await control.evaluate((node) => node.tagName)) === 'SELECT') await control.selectOption(answer);
    else await control.fill(answer);
  }
  await press(page, button);
}

/** What another tool holds is offered in words, taken by one press, and taken back by one undo. */
async function take(page: Page, offer: string | RegExp, verb = 'Add'): Promise<void> {
  const notice = page.getByText(offer).first();
  await expect(notice).toBeVisible();
  await press(page, verb);
  await expect(notice).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(notice).toBeVisible();
  await press(page, verb);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('list', { name: 'Taken from other tools' })).toContainText(/taken from .+ on /);
}

test('what users ask for is ranked, put on the roadmap and becomes a task', async ({ page }) => {
  await page.goto('/user-feedback-collector');
  await add(page, 'Submit Feedback', { Type: 'feature', Title: 'Dark mode', Description: 'The screen is too bright at night.' });
  await findTool(page, 'Product Feature Prioritizer');
  await take(page, 'User Feedback Collector holds 1 feature for you: Dark mode.');
  await expect(page.getByRole('button', { name: 'Edit Dark mode' })).toBeVisible();
  await findTool(page, 'Product Roadmap Planner');
  await take(page, 'Product Feature Prioritizer holds 1 item for you: Dark mode.');
  await findTool(page, 'Task Manager');
  await take(page, 'Product Roadmap Planner holds 1 task for you: Dark mode.');
  await expect(page.getByText('The screen is too bright at night.').first()).toBeVisible();

  // Changed where it comes from, it is offered as an update.
  await findTool(page, 'User Feedback Collector');
  await press(page, 'Edit Dark mode');
  await add(page, 'Save Changes', { Title: 'Dark theme' });
  await findTool(page, 'Product Feature Prioritizer');
  await expect(page.getByText('Changed in User Feedback Collector since you took it: Dark theme.')).toBeVisible();
  await press(page, 'Update');
  await expect(page.getByRole('button', { name: 'Edit Dark theme' })).toBeVisible();
});

test('what makes a risk smaller becomes a task', async ({ page }) => {
  await page.goto('/risk-assessment');
  await add(page, 'Add Risk', { Category: 'Team', Description: 'The baker is ill', Mitigation: 'Train a second baker', Owner: 'Ana' });
  await findTool(page, 'Task Manager');
  await take(page, 'Risk Assessment Tool holds 1 task for you: Reduce the risk: The baker is ill.');
  await expect(page.getByText('Train a second baker').first()).toBeVisible();
});

test('what was agreed is billed', async ({ page }) => {
  await page.goto('/contract-generator');
  await field(page, 'Contract Type').selectOption('service');
  await field(page, 'Client Name').fill('Acre Foods');
  await field(page, 'Amount').fill('4,800');
  await field(page, 'Service Description').fill('A new ordering page');
  await findTool(page, 'Invoice Generator');
  await take(page, 'holds 1 invoice for you: Acre Foods.', 'Start it');
  await expect(field(page, 'Client Name')).toHaveValue('Acre Foods');
  await expect(field(page, 'Rate')).toHaveValue('4800.00');
});

test('investors and rounds tell each other, and the cap table takes the round', async ({ page }) => {
  await page.goto('/funding-tracker');
  await add(page, 'Add Round', {
    'Round Type': 'Seed',
    Amount: '400,000',
    Date: '2027-03-01',
    Valuation: '2,000,000',
    'Pre- or post-money': 'pre',
  });
  await page.getByLabel('Status of Seed, 1 Mar 2027').selectOption('In Progress');
  await findTool(page, 'Investor CRM');
  await press(page, 'Add Investor');
  const form = page.getByRole('form', { name: 'Add Investor' });
  await form.getByLabel('Name', { exact: true }).fill('Jo Park');
  await form.getByLabel('Firm', { exact: true }).fill('Angel');
  await form.getByRole('button', { name: 'Amount, follow-up and intro' }).click();
  await form.getByLabel('Amount', { exact: true }).fill('100,000');
  await form.getByLabel('Status', { exact: true }).selectOption('invested');
  await form.getByRole('button', { name: 'Save Investor' }).click();
  await take(page, 'holds 1 target for you: Round target from Seed.', 'Use it');
  await findTool(page, 'Funding Tracker');
  await take(page, 'Investor CRM holds 1 figure for you: commitments for Seed.', 'Use them');
  await findTool(page, 'Equity Calculator');
  await take(page, 'Funding Tracker holds 1 round for you: Seed.');
  // It is not offered back to where it came from.
  await findTool(page, 'Funding Tracker');
  await expect(page.getByText('Equity Calculator holds')).toBeHidden();
});

test('what was booked stands beside the plan, in the tax form and among the metrics', async ({ page }) => {
  await page.goto('/financial-tracker');
  const month = await page.evaluate(() => {
    const now = new Date();
    return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
  });
  await press(page, 'Add Transaction');
  await add(page, 'Add', { Type: 'income', Category: 'Sales', Amount: '1,200', Description: 'First customers', Date: `${month}-01` });
  await findTool(page, 'Cash Flow Projector');
  await take(page, /^Financial Tracker holds 1 month for you: /);
  await expect(page.getByRole('heading', { name: 'Plan and actual' })).toBeVisible();
  await expect(page.getByText('So far, $1,200.00 more cash than planned.')).toBeVisible();
  await press(page, 'Remove the actual figures');
  await expect(page.getByRole('heading', { name: 'Plan and actual' })).toBeHidden();
  await page.keyboard.press('Control+z');
  await findTool(page, 'Startup Tax Calculator');
  await take(page, /^Financial Tracker holds 2 figures for you: Revenue \d{4} and Expenses \d{4}\.$/, 'Use them');
  await expect(field(page, 'Revenue')).toHaveValue('1200');
});

test('a job description becomes an open role, and who starts gets a first week', async ({ page }) => {
  await page.goto('/job-description-generator');
  await field(page, 'Job Title').fill('Night baker');
  await findTool(page, 'Team Structure Planner');
  await take(page, /holds 1 open role for you: Night baker\.$/);
  await expect(page.getByText('Night baker').first()).toBeVisible();
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await add(page, 'Add Member', { Name: 'Mara Klein', Role: 'Night baker', Department: 'Operations', 'Start Date': today });
  await findTool(page, 'Employee Onboarding Checklist');
  await take(page, /holds 1 hire for you: Mara Klein\.$/);
  await expect(field(page, 'Hire name')).toHaveValue('Mara Klein');
});

test('what a meeting left to do, and what the software costs, go where they are followed up', async ({ page }) => {
  await page.goto('/meeting-scheduler');
  await press(page, 'Schedule Your First Meeting');
  const day = await page.evaluate(() => new Date(Date.now() + 86_400_000).toLocaleDateString('sv'));
  await add(page, 'Save', { Title: 'Board call', Date: day, Time: '10:00' });
  await press(page, 'Edit Board call');
  await field(page, 'Actions').fill('Ana: send the deck by 2027-01-15');
  await press(page, 'Save Changes');
  await findTool(page, 'Task Manager');
  await take(page, 'Meeting Scheduler holds 1 task for you: Send the deck.');
  await findTool(page, 'Tech Stack Planner');
  await press(page, 'Add Technology');
  await add(page, 'Save Technology', { Name: 'PostgreSQL', Category: 'Database', Cost: '$20/mo' });
  await findTool(page, 'Cash Flow Projector');
  await take(page, 'Tech Stack Planner holds 1 line for you: PostgreSQL.');
});
