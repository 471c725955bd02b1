import { useMemo } from 'react';
import type { Records } from '@/kinds/records/use-records';
import { matchCategories, type ExpenseExtra, type fields } from '../model';

type ExpenseRecords = Records<typeof fields, ExpenseExtra>;

/** The list as an import sees it: whichever way the rows come in, their categories are those that are there already. */
export function useImporting(records: ExpenseRecords): ExpenseRecords {
  return useMemo(() => {
    const { tool, extra } = records;
    return {
      ...records,
      addAll: (added, how) => records.addAll(matchCategories(added, extra.categories, records.all), how),
      replaceAll: (expenses, how) => records.replaceAll(matchCategories(expenses, extra.categories, []), how),
      tool: {
        ...tool,
        changeAll: (change, how) =>
          tool.changeAll((work) => {
            const { data, drafts } = change(work);
            return { drafts, data: { ...data, records: matchCategories(data.records, data.extra.categories, []) } };
          }, how),
      },
    };
  }, [records]);
}
