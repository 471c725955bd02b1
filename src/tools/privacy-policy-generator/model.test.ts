import { describe, expect, it } from 'vitest';
import { isComplete } from '@/lib/fields';
import { dataTypes, thirdParties } from './content';
import { readWork } from './facts';
import { findFaults } from './faults';
import { checkLink } from './lists';
import { dataFlag, fields, fileStem, isSampleWork, isStale, shareFlag, state, type Work } from './model';
import { toPolicy } from './policy';
import { around, make } from './test-data';

describe('the form', () => {
  it('starts with rights and cookies on, the rest off, and today as the effective date', () => {
    const { answers } = state.start(around).work;
    expect(answers).toMatchObject({
      userRights: true,
      cookies: true,
      childrenPrivacy: false,
      internationalTransfers: false,
      effectiveDate: '2026-11-15',
      email: '',
    });
    expect(readWork(state.start(around).work)).toMatchObject({ collected: [], shared: [], hasRegime: false });
  });

  it('offers the types and third parties in their own words and order', () => {
    expect(dataTypes.map((type) => fields[dataFlag(type)].label)).toEqual([
      'Personal',
      'Contact',
      'Payment',
      'Usage',
      'Device',
      'Location',
      'Cookies',
    ]);
    expect(thirdParties.map((type) => fields[shareFlag(type)].label)).toEqual(['Analytics', 'Marketing', 'Payment', 'Hosting', 'Social']);
  });

  it('needs a company name and a website', () => {
    expect(isComplete(fields, make().answers)).toBe(true);
    expect(isComplete(fields, make({ companyName: '  ' }).answers)).toBe(false);
    expect(isComplete(fields, make({ website: '' }).answers)).toBe(false);
  });

  it('names the file after the company: lower case, spaces to hyphens', () => {
    expect(fileStem('privacy-policy', make({ companyName: 'Blue River Coffee' }))).toBe('privacy-policy-blue-river-coffee');
    expect(fileStem('privacy-policy', make({ companyName: 'A/B: <C>' }))).toBe('privacy-policy-a-b-c');
    expect(fileStem('privacy-policy', make({ companyName: '' }))).toBe('privacy-policy');
    const sample = state.sample?.(around).work as Work;
    expect(isSampleWork(sample)).toBe(true);
    expect(fileStem('privacy-policy', sample)).toBe('sample-privacy-policy-fernhill-books');
    expect(toPolicy(sample).mark).toBe('Sample');
  });

  it('knows when the policy is older than the answers', () => {
    const work = make();
    expect(isStale({ work, made: null, versions: [] })).toBe(false);
    expect(isStale({ work, made: make(), versions: [] })).toBe(false);
    expect(isStale({ work, made: make({ email: 'a@b.c' }), versions: [] })).toBe(true);
  });

  it('refuses links that could run something', () => {
    expect(checkLink({ link: 'javascript:alert(1)' })).toHaveProperty('link');
    expect(checkLink({ link: '' })).toEqual({});
    expect(checkLink({ link: 'stripe.com/privacy' })).toEqual({});
  });
});

describe('what is left of the sample', () => {
  it('is named as a fault between answers of one’s own', () => {
    const sample = state.sample?.(around).work as Work;
    expect(findFaults(readWork(sample))).toEqual([]);
    const half = { ...sample, answers: { ...sample.answers, companyName: 'Acme Inc.' } };
    expect(findFaults(readWork(half)).map(({ text }) => text)).toEqual(['Still from the sample: Website and Email.']);
    expect(toPolicy(half).mark).toBe('Draft');
  });
});
