import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sectionKinds } from './content';
import { changeItem, changeSection, makeSection, state, type PageData } from './model';
import { adviceOn, findFault, takeWords, toBackground, toFieldText, wordsOf } from './proposal';
import { schema } from './schema';

const around = { today: '', currency: 'USD' };
const sample = () => state.sample?.(around) as PageData;
const section = (data: PageData, id: string) => {
  const found = data.sections.find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
const labelsOf = (data: PageData, id: string) => wordsOf(section(data, id)).map(({ label }) => label);

describe('texts a model may reword', () => {
  it('are headlines, lines and texts, never addresses, names or what a customer said', () => {
    const data = sample();
    expect(labelsOf(data, 'hero')).toEqual(['Headline', 'Subheadline', 'CTA Button Text']);
    expect(labelsOf(data, 'features')).toEqual([
      'Features Heading',
      ...[1, 2, 3].flatMap((number) => [`Feature ${number}`, `Detail ${number}`]),
    ]);
    expect(labelsOf(data, 'testimonial')).toEqual([]);
    expect(labelsOf(data, 'footer')).toEqual([]);
    expect(labelsOf(data, 'form')).toEqual(['Form Heading', 'Form Intro', 'Form Button Text', 'Form Note']);
  });

  it('leave samples alone until they are the user’s own', () => {
    const data = sample();
    expect(labelsOf(data, 'faq')).toEqual(['FAQ Heading']);
    const own = changeSection('faq', (faq) => ({ ...faq, items: faq.items.slice(0, 1) }))(data);
    const [item] = section(own, 'faq').items;
    const answered = changeItem('faq', item?.id ?? '', (one) => ({ ...one, typed: { ...one.typed, answer: 'One day.' } }))(own);
    expect(labelsOf(answered, 'faq')).toEqual(['FAQ Heading', 'Question 1', 'Answer 1']);
  });

  it('come with the company and the rest of the section', () => {
    const data = sample();
    const features = section(data, 'features');
    const [heading] = wordsOf(features);
    if (!heading) throw new Error('There is no heading.');
    const background = toBackground(data, features, heading);
    expect(background.Company).toBe('Your Company');
    expect(background.Headline).toBe('A better way to get it done');
    expect(background['In the same section']).toContain('Feature 1: Easy to get started');
    expect(background['In the same section']).not.toContain('Features Heading');
    expect(adviceOn(heading)).toContain('Add no number');
  });
});

describe('a reply', () => {
  it('fits its field: one line where there is one, and no longer than there is room', () => {
    const hero = section(sample(), 'hero');
    const [headline, subheadline] = wordsOf(hero);
    if (!headline || !subheadline) throw new Error('The hero is empty.');
    expect(toFieldText(hero, headline, ' Bread,\n by bike ')).toBe('Bread, by bike');
    expect(toFieldText(hero, subheadline, 'One.\r\nTwo.')).toBe('One.\nTwo.');
    expect(findFault(hero, headline, 'x'.repeat(300))).toBe('');
    expect(findFault(hero, headline, 'x'.repeat(301))).toContain('300 characters');
  });

  it('changes that one text and gives a page that fits the schema', async () => {
    const start = sample();
    fc.assert(
      fc.property(fc.constantFrom(...sectionKinds), fc.nat(20), fc.string({ maxLength: 400 }), (kind, at, reply) => {
        const one = section(start, kind);
        const all = wordsOf(one);
        const words = all[at % Math.max(1, all.length)];
        if (!words) return;
        const text = toFieldText(one, words, reply);
        if (findFault(one, words, text) !== '') return;
        const after = takeWords(one, words, text)(start);
        expect(schema.safeParse(after).success).toBe(true);
        expect(after.sections.filter((other, index) => other !== start.sections[index])).toHaveLength(1);
        const back = takeWords(section(after, kind), words, words.text)(after);
        expect(back).toEqual(start);
      }),
    );
    expect(wordsOf(makeSection('testimonial', 't'))).toEqual([]);
  });
});
