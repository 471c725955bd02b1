import { plural } from '@/lib/text';
import type { Rejected } from '../pasted';

const shown = 50;

/** Lines that were left out, and why. */
export function RejectedLines({ title, lines }: { title: string; lines: readonly Rejected[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="rounded-(--radius-control) border border-line px-3.5 py-2.5 text-[14px]">
      <summary className="cursor-pointer font-[550]">
        {plural(lines.length, 'line')} {title}
      </summary>
      <ul className="mt-2 grid grid-cols-1 gap-1.5 text-[13px]">
        {lines.slice(0, shown).map(({ number, text, reason }) => (
          <li key={number}>
            <span className="text-mute">Line {number}:</span> <span className="break-all">{text.slice(0, 80)}</span>{' '}
            <span className="text-mute">{reason}</span>
          </li>
        ))}
        {lines.length > shown && <li className="text-mute">And {plural(lines.length - shown, 'line')} more.</li>}
      </ul>
    </details>
  );
}
