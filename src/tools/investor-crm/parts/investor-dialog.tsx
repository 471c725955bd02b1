import { useState } from 'react';
import { useDraftForm } from '@/kinds/work/draft-form';
import { formatDay } from '@/lib/dates';
import { completeDraft, formatValue } from '@/lib/fields';
import { safeUrl } from '@/lib/links';
import { replaceById } from '@/lib/lists';
import { Button, IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { useUndo } from '@/workspace/tool-state';
import { fields, type Investor } from '../model';
import { canLog, entryFields, logEntry, logInForm, parseTimeline, removeEntry } from '../timeline';
import type { InvestorRecords } from './use-investor-form';

const shown = [
  'status', 'stage', 'focusAreas', 'investmentRange', 'amount', 'probability',
  'lastContact', 'nextFollowUp', 'introSource', 'warmPath', 'reasonForNo', 'notes',
] as const; // prettier-ignore

interface InvestorDialogProps {
  investor: Investor;
  records: InvestorRecords;
  onClose: () => void;
}

/** Everything about one investor, how to reach them, and what has been said so far. */
export default function InvestorDialog({ investor, records, onClose }: InvestorDialogProps) {
  const { undo } = useUndo();
  const { tool } = records;
  // Messages of the page lie behind an open dialog, so it has its own.
  const [message, setMessage] = useState('');
  const links = [
    { label: investor.email, href: investor.email && safeUrl(`mailto:${investor.email}`) },
    { label: investor.phone, href: investor.phone && safeUrl(`tel:${investor.phone}`) },
    { label: 'LinkedIn', href: safeUrl(investor.linkedin) },
  ].filter(({ href }) => href);
  return (
    <Dialog title={[investor.name, investor.firm].filter(Boolean).join(', ') || 'Investor'} width="wide" onClose={onClose}>
      {links.length > 0 && (
        <p className="mb-4 flex flex-wrap gap-x-4 gap-y-1">
          {links.map(({ label, href }) => (
            <a
              key={label}
              href={href}
              className="min-h-6 break-all text-accent underline underline-offset-2"
              target="_blank"
              rel="noreferrer noopener"
            >
              {label}
            </a>
          ))}
        </p>
      )}
      <dl className="grid grid-cols-1 gap-x-6 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)]">
        {shown.map((name) => (
          <div key={name} className="sm:contents">
            <dt className="text-mute">{fields[name].label}</dt>
            <dd className="break-words whitespace-pre-wrap">
              {formatValue(fields[name], investor[name], tool.around.currency) || 'Not set'}
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-6 mb-3 font-semibold">Timeline</h3>
      <LogForm investor={investor} records={records} onDone={setMessage} />
      <p role="status" className={message ? 'mb-2 flex items-center gap-2 text-mute' : ''}>
        {message}
        {message && (
          <Button
            look="quiet"
            onClick={() => {
              undo();
              setMessage('');
            }}
          >
            Undo
          </Button>
        )}
      </p>
      <Entries investor={investor} records={records} onDone={setMessage} />
    </Dialog>
  );
}

interface PartProps {
  investor: Investor;
  records: InvestorRecords;
  onDone: (message: string) => void;
}

function LogForm({ investor, records: { tool, all }, onDone }: PartProps) {
  const slot = `entry-${investor.id}`;
  const { today, currency } = tool.around;
  const draft = completeDraft(entryFields, tool.drafts[slot], today);
  const form = useDraftForm(
    entryFields,
    draft,
    tool.around,
    (next, name) => {
      // The way back offered so far would now only take back what is being typed.
      onDone('');
      tool.setDraft(slot, next, { key: `${slot}.${name}` });
    },
    {
      check: (entry) => (canLog(investor, entry) ? {} : { what: 'This timeline is full. Shorten it in the edit form first.' }),
      onSubmit: (entry) => {
        const change = logEntry(investor, entry, today);
        // One step, so that one undo brings back what was typed too.
        tool.changeAll(({ data, drafts: { [slot]: _logged, ...drafts } }) => ({
          drafts: logInForm(drafts, investor, entry, today),
          data: { ...data, currency, records: replaceById(all, investor.id, (record) => ({ ...record, ...change })) },
        }));
        onDone(`${entry.kind} logged.${change.nextFollowUp ? ` Follow up on ${formatDay(change.nextFollowUp)}.` : ''}`);
      },
    },
  );
  return (
    <form
      noValidate
      aria-label="Log an entry"
      className="mb-2 grid grid-cols-1 items-start gap-3 sm:grid-cols-[120px_160px_minmax(0,1fr)_auto]"
      onSubmit={form.submit}
    >
      <Field of={form.handle} name="kind" />
      <Field of={form.handle} name="day" />
      <Field of={form.handle} name="what" />
      <Button type="submit" look="primary" className="sm:mt-6">
        Log
      </Button>
    </form>
  );
}

function Entries({ investor, records, onDone }: PartProps) {
  const entries = parseTimeline(investor.timeline);
  if (entries.length === 0)
    return <p className="text-mute">Nothing logged yet. Calls, emails, meetings and notes appear here, newest first.</p>;
  return (
    <ol aria-label="Timeline" className="grid gap-1">
      {entries.map(({ line, day, kind, what }) => (
        <li key={line} className="flex items-start gap-3 border-t border-line py-1.5">
          <span className="w-24 flex-none text-mute">{formatDay(day) || 'Undated'}</span>
          <span className="min-w-0 flex-1 break-words">
            <span className="font-[550]">{kind}</span> {what}
          </span>
          <IconButton
            icon="trash-2"
            label={`Delete entry: ${what}`}
            onClick={() => {
              records.update(investor.id, { timeline: removeEntry(investor.timeline, line) });
              onDone('Entry deleted.');
            }}
          />
        </li>
      ))}
    </ol>
  );
}
