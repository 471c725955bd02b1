import { describe, expect, it } from 'vitest';
import {
  addPhotos,
  addSlide,
  companyOf,
  duplicateSlide,
  editSlide,
  fileStem,
  hasPlaceholder,
  hasSample,
  isSample,
  isSampleSlide,
  mostSlides,
  moveSlide,
  placeholder,
  putSlides,
  removeSlide,
  shortenName,
  startOver,
  state,
  titleOf,
  type DeckData,
  type Slide,
} from './model';
import { typeLabels } from './content';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const sample = state.sample?.(around) as DeckData;
const slide = (id: string, more: Partial<Slide> = {}): Slide => ({
  id,
  type: 'custom',
  title: 'Head',
  content: '',
  notes: '',
  isEdited: true,
  ...more,
});
const deck = (...slides: Slide[]): DeckData => ({ ...start, slides, made: slides.length, isFinal: true });
const idsOf = ({ slides }: DeckData) => slides.map(({ id }) => id);
const three = deck(slide('a'), slide('b'), slide('c'));

describe('a deck', () => {
  it('takes no slide above its most, neither new nor copied', () => {
    const full = deck(...Array.from({ length: mostSlides }, (_, index) => slide(`s${index}`)));
    expect(addSlide(full, 's0')).toBe(full);
    expect(duplicateSlide(full, 's0')).toBe(full);
    const almost = removeSlide(full, 's9');
    expect(addSlide(almost, 's0').slides).toHaveLength(mostSlides);
  });

  it('puts a new slide behind the one that is open, or at the end where that is gone', () => {
    expect(idsOf(addSlide(three, 'a'))).toEqual(['a', 'slide-4', 'b', 'c']);
    expect(idsOf(addSlide(three, 'c'))).toEqual(['a', 'b', 'c', 'slide-4']);
    expect(idsOf(addSlide(three, 'gone'))).toEqual(['a', 'b', 'c', 'slide-4']);
    expect(addSlide(three, 'a').slides[1]).toEqual(slide('slide-4', { title: 'New slide' }));
    expect(duplicateSlide(three, 'gone')).toBe(three);
  });

  it('moves a slide to every place that there is and no further', () => {
    expect(idsOf(moveSlide(three, 'a', 2))).toEqual(['b', 'c', 'a']);
    expect(idsOf(moveSlide(three, 'c', 0))).toEqual(['c', 'a', 'b']);
    expect(idsOf(moveSlide(three, 'a', 1))).toEqual(['b', 'a', 'c']);
    for (const to of [3, -1, 0]) expect(moveSlide(three, 'a', to)).toBe(three);
  });

  it('is no longer final once a slide is changed, added, moved or removed', () => {
    const changed = [
      editSlide(three, 'a', { title: 'x' }),
      addSlide(three, 'a'),
      duplicateSlide(three, 'a'),
      moveSlide(three, 'a', 1),
      removeSlide(three, 'a'),
      putSlides(three, []),
      startOver(three),
    ];
    expect(changed.map(({ isFinal }) => isFinal)).toEqual(changed.map(() => false));
    // Nothing was moved.
    expect(moveSlide(three, 'a', 0).isFinal).toBe(true);
  });

  it('keeps the photos it has when more are added, the newer one of the same person', () => {
    const first = addPhotos(start, { ana: 'A' });
    expect(first.photos).toEqual({ ana: 'A' });
    expect(addPhotos(first, { jo: 'J', ana: 'B' }).photos).toEqual({ ana: 'B', jo: 'J' });
    expect(addPhotos(first, {})).toBe(first);
  });

  it('names the model whose words a slide has, until somebody changes them', () => {
    const proposed = editSlide(three, 'b', { content: 'Words' }, 'gemini-2.5-flash');
    expect(proposed.slides.map(({ source }) => source)).toEqual([undefined, 'gemini-2.5-flash', undefined]);
    const own = editSlide(proposed, 'b', { content: 'Our words' });
    expect(own.slides[1]).toEqual(slide('b', { content: 'Our words' }));
  });

  it('writes anew only what nobody has touched, and the kinds that are written', () => {
    const data = deck(slide('a', { type: 'team', isEdited: false }), slide('b', { type: 'team' }), slide('c', { isEdited: false }));
    const written = [{ type: 'team' as const, title: 'Team', content: 'New', notes: 'Say it' }];
    expect(putSlides(data, written).slides).toEqual([
      slide('a', { type: 'team', title: 'Team', content: 'New', notes: 'Say it', isEdited: false }),
      data.slides[1],
      data.slides[2],
    ]);
    expect(putSlides({ ...start, made: 4, seed: 2 }, written)).toMatchObject({ made: 5, seed: 3, slides: [{ id: 'slide-5' }] });
  });
});

