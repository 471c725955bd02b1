import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { strategies, tips } from '../content';
import { labels } from '../model';

export function Tips({ onSample }: { onSample: () => void }) {
  return (
    <>
      <p className="mb-4 text-mute">Fill in the form and press Calculate Taxes. Before you start:</p>
      <dl className="grid gap-3">
        {tips.map(({ title, text }) => (
          <div key={title} className="rounded-(--radius-control) bg-sunk px-4 py-3">
            <dt className="font-semibold">{title}</dt>
            <dd className="text-mute">{text}</dd>
          </div>
        ))}
      </dl>
      <Button className="mt-5" onClick={onSample}>
        Load sample
      </Button>
    </>
  );
}

export function Strategies() {
  return (
    <section aria-labelledby="strategies" className="mt-10">
      <h2 id="strategies" className="mb-3 font-semibold">
        Ways to lower the bill
      </h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {strategies.map(({ icon, title, text }) => (
          <li key={title} className="panel px-4! py-4!">
            <span className="mb-2 block text-accent">
              <Icon icon={icon} size={20} />
            </span>
            <h3 className="mb-1 font-semibold">{title}</h3>
            <p className="text-[14px] text-mute">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const Disclaimer = () => <p className="mt-5 text-[14px] text-mute">{labels.disclaimer}</p>;
