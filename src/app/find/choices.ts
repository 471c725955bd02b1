/** What a search offers, in groups. */
import type { CatalogueEntry } from '@/tools/define-tool';

export interface Choice {
  id: string;
  name: string;
  detail: string;
  icon: string;
  /** The class that paints its tile; a quiet one without. */
  gradient?: string;
  isSample?: boolean;
  /** Whether it may always come first, where somebody wants it to. */
  canPin?: boolean;
  /** Where it leads. */
  href?: string;
  /** What it does, before it leads anywhere. */
  run?: () => void;
  /** Whether what it does takes the place of the search. */
  staysOpen?: boolean;
}

export interface ChoiceGroup {
  name: string;
  choices: readonly Choice[];
}

export const toolChoice = ({ id, name, description, icon, gradient, path }: CatalogueEntry): Choice => ({
  id,
  name,
  detail: description,
  icon,
  gradient,
  canPin: true,
  href: path,
});

/** Where people start when nothing matches. */
export const suggest = (catalogue: readonly CatalogueEntry[]): Choice[] => catalogue.slice(0, 3).map(toolChoice);

const mostPins = 12;

/** The one pinned last comes last; beyond a dozen the first gives way. */
export const togglePin = (pins: readonly string[], id: string): string[] =>
  pins.includes(id) ? pins.filter((pin) => pin !== id) : [...pins, id].slice(-mostPins);

/** In the order in which they were pinned; what is gone is passed over. */
export const findPinned = (pins: readonly string[], all: readonly Choice[]): Choice[] =>
  pins.flatMap((pin) => all.find(({ id }) => id === pin) ?? []);
