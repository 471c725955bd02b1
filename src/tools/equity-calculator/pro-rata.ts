import { multiplyMoney } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import { nameOrNone, type CapTable } from './cap-table';
import type { Inputs } from './model';

export interface ProRata {
  id: string;
  name: string;
  /** Of all shares before the new money and the pool top-up, converted SAFEs and notes included. */
  share: number;
  /** What the investor may put in, and what it buys. */
  amount: number;
  shares: number;
  /** Of the company after the round, without and with it. */
  without: number;
  taken: number;
}

export interface ProRataRound {
  roundId: string;
  name: string;
  rows: ProRata[];
  /** What is left of the round for new investors if everybody takes theirs. */
  left: number;
}

/**
 * The right to keep one’s share: each existing investor may buy that part of the new shares which it holds of the company
 * before the new money. Investors are those of earlier rounds, SAFEs and notes that have converted, and stakeholders who invested.
 */
export function toProRata({ stakeholders }: Inputs, table: CapTable): ProRataRound[] {
  const earlier: { id: string; name: string; shares: number }[] = stakeholders
    .filter(({ role, afterRound }) => role === 'Investor' && !table.steps.some(({ round }) => round.id === afterRound))
    .map(({ id, name }) => ({ id, name: nameOrNone(name, 'No name'), shares: table.sharesOf.get(id) ?? 0 }));
  return table.steps
    .filter(({ price }) => price !== null)
    .map(({ round, newShares, after, converted, capitalisation }) => {
      earlier.push(
        ...converted.map(({ id, shares, convertible }) => ({ id, shares, name: nameOrNone(convertible.name, convertible.instrument) })),
      );
      const rows = earlier
        .filter(({ shares }) => shares > 0 && capitalisation > 0)
        .map(({ id, name, shares }): ProRata => {
          const share = Math.min(1, shares / capitalisation);
          const bought = Math.floor(newShares * share);
          return {
            id,
            name,
            share,
            amount: multiplyMoney(round.investment, share),
            shares: bought,
            without: shares / after,
            taken: (shares + bought) / after,
          };
        });
      const name = nameOrNone(round.name, 'Unnamed');
      earlier.push({ id: round.id, name: `${name} investors`, shares: newShares });
      return { roundId: round.id, name, rows, left: round.investment - sumOf(rows.map(({ amount }) => amount)) };
    });
}
