import { expect, saveBy, test } from './support/test';
import { add, button, canvas, field, on, sheet } from './support/wireframe';

test.beforeEach(async ({ page }) => {
  await page.goto('/app-wireframe-creator');
});

test('grid, pan and zoom change what is seen and nothing else', async ({ page }) => {
  await button(page, 'Desktop').click();
  await add(page, 'Container');
  const before = await saveBy(page, () => button(page, 'Export PNG').click());
  await expect(canvas(page).locator('pattern')).toHaveCount(0);
  await button(page, 'Grid').click();
  await expect(canvas(page).locator('pattern')).toHaveCount(1);
  const zoom = async () => Number(await field(page, 'Zoom').inputValue());
  const fitted = await zoom();
  expect(fitted).toBeLessThan(1);
  await sheet(page).hover({ position: { x: 30, y: 30 }, force: true });
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await expect.poll(zoom).toBeGreaterThan(fitted);
  await page.keyboard.up('Control');
  await field(page, 'Zoom').selectOption('100%');

  await button(page, 'Pan').click();
  const frame = await canvas(page).boundingBox();
  if (!frame) throw new Error('no canvas');
  await page.mouse.move(frame.x + 300, frame.y + 300);
  await page.mouse.down();
  await page.mouse.move(frame.x + 200, frame.y + 250, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => canvas(page).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([100, 50]);
  await button(page, 'Pan').click();
  await button(page, 'Fit').click();
  await expect.poll(zoom).toBe(fitted);
  await expect(on(page, 'Container, 320, 200, 100 by 100')).toBeVisible();
  const after = await saveBy(page, () => button(page, 'Export PNG').click());
  expect(after.bytes.equals(before.bytes)).toBe(true);
});
