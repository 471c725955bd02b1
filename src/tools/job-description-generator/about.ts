import { heading, paragraph, type Block } from '@/lib/blocks';
import type { Facts } from './facts';

/** The company's own standing text, rather than one line about it. */
export const isBoilerplate = (about: string) => /[.!?]\s+\p{Lu}/u.test(about);

/** Who the company is, in its own words; nothing where the summary says it already. */
export function aboutBlocks({ about, company }: Pick<Facts, 'about' | 'company'>, summary: string): Block[] {
  if (!isBoilerplate(about) || summary.includes(about)) return [];
  return [heading(2, company === '' ? 'About Us' : `About ${company}`), paragraph(about)];
}
