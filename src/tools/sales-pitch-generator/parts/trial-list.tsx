import { useState } from 'react';
import { shortTextLimit } from '@/lib/fields';
import { makeId } from '@/platform/ids';
import { Button, IconButton } from '@/ui/button';
import { Labelled } from '@/ui/labelled';
import { Chip } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import type { Tool } from '@/workspace/tool-state';
import { textIds, textKinds, type TextId } from '../content';
import { setText, type PitchData } from '../model';
import { countFault, explainTrial, judgeTrial, removeTrial, setTrial, trialsOf, type Trial } from '../trials';

interface TrialListProps {
  tool: Tool<PitchData>;
  texts: Record<TextId, string>;
  /** The same texts told another way: where a second wording starts. */
  others: Record<TextId, string>;
}

const options = textIds.map((value) => ({ value, label: textKinds[value].label }));

/** Two wordings of a text side by side, what came back, and which of them to go on with. */
export function TrialList({ tool, texts, others }: TrialListProps) {
  const { data, change } = tool;
  const [chosen, setChosen] = useState<TextId>('email');
  const start = () => {
    const trial: Trial = {
      id: makeId(),
      text: chosen,
      a: texts[chosen],
      b: others[chosen],
      sentA: '',
      repliesA: '',
      sentB: '',
      repliesB: '',
      note: '',
    };
    change((current) => setTrial(current, trial), { say: 'A/B test started' });
  };
  return (
    <section aria-label="A/B tests">
      <h3 className="mb-1.5 font-semibold">A/B Tests</h3>
      <p className="mb-3 text-[13px] text-mute">Send half the people one wording and half the other, then note what came back.</p>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SelectBox label="Text to test" value={chosen} options={options} onChange={setChosen} />
        <Button icon="plus" onClick={start}>
          Start A/B test
        </Button>
      </div>
      <ul className="grid gap-4">
        {trialsOf(data).map((trial) => (
          <TrialCard key={trial.id} trial={trial} tool={tool} />
        ))}
      </ul>
    </section>
  );
}

function TrialCard({ trial, tool }: { trial: Trial; tool: Tool<PitchData> }) {
  const { change } = tool;
  const { label } = textKinds[trial.text];
  const outcome = judgeTrial(trial);
  const set = (name: keyof Trial, value: string) =>
    change((current) => setTrial(current, { ...trial, [name]: value }), { key: `trial.${trial.id}.${name}` });
  return (
    <li className="min-w-0 rounded-(--radius-control) border border-line p-4">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h4 className="font-[550]">{label}</h4>
        <IconButton
          icon="trash-2"
          label={`Delete the test of ${label}`}
          onClick={() => change((current) => removeTrial(current, trial.id), { say: 'A/B test deleted' })}
        />
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {(['a', 'b'] as const).map((side) => {
          const name = side.toUpperCase() as 'A' | 'B';
          return (
            <div key={side} className="grid min-w-0 content-start gap-2">
              <Labelled label={`Wording ${name}`}>
                {(control) => (
                  <textarea
                    {...control}
                    rows={8}
                    className="input text-[14px]!"
                    maxLength={20_000}
                    value={trial[side]}
                    onChange={(event) => set(side, event.target.value)}
                  />
                )}
              </Labelled>
              <div className="grid grid-cols-2 gap-2">
                <Count label={`Sent ${name}`} value={trial[`sent${name}`]} onChange={(value) => set(`sent${name}`, value)} />
                <Count label={`Replies ${name}`} value={trial[`replies${name}`]} onChange={(value) => set(`replies${name}`, value)} />
              </div>
              <p className="flex flex-wrap items-center gap-2">
                <Button
                  aria-label={`Use ${name} as ${label}`}
                  onClick={() => change((current) => setText(current, trial.text, trial[side]), { say: `${label} is wording ${name} now` })}
                >
                  Use {name}
                </Button>
                {outcome?.winner === side && <Chip>Won</Chip>}
              </p>
            </div>
          );
        })}
      </div>
      <p role="status" className="mt-3">
        {outcome?.verdict ?? explainTrial(trial)}
      </p>
      <div className="mt-3">
        <Labelled label="Notes">
          {(control) => (
            <textarea
              {...control}
              rows={2}
              className="input"
              maxLength={shortTextLimit}
              value={trial.note}
              onChange={(event) => set('note', event.target.value)}
            />
          )}
        </Labelled>
      </div>
    </li>
  );
}

const Count = ({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) => (
  <Labelled label={label} fault={countFault(value)}>
    {(control) => (
      <input
        {...control}
        className="input"
        inputMode="numeric"
        maxLength={20}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Labelled>
);
