import { useMemo } from 'react';
import { readDraft, type DraftOf } from '@/lib/fields';
import { replaceById } from '@/lib/lists';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast';
import { fields, shownVotes, statusLabels, type Feedback } from '../model';
import { findSimilar } from '../similar';
import { canMerge, mergeEntries } from '../votes';
import type { FeedbackRecords } from './use-feedback-form';

interface SimilarNotesProps {
  draft: DraftOf<typeof fields>;
  records: FeedbackRecords;
  /** Something typed cannot be read; the form says what, beside its field. */
  onRefused: () => void;
}

/** What has been asked for before, while the title is still being typed. */
export default function SimilarNotes({ draft, records, onRefused }: SimilarNotesProps) {
  const { all, extra } = records;
  const similar = useMemo(() => findSimilar(all, draft.title), [all, draft.title]);
  if (similar.length === 0) return null;
  return (
    <div className="rounded-(--radius-control) bg-sunk px-3.5 py-2.5">
      <p className="mb-1 text-[13px] font-[550]">Similar feedback</p>
      <ul aria-label="Similar feedback" className="grid gap-1.5">
        {similar.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 text-[14px] break-words">
              {entry.title}{' '}
              <span className="text-[13px] text-mute">
                {plural(shownVotes(entry, extra.hasFloor), 'vote')} · {statusLabels[entry.status]}
              </span>
            </span>
            <Button
              look="quiet"
              className="-mx-3.5"
              aria-label={`Add as a vote to ${entry.title}`}
              onClick={() => addTo(entry, draft, records, onRefused)}
            >
              Add as a vote
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What was typed becomes a vote for an entry that says the same; nothing of it is lost. */
function addTo(entry: Feedback, draft: DraftOf<typeof fields>, { all, tool }: FeedbackRecords, onRefused: () => void): void {
  const { values, problems } = readDraft(fields, draft, tool.around);
  // A vote needs no words of its own, but what cannot be read would be lost.
  if (Object.keys(problems).some((name) => name !== 'title' && name !== 'description')) {
    onRefused();
    return;
  }
  const { userEmail, userType } = values;
  const typed: Feedback = { ...values, id: 'typed', votes: 1, voters: userEmail ? [`${userEmail} (${userType})`] : [] };
  if (!canMerge(entry, typed)) {
    showToast('That entry is full. Submit this one on its own.');
    return;
  }
  const isCounted = mergeEntries(entry, typed).votes !== entry.votes;
  // One step, so that one undo brings back what was typed too.
  tool.changeAll(
    ({ data, drafts: { record: _typed, ...drafts } }) => ({
      drafts,
      data: { ...data, currency: tool.around.currency, records: replaceById(all, entry.id, (known) => mergeEntries(known, typed)) },
    }),
    { say: isCounted ? 'Added as a vote' : 'Added. This user has already voted, so the count stays.' },
  );
}
