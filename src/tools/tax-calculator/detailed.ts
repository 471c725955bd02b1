import { formatDay } from '@/lib/dates';
import { multiplyMoney } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import { toCents, type BusinessType, type TaxInputs } from './model';
import type { Bracket, YearPack } from './year-2026';

export interface Step {
  label: string;
  amount: number;
  isTotal?: boolean;
}

export interface Detailed {
  steps: Step[];
  notes: string[];
  profit: number;
  salary: number;
  businessIncomeDeduction: number;
  incomeTax: number;
  /** Self-employment tax, or both halves of the payroll tax on a salary. */
  workTax: number;
  corporateTax: number;
  dividendTax: number;
  /** Federal only: the state is left out. */
  total: number;
}

/** Each bracket's share is rounded by itself, as on a worksheet. */
export function taxByBrackets(taxable: number, brackets: readonly Bracket[]): number {
  let from = 0;
  let tax = 0;
  for (const { upTo, rate } of brackets) {
    const end = Math.min(taxable, toLimit(upTo));
    if (end > from) tax += multiplyMoney(end - from, rate);
    from = toLimit(upTo);
  }
  return tax;
}

const toLimit = (upTo: number) => (upTo === Infinity ? Infinity : toCents(upTo));
const half = (amount: number) => multiplyMoney(amount, 0.5);

/** The parts of the tax on earned income; the extra Medicare part is never deductible. */
function taxEarnings(earnings: number, { socialSecurity, medicare }: YearPack, status: TaxInputs['filingStatus']) {
  return {
    socialSecurity: multiplyMoney(Math.min(earnings, toCents(socialSecurity.wageBase)), socialSecurity.rate),
    medicare: multiplyMoney(earnings, medicare.rate),
    extra: multiplyMoney(Math.max(0, earnings - toCents(medicare.extraAbove[status])), medicare.extraRate),
  };
}

/** From here on the rules are the same for everyone who pays on a personal return. */
function taxPerson(options: { income: number; businessIncome: number; inputs: TaxInputs; pack: YearPack }) {
  const { income, businessIncome, inputs, pack } = options;
  const { filingStatus: status } = inputs;
  const wanted = toCents(Math.max(0, inputs.healthInsurance) + Math.max(0, inputs.retirementContribution));
  const personal = Math.min(wanted, income);
  const adjusted = income - personal;
  const standard = toCents(pack.standardDeduction[status]);
  const before = Math.max(0, adjusted - standard);
  const { rate, limitsFrom } = pack.businessIncomeDeduction;
  const qualified = Math.max(0, businessIncome - personal);
  const businessIncomeDeduction = multiplyMoney(Math.min(qualified, before), rate);
  const taxable = before - businessIncomeDeduction;
  const incomeTax = taxByBrackets(taxable, pack.brackets[status]);
  const steps: Step[] = [
    { label: 'Less health insurance and retirement', amount: -personal },
    { label: `Less standard deduction of ${pack.year}`, amount: -Math.min(standard, adjusted) },
    { label: `Less business income deduction (${formatPercent(rate)}, simplified)`, amount: -businessIncomeDeduction },
    { label: 'Taxable income', amount: taxable, isTotal: true },
    { label: 'Income tax by the brackets', amount: incomeTax },
  ];
  const notes = [
    ...(wanted > personal ? ['Health insurance and retirement count only up to the income that is left for them.'] : []),
    ...(personal > 0 ? ['The yearly limits of retirement plans aren’t checked.'] : []),
    ...(before > toCents(limitsFrom[status])
      ? ['At this income the business income deduction may be cut by wage limits and by your line of work. That isn’t counted.']
      : []),
  ];
  return { steps, notes, businessIncomeDeduction, incomeTax };
}

function startSteps(inputs: TaxInputs, pack: YearPack, homeOfficeLabel: string) {
  const net = toCents(inputs.revenue - inputs.expenses);
  const homeOffice = inputs.useHomeOffice ? Math.min(toCents(pack.homeOffice), Math.max(0, net)) : 0;
  const profit = Math.max(0, net - homeOffice);
  const steps: Step[] = [
    { label: 'Revenue less expenses', amount: net },
    ...(homeOffice > 0 ? [{ label: homeOfficeLabel, amount: -homeOffice }] : []),
    { label: 'Profit', amount: profit, isTotal: true },
  ];
  return { profit, steps };
}

