import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { toText } from '@/lib/document-text';
import { setMonthFirst } from '@/lib/dates';
import { listGaps } from '@/lib/gaps';
import { longDay } from './sections-end';
import { toChoicesPage } from './choices-page';
import { basisLabels, cookieKinds, dataTypes, thirdParties } from './content';
import { toDataMap } from './data-map';
import { readWork } from './facts';
import { knownCookies, knownProcessors, usualDetails } from './known';
import { checkLink } from './lists';
import { dataFlag, emptyDetails, shareFlag, type Work } from './model';
import { toPolicy, toSections } from './policy';
import { statesWithLaws } from './regimes-us';
import { make, stripe, ga, withLists, textOf, sectionOf, everyRegime, checkIds } from './test-data';

const titlesOf = (work: Work) => toSections(readWork(work)).map(({ title }) => title);

describe('the plain policy', () => {
  it('has its sections when their choices are on, in order', () => {
    expect(titlesOf(make())).toEqual([
      'Information We Collect',
      'How We Use Your Information',
      'Cookies',
      'Your Rights',
      'Changes to This Policy',
      'Contact Us',
    ]);
    expect(
      titlesOf(make({ cookies: false, userRights: false, childrenPrivacy: true, internationalTransfers: true, sharesSocial: true })),
    ).toEqual([
      'Information We Collect',
      'How We Use Your Information',
      'Third-Party Sharing',
      "Children's Privacy",
      'International Transfers',
      'Changes to This Policy',
      'Contact Us',
    ]);
  });

  it('lists each chosen type and no other, for every combination', () => {
    fc.assert(
      fc.property(fc.subarray([...dataTypes]), fc.subarray([...thirdParties]), (types, parties) => {
        const on = Object.fromEntries([...types.map(dataFlag), ...parties.map(shareFlag)].map((name) => [name, true]));
        const listed = sectionOf(make(on), 'Information We Collect').filter((line) => line.startsWith('- '));
        expect(listed.map((line) => line.slice(2).split(/[ :]/)[0]?.toLowerCase())).toEqual(types);
        const shared = sectionOf(make(on), 'Third-Party Sharing').filter((line) => line.startsWith('- '));
        expect(shared.map((line) => line.slice(2).split(' ')[0]?.toLowerCase())).toEqual(parties);
      }),
      { numRuns: atMost(200) },
    );
  });

  it('gives six rights, the age of 13, and what was typed', () => {
    const work = make({ childrenPrivacy: true, email: 'hi@acme.com', answerDays: '14' });
    expect(sectionOf(work, 'Your Rights').filter((line) => line.startsWith('- '))).toHaveLength(6);
    expect(sectionOf(work, 'Your Rights').join(' ')).toContain('within 14 days');
    expect(sectionOf(work, "Children's Privacy").join(' ')).toContain('under 13');
    const text = textOf(work);
    for (const part of ['Acme Inc.', 'acme.com', '15 November 2026', 'hi@acme.com']) expect(text).toContain(part);
  });

  it('is a draft with a placeholder while the email is empty, and says it is a basic template', () => {
    const open = make({ collectsContact: true });
    expect(toPolicy(open).mark).toBe('Draft');
    expect(listGaps(toPolicy(open).blocks)).toEqual(['Contact Email']);
    expect(textOf(open)).toContain('Email: [Contact Email]');
    expect(textOf(open)).toContain('basic template, not legal advice. Have a qualified attorney review it.');
    const done = toPolicy(make({ collectsContact: true, email: 'a@b.c' }));
    expect(done.mark).toBeUndefined();
  });

  it('leaves open what it would otherwise have to invent', () => {
    expect(listGaps(toPolicy(make({ email: 'a@b.c' })).blocks)).toEqual(['Types of Information Collected']);
    expect(listGaps(toPolicy(make({ email: 'a@b.c', collectsUsage: true, effectiveDate: '', answerDays: '' })).blocks)).toEqual([
      'Effective Date',
      'Number of Days',
    ]);
    expect(textOf(make())).not.toMatch(/sell|GDPR rights|\bsecure servers\b/);
  });
});

