import { useId } from 'react';
import { personalDataNote, privateDataNote } from '../content';

/** Pay and scores leave only when this is ticked. */
export default function PrivacyChoice({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  const noteId = useId();
  return (
    <div className="grid gap-0.5 text-[14px]">
      <label className="flex min-h-6 items-center gap-2.5">
        <input
          type="checkbox"
          className="size-4.5 accent-accent"
          aria-describedby={noteId}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
        />
        Include salary and performance in files
      </label>
      <p id={noteId} className={`pl-7 text-[13px] ${value ? 'text-warn' : 'text-mute'}`}>
        {value ? privateDataNote : personalDataNote}
      </p>
    </div>
  );
}
