import type { ReactNode } from 'react';
import { Notice } from '@/ui/layout';

export function Figures({ figures }: { figures: { label: string; figure: string; note?: ReactNode; isBad?: boolean }[] }) {
  return (
    <dl className="mb-4 grid grid-cols-1 gap-3 sm:grid-cols-3">
      {figures.map(({ label, figure, note, isBad }) => (
        <div key={label} className="min-w-0 rounded-(--radius-control) bg-sunk px-4 py-3">
          <dt className="text-[13px] text-mute">{label}</dt>
          <dd className={`figure break-words ${isBad ? 'text-bad' : ''}`}>{figure}</dd>
          {note && <dd className="text-[13px] text-mute">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

export function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <div className="mt-4">
      <Notice tone="plain">
        <ul className="grid gap-1.5">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
