import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTradeName } from './trade-names';
import { lowerPeople, lowerStart, toField, toPeople, toTradeName } from './said';

describe('people', () => {
  it.each([
    ['Our customers are dog owners.', 'dog owners.'],
    ['We help people who were fired', 'people who were fired'],
    ['We mainly sell to small clinics', 'small clinics'],
    ['For busy moms', 'busy moms'],
    ['It is made for designers', 'designers'],
    ['They are tired after work', 'people who are tired after work'],
    ['Our users are tired of paperwork', 'people who are tired of paperwork'],
    ['Small clinics are overwhelmed by calls', 'Small clinics'],
    ['Homeowner', 'Homeowners'],
    ['small business', 'small businesses'],
    ['Municipal water utility and working parent', 'Municipal water utilities and working parents'],
    ['company in Texas', 'companies in Texas'],
    ['Salon owner who works alone', 'any salon owner who works alone'],
  ])('are taken out of "%s"', (typed, people) => expect(toPeople(typed)).toBe(people));

  it.each([
    'busy parents',
    'Formula 1 fans',
    'the elderly',
    'a busy parent',
    'parents who are busy',
    'Gen Z',
    'B2B',
    'small business owners',
    'الطلاب',
    '',
  ])('stay as they are: "%s"', (typed) => expect(toPeople(typed)).toBe(typed));

  it('lose their capitals inside a sentence, but not those of a name', () => {
    expect(lowerPeople('Small Business Owners in Lagos')).toBe('small business owners in Lagos');
    expect(lowerPeople('Dog owners')).toBe('dog owners');
    expect(lowerPeople('Teams')).toBe('teams');
    expect(lowerPeople('Grieving families')).toBe('grieving families');
    for (const name of ['Texas dentists', 'German exporters', 'Gen Z', 'B2B', 'IT managers']) expect(lowerPeople(name)).toBe(name);
  });
});

describe('a trade', () => {
  it.each([
    ['We are in the pet industry', 'pet industry', 'the pet industry'],
    ['I run a hair salon', 'hair salon', 'the hair salon business'],
    ['I am a photographer. I love it.', 'photographer', 'the photographer business'],
    ['We sell candles', 'candles', 'candles'],
    ['Pet grooming', 'Pet grooming', 'pet grooming'],
    ['Real Estate', 'Real Estate', 'the Real Estate business'],
    ['software for farmers', 'software for farmers', 'software for farmers'],
  ])('is taken out of "%s"', (typed, name, field) => {
    expect(toTradeName(typed)).toBe(name);
    expect(toField(lowerStart(name))).toBe(field);
  });

  it('is not health because somebody cares', () => {
    for (const other of ['Daycare', 'Childcare', 'Car care', 'Customer care', 'Pharma R&D', 'Water utilities'])
      expect(['health', 'energy', 'home'], other).not.toContain(findTradeName(other));
    for (const care of ['Elder care', 'Healthcare', 'Pharmacy']) expect(findTradeName(care), care).toBe('health');
    expect(findTradeName('Lawn care')).toBe('home');
  });
});

it('any text is taken', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (typed) => typeof (toPeople(typed) + toTradeName(typed) + toField(lowerPeople(typed))) === 'string',
    ),
  );
});
