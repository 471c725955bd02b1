import { strFromU8, unzipSync } from 'fflate';
import { findAccessibilityFaults } from './support/axe';
import { counter, generate, listed, press, stage } from './support/deck';
import { openPptx } from './support/open-pptx';
import { expect, fitsWidth, saveAs, saveBy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/pitch-deck-generator');
});

test('makes ten slides to page through, passes the accessibility check, and puts each slide on paper', async ({ page }) => {
  await generate(page);
  await expect(listed(page)).toHaveCount(10);
  await expect(counter(page)).toHaveText('1 of 10');
  await press(page, 'Next');
  await expect(stage(page).getByRole('heading')).toHaveText('Lunch takes too long');
  await page.getByRole('tab', { name: 'Look' }).click();
  await page.getByLabel('Design').selectOption({ label: 'Side band' });
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Edit slide' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('list', { name: 'Slides on paper' }).getByRole('heading')).toHaveCount(10);
  await expect(page.getByLabel('Speaker Notes')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('list', { name: 'Slides on paper' })).toHaveCount(0);
  await listed(page).nth(9).dragTo(listed(page).nth(0));
  await expect(listed(page).first()).toContainText('Thank You');
});

test('saves slides that stay text in PowerPoint, and an HTML deck that is shown by keyboard and runs nothing', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  await generate(page, attack);
  expect(await fitsWidth(page)).toBe(true);

  const pptx = await saveAs(page, 'PowerPoint');
  const { width, height, slides } = openPptx(pptx.bytes);
  const parts = Object.entries(unzipSync(new Uint8Array(pptx.bytes))).filter(([name]) => /\.(xml|rels)$/.test(name));
  const malformed = await page.evaluate(
    (files) =>
      files.filter(([, xml]) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')).map(([name]) => name),
    parts.map(([name, bytes]): [string, string] => [name, strFromU8(bytes)]),
  );
  expect(malformed).toEqual([]);
  expect(parts.filter(([, bytes]) => strFromU8(bytes).includes('PptxGenJS')).map(([name]) => name)).toEqual([]);
  expect(width / height).toBeCloseTo(16 / 9, 3);
  expect(slides).toHaveLength(10);
  expect(slides.map(({ pictures }) => pictures)).toEqual(slides.map(() => 0));
  expect(slides.map(({ title }) => title).slice(1, 3)).toEqual(['Lunch takes too long', 'Our Solution']);
  expect(slides[1]?.body).toEqual(['Diets are left out']);
  expect(slides[8]?.charts).toBe(1);
  expect(slides[7]?.body).toEqual(['To add: revenue so far, the plan for three years, and when you break even']);
  expect(slides.every(({ notes }) => notes.trim() !== '')).toBe(true);
  expect(slides[4]?.texts).toContain('5 of 10');

  const html = await saveBy(page, () => press(page, 'Download'));
  const shown = await context.newPage();
  const dialogs: string[] = [];
  const requests: string[] = [];
  shown.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  shown.on('request', (request) => requests.push(request.url()));
  await shown.route('http://deck.test/', (route) => route.fulfill({ contentType: 'text/html', body: html.text }));
  await shown.goto('http://deck.test/');
  await shown.setViewportSize({ width: 1280, height: 720 });
  expect(html.text).not.toMatch(/<script/i);
  const slide = (number: number) => shown.getByRole('region', { name: `Slide ${number} of 10` });
  await expect(slide(1)).toBeInViewport({ ratio: 0.9 });
  await shown.keyboard.press('PageDown');
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
  await expect(slide(1)).not.toBeInViewport();
  await shown.keyboard.press('Space');
  await expect(slide(3)).toBeInViewport({ ratio: 0.9 });
  await slide(3).getByRole('link', { name: 'Previous' }).click();
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
  await expect(shown.getByLabel('Notes of slide 2')).toBeHidden();
  await shown.getByLabel('Notes', { exact: true }).check();
  await expect(shown.getByLabel('Notes of slide 2')).toBeInViewport();
  await slide(2).getByRole('link', { name: 'All slides' }).click();
  await expect(slide(10)).toBeVisible();
  await shown.getByRole('link', { name: 'Show slide 10' }).click();
  await expect(shown.getByRole('heading', { name: 'Thank You' })).toBeInViewport();
  await shown.setViewportSize({ width: 320, height: 640 });
  expect(await shown.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(dialogs).toEqual([]);
  expect(requests).toEqual(['http://deck.test/']);
  await shown.close();
});

test('presents with a timer, on the whole screen', async ({ page }) => {
  await generate(page);
  await press(page, 'Present');
  const show = page.getByRole('dialog', { name: /^Presenting/ });
  await expect(show.getByRole('heading', { name: 'Luigi & Sons' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('s');
  await expect(show.getByRole('region', { name: 'Current slide' })).toContainText('Lunch takes too long');
  await expect(show.getByRole('timer')).toHaveText(/^00:0[1-9]$/);
  await show.getByRole('button', { name: 'Pause timer' }).click();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await show.focus();
  for (const full of ['DIV', undefined]) {
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe(full);
  }
  await page.keyboard.press('Escape');
  await expect(show).toHaveCount(0);
});
