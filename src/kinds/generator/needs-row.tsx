import { useId } from 'react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/layout';

interface NeedsRowProps {
  /** "Generate Pitch Deck", and what it reads while it works: "Generating...". */
  label: string;
  busyLabel: string;
  icon: string;
  isBusy: boolean;
  /** What has to be filled in first, as the end of "Needs …"; empty when nothing is. */
  needs: string;
  /** What went wrong; said quietly, since the form stands as it was. */
  problem: string;
}

/** The button that submits a form once there is enough to work with, and says what it needs until then. */
export function NeedsRow({ label, busyLabel, icon, isBusy, needs, problem }: NeedsRowProps) {
  const id = useId();
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" disabled={needs !== '' || isBusy} aria-describedby={needs === '' ? undefined : id}>
          <span className={`inline-flex ${isBusy ? 'animate-spin' : ''}`}>
            <Icon icon={isBusy ? 'loader-circle' : icon} />
          </span>
          {isBusy ? busyLabel : label}
        </Button>
        {needs !== '' && (
          <p id={id} className="text-[13px] text-mute">
            Needs {needs}.
          </p>
        )}
      </div>
      {problem !== '' && (
        <div role="status" className="mt-3">
          <Notice>{problem}</Notice>
        </div>
      )}
    </>
  );
}
