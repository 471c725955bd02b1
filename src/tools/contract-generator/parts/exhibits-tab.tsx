import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { exhibitFields, mostExhibits } from '../row-fields';
import { typeOf, type ContractData } from '../model';
import { isWorkType } from '../content';
import type { AnswersForm } from './contract-form';
import { ImproveExhibit } from './improve';
import { RowCards } from './row-cards';

const empty = { title: '', text: '' };

/** Who signs, and what is attached. */
export function ExhibitsTab({ tool, form }: { tool: Tool<ContractData>; form: AnswersForm }) {
  const { data, around, change } = tool;
  const type = typeOf(data.answers);
  return (
    <>
      <FieldGroup title="Signatures">
        <Field of={form} name="clientSigner" />
        <Field of={form} name="clientSignPlace" />
        <Field of={form} name="providerSigner" />
        <Field of={form} name="providerSignPlace" />
        <p className="text-[13px] text-mute sm:col-span-2">
          For companies: the person who signs. Leave it empty if it will be filled in by hand, or if people sign for themselves.
        </p>
      </FieldGroup>
      <FieldGroup title="Exhibits">
        {(type === '' || isWorkType(type)) && <Field of={form} name="workExhibit" wide />}
        {type === 'employment' && <Field of={form} name="priorInventions" />}
        <Field of={form} name="initials" wide />
      </FieldGroup>
      <RowCards
        fields={exhibitFields}
        rows={data.exhibits}
        onChange={(recipe, how) => change((current) => ({ ...current, exhibits: recipe(current.exhibits) }), how)}
        empty={empty}
        today={around.today}
        noun="exhibit"
        label="Exhibits"
        titleOf={({ title }, index) => title.trim() || `Your exhibit ${index + 1}`}
        wide={['title']}
        after={(exhibit, index) => <ImproveExhibit tool={tool} exhibit={exhibit} position={index + 1} />}
        most={mostExhibits}
        mostText={`A contract can have up to ${mostExhibits} exhibits of your own.`}
      />
    </>
  );
}
