import { readDocx } from '../../e2e/support/readers';
import { expect, openTool, rememberModel, test } from '../support/models';
import { saveAs, saveBy } from '../support/test';

const summary = 'You will keep the till of a small roastery running, as our coding ninja for [number of shops] shops.';
const duties = ['Keep orders moving from click to cup', 'Write the tests before the code'];

test('sections in a model’s words: lines like any other, checked like any other, in the files', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply({
    sections: [
      { title: 'Summary', text: summary },
      { title: 'Responsibilities', text: duties.map((duty) => `- ${duty}`).join('\n') },
      { title: 'Equal Opportunity', text: 'Anything goes.' },
    ],
  });
  await openTool(page, '/job-description-generator');
  await page.getByLabel('Job Title', { exact: true }).fill('Backend Engineer');
  await page.getByLabel('Company', { exact: true }).fill('Blue River Coffee');
  await page.getByLabel('Salary Range', { exact: true }).fill('$100k - $120k');
  await page.getByRole('button', { name: 'Generate Job Description', exact: true }).click();

  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part('Summary')).toContainText('Blue River Coffee is looking for a Backend Engineer');
  const panel = part('Proposal for the description');
  await expect(panel.getByText('Proposal ready.')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Use (?!all)/ })).toHaveCount(2);

  await panel.getByRole('button', { name: 'Use Summary' }).click();
  await expect(part('Summary')).toContainText(summary);
  await expect(page.getByText('Put into the description; 1 flagged word, see Words')).toBeVisible();
  await expect(part('Words')).toContainText('“coding ninja”');
  await expect(page.getByText(/^Still open: .*\[number of shops\]/)).toBeVisible();
  await expect(page.getByText('Suggested text, partly by gpt-test-mini').first()).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(part('Summary')).toContainText('is looking for a Backend Engineer');
  await expect(part('Words')).toContainText('No flagged words.');

  await panel.getByRole('button', { name: 'Use all' }).click();
  await expect(part('Responsibilities').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Summary and Responsibilities: written by gpt-test-mini, accepted by you.')).toBeVisible();
  const word = await readDocx((await saveAs(page, 'Word')).bytes);
  for (const text of [summary, ...duties, '$100k - $120k', 'partly by gpt-test-mini']) expect(word.text).toContain(text);
  const plain = (await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click())).text;
  for (const text of duties) expect(plain).toContain(text);

  expect(models.questions).toHaveLength(1);
  const body = models.questions[0]?.body ?? '';
  for (const text of ['Blue River Coffee', '5 to 8 responsibilities', 'at most 7 required', 'Section: Preferred Qualifications'])
    expect(body).toContain(text);
  expect(body).not.toContain('Section: Equal Opportunity');
});
