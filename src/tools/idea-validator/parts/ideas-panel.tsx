import { useState } from 'react';
import { documentFiles } from '@/kinds/document/files';
import { Download } from '@/kinds/work/download';
import { plural } from '@/lib/text';
import { Button, IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Chip } from '@/ui/layout';
import { Table, type Column } from '@/ui/table';
import type { Tool } from '@/workspace/tool-state';
import { compareIdeas, mostCompared, toComparison, type ComparedRow } from '../compare';
import type { Idea } from '../fields';
import { removeIdea, titleOf, type IdeaData } from '../model';
import { isAllSampleIdea, isSampleIdea } from '../samples';
import { scoreIdea } from '../scores';

/** Every idea validated so far, and up to four of them side by side. */
export function IdeasPanel({ tool, onOpened }: { tool: Tool<IdeaData>; onOpened: () => void }) {
  const { data, around, change } = tool;
  const { ideas } = data;
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const chosen = ideas.filter(({ id }) => !leftOut.has(id));
  const compared = chosen.slice(0, mostCompared);
  const open = (idea: Idea) => {
    change((current) => ({ ...current, open: idea.id }));
    onOpened();
  };
  const remove = (idea: Idea) => change((current) => removeIdea(current, idea.id), { say: 'Idea deleted' });
  const toggle = (id: string) => {
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    setLeftOut(next);
  };
  const stem = compared.length > 0 && compared.every(isAllSampleIdea) ? 'sample-ideas-compared' : 'ideas-compared';
  return (
    <section aria-label="Your ideas" className="grid grid-cols-1 gap-5">
      <div>
        <h2 className="mb-2 font-semibold">Your ideas</h2>
        <ul className="rows">
          {ideas.map((idea, index) => (
            <IdeaRow
              key={`${idea.id}-${index}`}
              idea={idea}
              isOpen={idea.id === data.open}
              isCompared={ideas.length < 2 ? undefined : compared.includes(idea)}
              isFull={compared.length === mostCompared}
              onToggle={() => toggle(idea.id)}
              onOpen={() => open(idea)}
              onRemove={() => remove(idea)}
            />
          ))}
        </ul>
        {chosen.length > mostCompared && (
          <p className="mt-2 text-[13px] text-mute">
            {mostCompared} of {plural(chosen.length, 'idea')} fit side by side. Untick one to see the next.
          </p>
        )}
      </div>
      {compared.length > 1 && (
        <div>
          <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
            <h2 className="font-semibold">Side by side</h2>
            <Download
              label="Download comparison"
              files={documentFiles(stem, toComparison(compared), ['pdf', 'docx', 'html', 'md', 'txt'], around.currency)}
            />
          </div>
          <ComparisonTable ideas={compared} />
        </div>
      )}
    </section>
  );
}

interface IdeaRowProps {
  idea: Idea;
  isOpen: boolean;
  isCompared: boolean | undefined;
  /** No more fit side by side. */
  isFull: boolean;
  onToggle: () => void;
  onOpen: () => void;
  onRemove: () => void;
}

function IdeaRow({ idea, isOpen, isCompared, isFull, onToggle, onOpen, onRemove }: IdeaRowProps) {
  const { completeness, evidence, overall } = scoreIdea(idea);
  const title = titleOf(idea);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
      <span className="min-w-0 flex-[1_1_220px] break-words">
        <span className="font-[550]">{title}</span>{' '}
        {isSampleIdea(idea) && <Chip tone="warn">{isAllSampleIdea(idea) ? 'Sample' : 'Partly sample'}</Chip>}
        <span className="block text-[13px] text-mute">
          Completeness {completeness.total}, evidence {evidence.total}, overall {overall.total}
        </span>
      </span>
      {isCompared !== undefined && (
        <label className="flex min-h-6 items-center gap-2 text-[14px]">
          <input
            type="checkbox"
            className="size-4.5 accent-accent"
            checked={isCompared}
            disabled={isFull && !isCompared}
            onChange={onToggle}
            aria-label={`Compare ${title}`}
          />
          Compare
        </label>
      )}
      <span className="inline-flex items-center gap-1">
        {isOpen ? (
          <span className="px-2 text-[13px] text-mute">Open now</span>
        ) : (
          <Button onClick={onOpen} aria-label={`Open report of ${title}`}>
            Open report
          </Button>
        )}
        <IconButton icon="trash-2" label={`Delete ${title}`} onClick={onRemove} />
      </span>
    </li>
  );
}

function ComparisonTable({ ideas }: { ideas: readonly Idea[] }) {
  return (
    <Table
      label="Ideas side by side"
      look="framed"
      rows={compareIdeas(ideas)}
      keyOf={({ label }) => label}
      columns={[
        { head: 'Measure', className: 'min-w-36', cell: ({ label }) => <span className="text-[13px] text-mute">{label}</span> },
        ...ideas.map((idea, index): Column<ComparedRow> => ({
          head: <span className="text-ink">{titleOf(idea)}</span>,
          align: 'left',
          className: 'min-w-32 break-words',
          cell: ({ cells, best }) =>
            best[index] ? (
              <strong className="font-semibold">
                {cells[index]}
                <span className="ml-1.5 inline-flex align-middle text-accent">
                  <Icon icon="check" size={14} />
                  <span className="sr-only">highest</span>
                </span>
              </strong>
            ) : (
              cells[index]
            ),
        })),
      ]}
    />
  );
}
