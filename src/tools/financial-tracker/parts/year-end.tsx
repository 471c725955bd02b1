import { useState } from 'react';
import type { Surroundings } from '@/lib/fields';
import { toSheet } from '@/lib/sheet';
import { documentFiles } from '@/kinds/document/files';
import { Paper } from '@/kinds/document/paper';
import { hasSample } from '@/kinds/records/state';
import type { FileOffer } from '@/formats/file';
import { Download } from '@/kinds/work/download';
import { Empty } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { shownFields, type Transaction } from '../model';
import { selectYear, toProfitAndLoss, toProfitSheet, yearsOf } from '../reports';

/** The year by category, to read, to print and to hand to an accountant. */
export function YearEnd({ transactions, around }: { transactions: readonly Transaction[]; around: Surroundings }) {
  const { currency, today } = around;
  const years = yearsOf(transactions);
  const [chosen, setChosen] = useState('');
  const year = years.includes(chosen) ? chosen : years[0];
  if (year === undefined) return <Empty text="No dated transactions yet" hint="A year-end report needs the date of each transaction." />;
  const members = selectYear(transactions, year);
  const isSample = hasSample(members);
  const undated = transactions.filter(({ date }) => date === '').length;
  const document = toProfitAndLoss(members, { year, currency, isSample, undated, today });
  const stem = `${isSample ? 'sample-' : ''}profit-and-loss-${year}`;
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
      make: async () => (await import('@/formats/csv')).csvFile(toSheet('Transactions', shownFields, members, currency)),
    },
  ];
  return (
    <>
      <div className="no-print mb-4 flex flex-wrap items-center justify-between gap-2">
        <SelectBox label="Year" value={year} options={years.map((value) => ({ value, label: value }))} onChange={setChosen} />
        <Download label="Download year-end pack" files={files} />
      </div>
      <Paper document={document} />
    </>
  );
}
