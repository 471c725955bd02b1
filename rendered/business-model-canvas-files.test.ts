import { unzipSync } from 'fflate';
import { readPdf, readPptx } from '../e2e/support/readers';
import { expect, saveAs, test, type Locator, type Page } from './support/test';

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
const note = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const takeBack = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
/** To the letter, line by line. */
const expectText = (field: Locator, text: string) => expect.poll(() => field.inputValue()).toBe(text);

test.beforeEach(async ({ page }) => {
  await page.goto('/business-model-canvas');
});

test('PDF and slide show the same canvas', async ({ page }) => {
  await press(page, 'Load Sample');
  const [a4, a3, slide] = [await saveAs(page, 'PDF, A4'), await saveAs(page, 'PDF, A3'), await saveAs(page, 'PowerPoint')];
  for (const [file, size] of [
    [a4, /MediaBox \[0 0 841\.\d+ 595\.\d+\]/],
    [a3, /MediaBox \[0 0 1190\.\d+ 841\.\d+\]/],
  ] as const) {
    const pages = await readPdf(file.bytes);
    expect(pages).toHaveLength(1);
    for (const text of [...titles, 'Food bank that takes', 'Proven', 'Sample']) expect(pages[0]).toContain(text);
    expect(file.bytes.toString('latin1')).toMatch(size);
  }
  const slides = readPptx(slide.bytes);
  expect(slides).toHaveLength(1);
  for (const text of [...titles, 'Food bank that takes what is left', 'Experiment: Call ten offices']) expect(slides[0]).toContain(text);
});

test('what has no room is counted on the page and goes along in full with the slide', async ({ page }) => {
  await box(page, 'Channels').fill(Array.from({ length: 900 }, (_, index) => `Channel ${index}`).join('\n'));
  await box(page, 'Key Partners').fill('Bakers');
  const [page1] = await readPdf((await saveAs(page, 'PDF, A4')).bytes);
  expect(page1).toMatch(/and \d+ more, not shown/);
  expect(page1).toContain('Bakers');
  expect(page1).not.toContain('Channel 899');
  const slide = await saveAs(page, 'PowerPoint');
  expect(readPptx(slide.bytes)[0]).toMatch(/Channels · and \d+ more/);
  const spoken = unzipSync(new Uint8Array(slide.bytes))['ppt/notesSlides/notesSlide1.xml'];
  expect(new TextDecoder().decode(spoken)).toContain('- Channel 899');
});

test('Markdown and JSON come back as they were; bad files change nothing', async ({ page }) => {
  await press(page, 'Load Sample');
  await box(page, 'Channels').fill('# Shop *one*\n\n- Web <b>\n  Fairs');
  const typed = await box(page, 'Channels').inputValue();
  const kept = await box(page, 'Revenue Streams').inputValue();
  const [markdown, json] = [await saveAs(page, 'Markdown'), await saveAs(page, 'JSON')];

  for (const file of [markdown, json]) {
    await press(page, 'Clear All');
    await page.getByRole('dialog').getByRole('button', { name: 'Clear all boxes' }).click();
    await press(page, 'Import');
    await page.getByLabel('File').setInputFiles({ name: file.name, mimeType: 'text/plain', buffer: file.bytes });
    await press(page, file === json ? 'Open as a new document' : 'Open it');
    await expectText(box(page, 'Channels'), typed);
    await expectText(box(page, 'Revenue Streams'), kept);
    await show(page, 'Notes');
    await expect(note(page, 'Office boxes on Fridays: 29 each')).toContainText('Call ten offices');
    await show(page, 'Text');
  }
  await press(page, 'Import');
  await page.getByLabel('File').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"notes":3}') });
  await expect(page.getByRole('alert')).toContainText('doesn’t contain a canvas');
  await page.getByLabel('File').setInputFiles({ name: json.name, mimeType: 'application/json', buffer: json.bytes });
  await press(page, 'Add to this canvas');
  await expect(page.getByText('You already have every note in this file')).toBeVisible();
  // Nothing changed, so there is nothing of it to take back.
  await expect(page.getByRole('status').getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await press(page, 'Import');
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'x.md', mimeType: 'text/markdown', buffer: Buffer.from('## Channels\n- Radio\n## Team\n- Ann\n') });
  await expect(page.getByText('Left out, because no block has this name: Team.')).toBeVisible();
  await press(page, 'Replace this canvas');
  await expect(box(page, 'Channels')).toHaveValue('Radio');
  await takeBack(page);
  await expectText(box(page, 'Channels'), typed);
});
