import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Only what is wrong is asked for: where each of a thousand good elements stands takes most of the time. */
const brief = { resultTypes: ['violations'], selectors: false };

const whole = {
  ...brief,
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'target-size': { enabled: true } },
};
/** All that a theme can change: names, roles and sizes are the same in each. */
const colours = { ...brief, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** What axe finds against WCAG 2.2 AA, target size included by name since it is off by default. */
export async function findAccessibilityFaults(page: Page, about: 'everything' | 'colours' = 'everything'): Promise<string[]> {
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
  // What stays at the foot of a small window lies over whatever is being scrolled past it; in a window as high as the page it lies over nothing.
  const before = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (before && height > before.height) await page.setViewportSize({ ...before, height });
  const faults = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: { run: (options: unknown) => Promise<AxeResults> } };
      const { violations } = await axe.run(options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    about === 'everything' ? whole : colours,
  );
  if (before) await page.setViewportSize(before);
  return faults;
}

/** The page in the light theme, and what the dark one changes; the dark one stays. */
export async function findFaultsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const faults = await findAccessibilityFaults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await findAccessibilityFaults(page, 'colours');
  return [...faults, ...inDark.map((fault) => `in the dark theme, ${fault}`)];
}
