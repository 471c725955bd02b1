import type { StakeLine } from '@/lib/topics/facts';
import { joinWords } from '@/lib/text';
import { computeCapTable, nameOrNone, type Group } from './cap-table';
import type { Inputs } from './model';

const groups: readonly Group[] = ['Founders', 'Team', 'Investors', 'Pool and unallocated'];

/** With rounds what each group holds before and after them; without, what each owner holds. */
export function toStakeLines(inputs: Inputs, isFull: boolean): StakeLine[] {
  const { rows, steps, start, holdings, total } = computeCapTable(inputs, isFull);
  if (inputs.stakeholders.length === 0 || total <= 0) return [];
  if (steps.some(({ problem }) => problem !== '')) return [];
  if (steps.length === 0) {
    return rows.flatMap(({ id, name, fraction, shares }) =>
      shares > 0 ? [{ key: id, name, share: fraction ?? 0, after: fraction ?? 0, round: '' }] : [],
    );
  }
  if (start.total <= 0) return [];
  const round = joinWords(steps.map((step) => nameOrNone(step.round.name, 'the round')));
  return groups.flatMap((group) => {
    const [share, after] = [start.holdings[group] / start.total, holdings[group] / total];
    return share > 0 || after > 0 ? [{ key: group, name: group, share, after, round }] : [];
  });
}
