import { useEffect, useState } from 'react';
import { Button, IconButton } from './button';
import { Dialog } from './dialog';

const confirmationMs = 2000;

interface CopyButtonProps {
  /** Made before the click, since a clipboard takes text only inside it. */
  text: string;
  copy: (text: string) => Promise<boolean>;
  label?: string;
  isIcon?: boolean;
}

/** Says "Copied!" for two seconds, and only when it is true; otherwise hands the text over for copying by hand. */
export function CopyButton({ text, copy, label = 'Copy', isIcon }: CopyButtonProps) {
  const [status, setStatus] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (status !== 'copied') return undefined;
    const timer = setTimeout(() => setStatus('idle'), confirmationMs);
    return () => clearTimeout(timer);
  }, [status]);
  const onClick = () => void copy(text).then((isCopied) => setStatus(isCopied ? 'copied' : 'refused'));
  const isCopied = status === 'copied';
  return (
    <>
      {isIcon ? (
        <IconButton icon={isCopied ? 'check' : 'copy'} label={isCopied ? 'Copied!' : label} onClick={onClick} />
      ) : (
        <Button icon={isCopied ? 'check' : 'copy'} onClick={onClick}>
          {isCopied ? 'Copied!' : label}
        </Button>
      )}
      <span role="status" className="sr-only">
        {isCopied ? 'Copied!' : ''}
      </span>
      {status === 'refused' && (
        <Dialog title="Copy by hand" onClose={() => setStatus('idle')}>
          <p className="mb-2 text-mute">Your browser didn’t let us copy. The text is selected: press Ctrl+C or ⌘C.</p>
          <textarea readOnly aria-label="Text to copy" className="input h-48" value={text} onFocus={(event) => event.target.select()} />
        </Dialog>
      )}
    </>
  );
}
