import { expect, fitsWidth, test } from './support/test';

const word = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(4);

const forms = [
  {
    path: '/sales-pitch-generator',
    labels: ['Product Name', 'Target Audience', 'Key Features', 'Pain Points', 'Pricing', 'Call to Action'],
    press: 'Generate Pitch',
    done: 'Download All',
  },
  {
    path: '/swot-analysis-generator',
    labels: ['Company Name', 'Industry', 'Target Market', 'Main Competitors'],
    press: 'Generate SWOT Analysis',
    done: 'Download Analysis',
  },
  {
    path: '/idea-validator',
    labels: ['Idea Title', 'Problem Statement', 'Solution', 'Competition'],
    press: 'Validate Idea',
    done: 'Print Report',
  },
];

test('no word that somebody typed makes a phone’s page scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path, labels, press, done } of forms) {
    await page.goto(path);
    for (const label of labels) await page.getByLabel(label).first().fill(word);
    await page.getByRole('button', { name: press }).click();
    await expect(page.getByRole('button', { name: done })).toBeVisible();
    await expect(page.getByText(word.slice(0, 40)).first()).toBeVisible();
    expect(await fitsWidth(page), path).toBe(true);
  }
  await page.goto('/business-model-canvas');
  await page.getByLabel('Key Partners').fill(word);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByRole('listitem', { name: word.slice(0, 20) })).toBeVisible();
  expect(await fitsWidth(page), 'notes').toBe(true);
});

test('long names, addresses and tags stay inside a competitor’s card', async ({ page }) => {
  await page.goto('/competitor-analysis');
  for (const label of ['Name', 'Website', 'Strengths', 'Pricing', 'Tags'])
    await page.getByLabel(label, { exact: true }).fill('Q'.repeat(100));
  await page.getByRole('button', { name: 'Add Competitor' }).click();
  const card = page.getByRole('article');
  await expect(card).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await fitsWidth(page)).toBe(true);
    const isInside = await card.evaluate((box) =>
      [...box.querySelectorAll('*')].every((part) => part.getBoundingClientRect().right <= box.getBoundingClientRect().right + 1),
    );
    expect(isInside, String(width)).toBe(true);
  }
});
