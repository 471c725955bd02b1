import { useState } from 'react';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { sheetFiles } from '@/kinds/records/files';
import { hasSample } from '@/kinds/records/state';
import { Download } from '@/kinds/work/download';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/layout';
import { Table } from '@/ui/table';
import { hasTax, taxName } from '../model';
import { projectWeeks, toWeekSheet, weekCount, type Week } from '../weeks';
import type { CashFlow } from './use-cash-flow';

const small = 'max-sm:text-[13px]';

/** The next quarter by weeks: where the pinch within a month is seen. */
export default function WeeksPanel({ flow }: { flow: CashFlow }) {
  const [isOpen, setIsOpen] = useState(false);
  const { records, settings, projection } = flow;
  const { currency, today } = records.tool.around;
  const weeks = isOpen ? projectWeeks(records.all, settings, projection, today) : [];
  const show = (amount: number) => formatMoney(amount, currency);
  const short = weeks.find(({ closing }) => closing < 0);
  const tax = hasTax(settings) ? taxName(settings) : undefined;
  const money = (head: string, of: (week: Week) => number, isStrong = false) => ({
    head,
    className: small,
    isStrong,
    cell: (week: Week) => <span className={of(week) < 0 ? 'text-bad' : ''}>{show(of(week))}</span>,
  });
  return (
    <Panel
      title={`The next ${weekCount} weeks`}
      aside={
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide the weeks' : 'Show the weeks'}
        </Button>
      }
    >
      {!isOpen && <p className="text-mute">Cash week by week, to see what a month hides.</p>}
      {isOpen && weeks.length === 0 && <p className="text-mute">The projection is over. Change its first month to see the weeks ahead.</p>}
      {weeks.length > 0 && (
        <>
          <p className="mb-2 text-[13px] text-mute" role="status">
            {short ? `Cash falls below zero in the week of ${formatDay(short.from)}.` : 'Cash stays above zero in every week.'} Monthly
            amounts fall on the first of the month, weekly ones on Mondays
            {settings.collectionDelay + settings.paymentDelay > 0 && ', each moved by its delay'}.
          </p>
          <Table
            label={`The next ${weekCount} weeks`}
            rows={weeks}
            keyOf={({ from }) => from}
            columns={[
              {
                head: 'Week from',
                className: 'sticky left-0 bg-surface whitespace-nowrap max-sm:text-[13px]',
                cell: ({ from }) => formatDay(from),
              },
              money('Cash at the start', ({ opening }) => opening),
              money('Income', ({ income }) => income),
              money('Expenses', ({ expenses }) => expenses),
              ...(tax === undefined ? [] : [money(tax, ({ tax: amount }) => amount)]),
              money('Cash at the end', ({ closing }) => closing, true),
            ]}
          />
          <div className="no-print mt-3">
            <Download
              label="Weeks as CSV"
              files={sheetFiles(`${hasSample(records.all) ? 'sample-' : ''}cash-by-week`, toWeekSheet(weeks, currency, tax)).slice(0, 1)}
            />
          </div>
        </>
      )}
    </Panel>
  );
}
