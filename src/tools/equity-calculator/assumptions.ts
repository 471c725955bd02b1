/** What the deeper views rest on; the plain table's own words are in content.ts. */
export const roundAssumptions = [
  'The pre-money valuation covers everything before the new money: existing shares, converted SAFEs and notes, and a pool top-up that comes out of the pre-money.',
  'Post-money SAFE: price = cap ÷ all shares before the round, with options, promised options, the existing pool and every SAFE and note that converts, but without the new pool. Pre-money SAFE and note: price = cap ÷ the shares before the round with the new pool, without SAFEs and notes.',
  'Each SAFE or note converts at the lowest of its cap price, its discount price and the round price, at the first round that closes on or after its issue date. Without dates it is the first round.',
  'Interest on notes is simple, actual days over 365, from the issue date to the closing date, and converts with the principal.',
  'MFN takes the lowest price of any SAFE issued on the same day or later.',
  'Everything is worked out in exact proportions and each holder’s shares are then rounded to the nearest whole share.',
  'Grants made after a round come out of the available pool first. Promised options aren’t counted as available.',
];

export const exitAssumptions = [
  'Stakeholders hold common shares; round investors and converted SAFEs and notes hold preferred shares with the terms of their round. The exit value is after debts and fees.',
  'Whoever may choose takes the larger of the preference and the share as common.',
  'A SAFE that never converted takes its money back or its share at the cap, counted as if every capped SAFE converts; without a cap, its amount ÷ (1 − discount). Notes are paid first, with interest. Both rank before common; SAFEs rank with the newest investors.',
  'Options are exercised only where a share brings more than their exercise price. What is paid to exercise is shared out with the exit value, and payouts are what is left after it. Options without an exercise price, and promised ones, count as shares.',
  'Unissued pool and unallocated shares aren’t paid. Shares sold on keep the rights they had and are paid to whoever bought them.',
];

export const vestingAssumptions = [
  'Vesting runs in whole months from the grant date. Nothing vests before the cliff; at the cliff all months so far do. Shares are rounded down each month and the last month brings the rest.',
  'Acceleration counts for all unvested shares: single trigger at a sale, double trigger at a sale and the loss of the job.',
];

export const electionNote =
  'In the United States a founder whose shares vest can tell the IRS within 30 days of the grant to be taxed on them at once (section 83(b)). The 30 days can’t be extended; where the last day is a Saturday, Sunday or legal holiday, the next business day counts. Send it by certified mail or file Form 15620 online.';

export const ocfHint =
  'An Open Cap Format package (.zip) or one .json file of it. Common shares and options become stakeholders, classes of preferred shares become rounds, and SAFEs and notes come with their terms. A package saved here reads back as it was.';
