import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { needsMore, toPreview } from '../body';
import type { PageData } from '../model';
import type { MoreSections } from '../sections';

/** The page for the screen. Typing comes first; the page follows as fast as the device can draw it. */
export function usePreview(data: PageData): string {
  const shown = useDeferredValue(data);
  const [more, setMore] = useState<MoreSections>();
  const isAsked = needsMore(shown) && !more;
  useEffect(() => {
    if (isAsked) void import('../more-sections').then(({ moreSections }) => setMore(moreSections));
  }, [isAsked]);
  return useMemo(() => toPreview(shown, more), [shown, more]);
}
