import { useState } from 'react';
import type { Surroundings } from '@/lib/fields';
import { toSheet } from '@/lib/sheet';
import { documentFiles } from '@/kinds/document/files';
import { Paper } from '@/kinds/document/paper';
import { isSampleRecord } from '@/kinds/records/state';
import type { FileOffer } from '@/lib/files';
import { Download } from '@/kinds/work/download';
import { plural } from '@/lib/text';
import { Empty, Notice } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { filesFields, type Receipt, type Transaction } from '../model';
import { zipReceipts } from '../receipt-files';
import { chooseYear, countAhead, selectYear, toProfitAndLoss, toProfitSheet, yearsOf } from '../reports';

interface YearEndProps {
  transactions: readonly Transaction[];
  receipts: readonly Receipt[];
  around: Surroundings;
}

/** The year by category, to read, to print and to hand to an accountant. */
export function YearEnd({ transactions, receipts, around }: YearEndProps) {
  const { currency, today } = around;
  const years = yearsOf(transactions);
  const [chosen, setChosen] = useState('');
  const year = years.includes(chosen) ? chosen : chooseYear(years, today);
  if (year === undefined) return <Empty text="No dated transactions yet" hint="A year-end report needs the date of each transaction." />;
  const members = selectYear(transactions, year);
  const samples = members.filter(isSampleRecord).length;
  const isSample = samples > 0 && samples === members.length;
  const ahead = countAhead(transactions, today);
  const undated = transactions.filter(({ date }) => date === '').length;
  const document = toProfitAndLoss(members, { year, currency, isSample, sampleCount: isSample ? 0 : samples, undated, today });
  const stem = `${isSample ? 'sample-' : ''}profit-and-loss-${year}`;
  const ids = new Set(members.map(({ id }) => id));
  const kept = receipts.filter(({ of }) => ids.has(of));
  const files: FileOffer[] = [
    ...documentFiles(stem, document, ['pdf', 'docx'], currency),
    {
      label: 'CSV',
      name: `${stem}.csv`,
      make: async () => (await import('@/formats/csv')).csvFile(toProfitSheet(members, currency)),
    },
    {
      label: 'Transactions',
      name: `${isSample ? 'sample-' : ''}transactions-${year}.csv`,
      make: async () => (await import('@/formats/csv')).csvFile(toSheet('Transactions', filesFields(members), members, currency)),
    },
    ...(kept.length === 0
      ? []
      : [{ label: 'Receipts', name: `receipts-${year}.zip`, make: async () => zipReceipts(kept, members, currency) }]),
  ];
  return (
    <>
      <div className="no-print mb-4 flex flex-wrap items-center justify-between gap-2">
        <SelectBox label="Year" value={year} options={years.map((value) => ({ value, label: value }))} onChange={setChosen} />
        <Download label="Download year-end pack" files={files} />
      </div>
      {ahead > 0 && (
        <div className="no-print mb-4">
          <Notice>
            {plural(ahead, 'transaction')} {ahead === 1 ? 'is' : 'are'} dated in a year that hasn’t begun. Check{' '}
            {ahead === 1 ? 'its date' : 'their dates'}.
          </Notice>
        </div>
      )}
      <Paper document={document} />
    </>
  );
}
