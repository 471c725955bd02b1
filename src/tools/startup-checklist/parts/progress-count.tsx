import type { ReactNode } from 'react';
import { Bar } from '@/ui/layout';
import type { Progress } from '../model';

interface ProgressCountProps {
  label: string;
  of: Progress;
  /** Whether the share is written out beside the count. */
  hasPercent?: boolean;
  children?: ReactNode;
}

/** A bar with its count: "3/8", and "38%" where asked for. */
export function ProgressCount({ label, of: { done, total, share }, hasPercent, children }: ProgressCountProps) {
  const count = `${done.toLocaleString('en-US')}/${total.toLocaleString('en-US')}`;
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <span className={hasPercent ? 'text-mute' : 'truncate text-[13px]'}>{hasPercent ? `${count} completed` : label}</span>
        {hasPercent ? <span className="figure">{Math.round(share * 100)}%</span> : <span className="text-[13px] text-mute">{count}</span>}
      </div>
      <Bar label={label} share={share} />
      {children}
    </div>
  );
}
