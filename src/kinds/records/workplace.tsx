import { useEffect, useRef, type ReactNode } from 'react';
import { midSentence } from '@/lib/text';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';

interface WorkplaceProps {
  noun: string;
  /** What stands here: the form, or the record with this id; empty until one is chosen. */
  shown: string;
  /** The form is open, but a chosen record stands in front of it. */
  isFormBehind: boolean;
  onShowForm: () => void;
  /** On a phone what is chosen stands in the place of the list; this leads back. */
  onBack: () => void;
  /** What to do first. */
  hint: string;
  children: ReactNode;
}

/** Beside a list: the form, the chosen record, or what to do first. */
export function Workplace({ noun, shown, isFormBehind, onShowForm, onBack, hint, children }: WorkplaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (shown === '') return;
    // Below a list that stands above, what was asked for may be out of sight.
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight / 2) place.current?.scrollIntoView({ block: 'start' });
    // The button that was pressed may be gone with what it stood in.
    if (document.activeElement === document.body) place.current?.focus();
  }, [shown]);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-8">
      {shown !== '' && (
        <Button look="quiet" icon="chevron-left" className="no-print mb-2 -ml-3 lg:hidden" onClick={onBack}>
          All {midSentence(noun)}s
        </Button>
      )}
      {isFormBehind && (
        <div className="mb-4">
          <Notice>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span>A {midSentence(noun)} you started isn’t saved yet.</span>
              <Button onClick={onShowForm}>Continue</Button>
            </div>
          </Notice>
        </div>
      )}
      {shown === '' ? (
        <section className="panel flex min-h-64 flex-col items-center justify-center gap-2 text-center">
          <h2 className="font-semibold">Select a {noun}</h2>
          <p className="max-w-sm text-mute">{hint}</p>
        </section>
      ) : (
        children
      )}
    </div>
  );
}
