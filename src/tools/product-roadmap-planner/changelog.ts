import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import { documentFiles } from '@/kinds/document/files';
import type { Roadmap } from './files';
import { filledSections, nameOf } from './sections';

/** What is done, for those who use it: the latest period first, without names, effort and plans. */
export function toChangelog(roadmap: Roadmap): Document {
  const title = `${roadmap.title}: changelog`;
  const blocks: Block[] = [heading(1, title), paragraph(formatDay(roadmap.today), 'muted')];
  for (const section of filledSections(roadmap).reverse()) {
    const done = section.items.filter(({ status }) => status === 'Completed');
    if (done.length === 0) continue;
    blocks.push(heading(2, nameOf(section)), {
      kind: 'list',
      items: done.map((item) =>
        [item.title.trim() || 'Untitled item', item.description.replace(/\s+/g, ' ').trim()].filter(Boolean).join(': '),
      ),
    });
  }
  return { title, blocks, ...(roadmap.isSample ? { mark: 'Sample' } : {}) };
}

export async function makeChangelog(roadmap: Roadmap, currency: string): Promise<Blob> {
  const [offer] = documentFiles('changelog', toChangelog(roadmap), ['md'], currency);
  if (!offer) throw new Error('This format isn’t known.');
  return offer.make();
}
