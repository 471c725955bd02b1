import { describe, expect, it } from 'vitest';
import { fitsLength } from './generate';
import { clipWord, coinWords, joinWordPair } from './joins';
import { mostOnBallot, state } from './model';
import { repeatsItself } from './repeats';
import { scoreName } from './score';
import type { StrengthClass } from './strength';
import { countVotes, openBallot, readBallot, readVotes, toBallotCode, toVoteCode } from './votes';
import { findWarnings } from './warnings';

const lineOf = (name: string, label: string, kind: StrengthClass = 'arbitrary') =>
  scoreName(name, { kind, reason: '' }).lines.find((line) => line.label === label)?.score;

describe('the score of a name', () => {
  it('falls by its trademark class, overused words and the closeness to a brand', () => {
    const kinds: StrengthClass[] = ['fanciful', 'arbitrary', 'suggestive', 'unsure', 'descriptive', 'generic'];
    expect(kinds.map((kind) => lineOf('Tidewell', 'Distinctiveness', kind)?.value)).toEqual([95, 85, 70, 50, 30, 5]);
    expect(kinds.map((kind) => lineOf('Tidewell', 'Distinctiveness', kind)?.faults.length)).toEqual([0, 0, 0, 0, 1, 1]);
    expect(lineOf('Tidewell', 'Distinctiveness', 'generic')?.faults).toEqual(['Its words describe the business']);
    expect(lineOf('Tidewell Studio', 'Distinctiveness')).toMatchObject({ value: 75, faults: ['Many names have “studio”'] });
    expect(lineOf('Tidewell Studio Lab', 'Distinctiveness')?.value).toBe(65);
    // Never below nothing: 5 − 10 − 10.
    expect(lineOf('Bakery Studio Lab', 'Distinctiveness', 'generic')?.value).toBe(0);
    expect(lineOf('Google', 'Distinctiveness')?.value).toBe(55);
    expect(lineOf('Google', 'Distinctiveness')?.faults[0]).toMatch(/^Close to /);
  });

  it('asks for two to four syllables', () => {
    const rhythm = (name: string) => lineOf(name, 'Rhythm');
    expect(['Bread', 'Bakery', 'Banana Bread', 'Banana Banana'].map((name) => rhythm(name)?.value)).toEqual([80, 100, 100, 60]);
    expect([rhythm('Bread')?.faults, rhythm('Banana Bread')?.faults]).toEqual([['1 syllable'], []]);
    // Six times three is 18, fourteen too many: nothing is left.
    expect(rhythm('Banana '.repeat(6).trim())).toMatchObject({ value: 0, faults: ['18 syllables'] });
  });

  it('weighs what makes a name one’s own most, and is none where a line cannot be judged', () => {
    const { lines, total } = scoreName('Tidewell', { kind: 'fanciful', reason: '' });
    const [say = 0, spell = 0, length = 0, rhythm = 0, own = 0] = lines.map(({ score }) => score?.value);
    expect(total).toBe(Math.round((say * 2 + spell + length * 2 + rhythm * 2 + own * 3) / 10));
    expect(scoreName('Tidewell', undefined).total).toBeUndefined();
    expect(scoreName('日本', { kind: 'unsure', reason: '' }).total).toBeUndefined();
  });
});

describe('warnings', () => {
  it('are serious for brands and words, and not for look-alikes', () => {
    expect(findWarnings('Gooogle')[0]).toMatchObject({
      isSerious: true,
      text: expect.stringMatching(/^At most one letter away from Google/) as string,
    });
    expect(findWarnings('Apple Bakery').some(({ text, isSerious }) => isSerious && text === 'Apple is also a well-known brand.')).toBe(
      true,
    );
    expect(findWarnings('Tidewell')).toEqual([]);
    expect(findWarnings('Tidewell Bakery').some(({ isSerious }) => isSerious)).toBe(false);
  });

  it('of letters that look alike are of the domain where it is plain, else of the name', () => {
    // A Cyrillic o among Latin letters: its domain is written in code, so the name itself is looked at.
    expect(findWarnings('Tidew\u043Ell').some(({ isSerious }) => !isSerious)).toBe(true);
  });
});

