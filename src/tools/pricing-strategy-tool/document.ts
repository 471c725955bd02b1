import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { axisChart, seriesChart } from '@/lib/charts';
import { formatDay } from '@/lib/dates';
import { optionLabel, type Surroundings } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import { oneLine } from '@/lib/one-line';
import { plural } from '@/lib/text';
import type { Advice } from './advice';
import {
  generalAdvice,
  noPrices,
  noRevenue,
  readColumns,
  ruledOutHeading,
  ruleOfThumb,
  strategies,
  takenNote,
  takenTitle,
  templateNote,
  tips,
  whyHeading,
} from './content';
import { hasValue, type Figure } from './economics';
import type { Analysis, RankedFit } from './evidence';
import { formatReason } from './fit';
import { formatSpan } from './market';
import { fields, hasSampleIn, type PricingData } from './model';
import { formatFooting } from './reading';
import { rangeOf } from './survey';
import { describeSource, nameOf, takenFields } from './taken';
import { describeDiscount, toReadRow } from './words';

const percent = (fraction: number) => formatPercent(Number(fraction.toFixed(3)));

function strategyBlocks(fit: RankedFit, { points, evidence: { market } }: Analysis, { notes }: Advice): Block[] {
  const { name, description, pricePoint, targetCustomer, advantages, disadvantages, bestFor } = strategies[fit.id];
  const spans = points?.[fit.id].map((span) => formatSpan(span, market.currency)).join(', ');
  const reasons = [...fit.ruledOut, ...fit.reasons.map(formatReason)];
  return [
    heading(2, `${name} (${fit.ruledOut.length > 0 ? 'ruled out' : `fit ${fit.rank} of 6`})`),
    paragraph(description),
    {
      kind: 'terms',
      rows: [
        { label: `Price point (${ruleOfThumb.toLowerCase()})`, value: pricePoint },
        ...(spans ? [{ label: 'In your market', value: `${spans}${formatFooting(market)}` }] : []),
        { label: 'Target customer', value: targetCustomer },
        { label: 'Best for', value: bestFor },
        { label: 'To try', value: notes[fit.id] },
      ],
    },
    {
      kind: 'columns',
      columns: [
        [heading(3, 'Advantages'), bullets([...advantages])],
        [heading(3, 'Disadvantages'), bullets([...disadvantages])],
      ],
    },
    ...(reasons.length > 0 ? [heading(3, fit.ruledOut.length > 0 ? ruledOutHeading : whyHeading), bullets(reasons)] : []),
  ];
}

/** The best first, what is ruled out last. */
const byRank = (shown: readonly RankedFit[]) =>
  [...shown].sort((one, other) => one.ruledOut.length - other.ruledOut.length || one.rank - other.rank);

/** All six at a glance, before each is told at length. */
function comparison({ shown, points, evidence: { market } }: Analysis): Block[] {
  if (shown.length === 0) return [];
  return [
    heading(2, 'The strategies compared'),
    {
      kind: 'table',
      columns: [
        { label: 'Strategy', weight: 1.3 },
        { label: 'Fit', weight: 0.9 },
        { label: points ? 'In your market' : `Price point (${ruleOfThumb.toLowerCase()})`, weight: 2.6 },
        { label: 'Main risk', weight: 2.6 },
      ],
      rows: byRank(shown).map((fit) => [
        strategies[fit.id].name,
        fit.ruledOut.length > 0 ? 'ruled out' : `${fit.rank} of 6`,
        points?.[fit.id].map((span) => formatSpan(span, market.currency)).join(', ') ?? strategies[fit.id].pricePoint,
        strategies[fit.id].disadvantages[0] ?? '',
      ]),
    },
  ];
}

/** The one that fits best, in a sentence, and why. */
function leadOf({ shown, isGeneral, points, evidence: { market } }: Analysis): Block[] {
  const best = shown.find(({ rank, ruledOut }) => rank === 1 && ruledOut.length === 0);
  if (isGeneral || !best) return [];
  const spans = points?.[best.id].map((span) => formatSpan(span, market.currency)).join(', ');
  const span = spans ? `: ${spans}${formatFooting(market)}` : '';
  return [{ kind: 'lead', text: `${strategies[best.id].name} pricing fits your answers best${span}.` }];
}

function takenBlocks({ draft, taken = [] }: PricingData): Block[] {
  if (taken.length === 0) return [];
  return [
    heading(2, takenTitle),
    ...taken.flatMap((strategy) => [
      heading(3, nameOf(strategy)),
      paragraph(describeSource(strategy, draft.productType), 'muted'),
      ...(oneLine(strategy.description) === '' ? [] : [paragraph(oneLine(strategy.description))]),
      bullets(
        (['why', 'risk', 'firstStep'] as const).flatMap((name) => {
          const text = oneLine(strategy[name]);
          return text === '' ? [] : [`${takenFields[name].label}: ${text}`];
        }),
      ),
    ]),
  ];
}