describe('what belongs to the sample', () => {
  const [first] = sample.slides;
  if (!first) throw new Error('no sample');

  it('is a slide with the sample’s words, a copy of it too', () => {
    expect(isSampleSlide(first)).toBe(true);
    expect(isSampleSlide({ ...first, title: 'Ours' })).toBe(false);
    expect(isSampleSlide({ ...first, content: 'Ours' })).toBe(false);
    expect(isSampleSlide({ ...first, id: 'slide-1' })).toBe(false);
    // Written from the sample's answers: until somebody edits it.
    expect(isSampleSlide(slide('sample-slide-1', { isEdited: false }))).toBe(true);
    expect(isSampleSlide(slide('sample-slide-1'))).toBe(false);
    const copied = duplicateSlide(sample, first.id);
    expect(copied.slides.slice(0, 2).map(isSampleSlide)).toEqual([true, true]);
    expect(duplicateSlide(editSlide(sample, first.id, { title: 'Ours' }), first.id).slides[1]?.id).toBe('slide-11');
  });

  it('makes the whole deck a sample only where nothing else is in it', () => {
    expect([hasSample(start), isSample(start)]).toEqual([false, false]);
    expect([hasSample(sample), isSample(sample)]).toEqual([true, true]);
    const mixed = addSlide(sample, first.id);
    expect([hasSample(mixed), isSample(mixed)]).toEqual([true, false]);
    // Of the sample's answers both the name and the problem must be as they were.
    const written = [{ type: 'team' as const, title: 'Team', content: '', notes: '' }];
    const idOf = (draft: Partial<DeckData['draft']>) =>
      putSlides({ ...start, draft: { ...sample.draft, ...draft } }, written).slides[0]?.id;
    expect(idOf({})).toBe('sample-slide-1');
    expect(idOf({ companyName: 'Acme' })).toBe('slide-1');
    expect(idOf({ problem: 'Another' })).toBe('slide-1');
  });

  it('is told in work of an older version by its words as they were then', () => {
    const older = { draft: { companyName: 'Acme' }, theme: { layout: 'centered' }, slides: [first, { ...first, id: 'mine' }] };
    const now = state.migrate?.(older, 1) as DeckData;
    expect(now.draft).toEqual({ ...start.draft, companyName: 'Acme' });
    // Its words are the same today: nobody has edited it. A slide of the user's own stays as it was.
    expect(now.slides).toEqual([{ ...first, isEdited: false }, older.slides[1]]);
    // Titles over text on paper are the first design now.
    expect(now.theme.layout).toBe('editorial');
    for (const none of [null, 'x', 3]) expect(state.migrate?.(none, 1)).toBe(none);
    expect(state.migrate?.({ draft: 'x', theme: null, slides: 'y' }, 1)).toEqual({ draft: 'x', theme: null, slides: 'y' });
  });
});

describe('names', () => {
  it('are cut only where they are longer than their room, never before the mark of it', () => {
    expect(shortenName('x'.repeat(48))).toBe('x'.repeat(48));
    expect(shortenName('x'.repeat(49))).toBe(`${'x'.repeat(47)}…`);
    expect(shortenName('Acme & Sons', 6)).toBe('Acme…');
    // A letter of two units is one letter.
    expect(shortenName('🐟🐟🐟', 3)).toBe('🐟🐟🐟');
  });

  it('are those of the cover once it has one, else what was answered', () => {
    const draft = { ...start.draft, companyName: ' Acme   Ltd ' };
    expect(companyOf({ ...start, draft })).toBe('Acme Ltd');
    const cover = (title: string) => companyOf({ ...start, draft, slides: [slide('a', { type: 'title', title })] });
    expect(cover('New  Name')).toBe('New Name');
    expect(cover('  ')).toBe('Acme Ltd');
    expect(cover(placeholder('your name'))).toBe('Acme Ltd');
    expect(companyOf({ ...start, draft, slides: [slide('a', { title: 'The Problem' })] })).toBe('Acme Ltd');
  });

  it('have fifty letters in a file, and end with none that looks cut', () => {
    const stemOf = (companyName: string) => fileStem({ ...start, draft: { ...start.draft, companyName } });
    expect(stemOf('a'.repeat(50))).toBe(`${'a'.repeat(50)}-pitch-deck`);
    expect(stemOf('a'.repeat(51))).toBe(`${'a'.repeat(50)}-pitch-deck`);
    // The fiftieth would be the hyphen between two words.
    expect(stemOf(`${'a'.repeat(49)} b`)).toBe(`${'a'.repeat(49)}-pitch-deck`);
  });

  it('of a slide are its title, or what kind it is', () => {
    expect(titleOf(slide('a', { title: '  Our   team ' }), typeLabels)).toBe('Our team');
    expect(titleOf(slide('a', { title: ' ', type: 'team' }), typeLabels)).toBe(typeLabels.team);
  });

  it('of what is still open say so in either form', () => {
    expect(placeholder('your [own] price\nhere')).toBe('[replace: your own pricehere]');
    const isOpen = ['To add: a price', 'Price: [Replace: x]', 'To add later', 'Things To add: x', '[replace x]'].map(hasPlaceholder);
    expect(isOpen).toEqual([true, true, false, false, false]);
  });
});
