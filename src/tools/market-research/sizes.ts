import type { Surroundings } from '@/lib/fields';
import { toCurrency } from '@/lib/topics/money';
import type { SizeLine } from '@/lib/topics/facts';
import type { Plan, Source } from '@/workspace/shares';
import type { ResearchData, TakenSizes } from './model';

export const sizeNames: Record<SizeLine['key'], string> = {
  tam: 'everybody who could buy',
  sam: 'those you can serve',
  som: 'what you aim to win',
};

/** The figures in the currency of the research, with how they were worked out. */
export function readSizes({ sizes }: Pick<ResearchData, 'sizes'>, currency: string): { lines: TakenSizes['lines']; basis: string } {
  if (!sizes) return { lines: [], basis: '' };
  const { currency: taken, lines } = sizes;
  return {
    lines: toCurrency(
      lines.map((line) => ({ ...line, currency: taken })),
      currency,
    ),
    basis: lines[0]?.basis ?? '',
  };
}

const order: readonly SizeLine['key'][] = ['tam', 'sam', 'som'];

/** The figures of another tool as they are there; while some are used, those of a second document are not offered. */
export function planSizes(
  data: ResearchData,
  offered: readonly SizeLine[],
  source: Source,
  { currency }: Surroundings,
): Plan<ResearchData> {
  if (offered.length === 0 || (data.sizes && data.sizes.from !== source.doc)) return { data, names: [] };
  const lines = order.flatMap((key) => {
    const line = offered.find((one) => one.key === key);
    return line ? [{ key, amount: line.amount, basis: line.basis }] : [];
  });
  const before = data.sizes;
  if (before && before.currency === currency && JSON.stringify(before.lines) === JSON.stringify(lines)) return { data, names: [] };
  const names = lines.map(({ key }) => key.toUpperCase());
  const sizes = { from: source.doc, fromName: source.tool, currency, lines };
  return before ? { data: { ...data, sizes }, names: [], changed: names } : { data: { ...data, sizes }, names };
}
