import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, isComplete } from '@/lib/fields';
import { toText } from '@/lib/document-text';
import { quadrants, strategyKinds } from './content';
import { toDocument } from './document';
import {
  addItem,
  changeItem,
  fields,
  fileStem,
  isVague,
  moveItem,
  putSuggestions,
  removeItems,
  rewriteItem,
  startOver,
  state,
  toBoard,
  totalOf,
  type Item,
  type SwotData,
} from './model';
import { toPicture } from './picture';
import { schema } from './schema';
import { toSlide } from './slide';
import { addStrategy, describeLinks, draftStrategies, linkedItems, removeStrategy, rewriteStrategy, sidesOf, toTaskSheet } from './tows';
import { compareAnalyses } from './versions';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);

const item = (id: string, quadrant: Item['quadrant'], more: Partial<Item> = {}): Item => ({
  id,
  quadrant,
  text: `Text of ${id}`,
  evidence: '',
  weight: 3,
  isKept: true,
  ...more,
});
const withItems = (items: Item[], more: Partial<SwotData> = {}): SwotData => ({ ...start, hasResult: true, items, made: 100, ...more });
const suggestions = (mark: string) => {
  const eight = (quadrant: string) => Array.from({ length: 8 }, (_, index) => `${quadrant} ${mark} ${index}`);
  return {
    strengths: eight('strengths'),
    weaknesses: eight('weaknesses'),
    opportunities: eight('opportunities'),
    threats: eight('threats'),
  };
};

const itemArbitrary: fc.Arbitrary<Item> = fc.record({
  id: fc.uuid(),
  quadrant: fc.constantFrom(...quadrants),
  text: fc.string({ unit: 'grapheme' }),
  evidence: fc.string(),
  weight: fc.integer({ min: 1, max: 5 }),
  isKept: fc.boolean(),
});

describe('the form', () => {
  it('asks for the company and the industry, spaces not counting', () => {
    const answers = (companyName: string, industry: string) => ({ ...emptyDraft(fields, ''), companyName, industry });
    expect(isComplete(fields, answers('Acme', 'Retail'))).toBe(true);
    expect(isComplete(fields, answers('  ', 'Retail'))).toBe(false);
    expect(isComplete(fields, answers('Acme', ''))).toBe(false);
  });

  it('opens older work with its points, without the advice around them', () => {
    const old = { ...item('a', 'strengths', { text: 'Before you count on low waste, ask.' }), subject: 'low waste' };
    const own = { ...item('b', 'threats', { text: 'Rent' }), subject: '' };
    const data = state.migrate?.({ ...start, items: [old, own], versions: [] }, 1);
    const parsed = schema.safeParse(data);
    expect(parsed.data?.items.map(({ text }) => text)).toEqual(['Low waste', 'Rent']);
    expect(state.innerVersion?.({ id: 'v', company: 'Acme', day: '2026-11-15', items: [own] })).toEqual({
      name: 'Acme',
      day: '2026-11-15',
      part: { items: [own], hasResult: true },
    });
  });

  it('starts and samples with states its own schema takes', () => {
    expect(schema.safeParse(start).success).toBe(true);
    expect(schema.safeParse(state.sample?.(around)).success).toBe(true);
    expect(schema.safeParse({ ...start, items: [item('a', 'strengths', { weight: 6 })] }).success).toBe(false);
  });
});

