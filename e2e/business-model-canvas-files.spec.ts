import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { box, note, press, show, takeBack, titles } from './support/canvas';
import { readPdf, readPng, readPptx } from './support/readers';
import { expect, saveAs, test } from './support/test';

// Pictures of millions of dots, documents and slides: a busy machine takes its time over them.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(async ({ page }) => {
  await page.goto('/business-model-canvas');
});

/** Draws pictures in the page and counts the pixels in which they differ by more than a trace. */
const countDifferent = (page: Page, one: string, other: string, width: number, height: number) =>
  page.evaluate(
    async (input) => {
      const pixels = async (address: string) => {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [input.width, input.height];
        const context = canvas.getContext('2d');
        context?.drawImage(picture, 0, 0, input.width, input.height);
        return context?.getImageData(0, 0, input.width, input.height).data ?? new Uint8ClampedArray();
      };
      const [first, second] = [await pixels(input.one), await pixels(input.other)];
      let different = 0;
      const isOff = (at: number) => Math.abs((first[at] ?? 0) - (second[at] ?? 0)) > 8;
      for (let at = 0; at < first.length; at += 4) if (isOff(at) || isOff(at + 1) || isOff(at + 2) || isOff(at + 3)) different += 1;
      return different;
    },
    { one, other, width, height },
  );

const svgAddress = (svg: string, width: number, height: number) =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.replace(/ width="[^"]*" height="[^"]*"/, ` width="${width}" height="${height}"`))}`;

test('picture, PDF, slide and print show the same canvas', async ({ page }) => {
  await press(page, 'Load Sample');
  await show(page, 'Preview');
  const drawing = page.getByRole('img', { name: 'Second Slice: Business Model Canvas' });
  await expect(drawing).toBeVisible();
  const onScreen = await drawing.evaluate((element) => {
    const copy = element.cloneNode(true) as SVGElement;
    for (const name of ['class', 'role', 'aria-label']) copy.removeAttribute(name);
    return new XMLSerializer().serializeToString(copy);
  });
  const [png, svg] = [await saveAs(page, 'PNG'), await saveAs(page, 'SVG')];
  const { width, height } = readPng(png.bytes);
  expect([width, height]).toEqual([3200, 2262]);
  const pngAddress = `data:image/png;base64,${png.bytes.toString('base64')}`;
  const fromSvg = svgAddress(svg.text, width, height);
  expect(await countDifferent(page, pngAddress, fromSvg, width, height)).toBe(0);
  expect(await countDifferent(page, pngAddress, svgAddress(onScreen, width, height), width, height)).toBeLessThan(width * height * 0.001);
  expect(
    await countDifferent(page, pngAddress, svgAddress(svg.text.replace('Bike couriers', 'Car couriers'), width, height), width, height),
  ).toBeGreaterThan(100);

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

  await show(page, 'Text');
  await box(page, 'Channels').fill('Market stall');
  const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(printed).toHaveLength(1);
  for (const text of [...titles, 'Market stall']) expect(printed[0]).toContain(text);
  expect(printed[0]).not.toContain('Load Sample');
});

test('prints at once, also before anything was touched', async ({ page }) => {
  const untouched = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  for (const text of titles) expect(untouched.join(' ')).toContain(text);
  expect(untouched.join(' ')).not.toContain('Load Sample');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', String(document.querySelectorAll('svg[role=img]').length));
  });
  await press(page, 'Print');
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1');
  const empty = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(empty).toHaveLength(1);
  for (const text of titles) expect(empty[0]).toContain(text);
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

test('PDF keeps letters that its fonts do not have', async ({ page }) => {
  await box(page, 'Channels').fill('日本語の店 🦊');
  const { bytes } = await saveAs(page, 'PDF, A4');
  expect(bytes.toString('latin1')).toContain('/Subtype /Image');
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
    await expect(box(page, 'Channels')).toHaveValue(typed);
    await expect(box(page, 'Revenue Streams')).toHaveValue(kept);
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
  await expect(box(page, 'Channels')).toHaveValue(typed);
});
