import { Icon } from '@/ui/icon';
import { Panel } from '@/ui/layout';
import { tips } from '../content';

export function Tips() {
  return (
    <Panel title="Naming tips" className="mt-6">
      <ul className="grid gap-x-8 gap-y-2.5 text-[14px] sm:grid-cols-2 lg:grid-cols-3">
        {tips.map((tip) => (
          <li key={tip} className="flex gap-2.5">
            <span className="mt-1 flex-none text-accent">
              <Icon icon="lightbulb" size={15} />
            </span>
            <span>{tip}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
