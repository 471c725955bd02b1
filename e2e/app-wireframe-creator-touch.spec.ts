import type { Locator } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { expect, fitsWidth, test } from './support/test';
import { add, button, canvas, expectBox, field, on, sheet } from './support/wireframe';

/** A finger that comes down while the page still scrolls only stops it. */
const seeAtRest = (scrolled: Locator) =>
  scrolled.evaluate(async (node) => {
    const place = () => node.getBoundingClientRect().top;
    for (let last = NaN; last !== place();) {
      last = place();
      for (let frames = 20; frames > 0; frames -= 1)
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
    }
  });

test.beforeEach(async ({ page }) => {
  await page.goto('/app-wireframe-creator');
});

test.describe('on a phone', () => {
  test.use({ isFresh: true, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('works by touch, with the canvas first', async ({ page }) => {
    expect(await fitsWidth(page)).toBe(true);
    await add(page, 'Button');
    await add(page, 'Text');
    const [paper, panel] = [await canvas(page).boundingBox(), await page.getByRole('heading', { name: 'Elements' }).boundingBox()];
    expect(paper?.y ?? 0).toBeLessThan(panel?.y ?? 0);
    await on(page, /^Button/).tap({ position: { x: 60, y: 5 } });
    await expect(on(page, /^Button/)).toHaveAttribute('aria-pressed', 'true');
    // What is selected is seen above its properties, and has the focus again when they are closed.
    const [drawn, properties] = [
      await on(page, /^Button/).boundingBox(),
      await page.getByRole('region', { name: 'Button properties' }).boundingBox(),
    ];
    expect((drawn?.y ?? 0) + (drawn?.height ?? 0)).toBeLessThanOrEqual(properties?.y ?? 0);
    await field(page, 'Content').focus();
    await page.keyboard.press('Escape');
    await expect(on(page, /^Button/)).toBeFocused();
    await expect(field(page, 'Content')).toBeHidden();
    await button(page, 'Open Button properties').tap();
    // A finger on what is selected drags it, on the handle resizes it, anywhere else scrolls and leaves the selection.
    const session = await page.context().newCDPSession(page);
    const swipe = async (target: Locator, from: { x: number; y: number }, across: number, down: number) => {
      await target.evaluate((node) => node.scrollIntoView({ block: 'center' }));
      const box = await target.boundingBox();
      const [x, y] = [(box?.x ?? 0) + from.x, (box?.y ?? 0) + from.y];
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: x + across * share, y: y + down * share }],
        });
      await send('touchStart', 0);
      for (const share of [0.2, 0.4, 0.7, 1]) await send('touchMove', share);
      await send('touchEnd', 1);
    };
    await swipe(on(page, /^Button/), { x: 60, y: 8 }, -40, -60);
    await expectBox(page, 40, 82, 100, 40);
    await swipe(canvas(page).locator('[data-handle=se]'), { x: 12, y: 12 }, 20, 10);
    await expectBox(page, 40, 82, 120, 50);
    await button(page, 'Undo').tap();
    await button(page, 'Undo').tap();
    await expectBox(page, 80, 142, 100, 40);
    // Two fingers zoom the canvas and not the page, and what is selected stays where it is.
    const zoom = () => page.getByRole('combobox', { name: 'Zoom' }).evaluate((node) => Number((node as HTMLSelectElement).value));
    const before = await zoom();
    await on(page, /^Button/).evaluate((node) => node.scrollIntoView({ block: 'center' }));
    const held = await on(page, /^Button/).boundingBox();
    const [middle, level] = [(held?.x ?? 0) + 60, (held?.y ?? 0) + 80];
    const pinch = (type: 'touchStart' | 'touchMove' | 'touchEnd', half: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [-half, half].map((across, id) => ({ x: middle + across, y: level, id })),
      });
    await pinch('touchStart', 40);
    for (const half of [45, 50, 60]) await pinch('touchMove', half);
    await pinch('touchEnd', 0);
    await expect.poll(zoom).toBeCloseTo(before * 1.5, 1);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    await expectBox(page, 80, 142, 100, 40);
    await page.getByRole('combobox', { name: 'Zoom' }).selectOption(String(before));
    await swipe(sheet(page), { x: 300, y: 250 }, 0, -120);
    await expect(on(page, /^Button/)).toHaveAttribute('aria-pressed', 'true');
    await seeAtRest(sheet(page));
    await button(page, 'Copy').tap();
    await button(page, 'Add screen').tap();
    await expect(page.getByRole('tab', { name: 'Screen 2' })).toHaveAttribute('aria-selected', 'true');
    await button(page, 'Paste').tap();
    await expect(on(page, 'Button: Button, 80, 142, 100 by 40')).toBeVisible();
    await page.getByRole('tab', { name: 'Screen 1' }).tap();
    await on(page, /^Button/).tap({ position: { x: 60, y: 5 } });
    await button(page, 'Select several').tap();
    await on(page, /^Text/).tap({ position: { x: 30, y: 35 } });
    await expect(page.getByRole('heading', { name: '2 elements selected' })).toBeVisible();
    await button(page, 'Align left').tap();
    await expect(on(page, 'Text: Text, 80, 158, 100 by 40')).toBeVisible();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await fitsWidth(page)).toBe(true);
  });
});
