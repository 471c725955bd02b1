import { formatDay } from '@/lib/dates';
import { formatNumber } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Bar, Notice, Panel } from '@/ui/layout';
import { checkedName, findStaleFacts, freshDays, type KnownFact } from '../facts';
import { nameOf } from '../model';
import { computeShares, readShare } from '../share';
import { TypedLink } from './competitor-card';
import type { CompetitorRecords } from './use-competitor-form';

const shownShares = 8;
const shownFacts = 5;

/** What the list says as a whole: how the market is divided, and what has to be looked up again. */
export default function Overview({ records }: { records: CompetitorRecords }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <SharePanel records={records} />
      <StalePanel records={records} />
    </div>
  );
}

function SharePanel({ records: { all } }: { records: CompetitorRecords }) {
  const { total, isAbove, counted, unread } = computeShares(all);
  const rows = all
    .flatMap((competitor) => {
      const { percent } = readShare(competitor.marketShare);
      return percent === undefined ? [] : [{ competitor, percent }];
    })
    .sort((a, b) => b.percent - a.percent);
  const rest = [
    counted > shownShares && `The ${shownShares} largest of ${formatNumber(counted)} are shown.`,
    unread > 0 && `${plural(unread, 'competitor')} without a percentage left out.`,
  ].filter(Boolean);
  return (
    <Panel title="How the market is divided">
      {isAbove && (
        <div role="alert" className="mb-3">
          <Notice>The market shares add up to {formatNumber(total)}%, more than 100%. Check where they come from.</Notice>
        </div>
      )}
      {counted === 0 ? (
        <p className="text-mute">Enter a market share such as 25% to see it here.</p>
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-2.5">
            {rows.slice(0, shownShares).map(({ competitor, percent }) => (
              <li key={competitor.id}>
                <span className="mb-1 flex justify-between gap-3 text-[14px]">
                  <span className="min-w-0 truncate">{nameOf(competitor)}</span>
                  <span>{formatNumber(percent)}%</span>
                </span>
                <Bar label={`${nameOf(competitor)}, part of the market`} share={percent / 100} />
              </li>
            ))}
          </ul>
          <p className="mt-3 flex justify-between gap-3 border-t border-line pt-3 text-[14px]">
            <span>All competitors together</span>
            <span className="font-semibold">{formatNumber(total)}%</span>
          </p>
          {!isAbove && (
            <p className="flex justify-between gap-3 text-[14px] text-mute">
              <span>You and everyone else</span>
              <span>{formatNumber(Number((100 - total).toFixed(6)))}%</span>
            </p>
          )}
        </>
      )}
      {rest.length > 0 && <p className="mt-2 text-[13px] text-mute">{rest.join(' ')}</p>}
    </Panel>
  );
}

function StalePanel({ records }: { records: CompetitorRecords }) {
  const { today } = records.tool.around;
  const stale = findStaleFacts(records.all, today);
  if (stale.length === 0) return null;
  return (
    <Panel title="Facts to check again" aside={<span className="text-mute">{stale.length.toLocaleString('en-US')}</span>}>
      <ul className="grid grid-cols-1 gap-3">
        {stale.slice(0, shownFacts).map((known) => (
          <StaleFact key={`${known.competitor.id} ${known.fact}`} known={known} records={records} />
        ))}
      </ul>
      <p className="mt-3 text-[13px] text-mute">
        Checked more than {freshDays} days ago.
        {stale.length > shownFacts && ` And ${(stale.length - shownFacts).toLocaleString('en-US')} more.`}
      </p>
    </Panel>
  );
}

function StaleFact({ known: { competitor, fact, label, source, checked }, records }: { known: KnownFact; records: CompetitorRecords }) {
  const confirm = () =>
    records.update(competitor.id, { [checkedName(fact)]: records.tool.around.today }, { say: 'Marked as checked today' });
  return (
    <li className="flex items-center justify-between gap-3">
      <span className="min-w-0">
        <span className="block truncate">
          {nameOf(competitor)}: {label.toLowerCase()}
        </span>
        <span className="block text-[13px] text-warn">
          Checked {formatDay(checked)}
          {source !== '' && (
            <>
              {' · '}
              <TypedLink typed={source} text="Source" />
            </>
          )}
        </span>
      </span>
      <Button className="no-print flex-none" aria-label={`Checked today: ${nameOf(competitor)}, ${label.toLowerCase()}`} onClick={confirm}>
        Checked today
      </Button>
    </li>
  );
}
