import { useState } from 'react';
import { useDraftForm } from '@/kinds/work/draft-form';
import { choice, completeDraft, text } from '@/lib/fields';
import { formatNumber } from '@/lib/numbers';
import { Button, IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { replaceById } from '@/lib/lists';
import { useUndo } from '@/workspace/tool-state';
import { shownVotes, userTypeLabels, userTypes, type Feedback } from '../model';
import { addVoter, hasOwnVote, refuseVoter, removeVoter, self, votersOf } from '../votes';
import type { FeedbackRecords } from './use-feedback-form';

const voterFields = {
  name: text('Voter', { required: 'Enter a name.', placeholder: 'Name or e-mail', autoComplete: 'off' }),
  userType: choice('User Type', userTypes, { default: 'free', labels: userTypeLabels }),
};

interface VotersDialogProps {
  entry: Feedback;
  records: FeedbackRecords;
  hasFloor: boolean;
  onClose: () => void;
}

/** Who asks for it, each once; a vote can be added for someone who told you. */
export default function VotersDialog({ entry, records, hasFloor, onClose }: VotersDialogProps) {
  const { undo } = useUndo();
  // Messages of the page lie behind an open dialog, so it has its own.
  const [message, setMessage] = useState('');
  const voters = votersOf(entry);
  const isOwn = hasOwnVote(entry);
  const toggleOwn = () => {
    records.update(entry.id, isOwn ? removeVoter(entry, self) : addVoter(entry, { name: self, userType: '' }));
    setMessage(isOwn ? 'Your vote is taken back.' : 'Your vote is added.');
  };
  const votes = shownVotes(entry, hasFloor);
  return (
    <Dialog title={`Voters of ${entry.title || 'Untitled'}`} onClose={onClose}>
      <p className="mb-3 text-mute">
        {formatNumber(votes)} {votes === 1 ? 'vote' : 'votes'} in total, {formatNumber(voters.length)} by name. Everyone named has one vote.
      </p>
      <VoterForm entry={entry} records={records} onDone={setMessage} />
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <Button
          icon={isOwn ? 'check' : 'thumbs-up'}
          aria-pressed={isOwn}
          disabled={!isOwn && refuseVoter(entry, self) !== undefined}
          onClick={toggleOwn}
        >
          {isOwn ? 'You voted' : 'Vote as yourself'}
        </Button>
        <p role="status" className={message ? 'flex items-center gap-1 text-mute' : ''}>
          {message}
          {message && (
            <Button
              look="quiet"
              onClick={() => {
                undo();
                setMessage('');
              }}
            >
              Undo
            </Button>
          )}
        </p>
      </div>
      {voters.length === 0 ? (
        <p className="text-mute">Nobody by name yet. The arrows in the list count votes without a name.</p>
      ) : (
        <ul aria-label="Voters" className="grid">
          {voters.map(({ name, userType }) => (
            <li key={name} className="flex items-center justify-between gap-3 border-t border-line py-1">
              <span className="min-w-0 break-words">
                {name} {userType && <span className="text-[13px] text-mute">{userTypeLabels[userType]} user</span>}
              </span>
              <IconButton
                icon="trash-2"
                label={`Remove vote of ${name}`}
                onClick={() => {
                  records.update(entry.id, removeVoter(entry, name));
                  setMessage(`The vote of ${name} is removed.`);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function VoterForm({ entry, records, onDone }: { entry: Feedback; records: FeedbackRecords; onDone: (message: string) => void }) {
  const { tool, all } = records;
  const { today, currency } = tool.around;
  const slot = `voter-${entry.id}`;
  const draft = completeDraft(voterFields, tool.drafts[slot], today);
  const form = useDraftForm(
    voterFields,
    draft,
    tool.around,
    (next, name) => {
      // Undo would now take back the typing, not what the message speaks of.
      onDone('');
      tool.setDraft(slot, next, { key: `${slot}.${name}` });
    },
    {
      check: ({ name }) => {
        const refusal = refuseVoter(entry, name);
        return refusal ? { name: refusal } : {};
      },
      onSubmit: (voter) => {
        const change = addVoter(entry, voter);
        // One step, so that one undo brings back what was typed too.
        tool.changeAll(({ data, drafts: { [slot]: _added, ...drafts } }) => ({
          drafts,
          data: { ...data, currency, records: replaceById(all, entry.id, (record) => ({ ...record, ...change })) },
        }));
        onDone(`${voter.name} voted.`);
      },
    },
  );
  return (
    <form
      noValidate
      aria-label="Vote for someone"
      className="mb-4 grid grid-cols-1 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_120px_auto]"
      onSubmit={form.submit}
    >
      <Field of={form.handle} name="name" />
      <Field of={form.handle} name="userType" />
      <Button type="submit" look="primary" className="sm:mt-6">
        Add Vote
      </Button>
    </form>
  );
}
