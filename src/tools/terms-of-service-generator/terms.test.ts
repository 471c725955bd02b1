import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findChecks } from './checks';
import { ukGap } from './content';
import { readAnswers } from './facts';
import { fields, type Draft } from './model';
import { toPolicyBlocks } from './policies';
import { today, make, documentOf, textOf, headingsOf, numberedOf, sectionOf, gapsOf, checkIds } from './test-data';

describe('the plain terms', () => {
  it('have twelve numbered sections, whatever the country, the age or the policies', () => {
    for (const country of ['United States', 'Germany', 'United Kingdom', 'Japan', ''])
      for (const userAgeRestriction of fields.userAgeRestriction.options) {
        const numbered = numberedOf(make({ country, userAgeRestriction, includePrivacyPolicy: true, includeCookiePolicy: true }));
        expect(numbered).toHaveLength(12);
        numbered.forEach((title, index) => expect(title.startsWith(`${index + 1}. `)).toBe(true));
      }
    expect(textOf(make()).match(/^\d+\. /gm)).toHaveLength(12);
  });

  it('use every answer, carry the date and are no draft once all is filled in', () => {
    const text = textOf(make({ userAgeRestriction: '21' }));
    for (const part of [
      'Acme Inc.',
      'acme.com',
      'Online bookshop',
      'California, United States',
      'at least 21 years',
      'Last updated: November 15, 2026',
    ])
      expect(text).toContain(part);
    expect(gapsOf(make())).toEqual([]);
    expect(documentOf(make()).mark).toBeUndefined();
    expect(text).toContain('reviewed by a qualified attorney');
  });

  it('leave a blank place open and say that they are a draft', () => {
    const open = make({ serviceType: '', country: '', state: '' });
    expect(gapsOf(open)).toEqual(['Service Type', 'State', 'Country']);
    expect(textOf(open)).toContain('The laws of [State], [Country] govern these Terms');
    expect(documentOf(open).mark).toBe('Draft');
    expect(textOf(make({ state: '' }))).toContain('The laws of [State], United States govern');
    expect(textOf(make({ country: '' }))).toContain('The laws of California, [Country] govern');
    expect(textOf(make({ country: 'Japan', state: '' }))).toContain('The laws of Japan govern');
    expect(textOf(make({ country: 'Canada', state: '' }))).toContain('The laws of [State], Canada govern');
    expect(textOf(make({ country: 'Scotland', state: '' }))).toContain('The laws of Scotland govern');
    // The United Kingdom has no states, and each of its parts has a law of its own.
    expect(gapsOf(make({ country: 'United Kingdom', state: '' }))).toContain(ukGap);
    expect(textOf(make({ country: 'United Kingdom', state: '' }))).not.toContain('[State]');
    for (const more of [{ state: 'England' }, { country: 'Wales', state: '' }])
      expect(textOf(make({ country: 'UK', ...more }))).toContain('The laws of England and Wales govern');
    expect(checkIds(make({ country: 'UK', state: '' }))).toContain('uk-law');
    expect(checkIds(make({ country: 'UK', state: 'Scotland' }))).not.toContain('uk-law');
    expect(textOf(make({ country: 'Netherlands', state: '' }))).toContain('The laws of the Netherlands govern');
    expect(textOf(make({ country: 'USA', state: 'or' }))).toContain('The laws of Oregon, USA govern');
    expect(textOf(make({ country: 'United States', state: 'DC' }))).toContain('The laws of the District of Columbia, United States govern');
    expect(textOf(make({ country: 'Ireland.', state: '' }))).toContain('The courts of Ireland decide');
  });

  it('add a policy block only when its box is ticked, and the user’s own clauses last', () => {
    const blocks = (more: Partial<Draft>) => toPolicyBlocks(readAnswers(make(more))).map(({ title }) => title);
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), (privacy, refund, cookie, own) => {
        const titles = blocks({
          includePrivacyPolicy: privacy,
          includeRefundPolicy: refund,
          includeCookiePolicy: cookie,
          additionalClauses: own ? 'Be kind.' : ' \n ',
        });
        expect(titles).toEqual([
          ...(privacy ? ['Privacy Policy'] : []),
          ...(refund ? ['Refund Policy'] : []),
          ...(cookie ? ['Cookie Policy'] : []),
          ...(own ? ['Additional Clauses'] : []),
        ]);
      }),
    );
    const all = make({
      includePrivacyPolicy: true,
      includeRefundPolicy: true,
      includeCookiePolicy: true,
      additionalClauses: 'First.\n\nSecond.',
    });
    expect(textOf(all).trimEnd().endsWith('First.\n\nSecond.')).toBe(true);
    expect(
      textOf({ ...all, country: 'France', state: '' })
        .trimEnd()
        .endsWith('First.\n\nSecond.'),
    ).toBe(true);
  });

  it('have the form for consumers under a heading of its own, below that of its section', () => {
    const { blocks } = documentOf(make({ country: 'France', state: '' }));
    const levels = blocks.flatMap((block) => (block.kind === 'heading' ? [[block.level, block.text]] : []));
    expect(levels).toContainEqual([3, 'Model withdrawal form']);
    expect(levels.some(([level, text]) => level === 2 && String(text).includes('Right of Withdrawal'))).toBe(true);
  });

  it('point to the privacy policy instead of repeating it', () => {
    expect(textOf(make({ includePrivacyPolicy: true }))).toContain('see our Privacy Policy at [Privacy Policy URL]');
    expect(textOf(make({ includePrivacyPolicy: true, privacyUrl: 'https://acme.com/privacy' }))).toContain(
      'see our Privacy Policy at https://acme.com/privacy.',
    );
    expect(textOf(make())).not.toContain('Privacy Policy');
    expect(gapsOf(make({ includeRefundPolicy: true }))).toEqual(['Refund Period']);
    expect(textOf(make({ includeRefundPolicy: true, refundDays: '14' }))).toContain('within 14 days of making a payment');
  });
});

