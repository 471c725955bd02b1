/** What every tool owes its user, checked over all of them. */
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { use } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import type { StateCreator } from 'zustand';
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
import { startHistory } from '@/workspace/history';
import { emptyWorkspace, makeDoc, useWorkspace } from '@/workspace/store';
import { connectSuite } from '@/workspace/suite';
import { ToolIdContext } from '@/workspace/tool-id';
import { readEnvelope } from '@/workspace/read-envelope';
import type { ToolState } from '@/workspace/tool-state';
import { catalogue } from '@/tools/registry';
import { loadSchema } from '@/tools/schemas';
import { loadShares } from '@/tools/shares';
import { loadView } from '@/tools/views';
import { arbitraryOf, plainText } from './arbitrary';
import { type HostileFile, hostileFiles, wrongTypes } from './hostile-files';
import { dropStacks } from './stacks';

const around = { today: '2026-11-15', currency: 'USD' };
const runs = Number(process.env.CONTRACT_RUNS ?? 2000);
const offered: FileOffer[] = [];
const importers: ImportDialogProps<Fields>[] = [];

vi.mock('@/workspace/surroundings', () => ({
  useSurroundings: () => around,
  useToday: () => around.today,
  useMinute: () => Date.parse('2026-11-15T10:30:00Z'),
  useZone: () => 'America/New_York',
  watchMinutes: () => () => {},
}));
// Fonts are files of the suite; without a server they are read from where they lie.
vi.mock('@/platform/assets', () => ({
  readAsset: async (address: string) => {
    const { buffer, byteOffset, byteLength } = await readFile(`.${address.replace(/^\/@fs/, '')}`);
    return buffer.slice(byteOffset, byteOffset + byteLength);
  },
}));
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
// Nothing draws here; every picture is one grey dot.
vi.mock('@/platform/canvas', () => ({
  svgToImage: () => {
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    return Promise.resolve(new Blob([Uint8Array.from(atob(dot), (mark) => mark.charCodeAt(0))], { type: 'image/png' }));
  },
}));
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

// The server renderer asks a store for its first state; here that is the state under test.
vi.mock('zustand', async (load) => {
  const zustand = await load<typeof import('zustand')>();
  return {
    ...zustand,
    create: (initialise: StateCreator<object>) => {
      const store = zustand.createStore(initialise);
      store.getInitialState = store.getState;
      return Object.assign((select: (state: object) => unknown) => zustand.useStore(store, select), store);
    },
  };
});

interface Model {
  state: ToolState<unknown>;
  fields?: Fields;
}

const models = import.meta.glob<Model>('../../tools/*/model.ts');
connectSuite({ schema: loadSchema, load: loadShares });

const modelOf = (id: string) => {
  const load = models[`../../tools/${id}/model.ts`];
  if (!load) throw new Error(`${id} has no model.ts`);
  return load();
};
const schemaOf = async (id: string) => (await loadSchema(id)) as ZodMiniType;
const stateOf = async (id: string) => (await modelOf(id)).state;

/** Open forms: with anything typed into every field, half there, or damaged. */
function anyDrafts(fields: Fields = {}): fc.Arbitrary<Record<string, unknown>> {
  const typed = fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.kind === 'flag' ? fc.boolean() : plainText])),
  );
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ record: fc.record({ draft: typed }) }) },
    fc.constantFrom({}, { record: { draft: {} } }, { record: 5 }, { record: { id: 'gone', draft: { title: 7 } } }),
  );
}

async function viewOf(id: string) {
  const view = await loadView(id);
  if (!view) throw new Error(`${id} has no view.tsx`);
  return view;
}

function withoutStacks<T>(draw: () => T): T {
  const bringBack = dropStacks();
  try {
    return draw();
  } finally {
    bringBack();
  }
}

type Render = (data?: unknown, drafts?: Record<string, unknown>) => string;

