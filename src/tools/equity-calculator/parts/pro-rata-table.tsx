import { formatMoney } from '@/lib/money';
import { formatNumber, formatPercent } from '@/lib/numbers';
import { Table } from '@/ui/table';
import type { ProRataRound } from '../pro-rata';

/** What existing investors may put into a round to keep their share. */
export function ProRataTable({ round: { name, rows, left }, currency }: { round: ProRataRound; currency: string }) {
  if (rows.length === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="mb-1 text-[13px] font-semibold">Pro-rata of existing investors</h3>
      <Table
        label={`Pro-rata of existing investors in ${name}`}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { head: 'Investor', className: 'min-w-28', cell: (row) => row.name, foot: 'Left for new investors' },
          { head: 'Holds before', cell: ({ share }) => formatPercent(share, 2) },
          { head: 'May invest', cell: ({ amount }) => formatMoney(amount, currency), foot: formatMoney(Math.max(0, left), currency) },
          { head: 'Shares', cell: ({ shares }) => formatNumber(shares) },
          { head: 'After, if not', cell: ({ without }) => formatPercent(without, 2) },
          { head: 'After, if so', cell: ({ taken }) => formatPercent(taken, 2) },
        ]}
      />
      <p className="mt-2 text-[13px] text-mute">
        The share of all shares before the new money, with SAFEs and notes converted and without the pool top-up. Counted as if everyone had
        the right: whether an investor does is in their side letter or the shareholders’ agreement.
      </p>
    </div>
  );
}
