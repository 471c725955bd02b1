import { toolPaths } from './support/site';
import { expect, test } from './support/test';

const categories = [
  'All',
  'Planning',
  'Finance',
  'Marketing',
  'Research',
  'Design',
  'Legal',
  'HR',
  'Productivity',
  'Analytics',
  'Branding',
  'Product',
  'Technology',
  'Operations',
  'Customer Service',
  'Sales',
];

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('shows the claims, the promises and a card for every tool', async ({ page }) => {
  for (const claim of ['50+', '4.9', '100K+']) await expect(page.getByText(claim, { exact: true })).toBeVisible();
  await expect(page.getByText(/no signup, no hidden costs/)).toBeVisible();
  const cards = page.getByRole('list', { name: 'Tools' }).getByRole('listitem');
  await expect(cards).toHaveCount(toolPaths.length);
  await expect(cards.first().getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start with Business Plan' })).toHaveAttribute('href', '/business-plan');
  await expect(page.getByRole('link', { name: 'Validate Your Idea' })).toHaveAttribute('href', '/idea-validator');
  await expect(page.getByRole('link', { name: 'Back to Tools' })).toHaveCount(0);
});

test('cards follow each other by 50 ms, and not at all under reduced motion', async ({ page }) => {
  const delays = () =>
    page
      .getByRole('list', { name: 'Tools' })
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).animationName + getComputedStyle(item).animationDelay));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect((await delays()).slice(0, 3)).toEqual(['appear0s', 'appear0.05s', 'appear0.1s']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await delays())[1]).toContain('none');
});

test('the filter has its sixteen values, counts, and a place in the address', async ({ page }) => {
  const filters = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  expect(await filters.evaluateAll((links) => links.map((link) => link.firstChild?.textContent))).toEqual(categories);
  await expect(filters.first()).toHaveAttribute('aria-current', 'true');
  const counts = await filters.evaluateAll((links) => links.slice(1).map((link) => Number(link.lastChild?.textContent)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(toolPaths.length);
  await filters.filter({ hasText: 'Productivity' }).click();
  await expect(page).toHaveURL(/category=Productivity/);
  await expect(page.getByRole('heading', { name: 'Task Manager' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Invoice Generator' })).toBeHidden();
  await page.getByRole('link', { name: 'Get Started: Task Manager' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Task Manager' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Invoice Generator' })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Invoice Generator' })).toBeVisible();
});

test('search forgives typos and knows other words', async ({ page }) => {
  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: 'Search tools' });
  await expect(search).toBeFocused();
  for (const [query, tool] of [
    ['invioce', 'Invoice Generator'],
    ['kanban', 'Task Manager'],
    ['todo list', 'Task Manager'],
    ['self-employment', 'Startup Tax Calculator'],
  ] as const) {
    await search.fill(query);
    await expect(page.getByRole('option').first()).toContainText(tool);
  }
  await search.fill('qqqqzzzz');
  await expect(page.getByText(/Nothing matches/)).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(3);
  await search.fill('task');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/task-manager$/);
});
