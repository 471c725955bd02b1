import { useEffect, useRef } from 'react';
import { readDraft } from '@/lib/fields';
import { Button, IconButton } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import type { Tool } from '@/workspace/tool-state';
import { lineNouns, linePlaceholders, sections, sectionTitles, type Section } from '../content';
import {
  addLine,
  changeLine,
  changePersona,
  lineFields,
  mostLines,
  personaFields,
  removeLine,
  setPhoto,
  type Line,
  type Persona,
  type PersonasData,
} from '../model';
import { PhotoPicker } from '@/kinds/work/photo-picker';

interface EditorProps {
  tool: Tool<PersonasData>;
  persona: Persona;
}

const names = ['name', 'occupation', 'age', 'income', 'location', 'buyingRole', 'bio'] as const;

/** Every keystroke is kept, and every one can be undone. */
export function PersonaEditor({ tool, persona }: EditorProps) {
  const { around, change } = tool;
  const { id } = persona;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('input')?.focus(), []);
  const { problems, notes } = readDraft(personaFields, persona, around);
  const form: FormHandle<typeof personaFields> = {
    fields: personaFields,
    draft: persona,
    problems,
    notes,
    today: around.today,
    isLive: true,
    set: (name, value) => change((current) => changePersona(current, id, { [name]: value }), { key: `${id}.${name}` }),
  };
  return (
    <div ref={root} role="group" aria-label="Edit persona">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {names.map((name) => (
          <Field key={name} of={form} name={name} />
        ))}
        <Field of={form} name="isAnti" wide />
        {persona.isAnti && <Field of={form} name="reason" wide />}
        <div className="sm:col-span-2">
          <PhotoPicker size={192} photo={persona.photo} onChange={(photo) => change((current) => setPhoto(current, id, photo))} />
        </div>
      </div>
      {sections.map((section) => (
        <SectionEditor key={section} tool={tool} persona={persona} section={section} />
      ))}
    </div>
  );
}

function SectionEditor({ tool, persona, section }: EditorProps & { section: Section }) {
  const { data, change } = tool;
  const list = useRef<HTMLUListElement>(null);
  const lines = persona[section];
  const noun = lineNouns[section];
  const add = () => {
    change((current) => addLine(current, persona.id, section));
    const added = `line-${data.made + 1}`;
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-line="${added}"] :is(input, textarea)`)?.focus());
  };
  const remove = (lineId: string) => change((current) => removeLine(current, persona.id, section, lineId), { say: 'Line deleted' });
  return (
    <fieldset className="mt-5 border-t border-line pt-4">
      <legend className="float-left mb-2 w-full font-semibold">{sectionTitles[section]}</legend>
      <ul ref={list} className="clear-both grid grid-cols-1 gap-2">
        {lines.map((line, index) => (
          <LineEditor
            key={line.id}
            line={line}
            section={section}
            name={`${noun} ${index + 1}`}
            onEdit={(edit, key) =>
              change((current) => changeLine(current, persona.id, section, line.id, edit), {
                key: `${persona.id}.${section}.${line.id}.${key}`,
              })
            }
            onRemove={() => remove(line.id)}
          />
        ))}
      </ul>
      <Button look="quiet" icon="plus" className="mt-1" disabled={lines.length >= mostLines} onClick={add}>
        Add {noun}
      </Button>
    </fieldset>
  );
}

interface LineEditorProps {
  line: Line;
  section: Section;
  /** "goal 2" */
  name: string;
  onEdit: (edit: Partial<Line>, key: string) => void;
  onRemove: () => void;
}

function LineEditor({ line, section, name, onEdit, onRemove }: LineEditorProps) {
  const { problems, notes } = readDraft(lineFields, line, { today: '', currency: 'USD' });
  const isHeard = line.evidence === 'heard';
  const isData = line.evidence === 'data';
  const form: FormHandle<typeof lineFields> = {
    // A job is a whole sentence and needs the room.
    fields: {
      ...lineFields,
      text: { ...lineFields.text, kind: section === 'job' ? 'long' : 'text', placeholder: linePlaceholders[section] },
    },
    draft: line,
    problems: {
      ...problems,
      ...(isHeard && line.people.trim() === '' ? { people: 'Say how many, so that it counts.' } : {}),
      ...(isData && line.source.trim() === '' ? { source: 'Name the source, so that it counts.' } : {}),
    },
    notes,
    today: '',
    set: (field, value) => onEdit({ [field]: value }, field),
  };
  return (
    <li
      data-line={line.id}
      className="grid grid-cols-[1fr_auto] items-start gap-2 border-b border-line pb-2 last:border-0 md:grid-cols-[1fr_12.5rem_11rem_auto] md:border-0 md:pb-0"
    >
      <div className="min-w-0">
        <Field of={form} name="text" label={`Text of ${name}`} hideLabel />
      </div>
      <div className="col-start-1 md:col-start-2">
        <Field of={form} name="evidence" label={`Evidence for ${name}`} hideLabel />
      </div>
      <div className="col-start-1 min-w-0 md:col-start-3">
        {isHeard && <Field of={form} name="people" label={`How many people for ${name}`} hideLabel />}
        {isData && <Field of={form} name="source" label={`Source for ${name}`} hideLabel />}
      </div>
      <div className="col-start-2 row-start-1 md:col-start-4">
        <IconButton icon="trash-2" label={`Delete ${name}`} onClick={onRemove} />
      </div>
    </li>
  );
}
