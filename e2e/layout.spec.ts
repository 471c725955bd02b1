import type { Page } from '@playwright/test';
import { allPaths, toolPaths } from './support/site';
import { expect, seeFrames, test } from './support/test';

/** Drawings that are moved about in their frame, as a map is. */
const boards = ['Org Chart', 'Drawing', 'Canvas'];

async function openWithSample(page: Page, path: string) {
  await page.goto(path);
  const sample = page.getByRole('button', { name: 'Load sample' }).first();
  if (!(await sample.isVisible())) return;
  await sample.click();
  await seeFrames(page, 8);
}

/** What would have to be scrolled inside the page to be read to its end. */
const findScrollBoxes = (page: Page) =>
  page.evaluate(
    (allowed) =>
      [...document.querySelectorAll<HTMLElement>('main *')]
        .filter((element) => {
          if (element.matches('textarea, select') || allowed.includes(element.getAttribute('aria-label') ?? '')) return false;
          const { overflowY, maxHeight } = getComputedStyle(element);
          if (overflowY !== 'auto' && overflowY !== 'scroll') return false;
          return element.scrollHeight > element.clientHeight + 1 || (maxHeight !== 'none' && element.clientHeight > 0);
        })
        .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.className}`),
    boards,
  );

test('no column, table or text scrolls up and down inside a page', async ({ page }) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  for (const path of allPaths) {
    await openWithSample(page, path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      found.push(...(await findScrollBoxes(page)).map((box) => `${path} at ${width}: ${box}`));
    }
    await page.setViewportSize({ width: 1280, height: 844 });
  }
  expect(found).toEqual([]);
});

test('the shorter of two columns stays in view while the longer is read, and so does the figure that matters', async ({ page }) => {
  await openWithSample(page, '/contract-generator');
  const button = page.getByRole('button', { name: 'Generate Contract' });
  const clause = page.getByText('Relationship of the Parties');
  await clause.scrollIntoViewIfNeeded();
  await expect(clause).toBeInViewport();
  await expect(button).toBeInViewport();

  await openWithSample(page, '/market-size-calculator');
  for (const y of [0, 500, 1000]) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await expect(page.getByText('SOM per year, top-down')).toBeInViewport();
  }
});

test('a message never lies over what can be pressed', async ({ page }) => {
  for (const path of ['/task-manager', '/market-size-calculator', '/contract-generator']) {
    await openWithSample(page, path);
    if (path === '/task-manager') await page.getByRole('button', { name: 'Delete Send Acre Foods invoice' }).click();
    const message = page.getByRole('status').locator('div').first();
    await expect(message).toBeVisible();
    for (const [width, height] of [
      [1280, 900],
      [1024, 768],
      [768, 1024],
      [390, 844],
      [320, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const y of [0, 400, 100_000]) {
        await page.evaluate((to) => window.scrollTo(0, to), y);
        const covered = await message.evaluate((toast) => {
          const own = toast.getBoundingClientRect();
          const header = document.querySelector('header')!.getBoundingClientRect();
          const pressed = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')].filter((element) => {
            const box = element.getBoundingClientRect();
            const isSeen = element.checkVisibility({ visibilityProperty: true });
            return isSeen && box.left < own.right && own.left < box.right && box.top < own.bottom && own.top < box.bottom;
          });
          return [...(own.bottom > header.bottom + 0.5 ? ['the page'] : []), ...pressed.map((element) => element.textContent)];
        });
        expect(covered, `${path} at ${width} × ${height}`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

test('on a phone the first action of every tool is in reach, toolbars and tabs are one row', async ({ page }) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of toolPaths) {
    await page.goto(path);
    found.push(
      ...(
        await page.evaluate(() => {
          const rowsOf = (parent: Element | null) => {
            const pressed = [...(parent?.children ?? [])].filter(
              (each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches('p'),
            );
            return new Set(pressed.map((each) => Math.round(middleOf(each) / 10))).size;
          };
          const middleOf = (element: Element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return (top + bottom) / 2;
          };
          const actions = [...document.querySelectorAll('main .btn-primary')].filter((each) => each.checkVisibility());
          return [
            ...(actions.length > 0 && !actions.some((each) => middleOf(each) < window.innerHeight) ? ['first action out of reach'] : []),
            ...(rowsOf(document.querySelector('.work-bar > :last-child')) > 1 ? ['toolbar'] : []),
            ...[...document.querySelectorAll('[role=tablist]')].filter((tabs) => rowsOf(tabs) > 1).map(() => 'tabs'),
          ];
        })
      ).map((fault) => `${path}: ${fault}`),
    );
  }
  expect(found).toEqual([]);
});

test('on a phone a form that adds is a button until it is asked for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/expense-calculator');
  await expect(page.getByLabel('Description')).toBeHidden();
  const add = page.getByRole('button', { name: 'Add Expense' });
  await add.click();
  await expect(page.getByLabel('Description')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(add).toBeFocused();
  await add.click();
  await page.getByLabel('Description').fill('Rent');
  await page.getByLabel('Amount').fill('900');
  await page.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
  await add.click();
  await expect(page.getByLabel('Description')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Actions for Rent' })).toBeVisible();
});

test('nothing jumps while a page comes in', async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const found: string[] = [];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of allPaths) {
      await page.goto(path);
      await seeFrames(page, 6);
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
      if (shift > 0.02) found.push(`${path} at ${width}: ${shift.toFixed(3)}`);
    }
  }
  expect(found).toEqual([]);
});
