import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryOf } from '@/app/contract/arbitrary';
import { deckTypes } from './content';
import { toDeck } from './deck';
import { lintDeck } from './lint';
import { addSlide, editSlide, putSlides, removeSlide, state, type DeckData } from './model';
import { takeSlides, toDeckTask, type DeckReply } from './proposal';
import { deckReplySchema } from './reply';
import { schema } from './schema';

const around = { today: '2026-11-15', currency: 'EUR' };
const start = state.start(around);
const written = deckTypes.map((type) => ({ type, title: type, content: `about ${type}`, notes: `say ${type}` }));
const deck = putSlides(
  { ...start, draft: { ...start.draft, companyName: 'Luigi', industry: 'Restaurants', fundingAmount: '80k' } },
  written,
);
const reply: DeckReply = {
  slides: [
    {
      type: 'problem',
      title: 'Lunch takes an hour',
      points: ['- Queues\nat noon', '1. [share of diets] left out', ''],
      notes: ' Ask who queued. ',
    },
    { type: 'problem', title: 'A second one', points: [], notes: '' },
    { type: 'team', title: '', points: [], notes: 'Only notes.' },
    { type: 'funding', title: 'We ask for 80,000', points: [], notes: '' },
  ],
};
const slideOf = (data: DeckData, type: string) => data.slides.find((slide) => slide.type === type);
const idOf = (data: DeckData, type: string) => slideOf(data, type)?.id ?? '';

describe('what a model is asked', () => {
  it('are the slides of the deck, with the answers as data', () => {
    const { request, data } = toDeckTask(removeSlide(deck, idOf(deck, 'traction')), 'EUR').prompt;
    expect(request).toContain('exactly 9 slides');
    expect(request).not.toContain('traction (');
    expect(request).toContain('at most 40 words together');
    expect(data).toMatchObject({ companyName: 'Luigi', fundingAmount: '80k', currency: 'EUR' });
    expect(Object.keys(data)).toHaveLength(17);
  });

  it('knows what was written by hand, and not what a template or a model wrote', () => {
    const edited = takeSlides(editSlide(deck, idOf(deck, 'team'), { content: 'Ana, chef' }), reply, new Set(['problem']), 'gpt');
    const { data } = toDeckTask(edited, 'EUR').prompt;
    expect(data['Slide 7 as the founder wrote it (Team)']).toBe('team\n- Ana, chef\nNotes: say team');
    expect(Object.keys(data)).toHaveLength(18);
  });
});

describe('what a model proposes', () => {
  it('is shown slide by slide, the first of each kind, and only where it says something', () => {
    const parts = toDeckTask(deck, 'EUR').toParts(reply);
    expect(parts).toEqual([
      {
        id: 'problem',
        title: 'Slide 2: Problem',
        text: 'Lunch takes an hour\n- Queues\n- at noon\n- [replace: share of diets] left out\nNotes: Ask who queued.',
      },
      { id: 'funding', title: 'Slide 9: Funding', text: 'We ask for 80,000\n- about funding\nNotes: say funding' },
    ]);
  });

  it('is compared with what somebody wrote by hand', () => {
    const edited = editSlide(deck, idOf(deck, 'problem'), { content: 'Mine' });
    expect(toDeckTask(edited, 'EUR').toParts(reply)[0]?.before).toBe('problem\n- Mine\nNotes: say problem');
  });

  it('takes the place of the slide of its kind, and is no template any more', () => {
    const own = addSlide(deck, '');
    const next = takeSlides(own, reply, new Set(['problem']), 'gpt-test');
    expect(slideOf(next, 'problem')).toMatchObject({
      title: 'Lunch takes an hour',
      notes: 'Ask who queued.',
      isEdited: true,
      source: 'gpt-test',
    });
    expect(next.slides.map(({ id }) => id)).toEqual(own.slides.map(({ id }) => id));
    expect(next.slides.filter(({ type }) => type !== 'problem')).toEqual(own.slides.filter(({ type }) => type !== 'problem'));
    expect(toDeck(next, []).slides[1]?.footer).not.toContain('Template');
    // What a model leaves open keeps the deck a draft.
    expect(lintDeck(next, 'EUR').find(({ id }) => id === `open-${idOf(next, 'problem')}`)?.isBlocking).toBe(true);
    // Twice is once, and new template words leave it alone.
    expect(takeSlides(next, reply, new Set(['problem']), 'gpt-test')).toEqual(next);
    expect(slideOf(putSlides(next, written), 'problem')).toEqual(slideOf(next, 'problem'));
  });

  it('is the user’s own once changed by hand', () => {
    const next = takeSlides(deck, reply, new Set(['problem']), 'gpt-test');
    expect(slideOf(editSlide(next, idOf(next, 'problem'), { title: 'Mine' }), 'problem')).not.toHaveProperty('source');
  });

  it('brings a slide back where it was deleted since', () => {
    const without = removeSlide(deck, idOf(deck, 'problem'));
    expect(takeSlides(without, reply, new Set(['problem']), 'gpt').slides.map(({ type }) => type)).toEqual([...deckTypes]);
    const cover: DeckReply = { slides: [{ type: 'title', title: 'Luigi', points: [], notes: '' }] };
    const uncovered = removeSlide(deck, idOf(deck, 'title'));
    expect(takeSlides(uncovered, cover, new Set(['title']), 'gpt').slides[0]?.title).toBe('Luigi');
  });

  it('always gives a state that is taken back in, whatever fits the form of a reply', () => {
    const replies = arbitraryOf(deckReplySchema) as fc.Arbitrary<DeckReply>;
    const states = arbitraryOf(schema) as fc.Arbitrary<DeckData>;
    fc.assert(
      fc.property(replies, fc.oneof(fc.constant(deck), states), (given, data) => {
        const { toParts } = toDeckTask(data, 'EUR');
        const ids = toParts(given).map(({ id }) => id);
        expect(new Set(toParts(given).map(({ title }) => title)).size).toBe(ids.length);
        for (const chosen of [ids, ids.slice(0, 1)]) {
          const next = takeSlides(data, given, new Set(chosen), 'x'.repeat(500));
          expect(schema.safeParse(next).success).toBe(true);
        }
      }),
    );
  });
});
