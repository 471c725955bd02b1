import { use } from 'react';
import { moveWithin } from '@/lib/lists';
import type { DraftOf, Fields } from '@/lib/fields';
import { useLiveForm } from '@/kinds/work/live-form';
import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Menu } from '@/ui/menu';
import { makeId } from '@/platform/ids';
import type { Tool } from '@/workspace/tool-state';
import { itemNouns } from '../content';
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
import { WriterContext } from './use-preview';

interface ItemListProps {
  tool: Tool<PageData>;
  section: Section;
  kind: ItemKind;
}

/** The line is drawn, or gone, by then. */
const focusOn = (selector: string) => setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus());

/** The lines of a section: features, plans, questions, logos or links. */
export function ItemList({ tool, section, kind }: ItemListProps) {
  const noun = itemNouns[kind] ?? 'Item';
  const setItems = (recipe: (items: readonly Item[]) => Item[]) =>
    tool.change(changeSection(section.id, (current) => ({ ...current, items: recipe(current.items) })));
  const add = () => {
    const id = makeId();
    setItems((items) => [...items, emptyItem(kind, id)]);
    // Whoever adds a line means to write it.
    focusOn(`[data-item="${CSS.escape(id)}"] input`);
  };
  const remove = (item: Item, number: number) => {
    setItems((items) => items.filter(({ id }) => id !== item.id));
    tool.say(`${noun} ${number} removed`);
    // Onto what took its place, so that the keyboard goes on from there.
    const next = section.items[number] ?? section.items[number - 2];
    focusOn(next ? `[data-item="${CSS.escape(next.id)}"] [aria-label^="Remove"]` : `[data-add="${CSS.escape(section.id)}"]`);
  };
  return (
    <div className="sm:col-span-2">
      <ol className="grid gap-4">
        {section.items.map((item, index) => {
          const name = `${noun.toLowerCase()} ${index + 1}`;
          const moveTo = (to: number) => {
            setItems((items) => moveWithin(items, index, to));
            focusOn(`[data-item="${CSS.escape(item.id)}"] [aria-label^="More for"]`);
          };
          const moves = [
            ...(index > 0 ? [{ label: 'Move up', onSelect: () => moveTo(index - 1) }] : []),
            ...(index < section.items.length - 1 ? [{ label: 'Move down', onSelect: () => moveTo(index + 1) }] : []),
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
        <Button icon="plus" className="mt-4" data-add={section.id} onClick={add}>
          Add {noun}
        </Button>
      ) : (
        <p className="mt-4 text-[13px] text-mute">{mostItems} at most in this section.</p>
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
      { key: key && `${item.id}-${key}` },
    );
  const form = useLiveForm<Fields>(fields, item.typed as DraftOf<Fields>, tool.around, (typed, name) => save({ typed }, name));
  const messages = use(WriterContext)?.itemMessages(item);
  const handle = { ...form, problems: { ...form.problems, ...messages?.problems }, notes: { ...form.notes, ...messages?.notes } };
  return (
    <div className="grid min-w-0 flex-1 grid-cols-1 gap-2 sm:grid-cols-2">
      {Object.entries(fields).map(([name, field]) => (
        <Field key={name} of={handle} name={name} label={`${field.label} ${number}`} wide={wideFields.includes(name) || kind === 'logos'} />
      ))}
      {kind === 'logos' && (
        <PicturePlace
          label={`Logo Picture ${number}`}
          noun={`logo ${number}`}
          hint="PNG, JPEG or WebP, up to 20 MB. Without one the name is set in type."
          picture={item.picture}
          box={{ width: 480, height: 160 }}
          onChange={(picture, key) => save({ picture }, key)}
        />
      )}
    </div>
  );
}
