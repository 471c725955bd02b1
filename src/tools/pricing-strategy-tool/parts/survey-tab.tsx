import { sheetFiles } from '@/kinds/records/files';
import { Download } from '@/kinds/work/download';
import { formatMoney, toMajor, toMinor } from '@/lib/money';
import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { Chip, Notice, Panel, Split } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { sampleSurvey, surveyQuestions } from '../content';
import type { Analysis } from '../evidence';
import { fileStem, samplesIn, type PricingData, type studyFields } from '../model';
import { toSurveySheet } from '../sheets';
import { fewAnswers, rangeOf, type Meter } from '../survey';
import { CurveChart } from './curve-chart';
import { takeLongPaste } from './long-paste';
import { RejectedLines } from './rejected-lines';

interface SurveyTabProps {
  tool: Tool<PricingData>;
  analysis: Analysis;
  form: FormHandle<typeof studyFields>;
}

export function SurveyTab({ tool, analysis: { survey, meter, studies }, form }: SurveyTabProps) {
  const { data, around, change } = tool;
  const { answers, wrongOrder, unreadable } = survey;
  const put = (text: string, said: string) =>
    change((current) => ({ ...current, studies: { ...current.studies, survey: text } }), { say: said });
  const isEmpty = data.studies.survey.trim() === '';
  return (
    <Split
      input={
        <Panel title="Price survey: van Westendorp">
          <p className="mb-3 text-mute">Ask people four questions about your product and paste their answers, one person per line.</p>
          <ol className="mb-4 grid grid-cols-1 list-decimal gap-1 pl-5 text-[14px]">
            {surveyQuestions.map(({ name, text }) => (
              <li key={name}>
                <strong className="font-semibold">{name}:</strong> {text}
              </li>
            ))}
          </ol>
          <div onPaste={(event) => takeLongPaste(event, (text) => form.set('survey', text))}>
            <Field of={form} name="survey" />
          </div>
          <p className="mt-1 text-[13px] text-mute">
            From a spreadsheet or typed: four prices in this order, or any order under a heading that names them. Each price must be above
            the one before.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {isEmpty ? (
              <Button onClick={() => put(sampleSurvey, 'Sample answers loaded')}>Load sample answers</Button>
            ) : (
              <Button icon="eraser" onClick={() => put('', 'Answers cleared')}>
                Clear answers
              </Button>
            )}
          </div>
        </Panel>
      }
      result={
        <Panel
          title="What the answers say"
          aside={
            meter && (
              <Download
                label="Download figures"
                files={sheetFiles(fileStem(data, 'price-survey'), toSurveySheet(meter, around.currency))}
              />
            )
          }
        >
          <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
            <Count name="Used" count={answers.length} />
            <Count name="Rejected: wrong order" count={wrongOrder.length} />
            <Count name="Rejected: not readable" count={unreadable.length} />
          </dl>
          <div className="mb-4 grid grid-cols-1 gap-2 empty:hidden">
            <RejectedLines title="in the wrong order" lines={wrongOrder} />
            <RejectedLines title="that couldn’t be read" lines={unreadable} />
          </div>
          {meter ? (
            <MeterView meter={meter} lines={studies.rangeLines} form={form} currency={around.currency} isSample={samplesIn(data).survey} />
          ) : (
            <p className="text-mute">
              {isEmpty
                ? 'Four price points and the chart appear here as soon as one line can be read.'
                : `${noFigure} No line can be used yet, so there is no price to show.`}
            </p>
          )}
        </Panel>
      }
    />
  );
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt className="text-[13px] text-mute">{name}</dt>
      <dd className="figure">{formatNumber(count)}</dd>
    </div>
  );
}

interface MeterViewProps {
  meter: Meter;
  lines: 'narrow' | 'original';
  form: FormHandle<typeof studyFields>;
  currency: string;
  isSample: boolean;
}

function MeterView({ meter, lines, form, currency, isSample }: MeterViewProps) {
  const money = (minor: number) => formatMoney(minor, currency);
  const range = rangeOf(meter, lines);
  const other = rangeOf(meter, lines === 'narrow' ? 'original' : 'narrow');
  const [low, high] = lines === 'narrow' ? ['expensive', 'cheap'] : ['not cheap', 'not expensive'];
  const points = [
    { short: 'PMC', name: 'point of marginal cheapness', at: range.pmc, text: `“too cheap” meets “${low}”: below it, quality is doubted.` },
    { short: 'OPP', name: 'optimal price point', at: meter.opp, text: '“too cheap” meets “too expensive”: fewest people turn away.' },
    { short: 'IPP', name: 'indifference price point', at: meter.ipp, text: '“cheap” meets “expensive”: the price people take as normal.' },
    {
      short: 'PME',
      name: 'point of marginal expensiveness',
      at: range.pme,
      text: `“${high}” meets “too expensive”: above it, too many turn away.`,
    },
  ];
  const share = (line: readonly number[]) => line.map((people) => people / meter.count);
  return (
    <div className="grid grid-cols-1 gap-4">
      {(isSample || meter.count < fewAnswers) && (
        <div className="flex flex-wrap gap-2">
          {isSample && <Chip tone="warn">Sample</Chip>}
          {meter.count < fewAnswers && <Chip tone="warn">Few answers: read as a direction</Chip>}
        </div>
      )}
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {points.map(({ short, at }) => (
          <div key={short} className="min-w-0 rounded-(--radius-control) bg-sunk px-4 py-3">
            <dt className="text-[13px] text-mute">{short}</dt>
            <dd className="figure break-words">{money(at.price)}</dd>
            <dd className="text-[13px] text-mute">{formatPercent(Number(at.share.toFixed(3)))} on each line</dd>
          </div>
        ))}
      </dl>
      <Notice tone="plain">
        Acceptable range: <strong className="text-ink">{`${money(range.pmc.price)} to ${money(range.pme.price)}`}</strong>, from{' '}
        {plural(meter.count, 'person', 'people')}. By the {lines === 'narrow' ? 'lines of 1976' : 'usual lines'} it is{' '}
        {`${money(other.pmc.price)} to ${money(other.pme.price)}`}.
      </Notice>
      <CurveChart
        label="Share of people by price, van Westendorp"
        prices={meter.prices.map((price) => toMajor(price, currency))}
        lines={[
          { name: 'Too cheap', values: share(meter.lines.tooCheap) },
          { name: 'Cheap', values: share(meter.lines.cheap) },
          { name: 'Expensive', values: share(meter.lines.expensive) },
          { name: 'Too expensive', values: share(meter.lines.tooExpensive) },
        ]}
        markers={[...points]
          .sort((a, b) => a.at.price - b.at.price)
          .map(({ short, at }) => ({ name: short, price: toMajor(at.price, currency) }))}
        formatPrice={(price) => money(toMinor(price, currency))}
        formatValue={(value) => formatPercent(Number(value.toFixed(3)))}
      />
      <dl className="grid grid-cols-1 gap-2 text-[14px]">
        {points.map(({ short, name, text }) => (
          <div key={short}>
            <dt className="inline font-semibold">
              {short}, {name}:
            </dt>{' '}
            <dd className="inline text-mute">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="max-w-72">
        <Field of={form} name="rangeLines" />
      </div>
      <p className="text-[13px] text-mute">
        “Too cheap” and “cheap” count everyone who named that price or more, the other two everyone who named it or less. The lines run
        straight between the prices people named; where two lie on each other, the middle counts. What people say isn’t yet what they pay:
        test it.
      </p>
    </div>
  );
}
