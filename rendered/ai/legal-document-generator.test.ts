import { readDocx } from '../../e2e/support/readers';
import { expect, openTool, rememberModel, test } from '../support/models';
import { saveAs, saveBy } from '../support/test';

const newRemedies = 'A leak can do harm that money does not repair. The Discloser may ask a court to stop it <b>at once</b>.';
const newReturn = 'When this Agreement ends, the Recipient gives everything back.';

test('clauses in a model’s words: beside ours, one by one, unchecked by a lawyer, in the files', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply({
    sections: [
      { title: 'Remedies', text: newRemedies },
      { title: 'Section: 7. Return and Destruction', text: newReturn },
      { title: 'Purpose', text: 'The parties may use it for anything.' },
      { title: 'Signatures', text: 'Nobody signs.' },
    ],
  });
  await openTool(page, '/legal-document-generator');
  await page.getByRole('button', { name: /^Non-Disclosure Agreement/ }).click();
  await page.getByLabel('Company Name', { exact: true }).fill('Acme Inc.');
  await page.getByLabel('Other Party', { exact: true }).fill('Borealis Ltd');
  await page.getByLabel('Purpose', { exact: true }).fill('a joint product');
  await page.getByLabel('Duration', { exact: true }).fill('2 years');
  await page.getByLabel('Location', { exact: true }).fill('Oregon');
  expect(models.questions).toHaveLength(0);
  await page.getByRole('button', { name: 'Generate Document', exact: true }).click();

  const paper = page.getByRole('article');
  await expect(paper).toContainText('any other remedy that the law provides');
  const panel = page.getByRole('region', { name: 'Proposal for the Non-Disclosure Agreement' });
  await expect(panel.getByText('Proposal ready.')).toBeVisible();
  // What defines a term, and the signatures, are nobody's to reword.
  await expect(panel.getByRole('button', { name: /^Use (?!all)/ })).toHaveCount(2);
  await expect(page.getByText('Reworded clauses have not been checked by a lawyer.')).toHaveCount(0);

  await panel.getByRole('button', { name: 'Use Remedies' }).click();
  await expect(paper).toContainText(newRemedies);
  await expect(paper).toContainText('Reworded by gpt-test-mini: clause 9. Reworded clauses have not been checked by a lawyer.');
  await expect(page.getByText('Template text, partly reworded')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(paper).toContainText('any other remedy that the law provides');
  await expect(paper).not.toContainText('gpt-test-mini');

  await panel.getByRole('button', { name: 'Use all' }).click();
  await expect(paper).toContainText(newReturn);
  await expect(page.getByText('2 sections in the words of gpt-test-mini, accepted by you.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'No longer said' })).toContainText(
    'Return and Destruction: Discloser, Confidential Information and 30 days',
  );
  const word = await readDocx((await saveAs(page, 'Word')).bytes);
  for (const part of [newRemedies, 'clauses 7 and 9', '(the "Purpose")', 'Informational template']) expect(word.text).toContain(part);
  const text = (await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click())).text;
  expect(text).toContain(newReturn);
  expect(text).toMatch(/Other Party: Borealis Ltd\s+Signature: _+/);
  await page.getByRole('button', { name: 'Back to our wording' }).click();
  await expect(paper).not.toContainText(newReturn);

  expect(models.questions).toHaveLength(1);
  const body = models.questions[0]?.body ?? '';
  for (const part of ['Borealis Ltd', 'a joint product', 'Section: Remedies', 'Keep every right, duty, number, date'])
    expect(body).toContain(part);
  expect(body).not.toContain('Section: Purpose');

  // Another document is another request.
  await page.getByRole('button', { name: 'New Document' }).click();
  await page.getByRole('button', { name: /^Non-Disclosure Agreement/ }).click();
  await page.getByLabel('Company Name', { exact: true }).fill('Cedar Co');
  await page.getByRole('button', { name: 'Generate Document', exact: true }).click();
  await expect.poll(() => models.questions.length).toBe(2);
  expect(models.questions[1]?.body).toContain('Cedar Co');
  await expect(paper).toContainText('any other remedy that the law provides');
});
