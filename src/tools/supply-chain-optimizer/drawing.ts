import { fitText } from '@/lib/drawing';
import { formatNumber } from '@/lib/numbers';
import { framePicture, type Shape } from '@/lib/shapes';
import { plural } from '@/lib/text';
import { card, findPlaces } from './layout';
import { lineOf, meets, placeLabels, reachOf, type Box } from './lines';
import { labelNodes, typeLabels, type ChainLink, type ChainNode, type NodeType, type Place } from './model';

interface DrawnNode {
  id: string;
  /** All that the card says, in full. */
  words: string;
  place: Place;
  shapes: Shape[];
}

interface Back {
  width: number;
  height: number;
  frame: Shape[];
  links: Shape[];
  /** How many links have no label: there is no free place for it, or there are too many. */
  unlabelled: number;
}

export interface Palette {
  paper: string;
  card: string;
  line: string;
  ink: string;
  mute: string;
  accent: string;
  warn: string;
}

const paperPalette: Palette = {
  paper: '#ffffff',
  card: '#ffffff',
  line: '#8b8778',
  ink: '#1a1c19',
  mute: '#5d625b',
  accent: '#0b6b4a',
  warn: '#8a5300',
};
/** On the screen the drawing follows the theme. */
export const screenPalette: Palette = {
  paper: 'none',
  card: 'var(--surface)',
  line: 'var(--control)',
  ink: 'var(--ink)',
  mute: 'var(--mute)',
  accent: 'var(--accent)',
  warn: 'var(--warn)',
};

export interface Picture {
  nodes: readonly ChainNode[];
  links: readonly ChainLink[];
  positions: Readonly<Record<string, Place>>;
  /** Drawn thick. */
  route: ReadonlySet<string>;
  weak: ReadonlySet<string>;
  disabled: ReadonlySet<string>;
}

/** Of more links than this the labels are left out. */
const mostLabels = 40;
const margin = 18;
const headHeight = 34;

interface Options {
  /** Above and below the network, in files. */
  caption?: { title: string; note: string; legend: readonly string[] };
}

export interface Placed {
  picture: Picture;
  places: Map<string, Place>;
  passes: Map<string, Place[]>;
  names: Map<string, string>;
  columns: { type: NodeType; x: number }[];
  width: number;
  height: number;
  /** Where the cards end and a legend may begin. */
  lowest: number;
  top: number;
  caption: Options['caption'];
}

/** Where everything is, before anything is drawn. */
export function placeNetwork(picture: Picture, caption?: Options['caption']): Placed {
  const { nodes, links, positions } = picture;
  const layout = findPlaces(nodes, links, positions);
  const top = margin + headHeight + (caption ? 52 : 0);
  const move = ({ x, y }: Place) => ({ x: margin + x, y: top + y });
  const places = new Map([...layout.places].map(([id, place]) => [id, move(place)]));
  let [width, lowest] = [caption ? 640 : 320, top];
  for (const { x, y } of places.values()) {
    width = Math.max(width, x + card.width + margin);
    lowest = Math.max(lowest, y + card.height);
  }
  return {
    picture,
    places,
    passes: new Map([...layout.passes].map(([id, list]) => [id, list.map(move)])),
    names: labelNodes(nodes),
    columns: layout.columns.map(({ type, x }) => ({ type, x: margin + x })),
    width,
    height: lowest + margin + (caption ? caption.legend.length * 20 + 8 : 0),
    lowest,
    top,
    caption,
  };
}

type Write = (text: string, x: number, y: number, more: Shape['attributes']) => Shape;

const writeIn =
  (palette: Palette): Write =>
  (text, x, y, more) => ({ tag: 'text', attributes: { x, y, fontSize: 12, fill: palette.mute, ...more }, text });

/** What lies behind the cards: paper, headings and a line for each link, the way goods go from left to right. Only what lies in `view`, if given. */
export function drawBack(placed: Placed, palette: Palette = paperPalette, view?: Box): Back {
  const { picture, width, height, lowest, top, caption } = placed;
  const write = writeIn(palette);
  const frame: Shape[] = [
    { tag: 'rect', attributes: { x: 0, y: 0, width, height, fill: palette.paper } },
    ...placed.columns.map(({ type, x }) => write(`${typeLabels[type]}s`, x, top - 14, { fontSize: 13, fontWeight: 600 })),
  ];
  if (caption) {
    frame.push(
      write(fitText(caption.title, width - 2 * margin, 22), margin, margin + 20, { fontSize: 22, fontWeight: 700, fill: palette.ink }),
      write(fitText(caption.note, width - 2 * margin, 13), margin, margin + 42, { fontSize: 13 }),
      ...caption.legend.map((line, index) => write(fitText(line, width - 2 * margin, 12), margin, lowest + margin + 8 + index * 20, {})),
    );
  }
  const lines = drawLines(placed, palette, view);
  return {
    width,
    height,
    frame,
    links: [...lines.shapes, ...lines.labels.map(({ text, x, y }) => write(text, x, y + 4, { fontSize: 11, textAnchor: 'middle' }))],
    unlabelled: picture.links.length - lines.labels.length,
  };
}

