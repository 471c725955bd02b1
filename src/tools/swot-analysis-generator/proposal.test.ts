import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign } from '../../../build/runs';
import { toText } from '@/lib/document-text';
import { quadrants } from './content';
import { toDocument } from './document';
import { mostItems, putSuggestions, readAnswers, rewriteItem, state, type SwotData } from './model';
import { findObjection, takePoints, toSwotTask, type SwotReply } from './proposal';
import { swotReplySchema } from './reply';
import { schema } from './schema';

const around = { today: '2026-11-15', currency: 'USD' };
const none = { strengths: [], weaknesses: [], opportunities: [], threats: [] };
const start = state.start(around);
const data: SwotData = putSuggestions(
  { ...start, draft: { ...start.draft, companyName: 'Harbor Booking', industry: 'Clinics' } },
  { ...none, strengths: ['Patients book at night.'] },
);
const task = toSwotTask(readAnswers(data));
const take = (of: SwotData, reply: SwotReply) => takePoints(of, reply, new Set(task.toParts(reply).map(({ id }) => id)), 'test-model');
const reply: SwotReply = {
  ...none,
  strengths: ['Clinics see\n free hours at once.', ' ', '–', 'CLINICS see free hours at once.'],
  threats: ['A rival is free.'],
};

describe('the question', () => {
  it('holds the answers and how many points are wanted', () => {
    expect(task.prompt.request).toContain('Three to six of each.');
    expect(JSON.stringify(task.prompt.data)).toContain('Harbor Booking');
  });

  it('is answered by points with names of their own, each once', () => {
    expect(task.toParts(reply).map(({ title, text }) => [title, text])).toEqual([
      ['Strength 1', 'Clinics see free hours at once.'],
      ['Threat 1', 'A rival is free.'],
    ]);
    expect(task.toParts(none)).toEqual([]);
  });
});

describe('points taken over', () => {
  it('are kept, say who wrote them, and are the user’s once rewritten', () => {
    const taken = take(data, reply);
    expect(taken.items.filter(({ isKept }) => isKept).map(({ quadrant, text, by }) => [quadrant, text, by])).toEqual([
      ['strengths', 'Clinics see free hours at once.', 'test-model'],
      ['threats', 'A rival is free.', 'test-model'],
    ]);
    const text = toText(toDocument(taken, around.today));
    expect(text).toContain('Clinics see free hours at once. (weight 3, top three; written by test-model)');
    const id = taken.items.find(({ by }) => by)?.id ?? '';
    expect(rewriteItem(taken, id, 'Mine.').items.find((item) => item.id === id)?.by).toBeUndefined();
  });

  it('are not added twice; one of our suggestions is kept instead', () => {
    const taken = take(data, reply);
    expect(take(taken, reply)).toBe(taken);
    const ours = take(data, { ...none, strengths: ['patients book  at night.'] });
    expect(ours.items).toMatchObject([{ text: 'Patients book at night.', isKept: true }]);
  });

  it('belong to the company they were written for', () => {
    const other = { ...data, draft: { ...data.draft, companyName: 'Cedar Co' } };
    const parts = task.toParts(reply);
    expect(parts.map((part) => findObjection(part, data))).toEqual(['', '']);
    expect(findObjection(parts[0] ?? { id: '', title: '', text: '' }, other)).toBe('This was written for another company.');
    expect(take(other, reply)).toBe(other);
  });

  it('stop where a saved file is full', () => {
    const [item] = data.items;
    const full = { ...data, items: item ? Array.from({ length: mostItems }, (_, index) => ({ ...item, id: `item-${index}` })) : [] };
    expect(take(full, reply)).toBe(full);
  });

  it('fit the saved work, whatever the reply', () => {
    const points = fc.array(
      fc.oneof(fc.string({ unit: anySign, maxLength: 500 }), fc.constantFrom('undefined', '<b>x</b>', '🎉', 'مرحبا')),
      {
        maxLength: 12,
      },
    );
    const replies = fc.record({ strengths: points, weaknesses: points, opportunities: points, threats: points });
    fc.assert(
      fc.property(replies, (any) => {
        expect(swotReplySchema.safeParse(any).success).toBe(true);
        const parts = task.toParts(any);
        expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
        const next = take(data, any);
        expect(schema.safeParse(next).success).toBe(true);
        for (const quadrant of quadrants) expect(next.items.filter((item) => item.quadrant === quadrant).length).toBeLessThanOrEqual(13);
      }),
    );
  });
});
