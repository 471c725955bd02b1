import { IconButton } from '@/ui/button';
import { InlineText } from '@/ui/inline-text';
import { Chip } from '@/ui/layout';
import { ruledOutHeading, ruleOfThumb, strategies, whyHeading } from '../content';
import type { RankedFit } from '../evidence';
import { formatReason } from '../fit';
import { formatSpan, type Market, type Span } from '../market';
import { formatFooting } from '../reading';

interface StrategyCardProps {
  fit: RankedFit;
  note: string;
  isEdited: boolean;
  onNote: (note: string) => void;
  market: Market;
  spans: readonly Span[] | undefined;
  isGeneral: boolean;
}

export function StrategyCard({ fit, note, isEdited, onNote, market, spans, isGeneral }: StrategyCardProps) {
  const { name, description, pricePoint, targetCustomer, advantages, disadvantages, bestFor } = strategies[fit.id];
  const isOut = fit.ruledOut.length > 0;
  // First among equals of which nothing is known is no recommendation.
  const isBest = fit.rank === 1 && fit.score > 0;
  return (
    <li className="panel flex flex-col gap-4">
      <div>
        <div className="mb-1 flex flex-wrap items-center gap-2">
          <h3 className="font-serif text-2xl">{name}</h3>
          <span className="ml-auto flex flex-wrap gap-1.5">
            {isOut ? (
              <Chip tone="bad" icon="ban">
                Ruled out
              </Chip>
            ) : (
              <Chip tone={isBest ? 'good' : 'plain'}>{isBest ? 'Best fit' : `Fit ${fit.rank} of 6`}</Chip>
            )}
            {isGeneral && <Chip tone="warn">General advice</Chip>}
          </span>
        </div>
        <p className="text-mute">{description}</p>
      </div>
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <div className="rounded-(--radius-control) bg-sunk px-4 py-3 sm:col-span-2">
          <dt className="mb-0.5 flex flex-wrap items-center justify-between gap-2 text-[13px] text-mute">
            Price point <Chip tone="warn">{ruleOfThumb}</Chip>
          </dt>
          <dd className="font-semibold">{pricePoint}</dd>
          {spans && (
            <dd className="mt-1 text-accent">
              In your market: {spans.map((span) => formatSpan(span, market.currency)).join(', ')}
              {formatFooting(market)}
            </dd>
          )}
        </div>
        <Entry name="Target customer">{targetCustomer}</Entry>
        <Entry name="Advantages" isHalf>
          <Lines items={advantages} />
        </Entry>
        <Entry name="Disadvantages" isHalf>
          <Lines items={disadvantages} />
        </Entry>
        <Entry name="Best for">{bestFor}</Entry>
        <Entry name="To try">
          <InlineText name={`note on ${name}`} text={note} onSave={(typed) => typed.trim() !== note && onNote(typed)}>
            {isEdited && <IconButton icon="rotate-ccw" label={`Put the note on ${name} back`} onClick={() => onNote('')} />}
          </InlineText>
          {isEdited && <p className="text-[13px] text-mute">Edited by you; new notes leave it alone.</p>}
        </Entry>
      </dl>
      <div className="mt-auto border-t border-line pt-3 text-[13px]">
        <h4 className="mb-1 font-semibold">{isOut ? ruledOutHeading : whyHeading}</h4>
        <Lines items={[...fit.ruledOut, ...fit.reasons.map(formatReason)]} />
        {fit.ruledOut.length + fit.reasons.length === 0 && <p className="text-mute">Nothing you entered counts for or against it.</p>}
      </div>
    </li>
  );
}

function Entry({ name, isHalf, children }: { name: string; isHalf?: boolean; children: React.ReactNode }) {
  return (
    <div className={isHalf ? '' : 'sm:col-span-2'}>
      <dt className="text-[13px] text-mute">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lines({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 list-disc gap-1 pl-4">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
