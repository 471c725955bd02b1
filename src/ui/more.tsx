import { useState, type ReactNode } from 'react';
import { Icon } from './icon';

interface MoreProps {
  title: string;
  /** Something is filled in, so it is open from the start. */
  isUsed: boolean;
  children: ReactNode;
  className?: string;
}

/** What a newcomer does not need, one click away. Once open it stays so, even when its fields are emptied. */
export function More({ title, isUsed, children, className = '' }: MoreProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={`group ${className}`} open={isOpen || isUsed} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-9 items-center gap-1.5 text-[13px] font-[550] text-mute hover:text-ink">
        <span className="group-open:rotate-180">
          <Icon icon="chevron-down" />
        </span>
        {title}
      </summary>
      {children}
    </details>
  );
}
