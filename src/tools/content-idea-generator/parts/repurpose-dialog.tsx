import { useState } from 'react';
import { Copy } from '@/kinds/work/copy';
import { Dialog } from '@/ui/dialog';
import { Tabs } from '@/ui/tabs';
import type { Idea } from '../model';
import { repurpose, shapeNames, shapes, type Shape } from '../repurpose';

const choices = shapes.map((value) => ({ value, label: shapeNames[value] }));

export function RepurposeDialog({ idea, onClose }: { idea: Idea; onClose: () => void }) {
  const [shape, setShape] = useState<Shape>('thread');
  const text = repurpose(idea, shape);
  return (
    <Dialog title="Repurpose" width="wide" onClose={onClose}>
      <p className="mb-3 break-words text-mute">{idea.title}</p>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <Tabs label="Shapes" choices={choices} value={shape} onChange={setShape} />
        <Copy text={text} />
      </div>
      <pre
        tabIndex={0}
        aria-label={`${shapeNames[shape]} outline`}
        className="rounded-(--radius-control) bg-sunk p-4 font-sans whitespace-pre-wrap"
      >
        {text}
      </pre>
      <p className="mt-3 text-[13px] text-mute">An outline from a template. Places in [brackets] are yours to fill.</p>
    </Dialog>
  );
}
