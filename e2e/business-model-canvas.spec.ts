import { findAccessibilityFaults, findFaultsInBothThemes } from './support/axe';
import { box, note, notes, press, show, titles, write } from './support/canvas';
import { expect, fitsWidth, saveBy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/business-model-canvas');
});

test('nine empty boxes with titles and colours of their own; what is typed stays', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Business Model Canvas' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(9);
  const colors = new Set<string>();
  for (const title of titles) {
    await expect(box(page, title)).toHaveValue('');
    colors.add(await page.locator('h3', { hasText: title }).evaluate((element) => getComputedStyle(element).color));
  }
  expect(colors.size).toBe(9);

  const text = 'Farmers\n\n  Bakers  \n';
  await box(page, 'Key Partners').fill(text);
  await show(page, 'Notes');
  await expect(notes(page, 'Key Partners')).toHaveCount(2);
  await show(page, 'Text');
  await expect(box(page, 'Key Partners')).toHaveValue(text);

  const wide = async (title: string) => (await box(page, title).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [partners, activities, resources, value, costs, revenue] = [
    await wide('Key Partners'),
    await wide('Key Activities'),
    await wide('Key Resources'),
    await wide('Value Propositions'),
    await wide('Cost Structure'),
    await wide('Revenue Streams'),
  ];
  expect(activities.x).toBeGreaterThan(partners.x + partners.width - 20);
  expect(resources.x).toBe(activities.x);
  expect(value.x).toBeGreaterThan(resources.x);
  expect(costs.y).toBeGreaterThan(resources.y + resources.height - 1);
  expect(revenue.y).toBe(costs.y);
  const file = await saveBy(page, () => press(page, 'Download'));
  expect(file.name).toBe('business-model-canvas.txt');
  expect(file.text).toContain('Bakers');
});

test('fits a phone and passes the accessibility check on every view', async ({ page }) => {
  await press(page, 'Load Sample');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    // Views arrive when they are asked for; each is measured once it is there.
    for (const [view, sign] of [
      ['Text', box(page, 'Channels')],
      ['Notes', page.getByLabel('Add to Channels')],
      ['Preview', page.getByRole('region', { name: 'Preview' })],
      ['Versions', page.getByLabel('Version name')],
    ] as const) {
      await show(page, view);
      await expect(sign).toBeVisible();
      expect(await fitsWidth(page)).toBe(true);
    }
  }
  // Two versions that differ.
  await page.getByLabel('Version name').fill('Before the interviews');
  await press(page, 'Keep this version');
  await write(page, { Channels: 'Web shop\nRadio' });
  await show(page, 'Versions');
  await expect(page.getByRole('region', { name: 'What is different' })).toContainText('Added: Radio');
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await show(page, 'Notes');
  await note(page, 'Radio').click();
  await page.getByRole('radio', { name: 'Pink' }).check();
  await press(page, 'Done');
  const pink = await note(page, 'Radio').evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(pink).not.toBe(await note(page, 'Web shop').evaluate((element) => getComputedStyle(element).backgroundColor));
  expect(await findFaultsInBothThemes(page)).toEqual([]);
});
