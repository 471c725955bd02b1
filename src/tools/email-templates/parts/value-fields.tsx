import { text, type Messages, type TextField } from '@/lib/fields';
import { Field } from '@/ui/field';
import { hideToast } from '@/ui/toast';
import type { Template } from '../model';
import { clearValues, resetValues, setValue, shownValueOf, variablesOf } from '../values';
import type { TemplateRecords } from './template-records';

interface ValueFieldsProps {
  template: Template;
  records: TemplateRecords;
  columns: 1 | 2;
}

/** One input for each variable; what is typed counts in every template that uses the same name. */
export function ValueFields({ template, records, columns }: ValueFieldsProps) {
  const { extra, setExtra } = records;
  const variables = variablesOf(template);
  if (variables.length === 0) return <p className="text-mute">This template has no variables: it reads the same for everyone.</p>;
  const fields: Record<string, TextField> = {};
  const draft: Record<string, string> = {};
  const notes: Messages = {};
  variables.forEach(({ key, name, fallback }, index) => {
    const value = shownValueOf(extra.values, key);
    const slot = `variable${index}`;
    fields[slot] = text(name, fallback ? { hint: `Left empty, it reads “${fallback}”.` } : {});
    draft[slot] = value.text;
    if (value.isSample) notes[slot] = 'Sample value';
  });
  const keys = variables.map(({ key }) => key);
  const handle = {
    fields,
    draft,
    notes,
    problems: {},
    today: '',
    set: (slot: string, typed: string | boolean) => {
      const key = keys[Number(slot.slice('variable'.length))];
      if (key === undefined) return;
      // An older offer to undo would now take back the typing instead.
      hideToast();
      setExtra((current) => setValue(current, key, String(typed)), { key: `value.${key}` });
    },
  };
  return (
    <section aria-label="Values" className="no-print min-w-0">
      <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-1">
        <h3 className="font-semibold">Values</h3>
        <span className="flex flex-wrap gap-x-4 text-[13px]">
          <button
            type="button"
            className="link min-h-6"
            onClick={() => setExtra((current) => clearValues(current, keys), { say: 'Values cleared' })}
          >
            Clear all
          </button>
          <button
            type="button"
            className="link min-h-6"
            onClick={() => setExtra((current) => resetValues(current, keys), { say: 'Sample values are back' })}
          >
            Use samples
          </button>
        </span>
      </div>
      <div className={`grid grid-cols-1 gap-3 ${columns === 2 ? 'sm:grid-cols-2' : ''}`}>
        {Object.keys(fields).map((slot) => (
          <Field key={slot} of={handle} name={slot} />
        ))}
      </div>
    </section>
  );
}
