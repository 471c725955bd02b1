import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bullets, heading, paragraph, type Block } from '@/lib/blocks';
import type { LookLine } from '@/lib/topics/facts';
import { pdfFile } from '.';
import { marksOn, stubFonts } from './test-data';

beforeAll(() => {
  stubFonts();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const made = async (blocks: Block[], look?: LookLine) =>
  marksOn(Buffer.from(await (await pdfFile({ title: 'T', blocks }, { look })).arrayBuffer()));
const filler = (count: number): Block[] => Array.from({ length: count }, (_, index) => paragraph(`Line ${index}`));

it('sets a large total smaller rather than breaking it, in a wide font too', async () => {
  const amount = '$696,666,665,977.52';
  const blocks: Block[] = [{ kind: 'totals', rows: [{ label: 'Total', value: amount, tone: 'figure' }] }];
  const [narrow] = (await made(blocks)).filter(({ text }) => text === amount);
  const [wide] = (await made(blocks, { accent: '#12307a', display: 'Poppins' })).filter(({ text }) => text === amount);
  expect(narrow?.size).toBeCloseTo(16, 1);
  expect(wide?.size).toBeLessThan(16);
  expect(wide?.size).toBeGreaterThan(9);
});

it('lets both parties sign on one height, below the last of the text', async () => {
  const lines = [
    { label: 'Signature', value: '' },
    { label: 'Date', value: '' },
  ];
  const parties = [
    { name: 'Kestrel and Moor Surveyors of the northern workshop for timber frames, windows and all else', role: 'Client', lines },
    { name: 'Harbor Lane Studio', role: 'Provider', lines },
  ];
  const marks = await made([
    ...filler(28),
    paragraph('The last clause.'),
    heading(2, 'Signatures'),
    paragraph('By signing below, the parties agree.'),
    { kind: 'signatures', parties },
  ]);
  const signed = marks.filter(({ text }) => text === 'Signature');
  expect(signed).toHaveLength(2);
  expect(signed[0]?.y).toBeCloseTo(signed[1]?.y ?? 0, 3);
  expect(new Set(signed.map(({ page }) => page))).toEqual(new Set([2]));
  expect(marks.find(({ text }) => text === 'The last clause.')?.page).toBe(2);
  expect(marks.find(({ text }) => text === 'Line 27')?.page).toBe(1);
});

it('says of a card that goes on over the page whose it is', async () => {
  const points = Array.from({ length: 24 }, (_, index) => `Point ${index}`);
  const marks = await made([
    ...filler(14),
    {
      kind: 'cards',
      cards: [
        { title: 'Strengths', blocks: [bullets(points)] },
        { title: 'Weaknesses', blocks: [bullets(['Only one'])] },
      ],
    },
  ]);
  const on = (page: number) => marks.filter((mark) => mark.page === page).map(({ text }) => text);
  expect(on(1)).toEqual(expect.arrayContaining(['Strengths', 'Weaknesses', 'Only one', 'Point 0']));
  expect(on(2)).toEqual(expect.arrayContaining(['Strengths, continued', 'Point 23']));
  expect(on(2)).not.toContain('Weaknesses, continued');
  expect(marks.filter(({ text }) => text.startsWith('Point '))).toHaveLength(24);
});

it('takes a last line before a break back to its page, in slightly smaller letters', async () => {
  const marks = await made([...filler(31), { kind: 'break' }, paragraph('The end.')]);
  expect(marks.find(({ text }) => text === 'Line 30')).toMatchObject({ page: 1 });
  expect(marks.find(({ text }) => text === 'The end.')?.page).toBe(2);
  expect(marks.find(({ text }) => text === 'Line 0')?.size).toBeCloseTo(10.5 * 0.97, 2);
});
