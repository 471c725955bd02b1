import { documentFiles } from '@/kinds/document/files';
import { markSamples, sheetFiles } from '@/kinds/records/files';
import { isAllSample, isSampleRecord } from '@/kinds/records/state';
import type { FileOffer } from '@/lib/files';
import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { axisChart } from '@/lib/charts';
import { formatDay } from '@/lib/dates';
import { optionLabel, type Surroundings } from '@/lib/fields';
import { safeUrl } from '@/lib/links';
import { toSheet, type Sheet } from '@/lib/sheet';
import { joinWords, plural } from '@/lib/text';
import { outReasons } from './content';
import { computeMatrix, featureBlocks } from './features';
import { fields, isOwn, listCompetitors, type PricingExtra, type Product } from './model';
import { annualSavings, computeMarket, formatDifference, formatPrice, readAssumptions, type Market } from './pricing';
import { aMonth, describeBasis, describeShare, mixedNote, toBasis, type Basis } from './basis';
import { contrastReason, headline, missingReason } from './headline';
import {
  describeAssumptions,
  describeCheck,
  describePrice,
  describeSaving,
  fullName,
  insightLines,
  medianWarning,
  nameOf,
  previousPrice,
  describeSeen,
} from './words';

const forEach = (basis: Basis) => (basis.hasUnits ? `,${aMonth(basis).replace(' a month', '')}` : '');

/** Every field, and the monthly price that follows. An import passes over the last two columns. */
export function toPriceSheet(products: readonly Product[], market: Market, basis: Basis, currency: string): Sheet {
  const plain = toSheet('Prices', fields, products, currency);
  const names = Object.keys(fields);
  // An empty cell is how a plan without a price, or a flat price without units, comes back in.
  const emptyAtZero = [names.indexOf('price'), names.indexOf('units')];
  return {
    ...plain,
    columns: [
      ...plain.columns,
      { label: `Monthly price compared (${currency}${forEach(basis)})`, kind: 'number' },
      { label: 'Counted', kind: 'text' },
    ],
    rows: products.map((product, index) => {
      const outcome = market.outcomes.get(product.id);
      const cells = (plain.rows[index] ?? []).map((cell, column) => (emptyAtZero.includes(column) && cell === 0 ? null : cell));
      return [...cells, outcome?.ok ? Number(outcome.value.toFixed(6)) : null, outcome && !outcome.ok ? outReasons[outcome.reason] : 'Yes'];
    }),
  };
}

function productTable(
  products: readonly Product[],
  market: Market,
  savings: ReadonlyMap<string, number>,
  basis: Basis,
  currency: string,
): Block {
  const note = (product: Product) => {
    const before = previousPrice(product);
    const saving = savings.get(product.id);
    return [
      optionLabel(fields.tier, product.tier) !== 'Not set' && optionLabel(fields.tier, product.tier),
      before && `was ${describeSeen(before, currency)}`,
      saving !== undefined && describeSaving(saving),
      describeCheck(product),
      safeUrl(product.source) && product.source.trim(),
    ]
      .filter(Boolean)
      .join('; ');
  };
  return {
    kind: 'table',
    columns: [
      { label: 'Product', weight: 2 },
      { label: 'Price', weight: 2 },
      { label: 'A month', align: 'right', weight: 1.4 },
      { label: 'Features', weight: 2.4 },
      { label: 'Notes', weight: 2.4 },
    ],
    rows: products.map((product) => {
      const outcome = market.outcomes.get(product.id);
      const monthly = outcome?.ok
        ? `${formatPrice(outcome.value, currency)}${product.units > 0 ? describeShare(product, basis).replace(' a month', '') : ''}`
        : outcome
          ? outReasons[outcome.reason]
          : '';
      return [nameOf(product), describePrice(product, currency), monthly, product.features.join(', '), note(product)];
    }),
  };
}

