import { Icon } from '@/ui/icon';
import { strategies } from '../content';

export function Strategies() {
  return (
    <section aria-labelledby="strategies" className="mt-10">
      <h2 id="strategies" className="mb-3 font-semibold">
        Optimization Strategies
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {strategies.map(({ title, icon, text }) => (
          <li key={title} className="panel">
            <h3 className="mb-1.5 flex items-center gap-2 font-semibold">
              <span className="text-accent">
                <Icon icon={icon} />
              </span>
              {title}
            </h3>
            <p className="text-[14px] text-mute">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
