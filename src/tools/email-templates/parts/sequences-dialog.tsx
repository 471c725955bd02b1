import { useMemo, useState } from 'react';
import { Download } from '@/kinds/work/download';
import { plural } from '@/lib/text';
import { makeId } from '@/platform/ids';
import { Button, IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Labelled } from '@/ui/labelled';
import { Chip } from '@/ui/layout';
import { subjectOf } from '../mail';
import { nameOf, type Template, type TemplatesExtra } from '../model';
import { describeDay, planSequence, readDays, sequenceName, type PlannedMail, type Sequence, type Step } from '../sequence';
import { sequenceFiles } from '../sequence-files';
import type { TemplateRecords } from './template-records';

interface SequencesDialogProps {
  records: TemplateRecords;
  templates: readonly Template[];
  /** Where a new sequence starts. */
  first: Template | undefined;
  onClose: () => void;
}

/** Emails that follow one another, on their days. */
export function SequencesDialog({ records, templates, first, onClose }: SequencesDialogProps) {
  const { sequences = [] } = records.extra;
  const [openId, setOpenId] = useState(sequences.at(-1)?.id ?? '');
  const sequence = sequences.find(({ id }) => id === openId);
  const begin = () => {
    const start = first ?? templates[0];
    const made: Sequence = {
      id: makeId(),
      name: '',
      start: records.tool.around.today,
      skipsWeekends: true,
      steps: start ? [{ id: makeId(), template: start.id, after: '0' }] : [],
    };
    records.setExtra((extra) => ({ ...extra, sequences: [...(extra.sequences ?? []), made] }), { say: 'Sequence added' });
    setOpenId(made.id);
  };
  const change = (id: string, recipe: (old: Sequence) => Sequence, how?: Parameters<TemplateRecords['setExtra']>[1]) =>
    records.setExtra(
      (extra: TemplatesExtra) => ({ ...extra, sequences: (extra.sequences ?? []).map((one) => (one.id === id ? recipe(one) : one)) }),
      how,
    );
  return (
    <Dialog title="Sequences" width="wide" onClose={onClose}>
      <p className="mb-3 text-mute">
        Put templates one after another, with days between them. You get reminders for your calendar and the emails as files; nothing is
        sent for you.
      </p>
      <div className="mb-4 flex flex-wrap gap-2">
        {sequences.map((one) => (
          <Button key={one.id} aria-pressed={one.id === openId} onClick={() => setOpenId(one.id)}>
            {sequenceName(one)} ({one.steps.length})
          </Button>
        ))}
        <Button icon="plus" onClick={begin}>
          New sequence
        </Button>
      </div>
      {sequence && (
        <OpenSequence
          key={sequence.id}
          sequence={sequence}
          templates={templates}
          records={records}
          onChange={(recipe, key) => change(sequence.id, recipe, key ? { key: `sequence.${sequence.id}.${key}` } : undefined)}
          onSay={(recipe, say) => change(sequence.id, recipe, { say })}
          onDelete={() =>
            records.setExtra((extra) => ({ ...extra, sequences: (extra.sequences ?? []).filter(({ id }) => id !== sequence.id) }), {
              say: 'Sequence deleted',
            })
          }
        />
      )}
    </Dialog>
  );
}

type Recipe = (old: Sequence) => Sequence;

interface OpenSequenceProps {
  sequence: Sequence;
  templates: readonly Template[];
  records: TemplateRecords;
  onChange: (recipe: Recipe, key?: string) => void;
  onSay: (recipe: Recipe, say: string) => void;
  onDelete: () => void;
}

