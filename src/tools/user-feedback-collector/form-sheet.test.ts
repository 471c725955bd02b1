import { describe, expect, it } from 'vitest';
import { checkAnswers, longestDraft } from '@/lib/ask';
import { sheetSchema } from '@/lib/ask-schema';
import { writeReply } from '@/lib/reply-code';
import { fromAskText, readReplies, toAskText } from '@/workspace/ask-link';
import { describeAdded, newEntries, toEntry, toFormSheet } from './form-sheet';
import { state, type Feedback } from './model';
import { askersOf, draftNews } from './news';
import { schema } from './schema';

const today = '2026-11-17';
const start = state.start({ today, currency: 'USD' });
const sheet = toFormSheet({ ...start.extra, formTitle: 'Tell Acre', formEmail: 'hi@acre.example' });
const reply = (id: string, answers: Record<string, string>) => ({ id, sheet: 'feedback', name: '', answers });
const full = {
  type: 'bug',
  title: 'Export – “slow”',
  description: 'Takes a minute.\nAlways.',
  rating: '2',
  category: 'API',
  email: 'bo@shop.example',
};

describe('a form for anyone', () => {
  it('travels in a link and comes back in a code', async () => {
    expect(sheetSchema.safeParse(sheet).success).toBe(true);
    expect(await fromAskText(await toAskText(sheet))).toEqual(sheet);
    expect(Object.keys(checkAnswers(sheet.questions, {}))).toEqual(['title', 'description']);
    const code = `> ${writeReply('feedback', reply('1', full)).replaceAll('\n', '\n> ').replaceAll('-', '—')}`;
    expect(readReplies(code, 'feedback')).toEqual({ answers: [reply('1', full)], problems: [] });
  });
  it('becomes an entry', () => {
    const entry = toEntry(reply('1', full), today);
    expect(entry).toMatchObject({
      id: 'reply-1',
      type: 'bug',
      title: 'Export – “slow”',
      rating: 2,
      ratingChosen: true,
      category: 'API',
      priority: 'high',
      userEmail: 'bo@shop.example',
      sources: ['Form'],
    });
    expect(toEntry(reply('2', { title: 'A', description: 'B', type: 'x', rating: '9', email: 'no' }), today)).toMatchObject({
      type: 'general',
      rating: 5,
      ratingChosen: false,
      category: 'Other',
      userEmail: '',
    });
    expect(schema.safeParse({ ...start, records: [entry] }).success).toBe(true);
  });
  it('adds each answer once', () => {
    const first = newEntries([], [reply('1', full), reply('1', full), reply('2', {})], today);
    expect(first).toHaveLength(1);
    expect(newEntries(first, [reply('1', full)], today)).toEqual([]);
    expect(describeAdded(1, 3)).toBe('1 answer added. 2 answers already here or empty.');
  });
  it('opens documents that knew no form', () => {
    const { formTitle: _a, formIntro: _b, formEmail: _c, ...older } = start.extra;
    expect(state.migrate?.({ ...start, extra: older }, 1)).toEqual(start);
  });
});

describe('news for those who asked', () => {
  const entry: Feedback = {
    ...toEntry(reply('1', full), today),
    status: 'completed',
    otherEmails: ['BO@shop.example', 'cy@shop.example'],
    voters: ['dee@shop.example (paid)', 'Eve'],
  };
  it('goes to everyone with an address, once', () => {
    expect(askersOf(entry)).toEqual(['BO@shop.example', 'cy@shop.example', 'dee@shop.example']);
  });
  it('says what happened in their own words, hidden from one another', () => {
    const draft = draftNews(entry);
    expect(draft?.subject).toBe('Shipped: Export – “slow”');
    expect(draft?.body).toContain('“Export – “slow””. It is done');
    expect(draft?.link).toMatch(/^mailto:\?bcc=BO@shop\.example,cy@/);
    expect(draft?.link.length).toBeLessThan(longestDraft);
    expect(draftNews({ ...entry, status: 'new' })).toBeUndefined();
    expect(draftNews({ ...entry, userEmail: '', otherEmails: [], voters: [] })).toBeUndefined();
  });
});
