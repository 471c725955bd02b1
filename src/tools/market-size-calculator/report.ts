import { bullets, heading, paragraph, withFaults, type Block, type Document, type TableColumn } from '@/lib/blocks';
import { seriesChart } from '@/lib/charts';
import { formatDay } from '@/lib/dates';
import { formatNumber, formatPercent } from '@/lib/numbers';
import { labels, sizeNames } from './content';
import { toCirclesPicture } from './drawing';
import { listGuards } from './guards';
import {
  approachLabels,
  approaches,
  canDraw,
  computeSizes,
  fields,
  hasExampleRate,
  isSample,
  projectSizes,
  sizeKeys,
  type MarketData,
  type MarketInputs,
} from './model';
import { computeSwings, figuresAt } from './ranges';
import { sizeSegments } from './segments';
import type { SheetSource } from './sheets';
import { describeGrowth, describeSource, formatGap, formatSize, listSources, listSteps, yearName } from './words';

const right = (label: string): TableColumn => ({ label, align: 'right' });

/** What the circles show, above and below them. */
export const toCaption = (data: MarketData, inputs: MarketInputs, currency: string, today: string) => ({
  title: 'Market size',
  subtitle: [inputs.targetCustomers, inputs.geography].filter(Boolean).join(', '),
  foot: [isSample(data) ? 'Sample' : '', approachLabels[inputs.approach], `${currency} ${labels.perYear}`, formatDay(today)]
    .filter(Boolean)
    .join(' · '),
});

