import type { Fields, Surroundings } from '@/lib/fields';
import { clamp } from '@/lib/numbers';
import type { RoundLine } from '@/lib/topics/facts';
import type { GrantLine } from '@/lib/topics/people';
import { acceptLines } from '@/kinds/records/accept-lines';
import { inCurrency, ownRecords, type ListData } from '@/kinds/records/state';
import { takenId, type Plan, type Source } from '@/workspace/shares';
import { convertibleFields, fields as holderFields, roundFields, type Convertible, type EquityData, type Round } from './model';

/** The rounds and the SAFEs and notes of a cap table, as whoever tracks the raise would write them down. */
export function toRoundLines({ extra }: EquityData, { today, currency }: Surroundings): RoundLine[] {
  const isOpen = (day: string) => day === '' || (today !== '' && day > today);
  return [
    ...ownRecords(roundFields, extra.rounds, currency).map(({ id, name, investment, valuation, date }): RoundLine => ({
      key: `round-${id}`,
      name,
      amount: investment,
      currency,
      isOpen: isOpen(date),
      day: date,
      instrument: 'priced',
      preMoney: valuation,
      cap: 0,
      discount: 0,
    })),
    ...ownRecords(convertibleFields, extra.convertibles, currency).map(
      ({ id, name, instrument, amount, cap, discount, issued }): RoundLine => ({
        key: `convertible-${id}`,
        name,
        amount,
        currency,
        isOpen: isOpen(issued),
        day: issued,
        instrument: instrument === 'Convertible note' ? 'note' : 'safe',
        preMoney: 0,
        cap,
        discount,
      }),
    ),
  ].filter(({ amount }) => amount > 0);
}

const longestName = roundFields.name.maxLength;

function toRound(id: string, { name, amount, preMoney, day }: RoundLine, old?: Round): Round {
  const fresh: Omit<Round, 'id' | 'name' | 'investment' | 'valuation' | 'date'> = {
    poolTarget: 0,
    poolPlace: 'Pre-money',
    preference: 'Non-participating',
    multiple: 1,
    participationCap: 3,
  };
  return { ...fresh, ...old, id, name: name.slice(0, longestName), investment: amount, valuation: preMoney, date: day };
}

function toConvertible(id: string, line: RoundLine, old?: Convertible): Convertible {
  const { name, amount, cap, discount, day, instrument } = line;
  const kind = instrument === 'note' ? 'Convertible note' : 'Post-money SAFE';
  return {
    isMfn: false,
    interest: 0,
    maturity: '',
    instrument: kind,
    ...old,
    id,
    name: name.slice(0, longestName),
    amount,
    cap,
    discount: clamp(discount, 0, 0.9),
    issued: day,
  };
}

/** One list with lines put in or brought up to date. */
function merge<F extends Fields, R extends ListData<F>['records'][number]>(
  fields: F,
  list: ListData<F>,
  lines: readonly { id: string; make: (old?: R) => R; name: string }[],
  currency: string,
): { list: ListData<F>; names: string[]; changed: string[] } {
  const records = inCurrency(fields, list, currency).slice() as R[];
  const names: string[] = [];
  const changed: string[] = [];
  for (const { id, make, name } of lines) {
    const place = records.findIndex((record) => record.id === id);
    const old = records[place];
    const next = make(old);
    if (!old) records.push(next);
    else if (JSON.stringify({ ...old, ...next }) === JSON.stringify(old)) continue;
    else records[place] = { ...old, ...next };
    (old ? changed : names).push(name);
  }
  return { list: names.length + changed.length === 0 ? list : { records, currency }, names, changed };
}

/** Rounds that are being tracked elsewhere: priced ones with a valuation, and SAFEs and notes. One that came from here is not taken back. */
export function planRounds(data: EquityData, lines: readonly RoundLine[], source: Source, { currency }: Surroundings): Plan<EquityData> {
  const { rounds, convertibles } = data.extra;
  const own = [...rounds.records.map(({ id }) => `round-${id}`), ...convertibles.records.map(({ id }) => `convertible-${id}`)];
  const wanted = lines.filter(({ key, amount }) => amount > 0 && !own.some((id) => key.endsWith(`-${id}`)));
  const priced = wanted
    .filter(({ instrument, preMoney }) => instrument === 'priced' && preMoney > 0)
    .map((line) => {
      const id = takenId(source, line.key);
      return { id, name: line.name, make: (old?: Round) => toRound(id, line, old) };
    });
  const converting = wanted
    .filter(({ instrument }) => instrument === 'safe' || instrument === 'note')
    .map((line) => {
      const id = takenId(source, line.key);
      return { id, name: line.name, make: (old?: Convertible) => toConvertible(id, line, old) };
    });
  const first = merge(roundFields, rounds, priced, currency);
  const second = merge(convertibleFields, convertibles, converting, currency);
  const names = [...first.names, ...second.names];
  const changed = [...first.changed, ...second.changed];
  if (names.length + changed.length === 0) return { data, names: [] };
  return { data: { ...data, extra: { ...data.extra, rounds: first.list, convertibles: second.list } }, names, changed };
}

/** Shares promised to people of the team, as holders; how they vest is said here. */
export const takeGrants = acceptLines<typeof holderFields, EquityData['extra'], GrantLine>(holderFields, {
  noun: 'grant',
  told: ({ name, shares }) => ({ name, exactShares: Math.min(shares, holderFields.exactShares.max ?? shares) }),
  start: ({ day }) => ({ role: 'Employee', grantDate: day }),
  nameOf: ({ name }) => name,
});
