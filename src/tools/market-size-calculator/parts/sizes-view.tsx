import { joinWords } from '@/lib/text';
import { Download } from '@/kinds/work/download';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Notice } from '@/ui/layout';
import { Table } from '@/ui/table';
import { lazyPart } from '@/ui/lazy-part';
import { labels, sizeNames } from '../content';
import { circleFiles } from '../files';
import { listGuards, wideGaps } from '../guards';
import { approachLabels, approaches, canDraw, hasExampleRate, sizeKeys, type MarketResult } from '../model';
import type { SheetSource } from '../sheets';
import { describeSource, formatGap, formatSize, listSources, listSteps } from '../words';
import type { MarketForm } from './market-form';

// There is nothing to draw at first.
const CirclesDrawing = lazyPart(async () => (await import('./circles-drawing')).CirclesDrawing);

interface SizesViewProps {
  source: SheetSource;
  form: MarketForm;
  today: string;
  onSources: () => void;
}

/** The plain result: three sizes by two approaches, and what does not fit between them. */
export function SizesView({ source, form, today, onSources }: SizesViewProps) {
  const { data, result, currency } = source;
  return (
    <>
      <SizesTable result={result} currency={currency} />
      <Gap result={result} form={form} />
      <Guards source={source} />
      <Circles source={source} form={form} today={today} />
      <Steps result={result} currency={currency} />
      <Sources source={source} onSources={onSources} isExample={hasExampleRate(result.inputs, data.evidence.growthRate)} />
    </>
  );
}

function SizesTable({ result: { topDown, bottomUp, gaps }, currency }: { result: MarketResult; currency: string }) {
  const sizeIn = (sizes: MarketResult['topDown']) => (key: (typeof sizeKeys)[number]) => (
    <>
      <span className="figure block text-[22px]! sm:text-[30px]!">{formatSize(sizes[key], currency)}</span>
      <span className="text-[13px] text-mute">{labels.perYear}</span>
    </>
  );
  return (
    <Table
      label="Market size by both approaches"
      rows={sizeKeys}
      columns={[
        {
          head: '',
          isStrong: true,
          className: 'align-baseline',
          cell: (key) => (
            <>
              {key.toUpperCase()}
              <span className="hidden text-[13px] font-normal text-mute sm:block">{sizeNames[key]}</span>
            </>
          ),
        },
        { head: 'Top-down', className: 'align-baseline', cell: sizeIn(topDown) },
        { head: 'Bottom-up', className: 'align-baseline', cell: sizeIn(bottomUp) },
        { head: 'Gap', className: 'align-baseline', cell: (key) => formatGap(gaps[key]) },
      ]}
    />
  );
}

function Steps({ result, currency }: { result: MarketResult; currency: string }) {
  const steps = listSteps(result, currency);
  return (
    <section aria-labelledby="steps-heading" className="mt-6 border-t border-line pt-5">
      <h3 id="steps-heading" className="mb-2 font-semibold">
        How it is worked out
      </h3>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 text-[13px] sm:grid-cols-2">
        {approaches.map((approach) => (
          <div key={approach}>
            <dt className="font-[550]">{approachLabels[approach]}</dt>
            {steps[approach].map(({ label, how }) => (
              <dd key={label} className="break-words text-mute">
                {label} = {how}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Gap({ result, form }: { result: MarketResult; form: MarketForm }) {
  const { topDown, gaps } = result;
  const wide = wideGaps(result);
  const hasReason = form.draft.gapReason.trim() !== '';
  const missing = sizeKeys.some((key) => gaps[key] === null);
  return (
    <div className="mt-4 grid grid-cols-1 gap-3">
      <p className="text-[13px] text-mute">
        {missing && (topDown.som === 0 || topDown.tam === 0)
          ? 'The gap shows as — where the top-down figure is 0: there is nothing to compare with.'
          : 'Gap: how far bottom-up is from top-down.'}
      </p>
      {wide.length > 0 && !hasReason && (
        <Notice>{`${joinWords(wide)} ${wide.length === 1 ? 'differs' : 'differ'} by more than 25%. Check the figures, or explain the gap.`}</Notice>
      )}
      {(wide.length > 0 || hasReason) && <Field of={form} name="gapReason" />}
    </div>
  );
}

const guardNames = { conflict: 'Conflict. ', check: 'Worth a look. ', evidence: 'Needs evidence. ', limit: 'Too large. ' };

function Guards({ source: { data, result, currency } }: { source: SheetSource }) {
  const guards = listGuards(result, data.evidence, currency);
  return (
    <div role="status" className={guards.length > 0 ? 'mt-3 grid grid-cols-1 gap-2' : ''}>
      {guards.map(({ kind, text }) => (
        <Notice key={text}>
          <strong className="font-semibold">{guardNames[kind]}</strong>
          {text}
        </Notice>
      ))}
    </div>
  );
}

function Circles({ source, form, today }: Omit<SizesViewProps, 'onSources'>) {
  const { result, currency } = source;
  const isReady = canDraw(result.chosen);
  return (
    <section aria-labelledby="circles-heading" className="mt-6 border-t border-line pt-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h3 id="circles-heading" className="font-semibold">
          Circles
        </h3>
        <div className="no-print flex flex-wrap items-center gap-2">
          <Field of={form} name="approach" hideLabel />
          <Download label="Download PNG" files={circleFiles(source, today)} disabled={!isReady} />
        </div>
      </div>
      {isReady ? (
        <div className="sm:min-h-56">
          <CirclesDrawing sizes={result.chosen} currency={currency} />
        </div>
      ) : (
        <p className="text-mute">The circles appear once there is a market to draw.</p>
      )}
    </section>
  );
}

function Sources({
  source: { data, result, currency },
  onSources,
  isExample,
}: Pick<SizesViewProps, 'source' | 'onSources'> & { isExample: boolean }) {
  const lines = listSources(result.inputs, data.evidence, currency);
  const count = lines.filter(({ hasSource }) => hasSource).length;
  return (
    <section aria-labelledby="sources-heading" className="mt-6 border-t border-line pt-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 id="sources-heading" className="font-semibold">{`Sources: ${count} of ${lines.length} inputs`}</h3>
        <Button look="quiet" className="no-print" onClick={onSources}>
          Add sources
        </Button>
      </div>
      <ul className="grid grid-cols-1 gap-1 text-[13px]">
        {lines.map((line) => (
          <li key={line.name} className="break-words">
            {line.label} <span className="text-mute">{line.value}: </span>
            <span className={line.hasSource ? '' : 'text-mute'}>
              {line.name === 'growthRate' && isExample ? labels.exampleRate : describeSource(line)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-[13px] text-mute">{labels.notResearch}</p>
    </section>
  );
}
