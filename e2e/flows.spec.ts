import { add, field, press, take } from './support/flows';
import { expect, findTool, test } from './support/test';

test('what users ask for is ranked, put on the roadmap and becomes a task', async ({ page }) => {
  await page.goto('/user-feedback-collector');
  await add(page, 'Submit Feedback', { Type: 'feature', Title: 'Dark mode', Description: 'The screen is too bright at night.' });
  await findTool(page, 'Product Feature Prioritizer');
  await take(page, 'User Feedback Collector has 1 feature for you: Dark mode.');
  await expect(page.getByRole('button', { name: 'Edit Dark mode' })).toBeVisible();
  await findTool(page, 'Product Roadmap Planner');
  await take(page, 'Product Feature Prioritizer has 1 item for you: Dark mode.');
  await findTool(page, 'Task Manager');
  await take(page, 'Product Roadmap Planner has 1 task for you: Dark mode.');
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

test('a chosen name goes on to the domain, the logo and the profile', async ({ page }) => {
  await page.goto('/business-name-generator');
  await field(page, 'Industry').fill('bakery');
  await field(page, 'Keywords').fill('rye, hearth');
  await press(page, 'Generate');
  await page.getByRole('button', { name: 'Details', exact: true }).first().click();
  await press(page, 'Choose');
  const chosen = (await page.getByText(/^Your choice: /).textContent()) ?? '';
  const name = chosen.replace('Your choice: ', '').replace(/(Use as the company’s name|Send to)+$/, '');
  await findTool(page, 'Domain Name Generator');
  await take(page, /Business Name Generator.* has 1 answer for you/, 'Fill in');
  await expect(field(page, 'Business Name')).toHaveValue(name);
  await findTool(page, 'Logo Maker');
  await take(page, /Business Name Generator.* has 1 answer for you/, 'Fill in');
  await expect(field(page, 'Text')).toHaveValue(name);
  await press(page, 'Use as the company’s logo');
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your profile' }).click();
  const logo = page.getByRole('img', { name: 'Your logo' });
  await expect(logo).toBeVisible();
  await undo.click();
  await expect(logo).toBeHidden();
  await press(page, 'Use all');
  await expect(field(page, 'Company Name')).toHaveValue(name);
  await expect(logo).toBeVisible();
  await undo.click();
  await expect(field(page, 'Company Name')).toHaveValue('');
  await expect(logo).toBeHidden();
});
