/** A tool's screen as it is drawn of any state, its late parts included. */
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import type { Fields } from '@/lib/fields';
import { startHistory } from '@/workspace/history';
import { emptyWorkspace, makeDoc, useWorkspace } from '@/workspace/store';
import { connectSuite } from '@/workspace/suite';
import { ToolIdContext } from '@/workspace/tool-id';
import type { ToolState } from '@/workspace/tool-state';
import { catalogue } from '@/tools/registry';
import { loadSchema } from '@/tools/schemas';
import { loadShares } from '@/tools/shares';
import { loadView } from '@/tools/views';
import { plainText } from './arbitrary';
import { around } from './around';
import { dropStacks } from './stacks';

interface Model {
  state: ToolState<unknown>;
  fields?: Fields;
}

const models = import.meta.glob<Model>('../../tools/*/model.ts');
connectSuite({ schema: loadSchema, load: loadShares });

export const modelOf = (id: string) => {
  const load = models[`../../tools/${id}/model.ts`];
  if (!load) throw new Error(`${id} has no model.ts`);
  return load();
};
export const schemaOf = async (id: string) => (await loadSchema(id)) as ZodMiniType;
export const stateOf = async (id: string) => (await modelOf(id)).state;

const [part = 0, parts = 1] = (process.env.CONTRACT_PART ?? '0/1').split('/').map(Number);
/** The tools that this process looks at. */
export const tools = catalogue.map(({ id }) => id).filter((_, index) => index % parts === part);

/** Open forms: with anything typed into every field, half there, or damaged. */
export function anyDrafts(fields: Fields = {}): fc.Arbitrary<Record<string, unknown>> {
  const typed = fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.kind === 'flag' ? fc.boolean() : plainText])),
  );
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ record: fc.record({ draft: typed }) }) },
    fc.constantFrom({}, { record: { draft: {} } }, { record: 5 }, { record: { id: 'gone', draft: { title: 7 } } }),
  );
}

export async function viewOf(id: string) {
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

export type Render = (data?: unknown, drafts?: Record<string, unknown>) => string;

async function makeScreen(id: string): Promise<Render> {
  const { default: View } = await viewOf(id);
  const { version } = await stateOf(id);
  const render: Render = (data, drafts = {}) => {
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
export function screenOf(id: string): Promise<Render> {
  const screen = screens.get(id) ?? makeScreen(id);
  screens.set(id, screen);
  return screen;
}

/** Parts that arrive on demand are drawn from the second time on; some bring parts of their own. */
async function loadParts(id: string, render: Render): Promise<void> {
  const { sample } = await stateOf(id);
  let before = '';
  for (let round = 0; round < 3; round += 1) {
    const drawn = render() + render(sample?.(around));
    await vi.dynamicImportSettled();
    // Nothing has come since.
    if (drawn === before) return;
    before = drawn;
  }
}

export const shownFault = (html: string) => /NaN|Infinity|undefined|\[object |>null</.exec(html)?.[0];

export function unlabelled(html: string): string[] {
  const page = document.createElement('div');
  page.innerHTML = html;
  return [...page.querySelectorAll('input, select, textarea')]
    .filter(
      (control) => !control.getAttribute('aria-label') && !control.closest('label') && !page.querySelector(`label[for="${control.id}"]`),
    )
    .map((control) => control.outerHTML.slice(0, 120));
}
