import { note, notes, show, write } from './support/canvas';
import { expect, fitsWidth, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/business-model-canvas');
});

test('a note put below those shown of a full block is shown where it was put', async ({ page }) => {
  await write(page, { 'Key Activities': Array.from({ length: 160 }, (_, index) => `Step ${index}`).join('\n'), 'Key Partners': 'Bakers' });
  await show(page, 'Notes');
  await expect(notes(page, 'Key Activities')).toHaveCount(150);
  await note(page, 'Step 149').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const scrolled = await page.evaluate(() => window.scrollY);
  const to = await note(page, 'Step 149').boundingBox();
  if (!to) throw new Error('The note is not there.');
  // Taken up at the top of the page, put down after the page was scrolled under it.
  await page.evaluate(() => window.scrollTo(0, 0));
  const start = await note(page, 'Bakers').boundingBox();
  await page.mouse.move((start?.x ?? 0) + 20, (start?.y ?? 0) + 12);
  await page.mouse.down();
  await page.mouse.move((start?.x ?? 0) + 60, (start?.y ?? 0) + 30, { steps: 3 });
  await page.evaluate((y) => window.scrollTo(0, y), scrolled);
  await page.mouse.move(to.x + 40, to.y + to.height - 2, { steps: 4 });
  await page.mouse.up();
  await expect(notes(page, 'Key Activities')).toHaveCount(161);
  await expect(notes(page, 'Key Activities').nth(150)).toHaveText('Bakers');
  await page.getByLabel('Add to Key Activities').fill('Newest');
  await page.getByLabel('Add to Key Activities').press('Enter');
  await expect(note(page, 'Newest')).toBeVisible();
});

test('notes move by mouse and by keyboard, one step of undo each', async ({ page }) => {
  await write(page, { 'Key Activities': 'One\nTwo\nThree', 'Customer Segments': 'Families' });
  await show(page, 'Notes');

  const from = await note(page, 'Two').boundingBox();
  const to = await note(page, 'Families').boundingBox();
  if (!from || !to) throw new Error('The notes are not there.');
  await page.mouse.move(from.x + 40, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 90, from.y + 30, { steps: 4 });
  await page.mouse.move(to.x + 60, to.y + to.height + 30, { steps: 8 });
  await page.mouse.up();
  await expect(notes(page, 'Customer Segments')).toHaveText(['Families', 'Two']);
  await expect(notes(page, 'Key Activities')).toHaveText(['One', 'Three']);
  await page.keyboard.press('Control+z');
  await expect(notes(page, 'Key Activities')).toHaveText(['One', 'Two', 'Three']);

  await note(page, 'Three').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(notes(page, 'Key Activities')).toHaveText(['One', 'Three', 'Two']);
  await expect(note(page, 'Three')).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(notes(page, 'Value Propositions')).toHaveText(['Three']);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(notes(page, 'Key Activities')).toHaveText(['Three', 'One', 'Two']);
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(notes(page, 'Key Partners')).toHaveText(['Three']);
  expect(page.url()).toContain('/business-model-canvas');
});

test('a finger drags by the handle and scrolls elsewhere', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/business-model-canvas');
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await write(page, { 'Key Partners': 'One\nTwo' });
  await show(page, 'Notes');
  await expect(notes(page, 'Key Partners')).toHaveCount(2);
  await note(page, 'Two').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const handle = await note(page, 'One').locator('[data-grip]').boundingBox();
  const target = await page.getByLabel('Add to Key Activities').boundingBox();
  if (!handle || !target) throw new Error('The handle is not there.');
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const [x, y] = [handle.x + 12, handle.y + 12];
  await touch('touchStart', x, y);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', x - step * 4, y + ((target.y - y) * step) / 10);
  await touch('touchEnd', 0, 0);
  await expect(notes(page, 'Key Activities')).toHaveCount(1);
  await expect(notes(page, 'Key Partners')).toHaveCount(1);
  expect(await fitsWidth(page)).toBe(true);
  await context.close();
});
