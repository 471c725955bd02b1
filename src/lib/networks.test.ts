import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../build/runs';
import { countCharacters, cutToLimit, namedNetworks, networks } from './networks';

const onX = (text: string) => countCharacters(text, networks.twitter);

describe('characters', () => {
  it('are weighted on X', () => {
    expect(onX('Hello')).toBe(5);
    // Chinese and Japanese count twice.
    expect(onX('日本語')).toBe(6);
    // An emoji counts twice, however many code points it is made of: a family, a flag, a skin tone.
    expect([onX('🦊'), onX('👨‍👩‍👧‍👦'), onX('🇩🇪'), onX('👍🏽')]).toEqual([2, 2, 2, 2]);
    // A link counts 23, long or short, with or without its scheme; the full stop after it counts on its own.
    expect(onX('https://example.com/a/very/long/path?with=query&and=more')).toBe(23);
    expect(onX('See example.com.')).toBe(4 + 23 + 1);
    expect(onX('me@example.com')).toBe(14);
    // An accent written as two code points is one character.
    expect(onX('e\u0301')).toBe(1);
  });

  it('are what the reader sees on Bluesky, and units elsewhere', () => {
    expect(countCharacters('👨‍👩‍👧‍👦 ok', networks.bluesky)).toBe(4);
    expect(countCharacters('🦊', networks.linkedin)).toBe(2);
    expect(countCharacters('https://example.com/long/address x', networks.mastodon)).toBe(25);
    expect(countCharacters('https://example.com', networks.bluesky)).toBe(19);
  });

  it('are cut between characters, and only when there are too many', () => {
    expect(cutToLimit('abc', networks.twitter, 280)).toBe('abc');
    expect(cutToLimit('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', networks.twitter, 3)).toBe('👨‍👩‍👧‍👦');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 0, max: 40 }), (text, limit) => {
        for (const network of Object.values(networks)) {
          const cut = cutToLimit(text, network, limit);
          expect(text.startsWith(cut)).toBe(true);
          expect(countCharacters(cut, network)).toBeLessThanOrEqual(limit);
        }
      }),
      { numRuns: atMost(50) },
    );
  });

  it('reach the composer unharmed', () => {
    const address = networks.twitter.composer?.('Fish & chips #1 +50%', 'https://example.com/?a=1&b=2');
    expect(new URL(address ?? '').searchParams.get('text')).toBe('Fish & chips #1 +50%');
    expect(new URL(address ?? '').searchParams.get('url')).toBe('https://example.com/?a=1&b=2');
  });
});

it('reads which networks a line names, and no others', () => {
  const names = { twitter: 'Twitter', linkedin: 'LinkedIn', tiktok: 'TikTok' };
  expect(namedNetworks('linkedin, X and Instagram', names)).toEqual(['twitter', 'linkedin']);
  expect(namedNetworks('TikTok & Twitter', names)).toEqual(['twitter', 'tiktok']);
  expect(namedNetworks('Wherever LinkedIn is read', names)).toEqual([]);
  expect(namedNetworks('', names)).toEqual([]);
});
