/** What every tool owes its user, checked over all of them. */
import fc from 'fast-check';
import { use } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { atMost } from '../../../build/runs';
import type { FileOffer } from '@/lib/files';
import type { ImportDialogProps } from '@/kinds/records/import-dialog';
import { findOpenDates, findUnknownWords, guessMapping, planImport } from '@/kinds/records/import-records';
import { readTable, WholeDocuments } from '@/kinds/records/read-table';
import { documentFile } from '@/kinds/work/document-file';
import { findDocuments } from '@/kinds/work/read-documents';
import type { Fields } from '@/lib/fields';
import { recordSchema } from '@/lib/fields/schema';
import { Told } from '@/lib/told';
import { ToolIdContext } from '@/workspace/tool-id';
import { readEnvelope } from '@/workspace/read-envelope';
import { catalogue } from '@/tools/registry';
import { arbitraryOf } from './arbitrary';
import { around } from './around';
import { itDraws } from './draws';
import { type HostileFile, hostileFiles, wrongTypes } from './hostile-files';
import { type Render, schemaOf, screenOf as drawnScreenOf, shownFault, stateOf, tools, viewOf } from './screen';

const runs = Number(process.env.CONTRACT_RUNS ?? 2000);
const offered: FileOffer[] = [];
const importers: ImportDialogProps<Fields>[] = [];

// What a hostile file says, and the table in it, are the same for every tool: they are read once, however long that takes.
vi.mock('@/platform/open-file', async (load) => {
  const openFile = await load<typeof import('@/platform/open-file')>();
  const texts = new WeakMap<File, Promise<string>>();
  const readTextFile: typeof openFile.readTextFile = (file, readPacked) => {
    const text = texts.get(file) ?? openFile.readTextFile(file, readPacked);
    texts.set(file, text);
    return text;
  };
  return { ...openFile, readTextFile };
});
vi.mock('@/formats/csv', async (load) => {
  const csv = await load<typeof import('@/formats/csv')>();
  const tables = new Map<string, ReturnType<typeof csv.parseCsvInPieces>>();
  const parseCsvInPieces: typeof csv.parseCsvInPieces = (text, signal, onProgress) => {
    const table = tables.get(text) ?? csv.parseCsvInPieces(text, signal, onProgress);
    tables.set(text, table);
    return table;
  };
  return { ...csv, parseCsvInPieces };
});
vi.mock('@/kinds/work/download', () => ({
  Download: ({ files, hasDocument }: { files: readonly FileOffer[]; hasDocument?: boolean }) => {
    offered.push(...files, ...(hasDocument ? [documentFile(use(ToolIdContext), 'document.json')] : []));
    return null;
  },
}));
vi.mock('@/kinds/records/import-button', () => ({
  ImportButton: (props: ImportDialogProps<Fields>) => {
    importers.push(props);
    return null;
  },
}));

/** The same work with all samples made the user's own, or every other one. */
function ownWork(sample: unknown, isMixed: boolean): unknown {
  const ids = [...new Set(JSON.stringify(sample).match(/"sample-[^"]*"/g) ?? [])].filter((_, index) => !isMixed || index % 2 === 0);
  const own = new Map(ids.map((id, index) => [id, `"own-${index}"`]));
  return JSON.parse(JSON.stringify(sample).replace(/"sample-[^"]*"/g, (id) => own.get(id) ?? id));
}

/** What the import dialog does with a file before it asks anything. */
async function tryImport({ records, readOther, otherNames, identity, refuse }: ImportDialogProps<Fields>, file: File): Promise<void> {
  const { fields, all } = records;
  try {
    const table = await readTable(file, readOther, new AbortController().signal, () => {});
    if (table instanceof WholeDocuments) return;
    const mapping = guessMapping(fields, table.headers, otherNames);
    const few = { ...table, rows: table.rows.slice(0, 50) };
    findOpenDates(fields, few, mapping);
    findUnknownWords(fields, few, mapping, around);
    const plan = planImport(fields, few, mapping, all, around, { identity, makeId: () => 'new', refuse });
    const schema = recordSchema(fields);
    for (const record of plan.records)
      expect(schema.safeParse(record).success, `${file.name}: ${JSON.stringify(record).slice(0, 300)}`).toBe(true);
  } catch (error) {
    if (!(error instanceof Told)) throw new Error(`${file.name}: ${String(error)}`, { cause: error });
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
}

const chosenFiles = new Map<HostileFile, File>();
function chosen(hostile: HostileFile): File {
  const file = chosenFiles.get(hostile) ?? new File([hostile.bytes], hostile.name, { type: hostile.type });
  chosenFiles.set(hostile, file);
  return file;
}

/** Two of each list are enough to put a wrong thing at every place. */
const shorten = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, 2).map(shorten)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shorten(item)]))
      : value;

