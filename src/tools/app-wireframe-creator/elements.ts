import { clamp } from '@/lib/numbers';
import { limits, type Screen, type WireElement, type Wireframe } from './model';

export type Elements = readonly WireElement[];
export type Ids = ReadonlySet<string>;

/** Changes the elements of one screen; the same list back means nothing changed. */
export function changeScreen(wireframe: Wireframe, id: string, recipe: (elements: Elements) => Elements): Wireframe {
  const screen = wireframe.screens.find((candidate) => candidate.id === id);
  if (!screen) return wireframe;
  const elements = recipe(screen.elements);
  if (elements === screen.elements || areSame(elements, screen.elements)) return wireframe;
  const changed: Screen = { ...screen, elements: [...elements] };
  return { ...wireframe, screens: wireframe.screens.map((other) => (other === screen ? changed : other)) };
}

const areSame = (one: Elements, other: Elements) => one.length === other.length && one.every((element, index) => element === other[index]);

export const toPlace = (value: number) => clamp(Math.round(value), -limits.place, limits.place);

const copyStep = 16;

/** Copies in front of everything, 16 pixels further, with groups of their own. */
export function copyElements(originals: Elements, makeId: () => string, shift = copyStep): WireElement[] {
  const groups = new Map<string, string>();
  const groupOf = (group: string) => {
    if (group === '') return '';
    const known = groups.get(group) ?? makeId();
    groups.set(group, known);
    return known;
  };
  return originals.map((element) => ({
    ...element,
    id: makeId(),
    group: groupOf(element.group),
    isLocked: false,
    x: toPlace(element.x + shift),
    y: toPlace(element.y + shift),
  }));
}

/** The ids that belong together with these: whole groups. */
export function withGroups(elements: Elements, ids: Iterable<string>): string[] {
  const chosen = new Set(ids);
  const groups = new Set(elements.filter(({ id, group }) => chosen.has(id) && group !== '').map(({ group }) => group));
  return elements.filter(({ id, group }) => chosen.has(id) || groups.has(group)).map(({ id }) => id);
}
