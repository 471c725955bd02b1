import { useId } from 'react';
import { RowActions } from '@/kinds/records/row-actions';
import type { RecordForm } from '@/kinds/records/use-record-form';
import { formatDay } from '@/lib/dates';
import { optionLabel, readDraft, type DraftOf } from '@/lib/fields';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Chip } from '@/ui/layout';
import { checkResult, describeLock, describeThresholds, judgeTest, readSum, verdictLabels, type Verdict } from '../assumptions';
import { testFields, type Test } from '../fields';
import { describeSource } from '../taken';
import type { Tests } from './use-lists';

interface TestCardProps {
  tests: Tests;
  form: RecordForm<typeof testFields>;
  test: Test;
}

const { result, learned, decision } = testFields;
const outcomeFields = { result, learned, decision };
const tones: Record<Verdict, 'plain' | 'good' | 'bad' | 'warn'> = { waiting: 'plain', passed: 'good', failed: 'bad', between: 'warn' };

export function TestCard({ tests, form, test }: TestCardProps) {
  const id = useId();
  const { around } = tests.tool;
  const verdict = judgeTest(test);
  const isLocked = test.startedOn !== '';
  // The open form holds the whole test: saved later, it would turn back what is entered here meanwhile.
  const isEdited = form.target === test.id;
  const update = (part: Partial<Test>, key?: string) => tests.enter(test.id, part, key);
  const problem = checkResult(test.result);
  const sum = readSum(test.result);
  const draft: DraftOf<typeof outcomeFields> = { result: test.result, learned: test.learned, decision: test.decision };
  const handle = {
    fields: outcomeFields,
    draft,
    problems: problem === '' ? {} : { result: problem },
    notes: sum === '' ? {} : { result: `Read as ${sum}.` },
    today: around.today,
    set: (name: string, value: string | boolean) => update(readDraft(outcomeFields, { ...draft, [name]: value }, around).values, name),
  };
  return (
    <section aria-labelledby={id} className="panel">
      <div className="flex items-start justify-between gap-3">
        <h3 id={id} className="min-w-0 font-semibold break-words">
          {test.hypothesis || 'Hypothesis'}
        </h3>
        <RowActions records={tests} form={form} record={test} title="assumption" />
      </div>
      <p className="mt-1 break-words">
        {describeThresholds(test)}: {test.metric || 'result'}.
      </p>
      {test.method !== '' && <p className="mt-1 break-words text-mute">Test: {test.method}</p>}
      {test.until !== '' && <p className="mt-1 text-mute">Ends {formatDay(test.until)}</p>}
      {test.source.trim() !== '' && <p className="mt-1 break-words text-[13px] text-mute">{describeSource(test.source)}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <Chip tone={tones[verdict]}>{verdictLabels[verdict]}</Chip>
        {test.decision !== 'open' && <Chip tone="plain">Decision: {optionLabel(testFields.decision, test.decision)}</Chip>}
        <span className={`text-[13px] ${test.changedOn === '' ? 'text-mute' : 'text-warn'}`}>{describeLock(test)}</span>
      </p>
      {isEdited ? (
        <p className="mt-4 text-[13px] text-mute">Save or cancel the changes above to go on with this test.</p>
      ) : isLocked ? (
        <div className="mt-4 grid grid-cols-1 gap-3 border-t border-line pt-4 sm:grid-cols-2">
          <Field of={handle} name="result" />
          <Field of={handle} name="decision" />
          <Field of={handle} name="learned" />
        </div>
      ) : (
        <div className="mt-4">
          <Button icon="lock" onClick={() => update({ startedOn: around.today })}>
            Lock thresholds and start
          </Button>
          <p className="mt-1 text-[13px] text-mute">The result can be entered once they are locked. Later changes are noted.</p>
        </div>
      )}
    </section>
  );
}
