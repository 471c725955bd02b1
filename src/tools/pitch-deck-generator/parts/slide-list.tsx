import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { typeLabels } from '../content';
import { hasPlaceholder, linesOf, mostSlides, titleOf, type Slide } from '../model';

interface SlideListProps {
  slides: readonly Slide[];
  index: number;
  onSelect: (index: number) => void;
  onMove: (id: string, to: number) => void;
  onAdd: () => void;
}

/** All slides by title. A slide moves by dragging, or with Alt and an arrow key. */
export function SlideList({ slides, index, onSelect, onMove, onAdd }: SlideListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState('');
  const [over, setOver] = useState('');

  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const slide = slides[at];
    if (!step || !slide) return;
    event.preventDefault();
    const to = at + step;
    if (to < 0 || to >= slides.length) return;
    if (event.altKey) onMove(slide.id, to);
    else onSelect(to);
    // The row is drawn anew at its new place; the focus goes with it.
    setTimeout(() => list.current?.querySelectorAll('button')[to]?.focus());
  };
  const onDrop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== '') onMove(dragged, to);
    setDragged('');
    setOver('');
  };

  return (
    <nav aria-label="Slides" className="min-w-0">
      <ol ref={list} className="rows flex overflow-x-auto! lg:block lg:overflow-visible!">
        {slides.map((slide, at) => {
          const isOpen = [slide.title, ...linesOf(slide)].some(hasPlaceholder);
          return (
            <li
              key={slide.id}
              draggable
              className={`flex-none max-lg:border-b-0! ${over === slide.id && dragged !== slide.id ? 'bg-accent-soft' : ''} ${dragged === slide.id ? 'opacity-50' : ''}`}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', titleOf(slide, typeLabels));
                setDragged(slide.id);
              }}
              onDragOver={(event) => {
                if (dragged === '') return;
                event.preventDefault();
                setOver(slide.id);
              }}
              onDrop={(event) => onDrop(event, at)}
              onDragEnd={() => {
                setDragged('');
                setOver('');
              }}
            >
              <button
                type="button"
                aria-current={at === index ? 'true' : undefined}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                className={`relative flex min-h-11 w-40 items-center gap-2.5 px-3 py-2 text-left lg:w-full ${at === index ? 'bg-sunk font-semibold' : 'hover:bg-sunk'}`}
                onClick={() => onSelect(at)}
                onKeyDown={(event) => onKeyDown(event, at)}
              >
                <span className="w-5 flex-none text-right text-[13px] text-mute">{at + 1}</span>
                <span className="min-w-0 flex-1 truncate">{titleOf(slide, typeLabels)}</span>
                {isOpen && (
                  <span className="flex-none text-warn">
                    <Icon icon="circle-alert" size={14} />
                    <span className="sr-only">incomplete</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <Button className="mt-3 w-full" icon="plus" disabled={slides.length >= mostSlides} onClick={onAdd}>
        Add slide
      </Button>
    </nav>
  );
}
