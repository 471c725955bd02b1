import { useMemo } from 'react';
import { readRecords, recordSlot, type Records } from '@/kinds/records/use-records';
import { useList } from '@/kinds/records/use-list';
import { useTool } from '@/workspace/tool-state';
import { follow } from '../follow';
import { fields, state, type TaskData, type TaskExtra } from '../model';

export type TaskRecords = Records<typeof fields, TaskExtra>;

/** The list of tasks, where every change brings what follows from it, in the same step. */
export function useTasks(): TaskRecords {
  const tool = useTool(state);
  const { data, around } = tool;
  const write = useMemo(
    () => (before: TaskData, list: { records: TaskData['records']; currency: string }) => ({
      ...follow(before, list.records, around.today),
      currency: list.currency,
    }),
    [around.today],
  );
  const list = useList<TaskData, typeof fields>(tool, { fields, noun: 'Task', slot: recordSlot, read: readRecords, write });
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
    [list, tool, around, data.extra],
  );
}
