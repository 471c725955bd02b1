import { figureTerms, type Block, type Picture } from '@/lib/blocks';
import { drawElements, viewOf } from './drawing';
import { groundSlabs, onGround } from './ground';
import type { Tag } from './pen';
import { drawStack, stackHeight, type Slab } from './slabs';
import { sizes, within, type Setting } from './style';
import { textSlabs } from './text-parts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
/** How the blocks inside a part become slabs. */
export type SetBlocks = (blocks: readonly Block[], setting: Setting) => Slab[];

/** Stacks side by side that stay on one page. */
export function row(stacks: readonly (readonly Slab[])[], above: number, below = 0): Slab {
  const height = Math.max(0, ...stacks.map(stackHeight)) + below;
  return {
    height,
    above,
    draw: (pen, top) => {
      for (const stack of stacks) drawStack(pen, stack, top);
    },
  };
}

/** The room in equal shares. */
export const shares = (setting: Setting, count: number, gap: number): Setting[] =>
  weighed(
    setting,
    Array.from({ length: count }, () => 1),
    gap,
  );

function weighed(setting: Setting, weights: readonly number[], gap: number): Setting[] {
  const room = setting.width - gap * (weights.length - 1);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let left = setting.x;
  return weights.map((weight) => {
    const width = (room * weight) / whole;
    const place = within(setting, left, width);
    left += width + gap;
    return place;
  });
}

export const inRows = <Item>(items: readonly Item[], count: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / count) }, (_, index) => items.slice(index * count, (index + 1) * count));

export function leadSlabs({ text }: Of<'lead'>, setting: Setting): Slab[] {
  return textSlabs(text, setting, { face: 'display', size: sizes.lead, leading: 1.34, above: 6 });
}

const smallestFigure = 13;

/** Figures to remember, below a rule; a long one is set smaller rather than broken. */
export function figuresSlabs(block: Of<'figures'>, setting: Setting): Slab[] {
  const items = figureTerms(block);
  const widthOf = (text: string) => setting.type.display.width(text, sizes.figure);
  const widest = (texts: readonly string[]) => Math.max(1, ...texts.map(widthOf));
  const values = items.map(({ value }) => value);
  const roomFor = (perRow: number) => (sizes.figure * (setting.width - 18 * (perRow - 1))) / perRow;
  const sizeFor = (perRow: number) => roomFor(perRow) / widest(values);
  // Five short ones have room beside one another; more stand in two rows, and so do four that would have to be broken.
  const inOne = items.length < 5 ? sizeFor(items.length) >= smallestFigure : items.length === 5 && sizeFor(5) >= sizes.figure;
  const count = Math.max(1, inOne || items.length < 4 ? items.length : Math.ceil(items.length / 2));
  // All in one size: a figure that is larger than its neighbours would look as if it mattered more. Words may go on below, a number may not.
  const unbroken = roomFor(count) / widest(values.flatMap((value) => value.split(' ')));
  const size = Math.max(Math.min(smallestFigure, unbroken), Math.min(sizes.figure, sizeFor(count)));
  return inRows(items, count).map((line, index) => {
    const places = shares(setting, count, 18);
    const stacks = line.map(({ label, value }, place) => {
      const own = places[place] ?? setting;
      return [
        ...textSlabs(value, own, { face: 'display', size, leading: 1.2 }),
        ...textSlabs(label, own, { size: sizes.small, color: setting.colors.mute, leading: 1.35, above: 2 }),
      ];
    });
    const slab = row(stacks, index === 0 ? 14 : 12);
    return {
      ...slab,
      height: slab.height + 15,
      draw: (pen, top) => {
        pen.rule(setting.x, top, setting.width, setting.colors.strongRule, index === 0 ? 1 : 0.5);
        slab.draw(pen, top + 9);
      },
    };
  });
}

/** The facts of one thing stay on one page; a long list of them goes on over the next. */
const mostTogether = 8;
const highFact = 45;

export function termsSlabs({ rows }: Of<'terms'>, setting: Setting): Slab[] {
  const { x, width, colors } = setting;
  const left = Math.min(150, width * 0.3);
  return rows.map(({ label, value }, index) => {
    const tag: Tag = { kind: 'P' };
    const stacks = [
      textSlabs(label, within(setting, x, left - 12), { size: sizes.small, color: colors.mute, tag, leading: 1.55 }),
      textSlabs(value, within(setting, x + left, width - left), { size: 9.5, tag }),
    ];
    const slab = row(stacks, index === 0 ? 12 : 0);
    const height = slab.height + 11;
    return {
      ...slab,
      height,
      // A fact of many lines may well stand alone at the end of a page.
      isGlued: height < highFact && index < rows.length - 1 && (index === 0 || index === rows.length - 2),
      isKept: rows.length <= mostTogether && index < rows.length - 1,
      draw: (pen, top) => {
        slab.draw(pen, top + 5);
        pen.rule(x, top + height, width, colors.rule, 0.5);
      },
    };
  });
}

const mostOfTotals = 0.72;
const smallestTotal = 7;