/** Every seventh, as far as there is time: at many keys, and many things there. */
function someOf(odds: Iterable<unknown>): unknown[] {
  const some: unknown[] = [];
  let count = 0;
  for (const odd of odds) {
    if ((count += 1) % 7 === 0) some.push(odd);
    if (some.length === 120) break;
  }
  return some;
}

/** Too large to be tried for every tool; the reader they share is tried with them once. */
const isLarge = (name: string) => /0-rows|columns|megabytes|bomb|deep-lists|many-/.test(name);

const readable = /\.(txt|md|html|csv|json|ics|svg)$/;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    throw new Error(parts.join(' '));
  });
});

/** A tool's screen, with what it offered and imports as it was drawn last. */
async function screenOf(id: string): Promise<Render> {
  const draw = await drawnScreenOf(id);
  return (...work) => {
    offered.length = 0;
    importers.length = 0;
    return draw(...work);
  };
}

describe.each(tools)('%s', (id) => {
  it('describes itself within the limits of search results', () => {
    const entry = catalogue.find((candidate) => candidate.id === id);
    expect(entry?.description.length).toBeLessThanOrEqual(155);
    expect(`${entry?.name} · Groundwork`.length).toBeLessThanOrEqual(60);
    expect(entry?.keywords.length).toBeGreaterThan(0);
  });

  it('says what it does in two sentences', async () => {
    const { about } = await viewOf(id);
    expect(about.match(/[.?!](\s|$)/g)?.length).toBeGreaterThanOrEqual(2);
  });

  itDraws(id, runs);

  it('keeps its state through JSON and refuses garbage', async () => {
    const state = await stateOf(id);
    const schema = await schemaOf(id);
    for (const data of [state.start(around), state.sample?.(around)]) {
      const parsed = schema.safeParse(JSON.parse(JSON.stringify(data)));
      expect(parsed.success && parsed.data).toEqual(data);
    }
    for (const garbage of [null, 5, 'x', [], { records: 1 }, { __proto__: null }]) expect(schema.safeParse(garbage).success).toBe(false);
    fc.assert(fc.property(fc.anything(), (value) => void schema.safeParse(value)));
  });

  it('comes back whole from the file it is saved as', async () => {
    const state = await stateOf(id);
    const render = await screenOf(id);
    const comesBack = async (data: unknown) => {
      render(data);
      const file = await documentFile(id, 'document.json').make();
      const [envelope, ...others] = findDocuments(await file.text());
      expect(others).toEqual([]);
      // JSON knows no -0.
      expect(envelope && (await readEnvelope(state, envelope))?.work.data).toEqual(JSON.parse(JSON.stringify(data)));
    };
    await comesBack(state.start(around));
    await comesBack(state.sample?.(around));
    await fc.assert(fc.asyncProperty(arbitraryOf(await schemaOf(id)), comesBack), { numRuns: atMost(20) });
  });

  it('makes every file it offers, of samples, of own work and of both', async () => {
    const { sample } = await stateOf(id);
    const render = await screenOf(id);
    const samples = sample?.(around);
    for (const data of [samples, ownWork(samples, false), ownWork(samples, true)]) {
      render(data);
      await vi.dynamicImportSettled();
      render(data);
      for (const offer of offered) {
        const file = await offer.make();
        expect(file.size, offer.name).toBeGreaterThan(0);
        if (data !== samples && readable.test(offer.name)) expect(shownFault(await file.text()), offer.name).toBeUndefined();
      }
    }
  });

  it('takes or refuses every hostile file in words', async () => {
    const state = await stateOf(id);
    const render = await screenOf(id);
    render(state.sample?.(around));
    const whole = shorten(JSON.parse(await (await documentFile(id, 'document.json').make()).text())) as { data: unknown };
    // A document of our own with a wrong thing at every key is refused or read, and never half.
    for (const odd of someOf(wrongTypes(whole))) {
      for (const envelope of findDocuments(JSON.stringify(odd))) await readEnvelope(state, envelope);
    }
    for (const importer of importers) {
      for (const file of hostileFiles) {
        if (isLarge(file.name) && !importer.readOther && id !== 'expense-calculator') continue;
        await tryImport(importer, chosen(file));
      }
      if (!importer.readOther) continue;
      for (const odd of someOf(wrongTypes(whole.data)))
        await tryImport(importer, new File([JSON.stringify(odd)], 'odd.json', { type: 'application/json' }));
    }
  });

  it('writes no fault into its files over 60 random states', async () => {
    const schema = await schemaOf(id);
    const render = await screenOf(id);
    await fc.assert(
      fc.asyncProperty(arbitraryOf(schema), async (data) => {
        render(data);
        for (const offer of offered.filter(({ name }) => readable.test(name))) {
          expect(offer.name).toMatch(/^[^/\\<>:"|?*]+$/);
          const text = await (await offer.make()).text();
          expect(shownFault(text)).toBeUndefined();
        }
      }),
      { numRuns: atMost(60) },
    );
  });
});
