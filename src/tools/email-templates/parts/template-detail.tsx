import { useId, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Chip } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { hasSample } from '@/kinds/records/state';
import { originOf } from '../library';
import { nameOf, type Template } from '../model';
import { TemplateReading } from './template-reading';
import { originLabels } from './template-list';
import type { TemplateRecords } from './template-records';

const TemplatePreview = lazyPart(async () => (await import('./template-preview')).default, <div className="min-h-80" />);

export type Mode = 'view' | 'preview';

interface TemplateDetailProps {
  template: Template;
  records: TemplateRecords;
  mode: Mode;
  onMode: (mode: Mode) => void;
  onMerge: () => void;
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

export default function TemplateDetail({ template, records, mode, onMode, onMerge, onEdit, onDuplicate, onDelete }: TemplateDetailProps) {
  const id = useId();
  const origin = originOf(template);
  const manage = (
    <div className="no-print mt-5 flex flex-wrap items-center gap-2 border-t border-line pt-4">
      {origin === 'own' && (
        <Button look="quiet" icon="pencil" onClick={onEdit}>
          Edit
        </Button>
      )}
      <Button look="quiet" icon="copy-plus" onClick={onDuplicate}>
        Duplicate
      </Button>
      {origin === 'own' ? (
        <Button look="quiet" icon="trash-2" onClick={onDelete}>
          Delete
        </Button>
      ) : (
        <span className="text-[13px] text-mute">This one can’t be changed. Duplicate it to make your own.</span>
      )}
    </div>
  );
  return (
    <section aria-labelledby={id} className="panel">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} className="text-lg font-semibold break-words">
            {nameOf(template)}
          </h2>
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            <Chip>{template.category}</Chip>
            <Chip>{originLabels[origin]}</Chip>
            {hasSample([template]) && <Chip tone="warn">Sample</Chip>}
          </p>
        </div>
        <div role="group" aria-label="Show as" className="no-print flex flex-none">
          <Toggle isOn={mode === 'view'} className="rounded-r-none!" onClick={() => onMode('view')}>
            View
          </Toggle>
          <Toggle isOn={mode === 'preview'} className="-ml-px rounded-l-none!" onClick={() => onMode('preview')}>
            Preview
          </Toggle>
        </div>
      </div>
      {mode === 'view' ? (
        <TemplateReading template={template} records={records} />
      ) : (
        <TemplatePreview template={template} records={records} onMerge={onMerge} />
      )}
      {manage}
    </section>
  );
}

function Toggle({ isOn, className, onClick, children }: { isOn: boolean; className: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button aria-pressed={isOn} className={className} onClick={onClick}>
      {children}
    </Button>
  );
}
