import { memo } from 'react';
import { cutTo } from '@/lib/cut';
import { Icon } from '@/ui/icon';
import { confidenceNames, type CanvasBlock, type Confidence, type Slot } from '../content';
import type { Note } from '../model';
import { areaOf } from '../moves';
import { noteClasses } from '../note-colors';
import { MoveMenu } from './move-menu';
import { NoteEditor } from './note-editor';

export interface NoteActions {
  open: (id: string) => void;
  close: (id: string) => void;
  rewrite: (id: string, text: string) => void;
  change: (id: string, change: Partial<Pick<Note, 'color' | 'confidence' | 'experiment'>>) => void;
  remove: (id: string) => void;
  moveTo: (id: string, slot: Slot) => void;
  moveBy: (id: string, key: 'ArrowUp' | 'ArrowDown') => void;
}

const signs: Record<Exclude<Confidence, ''>, { icon: string }> = {
  guess: { icon: 'circle-question-mark' },
  tested: { icon: 'flask-conical' },
  proven: { icon: 'badge-check' },
};

/** Short enough to be said in the name of a button. */
export const nameOf = ({ text }: Pick<Note, 'text'>) => cutTo(text.trim().replace(/\s+/g, ' '), 40);

interface NoteCardProps {
  note: Note;
  blocks: readonly CanvasBlock[];
  isFirst: boolean;
  isLast: boolean;
  /** One note a block is a stop of the Tab key; arrows lead to the others. */
  isStop: boolean;
  isOpen: boolean;
  actions: NoteActions;
}

const action = 'inline-flex size-6.5 flex-none items-center justify-center rounded-md text-mute hover:bg-surface hover:text-ink';

/**
 * With a mouse the buttons lie over the corner, and only on the note in hand; on touch they stand below the text.
 * While a note is dragged they are gone: hundreds of transparent parts cost a browser more than the drag itself.
 */
const overlay =
  'md:[@media(hover:hover)]:in-data-dragging:invisible md:[@media(hover:hover)]:absolute md:[@media(hover:hover)]:top-1 md:[@media(hover:hover)]:right-1 md:[@media(hover:hover)]:m-0 md:[@media(hover:hover)]:rounded-md md:[@media(hover:hover)]:opacity-0 md:[@media(hover:hover)]:group-hover/note:opacity-100 md:[@media(hover:hover)]:group-focus-within/note:opacity-100';

export const NoteCard = memo(({ note, blocks, isFirst, isLast, isStop, isOpen, actions }: NoteCardProps) => {
  const { id, color, confidence, experiment } = note;
  const name = nameOf(note);
  const tabIndex = isStop ? 0 : -1;
  if (isOpen) {
    return (
      <li
        data-note={id}
        data-open
        aria-label={name}
        tabIndex={-1}
        className={`rounded-lg border border-(--hue) p-2.5 shadow-md ${noteClasses[color]}`}
      >
        <p className="break-words lg:hidden">{note.text}</p>
        <NoteEditor note={note} actions={actions} />
      </li>
    );
  }
  const places = () => [
    ...(isFirst ? [] : [{ label: 'Move up', onSelect: () => actions.moveBy(id, 'ArrowUp') }]),
    ...(isLast ? [] : [{ label: 'Move down', onSelect: () => actions.moveBy(id, 'ArrowDown') }]),
    ...blocks
      .filter(({ slot }) => slot !== note.slot)
      .map(({ slot, title }) => ({ label: `Move to ${title}`, onSelect: () => actions.moveTo(id, slot) })),
  ];
  return (
    <li
      data-note={id}
      aria-label={name}
      tabIndex={tabIndex}
      onClick={(event) => {
        if (event.target instanceof Element && !event.target.closest('button, [role=menu]')) actions.open(id);
      }}
      className={`group/note relative cursor-grab rounded-lg px-2.5 py-2 text-[14px] leading-snug shadow-[0_1px_2px_rgb(20_28_22/0.12)] select-none hover:shadow-[0_2px_8px_rgb(20_28_22/0.16)] data-dragged:z-20 data-dragged:cursor-grabbing data-dragged:opacity-95 data-dragged:shadow-xl ${noteClasses[color]}`}
    >
      <p className="break-words">{note.text}</p>
      {(confidence !== '' || experiment.trim() !== '') && (
        <p className="mt-1 text-[12.5px] break-words text-mute">
          {confidence !== '' && (
            <span className="mr-1.5 inline-flex items-center gap-1 font-semibold text-ink">
              <Icon icon={signs[confidence].icon} size={13} />
              {confidenceNames[confidence]}
            </span>
          )}
          {experiment.trim() !== '' && <span>{experiment}</span>}
        </p>
      )}
      <div className={`-mr-1.5 -mb-1 flex justify-end ${overlay} ${noteClasses[color]}`}>
        <span data-grip className={`${action} touch-none [@media(hover:hover)]:hidden`} aria-hidden="true">
          <Icon icon="grip-vertical" size={15} />
        </span>
        <button
          type="button"
          tabIndex={tabIndex}
          className={action}
          aria-label={`Edit ${name}`}
          title="Edit, color, confidence"
          onClick={() => actions.open(id)}
        >
          <Icon icon="pencil" size={14} />
        </button>
        <MoveMenu name={name} places={places} tabIndex={tabIndex} className={action} isLeft={isLeft(note.slot, blocks)} />
        <button
          type="button"
          tabIndex={tabIndex}
          className={action}
          aria-label={`Delete ${name}`}
          title="Delete"
          onClick={() => actions.remove(id)}
        >
          <Icon icon="trash-2" size={14} />
        </button>
      </div>
    </li>
  );
});

const isLeft = (slot: Slot, blocks: readonly CanvasBlock[]) => {
  const block = blocks.find((candidate) => candidate.slot === slot);
  return block !== undefined && areaOf(block).left < 5;
};
