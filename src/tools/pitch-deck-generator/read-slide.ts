import type { SlideType } from './content';
import { isPeriod, leadingFigure, splitLabel, wholeFigure, type Figure } from './figures';
import { hasPlaceholder } from './model';

/** What a slide holds, told by how its lines are written; every kind keeps the lines it was read from. */
export type Block = { lines: readonly string[] } & (
  | { kind: 'points' }
  | { kind: 'open' }
  | { kind: 'cards' }
  | { kind: 'statement' }
  | { kind: 'figures'; figures: readonly { shown: string; label: string }[] }
  | { kind: 'chart'; bars: readonly (Figure & { label: string })[] }
  | { kind: 'circles'; rings: readonly (Figure & { label: string })[] }
  | { kind: 'shares'; shares: readonly (Figure & { label: string })[] }
  | { kind: 'timeline'; steps: readonly { when: string; what: string }[] }
  | { kind: 'team'; people: readonly Person[] }
  | { kind: 'table'; rows: readonly (readonly string[])[] }
  | { kind: 'quote'; text: string; by: string }
);
export type BlockKind = Block['kind'];

export interface Person {
  name: string;
  role: string;
  text: string;
  /** A place that is still to be filled. */
  isOpen: boolean;
}

/** How many lines from here on belong together, and what they are. */
type Reader = (lines: readonly string[], type: SlideType) => Block | undefined;

function takeWhile<T>(lines: readonly string[], read: (line: string) => T | undefined, most = Infinity): T[] {
  const taken: T[] = [];
  for (const line of lines) {
    const item = taken.length < most && !hasPlaceholder(line) ? read(line) : undefined;
    if (item === undefined) break;
    taken.push(item);
  }
  return taken;
}

const readTable: Reader = (lines) => {
  const rows = takeWhile(lines, (line) => {
    const cells = line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
    return cells.length >= 2 && cells.length <= 7 && cells.some((cell) => cell !== '') ? cells : undefined;
  });
  return rows.length < 2 ? undefined : { kind: 'table', rows, lines: lines.slice(0, rows.length) };
};

const readQuote: Reader = ([line = '', next = '']) => {
  const [, text = '', by = ''] = /^([“"„][^]{12,}[”"“])\s*(?:[—–-]\s*(.+))?$/u.exec(line) ?? [];
  if (text === '') return undefined;
  const below = by === '' ? /^[—–]\s*(.+)$/u.exec(next)?.[1] : undefined;
  return { kind: 'quote', text, by: below ?? by, lines: below === undefined ? [line] : [line, next] };
};

const mostBars = 12;

const readChart: Reader = (lines) => {
  const bars = takeWhile(
    lines,
    (line) => {
      const half = splitLabel(line);
      const figure = half && isPeriod(half.label) && half.label.length <= 12 ? wholeFigure(half.text) : undefined;
      return half && figure ? { ...figure, label: half.label } : undefined;
    },
    mostBars,
  );
  const isOneUnit = new Set(bars.map(({ unit }) => unit)).size === 1;
  return bars.length >= 3 && isOneUnit && bars.some(({ value }) => value > 0)
    ? { kind: 'chart', bars, lines: lines.slice(0, bars.length) }
    : undefined;
};

const readTimeline: Reader = (lines) => {
  const steps = takeWhile(lines, (line) => {
    const half = splitLabel(line);
    return half && isPeriod(half.label) ? { when: half.label, what: half.text } : undefined;
  });
  return steps.length < 2 ? undefined : { kind: 'timeline', steps, lines: lines.slice(0, steps.length) };
};

/** A figure before or behind its label: "50% product", "Sales: 30%", "All clinics in the country: $210M". */
function readShare(line: string): (Figure & { label: string }) | undefined {
  const half = splitLabel(line);
  const behind = half && wholeFigure(half.text);
  if (half && behind) return { ...behind, label: half.label };
  const before = leadingFigure(line);
  const label = before?.rest ?? '';
  return before && label !== '' && label.length <= 80 ? { ...before, label } : undefined;
}

const readShares: Reader = (lines, type) => {
  if (type !== 'funding') return undefined;
  const first = readShare(lines[0] ?? '');
  const shares = takeWhile(lines, (line) => {
    const share = readShare(line);
    return share && first && share.unit === first.unit && share.unit !== '' ? share : undefined;
  });
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  const isWhole = first?.unit !== '%' || total <= 100.5;
  return shares.length >= 2 && total > 0 && isWhole ? { kind: 'shares', shares, lines: lines.slice(0, shares.length) } : undefined;
};

