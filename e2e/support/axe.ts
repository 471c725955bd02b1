import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { type Looking, rememberReadable, skipReadable } from './colours';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Only what is wrong is asked for: where each of a thousand good elements stands takes most of the time. */
const brief = { resultTypes: ['violations', 'incomplete'], selectors: false, elementRef: true };

const whole = {
  ...brief,
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'target-size': { enabled: true } },
};
/** All that a theme can change: names, roles and sizes are the same in each. */
const colours = { ...brief, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

async function run(page: Page, options: object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // What is still fading in has not the colours it will have.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  await skipReadable(page);
  const faults = await page.evaluate(async (options) => {
    const { axe, looking } = window as unknown as Looking & { axe: { run: (options: unknown) => Promise<AxeResults> } };
    const { violations, incomplete } = await axe.run(options);
    const doubted = new Set([...violations, ...incomplete].flatMap(({ nodes }) => nodes.map(({ element }) => element as Element)));
    for (const [look, alike] of looking?.now ?? []) if (alike.some((element) => doubted.has(element))) looking?.now.delete(look);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, options);
  await rememberReadable(page);
  return faults;
}

/** What stays at the foot of a small window lies over whatever is being scrolled past it; in a window as high as the page it lies over nothing. */
async function inWholeHeight<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const before = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!before || height <= before.height) return look();
  await page.setViewportSize({ ...before, height });
  const seen = await look();
  await page.setViewportSize(before);
  return seen;
}

/** What axe finds against WCAG 2.2 AA, target size included by name since it is off by default. */
export const findAccessibilityFaults = (page: Page, about: 'everything' | 'colours' = 'everything'): Promise<string[]> =>
  inWholeHeight(page, () => run(page, about === 'everything' ? whole : colours));

/** The page in the light theme, and what the dark one changes; the dark one stays. */
export async function findFaultsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  return inWholeHeight(page, async () => {
    const faults = await run(page, whole);
    await page.emulateMedia({ colorScheme: 'dark' });
    const inDark = await run(page, colours);
    return [...faults, ...inDark.map((fault) => `in the dark theme, ${fault}`)];
  });
}
