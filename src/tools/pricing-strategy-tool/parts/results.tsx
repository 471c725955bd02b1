import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { ModelProposal } from '@/kinds/proposal/model-proposal';
import { Copy } from '@/kinds/work/copy';
import { Download } from '@/kinds/work/download';
import { useLiveForm } from '@/kinds/work/live-form';
import { WorkBar } from '@/kinds/work/work-bar';
import { toText } from '@/lib/document-text';
import { isComplete } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Chip, Notice, Panel, StatRow } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { makeId } from '@/platform/ids';
import { useSettings } from '@/workspace/settings';
import type { Tool } from '@/workspace/tool-state';
import { writeAdvice } from '../advice';
import { generalAdvice, takenNote, takenTitle, templateNote, tips } from '../content';
import { toDocument } from '../document';
import { analyse } from '../evidence';
import { cardOrders, editNote, fields, hasSampleIn, studyFields, type CardOrder, type PricingData } from '../model';
import { nameProposal, takeStrategies, toPricingTask } from '../proposal';
import { formatFooting } from '../reading';
import { toFiles } from '../download';
import { mostTaken } from '../taken';
import { PricesRead } from './prices-read';
import { StrategyCard } from './strategy-card';
import { TakenCard } from './taken-card';

interface ResultsProps {
  tool: Tool<PricingData>;
  /** Just generated: the reader is taken to it. */
  isFresh: boolean;
  /** How often the notes were asked for, for this product. */
  timesAsked: number;
  onRegenerate: () => void;
  onAnalyzeDifferent: () => void;
  onTab: (tab: 'survey' | 'demand' | 'economics') => void;
  /** The tabs, below the bar. */
  children: ReactNode;
}

