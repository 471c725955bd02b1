import { plural } from '@/lib/text';
import type { Records } from '@/kinds/records/use-records';
import { showToast } from '@/ui/toast';
import type { fields, TrackerExtra, Transaction } from '../model';
import { findAlike, moveTo, ruleFrom } from '../rules';

/** Moves transactions into a category. What came from a bank teaches a rule, and others like it can follow at once. */
export function useCorrections(records: Records<typeof fields, TrackerExtra>) {
  const { tool, all } = records;
  const move = (chosen: readonly Transaction[], category: string) =>
    tool.changeAll(({ data, drafts }) =>
      moveTo({ data: { ...data, records: all, currency: tool.around.currency }, drafts }, chosen, category),
    );
  return (chosen: readonly Transaction[], category: string) => {
    const moved = chosen.filter((one) => one.category !== category);
    const [first] = moved;
    if (!first) return;
    move(moved, category);
    const text = `${moved.length === 1 ? 'Moved' : `${plural(moved.length, 'transaction')} moved`} to ${category}`;
    const rule = ruleFrom(first, category);
    const alike = moved.length === 1 && first.source !== '' ? findAlike(all, rule).filter(({ id }) => id !== first.id) : [];
    if (alike.length === 0) tool.say(text);
    else
      showToast(`${text}. ${plural(alike.length, 'other')} with “${rule.text}”`, {
        label: 'Move them too',
        run: () => move(alike, category),
      });
  };
}
