import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import { Panel } from '@/ui/layout';

interface ReasonsProps {
  title: string;
  intro: ReactNode;
  heading: string;
  reasons: readonly string[];
}

/** What stands where the text will be, until it is asked for. */
export function Reasons({ title, intro, heading, reasons }: ReasonsProps) {
  return (
    <Panel title={title}>
      <div className="mb-4 text-mute">{intro}</div>
      <h3 className="mb-2 font-semibold">{heading}</h3>
      <ul className="grid gap-2.5">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-2.5">
            <span className="mt-1 flex-none text-accent">
              <Icon icon="check" size={16} />
            </span>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
