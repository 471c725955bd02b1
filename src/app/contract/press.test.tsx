/** What every tool owes a person who presses whatever there is. */
import { readFile } from 'node:fs/promises';
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushChange, startHistory } from '@/workspace/history';
import { docOf, emptyWorkspace, makeDoc, undoWork, useWorkspace, workOf } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';
import type { ToolState } from '@/workspace/tool-state';
import { catalogue } from '@/tools/registry';
import { loadView } from '@/tools/views';
import { dropStacks } from './stacks';
import { findStructureFaults } from './structure';

const around = { today: '2026-11-15', currency: 'USD' };

vi.mock('@/workspace/surroundings', () => ({
  useSurroundings: () => around,
  useToday: () => around.today,
  useMinute: () => Date.parse('2026-11-15T10:30:00Z'),
  useZone: () => 'America/New_York',
  watchMinutes: () => () => {},
}));
// Files are made in the test of files.
vi.mock('@/kinds/work/download', () => ({ Download: () => null }));
vi.mock('@/platform/download', () => ({ saveFile: () => {} }));
vi.mock('@/platform/print', () => ({ printPage: () => {} }));
// Fonts are files of the suite; without a server they are read from where they lie.
vi.mock('@/platform/assets', () => ({
  readAsset: async (address: string) => {
    const { buffer, byteOffset, byteLength } = await readFile(`.${address.replace(/^\/@fs/, '')}`);
    return buffer.slice(byteOffset, byteOffset + byteLength);
  },
}));
vi.mock('@/platform/canvas', () => ({ svgToImage: () => Promise.resolve(new Blob()) }));

const models = import.meta.glob<{ state: ToolState<unknown> }>('../../tools/*/model.ts');

const nameOf = (button: HTMLButtonElement) => button.getAttribute('aria-label') ?? button.textContent.trim();
/** Buttons that lead out of the page, or to the other documents of the tool. */
const isHouse = (name: string) => /^Documents|^(Undo|Redo)$/.test(name);
const mostPresses = 60;

let root: Root | undefined;
const faults: string[] = [];
/** Where a late answer of the writer meets a finished test, React complains of the test, not of the tool. */
const note = (error: unknown) => {
  if (!String(error).includes('not wrapped in act')) faults.push(String(error));
};
/** Faults are told without their stacks, so none are noted. */
async function follow(doing: () => Promise<unknown>): Promise<void> {
  const bringBack = dropStacks();
  try {
    await act(async () => void (await doing()));
  } finally {
    bringBack();
  }
}
const settle = () =>
  follow(async () => {
    await vi.dynamicImportSettled();
    await new Promise((done) => setTimeout(done));
  });

beforeEach(() => {
  faults.length = 0;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  Element.prototype.requestFullscreen = () => Promise.resolve();
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => note(parts.join(' ')));
});

afterEach(() => follow(async () => root?.unmount()));

const [part = 0, parts = 1] = (process.env.CONTRACT_PART ?? '0/1').split('/').map(Number);
const tools = catalogue.map(({ id }) => id).filter((_, index) => index % parts === part);

describe.each(tools)('%s', (id) => {
  it('survives every button being pressed, and undo brings its sample back', async () => {
    const [{ state }, view] = await Promise.all([models[`../../tools/${id}/model.ts`]!(), loadView(id)!]);
    const start = { data: state.start(around), drafts: {} };
    const sample = { data: state.sample?.(around) ?? state.start(around), drafts: {} };
    const doc = { ...makeDoc(id, state.version, start), history: pushChange(startHistory(start), sample, 0) };
    useWorkspace.setState({ ...emptyWorkspace, docs: { [doc.id]: doc }, open: { [id]: doc.id } });

    document.body.innerHTML = '<main></main>';
    root = createRoot(document.querySelector('main')!, { onUncaughtError: note, onCaughtError: note });
    const { default: View } = view;
    await follow(async () =>
      root?.render(
        <ToolIdContext value={id}>
          <Suspense fallback={null}>
            <View />
          </Suspense>
        </ToolIdContext>,
      ),
    );
    await settle();

    const pressed = new Set<string>();
    while (pressed.size < mostPresses) {
      const next = [...document.querySelectorAll('button')].find(
        (button) => !button.disabled && !isHouse(nameOf(button)) && !pressed.has(nameOf(button)),
      );
      if (!next) break;
      pressed.add(nameOf(next));
      await follow(async () => next.click());
      await settle();
      expect(faults, `after “${nameOf(next)}”`).toEqual([]);
      // Whatever opens, a tab or a dialog, is held to what the page is held to.
      const opened = next.getAttribute('role') === 'tab' ? document.querySelector('main') : document.querySelector('dialog[open]');
      if (opened) expect(findStructureFaults(opened), `after “${nameOf(next)}”`).toEqual([]);
    }
    expect(pressed.size).toBeGreaterThan(0);
    // What the writer was asked for may still be on its way.
    await follow(() => new Promise((done) => setTimeout(done, 300)));
    while ((docOf(useWorkspace.getState(), id)?.history.past.length ?? 0) > 1) await follow(async () => undoWork(id));
    await settle();
    expect(faults, 'after undo').toEqual([]);
    expect(workOf(useWorkspace.getState(), id)?.data).toEqual(sample.data);
  });
});
