import { fitText } from '@/lib/drawing';
import { formatNumber } from '@/lib/numbers';
import { framePicture, type Shape } from '@/lib/shapes';
import { plural } from '@/lib/text';
import { labelNodes, typeLabels, type ChainLink, type ChainNode, type Place } from './model';
import { card, findPlaces } from './layout';

interface DrawnNode {
  id: string;
  /** All that the card says, in full. */
  words: string;
  place: Place;
  shapes: Shape[];
}

interface Drawing {
  width: number;
  height: number;
  frame: Shape[];
  links: Shape[];
  nodes: DrawnNode[];
}

export interface Palette {
  paper: string;
  /** What lies behind the words on lines. */
  ground: string;
  card: string;
  line: string;
  ink: string;
  mute: string;
  accent: string;
  warn: string;
}

const paperPalette: Palette = {
  paper: '#ffffff',
  ground: '#ffffff',
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
  ground: 'var(--sunk)',
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
  /** Drawn with a stronger edge. */
  chosen?: string;
}

/** More words than this on lines lie over each other. */
const mostLabels = 40;
const margin = 18;
const headHeight = 34;

type Four = readonly [number, number, number, number];

/** A point of the curve; a long one is named near its beginning, where no card lies over it. */
function pointOn(xs: Four, ys: Four, share: number): Place {
  const rest = 1 - share;
  const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
  const at = (points: Four) => points.reduce((sum, point, index) => sum + point * (weights[index] ?? 0), 0);
  return { x: Math.round(at(xs)), y: Math.round(at(ys)) };
}

