import { daysBetween, isDay } from '@/lib/dates';
import { minorDigits, toMajor } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import { addressOf, inSheet } from '@/lib/formulas';
import type { Cell, Sheet } from '@/lib/sheet';
import { computeCapTable, nameOrNone, type CapTable, type Converted } from './cap-table';
import { toFullTable } from './full-table';
import type { Convertible, Inputs } from './model';
import type { Way } from './priced-round';
import { basisOf, column, firstPool, firstTotal, inSafes, inSteps, safe, sheetNames, step } from './workbook-parts';

const { convertibles: safeSheet, results, table: tableSheet, rounds: roundSheet } = sheetNames;
const codes: Record<Way['by'], number> = { 'post-money cap': 1, 'pre-money cap': 2, discount: 3, 'round price': 4 };
/** The priced-round model in formulas. Which way a SAFE converts is typed in; a check says when another would be cheaper. */
export function toFullSheets(inputs: Inputs, currency: string): Sheet[] {
  const table = computeCapTable(inputs, true);
  const all = inputs.convertibles.filter(({ amount }) => amount > 0);
  return [convertibleSheet(inputs, table, all, currency), stepSheet(inputs, table, all, currency), toFullTable(inputs, table, all)];
}

const addUp = (cells: readonly string[]) => (cells.length === 0 ? '0' : cells.join('+'));

function convertibleSheet(inputs: Inputs, table: CapTable, all: readonly Convertible[], currency: string): Sheet {
  return {
    name: safeSheet,
    currency,
    columns: [
      column('Investor', 'text'),
      column('Instrument', 'text'),
      column('Amount', 'money'),
      column('Interest per year', 'percent'),
      column('Days'),
      column('Interest', 'money'),
      column('Converts in', 'text'),
      column('Converts by (1 post-money cap, 2 pre-money cap, 3 discount, 4 round price)'),
      column('Cap', 'money'),
      column('Discount', 'percent'),
      column('Share of the capitalisation', 'percent'),
      column('Share of the shares before', 'percent'),
      column('Worth at the round price', 'money'),
      column('Shares'),
      column('Price per share'),
      column('Another way is cheaper (1 = yes)'),
    ],
    rows: all.map((convertible, row): Cell[] => {
      const place = table.steps.findIndex(({ converted }) => converted.some(({ id }) => id === convertible.id));
      const found = table.steps[place]?.converted.find(({ id }) => id === convertible.id);
      const round = table.steps[place]?.round;
      const until = round?.date || inputs.today;
      const isNote = convertible.instrument === 'Convertible note' && found && isDay(convertible.issued) && isDay(until);
      const days = isNote ? Math.max(0, daysBetween(convertible.issued, until)) : 0;
      const at = (name: keyof typeof safe) => addressOf(safe[name], row);
      const head: Cell[] = [
        convertible.name,
        convertible.instrument,
        toMajor(convertible.amount, currency),
        convertible.interest,
        days,
        {
          formula: `ROUND(${at('amount')}*${at('rate')}*${at('days')}/365,${minorDigits(currency)})`,
          value: toMajor(found?.interest ?? 0, currency),
        },
      ];
      const terms = termsOf(convertible, found);
      const shown: Cell[] = [terms.cap > 0 ? toMajor(terms.cap, currency) : null, terms.discount > 0 ? terms.discount : null];
      if (!found) return [...head, 'not converted', null, ...shown, null, null, null, null, null, null];
      const amount = toMajor(found.amount, currency);
      const worth = `(${at('amount')}+${at('interest')})`;
      const ifBy = (way: Way['by'], formula: string) => `IF(${at('code')}=${codes[way]},IFERROR(${formula},0),0)`;
      const { way } = found;
      const cell = (name: keyof typeof step) => inSteps(step[name], place);
      const capPrice = convertible.instrument === 'Post-money SAFE' ? cell('all') : `(${cell('before')}+${cell('exact')})`;
      const offers = [
        `1/${cell('unit')}`,
        `IF(${at('cap')}>0,${at('cap')}/${capPrice},1/${cell('unit')})`,
        `(1-${at('discount')})/${cell('unit')}`,
      ];
      return [
        ...head,
        nameOrNone(round?.name ?? '', 'Round'),
        codes[way.by],
        ...shown,
        { formula: ifBy('post-money cap', `${worth}/${at('cap')}`), value: way.by === 'post-money cap' ? found.amount / way.cap : 0 },
        { formula: ifBy('pre-money cap', `${worth}/${at('cap')}`), value: way.by === 'pre-money cap' ? found.amount / way.cap : 0 },
        {
          formula: `${ifBy('discount', `${worth}/(1-${at('discount')})`)}+${ifBy('round price', worth)}`,
          value: way.by === 'discount' ? amount / (1 - way.discount) : way.by === 'round price' ? amount : 0,
        },
        {
          formula: `ROUND(${at('part')}*${cell('all')}+${at('flat')}*(${cell('before')}+${cell('exact')})+${at('priced')}*${cell('unit')},0)`,
          value: found.shares,
        },
        { formula: `IFERROR(${worth}/${at('shares')},"")`, value: found.shares > 0 ? amount / found.shares : null },
        { formula: `IFERROR(IF(MIN(${offers.join(',')})<${at('price')}*0.9999,1,0),0)`, value: 0 },
      ];
    }),
  };
}

