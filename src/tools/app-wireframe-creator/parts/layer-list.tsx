import { memo, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon } from '@/ui/icon';
import type { WireElement } from '../model';
import { nameOf } from '../names';
import { orderChosen } from './arrange';
import { toggle } from './commands';
import type { Editor } from './use-editor';

interface LayerProps {
  id: string;
  element: WireElement;
  isChosen: boolean;
  isActive: boolean;
}

const Layer = memo(({ id, element, isChosen, isActive }: LayerProps) => (
  <div
    id={id}
    role="option"
    aria-selected={isChosen}
    data-layer={element.id}
    className={`flex min-h-8 cursor-pointer items-center gap-2 rounded-md px-2 text-[13px] ${isChosen ? 'bg-accent-soft font-[550] text-accent' : 'hover:bg-sunk'} ${isActive ? 'group-focus-visible:outline-2 group-focus-visible:-outline-offset-2 group-focus-visible:outline-accent' : ''}`}
  >
    <span className="min-w-0 flex-1 truncate">{nameOf(element)}</span>
    {element.group !== '' && (
      <>
        <Icon icon="group" size={13} />
        <span className="sr-only">grouped</span>
      </>
    )}
    {element.link !== '' && (
      <>
        <Icon icon="link" size={13} />
        <span className="sr-only">linked</span>
      </>
    )}
    {element.isLocked && (
      <>
        <Icon icon="lock" size={13} />
        <span className="sr-only">locked</span>
      </>
    )}
  </div>
));

/** Every element by name, the front one first: all that the canvas does can be done from here. */
export function LayerList({ editor }: { editor: Editor }) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const { shown, chosen, ids, view } = editor;
  const layers = useMemo(() => [...shown].reverse(), [shown]);
  const [activeId, setActiveId] = useState('');
  const at = layers.findIndex(({ id }) => id === activeId && (ids.has(id) || chosen.length === 0));
  const active =
    at >= 0
      ? at
      : Math.max(
          0,
          layers.findIndex(({ id }) => ids.has(id)),
        );
  const optionId = (index: number) => `${base}-${index}`;

  const go = (index: number, isAdding: boolean) => {
    const layer = layers[Math.min(layers.length - 1, Math.max(0, index))];
    if (!layer) return;
    setActiveId(layer.id);
    editor.pick(isAdding ? [...ids, layer.id] : [layer.id]);
    list.current?.querySelector(`[data-layer="${CSS.escape(layer.id)}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const to = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: layers.length - 1 }[event.key];
    const layer = layers[active];
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
      orderChosen(editor, event.key === 'ArrowUp' ? 'forward' : 'backward');
    else if (to !== undefined) go(chosen.length === 0 && event.key.startsWith('Arrow') ? active : to, event.shiftKey);
    else if (event.key === ' ' && layer) toggle(editor, layer.id);
    else if (event.key === 'Enter' && chosen.length === 1) document.querySelector<HTMLElement>('[data-content-field]')?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-layer]')?.dataset.layer;
    if (id === undefined) return;
    setActiveId(id);
    if (event.shiftKey || event.ctrlKey || event.metaKey || view.isPickingSeveral) toggle(editor, id);
    else editor.pick([id]);
  };
  return (
    <div
      ref={list}
      role="listbox"
      aria-label="Layers, front to back"
      aria-multiselectable="true"
      aria-activedescendant={optionId(active)}
      tabIndex={0}
      className="group -mx-2 rounded-md p-0.5"
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {layers.map((element, index) => (
        <Layer key={element.id} id={optionId(index)} element={element} isChosen={ids.has(element.id)} isActive={index === active} />
      ))}
    </div>
  );
}
