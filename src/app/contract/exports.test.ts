/**
 * What every tool makes of its own sample, whole: its files, and what it has for the other tools once the sample is the user's own work.
 * What changes here changes what people send to others: read the change, work its figures out again, look at a drawing, and only then
 * update the file (`npx vitest run -u --project UTC src/app/contract/exports.test.ts`).
 */
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FileOffer } from '@/lib/files';
import type { Shares } from '@/workspace/shares';
import { catalogue } from '@/tools/registry';

const around = { today: '2026-11-15', currency: 'USD' };
const found = import.meta.glob<Shares>('../../tools/*/shares.ts', { import: 'shares', eager: true });
const sharesOf = (id: string) => found[`../../tools/${id}/shares.ts`];
const golden = (id: string, label: string) => `../../tools/${id}/golden/sample/${label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.txt`;

/** Each of the same document in words; the first of them is enough. */
const documents = ['md', 'txt', 'html'];
const tables = ['csv', 'xlsx', 'pptx', 'svg', 'ics', 'json', 'mmd', 'opml', 'excalidraw'];
const endOf = ({ name }: FileOffer) => name.slice(name.lastIndexOf('.') + 1);

/** Legal documents are read whole in their own folders, in many more cases than the sample. */
const hasOwn = /^(contract|legal-document|terms-of-service|privacy-policy)-generator$|^legal-compliance-checker$/;

function readable(id: string, offers: readonly FileOffer[]): FileOffer[] {
  const document = hasOwn.test(id) ? undefined : documents.find((end) => offers.some((offer) => endOf(offer) === end));
  // The logo's needs the letters of its font, which are served.
  if (id === 'logo-maker') return [];
  return offers.filter((offer) => endOf(offer) === document || tables.includes(endOf(offer)));
}

/** Sheet by sheet, row by row, a formula as it is written with what it comes to. */
function cellsIn(bytes: Uint8Array): string {
  const parts = unzipSync(bytes);
  const read = (name: string) => new TextDecoder().decode(parts[name]);
  const plain = (xml: string) =>
    xml
      .replace(/<[^>]+>/g, '')
      .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '');
  const shared = parts['xl/sharedStrings.xml']
    ? [...read('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, text = '']) => plain(text))
    : [];
  const names = [...read('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) => plain(name));
  const sheets = names.map((name, index) => {
    const rows = [...read(`xl/worksheets/sheet${index + 1}.xml`).matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)]
        .map(([, column = '', kind = '', cell = '']) => {
          const [, formula] = /<f>(.*?)<\/f>/s.exec(cell) ?? [];
          const [, value = cell] = /<v>(.*?)<\/v>/s.exec(cell) ?? [];
          const text = kind.includes('t="s"') ? (shared[Number(value)] ?? '') : plain(value);
          return `${column} ${formula === undefined ? text : `${text} =${plain(formula)}`}`;
        })
        .join(' | '),
    );
    return [`## ${name}`, ...rows].join('\n');
  });
  return `${sheets.join('\n\n')}\n`;
}

/** Slide by slide, what stands where, in points. */
function slidesIn(bytes: Uint8Array): string {
  const parts = unzipSync(bytes);
  const names = Object.keys(parts).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  const points = (emu = '0') => Math.round(Number(emu) / 12_700);
  const slides = names.map((name) => {
    const shapes = [...new TextDecoder().decode(parts[name]).matchAll(/<p:(sp|pic|cxnSp)>(.*?)<\/p:\1>/gs)].map(([, , shape = '']) => {
      const [, x, y] = /<a:off x="(-?\d+)" y="(-?\d+)"/.exec(shape) ?? [];
      const [, width, height] = /<a:ext cx="(\d+)" cy="(\d+)"/.exec(shape) ?? [];
      const [, size = ''] = /\bsz="(\d+)"/.exec(shape) ?? [];
      const [, fill = ''] = /<a:srgbClr val="(\w+)"/.exec(shape) ?? [];
      const text = [...shape.matchAll(/<a:t>(.*?)<\/a:t>/gs)].map(([, one]) => one).join(' / ');
      return `${points(x)},${points(y)} ${points(width)}×${points(height)} ${fill} ${size} ${text}`.trimEnd();
    });
    return [`## ${name}`, ...shapes].join('\n');
  });
  return `${slides.join('\n\n')}\n`;
}

// Calendar files say when they were made.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T09:00:00Z') }));
afterAll(() => void vi.useRealTimers());

describe.each(catalogue.filter(({ id }) => sharesOf(id)).map(({ id }) => id))('%s', (id) => {
  const { state, files, offers = {}, agenda, search } = sharesOf(id) as Shares;
  const sample = state.sample?.(around) ?? state.start(around);

  it('writes its sample into files', async () => {
    for (const offer of readable(id, files?.(sample, around) ?? [])) {
      const blob = await offer.make();
      const bytes = new Uint8Array(await blob.arrayBuffer());
      const end = endOf(offer);
      const text = end === 'xlsx' ? cellsIn(bytes) : end === 'pptx' ? slidesIn(bytes) : new TextDecoder().decode(bytes);
      await expect(text.replaceAll('\r\n', '\n')).toMatchFileSnapshot(golden(id, offer.label));
    }
  });

  it('shares what is in it, once it is the user’s own', async () => {
    const own = JSON.parse(JSON.stringify(sample).replaceAll('"sample-', '"own-')) as unknown;
    const shared = {
      offers: Object.fromEntries(
        Object.entries(offers).map(([topic, make]) => [topic, (make as (data: unknown, its: typeof around) => unknown)(own, around)]),
      ),
      agenda: agenda?.(own, around) ?? [],
      search: search?.(own, around) ?? [],
    };
    await expect(`${JSON.stringify(shared, null, 1)}\n`).toMatchFileSnapshot(golden(id, 'shares'));
  });
});
