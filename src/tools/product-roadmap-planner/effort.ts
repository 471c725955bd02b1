import { formatNumber, parseNumber } from '@/lib/numbers';

/** Person-weeks in one of each unit: five days or forty hours make a week, four weeks a month. */
const weeksPer: Record<string, number> = { h: 1 / 40, d: 1 / 5, w: 1, m: 4 };
const partPattern =
  /(\d+(?:[.,]\d+)*)\s*(?:person|man|people|dev|engineer)?[\s-]*(hours?|hrs?|h|days?|d|weeks?|wks?|w|months?|mos?|m|pw|pd)(?![a-z])/g;
const mostWeeks = 100_000;

/** "3w", "5d", "1w 2d", "2.5 weeks", "3 person-weeks"; anything else is undefined. */
export function parseEffort(text: string): number | undefined {
  const clean = text.trim().toLowerCase();
  const parts = [...clean.matchAll(partPattern)];
  const rest = clean.replace(partPattern, '').replace(/\band\b|[\s,+]/g, '');
  if (parts.length === 0 || rest !== '') return undefined;
  const weeks = parts.reduce((sum, [, number = '', unit = '']) => {
    const key = unit.startsWith('p') ? unit.slice(1) : unit.slice(0, 1);
    const parsed = parseNumber(number);
    return sum + (parsed.ok ? parsed.value : NaN) * (weeksPer[key] ?? 0);
  }, 0);
  return Number.isFinite(weeks) && weeks <= mostWeeks ? Number(weeks.toFixed(6)) : undefined;
}

export const showNumber = (weeks: number) => formatNumber(Number(weeks.toFixed(1)));
export const formatWeeks = (weeks: number) => `${showNumber(weeks)} person-${showNumber(weeks) === '1' ? 'week' : 'weeks'}`;
