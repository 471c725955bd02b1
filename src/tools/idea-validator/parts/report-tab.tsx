import { useMemo } from 'react';
import { ModelProposal } from '@/kinds/proposal/model-proposal';
import { Copy } from '@/kinds/work/copy';
import { SendMenu } from '@/kinds/work/send-menu';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Chip, Panel } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { isComplete } from '@/lib/fields';
import { makeId } from '@/platform/ids';
import { useSettings } from '@/workspace/settings';
import type { Tool } from '@/workspace/tool-state';
import { describeScore, findingsNote, nothingMissing } from '../advice';
import { describeLock, describeThresholds, judgeTest, verdictLabels } from '../assumptions';
import { takenNote, templateNote } from '../content';
import { approaches, approachOf } from '../context';
import { fields, type Idea } from '../fields';
import { changeIdea, type IdeaData } from '../model';
import { takeParts, toIdeaTask } from '../proposal';
import { writeReport, type Report } from '../report';
import type { Scores } from '../scores';
import { describeSource, mostTaken } from '../taken';
import { toText, toTexts } from '../texts';
import { ReportLine } from './report-lines';
import { TakenLines } from './taken-lines';

const lists = [
  { title: 'Strengths', name: 'strengths', icon: 'circle-plus' },
  { title: 'Weaknesses', name: 'weaknesses', icon: 'circle-minus' },
  { title: 'Opportunities', name: 'opportunities', icon: 'trending-up' },
  { title: 'Threats', name: 'threats', icon: 'triangle-alert' },
] as const;

const nouns = { strengths: 'strength', weaknesses: 'weakness', opportunities: 'opportunity', threats: 'threat' };

interface ReportTabProps {
  tool: Tool<IdeaData>;
  idea: Idea;
  scores: Scores;
  timesAsked: number;
  onAsk: () => void;
}

export function ReportTab({ tool, idea, scores, timesAsked, onAsk }: ReportTabProps) {
  const { around, change } = tool;
  const hasModel = useSettings(({ ai }) => ai.provider !== '');
  const report = useMemo(() => writeReport(idea), [idea]);
  const update = (part: Partial<Idea>) => change((current) => changeIdea(current, idea.id, (one) => ({ ...one, ...part }), around.today));
  const proposal = (
    <ModelProposal
      key={idea.id}
      what="the report"
      // Not the title: an undo that brings an earlier one back must not ask again.
      of={idea.id}
      timesAsked={timesAsked}
      missing={isComplete(fields, idea.answers) ? '' : 'Enter the idea title and the problem first.'}
      task={() => toIdeaTask(idea)}
      onUse={(reply, chosen, { model, provider }) => {
        const take = (one: Idea) => takeParts(one, reply, chosen, model || provider, makeId);
        const { taken, tests } = take(idea);
        if (taken === idea.taken && tests === idea.tests) {
          showToast(`Nothing added: the report already has these lines, or ${mostTaken} of them`);
          return;
        }
        change((current) => changeIdea(current, idea.id, take, around.today), { say: 'Added to your report' });
      }}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-[1_1_420px] text-[13px] text-mute">
          <Chip tone="warn">Template-based</Chip> {templateNote} {idea.taken?.length ? takenNote : ''}
        </p>
        <span className="no-print flex flex-wrap items-center gap-2">
          <span className="text-[13px] text-mute">{approachOf(idea.wording)}</span>
          <Button
            icon="refresh-cw"
            onClick={() => {
              update({ wording: (idea.wording + 1) % approaches.length });
              onAsk();
            }}
          >
            New wording
          </Button>
        </span>
      </div>
      {!hasModel && proposal}
      <div className={hasModel ? 'print-wide grid grid-cols-1 items-start gap-6 lg:grid-cols-12' : 'contents'}>
        <div className={hasModel ? 'grid min-w-0 grid-cols-1 gap-6 lg:col-span-7' : 'contents'}>
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
            {lists.map(({ title, name, icon }) => (
              <section key={name} aria-label={title} className="panel break-inside-avoid">
                <h3 className="mb-2 flex items-center gap-2 font-semibold">
                  <span className="text-accent">
                    <Icon icon={icon} />
                  </span>
                  {title}
                </h3>
                <ul className="grid list-disc grid-cols-1 gap-1.5 pl-5 break-words">
                  {report[name].map((line, index) => (
                    <li key={line.key}>
                      <ReportLine tool={tool} idea={idea} line={line} name={`${nouns[name]} ${index + 1}`} />
                    </li>
                  ))}
                  <TakenLines tool={tool} idea={idea} list={name} noun={nouns[name]} after={report[name].length} />
                </ul>
              </section>
            ))}
          </div>
          <div className={`grid grid-cols-1 gap-4 ${hasModel ? '' : 'md:grid-cols-3'}`}>
            {report.assessments.map((assessment) => (
              <section key={assessment.key} aria-label={assessment.title} className="panel break-inside-avoid">
                <h3 className="font-semibold">{assessment.title}</h3>
                <p className="mt-1 mb-2">
                  <Chip>{assessment.level}</Chip>
                </p>
                <ReportLine tool={tool} idea={idea} line={assessment} name={assessment.title.toLowerCase()} />
              </section>
            ))}
          </div>
          <Panel title="Next Steps">
            <ol className="grid list-decimal grid-cols-1 gap-1.5 pl-5 break-words">
              {report.steps.map((step, index) => (
                <li key={step.key}>
                  <ReportLine tool={tool} idea={idea} line={step} name={`step ${index + 1}`} />
                </li>
              ))}
              <TakenLines tool={tool} idea={idea} list="steps" noun="step" after={report.steps.length} />
            </ol>
          </Panel>
        </div>
        {hasModel && <div className="stay min-w-0 lg:col-span-5">{proposal}</div>}
      </div>
      <Findings report={report} />
      <Proof idea={idea} scores={scores} />
      <Further idea={idea} data={tool.data} />
    </div>
  );
}

