import { useMemo } from 'react';
import type { DraftOf } from '@/lib/fields';
import { parseMoney } from '@/lib/money';
import { useList } from '@/kinds/records/use-list';
import { useRecordForm } from '@/kinds/records/use-record-form';
import { useRecords } from '@/kinds/records/use-records';
import { useLiveForm } from '@/kinds/work/live-form';
import {
  fields,
  noSource,
  readSettings,
  shownFields,
  state,
  toFormFields,
  toSettingsForm,
  type CashData,
  type Item,
  type ItemFormFields,
} from '../model';
import { countedOnce, repeatAnnual } from '../outlook';
import { projectCash } from '../projection';

const readItems = (data: CashData) => data;
const writeItems = (data: CashData, { records, currency }: Pick<CashData, 'records' | 'currency'>): CashData => ({
  ...data,
  records,
  currency,
});

/** What no field can know alone. */
function checkItem(draft: DraftOf<ItemFormFields>, currency: string) {
  const amount = parseMoney(draft.amount, currency);
  return {
    ...(amount.ok && amount.value <= 0 ? { amount: 'Enter an amount above 0.' } : {}),
    ...(draft.endMonth !== '' && draft.endMonth < draft.startMonth ? { endMonth: 'It can’t end before it starts.' } : {}),
  };
}

/** The list, its form, its settings and its scenarios, and what they come to. */
export function useCashFlow() {
  const records = useRecords(state, fields, 'Item');
  const { tool, extra, all } = records;
  const { around } = tool;
  const { currency } = around;
  const settings = useMemo(() => readSettings(extra.settings, around), [extra.settings, around]);
  const projection = useMemo(() => projectCash(all, settings), [all, settings]);
  const yearly = useMemo(() => repeatAnnual(all), [all]);
  /** The same with every annual item coming up each year. */
  const repeated = useMemo(() => (yearly === all ? projection : projectCash(yearly, settings)), [yearly, all, projection, settings]);

  const { firstMonth, period } = settings;
  const formFields = useMemo(() => toFormFields({ firstMonth, period }, all), [firstMonth, period, all]);
  const items = useList<CashData, ItemFormFields>(tool, {
    fields: formFields,
    noun: 'Item',
    slot: 'record',
    read: readItems,
    write: writeItems,
  });
  const form = useRecordForm(items, { isAlwaysOpen: true, check: (_values, draft) => checkItem(draft, currency) });

  const writeImported = useMemo(
    () => (data: CashData, list: { records: Omit<Item, keyof typeof noSource>[]; currency: string }) =>
      writeItems(data, {
        ...list,
        records: list.records.map((item) => ({ ...noSource, ...item, startMonth: item.startMonth || `${firstMonth}-01` })),
      }),
    [firstMonth],
  );
  const importing = useList<CashData, typeof shownFields>(tool, {
    fields: shownFields,
    noun: 'Item',
    slot: 'import',
    read: readItems,
    write: writeImported,
  });

  const settingsFields = useMemo(() => toSettingsForm(around.today, extra.settings), [around.today, extra.settings]);
  const settingsForm = useLiveForm<typeof settingsFields>(settingsFields, extra.settings, around, (draft, name) =>
    records.setExtra((current) => ({ ...current, settings: draft }), { key: name }),
  );

  return {
    records,
    items,
    form,
    importing,
    settings,
    settingsForm,
    projection,
    repeated,
    repeatAll: () =>
      records.updateAll(
        countedOnce(all).map(({ id }) => id),
        { isRepeated: true },
        { say: 'Annual items repeat every 12 months' },
      ),
    /** The other scenarios stay. */
    loadSample: () => {
      const sample = state.sample?.(around);
      if (sample) tool.change((data) => ({ ...sample, extra: { ...sample.extra, scenarios: data.extra.scenarios } }));
    },
  };
}
export type CashFlow = ReturnType<typeof useCashFlow>;
