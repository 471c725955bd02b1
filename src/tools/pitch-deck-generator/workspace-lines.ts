import { numberFormat } from '@/lib/numbers';
import type { MetricLine } from '@/lib/topics/metrics';
import type { RoleLine } from '@/lib/topics/people';
import type { RivalLine } from '@/lib/topics/rivals';
import type { SlideType } from './content';

/** Lines for a slide that come from other work, and what they are called on their button. */
export interface Addition {
  id: string;
  label: string;
  lines: string[];
}

const mostBars = 8;
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A sign goes before its figure; a word such as "clinics" is what the title says. */
const withUnit = (value: number, unit: string) => {
  const figure = numberFormat({ maximumFractionDigits: 1 }).format(value);
  if (unit.trim() === '%') return `${figure}%`;
  return /^[$€£¥₹]$/.test(unit.trim()) ? `${unit.trim()}${figure}` : figure;
};

/** The last value of each month; fewer than three are no course of things. */
export function toChartLines({ values, unit }: MetricLine): string[] {
  const byMonth = new Map([...values].sort((a, b) => a.date.localeCompare(b.date)).map(({ date, value }) => [date.slice(0, 7), value]));
  const months = [...byMonth].slice(-mostBars);
  if (months.length < 3 || months.some(([, value]) => value < 0)) return [];
  return months.map(([month, value]) => {
    const [year = '', number = ''] = month.split('-');
    return `${monthNames[Number(number) - 1] ?? ''} ${year}: ${withUnit(value, unit)}`;
  });
}

const inCell = (text: string) => text.replace(/[|\s]+/g, ' ').trim();
const mostRivals = 5;

/** Each rival with what was noted of it; columns that nobody filled in are left out. */
export function toRivalLines(rivals: readonly RivalLine[]): string[] {
  const named = rivals.filter(({ name }) => name.trim() !== '').slice(0, mostRivals);
  const columns = [
    { head: 'Rival', cell: ({ name }: RivalLine) => name },
    { head: 'Price', cell: ({ pricing }: RivalLine) => pricing },
    { head: 'Strong at', cell: ({ strengths }: RivalLine) => strengths.slice(0, 2).join(', ') },
    { head: 'Weak at', cell: ({ weaknesses }: RivalLine) => weaknesses.slice(0, 2).join(', ') },
  ].filter(({ cell }) => named.some((rival) => inCell(cell(rival)) !== ''));
  if (named.length === 0 || columns.length < 2) return [];
  return [columns.map(({ head }) => head), ...named.map((rival) => columns.map(({ cell }) => inCell(cell(rival)) || '–'))].map((row) =>
    row.join(' | '),
  );
}

interface Work {
  metrics: readonly MetricLine[];
  rivals: readonly RivalLine[];
  roles: readonly RoleLine[];
}

const forCharts: readonly SlideType[] = ['traction', 'financials', 'custom'];
const forRivals: readonly SlideType[] = ['problem', 'solution', 'market', 'custom'];

/** What the work of other tools has for a slide of that kind and does not stand on it yet. */
export function additionsFor(type: SlideType, content: string, { metrics, rivals, roles }: Work): Addition[] {
  const charts = forCharts.includes(type)
    ? metrics.map((metric) => ({ id: metric.id, label: `Chart: ${metric.name}`, lines: toChartLines(metric) }))
    : [];
  const table = forRivals.includes(type) ? [{ id: 'rivals', label: 'Table of rivals', lines: toRivalLines(rivals) }] : [];
  const hires =
    type === 'team'
      ? roles.map(({ key, title }) => ({
          id: key,
          label: `Next hire: ${title}`,
          lines: [`Next hire: ${title.replace(/\s+/g, ' ').trim()}`],
        }))
      : [];
  return [...charts, ...table, ...hires].filter(({ lines }) => lines.length > 0 && !content.includes(lines.join('\n'))).slice(0, 6);
}

/** In the place of a line that waits for facts; else below what is there. */
export const addLines = (content: string, lines: readonly string[]): string => {
  const kept = content.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('To add: '));
  return [...kept, ...lines].join('\n');
};
