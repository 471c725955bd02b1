import { useRef, useState } from 'react';
import { Reasons } from '@/kinds/generator/reasons';
import { useLiveForm } from '@/kinds/work/live-form';
import { usePreload } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { makeId } from '@/platform/ids';
import { Panel, Split } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { useTool } from '@/workspace/tool-state';
import { useWriter } from '@/writer/use-writer';
import { whatYouGet } from './content';
import { answerFields, emptyAnswers, state } from './model';
import { AnswersForm } from './parts/answers-form';
import { sampleData } from './sample';
import { checklistWriter } from './writer';

// There only once a list is made, so loaded while the form is filled in.
const Checklist = lazyPart(async () => (await import('./parts/checklist')).default);
const preload = () => [import('./library'), import('./update'), import('./parts/checklist'), import('./parts/place-note')];

export const about =
  'Say what kind of business you have, where it is and what it does, and get the legal requirements to look into, each with its reason, official link and date of the rule. Track status, owner, evidence and due dates, and hand over the report as text, PDF, Word or a calendar.';
export const related = ['startup-checklist', 'privacy-policy-generator', 'terms-of-service-generator', 'contract-generator'];

export default function LegalComplianceChecker() {
  const tool = useTool(state);
  const { extra } = tool.data;
  const { today, currency } = tool.around;
  const { isBusy, problem, run } = useWriter(checklistWriter);
  const [timesMade, setTimesMade] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const live = useLiveForm(answerFields, extra.answers, tool.around, (answers, name) =>
    tool.change((data) => ({ ...data, extra: { ...data.extra, answers } }), { key: name }),
  );

  usePreload(preload);

  const generate = async () => {
    const { answers } = extra;
    const items = await run({ answers, today, makeId });
    if (!items) return;
    setTimesMade((times) => times + 1);
    tool.change(() => ({ records: items, currency, extra: { answers, made: answers, known: items.map(({ key }) => key) } }));
  };
  const startNew = (isSample: boolean) => {
    tool.changeAll(
      ({ data }) => ({
        drafts: {},
        data: {
          ...data,
          records: [],
          extra: { answers: isSample ? emptyAnswers() : (extra.made ?? extra.answers), made: null, known: [] },
        },
      }),
      { say: 'Checklist cleared' },
    );
    setTimeout(() => form.current?.querySelector<HTMLElement>('select')?.focus());
  };

  if (extra.made) {
    return <Checklist made={extra.made} form={live} timesMade={timesMade} onNew={startNew} />;
  }
  return (
    <>
      <WorkBar sample={{ run: () => tool.change(() => sampleData(tool.around)), said: 'Sample loaded' }} />
      <Split
        input={
          <Panel>
            <AnswersForm
              form={live}
              formRef={form}
              submit="Generate"
              busyLabel="Generating..."
              icon="list-checks"
              isBusy={isBusy}
              problem={problem}
              onSubmit={() => void generate()}
            />
          </Panel>
        }
        result={<Reasons {...whatYouGet} />}
      />
    </>
  );
}
