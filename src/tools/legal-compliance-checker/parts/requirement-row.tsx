import { useId } from 'react';
import { RowActions } from '@/kinds/records/row-actions';
import type { RecordForm } from '@/kinds/records/use-record-form';
import { formatDay } from '@/lib/dates';
import { optionLabel } from '@/lib/fields';
import { safeUrl } from '@/lib/links';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Chip } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { Label } from '@/ui/labelled';
import { fields, statuses, type Requirement } from '../model';
import { describeDue, isOverdue, nextRoundOf } from '../progress';
import type { Checklist } from './use-checklist';

interface RowProps {
  item: Requirement;
  checklist: Checklist;
  form: RecordForm<typeof fields>;
  formedOn: string;
}

const statusOptions = statuses.map((value) => ({ value, label: optionLabel(fields.status, value) }));
const priorityTones = { high: 'warn', medium: 'plain', low: 'plain' } as const;

const siteName = (address: string) =>
  address
    .replace(/^[a-z]+:(\/\/)?(www\.)?/, '')
    .replace(/[/?#].*$/, '')
    .slice(0, 60) || 'Open link';

export function RequirementRow({ item, checklist, form, formedOn }: RowProps) {
  const { records, today, setStatus, startNextRound } = checklist;
  const name = item.requirement || 'Untitled requirement';
  const due = describeDue(item, formedOn, today);
  const again = item.status === 'completed' ? nextRoundOf(item, formedOn) : '';
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className={`font-[550] break-words ${item.status === 'not-applicable' ? 'text-mute line-through' : ''}`}>{name}</h3>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          <Chip tone={priorityTones[item.priority]}>{optionLabel(fields.priority, item.priority)} priority</Chip>
          <Chip>{optionLabel(fields.need, item.need)}</Chip>
          {item.repeats !== 'never' && <Chip icon="repeat">{optionLabel(fields.repeats, item.repeats)}</Chip>}
          {due !== '' && <span className={`text-[13px] ${isOverdue(item, today) ? 'text-bad' : 'text-mute'}`}>{due}</span>}
        </div>
        {item.description && <p className="mt-2 break-words whitespace-pre-line">{item.description}</p>}
        <Details item={item} />
        {item.status === 'not-applicable' && <Reason item={item} checklist={checklist} name={name} />}
        {again !== '' && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-mute">
            Comes back: due {formatDay(again)}
            <Button onClick={() => startNextRound(item)} aria-label={`Start next round of ${name}`}>
              Start next round
            </Button>
          </p>
        )}
      </div>
      <div className="flex items-start justify-between gap-2 sm:flex-col sm:items-end sm:justify-start">
        <SelectBox label={`Status of ${name}`} value={item.status} options={statusOptions} onChange={(status) => setStatus(item, status)} />
        <RowActions records={records} form={form} record={item} title={item.requirement} />
      </div>
    </div>
  );
}

/** Why it is here, what decides, and where to read on. */
function Details({ item }: { item: Requirement }) {
  const lines = [
    ['Why it is here', item.reason],
    ['The test that decides', item.test],
    ['Owner', item.owner],
    ['Evidence', item.evidence],
    ['Resources', item.resources.filter(Boolean).join(', ')],
  ].filter(([, text]) => text !== '');
  const address = safeUrl(item.link);
  return (
    <>
      <dl className="mt-2 grid gap-1 text-[13px]">
        {lines.map(([label, text]) => (
          <div key={label} className="break-words whitespace-pre-line">
            <dt className="inline text-mute">{label}: </dt>
            <dd className="inline">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-[13px] break-words text-mute empty:hidden">
        {address && (
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Official link: ${siteName(address)}`}
            className="link inline-flex min-h-6 min-w-0 items-center gap-1 break-all"
          >
            <Icon icon="external-link" size={13} />
            {siteName(address)}
          </a>
        )}
        {item.asOf && <span className="min-w-0">Rule as of {item.asOf}</span>}
        {item.cost && <span className="min-w-0">Cost estimate: {item.cost}</span>}
      </p>
    </>
  );
}

function Reason({ item, checklist, name }: { item: Requirement; checklist: Checklist; name: string }) {
  const id = useId();
  return (
    <div className="mt-3 max-w-xl">
      <Label htmlFor={id}>
        Why it does not apply<span className="sr-only">: {name}</span>
      </Label>
      <input
        id={id}
        className="input"
        value={item.naReason}
        maxLength={fields.naReason.maxLength}
        placeholder="Such as: we have no employees"
        aria-describedby={item.naReason.trim() === '' ? `${id}-hint` : undefined}
        onChange={(event) => checklist.setReason(item, event.target.value)}
      />
      {item.naReason.trim() === '' && (
        <p id={`${id}-hint`} className="mt-1 text-[13px] text-warn">
          Give a reason: the report shows it.
        </p>
      )}
    </div>
  );
}
