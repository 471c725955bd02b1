/** A plain amount, which may follow a verb: "$29 per month", "from €48". */
export const isFigure = /^(?:from |about )?(?:\p{Sc}|[A-Z]{3} ?)?\d(?:[\d.,]*\d)?[^.!?;:]*$/u;

/** "It costs €48", but "It is available from €48" and "Prices run from $420 to $1,900". */
export function sayPrice(amount: string, opening: string): string {
  if (!amount.startsWith('from ')) return `${opening} ${amount}.`;
  return `${amount.includes(' to ') ? 'Prices run' : 'It is available'} ${amount}.`;
}
