import { formatDay } from '@/lib/dates';
import { RowActions } from '@/kinds/records/row-actions';
import { IconButton } from '@/ui/button';
import { SelectBox } from '@/ui/search-box';
import { VirtualList } from '@/ui/virtual-list';
import {
  priorities,
  priorityLabels,
  shownVotes,
  statuses,
  statusLabels,
  toVoted,
  typeLabels,
  userTypeLabels,
  type Feedback,
} from '../model';
import { hasOwnVote } from '../votes';
import type { FeedbackForm, FeedbackRecords } from './use-feedback-form';
import type { Weighing } from './weighing';

const statusOptions = statuses.map((value) => ({ value, label: statusLabels[value] }));
const priorityOptions = priorities.map((value) => ({ value, label: priorityLabels[value] }));

interface RowsProps {
  records: FeedbackRecords;
  form: FeedbackForm;
  weighing: Weighing;
  onVoters: (id: string) => void;
  onMerge: (id: string) => void;
}

export default function FeedbackList({ entries, ...rest }: RowsProps & { entries: readonly Feedback[] }) {
  return <VirtualList label="Feedback" items={entries} row={(entry) => <FeedbackRow entry={entry} {...rest} />} />;
}

function FeedbackRow({ entry, records, form, weighing, onVoters, onMerge }: RowsProps & { entry: Feedback }) {
  const { title, description, type, category, userType, rating, ratingChosen, status, priority, tags } = entry;
  const named = title || 'Untitled';
  const facts = [
    typeLabels[type],
    category,
    `${userTypeLabels[userType]} user`,
    `Rated ${rating}${ratingChosen ? '' : ' (default)'}`,
    formatDay(entry.date) || 'No date',
    weighing.describe(entry),
    ...tags.map((tag) => `#${tag}`),
  ].filter(Boolean);
  return (
    <div className="row flex gap-3 px-3 py-2.5 sm:px-4">
      <VoteBox entry={entry} records={records} hasFloor={weighing.hasFloor} named={named} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-[550]" title={named}>
          {named}
        </p>
        <p className="truncate text-[14px] text-mute" title={description}>
          {description.trim() || 'No description'}
        </p>
        <p className="truncate text-[13px] text-mute" title={facts.join(' · ')}>
          {facts.join(' · ')}
        </p>
        <div className="mt-1.5 flex flex-wrap items-center gap-2">
          <SelectBox
            label={`Status of ${named}`}
            value={status}
            options={statusOptions}
            onChange={(next) => records.update(entry.id, { status: next })}
          />
          <SelectBox
            label={`Priority of ${named}`}
            value={priority}
            options={priorityOptions}
            onChange={(next) => records.update(entry.id, { priority: next })}
          />
          <span className="ml-auto inline-flex">
            <Actions entry={entry} records={records} form={form} onVoters={onVoters} onMerge={onMerge} named={named} />
          </span>
        </div>
      </div>
    </div>
  );
}

interface ActionsProps extends Omit<RowsProps, 'weighing'> {
  entry: Feedback;
  named: string;
}

function Actions({ entry, records, form, onVoters, onMerge, named }: ActionsProps) {
  return (
    <>
      <span className="on-hover inline-flex">
        <IconButton icon="users" label={`Voters of ${named}`} onClick={() => onVoters(entry.id)} />
        <IconButton icon="merge" label={`Merge ${named}`} disabled={records.all.length < 2} onClick={() => onMerge(entry.id)} />
      </span>
      <RowActions records={records} form={form} record={entry} title={named} />
    </>
  );
}

function VoteBox({ entry, records, hasFloor, named }: { entry: Feedback; records: FeedbackRecords; hasFloor: boolean; named: string }) {
  const votes = shownVotes(entry, hasFloor);
  const vote = (step: 1 | -1) => records.update(entry.id, { votes: toVoted(entry, step, hasFloor) });
  const isOwn = hasOwnVote(entry);
  return (
    <div role="group" aria-label={`Votes for ${named}`} className="flex w-14 flex-none flex-col items-center">
      <IconButton icon="chevron-up" label={`Vote up ${named}`} onClick={() => vote(1)} />
      <output className={`max-w-full truncate font-semibold ${isOwn ? 'text-accent' : ''}`} title={votes.toLocaleString('en-US')}>
        {votes.toLocaleString('en-US')}
      </output>
      <IconButton icon="chevron-down" label={`Vote down ${named}`} disabled={hasFloor && votes <= 0} onClick={() => vote(-1)} />
      <span className="h-4 text-[12px] whitespace-nowrap text-accent">{isOwn ? 'You voted' : ''}</span>
    </div>
  );
}
