import { Icon } from '@/ui/icon';
import { Panel } from '@/ui/layout';
import { marketingTips } from '../content';

export function MarketingTips() {
  return (
    <Panel title="Email Marketing Tips" className="no-print mt-6">
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-3">
        {marketingTips.map(({ title, icon, text }) => (
          <li key={title}>
            <h3 className="mb-1 flex items-center gap-2 font-semibold">
              <span className="text-accent">
                <Icon icon={icon} />
              </span>
              {title}
            </h3>
            <p className="text-mute">{text}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
