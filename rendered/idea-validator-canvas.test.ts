import { expect, test } from './support/test';

test('an idea goes on to the canvas, whose blocks then hold its answers as notes', async ({ page }) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const answers = {
    'Idea Title': 'Crumb',
    'Problem Statement': 'Bakeries throw bread away',
    Solution: 'A list of what to bake tomorrow',
    'Target Market': 'Bakeries in Oregon',
    'Unique Value': 'Works with any till',
    'Business Model': '$40 a month',
    Resources: 'Two founders',
  };
  await page.goto('/idea-validator');
  for (const [label, text] of Object.entries(answers)) await field(label).fill(text);
  await press('Validate Idea');
  await press('Send to another tool');
  await page.getByRole('menuitem', { name: 'Business Model Canvas' }).click();
  await page.getByRole('status').getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Business Model Canvas' })).toBeVisible();
  await expect(page.getByText(/^AI Idea Validator has 6 notes for you: /)).toBeVisible();
  await press('Add');
  const blocks = {
    'Value Propositions': 'Works with any till',
    'Customer Segments': 'Bakeries in Oregon',
    'Revenue Streams': '$40 a month',
    'Key Resources': 'Two founders',
  };
  for (const [title, text] of Object.entries(blocks)) await expect(field(title)).toHaveValue(text);
  await page.getByRole('tab', { name: 'Notes', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Key Resources', exact: true }).getByRole('listitem')).toContainText('Two founders');
  await page.getByRole('tab', { name: 'Lean Canvas', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Problem', exact: true }).getByRole('listitem')).toContainText('Bakeries throw bread away');
  await expect(page.getByRole('list', { name: 'Solution', exact: true }).getByRole('listitem')).toContainText('A list of what to bake');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Bakeries throw bread away')).toHaveCount(0);
});
