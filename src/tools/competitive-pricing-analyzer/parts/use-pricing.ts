import { useState } from 'react';
import { completeDraft, decimal, draftFrom, emptyDraft, hasProblems, readDraft, type DraftOf } from '@/lib/fields';
import { safeUrl } from '@/lib/links';
import { useList } from '@/kinds/records/use-list';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import { readRecords, recordSlot, useRecords, writeRecords, type Records } from '@/kinds/records/use-records';
import { makeId } from '@/platform/ids';
import {
  competitorFields,
  copyName,
  fields,
  foldName,
  keepCompetitors,
  listCompetitors,
  removeCompetitor,
  saveCompetitor,
  state,
  toRecheck,
  type Competitor,
  type PricingExtra,
} from '../model';

export type PricingRecords = Records<typeof fields, PricingExtra>;
export type ProductForm = RecordForm<typeof fields>;
export type CompetitorForm = RecordForm<typeof competitorFields>;

/** The usual list, but a competitor stays when the last of its products goes. */
export function usePricing(): PricingRecords {
  const records = useRecords(state, fields, 'Product');
  const { tool } = records;
  return {
    ...records,
    remove: (ids) => {
      const gone = new Set(ids);
      tool.change(
        (data) => ({
          ...data,
          records: data.records.filter(({ id }) => !gone.has(id)),
          extra: { ...data.extra, competitors: keepCompetitors(data.records, data.extra.competitors) },
        }),
        { say: 'Product deleted' },
      );
    },
  };
}

const slotOf = (key: string) => `product:${key}`;
const pricedFields: typeof fields = { ...fields, price: { ...fields.price, required: 'Enter a price above 0.' } };
const unpricedFields: typeof fields = { ...fields, price: decimal('Price') };

interface Products {
  /** The list whose form this is: a product changed in it while the form is open changes there, too. */
  records: PricingRecords;
  form: ProductForm;
}

/** One's own products, or those of one competitor: each has a form of its own, so that what is typed for one is not lost to another. */
export function useProducts(records: PricingRecords, competitor?: Competitor): Products {
  const slot = competitor ? slotOf(competitor.key) : recordSlot;
  const list = useList(records.tool, { fields, noun: records.noun, slot, read: readRecords, write: writeRecords });
  const formFields = list.open?.draft.isContactOnly === true ? unpricedFields : pricedFields;
  const form = useRecordForm({ ...list, fields: formFields }, { isAlwaysOpen: !competitor });
  const { problems } = form.handle;
  const isTooLow = problems.price?.includes('can’t be below') === true;
  return {
    records: { ...records, update: list.update },
    form: {
      ...form,
      handle: { ...form.handle, problems: isTooLow ? { ...problems, price: 'Enter a price above 0.' } : problems },
      open: () => form.open(competitor ? { competitor: competitor.name, website: competitor.website } : {}),
      edit: (product) => form.edit(toRecheck(product, records.tool.around.today)),
    },
  };
}

const competitorSlot = 'competitor';

interface OpenCompetitor {
  /** Which competitor is edited; nothing for a new one. */
  key?: string;
  draft: DraftOf<typeof competitorFields>;
}

export function useCompetitorForm(records: PricingRecords, competitors: readonly Competitor[]): CompetitorForm {
  const { tool } = records;
  const [hasTried, setHasTried] = useState(false);
  const open = tool.drafts[competitorSlot] as OpenCompetitor | undefined;
  const draft = completeDraft(competitorFields, open?.draft, '');
  const { values, problems, notes } = readDraft(competitorFields, draft, tool.around);
  const edited = competitors.find(({ key }) => key === open?.key);
  const key = foldName(values.competitorName);
  const isTaken = key !== '' && key !== edited?.key && competitors.some((one) => one.key === key);
  const allProblems = isTaken ? { ...problems, competitorName: 'This competitor is already on the list.' } : problems;
  const isAddress = values.competitorWebsite === '' || safeUrl(values.competitorWebsite) !== undefined;
  const write = (change: object, name: string) =>
    tool.setDraft(competitorSlot, { ...open, draft: { ...draft, ...change } }, { key: `${competitorSlot}.${name}` });
  const start = (next: OpenCompetitor | undefined) => {
    setHasTried(false);
    tool.setDraft(competitorSlot, next);
  };
  return {
    isOpen: true,
    isEditing: edited !== undefined,
    isStarted: open !== undefined,
    target: edited?.key ?? '',
    handle: {
      fields: competitorFields,
      draft,
      problems: hasTried ? allProblems : {},
      notes: isAddress ? notes : { ...notes, competitorWebsite: 'This doesn’t look like a web address, so it won’t be a link.' },
      today: tool.around.today,
      set: (name, value) => write({ [name]: value }, name),
    },
    setAll: (change) => write(change, Object.keys(change).join('.')),
    open: (preset) => start({ draft: { ...emptyDraft(competitorFields, ''), ...preset } }),
    edit: (record) => start({ key: record.id, draft: draftFrom(competitorFields, record, tool.around.currency) }),
    close: () => start(undefined),
    save: () => {
      if (hasProblems(allProblems)) {
        setHasTried(true);
        return false;
      }
      setHasTried(false);
      const saved = { name: values.competitorName, website: values.competitorWebsite };
      const before = slotOf(edited?.key ?? key);
      tool.changeAll(({ data, drafts: { [competitorSlot]: _closed, [before]: form, ...drafts } }) => ({
        data: saveCompetitor(data, edited?.key ?? '', saved),
        drafts: form === undefined ? drafts : { ...drafts, [slotOf(key)]: renameDraft(form, saved) },
      }));
      return true;
    },
  };
}

/** A half-typed product follows its competitor to the new name and address. */
function renameDraft(form: unknown, { name, website }: { name: string; website: string }): unknown {
  const { draft } = form as { draft?: object };
  return { ...(form as object), draft: { ...draft, competitor: name, website } };
}

export function deleteCompetitor({ tool }: PricingRecords, key: string): void {
  tool.changeAll(({ data, drafts: { [slotOf(key)]: _closed, ...drafts } }) => ({ data: removeCompetitor(data, key), drafts }), {
    say: 'Competitor deleted',
  });
}

export function duplicateCompetitor({ tool }: PricingRecords, key: string): void {
  tool.change(
    (data) => {
      const all = listCompetitors(data.records, data.extra.competitors);
      const original = all.find((one) => one.key === key);
      if (!original) return data;
      const name = copyName(original.name, all);
      const copies = original.products.map((product) => ({ ...product, id: makeId(), competitor: name }));
      return saveCompetitor({ ...data, records: [...copies, ...data.records] }, foldName(name), { name, website: original.website });
    },
    { say: 'Competitor duplicated' },
  );
}
