import type { Page } from '@playwright/test';
import { expect, fitsWidth, test } from './support/test';

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);
const fill = async (page: Page, ...labels: string[]) => {
  for (const label of labels) await page.getByLabel(label, { exact: true }).fill(word);
};
const enter = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();

/** How a word that is longer than a phone is wide comes onto each screen. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  'sales-pitch-generator': async (page) => {
    await fill(page, 'Product Name', 'Target Audience', 'Key Features');
    await press(page, 'Generate Pitch');
  },
  'onboarding-checklist': async (page) => {
    await press(page, 'Add Task');
    await fill(page, 'Title', 'Description', 'Assignee');
    await press(page, 'Add Task');
  },
  'swot-analysis-generator': async (page) => {
    await fill(page, 'Company Name', 'Industry', 'Business Model');
    await press(page, 'Generate SWOT Analysis');
  },
  'business-model-canvas': async (page) => {
    await fill(page, 'Key Partners');
    await page.getByRole('tab', { name: 'Notes', exact: true }).click();
  },
  'social-media-content-calendar': async (page) => {
    await press(page, 'Create Post');
    await fill(page, 'Title', 'Content');
    await enter(page, 'Scheduled date', '2099-01-01');
    await press(page, 'Save Post');
  },
  'subscription-revenue-calculator': async (page) => {
    await press(page, 'Add Tier');
    await fill(page, 'Name');
    await enter(page, 'Monthly price', '9');
    await press(page, 'Add Tier');
  },
  'idea-validator': async (page) => {
    await fill(page, 'Idea Title', 'Problem Statement', 'Solution', 'Target Market');
    await press(page, 'Validate Idea');
  },
  'conversion-rate-optimizer': async (page) => {
    await press(page, 'Add Funnel Step');
    await fill(page, 'Step Name');
    await enter(page, 'Visitors', '150');
    await press(page, 'Add Step');
  },
};

test('no word that somebody typed makes a phone scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wide: string[] = [];
  for (const [tool, type] of Object.entries(ways)) {
    await page.goto(`/${tool}`);
    await type(page);
    await expect(page.getByRole('main').getByText(word.slice(0, 60)).filter({ visible: true }).first()).toBeVisible();
    if (!(await fitsWidth(page))) wide.push(tool);
  }
  expect(wide).toEqual([]);
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
      [...box.querySelectorAll('*')].every(
        (part) =>
          !part.checkVisibility({ visibilityProperty: true }) ||
          part.getBoundingClientRect().right <= box.getBoundingClientRect().right + 1,
      ),
    );
    expect(isInside, String(width)).toBe(true);
  }
});
