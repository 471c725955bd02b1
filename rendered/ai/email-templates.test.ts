import { expect, openTool, rememberModel, test } from '../support/models';

test('what was proposed for a template that was given up is not shown beside the next', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply({ text: 'Thanks for your order' });
  await openTool(page, '/email-templates');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('New Template').click();
  await page.getByRole('form', { name: 'New Template' }).getByLabel('Subject', { exact: true }).fill('Thank you very much for your order');
  await button('Improve the subject with gpt-test-mini').click();
  await expect(page.getByText('Proposal ready.')).toBeVisible();
  // Still there after a look at another tool.
  await openTool(page, '/customer-support-scripts');
  await openTool(page, '/email-templates');
  await expect(button('Use New wording for the subject')).toBeVisible();
  await button('Cancel').click();
  await button('New Template').click();
  await expect(button('Improve the subject with gpt-test-mini')).toBeVisible();
  await expect(button('Use New wording for the subject')).toHaveCount(0);
  expect(models.questions).toHaveLength(1);
});

test('without a model there is one line in the form', async ({ page, models }) => {
  await page.goto('/email-templates');
  await page.getByRole('button', { name: 'New Template' }).click();
  await expect(page.getByRole('link', { name: 'Add your own AI model' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Improve/ })).toHaveCount(0);
  expect(models.heard).toHaveLength(0);
});
