import type { Page } from '@playwright/test';
import { canary, choices, ModelServer, swotReply, type Dialect } from './model-server';
import { expect, test as base } from './test';

/** What a person does on the settings page to have a model write along. */
export async function chooseModel(page: Page, models: ModelServer, dialect: Dialect = 'openai'): Promise<void> {
  const { label, path, model } = choices[dialect];
  await page.goto('/ai-settings');
  await page.getByRole('radio', { name: label }).check();
  await page.getByText('Use another address').click();
  await page.getByLabel('Address').fill(`${models.origin}${path}`);
  await page.getByLabel('API key').fill(canary);
  await page.getByRole('button', { name: 'Test' }).click();
  await expect(page.getByText('It works.')).toBeVisible();
  await page.getByLabel('Model', { exact: true }).selectOption(model);
  await page.getByRole('button', { name: 'Use this model' }).click();
  await expect(page.getByText(`AI is on: ${model}`)).toBeVisible();
}

/** As if the person had chosen it on an earlier visit, with the settings remembered and the key kept for the tab. */
export async function rememberModel(page: Page, models: ModelServer, dialect: Dialect = 'openai'): Promise<void> {
  const { path, model } = choices[dialect];
  await page.addInitScript(
    ([ai, key]) => {
      // The page itself only: a preview in a frame has no storage.
      if (window !== window.top) return;
      localStorage.setItem('groundwork.settings', JSON.stringify({ isRemembered: true, ai }));
      sessionStorage.setItem(`groundwork.secret.${ai.provider}@${new URL(ai.address).host}`, key);
    },
    [{ provider: dialect, model, address: `${models.origin}${path}` }, canary] as const,
  );
}

/** Goes on to a tool inside the open page: a reload would forget a model that was chosen for now. */
export async function openTool(page: Page, path: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  if (!(await title.isVisible())) {
    await page.goto(path);
    return;
  }
  const before = (await title.textContent()) ?? '';
  await page.evaluate((to) => {
    history.pushState(null, '', to);
  }, path);
  await page.waitForURL(`**${path}`);
  await expect(title).not.toHaveText(before);
}

export async function fillSwot(page: Page) {
  await openTool(page, '/swot-analysis-generator');
  await page.getByLabel('Company Name').fill('Rye and Shine');
  await page.getByLabel('Industry').fill('Bakery');
}
export const generate = (page: Page) => page.getByRole('button', { name: 'Generate SWOT Analysis' }).click();
export const panelOf = (page: Page) => page.getByRole('region', { name: 'Proposal for the points' });

/** Every other fault still fails the test; the model's own server may be asked, and may refuse. */
export const test = base.extend<{ models: ModelServer }>({
  models: async ({ faults }, use) => {
    const models = new ModelServer();
    await models.start();
    await use(models);
    models.stop();
    faults.seen = faults.seen.filter(
      (fault) =>
        !fault.startsWith(`request: ${models.origin}`) &&
        !/^console: (Failed to load resource|Failed to generate|The list of models couldn’t be loaded|Access to fetch)/.test(fault),
    );
  },
});

export { canary, expect, ModelServer, swotReply, type Dialect };
