import { daysBetween, isDay } from '@/lib/dates';
import { minorDigits, toMajor } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import type { Sheet } from '@/lib/sheet';
import { computeCapTable, nameOrNone, type CapTable, type Converted } from './cap-table';
import { toFullTable } from './full-table';
import type { Convertible, Inputs } from './model';
import type { Way } from './priced-round';
import { basisOf, firstPool, firstTotal, grantedFormula, safeSheet, stepSheet, termSheet } from './workbook-parts';

type SafeColumn = Parameters<typeof safeSheet.at>[0];
type StepColumn = Parameters<typeof stepSheet.at>[0];
const codes: Record<Way['by'], number> = { 'post-money cap': 1, 'pre-money cap': 2, discount: 3, 'round price': 4 };
/** The priced-round model in formulas. Which way a SAFE converts is typed in; a check says when another would be cheaper. */
export function toFullSheets(inputs: Inputs, currency: string): Sheet[] {
  const table = computeCapTable(inputs, true);
  const all = inputs.convertibles.filter(({ amount }) => amount > 0);
  return [convertibleSheet(inputs, table, all, currency), toStepSheet(inputs, table, all, currency), toFullTable(inputs, table, all)];
}

const addUp = (cells: readonly string[]) => (cells.length === 0 ? '0' : cells.join('+'));

function convertibleSheet(inputs: Inputs, table: CapTable, all: readonly Convertible[], currency: string): Sheet {
  return safeSheet.toSheet(
    all.map((convertible, row) => {
      const place = table.steps.findIndex(({ converted }) => converted.some(({ id }) => id === convertible.id));
      const found = table.steps[place]?.converted.find(({ id }) => id === convertible.id);
      const round = table.steps[place]?.round;
      const until = round?.date || inputs.today;
      const isNote = convertible.instrument === 'Convertible note' && found && isDay(convertible.issued) && isDay(until);
      const days = isNote ? Math.max(0, daysBetween(convertible.issued, until)) : 0;
      const at = (name: SafeColumn) => safeSheet.at(name, row);
      const terms = termsOf(convertible, found);
      const typed = {
        investor: convertible.name,
        instrument: convertible.instrument,
        amount: toMajor(convertible.amount, currency),
        rate: convertible.interest,
        days,
        interest: {
          formula: `ROUND(${at('amount')}*${at('rate')}*${at('days')}/365,${minorDigits(currency)})`,
          value: toMajor(found?.interest ?? 0, currency),
        },
        round: found ? nameOrNone(round?.name ?? '', 'Round') : 'not converted',
        cap: terms.cap > 0 ? toMajor(terms.cap, currency) : null,
        discount: terms.discount > 0 ? terms.discount : null,
      };
      if (!found) return typed;
      const amount = toMajor(found.amount, currency);
      const worth = `(${at('amount')}+${at('interest')})`;
      const ifBy = (way: Way['by'], formula: string) => `IF(${at('code')}=${codes[way]},IFERROR(${formula},0),0)`;
      const { way } = found;
      const cell = (name: StepColumn) => stepSheet.elsewhere.fixed(name, place);
      const capPrice = convertible.instrument === 'Post-money SAFE' ? cell('all') : `(${cell('before')}+${cell('exact')})`;
      const offers = [
        `1/${cell('unit')}`,
        `IF(${at('cap')}>0,${at('cap')}/${capPrice},1/${cell('unit')})`,
        `(1-${at('discount')})/${cell('unit')}`,
      ];
      return {
        ...typed,
        code: codes[way.by],
        part: { formula: ifBy('post-money cap', `${worth}/${at('cap')}`), value: way.by === 'post-money cap' ? found.amount / way.cap : 0 },
        flat: { formula: ifBy('pre-money cap', `${worth}/${at('cap')}`), value: way.by === 'pre-money cap' ? found.amount / way.cap : 0 },
        priced: {
          formula: `${ifBy('discount', `${worth}/(1-${at('discount')})`)}+${ifBy('round price', worth)}`,
          value: way.by === 'discount' ? amount / (1 - way.discount) : way.by === 'round price' ? amount : 0,
        },
        shares: {
          formula: `ROUND(${at('part')}*${cell('all')}+${at('flat')}*(${cell('before')}+${cell('exact')})+${at('priced')}*${cell('unit')},0)`,
          value: found.shares,
        },
        price: { formula: `IFERROR(${worth}/${at('shares')},"")`, value: found.shares > 0 ? amount / found.shares : null },
        check: { formula: `IFERROR(IF(MIN(${offers.join(',')})<${at('price')}*0.9999,1,0),0)`, value: 0 },
      };
    }),
    { currency },
  );
}

/** The cap and discount that count: those copied through MFN, or its own. */
function termsOf({ isMfn, cap, discount }: Convertible, found: Converted | undefined): { cap: number; discount: number } {
  if (!isMfn || !found) return { cap, discount };
  const { way } = found;
  return { cap: 'cap' in way ? way.cap : 0, discount: way.by === 'discount' ? way.discount : 0 };
}

