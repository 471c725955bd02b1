import type { Day } from '@/lib/dates';

interface Dated {
  /** The calendar year in which it begins. */
  year: number;
  /** In words: "1 April 2026 to 31 March 2027". */
  period: string;
  asOf: Day;
  source: string;
  currency: string;
}

/** The figures of one financial year in pounds. A new year is a new pack like this one. */
export interface UkPack extends Dated {
  mainRate: number;
  smallRate: number;
  lowerLimit: number;
  upperLimit: number;
  /** Of the distance to the upper limit. */
  reliefFraction: number;
}

export const uk2026: UkPack = {
  year: 2026,
  period: 'Financial year 2026, 1 April 2026 to 31 March 2027',
  asOf: '2026-04-01',
  source: 'Corporation Tax rates and Marginal Relief as published by HMRC (Corporation Tax Act 2010, Part 3A), taken from public summaries',
  currency: 'GBP',
  mainRate: 0.25,
  smallRate: 0.19,
  lowerLimit: 50_000,
  upperLimit: 250_000,
  reliefFraction: 3 / 200,
};

/** The figures of one assessment year in euros. */
export interface GermanPack extends Dated {
  corporateRate: number;
  solidarityRate: number;
  /** Steuermesszahl. */
  tradeBaseRate: number;
  /** The lowest municipal rate that the law allows, and one that many towns have, in percent. */
  lowestMunicipalRate: number;
  usualMunicipalRate: number;
  /** Trade income is rounded down to these euros. */
  tradeStep: number;
}

export const germany2026: GermanPack = {
  year: 2026,
  period: 'Assessment year 2026',
  asOf: '2026-01-01',
  source: '§ 23 KStG, § 4 SolZG, §§ 11 and 16 GewStG, taken from public summaries; the corporate rate falls by one point a year from 2028',
  currency: 'EUR',
  corporateRate: 0.15,
  solidarityRate: 0.055,
  tradeBaseRate: 0.035,
  lowestMunicipalRate: 200,
  usualMunicipalRate: 400,
  tradeStep: 100,
};
