import { formatDay, isDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { formatMonth } from '@/lib/months';
import { joinWords, plural } from '@/lib/text';
import type { Milestone } from './appendix-fields';
import type { PlanData } from './model';
import type { Outlook } from './outlook';

export const milestonesOf = ({ milestones }: Pick<PlanData, 'milestones'>): Milestone[] =>
  [...(milestones?.records ?? [])].sort((one, other) => (one.day || '9').localeCompare(other.day || '9'));

export const dayOf = ({ day }: Milestone) => (isDay(day) ? formatDay(day) : 'No date yet');

/** Each in a line, as it stands where there are no tables. */
export const describeMilestones = (milestones: readonly Milestone[]): string =>
  milestones
    .map((one) => {
      const owner = one.owner.trim();
      return `- ${dayOf(one)}: ${one.title.trim()}${owner === '' ? '' : ` (${owner})`}${one.isDone ? ', reached' : ''}`;
    })
    .join('\n');

/** Where the figures come from and what they leave out. */
export function describeOutlook(outlook: Outlook, currency: string): string {
  if (outlook.isTooLarge) return 'The amounts of the forecast are too large to be added up.';
  const sources = [...new Set(outlook.lines.map(({ source }) => source).filter(Boolean))];
  const origin =
    outlook.source !== ''
      ? ' The figures are those of our cash flow projection.'
      : sources.length > 0
        ? ` Part of the figures comes from our own plans (${joinWords(sources)}).`
        : '';
  return [
    `This forecast starts in ${formatMonth(outlook.first)} with ${formatMoney(outlook.startingCash, currency)} of cash. It shows money when it moves.${origin}`,
    ...(outlook.earlier.length > 0
      ? [
          `Not in the tables, because ${outlook.earlier.length === 1 ? 'it was' : 'they were'} paid before: ${joinWords(outlook.earlier.slice(0, 5))}${outlook.earlier.length > 5 ? ` and ${plural(outlook.earlier.length - 5, 'other')}` : ''}.`,
        ]
      : []),
  ].join('\n\n');
}
