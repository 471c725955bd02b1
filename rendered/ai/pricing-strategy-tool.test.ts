import { expect, openTool, rememberModel, test } from '../support/models';
import { readDocx, readPdf } from '../../e2e/support/readers';
import { saveAs, saveBy } from '../support/test';

const reply = {
  strategies: [
    {
      name: 'Box by box',
      description: 'One price for each box, no plan to cancel.',
      why: 'Families skip weeks.',
      risk: 'Demand swings from week to week.',
      firstStep: 'Offer it to ten families.',
    },
    {
      name: 'Season pass',
      description: 'Twelve boxes paid at once.',
      why: 'It is cheaper for regulars.',
      risk: '',
      firstStep: '<b>Ask</b> your regulars.',
    },
  ],
};

test('strategies of a model stand beside ours once they are taken over', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply(reply);
  await openTool(page, '/pricing-strategy-tool');
  await page.getByLabel('Product/Service Type').fill('Meal kits');
  await page.getByLabel('Industry').fill('Food');
  await page.getByLabel('Target Market').fill('Young families in Leeds');
  expect(models.questions).toHaveLength(0);
  await page.getByRole('button', { name: 'Generate Pricing Strategies' }).click();
  await expect(page.getByRole('heading', { name: 'Value-Based' })).toBeVisible();
  const panel = page.getByRole('region', { name: 'Proposal for the pricing of Meal kits' });
  await expect(panel.getByText('Proposal ready.')).toBeVisible();

  const taken = page.getByRole('region', { name: 'Strategies you took over' });
  await panel.getByRole('button', { name: 'Use Strategy 1: Box by box' }).click();
  await expect(taken.getByRole('listitem')).toHaveCount(1);
  await expect(taken).toContainText('Written by gpt-test-mini, accepted by you.');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(taken).toHaveCount(0);
  await panel.getByRole('button', { name: 'Use all' }).click();
  await panel.getByRole('button', { name: 'Use Strategy 1: Box by box' }).click();
  await expect(taken.getByRole('listitem')).toHaveCount(2);
  await expect(taken).toContainText('<b>Ask</b> your regulars.');

  await taken.getByRole('button', { name: 'Edit Season pass' }).click();
  await taken.getByLabel('Risk').fill('Some may want their money back.');
  await taken.getByRole('button', { name: 'Done' }).click();
  await expect(taken.getByRole('button', { name: 'Edit Season pass' })).toBeFocused();
  await taken.getByRole('button', { name: 'Remove Box by box' }).click();
  await expect(taken.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(taken.getByRole('listitem')).toHaveCount(2);

  const words = [
    'Box by box',
    'Offer it to ten families.',
    'Some may want their money back.',
    'Written by gpt-test-mini, accepted by you.',
  ];
  const pdf = await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
  const inPdf = (await readPdf(pdf.bytes)).join(' ');
  const { text: inWord } = await readDocx((await saveAs(page, 'Word')).bytes);
  const { text: inText } = await saveAs(page, 'Text');
  for (const part of words) for (const file of [inPdf, inWord, inText]) expect(file).toContain(part);

  expect(models.questions).toHaveLength(1);
  for (const part of ['Young families in Leeds', 'Three to five', 'DATA-1']) expect(models.questions[0]?.body).toContain(part);
});

test('a proposal belongs to its product, and a sample asks for nothing', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply(reply);
  await openTool(page, '/pricing-strategy-tool');
  await page.getByLabel('Product/Service Type').fill('Meal kits');
  await page.getByLabel('Industry').fill('Food');
  const generate = () => page.getByRole('button', { name: 'Generate Pricing Strategies' }).click();
  await generate();
  await page.getByRole('button', { name: 'Use all' }).click();
  await page.getByRole('button', { name: 'Analyze Different Product' }).click();
  await page.getByLabel('Product/Service Type').fill('Soup');
  await generate();
  await expect(page.getByRole('region', { name: 'Strategies you took over' })).toContainText('It was written for Meal kits.');
  await expect(page.getByRole('region', { name: 'Proposal for the pricing of Soup' }).getByText('Proposal ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Analyze Different Product' }).click();
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByRole('region', { name: 'Proposal for the pricing of Booking software' })).toContainText('Ask gpt-test-mini');
  expect(models.questions).toHaveLength(2);
});
