import { useMemo, type ReactNode } from 'react';
import type { Document } from '@/lib/blocks';
import { listGaps } from '@/lib/gaps';
import { joinWords, plural } from '@/lib/text';
import { Chip } from '@/ui/layout';

const namesShown = 4;

/** Names are listed; questions follow one another. */
const listPlaces = (places: readonly string[]) => (places.some((place) => place.endsWith('?')) ? places.join(' ') : joinWords(places));

/** How many places of the document are still open, and the first of them by name. */
export function OpenPlaces({ document, children }: { document: Document; children?: ReactNode }) {
  const gaps = useMemo(() => listGaps(document.blocks), [document.blocks]);
  const rest = gaps.length - namesShown;
  return (
    <p role="status" className="flex min-w-0 flex-wrap items-center gap-1.5 text-[13px] text-mute empty:hidden">
      {children}
      {gaps.length > 0 && (
        <>
          <Chip tone="warn">{plural(gaps.length, 'place')} open</Chip>
          <span>{listPlaces([...gaps.slice(0, namesShown), ...(rest > 0 ? [`${rest} more`] : [])])}</span>
        </>
      )}
    </p>
  );
}
