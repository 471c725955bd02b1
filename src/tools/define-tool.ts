import type { ComponentType } from 'react';
import type { ListTopic, Topic } from '@/lib/topics';

export const categories = [
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
] as const;

export type Category = (typeof categories)[number];

/** What view.tsx gives. */
export interface ToolModule {
  default: ComponentType;
  /** What the tool does, in two sentences. */
  about: string;
  /** Ids of the tools that go with it; those not built yet are skipped. */
  related: readonly string[];
}

export interface ToolMeta {
  name: string;
  /** One sentence for the card, the page and search engines: 155 characters at most. */
  description: string;
  category: Category;
  /** A name from Lucide's set. */
  icon: string;
  /** Other words people search by. */
  keywords: readonly string[];
  /** The topics it offers and takes; its shares.ts says how. */
  offers?: readonly Topic[];
  accepts?: readonly Topic[];
  /** The list of the company that it shows. */
  list?: ListTopic;
}

/** A catalogue entry: what the tool says of itself, and what follows from its folder and category. */
export interface CatalogueEntry extends ToolMeta {
  id: string;
  path: string;
  /** The class that paints the icon tile with the category's colour gradient. */
  gradient: string;
}

/** What a page says of its tool; written into the prerendered page, so that opening a tool does not load the catalogue. */
export interface ToolFacts {
  id: string;
  name: string;
  description: string;
  related: readonly RelatedTool[];
  /** Where the build put the screen's code; without it the screen is found by the tool's id. */
  view?: string;
}

export interface RelatedTool extends Pick<CatalogueEntry, 'id' | 'name' | 'path' | 'icon' | 'gradient'> {
  /** What usually comes next. */
  isNext?: boolean;
}

export const defineTool = (meta: ToolMeta): ToolMeta => meta;

export const toEntry = (id: string, meta: ToolMeta): CatalogueEntry => ({
  ...meta,
  id,
  path: `/${id}`,
  gradient: `tile-${meta.category.toLowerCase().replace(' ', '-')}`,
});
