import { useMemo } from 'react';
import { plural } from '@/lib/text';
import { Icon } from '@/ui/icon';
import { findTriggers } from '../lawyer';
import type { Made } from '../model';

/** When a template is not enough: first what the answers themselves say. */
export function LawyerNotes({ made, isOpen }: { made: Made; isOpen: boolean }) {
  const { answered, always } = useMemo(() => findTriggers(made), [made]);
  return (
    <details className="panel px-3.5! py-2.5! text-[14px]" open={isOpen}>
      <summary className="min-h-6 cursor-pointer font-[550]">
        When to ask a lawyer
        {answered.length > 0 && <span className="ml-1.5 font-normal text-warn">{plural(answered.length, 'point')} from your answers</span>}
      </summary>
      {answered.length > 0 && (
        <ul aria-label="From your answers" className="mt-3 grid gap-2.5">
          {answered.map(({ id, text }) => (
            <li key={id} className="flex gap-2">
              <span className="mt-1 flex-none text-warn">
                <Icon icon="circle-alert" size={14} />
              </span>
              <span className="min-w-0">{text}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-mute">Ask a lawyer if…</p>
      <ul aria-label="Ask a lawyer if" className="mt-1 grid list-disc gap-1 pl-5 text-mute">
        {always.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
