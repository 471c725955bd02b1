import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
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
    bullets([
      `Price point (${ruleOfThumb.toLowerCase()}): ${pricePoint}`,
      ...(spans ? [`In your market: ${spans}${formatFooting(market)}`] : []),
      `Target customer: ${targetCustomer}`,
      ...advantages.map((text) => `Advantage: ${text}`),
      ...disadvantages.map((text) => `Disadvantage: ${text}`),
      `Best for: ${bestFor}`,
      `To try: ${notes[fit.id]}`,
    ]),
    ...(reasons.length > 0 ? [heading(3, fit.ruledOut.length > 0 ? ruledOutHeading : whyHeading), bullets(reasons)] : []),
  ];
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
          bullets([
            `PMC, point of marginal cheapness: ${money(range.pmc.price)}`,
            `OPP, optimal price point: ${money(meter.opp.price)}`,
            `IPP, indifference price point: ${money(meter.ipp.price)}`,
            `PME, point of marginal expensiveness: ${money(range.pme.price)}`,
          ]),
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
          bullets([
            `Price per unit: ${money(costs.price)}; cost per unit: ${money(costs.unitCost)}; fixed costs per month: ${money(costs.fixedCosts)}`,
            `Margin: ${show(economics.margin, percent)}; break-even: ${show(economics.breakEven, formatNumber)} units a month`,
            describeDiscount(economics, costs.unitsNow, currency),
          ]),
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
  const facts = Object.entries(fields).flatMap(([name, field]) => {
    const typed = oneLine(data.draft[name as keyof typeof fields]);
    return typed === '' ? [] : [`${field.label}: ${field.kind === 'choice' ? optionLabel(field, typed) : typed}`];
  });
  return {
    title,
    ...(hasSampleIn(data) ? { mark: 'Sample' } : {}),
    blocks: [
      heading(1, title),
      ...(day === '' ? [] : [paragraph(`As of ${day}`, 'muted')]),
      ...(hasSampleIn(data) ? [paragraph('Sample data', 'warn')] : []),
      paragraph(['Template-based.', templateNote, ...(data.taken?.length ? [takenNote] : [])].join(' '), 'muted'),
      ...(analysis.isGeneral ? [paragraph(generalAdvice, 'warn')] : []),
      bullets(facts),
      ...marketBlocks(analysis),
      ...takenBlocks(data),
      ...analysis.shown.flatMap((fit) => strategyBlocks(fit, analysis, advice)),
      ...studyBlocks(analysis, currency),
      heading(2, 'Implementation tips'),
      bullets(tips.map(({ id, title: name, text }) => `${name}: ${text}${id === 'metrics' ? advice.measures : ''}`)),
    ],
  };
}
