import { readDocx } from '../../e2e/support/readers';
import { expect, openTool, rememberModel, test } from '../support/models';
import { saveAs } from '../support/test';

const sentence = 'The roastery on Front Street will hold two drums and a counter where neighbors can taste each batch. ';
const quote = 'People asked for beans that were roasted this week.';
const printed = '“People asked for beans that were roasted this week,” said Ana Reyes, founder of Blue River Coffee.';
const reply = {
  sections: [
    {
      title: 'News',
      text: `${sentence.repeat(12)}\n“People wanted beans that were roasted this week,” Reyes said.\n${sentence.repeat(11)}`,
    },
    { title: 'About the company', text: 'Blue River Coffee has roasted <b>coffee</b> in Portland since 2014.' },
    { title: 'Media Contact', text: 'Call somebody else.' },
  ],
};

test('a release in a model’s words: long enough, the quote and the contact untouched', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply(reply);
  await openTool(page, '/press-release-generator');
  for (const [label, text] of Object.entries({
    'Company Name': 'Blue River Coffee',
    Location: 'Portland, Oregon',
    'Main Announcement': 'Blue River Coffee will open a second roastery on Tuesday.',
    Quote: quote,
    'Quoted Person': 'Ana Reyes',
    "Quoted Person's Title": 'founder',
    'Contact Name': 'Theo Marsh',
    'Contact E-mail': 'press@blueriver.example',
    'Contact Phone': '555-0142',
  }))
    await page.getByLabel(label, { exact: true }).fill(text);
  expect(models.questions).toHaveLength(0);
  await page.getByRole('button', { name: 'Generate Press Release', exact: true }).click();

  const release = page.getByRole('article', { name: 'Press Release' });
  const result = page.getByRole('region', { name: 'Generated Press Release' });
  await expect(release).toContainText('will open a second roastery on Tuesday');
  await expect(result.getByText('News first', { exact: true })).toBeVisible();
  await expect(result.getByText(/^The release has \d+ words\. Editors like/)).toBeVisible();
  const panel = page.getByRole('region', { name: 'Proposal for the release' });
  await expect(panel.getByText('Proposal ready.')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Use (?!all)/ })).toHaveCount(2);
  await expect(panel).toContainText(printed);

  await panel.getByRole('button', { name: 'Use About Blue River Coffee' }).click();
  await expect(release).toContainText('Blue River Coffee has roasted <b>coffee</b> in Portland since 2014.');
  await expect(result.getByText('News first, partly worded by gpt-test-mini')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(release).not.toContainText('since 2014');
  await expect(result.getByText('News first', { exact: true })).toBeVisible();

  await panel.getByRole('button', { name: 'Use all' }).click();
  // 23 sentences of 18 words, 10 of the portrait, 18 of the quote and 15 of headline, dateline and the name above the portrait.
  const words = Number(/(\d+) words; aim for 300 to 500/.exec((await result.textContent()) ?? '')?.[1]);
  expect(words).toBeGreaterThanOrEqual(300);
  expect(words).toBeLessThanOrEqual(500);
  await expect(result.getByText(/Editors like/)).toHaveCount(0);
  await expect(result.getByText('News first, partly worded by gpt-test-mini')).toBeVisible();
  await expect(release).toContainText('PORTLAND, Ore., ');
  await expect(release).toContainText(printed);
  await expect(release).not.toContainText('People wanted');
  await expect(release).toContainText('555-0142');
  await expect(release).not.toContainText('Call somebody else');

  const word = await readDocx((await saveAs(page, 'Word')).bytes);
  for (const part of [sentence.trim(), printed, 'since 2014', 'press@blueriver.example']) expect(word.text).toContain(part);
  expect((await saveAs(page, 'Text')).text).toContain(printed);

  const body = models.questions[0]?.body ?? '';
  for (const part of ['400 to 600 words in all', 'will open a second roastery', 'Section: News']) expect(body).toContain(part);
  expect(body).not.toContain('555-0142');

  // Making it anew asks anew, gives up the taken words, and offers the way back; another page of the result asks for nothing.
  await page.getByRole('tab', { name: 'E-mail pitch' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Regenerate', exact: true }).click();
  await expect.poll(() => models.questions.length).toBe(2);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('tab', { name: 'Release', exact: true }).click();
  await expect(result.getByText('News first, partly worded by gpt-test-mini')).toBeVisible();
  await page.getByRole('button', { name: 'Back to our wording' }).click();
  await expect(release).toContainText('will open a second roastery on Tuesday');

  // Another company's release does not meet this proposal.
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(panel.getByText('This was written for another company.').first()).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Use/ })).toHaveCount(0);
  expect(models.questions).toHaveLength(2);
});
