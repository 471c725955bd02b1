import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/ui/button';
import type { Tool } from '@/workspace/tool-state';
import type { SwotData } from '../model';

interface AddLineProps {
  tool: Tool<SwotData>;
  /** What is typed is kept under this name, so that a look at another tab loses nothing. */
  slot: string;
  label: string;
  placeholder: string;
  button: string;
  missing: string;
  add: (data: SwotData, text: string) => SwotData;
  onAdded?: () => void;
}

/** One field and one button; empty text is asked for, not added. */
export function AddLine({ tool, slot, label, placeholder, button, missing, add, onAdded }: AddLineProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const kept = tool.drafts[slot];
  const typed = typeof kept === 'string' ? kept : '';
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = typed.trim() === '';
    setIsMissing(isEmpty);
    field.current?.focus();
    if (isEmpty) return;
    tool.changeAll(({ data, drafts: { [slot]: _typed, ...others } }) => ({ data: add(data, typed), drafts: others }));
    onAdded?.();
  };
  return (
    <form onSubmit={submit} className="no-print">
      <div className="flex gap-2">
        <input
          ref={field}
          className="input min-w-0"
          aria-label={label}
          aria-invalid={isMissing ? true : undefined}
          aria-describedby={isMissing ? id : undefined}
          placeholder={placeholder}
          maxLength={2000}
          value={typed}
          onChange={(event) => {
            tool.setDraft(slot, event.target.value === '' ? undefined : event.target.value, { key: slot });
            setIsMissing(false);
          }}
        />
        <Button type="submit" icon="plus">
          {button}
        </Button>
      </div>
      {isMissing && (
        <p id={id} className="mt-1 text-[13px] text-bad">
          {missing}
        </p>
      )}
    </form>
  );
}
