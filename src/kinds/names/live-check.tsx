import { hostsFor } from '@/lib/domains';
import { joinWords, plural } from '@/lib/text';
import { Button } from '@/ui/button';
import type { DomainCheck } from './use-domain-check';

interface LiveCheckProps {
  live: DomainCheck;
  /** The names a press asks about; the first thirty of them. */
  domains: readonly string[];
}

const mostNames = 30;

/** The button that asks the registries, with who will see the names said beforehand. */
export function LiveCheck({ live, domains }: LiveCheckProps) {
  const count = Math.min(domains.length, mostNames);
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {live.isBusy ? (
          <Button icon="square" onClick={live.stop}>
            Stop
          </Button>
        ) : (
          <Button icon="radar" disabled={count === 0} onClick={() => void live.check(domains)}>
            Check live
          </Button>
        )}
        <p role="status" className="text-[13px] text-mute">
          {live.total > 0 && `${live.done} of ${plural(live.total, 'name')} answered${live.isBusy ? '…' : '.'}`}
        </p>
      </div>
      {count > 0 && (
        <p className="text-[13px] text-mute">
          Asks the registry, which sees the {count === 1 ? 'name' : `${count} names`}: {joinWords(hostsFor(domains.slice(0, mostNames)))}.
          Nothing is sent until you press the button.
        </p>
      )}
    </div>
  );
}
