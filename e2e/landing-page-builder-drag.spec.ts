import type { Page } from '@playwright/test';
import { expect, fitsWidth, seeFrames, test } from './support/test';

const sectionNames = (page: Page) =>
  page
    .getByRole('region', { name: / section$/ })
    .evaluateAll((cards) => cards.map((item) => item.getAttribute('aria-label')?.replace(/ section$/, '')));

test('a handle that is pressed and not moved moves nothing; a quick hand drops where it lets go', async ({ page }) => {
  await page.goto('/landing-page-builder');
  await page.getByRole('button', { name: 'Fold all' }).click();
  const handle = page.getByRole('button', { name: 'Move Features section' });
  // Near the lower edge, where a drag would scroll the page.
  await handle.evaluate((element) => window.scrollBy({ top: element.getBoundingClientRect().bottom - window.innerHeight + 20 }));
  const scrolled = await page.evaluate(() => window.scrollY);
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not on the screen.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await seeFrames(page, 24);
  await page.mouse.up();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(await sectionNames(page)).toEqual(['Hero', 'Features', 'Testimonial', 'Footer']);

  const to = await page.getByRole('button', { name: 'Move Hero section' }).evaluate((element) => element.getBoundingClientRect().y + 10);
  await handle.evaluate((element, y) => {
    // No real pointer stands behind these events, so there is none to hold.
    element.setPointerCapture = () => {};
    const send = (type: string, clientY: number) => element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientY }));
    const from = element.getBoundingClientRect().y + 10;
    send('pointerdown', from);
    send('pointermove', (from + y) / 2);
    send('pointerup', y);
  }, to);
  await expect.poll(() => sectionNames(page)).toEqual(['Features', 'Hero', 'Testimonial', 'Footer']);
});

test('a finger moves sections, too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/landing-page-builder');
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await page.getByRole('button', { name: 'Open Edit page' }).tap();
  await page.getByRole('button', { name: 'Fold all' }).tap();
  await page.getByRole('button', { name: 'Move Testimonial section' }).scrollIntoViewIfNeeded();
  const from = await page.getByRole('button', { name: 'Move Hero section' }).boundingBox();
  const to = await page.getByRole('button', { name: 'Move Testimonial section' }).boundingBox();
  if (!from || !to) throw new Error('The handles are not on the screen.');
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const x = from.x + from.width / 2;
  await touch('touchStart', x, from.y + from.height / 2);
  for (let step = 1; step <= 6; step += 1) {
    await touch('touchMove', x, from.y + from.height / 2 + ((to.y - from.y) * step) / 6);
    await seeFrames(page, 2);
  }
  await touch('touchEnd', 0, 0);
  await expect.poll(() => sectionNames(page)).toEqual(['Features', 'Testimonial', 'Hero', 'Footer']);
  expect(await fitsWidth(page)).toBe(true);
  await context.close();
});