describe('suggestions', () => {
  it('come eight to a quadrant, unconfirmed, without weight', () => {
    const data = putSuggestions(start, suggestions('one'));
    const board = toBoard(data.items);
    for (const quadrant of quadrants) {
      expect(board[quadrant]).toHaveLength(8);
      expect(totalOf(board[quadrant])).toBe(0);
    }
    expect(new Set(data.items.map(({ id }) => id)).size).toBe(32);
    expect(data).toMatchObject({ hasResult: true, seed: 1, made: 32 });
  });

  it('are replaced by the next set; what was kept, edited or added stays', () => {
    let data = putSuggestions(start, suggestions('one'));
    const [first, second] = data.items;
    data = changeItem(data, first?.id ?? '', { isKept: true });
    data = rewriteItem(data, second?.id ?? '', ' Rewritten ');
    data = addItem(data, 'strengths', ' My own ');
    data = putSuggestions(data, suggestions('two'));
    expect(toBoard(data.items).strengths.map(({ text }) => text)).toEqual([
      'strengths one 0',
      'Rewritten',
      'My own',
      'strengths two 0',
      'strengths two 1',
      'strengths two 2',
      'strengths two 3',
      'strengths two 4',
    ]);
    expect(new Set(data.items.map(({ id }) => id)).size).toBe(data.items.length);
  });

  it('never repeat what is kept', () => {
    let data = putSuggestions(start, suggestions('one'));
    data = changeItem(data, data.items[3]?.id ?? '', { isKept: true });
    const texts = toBoard(putSuggestions(data, suggestions('one')).items).strengths.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('become the user’s own when rewritten, and survive an emptied field', () => {
    const data = withItems([item('a', 'threats', { isKept: false })]);
    expect(rewriteItem(data, 'a', 'New words').items[0]).toMatchObject({ text: 'New words', isKept: true });
    expect(rewriteItem(data, 'a', '   ')).toBe(data);
    expect(rewriteItem(data, 'a', 'Text of a')).toBe(data);
    expect(rewriteItem(data, 'zz', 'x')).toBe(data);
  });
});

describe('weights', () => {
  it('add up over kept items only', () => {
    // 5 + 2 kept, 4 not kept: 7.
    expect(
      totalOf([
        item('a', 'strengths', { weight: 5 }),
        item('b', 'strengths', { weight: 2 }),
        item('c', 'strengths', { weight: 4, isKept: false }),
      ]),
    ).toBe(7);
    expect(totalOf([])).toBe(0);
  });

  it('mark the three heaviest, the earlier first among equals', () => {
    const { threats } = toBoard([
      item('a', 'threats', { weight: 2 }),
      item('b', 'threats', { weight: 5 }),
      item('c', 'threats', { weight: 5, isKept: false }),
      item('d', 'threats', { weight: 3 }),
      item('e', 'threats', { weight: 3 }),
      item('f', 'threats', { weight: 3 }),
    ]);
    expect(threats.filter(({ isTop }) => isTop).map(({ id }) => id)).toEqual(['b', 'd', 'e']);
    expect(threats.map(({ number }) => number)).toEqual(['T1', 'T2', 'T3', 'T4', 'T5', 'T6']);
  });

  it('stay between 0 and five times the count, and mark at most three', () => {
    fc.assert(
      fc.property(fc.array(itemArbitrary), (items) => {
        const board = toBoard(items);
        for (const quadrant of quadrants) {
          const kept = board[quadrant].filter(({ isKept }) => isKept).length;
          expect(totalOf(board[quadrant])).toBeGreaterThanOrEqual(kept);
          expect(totalOf(board[quadrant])).toBeLessThanOrEqual(kept * 5);
          expect(board[quadrant].filter(({ isTop }) => isTop)).toHaveLength(Math.min(3, kept));
        }
      }),
    );
  });
});

describe('moves', () => {
  it('take an item to another quadrant at a place', () => {
    const data = withItems([item('a', 'strengths'), item('b', 'strengths'), item('c', 'weaknesses'), item('d', 'weaknesses')]);
    const board = toBoard(moveItem(data, { id: 'a', toColumn: 'weaknesses', toIndex: 1 }).items);
    expect(board.strengths.map(({ id }) => id)).toEqual(['b']);
    expect(board.weaknesses.map(({ id }) => id)).toEqual(['c', 'a', 'd']);
    expect(board.weaknesses.map(({ number }) => number)).toEqual(['W1', 'W2', 'W3']);
  });

  it('lose and add nothing, and an unknown quadrant changes none', () => {
    fc.assert(
      fc.property(
        fc.array(itemArbitrary, { minLength: 1 }),
        fc.nat(),
        fc.constantFrom(...quadrants, 'nowhere'),
        fc.nat(40),
        (items, at, toColumn, toIndex) => {
          const id = items[at % items.length]?.id ?? '';
          const moved = moveItem(withItems(items), { id, toColumn, toIndex }).items;
          expect(moved.map((one) => one.id).sort()).toEqual(items.map((one) => one.id).sort());
          expect(moved.every(({ quadrant }) => quadrants.includes(quadrant))).toBe(true);
        },
      ),
    );
  });
});

describe('vague items', () => {
  it.each([
    ['Good team', '', true],
    ['Strong brand in the region', '', true],
    ['Brand', '', true],
    ['Good team', 'Staff turnover below the trade’s average', false],
    ['9 of 10 customers renew', '', false],
    ['Every order leaves the warehouse on the day it is placed', '', false],
  ])('%s (%s): %s', (text, evidence, expected) => {
    expect(isVague(item('a', 'strengths', { text, evidence }))).toBe(expected);
  });

  it('are only named once kept', () => {
    expect(isVague(item('a', 'strengths', { text: 'Good team', isKept: false }))).toBe(false);
  });
});

describe('TOWS', () => {
  it('links the heaviest kept items of each pair', () => {
    const data = draftStrategies(
      withItems([
        item('s1', 'strengths', { weight: 1, text: 'Low prices.' }),
        item('s2', 'strengths', { weight: 5 }),
        item('s3', 'strengths', { weight: 5, isKept: false }),
        item('t1', 'threats', { weight: 4, text: 'New rules' }),
      ]),
    );
    // Two strengths kept and one suggested, one threat, nothing else: a single ST pair, S2 with T1.
    expect(data.strategies).toHaveLength(1);
    const [only] = data.strategies;
    expect(only).toMatchObject({ kind: 'ST', links: ['s2', 't1'], isDraft: true });
    expect(only?.text).toContain('“Text of s2”');
    expect(only?.text).toContain('“New rules”');
    expect(only && describeLinks(linkedItems(only, toBoard(data.items)))).toBe('S2/T1');
  });

  it('drafts again without touching what was edited or added', () => {
    let data = draftStrategies(withItems([item('s', 'strengths'), item('o', 'opportunities')]));
    const draftId = data.strategies[0]?.id ?? '';
    data = rewriteStrategy(data, draftId, 'Mine now');
    data = addStrategy(data, 'WT', ' Own plan ', ['s', 'gone']);
    data = draftStrategies(data);
    expect(data.strategies.map(({ text }) => text).slice(0, 2)).toEqual(['Mine now', 'Own plan']);
    expect(data.strategies[1]?.links).toEqual(['s']);
    expect(data.strategies).toHaveLength(3);
    expect(removeStrategy(data, draftId).strategies).toHaveLength(2);
    expect(rewriteStrategy(data, draftId, ' ')).toBe(data);
  });

  it('references only items that exist, in the right quadrants', () => {
    fc.assert(
      fc.property(fc.array(itemArbitrary, { maxLength: 40 }), (items) => {
        const data = draftStrategies(withItems(items));
        const board = toBoard(data.items);
        for (const strategy of data.strategies) {
          const links = linkedItems(strategy, board);
          expect(links.map(({ quadrant }) => quadrant)).toEqual(sidesOf[strategy.kind]);
          expect(describeLinks(links)).toMatch(/^[SW]\d+\/[OT]\d+$/);
          expect(strategy.text).not.toMatch(/\{first\}|\{second\}|“”/);
        }
        for (const kind of strategyKinds) expect(data.strategies.filter((one) => one.kind === kind).length).toBeLessThanOrEqual(3);
        const fewer = removeItems(data, ({ quadrant }) => quadrant === 'strengths');
        const left = toBoard(fewer.items);
        for (const strategy of fewer.strategies)
          expect(linkedItems(strategy, left).every(({ id }) => fewer.items.some((one) => one.id === id))).toBe(true);
      }),
    );
  });

  it('gives tasks two weeks', () => {
    const data = draftStrategies(withItems([item('s', 'strengths'), item('o', 'opportunities')]));
    const { rows } = toTaskSheet(data, toBoard(data.items), '2026-12-25');
    // 25 December and 14 days: 8 January.
    expect(rows[0]?.slice(1)).toEqual(['S1: Text of s\nO1: Text of o', 'Me', '2027-01-08', 'swot, SO']);
    expect(toTaskSheet(data, toBoard(data.items), '').rows[0]?.[3]).toBe('');
  });
});

describe('versions', () => {
  it('say what was added and removed, by quadrant', () => {
    const was = withItems([item('a', 'strengths'), item('b', 'threats')]);
    let is = removeItems(was, ({ id }) => id === 'b');
    is = addItem(is, 'opportunities', 'New one');
    is = changeItem(is, 'a', { weight: 5, evidence: 'x' });
    expect(compareAnalyses(was, is)).toEqual([
      { title: 'Opportunities', kind: 'changed', added: ['New one'], removed: [] },
      { title: 'Threats', kind: 'changed', added: [], removed: ['Text of b'] },
    ]);
  });

  it('show a move as one removed and one added, and nothing for the same items', () => {
    const before = withItems([item('a', 'strengths')]);
    expect(compareAnalyses(before, moveItem(before, { id: 'a', toColumn: 'threats', toIndex: 0 }))).toEqual([
      { title: 'Strengths', kind: 'changed', added: [], removed: ['Text of a'] },
      { title: 'Threats', kind: 'changed', added: ['Text of a'], removed: [] },
    ]);
    fc.assert(
      fc.property(fc.array(itemArbitrary), (items) => {
        expect(compareAnalyses(withItems(items), withItems(items))).toEqual([]);
      }),
    );
  });
});

it('keeps the answers when a new analysis begins', () => {
  const data = withItems([item('a', 'strengths')], { draft: { ...start.draft, companyName: 'Acme' }, seed: 4 });
  expect(startOver(data)).toMatchObject({ hasResult: false, items: [], seed: 0, draft: { companyName: 'Acme' } });
});

describe('the file', () => {
  it('is named after the company', () => {
    const stemOf = (companyName: string) => fileStem({ ...start, draft: { ...start.draft, companyName } });
    expect(stemOf('Harbor Bakery')).toBe('harbor-bakery-swot-analysis');
    expect(stemOf('')).toBe('swot-analysis');
    expect(stemOf('../../etc')).toBe('etc-swot-analysis');
    expect(stemOf('x'.repeat(500))).toMatch(/^x{50}-swot-analysis$/);
  });

  it('says that it is a sample, in its name, on its pages, on the slide and in the picture', () => {
    const sample = state.sample?.(around) ?? start;
    expect(fileStem(sample)).toBe('sample-harbor-booking-swot-analysis');
    expect(toDocument(sample, around.today).mark).toBe('Sample');
    expect(toSlide(sample, around.today).note).toBe('Sample · 15 Nov 2026');
    expect(toPicture(sample, around.today).svg).toContain('Sample · 15 Nov 2026');
    const renamed = { ...sample, draft: { ...sample.draft, companyName: 'Pier Booking' } };
    expect(toDocument(renamed, around.today).mark).toBe('Partly sample');
    expect(fileStem(renamed)).toBe('pier-booking-swot-analysis');
    expect(toText(toDocument(renamed, around.today))).toContain('Business Model: Monthly subscription per practitioner (sample)');
    expect(toSlide(renamed, around.today).note).toContain('Partly sample');
    expect(toPicture(renamed, around.today).svg).toContain('Partly sample');
    const own = { ...sample, draft: { ...start.draft, companyName: 'Pier Booking', industry: 'SaaS for health clinics' } };
    expect(fileStem(own)).toBe('pier-booking-swot-analysis');
    expect(toDocument(own, around.today).mark).toBeUndefined();
    expect(toSlide(own, around.today).note).toBe('15 Nov 2026');
  });

  it('keeps what was confirmed apart from what was not', () => {
    const data = withItems(
      [
        item('a', 'strengths', { text: 'Good team', weight: 4 }),
        item('b', 'strengths', { text: 'Maybe this', isKept: false }),
        item('c', 'threats', { text: 'New rules', evidence: 'Draft law' }),
      ],
      { draft: { ...start.draft, companyName: 'Acme', industry: 'Retail' } },
    );
    const text = toText(toDocument(draftStrategies(data), '2026-11-15'));
    const [kept = '', open = ''] = text.split('Suggestions not confirmed\n');
    expect(kept).toContain('SWOT ANALYSIS: ACME');
    expect(kept).toContain('As of 15 Nov 2026');
    expect(kept).toContain('Industry: Retail');
    expect(kept).toContain('Strengths (total weight 4)');
    expect(kept).toContain('S1: Good team (weight 4, top three; make it measurable)');
    expect(kept).toContain('T1: New rules (weight 3, top three; evidence: Draft law)');
    expect(kept).toContain('S1/T1: ');
    expect(text).not.toContain('General advice');
    expect(kept).not.toContain('Maybe this');
    expect(open).toContain('S2: Maybe this');
  });

  it('says plainly when nothing is confirmed', () => {
    expect(toText(toDocument(withItems([]), ''))).toContain('None confirmed yet.');
  });
});
