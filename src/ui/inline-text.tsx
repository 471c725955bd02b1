import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from './button';

interface InlineTextProps {
  /** "S2" or "requirement 2": completes "Edit …" and "Text of …". */
  name: string;
  text: string;
  isStrong?: boolean;
  rows?: number;
  maxLength?: number;
  onSave: (text: string) => void;
  /** Before the text, on the same line. */
  lead?: ReactNode;
  /** Behind its last word. */
  mark?: ReactNode;
  /** Further buttons behind the pencil. */
  children?: ReactNode;
}

/** Text that turns into a field where it stands. Enter or leaving saves, Escape takes back. */
export function InlineText({ name, text, isStrong, rows = 2, maxLength = 2000, onSave, lead, mark, children }: InlineTextProps) {
  const [typed, setTyped] = useState<string>();
  const pencil = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  useEffect(() => {
    if (typed !== undefined || !isReturning.current) return;
    isReturning.current = false;
    pencil.current?.focus();
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
        rows={rows}
        maxLength={maxLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => finish(true, false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') finish(false, true);
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          finish(true, true);
        }}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-start justify-end gap-1">
      {lead}
      <p className={`min-w-0 flex-1 basis-36 py-1.5 break-words ${isStrong ? 'font-semibold' : ''}`}>
        {text}
        {mark && <> {mark}</>}
      </p>
      <span className="no-print flex flex-none">
        <IconButton ref={pencil} icon="pencil" label={`Edit ${name}`} onClick={() => setTyped(text)} />
        {children}
      </span>
    </div>
  );
}
