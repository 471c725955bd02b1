import type { ReactNode } from 'react';
import { recordFiles } from '@/kinds/records/files';
import { ImportButton } from '@/kinds/records/import-button';
import { RecordForm } from '@/kinds/records/record-form';
import { RowActions } from '@/kinds/records/row-actions';
import { useRecordForm } from '@/kinds/records/use-record-form';
import type { List } from '@/kinds/records/use-list';
import { Download } from '@/kinds/work/download';
import { readDraft, type DraftOf, type Fields, type Messages, type RecordOf, type ValuesOf } from '@/lib/fields';
import { midSentence } from '@/lib/text';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Menu } from '@/ui/menu';
import { showToast } from '@/ui/toast';
import { knownAsOf } from '../known';

interface ListEditorProps<F extends Fields> {
  records: List<F>;
  names: readonly (keyof F & string)[];
  wide: readonly (keyof F & string)[];
  /** The file's name without its ending, and what its sheet is called. */
  file: string;
  sheet: string;
  identity: (record: RecordOf<F>) => string;
  check?: (values: ValuesOf<F>) => Messages;
  known: readonly DraftOf<F>[];
  titleOf: (record: RecordOf<F>) => string;
  empty: string;
  importHint: string;
  row: (record: RecordOf<F>) => ReactNode;
}

/** A list beside the policy: typed in, taken from the known ones, or brought in from a file. */
export function ListEditor<F extends Fields>(props: ListEditorProps<F>) {
  const { records, names, wide, file, sheet, identity, check, known, titleOf, empty, importHint, row } = props;
  const { fields, all, noun, tool } = records;
  const form = useRecordForm(records, check ? { check } : {});
  const word = midSentence(noun);
  const addKnown = (draft: DraftOf<F>) => {
    const { values } = readDraft(fields, draft, tool.around);
    const record = { ...values, id: '' } as RecordOf<F>;
    if (all.some((other) => identity(other) === identity(record))) {
      showToast(`${titleOf(record)} is already in the list`);
      return;
    }
    records.add(values, { say: `${titleOf(record)} added` });
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-2">
        <Button icon="plus" onClick={() => form.open()}>
          Add {noun}
        </Button>
        <Menu
          label={`Add a known ${word}`}
          buttonClass="btn"
          items={known.map((draft) => {
            const { values } = readDraft(fields, draft, tool.around);
            return { label: titleOf({ ...values, id: '' }), onSelect: () => addKnown(draft) };
          })}
        >
          <Icon icon="list-plus" />
          Add a known {word}
        </Menu>
        <ImportButton records={records} identity={identity} hint={importHint} />
        {all.length > 0 && <Download label="Export" files={recordFiles(file, sheet, fields, all, tool.around.currency)} />}
      </div>
      <p className="text-[13px] text-mute">The known ones are suggestions as of {knownAsOf}: check each against your own contract.</p>
      {form.isOpen && (
        <RecordForm form={form} title={`Add ${noun}`} editTitle={`Edit ${noun}`} submit={`Add ${noun}`} names={names} wide={wide} />
      )}
      {all.length === 0 ? (
        <p className="text-mute">{empty}</p>
      ) : (
        <ul className="rows" aria-label={sheet}>
          {all.map((record) => (
            <li key={record.id} className="flex items-start justify-between gap-2 px-3.5 py-2.5">
              <div className="min-w-0 break-words">{row(record)}</div>
              <RowActions records={records} form={form} record={record} title={titleOf(record)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
