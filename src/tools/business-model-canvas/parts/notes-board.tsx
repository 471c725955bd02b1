import { useCallback, useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { plural } from '@/lib/text';
import type { Tool } from '@/workspace/tool-state';
import type { Slot } from '../content';
import { blocksOf, groupNotes, hasText, titleOf, type CanvasData } from '../model';
import { addNotes, changeNote, countConfidence, findNote, moveNote, removeNote, rewriteNote, type NoteMove } from '../notes';
import { areaOf, isDirection, keyMove, keyStep } from '../moves';
import { AddNote } from './add-note';
import { BlockFrame } from './block-frame';
import { gridClasses } from './grid';
import { nameOf, NoteCard, type NoteActions } from './note-card';
import { useLatest } from './use-latest';
import { useNoteDrag } from './use-note-drag';

interface NotesBoardProps {
  tool: Tool<CanvasData>;
  guides: ReadonlySet<Slot>;
  onGuide: (slot: Slot, isOpen: boolean) => void;
}

/** Drawn at first in a full block. */
const shownAtOnce = 150;

const draftOf = (slot: Slot) => `add ${slot}`;
function typedIn(drafts: Readonly<Record<string, unknown>>, slot: Slot): string {
  const typed = drafts[draftOf(slot)];
  return typeof typed === 'string' ? typed : '';
}

/** Each line as a sticky note: drag it, press Alt with an arrow key on it, or pick a place from its Move menu. */
export function NotesBoard({ tool, guides, onGuide }: NotesBoardProps) {
  const { data, drafts } = tool;
  const board = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const [openNote, setOpenNote] = useState('');
  const [active, setActive] = useState('');
  const [message, setMessage] = useState('');
  const [whole, setWhole] = useState<ReadonlySet<Slot>>(new Set());
  const blocks = blocksOf(data.canvas);
  const shown = useMemo(() => groupNotes(data.notes.filter(hasText)), [data.notes]);
  const latest = useLatest({ tool, shown, blocks });
  const toFocus = useRef('');

  useLayoutEffect(() => {
    if (toFocus.current === '') return;
    board.current?.querySelector<HTMLElement>(`[data-note="${CSS.escape(toFocus.current)}"]`)?.focus();
    toFocus.current = '';
  });

  /** A full block shows all of its notes as soon as one is put among those not shown. */
  const showWhole = useCallback(
    (slot: Slot) => {
      if ((latest.current.shown.get(slot)?.length ?? 0) >= shownAtOnce) setWhole((before) => new Set([...before, slot]));
    },
    [latest],
  );
  const move = useCallback(
    (change: NoteMove) => {
      const { data: current, change: write } = latest.current.tool;
      const note = findNote(current, change.id);
      if (!note || moveNote(current, change) === current) return;
      toFocus.current = change.id;
      setActive(change.id);
      showWhole(change.slot);
      write((before) => moveNote(before, change));
      const others = (latest.current.shown.get(change.slot) ?? []).filter(({ id }) => id !== change.id);
      const index = change.before === undefined ? others.length : others.findIndex(({ id }) => id === change.before);
      setMessage(`${nameOf(note)} moved to ${titleOf(change.slot, current.canvas)}, place ${index + 1}.`);
    },
    [latest, showWhole],
  );
  const onPointerDown = useNoteDrag(board, mark, move);

  const actions = useMemo<NoteActions>(() => {
    const change = (recipe: (before: CanvasData) => CanvasData, key?: string) => latest.current.tool.change(recipe, { key });
    const moveByKey = (id: string, key: 'ArrowUp' | 'ArrowDown') => {
      const found = keyMove(latest.current.blocks, latest.current.shown, id, key);
      if (found) move(found);
    };
    return {
      open: (id) => {
        setOpenNote(id);
        setActive(id);
      },
      close: (id) => {
        toFocus.current = id;
        setOpenNote('');
        setActive(id);
      },
      rewrite: (id, text) => change((before) => rewriteNote(before, id, text)),
      change: (id, parts) => change((before) => changeNote(before, id, parts), 'experiment' in parts ? `experiment.${id}` : undefined),
      remove: (id) => {
        const { blocks: all, shown: grouped } = latest.current;
        toFocus.current = keyStep(all, grouped, id, 'ArrowDown') ?? keyStep(all, grouped, id, 'ArrowUp') ?? '';
        setOpenNote('');
        setActive(toFocus.current);
        change((before) => removeNote(before, id));
        latest.current.tool.say('Note deleted');
      },
      moveTo: (id, slot) => move({ id, slot, before: undefined }),
      moveBy: moveByKey,
    };
  }, [latest, move]);

  const add = useCallback(
    (slot: Slot, text: string) => {
      showWhole(slot);
      latest.current.tool.changeAll(({ data: before, drafts: { [draftOf(slot)]: _typed, ...drafts } }) => ({
        data: addNotes(before, slot, [text]),
        drafts,
      }));
    },
    [latest, showWhole],
  );
  const write = useCallback(
    (slot: Slot, text: string) => latest.current.tool.setDraft(draftOf(slot), text === '' ? undefined : text, { key: draftOf(slot) }),
    [latest],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    const id = target instanceof HTMLElement ? target.dataset.note : undefined;
    if (!id || event.ctrlKey || event.metaKey) return;
    if (isDirection(key)) {
      // At the edge, too: with Alt the browser would leave the page.
      event.preventDefault();
      const step = event.altKey ? undefined : keyStep(blocks, shown, id, key);
      const found = event.altKey ? keyMove(blocks, shown, id, key) : undefined;
      if (found) move(found);
      if (step) board.current?.querySelector<HTMLElement>(`[data-note="${CSS.escape(step)}"]`)?.focus();
    } else if (key === 'Enter' || key === 'F2') {
      event.preventDefault();
      actions.open(id);
    } else if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault();
      actions.remove(id);
    }
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const id = event.target.closest<HTMLElement>('[data-note]')?.dataset.note;
    if (id) setActive(id);
  };

  const onCanvas = blocks.flatMap(({ slot }) => shown.get(slot) ?? []);
  const counts = countConfidence(onCanvas);
  return (
    <>
      <p className="mb-3 flex flex-wrap justify-between gap-x-6 text-[13px] text-mute">
        <span>
          Drag a note (on a touch screen, by its handle), press Alt and an arrow key, or use its Move menu. Press Enter to open it.
        </span>
        {onCanvas.length > 0 && (
          <span>
            {plural(counts.guess, 'guess', 'guesses')}, {counts.tested.toLocaleString('en-US')} tested,{' '}
            {counts.proven.toLocaleString('en-US')} proven, {counts[''].toLocaleString('en-US')} without a tag
          </span>
        )}
      </p>
      <div
        ref={board}
        className={`relative ${gridClasses[data.canvas]}`}
        role="group"
        aria-label="Canvas notes"
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {blocks.map((block) => {
          const notes = shown.get(block.slot) ?? [];
          const limit = whole.has(block.slot) ? notes.length : shownAtOnce;
          const stop = notes.some(({ id }) => id === active) ? active : notes[0]?.id;
          const { left, right } = areaOf(block);
          return (
            <BlockFrame
              key={block.slot}
              block={block}
              title={block.title}
              isGuideOpen={guides.has(block.slot)}
              onGuide={(isOpen) => onGuide(block.slot, isOpen)}
            >
              <ul
                aria-label={block.title}
                data-next={notes[limit]?.id}
                className={`mt-1 grid flex-1 grid-cols-1 content-start gap-2 ${right - left > 3 ? 'lg:grid-cols-2' : ''}`}
              >
                {notes.slice(0, limit).map((note, index) => (
                  <NoteCard
                    key={note.id}
                    note={note}
                    blocks={blocks}
                    isFirst={index === 0}
                    isLast={index === notes.length - 1}
                    isStop={note.id === stop}
                    isOpen={note.id === openNote}
                    actions={actions}
                  />
                ))}
              </ul>
              {notes.length > limit && (
                <button type="button" className="btn btn-quiet mt-2" onClick={() => showWhole(block.slot)}>
                  Show all {notes.length.toLocaleString('en-US')}
                </button>
              )}
              <AddNote slot={block.slot} title={block.title} typed={typedIn(drafts, block.slot)} onType={write} onAdd={add} />
            </BlockFrame>
          );
        })}
        <div
          ref={mark}
          hidden
          className="pointer-events-none absolute top-0 left-0 z-10 h-0.5 rounded-full bg-accent will-change-transform"
        />
      </div>
      <p role="status" className="sr-only">
        {message}
      </p>
    </>
  );
}
