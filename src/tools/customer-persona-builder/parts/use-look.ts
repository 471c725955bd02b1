import { useEffect, useRef, useState } from 'react';
import { usePrinting } from '@/ui/use-printing';
import { selectedPersona, type PersonasData } from '../model';

/** Which persona is looked at and which ones stand open. None of it is a step that Undo should take back. */
export function useLook(data: PersonasData) {
  const isPrinting = usePrinting();
  // What is added or deleted since then comes first.
  const [look, setLook] = useState({ id: '', since: data.selected, count: 0 });
  const selected = selectedPersona(look.since === data.selected ? { ...data, selected: look.id || data.selected } : data);
  /** What was opened or closed by hand; all others are closed but the one that is looked at. */
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());

  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (look.count === 0) return;
    const chosen = list.current?.querySelector(`[data-persona="${look.id}"]`);
    const top = chosen?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight * 0.8) chosen?.scrollIntoView({ block: 'start' });
  }, [look]);

  const setOpen = (id: string, isOpen: boolean) => setFolds((before) => new Map(before).set(id, isOpen));
  return {
    selected,
    list,
    isOpen: (id: string) => isPrinting || (folds.get(id) ?? id === selected?.id),
    show: (id: string) => {
      setLook(({ count }) => ({ id, since: data.selected, count: count + 1 }));
      setFolds((before) => new Map([...before].filter(([other, isOpen]) => other !== id || isOpen)));
    },
    setOpen,
    setAllOpen: (isOpen: boolean) => setFolds(new Map(data.personas.map(({ id }) => [id, isOpen]))),
  };
}
