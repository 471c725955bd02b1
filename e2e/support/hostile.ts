/** Links and backups as somebody would make them who means harm, or as a bad line leaves them. */
import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

type Draw = () => number;
export interface Hostile {
  kind: string;
  content: Buffer;
}

const tool = 'task-manager';
const packed = (text: string | Buffer) => `1${deflateRawSync(text).toString('base64url')}`;
const envelope = (data: unknown, more: object = {}) => JSON.stringify({ app: 'groundwork', tool, version: 1, data, ...more });
const letters = (draw: Draw, length: number) => Array.from({ length }, () => String.fromCharCode(33 + draw() * 90)).join('');
const nested = (depth: number, start: string, end: string) => start.repeat(depth) + end.repeat(depth);
const empties = (draw: Draw) => `[${'{},'.repeat(20_000 + draw() * 20_000)}{}]`;
const script = '<img src=x onerror="window.isHarmed=1">';
const good = (draw: Draw) =>
  envelope({
    records: [{ id: String(draw()), title: script, description: '', assignee: '', priority: 'low', status: 'todo', dueDate: '' }],
    currency: 'USD',
    extra: { savedFilters: [] },
  });

/** Documents that are none, each kind in words. */
const documents: Readonly<Record<string, (draw: Draw) => string>> = {
  'not ours': (draw) => JSON.stringify({ name: letters(draw, 40), rows: [1, null, { a: draw() }] }),
  'wrong fields': (draw) => envelope({ records: [{ id: 5, title: {}, done: letters(draw, 9) }], currency: draw(), extra: [] }),
  'of no tool': (draw) => envelope({}, { tool: ['__proto__', 'constructor', '../../etc', '', letters(draw, 12)][Math.floor(draw() * 5)] }),
  'another tool’s': () => envelope({ draft: {}, calculated: null }),
  'a script': () => envelope({ records: [{ id: script, title: script }], currency: script, extra: script }),
  'many empty records': (draw) => `{"app":"groundwork","tool":"${tool}","version":1,"data":{"records":${empties(draw)},"currency":"USD"}}`,
  'one huge text': (draw) => envelope({ records: [{ id: 'a', title: 'x'.repeat(1_000_000 + draw() * 3_000_000) }], currency: 'USD' }),
  deep: (draw) => `{"app":"groundwork","tool":"${tool}","version":1,"data":${nested(300 + draw() * 100_000, '[', ']')}}`,
  'deep objects': (draw) => nested(300 + draw() * 50_000, '{"data":', '}').replace('{}', '{"data":1}'),
  'a prototype in its words': () =>
    `{"app":"groundwork","tool":"${tool}","version":1,"__proto__":{"isHarmed":1},"data":{"__proto__":{"isHarmed":1},"constructor":{"prototype":{"isHarmed":1}}}}`,
  newer: (draw) => envelope({ records: [] }, { version: 2 + Math.floor(draw() * 1_000) }),
};
const kinds = Object.entries(documents);

export function hostileLink(index: number, draw: Draw): Hostile {
  const special: Record<string, () => string> = {
    'random letters': () => `1${letters(draw, 1 + draw() * 400)}`,
    'cut off': () => packed(good(draw)).slice(0, 2 + draw() * 150),
    'one letter changed': () => packed(good(draw)).replace(/^(.{30})./, `$1${'AZaz09-_'[Math.floor(draw() * 8)]}`),
    'far too long': () => `1${'A'.repeat(400_001 + draw() * 100_000)}`,
    'a bomb': () => packed(Buffer.alloc(20_000_000 + draw() * 60_000_000)),
    'a newer link': () => `${3 + Math.floor(draw() * 7)}${letters(draw, 60)}`,
  };
  const all = [...kinds.map(([kind, make]) => [kind, () => packed(make(draw))] as const), ...Object.entries(special)];
  const [kind, make] = all[index % all.length] ?? ['', () => ''];
  return { kind, content: Buffer.from(make()) };
}

export function hostileBackup(index: number, draw: Draw): Hostile {
  const backup = (inner: string, more = '') =>
    `{"app":"groundwork","kind":"backup","format":1${more},"madeAt":1,"documents":[${inner}],"lists":{},"company":{}}`;
  const zip = (files: Record<string, Uint8Array>, level: 0 | 9 = 9) => Buffer.from(zipSync(files, { level }));
  const whole = () => zip({ 'workspace.json': strToU8(backup(good(draw))) });
  const special: Record<string, () => Buffer> = {
    'random bytes': () => Buffer.from(Array.from({ length: 10 + draw() * 3_000 }, () => draw() * 256)),
    'cut off': () => Buffer.from(backup(good(draw)).slice(0, 5 + draw() * 200)),
    'a newer backup': () => Buffer.from(`{"app":"groundwork","kind":"backup","format":${2 + Math.floor(draw() * 9)},"documents":[]}`),
    'one text of nearly 20 MB': () =>
      Buffer.from(backup(envelope({ records: [{ id: 'a', title: 'x'.repeat(19_000_000) }], currency: 'USD' }))),
    'nearly 20 MB of good records': (at = 0) =>
      Buffer.from(
        backup(
          envelope({
            records: Array.from({ length: 75_000 }, () => ({
              id: `r${(at += 1)}`,
              title: `Call the landlord about the lease, number ${at}`,
              description: 'Ask what happens after the second year, and who pays for the roof.',
              assignee: 'Ana Ruiz',
              priority: 'low',
              status: 'todo',
              dueDate: '2026-11-20',
            })),
            currency: 'USD',
            extra: { savedFilters: [] },
          }),
        ),
      ),
    'over 20 MB': () => Buffer.alloc(21_000_000, 'x'),
    'lists and a company of nothing': () =>
      Buffer.from(
        `{"app":"groundwork","kind":"backup","format":1,"documents":[5,null,[]],"lists":{"rivals":{"__proto__":1}},"company":[[]]}`,
      ),
    'a zip bomb': () => zip({ 'workspace.json': new Uint8Array(15_000_000 + draw() * 60_000_000) }),
    'a zip of bombs': () =>
      zip(Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`pictures/${at}.png`, new Uint8Array(3_000_000)]))),
    'a zip of too many files': () =>
      zip(Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`pictures/${at}.png`, new Uint8Array(1)])), 0),
    'a zip cut off': () => whole().subarray(0, 30 + draw() * 80),
    'a zip with a byte changed': () => {
      const bytes = whole();
      bytes[Math.floor(40 + draw() * 100)] = draw() * 256;
      return bytes;
    },
    'a zip of something else': () => zip({ '../workspace.json': strToU8('{}'), 'word/document.xml': strToU8('<x/>') }),
  };
  const all = [...kinds.map(([kind, make]) => [kind, () => Buffer.from(backup(make(draw)))] as const), ...Object.entries(special)];
  const [kind, make] = all[index % all.length] ?? ['', () => Buffer.from('')];
  return { kind, content: make() };
}
