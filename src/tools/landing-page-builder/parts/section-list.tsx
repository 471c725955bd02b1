import { useState, type KeyboardEvent } from 'react';
import { Button, IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Chip } from '@/ui/layout';
import { Menu } from '@/ui/menu';
import { makeId } from '@/platform/ids';
import type { Tool } from '@/workspace/tool-state';
import { sectionHints, sectionKinds, sectionNames } from '../content';
import {
  addSection,
  changeSection,
  duplicateSection,
  mostSections,
  moveSection,
  nameSections,
  removeSections,
  type PageData,
  type Section,
} from '../model';
import { SectionBody } from './section-body';
import { useSectionDrag } from './use-section-drag';

const focusOn = (selector: string) => setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus());
const handleOf = (id: string) => `[data-section="${CSS.escape(id)}"] [data-handle]`;

/** The page from top to bottom. Every way to move a section ends in the same step of undo. */
export function SectionList({ tool }: { tool: Tool<PageData> }) {
  const { sections } = tool.data;
  const names = nameSections(sections, sectionNames);
  const nameOf = (id: string) => `${names.get(id) ?? 'This'} section`;
  const [folded, setFolded] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  const isAllFolded = sections.every(({ id }) => folded.includes(id));

  const moveTo = (id: string, to: number) => {
    tool.change(moveSection(id, to));
    setMessage(`${nameOf(id)} moved to place ${to + 1} of ${sections.length}.`);
  };
  /** By the menu: a card that changes its place would lose the focus its button has just got back. */
  const moveByMenu = (id: string, to: number) => {
    moveTo(id, to);
    focusOn(`[data-section="${CSS.escape(id)}"] [aria-label^="More for"]`);
  };
  const { list, drag, handleProps, cancelOn } = useSectionDrag((id, over) =>
    moveTo(
      id,
      sections.findIndex((section) => section.id === over),
    ),
  );
  const onHandleKey = (event: KeyboardEvent, id: string, index: number) => {
    cancelOn(event);
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: sections.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 || to >= sections.length || to === index) return;
    moveTo(id, to);
    focusOn(handleOf(id));
  };
  const add = (kind: Section['kind']) => {
    const id = makeId();
    tool.change(addSection(kind, id));
    setMessage(`${sectionNames[kind]} section added.`);
    focusOn(handleOf(id));
  };
  const duplicate = (id: string) => {
    const copy = makeId();
    tool.change(duplicateSection(id, copy));
    setMessage(`${nameOf(id)} duplicated.`);
    focusOn(handleOf(copy));
  };
  const setHidden = (id: string, isHidden: boolean) => {
    tool.change(changeSection(id, (section) => ({ ...section, isHidden })));
    setMessage(`${nameOf(id)} ${isHidden ? 'hidden' : 'shown'}.`);
  };
  const remove = (id: string) => {
    const name = nameOf(id);
    tool.change(removeSections([id]), { say: `${name} deleted` });
    focusOn('[aria-label="Add Section"]');
  };

  const card = (section: Section, index: number) => {
    const { id, isHidden } = section;
    const name = nameOf(id);
    const isFolded = folded.includes(id);
    const isFull = sections.length >= mostSections;
    const isTarget = drag && drag.over === id && drag.id !== id;
    const isFromAbove = drag ? sections.findIndex((other) => other.id === drag.id) < index : false;
    const mark = !isTarget ? '' : isFromAbove ? 'shadow-[0_3px_0_0_var(--accent)]' : 'shadow-[0_-3px_0_0_var(--accent)]';
    const actions = [
      ...(index > 0 ? [{ label: 'Move up', onSelect: () => moveByMenu(id, index - 1) }] : []),
      ...(index < sections.length - 1 ? [{ label: 'Move down', onSelect: () => moveByMenu(id, index + 1) }] : []),
      ...(isFull ? [] : [{ label: 'Duplicate', onSelect: () => duplicate(id) }]),
      { label: isHidden ? 'Show' : 'Hide', onSelect: () => setHidden(id, !isHidden) },
      { label: 'Delete', onSelect: () => remove(id) },
    ];
    return (
      <li
        key={id}
        data-section={id}
        className={`rounded-(--radius-panel) border border-line bg-surface ${mark} ${drag?.id === id ? 'opacity-60' : ''}`}
      >
        <section aria-label={name}>
          <div className="flex items-center gap-1 py-2 pr-2 pl-1.5">
            <button
              type="button"
              data-handle
              aria-label={`Move ${name}`}
              aria-describedby="section-move-help"
              title="Drag, or press the up and down arrow keys"
              className="btn btn-quiet btn-icon cursor-grab touch-none active:cursor-grabbing"
              onKeyDown={(event) => onHandleKey(event, id, index)}
              {...handleProps(id)}
            >
              <Icon icon="grip-vertical" />
            </button>
            <h3 className="min-w-0 flex-1">
              <button
                type="button"
                aria-expanded={!isFolded}
                className="flex min-h-9 w-full items-center gap-2 text-left font-semibold"
                onClick={() => setFolded(isFolded ? folded.filter((other) => other !== id) : [...folded, id])}
              >
                <span className="truncate">{names.get(id)}</span>
                {isHidden && <Chip>Hidden</Chip>}
                <span className={`ml-auto text-mute ${isFolded ? '' : 'rotate-180'}`}>
                  <Icon icon="chevron-down" />
                </span>
              </button>
            </h3>
            <IconButton
              icon={isHidden ? 'eye-off' : 'eye'}
              label={`${isHidden ? 'Show' : 'Hide'} ${name}`}
              onClick={() => setHidden(id, !isHidden)}
            />
            <Menu label={`More for ${name}`} items={actions} buttonClass="btn btn-quiet btn-icon">
              <Icon icon="ellipsis-vertical" />
            </Menu>
          </div>
          {!isFolded && (
            <div className="border-t border-line p-4 sm:px-5">
              <SectionBody tool={tool} section={section} />
            </div>
          )}
        </section>
      </li>
    );
  };

  return (
    <section aria-labelledby="sections-title">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="sections-title" className="font-semibold">
          Sections
        </h2>
        <span className="flex flex-wrap gap-2">
          <Button look="quiet" onClick={() => setFolded(isAllFolded ? [] : sections.map(({ id }) => id))} disabled={sections.length === 0}>
            {isAllFolded && sections.length > 0 ? 'Open all' : 'Fold all'}
          </Button>
          <Menu
            label="Add Section"
            disabled={sections.length >= mostSections}
            buttonClass="btn"
            items={sectionKinds.map((kind) => ({ label: sectionNames[kind], detail: sectionHints[kind], onSelect: () => add(kind) }))}
          >
            <Icon icon="plus" />
            Add Section
          </Menu>
        </span>
      </div>
      <p id="section-move-help" className="mb-3 text-[13px] text-mute">
        Drag a section by its handle, press the up and down arrow keys on it, or use its menu.
      </p>
      <ol ref={list} className="grid gap-3">
        {sections.map(card)}
      </ol>
      {sections.length === 0 && <p className="text-mute">The page is empty. Add a section to begin.</p>}
      {sections.length >= mostSections && <p className="mt-3 text-[13px] text-mute">A page can have up to {mostSections} sections.</p>}
      <p role="status" className="sr-only">
        {message}
      </p>
    </section>
  );
}
