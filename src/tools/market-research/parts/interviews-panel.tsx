import { useId, useMemo } from 'react';
import { Copy } from '@/kinds/work/copy';
import { formatPercent, noFigure } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Button, IconButton } from '@/ui/button';
import { InlineText } from '@/ui/inline-text';
import { Bar, Chip, Panel } from '@/ui/layout';
import { Label } from '@/ui/labelled';
import type { Tool } from '@/workspace/tool-state';
import { changeGuide, makeGuide, makeSurvey, mostQuestions } from '../interviews';
import { countAnswer, tally, type ResearchData, type SurveyQuestion } from '../model';
import { TradeIdeas } from './trade-ideas';

export function InterviewsPanel({ tool }: { tool: Tool<ResearchData> }) {
  const { data, change, say } = tool;
  const guide = useMemo(() => makeGuide(data), [data]);
  const ask = (index: number, question: string) => change((current) => changeGuide(current, index, question));
  const guideText = [guide.opening, '', ...guide.questions.map((question, index) => `${index + 1}. ${question}`), '', ...guide.rules].join(
    '\n',
  );
  const surveyText = data.survey
    .map(({ question, options }, index) => [`${index + 1}. ${question}`, ...options.map(({ label }) => `   ( ) ${label}`)].join('\n'))
    .join('\n\n');
  const write = () => {
    const isAgain = data.survey.length > 0;
    change((current) => ({ ...current, survey: makeSurvey(current) }));
    if (isAgain) say('New survey; counts start at 0');
  };
  return (
    <div className="grid grid-cols-1 items-start gap-6 wrap-anywhere lg:grid-cols-2">
      <Panel title="Interview guide" aside={<Copy text={guideText} />}>
        <p className="mb-3">
          <Chip>{data.guide ? 'Your questions' : 'Template-based'}</Chip>
          {data.guide && (
            <Button
              look="quiet"
              icon="rotate-ccw"
              onClick={() => change((current) => ({ ...current, guide: undefined }), { say: 'Back to the template questions' })}
            >
              Template questions
            </Button>
          )}
        </p>
        <p className="mb-3 text-mute">{guide.opening}</p>
        <ol aria-label="Interview questions" className="grid grid-cols-1 list-decimal gap-1 pl-5">
          {guide.questions.map((question, index) => (
            <li key={`${index} ${question}`}>
              <InlineText
                name={`interview question ${index + 1}`}
                text={question}
                maxLength={500}
                onSave={(typed) => typed.trim() !== '' && typed.trim() !== question && ask(index, typed)}
              >
                <IconButton
                  icon="trash-2"
                  label={`Remove interview question ${index + 1}`}
                  onClick={() => {
                    ask(index, '');
                    say('Question removed');
                  }}
                />
              </InlineText>
            </li>
          ))}
        </ol>
        <ul className="mt-4 list-disc pl-5 text-[14px] text-mute">
          {guide.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <Notes tool={tool} />
      </Panel>
      <div className="grid grid-cols-1 gap-6">
        <TradeIdeas
          industry={data.market.industry}
          choice={data.trade}
          asked={guide.questions}
          onAsk={(question) => guide.questions.length < mostQuestions && ask(guide.questions.length, question)}
        />
        <Panel
          title="Survey and tally"
          aside={
            <span className="flex flex-wrap gap-2">
              {data.survey.length > 0 && <Copy text={surveyText} />}
              <Button icon="list-checks" onClick={write}>
                {data.survey.length === 0 ? 'Write a survey' : 'Write it again'}
              </Button>
            </span>
          }
        >
          {data.survey.length === 0 ? (
            <p className="text-mute">Six short questions, with answers you can count here as they come in.</p>
          ) : (
            <>
              <p className="mb-3">
                <Chip>Template-based</Chip>
              </p>
              <ol className="grid grid-cols-1 gap-6">
                {data.survey.map((question) => (
                  <Question key={question.id} question={question} tool={tool} />
                ))}
              </ol>
            </>
          )}
        </Panel>
      </div>
    </div>
  );
}

function Notes({ tool: { data, change } }: { tool: Tool<ResearchData> }) {
  const id = useId();
  const step = (by: number) =>
    change((current) => ({ ...current, interviews: Math.min(100_000, Math.max(0, current.interviews + by)) }), { key: 'interviews' });
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="mb-3 flex items-center gap-1">
        <span className="mr-auto font-[550]">Interviews done</span>
        <IconButton icon="minus" label="One interview fewer" disabled={data.interviews === 0} onClick={() => step(-1)} />
        <output aria-label="Interviews done" className="min-w-8 text-center">
          {data.interviews}
        </output>
        <IconButton icon="plus" label="One interview more" onClick={() => step(1)} />
      </p>
      <Label htmlFor={id}>What you heard</Label>
      <textarea
        id={id}
        className="input"
        rows={4}
        maxLength={20_000}
        placeholder="In their words, one point per line"
        value={data.findings}
        onChange={({ target: { value } }) => change((current) => ({ ...current, findings: value }), { key: 'findings' })}
      />
    </div>
  );
}

function Question({ question, tool: { data, change } }: { question: SurveyQuestion; tool: Tool<ResearchData> }) {
  const { total, shares } = tally(question);
  const place = data.survey.indexOf(question) + 1;
  const rename = (typed: string) => {
    const text = typed.trim();
    if (text === '') return;
    change((current) => ({
      ...current,
      survey: current.survey.map((each) => (each.id === question.id ? { ...each, question: text } : each)),
    }));
  };
  return (
    <li>
      <InlineText name={`question ${place}`} text={question.question} isStrong maxLength={500} onSave={rename} />
      <ul aria-label={question.question} className="grid grid-cols-1 gap-1">
        {shares.map(({ label, count, share }, index) => (
          <li key={label} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
            <span className="min-w-0 break-words">{label}</span>
            <span className="flex items-center">
              <span className="mr-2 w-10 text-right text-[13px] text-mute">{share === null ? noFigure : formatPercent(share, 0)}</span>
              <IconButton
                icon="minus"
                label={`One fewer: ${label}`}
                disabled={count === 0}
                onClick={() => change((current) => countAnswer(current, question.id, index, -1), { key: `count ${question.id} ${index}` })}
              />
              <output aria-label={`Answers: ${label}`} className="w-8 text-center">
                {count}
              </output>
              <IconButton
                icon="plus"
                label={`One more: ${label}`}
                onClick={() => change((current) => countAnswer(current, question.id, index, 1), { key: `count ${question.id} ${index}` })}
              />
            </span>
            <span className="col-span-2">
              <Bar label={`Share of ${label}`} share={share ?? 0} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-[13px] text-mute">{plural(total, 'answer')}</p>
    </li>
  );
}
