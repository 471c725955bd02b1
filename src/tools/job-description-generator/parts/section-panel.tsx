import { useRef, type FormEvent } from 'react';
import { Copy } from '@/kinds/work/copy';
import { shortTextLimit } from '@/lib/fields';
import { plural } from '@/lib/text';
import { Button, IconButton } from '@/ui/button';
import { InlineText } from '@/ui/inline-text';
import { Chip, Panel } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { sectionNouns, sectionTitles, type Section } from '../content';
import { areBenefitsOpen, toSectionText } from '../document';
import { addLine, mostRequirements, moveLines, removeLine, rewriteLine, tickBenefit } from '../lines';
import type { JobData, Line, Posting } from '../model';

interface SectionPanelProps {
  tool: Tool<JobData>;
  posting: Posting;
  section: Section;
}

const otherList = { required: 'preferred', preferred: 'required' } as const;

/** One list of the posting: every line can be changed, moved, dropped or added. */
export function SectionPanel({ tool, posting, section }: SectionPanelProps) {
  const title = sectionTitles[section];
  const lines = posting.lines.filter((line) => line.section === section);
  const isLong = section === 'required' && lines.length > mostRequirements;
  const list = useRef<HTMLDivElement>(null);
  // The pressed button is gone with its line, so the next line takes the focus.
  const focusNear = (index: number) =>
    setTimeout(() => {
      const rows = list.current?.querySelectorAll('li') ?? [];
      const near = rows[Math.min(index, rows.length - 1)]?.querySelector('button') ?? list.current?.querySelector('input');
      near?.focus();
    });
  return (
    <Panel
      title={title}
      aside={
        <span className="flex items-center gap-2">
          {section === 'benefits' && areBenefitsOpen(posting) && <Chip tone="warn">Suggested: tick what you offer</Chip>}
          {section === 'required' && (
            <span className="no-print">
              <Chip tone={isLong ? 'warn' : 'plain'}>
                {plural(lines.length, 'must-have')}
                {isLong ? `, better no more than ${mostRequirements}` : ''}
              </Chip>
            </span>
          )}
          <span className="no-print">
            <Copy isIcon label={`Copy ${title.toLowerCase()}`} text={toSectionText(posting, section)} />
          </span>
        </span>
      }
    >
      <div ref={list}>
        {lines.length > 0 ? (
          <ul className={section === 'benefits' ? '' : 'list-disc pl-5'}>
            {lines.map((line, index) => (
              <li key={line.id} className={section === 'benefits' && posting.hasChosenBenefits && !line.isTicked ? 'no-print' : ''}>
                <LineRow tool={tool} line={line} name={`${sectionNouns[section]} ${index + 1}`} onGone={() => focusNear(index)} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-mute">Nothing listed. This section is left out of the posting.</p>
        )}
        <AddLine tool={tool} section={section} />
      </div>
    </Panel>
  );
}

interface LineRowProps {
  tool: Tool<JobData>;
  line: Line;
  name: string;
  onGone: () => void;
}

function LineRow({ tool: { change, say }, line, name, onGone }: LineRowProps) {
  const { id, section, text, isTicked } = line;
  const isRequired = section === 'required';
  const target = isRequired || section === 'preferred' ? otherList[section] : undefined;
  return (
    <InlineText
      name={name}
      text={text}
      maxLength={shortTextLimit}
      onSave={(typed) => change((data) => rewriteLine(data, id, typed))}
      lead={
        section === 'benefits' && (
          <label className="no-print flex size-9 flex-none items-center justify-center">
            <input
              type="checkbox"
              aria-label={text || name}
              className="size-4.5 accent-accent"
              checked={isTicked}
              onChange={(event) => change((data) => tickBenefit(data, id, event.target.checked))}
            />
          </label>
        )
      }
    >
      {target && (
        <IconButton
          icon={isRequired ? 'arrow-down' : 'arrow-up'}
          label={`Move ${name} to ${target}`}
          onClick={() => {
            change((data) => moveLines(data, [id], target));
            say(`Moved to ${target}`);
            onGone();
          }}
        />
      )}
      <IconButton
        icon="trash-2"
        label={`Delete ${name}`}
        onClick={() => {
          change((data) => removeLine(data, id));
          say('Line deleted');
          onGone();
        }}
      />
    </InlineText>
  );
}

/** What is half written is kept with the work, so that a look at another tab loses nothing. */
function AddLine({ tool, section }: { tool: Tool<JobData>; section: Section }) {
  const slot = `add ${section}`;
  const kept = tool.drafts[slot];
  const typed = typeof kept === 'string' ? kept : '';
  const label = `Add a ${sectionNouns[section]}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    tool.changeAll(({ data, drafts: { [slot]: _typed, ...drafts } }) => ({ data: addLine(data, section, typed), drafts }));
  };
  return (
    <form onSubmit={submit} className="no-print mt-2 flex gap-2">
      <input
        aria-label={label}
        className="input"
        placeholder={label}
        maxLength={shortTextLimit}
        value={typed}
        onChange={(event) => tool.setDraft(slot, event.target.value || undefined, { key: slot })}
      />
      <Button type="submit" icon="plus">
        Add
      </Button>
    </form>
  );
}
