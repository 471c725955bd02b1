import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Told } from '@/lib/told';
import { toAddressText } from '@/lib/bytes';
import { deflate } from '@/platform/pack';
import { findPersonal, fromShareText, needsPassphrase, toShareText } from './share-link';
import type { Envelope } from './store';

const envelope: Envelope = {
  app: 'groundwork',
  tool: 'task-manager',
  version: 1,
  data: { records: [{ id: 'a', title: 'Böden & Söhne ✓' }] },
};
const pack = async (value: string) => `1${toAddressText(await deflate(new TextEncoder().encode(value)))}`;
const refusal = (text: string, passphrase = '') =>
  fromShareText(text, passphrase).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a shared link', () => {
  it('brings the document whole, with a passphrase or without one', async () => {
    expect(await fromShareText(await toShareText(envelope, ''), '')).toEqual(envelope);
    const sealed = await toShareText(envelope, 'rye bread');
    expect([needsPassphrase(sealed), needsPassphrase(await toShareText(envelope, ''))]).toEqual([true, false]);
    expect(await fromShareText(sealed, 'rye bread')).toEqual(envelope);
    expect(await refusal(sealed, 'white bread')).toBeInstanceOf(Told);
    expect(sealed).not.toContain(toAddressText(new TextEncoder().encode('Söhne')).slice(0, 6));
  });

  it('holds only letters that stand in an address', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), async (title) => {
        const text = await toShareText({ ...envelope, data: { title } }, '');
        expect(text).toMatch(/^1[\w-]+$/);
        expect((await fromShareText(text, '')).data).toEqual({ title });
      }),
      { numRuns: 60 },
    );
  });

  it('that is cut, changed or made by a stranger is refused in words, a thousand times', async () => {
    const good = await toShareText(envelope, '');
    const cut = fc.nat(good.length - 1).map((length) => good.slice(0, length));
    const changed = fc
      .tuple(fc.nat(good.length - 1), fc.constantFrom(...'AZaz09-_'))
      .map(([at, letter]) => good.slice(0, at) + letter + good.slice(at + 1));
    const foreign = fc.oneof(fc.string(), fc.base64String()).map((text) => `1${text}`);
    await fc.assert(
      fc.asyncProperty(fc.oneof(cut, changed, foreign), async (text) => {
        const answer = await fromShareText(text, '').catch((error: unknown) => error);
        // A letter may have been changed into itself.
        if (answer instanceof Error) expect(answer).toBeInstanceOf(Told);
        else expect((answer as Envelope).app).toBe('groundwork');
      }),
      { numRuns: 1_000 },
    );
  });

  it('is refused where it is too long, unpacks to too much, goes too deep, or comes from a newer version', async () => {
    const hostile = [
      `1${'A'.repeat(500_000)}`,
      `9${'A'.repeat(20)}`,
      await pack(JSON.stringify('x'.repeat(6_000_000))),
      await pack('['.repeat(200_000)),
      await pack('{"__proto__":{"isAdmin":true}}'),
      await pack('{"app":"groundwork","tool":7,"version":1,"data":{}}'),
      await pack('null'),
    ];
    for (const text of hostile) expect(await refusal(text), text.slice(0, 40)).toBeInstanceOf(Told);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

it('says what there is of people in a document, each once', () => {
  const data = [
    'ana@loam.co',
    'ana@loam.co',
    'Call +44 20 7946 0958',
    'DE89 3704 0044 0532 0130 00',
    `data:image/png;base64,${'A'.repeat(60)}`,
  ];
  expect(findPersonal(data)).toEqual([
    { count: 1, one: 'e-mail address' },
    { count: 1, one: 'phone number' },
    { count: 1, one: 'bank account' },
    { count: 1, one: 'picture' },
  ]);
  expect(findPersonal({ title: '2026-11-16, 1,200.50' })).toEqual([]);
});
