import { typeDecimal } from '@/lib/numbers';
import type { Tool } from '@/workspace/tool-state';

interface Valued {
  records: readonly { id: string; currentValue: number }[];
}

interface Work<Data> {
  data: Data;
  drafts: Record<string, unknown>;
}

/** A value that changes while it is being edited changes in the open form, too, so that saving does not turn it back. */
export function followValue<Data extends Valued>(slot: string, before: Data, { data, drafts }: Work<Data>): Work<Data> {
  const open = drafts[slot] as { id?: string; draft?: object } | undefined;
  const valueIn = ({ records }: Data) => records.find(({ id }) => id === open?.id)?.currentValue;
  const value = valueIn(data);
  if (value === undefined || value === valueIn(before)) return { data, drafts };
  return { data, drafts: { ...drafts, [slot]: { ...open, draft: { ...open?.draft, currentValue: typeDecimal(value) } } } };
}

/** A tool whose form in that place follows every change. */
export const withOpenValue = <Data extends Valued>(tool: Tool<Data>, slot: string): Tool<Data> => ({
  ...tool,
  change: (recipe, how) =>
    tool.changeAll((work) => {
      const data = recipe(work.data);
      return data === work.data ? work : followValue(slot, work.data, { ...work, data });
    }, how),
  changeAll: (recipe, how) => tool.changeAll((work) => followValue(slot, work.data, recipe(work)), how),
});
