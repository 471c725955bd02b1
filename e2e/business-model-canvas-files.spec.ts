import type { Page } from '@playwright/test';
import { box, press, show, titles } from './support/canvas';
import { readPdf } from './support/readers';
import { expect, saveAs, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/business-model-canvas');
});

/** Draws pictures in the page and counts, for each of the others, the pixels in which it differs from the first by more than a trace. */
const countDifferent = (page: Page, one: string, others: string[], width: number, height: number) =>
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
      const first = await pixels(input.one);
      const counts: number[] = [];
      for (const other of input.others) {
        const second = await pixels(other);
        let different = 0;
        const isOff = (at: number) => Math.abs((first[at] ?? 0) - (second[at] ?? 0)) > 8;
        for (let at = 0; at < first.length; at += 4) if (isOff(at) || isOff(at + 1) || isOff(at + 2) || isOff(at + 3)) different += 1;
        counts.push(different);
      }
      return counts;
    },
    { one, others, width, height },
  );

const svgAddress = (svg: string, width: number, height: number) =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.replace(/ width="[^"]*" height="[^"]*"/, ` width="${width}" height="${height}"`))}`;

test('picture and print show the same canvas', async ({ page }) => {
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
  // As its first part says; that the rest can be read shows below.
  const [width, height] = [png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)];
  expect([width, height]).toEqual([3200, 2262]);
  const pngAddress = `data:image/png;base64,${png.bytes.toString('base64')}`;
  const shown = [svg.text, onScreen, svg.text.replace('Bike couriers', 'Car couriers')].map((text) => svgAddress(text, width, height));
  const [fromSvg, fromScreen, fromOther] = await countDifferent(page, pngAddress, shown, width, height);
  expect(fromSvg).toBe(0);
  expect(fromScreen).toBeLessThan(width * height * 0.001);
  expect(fromOther).toBeGreaterThan(100);

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

test('PDF keeps letters that its fonts do not have', async ({ page }) => {
  await box(page, 'Channels').fill('日本語の店 🦊');
  const { bytes } = await saveAs(page, 'PDF, A4');
  expect(bytes.toString('latin1')).toContain('/Subtype /Image');
});
