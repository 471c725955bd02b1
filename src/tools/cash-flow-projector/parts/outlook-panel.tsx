import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/money';
import { noFigure } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Chip, Notice, Panel } from '@/ui/layout';
import { labelMonth, taxName, type Settings } from '../model';
import { judge } from '../outlook';
import { horizon, type Projection } from '../projection';

interface OutlookProps {
  projection: Projection;
  settings: Settings;
  currency: string;
}

export default function OutlookPanel({ projection, settings, currency }: OutlookProps) {
  const { zeroMonth, lowest, lowestMonth, ending, rows } = projection;
  const show = (amount: number) => formatMoney(amount, currency);
  const month = (index: number) => labelMonth(settings, index, true);
  const verdict = judge(projection);
  const isDead = verdict === 'dead';
  const isUnknown = verdict === 'unknown';
  return (
    <Panel
      title="Outlook"
      aside={
        !isUnknown && (
          <Chip tone={isDead ? 'bad' : 'good'} icon={isDead ? 'trending-down' : 'trending-up'}>
            {isDead ? 'Default dead' : 'Default alive'}
          </Chip>
        )
      }
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 xl:grid-cols-4">
        <Figure
          label="Runway"
          figure={isUnknown ? noFigure : isDead ? plural(zeroMonth, 'month') : `Over ${horizon} months`}
          note={isUnknown ? 'Amounts grow too large to follow.' : undefined}
        />
        <Figure
          label="Zero-cash month"
          figure={isUnknown ? noFigure : isDead ? month(zeroMonth) : 'None'}
          note={verdict === 'alive' ? `Within ${horizon} months` : zeroMonth >= rows.length ? 'After the period shown' : undefined}
        />
        <Figure label="Lowest balance" figure={show(lowest)} note={lowestMonth < 0 ? undefined : month(lowestMonth)} isBad={lowest < 0} />
        <Figure label="Cash at the end" figure={show(ending)} note={month(rows.length - 1)} isBad={ending < 0} />
      </dl>
      <p className="mt-4 text-[13px] text-mute">{explain(projection, settings)}</p>
      <OpenAmounts projection={projection} settings={settings} show={show} />
      {projection.isTooLarge && (
        <div className="mt-3">
          <Notice>Some amounts are too large to calculate with and show as {noFigure}. Check amounts and growth.</Notice>
        </div>
      )}
    </Panel>
  );
}

function explain(projection: Projection, settings: Settings): string {
  const { zeroMonth } = projection;
  const from = labelMonth(settings, 0, true);
  switch (judge(projection)) {
    case 'alive':
      return `Carried on as entered, growth and repeats included, cash stays at or above zero for ${horizon} months from ${from}.`;
    case 'dead':
      return `Carried on as entered, growth and repeats included, cash goes below zero in ${labelMonth(settings, zeroMonth, true)}.`;
    case 'unknown':
      return `Carried on for ${horizon} months from ${from}, amounts grow beyond what can be calculated.`;
  }
}

/** What the period leaves to be paid; without delays and tax there is none. */
function OpenAmounts({ projection, settings, show }: Pick<OutlookProps, 'projection' | 'settings'> & { show: (amount: number) => string }) {
  const { uncollected, unpaid, tax } = projection;
  const parts = [
    uncollected > 0 && `${show(uncollected)} of income not collected yet`,
    unpaid > 0 && `${show(unpaid)} of expenses not paid yet`,
    tax > 0 && `${show(tax)} of ${taxName(settings)} still owed`,
    tax < 0 && `${show(-tax)} of ${taxName(settings)} still to come back`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return <p className="mt-2 text-[13px] text-mute">Open at the end of the period: {parts.join('; ')}.</p>;
}

function Figure({ label, figure, note, isBad }: { label: string; figure: string; note?: ReactNode; isBad?: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="text-[13px] text-mute">{label}</dt>
      <dd className={`text-[17px] font-semibold break-words ${isBad ? 'text-bad' : ''}`}>{figure}</dd>
      {note && <dd className="text-[13px] text-mute">{note}</dd>}
    </div>
  );
}
