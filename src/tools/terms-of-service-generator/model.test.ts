import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { compareTexts, describeChanges, splitSections } from '@/lib/compare-texts';
import type { Document } from '@/lib/blocks';
import { danglingReferences } from '@/lib/clauses';
import { toText } from '@/lib/document-text';
import { emptyDraft, isComplete } from '@/lib/fields';
import { listGaps } from '@/lib/gaps';
import type { PolicyLine } from '@/lib/topics/facts';
import { seededRandom } from '@/lib/random';
import { toHtml } from '@/formats/html';
import { findChecks } from './checks';
import { toClickwrap } from './clickwrap';
import { ageNotes, ukGap } from './content';
import { readAnswers } from './facts';
import { findFaults } from './faults';
import { applyFix, fields, fileStem, isSample, isStale, keepFault, sampleAnswers, state, type Draft, type TermsData } from './model';
import { comparePolicy } from './policy-check';
import { toPolicyBlocks } from './policies';
import { shares } from './shares';
import { toSections, toShortVersion, toTerms } from './terms';
import { suggestNote } from '@/kinds/versions/versions';
import { restoreVersion, saveVersion, toNotice } from './versions';
import { termsWriter } from './writer';

const today = '2026-11-15';
const around = { today, currency: 'USD' };
const filled = {
  companyName: 'Acme Inc.',
  website: 'acme.com',
  serviceType: 'Online bookshop',
  country: 'United States',
  state: 'California',
};
const make = (more: Partial<Draft> = {}): Draft => ({ ...emptyDraft(fields, today), ...filled, ...more });
const documentOf = (answers: Draft) => toTerms({ answers, day: today });
const textOf = (answers: Draft) => toText(documentOf(answers));
const headingsOf = (document: Document) =>
  document.blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));
const numberedOf = (answers: Draft) => headingsOf(documentOf(answers)).filter((text) => /^\d+\. /.test(text));
const sectionOf = (answers: Draft, title: string) => (splitSections(textOf(answers)).get(title) ?? []).join('\n');
const gapsOf = (answers: Draft) => listGaps(documentOf(answers).blocks);
const checkIds = (answers: Draft) => findChecks(readAnswers(answers), today).map(({ id }) => id);
const everySwitch = {
  accounts: true,
  subscriptions: true,
  userContent: true,
  dmca: true,
  ai: true,
  api: true,
  arbitration: true,
  classWaiver: true,
};

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

