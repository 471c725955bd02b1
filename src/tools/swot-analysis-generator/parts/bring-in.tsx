import { useMemo } from 'react';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import type { Tool } from '@/workspace/tool-state';
import { findNewPoints, readResearch, takePoints } from '../research';
import type { SwotData } from '../model';

/** Points noted in the market research that this analysis does not hold yet. */
export default function BringIn({ tool: { data, change, undo }, research }: { tool: Tool<SwotData>; research: unknown }) {
  const found = useMemo(() => readResearch(research), [research]);
  const points = useMemo(() => findNewPoints(found.points, data.items), [found, data.items]);
  if (points.length === 0) return null;
  const take = () => {
    change((current) => takePoints(current, points, found));
    showToast(`${plural(points.length, 'point')} brought in from Market Research Tool`, { label: 'Undo', run: undo });
  };
  return (
    <div className="no-print mb-4">
      <Notice tone="plain">
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span>Your market research holds {plural(points.length, 'SWOT point')} not here.</span>
          <Button onClick={take}>Bring in</Button>
        </span>
      </Notice>
    </div>
  );
}
