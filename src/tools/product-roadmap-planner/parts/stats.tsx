import { useMemo } from 'react';
import { StatRow } from '@/ui/layout';
import { resolveLinks } from '@/lib/title-links';
import { computeLoad } from '../load';
import { countByStatus, type RoadmapRecords } from '../model';
import { findTroubles } from '../troubles';

const warned = (count: number) => (count > 0 ? { tone: 'bad' as const } : {});

export function Stats({ records }: { records: RoadmapRecords }) {
  const { all, extra, tool } = records;
  const { today } = tool.around;
  const slips = useMemo(() => {
    const troubles = findTroubles(all, resolveLinks(all), extra.ownPeriods);
    return [...troubles.values()].filter((found) => found.some(({ kind }) => kind !== 'broken')).length;
  }, [all, extra.ownPeriods]);
  const { quarters } = useMemo(() => computeLoad(all, extra, today), [all, extra, today]);
  const over = quarters.flatMap(({ isOver, quarter }) => (isOver ? [quarter] : []));
  const none = quarters.some(({ capacity }) => capacity !== undefined) ? 'No quarter' : 'No capacity entered';
  const counts = countByStatus(all);
  return (
    <StatRow
      stats={[
        { label: 'Items', figure: all.length, note: `${counts.Planning} in planning` },
        { label: 'In Progress', figure: counts['In Progress'], note: `${counts.Completed} completed, ${counts['On Hold']} on hold` },
        { label: 'Slip warnings', figure: slips, note: 'Blockers that end too late', ...warned(slips) },
        { label: 'Over capacity', figure: over.length, note: over.join(', ') || none, ...warned(over.length) },
      ]}
    />
  );
}
