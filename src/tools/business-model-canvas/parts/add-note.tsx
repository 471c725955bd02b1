import { memo } from 'react';
import { Icon } from '@/ui/icon';
import type { Slot } from '../content';
import { textLimit } from '../model';
import { dropBullets } from '../notes';

interface AddNoteProps {
  slot: Slot;
  title: string;
  /** Kept with the work: what is half written is still there after a look at another view. */
  typed: string;
  onType: (slot: Slot, text: string) => void;
  onAdd: (slot: Slot, text: string) => void;
}

/** One field: Enter adds a note; a pasted list adds one a line. */
export const AddNote = memo(({ slot, title, typed, onType, onAdd }: AddNoteProps) => {
  const add = () => {
    if (typed.trim() !== '') onAdd(slot, typed);
  };
  return (
    <form
      className="relative mt-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <input
        aria-label={`Add to ${title}`}
        placeholder="Add a note"
        className="input min-h-8! border-transparent! bg-transparent! py-1! pr-2! pl-8! text-[14px]! hover:border-control! focus:border-control!"
        maxLength={textLimit}
        value={typed}
        onChange={(event) => onType(slot, event.target.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!/[\r\n]./.test(text.trimEnd())) return;
          // A field of one line would run the lines together.
          event.preventDefault();
          const { selectionStart, selectionEnd } = event.currentTarget;
          const [before, after] = [typed.slice(0, selectionStart ?? typed.length), typed.slice(selectionEnd ?? typed.length)];
          onAdd(slot, before + dropBullets(text) + after);
        }}
      />
      <button
        type="submit"
        aria-label={`Add note to ${title}`}
        title="Add"
        className="absolute inset-y-0 left-0 flex w-8 items-center justify-center text-mute hover:text-ink"
      >
        <Icon icon="plus" />
      </button>
    </form>
  );
});
