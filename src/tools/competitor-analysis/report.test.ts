import { describe, expect, it } from 'vitest';
import type { Block } from '@/lib/blocks';
import { emptyDraft, readDraft } from '@/lib/fields';
import { byRival, countReasons, dealsAgainst, describeRecord, computeRecord, rivalName, toDealFields } from './deals';
import { findFreePlace } from './map';
import { findStaleFacts } from './facts';
import { emptyCard, fields, startExtra, state, type Competitor, type CompetitorExtra, type Deal, type Feature } from './model';
import { toReport } from './report';
import { toMap, toSummary } from './report-summary';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const rival = (id: string, more: Partial<Competitor> = {}): Competitor => ({
  id,
  ...readDraft(fields, { ...emptyDraft(fields, around.today), name: id, website: `${id}.com` }, around).values,
  ...more,
});
const extraOf = (more: Partial<CompetitorExtra> = {}): CompetitorExtra => ({ ...startExtra, ...more });
const feature = (us: Feature['us'], ratings: Feature['ratings']): Feature => ({ id: 'f', name: 'Export', weight: '1', us, ratings });
let made = 0;
const deal = (outcome: Deal['outcome'], more: Partial<Deal> = {}): Deal => ({
  id: String((made += 1)),
  date: '2026-11-01',
  customer: '',
  rival: 'A',
  outcome,
  reason: 'Price',
  amount: 0,
  note: '',
  ...more,
});
const summary = (rivals: Competitor[], more: Partial<CompetitorExtra> = {}) => toSummary(rivals, extraOf(more), around);
const leadOf = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'lead' ? [block.text] : []));
const figuresOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'figures' ? block.items.map(({ label, value }) => `${label}: ${value}`) : []));
const linesOf = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'paragraph' ? [[block.text, block.tone]] : []));
const tablesOf = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));

describe('the first page of a report', () => {
  it('says who leads on features, or that two are level', () => {
    const verdict = (us: Feature['us'], ratings: Feature['ratings']) =>
      leadOf(summary([rival('A'), rival('B')], { product: 'Oven', features: [feature(us, ratings)] }));
    expect(verdict('full', { A: 'none', B: 'partial' })).toEqual([
      expect.stringMatching(/^Oven leads on features with 100.*; B comes next with 50/),
    ]);
    expect(verdict('partial', { A: 'full', B: 'none' })).toEqual([expect.stringMatching(/^A leads on features with 100.*; Oven has 50/)]);
    expect(verdict('full', { A: 'none', B: 'full' })).toEqual([
      expect.stringMatching(/^Oven and B score the same on features, 100.* each\.$/),
    ]);
    // Somebody has to be rated on either side.
    expect([verdict('', { A: 'full' }), verdict('full', {})]).toEqual([[], []]);
  });

  it('has figures as soon as there are two', () => {
    expect(figuresOf(summary([rival('A')]))).toEqual([]);
    expect(figuresOf(summary([rival('A', { marketShare: '25%' })]))).toEqual(['Competitor: 1', 'Market share of 1 competitor: 25%']);
    // Won two of three: 66.7 rounded.
    const deals = { records: [deal('won'), deal('won'), deal('lost'), deal('none')], currency: 'USD' };
    expect(figuresOf(summary([rival('A'), rival('B')], { deals }))).toEqual(['Competitors: 2', 'Won of 3 decided deals: 67%']);
    expect(figuresOf(summary([rival('A')], { deals: { records: [deal('none')], currency: 'USD' } }))).toEqual([]);
    expect(figuresOf(summary([rival('A')], { product: 'Oven', features: [feature('partial', {})] }))).toEqual([
      'Competitor: 1',
      expect.stringMatching(/^Feature score of Oven: 50/),
    ]);
  });

  it('adds shares up, warns above a hundred percent, and leaves out the chart then', () => {
    const shares = (...typed: string[]) => summary(typed.map((marketShare, index) => rival(`R${index}`, { marketShare })));
    expect(linesOf(shares('60%', '40%'))).toContainEqual(['The market shares of 2 competitors add up to 100%.', 'muted']);
    expect(linesOf(shares('60%', '41%'))).toContainEqual(['The market shares of 2 competitors add up to 101%, more than 100%.', 'warn']);
    const words = (blocks: Block[]) => JSON.stringify(blocks);
    expect(
      [words(shares('30%', '20%')), words(shares('60%', '40%')), words(shares('60%', '41%'))].map((text) => text.includes('Everyone else')),
    ).toEqual([true, false, false]);
    expect(words(shares('', ''))).not.toContain('Everyone else');
    expect(linesOf(shares('', ''))).toEqual([]);
  });

  it('says how many facts are old', () => {
    const old = (day: string) => linesOf(summary([rival('A', { pricing: '$5', pricingChecked: day })]));
    // Ninety days before 15 November is 17 August.
    expect([old('2026-08-16'), old('2026-08-17')]).toEqual([[['1 fact checked more than 90 days ago.', 'warn']], []]);
  });

  it('has everyone in one table from two on, with the columns that say something', () => {
    const glance = (...rivals: Competitor[]) => tablesOf(summary(rivals))[0];
    expect(glance(rival('A'))).toBeUndefined();
    const table = glance(rival('A', { marketShare: '25' }), rival('B'));
    expect(table?.columns).toEqual([{ label: 'Competitor' }, { label: 'Type' }, { label: 'Share', align: 'right' }]);
    expect(table?.rows).toEqual([
      ['A', 'Direct', '25%'],
      ['B', 'Direct', '–'],
    ]);
    const full = glance(rival('A', { pricing: '$5', targetAudience: 'Shops' }), rival('B'));
    expect(full?.columns.map((column) => (typeof column === 'string' ? column : column.label))).toEqual([
      'Competitor',
      'Type',
      'Pricing',
      'For',
    ]);
  });

  it('has the map once two have been placed', () => {
    const placed = (spots: CompetitorExtra['spots']) => toMap([rival('A'), rival('B')], extraOf({ spots }));
    const [a, b] = [
      { x: '1', y: '1' },
      { x: '9', y: '9' },
    ];
    expect(placed({ A: a })).toEqual([]);
    expect(placed({ A: a, B: b }).map(({ kind }) => kind)).toEqual(['heading', 'picture', 'paragraph']);
    expect(placed({ A: a, B: b })[1]).toMatchObject({ label: 'Positioning of 2 products', picture: { isBranded: true } });
  });
});

