import { add, field, findTool, press, take } from './support/flows';
import { expect, test } from './support/test';

test('what makes a risk smaller becomes a task', async ({ page }) => {
  await page.goto('/risk-assessment');
  await add(page, 'Add Risk', { Category: 'Team', Description: 'The baker is ill', Mitigation: 'Train a second baker', Owner: 'Ana' });
  await findTool(page, 'Task Manager');
  await take(page, 'Risk Assessment Tool has 1 task for you: Reduce the risk: The baker is ill.');
  await expect(page.getByText('Train a second baker').first()).toBeVisible();
});

test('what was agreed is billed', async ({ page }) => {
  await page.goto('/contract-generator');
  await field(page, 'Contract Type').selectOption('service');
  await field(page, 'Client Name').fill('Acre Foods');
  await field(page, 'Amount').fill('4,800');
  await field(page, 'Service Description').fill('A new ordering page');
  await findTool(page, 'Invoice Generator');
  await take(page, 'has 1 invoice for you: Acre Foods.', 'Start it');
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
  await take(page, 'has 1 target for you: Round target from Seed.', 'Use it');
  await findTool(page, 'Funding Tracker');
  await take(page, 'Investor CRM has 1 figure for you: commitments for Seed.', 'Use them');
  await page.getByRole('link', { name: 'Open in cap table' }).click();
  await take(page, 'Funding Tracker has 1 round for you: Seed.');
  // It is not offered back to where it came from.
  await findTool(page, 'Funding Tracker');
  await expect(page.getByText('Equity Calculator has')).toBeHidden();
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
  await take(page, /^Financial Tracker has 1 month for you: /);
  await expect(page.getByRole('heading', { name: 'Plan and actual' })).toBeVisible();
  await expect(page.getByText('So far, $1,200.00 more cash than planned.')).toBeVisible();
  await press(page, 'Remove the actual figures');
  await expect(page.getByRole('heading', { name: 'Plan and actual' })).toBeHidden();
  await page.keyboard.press('Control+z');
  await findTool(page, 'Startup Tax Calculator');
  await take(page, /^Financial Tracker has 2 figures for you: Revenue \d{4} and Expenses \d{4}\.$/, 'Use them');
  await expect(field(page, 'Revenue')).toHaveValue('1200');
  // A month counts among the metrics once it is over.
  const lastMonth = await page.evaluate(() => {
    const now = new Date();
    return new Date(now.getFullYear(), now.getMonth() - 1, 15).toLocaleDateString('sv');
  });
  await findTool(page, 'Financial Tracker');
  await press(page, 'Add Transaction');
  await add(page, 'Add', { Type: 'income', Category: 'Sales', Amount: '900', Description: 'A pilot', Date: lastMonth });
  await findTool(page, 'KPI Dashboard');
  await take(page, /^Financial Tracker has \d KPIs for you: /);
  await expect(page.getByText('Revenue per month').first()).toBeVisible();
  await expect(page.getByText('$900').first()).toBeVisible();
});

test('a job description becomes an open role, and who starts gets a first week', async ({ page }) => {
  await page.goto('/job-description-generator');
  await field(page, 'Job Title').fill('Night baker');
  await findTool(page, 'Team Structure Planner');
  await take(page, /has 1 open role for you: Night baker\.$/);
  await expect(page.getByText('Night baker').first()).toBeVisible();
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await add(page, 'Add Member', { Name: 'Mara Klein', Role: 'Night baker', Department: 'Operations', 'Start Date': today });
  await findTool(page, 'Employee Onboarding Checklist');
  await take(page, /has 1 hire for you: Mara Klein\.$/);
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
  await take(page, 'Meeting Scheduler has 1 task for you: Send the deck.');
  await findTool(page, 'Tech Stack Planner');
  await press(page, 'Add Technology');
  await add(page, 'Save Technology', { Name: 'PostgreSQL', Category: 'Database', Cost: '$20/mo' });
  await findTool(page, 'Cash Flow Projector');
  await take(page, 'Tech Stack Planner has 1 line for you: PostgreSQL.');
});

test('a strategy of the SWOT analysis becomes a task', async ({ page }) => {
  await page.goto('/swot-analysis-generator');
  await field(page, 'Company Name').fill('Loam');
  await field(page, 'Industry').fill('Bakery');
  await press(page, 'Generate SWOT Analysis');
  await page.getByRole('tab', { name: 'TOWS' }).click();
  await press(page, 'Draft strategies');
  await press(page, 'Edit SO strategy 1');
  await field(page, 'Text of SO strategy 1').fill('Sell the sauce in jars');
  await page.keyboard.press('Enter');
  await findTool(page, 'Task Manager');
  await take(page, 'SWOT Analysis Generator (Loam) has 1 task for you: Sell the sauce in jars.');
});

