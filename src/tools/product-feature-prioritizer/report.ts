import { bullets, heading, paragraph, type Block, type Card, type Document } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import { formatValue, optionLabel, type Surroundings } from '@/lib/fields';
import { groupBy } from '@/lib/lists';
import { formatNumber } from '@/lib/numbers';
import { toSheet, type Sheet } from '@/lib/sheet';
import { joinWords, plural } from '@/lib/text';
import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import { markSamples, sheetFiles } from '@/kinds/records/files';
import { isSampleRecord } from '@/kinds/records/state';
import { describePlan, needsRoom, planCapacity, readCapacity } from './capacity';
import { formulas, methodFields, methodNames, quadrantNames, tieRule } from './content';
import { fields, nameOf, type Feature, type Method, type PrioritizerExtra } from './model';
import { countBands } from './notes';
import { quadrantOf, rankFeatures, ratioOf, readWeights, type Ranked } from './scores';

/** In order of rank, with the figures behind it. */
export function toRankedSheet(features: readonly Feature[], extra: PrioritizerExtra, currency: string): Sheet {
  const ranked = rankFeatures(features, extra);
  const sheet = toSheet(
    'Features',
    fields,
    ranked.map(({ feature }) => feature),
    currency,
  );
  const method = methodNames[extra.method];
  const isFigure = extra.method !== 'moscow' && extra.method !== 'ratio';
  return {
    ...sheet,
    columns: [
      ...sheet.columns,
      { label: isFigure ? ratioLabel : 'Score', kind: 'number' },
      { label: 'Quadrant', kind: 'text' },
      ...(isFigure ? [{ label: `${method} score`, kind: 'number' as const }] : []),
      { label: `Rank by ${method}`, kind: 'number' },
    ],
    rows: sheet.rows.map((row, index) => {
      const item = ranked[index];
      if (!item) return row;
      const { value } = item.score;
      return [...row, ratioOf(item.feature), quadrantNames[quadrantOf(item.feature)].one, ...(isFigure ? [value ?? null] : []), item.rank];
    }),
  };
}

const ratioLabel = 'Impact / Effort score';

/** The ranking in a few lines, by the score it is ranked by. */
function summarise(ranked: readonly Ranked[], method: Method): string[] {
  if (method === 'moscow') {
    const counts = groupBy(ranked, ({ feature }) => feature.moscow);
    return fields.moscow.options.map((option) => `${optionLabel(fields.moscow, option)}: ${counts.get(option)?.length ?? 0}`);
  }
  const scored = ranked.filter(({ score }) => score.value !== undefined);
  const [first, last] = [scored[0], scored.at(-1)];
  const without = ranked.length - scored.length;
  return [
    `With a ${methodNames[method]} score: ${scored.length.toLocaleString('en-US')}`,
    ...(first ? [`Highest: ${first.score.text} (${nameOf(first.feature)})`] : []),
    ...(last && last !== first ? [`Lowest: ${last.score.text} (${nameOf(last.feature)})`] : []),
    ...(without > 0 ? [`Without a score: ${without.toLocaleString('en-US')}`] : []),
  ];
}

const scoreText = ({ score }: Ranked) => (score.reason === '' ? score.text : `${score.text} (${score.reason})`);

