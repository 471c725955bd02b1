import type { Roadmap } from './files';
import { toSections, type Section } from './model';

export const filledSections = ({ items, extra, today }: Roadmap) =>
  toSections(items, extra.ownPeriods, today).filter((section) => section.items.length > 0);

export const nameOf = ({ period }: Section) => period.name || 'No quarter';
