import type { FileOffer } from '@/lib/files';
import type { Surroundings } from '@/lib/fields';
import { sampleStem } from '@/kinds/records/files';
import type { ChainExtra, ChainLink, ChainNode } from './model';
import type { Highlight } from './files';

const offers = [
  ['Markdown', 'supply-chain-plan.md'],
  ['CSV', 'supply-chain-nodes.csv'],
  ['CSV (links)', 'supply-chain-links.csv'],
  ['Excel', 'supply-chain.xlsx'],
  ['PNG', 'supply-chain.png'],
  ['SVG', 'supply-chain.svg'],
] as const;

/** The plan first; what makes the files arrives when one is asked for. */
export function offerFiles(
  nodes: readonly ChainNode[],
  links: readonly ChainLink[],
  extra: ChainExtra,
  around: Surroundings,
  highlight: Highlight = 'longest',
): FileOffer[] {
  const prefix = sampleStem('', [...nodes, ...links]);
  return offers.map(([label, name]) => ({
    label,
    name: `${prefix}${name}`,
    make: async () => (await import('./files')).makeFile(label, { nodes, links, extra, around, highlight }),
  }));
}
