import { joinWords } from '@/lib/text';
import { Chip, Panel } from '@/ui/layout';
import { placesOf, type RuleReading } from '../checks';
import type { Facts } from '../facts';
import { formatPay } from '../pay';
import { describeNoRule, describeRule, payRulesDate } from '../pay-laws';

/** Where a range has to be posted, and whether this posting has what is asked for. */
export function PayRules({ facts, rules }: { facts: Facts; rules: readonly RuleReading[] }) {
  const { pay, salary, workplace } = facts;
  return (
    <Panel title="Pay rules">
      <p className="text-[14px]">
        {pay
          ? `Pay figures: ${formatPay(pay)}.`
          : salary === ''
            ? 'No pay given.'
            : 'No pay figures: the typed range isn’t a plain amount or range.'}
      </p>
      {rules.length > 0 ? (
        <ul className="mt-3 grid gap-3 text-[14px]">
          {rules.map(({ rule, missing }) => (
            <li key={rule.place}>
              <Chip tone={rule.isOnRequest ? 'plain' : missing.length > 0 ? 'warn' : 'good'}>
                {rule.isOnRequest ? 'On request' : missing.length > 0 ? `Missing: ${joinWords(missing)}` : 'Covered'}
              </Chip>
              <p className="mt-1">{describeRule(rule)}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-[14px]">{describeNoRule(placesOf(facts))}</p>
      )}
      {workplace === 'remote' && (
        <p className="mt-2 text-[14px]">
          Remote work can fall under the rules of every place people may work from. List those in Hiring Places.
        </p>
      )}
      <p className="mt-3 text-[13px] text-mute">As of {payRulesDate}, and not complete: cities have rules too. Not legal advice.</p>
    </Panel>
  );
}
