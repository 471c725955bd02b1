import type { ComponentType } from 'react';
import { site } from '@/site';
import type { ToolFacts, ToolModule } from '@/tools/define-tool';

export interface Page {
  path: string;
  title: string;
  description: string;
  Body: ComponentType;
  tool?: ToolFacts;
  isMissing?: boolean;
}

/** One form for a path, whatever the host made of it: "/tax-calculator/" and "/tax-calculator.html" are the same page. */
export const toPath = (pathname: string) => pathname.replace(/\.html$/, '').replace(/\/(index)?$/, '') || '/';

/** Everything a page needs, loaded before it is shown, so that no screen is ever half there. */
export async function loadPage(path: string, written?: ToolFacts): Promise<Page> {
  if (path === '/') {
    const { Home, description } = await import('./home');
    return { path, title: `${site.name}: ${site.tagline.toLowerCase()}`, description, Body: Home };
  }
  const own = written ? undefined : (await import('./own-pages')).ownPages[path];
  if (own) {
    const { title, description, Body } = await own();
    return { path, title: `${title} · ${site.name}`, description, Body };
  }
  const id = path.slice(1);
  const [view, tool, { ToolFrame }] = await Promise.all([loadScreen(id, written), written ?? findFacts(id), import('./tool-frame')]);
  if (!view || !tool) {
    const { NotFound } = await import('./not-found');
    return { path, title: `Not found · ${site.name}`, description: 'There’s no page at this address.', Body: NotFound, isMissing: true };
  }
  const { default: View, about } = view;
  return {
    path,
    title: `${tool.name} · ${site.name}`,
    description: tool.description,
    tool,
    Body: () => (
      <ToolFrame tool={tool} about={about}>
        <View />
      </ToolFrame>
    ),
  };
}

/** The page opened first names its own chunk, so that no page carries the addresses of all the others. */
async function loadScreen(id: string, written?: ToolFacts): Promise<ToolModule | undefined> {
  if (written?.view) return (await import(/* @vite-ignore */ written.view)) as ToolModule;
  return (await import('@/tools/views')).loadView(id);
}

/** From the catalogue, when someone comes from another page; the page opened first has its facts written in. */
async function findFacts(id: string): Promise<ToolFacts | undefined> {
  const [{ catalogue, relatedTools }, view] = await Promise.all([import('@/tools/registry'), loadScreen(id)]);
  const entry = catalogue.find((candidate) => candidate.id === id);
  return entry && view && { id, name: entry.name, description: entry.description, related: relatedTools(entry, view.related) };
}
