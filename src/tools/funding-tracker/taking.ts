import type { Surroundings } from '@/lib/fields';

import type { CommitmentLine } from '@/lib/topics/deals';
import type { RoundLine } from '@/lib/topics/facts';
import { inCurrency, isSampleRecord, type RecordsData } from '@/kinds/records/state';
import { takenId, type Plan, type Source } from '@/workspace/shares';
import { fields, isOpen, makeRound, type FundingExtra, type Round } from './model';
import { basisOf, instrumentOf } from './terms';

type FundingData = RecordsData<typeof fields, FundingExtra>;

/** What a round is to raise: its target, or what was written down as its amount. */
export const sizeOf = ({ target, amount }: Round) => (target > 0 ? target : amount);

/** What a cap table needs of a round: the price of shares, or the cap of what converts later. */
export function toRoundLine(round: Round, currency: string): RoundLine {
  const instrument = instrumentOf(round);
  const isPriced = instrument === 'priced';
  const preMoney = basisOf(round) === 'post' ? Math.max(0, round.valuation - sizeOf(round)) : round.valuation;
  return {
    key: round.id,
    name: round.roundType,
    amount: sizeOf(round),
    currency,
    isOpen: isOpen(round),
    instrument,
    preMoney: isPriced ? preMoney : 0,
    cap: isPriced ? 0 : round.valuation,
    discount: round.discount,
    day: round.date,
  };
}

/** What investors have said yes to goes into the round that is being raised; without one there is no place for it. */
export function planCommitments(
  data: FundingData,
  lines: readonly CommitmentLine[],
  _source: Source,
  { currency }: Surroundings,
): Plan<FundingData> {
  const rounds = inCurrency(fields, data, currency).slice();
  const place = rounds.findIndex((round) => !isSampleRecord(round) && round.status === 'In Progress');
  const round = rounds[place];
  const line = lines[0];
  if (!round || !line) return { data, names: [] };
  const investors = [...new Set([...round.investors, ...line.investors])].slice(0, mostInvestors).map((name) => name.slice(0, longestName));
  const next = { ...round, softCircled: line.promised, signed: line.signed, investors };
  if (JSON.stringify(next) === JSON.stringify(round)) return { data, names: [] };
  rounds[place] = next;
  const said = [`commitments for ${round.roundType}`];
  const isNew = round.softCircled === 0 && round.signed === 0;
  return { data: { ...data, currency, records: rounds }, names: isNew ? said : [], changed: isNew ? [] : said };
}

const mostInvestors = 400;
const longestName = fields.investors.maxLength;

const named: readonly (readonly [RegExp, Round['roundType']])[] = [
  [/pre-?\s?seed/i, 'Pre-Seed'],
  [/seed/i, 'Seed'],
  [/series a/i, 'Series A'],
  [/series b/i, 'Series B'],
  [/series c/i, 'Series C'],
  [/series [d-z]/i, 'Series D+'],
  [/bridge/i, 'Bridge'],
];

function typeOf({ instrument, name }: RoundLine): Round['roundType'] | undefined {
  if (instrument === 'safe') return 'SAFE';
  if (instrument === 'note') return 'Convertible Note';
  return named.find(([pattern]) => pattern.test(name))?.[1];
}

/** Rounds of a cap table. One that came from here is known by its key and not taken back. */
export function planRounds(
  data: FundingData,
  lines: readonly RoundLine[],
  source: Source,
  { today, currency }: Surroundings,
): Plan<FundingData> {
  const rounds = inCurrency(fields, data, currency).slice();
  const own = new Set(rounds.map(({ id }) => id));
  const added: Round[] = [];
  const changed: string[] = [];
  for (const line of lines) {
    const type = typeOf(line);
    if (!type || line.amount <= 0 || [...own].some((id) => line.key.endsWith(`-${id}`))) continue;
    const id = takenId(source, line.key);
    const told = { amount: line.amount, valuation: line.preMoney || line.cap };
    const place = rounds.findIndex((round) => round.id === id);
    const old = rounds[place];
    if (!old) {
      if (added.some((round) => round.id === id)) continue;
      added.push(
        makeRound(id, type, line.amount, line.day || today, {
          ...told,
          basis: line.preMoney > 0 ? 'pre' : '',
          discount: line.discount,
        }),
      );
    } else if (old.amount !== told.amount || old.valuation !== told.valuation) {
      rounds[place] = { ...old, ...told };
      changed.push(old.roundType);
    }
  }
  if (added.length + changed.length === 0) return { data, names: [] };
  return { data: { ...data, currency, records: [...added, ...rounds] }, names: added.map(({ roundType }) => roundType), changed };
}
