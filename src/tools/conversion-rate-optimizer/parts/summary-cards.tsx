import { cutTo } from '@/lib/cut';
import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import { joinWords } from '@/lib/text';
import { StatRow } from '@/ui/layout';
import { bottleneckRaise, type Funnel } from '../model';

const shownNames = 2;

export function SummaryCards({ funnel }: { funnel: Funnel }) {
  const { steps, overall, raised, improvement, hasGaps } = funnel;
  const percent = (rate: number) => formatPercent(rate, 2);
  const isEmpty = steps.length === 0;
  return (
    <StatRow
      stats={[
        {
          label: 'Overall Conversion',
          figure: percent(overall),
          note: isEmpty ? 'Add a step first' : steps[0]?.visitors === 0 ? 'The first step has no visitors' : describeOverall(funnel),
        },
        {
          label: 'Potential Improvement',
          figure:
            improvement === null || raised === null ? (
              noFigure
            ) : (
              <>
                +{percent(improvement)}{' '}
                <span className="font-sans text-[14px] whitespace-nowrap text-mute">
                  ({percent(overall)} → {percent(raised)})
                </span>
              </>
            ),
          note: isEmpty
            ? 'Add a step first'
            : improvement === null
              ? 'Nobody converts yet, so there is nothing to raise'
              : describeRaise(funnel),
        },
        {
          label: 'Funnel Steps',
          figure: steps.length.toLocaleString('en-US'),
          ...(hasGaps ? { note: 'Some steps don’t connect' } : {}),
        },
      ]}
    />
  );
}

const describeOverall = ({ steps }: Funnel) =>
  `${formatNumber(steps.at(-1)?.conversions ?? 0)} of ${formatNumber(steps[0]?.visitors ?? 0)} visitors`;

function describeRaise({ steps, hasGaps }: Funnel): string {
  const flagged = steps.filter(({ isBottleneck }) => isBottleneck);
  const names = flagged.slice(0, shownNames).map(({ name }) => cutTo(name || 'a step', 32));
  const others = flagged.length - names.length;
  const who = joinWords(others > 0 ? [...names, `${formatNumber(others)} more`] : names);
  const isCapped = flagged.some(({ rate }) => rate !== null && rate * (1 + bottleneckRaise) > 1);
  return [
    `If ${who} converted ${formatPercent(bottleneckRaise)} better${isCapped ? ', to 100% at most' : ''}.`,
    hasGaps && 'Your steps don’t connect, so the raise is worked out from their rates, one after the other.',
  ]
    .filter(Boolean)
    .join(' ');
}
