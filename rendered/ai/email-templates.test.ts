import { expect, openTool, rememberModel, test } from '../support/models';
import { saveBy } from '../support/test';

test('subject and content are improved with their variables; a reply that loses one is refused', async ({ page, models }) => {
  await rememberModel(page, models);
  await openTool(page, '/email-templates');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('New Template').click();
  const form = page.getByRole('form', { name: 'New Template' });
  await form.getByLabel('Name').fill('Reminder');
  const subject = form.getByLabel('Subject', { exact: true });
  const content = form.getByLabel('Content', { exact: true });
  await subject.fill('We would like to remind you of invoice {{invoice}}');
  await content.fill('Hi {{first_name|there}},\n\nplease pay.');

  models.reply({ text: 'Invoice {{invoice}}\nis due' });
  await button('Improve the subject with gpt-test-mini').click();
  await expect(page.getByText('Proposal ready.')).toBeVisible();
  const [question] = models.questions;
  for (const words of [
    'Template: Reminder',
    'Text: We would like to remind you of invoice {{invoice}}',
    '{{first_name|there}}',
    'one line',
  ])
    expect(question?.body).toContain(words);
  await button('Use New wording for the subject').click();
  await expect(subject).toHaveValue('Invoice {{invoice}} is due');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(subject).toHaveValue('We would like to remind you of invoice {{invoice}}');
  await button('Use New wording for the subject').click();

  models.plans = [];
  models.reply({ text: 'Hi {{name}},\n\nplease pay.' });
  await button('Improve the content with gpt-test-mini').click();
  await expect(page.getByRole('alert')).toContainText('The new wording leaves out {{first_name|there}} and adds {{name}}.');
  await expect(button('Use New wording for the content')).toHaveCount(0);
  await expect(content).toHaveValue('Hi {{first_name|there}},\n\nplease pay.');
  models.plans = [];
  models.reply({ text: 'Hi {{first_name|there}},\n\nplease pay by Friday.' });
  await button('Regenerate: the content').click();
  await expect(page.getByText('by Friday')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button('Use New wording for the content').click();
  await expect(content).toHaveValue('Hi {{first_name|there}},\n\nplease pay by Friday.');
  await button('Save Template').click();

  const region = page.getByRole('region', { name: 'Reminder' });
  await expect(region).toContainText('Invoice {{invoice}} is due');
  await page.getByRole('button', { name: 'Other formats' }).first().click();
  const file = await saveBy(page, () => page.getByRole('menuitem', { name: 'JSON' }).first().click());
  expect(file.text).toContain('Invoice {{invoice}} is due');
  expect(file.text).toContain('please pay by Friday.');

  // Another template does not meet these proposals.
  await button('New Template').click();
  await expect(button('Improve the subject with gpt-test-mini')).toBeVisible();
  await expect(page.getByText('Proposal ready.')).toHaveCount(0);
});

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
