import { useMemo } from 'react';
import { typedValue, type Fields, type RecordOf, type ValuesOf } from '@/lib/fields';
import { midSentence, plural } from '@/lib/text';
import { makeId } from '@/platform/clock';
import type { How } from '@/workspace/store';
import { useTool, type Tool, type ToolState } from '@/workspace/tool-state';
import { asEdited, inCurrency, type RecordsData } from './state';

export interface Records<F extends Fields, Extra = unknown> {
  fields: F;
  noun: string;
  /** Where a new record comes to stand. */
  adds?: 'first' | 'last';
  tool: Tool<RecordsData<F, Extra>>;
  all: RecordOf<F>[];
  add: (values: ValuesOf<F>, how?: How) => void;
  addAll: (records: RecordOf<F>[], how?: How) => void;
  update: (id: string, change: Partial<ValuesOf<F>>, how?: How) => void;
  updateAll: (ids: readonly string[], change: Partial<ValuesOf<F>>, how?: How) => void;
  duplicate: (id: string) => void;
  /** Always with a way back. */
  remove: (ids: readonly string[]) => void;
  replaceAll: (records: RecordOf<F>[], how?: How) => void;
  loadSample: () => void;
  extra: Extra;
  setExtra: (change: (extra: Extra) => Extra, how?: How) => void;
}

type ListActions<F extends Fields> = Pick<Records<F>, 'add' | 'addAll' | 'update' | 'updateAll' | 'duplicate' | 'remove' | 'replaceAll'>;

/** New records stand first, or last where the order is the user's. */
export const place = <T>(records: readonly T[], added: readonly T[], adds: 'first' | 'last') =>
  adds === 'last' ? [...records, ...added] : [...added, ...records];

/** A record changed in the list while its form is open: the form shows the change, and saving it does not turn it back. */
function followChange<F extends Fields>(
  fields: F,
  drafts: Record<string, unknown>,
  ids: ReadonlySet<string>,
  change: Partial<ValuesOf<F>>,
  currency: string,
): Record<string, unknown> {
  const open = drafts.record as { id?: string; draft?: object } | undefined;
  if (!open?.id || !ids.has(open.id) || typeof open.draft !== 'object') return drafts;
  const typed = Object.entries(change).flatMap(([name, value]) => {
    const field = fields[name];
    return field ? [[name, typedValue(field, value, currency)] as const] : [];
  });
  return { ...drafts, record: { ...open, draft: { ...open.draft, ...Object.fromEntries(typed) } } };
}

export function listActions<F extends Fields, Extra>(
  tool: Tool<RecordsData<F, Extra>>,
  fields: F,
  noun: string,
  adds: 'first' | 'last',
): ListActions<F> {
  const { currency } = tool.around;
  const set = (change: (records: RecordOf<F>[]) => RecordOf<F>[], how?: How) =>
    tool.change((current) => ({ ...current, records: change(inCurrency(fields, current, currency)), currency }), how);
  const updateAll = (ids: readonly string[], change: Partial<ValuesOf<F>>, how?: How) => {
    const chosen = new Set(ids);
    tool.changeAll(
      ({ data, drafts }) => ({
        data: {
          ...data,
          currency,
          records: inCurrency(fields, data, currency).map((record) =>
            chosen.has(record.id) ? asEdited({ ...record, ...change }) : record,
          ),
        },
        drafts: followChange(fields, drafts, chosen, change, currency),
      }),
      how,
    );
  };
  return {
    add: (values, how) => set((records) => place(records, [{ ...values, id: makeId() }], adds), how),
    addAll: (added, how) => set((records) => place(records, added, adds), how),
    update: (id, change, how) => updateAll([id], change, how),
    updateAll,
    duplicate: (id) =>
      set((records) => records.flatMap((record) => (record.id === id ? place([record], [{ ...record, id: makeId() }], adds) : [record])), {
        say: `${noun} duplicated`,
      }),
    remove: (ids) => {
      const gone = new Set(ids);
      const say = ids.length === 1 ? `${noun} deleted` : `${plural(ids.length, midSentence(noun))} deleted`;
      set((records) => records.filter((record) => !gone.has(record.id)), { say });
    },
    replaceAll: (records, how) => set(() => records, how),
  };
}

/** Everything a list can do, written once: every change undoable. */
export function useRecords<F extends Fields, Extra>(
  state: ToolState<RecordsData<F, Extra>>,
  fields: F,
  noun: string,
  adds: 'first' | 'last' = 'first',
): Records<F, Extra> {
  const tool = useTool(state);
  const { data, around } = tool;
  const all = useMemo(() => inCurrency(fields, data, around.currency), [fields, data, around.currency]);
  return useMemo(
    () => ({
      ...listActions(tool, fields, noun, adds),
      fields,
      noun,
      adds,
      tool,
      all,
      loadSample: () => {
        const sample = state.sample?.(around);
        if (sample) tool.change(() => sample);
      },
      extra: data.extra,
      setExtra: (change, how) => tool.change((current) => ({ ...current, extra: change(current.extra) }), how),
    }),
    [tool, all, fields, noun, adds, around, state, data.extra],
  );
}
