import type { Convertible, Inputs, Round, Settings, Stakeholder } from './model';

/** Cents of a dollar amount. */
export const dollars = (amount: number) => Math.round(amount * 100);

export const holder = (id: string, equityPercentage: number, more: Partial<Stakeholder> = {}): Stakeholder => ({
  id,
  name: id,
  role: 'Founder',
  equityPercentage,
  vestingPeriod: 48,
  cliffPeriod: 12,
  exactShares: 0,
  grantDate: '',
  acceleration: 'None',
  has83b: false,
  exercisePrice: 0,
  afterRound: '',
  ...more,
});

export const round = (id: string, investment: number, valuation: number, more: Partial<Round> = {}): Round => ({
  id,
  name: id,
  investment: dollars(investment),
  valuation: dollars(valuation),
  date: '',
  poolTarget: 0,
  poolPlace: 'Pre-money',
  preference: 'Non-participating',
  multiple: 1,
  participationCap: 3,
  ...more,
});

export const safe = (id: string, amount: number, cap: number, more: Partial<Convertible> = {}): Convertible => ({
  id,
  name: id,
  instrument: 'Post-money SAFE',
  amount: dollars(amount),
  cap: dollars(cap),
  discount: 0,
  issued: '',
  isMfn: false,
  interest: 0,
  maturity: '',
  ...more,
});

const settings: Settings = {
  totalShares: 10_000_000,
  pool: 0,
  promised: 0,
  vestedOn: '',
  exitValue: dollars(50_000_000),
  exitDay: '',
  seniority: 'All investors together',
  isVestedOnly: false,
  isWithout83b: false,
};

export const inputsOf = (parts: Partial<Omit<Inputs, 'settings'>> & { settings?: Partial<Settings> }): Inputs => ({
  stakeholders: [],
  rounds: [],
  convertibles: [],
  sales: [],
  currency: 'USD',
  today: '2026-11-15',
  ...parts,
  settings: { ...settings, ...parts.settings },
});
