import { personalNote, personalWarning } from '../content';
import type { Feedback } from '../model';

interface PersonalChoiceProps {
  all: readonly Feedback[];
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Asked only where there is something personal to leave out. */
export function PersonalChoice({ all, isOn, onChange }: PersonalChoiceProps) {
  if (!all.some(({ userEmail, otherEmails, voters }) => userEmail !== '' || otherEmails.length > 0 || voters.length > 0)) return null;
  return (
    <div className="no-print -mt-2 mb-5 flex flex-wrap items-center justify-end gap-x-4 gap-y-1 text-[13px]">
      <p role="status" className={isOn ? 'text-warn' : 'text-mute'}>
        {isOn ? personalWarning : personalNote}
      </p>
      <label className="flex min-h-6 items-center gap-2">
        <input type="checkbox" className="size-4 accent-accent" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
        Include e-mails and voter names
      </label>
    </div>
  );
}
