import { canary, expect, fillSwot, generate, listen, panelOf, rememberModel, swotReply as reply, test, type Page } from '../support/models';

/** A try that fails: what the panel says, with everything of ours in place and one line in the log. */
async function expectFailure(page: Page, logged: string[], sentence: string | RegExp) {
  const panel = panelOf(page);
  const alert = panel.getByRole('alert');
  await expect(alert).toContainText(sentence);
  await expect(alert).toContainText('Failed to generate content. Please try again.');
  await expect(page.getByRole('heading', { name: /^Strengths/ })).toBeVisible();
  await expect(panel.getByRole('button', { name: /Try again/ })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Regenerate suggestions' })).toBeEnabled();
  expect(logged).toEqual([expect.stringMatching(/^Failed to generate content\. Please try again\. [\w -]+$/)]);
  logged.length = 0;
  return alert;
}

const tryAgain = (page: Page) =>
  panelOf(page)
    .getByRole('button', { name: /Try again/ })
    .click();

test('every failure is named for what it is, and the next try works', async ({ page, models }) => {
  const logged = listen(page);
  await rememberModel(page, models);
  // A refused key, without the key.
  const message = `Incorrect API key provided: ${canary}.`;
  models.plans = [{ status: 401, body: JSON.stringify({ error: { message, type: 'invalid_request_error' } }) }];
  await fillSwot(page);
  await generate(page);
  const alert = await expectFailure(page, logged, 'OpenAI refused the key.');
  await expect(alert).toContainText('401 Unauthorized: Incorrect API key provided: [key].');
  await expect(page.locator('body')).not.toContainText(canary);
  expect(models.questions).toHaveLength(1);
  // A limit.
  models.plans = [{ status: 429, headers: { 'Retry-After': '30' }, body: JSON.stringify({ error: { message: 'Slow down.' } }) }];
  await tryAgain(page);
  await expectFailure(page, logged, 'You’ve reached a limit on your account at OpenAI.');
  expect(models.questions).toHaveLength(2);
  // A fault of the service.
  models.plans = [{ status: 503, body: 'upstream down' }];
  await tryAgain(page);
  await expectFailure(page, logged, 'OpenAI has a problem of its own.');
  expect(models.questions).toHaveLength(3);
  // A reply that is no reply.
  models.plans = [{ body: 'data: {"choices": [oops\n\n' }];
  await tryAgain(page);
  await expectFailure(page, logged, 'Failed to parse stream');
  // A stream that breaks off gives what had come.
  models.plans = [];
  models.reply(reply, { end: 'cut', pauseMs: 50 });
  const [plan] = models.plans;
  models.plans = [{ ...plan, pieces: plan?.pieces?.slice(0, -1) ?? [] }];
  await tryAgain(page);
  await expectFailure(page, logged, /was cut off/);
  await expect(panelOf(page).getByText('Regulars come back')).toBeVisible();
  // Whole, though its end was never said: what fits is used.
  models.plans = plan ? [plan] : [];
  await tryAgain(page);
  await expect(panelOf(page).getByText('Proposal ready.')).toBeVisible();
  expect(logged).toEqual([]);
});

test('a reply in the wrong form is asked for once more, and only once', async ({ page, models }) => {
  const logged = listen(page);
  await rememberModel(page, models);
  models.reply('Here you are: { "strengths": "many" }');
  models.reply(`\`\`\`json\n${JSON.stringify(reply)}\n\`\`\``);
  await fillSwot(page);
  await generate(page);
  await expect(panelOf(page).getByText('Proposal ready.')).toBeVisible();
  await expect(panelOf(page).getByText(/246 tokens/)).toBeVisible();
  expect(models.questions).toHaveLength(2);
  expect(models.questions[1]?.body).toContain('did not fit the JSON Schema');
  models.plans = [];
  models.reply('I would rather talk about the weather.');
  await panelOf(page)
    .getByRole('button', { name: /Regenerate/ })
    .click();
  await expect(panelOf(page).getByRole('alert')).toContainText('Error parsing JSON response');
  await expect(panelOf(page).getByText('I would rather talk about the weather.')).toBeVisible();
  expect(models.questions).toHaveLength(4);
  expect(logged).toEqual([expect.stringMatching(/^Failed to generate content/)]);
});

test('a blocked prompt and a blocked reply are told apart', async ({ page, models }) => {
  const logged = listen(page);
  await rememberModel(page, models, 'google');
  models.plans = [{ body: JSON.stringify({ promptFeedback: { blockReason: 'SAFETY', blockReasonMessage: 'Not this.' } }) }];
  await fillSwot(page);
  await generate(page);
  const alert = await expectFailure(page, logged, 'Response was blocked');
  await expect(alert).toContainText('Response was blocked due to SAFETY: Not this.');
  models.plans = [{ body: JSON.stringify({ candidates: [{ finishReason: 'RECITATION' }] }) }];
  await tryAgain(page);
  await expect(alert).toContainText('Candidate was blocked due to RECITATION');
  expect(logged).toEqual([expect.stringMatching(/^Failed to generate content/)]);
});
