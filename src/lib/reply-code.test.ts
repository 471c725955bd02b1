import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../build/runs';
import { findReplies, writeReply } from './reply-code';

const answer = { name: 'Ana Ruiz', answers: { a: 'yes', b: 'Łódź – “maybe”' } };
const read = (text: string) => findReplies(text);
const isWhole = (text: string, expected: unknown = answer) =>
  expect(read(text)).toEqual({ replies: [{ kind: 'poll', answer: expected }], problems: [] });

describe('a reply code', () => {
  const code = writeReply('poll', answer);

  it('is letters and digits in short lines', () => {
    expect(code).toMatch(/^GW1-[0-9A-HJKMNP-TV-Z]{5}-/);
    expect(Math.max(...code.split('\n').map(({ length }) => length))).toBeLessThan(72);
    // [“a”,1] is 7 bytes: 4 letters of length, 12 of text, 7 of checksum.
    expect(writeReply('a', 1)).toHaveLength('GW1'.length + 23 + 5);
  });

  it.each([
    ['as it is', (text: string) => text],
    ['on one line', (text: string) => text.replaceAll('\n', '')],
    ['broken anywhere', (text: string) => text.replace(/(.{7})/g, '$1\r\n')],
    ['quoted twice', (text: string) => `> > ${text.replaceAll('\n', '\n> > ')}`],
    ['with smart dashes', (text: string) => text.replaceAll('-', '—')],
    ['with spaces for dashes', (text: string) => text.replaceAll('-', ' \u00a0')],
    ['in smart quotes', (text: string) => `“${text}”`],
    ['in small letters', (text: string) => text.toLowerCase()],
    [
      'with soft hyphens and zero-width spaces',
      (text: string) => text.replace(/(.{3})/g, '$1\u00ad').replace(/G\u00ad?W\u00ad?1\u00ad?/, 'GW1\u200b'),
    ],
    ['with o for 0 and l for 1', (text: string) => text.slice(3).replaceAll('0', 'o').replaceAll('1', 'l').padStart(text.length, 'GW1')],
    [
      'in a whole mail',
      (text: string) => `Hi Bo,\n\nhere you are:\n${text}\n\nSent from my phone\nOn Tue, Ana wrote: send me the GW10 form`,
    ],
  ])('is read %s', (_, change) => isWhole(change(code)));

  it('is read where several are pasted at once', () => {
    const second = writeReply('poll', { name: 'Bo' });
    expect(read(`${code}\n\n--\n> ${second}`).replies.map((found) => found.answer)).toEqual([answer, { name: 'Bo' }]);
  });

  it('is refused in words where it is cut, changed or none', () => {
    expect(read(code.slice(0, -3)).problems).toEqual([expect.stringContaining('Part of this code is missing')]);
    expect(read('GW1').problems).toEqual([expect.stringContaining('Part of this code is missing')]);
    const changed = code.replace(/-(.)(....)-(?=[^-]*$)/, (_all, first: string, rest: string) => `-${first === 'A' ? 'B' : 'A'}${rest}-`);
    expect(changed).not.toBe(code);
    expect(read(changed).problems).toEqual([expect.stringContaining('checksum doesn’t match')]);
    expect(read('See you on Monday').problems).toEqual([expect.stringContaining('no reply code')]);
    expect(read('  ')).toEqual({ replies: [], problems: [] });
    expect(() => writeReply('poll', 'x'.repeat(200_000))).toThrow('too long');
  });

  it('comes back from anything a mail program does to it', () => {
    const noise = fc.constantFrom('\n', '\r\n> ', '> ', ' ', '\u00a0', '–', '—', '-', '“', '”', '\u200b', '*', '_', '|');
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(noise, { maxLength: 40 }), fc.integer({ min: 1, max: 9 }), (value, marks, step) => {
        const whole = JSON.parse(JSON.stringify(value)) as unknown;
        const [head = '', ...groups] = writeReply('poll', value).split(/[-\n]/);
        const letters = groups.join('');
        let sent = `${head}-`;
        for (let at = 0, turn = 0; at < letters.length; at += step, turn += 1)
          sent += letters.slice(at, at + step) + (marks.length > 0 ? marks[turn % marks.length] : '');
        isWhole(sent, whole);
      }),
      { numRuns: atMost(300) },
    );
  });

  it('never passes with a letter changed, left out or added, and never throws', () => {
    const places = fc.integer({ min: 4, max: code.length - 1 });
    fc.assert(
      fc.property(places, fc.constantFrom('change', 'drop', 'add'), fc.constantFrom(...'23456789ABCDEFGH'), (at, how, letter) => {
        if (!/[0-9A-Z]/.test(code[at] ?? '') || (how === 'change' && code[at] === letter)) return;
        const broken = code.slice(0, at) + (how === 'drop' ? '' : letter) + code.slice(how === 'add' ? at : at + 1);
        const { replies } = read(broken);
        // A letter added behind the last one is not part of it.
        expect(replies).toEqual([]);
      }),
      { numRuns: atMost(500) },
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(read(`GW1 ${text}`).replies).toEqual([]);
        read(text);
      }),
      { numRuns: atMost(500) },
    );
  });
});