function OpenSequence({ sequence, templates, records, onChange, onSay, onDelete }: OpenSequenceProps) {
  const { extra, tool } = records;
  const mails = useMemo(() => planSequence(sequence, templates, extra), [sequence, templates, extra]);
  const files = useMemo(
    () => sequenceFiles(sequence, mails, extra.sender, tool.around.currency),
    [sequence, mails, extra.sender, tool.around.currency],
  );
  // What is not in it yet, the first one first.
  const next = templates.find(({ id }) => sequence.steps.every(({ template }) => template !== id)) ?? templates[0];
  const open = mails.filter(({ problems }) => problems.length > 0).length;
  const setStep = (id: string, part: Partial<Step>, key: string) =>
    onChange((old) => ({ ...old, steps: old.steps.map((step) => (step.id === id ? { ...step, ...part } : step)) }), `${id}.${key}`);
  const move = (index: number, by: number) =>
    onSay((old) => {
      const steps = [...old.steps];
      const [taken] = steps.splice(index, 1);
      if (taken) steps.splice(index + by, 0, taken);
      return { ...old, steps };
    }, 'Email moved');
  return (
    <>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Labelled label="Sequence name">
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={200}
              placeholder="New customers"
              value={sequence.name}
              onChange={({ target }) => onChange((old) => ({ ...old, name: target.value }), 'name')}
            />
          )}
        </Labelled>
        <Labelled label="First day">
          {(control) => (
            <input
              {...control}
              type="date"
              className="input"
              value={sequence.start}
              onChange={({ target }) => onChange((old) => ({ ...old, start: target.value }), 'start')}
            />
          )}
        </Labelled>
      </div>
      <label className="my-3 flex min-h-6 items-center gap-2">
        <input
          type="checkbox"
          className="size-4.5 accent-accent"
          checked={sequence.skipsWeekends}
          onChange={() => onChange((old) => ({ ...old, skipsWeekends: !old.skipsWeekends }))}
        />
        Move weekends to Monday
      </label>
      <ol aria-label="Emails of the sequence" className="ml-2 border-l border-line">
        {mails.map((planned, index) => (
          <StepRow
            key={planned.step.id}
            planned={planned}
            index={index}
            last={mails.length - 1}
            templates={templates}
            onSet={(part, key) => setStep(planned.step.id, part, key)}
            onMove={(by) => move(index, by)}
            onDelete={() => onSay((old) => ({ ...old, steps: old.steps.filter(({ id }) => id !== planned.step.id) }), 'Email removed')}
          />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          icon="plus"
          onClick={() =>
            onSay((old) => ({ ...old, steps: [...old.steps, { id: makeId(), template: next?.id ?? '', after: '3' }] }), 'Email added')
          }
        >
          Add email
        </Button>
        <Download files={files} disabled={mails.length === 0} />
        <Button look="quiet" icon="trash-2" onClick={onDelete}>
          Delete sequence
        </Button>
      </div>
      <p role="status" className="mt-2 text-[13px] text-mute">
        {mails.length === 0
          ? 'Add a first email.'
          : open > 0
            ? `${plural(open, 'email')} to look at before you send: see above. Values are typed in Preview.`
            : 'Every merge field has a value.'}
      </p>
    </>
  );
}

interface StepRowProps {
  planned: PlannedMail;
  index: number;
  last: number;
  templates: readonly Template[];
  onSet: (part: Partial<Step>, key: string) => void;
  onMove: (by: number) => void;
  onDelete: () => void;
}

/** One stop on the line: its day, its template, and what to look at. */
function StepRow({ planned, index, last, templates, onSet, onMove, onDelete }: StepRowProps) {
  const { step, mail, problems, warnings } = planned;
  const name = `email ${index + 1}`;
  return (
    <li className="relative mb-4 pl-5">
      <span aria-hidden className="absolute top-[0.55em] left-0 size-3 -translate-x-1/2 rounded-full bg-accent" />
      <p className="font-[550]">{describeDay(planned)}</p>
      <div className="mt-1 flex flex-wrap items-end gap-2">
        <div className="min-w-40 flex-1">
          <Labelled label={`Template of ${name}`}>
            {(control) => (
              <select
                {...control}
                className="input"
                value={step.template}
                onChange={({ target }) => onSet({ template: target.value }, 'template')}
              >
                {!planned.template && <option value={step.template}>Choose a template</option>}
                {templates.map((template) => (
                  <option key={template.id} value={template.id}>
                    {nameOf(template)}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
        </div>
        <div className="w-44">
          <Labelled label={index === 0 ? 'Days after the start' : 'Days after the one before'}>
            {(control) => (
              <input
                {...control}
                className="input"
                inputMode="numeric"
                maxLength={10}
                value={step.after}
                aria-invalid={readDays(step.after) === undefined ? true : undefined}
                onChange={({ target }) => onSet({ after: target.value }, 'after')}
              />
            )}
          </Labelled>
        </div>
        <span className="flex">
          <IconButton icon="arrow-up" label={`Move ${name} up`} disabled={index === 0} onClick={() => onMove(-1)} />
          <IconButton icon="arrow-down" label={`Move ${name} down`} disabled={index === last} onClick={() => onMove(1)} />
          <IconButton icon="trash-2" label={`Remove ${name}`} onClick={onDelete} />
        </span>
      </div>
      {mail && <p className="mt-1 text-[14px] wrap-anywhere text-mute">{subjectOf(mail)}</p>}
      {problems.map((problem) => (
        <p key={problem} className="mt-1 text-[13px] wrap-anywhere text-warn">
          {problem}
        </p>
      ))}
      {warnings.length > 0 && (
        <details className="mt-1 text-[13px]">
          <summary className="min-h-6 cursor-pointer">
            <Chip>{plural(warnings.length, 'hint')} on spam filters and reading</Chip>
          </summary>
          <ul className="mt-1 grid gap-1 text-mute">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
