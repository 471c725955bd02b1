import type { Locator, Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { pixelAt, readPng } from './support/readers';
import { expect, saveBy, test } from './support/test';
import { add, button, canvas, expectBox, field, on, sheet, shortcut } from './support/wireframe';

/** A press on the paper where nothing stands. */
async function pressNowhere(page: Page) {
  await sheet(page).click({ position: { x: 4, y: 4 }, force: true });
}

async function drag(page: Page, target: Locator, across: number, down: number) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across / 2, y + down / 2, { steps: 3 });
  await page.mouse.move(x + across, y + down, { steps: 3 });
  await page.mouse.up();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/app-wireframe-creator');
});

test('adds elements, paints them and saves the screen of each device as a picture', async ({ page }) => {
  await add(page, 'Circle');
  await add(page, 'Container');
  await field(page, 'Width').fill('200');
  await field(page, 'X').fill('-20');
  await page.getByRole('radio', { name: 'Blue' }).check();
  for (const [device, width, height] of [
    ['Tablet', 768, 1024],
    ['Desktop', 1280, 800],
    ['Mobile', 320, 568],
  ] as const) {
    await button(page, device).click();
    await expect(sheet(page)).toHaveAttribute('viewBox', `0 0 ${width} ${height}`);
    const png = readPng((await saveBy(page, () => button(page, 'Export PNG').click())).bytes);
    expect([png.width, png.height]).toEqual([width, height]);
    expect(pixelAt(png, 100, 220)).toEqual([59, 130, 246, 255]);
    expect(pixelAt(png, 300, 500)).toEqual([255, 255, 255, 255]);
  }
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('selects with one press and drags with the next, one step of undo a drag', async ({ page }) => {
  await add(page, 'Button');
  await pressNowhere(page);
  await expect(page.getByText('Select an element on the canvas')).toBeVisible();
  const target = on(page, /^Button: Button/);
  await drag(page, target, 60, 40);
  await expectBox(page, 80, 142, 100, 40);
  await expect(target).toHaveAttribute('aria-pressed', 'true');
  await drag(page, target, 60, 40);
  await expectBox(page, 140, 182, 100, 40);
  await expect(on(page, 'Button: Button, 140, 182, 100 by 40')).toBeVisible();
  await shortcut(page, 'Control+z');
  await expectBox(page, 80, 142, 100, 40);
  await shortcut(page, 'Control+y');
  await expectBox(page, 140, 182, 100, 40);

  // A quick hand: pressed, moved and let go before anything could be drawn.
  await target.evaluate((node) => {
    const { x, y } = node.getBoundingClientRect();
    const send = (type: string, by: number) =>
      node.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x + 50 + by, clientY: y + 20 }));
    const frame = node.closest<HTMLElement>('[data-canvas]');
    // No real pointer stands behind these events, so there is none to hold.
    if (frame) frame.setPointerCapture = () => {};
    send('pointerdown', 0);
    send('pointermove', 10);
    send('pointermove', 30);
    send('pointerup', 30);
  });
  await expectBox(page, 170, 182, 100, 40);
  await shortcut(page, 'Control+z');
  await expectBox(page, 140, 182, 100, 40);

  // The lower right handle, pulled; its target is 24 pixels wide.
  const handle = canvas(page).locator('[data-handle=se]');
  expect(await handle.boundingBox()).toMatchObject({ width: 24, height: 24 });
  await drag(page, handle, 30, 20);
  await expectBox(page, 140, 182, 130, 60);
  await shortcut(page, 'Control+z');
  await expectBox(page, 140, 182, 100, 40);

  // Escape in the middle of a drag leaves all as it was.
  const box = await target.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 50, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 90, (box?.y ?? 0) + 60, { steps: 4 });
  await shortcut(page, 'Escape');
  await page.mouse.up();
  await expectBox(page, 140, 182, 100, 40);
});

test('selects several by Shift, by a frame and by the list, and aligns to guides', async ({ page }) => {
  for (const kind of ['Circle', 'Circle', 'Circle']) await add(page, kind);
  await on(page, /^Circle/)
    .nth(0)
    .click({ position: { x: 2, y: 2 } });
  await page.keyboard.down('Shift');
  await on(page, /^Circle/)
    .nth(2)
    .click({ position: { x: 45, y: 45 } });
  await page.keyboard.up('Shift');
  await expect(page.getByRole('heading', { name: '2 elements selected' })).toBeVisible();
  const box = await sheet(page).boundingBox();
  if (!box) throw new Error('no paper');
  await page.mouse.move(box.x + 20, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 400, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: '3 elements selected' })).toBeVisible();
  // Those of a group are chosen together by a press on one.
  await button(page, 'Group').click();
  await pressNowhere(page);
  await on(page, /^Circle/)
    .last()
    .click();
  await expect(page.getByRole('heading', { name: '3 elements selected' })).toBeVisible();
  await button(page, 'Ungroup').click();
  await button(page, 'Align top').click();
  await expect(field(page, 'Y')).toHaveValue('142');
  await button(page, 'Distribute horizontally').click();

  await button(page, 'Guides').click();
  await page.getByRole('menuitem', { name: 'Add vertical guide' }).click();
  const guide = page.getByRole('slider', { name: 'Vertical guide' });
  await expect(guide).toHaveAttribute('aria-valuenow', '160');
  await guide.press('Shift+ArrowRight');
  await expect(guide).toHaveAttribute('aria-valuenow', '170');
  await pressNowhere(page);
  await add(page, 'Container');
  await button(page, 'Snap').click();
  await drag(page, on(page, /^Container/), 71, 200);
  // 96 + 71 = 167: three short of the guide, so it goes on to it.
  await expect(field(page, 'X')).toHaveValue('170');
  await guide.press('Delete');
  await expect(guide).toBeHidden();
  await button(page, 'Zoom in').click();
  await expect(field(page, 'Zoom')).toHaveValue('1.25');
  await expect(sheet(page)).toHaveAttribute('width', '400');
  await drag(page, on(page, /^Container/), -100, 0);
  // 100 pixels of the screen are 80 of the canvas: 170 − 80 = 90.
  await expect(field(page, 'X')).toHaveValue(/^(8[4-9]|9[0-6])$/);
});