const homeOfficeLabel = 'Less home office (simplified method, at most 300 sq ft)';

function taxOwner(inputs: TaxInputs, pack: YearPack): Detailed {
  const { profit, steps } = startSteps(inputs, pack, homeOfficeLabel);
  const netEarnings = multiplyMoney(profit, pack.netEarningsShare);
  const isCounted = netEarnings >= toCents(pack.leastNetEarnings);
  const { socialSecurity, medicare, extra } = taxEarnings(isCounted ? netEarnings : 0, pack, inputs.filingStatus);
  const workTax = socialSecurity + medicare + extra;
  const deductible = half(socialSecurity + medicare);
  const income = profit - deductible;
  const person = taxPerson({ income, businessIncome: income, inputs, pack });
  const total = person.incomeTax + workTax;
  return {
    profit,
    salary: 0,
    businessIncomeDeduction: person.businessIncomeDeduction,
    incomeTax: person.incomeTax,
    workTax,
    corporateTax: 0,
    dividendTax: 0,
    total,
    steps: [
      ...steps,
      { label: `Net earnings (${formatPercent(pack.netEarningsShare)} of profit)`, amount: netEarnings },
      {
        label: `Social Security, ${formatPercent(pack.socialSecurity.rate)} up to ${pack.socialSecurity.wageBase.toLocaleString('en-US')}`,
        amount: socialSecurity,
      },
      { label: `Medicare, ${formatPercent(pack.medicare.rate)}`, amount: medicare },
      { label: `Additional Medicare, ${formatPercent(pack.medicare.extraRate)} of the high part`, amount: extra },
      { label: 'Self-employment tax', amount: workTax, isTotal: true },
      { label: 'Minus half of it (without the additional part)', amount: -deductible },
      ...person.steps,
      { label: 'Total federal tax', amount: total, isTotal: true },
    ],
    notes: [
      ...(inputs.businessType === 'llc-partnership' ? ['All of the partnership’s profit is counted as yours.'] : []),
      ...person.notes,
    ],
  };
}

const companyHalf = ({ socialSecurity, medicare }: ReturnType<typeof taxEarnings>) => half(socialSecurity + medicare);

/** The largest salary that the profit pays together with the company's half of the payroll tax; above the wage base that half grows slower. */
function mostSalary(profit: number, pack: YearPack, status: TaxInputs['filingStatus']): number {
  const { socialSecurity, medicare } = pack;
  const base = toCents(socialSecurity.wageBase);
  const below = profit / (1 + (socialSecurity.rate + medicare.rate) / 2);
  let most = Math.floor(below <= base ? below : (profit - (base * socialSecurity.rate) / 2) / (1 + medicare.rate / 2));
  // The tax itself is rounded, so that the last cent may be one too many.
  while (most > 0 && most + companyHalf(taxEarnings(most, pack, status)) > profit) most -= 1;
  return Math.max(0, most);
}

function taxSCorporation(inputs: TaxInputs, pack: YearPack): Detailed {
  const { profit, steps } = startSteps(inputs, pack, 'Less home office (paid back to you by the company)');
  const asked = toCents(Math.max(0, inputs.salary));
  const most = mostSalary(profit, pack, inputs.filingStatus);
  const salary = Math.min(asked || half(profit), most);
  const payroll = taxEarnings(salary, pack, inputs.filingStatus);
  const employer = companyHalf(payroll);
  const employee = payroll.socialSecurity + payroll.medicare - employer + payroll.extra;
  const share = profit - salary - employer;
  const person = taxPerson({ income: salary + share, businessIncome: share, inputs, pack });
  const total = person.incomeTax + employer + employee;
  return {
    profit,
    salary,
    businessIncomeDeduction: person.businessIncomeDeduction,
    incomeTax: person.incomeTax,
    workTax: employer + employee,
    corporateTax: 0,
    dividendTax: 0,
    total,
    steps: [
      ...steps,
      { label: asked ? 'Your salary' : 'Your salary (assumption: half of the profit)', amount: salary },
      { label: 'Payroll tax, company’s half', amount: employer },
      { label: 'Payroll tax, your half and the additional Medicare part', amount: employee },
      { label: 'Profit share on top of the salary', amount: share },
      { label: 'Salary and profit share', amount: salary + share, isTotal: true },
      ...person.steps,
      { label: 'Total federal tax', amount: total, isTotal: true },
    ],
    notes: [
      ...(asked > most ? ['The profit doesn’t carry the salary you entered, so it is cut to what it can carry.'] : []),
      'Unemployment taxes and the cost of running payroll aren’t counted. A salary below what the work is worth can be challenged.',
      ...person.notes,
    ],
  };
}

