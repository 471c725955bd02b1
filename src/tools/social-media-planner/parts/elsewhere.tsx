import { useId } from 'react';
import { formatDay } from '@/lib/dates';
import { countCharacters, networkLimitsDate, networks } from '@/lib/networks';

const others = [networks.bluesky, networks.threads, networks.mastodon];

/** How the same text counts where it might be posted too. */
export function Elsewhere({ text }: { text: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-(--radius-control) bg-sunk px-3.5 py-2.5 text-[13px] sm:col-span-2">
      <h3 id={id} className="mb-1 font-[550]">
        The same text elsewhere
      </h3>
      <ul className="flex flex-wrap gap-x-6 gap-y-0.5">
        {others.map((network) => {
          const count = countCharacters(text, network);
          const over = count - network.limit;
          return (
            <li key={network.id}>
              {network.name} {count}/{network.limit}{' '}
              <span className={over > 0 ? 'font-[550] text-bad' : 'text-mute'}>{over > 0 ? `${over} over` : 'fits'}</span>
            </li>
          );
        })}
      </ul>
      <p className="mt-1 text-mute">Limits as of {formatDay(networkLimitsDate)}. Networks change them.</p>
    </section>
  );
}
