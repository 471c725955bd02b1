import type { Block, Card } from '@/lib/blocks';
import { inRows, row, shares, type SetBlocks } from './parts';
import type { Slab } from './slabs';
import { sizes, within, type Setting } from './style';
import { textSlabs } from './text-parts';

const pad = 12;
/** What of a card goes on over the page is at least as high as this. */
const leastRest = 40;

/** The end of a column stays together: one line alone on the next page would look lost. */
function withEnd(slabs: readonly Slab[]): Slab[] {
  let height = 0;
  return slabs
    .toReversed()
    .map((slab, index) => {
      const isGlued = index > 0 && height < leastRest;
      height += slab.height + (slab.above ?? 0);
      return isGlued ? { ...slab, isGlued } : slab;
    })
    .toReversed();
}

function cardSlabs({ title, about, blocks }: Card, setting: Setting, set: SetBlocks): Slab[] {
  const head = [
    ...textSlabs(title, setting, { face: 'strong', size: sizes.part, leading: 1.35 }),
    ...(about ? textSlabs(about, setting, { size: sizes.small, color: setting.colors.mute, above: 1 }) : []),
  ];
  const again = textSlabs(`${title}, continued`, setting, { face: 'strong', size: sizes.small, color: setting.colors.mute });
  const continued = row([again], 0, 4);
  return withEnd([
    ...head.map((slab) => ({ ...slab, isGlued: true })),
    // A table inside says its own head again.
    ...set(blocks, setting).map((slab) => ({ head: continued, ...slab })),
  ]);
}

/** Two or three beside one another, of one height; they go on over the page where much of one would stay white. */
export function cardsSlabs({ cards }: Extract<Block, { kind: 'cards' }>, setting: Setting, set: SetBlocks): Slab[] {
  const count = cards.length === 1 ? 1 : cards.length % 3 === 0 && setting.width > 420 ? 3 : 2;
  const places = shares(setting, count, 12);
  return inRows(cards, count).map((line) => ({
    height: 0,
    above: 12,
    columns: line.map((card, place) => {
      const own = places[place] ?? setting;
      return cardSlabs(card, within(own, own.x + pad, own.width - pad * 2), set);
    }),
    behind: {
      pad,
      draw: (pen, column, top, height) => {
        const own = places[column] ?? setting;
        pen.box(own.x, top, own.width, height, setting.colors.ground, 5);
      },
    },
    draw: () => undefined,
  }));
}
