import { useMemo } from 'react';
import { emptyDraft, readDraft } from '@/lib/fields';
import { joinWords, plural } from '@/lib/text';
import type { Records } from '@/kinds/records/use-records';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { makeId } from '@/workspace/ids';
import { fields, type CompetitorExtra } from '../model';
import { findResearched } from '../research';

const namesShown = 4;

/** Competitors noted in the market research that are not here yet. */
export default function BringIn({ records, research }: { records: Records<typeof fields, CompetitorExtra>; research: unknown }) {
  const { all, tool } = records;
  const found = useMemo(() => findResearched(research, all), [research, all]);
  if (found.length === 0) return null;
  const take = () => {
    const blank = readDraft(fields, emptyDraft(fields, tool.around.today), tool.around).values;
    records.addAll(found.map((rival) => ({ ...blank, ...rival, id: makeId() })));
    showToast(`${plural(found.length, 'competitor')} brought in from Market Research Tool`, { label: 'Undo', run: tool.undo });
  };
  const rest = found.length - namesShown;
  const names = found.slice(0, namesShown).map(({ name }) => name);
  return (
    <div className="no-print mb-4">
      <Notice tone="plain">
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="min-w-0 break-words">
            Your market research holds {plural(found.length, 'competitor')} not here:{' '}
            {joinWords(rest > 0 ? [...names, `${rest} more`] : names)}.
          </span>
          <Button onClick={take}>Bring in</Button>
        </span>
      </Notice>
    </div>
  );
}