export function toReport(features: readonly Feature[], extra: PrioritizerExtra, today: string): Document {
  const { method } = extra;
  const ranked = rankFeatures(features, extra);
  const { high, medium, low } = countBands(features);
  const capacity = readCapacity(extra.capacity);
  const plan = capacity === undefined ? undefined : planCapacity(ranked, method, capacity);
  const fitting = new Set(plan?.fits.map(({ id }) => id));
  const isOther = method !== 'ratio';
  const day = formatDay(today);
  const weights = readWeights(extra.weights);
  const samples = features.filter(isSampleRecord);
  const blocks: Block[] = [
    heading(1, 'Feature prioritization'),
    paragraph([`Ranked by ${methodNames[method]}`, plural(features.length, 'feature'), day].filter(Boolean).join(' · '), 'muted'),
    ...(samples.length > 0 && samples.length < features.length ? [paragraph(`Samples: ${joinWords(samples.map(nameOf))}.`, 'warn')] : []),
    ...(isOther
      ? [heading(2, 'Summary'), bullets(summarise(ranked, method)), paragraph(`By ${ratioLabel.toLowerCase()}, for comparison:`, 'muted')]
      : []),
    {
      kind: 'figures',
      items: [
        { label: 'High priority (score 15 or more)', value: high.toLocaleString('en-US') },
        { label: 'Medium priority (score 10 to under 15)', value: medium.toLocaleString('en-US') },
        { label: 'Low priority (score under 10)', value: low.toLocaleString('en-US') },
      ],
    },
    paragraph(`${formulas.ratio}${isOther ? ` ${methodNames[method]}: ${formulas[method]}` : ''} ${tieRule}`, 'muted'),
  ];
  if (method === 'custom') {
    blocks.push(
      paragraph(
        `Weights: impact ${formatNumber(weights.impact)}, low effort ${formatNumber(weights.ease)}, confidence ${formatNumber(weights.confidence)}, urgency ${formatNumber(weights.urgency)}, risk reduction ${formatNumber(weights.riskReduction)}, ${weights.ownName} ${formatNumber(weights.own)}.`,
        'muted',
      ),
    );
  }
  if (plan) blocks.push(paragraph(describePlan(plan)));
  blocks.push(heading(2, 'Ranking'), {
    kind: 'table',
    columns: [
      { label: 'Rank', align: 'right', weight: 0.7 },
      { label: 'Feature', weight: 3 },
      ...(isOther ? [{ label: methodNames[method], weight: 1.5 }] : []),
      { label: isOther ? ratioLabel : 'Score', align: 'right', weight: isOther ? 1.3 : 0.9 },
      { label: 'Impact', align: 'right', weight: 0.9 },
      { label: 'Effort', align: 'right', weight: 0.9 },
      { label: 'Quadrant', weight: 1.3 },
      { label: 'Status', weight: 1.3 },
      ...(plan ? [{ label: 'Capacity', weight: 1.2 }] : []),
    ],
    rows: ranked.map((item) => [
      item.rank.toLocaleString('en-US'),
      nameOf(item.feature),
      ...(isOther ? [scoreText(item)] : []),
      formatNumber(ratioOf(item.feature), 1),
      String(item.feature.impact),
      String(item.feature.effort),
      quadrantNames[quadrantOf(item.feature)].one,
      optionLabel(fields.status, item.feature.status),
      ...(plan ? [!needsRoom(item.feature, method) ? 'Not counted' : fitting.has(item.feature.id) ? 'Fits' : 'Over'] : []),
    ]),
  });
  blocks.push(heading(2, 'Features'), { kind: 'cards', cards: ranked.map((item) => toDetails(item, extra)) });
  return {
    title: 'Feature prioritization',
    blocks,
    ...(samples.length > 0 && samples.length === features.length ? { mark: 'Sample' } : {}),
  };
}

function toDetails(item: Ranked, { method, weights }: PrioritizerExtra): Card {
  const { feature, rank } = item;
  const more = methodFields[method].map((name) => {
    const label = name === 'own' ? readWeights(weights).ownName : fields[name].label;
    const value = formatValue(fields[name], feature[name], 'USD');
    return `${label}: ${name === 'confidence' ? `${value}%` : value}`;
  });
  return {
    title: `${rank.toLocaleString('en-US')}. ${nameOf(feature)}`,
    about: [
      ...(method === 'ratio' ? [] : [`${methodNames[method]}: ${scoreText(item)}`]),
      `${method === 'ratio' ? 'Score' : ratioLabel}: ${formatNumber(ratioOf(feature), 1)}`,
      `Impact: ${feature.impact}/10`,
      `Effort: ${feature.effort}/10`,
    ].join(' · '),
    blocks: [
      ...(feature.description.trim() === '' ? [] : [paragraph(feature.description)]),
      bullets([
        `Category: ${feature.category}`,
        ...(feature.requestedBy.trim() === '' ? [] : [`Requested by: ${feature.requestedBy}`]),
        `Status: ${optionLabel(fields.status, feature.status)}`,
        ...more,
      ]),
    ],
  };
}

export async function makeFile(
  name: string,
  stem: string,
  features: readonly Feature[],
  extra: PrioritizerExtra,
  { today, currency }: Surroundings,
): Promise<Blob> {
  const offers: FileOffer[] = [
    ...documentFiles(stem, toReport(features, extra, today), ['md', 'pdf', 'docx'], currency),
    ...sheetFiles(
      stem,
      markSamples(
        toRankedSheet(features, extra, currency),
        rankFeatures(features, extra).map(({ feature }) => feature),
      ),
    ),
  ];
  const offer = offers.find((candidate) => candidate.name === name);
  if (!offer) throw new Error('This format isn’t available.');
  return offer.make();
}
