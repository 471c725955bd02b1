import { describe, expect, it } from 'vitest';
import {
  addSlide,
  clampIndex,
  companyOf,
  currencyForAsk,
  duplicateSlide,
  editSlide,
  fileStem,
  hasPlaceholder,
  insertSlide,
  isSample,
  isSampleSlide,
  linesOf,
  mostSlides,
  moveSlide,
  placeholder,
  putSlides,
  removeSlide,
  shortenName,
  slidesToShow,
  startOver,
  state,
  type DeckData,
  type Slide,
} from './model';
import { deckReplySchema } from './reply';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
const slide = (id: string, more: Partial<Slide> = {}): Slide => ({
  id,
  type: 'problem',
  title: id,
  content: '',
  notes: '',
  isEdited: false,
  ...more,
});
const deckOf = (...slides: Slide[]): DeckData => ({ ...start, slides, made: slides.length, isFinal: true });
const idsOf = ({ slides }: DeckData) => slides.map(({ id }) => id);

describe('the slides', () => {
  it('are numbered on, and new words replace only what nobody touched', () => {
    const first = putSlides({ ...start, made: 4 }, [
      { type: 'problem', title: 'P', content: '', notes: '' },
      { type: 'solution', title: 'S', content: '', notes: '' },
    ]);
    expect([idsOf(first), first.made, first.seed]).toEqual([['slide-5', 'slide-6'], 6, start.seed + 1]);
    const again = putSlides(editSlide(first, 'slide-5', { title: 'Mine' }), [
      { type: 'problem', title: 'P2', content: '', notes: '' },
      { type: 'solution', title: 'S2', content: '', notes: '' },
    ]);
    expect(again.slides.map(({ title }) => title)).toEqual(['Mine', 'S2']);
    expect(again.seed).toBe(start.seed + 2);
  });

  it('are added behind the one given, up to sixty', () => {
    const two = deckOf(slide('a'), slide('b'));
    expect(idsOf(addSlide(two, 'a'))).toEqual(['a', 'slide-3', 'b']);
    expect(idsOf(addSlide(two, 'gone'))).toEqual(['a', 'b', 'slide-3']);
    expect(addSlide(two, 'a')).toMatchObject({ made: 3, isFinal: false });
    expect(idsOf(duplicateSlide(two, 'a'))).toEqual(['a', 'slide-3', 'b']);
    expect(duplicateSlide(two, 'gone')).toBe(two);
    const full = deckOf(...Array.from({ length: mostSlides }, (_, index) => slide(`s${index}`)));
    expect(insertSlide(full, 's0', (id) => slide(id))).toBe(full);
    expect(mostSlides).toBe(60);
  });

  it('move within the deck and nowhere else', () => {
    const three = deckOf(slide('a'), slide('b'), slide('c'));
    expect(idsOf(moveSlide(three, 'a', 2))).toEqual(['b', 'c', 'a']);
    expect(idsOf(moveSlide(three, 'c', 0))).toEqual(['c', 'a', 'b']);
    for (const [id, to] of [
      ['a', 0],
      ['a', -1],
      ['a', 3],
      ['gone', 1],
    ] as const)
      expect(moveSlide(three, id, to)).toBe(three);
    expect(idsOf(removeSlide(three, 'b'))).toEqual(['a', 'c']);
    expect([clampIndex(-1, 3), clampIndex(2.9, 3), clampIndex(3, 3), clampIndex(1, 0)]).toEqual([0, 2, 2, 0]);
    expect(startOver({ ...three, seed: 5, leavesOutUntouched: true })).toMatchObject({ slides: [], seed: 0, leavesOutUntouched: false });
  });

  it('name a model only until they are changed by hand', () => {
    const taken = editSlide(deckOf(slide('a')), 'a', { title: 'New' }, 'model');
    expect(taken.slides[0]).toMatchObject({ title: 'New', isEdited: true, source: 'model' });
    expect(editSlide(taken, 'a', { title: 'Mine' }).slides[0]).not.toHaveProperty('source');
  });

  it('leave out what still waits for facts, unless that is all', () => {
    const open = placeholder('a [figure]\nhere');
    expect(open).toBe('[replace: a figurehere]');
    expect([hasPlaceholder(`x ${open}`), hasPlaceholder('[other]')]).toEqual([true, false]);
    const data = (slides: Slide[]) => slidesToShow({ ...deckOf(...slides), leavesOutUntouched: true }).map(({ id, lines }) => [id, lines]);
    expect(
      data([slide('a', { content: `one\n${open}` }), slide('b', { content: open }), slide('c', { title: open, content: 'x' }), slide('d')]),
    ).toEqual([
      ['a', ['one']],
      ['d', []],
    ]);
    expect(data([slide('b', { content: open })])).toEqual([['b', [open]]]);
    expect(linesOf({ content: ' a  b \n\n c' })).toEqual(['a b', 'c']);
  });

  it('know their company and their file', () => {
    const cover = (title: string) => ({ ...deckOf(slide('a', { type: 'title', title })), draft: { ...start.draft, companyName: 'Typed' } });
    expect([companyOf(cover(' Brack  Mills ')), companyOf(cover(' ')), companyOf(cover(placeholder('name')))]).toEqual([
      'Brack Mills',
      'Typed',
      'Typed',
    ]);
    expect(fileStem(cover('Brack Mills'))).toBe('brack-mills-pitch-deck');
    expect(fileStem(cover('x'.repeat(60)))).toBe(`${'x'.repeat(50)}-pitch-deck`);
    expect([isSample(deckOf()), isSample(deckOf(slide('sample-1'))), isSample(deckOf(slide('sample-1'), slide('b')))]).toEqual([
      false,
      true,
      false,
    ]);
    expect([isSampleSlide(slide('sample-1', { isEdited: true })), isSampleSlide(slide('a'))]).toEqual([false, false]);
    expect(idsOf(duplicateSlide(deckOf(slide('sample-1')), 'sample-1'))[1]).toBe('sample-slide-2');
    expect([shortenName('x'.repeat(48)), shortenName('x'.repeat(49)), shortenName('abcd efgh', 6)]).toEqual([
      'x'.repeat(48),
      `${'x'.repeat(47)}…`,
      'abcd…',
    ]);
    expect([
      currencyForAsk('€500', 'USD'),
      currencyForAsk('$500', 'USD'),
      currencyForAsk('€', 'USD'),
      currencyForAsk('500', 'USD'),
    ]).toEqual(['EUR', undefined, undefined, undefined]);
  });
});

