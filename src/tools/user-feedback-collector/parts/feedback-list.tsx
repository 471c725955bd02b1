import { formatDay } from '@/lib/dates';
import { RowActions } from '@/kinds/records/row-actions';
import { IconButton } from '@/ui/button';
import { SelectBox } from '@/ui/search-box';
import { hideToast, showToast } from '@/ui/toast';
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
import { draftNews } from '../news';
import { hasOwnVote } from '../votes';
import type { FeedbackForm, FeedbackRecords } from './use-feedback-form';
import type { Weighing } from './weighing';

const statusOptions = statuses.map((value) => ({ value, label: statusLabels[value] }));
const priorityOptions = priorities.map((value) => ({ value, label: priorityLabels[value] }));

interface RowsProps {
  records: FeedbackRecords;
  form: FeedbackForm;
  weighing: Weighing;
  onRead: (id: string) => void;
  onVoters: (id: string) => void;
  onMerge: (id: string) => void;
}

export default function FeedbackList({ entries, ...rest }: RowsProps & { entries: readonly Feedback[] }) {
  return <VirtualList label="Feedback" items={entries} row={(entry) => <FeedbackRow entry={entry} {...rest} />} />;
}

function FeedbackRow({ entry, records, form, weighing, onRead, onVoters, onMerge }: RowsProps & { entry: Feedback }) {
  const { title, description, type, category, userType, rating, ratingChosen, status, priority, tags } = entry;
  const named = title || 'Untitled';
  const change = (values: Partial<Feedback>) => {
    // An older offer to undo would now take back this change instead.
    hideToast();
    records.update(entry.id, values);
  };
  const setStatus = (next: Feedback['status']) => {
    change({ status: next });
    const news = draftNews({ ...entry, status: next });
    if (news) showToast(`Status: ${statusLabels[next]}`, { label: 'Write to those who asked', run: () => onRead(entry.id) });
  };
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
    <div className="row flex gap-1.5 px-3 py-2.5 sm:gap-3 sm:px-4">
      <VoteBox entry={entry} hasFloor={weighing.hasFloor} named={named} onChange={change} />
      <div className="min-w-0 flex-1">
        <div className="flex items-center justify-between gap-2">
          <button
            type="button"
            className="min-h-6 min-w-0 truncate text-left font-[550] hover:underline"
            aria-label={`Read ${named}`}
            title={named}
            onClick={() => onRead(entry.id)}
          >
            {named}
          </button>
          <Actions entry={entry} records={records} form={form} onVoters={onVoters} onMerge={onMerge} named={named} />
        </div>
        <p className="truncate text-[14px] text-mute" title={description}>
          {description.trim() || 'No description'}
        </p>
        <p className="line-clamp-2 min-h-[2lh] text-[13px] break-words text-mute sm:line-clamp-1 sm:min-h-0" title={facts.join(' · ')}>
          {facts.join(' · ')}
        </p>
        <div className="mt-1.5 flex flex-wrap items-center gap-2">
          <SelectBox label={`Status of ${named}`} value={status} options={statusOptions} onChange={setStatus} />
          <SelectBox
            label={`Priority of ${named}`}
            value={priority}
            options={priorityOptions}
            onChange={(next) => change({ priority: next })}
          />
        </div>
      </div>
    </div>
  );
}

interface ActionsProps extends Omit<RowsProps, 'weighing' | 'onRead'> {
  entry: Feedback;
  named: string;
}

function Actions({ entry, records, form, onVoters, onMerge, named }: ActionsProps) {
  return (
    <RowActions records={records} form={form} record={entry} title={named}>
      <IconButton icon="users" label={`Voters of ${named}`} onClick={() => onVoters(entry.id)} />
      <IconButton icon="merge" label={`Merge ${named}`} disabled={records.all.length < 2} onClick={() => onMerge(entry.id)} />
    </RowActions>
  );
}

interface VoteBoxProps {
  entry: Feedback;
  hasFloor: boolean;
  named: string;
  onChange: (values: Partial<Feedback>) => void;
}

function VoteBox({ entry, hasFloor, named, onChange }: VoteBoxProps) {
  const votes = shownVotes(entry, hasFloor);
  const vote = (step: 1 | -1) => onChange({ votes: toVoted(entry, step, hasFloor) });
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
