import { Icon } from '@/ui/icon';
import { Panel } from '@/ui/layout';
import { bestPractices } from '../content';

export function BestPractices() {
  return (
    <Panel title="Best practices" className="no-print mt-6">
      <ul className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {bestPractices.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <span className="mt-0.5 flex-none text-accent">
              <Icon icon={icon} size={18} />
            </span>
            <span className="min-w-0">
              <span className="block font-[550]">{title}</span>
              <span className="text-[14px] text-mute">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