describe('a reply', () => {
  it('comes from a model within limits', () => {
    const one = { type: 'problem', title: '', points: [], notes: '' };
    const fits = (change: object, count = 1) =>
      deckReplySchema.safeParse({ slides: Array.from({ length: count }, () => ({ ...one, ...change })) }).success;
    expect([fits({}, 60), fits({}, 61), fits({ points: Array(8).fill('x') }), fits({ points: Array(9).fill('x') })]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    for (const [name, limit] of Object.entries({ title: 200, notes: 2000 }))
      expect([fits({ [name]: 'x'.repeat(limit) }), fits({ [name]: 'x'.repeat(limit + 1) })]).toEqual([true, false]);
    expect([fits({ points: ['x'.repeat(300)] }), fits({ points: ['x'.repeat(301)] })]).toEqual([true, false]);
  });
});

describe('decks of earlier versions', () => {
  const old = (data: object) => state.migrate?.(data, 2) as DeckData;

  it('keep their words, get a design of today, and are still a sample where they were one', async () => {
    const { schema } = await import('./schema');
    const before = {
      ...start,
      theme: { ...start.theme, layout: 'centered', font: 'Arial' },
      slides: [
        slide('sample-6', {
          type: 'traction',
          title: 'Traction',
          content: '38 paying clinics\n$3,800 monthly revenue\nSource: sample figures',
          isEdited: true,
        }),
        slide('sample-2', { title: 'Ours', isEdited: true }),
      ],
    };
    const after = old(before);
    expect(after.theme).toMatchObject({ layout: 'editorial', font: 'Arial' });
    expect(after.slides.map(isSampleSlide)).toEqual([true, false]);
    expect(schema.safeParse(after).success).toBe(true);
    expect(old({ ...before, theme: { ...before.theme, layout: 'band' } }).theme.layout).toBe('band');
    expect(schema.safeParse(state.migrate?.({ ...before, draft: { companyName: 'Acme' } }, 1)).data?.draft).toMatchObject({
      companyName: 'Acme',
      contact: '',
    });
    expect(state.migrate?.(null, 1)).toBe(null);
  });
});
