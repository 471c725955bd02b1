import { useState } from 'react';
import { formatMoney } from '@/lib/money';
import { formatPercent, noFigure } from '@/lib/numbers';
import { Panel } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { Table } from '@/ui/table';
import { formatCount, rankLevers, type LeverMeasure } from '../levers';
import type { Funnel, Lifts } from '../model';

const measures: { value: LeverMeasure; label: string }[] = [
  { value: 'won-back', label: 'Win back 1 in 10 who leave' },
  { value: 'what-ifs', label: 'Your what-ifs, one at a time' },
];
const shownLevers = 20;

interface LeverTableProps {
  funnel: Funnel;
  lifts: Lifts;
  value: number;
  currency: string;
}

export function LeverTable({ funnel, lifts, value, currency }: LeverTableProps) {
  const [measure, setMeasure] = useState<LeverMeasure>('won-back');
  const levers = rankLevers(funnel, lifts, value, measure);
  const best = levers[0];
  const signed = (size: number, text: string) => (size > 0 ? `+${text}` : text);
  return (
    <Panel title="Best Lever" aside={<SelectBox label="Rank levers by" value={measure} options={measures} onChange={setMeasure} />}>
      <p className="mb-3 text-mute">
        {best?.extraConversions
          ? `${best.name || 'One step'} brings most${measure === 'won-back' ? ' if you win back one in ten of those who leave there' : ' of your what-ifs'}.`
          : measure === 'won-back'
            ? 'There’s nothing to win back.'
            : 'None of your what-ifs brings more. Move a slider up.'}
      </p>
      <Table
        label="Levers, best first"
        rows={levers.slice(0, shownLevers)}
        columns={[
          { head: 'Rank', cell: (_lever, index) => index + 1 },
          { head: 'Step', align: 'left', isRowHead: true, className: 'max-w-48 truncate', cell: ({ name }) => name || 'Step' },
          {
            head: 'Rate',
            cell: ({ from, to }) => (from === null || to === null ? noFigure : `${formatPercent(from, 2)} → ${formatPercent(to, 2)}`),
          },
          {
            head: 'More Conversions',
            cell: ({ extraConversions: more }) => (more === null ? noFigure : signed(more, formatCount(more))),
          },
          { head: 'Value', cell: ({ extraWorth: more }) => (more === null ? noFigure : signed(more, formatMoney(more, currency))) },
        ]}
      />
      <p className="mt-3 text-[13px] text-mute">
        Raising any rate by the same percentage has the same effect on the whole funnel, so it wouldn’t rank anything.
        {value === 0 && ' Enter a value of a conversion to see money.'}
      </p>
    </Panel>
  );
}
