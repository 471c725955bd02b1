export interface Figure {
  /** As it was typed: "$3,800", "12%", "10.8 million". */
  shown: string;
  value: number;
  /** What two figures share that may stand in one drawing: "$", "%", or nothing. */
  unit: string;
}

const factors: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mm: 1e6, mn: 1e6, million: 1e6, b: 1e9, bn: 1e9, billion: 1e9 };
const size = String.raw`(?:\s?(?:[kKbB]|[mM]{1,2}|[mMbB]n|[tT]housand|[mMbB]illion)(?![\p{L}\d]))?`;
const pattern = new RegExp(
  String.raw`^((?:[A-Z]{1,3}\s?)?[$€£¥₹]|[A-Z]{3}\s)?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(${size})(\s?%|\s?[$€£]|x(?!\p{L}))?(\+)?(?![\p{L}\d,.]*\d)`,
  'u',
);

/** The figure that a text begins with, and what comes after it. */
export function leadingFigure(text: string): (Figure & { rest: string }) | undefined {
  const [whole, before = '', digits, sized = '', after = ''] = pattern.exec(text) ?? [];
  if (whole === undefined || digits === undefined) return undefined;
  const rest = text.slice(whole.length);
  if (/^[\p{L}\d]/u.test(rest) || /^[-–/:]\d/.test(rest)) return undefined;
  const unit = (before || after).trim();
  // A year is a date, not a figure.
  if (unit === '' && sized === '' && /^(?:19|20)\d\d$/.test(digits)) return undefined;
  const value = Number(digits.replaceAll(',', '')) * (factors[sized.trim().toLowerCase()] ?? 1);
  return Number.isFinite(value) ? { shown: whole, value, unit, rest: rest.trim() } : undefined;
}

/** A text that is a figure and nothing else. */
export function wholeFigure(text: string): Figure | undefined {
  const found = leadingFigure(text.trim().replace(/[.;,]$/, ''));
  return found?.rest === '' ? { shown: text.trim(), value: found.value, unit: found.unit } : undefined;
}

const per = /\s?(?:\/\s?|\b(?:an?|per)\s)\p{L}{1,12}$/u;

/** A cell that a reader compares by its digits: "$29", "-4%", "(1,200)", "10–20", "$29 a month". */
export const isFigureCell = (cell: string): boolean =>
  cell
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .replace(per, '')
    .split(/(?<=[\d%kKmMbB])\s?(?:–|-|\bto\b)\s?(?=\S)/)
    .every((half) => {
      const bare = half.replace(/^[~≈<>≤≥±+−–-]\s?/, '');
      return /^\d+$/.test(bare) || wholeFigure(bare) !== undefined;
    });

const longestLabel = 44;

/** "Price: $25 a month" in its two halves; a colon inside an address or a time makes none. */
export function splitLabel(line: string): { label: string; text: string } | undefined {
  const [, label = '', text = ''] = /^([^:]+):\s+(\S.*)$/.exec(line) ?? [];
  return label === '' || label.includes('[') || label.length > longestLabel || !/\p{L}|\d/u.test(label) || /[.!?]\s/.test(label)
    ? undefined
    : { label: label.trim(), text };
}

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\\.?';
const year = "(?:(?:19|20)\\d\\d|['’]\\d\\d)";
const moment = `(?:(?:q[1-4]|h[12]|${month})(?:\\s+\\d{1,2},?)?(?:\\s*${year})?|${year}|(?:year|month|week|day|quarter)\\s\\d{1,2}|today|now)`;
const period = new RegExp(`^(?:by|in|from|early|mid|late|end of|since)?\\s?${moment}(?:\\s?(?:-|–|to)\\s?${moment})?$`, 'i');

export const isPeriod = (label: string) => period.test(label.trim());
