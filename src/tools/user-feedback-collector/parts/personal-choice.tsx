import { personalNote, personalWarning } from '../content';
import type { Feedback } from '../model';

interface PersonalChoiceProps {
  all: readonly Feedback[];
  isLeftOut: boolean;
  onChange: (isLeftOut: boolean) => void;
}

/** A warning before anything is saved, with a way to leave it out; only where there is something personal. */
export function PersonalChoice({ all, isLeftOut, onChange }: PersonalChoiceProps) {
  if (!all.some(({ userEmail, otherEmails, voters }) => userEmail !== '' || otherEmails.length > 0 || voters.length > 0)) return null;
  return (
    <div className="no-print -mt-2 mb-5 flex flex-wrap items-center justify-end gap-x-4 gap-y-1 text-[13px]">
      <p role="status" className={isLeftOut ? 'text-mute' : 'text-warn'}>
        {isLeftOut ? personalNote : personalWarning}
      </p>
      <label className="flex min-h-6 items-center gap-2">
        <input type="checkbox" className="size-4 accent-accent" checked={isLeftOut} onChange={(event) => onChange(event.target.checked)} />
        Leave out e-mails and voter names
      </label>
    </div>
  );
}