async function makeScreen(id: string): Promise<Render> {
  const { default: View } = await viewOf(id);
  const { version } = await stateOf(id);
  const render: Render = (data, drafts = {}) => {
    offered.length = 0;
    importers.length = 0;
    const work = { data, drafts };
    const doc = { ...makeDoc(id, version, work), history: startHistory(work) };
    useWorkspace.setState(data === undefined ? emptyWorkspace : { ...emptyWorkspace, docs: { [doc.id]: doc }, open: { [id]: doc.id } });
    const draw = () =>
      renderToString(
        <ToolIdContext value={id}>
          <View />
        </ToolIdContext>,
      );
    try {
      const html = withoutStacks(draw);
      // A part that failed or has not arrived is noted in the page, with its stack.
      return html.includes('Error generating stack') ? draw() : html;
    } catch (error) {
      // The second time tells where; React gives some warnings only once.
      draw();
      throw error;
    }
  };
  await loadParts(id, render);
  return render;
}

const screens = new Map<string, Promise<Render>>();
/** Parts once loaded stay: a tool's first test waits for them. */
function screenOf(id: string): Promise<Render> {
  const screen = screens.get(id) ?? makeScreen(id);
  screens.set(id, screen);
  return screen;
}

/** Parts that arrive on demand are drawn from the second time on; some bring parts of their own. */
async function loadParts(id: string, render: Render): Promise<void> {
  const { sample } = await stateOf(id);
  for (let round = 0; round < 3; round += 1) {
    render();
    render(sample?.(around));
    await vi.dynamicImportSettled();
  }
}

const shownFault = (html: string) => /NaN|Infinity|undefined|\[object |>null</.exec(html)?.[0];

function unlabelled(html: string): string[] {
  const page = document.createElement('div');
  page.innerHTML = html;
  return [...page.querySelectorAll('input, select, textarea')]
    .filter(
      (control) => !control.getAttribute('aria-label') && !control.closest('label') && !page.querySelector(`label[for="${control.id}"]`),
    )
    .map((control) => control.outerHTML.slice(0, 120));
}

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

const [part = 0, parts = 1] = (process.env.CONTRACT_PART ?? '0/1').split('/').map(Number);
const tools = catalogue.map(({ id }) => id).filter((_, index) => index % parts === part);

/** Only what React itself may complain of, which it does while it is developed with and not in the React that is shipped. */
const isOnlyDrawn = process.env.CONTRACT_DRAWS !== undefined;
const whole = it.skipIf(isOnlyDrawn);

describe.each(tools)('%s', (id) => {
  whole('describes itself within the limits of search results', () => {
    const entry = catalogue.find((candidate) => candidate.id === id);
    expect(entry?.description.length).toBeLessThanOrEqual(155);
    expect(`${entry?.name} · Groundwork`.length).toBeLessThanOrEqual(60);
    expect(entry?.keywords.length).toBeGreaterThan(0);
  });

  whole('says what it does in two sentences', async () => {
    const { about } = await viewOf(id);
    expect(about.match(/[.?!](\s|$)/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it('renders empty and with its sample, every input labelled', async () => {
    const state = await stateOf(id);
    const render = await screenOf(id);
    for (const html of [render(), render(state.sample?.(around))]) {
      expect(shownFault(html)).toBeUndefined();
      expect(unlabelled(html)).toEqual([]);
    }
    expect(render(state.sample?.(around))).not.toBe(render());
    expect(render()).not.toContain(' style="');
  });

  whole('keeps its state through JSON and refuses garbage', async () => {
    const state = await stateOf(id);
    const schema = await schemaOf(id);
    for (const data of [state.start(around), state.sample?.(around)]) {
      const parsed = schema.safeParse(JSON.parse(JSON.stringify(data)));
      expect(parsed.success && parsed.data).toEqual(data);
    }
    for (const garbage of [null, 5, 'x', [], { records: 1 }, { __proto__: null }]) expect(schema.safeParse(garbage).success).toBe(false);
    fc.assert(fc.property(fc.anything(), (value) => void schema.safeParse(value)));
  });

  whole('comes back whole from the file it is saved as', async () => {
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

  it(`shows no fault over ${runs} random states and inputs`, async () => {
    const { fields } = await modelOf(id);
    const schema = await schemaOf(id);
    const render = await screenOf(id);
    fc.assert(
      fc.property(arbitraryOf(schema), anyDrafts(fields), (data, draft) => {
        expect(shownFault(render(data, draft))).toBeUndefined();
      }),
      { numRuns: runs },
    );
  });

  whole('makes every file it offers, of samples, of own work and of both', async () => {
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

  whole('takes or refuses every hostile file in words', async () => {
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

  whole('writes no fault into its files over 60 random states', async () => {
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
