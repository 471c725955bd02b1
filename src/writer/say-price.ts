/** A plain amount, which may follow a verb: "$29 per month", "from €48", "CA$24.99"; two of them are a list of prices. */
export const isFigure = /^(?!.*\p{Sc}.*[,+&].*\p{Sc})(?:from |about )?(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3} ?)?\d(?:[\d.,]*\d)?[^.!?;:]*$/u;

/** Nobody pays for it. */
export const isFree = (price: string) =>
  /^(?:it['’]s |it is |always |completely |entirely )?free(?: of charge| for (?:all|everyone|everybody))?[.!]?$/i.test(price.trim());

/** "It costs €48", but "It is available from €48" and "Prices run from $420 to $1,900". */
export function sayPrice(amount: string, opening: string): string {
  if (!amount.startsWith('from ')) return `${opening} ${amount}.`;
  return `${amount.includes(' to ') ? 'Prices run' : 'It is available'} ${amount}.`;
}
