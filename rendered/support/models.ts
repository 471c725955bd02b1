/** A model that writes along, as if the person had chosen it on an earlier visit. */
import { canary, choices, ModelServer, type Dialect } from '../../e2e/support/model-server';
import { forgetSecrets, keepSecret } from '@/platform/secrets';
import { changeSettings, defaultSettings } from '@/workspace/settings';
import { expect, test as base, type Page } from './test';

export async function rememberModel(_page: Page, models: ModelServer, dialect: Dialect = 'openai'): Promise<void> {
  const { path, model } = choices[dialect];
  const address = `${models.origin}${path}`;
  changeSettings({ isRemembered: true, ai: { provider: dialect, model, address } });
  await keepSecret(`${dialect}@${new URL(address).host}`, canary, 'tab');
}

/** The page, opened or gone on to: both keep what was done. */
export const openTool = (page: Page, path: string): Promise<void> => page.goto(path);

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

export { expect };
