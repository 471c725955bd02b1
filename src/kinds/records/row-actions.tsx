import type { Fields, RecordOf } from '@/lib/fields';
import { midSentence } from '@/lib/text';
import { IconButton } from '@/ui/button';
import { Fold } from '@/ui/fold';
import type { ReactNode } from 'react';
import type { RecordForm } from './use-record-form';
import type { List } from './use-list';

interface RowActionsProps<F extends Fields> {
  records: List<F>;
  form: RecordForm<F>;
  record: RecordOf<F>;
  /** Which record, for people who cannot see the row. */
  title: string;
  /** Before them, what else can be done with it. */
  children?: ReactNode;
}

/** Edit, duplicate, delete: on every record of every tool. */
export function RowActions<F extends Fields>({ records, form, record, title, children }: RowActionsProps<F>) {
  const named = title || midSentence(records.noun);
  return (
    <span className="no-print on-hover inline-flex flex-none">
      <Fold label={`Actions for ${named}`}>
        {children}
        <IconButton icon="pencil" label={`Edit ${named}`} onClick={() => form.edit(record)} />
        <IconButton icon="copy-plus" label={`Duplicate ${named}`} onClick={() => records.duplicate(record.id)} />
        <IconButton icon="trash-2" label={`Delete ${named}`} onClick={() => records.remove([record.id])} />
      </Fold>
    </span>
  );
}
