import { describe, expect, it } from 'vitest';
import { nextRequest } from '@/platform/ids';
import { placeOf } from './log-failure';
import { beginSentence, cleanPhrase, pick } from './words';

describe('what someone typed, in a sentence of ours', () => {
  it.each([
    ['  “Fresh”  bread. ', 'Fresh bread'],
    ['a\nb', 'a b'],
    ['bread ( ) , rolls', 'bread, rolls'],
    ["''''", ''],
    ['...', ''],
    ['"." a', 'a'],
    ['24/7', '24/7'],
  ])('is clean: %j', (raw, clean) => {
    expect(cleanPhrase(raw)).toBe(clean);
  });

  it('begins a sentence with a capital, unless it is written its own way', () => {
    expect(['bread', 'eBay', 'Bread'].map(beginSentence)).toEqual(['Bread', 'eBay', 'Bread']);
  });

  it('is drawn from a list by chance, each as likely', () => {
    expect([0, 0.33, 0.34, 0.67, 0.999].map((chance) => pick(['a', 'b', 'c'], () => chance))).toEqual(['a', 'a', 'b', 'c', 'c']);
  });
});

it('requests are counted one by one', () => {
  const first = nextRequest();
  expect([first > 0, nextRequest() - first, nextRequest() - first]).toEqual([true, 1, 2]);
});

it('an error is told by its place, without its words', () => {
  expect([placeOf('secret'), placeOf(undefined)]).toEqual(['string', 'undefined']);
  const place = placeOf(new TypeError('secret words'));
  expect(place).toMatch(/^TypeError\n\s+at /);
  expect(place).not.toContain('secret');
});
