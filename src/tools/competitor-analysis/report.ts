import { documentFiles, slideOffer } from '@/kinds/document/files';
import { markSamples, sheetFiles } from '@/kinds/records/files';
import { isAllSample, isSampleRecord } from '@/kinds/records/state';
import type { FileOffer } from '@/lib/files';
import { bullets, heading, paragraph, type Block, type Card, type Document } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import { optionLabel, type Surroundings } from '@/lib/fields';
import { formatNumber } from '@/lib/numbers';
import { toSheet } from '@/lib/sheet';
import { plural } from '@/lib/text';
import { cardOf, pointsIn } from './battlecard';
import { factsOf, isStale, type KnownFact } from './facts';
import { computeScore, describeScore, formatScore, levelLabels, levelOf, sampleNames, toMatrixSheet, weightOf } from './matrix';
import { byRival, computeRecord, countReasons, dealsOf, describeRecord, toDealSheet } from './deals';
import { fields, nameOf, nameOfProduct, type Competitor, type CompetitorExtra, type Deal } from './model';
import { toMap, toSummary } from './report-summary';
import { formatShare } from './share';

/** Wider tables cannot be read on paper; the spreadsheet has them all. */
const widestMatrix = 5;

export function toReport(competitors: readonly Competitor[], extra: CompetitorExtra, around: Surroundings): Document {
  const { today } = around;
  const deals = dealsOf(extra, around);
  const blocks: Block[] = [
    heading(1, 'Competitor analysis'),
    paragraph([formatDay(today), plural(competitors.length, 'competitor')].filter(Boolean).join(' · '), 'muted'),
  ];
  blocks.push(...toSummary(competitors, extra, around));
  if (extra.features.length > 0) blocks.push(...toMatrixBlocks(competitors, extra));
  blocks.push(...toMap(competitors, extra));
  for (const competitor of competitors) {
    const about = [competitor.website, optionLabel(fields.tier, competitor.tier), ...competitor.tags].filter(Boolean).join(' · ');
    blocks.push(
      heading(2, `${nameOf(competitor)}${isSampleRecord(competitor) ? ' (sample)' : ''}`),
      ...(about === '' ? [] : [paragraph(about, 'muted')]),
      ...toSides(competitor, today),
      ...toSpeech(competitor, extra),
      ...toFacts(competitor, today),
    );
  }
  if (deals.length > 0) blocks.push(...toDealBlocks(deals));
  const all = [...competitors, ...extra.features, ...deals];
  return { title: 'Competitor analysis', blocks, ...(all.length > 0 && isAllSample(all) ? { mark: 'Sample' } : {}) };
}

interface Points {
  title: string;
  points: readonly string[];
  about?: string | undefined;
}

/** Side by side; of what nobody has noted there is no card. */
function toCards(...given: Points[]): Block[] {
  const cards = given
    .filter(({ points }) => points.length > 0)
    .map(({ title, points, about }): Card => ({ title, ...(about ? { about } : {}), blocks: [bullets([...points])] }));
  return cards.length === 0 ? [] : [{ kind: 'cards', cards }];
}

/** What speaks for them beside what speaks against them, each with where it was read. */
function toSides(competitor: Competitor, today: string): Block[] {
  const known = factsOf(competitor).filter(({ fact }) => isSide(fact));
  if (known.length === 0) return [];
  const evidenceOf = (side: Side) => known.flatMap((fact) => (fact.fact === side ? [describeEvidence(fact, today).join(', ')] : []))[0];
  return toCards(...sides.map((side) => ({ title: fields[side].label, points: competitor[side], about: evidenceOf(side) })));
}
const sides = ['strengths', 'weaknesses'] as const;
type Side = (typeof sides)[number];
const isSide = (fact: string): fact is Side => (sides as readonly string[]).includes(fact);

/** Of the battlecard, what is said to customers and when it works. */
function toSpeech(competitor: Competitor, extra: CompetitorExtra): Block[] {
  const card = cardOf(extra, competitor.id);
  const points = (name: keyof typeof card) => pointsIn(card[name]);
  const questions = points('landmines');
  return [
    ...toCards({ title: 'They say', points: points('theySay') }, { title: 'We say', points: points('weSay') }),
    ...toCards({ title: 'We win when', points: points('winWhen') }, { title: 'We lose when', points: points('loseWhen') }),
    ...(questions.length > 0 ? [heading(3, 'Questions to plant'), bullets(questions)] : []),
  ];
}