describe('the pages of each rival', () => {
  const blocksOf = (competitor: Competitor, more: Partial<CompetitorExtra> = {}) => toReport([competitor], extraOf(more), around).blocks;
  const cardsOf = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'cards' ? [block.cards] : []));

  it('set strengths beside weaknesses, each with where and when it was read', () => {
    const [cards = []] = cardsOf(
      blocksOf(rival('A', { strengths: ['Brand'], strengthsChecked: '2026-11-01', strengthsSource: 'a.com', weaknesses: ['Price'] })),
    );
    expect(cards.map(({ title, about }) => [title, about])).toEqual([
      ['Strengths', '1 Nov 2026, a.com'],
      ['Weaknesses', 'Not dated'],
    ]);
    expect(cardsOf(blocksOf(rival('A')))).toEqual([]);
    expect(cardsOf(blocksOf(rival('A', { weaknesses: ['Price'] })))[0]?.map(({ title }) => title)).toEqual(['Weaknesses']);
  });

  it('have a row for every other fact, as it is known', () => {
    const [table] = tablesOf(
      blocksOf(rival('A', { pricing: '$5', marketShare: '25', marketShareChecked: '2026-01-01', keyFeatures: ['Export', 'API'] })),
    );
    expect(table?.rows).toEqual([
      ['Pricing', '$5', 'Not dated'],
      ['Market Share', '25%', 'Stale, checked 1 Jan 2026'],
      ['Key Features', 'Export\nAPI', 'Not dated'],
    ]);
    // What is known needs the most room.
    expect(table?.columns.map((column) => (typeof column === 'string' ? 0 : column.weight))).toEqual([1.4, 3.6, 2]);
    expect(tablesOf(blocksOf(rival('A', { strengths: ['Brand'] })))).toEqual([]);
  });

  it('say what is said to customers, as far as somebody has noted it', () => {
    const card = { ...emptyCard, weSay: 'Cheaper\nFaster', landmines: 'How long?' };
    const blocks = blocksOf(rival('A', { tags: ['europe'] }), { cards: { A: card } });
    expect(cardsOf(blocks).map((cards) => cards.map(({ title }) => title))).toEqual([['We say']]);
    expect(blocks).toContainEqual(expect.objectContaining({ kind: 'heading', level: 3, text: 'Questions to plant' }));
    expect(linesOf(blocks)).toContainEqual(['A.com · Direct · europe', 'muted']);
    expect(blocksOf(rival('A'))).not.toContainEqual(expect.objectContaining({ text: 'Questions to plant' }));
  });

  it('end with the deals, those lost by reason', () => {
    const records = [deal('won'), deal('lost', { reason: 'Support' }), deal('lost'), deal('lost', { reason: 'Support', rival: 'B' })];
    const { blocks } = toReport([], extraOf({ deals: { records, currency: 'USD' } }), around);
    expect(linesOf(blocks).map(([text]) => text)).toEqual(
      expect.arrayContaining(['Won 1, lost 3: 25% of 4 decided deals.', 'Why deals were lost: Support (2), Price (1).']),
    );
    const [table] = tablesOf(blocks);
    expect(table?.columns.map((column) => (typeof column === 'string' ? 0 : column.weight))).toEqual([3, 1, 1, 1.4]);
    expect(table?.rows).toEqual([
      ['A', '1', '2', '0'],
      ['B', '0', '1', '0'],
    ]);
    const won = toReport([], extraOf({ deals: { records: [deal('won')], currency: 'USD' } }), around);
    expect(JSON.stringify(won.blocks)).not.toContain('Why deals were lost');
  });

  it('are a sample only where everything is one', () => {
    const mark = (...rivals: Competitor[]) => toReport(rivals, extraOf(), around).mark;
    expect([mark(), mark(rival('sample-a')), mark(rival('sample-a'), rival('B'))]).toEqual([undefined, 'Sample', undefined]);
    expect(JSON.stringify(toReport([rival('sample-a')], extraOf(), around).blocks)).toContain('sample-a (sample)');
  });
});

