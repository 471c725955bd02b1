import type { Block } from '@/lib/blocks';
import { belongsToNext, haveClauses } from '@/lib/block-flow';
import { readableInk } from '@/lib/brand';
import { cardsSlabs } from './cards';
import { coverSlabs } from './cover';
import {
  calloutSlabs,
  columnsSlabs,
  figuresSlabs,
  leadSlabs,
  noteSlabs,
  patternSlabs,
  pictureSlabs,
  quoteSlabs,
  ruleSlabs,
  termsSlabs,
  totalsSlabs,
} from './parts';
import { signaturesSlabs } from './signatures';
import type { Slab } from './slabs';
import type { Setting } from './style';
import { tableSlabs } from './table';
import { contentsSlabs, headingSlabs, linkSlabs, listSlabs, paragraphSlabs, type Chapters } from './text-parts';

const withAir = (slabs: Slab[], above: number): Slab[] => slabs.map((slab, index) => (index === 0 ? { ...slab, above } : slab));

/** Lines of an address stand close; what begins something else has room above it. */
function spaced(slabs: Slab[], kind: Block['kind'], before: Block['kind'] | undefined, beforeLines: number, isDense: boolean): Slab[] {
  if (kind === 'paragraph' && before === 'paragraph' && isDense && slabs.length === 1 && beforeLines === 1) return withAir(slabs, 1);
  if (kind === 'paragraph' && (before === 'note' || before === 'terms')) return withAir(slabs, 12);
  if ((kind === 'table' || kind === 'columns') && before === 'columns') return withAir(slabs, 20);
  return slabs;
}

/** A heading is never the last thing on a page: the first slab after it goes with it. */
export function setBlocks(blocks: readonly Block[], setting: Setting, hasNumbers = false): Slab[] {
  const chapters: Chapters = {
    count: 0,
    hasNumbers,
    areClauses: haveClauses(blocks),
  };
  const set = (inner: readonly Block[], place: Setting) => setBlocks(inner, place);
  const setOne = (block: Block): Slab[] => {
    switch (block.kind) {
      case 'heading': {
        const slabs = headingSlabs(block, setting, chapters);
        if (block.level === 2) chapters.count += 1;
        return slabs;
      }
      case 'paragraph':
        return paragraphSlabs(block, setting, chapters);
      case 'list':
        return listSlabs(block, setting, chapters);
      case 'table':
        return tableSlabs(block, setting);
      case 'totals':
        return totalsSlabs(block, setting);
      case 'columns':
        return columnsSlabs(block, setting, set);
      case 'link':
        return linkSlabs(block, setting);
      case 'pattern':
        return patternSlabs(block, setting);
      case 'picture':
        return pictureSlabs(block, setting);
      case 'signatures':
        return signaturesSlabs(block, setting);
      case 'contents':
        return contentsSlabs(block.title, blocks, setting, chapters);
      case 'break':
        return [{ height: 0, isBreak: true, draw: () => undefined }];
      case 'rule':
        return ruleSlabs(setting);
      case 'cover':
        return coverSlabs(block, setting, readableInk('#ffffff', setting.brand.accent));
      case 'lead':
        return leadSlabs(block, setting);
      case 'figures':
        return figuresSlabs(block, setting);
      case 'terms':
        return termsSlabs(block, setting);
      case 'note':
        return noteSlabs(block, setting);
      case 'callout':
        return calloutSlabs(block, setting, set);
      case 'cards':
        return cardsSlabs(block, setting, set);
      case 'quote':
        return quoteSlabs(block, setting);
    }
  };
  let lines = 0;
  return blocks.flatMap((block, index) => {
    const slabs = spaced(setOne(block), block.kind, blocks[index - 1]?.kind, lines, setting.isDense ?? false);
    lines = slabs.length;
    // Sums are not read without the row they end.
    if (block.kind === 'table' && blocks[index + 1]?.kind === 'totals')
      return slabs.map((slab, place) => (place === slabs.length - 1 ? { ...slab, isGlued: true } : slab));
    return belongsToNext(blocks, index) ? slabs.map((slab) => ({ ...slab, isGlued: true })) : slabs;
  });
}