describe('the switches', () => {
  it('add each its own section, and only that', () => {
    const plain = toSections(readAnswers(make())).map(({ id }) => id);
    const sections: [Partial<Draft>, string, string][] = [
      [{ accounts: true }, 'accounts', 'Your Account'],
      [{ subscriptions: true }, 'subscriptions', 'Prices, Subscriptions and Renewal'],
      [{ userContent: true }, 'content', 'Your Content'],
      [{ dmca: true }, 'copyright', 'Copyright Complaints'],
      [{ ai: true }, 'ai', 'AI Features'],
      [{ api: true }, 'api', 'API Access'],
      [{ arbitration: true }, 'disputes', 'Arbitration'],
      [{ classWaiver: true }, 'disputes', 'Class Action Waiver'],
      [{ arbitration: true, classWaiver: true }, 'disputes', 'Arbitration and Class Action Waiver'],
    ];
    for (const [on, id, title] of sections) {
      const now = toSections(readAnswers(make(on)));
      expect(now.map((section) => section.id).filter((one) => !plain.includes(one))).toEqual([id]);
      expect(now.find((section) => section.id === id)?.title).toBe(title);
    }
    // Twelve and the eight switches; arbitration and the waiver share a section: 12 + 7 = 19.
    expect(numberedOf(make(everySwitch))).toHaveLength(19);
  });

  it('say what was answered', () => {
    const paid = sectionOf(
      make({ subscriptions: true, trialDays: '7', reminderDays: '10', cancelPath: 'in Settings' }),
      'Prices, Subscriptions and Renewal',
    );
    for (const part of ['free trial lasts 7 days', 'at least 10 days before each renewal', 'as follows: in Settings. It is no harder'])
      expect(paid).toContain(part);
    expect(sectionOf(make({ subscriptions: true }), 'Prices, Subscriptions and Renewal')).not.toMatch(/trial|reminder/);
    const typed = textOf(make({ subscriptions: true, cancelPath: 'Open Billing.', serviceType: 'Online bookshop.' }));
    expect(typed).toContain('as follows: Open Billing. It is no harder to cancel');
    expect(typed).toContain('type: Online bookshop (available at acme.com).');
    const dotted = textOf(
      make({ country: 'UK', state: 'Wales', website: 'acme.com.', contactEmail: 'hi@acme.io.', address: '1 High St, London.' }),
    );
    for (const part of [
      'when you use acme.com and',
      'Acme Inc., 1 High St, London, hi@acme.io.',
      'postal address is: 1 High St, London.\n',
    ])
      expect(dotted).toContain(part);
    expect(textOf(make({ companyName: 'Acme Corp.' }))).toContain('between you and Acme Corp. ("we"');
    expect(gapsOf(make({ subscriptions: true }))).toEqual(['How to Cancel']);
    expect(gapsOf(make({ ai: true }))).toEqual(['Training on User Content']);
    expect(textOf(make({ ai: true, aiTraining: 'never' }))).toContain('We do not use what you enter');
    expect(gapsOf(make({ arbitration: true }))).toEqual(['Arbitration Provider']);
    for (const [arbitrator, named] of [
      ['JAMS', 'JAMS'],
      ['American Arbitration Association', 'the American Arbitration Association'],
      ['the American Arbitration Association.', 'the American Arbitration Association'],
    ] as const)
      expect(textOf(make({ arbitration: true, arbitrator }))).toContain(`proceedings administered by ${named} under its rules`);
    expect(gapsOf(make({ dmca: true }))).toEqual(['Copyright Agent', 'Copyright Agent’s Email', 'Postal Address']);
  });

  it('cap liability at what was paid, an amount, or the higher of the two', () => {
    const cap = (more: Partial<Draft>) => sectionOf(make(more), 'Limitation of Liability');
    expect(cap({})).toContain('the amount you paid us for the Service in the 12 months before');
    expect(cap({ capMonths: '1' })).toContain('in the month before');
    expect(cap({ capBasis: 'amount', capAmount: '$100' })).toContain('is limited to $100.');
    expect(cap({ capBasis: 'greater', capAmount: '$100' })).toContain('the higher of $100 and the amount you paid us');
    expect(cap({ liabilityCap: false })).not.toContain('total liability');
  });

  it('fit those who use the service', () => {
    for (const [audience, purpose] of [
      ['everyone', 'your own personal or internal business use'],
      ['consumers', 'your own personal use'],
      ['businesses', 'your own internal business use'],
    ] as const)
      expect(textOf(make({ audience }))).toContain(`the Service for ${purpose}.`);
    expect(textOf(make({ country: 'UK', offer: 'goods' }))).toContain(
      'Goods must be as described, fit for purpose and of satisfactory quality.',
    );
    expect(textOf(make({ arbitration: true, optOutDays: '60' }))).toContain('opt out of arbitration within 60 days of first accepting');
    expect(textOf(make({ noticeDays: '45' }))).toContain('important changes at least 45 days before they take effect');
  });

  it('keep arbitration away from consumers in the EU and the UK, and refer to each other by number', () => {
    expect(sectionOf(make({ arbitration: true, country: 'Germany' }), 'Arbitration')).toContain(
      'does not apply to you if you are a consumer',
    );
    // Governing law is the tenth of the twelve, arbitration comes right after it.
    expect(textOf(make({ arbitration: true }))).toContain('unless section 11 sends them to arbitration');
    expect(textOf(make({ arbitration: true }))).toContain('as described in section 10 will be finally decided');
    expect(textOf(make({ arbitration: true, accounts: true }))).toContain('unless section 12 sends them to arbitration');
  });

  it('add the summary to every section, and always to the short version', () => {
    const lines = textOf(make({ hasSummary: true, includeRefundPolicy: true })).match(/^In short: /gm);
    expect(lines).toHaveLength(13);
    expect(textOf(make())).not.toContain('In short');
    const short = toShortVersion({ answers: make({ includeRefundPolicy: true }), day: today });
    const table = short.blocks.find((block) => block.kind === 'table');
    expect(table?.kind === 'table' && table.rows.map(([name]) => name)).toEqual(
      headingsOf(documentOf(make({ includeRefundPolicy: true }))),
    );
  });
});

