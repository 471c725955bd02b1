import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { money, text } from '@/lib/fields';
import { docOf, emptyWorkspace, undoWork, useWorkspace, workOf } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';
import { ImportDialog } from './import-dialog';
import { recordsState, toSampleId } from './state';
import { useRecords } from './use-records';

const id = 'costs';
const fields = { name: text('Name'), cost: money('Cost') };
const samples = [{ id: toSampleId('1'), name: 'Oven', cost: 10_000 }];
/** A tool that starts empty, and one that starts with samples. */
const empty = recordsState({ version: 1, fields, sample: () => samples });
const sampled = recordsState({ version: 1, fields, start: () => samples, sample: () => samples });

/** The tool has a rule of its own for what comes into its list. */
function Screen({ state }: { state: typeof empty }) {
  const records = useRecords(state, fields, 'Cost');
  return (
    <ImportDialog
      records={{
        ...records,
        replaceAll: (all) => records.replaceAll(all.map((record) => ({ ...record, name: record.name.toUpperCase() }))),
      }}
      identity={({ name }) => name}
      hint="Choose a file."
      onClose={() => {}}
    />
  );
}

let root: Root | undefined;
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  useWorkspace.setState(emptyWorkspace);
});
afterEach(() => act(async () => root?.unmount()));

const takeButton = () => [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === 'Import');

async function importInto(state: typeof empty, csv: string): Promise<void> {
  const box = document.createElement('main');
  document.body.replaceChildren(box);
  root = createRoot(box);
  await act(async () =>
    root?.render(
      <ToolIdContext value={id}>
        <Screen state={state} />
      </ToolIdContext>,
    ),
  );
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [new File([csv], 'costs.csv')] });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  for (let tries = 0; tries < 500 && !takeButton(); tries += 1) await act(() => new Promise((done) => setTimeout(done, 10)));
  await act(async () => takeButton()?.click());
}

const workspace = () => useWorkspace.getState();
const isIn = (currency: string, cost: number) => ({
  currency,
  data: { currency, records: [{ id: expect.any(String) as string, name: 'VAN', cost }], extra: null },
});

describe('an import in another currency', () => {
  it.each([
    ['an empty list', empty],
    ['a list of samples', sampled],
  ])('into %s follows the tool’s own rule and leaves the document in that currency, in one step', async (_, state) => {
    // Yen have no cents: counted as dollars, the amount would be a hundred times too small.
    await importInto(state, 'Name,Cost\nVan,"¥1,200"');
    expect(workOf(workspace(), id)).toMatchObject(isIn('JPY', 1_200));
    expect(docOf(workspace(), id)?.history.past).toHaveLength(1);
    act(() => undoWork(id));
    const { currency, data } = docOf(workspace(), id)?.start ?? {};
    expect(workOf(workspace(), id)).toMatchObject({ data });
    expect(workOf(workspace(), id)?.currency).toBe(currency);
  });

  it('has its cents where there are any', async () => {
    await importInto(empty, 'Name,Cost\nVan,"€1,200.50"');
    expect(workOf(workspace(), id)).toMatchObject(isIn('EUR', 120_050));
  });

  it('is the same in the tool’s currency, but for the currency', async () => {
    await importInto(sampled, 'Name,Cost\nVan,"$1,200.50"');
    expect(workOf(workspace(), id)).toMatchObject(isIn('USD', 120_050));
    expect(docOf(workspace(), id)?.history.past).toHaveLength(1);
  });
});