function taxCCorporation(inputs: TaxInputs, pack: YearPack): Detailed {
  const net = toCents(inputs.revenue - inputs.expenses);
  const benefits = Math.min(toCents(Math.max(0, inputs.healthInsurance) + Math.max(0, inputs.retirementContribution)), Math.max(0, net));
  const profit = Math.max(0, net - benefits);
  const corporateTax = multiplyMoney(profit, pack.corporateRate);
  const dividend = profit - corporateTax;
  const dividendTax = multiplyMoney(dividend, pack.dividendRate);
  const total = corporateTax + dividendTax;
  return {
    profit,
    salary: 0,
    businessIncomeDeduction: 0,
    incomeTax: 0,
    workTax: 0,
    corporateTax,
    dividendTax,
    total,
    steps: [
      { label: 'Revenue less expenses', amount: net },
      { label: 'Less health insurance and retirement, as company expenses', amount: -benefits },
      { label: 'Profit', amount: profit, isTotal: true },
      { label: `Corporate tax, ${formatPercent(pack.corporateRate)}`, amount: corporateTax },
      { label: 'Left to pay out as a dividend', amount: dividend },
      { label: `Dividend tax (assumption: all paid out, qualified, ${formatPercent(pack.dividendRate)})`, amount: dividendTax },
      { label: 'Total federal tax', amount: total, isTotal: true },
    ],
    notes: [
      `Assumption: no salary, everything paid out as qualified dividends at ${formatPercent(pack.dividendRate)}. Dividends may be taxed at 0% or 20%, and high incomes pay 3.8% more. Profit kept in the company has no dividend tax yet.`,
    ],
  };
}

export function computeDetailed(inputs: TaxInputs, pack: YearPack): Detailed {
  if (inputs.businessType === 'c-corporation') return taxCCorporation(inputs, pack);
  return inputs.businessType === 's-corporation' ? taxSCorporation(inputs, pack) : taxOwner(inputs, pack);
}

export const describePack = ({ year, asOf }: YearPack) => `Rules of ${year}, as of ${formatDay(asOf)}`;

export interface Entity {
  label: string;
  businessType: BusinessType;
  result: Detailed;
  /** What is left of revenue less expenses after federal tax. */
  left: number;
}

/** The same business, four ways; only the type differs. */
export function compareEntities(inputs: TaxInputs, pack: YearPack): Entity[] {
  const kinds: [string, BusinessType][] = [
    ['Sole proprietor', 'sole-proprietorship'],
    ['LLC', 'llc-single'],
    ['S corporation', 's-corporation'],
    ['C corporation', 'c-corporation'],
  ];
  return kinds.map(([label, businessType]) => {
    const result = computeDetailed({ ...inputs, businessType }, pack);
    return { label, businessType, result, left: toCents(inputs.revenue - inputs.expenses) - result.total };
  });
}

/** What the comparison shows of each. */
export const entityLines: { label: string; amount: (entity: Entity) => number; isTotal?: boolean }[] = [
  { label: 'Salary to you', amount: ({ result }) => result.salary },
  { label: 'Business income deduction', amount: ({ result }) => result.businessIncomeDeduction },
  { label: 'Income tax', amount: ({ result }) => result.incomeTax },
  { label: 'Self-employment or payroll tax', amount: ({ result }) => result.workTax },
  { label: 'Corporate tax, 21%', amount: ({ result }) => result.corporateTax },
  { label: 'Dividend tax, 15% assumed', amount: ({ result }) => result.dividendTax },
  { label: 'Total federal tax', amount: ({ result }) => result.total, isTotal: true },
  { label: 'Left after federal tax', amount: ({ left }) => left, isTotal: true },
];
