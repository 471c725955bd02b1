import { useRef, useState } from 'react';
import { plural } from '@/lib/text';
import { Icon } from '@/ui/icon';

/** Something to look at before the text is used, and the answers that would settle it. */
export interface Check<Change> {
  id: string;
  text: string;
  /** The document contradicts itself: it is a draft until this is changed or kept on purpose. */
  isFault?: boolean;
  fixes?: readonly { label: string; change: Change }[];
}

interface CheckListProps<Change> {
  checks: readonly Check<Change>[];
  onFix: (change: Change) => void;
  /** Takes a fault as it is; without it faults can only be fixed. */
  onKeep?: (id: string) => void;
  /** What the text is about to be used for: "publish", "sign", "send". */
  use?: string;
  /** A list longer than this starts folded, so that the text stays in view. */
  openUpTo?: number;
}

export function CheckList<Change>({ checks, onFix, onKeep, use = 'publish', openUpTo = 0 }: CheckListProps<Change>) {
  // Whoever opens or closes it has the last word, so the length counts only once.
  const [isShort] = useState(checks.length <= openUpTo || checks.some(({ isFault }) => isFault));
  const summary = useRef<HTMLElement>(null);
  const settle = (act: () => void) => {
    act();
    // The button goes with what it settled; the focus must not fall to the page.
    setTimeout(() => {
      if (document.activeElement === document.body) summary.current?.focus();
    });
  };
  if (checks.length === 0) return null;
  return (
    <details className="rounded-(--radius-control) border border-line px-3.5 py-2.5" open={isShort}>
      <summary ref={summary} className="cursor-pointer font-[550]">
        {plural(checks.length, 'thing')} to check before you {use}
      </summary>
      <ul className="mt-2 grid gap-2.5 text-[14px]">
        {checks.map(({ id, text, isFault = false, fixes = [] }) => (
          <li key={id} className="flex gap-2">
            <span className={`mt-1 flex-none ${isFault ? 'text-bad' : 'text-warn'}`}>
              <Icon icon="circle-alert" size={14} />
            </span>
            <span className="min-w-0">
              {isFault && <strong className="font-semibold">Draft until settled: </strong>}
              {text}{' '}
              {fixes.map(({ label, change }) => (
                <button key={label} type="button" className="link mr-3 min-h-6" onClick={() => settle(() => onFix(change))}>
                  {label}
                </button>
              ))}
              {isFault && onKeep && (
                <button type="button" className="link min-h-6" onClick={() => settle(() => onKeep(id))}>
                  Keep as is
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