export function Results({ tool, isFresh, timesAsked, onRegenerate, onAnalyzeDifferent, onTab, children }: ResultsProps) {
  const { data, around, change } = tool;
  const hasModel = useSettings(({ ai }) => ai.provider !== '');
  const analysis = useMemo(() => analyse(data, around), [data, around]);
  const { evidence, points, shown } = analysis;
  const { answers, market } = evidence;
  const advice = useMemo(() => writeAdvice(answers, data), [answers, data]);
  const document = useMemo(() => toDocument(data, analysis, advice, around), [data, analysis, advice, around]);
  const studies = useLiveForm(studyFields, data.studies, around, (next, name) =>
    change((current) => ({ ...current, studies: next }), { key: name }),
  );
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) title.current?.focus();
  }, [isFresh]);

  const about = [answers.productType, answers.industry, answers.targetMarket].map((part) => part.trim()).filter((part) => part !== '');
  const money = (minor: number) => formatMoney(minor, market.currency);
  const isSample = hasSampleIn(data);
  const { taken = [] } = data;
  const regenerate = () => {
    change((current) => ({ ...current, seed: (current.seed + 1) % 1_000_000 }));
    onRegenerate();
  };
  const proposal = (
    <ModelProposal
      key={answers.productType}
      what={nameProposal(answers)}
      of={answers.productType}
      timesAsked={timesAsked}
      missing={isComplete(fields, data.draft) ? '' : 'Enter the product and the industry first.'}
      task={() => toPricingTask(answers)}
      onUse={(reply, chosen, { model, provider }) => {
        const take = (current: PricingData) => takeStrategies(current, reply, chosen, model || provider, makeId);
        if (take(data) === data) {
          showToast(`Nothing added: you have these already, or ${mostTaken} of them`);
          return;
        }
        change(take, { say: 'Added to your strategies' });
      }}
    />
  );

  return (
    <>
      <WorkBar isSample={isSample}>
        <Button icon="rotate-ccw" onClick={onAnalyzeDifferent}>
          Analyze Different Product
        </Button>
        <Copy text={toText(document)} />
        <Download look="primary" files={toFiles(data, around)} />
      </WorkBar>
      {children}
      <h2 ref={title} tabIndex={-1} className="font-serif text-3xl">
        Recommended Pricing Strategies
      </h2>
      <p className="mb-3 text-mute">{about.join(' · ')}</p>
      <div className="mb-5 flex flex-wrap items-center gap-2">
        <Chip>Template-based</Chip>
        <span className="text-[13px] text-mute">
          {templateNote} {taken.length > 0 && takenNote}
        </span>
        <Button look="quiet" icon="refresh-cw" className="no-print ml-auto" onClick={regenerate}>
          Regenerate notes
        </Button>
      </div>
      {!hasModel && <div className="mb-5">{proposal}</div>}
      {analysis.isGeneral && (
        <div className="mb-5">
          <Notice>
            {generalAdvice}{' '}
            <button type="button" className="link min-h-6" onClick={() => onTab('survey')}>
              Add a price survey
            </button>
          </Notice>
        </div>
      )}
      {market.count > 0 && (
        <>
          <StatRow
            stats={[
              {
                label: `Competitor average${formatFooting(market)}`,
                figure: money(market.average),
                note: `from ${plural(market.count, 'price')}`,
              },
              { label: 'Lowest', figure: money(market.lowest) },
              { label: 'Highest', figure: money(market.highest) },
            ]}
          />
          <div className="no-print mb-5 flex flex-wrap items-end gap-4">
            <div className="w-full max-w-72">
              <Field of={studies} name="basis" />
            </div>
          </div>
        </>
      )}
      {market.prices.length > 0 && (
        <Panel title="Competitor prices as we read them" className="mb-5">
          <PricesRead
            market={market}
            said={data.said}
            around={around}
            onSay={(said, name) => change((current) => ({ ...current, said }), { key: name })}
          />
        </Panel>
      )}
      <div className={hasModel ? 'print-wide grid grid-cols-1 items-start gap-6 lg:grid-cols-12' : ''}>
        <div className={hasModel ? 'min-w-0 lg:col-span-7' : ''}>
          {taken.length > 0 && (
            <section aria-labelledby="pricing-taken" className="mb-6">
              <h2 id="pricing-taken" className="mb-3 font-semibold">
                {takenTitle}
              </h2>
              <ul className={`grid grid-cols-1 gap-6 ${hasModel ? '' : 'lg:grid-cols-2'}`}>
                {taken.map((strategy, index) => (
                  <TakenCard key={`${strategy.id}-${index}`} tool={tool} strategy={strategy} />
                ))}
              </ul>
            </section>
          )}
          <OrderSelect value={data.order ?? 'usual'} onChange={(order) => change((current) => ({ ...current, order }))} />
          <ol className={`grid grid-cols-1 gap-6 ${hasModel ? '' : 'lg:grid-cols-2'}`}>
            {shown.map((fit) => (
              <StrategyCard
                key={fit.id}
                fit={fit}
                note={advice.notes[fit.id]}
                isEdited={data.notes?.[fit.id] !== undefined}
                onNote={(note) => change((current) => editNote(current, fit.id, note))}
                market={market}
                spans={points?.[fit.id]}
                isGeneral={analysis.isGeneral}
              />
            ))}
          </ol>
        </div>
        {hasModel && <div className="stay min-w-0 lg:col-span-5">{proposal}</div>}
      </div>
      <section aria-labelledby="pricing-tips" className="mt-8">
        <h2 id="pricing-tips" className="mb-3 font-semibold">
          Implementation tips
        </h2>
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {tips.map(({ id, title: name, text }) => (
            <li key={id} className="panel px-4! py-3.5!">
              <h3 className="mb-1 font-semibold">{name}</h3>
              <p className="text-[14px] text-mute">
                {text}
                {id === 'metrics' ? advice.measures : ''}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const orderLabels: Record<CardOrder, string> = { usual: 'Usual order', fit: 'Best fit first' };

function OrderSelect({ value, onChange }: { value: CardOrder; onChange: (order: CardOrder) => void }) {
  const id = useId();
  return (
    <div className="no-print mb-3 flex items-center justify-end gap-2">
      <label htmlFor={id} className="text-[13px] text-mute">
        Order
      </label>
      <select
        id={id}
        className="input w-auto!"
        value={value}
        onChange={(event) => onChange(cardOrders.find((order) => order === event.target.value) ?? 'usual')}
      >
        {cardOrders.map((order) => (
          <option key={order} value={order}>
            {orderLabels[order]}
          </option>
        ))}
      </select>
    </div>
  );
}
