import { choice } from '@/lib/fields';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { plural } from '@/lib/text';
import { RecordForm } from '@/kinds/records/record-form';
import { RowActions } from '@/kinds/records/row-actions';
import type { ListData, RecordsData } from '@/kinds/records/state';
import { useList } from '@/kinds/records/use-list';
import { useRecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { Button } from '@/ui/button';
import { Empty, Notice } from '@/ui/layout';
import { suggestedCategories } from '../content';
import { offerCategories, type EntryType, type fields, type TrackerExtra } from '../model';
import { bookDue, dueDates, nextDate, repeatFields, restartIfMoved, type Repeat } from '../repeats';

type TrackerData = RecordsData<typeof fields, TrackerExtra>;
type RepeatList = ListData<typeof repeatFields>;

const none = new Map<string, RepeatList>();
/** The same empty list every time, so that nothing looks changed. */
const emptyIn = (currency: string): RepeatList => {
  const known = none.get(currency) ?? { records: [], currency };
  none.set(currency, known);
  return known;
};
const read = (data: TrackerData): RepeatList => data.extra.repeats ?? emptyIn(data.currency);
/** A changed first date or rhythm counts anew. */
const write = (data: TrackerData, list: RepeatList): TrackerData => {
  const before = new Map(read(data).records.map((one) => [one.id, one]));
  const records = list.records.map((one) => restartIfMoved(before.get(one.id), one));
  return { ...data, extra: { ...data.extra, repeats: { ...list, records } } };
};

/** What comes back every week, month or year, and what of it is due. */
export function RepeatsView({ records }: { records: Records<typeof fields, TrackerExtra> }) {
  const { tool } = records;
  const { today, currency } = tool.around;
  const list = useList(tool, { fields: repeatFields, noun: 'Recurring transaction', slot: 'repeat', read, write, adds: 'last' });
  const form = useRecordForm(list, {
    check: ({ start, until, amount }, draft) => ({
      ...(until !== '' && until < start ? { until: 'This is before the first date.' } : {}),
      ...(amount === 0 && draft.amount.trim() !== '' ? { amount: 'Enter an amount other than 0.' } : {}),
    }),
  });
  const { draft } = form.handle;
  const type: EntryType = draft.type === 'income' ? 'income' : 'expense';
  const offered = [...new Set([...offerCategories(type, records.extra.categories, records.all), ...suggestedCategories[type]])];
  const shown: typeof form = {
    ...form,
    handle: {
      ...form.handle,
      fields: {
        ...repeatFields,
        category: choice('Category', offered, { required: 'Choose a category.', placeholder: 'Select a category' }),
      },
      set: (name, value) =>
        name === 'type' && value !== draft.type ? form.setAll({ type: String(value), category: '' }) : form.handle.set(name, value),
    },
  };
  const due = list.all.flatMap((one) => dueDates(one, today));
  const book = () => {
    const { added, repeats } = bookDue(list.all, today, new Set(records.all.map(({ id }) => id)));
    tool.change(
      (data) => ({
        ...data,
        currency,
        records: [...added, ...records.all],
        extra: { ...data.extra, repeats: { records: repeats, currency } },
      }),
      { say: `${plural(added.length, 'transaction')} added` },
    );
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">Recurring transactions</h2>
        <Button icon="plus" aria-expanded={form.isOpen} onClick={() => (form.isOpen ? form.close() : form.open())}>
          Add recurring
        </Button>
      </div>
      {form.isOpen && (
        <RecordForm
          form={shown}
          title="New recurring transaction"
          editTitle="Edit recurring transaction"
          submit="Add"
          names={['type', 'category', 'amount', 'description', 'every', 'start', 'until', 'account']}
        />
      )}
      {due.length > 0 && (
        <div className="mb-4">
          <Notice>
            <span className="flex flex-wrap items-center justify-between gap-2">
              {due.length === 1 ? '1 transaction is due.' : `${due.length.toLocaleString('en-US')} transactions are due.`}
              <Button onClick={book}>{due.length === 1 ? 'Add it' : `Add all ${due.length.toLocaleString('en-US')}`}</Button>
            </span>
          </Notice>
        </div>
      )}
      {list.all.length === 0 ? (
        <Empty
          text="Nothing recurring yet"
          hint="Add rent, salaries or subscriptions once. When they are due, you add them with one click, and the bank’s own line for them isn’t counted twice."
        />
      ) : (
        <ul className="rows" aria-label="Recurring transactions">
          {list.all.map((repeat) => (
            <RepeatRow key={repeat.id} repeat={repeat} list={list} form={form} today={today} currency={currency} />
          ))}
        </ul>
      )}
    </>
  );
}

interface RepeatRowProps {
  repeat: Repeat;
  list: ReturnType<typeof useList<TrackerData, typeof repeatFields>>;
  form: ReturnType<typeof useRecordForm<typeof repeatFields>>;
  today: string;
  currency: string;
}

function RepeatRow({ repeat, list, form, today, currency }: RepeatRowProps) {
  const next = nextDate(repeat);
  const due = dueDates(repeat, today).length;
  const rhythm = (repeatFields.every.labels?.[repeat.every] ?? '').toLowerCase();
  return (
    <li className="row flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
      <div className="min-w-0">
        <p className="font-[550] break-words">{repeat.description}</p>
        <p className="text-[13px] break-words text-mute">
          {[repeat.category, `every ${rhythm}`, next === undefined ? 'ended' : `next on ${formatDay(next)}`, repeat.account]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <span className="ml-auto whitespace-nowrap">
        {formatMoney(repeat.type === 'income' ? repeat.amount : 0 - repeat.amount, currency)}
      </span>
      <span className="-mx-2 inline-flex items-center">
        {due > 0 && (
          <Button
            look="quiet"
            aria-label={`Skip the next date of ${repeat.description}`}
            onClick={() => list.update(repeat.id, { done: repeat.done + 1 }, { say: 'One date skipped' })}
          >
            Skip one
          </Button>
        )}
        <RowActions records={list} form={form} record={repeat} title={repeat.description} />
      </span>
    </li>
  );
}