describe('the checks', () => {
  it('find what the choices bring with them', () => {
    expect(checkIds(make())).toEqual([]);
    expect(checkIds(make({ subscriptions: true }))).toEqual(['renewal']);
    expect(checkIds(make({ userContent: true }))).toEqual(['no-dmca']);
    expect(checkIds(make({ userContent: true, dmca: true }))).toEqual(['agent']);
    expect(checkIds(make({ classWaiver: true }))).toEqual(['waiver-alone']);
    expect(checkIds(make({ country: 'Germany', liabilityCap: false }))).toEqual(['withdrawal-button', 'german-law', 'german-business']);
    expect(checkIds(make({ country: 'France', arbitration: true }))).toEqual([
      'europe-arbitration',
      'cap',
      'withdrawal-button',
      'national-law',
    ]);
    expect(checkIds(make({ effectiveDate: '2026-11-01' }))).toEqual(['backdated']);
    expect(checkIds(make({ effectiveDate: '2026-12-01' }))).toEqual([]);
    expect(checkIds(make({ audience: 'businesses', userAgeRestriction: '16' }))).toContain('young-business');
    const uncapped = { liabilityCap: false };
    expect(checkIds(make({ ...uncapped, country: 'Germany', userContent: true }))).toEqual([
      'dsa',
      'withdrawal-button',
      'german-law',
      'german-business',
    ]);
    expect(checkIds(make({ ...uncapped, country: 'Germany', subscriptions: true }))).toEqual([
      'order-button',
      'withdrawal-button',
      'german-law',
      'german-business',
    ]);
    expect(checkIds(make({ ...uncapped, country: 'Scotland', subscriptions: true }))).toEqual(['order-button', 'uk-subscriptions']);
    expect(checkIds(make({ ...uncapped, country: 'Scotland' }))).toEqual([]);
    expect(checkIds(make({ ...uncapped, country: 'Scotland', noticeDays: '13' }))).toEqual(['notice']);
    expect(checkIds(make({ ...uncapped, country: 'Scotland', noticeDays: '14' }))).toEqual([]);
    expect(checkIds(make({ country: 'Germany', region: 'us' }))).toEqual(['region']);
  });

  it('are settled by what they offer', () => {
    const flags = Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => (field.kind === 'flag' ? [[name, fc.boolean()]] : [])),
    );
    fc.assert(
      fc.property(fc.record(flags), fc.constantFrom('us', 'eu', 'uk', 'other'), (on, region) => {
        const answers = make({ ...on, region, noticeDays: '3', effectiveDate: '2020-01-01' });
        for (const { id, fixes = [] } of findChecks(readAnswers(answers), today))
          for (const { change } of fixes) expect(checkIds({ ...answers, ...change })).not.toContain(id);
      }),
      { numRuns: atMost(200) },
    );
  });
});

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
});

