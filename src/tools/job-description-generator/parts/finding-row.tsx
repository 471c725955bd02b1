import { Chip } from '@/ui/layout';
import type { Finding } from '../lint';
import { kindLabels } from '../lint-words';

interface FindingRowProps {
  finding: Finding;
  /** The section it was found in. */
  where?: string;
  onSwap: (swap: string) => void;
}

export function FindingRow({ finding: { found, kind, reason, swaps }, where, onSwap }: FindingRowProps) {
  return (
    <li className="text-[14px]">
      <p className="flex flex-wrap items-center gap-1.5">
        <b className="break-words">“{found}”</b>
        <Chip tone="warn">{kindLabels[kind]}</Chip>
        {where && <span className="text-[13px] text-mute">{where}</span>}
      </p>
      <p className="text-[13px] text-mute">{reason}</p>
      {swaps.map((swap) => (
        <button
          key={swap}
          type="button"
          className="link mr-3 min-h-6 text-left"
          aria-label={`Replace ${found} with ${swap}`}
          onClick={() => onSwap(swap)}
        >
          {swap}
        </button>
      ))}
    </li>
  );
}
