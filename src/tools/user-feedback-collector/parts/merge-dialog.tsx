import { useMemo, useState } from 'react';
import { plural } from '@/lib/text';
import { selectRecords } from '@/kinds/records/select-records';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { SearchBox } from '@/ui/search-box';
import { searchText, statusLabels, type Feedback } from '../model';
import { orderByLikeness } from '../similar';
import { canMerge, mergeEntries, mergeWithin } from '../votes';
import type { FeedbackRecords } from './use-feedback-form';

interface MergeDialogProps {
  entry: Feedback;
  records: FeedbackRecords;
  onClose: () => void;
}

const shownAtMost = 20;

/** Two entries about one thing become one: the closest are offered first. */
export default function MergeDialog({ entry, records, onClose }: MergeDialogProps) {
  const [query, setQuery] = useState('');
  const [problem, setProblem] = useState('');
  const { all } = records;
  const others = useMemo(() => orderByLikeness(all, entry), [all, entry]);
  const found = selectRecords(others, { query, searchIn: searchText });
  const named = entry.title || 'Untitled';
  const merge = (into: Feedback) => {
    if (!canMerge(into, entry)) {
      setProblem('Together these two have more names or text than one entry can hold. Nothing was merged.');
      return;
    }
    records.replaceAll(mergeWithin(all, into, entry), {
      say: `Merged into ${into.title || 'Untitled'}, ${plural(mergeEntries(into, entry).votes, 'vote')} in total`,
    });
    onClose();
  };
  return (
    <Dialog title={`Merge ${named}`} onClose={onClose}>
      <p className="mb-3 text-mute">
        Pick the entry that stays. It keeps its text and status and gains the votes, voters, tags, sources, e-mails, revenue and rating of
        this one. Someone who voted for both counts once.
      </p>
      <div className="mb-3 flex">
        <SearchBox label="Search entries to merge into" placeholder="Search..." value={query} onChange={setQuery} />
      </div>
      <p role="alert" className={problem ? 'mb-2 text-bad' : ''}>
        {problem}
      </p>
      {found.length === 0 ? (
        <p className="text-mute">Nothing found.</p>
      ) : (
        <ul aria-label="Entries to merge into" className="grid">
          {found.slice(0, shownAtMost).map((other) => (
            <li key={other.id} className="flex items-center justify-between gap-3 border-t border-line py-1.5">
              <span className="min-w-0">
                <span className="block break-words">{other.title || 'Untitled'}</span>
                <span className="block text-[13px] text-mute">
                  {statusLabels[other.status]} · {plural(other.votes, 'vote')}, {mergeEntries(other, entry).votes.toLocaleString('en-US')}{' '}
                  together
                </span>
              </span>
              <Button className="flex-none" aria-label={`Merge into ${other.title || 'Untitled'}`} onClick={() => merge(other)}>
                Merge
              </Button>
            </li>
          ))}
        </ul>
      )}
      {found.length > shownAtMost && (
        <p className="mt-2 text-[13px] text-mute">The closest {shownAtMost} are shown. Search to find the others.</p>
      )}
    </Dialog>
  );
}
