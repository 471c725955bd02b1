/** A job that somebody is wanted for. */
export interface RoleLine {
  key: string;
  title: string;
  department: string;
  /** In minor units a year; 0 where it was left open. */
  salary: number;
  currency: string;
}

/** Somebody who is about to start. */
export interface HireLine {
  key: string;
  name: string;
  role: string;
  /** Empty where the first day is open. */
  day: string;
}

/** Somebody of the team, as others may be told of them. */
export interface MemberLine {
  key: string;
  name: string;
  role: string;
  about: string;
  /** A small PNG in Base64; empty where there is none. */
  photo: string;
}

/** Shares or options that somebody was promised. */
export interface GrantLine {
  key: string;
  name: string;
  shares: number;
  /** When vesting starts; may be empty. */
  day: string;
}
