import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addUp, askInForm } from './ask-in-form';
import type { Answer } from './ask-model';
import { holdsKey, maskKey, maskPieces } from './mask-key';
import { ModelError, type Spent } from './problems';
import { toMessages, toRepair } from './prompts';
import { findJson, readReply, readSoFar } from './replies';

const schema = z.object({ n: z.number() });
const good = '{"n":1}';

async function ask(...replies: (string | ModelError | Error)[]) {
  const spent: Spent[] = [];
  const prompts: string[] = [];
  let repairs = 0;
  const outcome = await askInForm({
    schema,
    prompt: 'P',
    ask: (prompt): Promise<Answer> => {
      prompts.push(prompt);
      const reply = replies[prompts.length - 1] ?? '';
      return typeof reply === 'string' ? Promise.resolve({ text: reply, tokens: 5, cost: undefined }) : Promise.reject(reply);
    },
    onSpent: (one) => spent.push(one),
    onRepair: () => (repairs += 1),
  }).catch((error: unknown) => error);
  return { outcome, spent, prompts: prompts.length, repairs };
}
const used = { tokens: 5, cost: undefined };
const unknown = { tokens: undefined, cost: undefined };

describe('a reply of a certain form', () => {
  it('is asked for once where it fits, and once more where it does not', async () => {
    expect(await ask(good)).toEqual({ outcome: { n: 1 }, spent: [used], prompts: 1, repairs: 0 });
    expect(await ask('no', good)).toEqual({ outcome: { n: 1 }, spent: [used, used], prompts: 2, repairs: 1 });
    const twice = await ask('no', 'still no', good);
    expect(twice).toMatchObject({ outcome: { failure: { kind: 'shape' }, said: 'still no' }, prompts: 2, repairs: 1 });
  });

  it('may break off where what was said is whole', async () => {
    expect((await ask(new ModelError({ kind: 'cut' }, good, used))).outcome).toEqual({ n: 1 });
    expect((await ask(new ModelError({ kind: 'cut' }, '{"n":', used))).outcome).toMatchObject({ failure: { kind: 'cut' } });
    expect((await ask(new ModelError({ kind: 'timeout', seconds: 1 }, good, used))).outcome).toMatchObject({
      failure: { kind: 'timeout' },
    });
  });

  it('may cost something although it failed', async () => {
    const spentOn = async (error: Error) => (await ask(error)).spent;
    expect(await spentOn(new ModelError({ kind: 'empty' }))).toEqual([]);
    expect(await spentOn(new ModelError({ kind: 'empty' }, '', used))).toEqual([used]);
    expect(await spentOn(new ModelError({ kind: 'cut' }, 'some'))).toEqual([unknown]);
    const odd = new TypeError('odd');
    expect(await ask(odd)).toEqual({ outcome: odd, spent: [], prompts: 1, repairs: 0 });
  });

  it('adds up what all tries took, where all of them say it', () => {
    expect(addUp([])).toEqual(unknown);
    expect(addUp([used, { tokens: 2, cost: 0.5 }])).toEqual({ tokens: 7, cost: undefined });
    expect(
      addUp([
        { tokens: 1, cost: 0.25 },
        { tokens: 2, cost: 0.5 },
      ]),
    ).toEqual({ tokens: 3, cost: 0.75 });
  });
});

