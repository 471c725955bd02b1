import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign } from '../../../build/runs';
import { isInside, overlaps, textWidth } from '@/lib/drawing';
import { toMarkup } from '@/lib/shapes';
import { canvasKinds, canvases, confidences, noteColors, slots } from './content';
import { drawCanvas, pictureScale, toPicture } from './drawing';
import { laySheet, listCut } from './layout';
import { state, type CanvasData, type Note } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const sample = state.sample?.(around) as CanvasData;

const many = (count: number): CanvasData => ({
  title: 'Many',
  canvas: 'business',
  made: count,
  notes: Array.from({ length: count }, (_, index) => ({
    id: `note-${index}`,
    slot: slots[index % 9] ?? 'value',
    text: `Note number ${index} with a few more words`,
    color: noteColors[index % noteColors.length] ?? '',
    confidence: confidences[index % 4] ?? '',
    experiment: '',
  })),
});

const anyNotes: fc.Arbitrary<Note[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    slot: fc.constantFrom(...slots),
    text: fc.oneof(fc.string({ unit: anySign, maxLength: 60 }), fc.constantFrom('x'.repeat(3000), '<b>"&\'', '日本語'.repeat(40), '🦊')),
    color: fc.constantFrom(...noteColors),
    confidence: fc.constantFrom(...confidences),
    experiment: fc.string({ unit: anySign, maxLength: 40 }),
  }),
  { maxLength: 30 },
);

describe('the sheet', () => {
  it('has the true layout: five columns over two halves, nothing on top of anything else', () => {
    for (const canvas of canvasKinds) {
      const { blocks, width, height } = laySheet({ ...sample, canvas });
      expect(width / height).toBeCloseTo(Math.SQRT2, 2);
      blocks.forEach(({ box, notes }, index) => {
        expect(isInside(box, { x: 0, y: 0, width, height })).toBe(true);
        for (const other of blocks.slice(index + 1)) expect(overlaps(box, other.box)).toBe(false);
        for (const note of notes) expect(isInside(note.box, box)).toBe(true);
      });
    }
    const boxes = new Map(laySheet(sample).blocks.map(({ block, box }) => [block.title, box]));
    const at = (title: string) => boxes.get(title) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(at('Key Resources').x).toBe(at('Key Activities').x);
    expect(at('Key Resources').y).toBeGreaterThan(at('Key Activities').y);
    expect(at('Value Propositions').height).toBeGreaterThan(at('Key Activities').height * 1.9);
    expect(at('Revenue Streams').x).toBeGreaterThan(at('Cost Structure').x);
    expect(at('Cost Structure').width).toBeCloseTo(at('Revenue Streams').width);
    expect(at('Customer Segments').x).toBeGreaterThan(at('Channels').x);
  });

  it('finds room for 500 notes, and counts what it leaves out beyond', () => {
    const sheet = laySheet(many(500));
    expect(sheet.blocks.reduce((sum, { notes }) => sum + notes.length, 0)).toBe(500);
    const full = laySheet(many(3000));
    const [shown, left] = [
      full.blocks.reduce((sum, { notes }) => sum + notes.length, 0),
      full.blocks.reduce((sum, block) => sum + block.left, 0),
    ];
    expect(shown + left).toBe(3000);
    expect(left).toBeGreaterThan(0);
    expect(drawCanvas(many(3000), '').shapes.some(({ text }) => /^and [\d,]+ more, not shown$/.test(text ?? ''))).toBe(true);
  });

  it('makes type small only in the block that is too full, and says so in type that can be read', () => {
    const full = many(2000).notes.map((note) => ({ ...note, slot: 'channels' as const }));
    const few = many(9).notes.map((note) => ({ ...note, id: `own-${note.id}` }));
    const sheet = laySheet({ ...many(0), notes: [...full, ...few] });
    const plain = laySheet({ ...many(0), notes: few });
    for (const { block, size, zoom, notes, left, box } of sheet.blocks) {
      for (const note of notes) expect(isInside(note.box, box)).toBe(true);
      if (block.slot === 'channels') {
        expect(zoom).toBe(1);
        expect(left).toBeGreaterThan(0);
        expect(notes.length + left).toBe(2001);
        continue;
      }
      expect(size / sheet.width).toBeCloseTo((plain.blocks[0]?.size ?? 0) / plain.width);
      expect(left).toBe(0);
      expect(notes).toHaveLength(1);
    }
    const sign = drawCanvas({ ...many(0), notes: [...full, ...few] }, '').shapes.find(({ text }) => text?.endsWith('not shown'));
    expect(Number(sign?.attributes.fontSize) / sheet.width).toBeCloseTo(15 / 1600);
  });

  it('lists in full what it has no room for', () => {
    const long = `${'word '.repeat(300)}end`;
    const data = { ...sample, notes: [...sample.notes, { ...(sample.notes[0] as Note), id: 'long', text: long }] };
    expect(listCut(laySheet(sample), sample)).toBe('');
    expect(listCut(laySheet(data), data)).toContain(`Key Partners\n- ${long}`);
    const crowd = many(3000);
    const sheet = laySheet(crowd);
    expect(listCut(sheet, crowd).match(/^- /gm)).toHaveLength(sheet.blocks.reduce((sum, { left }) => sum + left, 0));
  });

  it('is well-formed and sound for any text', () => {
    fc.assert(
      fc.property(anyNotes, fc.string({ unit: anySign, maxLength: 30 }), fc.constantFrom(...canvasKinds), (notes, title, canvas) => {
        const drawing = drawCanvas({ ...sample, notes, title, canvas }, '2026-11-15');
        const { svg } = toPicture(drawing);
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        expect(svg.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toMatch(/&|<(?!\/?(svg|title|rect|text)\b)/);
        const values = drawing.shapes.flatMap(({ attributes }) => Object.values(attributes));
        expect(values.filter((value) => typeof value !== 'string' && !Number.isFinite(value))).toEqual([]);
        expect(pictureScale(drawing) * drawing.width).toBeLessThan(7000);
      }),
    );
  });

  it('keeps every line inside its note', () => {
    for (const { notes, size } of laySheet(many(500)).blocks) {
      for (const { lines, box } of notes) for (const line of lines) expect(textWidth(line, size)).toBeLessThanOrEqual(box.width);
    }
  });

  it('draws every title, tag and experiment, and says that a sample is one', () => {
    const text = drawCanvas(sample, '2026-11-15').shapes.map(toMarkup).join('');
    for (const { title } of canvases.business.blocks) expect(text).toContain(title);
    for (const word of ['Second Slice', 'Sample', '15 Nov 2026', 'Guess', 'Tested', 'Proven', 'Experiment:']) expect(text).toContain(word);
  });
});