export function toReport(source: SheetSource, today: string): Document {
  const { data, result, ranges, currency } = source;
  const { inputs, topDown, bottomUp, gaps, chosen } = result;
  const size = (minor: number | null) => formatSize(minor, currency);
  const steps = listSteps(result, currency);
  const guards = listGuards(result, data.evidence, currency);
  const market = [inputs.industry, inputs.geography, inputs.targetCustomers].filter(Boolean).join(' · ');
  const approach = approachLabels[inputs.approach];
  const isExample = hasExampleRate(inputs, data.evidence.growthRate);
  const reason = inputs.gapReason.trim();
  const years = projectSizes(chosen, inputs.growthRate);
  const picture: Block[] = canDraw(chosen)
    ? [
        {
          kind: 'picture',
          picture: toCirclesPicture(chosen, currency, toCaption(data, inputs, currency, today)),
          label: `TAM ${size(chosen.tam)}, SAM ${size(chosen.sam)}, SOM ${size(chosen.som)}, ${labels.perYear}`,
        },
      ]
    : [];
  // A reason that was given settles what a reason can settle.
  const faults = guards.filter(({ kind, isExplained }) => kind === 'conflict' && !(isExplained && reason !== '')).map(({ text }) => text);
  const others = guards.map(({ text }) => text).filter((text) => !faults.includes(text));
  return withFaults(
    {
      title: 'Market Size',
      ...(isSample(data) ? { mark: 'Sample' } : {}),
      blocks: [
        heading(1, 'Market Size'),
        ...(market === '' ? [] : [{ kind: 'lead' as const, text: market }]),
        paragraph(
          [`${currency} ${labels.perYear}`, formatDay(today), labels.notResearch].filter(Boolean).join('. ').replace('..', '.'),
          'muted',
        ),
        ...(canDraw(chosen)
          ? [
              {
                kind: 'figures' as const,
                items: sizeKeys.map((key) => ({
                  label: `${key.toUpperCase()}, ${sizeNames[key].toLowerCase()}`,
                  value: size(chosen[key]),
                })),
              },
            ]
          : []),
        heading(2, 'TAM, SAM and SOM'),
        ...picture,
        {
          kind: 'table',
          columns: [{ label: `${currency} ${labels.perYear}`, weight: 2 }, right('Top-down'), right('Bottom-up'), right('Gap')],
          rows: sizeKeys.map((key) => [
            `${key.toUpperCase()}, ${sizeNames[key].toLowerCase()}`,
            size(topDown[key]),
            size(bottomUp[key]),
            formatGap(gaps[key]),
          ]),
        },
        ...approaches.map((one) =>
          paragraph(`${approachLabels[one]}: ${steps[one].map(({ label, how }) => `${label} = ${how}`).join('; ')}.`),
        ),
        ...(reason === '' ? [] : [paragraph(`Why the two differ: ${reason}`)]),
        ...(others.length === 0 ? [] : [heading(2, 'Check before you show this'), bullets(others)]),
        ...segmentBlocks(source, today),
        heading(2, 'Sources'),
        {
          kind: 'table',
          columns: [{ label: 'Input' }, right('Figure'), { label: 'Source, date and confidence', weight: 1.8 }],
          rows: listSources(inputs, data.evidence, currency).map((line) => [
            line.label,
            line.value,
            line.name === 'growthRate' && isExample ? labels.exampleRate : describeSource(line),
          ]),
        },
        heading(2, 'Range'),
        {
          kind: 'table',
          columns: [{ label: `${currency} ${labels.perYear}`, weight: 1.4 }, right('Low'), right('Base'), right('High')],
          rows: approaches.flatMap((one) => {
            const [low, base, high] = [figuresAt(ranges, 'low'), inputs, figuresAt(ranges, 'high')].map((figures) =>
              computeSizes(one, figures),
            );
            return sizeKeys.map((key) => [
              `${approachLabels[one]} ${key.toUpperCase()}`,
              size(low?.[key] ?? null),
              size(base?.[key] ?? null),
              size(high?.[key] ?? null),
            ]);
          }),
        },
        paragraph(`Where no low or high was typed: ${formatPercent(inputs.spread)} below and above the base.`, 'muted'),
        heading(3, `What moves the ${approach.toLowerCase()} SOM most`),
        {
          kind: 'table',
          columns: [{ label: 'Input', weight: 1.4 }, right('SOM at its low'), right('SOM at its high'), right('Swing')],
          rows: computeSwings(inputs.approach, inputs, ranges).map(({ driver, atLow, atHigh, swing }) => [
            fields[driver].label,
            size(atLow),
            size(atHigh),
            size(swing),
          ]),
        },
        heading(2, `Five years, ${approach.toLowerCase()}`),
        paragraph(
          `Growth Rate: ${describeGrowth(inputs.growthRate)}.${isExample ? ` ${labels.exampleRate}. ${labels.exampleRateNote}` : ''}`,
          isExample ? 'warn' : 'plain',
        ),
        ...seriesChart(`SOM over five years, ${approach.toLowerCase()}`, {
          categories: years.map((_, year) => yearName(year)),
          series: [{ name: 'SOM', values: years.map(({ som }) => som) }],
          format: size,
          look: 'bars',
        }),
        {
          kind: 'table',
          columns: [{ label: `${currency} ${labels.perYear}` }, right('TAM'), right('SAM'), right('SOM')],
          rows: years.map((sizes, year) => [yearName(year), size(sizes.tam), size(sizes.sam), size(sizes.som)]),
        },
      ],
    },
    faults,
  );
}

/** Each segment and their sum, with what may have been counted twice. */
function segmentBlocks({ data, result, currency }: SheetSource, today: string): Block[] {
  if (!data.segments?.length) return [];
  const { segments, customers, sizes, doubts } = sizeSegments(data.segments, result.inputs.totalPopulation, { today, currency });
  const size = (minor: number | null) => formatSize(minor, currency);
  return [
    heading(2, 'Segments'),
    {
      kind: 'table',
      columns: [{ label: 'Segment', weight: 1.6 }, right('Customers'), right('TAM'), right('SAM'), right('SOM')],
      rows: segments.map((one) => [one.name, formatNumber(one.customers), size(one.sizes.tam), size(one.sizes.sam), size(one.sizes.som)]),
      foot: [['All segments', formatNumber(customers), size(sizes.tam), size(sizes.sam), size(sizes.som)]],
    },
    ...(doubts.length > 0 ? [bullets(doubts)] : []),
  ];
}
