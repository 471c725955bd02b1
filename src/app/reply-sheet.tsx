import { useRef, useState } from 'react';
import { checkAnswers, longestDraft, mailDraft, type AskSheet, type Question } from '@/lib/ask';
import { formatDay } from '@/lib/dates';
import { writeReply } from '@/lib/reply-code';
import { formatTime } from '@/lib/times';
import { tell } from '@/lib/told';
import { toWallClock } from '@/lib/zones';
import { copyText } from '@/platform/clipboard';
import { makeId } from '@/platform/ids';
import { Button } from '@/ui/button';
import { Labelled } from '@/ui/labelled';
import { Panel } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { useZone } from '@/workspace/surroundings';

/** The questions of a sheet, and the code that the answers become. */
export function ReplySheet({ sheet }: { sheet: AskSheet }) {
  const [id] = useState(makeId);
  const [name, setName] = useState('');
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const set = (question: string, value: string) => {
    setAnswers((before) => ({ ...before, [question]: value }));
    setCode('');
  };
  const submit = () => {
    const found = checkAnswers(sheet.questions, answers);
    if (sheet.nameLabel !== '' && name.trim() === '') found[''] = 'Please say who you are.';
    setFaults(found);
    if (Object.keys(found).length > 0) {
      setTimeout(() =>
        form.current?.querySelector<HTMLElement>('input[aria-invalid], textarea[aria-invalid], [aria-invalid] input')?.focus(),
      );
      return;
    }
    try {
      const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.trim() !== ''));
      setCode(writeReply(sheet.kind, { id, sheet: sheet.id, name: name.trim(), answers: given }));
    } catch (error) {
      setFaults({ '': tell(error, 'The code couldn’t be made.') });
    }
  };
  return (
    <>
      {sheet.intro !== '' && <p className="mb-4 wrap-anywhere whitespace-pre-line text-mute">{sheet.intro}</p>}
      <form
        ref={form}
        noValidate
        className="panel grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {sheet.nameLabel !== '' && (
          <Labelled label={sheet.nameLabel} fault={faults[''] ?? ''}>
            {(control) => (
              <input
                {...control}
                className="input"
                autoComplete="name"
                maxLength={200}
                value={name}
                onChange={(event) => {
                  setName(event.target.value);
                  setCode('');
                }}
              />
            )}
          </Labelled>
        )}
        {sheet.questions.map((question) => (
          <Asked
            key={question.id}
            question={question}
            value={answers[question.id] ?? ''}
            fault={faults[question.id] ?? ''}
            onChange={(value) => set(question.id, value)}
          />
        ))}
        <p>
          <Button type="submit" look="primary">
            Make my reply
          </Button>
        </p>
      </form>
      {code !== '' && <Reply sheet={sheet} name={name} code={code} />}
    </>
  );
}

interface AskedProps {
  question: Question;
  value: string;
  fault: string;
  onChange: (value: string) => void;
}

function Asked({ question, value, fault, onChange }: AskedProps) {
  const zone = useZone();
  const { label, type, hint = '', at, options = [] } = question;
  const here = at === undefined ? undefined : toWallClock(at, zone);
  const note = here ? `${formatDay(here.day, 'full')}, ${formatTime(here.time)} on your clock (${zone.replaceAll('_', ' ')})` : hint;
  if (type === 'choice') {
    return (
      <fieldset role="radiogroup" aria-invalid={fault !== '' || undefined}>
        <legend className="mb-1 text-[13px] font-[550] wrap-anywhere">{label}</legend>
        {note !== '' && <p className="mb-1 text-[13px] wrap-anywhere whitespace-pre-line text-mute">{note}</p>}
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {options.map((option) => (
            <label key={option.value} className="flex min-h-8 items-center gap-2">
              <input
                type="radio"
                name={question.id}
                className="size-4.5 accent-accent"
                checked={value === option.value}
                onChange={() => onChange(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
        {fault !== '' && <p className="mt-1 text-[13px] text-bad">{fault}</p>}
      </fieldset>
    );
  }
  return (
    <Labelled label={label} hint={note} fault={fault}>
      {(control) =>
        type === 'long' ? (
          <textarea
            {...control}
            rows={4}
            className="input"
            maxLength={10_000}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            {...control}
            className="input"
            type={type === 'email' ? 'email' : 'text'}
            inputMode={type === 'number' ? 'decimal' : undefined}
            autoComplete={type === 'email' ? 'email' : 'off'}
            maxLength={500}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Labelled>
  );
}

function Reply({ sheet, name, code }: { sheet: AskSheet; name: string; code: string }) {
  const body = `Here is my reply to “${sheet.title}”:\n\n${code}\n${name === '' ? '' : `\n${name}\n`}`;
  const draft = mailDraft(sheet.replyTo === '' ? [] : [sheet.replyTo], `Reply: ${sheet.title}`, body);
  return (
    <div className="mt-5">
      <Panel title="Send this back">
        <p className="mb-3 text-mute">
          This code is your answer. Nothing was sent: copy it into a message{sheet.replyTo === '' ? '' : ` to ${sheet.replyTo}`}, or open a
          mail with it.
        </p>
        <Labelled label="Reply code">
          {(control) => (
            <textarea
              {...control}
              readOnly
              rows={Math.min(8, code.split('\n').length)}
              className="input font-mono text-[13px]!"
              value={code}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Labelled>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            look="primary"
            icon="copy"
            onClick={() => void copyText(code).then((isCopied) => isCopied && showToast('Reply code copied'))}
          >
            Copy code
          </Button>
          {draft.length <= longestDraft && (
            <a className="btn" href={draft}>
              Open a mail
            </a>
          )}
        </div>
      </Panel>
    </div>
  );
}
