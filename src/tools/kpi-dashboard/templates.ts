import { foldText } from '@/lib/text';
import { parseNumber, withoutGroupDot } from '@/lib/numbers';
import { addKpis, saveFormula } from './edits';
import { readFormula } from './formula';
import { fields, toKpi, type Kpi, type KpiData } from './model';

type Figure = Pick<Kpi, 'name' | 'category' | 'direction'> & { unit: string };

export interface Template {
  kind: string;
  /** Typed in by the user: what they stand at, and the target if there is one. */
  figures: Figure[];
  /** What follows from them. */
  formulas: (Figure & { formula: string })[];
}

/** Stands for the sign of the document's currency. */
export const moneyUnit = '$';
type Rest = [unit: string, category: Kpi['category'], direction?: Kpi['direction']];
const money = moneyUnit;
const figure = (name: string, ...[unit, category, direction = 'higher']: Rest): Figure => ({ name, unit, category, direction });
const follows = (name: string, formula: string, ...rest: Rest) => ({ ...figure(name, ...rest), formula });

/** Which figures each kind of business follows, and the usual ratios among them. No figure comes with a value. */
export const templates: readonly Template[] = [
  {
    kind: 'Subscription software',
    figures: [
      figure('MRR', money, 'Revenue'),
      figure('Customers', '', 'Customer'),
      figure('Monthly Churn', '%', 'Customer', 'lower'),
      figure('Gross Margin', '%', 'Finance'),
      figure('CAC', money, 'Marketing', 'lower'),
      figure('Net Revenue Retention', '%', 'Revenue'),
      figure('Cash Runway', 'months', 'Finance'),
    ],
    formulas: [
      follows('Revenue per Customer', 'MRR / Customers', money, 'Revenue'),
      follows('LTV', 'Revenue per Customer * Gross Margin / Monthly Churn', money, 'Customer'),
      follows('LTV to CAC', 'LTV / CAC', '', 'Marketing'),
      follows('CAC Payback', 'CAC / (Revenue per Customer * Gross Margin / 100)', 'months', 'Marketing', 'lower'),
    ],
  },
  {
    kind: 'Online shop',
    figures: [
      figure('Sales', money, 'Revenue'),
      figure('Orders', '', 'Revenue'),
      figure('Visitors', '', 'Marketing'),
      figure('New Customers', '', 'Customer'),
      figure('Ad Spend', money, 'Marketing', 'lower'),
      figure('Return Rate', '%', 'Operations', 'lower'),
      figure('Delivery Time', 'days', 'Operations', 'lower'),
    ],
    formulas: [
      follows('Average Order', 'Sales / Orders', money, 'Revenue'),
      follows('Conversion Rate', 'Orders / Visitors * 100', '%', 'Marketing'),
      follows('Return on Ad Spend', 'Sales / Ad Spend', '', 'Marketing'),
      follows('Cost per New Customer', 'Ad Spend / New Customers', money, 'Marketing', 'lower'),
    ],
  },
  {
    kind: 'Marketplace',
    figures: [
      figure('Goods Sold', money, 'Revenue'),
      figure('Net Revenue', money, 'Revenue'),
      figure('Orders', '', 'Operations'),
      figure('Active Buyers', '', 'Customer'),
      figure('Active Sellers', '', 'Customer'),
      figure('Repeat Buyers', '%', 'Customer'),
    ],
    formulas: [
      follows('Take Rate', 'Net Revenue / Goods Sold * 100', '%', 'Revenue'),
      follows('Average Order', 'Goods Sold / Orders', money, 'Revenue'),
      follows('Orders per Buyer', 'Orders / Active Buyers', '', 'Customer'),
      follows('Buyers per Seller', 'Active Buyers / Active Sellers', '', 'Operations'),
    ],
  },
  {
    kind: 'Services and agency',
    figures: [
      figure('Revenue', money, 'Revenue'),
      figure('Billable Hours', 'hours', 'Operations'),
      figure('Available Hours', 'hours', 'Operations'),
      figure('Delivery Costs', money, 'Finance', 'lower'),
      figure('Clients', '', 'Customer'),
      figure('Days to Payment', 'days', 'Finance', 'lower'),
    ],
    formulas: [
      follows('Utilization', 'Billable Hours / Available Hours * 100', '%', 'Operations'),
      follows('Rate per Hour', 'Revenue / Billable Hours', money, 'Revenue'),
      follows('Delivery Margin', '(Revenue - Delivery Costs) / Revenue * 100', '%', 'Finance'),
      follows('Revenue per Client', 'Revenue / Clients', money, 'Customer'),
    ],
  },
];

export interface Typed {
  value: string;
  target: string;
}

/** Nobody counts or pays in thousandths: 12.400 of them are twelve thousand four hundred. */
function readTyped(text: string, unit: string) {
  const read = parseNumber(unit === money || unit === '' ? withoutGroupDot(text) : text);
  return read.ok && unit === '' ? { ok: true as const, value: Math.trunc(read.value) } : read;
}

const toRecord = ({ name, unit, category, direction }: Figure, id: string, sign: string, value: number, target: string): Kpi => {
  const read = readTyped(target, unit);
  return {
    ...toKpi({
      id,
      name,
      category,
      unit: unit === money ? sign.slice(0, fields.unit.maxLength) : unit,
      direction,
      currentValue: value,
      targetValue: read.ok ? read.value : 0,
      upperTarget: 0,
      targetTyped: read.ok ? String(read.value) : '',
      values: [],
    }),
    id,
  };
};

/** The figures that got a value, and the ratios that follow from those and from what is there. What is there already stays. */
export function addTemplate(
  data: KpiData,
  { figures, formulas }: Template,
  typed: (name: string) => Typed,
  { today, sign, makeId }: { today: string; sign: string; makeId: () => string },
): { data: KpiData; added: string[] } {
  const has = (records: readonly Kpi[], name: string) => records.some((kpi) => foldText(kpi.name.trim()) === foldText(name));
  const fresh = figures.flatMap((one) => {
    const { value, target } = typed(one.name);
    const read = readTyped(value, one.unit);
    return value.trim() === '' || !read.ok || has(data.records, one.name) ? [] : [toRecord(one, makeId(), sign, read.value, target)];
  });
  let next = fresh.length > 0 ? addKpis(data, fresh, today) : data;
  const added = fresh.map(({ name }) => name);
  for (const one of formulas) {
    const read = readFormula(one.formula, next.records);
    if (!read.ok || has(next.records, one.name)) continue;
    next = saveFormula(next, toRecord(one, makeId(), sign, 0, typed(one.name).target), read.parts);
    added.push(one.name);
  }
  return { data: next, added };
}
