import { useState } from 'react';
import { useDraftForm } from '@/kinds/work/draft-form';
import { day, emptyDraft, text, type Messages } from '@/lib/fields';
import { makeId } from '@/platform/ids';
import { Button, IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import type { RoadmapRecords } from '../model';
import { describePeriod, isNearDay, parsePeriod } from '../periods';

const periodFields = {
  name: text('Name', { required: 'Name the period.', placeholder: 'Beta, FY27 Q1, Sprint 12', maxLength: 80 }),
  from: day('First day', { required: 'Choose the first day.' }),
  to: day('Last day', { required: 'Choose the last day.' }),
};

interface PeriodDialogProps {
  records: RoadmapRecords;
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** Periods that are no calendar quarter: a fiscal quarter, a beta, a sprint. */
export function PeriodDialog({ records, onChoose, onClose }: PeriodDialogProps) {
  const { tool, extra, setExtra } = records;
  const [draft, setDraft] = useState(emptyDraft(periodFields, ''));
  const nameOf = (typed: string) => parsePeriod(typed, extra.ownPeriods);
  const form = useDraftForm(periodFields, draft, tool.around, setDraft, {
    check: ({ name, from, to }) => {
      const problems: Messages = {};
      const known = nameOf(name);
      if (known.from !== '' || extra.ownPeriods.some((period) => period.name === known.name)) {
        problems.name = `${known.name} already exists.`;
      }
      if (!isNearDay(from)) problems.from = 'Choose a day from 1900 to 2199.';
      if (from > to) problems.to = 'The last day is before the first.';
      else if (!isNearDay(to)) problems.to = 'Choose a day from 1900 to 2199.';
      return problems;
    },
    onSubmit: ({ name, from, to }) => {
      const known = nameOf(name).name;
      setExtra((current) => ({ ...current, ownPeriods: [...current.ownPeriods, { id: makeId(), name: known, from, to }] }));
      onChoose(known);
      onClose();
    },
  });
  const remove = (id: string) =>
    setExtra((current) => ({ ...current, ownPeriods: current.ownPeriods.filter((period) => period.id !== id) }), { say: 'Period deleted' });
  return (
    <Dialog title="Your own periods" onClose={onClose}>
      <p className="mb-3 text-mute">For plans that don’t run by calendar quarters. Items of a deleted period keep its name.</p>
      <form noValidate onSubmit={form.submit}>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Field of={form.handle} name="name" wide />
          <Field of={form.handle} name="from" />
          <Field of={form.handle} name="to" />
        </div>
        <div className="mt-4 flex gap-2">
          <Button type="submit" look="primary">
            Add Period
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
      {extra.ownPeriods.length > 0 && (
        <ul className="rows mt-5" aria-label="Your own periods">
          {extra.ownPeriods.map((period) => (
            <li key={period.id} className="flex items-center justify-between gap-2 px-3 py-1.5">
              <span className="min-w-0">
                <span className="block truncate font-[550]">{period.name}</span>
                <span className="block text-[13px] text-mute">{describePeriod(period)}</span>
              </span>
              <IconButton icon="trash-2" label={`Delete ${period.name}`} onClick={() => remove(period.id)} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