describe('what is sent and what comes back', () => {
  it('has a fence that stands nowhere in the data', () => {
    const fence = (...texts: string[]) =>
      /"(DATA-\d+)"/.exec(
        toMessages({ request: 'r', data: Object.fromEntries(texts.map((text, index) => [`k${index}`, text])) }, {}).system,
      )?.[1];
    expect([fence(), fence('x'), fence('DATA-1'), fence('DATA-1', 'DATA-2'), fence('DATA-2')]).toEqual([
      'DATA-1',
      'DATA-1',
      'DATA-2',
      'DATA-3',
      'DATA-1',
    ]);
  });

  it('repeats ten faults and 20,000 letters of the reply', () => {
    const faults = Array.from({ length: 11 }, (_, index) => `fault ${index}`);
    const repair = toRepair('P', `<${'x'.repeat(20_000)}>`, faults);
    expect([repair.includes('- fault 9'), repair.includes('- fault 10')]).toEqual([true, false]);
    expect([repair.includes(`\n<${'x'.repeat(19_999)}\n`), repair.includes('>')]).toEqual([true, false]);
  });

  it.each<[string, unknown]>([
    ['{"n":1}', { n: 1 }],
    ['```\n[1]\n```', [1]],
    ['a ```JSON {"n":1}``` b ```[2]```', { n: 1 }],
    ['x [1,2] y', [1, 2]],
    ['}{', undefined],
    ['}', undefined],
    ['] [', undefined],
    ['[', undefined],
    ['{} and more', {}],
    ['<thinking>{"n":2}</thinking> {"n":1}', { n: 1 }],
  ])('is JSON, whatever stands round it: %j', (said, json) => {
    expect(findJson(said)).toEqual(json);
  });

  it('says where it does not fit', () => {
    expect(readReply(schema, '5')).toMatchObject({ isGood: false, faults: [expect.stringMatching(/^The whole: /)] });
    expect(readReply(schema, '{"n":"x"}')).toMatchObject({ isGood: false, faults: [expect.stringMatching(/^n: /)] });
  });

  it('is read along without its names and without empty lines', () => {
    expect(readSoFar('{"a":"one","b":" ","c":["two"')).toBe('one\ntwo');
    expect(readSoFar('{"a":"one\\u00')).toBe('one');
    expect([readSoFar('{'), readSoFar('[ 1'), readSoFar('```'), readSoFar('plain')]).toEqual(['', '', '', 'plain']);
  });
});

describe('a key that comes back', () => {
  const key = 'sk-proj-5f3a9c71d2';

  it('is masked from five letters with a digit, or twelve without', () => {
    const masked = (one: string) => maskPieces(one);
    const whole = (one: string, text: string) => {
      const pieces = masked(one);
      return pieces.add(text) + pieces.end();
    };
    expect(whole('abc12', 'x abc12 y')).toBe('x [key] y');
    expect(whole('ab12', 'x ab12 y')).toBe('x ab12 y');
    expect(whole('abcdefghijkl', 'x abcdefghijkl y')).toBe('x [key] y');
    expect(whole('abcdefghijk', 'x abcdefghijk y')).toBe('x abcdefghijk y');
    // Under eight letters it must stand alone; from eight on it is masked wherever it stands.
    expect([whole('abcde12', 'xabcde12y'), whole('abcdef12', 'xabcdef12y')]).toEqual(['xabcde12y', 'x[key]y']);
    expect(holdsKey(`a ${key}`, key)).toBe(true);
    expect([holdsKey('ollama is here', 'ollama'), maskKey('the key ollama is wrong', 'ollama'), maskKey('text', '')]).toEqual([
      false,
      'the key [key] is wrong',
      'text',
    ]);
  });

  it('is masked in Base64, wherever it begins in a longer text', () => {
    for (const before of ['', 'a', 'ab', 'abc']) {
      const encoded = Buffer.from(`${before}${key}zz`).toString('base64');
      const shown = maskKey(encoded, key);
      expect(shown).toContain('[key]');
      // At most the letters that the key shares with its neighbours are left of it.
      expect(shown.replace('[key]', '').length).toBeLessThanOrEqual(encoded.length - Math.floor((key.length * 8) / 6) + 2);
    }
  });

  it('is masked as HTML writes it', () => {
    const odd = 'sk-<5f3a&9c71"d2';
    expect(maskKey('it was sk-&lt;5f3a&amp;9c71&quot;d2!', odd)).toBe('it was [key]!');
  });

  it('that was cut off is masked from its eighth letter on', () => {
    expect(maskKey('not valid: sk-proj-', key)).toBe('not valid: [key]');
    expect(maskKey('not valid: sk-proj', key)).toBe('not valid: sk-proj');
    expect(maskKey(`not valid: ${key.slice(0, -1)}…`, key)).toBe('not valid: [key]…');
    const pieces = maskPieces(key);
    expect(pieces.add(`so ${key.slice(0, 10)}`) + pieces.end()).toBe('so [key]');
  });
});
