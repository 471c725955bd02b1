import type { Page } from '@playwright/test';
import { expect, openTool, rememberModel, test } from '../support/models';
import { fitsWidth } from '../support/test';

const phone = { width: 390, height: 844 };
const fillIn = async (page: Page, answers: Record<string, string>) => {
  for (const [label, text] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(text);
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a proposal for an exhibit of a contract fits a phone', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply({ text: 'Each bag costs ten dollars.' });
  await openTool(page, '/contract-generator');
  await page.getByLabel('Contract Type').selectOption('service');
  await page.getByRole('tab', { name: 'Exhibits' }).click();
  await button(page, 'Add exhibit').click();
  await fillIn(page, { 'Exhibit Title': 'Prices', 'Exhibit Text': 'Ten dollars a bag' });
  await button(page, 'Improve exhibit 1, Prices with gpt-test-mini').click();
  await button(page, 'Use New wording for exhibit 1, Prices').click();
  await expect(page.getByLabel('Exhibit Text')).toHaveValue('Each bag costs ten dollars.');
  await page.setViewportSize(phone);
  expect(await fitsWidth(page)).toBe(true);
});

test('a proposal for a job description fits a phone', async ({ page, models }) => {
  await rememberModel(page, models);
  const summary = 'You will keep the till of a small roastery running, as our coding ninja for [number of shops] shops.';
  const duties = '- Keep orders moving from click to cup\n- Write the tests before the code';
  models.reply({
    sections: [
      { title: 'Summary', text: summary },
      { title: 'Responsibilities', text: duties },
    ],
  });
  await openTool(page, '/job-description-generator');
  await fillIn(page, { 'Job Title': 'Backend Engineer', Company: 'Blue River Coffee', 'Salary Range': '$100k - $120k' });
  await button(page, 'Generate Job Description').click();
  const panel = page.getByRole('region', { name: 'Proposal for the description' });
  await expect(panel.getByText('Proposal ready.')).toBeVisible();
  await panel.getByRole('button', { name: 'Use all' }).click();
  await expect(page.getByText('Summary and Responsibilities: written by gpt-test-mini, accepted by you.')).toBeVisible();
  await page.setViewportSize(phone);
  expect(await fitsWidth(page)).toBe(true);
});

test('a proposal for a legal document fits a phone', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply({
    sections: [
      {
        title: 'Remedies',
        text: 'A leak can do harm that money does not repair. The Discloser may ask a court to stop it <b>at once</b>.',
      },
      { title: 'Section: 7. Return and Destruction', text: 'When this Agreement ends, the Recipient gives everything back.' },
    ],
  });
  await openTool(page, '/legal-document-generator');
  await page.getByRole('button', { name: /^Non-Disclosure Agreement/ }).click();
  await fillIn(page, { 'Company Name': 'Cedar Co' });
  await button(page, 'Generate Document').click();
  await page.setViewportSize(phone);
  const panel = page.getByRole('region', { name: 'Proposal for the Non-Disclosure Agreement' });
  await expect(panel.getByText('Proposal ready.')).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
});

test('a proposal for a press release, and one for another company’s, fit a phone', async ({ page, models }) => {
  await rememberModel(page, models);
  const sentence = 'The roastery on Front Street will hold two drums and a counter where neighbors can taste each batch. ';
  models.reply({
    sections: [
      { title: 'News', text: sentence.repeat(23) },
      { title: 'About the company', text: 'Blue River Coffee has roasted <b>coffee</b> in Portland since 2014.' },
    ],
  });
  await openTool(page, '/press-release-generator');
  await fillIn(page, {
    'Company Name': 'Blue River Coffee',
    Location: 'Portland, Oregon',
    'Main Announcement': 'Blue River Coffee will open a second roastery on Tuesday.',
    'Contact Name': 'Theo Marsh',
    'Contact E-mail': 'press@blueriver.example',
  });
  await button(page, 'Generate Press Release').click();
  const panel = page.getByRole('region', { name: 'Proposal for the release' });
  await expect(panel.getByText('Proposal ready.')).toBeVisible();
  await page.setViewportSize(phone);
  expect(await fitsWidth(page)).toBe(true);
  await button(page, 'Load sample').click();
  await expect(panel.getByText('This was written for another company.').first()).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
});
