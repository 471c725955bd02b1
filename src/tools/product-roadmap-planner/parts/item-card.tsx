import { formatDay } from '@/lib/dates';
import { RowActions } from '@/kinds/records/row-actions';
import { Icon } from '@/ui/icon';
import { Chip } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import type { Link } from '@/lib/title-links';
import type { Trouble } from '../troubles';
import { statuses, type Item, type RoadmapRecords } from '../model';
import type { ItemForm } from '../use-item-form';

const statusOptions = statuses.map((value) => ({ value, label: value }));
export const priorityTones = { High: 'bad', Medium: 'warn', Low: 'good' } as const;

export function StatusSelect({ item, records }: { item: Item; records: RoadmapRecords }) {
  return (
    <SelectBox
      label={`Status of ${item.title}`}
      value={item.status}
      options={statusOptions}
      onChange={(status) => records.update(item.id, { status })}
    />
  );
}

export function TroubleList({ troubles }: { troubles: readonly Trouble[] }) {
  return troubles.map(({ kind, text }) => (
    <p key={text} className={`flex items-start gap-1.5 text-[13px] ${kind === 'broken' ? 'text-warn' : 'text-bad'}`}>
      <span className="mt-0.5 flex-none">
        {kind === 'broken' ? <Icon icon="unlink" size={14} /> : <Icon icon="triangle-alert" size={14} />}
      </span>
      <span className="min-w-0 break-words">{text}</span>
    </p>
  ));
}

interface ItemCardProps {
  item: Item;
  links: readonly Link<Item>[];
  troubles: readonly Trouble[];
  records: RoadmapRecords;
  form: ItemForm;
  /** One line of text each, so that very long lists keep even rows. */
  isShort: boolean;
}

export function ItemCard({ item, links, troubles, records, form, isShort }: ItemCardProps) {
  const dates = [item.startDate, item.endDate].filter((day) => day !== '').map((day) => formatDay(day));
  const facts = [item.assignee, item.estimatedEffort, dates.join(' to '), item.theme, item.demand].filter(Boolean);
  return (
    <article aria-label={item.title} className="row grid grid-cols-1 gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className={`min-w-0 font-[550] ${isShort ? 'truncate' : 'break-words'}`}>{item.title}</span>
          <Chip tone={priorityTones[item.priority]}>{item.priority}</Chip>
        </p>
        {item.description.trim() !== '' && !isShort && (
          <p className="mt-0.5 text-[14px] break-words whitespace-pre-line text-mute">{item.description}</p>
        )}
        {facts.length > 0 && <p className={`mt-0.5 text-[13px] text-mute ${isShort ? 'truncate' : 'break-words'}`}>{facts.join(' · ')}</p>}
        {links.length > 0 && !isShort && (
          <p className="mt-1 text-[13px] break-words">
            <span className="text-mute">Depends on </span>
            {links.map(({ name, target }, index) => (
              <span key={index}>
                {index > 0 && ', '}
                {target ? (
                  <span>
                    {name} <span className="text-mute">({target.status})</span>
                  </span>
                ) : (
                  <span className="text-warn line-through">{name}</span>
                )}
              </span>
            ))}
          </p>
        )}
        {troubles.length > 0 && !isShort && (
          <div className="mt-1 grid gap-0.5">
            <TroubleList troubles={troubles} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-1 sm:flex-nowrap">
        <RowActions records={records} form={form} record={item} title={item.title} />
        <StatusSelect item={item} records={records} />
      </div>
    </article>
  );
}
