import { useMemo } from 'react';
import { typedValue, type DraftOf, type Fields, type RecordOf, type ValuesOf } from '@/lib/fields';
import { midSentence, plural } from '@/lib/text';
import { makeId } from '@/platform/ids';
import type { How } from '@/workspace/store';
import type { Tool } from '@/workspace/tool-state';
import { asEdited, inCurrency, type ListData } from './state';

/** What is typed into a list's form. It lives in the workspace, so leaving the screen loses nothing. */
export interface OpenForm<F extends Fields> {
  /** The record being edited, or nothing for a new one. */
  id?: string;
  draft: DraftOf<F>;
  /** A new record that was half typed when somebody began to edit another; it comes back after that. */
  aside?: DraftOf<F>;
}

/** What was typed may have come with a file, so it is looked at before it is used. */
const isOpenForm = <F extends Fields>(kept: unknown): kept is OpenForm<F> =>
  typeof kept === 'object' && kept !== null && 'draft' in kept && typeof kept.draft === 'object' && kept.draft !== null;

/** Everything a list can do, wherever its tool keeps it: every change undoable. */
export interface List<F extends Fields> {
  fields: F;
  noun: string;
  /** Where a new record comes to stand. */
  adds: 'first' | 'last';
  /** The tool it belongs to. */
  tool: Pick<Tool<unknown>, 'around' | 'say'>;
  all: RecordOf<F>[];
  add: (values: ValuesOf<F>, how?: How) => void;
  addAll: (records: RecordOf<F>[], how?: How) => void;
  update: (id: string, change: Partial<ValuesOf<F>>, how?: How) => void;
  updateAll: (ids: readonly string[], change: Partial<ValuesOf<F>>, how?: How) => void;
  duplicate: (id: string) => void;
  /** Always with a way back. */
  remove: (ids: readonly string[]) => void;
  replaceAll: (records: RecordOf<F>[], how?: How) => void;
  open: OpenForm<F> | undefined;
  setOpen: (open: OpenForm<F> | undefined, how?: How) => void;
  /** The same without a step, for a form that was only opened or is closed as it was opened. */
  showOpen: (open: OpenForm<F> | undefined) => void;
  /** The record and the closing of its form are one step, so one undo brings both back. */
  save: (values: ValuesOf<F>, id: string | undefined) => void;
}

interface ListOptions<Data, F extends Fields> {
  fields: F;
  noun: string;
  /** What is typed into its form is kept under this name. */
  slot: string;
  /** Its place in the tool's data. Both are defined outside the screen, so that they stay the same. */
  read: (data: Data) => ListData<F>;
  write: (data: Data, list: ListData<F>) => Data;
  adds?: 'first' | 'last';
}

/** New records stand first, or last where the order is the user's. */
const place = <T>(records: readonly T[], added: readonly T[], adds: 'first' | 'last') =>
  adds === 'last' ? [...records, ...added] : [...added, ...records];

/** A record changed in the list while its form is open: the form shows the change, and saving it does not turn it back. */
function followChange<F extends Fields>(
  fields: F,
  open: OpenForm<F> | undefined,
  ids: ReadonlySet<string>,
  change: Partial<ValuesOf<F>>,
  currency: string,
): OpenForm<F> | undefined {
  if (!open?.id || !ids.has(open.id)) return open;
  const typed = Object.entries(change).flatMap(([name, value]) => {
    const field = fields[name];
    return field ? [[name, typedValue(field, value, currency)] as const] : [];
  });
  return { ...open, draft: { ...open.draft, ...Object.fromEntries(typed) } };
}

/** One list of a tool, with a form of its own: the nodes and the links between them, stakeholders and rounds. */
export function useList<Data, F extends Fields>(tool: Tool<Data>, options: ListOptions<Data, F>): List<F> {
  const { fields, noun, slot, read, write, adds = 'first' } = options;
  const { currency } = tool.around;
  const list = read(tool.data);
  const all = useMemo(() => inCurrency(fields, list, currency), [fields, list, currency]);
  return useMemo(() => {
    const readOpen = ({ [slot]: kept }: Record<string, unknown>) => (isOpenForm<F>(kept) ? kept : undefined);
    const set = (change: (records: RecordOf<F>[]) => RecordOf<F>[], how?: How, follow = (open: OpenForm<F> | undefined) => open) =>
      tool.changeAll(({ data, drafts }) => {
        const { [slot]: _before, ...others } = drafts;
        const open = follow(readOpen(drafts));
        return {
          data: write(data, { records: change(inCurrency(fields, read(data), currency)), currency }),
          drafts: open === undefined ? others : { ...others, [slot]: open },
        };
      }, how);
    const updateAll = (ids: readonly string[], change: Partial<ValuesOf<F>>, how?: How) => {
      const chosen = new Set(ids);
      set(
        (records) => records.map((record) => (chosen.has(record.id) ? asEdited({ ...record, ...change }) : record)),
        how,
        (open) => followChange(fields, open, chosen, change, currency),
      );
    };
    return {
      fields,
      noun,
      adds,
      tool,
      all,
      add: (values, how) => set((records) => place(records, [{ ...values, id: makeId() }], adds), how),
      addAll: (added, how) => set((records) => place(records, added, adds), how),
      update: (id, change, how) => updateAll([id], change, how),
      updateAll,
      duplicate: (id) =>
        set(
          (records) => records.flatMap((record) => (record.id === id ? place([record], [{ ...record, id: makeId() }], adds) : [record])),
          {
            say: `${noun} duplicated`,
          },
        ),
      remove: (ids) => {
        const gone = new Set(ids);
        const say = ids.length === 1 ? `${noun} deleted` : `${plural(ids.length, midSentence(noun))} deleted`;
        set((records) => records.filter((record) => !gone.has(record.id)), { say });
      },
      replaceAll: (records, how) => set(() => records, how),
      open: readOpen(tool.drafts),
      setOpen: (open, how) => tool.setDraft(slot, open, { ...how, key: how?.key && `${slot}.${how.key}` }),
      showOpen: (open) => tool.showDraft(slot, open),
      save: (values, id) =>
        set(
          (records) =>
            records.some((record) => record.id === id)
              ? records.map((record) => (record.id === id ? asEdited({ ...record, ...values }) : record))
              : place(records, [{ ...values, id: makeId() }], adds),
          {},
          // What was put aside for this form is open again once it is done.
          (open) => open?.aside && { draft: open.aside },
        ),
    };
  }, [tool, currency, all, fields, noun, slot, read, write, adds]);
}
