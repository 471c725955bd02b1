import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '@/ui/button';

interface InlineTextProps {
  /** "S2" or "strategy 1": completes "Edit …" and "Text of …". */
  name: string;
  text: string;
  isStrong?: boolean;
  /** Before the text, on the same line. */
  lead?: ReactNode;
  onSave: (text: string) => void;
  children?: ReactNode;
}

/** Text that turns into a field where it stands. Enter or leaving saves, Escape takes back. */
export function InlineText({ name, text, isStrong, lead, onSave, children }: InlineTextProps) {
  const [typed, setTyped] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  useEffect(() => {
    if (typed !== undefined || !isReturning.current) return;
    isReturning.current = false;
    button.current?.focus();
  }, [typed]);
  const finish = (shouldSave: boolean, shouldReturn: boolean) => {
    isReturning.current = shouldReturn;
    if (shouldSave && typed !== undefined) onSave(typed);
    setTyped(undefined);
  };
  if (typed !== undefined) {
    return (
      <textarea
        autoFocus
        aria-label={`Text of ${name}`}
        className="input"
        rows={2}
        maxLength={2000}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => finish(true, false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') finish(false, true);
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          finish(true, true);
        }}
      />
    );
  }
  return (
    <div className="flex items-start gap-1">
      <p className={`min-w-0 flex-1 py-1.5 break-words ${isStrong ? 'font-semibold' : ''}`}>
        {lead}
        {text}
      </p>
      <IconButton ref={button} icon="pencil" label={`Edit ${name}`} onClick={() => setTyped(text)} />
      {children}
    </div>
  );
}
