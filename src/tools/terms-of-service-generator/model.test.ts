import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { isComplete } from '@/lib/fields';
import { seededRandom } from '@/lib/random';
import { ageNotes } from './content';
import { fields, fileStem, isSample, isStale, sampleAnswers, state, type TermsData } from './model';
import { shares } from './shares';
import { termsWriter } from './writer';
import { today, make, checkIds } from './test-data';

const around = { today, currency: 'USD' };

describe('the form', () => {
  it('starts with the age of 18 and the three policies off', () => {
    expect(state.start(around).answers).toMatchObject({
      userAgeRestriction: '18',
      includePrivacyPolicy: false,
      includeRefundPolicy: false,
      includeCookiePolicy: false,
      arbitration: false,
      classWaiver: false,
    });
    expect(fields.userAgeRestriction.options).toEqual(['13', '16', '18', '21']);
    expect(state.start(around).made).toBeNull();
  });

  it('needs a company name and a website', () => {
    expect(isComplete(fields, make())).toBe(true);
    expect(isComplete(fields, make({ companyName: '  ' }))).toBe(false);
    expect(isComplete(fields, make({ website: '' }))).toBe(false);
  });

  it('names files after the company in lower case, spaces turned to hyphens', () => {
    expect(fileStem(make({ companyName: 'Blue River  Coffee' }))).toBe('blue-river-coffee-terms-of-service');
    expect(fileStem(make({ companyName: '' }))).toBe('terms-of-service');
    expect(fileStem(make({ companyName: '../../etc/<x>' }))).toBe('etc-x-terms-of-service');
    expect(fileStem(make({ companyName: 'a'.repeat(300) }))).toMatch(/^a+-terms-of-service$/);
    expect(fileStem(sampleAnswers(today))).toBe('sample-fernhill-books-terms-of-service');
    expect(isSample(make())).toBe(false);
  });

  it('knows when the terms no longer say what the form does', () => {
    const answers = make();
    const data: TermsData = { answers, made: { answers, day: today }, versions: [] };
    expect(isStale(data)).toBe(false);
    expect(isStale({ ...data, answers: { ...answers } })).toBe(false);
    expect(isStale({ ...data, answers: make({ state: 'Oregon' }) })).toBe(true);
  });

  it('warns about the ages that bring children’s law with them', () => {
    expect(ageNotes['13']).toContain('COPPA');
    expect(ageNotes['16']).toContain('GDPR');
    expect(ageNotes['18']).toBeUndefined();
    expect(checkIds(make({ userAgeRestriction: '13' }))).toContain('coppa');
    expect(checkIds(make({ userAgeRestriction: '16' }))).toContain('gdpr-age');
  });
});

describe('the writer', () => {
  it('builds what a request would hold, and makes the same text of the same answers', async () => {
    const made = { answers: make({ includeRefundPolicy: true, additionalClauses: 'Be kind.' }), day: today };
    expect(termsWriter.payload(made)).toEqual({
      company: 'Acme Inc.',
      website: 'acme.com',
      service: 'Online bookshop',
      location: 'California, United States',
      age: '18',
      privacy: 'no',
      refund: 'yes',
      cookie: 'no',
      additional: 'Be kind.',
    });
    const write = async (seed: number) => toText(await termsWriter.write(made, seededRandom(seed)));
    expect(await write(1)).toBe(await write(2));
  });
});

describe('what other tools find here', () => {
  const start = state.start(around);
  const texts = (data: TermsData) => shares.offers?.texts?.(data, around);
  const terms = (data: TermsData) => shares.offers?.terms?.(data, around);

  it('are the answers, by what they mean, and whose terms they are', () => {
    const data = { ...start, answers: make({ companyName: ' Acme Inc. ' }) };
    expect(texts(data)).toEqual([
      { means: 'company.name', text: 'Acme Inc.' },
      { means: 'company.website', text: 'acme.com' },
      { means: 'company.place', text: 'California, United States' },
      { means: 'company.country', text: 'United States' },
      { means: 'company.region', text: 'California' },
      { means: 'offer.name', text: 'Online bookshop' },
    ]);
    expect(terms(data)).toEqual([{ company: 'Acme Inc.', website: 'acme.com' }]);
  });

  it('are nothing while there is nothing, or only the sample', () => {
    for (const data of [start, state.sample?.(around) ?? start]) expect([texts(data), terms(data)]).toEqual([[], []]);
  });
});
