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

  it('stands under its heading, also where another program set that in capitals', () => {
    const brief = (one: string, other: string) =>
      redline(one, other, ['Our Services']).map(({ kind, under, ours: was, theirs: is }) => [kind, under, was, is]);
    expect(brief('Our Services\nWe build.', 'OUR SERVICES\nWe rebuild.')).toEqual([
      ['changed', 'Our Services', 'We build.', 'We rebuild.'],
    ]);
    // What is in capitals and no heading stays as it is; small letters make another text.
    expect(brief('NOTICE\nWe build.', 'NOTICE\nWe build.')).toEqual([]);
    expect(brief('Our Services', 'our services')).toEqual([['changed', '', 'Our Services', 'our services']]);
  });

  it.each(['1. ', '1.1 ', '2.3. ', '12 ', '(a) ', '(iv) ', '(12) ', '• ', '· ', '- ', '– ', '\u00a0 '])(
    'is not the number or the mark before a paragraph: "%s"',
    (mark) => {
      expect(redline('Deliver it monthly.', `${mark}Deliver it monthly.`)).toEqual([]);
    },
  );

  it.each([
    ['12 months', '24 months'],
    ['(see below) it ends', 'it ends'],
    ['a - b', 'a b'],
  ])('is what only looks like one: %s', (one, other) => {
    expect(redline(one, other).length).toBeGreaterThan(0);
  });

  it('is one paragraph reworded where more than two fifths of the words stay, else one gone and one new', () => {
    const kinds = (one: string, other: string) => redline(one, other).map(({ kind }) => kind);
    // One of two and two: a half. One of two and three: two fifths.
    expect(kinds('pay monthly', 'pay yearly')).toEqual(['changed']);
    expect(kinds('pay monthly', 'pay each year')).toEqual(['removed', 'added']);
    // A word counts as often as both have it: one of three and three.
    expect(kinds('pay pay pay', 'pay each year')).toEqual(['removed', 'added']);
    expect(kinds('Pay, MONTHLY!', 'pay monthly')).toEqual(['changed']);
    // Of several the likest; what stands before it is new.
    expect(redline('pay fees each month', 'send fees later\npay fees each year').map(({ ours: was, theirs: is }) => [was, is])).toEqual([
      ['', 'send fees later'],
      ['pay fees each month', 'pay fees each year'],
    ]);
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