function toFacts(competitor: Competitor, today: string): Block[] {
  const rows = factsOf(competitor)
    .filter(({ fact }) => !isSide(fact))
    .map((fact) => toRow(fact, today));
  if (rows.length === 0) return [];
  const columns = [
    { label: 'Fact', weight: 1.4 },
    { label: 'What is known', weight: 3.6 },
    { label: 'Checked', weight: 2 },
  ];
  return [{ kind: 'table', columns, rows }];
}

function describeEvidence({ source, checked }: KnownFact, today: string): string[] {
  const day = formatDay(checked);
  return [day === '' ? 'Not dated' : `${isStale(checked, today) ? 'Stale, checked ' : ''}${day}`, source].filter(Boolean);
}

function toRow(known: KnownFact, today: string): string[] {
  const { competitor, fact, label } = known;
  const value = competitor[fact];
  const said = typeof value === 'string' ? (fact === 'marketShare' ? formatShare(value) : value) : value.join('\n');
  return [label, said, describeEvidence(known, today).join('\n')];
}

function toDealBlocks(deals: readonly Deal[]): Block[] {
  const lost = countReasons(deals, 'lost').map(({ reason, count }) => `${reason} (${count.toLocaleString('en-US')})`);
  return [
    heading(2, 'Wins and losses'),
    paragraph(describeRecord(computeRecord(deals))),
    {
      kind: 'table',
      columns: [
        { label: 'Competitor', weight: 3 },
        { label: 'Won', align: 'right', weight: 1 },
        { label: 'Lost', align: 'right', weight: 1 },
        { label: 'No decision', align: 'right', weight: 1.4 },
      ],
      rows: byRival(deals).map(({ name, won, lost: gone, none }) => [name, String(won), String(gone), String(none)]),
    },
    ...(lost.length > 0 ? [paragraph(`Why deals were lost: ${lost.join(', ')}.`)] : []),
  ];
}

function toMatrixBlocks(competitors: readonly Competitor[], extra: CompetitorExtra): Block[] {
  const { features } = extra;
  const names = sampleNames(extra, competitors);
  const shown = competitors.slice(0, widestMatrix);
  const products = [undefined, ...shown.map(({ id }) => id)];
  const scores = products.map((id) => computeScore(features, id));
  return [
    heading(2, 'Feature matrix'),
    paragraph('Full counts the whole weight, partial counts half, none counts nothing. Unrated features are left out.', 'muted'),
    ...(competitors.length > shown.length ? [paragraph(`The first ${shown.length} of ${competitors.length} competitors.`, 'muted')] : []),
    {
      kind: 'table',
      columns: [
        { label: 'Feature', weight: 2 },
        { label: 'Weight', align: 'right', weight: 1 },
        { label: nameOfProduct(extra), weight: 1.4 },
        ...shown.map((competitor) => ({ label: names.product(competitor), weight: 1.4 })),
      ],
      rows: features.map((feature) => [
        names.feature(feature),
        formatNumber(weightOf(feature)),
        ...products.map((id) => levelLabels[levelOf(feature, id)]),
      ]),
      foot: [
        ['Weighted score', '', ...scores.map(formatScore)],
        ['Points', '', ...scores.map((score) => describeScore(score, features.length))],
      ],
    },
  ];
}

function toFiles(stem: string, competitors: readonly Competitor[], extra: CompetitorExtra, around: Surroundings): FileOffer[] {
  const sheet = markSamples(toSheet('Competitors', fields, competitors, around.currency), competitors);
  const deals = dealsOf(extra, around);
  const sheets = [
    sheet,
    ...(extra.features.length > 0 ? [toMatrixSheet(extra, competitors)] : []),
    ...(deals.length > 0 ? [toDealSheet(deals, around.currency)] : []),
  ];
  return [
    ...sheetFiles(stem, sheet).filter(({ label }) => label === 'CSV'),
    { label: 'Excel', name: `${stem}.xlsx`, make: async () => (await import('@/formats/xlsx')).xlsxFile(sheets) },
    ...documentFiles(stem, toReport(competitors, extra, around), ['pdf', 'docx'], around.currency),
    slideOffer(`${stem}.pptx`, 'Competitors', async () => (await import('./slides')).toSlides(competitors, extra, around)),
  ];
}

export async function makeFile(
  name: string,
  stem: string,
  competitors: readonly Competitor[],
  extra: CompetitorExtra,
  around: Surroundings,
): Promise<Blob> {
  const offer = toFiles(stem, competitors, extra, around).find((candidate) => candidate.name === name);
  if (!offer) throw new Error('This format isn’t available.');
  return offer.make();
}
