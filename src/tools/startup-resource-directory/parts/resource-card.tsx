import { useId } from 'react';
import { RowActions } from '@/kinds/records/row-actions';
import { isSampleRecord } from '@/kinds/records/state';
import { IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Chip } from '@/ui/layout';
import { linkOf, showAddress } from '../addresses';
import { toReportLink } from '../report-link';
import { formatChecked, formatPrice, formatRating, nameOf, type Resource } from '../model';
import type { ResourceForm, ResourceRecords } from './use-resource-form';

interface ResourceCardProps {
  resource: Resource;
  records: ResourceRecords;
  form: ResourceForm;
  /** Another one with the same address. */
  double: Resource | undefined;
}

export function ResourceCard({ resource, records, form, double }: ResourceCardProps) {
  const id = useId();
  const name = nameOf(resource);
  const checked = formatChecked(resource);
  return (
    <article aria-labelledby={id} className="panel row flex h-full flex-col">
      <div className="flex items-start justify-between gap-2">
        <h2 id={id} className="min-w-0 text-[17px] leading-snug font-semibold break-words">
          {name}
        </h2>
        <Favourite resource={resource} records={records} />
      </div>
      <Address typed={resource.url} />
      {resource.description.trim() && <p className="mt-2 line-clamp-6 break-words whitespace-pre-line">{resource.description.trim()}</p>}
      <p className="mt-3 flex flex-wrap gap-1.5">
        <Chip>{resource.category}</Chip>
        <Chip tone={resource.price === 'free' ? 'good' : 'plain'}>{formatPrice(resource)}</Chip>
        {resource.hasFreeTier && <Chip tone="good">Free tier</Chip>}
        {resource.hasCredits && (
          <Chip tone="good" icon="ticket-percent">
            Credit program
          </Chip>
        )}
        {resource.country.trim() && (
          <Chip icon="map-pin">
            <span className="min-w-0 break-all">{resource.country.trim()}</span>
          </Chip>
        )}
        {isSampleRecord(resource) && <Chip tone="warn">Sample</Chip>}
        {resource.isHidden && <Chip icon="eye-off">Hidden</Chip>}
      </p>
      {resource.tags.length > 0 && (
        <ul aria-label="Tagged" className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-[13px] text-mute">
          {resource.tags.map((tag, index) => (
            <li key={index} className="flex min-w-0 items-center gap-1 break-all">
              <Icon icon="tag" size={12} />
              {tag}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 flex items-center gap-1.5 text-[13px] text-mute">
        <Icon icon="star" size={13} />
        {formatRating(resource)}
      </p>
      {resource.notes.trim() && (
        <p className="mt-2 line-clamp-6 border-l-2 border-line pl-3 text-[14px] break-words whitespace-pre-line">
          <span className="text-mute">Notes: </span>
          {resource.notes.trim()}
        </p>
      )}
      {double && (
        <p className="mt-2 flex items-start gap-1.5 text-[13px] break-words text-warn">
          <span className="mt-0.5">
            <Icon icon="copy" size={13} />
          </span>
          <span className="min-w-0 break-words">Same address as {nameOf(double)}</span>
        </p>
      )}
      <div className="mt-auto pt-3">
        {checked && <p className="text-[13px] text-mute">{checked}</p>}
        <div className="-mb-2.5 -ml-2 [&_.on-hover]:opacity-100!">
          <CardActions resource={resource} records={records} form={form} />
        </div>
      </div>
    </article>
  );
}

function Favourite({ resource, records }: { resource: Resource; records: ResourceRecords }) {
  const { id, isFavourite } = resource;
  return (
    <IconButton
      icon={isFavourite ? 'heart-minus' : 'heart'}
      label={`Favorite ${nameOf(resource)}`}
      aria-pressed={isFavourite}
      className={`-mt-1.5 -mr-2 ${isFavourite ? 'bg-accent-soft! text-accent!' : ''}`}
      onClick={() => records.update(id, { isFavourite: !isFavourite })}
    />
  );
}

function CardActions({ resource, records, form }: Pick<ResourceCardProps, 'resource' | 'records' | 'form'>) {
  const { id, isHidden, checkedOn } = resource;
  const { today } = records.tool.around;
  const name = nameOf(resource);
  const setHidden = () => records.update(id, { isHidden: !isHidden }, { say: isHidden ? 'Resource shown again' : 'Resource hidden' });
  const markChecked = () => records.update(id, { checkedOn: today }, { say: 'Marked as checked today' });
  return (
    <RowActions records={records} form={form} record={resource} title={name}>
      {today !== '' && checkedOn !== today && (
        <IconButton icon="badge-check" label={`Mark ${name} as checked today`} onClick={markChecked} />
      )}
      {resource.listedOn !== '' && (
        <a
          className="btn btn-quiet btn-icon"
          href={toReportLink(resource)}
          aria-label={`Report a dead link: ${name}`}
          title={`Report a dead link: ${name}`}
        >
          <Icon icon="unlink" />
        </a>
      )}
      <IconButton icon={isHidden ? 'eye' : 'eye-off'} label={isHidden ? `Show ${name} again` : `Hide ${name}`} onClick={setHidden} />
    </RowActions>
  );
}

function Address({ typed }: { typed: string }) {
  const address = linkOf(typed);
  const shown = showAddress(typed) || typed;
  if (!address) return <p className="line-clamp-2 text-[14px] break-all text-mute">{`${shown} (not a web address)`.trim()}</p>;
  return (
    <p className="line-clamp-2 text-[14px] break-all">
      <a className="link" href={address} title={address} target="_blank" rel="noopener noreferrer">
        {shown}
      </a>
    </p>
  );
}
