import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import type { Surroundings } from '@/lib/fields';
import { toFileName, toSlug } from '@/lib/text';
import { isSampleRecord } from '@/kinds/records/state';
import { computeRecord, dealsAgainst, dealsOf, describeRecord } from './deals';
import { factsOf, isStale } from './facts';
import { cardFields, emptyCard, nameOf, nameOfProduct, type Card, type Competitor, type CompetitorExtra } from './model';
import { formatShare } from './share';

export const cardOf = ({ cards }: CompetitorExtra, id: string): Card => (Object.hasOwn(cards, id) && cards[id]) || emptyCard;

/** A point a line, without the signs people put before them. */
export const pointsIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•–]\s+)?/, '').trim())
    .filter(Boolean);

export const cardNames = Object.keys(cardFields) as (keyof Card)[];

export const hasCard = (extra: CompetitorExtra, id: string) => cardNames.some((name) => pointsIn(cardOf(extra, id)[name]).length > 0);

const section = (title: string, points: readonly string[]): Block[] =>
  points.length === 0 ? [] : [heading(2, title), bullets([...points])];

function toBlocks(competitor: Competitor, extra: CompetitorExtra, around: Surroundings): Block[] {
  const card = cardOf(extra, competitor.id);
  const points = (name: keyof Card) => pointsIn(card[name]);
  const facts = factsOf(competitor);
  const short = facts.filter(({ fact }) => ['pricing', 'marketShare', 'targetAudience'].includes(fact));
  const record = describeRecord(computeRecord(dealsAgainst(dealsOf(extra, around), competitor)));
  const sources = facts.flatMap(({ label, source, checked }) => {
    const day = formatDay(checked);
    if (source === '' && day === '') return [];
    return [
      `${label}: ${[source, day === '' ? 'not dated' : `${isStale(checked, around.today) ? 'stale, ' : ''}checked ${day}`].filter(Boolean).join(', ')}`,
    ];
  });
  return [
    heading(1, `${nameOfProduct(extra)} vs. ${nameOf(competitor)}${isSampleRecord(competitor) ? ' (sample)' : ''}`),
    paragraph([formatDay(around.today), competitor.website].filter(Boolean).join(' · '), 'muted'),
    ...(record === '' ? [] : [paragraph(record, 'strong')]),
    ...(short.length === 0
      ? []
      : [
          {
            kind: 'terms' as const,
            rows: short.map(({ fact, label }) => ({
              label,
              value: fact === 'marketShare' ? formatShare(competitor.marketShare) : String(competitor[fact]),
            })),
          },
        ]),
    {
      kind: 'columns',
      columns: [
        [
          ...section('They say', points('theySay')),
          ...section('Their strengths', competitor.strengths),
          ...section('We lose when', points('loseWhen')),
        ],
        [
          ...section('We say', points('weSay')),
          ...section('Their weaknesses', competitor.weaknesses),
          ...section('We win when', points('winWhen')),
        ],
      ],
    },
    ...section('Questions to plant', points('landmines')),
    ...(sources.length > 0 ? [{ kind: 'note' as const, text: `Sources. ${sources.join('; ')}.` }] : []),
  ];
}

/** One rival on one page, for whoever talks to customers. */
export const toBattlecard = (competitor: Competitor, extra: CompetitorExtra, around: Surroundings): Document => ({
  title: `Battlecard: ${nameOf(competitor)}`,
  blocks: toBlocks(competitor, extra, around),
  foot: 'For internal use',
  isOnePage: true,
  ...(isSampleRecord(competitor) ? { mark: 'Sample' } : {}),
});

export const cardStem = (competitor: Competitor) =>
  toFileName(`${isSampleRecord(competitor) ? 'sample-' : ''}battlecard-${toSlug(nameOf(competitor))}`, 'pdf', 'battlecard').replace(
    /\.pdf$/,
    '',
  );