describe('the words of a name', () => {
  it('are so many as were asked for', () => {
    const fits = (length: string) => ['A', 'A B', 'A B C', 'A B C D'].map((name) => fitsLength(name, length));
    expect(fits('short')).toEqual([true, true, false, false]);
    expect(fits('medium')).toEqual([false, true, true, false]);
    expect(fits('long')).toEqual([false, false, true, true]);
  });

  it('say nothing twice', () => {
    for (const name of [
      'Bakery Bakehouse',
      'Lighthouse House',
      'Rye and Rye',
      'Bread Breads',
      'Studio Lab',
      'Company Agency',
      'Hello Rye Rye',
    ])
      expect(repeatsItself(name), name).toBe(true);
    for (const name of ['Rye Loft', 'The Rye and the Oat', 'Rye Studio', 'Sun Sunday', 'Oat Goat', 'A to A'])
      expect(repeatsItself(name), name).toBe(false);
  });

  it('are joined by a shared letter written once, thirteen letters at most', () => {
    expect(joinWordPair('rye', 'loft')).toBe('Ryeloft');
    expect(joinWordPair('rye', 'east')).toBe('Ryeast');
    expect(joinWordPair('abcdefg', 'hijklm')).toBe('Abcdefghijklm');
    expect(joinWordPair('abcdefg', 'hijklmn')).toBeUndefined();
    for (const [first, second] of [
      ['r', 'loft'],
      ['rye', 'ryeloft'],
      ['ryeloft', 'loft'],
      ['Rye', 'loft'],
      ['rye', 'löft'],
    ] as const)
      expect(joinWordPair(first, second)).toBeUndefined();
    expect(joinWordPair('ry', 'loft')).toBe('Ryloft');
  });

  it('start a new word with four letters, or five where the fourth is a vowel and the fifth is none', () => {
    expect(['bread', 'baker', 'banana', 'kitchen', 'garage', 'colours'].map(clipWord)).toEqual([
      'bread',
      'baker',
      'banan',
      'kitc',
      'garag',
      'colo',
    ]);
    expect(coinWords('b')).toEqual([]);
    expect(coinWords('brød')).toEqual([]);
    for (const { word, ending } of coinWords('bread')) expect(word).toBe(`Bread${ending}`);
  });
});

describe('a vote', () => {
  const names = ['Rye', 'Oat', 'Loft'];
  const code = toVoteCode(names, ['yes', 'maybe', 'no'], 'ana');

  it('has the letters of its answers; what was not answered is a no', () => {
    expect(code).toMatch(/^vote-\w+-ymn-\w+-\w\w$/);
    expect(toVoteCode(names, ['', 'yes'], 'jo')).toMatch(/-nyn-/);
    expect(toVoteCode(names, ['yes', 'maybe', 'no'], 'jo')).not.toBe(code);
  });

  it('is new, known, changed, of another ballot or damaged', () => {
    const changed = toVoteCode(names, ['no', 'no', 'yes'], 'ana');
    const other = toVoteCode(['A', 'B', 'C'], ['yes', 'no', 'no'], 'ana');
    const read = (pasted: string, known: string[] = []) => readVotes(pasted, names, known);
    expect(read(`Hi ${code.toUpperCase()}-- and ${code}`)).toEqual({ codes: [code], changed: 0, known: 0, foreign: 0, damaged: 0 });
    expect(read(code, [code])).toEqual({ codes: [], changed: 0, known: 1, foreign: 0, damaged: 0 });
    expect(read(`${code} ${changed}`)).toMatchObject({ codes: [code, changed], changed: 1 });
    expect(read(changed, [code])).toMatchObject({ codes: [changed], changed: 1 });
    expect(read(other)).toMatchObject({ codes: [], foreign: 1 });
    expect(read(code.slice(0, -1))).toMatchObject({ codes: [], damaged: 1 });
    expect(read('nothing')).toEqual({ codes: [], changed: 0, known: 0, foreign: 0, damaged: 0 });
  });

  it('counts two for a yes and one for a maybe; of as many points, the more yes the better', () => {
    const { tally, votes } = countVotes(names, [
      toVoteCode(names, ['maybe', 'yes', 'no'], 'a'),
      toVoteCode(names, ['maybe', 'no', 'no'], 'b'),
    ]);
    expect(votes).toBe(2);
    expect(tally.map(({ name, points, yes, maybe, no }) => [name, points, yes, maybe, no])).toEqual([
      ['Oat', 2, 1, 0, 1],
      ['Rye', 2, 0, 2, 0],
      ['Loft', 0, 0, 0, 2],
    ]);
  });

  it('comes from a ballot of two names at least, each once and as it is written', () => {
    expect(readBallot(` https://x.example/#vote=${toBallotCode(names)} `)).toEqual(names);
    const most = Array.from({ length: mostOnBallot }, (_, index) => `Name ${index}`);
    expect(readBallot(toBallotCode(most))).toEqual(most);
    for (const bad of [['Rye'], [...most, 'More'], ['Rye', 'rye'], ['Rye', ''], ['Rye', ' Oat']])
      expect(readBallot(toBallotCode(bad)), bad.join()).toBeUndefined();
    expect(readBallot('!')).toBeUndefined();
    // Bytes that are no text.
    expect(readBallot('_-8')).toBeUndefined();
  });

  it('is kept when the same ballot is opened again', () => {
    const start = state.start({ today: '2026-11-15', currency: 'USD' });
    const open = openBallot(start, toBallotCode(names), 'm');
    expect(open.paper).toEqual({ names, answers: ['', '', ''], mark: 'm' });
    expect(openBallot(open, toBallotCode(names), 'n')).toBe(open);
    expect(openBallot(open, toBallotCode(['A', 'B']), 'n').paper).toMatchObject({ names: ['A', 'B'], mark: 'n' });
    expect(() => openBallot(start, '!', 'm')).toThrow('couldn’t be read');
  });
});