/** Every price that counts, as it is compared. */
const pricePoints = (products: readonly Product[], market: Market, currency: string) =>
  products.flatMap((product) => {
    const outcome = market.outcomes.get(product.id);
    if (!outcome?.ok) return [];
    return [
      {
        label: isOwn(product) ? nameOf(product) : fullName(product),
        value: outcome.value,
        shown: formatPrice(outcome.value, currency),
        isOwn: isOwn(product),
      },
    ];
  });

export function toReport(products: readonly Product[], extra: PricingExtra, around: Surroundings): Document {
  const { currency, today } = around;
  const assumptions = readAssumptions(extra, around);
  const market = computeMarket(products, assumptions);
  const savings = annualSavings(products);
  const basis = toBasis(market, assumptions);
  const notes = [contrastReason(market), mixedNote(basis, market)].filter((note) => note !== '');
  const own = products.filter(isOwn);
  const competitors = listCompetitors(products, extra.competitors);
  const show = (price: number | undefined) => formatPrice(price, currency);
  const warning = medianWarning(market, currency);
  const samples = products.filter(isSampleRecord);
  const counts = `${plural(own.length, 'product')} of yours, ${plural(competitors.length, 'competitor')}`;
  const lines = insightLines(market, savings, currency, basis);
  const blocks: Block[] = [
    heading(1, 'Pricing analysis'),
    paragraph([formatDay(today), counts, currency].filter(Boolean).join(' · '), 'muted'),
    ...(samples.length > 0
      ? [
          paragraph(
            isAllSample(products)
              ? 'This analysis contains sample products only.'
              : `Sample products among your own: ${joinWords(samples.map(fullName))}.`,
            'warn',
          ),
        ]
      : []),
    { kind: 'lead', text: market.toAverage ? `${headline(market)}.` : `${headline(market)}. ${missingReason(market)}` },
    {
      kind: 'figures',
      items: [
        { label: 'Your average a month', value: show(market.own) },
        { label: 'Competitor average a month', value: show(market.average) },
        { label: 'Price difference', value: formatDifference(market.toAverage) },
        { label: 'Competitor median a month', value: show(market.median) },
        { label: 'Difference from the median', value: formatDifference(market.toMedian) },
      ],
    },
    heading(2, 'Pricing insights'),
    ...axisChart('Prices a month', pricePoints(products, market, currency)),
    paragraph(describeBasis(basis), 'muted'),
    ...notes.map((note) => paragraph(note)),
    ...(warning ? [paragraph(warning)] : []),
    ...(lines.length > 0 ? [bullets(lines)] : []),
    ...featureBlocks(computeMatrix(products, market), currency),
    heading(2, 'How prices are compared'),
    bullets(describeAssumptions(assumptions, products)),
    heading(2, 'Your products'),
    own.length > 0 ? productTable(own, market, savings, basis, currency) : paragraph('None yet.'),
    heading(2, 'Competitors'),
    ...(competitors.length > 0 ? [] : [paragraph('None yet.')]),
  ];
  for (const competitor of competitors) {
    blocks.push(heading(3, competitor.name));
    if (competitor.website.trim()) blocks.push(paragraph(competitor.website.trim(), 'muted'));
    blocks.push(
      competitor.products.length > 0 ? productTable(competitor.products, market, savings, basis, currency) : paragraph('No products yet.'),
    );
  }
  return {
    title: 'Pricing analysis',
    foot: 'From the prices you entered',
    blocks,
    ...(samples.length > 0 && isAllSample(products) ? { mark: 'Sample' } : {}),
  };
}

export function makeOffers(stem: string, products: readonly Product[], extra: PricingExtra, around: Surroundings): FileOffer[] {
  const { currency } = around;
  const assumptions = readAssumptions(extra, around);
  const market = computeMarket(products, assumptions);
  const basis = toBasis(market, assumptions);
  const [text, ...documents] = documentFiles(stem, toReport(products, extra, around), ['txt', 'pdf', 'docx'], currency);
  return [
    ...(text ? [text] : []),
    ...sheetFiles(stem, markSamples(toPriceSheet(products, market, basis, currency), products)),
    ...documents,
  ];
}
