import type { Page } from '../support/test';
import { expect, openTool, rememberModel, test } from '../support/models';
import { readPptx } from '../../e2e/support/readers';
import { saveAs, saveBy } from '../support/test';

const reply = {
  slides: [
    { type: 'title', title: 'Luigi & Sons', points: ['Lunch in ten minutes'], notes: 'Say who you are.' },
    {
      type: 'problem',
      title: 'Lunch eats the break',
      points: ['The queue takes half of it', '<b>Diets</b> are left out'],
      notes: 'Ask who queued.',
    },
    { type: 'team', title: 'Two cooks', points: ['[names of the founders]'], notes: 'Say why you.' },
  ],
};

const stage = (page: Page) => page.getByRole('group', { name: /^Slide \d+ of \d+/ });

test('slides of a model stand beside ours, and are taken one by one or all at once', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply(reply);
  await openTool(page, '/pitch-deck-generator');
  await page.getByLabel('Company Name').fill('Luigi & Sons');
  await page.getByLabel('Industry').fill('Restaurants');
  await page.getByLabel('Problem').fill('Lunch takes too long');
  await page.getByRole('button', { name: 'Generate Pitch Deck' }).click();
  await expect(stage(page)).toBeVisible();
  const panel = page.getByRole('region', { name: 'Proposal for the slides' });
  await expect(panel.getByText('Proposal ready.')).toBeVisible();

  await panel.getByRole('button', { name: 'Use Slide 2: Problem' }).click();
  await expect(stage(page)).toHaveAccessibleName('Slide 2 of 10: Lunch eats the break');
  await expect(stage(page)).toContainText('<b>Diets</b> are left out');
  await expect(page.getByText('Written by gpt-test-mini, accepted by you', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Speaker Notes')).toHaveValue('Ask who queued.');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(stage(page)).toHaveAccessibleName('Slide 2 of 10: The Problem');
  await expect(stage(page)).toContainText('Lunch takes too long');

  await page.getByRole('button', { name: 'Add slide' }).click();
  await panel.getByRole('button', { name: 'Use all' }).click();
  await expect(page.getByText('3 slides written by gpt-test-mini, accepted by you')).toBeVisible();
  const { bytes } = await saveAs(page, 'PowerPoint');
  const slides = readPptx(bytes);
  expect(slides).toHaveLength(11);
  expect(slides.join('\n')).toContain('The queue takes half of it');
  expect(slides.join('\n')).toContain('[replace: names of the founders]');
  expect(slides.join('\n')).toContain('New slide');
  const html = await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
  expect(html.text).toContain('Ask who queued.');
  expect(html.text).not.toContain('<b>Diets');

  expect(models.questions).toHaveLength(1);
  expect(models.questions[0]?.body).toContain('Lunch takes too long');
  expect(models.questions[0]?.body).toContain('exactly 10 slides');
});
