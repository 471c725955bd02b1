import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { joinRest, shareChart } from '@/lib/charts';
import { formatDay } from '@/lib/dates';
import { optionLabel, type Surroundings } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { formatNumber, noFigure, sumOf } from '@/lib/numbers';
import { framePicture } from '@/lib/shapes';
import { capitalise, joinWords } from '@/lib/text';
import { isSampleRecord } from '@/kinds/records/state';
import { computeTotals, costOf, describeTotals } from './cost';
import { drawDiagram, paperPalette } from './diagram-drawing';
import { selectedOf, toGroups } from './list';
import { fields, isAtOdds, isTrap, nameOf, ringLabel, type Technology } from './model';

/** As wide as its words are read on paper. */
const diagramWidth = 560;

function toCosts(decided: readonly Technology[], currency: string): Block[] {
  const totals = computeTotals(decided, currency);
  const show = (amount: number | undefined) => (amount === undefined ? noFigure : formatMoney(amount, currency));
  const parts = toGroups(decided).map(({ category, technologies }) => ({
    label: category,
    value: sumOf(technologies.map((technology) => costOf(technology, currency).now ?? 0)),
  }));
  return [
    heading(2, 'Cost'),
    ...shareChart(
      'Cost a month by category',
      joinRest(parts, (value) => formatMoney(value, currency)),
    ),
    {
      kind: 'table',
      columns: [
        { label: 'Technology' },
        { label: 'Category' },
        { label: 'Price' },
        { label: 'A month now', align: 'right' },
        { label: 'At 10x usage', align: 'right' },
      ],
      rows: decided.map((technology) => {
        const { now, tenfold, once, reading } = costOf(technology, currency);
        const isPaidMonthly = once === 0 && reading.kind !== 'empty';
        return [
          nameOf(technology),
          technology.category,
          technology.cost.trim(),
          isPaidMonthly ? show(now) : once > 0 ? `${formatMoney(once, currency)} once` : noFigure,
          isPaidMonthly ? show(tenfold) : noFigure,
        ];
      }),
      foot: [['Total a month', '', '', formatMoney(totals.now, currency), formatMoney(totals.tenfold, currency)]],
    },
    {
      kind: 'note',
      text: `${describeTotals(totals)}${totals.notUnderstood.length > 0 ? `: ${joinWords(totals.notUnderstood.map(nameOf))}. They aren’t in the totals.` : '.'} At 10x, prices per user or per use grow tenfold and others stay, unless entered otherwise. These are estimates from the prices written here.`,
    },
  ];
}

function toDiagram(decided: readonly Technology[]): Block[] {
  const { width, height, shapes } = drawDiagram(decided, diagramWidth, paperPalette);
  const picture = framePicture(shapes, { title: 'Architecture', width, height });
  return [
    heading(2, 'How it fits together'),
    { kind: 'picture', picture: { ...picture, isBranded: true }, label: 'Diagram of the stack by layer' },
  ];
}

/** Under which terms it is used, and how it would be left. */
function toTerms(decided: readonly Technology[]): Block[] {
  const said = decided.filter(
    ({ lockIn, license, region, exitPlan }) => lockIn !== 'open' || [license, region, exitPlan].some((text) => text.trim() !== ''),
  );
  if (said.length === 0) return [];
  const traps = decided.filter(isTrap);
  return [
    heading(2, 'Licenses, data and exit'),
    ...(traps.length > 0 ? [paragraph(`Hard to leave, and without an exit plan: ${joinWords(traps.map(nameOf))}.`, 'warn')] : []),
    {
      kind: 'table',
      columns: [{ label: 'Technology' }, { label: 'License' }, { label: 'Data region' }, { label: 'Lock-in' }],
      rows: said.map((technology) => [
        nameOf(technology),
        technology.license.trim() || noFigure,
        technology.region.trim() || noFigure,
        optionLabel(fields.lockIn, technology.lockIn),
      ]),
      ...(said.some(({ exitPlan }) => exitPlan.trim() !== '')
        ? { notes: said.map(({ exitPlan }) => (exitPlan.trim() === '' ? '' : `Exit: ${exitPlan.trim()}`)) }
        : {}),
    },
  ];
}

function toReasons(decided: readonly Technology[]): Block[] {
  const listed = (label: string, items: readonly string[]) => (items.length > 0 ? `${label}: ${items.join(', ')}` : '');
  return [
    heading(2, 'Why these'),
    {
      kind: 'table',
      columns: [
        { label: 'Technology', weight: 3 },
        { label: 'Ring', weight: 2 },
        { label: 'Complexity', weight: 1.4 },
      ],
      rows: decided.map((technology) => [
        nameOf(technology),
        `${ringLabel(technology)}${isAtOdds(technology) ? ', though decided' : ''}`,
        capitalise(technology.complexity),
      ]),
      notes: decided.map(({ description, pros, cons, alternatives }) =>
        [description.trim(), listed('For it', pros), listed('Against it', cons), listed('Alternatives', alternatives)]
          .filter(Boolean)
          .join('\n'),
      ),
    },
  ];
}

/** The decided stack for whoever pays for it, runs it or checks it. */
export function toPaper(technologies: readonly Technology[], { today, currency }: Surroundings): Document {
  const decided = selectedOf(technologies);
  const samples = decided.filter(isSampleRecord);
  const totals = computeTotals(decided, currency);
  const considered = technologies.length - decided.length;
  return {
    title: 'Tech Stack Plan',
    blocks: [
      heading(1, 'Tech Stack Plan'),
      ...(today === '' ? [] : [paragraph(formatDay(today), 'muted')]),
      ...(samples.length > 0 && samples.length < decided.length ? [paragraph(`Samples: ${joinWords(samples.map(nameOf))}.`, 'warn')] : []),
      {
        kind: 'figures',
        items: [
          { label: 'Decided', value: formatNumber(decided.length) },
          { label: 'A month now', value: formatMoney(totals.now, currency) },
          { label: 'A month at 10x usage', value: formatMoney(totals.tenfold, currency) },
          ...(totals.once > 0 ? [{ label: 'Paid once', value: formatMoney(totals.once, currency) }] : []),
        ],
      },
      ...(considered > 0
        ? [paragraph(`${formatNumber(considered)} more under consideration; only what is decided is shown here.`, 'muted')]
        : []),
      ...(decided.length === 0
        ? [paragraph('Nothing is decided yet.', 'muted')]
        : [...toCosts(decided, currency), ...toDiagram(decided), ...toTerms(decided), ...toReasons(decided)]),
    ],
    ...(samples.length > 0 && samples.length === decided.length ? { mark: 'Sample' } : {}),
  };
}