describe('the clickwrap', () => {
  it('has a box that is not ticked, a link, the version and a record', () => {
    const { html, record, open } = toClickwrap(make({ termsUrl: 'acme.com/terms', version: '2.1' }), today);
    expect(html).toContain('<input type="checkbox" id="accept-terms" name="accept_terms" value="2.1" required>');
    expect(html).not.toContain('checked');
    expect(html).toContain('>Terms of Service</a> of Acme Inc.</label>');
    expect(html).toContain('href="https://acme.com/terms"');
    expect(JSON.parse(record)).toMatchObject({ terms_version: '2.1', terms_url: 'https://acme.com/terms' });
    expect(open).toEqual([]);
    expect(toClickwrap(make(), today).html).toContain('value="2026-11-15"');
    expect(toClickwrap(make({ includePrivacyPolicy: true }), today).open).toEqual(['Terms link', 'Privacy Policy link']);
  });

  it('asks consumers in the EU and the UK about an early start', () => {
    expect(toClickwrap(make(), today).earlyStart).toBe('');
    expect(toClickwrap(make({ country: 'Germany' }), today).html).toContain('name="early_start"');
    expect(toClickwrap(make({ country: 'Germany', offer: 'goods' }), today).earlyStart).toBe('');
  });

  it('lets nothing typed become markup or a script', () => {
    const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
    const { html, record } = toClickwrap(
      make({
        companyName: attack,
        version: attack,
        buttonLabel: attack,
        termsUrl: 'javascript:alert(1)',
        privacyUrl: 'javascript:alert(1)',
        includePrivacyPolicy: true,
      }),
      today,
    );
    expect(html).not.toMatch(/<img|<script|javascript:/);
    expect(() => JSON.parse(record) as unknown).not.toThrow();
  });
});

describe('versions', () => {
  const dataOf = (answers: Draft, versions: TermsData['versions'] = []): TermsData => ({
    answers,
    made: { answers, day: today },
    versions,
  });

  it('keep the words, say what changed and come back', () => {
    const first = make();
    const saved = saveVersion(dataOf(first), textOf(first), 'v1');
    expect(saved.versions[0]).toMatchObject({ note: 'First version.', day: today, id: 'v1' });
    const second = make({ accounts: true, userAgeRestriction: '21' });
    expect(suggestNote(saved.versions, textOf(second))).toBe('Added: Your Account. Changed: Eligibility.');
    const again = saveVersion(dataOf(second, saved.versions), textOf(second), 'v2');
    expect(again.versions[1]?.note).toBe('Added: Your Account. Changed: Eligibility.');
    expect(restoreVersion(again, again.versions[0] as never)).toMatchObject({ answers: first, made: { answers: first, day: today } });
    expect(saveVersion({ answers: first, made: null, versions: [] }, '', 'x').versions).toEqual([]);
    expect(saveVersion(dataOf(make({ changeSummary: ' My words ' })), 'x', 'v').versions[0]?.note).toBe('My words');
  });

  it('see nothing in equal texts, and no change where only numbers moved', () => {
    const text = textOf(make({ arbitration: true, arbitrator: 'Some Provider' }));
    expect(compareTexts(text, text)).toEqual([]);
    expect(describeChanges([])).toBe('No change in the sections.');
    const moved = textOf(make({ arbitration: true, arbitrator: 'Some Provider', accounts: true }));
    expect(compareTexts(text, moved).map(({ title }) => title)).toEqual(['Your Account']);
  });

  it('print the effective date, the version and the summary, and make a notice of them', () => {
    const answers = make({ effectiveDate: '2027-01-01', version: '2.0', changeSummary: 'New refund terms', termsUrl: 'acme.com/terms' });
    for (const line of ['Effective date: January 1, 2027', 'Version: 2.0', 'What changed: New refund terms'])
      expect(textOf(answers)).toContain(line);
    const notice = toNotice(answers, 'First version.');
    expect(notice).toContain('on January 1, 2027.');
    expect(notice).toContain('What changes: New refund terms.');
    expect(notice).toContain('https://acme.com/terms');
    expect(toNotice(make(), 'Changed: Eligibility.')).toContain('What changes: Changed: Eligibility.');
  });
});

