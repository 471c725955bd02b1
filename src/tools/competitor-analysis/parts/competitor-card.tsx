import { useId, type ReactNode } from 'react';
import { formatDay } from '@/lib/dates';
import { optionLabel } from '@/lib/fields';
import { Button, IconButton } from '@/ui/button';
import { Fold } from '@/ui/fold';
import { Icon } from '@/ui/icon';
import { Chip } from '@/ui/layout';
import { dateToday, factsOf, isStale, type KnownFact } from '../facts';
import { fields, linkOf, nameOf, type Competitor } from '../model';
import { formatShare } from '../share';
import type { CompetitorForm, CompetitorRecords } from './use-competitor-form';

interface CompetitorCardProps {
  competitor: Competitor;
  records: CompetitorRecords;
  form: CompetitorForm;
  /** In a very long list every card is one line. */
  isShort: boolean;
}

export function CompetitorCard({ competitor, records, form, isShort }: CompetitorCardProps) {
  const id = useId();
  const { today } = records.tool.around;
  const name = nameOf(competitor);
  const known = factsOf(competitor);
  const isUndated = known.some(({ checked }) => checked === '');
  const markChecked = () => records.update(competitor.id, dateToday(competitor, today), { say: 'Marked as checked today' });
  const stale = known.filter(({ checked }) => isStale(checked, today));
  return (
    <article aria-labelledby={id} className={isShort ? 'row px-4 py-2' : 'panel'}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_200px]">
          <h2 id={id} className={`font-semibold ${isShort ? 'truncate' : 'text-[17px] break-words'}`}>
            {name}
          </h2>
          <p className={`text-[14px] ${isShort ? 'truncate' : 'break-all'}`}>
            <TypedLink typed={competitor.website} />
          </p>
        </div>
        <span className="no-print inline-flex flex-none items-center">
          <Fold label={`Actions for ${name}`}>
            <IconButton icon="pencil" label={`Edit ${name}`} onClick={() => form.edit(competitor)} />
            <IconButton icon="copy-plus" label={`Duplicate ${name}`} onClick={() => records.duplicate(competitor.id)} />
            <Button className="sm:ml-1.5" aria-label={`Remove ${name}`} onClick={() => records.remove([competitor.id])}>
              Remove
            </Button>
          </Fold>
        </span>
      </div>
      {!isShort && (
        <>
          <p className="mt-2 flex flex-wrap gap-1.5 *:max-w-full">
            <Chip>{optionLabel(fields.tier, competitor.tier)}</Chip>
            {competitor.tags.map((tag, index) => (
              <Chip key={index} icon="tag">
                <span className="min-w-0 break-words">{tag}</span>
              </Chip>
            ))}
            {stale.length > 0 && (
              <Chip tone="warn" icon="clock-alert">
                {stale.length} stale
              </Chip>
            )}
          </p>
          {known.length === 0 ? (
            <p className="mt-3 text-mute">Nothing noted yet.</p>
          ) : (
            <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4">
              {known.map((fact) => (
                <FactView key={fact.fact} known={fact} today={today} />
              ))}
            </dl>
          )}
          {isUndated && today !== '' && (
            <Button
              look="quiet"
              className="no-print mt-3 -ml-3.5"
              aria-label={`Mark as checked today: undated facts of ${name}`}
              onClick={markChecked}
            >
              Mark as checked today
            </Button>
          )}
        </>
      )}
    </article>
  );
}

function FactView({ known, today }: { known: KnownFact; today: string }) {
  const { competitor, fact, label } = known;
  const value = competitor[fact];
  return (
    <div className="min-w-0">
      <dt className="text-[13px] text-mute">{label}</dt>
      <dd className="break-words">
        {typeof value === 'string' ? (
          fact === 'marketShare' ? (
            formatShare(value)
          ) : (
            value
          )
        ) : (
          <ul className="list-disc pl-4.5 marker:text-mute">
            {value.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </ul>
        )}
      </dd>
      <dd className="mt-0.5 text-[13px] break-words text-mute">
        <Evidence known={known} today={today} />
      </dd>
    </div>
  );
}

function Evidence({ known: { source, checked }, today }: { known: KnownFact; today: string }) {
  const day = formatDay(checked);
  const parts: ReactNode[] = [
    day === '' ? (
      'Not dated'
    ) : isStale(checked, today) ? (
      <span key="day" className="inline-flex items-center gap-1 text-warn">
        <Icon icon="clock-alert" size={13} />
        Stale, checked {day}
      </span>
    ) : (
      `Checked ${day}`
    ),
  ];
  return (
    <>
      {parts}
      {source !== '' && (
        <>
          {' · '}
          <TypedLink typed={source} text="Source" />
        </>
      )}
    </>
  );
}

/** A link where the text is an address; otherwise the text, as it was typed. */
export function TypedLink({ typed, text = typed }: { typed: string; text?: string }) {
  const address = linkOf(typed);
  if (!address) return typed;
  return (
    <a className="link" href={address} title={typed} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
