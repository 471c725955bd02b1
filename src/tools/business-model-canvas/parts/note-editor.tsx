import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Sheet } from '@/ui/sheet';
import { confidenceNames, confidences, noteColorNames, noteColors, type Confidence } from '../content';
import { experimentLimit, hasText, textLimit, type Note } from '../model';
import { noteClasses } from '../note-colors';
import type { NoteActions } from './note-card';
import { useLatest } from './use-latest';

/** A note opened where it stands. Enter, Done or leaving the text saves it, Escape takes it back. */
export function NoteEditor({ note, actions }: { note: Note; actions: NoteActions }) {
  const id = useId();
  const [typed, setTyped] = useState(note.text);
  const isGone = useRef(false);
  const saved = useRef(note.text);
  /** An emptied note stays as it was until someone says that they are done with it. */
  const save = () => {
    if (isGone.current || !hasText({ text: typed }) || typed === saved.current) return;
    actions.rewrite(note.id, typed);
    saved.current = typed;
  };
  const close = () => {
    save();
    if (hasText({ text: typed })) actions.close(note.id);
    else actions.remove(note.id);
    isGone.current = true;
  };
  // Not every way out takes the focus from the field first.
  const latestSave = useLatest(save);
  // oxlint-disable-next-line react/exhaustive-deps -- what is latest at that moment is what is meant
  useEffect(() => () => latestSave.current(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    isGone.current = true;
    actions.close(note.id);
  };
  return (
    <Sheet title="Note" isBare onClose={close} findSubject={() => document.querySelector<HTMLElement>('[data-open]')}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys typed into its fields */}
      <div className="grid gap-2.5" onKeyDown={onKeyDown}>
        <textarea
          autoFocus
          aria-label="Note"
          className="input text-[14px]!"
          rows={2}
          maxLength={textLimit}
          value={typed}
          onFocus={(event) => {
            event.target.setSelectionRange(typed.length, typed.length);
            // Further lines that were saved are notes of their own by now. Not before: what moves under a press is not pressed.
            if (saved.current !== note.text && saved.current === typed) {
              saved.current = note.text;
              setTyped(note.text);
            }
          }}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            close();
          }}
        />
        <fieldset>
          <legend className="mb-1 text-[12.5px] font-[550]">Color</legend>
          <div className="flex flex-wrap gap-1">
            {noteColors.map((color) => (
              <label key={color} title={noteColorNames[color]} className="relative flex size-6 cursor-pointer">
                <input
                  type="radio"
                  name={`${id}-color`}
                  aria-label={noteColorNames[color]}
                  className="peer absolute inset-0 size-6 cursor-pointer opacity-0"
                  checked={note.color === color}
                  onChange={() => actions.change(note.id, { color })}
                />
                <span
                  className={`pointer-events-none flex size-6 items-center justify-center rounded-full border border-control peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent ${noteClasses[color]}`}
                >
                  {note.color === color && <Icon icon="check" size={14} />}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <label htmlFor={`${id}-confidence`} className="mb-1 block text-[12.5px] font-[550]">
            Confidence
          </label>
          <select
            id={`${id}-confidence`}
            className="input min-h-8! py-1! text-[14px]!"
            value={note.confidence}
            onChange={(event) => actions.change(note.id, { confidence: event.target.value as Confidence })}
          >
            {confidences.map((confidence) => (
              <option key={confidence} value={confidence}>
                {confidenceNames[confidence]}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-experiment`} className="mb-1 block text-[12.5px] font-[550]">
            Experiment
          </label>
          <textarea
            id={`${id}-experiment`}
            className="input text-[14px]!"
            rows={1}
            placeholder="How will you find out?"
            maxLength={experimentLimit}
            value={note.experiment}
            onChange={(event) => actions.change(note.id, { experiment: event.target.value })}
          />
        </div>
        <div className="flex flex-wrap justify-between gap-1.5">
          <Button
            look="quiet"
            className="min-h-8! px-2! py-1!"
            icon="trash-2"
            onClick={() => {
              isGone.current = true;
              actions.remove(note.id);
            }}
          >
            Delete
          </Button>
          <Button className="min-h-8! px-3! py-1!" onClick={close}>
            Done
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
