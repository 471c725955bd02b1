import { useMemo } from 'react';
import { draftFrom, readField, type DraftOf, type Fields, type NumberField, type Surroundings } from '@/lib/fields';
import { formatNumber } from '@/lib/numbers';
import { isAllSample, type ListData } from '@/kinds/records/state';
import { useList, type List } from '@/kinds/records/use-list';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import { useRecords, type Records } from '@/kinds/records/use-records';
import { useLiveForm } from '@/kinds/work/live-form';
import { keepBasis, replaceStakeholders, typedPercent, withoutRounds } from '../basis';
import { computeCapTable, nameOrNone } from '../cap-table';
import { toInputs } from '../inputs';
import {
  convertibleFields,
  fields,
  roundFields,
  saleFields,
  companyFields,
  settingFields,
  startSettings,
  state,
  type EquityData,
  type EquityExtra,
  type Work,
} from '../model';

export type StakeholderRecords = Records<typeof fields, EquityExtra>;
export type RoundRecords = List<typeof roundFields>;
export type StakeholderForm = RecordForm<typeof fields>;
export type RoundForm = RecordForm<typeof roundFields>;
export type ConvertibleForm = RecordForm<typeof convertibleFields>;

const roundList = {
  fields: roundFields,
  noun: 'Round',
  slot: 'round',
  adds: 'last' as const,
  read: ({ extra }: EquityData) => extra.rounds,
  write: (data: EquityData, rounds: EquityExtra['rounds']): EquityData => ({ ...data, extra: { ...data.extra, rounds } }),
};
const convertibleList = {
  fields: convertibleFields,
  noun: 'SAFE or note',
  slot: 'convertible',
  adds: 'last' as const,
  read: ({ extra }: EquityData) => extra.convertibles,
  write: (data: EquityData, convertibles: EquityExtra['convertibles']): EquityData => ({ ...data, extra: { ...data.extra, convertibles } }),
};

const saleList = {
  fields: saleFields,
  noun: 'Sale',
  slot: 'sale',
  adds: 'last' as const,
  read: ({ extra, currency }: EquityData) => extra.sales ?? { records: [], currency },
  write: (data: EquityData, sales: ListData<typeof saleFields>): EquityData => ({ ...data, extra: { ...data.extra, sales } }),
};

// Which round a percentage belongs to is not something a file could say.
const { afterRound: _derived, ...importFields } = fields;
const importList = {
  fields: importFields,
  noun: 'Stakeholder',
  slot: 'import',
  adds: 'last' as const,
  read: (data: EquityData): ListData<typeof importFields> => data,
  write: (data: EquityData, { records, currency }: ListData<typeof importFields>): EquityData => ({
    ...replaceStakeholders(data, records, startSettings),
    currency,
  }),
};

/** The three lists, the settings, and what they come to. */
export function useEquity() {
  const plain = useRecords(state, fields, 'Stakeholder', 'last');
  const { tool, extra, all, setExtra } = plain;
  const { around } = tool;
  const safeRounds = useList(tool, roundList);
  const convertibles = useList(tool, convertibleList);
  const sales = useList(tool, saleList);

  const work = useMemo<Work>(
    () => ({
      records: all,
      currency: around.currency,
      rounds: extra.rounds,
      convertibles: extra.convertibles,
      settings: extra.settings,
      sales: extra.sales,
    }),
    [all, around.currency, extra.rounds, extra.convertibles, extra.settings, extra.sales],
  );
  const inputs = useMemo(() => toInputs(work, around), [work, around]);
  const table = useMemo(() => computeCapTable(inputs, extra.isFull), [inputs, extra.isFull]);
  const lastRound = inputs.rounds.at(-1)?.id ?? '';

  const stakeholders = useMemo<StakeholderRecords>(
    () => ({
      ...plain,
      save: (values, id) =>
        plain.save(
          keepBasis(
            plain.all.find((one) => one.id === id),
            values,
            table,
            lastRound,
          ),
          id,
        ),
    }),
    [plain, table, lastRound],
  );

  const rounds = useMemo<RoundRecords>(
    () => ({
      ...safeRounds,
      remove: (ids) =>
        tool.change((data) => withoutRounds(data, ids), { say: ids.length === 1 ? 'Round deleted' : `${ids.length} rounds deleted` }),
    }),
    [safeRounds, tool],
  );

  const setSettings = (draft: EquityExtra['settings'], name: string) =>
    setExtra((current) => ({ ...current, settings: draft }), { key: `settings.${name}` });
  const live = useLiveForm(settingFields, extra.settings, around, setSettings);
  // Amounts of one table are in one currency: with some there, a sign typed with another no longer changes it.
  const hasAmounts = [safeRounds.all, convertibles.all].some((list) => !isAllSample(list));
  const settings: typeof live = hasAmounts
    ? { ...live, set: (name, value) => setSettings({ ...extra.settings, [name]: value }, name) }
    : live;
  const company = useLiveForm(companyFields, { company: extra.company ?? '' }, around, (draft) =>
    setExtra((current) => ({ ...current, ...draft }), { key: 'company' }),
  );
  const importable = useList(tool, importList);
  return {
    stakeholders,
    importable,
    rounds,
    convertibles,
    sales,
    hasAmounts,
    settings,
    company,
    inputs,
    table,
    work,
    extra,
    setExtra,
    tool,
    around,
  };
}
export type Equity = ReturnType<typeof useEquity>;

