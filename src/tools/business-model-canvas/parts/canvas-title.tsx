import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/ui/button';
import { titleLimit } from '../model';

/** What the canvas is of; a field only while it is being named. */
export function CanvasTitle({ title, onRename }: { title: string; onRename: (title: string) => void }) {
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
    if (shouldSave && typed !== undefined && typed.trim() !== title) onRename(typed.trim());
    setTyped(undefined);
  };
  if (typed !== undefined) {
    return (
      <h2 className="min-w-0 flex-1">
        <input
          autoFocus
          aria-label="Name of the canvas"
          placeholder="Your company or idea"
          className="input max-w-md"
          maxLength={titleLimit}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => finish(true, false)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') finish(false, true);
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish(true, true);
          }}
        />
      </h2>
    );
  }
  return (
    <div className="flex min-w-0 items-center gap-1">
      <h2 className={`min-w-0 font-serif text-[26px] leading-tight break-words ${title === '' ? 'text-mute' : ''}`}>
        {title || 'Untitled'}
      </h2>
      <IconButton ref={pencil} icon="pencil" label="Name this canvas" onClick={() => setTyped(title)} />
    </div>
  );
}
