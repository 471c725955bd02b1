import { counter, generate, listed, stage } from './support/deck';
import { openPptx } from './support/open-pptx';
import { readPdf } from './support/readers';
import { expect, saveAs, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/pitch-deck-generator');
});

test('draws figures as a chart, in each design, that PowerPoint can edit, and goes on over a second slide', async ({ page }) => {
  await generate(page);
  await listed(page).nth(5).click();
  await page.getByLabel('Title', { exact: true }).fill('38 offices after five months');
  await page.getByLabel('Content').fill('$3,800 monthly revenue\nJun: 3\nJul: 9\nAug: 17\nSep: 26\nOct: 38\nSource: own billing');
  await page.getByRole('tab', { name: 'Look' }).click();
  for (const design of ['Editorial', 'Side band', 'Dark']) {
    await page.getByLabel('Design').selectOption({ label: design });
    for (const words of ['38 offices after five months', '$3,800', 'Oct', 'Source: own billing'])
      await expect(stage(page)).toContainText(words);
    // Whatever the font of this machine, the words stay in their places.
    const cut = await stage(page).evaluate(
      (slide) =>
        [...slide.querySelectorAll('h2, p, li')].filter((line) => {
          const [own, whole] = [line.getBoundingClientRect(), slide.getBoundingClientRect()];
          return own.right > whole.right + 1 || own.bottom > whole.bottom + 1 || line.scrollWidth > line.clientWidth + 1;
        }).length,
    );
    expect(cut).toBe(0);
  }
  const { slides } = openPptx((await saveAs(page, 'PowerPoint')).bytes);
  expect(slides[5]).toMatchObject({ title: '38 offices after five months', charts: 1, pictures: 0, layout: 'Chart' });
  expect(slides.map(({ layout }) => layout).slice(0, 3)).toEqual(['Cover', 'Statement', 'Statement']);
  expect(await readPdf((await saveAs(page, 'PDF')).bytes)).toHaveLength(10);

  await page.getByRole('tab', { name: 'Edit slide' }).click();
  await page.getByLabel('Content').fill(Array.from({ length: 40 }, (_, index) => `Point ${index + 1} of many`).join('\n'));
  await expect(page.getByText(/Its text continues on \d+ more slides?:/)).toBeVisible();
  await expect(counter(page)).toHaveText('6 of 10');
  const pages = await readPdf((await saveAs(page, 'PDF')).bytes);
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.join(' ')).toContain('Point 40 of many');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(stage(page)).toContainText('$3,800');
});