const readCircles: Reader = (lines, type) => {
  if (type !== 'market') return undefined;
  const first = readShare(lines[0] ?? '');
  const rings = takeWhile(
    lines,
    (line) => {
      const half = splitLabel(line);
      const figure = half && wholeFigure(half.text);
      return half && figure && first && figure.unit === first.unit ? { ...figure, label: half.label } : undefined;
    },
    4,
  );
  const isNested = rings.every(({ value }, index) => value > 0 && (index === 0 || value <= (rings[index - 1]?.value ?? 0)));
  return rings.length >= 2 && isNested ? { kind: 'circles', rings, lines: lines.slice(0, rings.length) } : undefined;
};

const openPlace = /^(?:next hires?|hiring|wanted|open role|to hire)$/i;

function readPerson(line: string): Person | undefined {
  const half = splitLabel(line);
  if (half && openPlace.test(half.label)) return { name: half.label, role: '', text: half.text, isOpen: true };
  const [, name = '', role = ''] = /^([^,]{2,40})(?:,\s*(.{2,60}))?$/u.exec(half?.label ?? line) ?? [];
  // A name is a few words with capitals; anything else is a sentence.
  const isName = name.split(' ').length <= 4 && /^\p{Lu}/u.test(name) && (half !== undefined || role !== '');
  if (!isName) return undefined;
  return { name, role, text: half?.text ?? '', isOpen: false };
}

const readTeam: Reader = (lines, type) => {
  const people = type === 'team' ? takeWhile(lines, readPerson) : [];
  return people.length === 0 ? undefined : { kind: 'team', people, lines: lines.slice(0, people.length) };
};

const withFigures: readonly SlideType[] = ['market', 'business-model', 'traction', 'financials', 'custom'];

function readFigure(line: string): { shown: string; label: string } | undefined {
  if (line.length > 90) return undefined;
  const half = splitLabel(line);
  if (half) {
    if (isPeriod(half.label)) return undefined;
    const figure = leadingFigure(half.text);
    return figure && figure.shown.length <= 16
      ? { shown: figure.shown, label: [figure.rest, half.label].filter(Boolean).join('\n') }
      : undefined;
  }
  const [outOf] = /^\d+ (?:of|in|out of) \d+\b/.exec(line) ?? [];
  if (outOf !== undefined) return { shown: outOf, label: line.slice(outOf.length).trim() };
  const figure = leadingFigure(line);
  return figure && figure.rest !== '' && /^\p{L}/u.test(figure.rest) ? { shown: figure.shown, label: figure.rest } : undefined;
}

const readFigures: Reader = (lines, type) => {
  const figures = withFigures.includes(type) ? takeWhile(lines, readFigure, 4) : [];
  return figures.length === 0 ? undefined : { kind: 'figures', figures, lines: lines.slice(0, figures.length) };
};

const readOpen: Reader = ([line = '']) => (line.startsWith('To add: ') ? { kind: 'open', lines: [line] } : undefined);

const readers: readonly Reader[] = [
  readOpen,
  readTable,
  readQuote,
  readChart,
  readCircles,
  readTimeline,
  readShares,
  readTeam,
  readFigures,
];

const mostCards = 6;
const longestCard = 190;

/** Lines that are nothing in particular: one is a statement, a few are cards, many are points. */
function toText(lines: readonly string[], isAlone: boolean): Block {
  if (lines.length === 1 && isAlone && (lines[0] ?? '').length <= 240) return { kind: 'statement', lines };
  const areCards = lines.length <= mostCards && lines.every((line) => line.length <= longestCard) && (lines.length > 1 || !isAlone);
  return { kind: areCards ? 'cards' : 'points', lines };
}

export function readBlocks(lines: readonly string[], type: SlideType): Block[] {
  const blocks: Block[] = [];
  let loose: string[] = [];
  const settle = () => {
    if (loose.length > 0) blocks.push(toText(loose, loose.length === lines.length));
    loose = [];
  };
  for (let at = 0; at < lines.length;) {
    const from = lines.slice(at, at + 60);
    const found = readers.reduce<Block | undefined>((block, read) => block ?? read(from, type), undefined);
    if (found) {
      settle();
      blocks.push(found);
      at += found.lines.length;
    } else {
      loose.push(lines[at] ?? '');
      at += 1;
    }
  }
  settle();
  return blocks;
}

export const isSourceLine = (line: string) => /^sources?\s*:/i.test(line);
