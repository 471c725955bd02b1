import { describe, expect, it } from 'vitest';
import { findLookAlikes, judge, toDomain, zones } from './domains';
import { scoreLength, scorePronunciation, scoreSpelling } from './name-score';
import { countCharacters, cutToLimit, networks } from './networks';

describe('a name', () => {
  it.each<[string, number, string[]]>([
    ['last', 100, []],
    ['blast', 80, ['Few vowels']],
    ['aima', 100, []],
    ['aibea', 80, ['Almost only vowels']],
    ['brr', 40, ['No vowels']],
    ['astra', 100, []],
    ['astrba', 80, ['4 consonants in a row']],
    ['astrbla', 60, ['5 consonants in a row']],
    ['beau', 90, ['Three vowels in a row']],
    ['bea', 100, []],
    ['tlanta', 85, ['Starts or ends with a cluster that is hard to say']],
    ['acatl', 85, ['Starts or ends with a cluster that is hard to say']],
    ['ace2', 90, ['Digits are read in different ways']],
  ])('%s is said: %i', (name, value, faults) => {
    expect(scorePronunciation(name)).toMatchObject({ value, faults });
  });

  it.each<[string, number, string[]]>([
    ['ace', 100, []],
    ['ace2', 75, ['A digit or the word for it?']],
    ['a-ce', 85, ['You can’t hear a hyphen']],
    ['bella', 92, ['A doubled letter']],
    ['bellatta', 84, ['A doubled letter']],
    ['phone', 90, ['“ph” sounds like “f”']],
    ['axel', 90, ['“x” sounds like “ks”']],
    ['qatar', 90, ['“q” sounds like “k”']],
    ['queen', 92, ['A doubled letter']],
    ['knot', 90, ['A letter you don’t hear']],
    ['pack', 90, ['“k”, “c” or “ck”?']],
    ['lynda', 90, ['“y” where an “i” is expected']],
    ['laza', 90, ['“z” or “s”?']],
    ['flicr', 80, ['The vowel before the last r is left out']],
    ['café', 85, ['Letters that aren’t on every keyboard']],
  ])('%s is spelt: %i', (name, value, faults) => {
    expect(scoreSpelling(name)).toMatchObject({ value, faults });
  });

  it.each([
    [1, 80],
    [2, 80],
    [3, 100],
    [8, 100],
    [9, 94],
    [24, 4],
    [25, 0],
    [40, 0],
  ])('of %i letters is worth %i', (letters, value) => {
    expect(scoreLength('x'.repeat(letters))?.value).toBe(value);
  });
});

describe('a domain', () => {
  it('of three letters is often reserved, one of four is not', () => {
    expect([judge('abc.com', 'missing', 'nothing').state, judge('abcd.com', 'missing', 'nothing').state]).toEqual([
      'probable',
      'available',
    ]);
    expect(judge('äöü.com', 'missing', 'nothing').state).toBe('probable');
  });

  it('has a name of up to 63 letters', () => {
    expect(toDomain('x'.repeat(63), 'com')).toBe(`${'x'.repeat(63)}.com`);
    expect(toDomain('x'.repeat(64), 'com')).toBeUndefined();
    expect([toDomain('', 'com'), toDomain('a b', 'com'), toDomain('-a', 'com'), toDomain(' Acme ', 'com')]).toEqual([
      undefined,
      undefined,
      undefined,
      'acme.com',
    ]);
  });

  it('that mixes two alphabets looks like another', () => {
    expect([findLookAlikes('acme'), findLookAlikes('acmе').length, findLookAlikes('акме')[0]]).toEqual([
      [],
      1,
      'Has letters beyond a to z: browsers may show it as “xn--…”.',
    ]);
    expect(findLookAlikes('acmе')[0]).toContain('Mixes alphabets');
  });

  it('is asked about no more often than its registry bears, in milliseconds', () => {
    expect(Object.fromEntries(Object.entries(zones).map(([ending, { spacing }]) => [ending, spacing]))).toEqual({
      com: 200,
      net: 200,
      org: 500,
      app: 1100,
      dev: 1100,
      tech: 500,
      io: 500,
      ai: 500,
      co: 500,
      biz: 500,
    });
  });
});

describe('a post', () => {
  it('may be as long as each network allows, and is folded where it folds', () => {
    expect(
      Object.fromEntries(Object.values(networks).map(({ id, limit, fold }) => [id, fold === undefined ? [limit] : [limit, fold]])),
    ).toEqual({
      twitter: [280],
      facebook: [63_206, 477],
      instagram: [2_200, 125],
      linkedin: [3_000, 210],
      tiktok: [2_200],
      pinterest: [500],
      threads: [500],
      bluesky: [300],
      mastodon: [500],
    });
  });

  it.each([
    [0, 1],
    [4351, 1],
    [4352, 2],
    [8190, 2],
    [8205, 1],
    [8206, 2],
    [8207, 2],
    [8208, 1],
    [8223, 1],
    [8224, 2],
    [8241, 2],
    [8242, 1],
    [8247, 1],
    [8248, 2],
  ])('counts the character %i on X as %i', (point, weight) => {
    expect(countCharacters(String.fromCodePoint(point), networks.twitter)).toBe(weight);
  });

  it('is cut where it is one too long, and not where it just fits', () => {
    const cut = (limit: number) => cutToLimit('abcdef', networks.linkedin, limit);
    expect([cut(6), cut(5), cut(1), cut(0)]).toEqual(['abcdef', 'abcde', 'a', '']);
  });

  it('opens in the composer with its link, and without one', () => {
    const link = 'https://a.test/';
    const open = (id: keyof typeof networks, url: string) => networks[id].composer?.('Hi you', url);
    expect([open('twitter', link), open('twitter', '')]).toEqual([
      'https://x.com/intent/post?text=Hi%20you&url=https%3A%2F%2Fa.test%2F',
      'https://x.com/intent/post?text=Hi%20you',
    ]);
    expect([open('linkedin', link), open('linkedin', '')]).toEqual([
      'https://www.linkedin.com/feed/?shareActive=true&text=Hi%20you%20https%3A%2F%2Fa.test%2F',
      'https://www.linkedin.com/feed/?shareActive=true&text=Hi%20you',
    ]);
    expect([open('bluesky', link), open('bluesky', '')]).toEqual([
      'https://bsky.app/intent/compose?text=Hi%20you%20https%3A%2F%2Fa.test%2F',
      'https://bsky.app/intent/compose?text=Hi%20you',
    ]);
    expect(open('facebook', link)).toBe('https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fa.test%2F');
    expect(open('instagram', link)).toBeUndefined();
  });
});
