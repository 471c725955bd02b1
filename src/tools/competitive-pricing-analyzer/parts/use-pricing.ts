import { useState } from 'react';
import { completeDraft, decimal, draftFrom, emptyDraft, hasProblems, readDraft, type DraftOf } from '@/lib/fields';
import { safeUrl } from '@/lib/links';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import { listActions, useRecords, type Records } from '@/kinds/records/use-records';
import { makeId } from '@/workspace/ids';
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

/** The usual list, with two habits of its own: a competitor stays when the last of its products goes, and each has its own form. */
export function usePricing(): PricingRecords {
  const records = useRecords(state, fields, 'Product');
  const { tool, all } = records;
  return {
    ...records,
    // A product changed in the list while its form is open: the form shows the change, too.
    update: (id, change, how) => {
      const key = foldName(all.find((product) => product.id === id)?.competitor ?? '');
      const inForm = inSlot(records, key === '' ? ownSlot : slotOf(key), fields);
      listActions(inForm.tool, fields, records.noun, 'first').update(id, change, how);
    },
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

const ownSlot = 'record';
const slotOf = (key: string) => `product:${key}`;
const pricedFields: typeof fields = { ...fields, price: { ...fields.price, required: 'Enter a price above 0.' } };
const unpricedFields: typeof fields = { ...fields, price: decimal('Price') };

/** Each competitor has a form of its own, so that what is typed for one is not lost to another. */
function inSlot(records: PricingRecords, slot: string, formFields: typeof fields): PricingRecords {
  const { tool } = records;
  const kept = tool.drafts[slot];
  return {
    ...records,
    fields: formFields,
    tool: {
      ...tool,
      drafts: kept === undefined ? {} : { record: kept },
      setDraft: (_name, draft, how) => tool.setDraft(slot, draft, { ...how, key: how?.key && `${slot}.${how.key}` }),
      showDraft: (_name, draft) => tool.showDraft(slot, draft),
      changeAll: (recipe, how) =>
        tool.changeAll(({ data, drafts: { [slot]: own, ...others } }) => {
          const next = recipe({ data, drafts: own === undefined ? {} : { record: own } });
          const { record } = next.drafts;
          return { data: next.data, drafts: record === undefined ? others : { ...others, [slot]: record } };
        }, how),
    },
  };
}

/** One's own products, or those of one competitor. */
export function useProductForm(records: PricingRecords, competitor?: Competitor): ProductForm {
  const slot = competitor ? slotOf(competitor.key) : ownSlot;
  const kept = records.tool.drafts[slot] as { draft?: Partial<DraftOf<typeof fields>> } | undefined;
  const isContactOnly = kept?.draft?.isContactOnly === true;
  const form = useRecordForm(inSlot(records, slot, isContactOnly ? unpricedFields : pricedFields), { isAlwaysOpen: !competitor });
  const { problems } = form.handle;
  const isTooLow = problems.price?.includes('cannot be below') === true;
  return {
    ...form,
    handle: { ...form.handle, problems: isTooLow ? { ...problems, price: 'Enter a price above 0.' } : problems },
    open: () => form.open(competitor ? { competitor: competitor.name, website: competitor.website } : {}),
    edit: (product) => form.edit(toRecheck(product, records.tool.around.today)),
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
    target: edited?.key ?? '',
    handle: {
      fields: competitorFields,
      draft,
      problems: hasTried ? allProblems : {},
      notes: isAddress ? notes : { ...notes, competitorWebsite: 'This is no web address, so it will not be a link.' },
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