describe('the packs', () => {
  it('add a section for each law, and only for it', () => {
    const sections: [Partial<Work['answers']>, string][] = [
      [{ gdpr: true }, 'For People in the European Economic Area'],
      [{ ukGdpr: true }, 'For People in the United Kingdom'],
      [{ gdpr: true, ukGdpr: true }, 'For People in the European Economic Area and the United Kingdom'],
      [{ ccpa: true }, 'For California Residents'],
      [{ usStates: true }, 'For Residents of US States with Privacy Laws'],
      [{ lgpd: true }, 'For People in Brazil'],
      [{ dpdpa: true }, 'For People in India'],
    ];
    for (const [on, title] of sections) {
      expect(titlesOf(make(on)).filter((one) => one.startsWith('For '))).toEqual([title]);
      expect(textOf(make(on))).not.toContain('basic template');
    }
    expect(titlesOf(make(everyRegime)).filter((title) => title.startsWith('For '))).toHaveLength(5);
    // California and the nineteen make the twenty in force in January 2026.
    expect(new Set(statesWithLaws).size).toBe(19);
  });

  it('ask for a purpose, a basis and a retention of each chosen type, and print them', () => {
    const open = make({ gdpr: true, collectsPayment: true });
    expect(listGaps(toPolicy(open).blocks)).toEqual(
      expect.arrayContaining(['Purpose of Payment', 'Legal Basis for Payment', 'Retention of Payment']),
    );
    const filled = { ...open, details: usualDetails };
    const lines = sectionOf(filled, 'Purposes, Legal Bases and Retention').join('\n');
    expect(lines).toMatch(/Payment +To take payments and keep accounts +Contract +As long as tax law requires/);
    expect(titlesOf(make({ hasDetails: true }))).toContain('Purposes and Retention');
    expect(titlesOf(make({ ccpa: true }))).toContain('Purposes and Retention');
  });

  it('say whether data is sold, and never before it is known', () => {
    expect(textOf(make({ ccpa: true }))).toContain('[Whether You Sell or Share]');
    expect(textOf(make({ ccpa: true, sale: 'neither' }))).toContain('We do not sell personal information and do not share it');
    const shares = make({ ccpa: true, sale: 'share', honorsSignal: true, optOutLink: 'https://acme.com/choices', email: 'a@b.c' });
    expect(textOf(shares)).toContain('Global Privacy Control');
    const page = toText(toChoicesPage(shares));
    expect(page).toContain('DO NOT SELL OR SHARE MY PERSONAL INFORMATION');
    expect(page).toContain('https://acme.com/choices');
    expect(page).toContain('15 business days');
    expect(toText(toChoicesPage(make({ ccpa: true, sale: 'sell' })))).not.toContain('Global Privacy Control');
  });

  it('list named processors and cookies', () => {
    const work = make({ sharesPayment: true }, withLists([stripe], [ga]));
    expect(textOf(work)).toMatch(/Stripe +Takes card payments +Payment, contact +United States +https:\/\/stripe\.com\/privacy/);
    expect(textOf(work)).toMatch(/_ga +Google +Counts visits +2 years +Statistics/);
    expect(textOf({ ...work, answers: { ...work.answers, cookies: false } })).not.toContain('_ga');
    expect(textOf(make({}, withLists([{ ...stripe, link: 'javascript:alert(1)' }])))).not.toContain('javascript');
  });

  it('read their own suggestions', () => {
    expect(knownProcessors.every(({ link, service }) => checkLink({ link }).link === undefined && service !== '')).toBe(true);
    expect(knownCookies.every(({ kind }) => (cookieKinds as readonly string[]).includes(kind))).toBe(true);
    expect(Object.values(usualDetails).every(({ basis }) => Object.hasOwn(basisLabels, basis))).toBe(true);
  });

  it('make a data map with a row for each type', () => {
    const work = make(
      { collectsPayment: true, collectsUsage: true, email: 'a@b.c', safeguard: 'clauses', security: 'Encrypted\nbackups' },
      { ...withLists([stripe]), details: { ...emptyDetails(), payment: usualDetails.payment } },
    );
    const { columns, rows } = toDataMap(work);
    expect(columns).toHaveLength(14);
    expect(rows.map((row) => row[3])).toEqual(['Payment', 'Usage']);
    expect(rows[0]).toEqual([
      'Acme Inc.',
      'a@b.c',
      '',
      'Payment',
      'Card or bank details, purchases',
      'Customers',
      'To take payments and keep accounts',
      'Contract',
      'As long as tax law requires',
      'Stripe',
      'United States',
      'Standard contract clauses',
      'Encrypted backups',
      '2026-11-15',
    ]);
    expect(rows[1]?.[9]).toBe('');
  });
});

describe('a company in Germany', () => {
  it('is told what the policy does not cover', () => {
    for (const more of [{ address: 'Hauptstr. 1\n10115 Berlin\nGermany' }, { website: 'acme.de' }])
      expect(checkIds(make(more))).toEqual(expect.arrayContaining(['german-law', 'german-gdpr']));
    expect(checkIds(make({ website: 'acme.de', gdpr: true }))).not.toContain('german-gdpr');
    expect(checkIds(make())).not.toContain('german-law');
  });
});

describe('days in the text', () => {
  it('name the month, as it is done where the company is', () => {
    const dayAt = (address: string) => longDay('2026-11-15', { answers: { address } as never });
    setMonthFirst(true);
    expect([dayAt(''), dayAt('1 Main St\nSalem, OR 97301'), dayAt('4 Hollow Lane, Leeds LS6 2AB')]).toEqual([
      'November 15, 2026',
      'November 15, 2026',
      '15 November 2026',
    ]);
    setMonthFirst(false);
    expect(dayAt('1 Main St\nSalem, OR 97301')).toBe('November 15, 2026');
  });
});
