import type { FileOffer } from '@/lib/files';
import { recordFiles, sampleStem } from '@/kinds/records/files';
import { fields, type FundingExtra, type Round } from './model';
import { settleTerms } from './terms';

/** A PDF cannot write every script; Word and HTML can. */
const reports = [
  ['PDF', 'pdf'],
  ['Word', 'docx'],
  ['HTML', 'html'],
] as const;

export function roundFiles(rounds: readonly Round[], extra: FundingExtra, today: string, currency: string): FileOffer[] {
  const stem = sampleStem('funding-rounds', rounds);
  return [
    ...recordFiles('funding-rounds', 'Funding rounds', fields, rounds.map(settleTerms), currency),
    ...reports.map(([label, format]): FileOffer => ({
      label,
      name: `${stem}.${format}`,
      make: async () => (await import('./report')).makeReport(stem, format, rounds, extra, today, currency),
    })),
    ...((extra.cheques?.length ?? 0) > 0
      ? [
          {
            label: 'Checks as CSV',
            name: 'funding-checks.csv',
            make: async () => {
              const [{ csvFile }, { chequeSheet }] = await Promise.all([import('@/formats/csv'), import('./cheques')]);
              return csvFile(chequeSheet(rounds, extra, currency));
            },
          },
        ]
      : []),
  ];
}
