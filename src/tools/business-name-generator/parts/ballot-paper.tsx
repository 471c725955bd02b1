import { useState, type SubmitEvent } from 'react';
import { Copy } from '@/kinds/work/copy';
import { Button } from '@/ui/button';
import { Label } from '@/ui/labelled';
import { makeId } from '@/platform/ids';
import type { Tool } from '@/workspace/tool-state';
import type { Answer, NameData, Paper } from '../model';
import { openBallot, readBallot, toVoteCode } from '../votes';

/** The voter's side: a ballot that came by link or code, and the code to send back. */
export function BallotPaper({ tool }: { tool: Tool<NameData> }) {
  const { paper } = tool.data;
  return (
    <section aria-labelledby="ballot-paper">
      <h3 id="ballot-paper" className="mb-1 font-semibold">
        {paper ? 'Your vote' : 'Were you sent a ballot?'}
      </h3>
      {paper ? <OpenPaper tool={tool} paper={paper} /> : <OpenByHand tool={tool} />}
    </section>
  );
}

const choices = [
  { value: 'yes', label: 'Yes' },
  { value: 'maybe', label: 'Maybe' },
  { value: 'no', label: 'No' },
] as const;

function OpenPaper({ tool, paper }: { tool: Tool<NameData>; paper: Paper }) {
  const { change } = tool;
  const { names, mark } = paper;
  const answerOf = (index: number): Answer => paper.answers[index] ?? '';
  const open = names.filter((_, index) => answerOf(index) === '').length;
  const code = names.length > 0 && open === 0 ? toVoteCode(names, paper.answers, mark) : '';
  const answer = (index: number, value: Answer) =>
    change((data) =>
      data.paper
        ? { ...data, paper: { ...data.paper, answers: names.map((_, place) => (place === index ? value : answerOf(place))) } }
        : data,
    );
  const close = () => change((data) => ({ ...data, paper: null }), { say: 'Ballot closed' });
  return (
    <>
      <p className="mb-3 text-[14px] text-mute">Someone would like your opinion on these names. Rate each one, then send the code back.</p>
      <ul aria-label="Ballot" className="rows">
        {names.map((name, index) => (
          <li key={index} className="px-4 py-2.5">
            <fieldset className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <legend className="float-left w-full min-w-0 font-semibold break-words sm:w-auto sm:flex-1">{name}</legend>
              <span className="flex gap-4">
                {choices.map(({ value, label }) => (
                  <label key={value} className="inline-flex min-h-9 items-center gap-1.5">
                    <input
                      type="radio"
                      name={`ballot-${index}`}
                      className="size-4.5 accent-accent"
                      checked={answerOf(index) === value}
                      onChange={() => answer(index, value)}
                    />
                    {label}
                  </label>
                ))}
              </span>
            </fieldset>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {code === '' ? (
          <p role="status" className="text-[14px] text-mute">
            {open === 1 ? '1 name is still open.' : `${open} names are still open.`}
          </p>
        ) : (
          <>
            <p role="status">
              Your vote code: <code className="rounded bg-sunk px-2 py-1 text-[14px] break-all">{code}</code>
            </p>
            <Copy text={code} label="Copy code" />
          </>
        )}
        <Button look="quiet" className="ml-auto" onClick={close}>
          Close the ballot
        </Button>
      </div>
    </>
  );
}

function OpenByHand({ tool }: { tool: Tool<NameData> }) {
  const [typed, setTyped] = useState('');
  const [isDamaged, setIsDamaged] = useState(false);
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    const isSound = readBallot(typed) !== undefined;
    setIsDamaged(!isSound);
    if (isSound) tool.change((data) => openBallot(data, typed, makeId()));
  };
  return (
    <form onSubmit={open}>
      <Label htmlFor="ballot-code">Ballot link</Label>
      <div className="flex gap-2">
        <input
          id="ballot-code"
          className="input"
          autoComplete="off"
          placeholder="Paste the link here"
          maxLength={8000}
          value={typed}
          aria-invalid={isDamaged || undefined}
          aria-describedby="ballot-code-message"
          onChange={(event) => {
            setTyped(event.target.value);
            setIsDamaged(false);
          }}
        />
        <Button type="submit" disabled={typed.trim() === ''}>
          Open
        </Button>
      </div>
      <p id="ballot-code-message" className="mt-1 text-[13px] text-bad">
        {isDamaged && 'This isn’t a ballot, or it wasn’t copied completely.'}
      </p>
    </form>
  );
}