function toStepSheet(inputs: Inputs, table: CapTable, all: readonly Convertible[], currency: string): Sheet {
  let available = Math.max(0, inputs.settings.pool - inputs.settings.promised);
  return stepSheet.toSheet(
    table.steps.map((one, row) => {
      const { round, converted } = one;
      const at = (name: StepColumn) => stepSheet.at(name, row);
      const from = (column: 'money' | 'pre' | 'target') => termSheet.elsewhere.at(column, row);
      const own = all.flatMap(({ id }, place) => (converted.some((conversion) => conversion.id === id) ? [place] : []));
      const total = (name: 'part' | 'flat' | 'priced' | 'shares') => addUp(own.map((place) => safeSheet.elsewhere.at(name, place)));
      const later = inputs.stakeholders.flatMap(({ afterRound }, place) => (basisOf(inputs, afterRound) === row + 1 ? [place] : []));
      const grants = sumOf(later.map((place) => table.sharesOf.get(inputs.stakeholders[place]?.id ?? '') ?? 0));
      const before = available;
      available = Math.max(0, before + one.poolIncrease - grants);
      const always = {
        round: nameOrNone(round.name, 'Round'),
        money: { formula: from('money'), value: toMajor(round.investment, currency) },
        pre: { formula: from('pre'), value: toMajor(round.valuation, currency) },
        target: { formula: from('target'), value: round.poolTarget },
        before: { formula: row === 0 ? firstTotal : stepSheet.at('after', row - 1), value: one.before },
        available: { formula: row === 0 ? firstPool : stepSheet.at('left', row - 1), value: before },
        grants: { formula: addUp(later.map((place) => grantedFormula(table, inputs.stakeholders[place]?.id ?? '', place))), value: grants },
        left: { formula: `MAX(0,${at('available')}+${at('pool')}-${at('grants')})`, value: available },
      };
      if (one.price === null) {
        const none = { part: 0, flat: 0, priced: 0, has: 0, exact: 0, pool: 0, safes: 0, added: 0 };
        const unchanged = { formula: at('before'), value: one.before };
        return { ...always, ...none, all: unchanged, after: { ...unchanged, value: one.after } };
      }
      const part = (by: Way['by'], read: (conversion: Converted) => number) =>
        sumOf(converted.filter(({ way }) => way.by === by).map(read));
      const unit = 1 / toMajor(one.price, currency);
      const whole = toMajor(round.investment + round.valuation, currency);
      const isPre = round.poolPlace === 'Pre-money';
      const hasTopUp = one.poolIncrease > 0 || round.poolTarget * whole * unit > before + 1e-6;
      const share = (conversion: Converted) => ('cap' in conversion.way ? conversion.amount / conversion.way.cap : 0);
      return {
        ...always,
        part: { formula: total('part'), value: part('post-money cap', share) },
        flat: { formula: total('flat'), value: part('pre-money cap', share) },
        priced: {
          formula: total('priced'),
          value: toMajor(
            part('round price', ({ amount }) => amount) +
              part('discount', ({ amount, way }) => amount / (1 - (way.by === 'discount' ? way.discount : 0))),
            currency,
          ),
        },
        has: {
          formula: `IF(${at('available')}<${at('target')}*(${at('pre')}+${at('money')})*${at('before')}*(1+${at('flat')})/((1-${at('part')})*${at('pre')}-${at('priced')}),1,0)`,
          value: hasTopUp ? 1 : 0,
        },
        unit: { formula: unitFormula(at, isPre), value: unit },
        all: { formula: `${at('pre')}*${at('unit')}${isPre ? `-${at('exact')}` : ''}`, value: one.capitalisation },
        exact: {
          formula: `IF(${at('has')}=1,(${at('target')}*(${at('pre')}+${at('money')})*${at('unit')}-${at('available')})/(${isPre ? '1' : `1-${at('target')}`}),0)`,
          value: hasTopUp ? (round.poolTarget * whole * unit - before) / (isPre ? 1 : 1 - round.poolTarget) : 0,
        },
        pool: { formula: `ROUND(${at('exact')},0)`, value: one.poolIncrease },
        safes: { formula: total('shares'), value: sumOf(converted.map(({ shares }) => shares)) },
        added: { formula: `ROUND(${at('money')}*${at('unit')},0)`, value: one.newShares },
        after: { formula: `${at('before')}+${at('pool')}+${at('safes')}+${at('added')}`, value: one.after },
        price: { formula: `1/${at('unit')}`, value: toMajor(one.price, currency) },
      };
    }),
    { currency },
  );
}

/** The linear system behind a round, solved for the shares that one unit of money buys. */
function unitFormula(at: (name: StepColumn) => string, isPre: boolean): string {
  const [before, available, part, flat, priced, pre, target] = (
    ['before', 'available', 'part', 'flat', 'priced', 'pre', 'target'] as const
  ).map(at);
  const wanted = `${target}*(${pre}+${at('money')})`;
  const without = `${before}*(1+${flat})/((1-${part})*${pre}-${priced})`;
  const inside = `((1+${flat})*(${before}-${available})+${part}*${available})/((1-${part})*(${pre}-${wanted})-${priced}-${flat}*${wanted})`;
  const outside = `(${before}*(1+${flat})-${flat}*${available}/(1-${target}))/((1-${part})*${pre}-${priced}-${flat}*${wanted}/(1-${target}))`;
  return `IF(${at('has')}=1,${isPre ? inside : outside},${without})`;
}
