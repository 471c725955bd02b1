import { useCallback } from 'react';
import { completeDraft, readDraft, type DraftOf, type Messages } from '@/lib/fields';
import { useList } from '@/kinds/records/use-list';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import { recordSlot, writeRecords } from '@/kinds/records/use-records';
import { parseEffort } from './effort';
import { findCircle, renameLinks, resolveLinks } from '@/lib/title-links';
import { fields, type Item, type RoadmapRecords } from './model';
import { currentQuarters, parsePeriod, type OwnPeriod } from './periods';

export type ItemForm = RecordForm<typeof fields>;

const newId = 'new-item';

/** What no field can know alone. */
export function checkItem(values: Omit<Item, 'id'>, id: string, items: readonly Item[]): Messages {
  const problems: Messages = {};
  if (values.startDate !== '' && values.endDate !== '' && values.startDate > values.endDate) {
    problems.endDate = 'The end is before the start.';
  }
  if (values.dependencies.length > 0) {
    const item = { ...values, id: id || newId };
    const others = items.filter((other) => other.id !== item.id);
    const circle = findCircle(item, resolveLinks([item, ...others]));
    if (circle.length === 2) problems.dependencies = 'An item can’t depend on itself.';
    else if (circle.length > 2) problems.dependencies = `That would go round in a circle: ${circle.join(' → ')}.`;
  }
  return problems;
}

function noteItem(values: Omit<Item, 'id'>, id: string, items: readonly Item[], own: readonly OwnPeriod[], today: string): Messages {
  const notes: Messages = {};
  const period = parsePeriod(values.quarter, own);
  if (period.to !== '' && today !== '' && period.to < today) notes.quarter = `${period.name} is over.`;
  if (values.estimatedEffort !== '' && parseEffort(values.estimatedEffort) === undefined) {
    notes.estimatedEffort = 'Not counted in capacity. Write it as “3w” or “5d” to count it.';
  }
  if (values.dependencies.length > 0) {
    const item = { ...values, id: id || newId };
    const links = resolveLinks([item, ...items.filter((other) => other.id !== item.id)]).get(item.id) ?? [];
    const unknown = links.filter(({ target }) => !target).map(({ name }) => `“${name}”`);
    if (unknown.length > 0) notes.dependencies = `No item is called ${unknown.join(' or ')} yet.`;
  }
  if (period.from !== '' && values.startDate !== '' && (values.startDate < period.from || values.startDate > period.to)) {
    notes.startDate = `This is outside ${period.name}.`;
  }
  return notes;
}

/** The list's own form, with the running quarter chosen, checks across items, and links that follow a new title. */
export function useItemForm(records: RoadmapRecords): ItemForm {
  const { tool, all, extra, open: kept } = records;
  const { today } = tool.around;
  const editedId = kept?.id ?? '';
  const editedTitle = editedId === '' ? '' : completeDraft(fields, kept?.draft, today).title;
  const read = useCallback(
    (data: typeof tool.data) => (editedId === '' ? data : { ...data, records: renameLinks(data.records, editedId, editedTitle) }),
    [editedId, editedTitle],
  );
  const renamed = useList(tool, { fields, noun: records.noun, slot: recordSlot, read, write: writeRecords });
  const form = useRecordForm(renamed, { isAlwaysOpen: true, check: (values) => checkItem(values, editedId, renamed.all) });
  const isUntouched = kept === undefined;
  const { handle, target } = form;
  const draft: DraftOf<typeof fields> = isUntouched ? { ...handle.draft, quarter: currentQuarters(today)[0]?.name ?? '' } : handle.draft;
  const { values } = readDraft(fields, draft, tool.around);
  const { quarter: quarterProblem, ...otherProblems } = handle.problems;
  return {
    ...form,
    open: (preset) => form.open({ quarter: currentQuarters(today)[0]?.name ?? '', ...preset }),
    handle: {
      ...handle,
      draft,
      problems: isUntouched || !quarterProblem ? otherProblems : handle.problems,
      notes: { ...handle.notes, ...noteItem(values, target, all, extra.ownPeriods, today) },
      // The quarter shown before anything is typed becomes part of what is typed.
      set: (name, value) => (isUntouched ? form.setAll({ quarter: draft.quarter, [name]: value }) : handle.set(name, value)),
    },
    setAll: (change) => form.setAll(isUntouched ? { quarter: draft.quarter, ...change } : change),
  };
}
