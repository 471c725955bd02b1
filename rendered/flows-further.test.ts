import { add, field, findTool, press, take } from './support/flows';
import { expect, test, type Page } from './support/test';

const box = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

test('a canvas starts the plan, and the plan the deck', async ({ page }) => {
  await page.goto('/business-model-canvas');
  await box(page, 'Value Propositions').fill('Bread that stays fresh for a week');
  await box(page, 'Customer Segments').fill('Families in Porto');
  await box(page, 'Revenue Streams').fill('A loaf a week by subscription');
  await findTool(page, 'Business Plan Generator');
  await take(page, /^Business Model Canvas has 3 answers for you: /, 'Fill in');
  await findTool(page, 'Pitch Deck Generator');
  await take(page, /^Business (Model Canvas|Plan Generator).* has \d answers for you: /, 'Fill in');
  await expect(page.getByText('A loaf a week by subscription').first()).toBeVisible();
});

test('who owns the company stands in the plan and in the deck', async ({ page }) => {
  await page.goto('/equity-calculator');
  await add(page, 'Add Stakeholder', { Name: 'Ana Reis', 'Equity Percentage': '60' });
  await add(page, 'Add Stakeholder', { Name: 'Jo Park', 'Equity Percentage': '40' });
  await findTool(page, 'Business Plan Generator');
  await take(page, /^Equity Calculator has 1 answer for you: /, 'Fill in');
  await findTool(page, 'Pitch Deck Generator');
  await field(page, 'Company Name').fill('Loam');
  await field(page, 'Industry').fill('Bakery');
  await press(page, 'Generate Pitch Deck');
  await page
    .getByRole('button', { name: /Funding/ })
    .first()
    .click();
  await press(page, 'Table of owners');
  await expect(field(page, 'Content')).toHaveValue(/Ana Reis \| 60.0%/);
  await expect(page.getByText('60.0%', { exact: true }).first()).toBeVisible();
});

test('what subscriptions bring stands in the plan and in the deck', async ({ page }) => {
  await page.goto('/subscription-revenue-calculator');
  await add(page, 'Add Tier', { Name: 'Team', 'Monthly price': '40', 'Initial subscribers': '50', 'Churn rate': '3', 'Growth rate': '5' });
  for (const tool of ['Business Plan Generator', 'Pitch Deck Generator']) {
    await findTool(page, tool);
    await take(page, /^Subscription Revenue Calculator has 1 answer for you: /, 'Fill in');
  }
});

test('rivals reach the deck', async ({ page }) => {
  await page.goto('/competitor-analysis');
  await add(page, 'Add Competitor', { Name: 'Roma Express', Website: 'roma.example', Strengths: 'Fast delivery' });
  await findTool(page, 'Pitch Deck Generator');
  await take(page, /^Competitor Analysis.* has 1 answer for you: /, 'Fill in');
});

test('open steps of three checklists become tasks', async ({ page }) => {
  await page.goto('/startup-checklist');
  await press(page, 'Add Task');
  await add(page, 'Save Task', { Title: 'Register the company', Category: 'Legal' });
  await findTool(page, 'Legal Compliance Checker');
  await field(page, 'Business Type').selectOption('LLC');
  await field(page, 'Location').fill('Austin, TX');
  await field(page, 'Industry').selectOption('Finance');
  await press(page, 'Generate');
  await expect(page.getByRole('combobox', { name: 'Status of Trademark' })).toBeVisible();
  await findTool(page, 'Employee Onboarding Checklist');
  await field(page, 'Hire name').fill('Mara Klein');
  await field(page, 'Start date').fill('2027-03-01');
  await press(page, 'Add Task');
  const form = page.getByRole('form', { name: 'Add Task' });
  await form.getByLabel('Title').fill('Show the ovens');
  await form.getByLabel('Category').selectOption('Training');
  await form.getByRole('button', { name: 'Add Task' }).click();
  await expect(form).toBeHidden();
  await findTool(page, 'Task Manager');
  await take(page, 'Startup Checklist has 1 task for you: Register the company.');
  await take(page, /^Legal Compliance Checker.* has \d+ tasks for you: /);
  await take(page, 'Employee Onboarding Checklist has 1 task for you: Show the ovens (Mara Klein).');
});