function marketBlocks({ evidence: { market } }: Analysis): Block[] {
  if (market.prices.length === 0) return [];
  const money = (minor: number) => formatMoney(minor, market.currency);
  return [
    heading(2, 'Competitor prices'),
    paragraph(
      market.count === 0
        ? noPrices
        : `Average ${money(market.average)}${formatFooting(market)} from ${plural(market.count, 'price')}, lowest ${money(market.lowest)}, highest ${money(market.highest)}. ${market.notes.join(' ')}`.trim(),
    ),
    ...axisChart(
      'Prices',
      market.prices.flatMap(({ label, amount, ignored }) => (ignored === '' ? [{ label, value: amount, shown: money(amount) }] : [])),
    ),
    {
      kind: 'table',
      columns: readColumns.map((label) => ({ label })),
      rows: market.prices.map((price) => toReadRow(price, market)),
    },
  ];
}

function studyBlocks({ meter, survey, studies, curve, costs, economics }: Analysis, currency: string): Block[] {
  const money = (minor: number) => formatMoney(minor, currency);
  const show = (figure: Figure, format: (value: number) => string) => (hasValue(figure) ? format(figure.value) : noFigure);
  const range = meter && rangeOf(meter, studies.rangeLines);
  return [
    ...(meter && range
      ? [
          heading(2, 'Price survey (van Westendorp)'),
          paragraph(
            `${plural(meter.count, 'answer')} used; ${survey.wrongOrder.length} rejected for wrong order, ${survey.unreadable.length} not readable.`,
          ),
          {
            kind: 'figures' as const,
            items: [
              { label: 'PMC, point of marginal cheapness', value: money(range.pmc.price) },
              { label: 'OPP, optimal price point', value: money(meter.opp.price) },
              { label: 'IPP, indifference price point', value: money(meter.ipp.price) },
              { label: 'PME, point of marginal expensiveness', value: money(range.pme.price) },
            ],
          },
        ]
      : []),
    ...(curve
      ? [
          heading(2, 'Demand curve (Gabor-Granger)'),
          paragraph(
            curve.best.revenue > 0
              ? `Revenue is highest at ${money(curve.best.price)}: ${percent(curve.best.share)} would buy, ${money(curve.best.revenue)} from every 100 people asked.`
              : noRevenue,
          ),
          ...seriesChart('Revenue per 100 people asked, by price', {
            categories: curve.points.slice(0, 60).map(({ price }) => money(price)),
            series: [{ name: 'Revenue per 100 asked', values: curve.points.slice(0, 60).map(({ revenue }) => revenue) }],
            format: money,
            look: 'lines',
          }),
          {
            kind: 'table' as const,
            columns: [
              { label: 'Price', align: 'right' as const },
              { label: 'Would buy', align: 'right' as const },
              { label: 'Revenue per 100 asked', align: 'right' as const },
            ],
            rows: curve.points.slice(0, 60).map(({ price, share, revenue }) => [money(price), percent(share), money(revenue)]),
          },
        ]
      : []),
    ...(costs.price > 0
      ? [
          heading(2, 'Unit economics'),
          {
            kind: 'terms' as const,
            rows: [
              { label: 'Price per unit', value: money(costs.price) },
              { label: 'Cost per unit', value: money(costs.unitCost) },
              { label: 'Fixed costs per month', value: money(costs.fixedCosts) },
              { label: 'Margin', value: show(economics.margin, percent) },
              { label: 'Break-even', value: `${show(economics.breakEven, formatNumber)} units a month` },
            ],
          },
          paragraph(describeDiscount(economics, costs.unitsNow, currency)),
        ]
      : []),
  ];
}

/** Everything on the screen, in one document. */
export function toDocument(data: PricingData, analysis: Analysis, advice: Advice, { today, currency }: Surroundings): Document {
  const { answers } = analysis.evidence;
  const product = oneLine(answers.productType);
  const title = product === '' ? 'Recommended Pricing Strategies' : `Recommended Pricing Strategies: ${product}`;
  const day = formatDay(today);
  const stand = [day && `As of ${day}`, hasSampleIn(data) && 'Sample data'].filter(Boolean).join(' · ');
  const facts = Object.entries(fields).flatMap(([name, field]) => {
    const typed = data.draft[name as keyof typeof fields].split('\n').map(oneLine).filter(Boolean).join('\n');
    return typed === '' ? [] : [{ label: field.label, value: field.kind === 'choice' ? optionLabel(field, typed) : typed }];
  });
  return {
    title,
    ...(hasSampleIn(data) ? { mark: 'Sample' } : {}),
    blocks: [
      heading(1, title),
      ...(stand === '' ? [] : [paragraph(stand, 'muted')]),
      ...leadOf(analysis),
      ...(analysis.isGeneral ? [paragraph(generalAdvice, 'warn')] : []),
      { kind: 'note', text: ['Template-based.', templateNote, ...(data.taken?.length ? [takenNote] : [])].join(' ') },
      ...comparison(analysis),
      ...marketBlocks(analysis),
      ...takenBlocks(data),
      ...byRank(analysis.shown).flatMap((fit) => strategyBlocks(fit, analysis, advice)),
      ...studyBlocks(analysis, currency),
      heading(2, 'Implementation tips'),
      bullets(tips.map(({ id, title: name, text }) => `${name}: ${text}${id === 'metrics' ? advice.measures : ''}`)),
      ...(facts.length > 0 ? [heading(2, 'What this rests on'), { kind: 'terms' as const, rows: facts }] : []),
    ],
  };
}
