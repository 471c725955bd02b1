import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/money';
import { noFigure } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Chip, Notice, Panel } from '@/ui/layout';
import { labelMonth, taxName, type Item, type Settings } from '../model';
import { countedOnce, judge, type Verdict } from '../outlook';
import { horizon, type Projection } from '../projection';
import type { CashFlow } from './use-cash-flow';

const chips: Record<Exclude<Verdict, 'unknown'>, { text: string; tone: 'good' | 'bad' | 'warn'; icon: string }> = {
  alive: { text: 'Default alive: the cash lasts', tone: 'good', icon: 'trending-up' },
  dead: { text: 'Default dead: runs out before break-even', tone: 'bad', icon: 'trending-down' },
  open: { text: 'Depends on annual items', tone: 'warn', icon: 'circle-alert' },
};

export default function OutlookPanel({ flow }: { flow: CashFlow }) {
  const { projection, repeated, settings, records } = flow;
  const { zeroMonth, lowest, lowestMonth, ending, rows } = projection;
  const show = (amount: number) => formatMoney(amount, records.tool.around.currency);
  const month = (index: number) => labelMonth(settings, index, true);
  const verdict = judge(projection, repeated);
  const isUnknown = verdict === 'unknown';
  const chip = isUnknown ? undefined : chips[verdict];
  const runsOut = zeroMonth >= 0;
  const once = countedOnce(records.all);
  /** Whether annual items that come up again change the month in which the cash runs out. */
  const isOpen = repeated.zeroMonth !== zeroMonth;
  const otherwise = (text: string) => (isOpen ? `${text} if annual items repeat` : undefined);
  return (
    <Panel
      title="Outlook"
      aside={
        chip && (
          <Chip tone={chip.tone} icon={chip.icon}>
            {chip.text}
          </Chip>
        )
      }
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 xl:grid-cols-4">
        <Figure
          label="Runway"
          figure={isUnknown ? noFigure : nameRunway(projection)}
          note={isUnknown ? 'Amounts grow too large to follow.' : otherwise(nameRunway(repeated))}
        />
        <Figure
          label="Zero-cash month"
          figure={isUnknown ? noFigure : runsOut ? month(zeroMonth) : 'None'}
          note={
            otherwise(repeated.zeroMonth < 0 ? 'None' : month(repeated.zeroMonth)) ??
            (verdict === 'alive' ? `Within ${horizon} months` : zeroMonth >= rows.length ? 'After the period shown' : undefined)
          }
        />
        <Figure label="Lowest balance" figure={show(lowest)} note={lowestMonth < 0 ? undefined : month(lowestMonth)} isBad={lowest < 0} />
        <Figure label="Cash at the end" figure={show(ending)} note={month(rows.length - 1)} isBad={ending < 0} />
      </dl>
      <p className="mt-4 text-[13px] text-mute">{explain(projection, settings)}</p>
      {once.length > 0 && !isUnknown && (
        <div className="mt-3">
          <Notice tone={isOpen ? 'warn' : 'plain'}>
            <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <span className="min-w-0 break-words">{explainOnce(once, projection, repeated, settings)}</span>
              <Button className="no-print" onClick={flow.repeatAll}>
                Repeat {once.length === 1 ? 'it' : 'them'} every year
              </Button>
            </span>
          </Notice>
        </div>
      )}
      <OpenAmounts projection={projection} settings={settings} show={show} />
      {projection.isTooLarge && (
        <div className="mt-3">
          <Notice>Some amounts are too large to calculate with and show as {noFigure}. Check amounts and growth.</Notice>
        </div>
      )}
    </Panel>
  );
}

const nameRunway = ({ zeroMonth }: Projection) => (zeroMonth < 0 ? `Over ${horizon} months` : plural(zeroMonth, 'month'));

function explain(projection: Projection, settings: Settings): string {
  const { zeroMonth } = projection;
  const from = labelMonth(settings, 0, true);
  switch (judge(projection)) {
    case 'dead':
      return `If everything continues as entered, including growth and repeats, cash goes below zero in ${labelMonth(settings, zeroMonth, true)}.`;
    case 'unknown':
      return `Continued for ${horizon} months from ${from}, amounts grow too large to calculate.`;
    default:
      return `If everything continues as entered, including growth and repeats, cash stays at or above zero for ${horizon} months from ${from}.`;
  }
}

/** What the years after the first leave out, and what it would change. */
function explainOnce(once: readonly Item[], projection: Projection, repeated: Projection, settings: Settings): string {
  const [first] = once;
  const what = once.length === 1 && first ? `“${first.name}” is annual but counts` : `${plural(once.length, 'annual item')} count`;
  const month = labelMonth(settings, repeated.zeroMonth, true);
  const then =
    repeated.zeroMonth < 0
      ? `cash ${projection.zeroMonth < 0 ? 'still stays' : 'stays'} at or above zero for ${horizon} months`
      : repeated.zeroMonth === projection.zeroMonth
        ? `cash goes below zero in the same month`
        : `cash goes below zero in ${month}`;
  return `${what} only once. Repeated every 12 months, ${then}.`;
}

/** What the period leaves to be paid; without delays and tax there is none. */
function OpenAmounts({ projection, settings, show }: Pick<CashFlow, 'projection' | 'settings'> & { show: (amount: number) => string }) {
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
