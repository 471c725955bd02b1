import { useId, useState } from 'react';
import { RowActions } from '@/kinds/records/row-actions';
import { Button, IconButton } from '@/ui/button';
import { Chip } from '@/ui/layout';
import { describeCost } from '../cost';
import { decidedWord, isAtOdds, isTrap, nameOf, ringLabel, termsOf, type Technology } from '../model';
import type { StackForm, StackRecords } from './use-technology-form';

interface TechnologyCardProps {
  technology: Technology;
  records: StackRecords;
  form: StackForm;
  onCompare: () => void;
  /** In a very long list every card is one line. */
  isShort: boolean;
}

export function TechnologyCard({ technology, records, form, onCompare, isShort }: TechnologyCardProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { selected, category, complexity, description, cost } = technology;
  const { currency } = records.tool.around;
  const name = nameOf(technology);
  const toggle = (
    <Button
      icon={selected ? 'check' : 'plus'}
      aria-pressed={selected}
      aria-label={`Select ${name}`}
      className={selected ? 'bg-accent-soft! text-accent!' : ''}
      onClick={() => records.update(technology.id, { selected: !selected })}
    >
      Select
    </Button>
  );
  const facts = [category, cost.trim(), isShort && decidedWord(technology)].filter(Boolean).join(' · ');
  return (
    <article aria-labelledby={id} className={`row px-4 ${isShort ? 'py-2' : 'py-2.5'}`}>
      <div className="flex items-center gap-x-3">
        <div className="min-w-0 flex-1">
          <h2 id={id} className={`font-semibold ${isOpen ? 'break-words' : 'truncate'}`}>
            {name}
          </h2>
          <p className={`text-[13px] text-mute ${isOpen ? 'break-words' : 'truncate'}`}>{facts}</p>
        </div>
        <span className="no-print -mr-2 inline-flex flex-none items-center gap-1.5">
          {toggle}
          <RowActions records={records} form={form} record={technology} title={name} />
          {!isShort && (
            <IconButton
              icon={isOpen ? 'chevron-up' : 'chevron-down'}
              label={`Details of ${name}`}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            />
          )}
        </span>
      </div>
      {!isShort && (
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          <Chip tone={selected ? 'good' : 'plain'} icon={selected ? 'circle-check' : 'circle-dashed'}>
            {decidedWord(technology)}
          </Chip>
          <Chip>Complexity: {complexity}</Chip>
          <Chip tone={isAtOdds(technology) ? 'warn' : 'plain'}>
            Ring: {ringLabel(technology)}
            {isAtOdds(technology) && ', though decided'}
          </Chip>
          {isTrap(technology) && <Chip tone="warn">High lock-in, no exit plan</Chip>}
        </p>
      )}
      {isOpen && (
        <>
          {description.trim() !== '' && <p className="mt-3 break-words whitespace-pre-line">{description}</p>}
          {cost.trim() !== '' && <p className="mt-3 text-[13px] break-words text-mute">{describeCost(technology, currency)}</p>}
          <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-3 empty:hidden sm:grid-cols-2">
            <Entries label="Pros" items={technology.pros} />
            <Entries label="Cons" items={technology.cons} />
            <Entries label="Alternatives" items={technology.alternatives} />
            <Entries label="Terms and exit" items={termsOf(technology)} />
          </dl>
          <Button look="quiet" icon="scale" className="no-print mt-2 -ml-3.5" aria-describedby={id} onClick={onCompare}>
            Compare alternatives
          </Button>
        </>
      )}
    </article>
  );
}

function Entries({ label, items }: { label: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div className="min-w-0">
      <dt className="text-[13px] text-mute">{label}</dt>
      <dd>
        <ul className="list-disc pl-4.5">
          {items.map((item, index) => (
            <li key={index} className="break-words">
              {item}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
