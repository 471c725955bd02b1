import { describe, expect, it } from 'vitest';
import { clipWord, coinWords, joinWordPair } from './joins';
import { repeatsItself } from './repeats';
import { nameReplySchema } from './reply';
import { countVotes, readBallot, readVotes, toBallotCode, toVoteCode } from './votes';

describe('joined words', () => {
  it.each([
    ['rye', 'loft', 'Ryeloft'],
    ['rye', 'ember', 'Ryember'],
    ['r', 'loft', undefined],
    ['rye', 'rye', undefined],
    ['bakery', 'bake', undefined],
    ['bake', 'bakery', undefined],
    ['abcdefg', 'hijklm', 'Abcdefghijklm'],
    ['abcdefg', 'hijklmn', undefined],
    ['brö', 'loft', undefined],
  ])('%s and %s: %s', (first, second, joined) => {
    expect(joinWordPair(first, second)).toBe(joined);
  });

  it('start from four or five letters', () => {
    expect(['rye', 'bread', 'bakery', 'flower', 'canopy', 'croissant'].map(clipWord)).toEqual([
      'rye',
      'bread',
      'baker',
      'flow',
      'canop',
      'crois',
    ]);
    expect(coinWords('r')).toEqual([]);
    expect(coinWords('日本')).toEqual([]);
    for (const { word, ending } of coinWords('bread')) expect(word).toBe(`Bread${ending}`);
    expect(coinWords('bread').some(({ ending }) => ending.startsWith('d'))).toBe(false);
  });
});

describe('a name that repeats itself', () => {
  it.each([
    ['Bakery Bakehouse', true],
    ['Lighthouse House', true],
    ['Law Firm Company', true],
    ['Rye Rye', true],
    ['The The', false],
    ['Rye and Oat', false],
    ['Studio Rye', false],
    ['Oat Oats', true],
    ['Oven Ovens', true],
    ['Ovens Oven', true],
    ['Grain Grand', false],
    ['Baker Bakes', true],
  ])('%s: %s', (name, repeats) => {
    expect(repeatsItself(name)).toBe(repeats);
  });
});

describe('votes', () => {
  const names = ['Rye', 'Oat', 'Loaf'];
  const vote = (answers: Parameters<typeof toVoteCode>[1], voter: string) => toVoteCode(names, answers, voter);

  it('count two for a yes and one for a maybe, the last word of each', () => {
    const codes = [vote(['yes', 'maybe', 'no'], 'a'), vote(['yes', 'yes', ''], 'b'), vote(['no', 'maybe', 'maybe'], 'a')];
    expect(countVotes(names, codes)).toEqual({
      votes: 2,
      tally: [
        { name: 'Oat', yes: 1, maybe: 1, no: 0, points: 3 },
        { name: 'Rye', yes: 1, maybe: 0, no: 1, points: 2 },
        { name: 'Loaf', yes: 0, maybe: 1, no: 1, points: 1 },
      ],
    });
    const tie = [vote(['maybe', 'yes', 'no'], 'a'), vote(['maybe', 'no', 'no'], 'b')];
    expect(countVotes(names, tie).tally.map(({ name }) => name)).toEqual(['Oat', 'Rye', 'Loaf']);
  });

  it('are found in any message, each once', () => {
    const [one, two] = [vote(['yes', 'no', 'no'], 'a'), vote(['no', 'no', 'no'], 'a')];
    const foreign = toVoteCode(['X', 'Y'], ['yes', 'no'], 'c');
    expect(readVotes(`Hi ${one.toUpperCase()}, ${one} - ${foreign}- ${two.slice(0, -2)}zz`, names, [])).toEqual({
      codes: [one],
      changed: 0,
      known: 0,
      foreign: 1,
      damaged: 1,
    });
    expect(readVotes(`${one} ${two}`, names, [one])).toEqual({ codes: [two], changed: 1, known: 1, foreign: 0, damaged: 0 });
  });

  it('come from a ballot that is whole', () => {
    expect(readBallot(`https://x.example/#vote=${toBallotCode(names)}`)).toEqual(names);
    expect([
      readBallot(toBallotCode(['Rye'])),
      readBallot(toBallotCode(['Rye', 'rye'])),
      readBallot('!!'),
      readBallot(toBallotCode(['Rye', ''])),
    ]).toEqual([undefined, undefined, undefined, undefined]);
    expect(readBallot(toBallotCode(Array.from({ length: 12 }, (_, index) => `Name ${index}`)))).toHaveLength(12);
    expect(readBallot(toBallotCode(Array.from({ length: 13 }, (_, index) => `Name ${index}`)))).toBeUndefined();
  });
});

describe('a reply of a model', () => {
  it('fits up to its limits', () => {
    const fits = (count: number, description = '', name = 'n') =>
      nameReplySchema.safeParse({ names: Array.from({ length: count }, () => ({ name, description })) }).success;
    expect([fits(0), fits(1), fits(40), fits(41)]).toEqual([false, true, true, false]);
    expect([fits(1, 'x'.repeat(400)), fits(1, 'x'.repeat(401)), fits(1, '', '')]).toEqual([true, false, false]);
  });
});
