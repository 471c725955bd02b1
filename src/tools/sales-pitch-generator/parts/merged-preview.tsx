import { useState } from 'react';
import { Button } from '@/ui/button';
import { Chip } from '@/ui/layout';
import type { MergedMail } from '../merge';
import { FieldMarks } from './field-marks';

/** One email at a time, as its reader will get it. */
export function MergedPreview({ mails }: { mails: readonly MergedMail[] }) {
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, mails.length - 1);
  const merged = mails[index];
  if (!merged) return null;
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
        {merged.open.length > 0 && <Chip tone="bad">Left out</Chip>}
      </div>
      <div
        role="region"
        aria-label="Merged email"
        tabIndex={0}
        className="max-h-72 overflow-y-auto rounded-(--radius-control) bg-sunk px-3.5 py-2.5 text-[14px] break-words whitespace-pre-wrap"
      >
        <p>
          <span className="text-mute">To: </span>
          {merged.to || 'No address'}
        </p>
        <p className="mb-3">
          <span className="text-mute">Subject: </span>
          {merged.subject === '' ? 'No subject' : <FieldMarks text={merged.subject} />}
        </p>
        <FieldMarks text={merged.body} />
      </div>
    </div>
  );
}
