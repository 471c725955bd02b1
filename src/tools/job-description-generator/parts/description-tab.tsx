import { useMemo, useState } from 'react';
import { CheckList } from '@/kinds/document/check-list';
import { ModelProposal } from '@/kinds/proposal/model-proposal';
import { Copy } from '@/kinds/work/copy';
import { longTextLimit } from '@/lib/fields';
import { joinWords } from '@/lib/text';
import { Button } from '@/ui/button';
import { InlineText } from '@/ui/inline-text';
import { Notice, Panel } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { findChecks, readRules, type Fix } from '../checks';
import { sections } from '../content';
import { listWriters } from '../document';
import type { Facts } from '../facts';
import { rewriteSummary } from '../lines';
import { emptyAnswers, hasDetails, isStale, type JobData, type Posting } from '../model';
import { describeTaken, findObjection, takeSections, toPostingTask } from '../proposal';
import { AnswerFields, type AnswersForm } from './answer-fields';
import { PayRules } from './pay-rules';
import { SectionPanel } from './section-panel';
import { WordsPanel } from './words-panel';

interface DescriptionTabProps {
  tool: Tool<JobData>;
  posting: Posting;
  facts: Facts;
  form: AnswersForm;
  canRewrite: boolean;
  isBusy: boolean;
  timesAsked: number;
  onRewrite: () => void;
}

/** The posting, section by section, with what to look at beside it. */
export function DescriptionTab({ tool, posting, facts, form, canRewrite, isBusy, timesAsked, onRewrite }: DescriptionTabProps) {
  const { data, around, change } = tool;
  const [isEditing, setIsEditing] = useState(false);
  const checks = useMemo(() => findChecks(data, facts, around.today, around.currency), [data, facts, around]);
  const rules = useMemo(() => readRules(facts, posting), [facts, posting]);
  const apply = (fix: Fix) => change(fix, { say: 'Changed' });
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
      <div className="grid min-w-0 grid-cols-1 gap-4 lg:col-span-8">
        <div className="no-print">
          <Button icon="pencil" aria-expanded={isEditing} onClick={() => setIsEditing(!isEditing)}>
            Edit details
          </Button>
        </div>
        {isEditing && (
          <Panel title="Job details">
            <AnswerFields form={form} hasDetails={hasDetails(data.answers, emptyAnswers(around))} />
          </Panel>
        )}
        {isStale(data) && (
          <Notice>
            <span className="flex flex-wrap items-center justify-between gap-2">
              Your answers have changed since the text was written.
              <Button disabled={isBusy || !canRewrite} onClick={onRewrite}>
                {isBusy ? 'Generating...' : 'Rewrite text'}
              </Button>
            </span>
          </Notice>
        )}
        {listWriters(posting).map(({ by, places }) => (
          <p key={by} className="no-print text-[13px] break-words text-mute">
            {joinWords(places)}: written by {by}, accepted by you.
          </p>
        ))}
        <Panel
          title="Summary"
          aside={
            <span className="no-print">
              <Copy isIcon label="Copy summary" text={posting.summary} />
            </span>
          }
        >
          <InlineText
            name="summary"
            text={posting.summary}
            rows={6}
            maxLength={longTextLimit}
            onSave={(typed) => change((current) => rewriteSummary(current, typed))}
          />
        </Panel>
        {sections.map((section) => (
          <SectionPanel key={section} tool={tool} posting={posting} section={section} />
        ))}
      </div>
      <aside aria-label="Checks" className="no-print grid stay min-w-0 grid-cols-1 gap-4 lg:col-span-4">
        <ModelProposal
          what="the description"
          timesAsked={timesAsked}
          task={() => toPostingTask(data, around.currency)}
          refuse={(part) => findObjection(part, posting)}
          onUse={(reply, chosen, { model, provider }) =>
            change((current) => takeSections(current, reply, chosen, model || provider), { say: describeTaken(reply, chosen) })
          }
        />
        <CheckList
          checks={checks}
          use="post"
          openUpTo={6}
          onFix={apply}
          onKeep={(id) => {
            const fault = checks.find((check) => check.id === id)?.text;
            if (fault !== undefined) apply((current) => ({ ...current, kept: [...(current.kept ?? []), fault].slice(-100) }));
          }}
        />
        <WordsPanel tool={tool} />
        <PayRules facts={facts} rules={rules} />
      </aside>
    </div>
  );
}
