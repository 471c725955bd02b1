import { useId } from 'react';
import { RowActions } from '@/kinds/records/row-actions';
import { Button } from '@/ui/button';
import { Chip } from '@/ui/layout';
import { describeCost } from '../cost';
import { decidedWord, isAtOdds, nameOf, ringLabel, type Technology } from '../model';
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
  return (
    <article aria-labelledby={id} className={isShort ? 'row px-4 py-2' : 'panel'}>
      <div className={`flex items-start justify-between gap-x-4 gap-y-2 ${isShort ? '' : 'flex-wrap'}`}>
        <div className={`min-w-0 ${isShort ? 'flex-1' : 'flex-[1_1_200px]'}`}>
          <h2 id={id} className={`font-semibold ${isShort ? 'truncate' : 'text-[17px] break-words'}`}>
            {name}
          </h2>
          <p className={`text-[14px] text-mute ${isShort ? 'truncate' : ''}`}>
            {isShort ? `${category} · ${decidedWord(technology)}` : category}
          </p>
        </div>
        <span className="no-print inline-flex flex-none items-center gap-1.5">
          {toggle}
          <RowActions records={records} form={form} record={technology} title={name} />
        </span>
      </div>
      {!isShort && (
        <>
          <p className="mt-2 flex flex-wrap gap-1.5">
            <Chip tone={selected ? 'good' : 'plain'} icon={selected ? 'circle-check' : 'circle-dashed'}>
              {decidedWord(technology)}
            </Chip>
            <Chip>Complexity: {complexity}</Chip>
            <Chip tone={isAtOdds(technology) ? 'warn' : 'plain'}>
              Ring: {ringLabel(technology)}
              {isAtOdds(technology) && ', though decided'}
            </Chip>
          </p>
          {description.trim() !== '' && <p className="mt-3 break-words whitespace-pre-line">{description}</p>}
          {cost.trim() !== '' && (
            <p className="mt-3 break-words">
              <span className="text-mute">Cost</span> {cost}
              <span className="block text-[13px] text-mute">{describeCost(technology, currency)}</span>
            </p>
          )}
          <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-3 empty:hidden sm:grid-cols-2">
            <Entries label="Pros" items={technology.pros} />
            <Entries label="Cons" items={technology.cons} />
            <Entries label="Alternatives" items={technology.alternatives} />
          </dl>
          <Button look="quiet" icon="scale" className="no-print mt-3 -ml-3.5" aria-describedby={id} onClick={onCompare}>
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
