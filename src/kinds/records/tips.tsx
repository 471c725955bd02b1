import { Icon } from '@/ui/icon';
import { Panel } from '@/ui/layout';

interface TipsProps {
  title: string;
  tips: readonly { title: string; icon: string; text: string }[];
}

/** A few things worth knowing, at the end of a tool. */
export function Tips({ title, tips }: TipsProps) {
  return (
    <Panel title={title} className="no-print mt-6">
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-3">
        {tips.map((tip) => (
          <li key={tip.title}>
            <h3 className="mb-1 flex items-center gap-2 font-semibold">
              <span className="text-accent">
                <Icon icon={tip.icon} />
              </span>
              {tip.title}
            </h3>
            <p className="text-mute">{tip.text}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
