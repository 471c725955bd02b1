import { expect, openTool, rememberModel, test } from '../support/models';
import { readDocx } from '../../e2e/support/readers';
import { saveAs } from '../support/test';

const reply = {
  elevator: 'Empty hours cost a clinic its rent. Harbor Booking fills them.',
  detailed: 'A patient cancels at nine.\n\nHarbor Booking offers the hour to the next one on the list.',
  email: {
    subject: 'The empty hours at {{company}}',
    body: 'Hi {{first_name}},\n\nMay I show you the waiting list in [month]?\n\n{{sender_name}}',
  },
  objections: [
    {
      objection: 'It’s too expensive',
      acknowledge: 'It is money.',
      ask: 'Next to what?',
      answer: 'Next to two empty hours.',
      confirm: 'Does that help?',
    },
  ],
};

test('texts of a model are taken one by one, are put back, and go into the file', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply(reply);
  await openTool(page, '/sales-pitch-generator');
  await page.getByLabel('Product Name').fill('Harbor Booking');
  await page.getByLabel('Target Audience').fill('Independent physiotherapy clinics');
  await page.getByRole('button', { name: 'Generate Pitch' }).click();
  const elevator = page.getByRole('region', { name: 'Elevator Pitch', exact: true });
  await expect(elevator).toContainText('Harbor Booking');
  const panel = page.getByRole('region', { name: 'Proposal for the texts' });
  await expect(panel.getByText('Proposal ready.')).toBeVisible();

  await panel.getByRole('button', { name: 'Use Elevator Pitch' }).click();
  await expect(elevator).toContainText(reply.elevator);
  await expect(elevator).toContainText('Written by gpt-test-mini, accepted by you');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(elevator).not.toContainText(reply.elevator);

  await panel.getByRole('button', { name: 'Use all' }).click();
  const email = page.getByRole('region', { name: 'Sales Email', exact: true });
  await expect(email).toContainText('Merge fields: {{company}}, {{first_name}}, {{month}} and {{sender_name}}');
  const answers = page.getByRole('region', { name: 'Objection Answers' });
  await expect(answers).toContainText('Next to two empty hours.');
  await page.getByRole('button', { name: 'Put back Detailed Pitch' }).click();
  await expect(
    page.getByText('Elevator Pitch, Sales Email and 1 objection answer: written by gpt-test-mini, accepted by you.'),
  ).toBeVisible();

  // Typed over, it is the user's own.
  await page.getByRole('button', { name: 'Edit Elevator Pitch' }).click();
  await elevator.getByRole('textbox').fill('My own words.');
  await expect(elevator).toContainText('Edited');
  const { bytes } = await saveAs(page, 'Word');
  const { text } = await readDocx(bytes);
  for (const words of ['My own words.', 'The empty hours at {{company}}', 'Next to two empty hours.']) expect(text).toContain(words);
  expect(text).toContain(
    'Sales Email and 1 objection answer: written by gpt-test-mini, accepted by you. Everything else is template-based.',
  );
  expect(text).not.toContain('A patient cancels at nine.');

  expect(models.questions).toHaveLength(1);
  expect(models.questions[0]?.body).toContain('Independent physiotherapy clinics');
  expect(models.questions[0]?.body).toContain('objections: exactly 4');
});
