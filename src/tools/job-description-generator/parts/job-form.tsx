import type { FormEvent } from 'react';
import { Reasons } from '@/kinds/generator/reasons';
import { NeedsRow } from '@/kinds/generator/needs-row';
import { Panel, Split } from '@/ui/layout';
import { postingTips } from '../content';
import { AnswerFields, type AnswersForm } from './answer-fields';

interface JobFormProps {
  form: AnswersForm;
  hasDetails: boolean;
  canGenerate: boolean;
  isBusy: boolean;
  problem: string;
  onGenerate: () => void;
}

const tips = postingTips.map(({ title, text }) => `${title}. ${text}`);

export function JobForm({ form, hasDetails, canGenerate, isBusy, problem, onGenerate }: JobFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGenerate();
  };
  return (
    <Split
      input={
        <Panel title="Job details">
          <form onSubmit={submit} noValidate aria-label="Job details">
            <AnswerFields form={form} hasDetails={hasDetails} />
            <NeedsRow
              label="Generate Job Description"
              busyLabel="Generating..."
              icon="sparkles"
              isBusy={isBusy}
              needs={canGenerate ? '' : 'a job title and a company'}
              problem={problem}
            />
          </form>
        </Panel>
      }
      result={
        <Reasons
          title="Job Description"
          intro="A summary, responsibilities, qualifications and benefits appear here, made on this device. For known titles, tasks and skills are suggested; you edit what isn’t true of this job."
          heading="Posting tips"
          reasons={tips}
        />
      }
    />
  );
}
