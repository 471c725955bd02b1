import { useMemo } from 'react';
import type { Fields } from '@/lib/fields';
import type { How } from '@/workspace/store';
import { useTool, type Tool, type ToolState } from '@/workspace/tool-state';
import type { ListData, RecordsData } from './state';
import { useList, type List } from './use-list';

/** A tool that is a list: what it keeps beside the list, and a sample to begin with. */
export interface Records<F extends Fields, Extra = unknown> extends List<F> {
  tool: Tool<RecordsData<F, Extra>>;
  extra: Extra;
  setExtra: (change: (extra: Extra) => Extra, how?: How) => void;
  loadSample: () => void;
}

/** Where such a tool keeps its list, and what is typed into the list's form. */
export const recordSlot = 'record';
export const readRecords = <F extends Fields>(data: ListData<F>): ListData<F> => data;
export const writeRecords = <F extends Fields, Extra>(data: RecordsData<F, Extra>, list: ListData<F>): RecordsData<F, Extra> => ({
  ...data,
  ...list,
});

export function useRecords<F extends Fields, Extra>(
  state: ToolState<RecordsData<F, Extra>>,
  fields: F,
  noun: string,
  adds: 'first' | 'last' = 'first',
): Records<F, Extra> {
  const tool = useTool(state);
  const list = useList<RecordsData<F, Extra>, F>(tool, { fields, noun, slot: recordSlot, read: readRecords, write: writeRecords, adds });
  const { data, around } = tool;
  return useMemo(
    () => ({
      ...list,
      tool,
      extra: data.extra,
      setExtra: (change, how) => tool.change((current) => ({ ...current, extra: change(current.extra) }), how),
      loadSample: () => {
        const sample = state.sample?.(around);
        if (sample) tool.change(() => sample);
      },
    }),
    [list, tool, around, state, data.extra],
  );
}
