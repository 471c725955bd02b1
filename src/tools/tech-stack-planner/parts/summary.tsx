import type { Surroundings } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { Download } from '@/kinds/work/download';
import { Notice, Panel } from '@/ui/layout';
import { costOf, describeTotals, type CostTotals } from '../cost';
import { toGroups } from '../list';
import { nameOf, type Technology } from '../model';
import { offerPlan } from '../offer-plan';

interface SummaryProps {
  all: readonly Technology[];
  decided: readonly Technology[];
  totals: CostTotals;
  around: Surroundings;
}

const shownProblems = 5;
const shownNames = 60;

/** What is decided, by category, with its cost where it can be read. */
export default function Summary({ all, decided, totals, around }: SummaryProps) {
  const { currency } = around;
  const { notUnderstood } = totals;
  return (
    <Panel title="Tech Stack Summary" aside={decided.length > 0 && <Download label="Export Plan" files={offerPlan(all, around)} />}>
      {decided.length === 0 ? (
        <p className="text-mute">Nothing decided yet. Press Select on a card to put it in your stack.</p>
      ) : (
        <>
          <div className="grid grid-cols-1 gap-4">
            {toGroups(decided).map(({ category, technologies }) => (
              <section key={category} aria-label={category}>
                <h3 className="mb-1 text-[13px] font-[550] text-mute">{category}</h3>
                <ul className="grid grid-cols-1 gap-1">
                  {technologies.slice(0, shownNames).map((technology) => (
                    <li key={technology.id} className="flex items-baseline justify-between gap-4">
                      <span className="min-w-0 break-words">{nameOf(technology)}</span>
                      <span className="flex-none text-[13px] text-mute">{shortCost(technology, currency)}</span>
                    </li>
                  ))}
                </ul>
                {technologies.length > shownNames && (
                  <p className="mt-1 text-[13px] text-mute">And {(technologies.length - shownNames).toLocaleString('en-US')} more.</p>
                )}
              </section>
            ))}
          </div>
          <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-3">
            <dt>A month now</dt>
            <dd className="text-right font-semibold">{formatMoney(totals.now, currency)}</dd>
            <dt>A month at 10x usage</dt>
            <dd className="text-right font-semibold">{formatMoney(totals.tenfold, currency)}</dd>
            {totals.once > 0 && (
              <>
                <dt>Paid once</dt>
                <dd className="text-right font-semibold">{formatMoney(totals.once, currency)}</dd>
              </>
            )}
          </dl>
        </>
      )}
      {notUnderstood.length > 0 && (
        <div className="mt-4">
          <Notice>
            <p className="font-[550]">{describeTotals(totals)}</p>
            <ul className="mt-1 grid grid-cols-1 gap-1">
              {notUnderstood.slice(0, shownProblems).map((technology) => (
                <li key={technology.id} className="break-words">
                  {nameOf(technology)}: {costOf(technology, currency).reading.problem}
                </li>
              ))}
            </ul>
            {notUnderstood.length > shownProblems && (
              <p className="mt-1">And {(notUnderstood.length - shownProblems).toLocaleString('en-US')} more.</p>
            )}
          </Notice>
        </div>
      )}
    </Panel>
  );
}

function shortCost(technology: Technology, currency: string): string {
  const { reading, now, once } = costOf(technology, currency);
  if (reading.kind === 'empty') return 'No cost written';
  if (reading.kind === 'once') return `${formatMoney(once, currency)} once`;
  return now === undefined ? 'Not understood' : `${formatMoney(now, currency)}/mo`;
}
