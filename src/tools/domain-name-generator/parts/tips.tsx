import { Panel } from '@/ui/layout';
import { tips } from '../content';

export function Tips() {
  return (
    <div className="mt-6">
      <Panel title="Tips for choosing a domain">
        <ul className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          {tips.map(({ title, text }) => (
            <li key={title}>
              <p className="font-[550]">{title}</p>
              <p className="text-[14px] text-mute">{text}</p>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
