import { useRef, useState } from 'react';
import { plural } from '@/lib/text';
import { tell } from '@/lib/told';
import { Button, IconButton } from '@/ui/button';
import { FileInput } from '@/ui/file-input';
import { Labelled } from '@/ui/labelled';
import { Notice } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { sections, sectionTitles } from '../content';
import { hasWords } from '../evidence';
import { addInterviews, addQuote, quotesFor, removeInterview, removeQuote, sayings, whoOf } from '../interviews';
import { nameOf, type Persona, type PersonasData } from '../model';
import type { Interview } from '../quote';
import { readInterviews } from '../read-interviews';

interface InterviewsPanelProps {
  tool: Tool<PersonasData>;
  /** Whose statements are backed with what was said. */
  persona: Persona;
}

/** What real people said, brought in and put behind the statements it supports. */
export default function InterviewsPanel({ tool, persona }: InterviewsPanelProps) {
  const { data, change, say } = tool;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const interviews = data.interviews ?? [];
  const take = async (text: string) => {
    try {
      const read = await readInterviews(text);
      const { added, isCut } = addInterviews(data, read);
      setProblem(isCut ? 'Not all of it fits: 200 interviews of 20,000 characters each are kept.' : '');
      if (added === 0) return setProblem('These notes are here already.');
      change((current) => addInterviews(current, read).data);
      say(`${plural(added, 'interview')} added`);
      return setTyped('');
    } catch (error) {
      return setProblem(tell(error, 'This file couldn’t be read.'));
    }
  };
  const open = async (chosen: File) => {
    if (chosen.size > 5_000_000) return setProblem('This file is over 5 MB. Add the notes in parts.');
    return take(await chosen.text());
  };
  return (
    <section aria-labelledby="persona-notes" className="panel mt-8">
      <h2 id="persona-notes" className="font-semibold">
        Interviews
      </h2>
      <p className="mb-3 text-[13px] text-mute">
        Paste notes or open a text or CSV file. Begin each with “Interview with …”, or have a column called Notes. Then link what was said
        to the statements of {nameOf(data.personas, persona)}: how many people said it is counted for you.
      </p>
      <Labelled label="Interview notes">
        {(control) => (
          <textarea {...control} className="input min-h-24" rows={4} value={typed} onChange={(event) => setTyped(event.target.value)} />
        )}
      </Labelled>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button disabled={typed.trim() === ''} onClick={() => void take(typed)}>
          Add Notes
        </Button>
        <Button icon="upload" onClick={() => file.current?.click()}>
          Open a file
        </Button>
        <FileInput
          ref={file}
          label="File with interviews"
          accept=".txt,.md,.csv,text/plain,text/csv"
          onFile={(chosen) => void open(chosen)}
        />
      </div>
      {problem !== '' && (
        <div role="alert" className="mt-3">
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
      {interviews.length > 0 && (
        <ul aria-label="Interviews" className="rows mt-4">
          {interviews.map((interview) => (
            <li key={interview.id}>
              <InterviewRow interview={interview} tool={tool} persona={persona} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function InterviewRow({ interview, tool, persona }: InterviewsPanelProps & { interview: Interview }) {
  const { data, change } = tool;
  const who = whoOf(data.interviews ?? [], interview);
  const groups = sections.map((section) => ({ section, lines: persona[section].filter(hasWords) })).filter(({ lines }) => lines.length > 0);
  const quoted = (data.quotes ?? []).filter(({ interview: from, persona: whose }) => from === interview.id && whose === persona.id);
  const textOf = (lineId: string) => sections.flatMap((section) => persona[section]).find(({ id }) => id === lineId)?.text ?? '';
  const lines = sayings(interview);
  return (
    <details className="px-4 py-3">
      <summary className="min-h-6 cursor-pointer">
        <span className="font-[550] break-words">{who}</span>{' '}
        <span className="text-[13px] text-mute">
          {plural(lines.length, 'sentence')}, {plural(quoted.length, 'quote')} used
        </span>
      </summary>
      <ul className="mt-3 grid grid-cols-1 gap-3">
        {lines.map((text, index) => {
          const uses = quoted.filter((quote) => quote.text === text);
          return (
            <li key={index} className="border-l-2 border-line pl-3">
              <p className="break-words">{text}</p>
              {uses.map((quote) => (
                <p key={quote.id} className="flex items-center gap-1 text-[13px] text-accent">
                  <span className="min-w-0 break-words">Supports: {textOf(quote.line) || 'a statement since deleted'}</span>
                  <IconButton
                    icon="x"
                    label={`Remove the quote: ${text.slice(0, 60)}`}
                    onClick={() => change((current) => removeQuote(current, quote.id), { say: 'Quote removed' })}
                  />
                </p>
              ))}
              <select
                className="input no-print mt-1 w-auto! max-w-full text-[13px]"
                aria-label={`Statement supported by: ${text.slice(0, 60)}`}
                value=""
                onChange={(event) =>
                  change((current) => addQuote(current, { persona: persona.id, line: event.target.value, interview: interview.id, text }))
                }
              >
                <option value="">Link to a statement</option>
                {groups.map(({ section, lines: own }) => (
                  <optgroup key={section} label={sectionTitles[section]}>
                    {own.map((line) => (
                      <option key={line.id} value={line.id}>
                        {line.text.slice(0, 80)}
                        {quotesFor(data, persona.id, line.id).length > 0 ? ' (quoted)' : ''}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            </li>
          );
        })}
      </ul>
      <Button
        look="quiet"
        icon="trash-2"
        className="no-print mt-2 -ml-3.5"
        onClick={() => change((current) => removeInterview(current, interview.id), { say: 'Interview deleted' })}
      >
        Delete {who}
      </Button>
    </details>
  );
}
