import { useState, type FormEvent } from 'react';
import { Copy } from '@/kinds/work/copy';
import { shortTextLimit } from '@/lib/fields';
import { plural } from '@/lib/text';
import { Button, IconButton } from '@/ui/button';
import { InlineText } from '@/ui/inline-text';
import { Chip, Panel } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import type { Tool } from '@/workspace/tool-state';
import { sectionNouns, sectionTitles, type Section } from '../content';
import { areBenefitsOpen, toSectionText } from '../document';
import {
  addLine,
  mostRequirements,
  moveLines,
  removeLine,
  rewriteLine,
  tickBenefit,
  type JobData,
  type Line,
  type Posting,
} from '../model';

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
  return (
    <Panel
      title={title}
      aside={
        <span className="flex items-center gap-2">
          {section === 'benefits' && areBenefitsOpen(posting) && <Chip tone="warn">Suggested: tick what you give</Chip>}
          {section === 'required' && (
            <Chip tone={isLong ? 'warn' : 'plain'}>
              {plural(lines.length, 'must-have')}
              {isLong ? `, ${mostRequirements} at most is better` : ''}
            </Chip>
          )}
          <span className="no-print">
            <Copy isIcon label={`Copy ${title.toLowerCase()}`} text={toSectionText(posting, section)} />
          </span>
        </span>
      }
    >
      {lines.length > 0 ? (
        <ul className={section === 'benefits' ? '' : 'list-disc pl-5'}>
          {lines.map((line, index) => (
            <li key={line.id}>
              <LineRow tool={tool} line={line} name={`${sectionNouns[section]} ${index + 1}`} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-mute">Nothing listed. This section is left out of the posting.</p>
      )}
      <AddLine section={section} onAdd={(text) => tool.change((data) => addLine(data, section, text))} />
    </Panel>
  );
}

function LineRow({ tool: { change, undo }, line, name }: { tool: Tool<JobData>; line: Line; name: string }) {
  const { id, section, text, isTicked } = line;
  const offerUndo = (message: string) => showToast(message, { label: 'Undo', run: undo });
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
          <label className="flex size-9 flex-none items-center justify-center">
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
            offerUndo(`Moved to ${target}`);
          }}
        />
      )}
      <IconButton
        icon="trash-2"
        label={`Delete ${name}`}
        onClick={() => {
          change((data) => removeLine(data, id));
          offerUndo('Line deleted');
        }}
      />
    </InlineText>
  );
}

function AddLine({ section, onAdd }: { section: Section; onAdd: (text: string) => void }) {
  const [typed, setTyped] = useState('');
  const label = `Add a ${sectionNouns[section]}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    onAdd(typed);
    setTyped('');
  };
  return (
    <form onSubmit={submit} className="no-print mt-2 flex gap-2">
      <input
        aria-label={label}
        className="input"
        placeholder={label}
        maxLength={shortTextLimit}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" icon="plus">
        Add
      </Button>
    </form>
  );
}
