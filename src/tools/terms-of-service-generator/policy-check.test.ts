import { describe, expect, it } from 'vitest';
import type { PolicyLine } from '@/lib/topics/facts';
import { readAnswers } from './facts';
import { fields, type Draft } from './model';
import { comparePolicy } from './policy-check';
import { make } from './test-data';

describe('the comparison with a privacy policy', () => {
  const policy = (more: Partial<PolicyLine>): PolicyLine => ({
    company: 'Acme Inc.',
    website: 'https://www.acme.com/',
    email: '',
    hasChildren: false,
    hasCookies: false,
    ...more,
  });
  const verdicts = (answers: Draft, other: PolicyLine) =>
    Object.fromEntries(comparePolicy(readAnswers(answers), other).map(({ topic, verdict }) => [topic, verdict]));

  it('compares company, website, contact, age and cookies', () => {
    const same = policy({ email: 'hi@acme.com' });
    expect(verdicts(make({ companyName: 'acme  inc.', contactEmail: 'HI@acme.com', includePrivacyPolicy: true }), same)).toEqual({
      Company: 'same',
      Website: 'same',
      Contact: 'same',
      Age: 'same',
      Cookies: 'same',
      Link: 'same',
    });
    const other = policy({ company: 'Other', website: 'other.org', email: 'x@other.org' });
    expect(verdicts(make({ contactEmail: 'hi@acme.com', userAgeRestriction: '13', includeCookiePolicy: true }), other)).toEqual({
      Company: 'differs',
      Website: 'differs',
      Contact: 'differs',
      Age: 'differs',
      Cookies: 'differs',
      Link: 'note',
    });
    expect(verdicts(make({ userAgeRestriction: '13' }), policy({ hasChildren: true, hasCookies: true }))).toMatchObject({
      Contact: 'note',
      Age: 'same',
      Cookies: 'note',
    });
  });

  it('finds every age that the policy does not speak of', () => {
    const ages = (hasChildren: boolean) =>
      fields.userAgeRestriction.options.map((userAgeRestriction) => verdicts(make({ userAgeRestriction }), policy({ hasChildren })).Age);
    // 13, 16, 18, 21: below 18 the policy needs its children's section; with it, only 13 is the same line.
    expect(ages(false)).toEqual(['differs', 'differs', 'same', 'same']);
    expect(ages(true)).toEqual(['same', 'note', 'note', 'note']);
  });

  it('offers fixes that settle it', () => {
    const other = policy({ company: 'Other', website: 'other.org', email: 'x@other.org', hasCookies: true });
    const answers = make();
    const changes = comparePolicy(readAnswers(answers), other).map(({ fix }) => fix?.change ?? {});
    const settled = comparePolicy(readAnswers(Object.assign({}, answers, ...changes) as Draft), other);
    expect(settled.map(({ verdict }) => verdict)).toEqual(['same', 'same', 'same', 'same', 'same', 'same']);
  });

  it('leaves cookies out where the policy has none, and says who is missing on which side', () => {
    const fixOf = (answers: Partial<Draft>, other: Partial<PolicyLine>, topic: string) =>
      comparePolicy(readAnswers(make(answers)), policy(other)).find((one) => one.topic === topic);
    expect(fixOf({ includeCookiePolicy: true }, {}, 'Cookies')?.fix?.change).toEqual({ includeCookiePolicy: false });
    expect(fixOf({ includeCookiePolicy: true }, { hasCookies: true }, 'Cookies')).toMatchObject({ text: 'Both speak of cookies.' });
    expect(fixOf({}, {}, 'Cookies')).toMatchObject({ verdict: 'same', text: 'Neither speaks of cookies.' });
    expect([fixOf({}, { company: '' }, 'Company')?.verdict, fixOf({}, { website: '' }, 'Website')?.verdict]).toEqual(['note', 'note']);
    expect(fixOf({ companyName: '' }, {}, 'Company')?.text).toBe('The privacy policy names Acme Inc., the terms name nobody yet.');
    expect(fixOf({ website: '' }, { website: 'a.org' }, 'Website')?.text).toBe(
      'The privacy policy is about a.org, the terms name no website yet.',
    );
    expect([
      fixOf({}, {}, 'Contact')?.text,
      fixOf({ contactEmail: 'a@b.org' }, {}, 'Contact')?.text,
      fixOf({}, { email: 'x@y.org' }, 'Contact')?.text,
    ]).toEqual([
      'Neither names a contact email.',
      'The terms name a@b.org, the privacy policy no contact email.',
      'The privacy policy names x@y.org, the terms no contact email.',
    ]);
  });
});
