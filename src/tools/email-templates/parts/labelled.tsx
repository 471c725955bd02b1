import { useId, type ReactNode } from 'react';

interface LabelledProps {
  label: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A piece of the email under its name. */
export function Labelled({ label, aside, children }: LabelledProps) {
  const id = useId();
  return (
    <div className="mb-3 min-w-0">
      <div className="mb-1 flex min-h-6 items-center justify-between gap-2">
        <h3 id={id} className="text-[13px] font-[550]">
          {label}
        </h3>
        {aside && <span className="no-print">{aside}</span>}
      </div>
      <div role="region" aria-labelledby={id} className="rounded-(--radius-control) bg-sunk px-3.5 py-2.5 break-words">
        {children}
      </div>
    </div>
  );
}
