import { describe, expect, it } from 'vitest';
import {
  isVague,
  putSuggestions,
  rankItems,
  rewriteItem,
  state,
  toBoard,
  totalOf,
  type Item,
  type Suggestions,
  type SwotData,
} from './model';
import { addStrategy, describeLinks, draftStrategies, linkedItems, rewriteStrategy, toTaskSheet } from './tows';
import { swotReplySchema } from './reply';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
const item = (id: string, quadrant: Item['quadrant'], more: Partial<Item> = {}): Item => ({
  id,
  quadrant,
  text: `Text of ${id}`,
  evidence: '',
  weight: 3,
  isKept: true,
  ...more,
});
const withItems = (...items: Item[]): SwotData => ({ ...start, hasResult: true, items, made: 100 });

describe('the board', () => {
  it('numbers by quadrant, and marks the three heaviest that are kept', () => {
    const list = [
      item('a', 'strengths', { weight: 1 }),
      item('b', 'strengths', { weight: 5 }),
      item('c', 'strengths', { weight: 5, isKept: false }),
      item('d', 'strengths'),
      item('e', 'strengths'),
      item('t', 'threats'),
    ];
    const { strengths, threats } = toBoard(list);
    expect(strengths.map(({ number, isTop }) => [number, isTop])).toEqual([
      ['S1', false],
      ['S2', true],
      ['S3', false],
      ['S4', true],
      ['S5', true],
    ]);
    expect(threats[0]).toMatchObject({ number: 'T1', isTop: true });
    expect(rankItems(list).map(({ id }) => id)).toEqual(['b', 'd', 'e', 't', 'a', 'c']);
    expect(totalOf(list)).toBe(15);
  });

  it('is filled up to eight, without what is kept', () => {
    const many = (count: number): Suggestions => ({
      strengths: Array.from({ length: count }, (_, index) => `s${index}`),
      weaknesses: [],
      opportunities: [],
      threats: [],
    });
    const kept = withItems(item('a', 'strengths', { text: 's1' }), item('b', 'strengths'), item('c', 'strengths', { isKept: false }));
    const filled = putSuggestions(kept, many(12));
    expect(filled.items.map(({ text }) => text)).toEqual(['s1', 'Text of b', 's0', 's2', 's3', 's4', 's5', 's6']);
    expect([filled.made, filled.seed, filled.items[2]?.id, filled.items[2]?.weight]).toEqual([106, start.seed + 1, 'item-101', 3]);
    expect(rewriteItem(kept, 'c', ' Mine ').items[2]).toMatchObject({ text: 'Mine', isKept: true });
    expect([rewriteItem(kept, 'c', ' '), rewriteItem(kept, 'a', 's1'), rewriteItem(kept, 'gone', 'x')].every((data) => data === kept)).toBe(
      true,
    );
  });

  it('finds words that cannot be checked', () => {
    const vague = (text: string, more: Partial<Item> = {}) => isVague(item('a', 'strengths', { text, ...more }));
    expect([
      vague('Good team'),
      vague('one two three'),
      vague('one two three four'),
      vague('we have a very good team here'),
      vague('we have a very good team here now'),
      vague('3 bakers'),
      vague('Good team', { evidence: 'x' }),
      vague('Good team', { isKept: false }),
    ]).toEqual([true, true, false, true, false, false, false, false]);
  });
});

describe('strategies', () => {
  const data = withItems(
    item('s', 'strengths', { weight: 5 }),
    item('s2', 'strengths'),
    item('o', 'opportunities', { text: 'The fair' }),
    item('t', 'threats', { text: `${'word '.repeat(14)}end` }),
  );

  it('link the heaviest of two sides, and replace drafts only', () => {
    const drafted = draftStrategies({
      ...data,
      strategies: [
        { id: 'own', kind: 'SO', text: 'Own', links: [], isDraft: false },
        { id: 'old', kind: 'SO', text: 'Old', links: [], isDraft: true },
      ],
    });
    expect(drafted.strategies.map(({ id, kind, links }) => [id, kind, links])).toEqual([
      ['own', 'SO', []],
      ['strategy-101', 'SO', ['s', 'o']],
      ['strategy-102', 'ST', ['s', 't']],
    ]);
    expect(drafted.strategies[1]?.text).toContain('“The fair”');
    expect(drafted.strategies[1]?.text).toContain('“Text of s”');
    const named = (text: string) =>
      draftStrategies(withItems(item('s', 'strengths', { text }), item('o', 'opportunities'))).strategies[0]?.text ?? '';
    expect(named('x'.repeat(140))).toContain(`“${'x'.repeat(140)}”`);
    // Never cut: what is too long for a sentence goes by its number.
    expect(named('x'.repeat(141))).toBe('Build on S1 to pursue “Text of o”.');
  });

  it('keep what is known of their links', () => {
    const added = addStrategy(data, 'WT', ' Do it ', ['s', 'gone']);
    expect(added.strategies[0]).toEqual({ id: 'strategy-101', kind: 'WT', text: 'Do it', links: ['s'], isDraft: false });
    expect(describeLinks(linkedItems({ ...added.strategies[0]!, links: ['t', 's', 'gone'] }, toBoard(data.items)))).toBe('T1/S1');
    expect(rewriteStrategy(added, 'strategy-101', ' ')).toBe(added);
    expect(rewriteStrategy(added, 'strategy-101', 'New').strategies[0]).toMatchObject({ text: 'New', isDraft: false });
    expect(toTaskSheet(added, toBoard(data.items), '2026-11-15').rows).toEqual([
      ['Do it', 'S1: Text of s', 'Me', '2026-11-29', 'swot, WT'],
    ]);
    expect(toTaskSheet(added, toBoard(data.items), '').rows[0]?.[3]).toBe('');
  });

  it('come with replies within limits', () => {
    const fits = (strengths: string[]) => swotReplySchema.safeParse({ strengths, weaknesses: [], opportunities: [], threats: [] }).success;
    expect([
      fits(Array<string>(12).fill('x')),
      fits(Array<string>(13).fill('x')),
      fits(['x'.repeat(500)]),
      fits(['x'.repeat(501)]),
    ]).toEqual([true, false, true, false]);
  });
});
