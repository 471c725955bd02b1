import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { toText } from '@/lib/document-text';
import { findContradictions } from './checks';
import { toChoicesPage } from './choices-page';
import { readWork } from './facts';
import { findFaults } from './faults';
import { usualDetails } from './known';
import { applyFix, emptyDetails, fields, isStale, keepFault, type PolicyData } from './model';
import { toPolicy } from './policy';
import { make, stripe, ga, withLists, textOf, sectionOf, checkIds } from './test-data';

describe('the contradiction check', () => {
  it('finds cookies that are in one place only, and payments without a processor', () => {
    expect(checkIds(make())).toEqual(['no-data', 'cookies-not-collected']);
    expect(checkIds(make({ collectsCookies: true }))).toEqual([]);
    expect(checkIds(make({ collectsCookies: true, cookies: false }))).toEqual(['cookies-no-section']);
    expect(checkIds(make({ collectsDevice: true, cookies: false }, withLists([], [ga])))).toEqual(['cookies-left-out']);
    const paying = { collectsPayment: true, sharesPayment: true, cookies: false };
    expect(checkIds(make(paying))).toEqual(['payment-unnamed']);
    expect(checkIds(make({ ...paying, collectsContact: true }, withLists([stripe])))).toEqual([]);
    expect(checkIds(make({ ...paying, sharesPayment: false, collectsContact: true }, withLists([stripe])))).toEqual([
      'payment-not-shared',
      'unticked-payment',
    ]);
    expect(checkIds(make(paying, withLists([stripe])))).toEqual(['received-contact']);
  });

  it('holds promises against the laws chosen', () => {
    const base = { collectsDevice: true, cookies: false };
    expect(checkIds(make({ ...base, gdpr: true, answerDays: '45' }))).toEqual(['deadline-gdpr']);
    expect(checkIds(make({ ...base, gdpr: true, lgpd: true, answerDays: '45' }))).toEqual(['deadline-lgpd']);
    expect(checkIds(make({ ...base, ccpa: true, answerDays: '45' }))).toEqual([]);
    expect(checkIds(make({ ...base, gdpr: true, userRights: false }))).toEqual(['rights-off']);
    expect(checkIds(make({ ...base, ccpa: true, sale: 'share' }))).toEqual(['sale-nobody', 'signal']);
    expect(checkIds(make({ ...base, ccpa: true, sale: 'neither', sharesMarketing: true }))).toContain('sale-marketing');
    expect(checkIds(make({ ...base, dpdpa: true, childrenPrivacy: true }))).toEqual(['india-children']);
    const abroad = make({ ...base, gdpr: true, collectsPayment: true, collectsContact: true, sharesPayment: true }, withLists([stripe]));
    expect(checkIds(abroad)).toEqual(['abroad']);
    expect(checkIds(make({ ...base, gdpr: true, cookies: true, collectsCookies: true }, withLists([], [ga])))).toEqual(['consent']);
  });

  it('settles what it offers to settle', () => {
    fc.assert(
      fc.property(
        fc.record(
          Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field.kind === 'flag' ? [[name, fc.boolean()]] : []))),
        ),
        (flags) => {
          const work = make(flags, withLists([stripe], [ga]));
          for (const { id, fixes = [] } of findContradictions(readWork(work)))
            for (const { change } of fixes) expect(checkIds({ ...work, answers: { ...work.answers, ...change } })).not.toContain(id);
        },
      ),
      { numRuns: atMost(200) },
    );
  });
});

