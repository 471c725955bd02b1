import { useEffect, useState } from 'react';
import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Labelled } from '@/ui/labelled';
import { Notice, Panel, Split } from '@/ui/layout';
import { Table } from '@/ui/table';
import { readSegments } from '../analytics';
import { longestReport } from '../model';
import { compareSegments, type Segment } from '../segments';
import type { FunnelRecords } from './use-funnel';

/** The same funnel for parts of the visitors: which of them falls behind, and at which step. */
export default function SegmentsView({ records }: { records: FunnelRecords }) {
  const { tool, extra } = records;
  const typed = extra.report ?? '';
  const [read, setRead] = useState<{ typed: string; segments: Segment[] }>({ typed: '', segments: [] });
  useEffect(() => {
    let isCurrent = true;
    readSegments(typed).then(
      (segments) => isCurrent && setRead({ typed, segments }),
      () => isCurrent && setRead({ typed, segments: [] }),
    );
    return () => {
      isCurrent = false;
    };
  }, [typed]);
  const put = (report: string, how: { key?: string; say?: string }) =>
    tool.change((data) => ({ ...data, extra: { ...data.extra, report } }), how);
  return (
    <Split
      input={
        <Panel title="Segments">
          <Labelled
            label="Funnel report with a breakdown"
            hint="Paste the CSV of a funnel with a column such as Device category, Country or Channel."
          >
            {(control) => (
              <textarea
                {...control}
                className="input font-mono text-[13px]"
                rows={10}
                maxLength={longestReport}
                placeholder={
                  'Step,Device category,Active users\n1. Visit,mobile,600\n1. Visit,desktop,400\n2. Buy,mobile,24\n2. Buy,desktop,40'
                }
                value={typed}
                onChange={(event) => put(event.target.value, { key: 'report' })}
              />
            )}
          </Labelled>
          {typed.trim() !== '' && (
            <Button className="mt-3" icon="eraser" onClick={() => put('', { say: 'Report cleared' })}>
              Clear
            </Button>
          )}
        </Panel>
      }
      result={<Result isTyped={typed.trim() !== ''} isRead={read.typed === typed} segments={read.segments} />}
    />
  );
}

function Result({ isTyped, isRead, segments }: { isTyped: boolean; isRead: boolean; segments: readonly Segment[] }) {
  if (!isTyped) return <p className="text-mute">Each segment appears here, with its rates beside everyone’s.</p>;
  if (segments.length < 2)
    return isRead ? (
      <Notice>
        No segments could be read. The report needs a step, a number of users and one more column that says which part of the visitors a
        line counts.
      </Notice>
    ) : null;
  const { overall, segments: figures } = compareSegments(segments);
  const share = (value: number | null) => (value === null ? noFigure : formatPercent(value, 2));
  return (
    <Panel title="Segments compared">
      <Table
        label="Segments compared"
        rows={figures}
        keyOf={({ name }) => name}
        columns={[
          { head: 'Segment', cell: ({ name }) => name },
          { head: 'Visitors', cell: ({ visitors }) => formatNumber(visitors) },
          { head: 'Conversion', cell: ({ overall: own }) => share(own) },
          {
            head: 'Against all',
            cell: ({ against }) => (against === null ? noFigure : `${against > 0 ? '+' : ''}${formatPercent(against, 1)}`),
          },
        ]}
      />
      <p className="mt-2 text-[13px] text-mute">All segments together: {share(overall)}.</p>
      <h3 className="mt-4 mb-2 font-semibold">Where they fall behind</h3>
      <ul className="grid grid-cols-1 gap-2">
        {figures.map(({ name, weakest }) => (
          <li key={name} className="break-words">
            <span className="font-[550]">{name}</span>:{' '}
            {weakest
              ? `${weakest.name} at ${share(weakest.rate)} instead of ${share(weakest.everybody)}; at that rate ${plural(weakest.missing, 'visitor')} more would go on.`
              : 'nowhere behind the others.'}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-[13px] text-mute">
        Small segments vary by chance. Check a Test tells you whether a difference is more than that.
      </p>
    </Panel>
  );
}