export function useEquityForms(equity: Equity) {
  const { stakeholders, rounds, convertibles, hasAmounts, table, inputs, around } = equity;
  const form = useRecordForm(stakeholders, {
    isAlwaysOpen: true,
    check: ({ equityPercentage, exactShares }, draft) =>
      equityPercentage > 0 || exactShares > 0 || isUnread(fields.equityPercentage, draft.equityPercentage, around)
        ? {}
        : { equityPercentage: 'Enter a percentage above 0.' },
  });
  const roundForm = useRecordForm(rounds, {
    isAlwaysOpen: true,
    check: ({ investment, valuation }, draft) => ({
      ...(investment > 0 || isUnread(roundFields.investment, draft.investment, around)
        ? {}
        : { investment: 'Enter an investment above 0.' }),
      ...(valuation > 0 || isUnread(roundFields.valuation, draft.valuation, around) ? {} : { valuation: 'Enter a valuation above 0.' }),
    }),
  });
  const convertibleForm = useRecordForm(convertibles, {
    isAlwaysOpen: true,
    check: ({ amount }, draft) =>
      amount > 0 || isUnread(convertibleFields.amount, draft.amount, around) ? {} : { amount: 'Enter an amount above 0.' },
  });
  const { handle } = form;
  const lastRound = inputs.rounds.at(-1);
  const hint = `Of ${formatNumber(table.basis)} shares${lastRound ? `, the total after ${nameOrNone(lastRound.name, 'the last round')}` : ''}.`;
  const stakeholderForm: StakeholderForm = {
    ...form,
    /** What is edited is what the table shows, not what was once typed. */
    edit: (record) =>
      stakeholders.setOpen({
        id: record.id,
        draft: {
          ...draftFrom(fields, record, around.currency),
          equityPercentage: typedPercent(table, record),
          exactShares: record.exactShares > 0 ? String(record.exactShares) : '',
        },
      }),
    handle: {
      ...handle,
      fields: { ...fields, equityPercentage: { ...fields.equityPercentage, hint } },
      set: (name, value) =>
        name === 'equityPercentage' && handle.draft.exactShares !== ''
          ? form.setAll({ equityPercentage: String(value), exactShares: '' })
          : handle.set(name, value),
    },
  };
  /** The form keeps the table's currency once there are amounts in it, in whichever of the lists. */
  const keeping = <F extends Fields>(given: RecordForm<F>): RecordForm<F> =>
    hasAmounts
      ? { ...given, handle: { ...given.handle, set: (name, value) => given.setAll({ [name]: value } as Partial<DraftOf<F>>) } }
      : given;
  return { stakeholderForm, roundForm: keeping(roundForm), convertibleForm: keeping(convertibleForm) };
}
export type EquityForms = ReturnType<typeof useEquityForms>;

/** What is not a number says so itself. */
const isUnread = (field: NumberField, typed: string, around: Surroundings) =>
  typed.trim() !== '' && readField(field, typed, around).problem !== undefined;
