import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redline } from './redline';

const ours = `1. Services
The Provider will build the shop.
1.1 The Client will check each delivery within 10 days.
2. Fee
The fee is $8,400 in total.
3. Law
The laws of Oregon apply.`;

const headings = ['1. Services', '2. Fee', '3. Law'];

describe('what the other side changed', () => {
  it('is told word by word, under its heading', () => {
    const changes = redline(ours, ours.replace('10 days', '30 days').replace('$8,400', '$7,900'), headings);
    expect(changes.map(({ kind, under }) => [kind, under])).toEqual([
      ['changed', 'Services'],
      ['changed', 'Fee'],
    ]);
    expect(changes[0]?.words.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', text: '10' },
      { kind: 'added', text: '30' },
    ]);
    expect(changes[1]).toMatchObject({ ours: 'The fee is $8,400 in total.', theirs: 'The fee is $7,900 in total.' });
  });

  it('is a paragraph that came or went, also where the numbers move', () => {
    const theirs = `1. Services
The Provider will build the shop.
2. Fee
The fee is $8,400 in total.
The Client may keep back a fifth of it until the shop has run for a month.
3. Insurance
4. Law
The laws of Oregon apply.`;
    expect(redline(ours, theirs, headings).map(({ kind, under, ours: was, theirs: is }) => [kind, under, was || is])).toEqual([
      ['removed', 'Services', 'The Client will check each delivery within 10 days.'],
      ['added', 'Fee', 'The Client may keep back a fifth of it until the shop has run for a month.'],
      ['added', 'Fee', 'Insurance'],
    ]);
  });

  it('is nothing where only the signs and the spaces of another program differ', () => {
    expect(redline('The "Client’s" data', "The  “Client's” data \n\n")).toEqual([]);
    expect(redline(ours, ours.replaceAll('\n', '\r\n').replace('1.1 ', '(a) '))).toEqual([]);
  });

  it('gives both texts back, whatever they are', () => {
    const line = fc.constantFrom('The fee is $5.', 'The fee is $6.', 'Law', 'The laws of Oregon apply.', 'Nothing else.');
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.array(line, { maxLength: 12 }), (one, other) => {
        const changes = redline(one.join('\n'), other.join('\n'));
        const count = (side: 'ours' | 'theirs') => changes.filter((change) => change[side] !== '').length;
        expect(one.length - count('ours')).toBe(other.length - count('theirs'));
        if (one.join() === other.join()) expect(changes).toEqual([]);
        for (const { words, ours: was, theirs: is } of changes) {
          const join = (without: string) =>
            words
              .filter(({ kind }) => kind !== without)
              .map(({ text }) => text)
              .join('');
          if (was !== '' && is !== '') expect([join('added'), join('removed')]).toEqual([was, is]);
        }
      }),
    );
  });
});
