import { typedValue, type DraftOf, type Messages } from '@/lib/fields';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { checkedName, facts, isFact, sourceName, toDateFact } from '../facts';
import { fields, linkOf, type CompetitorExtra } from '../model';
import { computeShares, readShare } from '../share';

export type CompetitorRecords = Records<typeof fields, CompetitorExtra>;
export type CompetitorForm = RecordForm<typeof fields>;

const notLink = 'This doesn’t look like a web address, so it won’t be a link.';

function checkDraft(draft: DraftOf<typeof fields>, today: string): Messages {
  const problems: Messages = {};
  const { problem } = readShare(draft.marketShare);
  if (problem) problems.marketShare = problem;
  for (const name of facts.map(checkedName)) {
    if (today !== '' && draft[name] > today) problems[name] = 'This day is in the future.';
  }
  return problems;
}

function noteDraft(draft: DraftOf<typeof fields>, others: readonly { marketShare: string }[]): Messages {
  const notes: Messages = {};
  for (const name of ['website', ...facts.map(sourceName)] as const) {
    const typed = draft[name].trim();
    // A half-typed address is no reason to speak up.
    if (typed !== '' && !linkOf(typed) && /[\s:]/.test(typed.replace(/^https?:/i, ''))) notes[name] = notLink;
  }
  const { percent, note } = readShare(draft.marketShare);
  const { total, isAbove } = computeShares([...others, { marketShare: draft.marketShare }]);
  if (percent !== undefined && isAbove) notes.marketShare = `With this, the shares add up to ${total}%, more than the whole market.`;
  else if (note) notes.marketShare = note;
  return notes;
}

/** The list's own form; it also reads market share, and takes the date off a fact that was changed. */
export function useCompetitorForm(records: CompetitorRecords): CompetitorForm {
  const { all, tool } = records;
  const form = useRecordForm(records, { isAlwaysOpen: true, check: (_values, draft) => checkDraft(draft, tool.around.today) });
  const { handle } = form;
  const { draft } = handle;
  const saved = all.find(({ id }) => id === form.target);
  const others = all.filter(({ id }) => id !== form.target);
  return {
    ...form,
    handle: {
      ...handle,
      notes: { ...handle.notes, ...noteDraft(draft, others) },
      set: (name, value) => {
        if (!isFact(name) || typeof value !== 'string') return handle.set(name, value);
        const checked = checkedName(name);
        const before = saved && { text: String(typedValue(fields[name], saved[name], '')), checked: saved[checked] };
        const date = toDateFact(value, { typed: draft[checked], saved: before });
        if (date === draft[checked]) handle.set(name, value);
        else form.setAll({ [name]: value, [checked]: date });
      },
    },
  };
}
