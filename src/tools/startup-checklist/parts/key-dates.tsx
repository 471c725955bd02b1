import { useId } from 'react';
import { daysBetween, formatDay } from '@/lib/dates';
import type { FieldDefinition } from '@/lib/fields';
import { plural } from '@/lib/text';
import { FactLine } from '@/ui/field';
import { Notice, Panel } from '@/ui/layout';
import { Label } from '@/ui/labelled';
import { computeDue, electionRule, incorporationDay, postmarkDay, readKeyDay, stockDay, type KeyDates as Dates } from '../due';
import { isDone, keyFields } from '../model';
import type { Checklist } from './use-checklist';

interface DateInputProps {
  label: string;
  hint: string;
  value: string;
  onChange: (typed: string) => void;
  field?: FieldDefinition;
}

function DateInput({ label, hint, value, onChange, field }: DateInputProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <Label htmlFor={id}>{label}</Label>
      <input
        id={id}
        type="date"
        className="input"
        max="2199-12-31"
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className="mt-1 text-[13px] text-mute">
        {value !== '' && readKeyDay(value) === '' ? 'Use a year from 1900 to 2199.' : hint}
      </p>
      {field && <FactLine label={label} field={field} value={value} onUse={onChange} />}
    </div>
  );
}

/** The days that due days count from, and the one deadline that nobody can move. */
export default function KeyDates({ checklist }: { checklist: Checklist }) {
  const { records, today, setKeyDate } = checklist;
  const dates = records.extra;
  const open = records.all.filter((task) => task.rule !== '' && !isDone(task));
  const election = open.find(({ rule }) => rule === electionRule);
  const hasStock = open.some(({ rule }) => rule.startsWith('Stock'));
  const undated = open.filter(({ dueDate }) => dueDate === '').length;
  return (
    <Panel title="Key dates" className="mb-5">
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <DateInput
            label={keyFields.incorporatedOn.label}
            hint={
              incorporationDay(dates) === '' && undated > 0
                ? `Fills ${plural(undated, 'due date')}.`
                : 'Due dates move with it, except those you set yourself.'
            }
            value={dates.incorporatedOn}
            onChange={(typed) => setKeyDate('incorporatedOn', typed)}
            field={keyFields.incorporatedOn}
          />
          {hasStock && (
            <DateInput
              label="Founder stock issued on"
              hint={
                stockDay(dates) < incorporationDay(dates)
                  ? 'This is before the incorporation date: check both.'
                  : 'If empty, the incorporation date counts.'
              }
              value={dates.stockIssuedOn}
              onChange={(typed) => setKeyDate('stockIssuedOn', typed)}
            />
          )}
        </div>
        {election && <Countdown dates={dates} own={election.dueDate} today={today} />}
      </div>
    </Panel>
  );
}

function Countdown({ dates, own, today }: { dates: Dates; own: string; today: string }) {
  const last = computeDue(electionRule, 'never', dates, today) || own;
  const postmark = last === '' ? '' : postmarkDay(last);
  const isLate = postmark !== '' && today > postmark;
  const days = last === '' || today === '' ? undefined : daysBetween(today, !isLate && today > last ? postmark : last);
  return (
    <section aria-label="83(b) countdown">
      <p className="text-[13px] text-mute">83(b) election, Form 15620</p>
      <p className={`figure ${days !== undefined && days <= 7 ? 'text-bad' : ''}`}>{describeDays(days)}</p>
      <p className="mt-1 text-[13px] text-mute">
        {last === ''
          ? 'Enter the day the stock was issued to start the countdown. '
          : `Last day: ${formatDay(last, 'full')}${stockDay(dates) === '' ? ', as you set it' : ''}. `}
        30 days from the day the stock is transferred to you. No extension.
      </p>
      {isLate && (
        <div className="mt-3">
          <Notice>A late election doesn’t count. Talk to a tax adviser about this stock before you do anything else.</Notice>
        </div>
      )}
      {postmark !== last && !isLate && (
        <p className="mt-1 text-[13px] text-mute">
          It falls on a weekend: the IRS takes a postmark of the next business day, {formatDay(postmark, 'full')},{' '}
          {today > last ? 'and not a day later.' : 'but plan for the day before.'}
        </p>
      )}
    </section>
  );
}

function describeDays(days: number | undefined): string {
  if (days === undefined) return '—';
  if (days < 0) return `Ended ${plural(-days, 'day')} ago`;
  return days === 0 ? 'Last day today' : `${plural(days, 'day')} left`;
}
