import { text } from '@/lib/fields';
import { clamp } from '@/lib/numbers';
import { capitalise, toFileName, toSlug } from '@/lib/text';
import type { Box } from '@/lib/drawing';
import { defineState } from '@/workspace/tool-state';
import type { Kind } from './components';
import { deviceFacts, devices, type Device, type KindFacts } from './content';
import { makeSample } from './sample';

export interface WireElement extends Box {
  id: string;
  kind: Kind;
  content: string;
  color: string;
  /** The height of its letters. */
  size: number;
  /** Elements with the same group are selected and moved together; empty for none. */
  group: string;
  isLocked: boolean;
  /** The id of the screen it leads to; empty for none. */
  link: string;
}

export interface Screen {
  id: string;
  name: string;
  /** From back to front. */
  elements: WireElement[];
}

export interface Guide {
  id: string;
  /** A guide on x is a vertical line. */
  axis: 'x' | 'y';
  at: number;
}

export interface Wireframe {
  name: string;
  device: Device;
  width: number;
  height: number;
  screens: Screen[];
  guides: Guide[];
}

export interface Size {
  width: number;
  height: number;
}

/** How far from the canvas a place may lie, how large a thing may be, how many of them there may be. */
export const limits = {
  place: 10_000,
  side: 10_000,
  leastCanvas: 100,
  mostCanvas: 4000,
  content: 2000,
  name: 80,
  leastType: 8,
  mostType: 96,
  elements: 2000,
  screens: 50,
  guides: 40,
} as const;

export const defaultName = 'My Wireframe';

export const fields = { name: text('Name', { default: defaultName, maxLength: limits.name, means: ['offer.name', 'company.name'] }) };

export const state = defineState<Wireframe>({
  version: 1,
  title: ({ name }) => name,
  isSample: (wireframe) => sampleMark(wireframe) !== '',
  start: () => ({
    name: defaultName,
    device: 'mobile',
    width: deviceFacts.mobile.width,
    height: deviceFacts.mobile.height,
    screens: [{ id: 'screen-1', name: 'Screen 1', elements: [] }],
    guides: [],
  }),
  sample: makeSample,
});

const samples = new Map(makeSample().screens.flatMap(({ elements }) => elements.map((element) => [element.id, element] as const)));

/** An element of the sample as it came; moved or written anew, it is the user's own. */
export function isSampleElement(element: WireElement): boolean {
  const sample = samples.get(element.id);
  return sample !== undefined && (Object.keys(sample) as (keyof WireElement)[]).every((name) => element[name] === sample[name]);
}

/** How much of it is the sample's. */
export function sampleMark({ screens }: Pick<Wireframe, 'screens'>): '' | 'Sample' | 'Partly sample' {
  const marks = screens.flatMap(({ elements }) => elements.map(isSampleElement));
  return !marks.includes(true) ? '' : marks.includes(false) ? 'Partly sample' : 'Sample';
}

/** The canvas is not the user's work: a name and an empty screen can be replaced without asking. */
export const isEmpty = ({ screens }: Wireframe) => screens.every(({ elements }) => elements.length === 0);

/** The one that is open; where it is gone, the first. */
export const findScreen = ({ screens }: Wireframe, id: string): Screen =>
  screens.find((screen) => screen.id === id) ?? screens[0] ?? { id: '', name: '', elements: [] };

export const nameOfScreen = ({ screens }: Wireframe, screen: Screen): string =>
  screen.name.trim() || `Screen ${Math.max(0, screens.indexOf(screen)) + 1}`;

const step = 16;

/** A quarter of the canvas in; where something stands exactly there, 16 pixels further, as often as needed. */
export function findFreePlace(elements: readonly WireElement[], canvas: Size): { x: number; y: number } {
  const first = { x: Math.round(canvas.width / 4), y: Math.round(canvas.height / 4) };
  const taken = new Set(elements.map(({ x, y }) => `${x} ${y}`));
  // Far enough down the diagonal the corner would leave the canvas, so the steps begin again.
  const steps = Math.max(1, Math.floor(Math.min(canvas.width - first.x, canvas.height - first.y) / step));
  for (let count = 0; count < steps; count += 1) {
    const place = { x: first.x + count * step, y: first.y + count * step };
    if (!taken.has(`${place.x} ${place.y}`)) return place;
  }
  const count = elements.length % steps;
  return { x: first.x + count * step, y: first.y + count * step };
}

export function toElement(kind: Kind, facts: KindFacts, id: string, elements: readonly WireElement[], canvas: Size): WireElement {
  const { width, height, content, color, size, isWide } = facts;
  const place = findFreePlace(elements, canvas);
  const box = isWide
    ? { x: 0, y: kind === 'nav-bar' ? 0 : kind === 'tab-bar' ? canvas.height - height : place.y, width: canvas.width, height }
    : { ...place, width, height };
  return { id, kind, ...box, content, color, size, group: '', isLocked: false, link: '' };
}

/** Notes lie on a layer above everything and can be put out of sight. */
export function shownElements({ elements }: Screen, areNotesShown: boolean): readonly WireElement[] {
  const notes = elements.filter(({ kind }) => kind === 'note');
  if (notes.length === 0) return elements;
  const others = elements.filter(({ kind }) => kind !== 'note');
  return areNotesShown ? [...others, ...notes] : others;
}

/** "390x844", "390 × 844", "390 by 844" */
export function parseSize(typed: string): Size | undefined {
  const found = /^\s*(\d{1,6})\s*(?:px)?\s*(?:x|×|\*|by|,|\s)\s*(\d{1,6})\s*(?:px)?\s*$/i.exec(typed);
  if (!found) return undefined;
  const [width, height] = [Number(found[1]), Number(found[2])];
  const fits = [width, height].every((side) => side === clamp(side, limits.leastCanvas, limits.mostCanvas));
  return fits ? { width, height } : undefined;
}

/** A size typed that is a device's own is that device. */
export function withCanvas(wireframe: Wireframe, { width, height }: Size): Wireframe {
  const device = devices.find((each) => deviceFacts[each].width === width && deviceFacts[each].height === height) ?? 'custom';
  const isSame = wireframe.device === device && wireframe.width === width && wireframe.height === height;
  return isSame ? wireframe : { ...wireframe, device, width, height };
}

export const deviceLabel = ({ device, width, height }: Wireframe) => `${capitalise(device)}, ${width} × ${height}`;

/** The screen's own name is in the file's where there is more than one. */
export function fileStem(wireframe: Wireframe, screen?: Screen): string {
  const parts = [
    sampleMark(wireframe) === 'Sample' ? 'sample' : '',
    toSlug(wireframe.name),
    screen && wireframe.screens.length > 1 ? toSlug(nameOfScreen(wireframe, screen)) : '',
  ];
  return toFileName(parts.filter((part) => part !== '').join('-'), 'png', 'wireframe').replace(/\.png$/, '');
}
