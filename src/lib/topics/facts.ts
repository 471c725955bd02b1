import type { DisplayFont } from '../display-fonts';
/** A point of a SWOT analysis. */
export interface PointLine {
  quadrant: 'strengths' | 'weaknesses' | 'opportunities' | 'threats';
  text: string;
}

/** A round of funding. */
export interface RoundLine {
  key: string;
  name: string;
  /** In minor units: what is to be raised, or was. */
  amount: number;
  currency: string;
  isOpen: boolean;
  instrument: 'priced' | 'safe' | 'note' | 'grant';
  /** In minor units; 0 where nobody has said it. */
  preMoney: number;
  cap: number;
  /** A fraction. */
  discount: number;
  /** When it closed or is to close; may be empty. */
  day: string;
}

/** Who holds how much of the company. */
export interface StakeLine {
  key: string;
  name: string;
  /** A fraction of all shares; before the rounds where there are some. */
  share: number;
  /** What is left of it after them; the same without rounds. */
  after: number;
  /** What the rounds are called, "" without any. */
  round: string;
}

/** How the company looks. */
export interface LookLine {
  accent?: string | undefined;
  /** The font of titles. */
  display?: DisplayFont | undefined;
  logo?: { png: string; width: number; height: number } | undefined;
}

/** What a privacy policy promises, as far as other documents must agree with it. */
export interface PolicyLine {
  company: string;
  website: string;
  email: string;
  hasChildren: boolean;
  hasCookies: boolean;
}

/** Whose terms of service there are. */
export interface TermsLine {
  company: string;
  website: string;
}

/** How large a market is: a figure for a year. */
export interface SizeLine {
  /** Which of the three it is. */
  key: 'tam' | 'sam' | 'som';
  /** In minor units. */
  amount: number;
  currency: string;
  /** How it was worked out and for where: "top-down, Norway". */
  basis: string;
}