/** The cap and discount that count: those copied through MFN, or its own. */
function termsOf({ isMfn, cap, discount }: Convertible, found: Converted | undefined): { cap: number; discount: number } {
  if (!isMfn || !found) return { cap, discount };
  const { way } = found;
  return { cap: 'cap' in way ? way.cap : 0, discount: way.by === 'discount' ? way.discount : 0 };
}

function stepSheet(inputs: Inputs, table: CapTable, all: readonly Convertible[], currency: string): Sheet {
  let available = Math.max(0, inputs.settings.pool - inputs.settings.promised);
  return {
    name: results,
    currency,
    columns: [
      column('Round', 'text'),
      column('Investment', 'money'),
      column('Pre-money valuation', 'money'),
      column('Option pool after the round', 'percent'),
      column('Shares before'),
      column('Available pool before'),
      column('SAFEs, share of the capitalisation', 'percent'),
      column('SAFEs and notes, share of the shares before', 'percent'),
      column('SAFEs and notes at the round price', 'money'),
      column('Pool is topped up (1 = yes)'),
      column('Shares per unit of money'),
      column('Shares before the new money'),
      column('Pool top-up, exact'),
      column('Pool top-up'),
      column('From SAFEs and notes'),
      column('New shares'),
      column('Shares after'),
      column('Price per share'),
      column('Granted after the round'),
      column('Available pool after'),
    ],
    rows: table.steps.map((one, row): Cell[] => {
      const { round, converted } = one;
      const at = (name: keyof typeof step) => addressOf(step[name], row);
      const from = (place: number) => inSheet(roundSheet, addressOf(place, row));
      const own = all.flatMap(({ id }, place) => (converted.some((conversion) => conversion.id === id) ? [place] : []));
      const total = (name: 'part' | 'flat' | 'priced' | 'shares') => addUp(own.map((place) => inSafes(safe[name], place)));
      const later = inputs.stakeholders.flatMap(({ afterRound }, place) => (basisOf(inputs, afterRound) === row + 1 ? [place] : []));
      const grants = sumOf(later.map((place) => table.sharesOf.get(inputs.stakeholders[place]?.id ?? '') ?? 0));
      const before = available;
      available = Math.max(0, before + one.poolIncrease - grants);
      const start: Cell[] = [
        nameOrNone(round.name, 'Round'),
        { formula: from(2), value: toMajor(round.investment, currency) },
        { formula: from(3), value: toMajor(round.valuation, currency) },
        { formula: from(4), value: round.poolTarget },
        { formula: row === 0 ? firstTotal : addressOf(step.after, row - 1), value: one.before },
        { formula: row === 0 ? firstPool : addressOf(step.left, row - 1), value: before },
      ];
      const end: Cell[] = [
        { formula: addUp(later.map((place) => inSheet(tableSheet, addressOf(2, place)))), value: grants },
        { formula: `MAX(0,${at('available')}+${at('pool')}-${at('grants')})`, value: available },
      ];
      if (one.price === null) {
        return [
          ...start,
          0,
          0,
          0,
          0,
          null,
          { formula: at('before'), value: one.before },
          0,
          0,
          0,
          0,
          { formula: at('before'), value: one.after },
          null,
          ...end,
        ];
      }
      const part = (by: Way['by'], read: (conversion: Converted) => number) =>
        sumOf(converted.filter(({ way }) => way.by === by).map(read));
      const unit = 1 / toMajor(one.price, currency);
      const whole = toMajor(round.investment + round.valuation, currency);
      const isPre = round.poolPlace === 'Pre-money';
      const hasTopUp = one.poolIncrease > 0 || round.poolTarget * whole * unit > before + 1e-6;
      const share = (conversion: Converted) => ('cap' in conversion.way ? conversion.amount / conversion.way.cap : 0);
      return [
        ...start,
        { formula: total('part'), value: part('post-money cap', share) },
        { formula: total('flat'), value: part('pre-money cap', share) },
        {
          formula: total('priced'),
          value: toMajor(
            part('round price', ({ amount }) => amount) +
              part('discount', ({ amount, way }) => amount / (1 - (way.by === 'discount' ? way.discount : 0))),
            currency,
          ),
        },
        {
          formula: `IF(${at('available')}<${at('target')}*(${at('pre')}+${at('money')})*${at('before')}*(1+${at('flat')})/((1-${at('part')})*${at('pre')}-${at('priced')}),1,0)`,
          value: hasTopUp ? 1 : 0,
        },
        { formula: unitFormula(at, isPre), value: unit },
        { formula: `${at('pre')}*${at('unit')}${isPre ? `-${at('exact')}` : ''}`, value: one.capitalisation },
        {
          formula: `IF(${at('has')}=1,(${at('target')}*(${at('pre')}+${at('money')})*${at('unit')}-${at('available')})/(${isPre ? '1' : `1-${at('target')}`}),0)`,
          value: hasTopUp ? (round.poolTarget * whole * unit - before) / (isPre ? 1 : 1 - round.poolTarget) : 0,
        },
        { formula: `ROUND(${at('exact')},0)`, value: one.poolIncrease },
        { formula: total('shares'), value: sumOf(converted.map(({ shares }) => shares)) },
        { formula: `ROUND(${at('money')}*${at('unit')},0)`, value: one.newShares },
        { formula: `${at('before')}+${at('pool')}+${at('safes')}+${at('added')}`, value: one.after },
        { formula: `1/${at('unit')}`, value: toMajor(one.price, currency) },
        ...end,
      ];
    }),
  };
}

/** The linear system behind a round, solved for the shares that one unit of money buys. */
function unitFormula(at: (name: keyof typeof step) => string, isPre: boolean): string {
  const [before, available, part, flat, priced, pre, target] = (
    ['before', 'available', 'part', 'flat', 'priced', 'pre', 'target'] as const
  ).map(at);
  const wanted = `${target}*(${pre}+${at('money')})`;
  const without = `${before}*(1+${flat})/((1-${part})*${pre}-${priced})`;
  const inside = `((1+${flat})*(${before}-${available})+${part}*${available})/((1-${part})*(${pre}-${wanted})-${priced}-${flat}*${wanted})`;
  const outside = `(${before}*(1+${flat})-${flat}*${available}/(1-${target}))/((1-${part})*${pre}-${priced}-${flat}*${wanted}/(1-${target}))`;
  return `IF(${at('has')}=1,${isPre ? inside : outside},${without})`;
}
