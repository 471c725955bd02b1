import { renderToString } from 'react-dom/server';
import { App } from '@/app/app';
import { loadPage } from '@/app/routes';
import { site } from '@/site';
import { catalogue } from '@/tools/registry';

export { site };

/** Everything the build needs to write a page; '/404' is the page for unknown addresses. */
export async function renderPage(path: string) {
  const page = await loadPage(path);
  const { title, description, tool } = page;
  const entry = catalogue.find(({ id }) => id === tool?.id);
  return { title, description, entry, tool, html: renderToString(<App first={page} ssrPath={path} />) };
}

export const paths = [
  '/',
  ...catalogue.map((entry) => entry.path),
  '/workspace',
  '/profile',
  '/today',
  '/data-room',
  '/together',
  '/settings',
  '/reply',
  '/ai-settings',
];
export const toolPaths = catalogue.map((entry) => entry.path);
