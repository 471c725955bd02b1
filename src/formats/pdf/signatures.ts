import type { Block, Party } from '@/lib/blocks';
import { inRows, row, shares } from './parts';
import type { Tag } from './pen';
import { stackHeight, type Slab } from './slabs';
import { sizes, within, type Setting } from './style';
import { textSlabs } from './text-parts';

const nameSlabs = (name: string, role: string, own: Setting) => textSlabs(`${role}: ${name}`, own, { face: 'strong', size: 9.5 });

/** Labels with room for a pen, or with what was typed. */
function formSlabs({ name, role, lines = [] }: Party, own: Setting, nameHeight: number): Slab[] {
  const { colors } = own;
  const left = 64;
  const who = nameSlabs(name, role, own);
  return [
    ...who,
    // Both sign on one height, however long a name is.
    { height: nameHeight - stackHeight(who), draw: () => undefined },
    ...lines.map(({ label, value }, index): Slab => {
      const tag: Tag = { kind: 'P' };
      const stack = row(
        [
          textSlabs(label, within(own, own.x, left - 8), { size: sizes.small, color: colors.mute, tag, leading: 1.3 }),
          textSlabs(value, within(own, own.x + left, own.width - left), { size: 9.5, tag, leading: 1.3 }),
        ],
        0,
      );
      const air = index === 0 ? 20 : 10;
      return {
        height: stack.height + air,
        draw: (pen, top) => {
          stack.draw(pen, top + air);
          if (value === '') pen.rule(own.x + left, top + air + stack.height, own.width - left, colors.ink, 0.6);
        },
      };
    }),
  ];
}

/** Two parties stand side by side, with room for a hand. */
export function signaturesSlabs({ parties }: Extract<Block, { kind: 'signatures' }>, setting: Setting): Slab[] {
  const count = setting.width > 340 ? 2 : 1;
  const line = (party: Party, own: Setting, nameHeight: number): Slab[] => {
    if (party.lines) return formSlabs(party, own, nameHeight);
    const small = { size: sizes.small, color: setting.colors.mute, leading: 1.5 };
    const who = party.name ? `${party.name}, ${party.role}` : party.role;
    return [
      { height: 46, draw: (pen, top) => pen.rule(own.x, top + 45, own.width, setting.colors.ink, 0.7) },
      ...textSlabs(who, own, { size: 9.5, above: 4 }),
      ...textSlabs('Signature', own, small),
      ...textSlabs('Date', own, { ...small, above: 2 }),
    ];
  };
  return inRows(parties, count).map((some) => {
    const places = shares(setting, count, 26);
    const placeOf = (index: number) => places[index] ?? setting;
    const nameHeight = Math.max(...some.map(({ name, role }, index) => stackHeight(nameSlabs(name, role, placeOf(index)))));
    return row(
      some.map((party, index) => line(party, placeOf(index), nameHeight)),
      10,
    );
  });
}
