import { expect, openTool, rememberModel, test } from '../support/models';
import { readDocx, readPdf } from '../../e2e/support/readers';
import { saveAs, saveBy } from '../support/test';

const reply = {
  strengths: ['Waste is seen every evening.', 'One bakery is a partner.'],
  weaknesses: [],
  opportunities: ['Town councils pay for less waste.'],
  threats: ['Bakers may not trust a list.'],
  steps: ['Count the waste of three bakeries for a week.'],
  assumptions: [
    { hypothesis: 'Owners follow the list.', metric: 'days out of 7', pass: 5, fail: 2, method: 'Write it by hand for a week' },
    { hypothesis: 'Set-up is quick.', metric: 'hours until the first list', pass: 2, fail: 8, method: '' },
  ],
};

test('lines and assumptions of a model enter the report once they are taken over, and no score moves', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply(reply);
  await openTool(page, '/idea-validator');
  await page.getByLabel('Idea Title').fill('Crumb');
  await page.getByLabel('Problem Statement').fill('Bakeries in Leeds throw away a tenth of their bread');
  expect(models.questions).toHaveLength(0);
  await page.getByRole('button', { name: 'Validate Idea', exact: true }).click();
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(region('Strengths').getByRole('listitem').first()).toBeVisible();
  const scores = await region('Scores').innerText();
  const panel = region('Proposal for the report');
  await expect(panel.getByText('Proposal ready.')).toBeVisible();

  await panel.getByRole('button', { name: 'Use Strength 2' }).click();
  await expect(region('Strengths')).toContainText('One bakery is a partner.');
  await expect(region('Strengths')).toContainText('Written by gpt-test-mini, accepted by you.');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(region('Strengths')).not.toContainText('One bakery is a partner.');
  await panel.getByRole('button', { name: 'Use all' }).click();
  await panel.getByRole('button', { name: 'Use Threat 1' }).click();
  await expect(region('Threats').getByText('Bakers may not trust a list.')).toHaveCount(1);
  await expect(region('Next Steps')).toContainText('Count the waste of three bakeries for a week.');
  await expect(region('Riskiest assumptions')).toContainText('Owners follow the list.');
  expect(await region('Scores').innerText()).toBe(scores);

  await region('Threats')
    .getByRole('button', { name: /^Edit threat/ })
    .last()
    .click();
  await page.getByRole('textbox', { name: /^Text of threat/ }).fill('Bakers trust their nose.');
  await page.keyboard.press('Enter');
  await expect(region('Threats')).toContainText('Bakers trust their nose.');
  await region('Next Steps')
    .getByRole('button', { name: /^Remove step/ })
    .click();
  await expect(region('Next Steps')).not.toContainText('Count the waste');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(region('Next Steps')).toContainText('Count the waste');

  const words = [
    'Bakers trust their nose.',
    'Count the waste of three bakeries',
    'Set-up is quick.',
    'Written by gpt-test-mini, accepted by',
  ];
  const pdf = await saveBy(page, () => page.getByRole('button', { name: 'Download report' }).click());
  const inPdf = (await readPdf(pdf.bytes)).join(' ');
  const { text: inWord } = await readDocx((await saveAs(page, 'Word')).bytes);
  const { text: inText } = await saveAs(page, 'Text');
  for (const part of words) for (const file of [inPdf, inWord, inText]) expect(file).toContain(part);

  await page.getByRole('tab', { name: 'Riskiest Assumption' }).click();
  const quick = region('Set-up is quick.');
  await expect(quick).toContainText('Pass at 2 or less, fail at 8 or more: hours until the first list.');
  await expect(quick).toContainText('Written by gpt-test-mini, accepted by you.');
  await expect(quick).toContainText('Thresholds not locked yet.');

  expect(models.questions).toHaveLength(1);
  for (const part of ['Bakeries in Leeds', 'Name the strengths, weaknesses, opportunities and threats', 'DATA-1'])
    expect(models.questions[0]?.body).toContain(part);
});

test('a proposal belongs to its idea, and to open another asks for nothing', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply(reply);
  await openTool(page, '/idea-validator');
  await page.getByLabel('Idea Title').fill('Crumb');
  await page.getByLabel('Problem Statement').fill('Bakeries throw away bread');
  await page.getByRole('button', { name: 'Validate Idea', exact: true }).click();
  await expect(page.getByText('Proposal ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Validate Another Idea' }).click();
  await page.getByRole('button', { name: 'Load sample' }).click();
  // A sample of the same name.
  await expect(page.getByRole('heading', { level: 2, name: 'Crumb' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Proposal for the report' })).toContainText('Ask gpt-test-mini');
  expect(models.questions).toHaveLength(1);
});

test('to take back a new title asks for nothing', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply(reply);
  await openTool(page, '/idea-validator');
  await page.getByLabel('Idea Title').fill('Crumb');
  await page.getByLabel('Problem Statement').fill('Bakeries throw away bread');
  const validate = () => page.getByRole('button', { name: 'Validate Idea', exact: true }).click();
  await validate();
  await expect(page.getByText('Proposal ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit answers' }).click();
  await page.getByLabel('Idea Title').fill('Loaf');
  await validate();
  await expect(page.getByRole('heading', { level: 2, name: 'Loaf' })).toBeVisible();
  await expect.poll(() => models.questions.length).toBe(2);
  await expect(page.getByText('Proposal ready.')).toBeVisible();
  // The report, the title and the way to the form.
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Crumb' })).toBeVisible();
  await expect(page.getByText('Proposal ready.')).toBeVisible();
  expect(models.questions).toHaveLength(2);
});
