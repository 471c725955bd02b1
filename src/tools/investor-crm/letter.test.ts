import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { computeFunnel, findNarrowest } from './funnel';
import { firstName, letterFields, letterFiles, writeLetter, writeLetters, type Letter } from './letter';
import { state, statuses, type Investor, type Status } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const [sample] = state.sample?.(around).records ?? [];
const investor = (id: string, status: Status, more: Partial<Investor> = {}): Investor => ({
  ...(sample as Investor),
  id,
  name: 'Ana Ruiz',
  firm: 'Acre',
  email: `${id}@example.com`,
  status,
  ...more,
});
const letter = (more: Partial<Letter> = {}): Letter => ({
  ...readDraft(letterFields, emptyDraft(letterFields, ''), around).values,
  ...more,
});

describe('the funnel', () => {
  it('counts who got how far', () => {
    // Ten in all: 3 prospects, 2 contacted, 1 no, 2 meetings, 1 in diligence, 1 invested.
    const all = (
      [
        'prospect',
        'prospect',
        'prospect',
        'contacted',
        'contacted',
        'declined',
        'meeting-scheduled',
        'meeting-scheduled',
        'due-diligence',
        'invested',
      ] as const
    ).map((status, index) => investor(String(index), status));
    const steps = computeFunnel(all);
    expect(steps.map(({ reached }) => reached)).toEqual([10, 7, 4, 2, 2, 1]);
    expect(steps[2]?.conversion).toBeCloseTo(4 / 7);
    // 10 → 7 is 70%, 7 → 4 is 57%; fewer than five reached the rest.
    expect(findNarrowest(steps)?.status).toBe('meeting-scheduled');
    expect(findNarrowest(computeFunnel([]))).toBeUndefined();
    // A step says something once five stood before it.
    const oneOf = (count: number) =>
      computeFunnel(Array.from({ length: count }, (_, at) => investor(String(at), at ? 'prospect' : 'contacted')));
    expect([findNarrowest(oneOf(5))?.status, findNarrowest(oneOf(4))?.status]).toEqual(['contacted', undefined]);
  });

  it('never widens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...statuses)), (list) => {
        const steps = computeFunnel(list.map((status, index) => investor(String(index), status)));
        for (const { conversion } of steps) if (conversion !== undefined) expect(conversion).toBeLessThanOrEqual(1);
        expect(steps[0]?.reached).toBe(list.length);
      }),
    );
  });
});

describe('a letter to investors', () => {
  it('says the user’s own words, by name, and nothing where nothing was said', () => {
    const words = letter({ subject: 'News for [firm]', news: 'We shipped.', figures: 'MRR: 5\n- Churn: 2%', closing: 'Jo' });
    expect(writeLetter(words, investor('a', 'invested'))).toEqual({
      subject: 'News for Acre',
      body: 'Hello Ana,\n\nWe shipped.\n\nFigures\n- MRR: 5\n- Churn: 2%\n\nJo',
    });
    expect(writeLetter(letter({ news: 'See [link]' }), investor('a', 'invested')).body).toContain('[link]');
  });

  it('goes to those meant, once an address, and names those without one', () => {
    const all = [
      investor('a', 'invested'),
      investor('b', 'invested', { email: 'A@example.com' }),
      investor('c', 'invested', { email: '', name: 'Ben' }),
      investor('d', 'contacted'),
    ];
    const { mails, without } = writeLetters(letter(), all);
    expect(mails.map(({ to }) => to)).toEqual(['a@example.com']);
    expect(without.map(({ name }) => name)).toEqual(['Ben']);
    expect(writeLetters(letter({ audience: 'open' }), all).mails.map(({ to }) => to)).toEqual(['d@example.com']);
    expect(writeLetters(letter({ audience: 'all' }), all).mails).toHaveLength(2);
    expect(letterFiles(mails, true).map(({ name }) => name)).toEqual(['sample-investor-update.zip', 'sample-investor-update.csv']);
  });

  it('greets by the first name, not by a title', () => {
    const names = ['Ana Sousa', 'Dr. Karl Öz', 'Öz, Karl', 'Prof. Dr. Maya Otieno', 'Dr. Öz', 'Frau Weber', 'Cher', ' '];
    expect(names.map(firstName)).toEqual(['Ana', 'Karl', 'Karl', 'Maya', 'Dr. Öz', 'Frau Weber', 'Cher', '']);
  });
});
