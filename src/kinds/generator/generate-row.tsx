import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/layout';

interface GenerateRowProps {
  /** "Generate Policy", and what it reads while it works: "Generating Policy...". */
  label: string;
  busyLabel: string;
  icon: string;
  isBusy: boolean;
  /** What went wrong or is missing; empty when nothing is. */
  message: string;
  /** Where it stands outside the form; inside, it submits. */
  onGenerate?: () => void;
}

/** The button that makes the text, and what it has to say. */
export function GenerateRow({ label, busyLabel, icon, isBusy, message, onGenerate }: GenerateRowProps) {
  return (
    <div className="act mt-5 grid grid-cols-1 gap-3">
      <div>
        <Button type={onGenerate ? 'button' : 'submit'} look="primary" disabled={isBusy} onClick={onGenerate}>
          <span className={`inline-flex ${isBusy ? 'animate-spin' : ''}`}>
            <Icon icon={isBusy ? 'loader-circle' : icon} />
          </span>
          {isBusy ? busyLabel : label}
        </Button>
      </div>
      {message !== '' && <Notice tone="bad">{message}</Notice>}
    </div>
  );
}
