import { hashText } from '@/lib/random';

/** Told apart from each other, and from the paper in both themes. */
const colors = ['#3b82f6', '#e0623d', '#2f9e6e', '#a855f7', '#b7791f', '#d0489a', '#0e91a8', '#7a7f87'];

/** A colour for each campaign, by its name, so that it stays; two share one only where there are more than colours. */
export function colorCampaigns(names: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of names) {
    const start = hashText(name) % colors.length;
    const order = [...colors.slice(start), ...colors.slice(0, start)];
    const used = new Set(found.values());
    found.set(name, order.find((color) => !used.has(color)) ?? order[0] ?? '');
  }
  return found;
}
