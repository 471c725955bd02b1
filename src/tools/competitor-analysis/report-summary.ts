import { heading, paragraph, type Block, type Term } from '@/lib/blocks';
import { joinRest, shareChart } from '@/lib/charts';
import { optionLabel, type Surroundings } from '@/lib/fields';
import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import { framePicture } from '@/lib/shapes';
import { plural } from '@/lib/text';
import { findStaleFacts, freshDays } from './facts';
import { computeRecord, dealsOf } from './deals';
import { toDots } from './map';
import { drawMap } from './map-drawing';
import { computeScore, formatScore } from './matrix';
import { fields, nameOf, nameOfProduct, type Competitor, type CompetitorExtra } from './model';
import { computeShares, formatShare, readShare } from './share';

/** As large as its words are read on paper. */
const mapSide = 340;

/** What the rest of the report says, in figures. */
function toFigures(competitors: readonly Competitor[], extra: CompetitorExtra, around: Surroundings): Term[] {
  const shares = computeShares(competitors);
  const { won, lost, rate } = computeRecord(dealsOf(extra, around));
  const own = computeScore(extra.features);
  return [
    { label: competitors.length === 1 ? 'Competitor' : 'Competitors', value: formatNumber(competitors.length) },
    ...(shares.counted > 0
      ? [{ label: `Market share of ${plural(shares.counted, 'competitor')}`, value: `${formatNumber(shares.total)}%` }]
      : []),
    ...(own.share === undefined ? [] : [{ label: `Feature score of ${nameOfProduct(extra)}`, value: formatScore(own) }]),
    ...(rate === undefined
      ? []
      : [{ label: `Won of ${plural(won + lost, 'decided deal')}`, value: formatPercent(Math.round(rate * 100) / 100) }]),
  ];
}

/** Who stands ahead in the matrix, in one sentence. */
function toVerdict(competitors: readonly Competitor[], extra: CompetitorExtra): Block[] {
  const own = computeScore(extra.features);
  const rivals = competitors.flatMap((competitor) => {
    const score = computeScore(extra.features, competitor.id);
    return score.share === undefined ? [] : [{ name: nameOf(competitor), score, share: score.share }];
  });
  const [best] = rivals.sort((one, other) => other.share - one.share);
  if (own.share === undefined || !best) return [];
  const us = nameOfProduct(extra);
  const [mine, theirs] = [formatScore(own), formatScore(best.score)];
  const text =
    mine === theirs
      ? `${us} and ${best.name} score the same on features, ${mine} each.`
      : own.share > best.share
        ? `${us} leads on features with ${mine}; ${best.name} comes next with ${theirs}.`
        : `${best.name} leads on features with ${theirs}; ${us} has ${mine}.`;
  return [{ kind: 'lead', text }];
}

function toGlance(competitors: readonly Competitor[], { features }: CompetitorExtra): Block[] {
  if (competitors.length < 2) return [];
  const columns = [
    { label: 'Competitor', show: nameOf },
    { label: 'Type', show: ({ tier }: Competitor) => optionLabel(fields.tier, tier) },
    { label: 'Pricing', show: ({ pricing }: Competitor) => pricing },
    { label: 'For', show: ({ targetAudience }: Competitor) => targetAudience },
    { label: 'Share', isFigure: true, show: ({ marketShare }: Competitor) => formatShare(marketShare) },
    { label: 'Features', isFigure: true, show: ({ id }: Competitor) => formatScore(computeScore(features, id)) },
  ].filter(({ show }) => competitors.some((competitor) => !['', noFigure].includes(show(competitor).trim())));
  return [
    heading(2, 'At a glance'),
    {
      kind: 'table',
      columns: columns.map(({ label, isFigure }) => ({ label, ...(isFigure ? { align: 'right' as const } : {}) })),
      rows: competitors.map((competitor) => columns.map(({ show }) => show(competitor).trim() || '–')),
    },
  ];
}

/** Where everyone stands, as far as two have been placed. */
export function toMap(competitors: readonly Competitor[], extra: CompetitorExtra): Block[] {
  const dots = toDots(extra, competitors);
  if (dots.length < 2) return [];
  const { width, height, frame, dots: drawn } = drawMap(extra.axes, dots, { side: mapSide });
  const picture = framePicture([...frame, ...drawn.flatMap(({ shapes }) => shapes)], {
    title: 'Positioning',
    width,
    height,
    font: 'sans-serif',
  });
  return [
    heading(2, 'Positioning'),
    { kind: 'picture', picture: { ...picture, isBranded: true }, label: `Positioning of ${plural(dots.length, 'product')}` },
    paragraph('Placed by judgment, not measured.', 'muted'),
  ];
}

/** The first page: figures, who holds how much, and everyone in one table. */
export function toSummary(competitors: readonly Competitor[], extra: CompetitorExtra, around: Surroundings): Block[] {
  const shares = computeShares(competitors);
  const stale = findStaleFacts(competitors, around.today);
  const parts = competitors.flatMap((competitor) => {
    const { percent } = readShare(competitor.marketShare);
    return percent === undefined ? [] : [{ label: nameOf(competitor), value: percent }];
  });
  const rest = { label: 'Everyone else', value: 100 - shares.total };
  const warnings: Block[] = [];
  if (shares.counted > 0) {
    const sum = `The market shares of ${plural(shares.counted, 'competitor')} add up to ${formatNumber(shares.total)}%`;
    warnings.push(paragraph(shares.isAbove ? `${sum}, more than 100%.` : `${sum}.`, shares.isAbove ? 'warn' : 'muted'));
  }
  if (stale.length > 0) warnings.push(paragraph(`${plural(stale.length, 'fact')} checked more than ${freshDays} days ago.`, 'warn'));
  const figures = toFigures(competitors, extra, around);
  return [
    ...toVerdict(competitors, extra),
    ...(figures.length > 1 ? [{ kind: 'figures' as const, items: figures }] : []),
    ...(shares.isAbove
      ? []
      : shareChart(
          'Market share',
          joinRest(parts.length > 0 && rest.value > 0 ? [...parts, rest] : parts, (value) => `${formatNumber(value)}%`),
        )),
    ...warnings,
    ...toGlance(competitors, extra),
  ];
}
