import { plainName } from '@/lib/title-links';
import { fields, type RoadmapRecords } from '../model';
import type { ItemForm } from '../use-item-form';

/** More titles than this are quicker typed than found in a list. */
const mostOffered = 300;

/** Puts the title of another item into the list, so that nobody has to spell it. */
export function DependencyPicker({ form, records }: { form: ItemForm; records: RoadmapRecords }) {
  const { draft, set } = form.handle;
  const text = draft.dependencies.trim().replace(/,$/, '');
  const named = plainName(`, ${text},`);
  const offered = records.all
    .filter(({ id, title }) => id !== form.target && title !== '' && !named.includes(plainName(`, ${title},`)))
    .slice(0, mostOffered);
  if (offered.length === 0) return null;
  return (
    <select
      aria-label={`Pick an item for ${fields.dependencies.label}`}
      className="input mt-2 text-[14px]!"
      value=""
      onChange={(event) => {
        const title = records.all.find(({ id }) => id === event.target.value)?.title;
        if (title) set('dependencies', text === '' ? title : `${text}, ${title}`);
      }}
    >
      <option value="">Pick an item…</option>
      {offered.map(({ id, title, quarter }) => (
        <option key={id} value={id}>
          {title} ({quarter})
        </option>
      ))}
    </select>
  );
}
