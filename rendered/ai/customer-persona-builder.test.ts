import { expect, openTool, rememberModel, test } from '../support/models';
import { saveBy } from '../support/test';

const person = (name: string, goal: string) => ({
  name,
  age: 41,
  occupation: 'Clinic owner',
  income: '',
  location: 'Graz',
  buyingRole: 'budget',
  bio: `${name} runs a clinic with four rooms.`,
  goals: [goal, 'Go home at six'],
  behaviors: ['Asks two colleagues first'],
  painPoints: ['Patients who do not come'],
  preferredChannels: ['The newsletter of the chamber'],
  job: ['When a patient cancels, I want to fill the hour, so that I have no gap.'],
  trigger: ['A receptionist leaves'],
  alternatives: ['A paper diary'],
});

test('people of a model are taken as examples, in place of ours', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply({
    personas: [
      person('Ana Berger', 'Fill every hour'),
      person('Ben Lutz', 'See the day at a glance'),
      person('Cleo Horn', 'Pay less rent'),
    ],
  });
  await openTool(page, '/customer-persona-builder');
  await page.getByLabel('Industry').fill('SaaS');
  await page.getByLabel('Target Market').fill('Small clinics in Austria');
  await page.getByRole('button', { name: 'Generate Personas' }).click();
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(3);
  const ours = await tabs.allInnerTexts();
  const panel = page.getByRole('region', { name: 'Proposal for the personas' });
  await expect(panel.getByText('Proposal ready.')).toBeVisible();

  await panel.getByRole('button', { name: 'Use Persona 2: Ben Lutz' }).click();
  const ben = page.getByRole('region', { name: 'Ben Lutz', exact: true });
  await expect(ben.getByRole('list', { name: 'Goals' })).toContainText('See the day at a glance Assumed');
  await expect(ben).toContainText('Example person - not research');
  await expect(ben).toContainText('Written by gpt-test-mini, accepted by you');
  await expect(tabs).toHaveText([ours[0] ?? '', 'Ben Lutz', ours[2] ?? '']);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(tabs).toHaveText(ours);

  await panel.getByRole('button', { name: 'Use all' }).click();
  await expect(tabs).toHaveText(['Ana Berger', 'Ben Lutz', 'Cleo Horn']);
  await expect(page.getByText('Template-based')).toHaveCount(0);
  // Taken, they are the user's: other examples of ours no longer take their place.
  await expect(page.getByRole('button', { name: 'Regenerate', exact: true }).first()).toBeDisabled();
  const { name, text } = await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
  expect(name).toBe('customer-personas.html');
  for (const words of ['Fill every hour', 'Pay less rent', 'Written by gpt-test-mini, accepted by you.', 'Example people - not research'])
    expect(text).toContain(words);
  // Styles say it of a grid.
  expect(text.replace(/<style>[^]*<\/style>/, '')).not.toContain('template');

  expect(models.questions).toHaveLength(1);
  expect(models.questions[0]?.body).toContain('Small clinics in Austria');
  expect(models.questions[0]?.body).toContain('Exactly 3 people');
});
