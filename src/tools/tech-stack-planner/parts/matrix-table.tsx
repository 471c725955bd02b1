import type { Surroundings } from '@/lib/fields';
import { replaceById } from '@/lib/lists';
import { useLiveForm } from '@/kinds/work/live-form';
import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import type { How } from '@/workspace/store';
import {
  addCriterion,
  addOption,
  computeScore,
  criterionName,
  describeScore,
  findLeaders,
  formatScore,
  optionName,
  scoreField,
  typedScore,
} from '../decision';
import { criterionFields, mostCriteria, mostOptions, type Criterion, type Decision, type Option } from '../model';

export type ChangeDecision = (recipe: (decision: Decision) => Decision, how?: How) => void;

interface MatrixProps {
  decision: Decision;
  around: Surroundings;
  change: ChangeDecision;
}

const cell = 'border-b border-line px-2 py-2 align-top';
const pinned = 'sm:sticky sm:left-0 sm:z-10 bg-surface';
const scoreFields = { score: scoreField };

/** Criteria down, options across; the weights make one figure of each column. */
export function MatrixTable({ decision, around, change }: MatrixProps) {
  const { options, criteria } = decision;
  const leaders = findLeaders(decision);
  const removeOption = (option: Option) =>
    change((current) => ({ ...current, options: current.options.filter(({ id }) => id !== option.id) }), { say: 'Option deleted' });
  const removeCriterion = (criterion: Criterion) =>
    change((current) => ({ ...current, criteria: current.criteria.filter(({ id }) => id !== criterion.id) }), { say: 'Criterion deleted' });
  const rename = (option: Option, name: string) =>
    change((current) => ({ ...current, options: replaceById(current.options, option.id, (old) => ({ ...old, name })) }), {
      key: `${decision.id}.${option.id}.name`,
    });
  return (
    <>
      <div className="panel overflow-x-auto p-0!" role="region" aria-label="Decision matrix" tabIndex={0}>
        <table className="w-full border-separate border-spacing-0 text-left text-[14px]">
          <thead>
            <tr>
              <th scope="col" className={`${cell} ${pinned} min-w-40 pl-4! text-[13px] font-[550] text-mute sm:min-w-52`}>
                Criterion
              </th>
              <th scope="col" className={`${cell} min-w-22 text-[13px] font-[550] text-mute`}>
                Weight
              </th>
              {options.map((option, index) => (
                <th key={option.id} scope="col" className={`${cell} min-w-40`}>
                  <span className="flex items-center gap-1">
                    <input
                      type="text"
                      aria-label={`Name of option ${index + 1}`}
                      className="input text-[14px]!"
                      placeholder={`Option ${index + 1}`}
                      maxLength={200}
                      value={option.name}
                      onChange={(event) => rename(option, event.target.value)}
                    />
                    <IconButton icon="x" label={`Delete ${optionName(option, index)}`} onClick={() => removeOption(option)} />
                  </span>
                </th>
              ))}
              <td className={cell} />
            </tr>
          </thead>
          <tbody>
            {criteria.map((criterion, index) => (
              <CriterionRow
                key={criterion.id}
                criterion={criterion}
                name={criterionName(criterion, index)}
                decision={decision}
                around={around}
                change={change}
                onRemove={() => removeCriterion(criterion)}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={`${pinned} py-3.5 pr-2 pl-4 align-top font-semibold`}>
                Weighted score
              </th>
              <td />
              {options.map((option) => {
                const score = computeScore(option, criteria);
                return (
                  <td key={option.id} className="px-2 py-3.5 align-top">
                    <span className="figure block text-2xl!">{formatScore(score)}</span>
                    <span className="block text-[13px] text-mute">{describeScore(score, criteria.length)}</span>
                    {leaders.includes(option.id) && <span className="chip chip-good mt-1">Highest</span>}
                  </td>
                );
              })}
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
      <div className="no-print mt-3 flex flex-wrap items-center gap-2">
        <Button icon="plus" disabled={criteria.length >= mostCriteria} onClick={() => change(addCriterion)}>
          Add Criterion
        </Button>
        <Button icon="plus" disabled={options.length >= mostOptions} onClick={() => change(addOption)}>
          Add Option
        </Button>
        <p className="text-[13px] text-mute">Score from 0 to 5. What isn’t scored doesn’t count, so not knowing is never a zero.</p>
      </div>
    </>
  );
}

interface CriterionRowProps {
  criterion: Criterion;
  name: string;
  decision: Decision;
  around: Surroundings;
  change: ChangeDecision;
  onRemove: () => void;
}

function CriterionRow({ criterion, name, decision, around, change, onRemove }: CriterionRowProps) {
  const form = useLiveForm(criterionFields, criterion, around, (draft, field) =>
    change(
      (current) => ({
        ...current,
        criteria: replaceById(current.criteria, criterion.id, (old) => ({ ...old, name: draft.name, weight: draft.weight })),
      }),
      { key: `${decision.id}.${criterion.id}.${field}` },
    ),
  );
  return (
    <tr>
      <th scope="row" className={`${cell} ${pinned} pl-4! font-normal`}>
        <Field of={form} name="name" label={`Name of ${name}`} hideLabel />
      </th>
      <td className={cell}>
        <Field of={form} name="weight" label={`Weight of ${name}`} hideLabel />
      </td>
      {decision.options.map((option, index) => (
        <td key={option.id} className={cell}>
          <ScoreField
            label={`${optionName(option, index)}: ${name}`}
            typed={typedScore(option, criterion.id)}
            around={around}
            onChange={(score) =>
              change(
                (current) => ({
                  ...current,
                  options: replaceById(current.options, option.id, (old) => ({ ...old, scores: { ...old.scores, [criterion.id]: score } })),
                }),
                { key: `${decision.id}.${option.id}.${criterion.id}` },
              )
            }
          />
        </td>
      ))}
      <td className={`${cell} pr-3!`}>
        <IconButton icon="trash-2" label={`Delete ${name}`} onClick={onRemove} />
      </td>
    </tr>
  );
}

interface ScoreFieldProps {
  label: string;
  typed: string;
  around: Surroundings;
  onChange: (score: string) => void;
}

function ScoreField({ label, typed, around, onChange }: ScoreFieldProps) {
  const form = useLiveForm(scoreFields, { score: typed }, around, ({ score }) => onChange(score));
  // A score that cannot be read is no score; it does not count as 0.
  return <Field of={{ ...form, isLive: false }} name="score" label={label} hideLabel />;
}
