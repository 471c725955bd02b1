import { useState } from 'react';
import { asEdited } from '@/kinds/records/state';
import { plural, splitList } from '@/lib/text';
import { Button } from '@/ui/button';
import { SelectBox } from '@/ui/search-box';
import { describePast, fields, statuses, statusLabels, type Task } from '../model';
import type { TaskRecords } from './use-tasks';
import { setStatus } from './status';

interface BulkBarProps {
  selected: readonly Task[];
  total: number;
  records: TaskRecords;
  onSelectAll: () => void;
  onClear: () => void;
}

const statusOptions = [{ value: '' as const, label: 'Set status…' }, ...statuses.map((value) => ({ value, label: statusLabels[value] }))];

const priorityOptions = [
  { value: '' as const, label: 'Set priority…' },
  ...fields.priority.options.map((value) => ({ value, label: fields.priority.labels?.[value] ?? value })),
];

/** What can be done to many tasks at once; each is one step to undo. */
export function BulkBar({ selected, total, records, onSelectAll, onClear }: BulkBarProps) {
  const [tag, setTag] = useState('');
  const [person, setPerson] = useState('');
  const ids = selected.map(({ id }) => id);
  const addTags = () => {
    const added = splitList(tag);
    if (added.length === 0) return;
    const chosen = new Set(ids);
    records.replaceAll(
      records.all.map((task) => (chosen.has(task.id) ? asEdited({ ...task, tags: [...new Set([...task.tags, ...added])] }) : task)),
      { say: `Tagged ${plural(ids.length, 'task')}` },
    );
    setTag('');
  };
  const assign = () => {
    const assignee = person.trim();
    if (assignee === '') return;
    records.updateAll(ids, { assignee }, { say: `Assigned ${plural(ids.length, 'task')} to ${assignee}` });
    setPerson('');
  };
  return (
    <div
      role="group"
      aria-label="Selected tasks"
      className="sticky top-16 z-10 mb-4 flex flex-wrap items-center gap-2 rounded-(--radius-panel) border border-line-strong bg-surface px-3.5 py-2"
    >
      <span className="font-[550]">{selected.length.toLocaleString('en-US')} selected</span>
      {selected.length < total && (
        <Button look="quiet" onClick={onSelectAll}>
          Select all {total.toLocaleString('en-US')}
        </Button>
      )}
      <SelectBox
        label="Set status of selected"
        value=""
        options={statusOptions}
        onChange={(status) => status && setStatus(records, selected, status)}
      />
      <SelectBox
        label="Set priority of selected"
        value=""
        options={priorityOptions}
        onChange={(priority) => priority && records.updateAll(ids, { priority }, { say: `Changed ${plural(ids.length, 'task')}` })}
      />
      <input
        type="date"
        aria-label="Set due date of selected"
        className="input w-auto!"
        onChange={(event) => {
          if (!event.target.value) return;
          records.updateAll(
            ids,
            { dueDate: event.target.value },
            { say: `Moved ${plural(ids.length, 'task')}. ${describePast(event.target.value, records.tool.around.today)}`.trim() },
          );
        }}
      />
      <input
        aria-label="Assignee for selected"
        placeholder="Assign to"
        className="input w-32!"
        value={person}
        onChange={(event) => setPerson(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && assign()}
      />
      <Button onClick={assign}>Assign</Button>
      <input
        aria-label="Tag for selected"
        placeholder="Add tag"
        className="input w-32!"
        value={tag}
        onChange={(event) => setTag(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && addTags()}
      />
      <Button onClick={addTags}>Tag</Button>
      <Button
        icon="trash-2"
        onClick={() => {
          records.remove(ids);
          onClear();
        }}
      >
        Delete selected
      </Button>
      <Button look="quiet" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  );
}