/** Anything a form can hold, in words that bring no punctuation of their own. */
const word = fc.constantFrom('', 'Acme', 'Acme Inc.', 'Blue River', '  spaced   out  ');
const anyAnswers = fc
  .record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        field.kind === 'flag'
          ? fc.boolean()
          : field.kind === 'choice'
            ? fc.constantFrom('', ...field.options, 'unknown')
            : field.kind === 'integer'
              ? fc.constantFrom('', '0', '1', '30', 'x', '-5')
              : field.kind === 'day'
                ? fc.constantFrom('', '2026-11-15', 'never')
                : name === 'country'
                  ? fc.constantFrom('', 'United States', 'Germany', 'United Kingdom', 'Japan')
                  : word,
      ]),
    ),
  )
  .map((answers) => answers as Draft);

const fault = /undefined|null|NaN|""|''|\( *\)|[^-_] \.(?=\s|$)| ,|[.,:;]{2,}| {2,}(?=\S)|[\uE000-\uE003]/;
const proseOf = (document: Document) =>
  toText({ ...document, blocks: document.blocks.filter(({ kind }) => kind !== 'table') })
    // A company that ends in a full stop may stand before a comma.
    .replaceAll('Inc.,', 'Inc,')
    .replaceAll('Inc.;', 'Inc;');

describe('every text', () => {
  it('reads as prose whatever is chosen and whatever is left empty, with unbroken numbers', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom('', today), (answers, day) => {
        const document = toTerms({ answers, day });
        for (const one of [document, toShortVersion({ answers, day })]) expect(fault.exec(proseOf(one))?.[0]).toBeUndefined();
        const headings = headingsOf(document);
        const numbered = headings.filter((title) => /^\d+\. /.test(title));
        expect(numbered.length).toBeGreaterThanOrEqual(12);
        numbered.forEach((title, index) => expect(title.startsWith(`${index + 1}. `)).toBe(true));
        expect(headings.slice(0, numbered.length)).toEqual(numbered);
        expect(danglingReferences(toSections(readAnswers(answers)))).toEqual([]);
        const faults = findFaults(readAnswers(answers));
        expect(document.mark === 'Draft').toBe(listGaps(document.blocks).length + faults.length > 0);
        expect(toNotice(answers, 'First version.')).not.toMatch(/undefined|\.\.| {2,}\S/);
      }),
      { numRuns: atMost(500) },
    );
  });

  it('lets nothing typed become markup', () => {
    const attacks = ['"><img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'javascript:alert(1)', '\uE000x\uE001\uE002law\uE003'];
    for (const attack of attacks) {
      const answers = Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          field.kind === 'flag' ? true : field.kind === 'choice' ? field.default : attack,
        ]),
      ) as Draft;
      for (const country of ['Germany', attack]) {
        const html = toHtml(toTerms({ answers: { ...answers, country }, day: today }));
        expect(html).not.toMatch(/<img|<script|href="javascript/);
        expect(html).not.toMatch(/[\uE000-\uE003]/);
      }
    }
  });
});

