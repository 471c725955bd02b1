import { describe, expect, it } from 'vitest';
import { bullets, paragraph, type Card, type Party } from '@/lib/blocks';
import { cardsSlabs } from './cards';
import { setBlocks } from './set-blocks';
import { signaturesSlabs } from './signatures';
import { drawnBy, evenSetting, recorder, shapesOf } from './test-data';

const setting = evenSetting();
const blank: Card = { title: 'A', blocks: [] };
const slabsOf = (cards: Card[], place = setting) => cardsSlabs({ kind: 'cards', cards }, place, setBlocks);

describe('cards', () => {
  it('stand on a ground each, of one height', () => {
    const cards = [
      { title: 'Rye', about: 'Dark', blocks: [paragraph('Sour')] },
      { title: 'Oat', blocks: [] },
    ];
    const slabs = slabsOf(cards);
    expect(slabs[0]).toMatchObject({ height: 0, above: 12 });
    // (400 - 12) / 2 wide. 12 + 11.5 × 1.35 + 1 + 9 × 1.46 + 6 + 15.33 + 12 high.
    expect(drawnBy(slabs, setting)).toEqual([
      'box 100 1000 194 75 ground 5',
      '“Rye” 112 1023.9 strong 11.5 ink',
      '“Dark” 112 1038.34 text 9 mute',
      '“Sour” 112 1059.11 text 10.5 ink',
      'box 306 1000 194 75 ground 5',
      '“Oat” 318 1023.9 strong 11.5 ink',
    ]);
  });

  it('stand beside one another in twos, in threes where there is room for them', () => {
    const rowsOf = (count: number, width: number) =>
      slabsOf(
        Array.from({ length: count }, () => blank),
        evenSetting({ width }),
      ).map(({ columns }) => columns?.length);
    expect([1, 2, 3, 4, 5, 6].map((count) => rowsOf(count, 500))).toEqual([[1], [2], [3], [2, 2], [2, 2, 1], [3, 3]]);
    expect(rowsOf(3, 420)).toEqual([2, 1]);
    // Alone it takes all of the room.
    expect(drawnBy(slabsOf([blank]), setting)[0]).toMatch(/^box 100 1000 400 /);
  });

  it('have room for words between their sides', () => {
    // 194 less 24: 32 letters of 5.25.
    const linesOf = (length: number) => slabsOf([{ title: 'A', blocks: [paragraph('x'.repeat(length))] }, blank])[0]?.columns?.[0]?.length;
    expect([linesOf(32), linesOf(33)]).toEqual([2, 3]);
  });

  it('keep their title with what follows, and forty points at their end', () => {
    const column = slabsOf([{ title: 'A', about: 'B', blocks: [bullets(['1', '2', '3', '4', '5', '6'])] }])[0]?.columns?.[0] ?? [];
    // Of 15.33 and 3.5 each, three are more than forty.
    expect(column.map(({ isGlued }) => isGlued ?? false)).toEqual([true, true, false, false, false, true, true, false]);
  });

  it('say whose they are where they go on over the page', () => {
    const [title, first] = slabsOf([{ title: 'Rye', blocks: [paragraph('Sour')] }])[0]?.columns?.[0] ?? [];
    expect(title?.head).toBeUndefined();
    expect(first?.head).toMatchObject({ above: 0 });
    // 9 × 1.46 and 4.
    expect(first?.head?.height).toBeCloseTo(17.14, 6);
    const { pen, drawn } = recorder(setting);
    first?.head?.draw(pen, 0);
    expect(drawn).toEqual(['“Rye, continued” 112 9.81 strong 9 mute']);
  });
});

describe('signatures', () => {
  const signed = (parties: Party[], place = setting) => {
    const slabs = signaturesSlabs({ kind: 'signatures', parties }, place);
    return { shapes: shapesOf(slabs), drawn: drawnBy(slabs, place) };
  };

  it('have a line for a hand, who signs, and the day', () => {
    const { shapes, drawn } = signed([
      { name: 'Jo', role: 'Client' },
      { name: '', role: 'Seller' },
    ]);
    // 46 + 4 + 9.5 × 1.46 + 13.5 + 2 + 13.5.
    expect(shapes).toEqual(['92.87 + 10']);
    expect(drawn).toEqual([
      'rule 100 1045 187 ink 0.7',
      '“Jo, Client” 100 1060.36 text 9.5 ink',
      '“Signature” 100 1073.86 text 9 mute',
      '“Date” 100 1089.36 text 9 mute',
      'rule 313 1045 187 ink 0.7',
      '“Seller” 313 1060.36 text 9.5 ink',
      '“Signature” 313 1073.86 text 9 mute',
      '“Date” 313 1089.36 text 9 mute',
    ]);
  });

  it('stand below one another in a narrow room', () => {
    const parties = ['Jo', 'Mo', 'Flo'].map((name) => ({ name, role: 'Client' }));
    expect(signed(parties, evenSetting({ width: 340 })).shapes).toHaveLength(3);
    expect(signed(parties, evenSetting({ width: 341 })).shapes).toHaveLength(2);
    expect(signed(parties, evenSetting({ width: 340 })).drawn[0]).toBe('rule 100 1045 340 ink 0.7');
  });

  it('have lines that are filled in by hand or were typed, both on one height', () => {
    const lines = [
      { label: 'Signature', value: '' },
      { label: 'Date', value: '1 May' },
    ];
    const { shapes, drawn } = signed([
      { name: 'Jo', role: 'Client', lines },
      // 39 letters of 4.75 have room.
      { name: `${'x'.repeat(30)} ${'y'.repeat(10)}`, role: 'Seller', lines },
    ]);
    // Two lines of 13.87, 20 + 12.35, 10 + 12.35.
    expect(shapes).toEqual(['82.44 + 10']);
    expect(drawn).toEqual([
      '“Client: Jo” 100 1010.36 strong 9.5 ink',
      '“Signature” 100 1056.83 text 9 mute',
      '“” 164 1057.34 text 9.5 ink',
      'rule 164 1060.09 123 ink 0.6',
      '“Date” 100 1079.18 text 9 mute',
      '“1 May” 164 1079.69 text 9.5 ink',
      `“Seller: ${'x'.repeat(30)}” 313 1010.36 strong 9.5 ink`,
      `“${'y'.repeat(10)}” 313 1024.23 strong 9.5 ink`,
      '“Signature” 313 1056.83 text 9 mute',
      '“” 377 1057.34 text 9.5 ink',
      'rule 377 1060.09 123 ink 0.6',
      '“Date” 313 1079.18 text 9 mute',
      '“1 May” 377 1079.69 text 9.5 ink',
    ]);
    // 64 less 8 have room for 12 letters of 4.5; 123 for 25 of 4.75.
    const linesOf = (label: string, value: string) => signed([{ name: 'Jo', role: 'Client', lines: [{ label, value }] }]).drawn.length - 1;
    expect([linesOf('x'.repeat(12), 'y'.repeat(25)), linesOf('x'.repeat(13), 'y'), linesOf('x', 'y'.repeat(26))]).toEqual([2, 3, 3]);
  });
});
