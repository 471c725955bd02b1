import { formatDay } from '@/lib/dates';
import { Icon } from '@/ui/icon';
import { Chip } from '@/ui/layout';
import { usTaxNote } from '../content';

export function TaxNote() {
  return (
    <details className="group panel mt-6 py-3!">
      <summary className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 font-[550]">
        <span className="group-open:rotate-180">
          <Icon icon="chevron-down" />
        </span>
        {usTaxNote.title}
        <Chip>As of {formatDay(usTaxNote.asOf)}</Chip>
      </summary>
      <div className="mt-2 grid max-w-3xl gap-2.5 pb-2">
        {usTaxNote.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="text-[13px] text-mute">{usTaxNote.source}</p>
      </div>
    </details>
  );
}
