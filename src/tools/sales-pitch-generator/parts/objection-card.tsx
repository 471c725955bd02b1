import { useEffect, useId, useRef } from 'react';
import { Copy } from '@/kinds/work/copy';
import { shortTextLimit } from '@/lib/fields';
import { Button, IconButton } from '@/ui/button';
import { Chip } from '@/ui/layout';
import { Label } from '@/ui/labelled';
import { frameSteps } from '../content';
import type { ObjectionAnswer, ObjectionRow } from '../model';
import { objectionText } from '../objections';

interface ObjectionCardProps {
  row: ObjectionRow;
  /** One of the four that are always there; it can be put back, not removed. */
  isUsual: boolean;
  isEdited: boolean;
  isEditing: boolean;
  onEdit: (isOpen: boolean) => void;
  onChange: (row: ObjectionRow, step: string) => void;
  onRemove: (id: string, message: string) => void;
}

export function ObjectionCard({ row, isUsual, isEdited, isEditing, onEdit, onChange, onRemove }: ObjectionCardProps) {
  const name = row.objection.trim() || 'Objection';
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isEditing) fields.current?.querySelector<HTMLElement>('textarea')?.focus();
  }, [isEditing]);
  return (
    <li className="rounded-(--radius-control) border border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h4 className="min-w-0 font-semibold break-words">{name}</h4>
        {isEdited && <Chip>{row.source ? `Written by ${row.source}, accepted by you` : isUsual ? 'Edited' : 'Your own'}</Chip>}
        <span className="no-print ml-auto flex items-center">
          {isUsual && isEdited && (
            <Button look="quiet" aria-label={`Put back ${name}`} onClick={() => onRemove(row.id, 'Answer put back')}>
              Put back
            </Button>
          )}
          <IconButton
            icon={isEditing ? 'check' : 'pencil'}
            label={`${isEditing ? 'Done with' : 'Edit'} ${name}`}
            onClick={() => onEdit(!isEditing)}
          />
          <Copy text={objectionText(row)} label={`Copy ${name}`} isIcon />
          {!isUsual && <IconButton icon="trash-2" label={`Delete ${name}`} onClick={() => onRemove(row.id, 'Objection deleted')} />}
        </span>
      </div>
      {isEditing ? (
        <div ref={fields} className="mt-2 grid gap-2.5">
          <Step label="Objection" text={row.objection} onChange={(objection) => onChange({ ...row, objection }, 'objection')} />
          {frameSteps.map((step) => (
            <Step
              key={step.name}
              label={step.label}
              text={row[step.name]}
              onChange={(text) => onChange({ ...row, [step.name]: text } satisfies ObjectionAnswer & { id: string }, step.name)}
            />
          ))}
        </div>
      ) : (
        <dl className="mt-1.5 grid grid-cols-1 gap-1.5 sm:grid-cols-[6.5rem_1fr] sm:gap-x-3">
          {frameSteps
            .filter((step) => row[step.name].trim() !== '')
            .map((step) => (
              <div key={step.name} className="contents">
                <dt className="text-[13px] text-mute sm:pt-0.5">{step.label}</dt>
                <dd className="min-w-0 break-words whitespace-pre-line">{row[step.name]}</dd>
              </div>
            ))}
        </dl>
      )}
    </li>
  );
}

function Step({ label, text, onChange }: { label: string; text: string; onChange: (text: string) => void }) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <textarea
        id={id}
        rows={label === 'Answer' ? 4 : 2}
        className="input"
        maxLength={shortTextLimit}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
