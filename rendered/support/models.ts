/** A model that writes along, as if the person had chosen it on an earlier visit. */
import { vi } from 'vitest';
import { canary, choices, ModelServer, swotReply, type Dialect } from '../../e2e/support/model-server';
import { forgetSecrets, keepSecret } from '@/platform/secrets';
import { changeSettings, defaultSettings } from '@/workspace/settings';
import { expect, test as base, type Locator, type Page } from './test';

export async function rememberModel(_page: Page, models: ModelServer, dialect: Dialect = 'openai'): Promise<void> {
  const { path, model } = choices[dialect];
  const address = `${models.origin}${path}`;
  changeSettings({ isRemembered: true, ai: { provider: dialect, model, address } });
  await keepSecret(`${dialect}@${new URL(address).host}`, canary, 'tab');
}

/** The page, opened or gone on to: both keep what was done. */
export const openTool = (page: Page, path: string): Promise<void> => page.goto(path);

export async function fillSwot(page: Page): Promise<void> {
  await openTool(page, '/swot-analysis-generator');
  await page.getByLabel('Company Name').fill('Rye and Shine');
  await page.getByLabel('Industry').fill('Bakery');
}
export const generate = (page: Page): Promise<void> => page.getByRole('button', { name: 'Generate SWOT Analysis' }).click();
export const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Proposal for the points' });

/** What the page logs from now on, which is no fault of this test. */
export function listen(_page: Page): string[] {
  const logged: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void logged.push(parts.map(String).join(' ')));
  return logged;
}

export const test = base.extend<{ models: ModelServer }>({
  // oxlint-disable-next-line no-empty-pattern
  models: async ({}, use) => {
    const models = new ModelServer();
    await models.start();
    await use(models);
    models.stop();
    changeSettings(defaultSettings);
    forgetSecrets();
  },
});

export { canary, expect, swotReply, type Page };
