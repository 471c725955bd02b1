import type { Page } from '@playwright/test';
import { expect, fitsWidth, laterFiles, saveAs, saveBy, seeBusy, test, unfold } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/idea-validator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const fill = async (page: Page, answers: Record<string, string>) => {
  for (const [label, text] of Object.entries(answers)) await field(page, label).fill(text);
};
const scores = (page: Page) => page.getByRole('region', { name: 'Scores', exact: true });
const score = (page: Page, name: string) => scores(page).getByRole('progressbar', { name });
const validate = async (page: Page, answers: Record<string, string>) => {
  await fill(page, answers);
  await press(page, 'Validate Idea');
  await expect(scores(page)).toBeVisible();
};

test('validates an idea by the length of five answers, and prints it', async ({ page }) => {
  await fill(page, {
    'Idea Title': 'Crumb',
    // 51, 21, 16, 15 and 21 characters: 20 + 15 + 15 + 10 + 20 = 80.
    'Problem Statement': 'Bakeries throw away 12% of the bread they bake daily'.slice(0, 51),
    Solution: 'A list of what to bake tomorrow'.slice(0, 21),
    'Target Market': 'Bakeries in Oregon'.slice(0, 16),
    'Unique Value': 'Works with tills'.slice(0, 15),
    'Business Model': '$40 a month, each shop'.slice(0, 21),
  });
  await seeBusy(page, 'Validating Idea...', () => press(page, 'Validate Idea'));
  await expect(score(page, 'Completeness score: 80 of 100')).toBeVisible();
  const steps = page.getByRole('region', { name: 'Next Steps' });
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', document.querySelector('[aria-label=Scores]')?.textContent ?? '');
  });
  await open(page, 'Evidence');
  await press(page, 'Print Report');
  await expect(page.locator('body')).toHaveAttribute('data-printed', /Completeness score80.*Evidence score0.*length of your answers alone/);
  await page.emulateMedia({ media: 'print' });
  await expect(steps).toBeVisible();
  await expect(scores(page)).toContainText('Judge the idea by its evidence score');
  await expect(page.getByRole('button', { name: 'Print Report' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
});

test('on a phone: a failure, the sample, and hostile words in a file', async ({ page, context, faults }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Neither the words nor the screen of the report arrive.
  await page.route(laterFiles('idea-validator'), (route) => route.abort());
  await page.reload();
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Failed to generate content.'));
  await fill(page, { 'Idea Title': 'Crumb', 'Problem Statement': 'Waste' });
  await press(page, 'Validate Idea');
  await expect(page.getByRole('alert')).toHaveText('Failed to generate content. Please try again.');
  expect((await logged).type()).toBe('error');
  await expect(page.getByRole('button', { name: 'Validate Idea', exact: true })).toBeEnabled();
  await expect(field(page, 'Problem Statement')).toHaveValue('Waste');
  await page.unrouteAll();
  await page.reload();
  // The browser's own word on the requests that were cut off.
  faults.seen.length = 0;

  await press(page, 'Load sample');
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await expect(score(page, 'Evidence score: 10 of 100')).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  const pdf = await saveBy(page, () => press(page, 'Download report'));
  expect(pdf.name).toBe('sample-idea-validation-crumb.pdf');
  await open(page, 'Evidence');
  await expect(page.getByRole('img', { name: 'Scores over time' })).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await unfold(page);
  await press(page, 'Validate Another Idea');
  const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  await validate(page, {
    'Idea Title': `Box ${attack}`,
    'Problem Statement': attack,
    Solution: 'javascript:alert(1)',
    'Target Market': attack,
    'Unique Value': attack,
    'Business Model': attack,
    Competition: attack,
    Resources: attack,
  });
  const html = await saveAs(page, 'HTML');
  expect(html.text).not.toMatch(/<img|<script/);
  const viewer = await context.newPage();
  let hasRun = false;
  viewer.on('dialog', () => (hasRun = true));
  await viewer.setContent(html.text);
  await expect(viewer.getByRole('heading', { level: 1 })).toContainText('Idea validation: Box');
  expect(hasRun).toBe(false);
  expect(await fitsWidth(page)).toBe(true);
});
