import { RecordForm } from '@/kinds/records/record-form';
import { RowActions } from '@/kinds/records/row-actions';
import { useList } from '@/kinds/records/use-list';
import { useRecordForm } from '@/kinds/records/use-record-form';
import { Download } from '@/kinds/work/download';
import { Button } from '@/ui/button';
import type { Tool } from '@/workspace/tool-state';
import {
  describeTerm,
  nameEntry,
  readTerm,
  registerFields,
  registerFiles,
  registerOf,
  sortEntries,
  type Register,
  type WithRegister,
} from './register';

const place = {
  read: (data: WithRegister): Register => registerOf(data),
  write: <T extends WithRegister>(data: T, register: Register): T => ({ ...data, register }),
};
const names = Object.keys(registerFields) as (keyof typeof registerFields)[];

/** What has been signed, with the next day that counts; it stands under Today as well. */
export function RegisterPanel<T extends WithRegister>({ tool }: { tool: Tool<T> }) {
  const { data, around } = tool;
  const list = useList<T, typeof registerFields>(tool, { fields: registerFields, noun: 'Entry', slot: 'register', ...place });
  const form = useRecordForm(list);
  const sorted = sortEntries(list.all, around.today);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-mute">
        What you have signed, here or elsewhere. The last day to give notice follows from the term, and appears under Today and in the
        calendar file.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon="plus" onClick={() => form.open()}>
          Add entry
        </Button>
        {sorted.length > 0 && <Download label="Export" files={registerFiles(data, around)} />}
      </div>
      {form.isOpen && (
        <RecordForm
          form={form}
          title="Add Entry"
          editTitle="Edit Entry"
          submit="Add Entry"
          names={form.handle.draft.renews === 'yes' ? names : names.filter((name) => name !== 'renewMonths')}
          wide={['title', 'note']}
        />
      )}
      {sorted.length === 0 ? (
        <p className="text-mute">Nothing in the register yet.</p>
      ) : (
        <ul className="rows" aria-label="Register">
          {sorted.map((entry) => (
            <li key={entry.id} className="flex items-start justify-between gap-2 px-3.5 py-2.5">
              <div className="min-w-0 break-words">
                <p className="font-[550]">{nameEntry(entry)}</p>
                <p className={readTerm(entry, around.today)?.isMissed ? 'text-bad' : 'text-mute'}>{describeTerm(entry, around.today)}</p>
                {entry.note.trim() !== '' && <p className="text-[13px] text-mute">{entry.note}</p>}
              </div>
              <RowActions records={list} form={form} record={entry} title={nameEntry(entry)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
