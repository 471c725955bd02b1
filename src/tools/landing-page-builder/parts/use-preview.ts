import { createContext, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useIsInUse } from '@/kinds/work/use-in-use';
import { useIsRested } from '@/kinds/work/use-rested';
import type { PageData } from '../model';
import type { MoreSections } from '../sections';
import type * as Writer from '../writer';

/** What writes the page; undefined until it has arrived. */
export const WriterContext = createContext<typeof Writer | undefined>(undefined);

// By a function of its own: what follows an import() directly is bundled into it, and then hears nothing of a file that cannot be fetched.
const loadWriter = () => import('../writer');

/** Long enough for what is on the screen to be there first. */
const restMs = 1_200;

/** The page for the screen. Typing comes first; the page follows as fast as the device can draw it. */
export function usePreview(data: PageData) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useDeferredValue(data);
  const [first, setFirst] = useState<string>();
  const [writer, setWriter] = useState<typeof Writer>();
  const [more, setMore] = useState<MoreSections>();
  useEffect(() => setFirst(place.current?.dataset.firstPage ?? ''), []);
  const [initial] = useState(data);
  const isRested = useIsRested(restMs);
  // The first page is there at once; what writes, checks and opens pictures follows with the first use, or once the page has come to rest.
  const isUsed = useIsInUse() || first === '' || data !== initial || (isRested && first !== undefined);
  useEffect(() => {
    if (isUsed) void loadWriter().then(setWriter, console.warn);
  }, [isUsed]);
  const isAsked = !more && writer?.needsMore(shown);
  useEffect(() => {
    if (isAsked) void import('../more-sections').then(({ moreSections }) => setMore(moreSections), console.warn);
  }, [isAsked]);
  const html = useMemo(() => writer?.toPreview(shown, more) ?? first ?? '', [writer, shown, more, first]);
  return { place, html, writer, isUsed };
}
