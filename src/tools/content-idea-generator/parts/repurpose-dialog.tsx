import { useState } from 'react';
import { Copy } from '@/kinds/work/copy';
import { useLiveForm } from '@/kinds/work/live-form';
import { completeDraft } from '@/lib/fields';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Tabs } from '@/ui/tabs';
import type { Tool } from '@/workspace/tool-state';
import { editIdea, readAnswers, type Idea, type IdeasData } from '../model';
import { factFields, repurpose, shapeNames, shapes, startFacts, type Shape } from '../repurpose';

const choices = shapes.map((value) => ({ value, label: shapeNames[value] }));

interface RepurposeDialogProps {
  tool: Tool<IdeasData>;
  idea: Idea;
  onClose: () => void;
}

export function RepurposeDialog({ tool, idea, onClose }: RepurposeDialogProps) {
  const [shape, setShape] = useState<Shape>('thread');
  const fields = factFields(idea.pillar);
  const { id, pillar } = idea;
  const { draft, ideas, kept } = tool.data;
  const live = [...ideas, ...kept].find((one) => one.id === id) ?? idea;
  const facts = completeDraft(fields, live.facts ?? startFacts(readAnswers(draft), pillar), '');
  const form = useLiveForm(fields, facts, tool.around, (next, name) =>
    tool.change((data) => editIdea(data, id, { facts: next }), { key: `facts.${id}.${name}` }),
  );
  const text = repurpose(idea, shape, facts);
  return (
    <Dialog title="Repurpose" width="wide" onClose={onClose}>
      <p className="mb-3 break-words text-mute">{idea.title}</p>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <form
          noValidate
          aria-label="Your facts"
          onSubmit={(event) => event.preventDefault()}
          className="grid grid-cols-1 content-start gap-3"
        >
          <p className="text-[13px] text-mute">
            Five answers fill in all five outlines and are kept with the idea. Whatever you leave empty stays in [brackets].
          </p>
          {Object.keys(fields).map((name) => (
            <Field key={name} of={form} name={name} />
          ))}
        </form>
        <div className="min-w-0">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
            <Tabs label="Shapes" choices={choices} value={shape} onChange={setShape} />
            <Copy text={text} />
          </div>
          <pre
            tabIndex={0}
            aria-label={`${shapeNames[shape]} outline`}
            className="rounded-(--radius-control) bg-sunk p-4 font-sans break-words whitespace-pre-wrap"
          >
            {text}
          </pre>
        </div>
      </div>
    </Dialog>
  );
}