/** The cards in view, all of them without one; the chosen card in any case, with a stronger edge. */
export function drawNodes(placed: Placed, palette: Palette = paperPalette, view?: Box, chosen?: string): DrawnNode[] {
  const { picture, places } = placed;
  const isSeen = ({ id }: ChainNode) => {
    const place = places.get(id);
    return !view || (place !== undefined && meets({ ...place, ...card }, view)) || chosen === id;
  };
  return drawCards(picture.nodes.filter(isSeen), placed, palette, chosen);
}

function drawLines({ picture, places, passes }: Placed, palette: Palette, view: Box | undefined) {
  const { nodes, links, route, disabled } = picture;
  const hasLabels = links.length <= mostLabels;
  const ordered = links.toSorted((a, b) => Number(route.has(a.id)) - Number(route.has(b.id)));
  const drawn = ordered.flatMap((link) => {
    const [from, to, between] = [places.get(link.source), places.get(link.target), passes.get(link.id) ?? []];
    if (!from || !to || (view && !meets(reachOf(from, to, between), view))) return [];
    return [{ link, line: lineOf(from, to, between, hasLabels) }];
  });
  const shapes = drawn.flatMap(({ link: { id, source, target }, line }): Shape[] => {
    const isOff = disabled.has(source) || disabled.has(target);
    const color = route.has(id) ? palette.accent : palette.line;
    const look: Shape['attributes'] = {
      stroke: color,
      strokeWidth: route.has(id) ? 3.5 : 1.5,
      ...(isOff ? { strokeDasharray: '4 5', opacity: 0.6 } : {}),
    };
    return [
      { tag: 'path', attributes: { d: line.path, fill: 'none', ...look } },
      { tag: 'path', attributes: { d: line.head, fill: color } },
    ];
  });
  if (!hasLabels) return { shapes, labels: [] };
  const texts = drawn.map(({ link: { id, transport, time }, line: { points } }) => ({
    id,
    text: `${transport}, ${formatNumber(time)} d`,
    points,
  }));
  const free = placeLabels(
    texts,
    nodes.flatMap(({ id }) => places.get(id) ?? []),
  );
  return {
    shapes,
    labels: texts.flatMap(({ id, text }) => {
      const place = free.get(id);
      return place ? [{ text, ...place }] : [];
    }),
  };
}

function drawCards(nodes: readonly ChainNode[], placed: Placed, palette: Palette, chosen: string | undefined): DrawnNode[] {
  const { picture, places, names } = placed;
  const { weak, disabled } = picture;
  const write = writeIn(palette);
  return nodes.map(({ id, location, type, leadTime, capacity, reliability, needs }) => {
    const place = places.get(id) as Place;
    const { x, y } = place;
    const label = names.get(id) ?? '';
    const room = card.width - 24;
    const isOff = disabled.has(id);
    const signs = `${needs === 'all' ? '&' : ''}${weak.has(id) ? '!' : ''}`;
    const facts = [`${formatNumber(leadTime)} d`, capacity > 0 ? `${formatNumber(capacity)} units` : 'no limit', `${reliability}%`];
    const edge: Shape['attributes'] = {
      stroke: weak.has(id) ? palette.warn : palette.line,
      strokeWidth: chosen === id ? 3 : 1.25,
      ...(isOff ? { strokeDasharray: '5 4' } : {}),
    };
    return {
      id,
      words: [
        label,
        typeLabels[type],
        location.trim(),
        `lead time ${plural(leadTime, 'day')}`,
        capacity > 0 ? `capacity ${plural(capacity, 'unit')}` : 'no capacity limit',
        `reliability ${reliability}%`,
        needs === 'all' ? 'needs all of its inputs' : '',
        weak.has(id) ? 'single point of failure' : '',
        isOff ? 'switched off' : '',
      ]
        .filter(Boolean)
        .join(', '),
      place,
      shapes: [
        { tag: 'rect', attributes: { x, y, width: card.width, height: card.height, rx: 9, fill: palette.card, ...edge } },
        write(fitText(label, room - signs.length * 14, 13), x + 12, y + 20, {
          fontSize: 13,
          fontWeight: 700,
          fill: isOff ? palette.mute : palette.ink,
        }),
        ...(signs
          ? [write(signs, x + card.width - 12, y + 20, { fontSize: 15, fontWeight: 700, fill: palette.warn, textAnchor: 'end' })]
          : []),
        write(fitText(isOff ? 'Switched off' : location.trim() || typeLabels[type], room, 12), x + 12, y + 37, {}),
        write(fitText(facts.join(' · '), room, 11), x + 12, y + 53, { fontSize: 11 }),
      ],
    };
  });
}

export function toPicture(picture: Picture, caption: NonNullable<Options['caption']>) {
  const placed = placeNetwork(picture, caption);
  const { width, height, frame, links } = drawBack(placed);
  return framePicture([...frame, ...links, ...drawNodes(placed).flatMap((drawn) => drawn.shapes)], {
    title: caption.title,
    width,
    height,
    font: 'sans-serif',
  });
}

const longestSide = 16_000;
/** Twice the size of the screen, less where a browser cannot draw that many pixels in a row. */
export const pngScale = ({ width, height }: { width: number; height: number }) => Math.min(2, longestSide / Math.max(width, height));