describe('customers and region', () => {
  it('follow the country unless chosen', () => {
    const region = (more: Partial<Draft>) => readAnswers(make(more)).region;
    expect(region({})).toBe('us');
    expect(region({ country: 'Germany' })).toBe('eu');
    expect(region({ country: 'England' })).toBe('uk');
    expect(region({ country: 'Brazil' })).toBe('other');
    expect(region({ country: '', state: 'California' })).toBe('us');
    expect(region({ country: '', state: '' })).toBe('other');
    expect(region({ region: 'eu' })).toBe('eu');
  });

  it('give consumers in the EU and the UK their own rules', () => {
    const eu = make({ country: 'Germany', state: '' });
    expect(headingsOf(documentOf(eu))).toContain('Right of Withdrawal');
    expect(sectionOf(eu, 'Right of Withdrawal')).toContain('within 14 days without giving a reason');
    expect(sectionOf(eu, 'Governing Law and Disputes')).toContain('courts of that country');
    expect(textOf(eu)).toContain('legal guarantee of conformity');
    expect(gapsOf(eu)).toEqual(['Contact Email', 'Postal Address']);
    const uk = make({ country: 'United Kingdom', state: 'England and Wales' });
    expect(headingsOf(documentOf(uk))).toContain('Right to Cancel');
    expect(textOf(uk)).toContain('Consumer Rights Act 2015');
    expect(textOf(make())).not.toMatch(/Right of Withdrawal|Right to Cancel|European|AS AVAILABLE.*consumer rights act/i);
    expect(sectionOf(make({ country: 'Spain', offer: 'goods' }), 'Right of Withdrawal')).toContain('receive the goods');
    expect(sectionOf(make({ country: 'Spain', offer: 'content' }), 'Right of Withdrawal')).toContain('digital content');
  });

  it('keep US wording away from EU consumers, and consumer wording away from businesses', () => {
    const consumers = make({ country: 'Italy', audience: 'consumers' });
    expect(textOf(consumers)).not.toMatch(/"AS IS"|Indemnification|12 months before|attorneys’ fees/);
    const businesses = make({ country: 'Italy', audience: 'businesses' });
    expect(textOf(businesses)).toContain('offered to businesses only');
    expect(textOf(businesses)).toContain('7.1 The Service is provided as it is and as it is available.');
    expect(textOf(businesses)).not.toMatch(/If you are a consumer|Right of Withdrawal/);
    const both = sectionOf(make({ country: 'Italy' }), 'Limitation of Liability');
    expect(both).toContain('If you are a consumer');
    expect(both).toContain('If you use the Service for your business, our total liability');
    expect(textOf(make({ audience: 'businesses' }))).not.toMatch(/consumer(?!\.)/);
  });
});

describe('German law', () => {
  const german = (more: Partial<Draft> = {}) => make({ country: 'Germany', state: '', subscriptions: true, ...more });

  it('lets a consumer’s subscription go on without a fixed term only', () => {
    const section = sectionOf(german({ audience: 'consumers' }), 'Prices, Subscriptions and Renewal');
    expect(section).toContain('continues without a fixed term');
    expect(section).toContain('with one month’s notice');
    expect(section).not.toContain('period of the same length');
    expect(sectionOf(german(), 'Prices, Subscriptions and Renewal')).toContain('for your business, a subscription renews');
    for (const other of [german({ country: 'France' }), german({ audience: 'businesses' }), german({ region: 'us' })])
      expect(sectionOf(other, 'Prices, Subscriptions and Renewal')).toContain('period of the same length');
  });

  it('and that of other countries is named where it is not covered', () => {
    const textFor = (answers: Draft, id: string) => findChecks(readAnswers(answers), today).find((check) => check.id === id)?.text ?? '';
    expect(textFor(german(), 'german-law')).toContain('Impressum');
    expect(textFor(german({ country: 'France' }), 'national-law')).toContain('What French law adds is in a part of its own');
    expect(textFor(german({ country: 'Spain' }), 'national-law')).toContain('Rules of Spain');
    expect(checkIds(german())).not.toContain('national-law');
    // Businesses among themselves have less protection, but not none.
    expect(textFor(german({ audience: 'businesses' }), 'german-business')).toMatch(/liability .*sections 307 to 310 BGB.* Impressum/);
    expect(textFor(german(), 'german-business')).not.toContain('Impressum');
    expect(checkIds(german({ audience: 'consumers' }))).not.toContain('german-business');
    expect(checkIds(make())).not.toContain('national-law');
  });
});
