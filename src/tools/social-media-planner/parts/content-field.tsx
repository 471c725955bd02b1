import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { networks } from '@/lib/networks';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { isApproaching } from '../counting';
import type { PostForm } from './use-post-form';

/** The text of a post with its counter. What the limit cuts is said and can be taken back. */
export function ContentField({ form, children }: { form: PostForm; children?: ReactNode }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number>(undefined);
  const { handle, count, limit, over, cut, focusRequests } = form;
  const name = networks[form.platform].name;
  const excess = `${plural(over, 'character')} over ${name}’s limit. Shorten the text or choose another platform; it can’t be scheduled like this.`;
  const problem = over > 0 ? excess : handle.problems.content;

  useEffect(() => {
    if (focusRequests === 0) return undefined;
    // After the form has put the focus on its first field.
    const timer = setTimeout(() => area.current?.focus());
    return () => clearTimeout(timer);
  }, [focusRequests]);

  // A text cut in its middle would otherwise send the caret to the end.
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  return (
    <div className="min-w-0 sm:col-span-2">
      <div className="mb-1 flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="text-[13px] font-[550]">
          Content
        </label>
        <span id={`${id}-count`} className={`text-[13px] ${over > 0 ? 'font-[550] text-bad' : 'text-mute'}`}>
          {count}/{limit} characters
        </span>
      </div>
      <textarea
        ref={area}
        id={id}
        name="content"
        className="input"
        rows={4}
        value={handle.draft.content}
        aria-required
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-count ${id}-message`}
        onChange={({ target }) => {
          const { value, selectionStart } = target;
          const kept = form.setContent(value);
          if (kept !== value) caret.current = Math.max(0, selectionStart - (value.length - kept.length));
        }}
      />
      <div id={`${id}-message`} role="status" className="grid gap-1 text-[13px] not-empty:mt-1">
        {problem && (
          <p className="flex items-start gap-1.5 text-bad">
            <span className="mt-0.5">
              <Icon icon="circle-alert" size={14} />
            </span>
            <span>{problem}</span>
          </p>
        )}
        {over === 0 && isApproaching(count, limit) && (
          <p className="flex items-center gap-1.5 text-warn">
            <Icon icon="triangle-alert" size={14} />
            Approaching character limit
          </p>
        )}
        {cut && (
          <p className="flex flex-wrap items-center gap-x-2 text-warn">
            {cut.count.toLocaleString('en-US')} {cut.count === 1 ? 'character was' : 'characters were'} cut
            {cut.whole !== undefined && (
              <Button look="quiet" className="min-h-6! px-1.5! py-0.5! text-[13px]! underline" onClick={form.restoreCut}>
                Undo cut
              </Button>
            )}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
