import { expect, saveBy, test, type Locator, type Page } from './support/test';

/** The business model canvas as a person finds their way on it. */
const titles = [
  'Key Partners',
  'Key Activities',
  'Key Resources',
  'Value Propositions',
  'Customer Relationships',
  'Channels',
  'Customer Segments',
  'Cost Structure',
  'Revenue Streams',
];
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const show = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const box = (page: Page, title: string) => page.getByRole('textbox', { name: title, exact: true });
const notes = (page: Page, title: string) => page.getByRole('list', { name: title, exact: true }).getByRole('listitem');
const note = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const takeBack = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
/** To the letter, line by line. */
const expectText = (field: Locator, text: string) => expect.poll(() => field.inputValue()).toBe(text);

async function write(page: Page, lines: Record<string, string>) {
  await show(page, 'Text');
  for (const [title, text] of Object.entries(lines)) await box(page, title).fill(text);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/business-model-canvas');
});

test('nine empty boxes with titles of their own; what is typed stays', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Business Model Canvas' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(9);
  for (const title of titles) await expect(box(page, title)).toHaveValue('');

  const text = 'Farmers\n\n  Bakers  \n';
  await box(page, 'Key Partners').fill(text);
  await show(page, 'Notes');
  await expect(notes(page, 'Key Partners')).toHaveCount(2);
  await show(page, 'Lean Canvas');
  await show(page, 'Text');
  await expect(page.getByRole('textbox')).toHaveCount(9);
  await show(page, 'Business Model Canvas');
  await expectText(box(page, 'Key Partners'), text);
});

test('loads the sample, clears, asks only for what was typed, and takes it back', async ({ page }) => {
  await press(page, 'Load Sample');
  for (const title of titles) await expect(box(page, title)).not.toHaveValue('');
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  const file = await saveBy(page, () => press(page, 'Download'));
  expect(file.name).toBe('sample-second-slice-business-model-canvas.txt');
  expect(file.text).toContain('Sample content');
  for (const title of titles) expect(file.text).toContain(`${title}\n---`);

  await press(page, 'Clear All');
  for (const title of titles) await expect(box(page, title)).toHaveValue('');
  await takeBack(page);
  await expect(box(page, 'Channels')).not.toHaveValue('');

  await box(page, 'Channels').fill('My own channel');
  await press(page, 'Clear All');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(box(page, 'Channels')).toHaveValue('My own channel');
  await press(page, 'Clear All');
  await dialog.getByRole('button', { name: 'Clear all boxes' }).click();
  await expect(box(page, 'Channels')).toHaveValue('');
  await takeBack(page);
  await expect(box(page, 'Channels')).toHaveValue('My own channel');
  await press(page, 'Load Sample');
  await dialog.getByRole('button', { name: 'Replace with sample' }).click();
  await expect(box(page, 'Channels')).not.toHaveValue('My own channel');
  await takeBack(page);
  await expect(box(page, 'Channels')).toHaveValue('My own channel');
});

test('notes are added, edited, coloured, tagged and deleted; tags survive the text view', async ({ page }) => {
  await show(page, 'Notes');
  const add = page.getByLabel('Add to Channels');
  await add.fill('Web shop');
  await add.press('Enter');
  await add.fill('Fairs');
  await add.press('Enter');
  await expect(notes(page, 'Channels')).toHaveCount(2);

  await note(page, 'Fairs').click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Trade fairs');
  await page.getByRole('radio', { name: 'Pink' }).check();
  await page.getByLabel('Confidence').selectOption('Guess');
  await page.getByLabel('Experiment').fill('Two stands in May');
  await press(page, 'Done');
  await expect(note(page, 'Trade fairs')).toBeFocused();
  await expect(note(page, 'Trade fairs')).toContainText('Guess');
  await expect(note(page, 'Trade fairs')).toContainText('Two stands in May');

  await note(page, 'Web shop').click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Thrown away');
  await page.keyboard.press('Escape');
  await expect(note(page, 'Web shop')).toBeVisible();

  await show(page, 'Text');
  await expectText(box(page, 'Channels'), 'Web shop\nTrade fairs');
  await box(page, 'Channels').fill('Own shop\n\nNewsletter\nTrade fairs');
  await show(page, 'Notes');
  await expect(notes(page, 'Channels')).toHaveCount(3);
  await expect(note(page, 'Trade fairs')).toContainText('Guess');
  await expect(note(page, 'Newsletter')).not.toContainText('Guess');

  await note(page, 'Trade fairs').focus();
  await page.keyboard.press('Delete');
  await expect(notes(page, 'Channels')).toHaveCount(2);
  await takeBack(page);
  await expect(note(page, 'Trade fairs')).toContainText('Two stands in May');
});

test('three canvases share what means the same and keep the rest', async ({ page }) => {
  await write(page, { 'Value Propositions': 'Half the price', 'Key Partners': 'Bakers' });
  await show(page, 'Lean Canvas');
  await expect(box(page, 'Unique Value Proposition')).toHaveValue('Half the price');
  await expect(page.getByText('There are more notes on the Business Model Canvas (Key Partners 1).')).toBeVisible();
  await box(page, 'Problem').fill('Bread is dear');
  await box(page, 'Solution').fill('Evening box');
  await show(page, 'Value Proposition Canvas');
  for (const title of ['Products & Services', 'Gain Creators', 'Pain Relievers', 'Gains', 'Pains', 'Customer Jobs'])
    await expect(box(page, title)).toBeVisible();
  await expect(box(page, 'Pains')).toHaveValue('Bread is dear');
  await expect(box(page, 'Products & Services')).toHaveValue('Evening box');
  await expect(box(page, 'Value Propositions')).toHaveValue('Half the price');
  await page.getByText('How the three canvases share notes').click();
  await expect(page.getByRole('row', { name: '— Problem Pains' })).toBeVisible();
  await show(page, 'Business Model Canvas');
  await expect(box(page, 'Key Partners')).toHaveValue('Bakers');
});

test('versions are named, compared and restored', async ({ page }) => {
  await write(page, { Channels: 'Web\nFairs', 'Cost Structure': 'Rent' });
  await show(page, 'Versions');
  await press(page, 'Keep this version');
  await expect(page.getByText('Give the version a name.')).toBeVisible();
  await page.getByLabel('Version name').fill('Before the interviews');
  await press(page, 'Keep this version');
  await expect(page.getByText('They say the same thing.')).toBeVisible();

  await write(page, { Channels: 'Web shop\nRadio' });
  await show(page, 'Versions');
  const difference = page.getByRole('region', { name: 'What is different' });
  await expect(difference).toContainText('Channels');
  await expect(difference).toContainText('Web shop; was “Web”');
  await expect(difference).toContainText('Added: Radio');
  await expect(difference).toContainText('Removed: Fairs');

  await press(page, 'Go back to it');
  await show(page, 'Text');
  await expectText(box(page, 'Channels'), 'Web\nFairs');
  await takeBack(page);
  await expectText(box(page, 'Channels'), 'Web shop\nRadio');
});

test('guide questions open by block and all at once', async ({ page }) => {
  await page.getByRole('button', { name: 'Guide questions', exact: true }).first().click();
  await expect(page.getByText('Which suppliers could you not do without?')).toBeVisible();
  await press(page, 'Show all questions');
  await expect(page.getByText('How much does each stream contribute to the total?')).toBeVisible();
  await press(page, 'Hide all questions');
  await expect(page.getByText('Which suppliers could you not do without?')).toBeHidden();
});
