import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { shareChart } from '@/lib/charts';
import { formatDay, type Day } from '@/lib/dates';
import { groupBy } from '@/lib/lists';
import { formatPercent, noFigure } from '@/lib/numbers';
import { plural } from '@/lib/text';
import type { Slide } from '@/formats/pptx';
import { describeChange } from '@/kinds/metrics/history';
import { bandLabels, describeGoal, formatFigure, formatShare, type Band } from '@/kinds/metrics/progress';
import { hasSample, isAllSample } from '@/kinds/records/state';
import { categories, computeSummary, limitsOf, toRows, trendLabel, type KpiData, type KpiRow } from './model';

const title = 'Board report';
const colors: Record<Band, string> = { 'on-target': '0B6B4A', close: '8A5300', attention: 'B3261E', none: '5D625B' };
const boxesOnSlide = 6;
const bands: Band[] = ['on-target', 'close', 'attention'];

const figureOf = ({ kpi, formula }: KpiRow) => (formula?.problem ? noFigure : formatFigure(kpi.currentValue, kpi.unit));
const changeOf = ({ change, kpi }: KpiRow) =>
  change.source === 'typed' && change.percent === 0
    ? noFigure
    : `${trendLabel(change.trend)}, ${describeChange(change, kpi.unit, 'from 0')}`;
const remarkOf = ({ progress, pace, formula }: KpiRow) =>
  [progress.band === 'none' && !formula?.problem ? '' : progress.reason, pace, formula && `= ${formula.text}`].filter(Boolean).join('. ');
const nameOf = ({ kpi }: KpiRow) => kpi.name.trim() || 'KPI without a name';

/** A board is never shown example figures as the company's own. */
const sampleMark = ({ records }: KpiData) => (isAllSample(records) ? 'Sample' : hasSample(records) ? 'Partly sample' : '');

const dayLine = (today: Day) => (today ? `As of ${formatDay(today)}` : '');

/** Every KPI by category, what the board should know first. */
export function toBoardReport(data: KpiData, today: Day): Document {
  const rows = toRows(data, today);
  const limits = limitsOf(data);
  const { total, onTarget, needsAttention, average } = computeSummary(rows);
  const groups = groupBy(rows, ({ kpi }) => kpi.category);
  const note = (data.extra.boardNote ?? '').trim();
  const blocks: Block[] = [
    heading(1, title),
    ...(today ? [paragraph(dayLine(today), 'muted')] : []),
    {
      kind: 'figures',
      items: [
        { label: 'KPIs', value: String(total) },
        { label: `On target (${formatPercent(limits.onTarget)} or more)`, value: String(onTarget) },
        { label: `Needs attention (under ${formatPercent(limits.close)})`, value: String(needsAttention) },
        { label: 'Average progress', value: average === null ? noFigure : formatPercent(average, 0) },
      ],
    },
    ...shareChart(
      'Where the KPIs stand',
      bands.map((band) => {
        const count = rows.filter(({ progress }) => progress.band === band).length;
        return { label: bandLabels[band], value: count, shown: plural(count, 'KPI') };
      }),
    ),
    ...(note ? [heading(2, 'What to know'), ...note.split(/\n\s*\n/).map((part) => paragraph(part.trim()))] : []),
  ];
  const late = rows.filter(({ progress }) => progress.band === 'attention');
  if (late.length > 0)
    blocks.push(heading(2, 'Needs attention'), {
      kind: 'list',
      items: late.map((row) => `${nameOf(row)}: ${figureOf(row)}, target ${describeGoal(row.kpi)}${row.pace ? `. ${row.pace}` : ''}`),
    });
  const sorted = categories.flatMap((category) => groups.get(category) ?? []);
  if (sorted.length > 0) {
    blocks.push(heading(2, 'Every KPI'), {
      kind: 'table',
      columns: [
        { label: 'KPI', weight: 2 },
        { label: 'Value', align: 'right', weight: 1.2 },
        { label: 'Target', align: 'right', weight: 1.4 },
        { label: 'Progress', align: 'right', weight: 1 },
        { label: 'Status', weight: 1.3 },
        { label: 'Change', weight: 1.6 },
      ],
      rows: sorted.map((row) => [
        nameOf(row),
        figureOf(row),
        describeGoal(row.kpi),
        formatShare(row.progress.share, limits),
        row.status,
        changeOf(row),
      ]),
      notes: sorted.map(({ kpi }) => kpi.category),
    });
    const remarks = sorted.filter((row) => remarkOf(row) !== '');
    if (remarks.length > 0)
      blocks.push(heading(2, 'Notes'), { kind: 'terms', rows: remarks.map((row) => ({ label: nameOf(row), value: remarkOf(row) })) });
  }
  const mark = sampleMark(data);
  return { title, blocks, ...(mark ? { mark } : {}) };
}

/** The same as slides: where things stand on the first, then every KPI with its figures, as text that can be edited. */
export function toBoardSlides(data: KpiData, today: Day): Slide[] {
  const rows = toRows(data, today);
  const limits = limitsOf(data);
  const aside = [sampleMark(data), dayLine(today)].filter(Boolean).join(' · ');
  const note = (data.extra.boardNote ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const boxes = bands.map((band) => {
    const members = rows.filter(({ progress }) => progress.band === band);
    return {
      title: bandLabels[band],
      figure: String(members.length),
      color: colors[band],
      items: members.map((row) => `${nameOf(row)}: ${figureOf(row)}`),
    };
  });
  const first: Slide = {
    title: `${title}: ${plural(rows.length, 'KPI')}`,
    note: aside,
    columns: note.length > 0 ? 2 : 3,
    boxes: note.length > 0 ? [...boxes, { title: 'What to know', color: colors.none, items: note }] : boxes,
  };
  const groups = groupBy(rows, ({ kpi }) => kpi.category);
  const sorted = categories.flatMap((category) => groups.get(category) ?? []);
  return [
    first,
    ...Array.from({ length: Math.ceil(sorted.length / boxesOnSlide) }, (_, page): Slide => {
      const shown = sorted.slice(page * boxesOnSlide, (page + 1) * boxesOnSlide);
      return {
        title: page === 0 ? 'Every KPI' : 'Every KPI, continued',
        note: aside,
        columns: Math.min(3, shown.length),
        boxes: shown.map((row) => ({
          title: nameOf(row),
          color: colors[row.progress.band],
          figure: figureOf(row),
          items: [
            `Target ${describeGoal(row.kpi)}`,
            `${row.status}${row.progress.share === null ? '' : `, ${formatShare(row.progress.share, limits)}`}`,
            `Change: ${changeOf(row)}`,
            remarkOf(row),
            row.kpi.category,
          ].filter(Boolean),
        })),
      };
    }),
  ];
}
