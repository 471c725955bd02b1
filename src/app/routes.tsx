import type { ComponentType } from 'react';
import { site } from '@/site';
import { findTool } from '@/tools/registry';
import type { CatalogueEntry } from '@/tools/define-tool';

export interface Page {
  path: string;
  title: string;
  description: string;
  Body: ComponentType;
  entry?: CatalogueEntry;
  isMissing?: boolean;
}

export const homeDescription =
  'Free tools for founders: plans, invoices, cap tables, contracts and decks. They work in your browser, with no signup and no hidden costs.';

/** One form for a path, whatever the host made of it: "/tax-calculator/" and "/tax-calculator.html" are the same page. */
export const toPath = (pathname: string) => pathname.replace(/\.html$/, '').replace(/\/(index)?$/, '') || '/';

/** Everything a page needs, loaded before it is shown, so that no screen is ever half there. */
export async function loadPage(path: string): Promise<Page> {
  if (path === '/') {
    const { Home } = await import('./home');
    return { path, title: `${site.name}: ${site.tagline.toLowerCase()}`, description: homeDescription, Body: Home };
  }
  if (path === '/settings') {
    const { SettingsPage } = await import('./settings-page');
    return {
      path,
      title: `Settings · ${site.name}`,
      description: 'Theme, currency and shortcuts, and what this site does with your data: nothing leaves your device.',
      Body: SettingsPage,
    };
  }
  const entry = findTool(path);
  if (!entry) {
    const { NotFound } = await import('./not-found');
    return { path, title: `Not found · ${site.name}`, description: 'There is no page at this address.', Body: NotFound, isMissing: true };
  }
  const [{ default: View, about, related }, { ToolFrame }] = await Promise.all([entry.load(), import('./tool-frame')]);
  return {
    path,
    title: `${entry.name} · ${site.name}`,
    description: entry.description,
    entry,
    Body: () => (
      <ToolFrame entry={entry} about={about} relatedIds={related}>
        <View />
      </ToolFrame>
    ),
  };
}
