import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import { joinWords, plural } from '@/lib/text';
import { RowActions } from '@/kinds/records/row-actions';
import type { RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { IconButton } from '@/ui/button';
import { Bar, Chip } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { chequesOf, closingOf } from '../cheques';
import { amountOf, statuses, type fields, type FundingExtra, type Round } from '../model';
import { computePricing, computeProgress, describeDaysOpen, describeTerms, isBasisAssumed, type Progress } from '../terms';

interface RoundCardProps {
  round: Round;
  records: Records<typeof fields, FundingExtra>;
  form: RecordForm<typeof fields>;
  /** In a very long list every card is one line. */
  isShort: boolean;
  onClosing: (round: Round) => void;
}

const statusOptions = statuses.map((value) => ({ value, label: value }));
const nameOf = ({ roundType, date }: Round) => [roundType, formatDay(date)].filter(Boolean).join(', ');

export function RoundCard({ round, records, form, isShort, onClosing }: RoundCardProps) {
  const { today, currency } = records.tool.around;
  const show = (amount: number) => formatMoney(amount, currency);
  const progress = computeProgress(round);
  const checks = chequesOf(records.extra, round.id).length;
  const steps = closingOf(records.extra, round.id).length;
  const facts = [
    formatDay(round.date),
    describeDaysOpen(round, today),
    joinWords(round.investors),
    checks > 0 && plural(checks, 'check'),
    steps > 0 && `${plural(steps, 'closing step')} done`,
  ].filter(Boolean);
  return (
    <article aria-label={nameOf(round)} className={`row px-4 ${isShort ? 'py-2' : 'py-3.5'}`}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 md:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-2 font-semibold">
            {round.roundType}
            {round.refund && <Chip tone="warn">Refund</Chip>}
          </h3>
          <p className={`text-[13px] text-mute ${isShort ? 'truncate' : 'break-words'}`}>{facts.join(' · ')}</p>
        </div>
        <span className="self-start text-right font-semibold md:self-center">{show(amountOf(round))}</span>
        <SelectBox
          label={`Status of ${nameOf(round)}`}
          value={round.status}
          options={statusOptions}
          onChange={(status) => records.update(round.id, { status })}
        />
        <RowActions records={records} form={form} record={round} title={nameOf(round)}>
          <IconButton icon="list-checks" label={`Checks and closing of ${nameOf(round)}`} onClick={() => onClosing(round)} />
        </RowActions>
      </div>
      {!isShort && (
        <>
          <Terms round={round} show={show} />
          {round.notes.trim() !== '' && <p className="mt-2 text-[14px] break-words whitespace-pre-line">{round.notes}</p>}
          {progress && (
            <ProgressBars
              progress={progress}
              round={round}
              show={show}
              onCumulative={() => records.update(round.id, { cumulative: true })}
            />
          )}
        </>
      )}
    </article>
  );
}

function Terms({ round, show }: { round: Round; show: (amount: number) => string }) {
  const pricing = computePricing(round);
  const terms = describeTerms(round);
  const cap = pricing.kind === 'priced' && pricing.isCap;
  return (
    <>
      {(pricing.kind === 'priced' || terms.length > 0) && (
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-[14px]">
          {pricing.kind === 'priced' && (
            <>
              <Fact label={cap ? 'Pre-money cap' : 'Pre-money'} value={show(pricing.pre)} />
              <Fact label={cap ? 'Post-money cap' : 'Post-money'} value={show(pricing.post)} />
              <Fact label={cap ? 'Implied ownership at the cap' : 'Implied ownership'} value={formatPercent(pricing.ownership, 2)} />
            </>
          )}
          {terms.length > 0 && <Fact label="Terms" value={terms.join(', ')} />}
        </dl>
      )}
      {pricing.kind === 'priced' && isBasisAssumed(round) && (
        <p className="mt-2 text-[14px] text-warn">
          {show(round.valuation)} is taken as pre-money. Edit the round if it is {cap ? 'a post-money cap' : 'post-money'}.
        </p>
      )}
      {pricing.kind === 'impossible' && (
        <p className="mt-2 text-[14px] text-warn">
          The amount isn’t below the post-money valuation of {show(round.valuation)}. Check both figures.
        </p>
      )}
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt className="text-mute">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface ProgressBarsProps {
  progress: Progress;
  round: Round;
  show: (amount: number) => string;
  onCumulative: () => void;
}

function ProgressBars({ progress, round, show, onCumulative }: ProgressBarsProps) {
  const { target, stages, found, share, missing, isDoubtful } = progress;
  const isShortOfAmount = round.status === 'Completed' && round.wired !== round.amount;
  return (
    <div className="mt-3 border-t border-line pt-3">
      {isDoubtful ? (
        <p className="mb-2 text-[14px] text-warn">
          Together these are {show(found)}, more than the target of {show(target)}. Each amount counts once, at the furthest stage it has
          reached.{' '}
          <button type="button" className="link min-h-6" onClick={onCumulative}>
            Each includes the later stages
          </button>
        </p>
      ) : (
        <p className="mb-2 text-[14px]">
          <span className="font-[550]">
            {formatPercent(share, 0)} of the target of {show(target)}
          </span>{' '}
          <span className="text-mute">
            {missing > 0 ? `${show(missing)} still to find` : found > target ? `${show(found - target)} over it` : 'The target is reached'}
          </span>
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-5 gap-y-2 md:grid-cols-4">
        {stages.map(({ label, amount, share: part }) => (
          <div key={label} className="min-w-0 text-[13px]">
            <dt className="text-mute">{label}</dt>
            <dd className="mb-1 break-words">{show(amount)}</dd>
            <dd>
              <Bar label={`${label}, share of the target`} share={part} />
            </dd>
          </div>
        ))}
      </dl>
      {isShortOfAmount && (
        <p className="mt-2 text-[13px] text-warn">
          Completed with {show(round.amount)}, but {show(round.wired)} is marked as wired.
        </p>
      )}
    </div>
  );
}
