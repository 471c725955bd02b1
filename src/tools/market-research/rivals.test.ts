import { describe, expect, it } from 'vitest';
import type { RivalLine } from '@/lib/topics/rivals';
import { addCompetitors, blankCompetitor, mostCompetitors, startAgain, state, type ResearchData } from './model';
import { list } from './rivals';
import { schema } from './schema';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const sample = state.sample?.(around) ?? start;
const line = (id: string, name: string, more: Partial<RivalLine> = {}): RivalLine => ({
  id,
  name,
  website: '',
  strengths: [],
  weaknesses: [],
  pricing: '',
  ...more,
});
const acme = line('a', 'Acme', { website: 'acme.example', strengths: ['fast', 'cheap, loud'], weaknesses: ['old'], pricing: '$9' });
const write = (data: ResearchData, lines: RivalLine[], gone: string[] = []) =>
  list.write(
    data,
    lines.map((one) => ({ ...one })),
    { around, gone: new Set(gone), asides: [] },
  ) as ResearchData;

describe('the company’s rivals', () => {
  it('come back as they were written, and writing them twice changes nothing more', () => {
    const data = write(start, [acme, line('b', 'Borealis')]);
    expect(data.competitors.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(data.competitors[0]?.strengths).toBe('fast\ncheap, loud');
    expect(list.read(data)).toEqual([acme, line('b', 'Borealis')]);
    expect(write(data, [acme, line('b', 'Borealis')])).toEqual(data);
    expect(schema.safeParse(data).success).toBe(true);
  });

  it('follow a change elsewhere, and stay as typed where they say the same', () => {
    const typed = {
      ...blankCompetitor('a'),
      name: 'Acme ',
      website: 'acme.example',
      strengths: '- fast\n\n* cheap, loud',
      weaknesses: 'old',
      pricing: '$9',
    };
    const data = { ...start, competitors: [typed] };
    expect(list.read(data)).toEqual([acme]);
    expect(write(data, [acme]).competitors).toEqual([typed]);
    expect(write(data, [{ ...acme, weaknesses: ['old', 'slow'] }]).competitors).toEqual([{ ...typed, weaknesses: 'old\nslow' }]);
  });

  it('leave when they are gone, and a card to fill in is always there', () => {
    const data = write(start, [acme, line('b', 'Borealis')]);
    expect(list.read(write(data, [], ['a']))).toEqual([line('b', 'Borealis')]);
    const none = write(data, [], ['a', 'b']);
    expect(none.competitors).toEqual([blankCompetitor('competitor-2')]);
    expect(list.read(none)).toEqual([]);
  });

  it('never give a card the number of one that came from elsewhere', () => {
    const data = write(start, [line('competitor-7', 'Acme')]);
    expect(addCompetitors(data, [blankCompetitor('')]).competitors.at(-1)?.id).toBe('competitor-8');
    // Nor does starting over: the others still know their rivals by the old numbers.
    const again = startAgain(data, start);
    expect(again.competitors).toEqual([blankCompetitor('competitor-8')]);
    expect(startAgain(again, sample).competitors.map(({ id }) => id)).toEqual(['competitor-9', 'competitor-10']);
    expect(addCompetitors(startAgain(again, sample), [blankCompetitor('')]).competitors.at(-1)?.id).toBe('competitor-11');
  });

  it('fit in as far as there is room', () => {
    const many = Array.from({ length: 300 }, (_, index) => line(`r${index}`, 'x'.repeat(500), { strengths: ['y'.repeat(9_000)] }));
    const data = write(start, many);
    expect(data.competitors).toHaveLength(mostCompetitors);
    expect(schema.safeParse(data).success).toBe(true);
  });

  it('are left alone by a sample and by research that holds nothing', () => {
    expect(list.isAside?.(sample)).toBe(true);
    expect(list.isAside?.(start)).toBe(true);
    expect(list.isAside?.(write(start, [acme]))).toBe(false);
    expect(list.read(start)).toEqual([]);
  });
});
