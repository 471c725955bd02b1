import { useState, type ReactNode } from 'react';
import { Icon } from '@/ui/icon';

interface MoreProps {
  title: string;
  /** Something is filled in, so it is open from the start. */
  isUsed: boolean;
  children: ReactNode;
}

/** What a newcomer does not need, one click away. */
export function More({ title, isUsed, children }: MoreProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="group sm:col-span-2" open={isOpen || isUsed} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-9 items-center gap-1.5 text-[13px] font-[550] text-mute hover:text-ink">
        <span className="group-open:rotate-180">
          <Icon icon="chevron-down" />
        </span>
        {title}
      </summary>
      <div className="mt-1 grid grid-cols-1 gap-3 sm:grid-cols-2">{children}</div>
    </details>
  );
}
