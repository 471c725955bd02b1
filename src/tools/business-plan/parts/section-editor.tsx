import { useEffect, useId, useRef, useState } from 'react';
import { showGaps } from '@/lib/gaps';
import { Button, IconButton } from '@/ui/button';
import { Chip, Notice, Panel } from '@/ui/layout';
import { Label } from '@/ui/labelled';
import type { Tool } from '@/workspace/tool-state';
import type { SectionId } from '../content';
import { isRearranged, moveSection, resetLayout, setHidden, type PlanData } from '../model';
import { dropWording, reword, type Plan, type Section } from '../plan';

/** The sections of the plan: their order, their words, and which of them are in it. */
export function SectionEditor({ tool, plan }: { tool: Tool<PlanData>; plan: Plan }) {
  const { data, change } = tool;
  const [openId, setOpenId] = useState<SectionId>();
  const [news, setNews] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef('');
  // A row that changes its place in the page would lose the focus.
  useEffect(() => {
    if (moved.current === '') return;
    list.current?.querySelector<HTMLElement>(`[data-move="${moved.current}"]`)?.focus();
    moved.current = '';
  });
  const move = (section: Section, from: number, by: 1 | -1) => {
    const to = from + by;
    if (to < 0 || to >= plan.sections.length) return;
    moved.current = `${section.id} ${by}`;
    const shown = plan.sections.map(({ id }) => id);
    change((current) => moveSection(current, section.id, by, shown));
    setNews(`${section.title} is now ${to + 1} of ${plan.sections.length}.`);
  };
  return (
    <Panel
      title="Sections"
      aside={
        isRearranged(data) && (
          <Button
            look="quiet"
            onClick={() => {
              change(resetLayout);
              tool.say('All sections shown, in the usual order');
            }}
          >
            Usual order
          </Button>
        )
      }
    >
      <p role="status" className="sr-only">
        {news}
      </p>
      <ul ref={list} className="rows">
        {plan.sections.map((section, index) => (
          <SectionRow
            key={section.id}
            tool={tool}
            section={section}
            isOpen={section.id === openId}
            isFirst={index === 0}
            isLast={index === plan.sections.length - 1}
            onOpen={() => setOpenId(section.id === openId ? undefined : section.id)}
            onMove={(by) => move(section, index, by)}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface SectionRowProps {
  tool: Tool<PlanData>;
  section: Section;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  onOpen: () => void;
  onMove: (by: 1 | -1) => void;
}

function SectionRow({ tool, section, isOpen, isFirst, isLast, onOpen, onMove }: SectionRowProps) {
  const { change, around } = tool;
  const { id, title, isHidden, isEmpty, isReworded, setAside } = section;
  return (
    <li className="py-1.5 pr-1.5 pl-3">
      <div className="flex flex-wrap items-center gap-x-2">
        <span className={`min-w-0 flex-1 basis-36 ${isHidden ? 'text-mute line-through' : 'font-[550]'}`}>
          {title}{' '}
          {isHidden ? <Chip>Hidden</Chip> : isEmpty ? <Chip tone="warn">Empty</Chip> : isReworded ? <Chip>Your wording</Chip> : null}
        </span>
        <span className="ml-auto inline-flex flex-none">
          <IconButton
            icon="arrow-up"
            label={`Move ${title} up`}
            data-move={`${id} -1`}
            aria-disabled={isFirst}
            className={isFirst ? 'border-transparent! bg-transparent! opacity-40' : ''}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="arrow-down"
            label={`Move ${title} down`}
            data-move={`${id} 1`}
            aria-disabled={isLast}
            className={isLast ? 'border-transparent! bg-transparent! opacity-40' : ''}
            onClick={() => onMove(1)}
          />
          <IconButton
            icon={isHidden ? 'eye' : 'eye-off'}
            label={`${isHidden ? 'Show' : 'Hide'} ${title}`}
            onClick={() => change((current) => setHidden(current, id, !isHidden))}
          />
          <IconButton icon="pencil" label={`Reword ${title}`} aria-expanded={isOpen} onClick={onOpen} />
        </span>
      </div>
      {setAside && (
        <div className="mt-1 mb-2 pr-1.5">
          <Notice>
            <p>The answers changed since you reworded this section, so it follows the answers again.</p>
            <span className="mt-2 flex flex-wrap gap-2">
              <Button onClick={() => change((current) => reword(current, id, setAside.text, around))}>Use my wording</Button>
              <Button
                onClick={() => {
                  change((current) => dropWording(current, id));
                  tool.say('Your wording discarded');
                }}
              >
                Drop it
              </Button>
            </span>
          </Notice>
        </div>
      )}
      {isOpen && (
        <Rewording
          section={section}
          typed={isReworded ? tool.data.wordings.findLast((one) => one.id === id)?.text : undefined}
          onType={(text) => change((current) => reword(current, id, text, around), { key: `wording ${id}` })}
          onDrop={() => {
            change((current) => dropWording(current, id));
            tool.say(`${title} follows the answers again`);
          }}
        />
      )}
    </li>
  );
}

interface RewordingProps {
  section: Section;
  /** As typed; nothing while the section follows the answers. */
  typed: string | undefined;
  onType: (text: string) => void;
  onDrop: () => void;
}

function Rewording({ section, typed, onType, onDrop }: RewordingProps) {
  const id = useId();
  return (
    <div className="mt-1 mb-2 pr-1.5">
      <Label htmlFor={id}>Text of {section.title}</Label>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        className="input"
        rows={6}
        autoFocus
        maxLength={100_000}
        value={typed ?? showGaps(section.text)}
        onChange={(event) => onType(event.target.value)}
      />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <p id={`${id}-hint`} className="text-[13px] text-mute">
          Lines that start with “- ” become a list.
        </p>
        {typed !== undefined && (
          <Button look="quiet" icon="rotate-ccw" onClick={onDrop}>
            Back to the answers
          </Button>
        )}
      </div>
    </div>
  );
}