test('who the persona is reaches the ideas, the sales pitch and the landing page', async ({ page }) => {
  await page.goto('/customer-persona-builder');
  await field(page, 'Industry').fill('Dental software');
  await field(page, 'Product Type').fill('A booking system that fills its own gaps');
  await field(page, 'Target Market').fill('Small clinics in Austria');
  await press(page, 'Generate Personas');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await findTool(page, 'Content Idea Generator');
  await take(page, /Customer Persona Builder.* has .* for you/, 'Fill in');
  await expect(field(page, 'Target Audience')).toHaveValue('Small clinics in Austria');
  await findTool(page, 'Sales Pitch Generator');
  await take(page, /Customer Persona Builder.* has .* for you/, 'Fill in');
  await expect(field(page, 'Target Audience')).toHaveValue('Small clinics in Austria');
  await findTool(page, 'Landing Page Builder');
  await take(page, /Customer Persona Builder.* has .* for you/, 'Fill in');
  await expect(field(page, 'Headline')).toHaveValue('A booking system that fills its own gaps');
});

test('a rival told once is known in pricing and in the SWOT analysis', async ({ page }) => {
  await page.goto('/competitor-analysis');
  await add(page, 'Add Competitor', { Name: 'Roma Express', Website: 'roma.example', Strengths: 'Fast delivery' });
  await findTool(page, 'Competitive Pricing Analyzer');
  await expect(page.getByText('Roma Express').first()).toBeVisible();
  await findTool(page, 'SWOT Analysis Generator');
  await take(page, /Competitor Analysis.* has 1 answer for you/, 'Fill in');
  await expect(field(page, 'Main Competitors')).toHaveValue('Roma Express');
});

test('the size of the market stands in the deck and in the plan', async ({ page }) => {
  await page.goto('/market-size-calculator');
  await field(page, 'Total Population').fill('100,000');
  await field(page, 'Target Percentage').fill('25');
  await field(page, 'Average Spending').fill('3,600');
  for (const tool of ['Pitch Deck Generator', 'Business Plan Generator']) {
    await findTool(page, tool);
    await take(page, 'Market Size Calculator has 1 answer for you', 'Fill in');
  }
});

test('what people cost goes into the cash flow, and what that comes to into the plan and the deck', async ({ page }) => {
  await page.goto('/team-builder');
  await add(page, 'Add Member', { Name: 'Mara Klein', Role: 'Night baker', Department: 'Operations', Salary: '36,000' });
  await findTool(page, 'Cash Flow Projector');
  await take(page, /^Team Structure Planner has 1 line for you: /);
  await findTool(page, 'Business Plan Generator');
  await take(page, /^Team Structure Planner has 1 line for you: /);
  await take(page, /^Cash Flow Projector has \d+ months for you: [A-Z][a-z]+ \d{4}/);
  await findTool(page, 'Pitch Deck Generator');
  await take(page, /^Cash Flow Projector has 1 answer for you/, 'Fill in');
  await findTool(page, 'Business Model Canvas');
  await take(
    page,
    'Team Structure Planner has 1 total for you: Cost Structure: Costs planned: $3,900.00 a month (Team Structure Planner).',
  );
  await take(page, /^Cash Flow Projector has 1 total for you: Cost Structure: Costs expected, /);

  // One more is a new total, made of all of them, and one less is, too.
  await findTool(page, 'Team Structure Planner');
  await add(page, 'Add Member', { Name: 'Jo Park', Role: 'Driver', Department: 'Operations', Salary: '24,000' });
  await findTool(page, 'Business Model Canvas');
  await expect(page.getByText('Changed in Team Structure Planner since you took it')).toContainText('$6,500.00 a month');
  await press(page, 'Update');
  await expect(field(page, 'Cost Structure')).toHaveValue(/Costs planned: \$6,500\.00 a month \(Team Structure Planner\)/);
  await findTool(page, 'Team Structure Planner');
  await press(page, 'Delete Mara Klein');
  await findTool(page, 'Business Model Canvas');
  await expect(page.getByText('Changed in Team Structure Planner since you took it')).toContainText('$2,600.00 a month');
});
