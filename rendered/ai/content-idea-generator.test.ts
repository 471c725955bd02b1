import { readCsv } from '../../e2e/support/csv';
import { expect, openTool, rememberModel, test } from '../support/models';
import { saveAs } from '../support/test';

const idea = (title: string, platform: string, contentType: string) => ({
  title,
  description: `How to make it: ${title}`,
  platform,
  contentType,
  hashtags: ['#Sourdough', 'Bakery', 'Rye'],
  pillar: 'people',
});
const reply = {
  ideas: [
    idea('Before the sun is up', 'instagram', 'Reel'),
    idea('Which crust are you', 'twitter', 'Poll'),
    idea('No such form', 'twitter', 'Reel'),
  ],
};

test('a model’s ideas become ordinary ideas once they are used, up to the calendar', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply(reply);
  await openTool(page, '/content-idea-generator');
  await page.getByLabel('Industry/Business Type').fill('Bakery');
  await page.getByLabel('Target Audience').fill('busy parents');
  await page.getByRole('button', { name: 'Generate Content Ideas' }).click();
  const cards = page.getByRole('list', { name: 'Content ideas', exact: true }).locator(':scope > li');
  await expect(cards).toHaveCount(15);

  const panel = page.getByRole('region', { name: 'Proposal for content ideas' });
  await expect(panel.getByText('Proposal ready.')).toBeVisible();
  await expect(panel.getByText('No such form')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Use Which crust are you' }).click();
  await expect(cards).toHaveCount(16);
  await expect(cards.first()).toContainText('Written by gpt-test-mini, accepted by you.');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(cards).toHaveCount(15);
  await panel.getByRole('button', { name: 'Use all' }).click();
  await expect(cards).toHaveCount(17);
  await panel.getByRole('button', { name: 'Use Which crust are you' }).click();
  await expect(cards).toHaveCount(17);

  await page.getByRole('button', { name: 'Edit Before the sun is up' }).click();
  await page.getByRole('form', { name: 'Edit idea' }).getByLabel('Title').fill('Before sunrise');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const rows = readCsv((await saveAs(page, 'CSV')).text);
  expect(rows).toHaveLength(18);
  expect(rows[1]).toEqual([
    'Before sunrise',
    'How to make it: Before the sun is up',
    'Instagram',
    'Reel',
    '#Sourdough #Bakery #Rye',
    'Behind the scenes',
    'No',
    'Written by gpt-test-mini, accepted by you',
  ]);
  expect(rows[3]?.at(-1)).toBe('Template-based, made on your device');
  await cards.first().getByRole('button', { name: 'Add to calendar' }).click();
  await page.getByRole('dialog').getByLabel('Date').fill('2027-03-04');
  await page.getByRole('dialog').getByRole('button', { name: 'Add to calendar' }).click();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByText('Before sunrise').first()).toBeVisible();

  expect(models.questions).toHaveLength(1);
  const { body } = models.questions[0] ?? { body: '' };
  expect(body).toContain('industry: Bakery');
  expect(body).toContain('audience: busy parents');
  expect(body).toContain('Suggest 15 ideas.');
  expect(body).toContain('3 to 5 hashtags');
  expect(body).toContain('- instagram: Carousel, Reel, Story, Photo');
});
