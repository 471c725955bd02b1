import { lazy, Suspense, useMemo, useState } from 'react';
import { GenerateRow } from '@/kinds/generator/generate-row';
import { Notice, Panel, Split } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { nextRequest } from '@/platform/ids';
import { useWriter } from '@/writer/use-writer';
import { failureMessage } from '../content';
import type { LegalData, Made } from '../model';
import { templateOf, type TemplateId } from '../templates';
import { legalWriter } from '../writer';
import { AnswersForm } from './answers-form';
import { Disclaimer } from './disclaimer';

// The clauses are many; the form does not wait for them.
const Output = lazy(async () => ({ default: (await import('./output')).Output }));

interface DeskProps {
  tool: Tool<LegalData>;
  template: TemplateId;
  takesFocus: boolean;
  onBack: () => void;
  onMade: (made: Made) => void;
}

/** A chosen template: its form with the document beside it, then the document alone. */
export function Desk({ tool, template, takesFocus, onBack, onMade }: DeskProps) {
  const { answers, made } = tool.data;
  const { today } = tool.around;
  const { isBusy, problem, run } = useWriter(legalWriter);
  const [timesAsked, setTimesAsked] = useState(0);
  const current = useMemo<Made>(() => ({ template, answers, day: today }), [template, answers, today]);
  const make = async () => {
    if (!(await run(current))) return;
    onMade(current);
    setTimesAsked(nextRequest());
  };
  if (made)
    return (
      <Suspense fallback={<Panel title="Your document">Loading…</Panel>}>
        <Output tool={tool} source={made} isResult timesAsked={timesAsked} />
      </Suspense>
    );
  return (
    <>
      <Split
        input={
          <AnswersForm
            key={template}
            tool={tool}
            template={templateOf(template)}
            takesFocus={takesFocus}
            onBack={onBack}
            onSubmit={() => void make()}
          >
            <GenerateRow label="Generate Document" busyLabel="Generating Document..." icon="file-text" isBusy={isBusy} message="" />
            {problem !== '' && (
              <div role="status" className="mt-3">
                <Notice>{failureMessage}</Notice>
              </div>
            )}
          </AnswersForm>
        }
        result={
          <Suspense fallback={<Panel title="Live preview">Loading…</Panel>}>
            <Output tool={tool} source={current} isResult={false} timesAsked={0} />
          </Suspense>
        }
      />
      <Disclaimer />
    </>
  );
}
