import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import type { Addressed } from './merge';

interface MergedPreviewProps<Mail> {
  mails: readonly Mail[];
  subject: (mail: Mail) => ReactNode;
  body: (mail: Mail) => ReactNode;
  /** What is to be said of it, beside its number. */
  mark?: (mail: Mail) => ReactNode;
}

/** One email at a time, as its reader will get it. */
export function MergedPreview<Mail extends Addressed>({ mails, subject, body, mark }: MergedPreviewProps<Mail>) {
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, mails.length - 1);
  const mail = mails[index];
  if (!mail) return null;
  return (
    <div className="mt-3">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <Button disabled={index === 0} onClick={() => setChosen(index - 1)}>
          Previous
        </Button>
        <Button disabled={index === mails.length - 1} onClick={() => setChosen(index + 1)}>
          Next
        </Button>
        <span role="status" className="text-mute">
          {index + 1} of {mails.length.toLocaleString('en-US')}
        </span>
        {mark?.(mail)}
      </div>
      <div
        role="region"
        aria-label="Merged email"
        className="rounded-(--radius-control) bg-sunk px-3.5 py-2.5 text-[14px] break-words whitespace-pre-wrap"
      >
        <p>
          <span className="text-mute">To: </span>
          {mail.to || 'No address'}
        </p>
        <p className="mb-3">
          <span className="text-mute">Subject: </span>
          {subject(mail)}
        </p>
        {body(mail)}
      </div>
    </div>
  );
}
