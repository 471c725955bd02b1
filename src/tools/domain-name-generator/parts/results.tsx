import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDomainCheck } from '@/kinds/names/use-domain-check';
import type { Records } from '@/kinds/records/use-records';
import { groupBy } from '@/lib/lists';
import { toStanding } from '../availability';
import type { StandingOf } from '../files';
import type { Extra, fields } from '../model';
import { identityOf } from '../picks';
import { readDomain } from '../paste';
import type { ResultTab } from '../view';
import { NamesTab } from './names-tab';
import { OwnListTab } from './own-list-tab';
import { PricesTab } from './prices-tab';
import { ShortlistTab } from './shortlist-tab';

export { NamesProposal } from './names-proposal';

export type DomainRecords = Records<typeof fields, Extra>;

type Live = ReturnType<typeof useDomainCheck>;
/** What a registry said of one name, and when. */
export type Answer = NonNullable<ReturnType<Live['answers']['get']>>;

/** What every list of names needs. */
export interface Desk {
  records: DomainRecords;
  live: Live;
  /** A registry's answer, the stand-in, or nothing for names that are not simulated. */
  standingOf: StandingOf;
  isPicked: (domain: string) => boolean;
  togglePick: (shown: string) => void;
}

interface ResultsProps {
  records: DomainRecords;
  tab: ResultTab;
  isBusy: boolean;
  onGenerate: () => void;
}

/** Answers of the registries are kept here, so that every tab shows the same ones. */
export function Results({ records, tab, ...rest }: ResultsProps) {
  const live = useDomainCheck();
  const { all } = records;
  const picked = useMemo(() => groupBy(all, identityOf), [all]);
  const standingOf = useCallback(
    (domain: string, isSimulated = true) => toStanding(domain, live.answers.get(domain), isSimulated),
    [live.answers],
  );
  // Stays the same from drawing to drawing, so that rows need not be drawn again for it.
  const latest = useRef({ records, picked });
  useEffect(() => {
    latest.current = { records, picked };
  });
  const togglePick = useCallback((shown: string) => {
    const { records: now, picked: there } = latest.current;
    const known = there.get(readDomain(shown)?.domain ?? shown);
    if (known) now.remove(known.map(({ id }) => id));
    else now.add({ domain: shown, decision: 'Considering', notes: '' });
  }, []);
  const desk: Desk = { records, live, standingOf, isPicked: (domain) => picked.has(domain), togglePick };
  if (tab === 'own') return <OwnListTab desk={desk} />;
  if (tab === 'shortlist') return <ShortlistTab desk={desk} />;
  if (tab === 'prices') return <PricesTab records={records} />;
  return <NamesTab desk={desk} {...rest} />;
}
