import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/layout';

interface GenerateRowProps {
  isBusy: boolean;
  message: string;
  /** Where it stands outside the form. */
  onGenerate?: () => void;
}

export function GenerateRow({ isBusy, message, onGenerate }: GenerateRowProps) {
  return (
    <div className="mt-5 grid grid-cols-1 gap-3">
      <div>
        <Button type={onGenerate ? 'button' : 'submit'} look="primary" disabled={isBusy} onClick={onGenerate}>
          <span className={`inline-flex ${isBusy ? 'animate-spin' : ''}`}>
            <Icon icon={isBusy ? 'loader-circle' : 'scroll-text'} />
          </span>
          {isBusy ? 'Generating Terms...' : 'Generate Terms'}
        </Button>
      </div>
      {message !== '' && <Notice tone="bad">{message}</Notice>}
    </div>
  );
}