/** Label and value on the right; what stands out is larger, below a rule. */
export function totalsSlabs({ rows }: Of<'totals'>, setting: Setting): Slab[] {
  const { x, width, colors, type } = setting;
  const left = width > 340 ? x + width * 0.52 : x;
  const room = x + width - left;
  return rows.map(({ label, value, tone }, index) => {
    const isLarge = tone === 'figure';
    const face = isLarge ? 'display' : tone === 'strong' ? 'strong' : 'text';
    const full = isLarge ? 16 : sizes.text - 0.5;
    // An amount is set smaller rather than broken.
    const size = Math.max(smallestTotal, Math.min(full, (full * room * mostOfTotals) / Math.max(1, type[face].width(value, full))));
    const taken = Math.min(room * mostOfTotals, type[face].width(value, size));
    const tag: Tag = { kind: 'P' };
    const stacks = [
      textSlabs(label, within(setting, left, room - taken - 14), { face, size, tag }),
      textSlabs(value, within(setting, x + width - Math.max(taken, room * 0.3), Math.max(taken, room * 0.3)), {
        face,
        size,
        align: 'right',
        tag,
      }),
    ];
    const slab = row(stacks, index === 0 ? 10 : 0);
    const height = slab.height + 7;
    return {
      ...slab,
      height,
      isGlued: index < rows.length - 1,
      draw: (pen, top) => {
        slab.draw(pen, top + 3.5);
        if (index < rows.length - 1) pen.rule(left, top + height, room, colors.rule, 0.5);
      },
    };
  });
}

/** As high as its text, with a line of the accent beside it. */
function barred(slabs: readonly Slab[], setting: Setting, color: string, above: number): Slab {
  const height = stackHeight(slabs) + 4;
  return {
    height,
    above,
    draw: (pen, top) => {
      pen.box(setting.x, top, 1.6, height, color);
      drawStack(pen, slabs, top + 2);
    },
  };
}

export const noteSlabs = ({ text }: Of<'note'>, setting: Setting): Slab[] => [
  barred(
    textSlabs(text, within(setting, setting.x + 12, Math.min(setting.width, 440) - 12), { size: sizes.small, color: setting.colors.mute }),
    setting,
    setting.colors.accent,
    10,
  ),
];

export function quoteSlabs({ text, by }: Of<'quote'>, setting: Setting): Slab[] {
  const inner = within(setting, setting.x + 14, Math.min(setting.width, 440) - 14);
  const words = textSlabs(text, inner, { face: 'display', size: 14.5, leading: 1.36, tag: { kind: 'BlockQuote' } });
  const name = by ? textSlabs(by, inner, { size: sizes.small, color: setting.colors.mute, above: 4 }) : [];
  return [barred([...words, ...name], setting, setting.colors.accent, 12)];
}

const tallest = (setting: Setting) => setting.page.height - 170;

export const calloutSlabs = ({ blocks }: Of<'callout'>, setting: Setting, set: SetBlocks): Slab[] =>
  groundSlabs(set(blocks, onGround(setting)), setting, 14);

export function columnsSlabs({ columns, weights }: Of<'columns'>, setting: Setting, set: SetBlocks): Slab[] {
  const places = weighed(setting, weights ?? columns.map(() => 1), 24);
  const flows = columns.map((column, index) => set(column, { ...(places[index] ?? setting), isDense: true }));
  return [{ height: 0, above: 8, columns: flows, draw: () => undefined }];
}

export function patternSlabs({ rows, size, label }: Of<'pattern'>, setting: Setting): Slab[] {
  const side = Math.min(size * 0.75, setting.width);
  const unit = side / Math.max(1, rows.length);
  return [
    {
      height: side,
      above: 8,
      draw: (pen, top) =>
        pen.mark({ kind: 'Figure', alt: label }, () => {
          rows.forEach((line, index) => {
            for (const run of line.matchAll(/1+/g))
              pen.square(setting.x + run.index * unit, top + index * unit, run[0].length * unit, unit);
          });
        }),
    },
  ];
}

/** A chart as wide as the text is so on every paper, also where all is set a little smaller. */
const mostEnlarged = ({ isBranded, width }: Picture) => (isBranded && width >= 440 ? 1.15 : 1);

/** Of its size, where else much of a page would stay white. */
const smallestPicture = 0.7;

/** Never larger than the page with a heading above it, and no picture but a chart enlarged past its own size. */
export function pictureSlabs({ picture, label }: Of<'picture'>, setting: Setting): Slab[] {
  const scale = Math.min(mostEnlarged(picture), setting.width / picture.width, (tallest(setting) - 60) / picture.height);
  const bytes = setting.pictures.get(picture.svg);
  const elements = setting.drawings.get(picture.svg);
  const at = (height: number): Pick<Slab, 'height' | 'draw'> => ({
    height,
    draw: (pen, top) => {
      const width = (picture.width * height) / picture.height;
      pen.mark({ kind: 'Figure', alt: label }, () => {
        if (elements) {
          const view = viewOf(picture);
          drawElements(pen, elements, setting.type, { x: setting.x, y: top, scale: width / Math.max(1, view.width), ...view });
        } else if (bytes) pen.image(bytes, setting.x, top, width, height);
      });
    },
  });
  const height = picture.height * scale;
  return [{ ...at(height), above: 10, fit: { least: height * smallestPicture, to: at } }];
}

export const ruleSlabs = (setting: Setting): Slab[] => [
  { height: 1, above: 12, draw: (pen, top) => pen.rule(setting.x, top + 0.5, setting.width, setting.colors.rule) },
  { height: 4, draw: () => undefined },
];

/** A line of page furniture, cut where it has no room. */
export function furnitureLine(text: string, setting: Setting, room: number): string {
  const face = setting.type.text;
  if (face.width(text, sizes.tiny) <= room) return text;
  const [line] = face.wrap(text, sizes.tiny, room - 10);
  return `${line?.pieces.map((piece) => piece.text).join('') ?? ''}…`;
}
