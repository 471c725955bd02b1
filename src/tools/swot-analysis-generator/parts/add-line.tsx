import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/ui/button';

interface AddLineProps {
  label: string;
  placeholder: string;
  button: string;
  missing: string;
  onAdd: (text: string) => void;
}

/** One field and one button; empty text is asked for, not added. */
export function AddLine({ label, placeholder, button, missing, onAdd }: AddLineProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = typed.trim() === '';
    setIsMissing(isEmpty);
    field.current?.focus();
    if (isEmpty) return;
    onAdd(typed);
    setTyped('');
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
            setTyped(event.target.value);
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