/** From card to card, straight through its own places in the columns between them. */
function lineOf(from: Place, to: Place, passes: readonly Place[]) {
  const middle = card.height / 2;
  const stops = [from, ...passes, to];
  const [x, y] = [to.x, to.y + middle];
  let label: Place = from;
  const parts = stops.slice(1).map((next, index) => {
    const before = stops[index] as Place;
    const isLast = index === stops.length - 2;
    const [x1, y1, x2, y2] = [before.x + card.width, before.y + middle, next.x - (isLast ? 6 : 0), next.y + middle];
    const bend = Math.max(36, Math.abs(x2 - x1) / 2);
    const isLong = Math.abs(x2 - x1) > card.width;
    if (index === 0) label = pointOn([x1, x1 + bend, x2 - bend, x2], [y1, y1, y2, y2], isLong ? 0.12 : 0.5);
    return `${index === 0 ? 'M' : 'L'}${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
  });
  return { path: parts.join(''), head: `M${x - 9} ${y - 5}L${x - 1} ${y}L${x - 9} ${y + 5}Z`, label };
}

interface Options {
  palette?: Palette;
  /** Above and below the network, in files. */
  caption?: { title: string; note: string; legend: readonly string[] };
}

/** Cards in columns by type, a line for each link, the way goods go from left to right. */
export function drawNetwork(picture: Picture, { palette = paperPalette, caption }: Options = {}): Drawing {
  const { nodes, links, route, weak, disabled, chosen } = picture;
  const layout = findPlaces(nodes, links, picture.positions);
  const top = margin + headHeight + (caption ? 52 : 0);
  const places = new Map<string, Place>();
  for (const [id, { x, y }] of layout.places) places.set(id, { x: margin + x, y: top + y });
  const all = [...places.values()];
  const width = Math.max(caption ? 640 : 320, ...all.map(({ x }) => x + card.width + margin));
  const lowest = Math.max(top, ...all.map(({ y }) => y + card.height));
  const height = lowest + margin + (caption ? caption.legend.length * 20 + 8 : 0);
  const write = (text: string, x: number, y: number, more: Shape['attributes']): Shape => ({
    tag: 'text',
    attributes: { x, y, fontSize: 12, fill: palette.mute, ...more },
    text,
  });
  const frame: Shape[] = [
    { tag: 'rect', attributes: { x: 0, y: 0, width, height, fill: palette.paper } },
    ...layout.columns.map(({ type, x }) => write(`${typeLabels[type]}s`, margin + x, top - 14, { fontSize: 13, fontWeight: 600 })),
  ];
  if (caption) {
    frame.push(
      write(fitText(caption.title, width - 2 * margin, 22), margin, margin + 20, { fontSize: 22, fontWeight: 700, fill: palette.ink }),
      write(fitText(caption.note, width - 2 * margin, 13), margin, margin + 42, { fontSize: 13 }),
      ...caption.legend.map((line, index) => write(fitText(line, width - 2 * margin, 12), margin, lowest + margin + 8 + index * 20, {})),
    );
  }
  const hasLabels = links.length <= mostLabels;
  const ordered = links.toSorted((a, b) => Number(route.has(a.id)) - Number(route.has(b.id)));
  const drawLink = ({ id, source, target, transport, time }: ChainLink): Shape[] => {
    const [from, to] = [places.get(source), places.get(target)];
    if (!from || !to) return [];
    const { path, head, label } = lineOf(
      from,
      to,
      (layout.passes.get(id) ?? []).map(({ x, y }) => ({ x: margin + x, y: top + y })),
    );
    const isOff = disabled.has(source) || disabled.has(target);
    const color = route.has(id) ? palette.accent : palette.line;
    const look: Shape['attributes'] = {
      stroke: color,
      strokeWidth: route.has(id) ? 3.5 : 1.5,
      ...(isOff ? { strokeDasharray: '4 5', opacity: 0.6 } : {}),
    };
    return [
      { tag: 'path', attributes: { d: path, fill: 'none', ...look } },
      { tag: 'path', attributes: { d: head, fill: color } },
      ...(hasLabels
        ? [
            write(`${transport}, ${formatNumber(time)} d`, label.x, label.y + 4, {
              fontSize: 11,
              textAnchor: 'middle',
              stroke: palette.ground,
              // Wide enough to close the gaps between words as well.
              strokeWidth: 7,
              strokeLinejoin: 'round',
              paintOrder: 'stroke',
            }),
          ]
        : []),
    ];
  };
  return {
    width,
    height,
    frame,
    // Words last, so that no line crosses them.
    links: ordered.flatMap(drawLink).toSorted((a, b) => Number(a.tag === 'text') - Number(b.tag === 'text')),
    nodes: drawCards(nodes, places, { weak, disabled, chosen, palette, write }),
  };
}

interface CardOptions extends Pick<Picture, 'weak' | 'disabled'> {
  chosen: string | undefined;
  palette: Palette;
  write: (text: string, x: number, y: number, more: Shape['attributes']) => Shape;
}

function drawCards(nodes: readonly ChainNode[], places: ReadonlyMap<string, Place>, options: CardOptions): DrawnNode[] {
  const { weak, disabled, chosen, palette, write } = options;
  const labels = labelNodes(nodes);
  return nodes.map(({ id, location, type, leadTime, capacity, reliability }) => {
    const place = places.get(id) ?? { x: 0, y: 0 };
    const { x, y } = place;
    const label = labels.get(id) ?? '';
    const room = card.width - 24;
    const isOff = disabled.has(id);
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
        weak.has(id) ? 'single point of failure' : '',
        isOff ? 'switched off' : '',
      ]
        .filter(Boolean)
        .join(', '),
      place,
      shapes: [
        { tag: 'rect', attributes: { x, y, width: card.width, height: card.height, rx: 9, fill: palette.card, ...edge } },
        write(fitText(label, weak.has(id) ? room - 16 : room, 13), x + 12, y + 20, {
          fontSize: 13,
          fontWeight: 700,
          fill: isOff ? palette.mute : palette.ink,
        }),
        ...(weak.has(id)
          ? [write('!', x + card.width - 12, y + 20, { fontSize: 15, fontWeight: 700, fill: palette.warn, textAnchor: 'end' })]
          : []),
        write(fitText(isOff ? 'Switched off' : location.trim() || typeLabels[type], room, 12), x + 12, y + 37, {}),
        write(fitText(facts.join(' · '), room, 11), x + 12, y + 53, { fontSize: 11 }),
      ],
    };
  });
}

export function toPicture(picture: Picture, caption: NonNullable<Options['caption']>) {
  const { width, height, frame, links, nodes } = drawNetwork(picture, { caption });
  return framePicture([...frame, ...links, ...nodes.flatMap((drawn) => drawn.shapes)], {
    title: caption.title,
    width,
    height,
    font: 'sans-serif',
  });
}

const longestSide = 16_000;
/** Twice the size of the screen, less where a browser cannot draw that many pixels in a row. */
export const pngScale = ({ width, height }: { width: number; height: number }) => Math.min(2, longestSide / Math.max(width, height));
