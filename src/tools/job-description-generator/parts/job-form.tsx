import type { FormEvent } from 'react';
import { Reasons } from '@/kinds/document/reasons';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Notice, Panel, Split } from '@/ui/layout';
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
    if (canGenerate && !isBusy) onGenerate();
  };
  return (
    <Split
      input={
        <Panel title="Job details">
          <form onSubmit={submit} noValidate aria-label="Job details">
            <AnswerFields form={form} hasDetails={hasDetails} />
            <div className="mt-4 flex flex-wrap items-center gap-3">
              <Button
                type="submit"
                look="primary"
                disabled={!canGenerate || isBusy}
                aria-describedby={canGenerate ? undefined : 'job-needs'}
              >
                <span className={`inline-flex ${isBusy ? 'animate-spin' : ''}`}>
                  <Icon icon={isBusy ? 'loader-circle' : 'sparkles'} />
                </span>
                {isBusy ? 'Generating...' : 'Generate Job Description'}
              </Button>
              {!canGenerate && (
                <p id="job-needs" className="text-[13px] text-mute">
                  Needs a job title and a company.
                </p>
              )}
            </div>
            {problem !== '' && (
              <div role="status" className="mt-3">
                <Notice>{problem}</Notice>
              </div>
            )}
          </form>
        </Panel>
      }
      result={
        <Reasons
          title="Job Description"
          intro="A summary, responsibilities, qualifications and benefits appear here, made on this device from your own answers. You then change what is not true of this job."
          heading="Posting tips"
          reasons={tips}
        />
      }
    />
  );
}