describe('the log of deals', () => {
  it('offers today’s rivals and those of the log, each once', () => {
    const { rival: field } = toDealFields(
      [rival('B'), rival('A')],
      [deal('won', { rival: ' A ' }), deal('won', { rival: 'Z' }), deal('won', { rival: ' ' })],
    );
    expect(field.options).toEqual(['B', 'A', 'Z']);
    expect([rivalName({ rival: ' ' }), rivalName({ rival: ' A ' })]).toEqual(['No competitor', 'A']);
  });

  it('counts by rival, those met most often first, however the name was written', () => {
    const deals = [deal('won', { rival: 'B' }), deal('lost', { rival: 'a ' }), deal('won', { rival: 'A' }), deal('none', { rival: '' })];
    expect(byRival(deals)).toEqual([
      { name: 'a', won: 1, lost: 1, none: 0, rate: 0.5 },
      { name: 'B', won: 1, lost: 0, none: 0, rate: 1 },
      { name: 'No competitor', won: 0, lost: 0, none: 1 },
    ]);
    expect(dealsAgainst(deals, rival('A')).map(({ outcome }) => outcome)).toEqual(['lost', 'won']);
    expect(
      countReasons([deal('lost'), deal('lost', { reason: 'Support' }), deal('lost', { reason: 'Support' }), deal('won')], 'lost'),
    ).toEqual([
      { reason: 'Support', count: 2 },
      { reason: 'Price', count: 1 },
    ]);
  });

  it('is told in one sentence, and in a second one where nobody decided', () => {
    const told = (...outcomes: Deal['outcome'][]) => describeRecord(computeRecord(outcomes.map((outcome) => deal(outcome))));
    expect([told(), told('none'), told('won', 'lost', 'won', 'none', 'none'), told('lost')]).toEqual([
      '',
      'Won 0, lost 0. 1 deal without a decision.',
      'Won 2, lost 1: 67% of 3 decided deals. 2 deals without a decision.',
      'Won 0, lost 1: 0% of 1 decided deal.',
    ]);
  });
});

describe('what is known of rivals for other tools', () => {
  it('are answers and questions of one’s own, with a name', () => {
    const card = { ...emptyCard, weSay: ' Cheaper \n', landmines: '' };
    const data = {
      ...state.start(around),
      records: [rival('A'), rival('B'), rival('C', { name: ' ' }), rival('sample-d')],
      extra: extraOf({ cards: { A: card, C: card, 'sample-d': card, B: { ...emptyCard, landmines: 'How long?' } } }),
    };
    expect(shares.offers?.battlecards?.(data, around)).toEqual([
      { key: 'A', rival: 'A', answers: ['Cheaper'], questions: [] },
      { key: 'B', rival: 'B', answers: [], questions: ['How long?'] },
    ]);
    expect(shares.offers?.battlecards?.({ ...data, extra: startExtra }, around)).toEqual([]);
    expect(shares.offers?.texts?.(data, around)).toEqual([expect.objectContaining({ text: 'A and B' })]);
  });

  it('are facts that are old, those of one day in the order of the list', () => {
    const old = { pricing: '$5', pricingChecked: '2026-01-02', marketShare: '5', marketShareChecked: '2026-01-01' };
    expect(
      findStaleFacts([rival('A', old), rival('B', old)], around.today).map(({ competitor, fact }) => `${competitor.id} ${fact}`),
    ).toEqual(['A marketShare', 'B marketShare', 'A pricing', 'B pricing']);
  });
});

it('a new dot stands in the middle, then around it, and no closer than nine tenths', () => {
  expect(findFreePlace([])).toEqual({ x: 5, y: 5 });
  expect(findFreePlace([{ x: 5, y: 5.9 }])).toEqual({ x: 5, y: 5 });
  expect(findFreePlace([{ x: 5, y: 5.8 }])).not.toEqual({ x: 5, y: 5 });
  const all = Array.from({ length: 81 }, (_, index) => ({ x: 1 + (index % 9), y: 1 + Math.floor(index / 9) }));
  expect(findFreePlace(all.filter(({ x, y }) => x !== 9 || y !== 9))).toEqual({ x: 9, y: 9 });
  expect(findFreePlace(all)).toEqual({ x: 5, y: 5 });
});
