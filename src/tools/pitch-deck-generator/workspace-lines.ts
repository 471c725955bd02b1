import { formatCompactMoney } from '@/lib/compact-money';
import { formatPercent, numberFormat } from '@/lib/numbers';
import type { SizeLine, StakeLine } from '@/lib/topics/facts';
import type { MetricLine } from '@/lib/topics/metrics';
import type { MemberLine, RoleLine } from '@/lib/topics/people';
import type { RivalLine } from '@/lib/topics/rivals';
import type { MilestoneLine } from '@/lib/topics/work';
import type { SlideType } from './content';
import { toPhotoKey } from './photo-key';

/** Lines for a slide that come from other work, and what they are called on their button. */
export interface Addition {
  id: string;
  label: string;
  lines: string[];
  /** Of those that the lines name. */
  photos?: Readonly<Record<string, string>>;
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

const mostStakes = 8;
const longestRound = 40;

/** Who holds how much: a column before the rounds and one after them, or one alone without rounds. */
export function toStakeRows(stakes: readonly StakeLine[]): string[] {
  const { round = '' } = stakes[0] ?? {};
  if (stakes.length < 2 || stakes.length > mostStakes) return [];
  const percent = (fraction: number) => formatPercent(fraction, 1);
  if (round === '') return ['Owner | Share', ...stakes.map(({ name, share }) => `${inCell(name)} | ${percent(share)}`)];
  const shown = inCell(round);
  const head = `Owner | Before | ${shown.length <= longestRound ? `After ${shown}` : 'After the rounds'}`;
  return [head, ...stakes.map(({ name, share, after }) => `${inCell(name)} | ${percent(share)} | ${percent(after)}`)];
}

const sizeNames = { tam: 'Whole market', sam: 'Part we can serve', som: 'Part we aim for first' } as const;

/** The three sizes of a market as circles, with how they were worked out. */
export function toMarketLines(sizes: readonly SizeLine[]): string[] {
  const found = (['tam', 'sam', 'som'] as const).flatMap((key) => sizes.find((size) => size.key === key) ?? []);
  const isNested = found.every(({ amount, currency }, index) => {
    const before = found[index - 1];
    return !before || (amount <= before.amount && currency === before.currency);
  });
  if (found.length < 2 || !isNested) return [];
  const basis = found[0]?.basis.replace(/\s+/g, ' ').trim() ?? '';
  return [
    ...found.map(({ key, amount, currency }) => `${sizeNames[key]}: ${formatCompactMoney(amount, currency).replace(/\s/g, ' ')}`),
    `Source: our own estimate for a year${basis === '' ? '' : `, ${basis}`}`,
  ];
}

const mostSteps = 6;

/** What is to be reached, by month. */
export function toTimelineLines(milestones: readonly MilestoneLine[]): string[] {
  const dated = [...milestones].sort((a, b) => a.day.localeCompare(b.day)).slice(0, mostSteps);
  if (dated.length < 2) return [];
  return dated.map(
    ({ title, day }) => `${monthNames[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}: ${title.replace(/\s+/g, ' ').trim()}`,
  );
}

const mostPeople = 6;
const longestAbout = 110;

const plain = (text: string) => text.replace(/[\s,:]+/g, ' ').trim();
const aboutOf = ({ about }: MemberLine) => {
  const [first = ''] = /^[^.!?\n]*/.exec(about.trim()) ?? [];
  return first.length <= longestAbout ? first.trim() : '';
};

/** People with a name and a role, each with the first sentence about them. */
export function toTeamAddition(members: readonly MemberLine[]): Pick<Addition, 'lines' | 'photos'> {
  const shown = members.filter(({ name, role }) => plain(name) !== '' && plain(role) !== '').slice(0, mostPeople);
  const photos = Object.fromEntries(shown.flatMap(({ name, photo }) => (photo === '' ? [] : [[toPhotoKey(plain(name)), photo]])));
  return {
    lines: shown.map((member) => {
      const about = aboutOf(member);
      return `${plain(member.name)}, ${plain(member.role)}${about === '' ? '' : `: ${about}`}`;
    }),
    ...(Object.keys(photos).length > 0 ? { photos } : {}),
  };
}

interface Work {
  sizes: readonly SizeLine[];
  milestones: readonly MilestoneLine[];
  members: readonly MemberLine[];
  metrics: readonly MetricLine[];
  rivals: readonly RivalLine[];
  roles: readonly RoleLine[];
  stakes: readonly StakeLine[];
}

const forCharts: readonly SlideType[] = ['traction', 'financials', 'custom'];
const forRivals: readonly SlideType[] = ['problem', 'solution', 'market', 'custom'];
const forStakes: readonly SlideType[] = ['financials', 'funding', 'team', 'custom'];
const forTimeline: readonly SlideType[] = ['solution', 'traction', 'funding', 'custom'];

/** What the work of other tools has for a slide of that kind and does not stand on it yet. */
export function additionsFor(type: SlideType, content: string, work: Work): Addition[] {
  const { metrics, rivals, roles, sizes, milestones, members, stakes } = work;
  const charts = forCharts.includes(type)
    ? metrics.map((metric) => ({ id: metric.id, label: `Chart: ${metric.name}`, lines: toChartLines(metric) }))
    : [];
  const table = forRivals.includes(type) ? [{ id: 'rivals', label: 'Table of rivals', lines: toRivalLines(rivals) }] : [];
  const market = type === 'market' ? [{ id: 'sizes', label: 'Market circles', lines: toMarketLines(sizes) }] : [];
  const timeline = forTimeline.includes(type)
    ? [{ id: 'milestones', label: 'Timeline of the roadmap', lines: toTimelineLines(milestones) }]
    : [];
  const team = type === 'team' ? [{ id: 'team', label: 'The team', ...toTeamAddition(members) }] : [];
  const owners = forStakes.includes(type) ? [{ id: 'stakes', label: 'Table of owners', lines: toStakeRows(stakes) }] : [];
  const hires =
    type === 'team'
      ? roles.map(({ key, title }) => ({
          id: key,
          label: `Next hire: ${title}`,
          lines: [`Next hire: ${title.replace(/\s+/g, ' ').trim()}`],
        }))
      : [];
  return [...market, ...team, ...owners, ...charts, ...table, ...timeline, ...hires]
    .filter(({ lines }) => lines.length > 0 && !content.includes(lines.join('\n')))
    .slice(0, 6);
}

/** In the place of a line that waits for facts; else below what is there. */
export const addLines = (content: string, lines: readonly string[]): string => {
  const kept = content.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('To add: '));
  return [...kept, ...lines].join('\n');
};
