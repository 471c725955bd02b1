import type { ReactNode } from 'react';

/** Figures with what they mean, one below the other. */
export function FigureList({ figures }: { figures: readonly { label: string; figure: ReactNode }[] }) {
  return (
    <dl className="divide-y divide-line">
      {figures.map(({ label, figure }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <dt className="text-mute">{label}</dt>
          <dd className="text-right font-[550]">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
