import { useMemo } from 'react';
import type { Fields } from '@/lib/fields';
import type { Tool } from '@/workspace/tool-state';
import { inCurrency, type RecordsData } from './state';
import { listActions, type Records } from './use-records';

/** A list beside a tool's main one. It knows the currency of its own amounts. */
export type ListData<F extends Fields> = Pick<RecordsData<F>, 'records' | 'currency'>;

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

/** A second list with a form of its own: links beside nodes, rounds beside stakeholders. Its actions are those of any list. */
export function useList<Data, F extends Fields>(tool: Tool<Data>, options: ListOptions<Data, F>): Records<F, null> {
  const { fields, noun, slot, read, write, adds = 'first' } = options;
  const list = read(tool.data);
  const { currency } = tool.around;
  const all = useMemo(() => inCurrency(fields, { ...list, extra: null }, currency), [fields, list, currency]);
  return useMemo(() => {
    const inner: Records<F, null>['tool'] = {
      around: tool.around,
      taken: tool.taken,
      say: tool.say,
      setCurrency: tool.setCurrency,
      data: { ...list, extra: null },
      drafts: { record: tool.drafts[slot] },
      change: (recipe, how) => tool.change((data) => write(data, toList(recipe({ ...read(data), extra: null }))), how),
      setDraft: (_name, draft, how) => tool.setDraft(slot, draft, { ...how, key: how?.key && `${slot}.${how.key}` }),
      showDraft: (_name, draft) => tool.showDraft(slot, draft),
      changeAll: (recipe, how) =>
        tool.changeAll(({ data, drafts: { [slot]: open, ...others } }) => {
          const next = recipe({ data: { ...read(data), extra: null }, drafts: { record: open } });
          const kept = next.drafts.record === undefined ? others : { ...others, [slot]: next.drafts.record };
          return { data: write(data, toList(next.data)), drafts: kept };
        }, how),
    };
    return {
      ...listActions(inner, fields, noun, adds),
      fields,
      noun,
      adds,
      tool: inner,
      all,
      extra: null,
      setExtra: () => undefined,
      loadSample: () => undefined,
    };
  }, [tool, list, all, fields, noun, slot, read, write, adds]);
}

const toList = <F extends Fields>({ records, currency }: RecordsData<F, null>): ListData<F> => ({ records, currency });