function Findings({ report: { findings } }: { report: Report }) {
  return (
    <section aria-label="What each answer lacks">
      <h3 className="font-semibold">What each answer lacks</h3>
      <p className="mb-2 text-[13px] text-mute">{findingsNote}</p>
      <ul className="rows">
        {findings.map(({ name, label, score, missing }) => (
          <li key={name} className="grid grid-cols-1 gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[220px_1fr]">
            <span>
              <span className="font-[550]">{label}</span>
              <span className="block text-[13px] text-mute">{describeScore(score)}</span>
            </span>
            {missing.length > 0 ? (
              <ul className="grid grid-cols-1 gap-1">
                {missing.map((advice) => (
                  <li key={advice} className="flex gap-2">
                    <span className="mt-1 flex-none text-warn">
                      <Icon icon="circle-alert" size={14} />
                    </span>
                    {advice}
                  </li>
                ))}
              </ul>
            ) : (
              <span className="text-mute">{nothingMissing}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the printed report says of evidence; on the screen it has tabs of its own. */
function Proof({ idea, scores }: { idea: Idea; scores: Scores }) {
  const tests = idea.tests.records;
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <Panel title="Evidence so far">
        <ul className="grid grid-cols-1 gap-1">
          {scores.evidence.parts.map(({ id, label, count, points, most }) => (
            <li key={id} className="flex justify-between gap-3">
              <span>
                {label}: {count.toLocaleString('en-US')}
              </span>
              <span className="text-mute">
                {points} of {most} points
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Riskiest assumptions">
        {tests.length === 0 ? (
          <p className="text-mute">No test yet. Set the thresholds before you start one.</p>
        ) : (
          <ul className="grid grid-cols-1 gap-3">
            {tests.slice(0, 10).map((test, index) => (
              <li key={index} className="break-words">
                <span className="font-[550]">{test.hypothesis}</span>
                <span className="block text-[13px] text-mute">
                  {describeThresholds(test)}. {describeLock(test)} {verdictLabels[judgeTest(test)]}.{' '}
                  {test.source.trim() !== '' && describeSource(test.source)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

function Further({ idea, data }: { idea: Idea; data: IdeaData }) {
  const lines = useMemo(() => toTexts(idea), [idea]);
  if (lines.length === 0) return null;
  return (
    <section aria-label="Take it further" className="no-print">
      <h3 className="mb-1 font-semibold">Take it further</h3>
      <p className="mb-2 text-[13px] text-mute">
        Send your answers to other tools. You confirm them there, and nothing you typed there is overwritten.
      </p>
      <div className="flex flex-wrap gap-2">
        <SendMenu data={data} topics={['texts']} noun="answer" />
        <Copy text={toText(lines)} label="Copy the answers" />
      </div>
    </section>
  );
}
