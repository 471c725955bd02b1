import { moveWithin } from '@/lib/lists';
import type { DraftOf, Fields } from '@/lib/fields';
import { useLiveForm } from '@/kinds/work/live-form';
import { Button, IconButton } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Menu } from '@/ui/menu';
import { showToast } from '@/ui/toast';
import { makeId } from '@/workspace/ids';
import type { Tool } from '@/workspace/tool-state';
import { itemNouns } from '../content';
import { linkNotes } from '../links';
import {
  changeItem,
  changeSection,
  emptyItem,
  itemFields,
  mostItems,
  type Item,
  type ItemKind,
  type PageData,
  type Section,
} from '../model';
import { PicturePlace } from './picture-place';

interface ItemListProps {
  tool: Tool<PageData>;
  section: Section;
  kind: ItemKind;
}

/** The lines of a section: features, plans, questions, logos or links. */
export function ItemList({ tool, section, kind }: ItemListProps) {
  const noun = itemNouns[kind] ?? 'Item';
  const setItems = (recipe: (items: readonly Item[]) => Item[]) =>
    tool.change(changeSection(section.id, (current) => ({ ...current, items: recipe(current.items) })));
  const add = () => {
    const id = makeId();
    setItems((items) => [...items, emptyItem(kind, id)]);
    // The new line is drawn by then; whoever adds one means to write it.
    setTimeout(() => document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"] input`)?.focus());
  };
  const remove = (item: Item, number: number) => {
    setItems((items) => items.filter(({ id }) => id !== item.id));
    showToast(`${noun} ${number} removed`, { label: 'Undo', run: tool.undo });
  };
  return (
    <div className="sm:col-span-2">
      <ol className="grid gap-4">
        {section.items.map((item, index) => {
          const name = `${noun.toLowerCase()} ${index + 1}`;
          const moves = [
            ...(index > 0 ? [{ label: 'Move up', onSelect: () => setItems((items) => moveWithin(items, index, index - 1)) }] : []),
            ...(index < section.items.length - 1
              ? [{ label: 'Move down', onSelect: () => setItems((items) => moveWithin(items, index, index + 1)) }]
              : []),
            ...(section.items.length < mostItems
              ? [
                  {
                    label: 'Duplicate',
                    onSelect: () => setItems((items) => items.toSpliced(index + 1, 0, { ...item, id: makeId() })),
                  },
                ]
              : []),
          ];
          return (
            <li key={item.id} data-item={item.id} className="flex items-start gap-1">
              <ItemForm tool={tool} sectionId={section.id} item={item} kind={kind} number={index + 1} />
              <span className="flex flex-none pt-6">
                <Menu label={`More for ${name}`} items={moves} buttonClass="btn btn-quiet btn-icon">
                  <Icon icon="ellipsis-vertical" />
                </Menu>
                <IconButton icon="trash-2" label={`Remove ${name}`} onClick={() => remove(item, index + 1)} />
              </span>
            </li>
          );
        })}
      </ol>
      {section.items.length < mostItems ? (
        <Button icon="plus" className="mt-4" onClick={add}>
          Add {noun}
        </Button>
      ) : (
        <p className="mt-4 text-[13px] text-mute">This section holds {mostItems} at most.</p>
      )}
    </div>
  );
}

interface ItemFormProps {
  tool: Tool<PageData>;
  sectionId: string;
  item: Item;
  kind: ItemKind;
  number: number;
}

const wideFields: readonly string[] = ['title', 'text', 'question', 'answer', 'points'];

function ItemForm({ tool, sectionId, item, kind, number }: ItemFormProps) {
  const fields: Fields = itemFields[kind];
  const save = (change: Partial<Item>, key?: string) =>
    tool.change(
      changeItem(sectionId, item.id, (current) => ({ ...current, ...change })),
      key && `${item.id}-${key}`,
    );
  const form = useLiveForm<Fields>(fields, item.typed as DraftOf<Fields>, tool.around, (typed, name) => save({ typed }, name));
  const handle: FormHandle<Fields> = { ...form, ...linkMessages(form, item) };
  return (
    <div className="grid min-w-0 flex-1 grid-cols-1 gap-2 sm:grid-cols-2">
      {Object.entries(fields).map(([name, field]) => (
        <Field key={name} of={handle} name={name} label={`${field.label} ${number}`} wide={wideFields.includes(name) || kind === 'logos'} />
      ))}
      {kind === 'logos' && (
        <PicturePlace
          label={`Logo Picture ${number}`}
          noun={`logo ${number}`}
          hint="PNG, JPEG or WebP, up to 5 MB. Without one the name is set in type."
          picture={item.picture}
          box={{ width: 480, height: 160 }}
          onChange={(picture, key) => save({ picture }, key)}
          undo={tool.undo}
        />
      )}
    </div>
  );
}

/** An empty plan address is fine: the plan then follows the main button. */
function linkMessages({ problems, notes }: FormHandle<Fields>, { typed }: Item): Pick<FormHandle<Fields>, 'problems' | 'notes'> {
  for (const name of ['buttonLink', 'link']) {
    const address = typed[name];
    if (typeof address !== 'string' || address.trim() === '') continue;
    const { problem, note } = linkNotes(address);
    return { problems: { ...problems, ...(problem && { [name]: problem }) }, notes: { ...notes, ...(note && { [name]: note }) } };
  }
  return { problems, notes };
}
