import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Copy } from '@/kinds/work/copy';
import { longTextLimit } from '@/lib/fields';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Chip } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { describeVariables, readText } from '../checks';
import { textKinds, type TextId } from '../content';
import { editedText, resetText, setText, type PitchData } from '../model';
import { FieldMarks } from './field-marks';

interface TextSectionProps {
  id: TextId;
  text: string;
  tool: Tool<PitchData>;
  /** Further buttons of this text. */
  children?: ReactNode;
}

/** One text: to read, to copy, to make one's own, with its counts below it as it changes. */
export function TextSection({ id, text, tool, children }: TextSectionProps) {
  const { data, change } = tool;
  const { label, hint } = textKinds[id];
  const title = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const isEdited = editedText(data, id) !== undefined;
  const source = data.edits.find((edit) => edit.id === id)?.source;
  const { counts, warnings, variables } = readText(id, text);
  useEffect(() => {
    if (isEditing) field.current?.focus();
  }, [isEditing]);
  const reset = () => change((current) => resetText(current, id), { say: `${label} put back` });
  return (
    <section aria-labelledby={title} className="mb-7">
      <div className="mb-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 id={title} className="font-semibold">
          {label}
        </h3>
        {isEdited && <Chip>{source ? `Written by ${source}, accepted by you` : 'Edited'}</Chip>}
        <span className="no-print ml-auto flex flex-wrap items-center gap-2">
          {children}
          {isEdited && (
            <Button look="quiet" aria-label={`Put back ${label}`} onClick={reset}>
              Put back
            </Button>
          )}
          <Button
            look="quiet"
            icon={isEditing ? 'check' : 'pencil'}
            aria-label={`${isEditing ? 'Done with' : 'Edit'} ${label}`}
            onClick={() => setIsEditing(!isEditing)}
          >
            {isEditing ? 'Done' : 'Edit'}
          </Button>
          <Copy text={text} label={`Copy ${label}`} isIcon />
        </span>
      </div>
      <p className="mb-2 text-[13px] text-mute">{hint}</p>
      {isEditing ? (
        <textarea
          ref={field}
          aria-label={label}
          className="input field-sizing-content min-h-32 whitespace-pre-wrap"
          maxLength={longTextLimit}
          value={text}
          onChange={(event) => change((current) => setText(current, id, event.target.value), { key: `text-${id}` })}
        />
      ) : (
        text.trim() !== '' && (
          <div className="rounded-(--radius-control) bg-sunk px-4 py-3 break-words whitespace-pre-line">
            <FieldMarks text={text} />
          </div>
        )
      )}
      <div className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-[13px] text-mute">
        <span>{counts.join(' · ')}</span>
        {variables.length > 0 && <span className="break-all">Merge fields: {describeVariables(variables)}</span>}
      </div>
      {warnings.map((warning) => (
        <p key={warning} className="mt-1 flex items-start gap-1.5 text-[13px] text-warn">
          <span className="mt-0.5 flex-none">
            <Icon icon="circle-alert" size={14} />
          </span>
          {warning}
        </p>
      ))}
    </section>
  );
}