describe('one part agrees with another', () => {
  const american = { ccpa: true, usStates: true, optOutLink: 'https://acme.com/choices' };

  it('speaks of sharing only where somebody receives something', () => {
    expect(textOf(make())).not.toMatch(/\bshar/i);
    expect(textOf(make({ sale: 'sell', honorsSignal: true }))).not.toMatch(/\b(shar|sell|sale|signal)/i);
    expect(textOf(make({ sharesHosting: true }))).toContain('We share information with this type of third party:');
    expect(textOf(make({ sharesHosting: true, sharesSocial: true }))).toContain('with these types of third parties:');
  });

  it('knows how long each law gives for an answer', () => {
    for (const [law, days] of [
      ['lgpd', 15],
      ['gdpr', 30],
      ['ukGdpr', 30],
      ['ccpa', 45],
      ['usStates', 45],
      ['dpdpa', 90],
    ] as const) {
      const late = (answerDays: number) =>
        checkIds(make({ [law]: true, answerDays: String(answerDays) })).filter((id) => id.startsWith('deadline'));
      expect(late(days)).toEqual([]);
      expect(late(days + 1)).toHaveLength(1);
    }
  });

  it('ends its sentences, whatever was typed', () => {
    const details = { ...emptyDetails(), usage: usualDetails.usage };
    for (const interests of ['a safe shop', 'a safe shop.'])
      expect(textOf(make({ collectsUsage: true, gdpr: true, interests }, { details }))).toContain('interests, these are: a safe shop.\n');
  });

  it('speaks of one thing as one', () => {
    const one = textOf(make({ collectsUsage: true, internationalTransfers: true }, withLists([stripe], [ga])));
    for (const part of [
      'we collect this type of information:',
      'This company receives information from us:',
      'We use this cookie:',
      'The company named in this policy is in:',
    ])
      expect(one).toContain(part);
    const twice = [stripe, { ...stripe, id: 'p2', name: 'PayPal' }];
    const two = textOf(
      make({ collectsUsage: true, collectsDevice: true, internationalTransfers: true }, withLists(twice, [ga, { ...ga, id: 'c2' }])),
    );
    for (const part of [
      'we collect these types of information:',
      'These companies receive information from us:',
      'We use these cookies:',
      'The companies named in this policy are in:',
    ])
      expect(two).toContain(part);
  });

  it('tells Californians what was collected before it says "them", and leaves the sale out of what was not disclosed', () => {
    const text = sectionOf(make({ ...american, sale: 'sell' }), 'For California Residents').join('\n');
    expect(text).toContain('We collected these categories of personal information: [Types of Information Collected]');
    expect(text).toContain('Apart from what is described next, we did not disclose them to third parties');
    expect(sectionOf(make({ ...american, sale: 'neither' }), 'For California Residents').join('\n')).toContain(
      'We did not disclose them to third parties, save where the law required it.',
    );
  });

  it('finds an email that nobody can write to', () => {
    expect(checkIds(make({ email: 'not an email' }))).toContain('email');
    for (const email of ['', 'privacy@acme.com']) expect(checkIds(make({ email }))).not.toContain('email');
  });

  it('finds a sale to nobody', () => {
    expect(checkIds(make({ ...american, sale: 'share' }))).toContain('sale-nobody');
    expect(checkIds(make({ ...american, sale: 'share', sharesMarketing: true }))).not.toContain('sale-nobody');
    expect(checkIds(make({ ...american, sale: 'neither' }))).not.toContain('sale-nobody');
    expect(checkIds(make({ sale: 'sell' }))).not.toContain('sale-nobody');
  });

  it('names the browser’s signal only where it is honored', () => {
    const states = (honorsSignal: boolean) =>
      sectionOf(make({ ...american, sale: 'share', honorsSignal }), 'For Residents of Other US States').join('\n');
    expect(states(true)).toContain("You opt out through https://acme.com/choices or your browser's signal, in the same way");
    expect(states(false)).toContain('You opt out through https://acme.com/choices, in the same way');
    expect(textOf(make({ ...american, sale: 'share' }))).not.toMatch(/signal/i);
  });

  it('does not say that retention is missing where it is listed', () => {
    expect(textOf(make())).toContain('It names no legal bases and no retention periods, so');
    expect(textOf(make({ hasDetails: true }))).toContain('It names no legal bases, so');
  });

  it('says on the opt-out page whose information goes where', () => {
    const opening = (sale: string) => toText(toChoicesPage(make({ ...american, sale })));
    expect(opening('share')).toContain(
      'Acme Inc. shares personal information of people who use acme.com for targeted advertising, as its Privacy Policy describes.',
    );
    expect(opening('sell')).toContain('Acme Inc. sells personal information of people who use acme.com, as its Privacy Policy describes.');
  });
});

describe('a fix', () => {
  it('makes the policy anew, so that text and files no longer hold the fault', () => {
    const work = make({ cookies: true, gdpr: true, answerDays: '45' });
    const data: PolicyData = { work, made: work, versions: [] };
    const fix = findContradictions(readWork(work)).find(({ id }) => id === 'deadline-gdpr')?.fixes?.[0]?.change ?? {};
    const fixed = applyFix(data, fix);
    expect(isStale(fixed)).toBe(false);
    expect(fixed.made && textOf(fixed.made)).toContain('within 30 days');
  });

  it('settles a number out of range, which is never printed as another', () => {
    const work = make({ answerDays: '-4', email: 'a@b.c', collectsContact: true });
    expect(textOf(work)).not.toContain('within 1 day');
    const [fault] = findFaults(readWork(work));
    expect(fault?.text).toBe('Answer requests within (days): "-4" is not a number from 1 to 365.');
    expect(toPolicy(work).mark).toBe('Draft');
    expect(textOf(work)).toContain(fault?.text);
    const long = make({ answerDays: '400', email: 'a@b.c', collectsContact: true });
    expect(textOf(long)).toContain('within 400 days');
    expect(toPolicy(long, [], [findFaults(readWork(long))[0]?.text ?? '']).mark).toBeUndefined();
    expect(keepFault({ work, made: work, versions: [] }, 'x').kept).toEqual(['x']);
  });
});
