import { formatDay } from '@/lib/dates';
import { plural } from '@/lib/text';
import { Bar, Panel, StatRow } from '@/ui/layout';
import { type Answers, type Requirement } from '../model';
import { computeProgress, describeDue, formatPercent, isOverdue, upcoming } from '../progress';

interface OverviewProps {
  items: readonly Requirement[];
  made: Answers;
  today: string;
}

const datesShown = 4;

/** How far along it is, and what is due next. */
export function Overview({ items, made, today }: OverviewProps) {
  const progress = computeProgress(items);
  const { completed, inProgress, notStarted, notApplicable, percent } = progress;
  const count = (value: number) => value.toLocaleString('en-US');
  const dated = upcoming(items);
  const basis = [made.businessType, made.location.trim(), made.industry].filter(Boolean).join(' · ');
  return (
    <section aria-label="Progress">
      <p className="mb-3 break-words text-mute">{basis}</p>
      <StatRow
        stats={[
          {
            label: 'Percent complete',
            figure: formatPercent(progress),
            note:
              percent === undefined
                ? 'Nothing on the list applies'
                : notApplicable > 0
                  ? `${count(notApplicable)} not applicable, left out`
                  : '',
          },
          { label: 'Completed', figure: count(completed) },
          { label: 'In progress', figure: count(inProgress) },
          { label: 'Not started', figure: count(notStarted) },
        ]}
      />
      <div className="-mt-2 mb-5">
        <Bar label="Complete" share={(percent ?? 0) / 100} />
      </div>
      {dated.length > 0 && (
        <Panel title="Due next" className="mb-5">
          <ul className="grid gap-1.5">
            {dated.slice(0, datesShown).map((item) => (
              <li key={item.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="min-w-0 break-words">{item.requirement || 'Untitled requirement'}</span>
                <span className={`text-[13px] ${isOverdue(item, today) ? 'text-bad' : 'text-mute'}`}>
                  {describeDue(item, made.formedOn, today) || formatDay(item.dueDate)}
                </span>
              </li>
            ))}
          </ul>
          {dated.length > datesShown && (
            <p className="mt-2 text-[13px] text-mute">{plural(dated.length - datesShown, 'more date')} below and in the calendar file.</p>
          )}
        </Panel>
      )}
    </section>
  );
}
