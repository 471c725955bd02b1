import { describe, expect, it } from 'vitest';
import { inSentence, isSaid, lowerAudience, lowered, partsOf, sayList } from './in-sentence';

describe('an answer after words of ours', () => {
  it.each([
    ['Fresh loaves at the café door', 'fresh loaves at the café door'],
    ['A robot that inspects hulls', 'a robot that inspects hulls'],
    ['Knives that go blunt', 'knives that go blunt'],
    ['Bone broth simmered for 20 hours', 'bone broth simmered for 20 hours'],
    ['Sharpening by post', 'sharpening by post'],
    ['Real-time data', 'real-time data'],
    ['Hand-forged kitchen knives', 'hand-forged kitchen knives'],
    ['Filled before it runs dry', 'filled before it runs dry'],
    ['畳 re-covered in a day', '畳 re-covered in a day'],
    ['eBay sellers', 'eBay sellers'],
    ['Diesel generators', 'diesel generators'],
    ['Cafés in Porto', 'cafés in Porto'],
  ])('%s', (typed, read) => {
    expect(inSentence(typed)).toBe(read);
  });

  it.each([
    'IT for dental practices',
    'Polish lessons',
    'I do the books',
    'Heads of Security at fintechs',
    'Small Business Owners',
    '24 HOUR TOWING',
    'TRUCKS AND RVS',
    'Excel',
    'Paris fashion houses',
    'Portland-based makers',
    'Windows',
  ])('a name keeps its capital: %s', (typed) => {
    expect(inSentence(typed)).toBe(typed);
  });

  it('says where it cannot tell', () => {
    expect([lowered('Merino'), lowered('Etsy sellers'), lowered('Merino sellers'), lowered('Bread')]).toEqual([
      undefined,
      undefined,
      undefined,
      'bread',
    ]);
  });
});

describe('a group of people', () => {
  it.each([
    ['Florists, bakeries, labs', 'florists, bakeries and labs'],
    ['Farms; seasonal workers', 'farms and seasonal workers'],
    ['Practice managers', 'practice managers'],
    ['Dentists in Cologne', 'dentists in Cologne'],
    ['Port authorities, ship operators', 'port authorities and ship operators'],
    ['UK care homes, 20-80 beds', 'UK care homes, 20-80 beds'],
    ['CTOs at companies that spend more than $50k a month', 'CTOs at companies that spend more than $50k a month'],
    ['TRUCKERS, RV OWNERS', 'TRUCKERS and RV OWNERS'],
    ['students, night-shift nurses and taxi drivers', 'students, night-shift nurses and taxi drivers'],
    ['Owners of listed houses', 'owners of listed houses'],
    ['People who cannot heat their home; councils', 'people who cannot heat their home, and councils'],
    ['Køkkenchefer in Copenhagen', 'Køkkenchefer in Copenhagen'],
  ])('%s', (typed, read) => {
    expect(lowerAudience(typed)).toBe(read);
  });
});

it('a list is one only when it looks like one', () => {
  expect(partsOf('Tax advisers, who see only the tax; consultants')).toEqual(['Tax advisers, who see only the tax; consultants']);
  expect(sayList('Bottled water, the tap in the site office', 'or')).toBe('bottled water or the tap in the site office');
  expect(sayList('Google Translate; the intern', 'or')).toBe('Google Translate or the intern');
});

it('a sentence is told from the name of a thing', () => {
  expect(['We bake at night', 'I run myself', 'It works. Always', 'Sharpening by post: on Monday'].map(isSaid)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['Italian bread', 'Fresh loaves', 'Wellness for dogs'].map(isSaid)).toEqual([false, false, false]);
});
