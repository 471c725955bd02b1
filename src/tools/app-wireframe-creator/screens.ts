import { copyElements } from './elements';
import { limits, nameOfScreen, type Screen, type WireElement, type Wireframe } from './model';

export function addScreen(wireframe: Wireframe, screen: Screen, after?: string): Wireframe {
  if (wireframe.screens.length >= limits.screens) return wireframe;
  const place = wireframe.screens.findIndex(({ id }) => id === after);
  const screens = [...wireframe.screens];
  screens.splice(place < 0 ? screens.length : place + 1, 0, screen);
  return { ...wireframe, screens };
}

/** "Screen 3", or the next number that no screen has. */
export function freeScreenName({ screens }: Wireframe): string {
  const names = new Set(screens.map(({ name }) => name.trim()));
  let number = screens.length + 1;
  while (names.has(`Screen ${number}`)) number += 1;
  return `Screen ${number}`;
}

export function duplicateScreen(wireframe: Wireframe, id: string, makeId: () => string): { wireframe: Wireframe; id: string } {
  const screen = wireframe.screens.find((candidate) => candidate.id === id);
  if (!screen || wireframe.screens.length >= limits.screens) return { wireframe, id };
  const locked = new Set(screen.elements.flatMap(({ isLocked }, index) => (isLocked ? [index] : [])));
  const copy: Screen = {
    id: makeId(),
    name: `${nameOfScreen(wireframe, screen)} copy`.slice(0, limits.name),
    elements: copyElements(screen.elements, makeId, 0).map((element, index) => ({ ...element, isLocked: locked.has(index) })),
  };
  return { wireframe: addScreen(wireframe, copy, id), id: copy.id };
}

/** The last one stays; links that led to a deleted one lead nowhere. */
export function deleteScreen(wireframe: Wireframe, id: string): Wireframe {
  if (wireframe.screens.length < 2) return wireframe;
  const unlink = (element: WireElement) => (element.link === id ? { ...element, link: '' } : element);
  return {
    ...wireframe,
    screens: wireframe.screens
      .filter((screen) => screen.id !== id)
      .map((screen) => (screen.elements.some(({ link }) => link === id) ? { ...screen, elements: screen.elements.map(unlink) } : screen)),
  };
}

export const renameScreen = (wireframe: Wireframe, id: string, name: string): Wireframe => ({
  ...wireframe,
  screens: wireframe.screens.map((screen) => (screen.id === id ? { ...screen, name: name.trim().slice(0, limits.name) } : screen)),
});

export function moveScreen(wireframe: Wireframe, id: string, by: 1 | -1): Wireframe {
  const from = wireframe.screens.findIndex((screen) => screen.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= wireframe.screens.length) return wireframe;
  const screens = [...wireframe.screens];
  const [moved] = screens.splice(from, 1);
  if (moved) screens.splice(to, 0, moved);
  return { ...wireframe, screens };
}

/** The id where the screen it names exists: what leads nowhere is no link. */
export const linkOf = ({ screens }: Wireframe, { link, kind }: WireElement): string =>
  link !== '' && kind !== 'note' && screens.some(({ id }) => id === link) ? link : '';
