import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/layout';
import { makeId } from '@/platform/ids';
import type { Tool } from '@/workspace/tool-state';
import { exhibitFields, mostExhibits, typeOf, type ContractData, type Exhibit } from '../model';
import type { AnswersForm } from './contract-form';
import { ImproveExhibit } from './improve';

const noMessages = {};

/** Who signs, and what is attached. */
export function ExhibitsTab({ tool, form }: { tool: Tool<ContractData>; form: AnswersForm }) {
  const { data, around, change } = tool;
  const { exhibits } = data;
  const type = typeOf(data.answers);
  const add = () => change((current) => ({ ...current, exhibits: [...current.exhibits, { id: makeId(), title: '', text: '' }] }));
  const remove = (id: string) =>
    change((current) => ({ ...current, exhibits: current.exhibits.filter((exhibit) => exhibit.id !== id) }), { say: 'Exhibit deleted' });
  const formOf = (exhibit: Exhibit) => ({
    fields: exhibitFields,
    draft: exhibit,
    problems: noMessages,
    notes: noMessages,
    today: around.today,
    isLive: true,
    set: (name: string, value: string | boolean) =>
      change(
        (current) => ({
          ...current,
          exhibits: current.exhibits.map((other) => (other.id === exhibit.id ? { ...other, [name]: value } : other)),
        }),
        { key: `${exhibit.id}.${name}` },
      ),
  });
  return (
    <>
      <FieldGroup title="Signatures">
        <Field of={form} name="clientSigner" />
        <Field of={form} name="providerSigner" />
        <p className="text-[13px] text-mute sm:col-span-2">
          For companies: the person who signs. Leave empty where people sign for themselves.
        </p>
      </FieldGroup>
      <FieldGroup title="Exhibits">
        {type !== 'nda' && type !== 'employment' && <Field of={form} name="workExhibit" wide />}
        {type === 'employment' && <Field of={form} name="priorInventions" />}
        <Field of={form} name="initials" wide />
      </FieldGroup>
      {exhibits.length > 0 && (
        <ul className="mt-4 grid gap-4" aria-label="Exhibits">
          {exhibits.map((exhibit, index) => (
            <li key={exhibit.id} className="rounded-(--radius-control) border border-line p-4">
              <div className="mb-2 flex items-center justify-between gap-2">
                <h3 className="min-w-0 font-semibold break-words">{exhibit.title.trim() || `Your exhibit ${index + 1}`}</h3>
                <IconButton icon="trash-2" label={`Delete exhibit ${index + 1}`} onClick={() => remove(exhibit.id)} />
              </div>
              <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
                <Field of={formOf(exhibit)} name="title" wide />
                <Field of={formOf(exhibit)} name="text" />
                <ImproveExhibit tool={tool} exhibit={exhibit} position={index + 1} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4">
        {exhibits.length < mostExhibits ? (
          <Button icon="plus" onClick={add}>
            Add exhibit
          </Button>
        ) : (
          <p className="text-[13px] text-mute">A contract can have up to {mostExhibits} exhibits of your own.</p>
        )}
      </div>
    </>
  );
}