describe('one part agrees with another', () => {
  const text = (more: Partial<Draft>) => toText(documentOf(make(more)));

  it('excepts the refunds that other sections promise', () => {
    const start = 'is not refunded, except where these Terms';
    expect(text({ subscriptions: true })).toContain(`${start} or the law give you a refund.`);
    expect(text({ subscriptions: true, includeRefundPolicy: true })).toContain(
      `${start}, our Refund Policy below or the law give you a refund.`,
    );
    expect(text({ subscriptions: true, country: 'Germany' })).toContain(
      `${start} or the law give you a refund, including the right of withdrawal described below.`,
    );
  });

  it('lets the licence reach as far as the training that the AI section allows', () => {
    const both = { userContent: true, ai: true };
    for (const aiTraining of ['consent', 'yes'])
      expect(text({ ...both, aiTraining })).toMatch(/offer the Service, and as section 6 says about training\.[^]*\n6\. AI Features\n/);
    for (const more of [{ ...both, aiTraining: 'never' }, { userContent: true, aiTraining: 'yes' }, both])
      expect(text(more)).toMatch(/run, protect and offer the Service\. The license/);
  });

  it('names the same misconduct towards consumers and businesses of one place', () => {
    for (const audience of ['everyone', 'consumers', 'businesses']) {
      expect(text({ audience, country: 'United Kingdom' })).toContain('or for wilful misconduct.');
      expect(text({ audience, country: 'Germany' })).toContain('or for intent and gross negligence.');
      expect(text({ audience })).toContain('or for willful misconduct.');
    }
  });

  it('asks when the region leaves out the consumer rules of the country', () => {
    const ids = (more: Partial<Draft>) => findChecks(readAnswers(make(more)), today).map(({ id }) => id);
    expect(ids({ country: 'Germany', region: 'us' })).toContain('region');
    expect(ids({ country: 'United Kingdom', region: 'other' })).toContain('region');
    for (const more of [
      { country: 'Germany' },
      { country: 'Germany', region: 'us', audience: 'businesses' },
      { region: 'us' },
      { region: 'eu' },
    ])
      expect(ids(more)).not.toContain('region');
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

describe('faults', () => {
  it('in numbers make the terms a draft, and no other number is printed', () => {
    const bad = make({ includeRefundPolicy: true, refundDays: '-4', noticeDays: '400' });
    const facts = readAnswers(bad);
    expect(findFaults(facts).map(({ id }) => id)).toEqual(['range-refundDays', 'range-noticeDays']);
    expect(documentOf(bad).mark).toBe('Draft');
    expect(textOf(bad)).not.toContain('within 1 day');
    expect(textOf(bad)).toContain('at least 400 days');
    const kept = findFaults(facts).map(({ text }) => text);
    expect(toText(toTerms({ answers: bad, day: today }, kept))).not.toContain('isn’t a number');
    expect(findFaults(readAnswers(make({ refundDays: '-4' })))).toEqual([]);
  });

  it('are names that are left of the sample', () => {
    const half = { ...sampleAnswers(today), companyName: 'Acme Inc.' };
    expect(findFaults(readAnswers(half)).map(({ text }) => text)).toEqual(['Still from the sample: Website.']);
    expect(documentOf(half).mark).toBe('Draft');
    expect(findFaults(readAnswers(sampleAnswers(today)))).toEqual([]);
  });

  it('in the cap are an amount below zero, without a currency, or in one of another place', () => {
    const cap = (capAmount: string, more: Partial<Draft> = {}) =>
      make({ liabilityCap: true, capBasis: 'greater', capAmount, country: 'Germany', state: '', ...more });
    const idsOf = (answers: Draft) => findFaults(readAnswers(answers)).map(({ id }) => id);
    for (const amount of ['-100', '€ -100', '(100)', '0']) expect(idsOf(cap(amount)), amount).toEqual(['cap-amount']);
    const [fault] = findFaults(readAnswers(cap('100')));
    expect(fault).toMatchObject({ id: 'cap-currency', fixes: [{ label: 'Write “100 EUR”', change: { capAmount: '100 EUR' } }] });
    expect(documentOf(cap('100')).mark).toBe('Draft');
    expect(idsOf(cap('$100'))).toEqual(['cap-place']);
    for (const amount of ['€100', '100 EUR', 'one hundred euros', '']) expect(idsOf(cap(amount)), amount).toEqual([]);
    expect(idsOf(cap('$100', { country: 'Canada', state: 'Ontario' }))).toEqual([]);
    // A cap that is not printed is no fault.
    for (const more of [{ audience: 'consumers' }, { liabilityCap: false }, { capBasis: 'fees' }] as const)
      expect(idsOf(cap('-100', more))).toEqual([]);
  });

  it('and other checks are settled in the text by their fix', () => {
    const answers = make({ country: 'Germany', state: '', noticeDays: '5' });
    const data: TermsData = { answers, made: { answers, day: '2026-11-01' }, versions: [] };
    const fix = findChecks(readAnswers(answers), today).find(({ id }) => id === 'notice')?.fixes?.[0]?.change ?? {};
    const fixed = applyFix(data, fix, today);
    expect(isStale(fixed)).toBe(false);
    expect(fixed.made && toText(toTerms(fixed.made))).toContain('at least 30 days before it takes effect');
    expect(keepFault(data, 'x').kept).toEqual(['x']);
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
