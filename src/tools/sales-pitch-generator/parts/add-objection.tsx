import { useId, useRef, useState, type FormEvent } from 'react';
import { shortTextLimit } from '@/lib/fields';
import { Button } from '@/ui/button';
import { Label } from '@/ui/labelled';

interface AddObjectionProps {
  typed: string;
  onType: (typed: string) => void;
  onAdd: (objection: string) => void;
}

/** One field and one button; empty text is asked for, not added. */
export function AddObjection({ typed, onType, onAdd }: AddObjectionProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = typed.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) {
      field.current?.focus();
      return;
    }
    onAdd(typed.trim());
  };
  return (
    <form onSubmit={submit} className="no-print mt-4">
      <Label htmlFor={id}>Your own objection</Label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          className="input min-w-48 flex-1"
          aria-invalid={isMissing ? true : undefined}
          aria-describedby={isMissing ? `${id}-message` : undefined}
          placeholder="We have no time to switch"
          maxLength={shortTextLimit}
          value={typed}
          onChange={(event) => {
            onType(event.target.value);
            setIsMissing(false);
          }}
        />
        <Button type="submit" icon="plus">
          Add Objection
        </Button>
      </div>
      {isMissing && (
        <p id={`${id}-message`} className="mt-1 text-[13px] text-bad">
          Write the objection first.
        </p>
      )}
    </form>
  );
}
