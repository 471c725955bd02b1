import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface VirtualListProps<T extends { id: string }> {
  label: string;
  items: readonly T[];
  row: (item: T, index: number) => ReactNode;
  className?: string;
}

/** Up to here every row is drawn at its natural height; past it only those near the window are. */
const drawnInFull = 120;
const spareRows = 5;

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** A list that stays quick at ten thousand rows. Rows must be of even height when there are many. */
export function VirtualList<T extends { id: string }>({ label, items, row, className = '' }: VirtualListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [rowHeight, setRowHeight] = useState(56);
  const [view, setView] = useState({ first: 0, count: 20 });
  const isLong = items.length > drawnInFull;

  useBrowserLayoutEffect(() => {
    if (!isLong) return undefined;
    const measure = () => {
      const element = list.current;
      if (!element) return;
      const sample = element.querySelector<HTMLElement>('[data-row]');
      const height = sample?.offsetHeight || rowHeight;
      if (Math.abs(height - rowHeight) > 0.5) setRowHeight(height);
      const above = Math.max(0, -element.getBoundingClientRect().top);
      const first = Math.max(0, Math.floor(above / height) - spareRows);
      const count = Math.ceil(window.innerHeight / height) + spareRows * 2;
      setView((old) => (old.first === first && old.count === count ? old : { first, count }));
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [isLong, rowHeight, items.length]);

  const first = isLong ? Math.min(view.first, Math.max(0, items.length - view.count)) : 0;
  const last = isLong ? Math.min(items.length, first + view.count) : items.length;
  const spacer = (height: number) =>
    isLong && height > 0 ? (
      <li aria-hidden="true" className="border-0!" ref={(element) => void element?.style.setProperty('height', `${height}px`)} />
    ) : null;
  return (
    <ul ref={list} aria-label={label} className={`rows ${className}`}>
      {spacer(first * rowHeight)}
      {items.slice(first, last).map((item, offset) => (
        <li key={item.id} data-row aria-setsize={items.length} aria-posinset={first + offset + 1} className={isLong ? 'even-row' : ''}>
          {row(item, first + offset)}
        </li>
      ))}
      {spacer((items.length - last) * rowHeight)}
    </ul>
  );
}
