/** What every tool owes a person who presses whatever there is, and the React that warns. */
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushChange, startHistory } from '@/workspace/history';
import { docOf, emptyWorkspace, makeDoc, undoWork, useWorkspace, workOf } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';
import { around } from './around';
import { itDraws } from './draws';
import { stateOf, tools, viewOf } from './screen';
import { dropStacks } from './stacks';
import { findStructureFaults } from './structure';

// Files are made in the test of files.
vi.mock('@/kinds/work/download', () => ({ Download: () => null }));
vi.mock('@/platform/download', () => ({ saveFile: () => {} }));
vi.mock('@/platform/print', () => ({ printPage: () => {} }));

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
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  Element.prototype.requestFullscreen = () => Promise.resolve();
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => note(parts.join(' ')));
});

afterEach(() => follow(async () => root?.unmount()));

/** Random states drawn by the React that warns; the one that is shipped draws more of them. */
const runs = 25;

describe.each(tools)('%s', (id) => {
  itDraws(id, runs, () => faults.splice(0));

  it('survives every button being pressed, and undo brings its sample back', async () => {
    const [state, { default: View }] = await Promise.all([stateOf(id), viewOf(id)]);
    const start = { data: state.start(around), drafts: {} };
    const sample = { data: state.sample?.(around) ?? state.start(around), drafts: {} };
    const doc = { ...makeDoc(id, state.version, start), history: pushChange(startHistory(start), sample, 0) };
    useWorkspace.setState({ ...emptyWorkspace, docs: { [doc.id]: doc }, open: { [id]: doc.id } });

    document.body.innerHTML = '<main></main>';
    root = createRoot(document.querySelector('main')!, { onUncaughtError: note, onCaughtError: note });
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
