import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import type { Document } from '@/lib/blocks';
import { danglingReferences } from '@/lib/clauses';
import { toText } from '@/lib/document-text';
import { setMonthFirst } from '@/lib/dates';
import { isComplete } from '@/lib/fields';
import { listGaps } from '@/lib/gaps';
import { toHtml } from '@/formats/html';
import { longDay } from './sections-end';
import { findContradictions } from './checks';
import { toChoicesPage } from './choices-page';
import { basisLabels, cookieKinds, dataTypes, thirdParties, type ThirdParty } from './content';
import { toDataMap } from './data-map';
import { readWork } from './facts';
import { findFaults } from './faults';
import { knownCookies, knownProcessors, usualDetails } from './known';
import { checkLink, type Cookie, type Processor } from './lists';
import {
  applyFix,
  dataFlag,
  emptyDetails,
  fields,
  fileStem,
  isSampleWork,
  isStale,
  keepFault,
  shareFlag,
  startWork,
  state,
  type PolicyData,
  type Work,
} from './model';
import { toPolicy, toSections } from './policy';
import { statesWithLaws } from './regimes-us';
import { compareTexts, describeChanges, splitSections } from '@/lib/compare-texts';
import { restoreVersion, saveVersion } from './versions';

const around = { today: '2026-11-15', currency: 'USD' };
const make = (answers: Partial<Work['answers']> = {}, more: Partial<Work> = {}): Work => {
  const start = startWork(around);
  return { ...start, ...more, answers: { ...start.answers, companyName: 'Acme Inc.', website: 'acme.com', ...answers } };
};
const stripe: Processor = {
  id: 'p1',
  name: 'Stripe',
  service: 'payment',
  purpose: 'Takes card payments',
  country: 'United States',
  data: ['Payment', 'contact'],
  link: 'https://stripe.com/privacy',
};
const ga: Cookie = { id: 'c1', name: '_ga', provider: 'Google', purpose: 'Counts visits', duration: '2 years', kind: 'statistics' };
const withLists = (processors: Processor[], cookies: Cookie[] = []) => ({
  processors: { records: processors, currency: 'USD' },
  cookies: { records: cookies, currency: 'USD' },
});
const titlesOf = (work: Work) => toSections(readWork(work)).map(({ title }) => title);
const textOf = (work: Work) => toText(toPolicy(work));
const sectionOf = (work: Work, title: string) => splitSections(textOf(work)).get(title) ?? [];
const everyRegime = { gdpr: true, ukGdpr: true, ccpa: true, usStates: true, lgpd: true, dpdpa: true };
const allData = Object.fromEntries(dataTypes.map((type) => [dataFlag(type), true]));
const checkIds = (work: Work) => findContradictions(readWork(work)).map(({ id }) => id);

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

describe('versions', () => {
  it('keep the words, say what changed and come back', () => {
    const first = make({ collectsContact: true });
    const second = make({ collectsContact: true, sharesHosting: true, cookies: false });
    const saved = saveVersion({ work: first, made: first, versions: [] }, textOf(first), '', '2026-11-15', 'v1');
    expect(saved.versions[0]).toMatchObject({ note: 'First version.', day: '2026-11-15' });
    const again = saveVersion({ ...saved, work: second, made: second }, textOf(second), '', '2026-12-01', 'v2');
    expect(again.versions[1]?.note).toBe('Added: Third-Party Sharing. Removed: Cookies.');
    expect(saveVersion({ ...again }, textOf(second), ' Own words ', '2026-12-02', 'v3').versions[2]?.note).toBe('Own words');
    expect(restoreVersion(again, saved.versions[0] as never)).toMatchObject({ work: first, made: first });
    expect(saveVersion({ work: first, made: null, versions: [] }, '', '', '', 'x').versions).toEqual([]);
  });

  it('see nothing in equal texts and every changed line in others', () => {
    const text = textOf(make({ collectsContact: true }));
    expect(compareTexts(text, text)).toEqual([]);
    expect(describeChanges([])).toBe('No change in the sections.');
    const changes = compareTexts(text, textOf(make({ collectsContact: true, email: 'a@b.c' })));
    expect(changes.map(({ title }) => title)).toEqual(['Opening', 'Your Rights', 'Contact Us']);
    expect(changes.find(({ title }) => title === 'Contact Us')).toMatchObject({
      kind: 'changed',
      added: ['- Email: a@b.c'],
      removed: ['- Email: [Contact Email]'],
    });
  });

  it('are listed in the policy when asked for', () => {
    const past = [{ day: '2026-01-02', note: 'First version.' }];
    expect(toText(toPolicy(make({ listsVersions: true }), past))).toContain('- 2 January 2026: First version.');
    expect(toText(toPolicy(make(), past))).not.toContain('2026-01-02');
  });
});

/** Anything a form can hold, in words that bring no punctuation of their own. */
const word = fc.constantFrom('', 'Acme', 'Blue River', 'Jo Doe', '  spaced   out  ');
const anyWork = fc
  .record({
    answers: fc.record(
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          field.kind === 'flag'
            ? fc.boolean()
            : field.kind === 'choice'
              ? fc.constantFrom('', ...field.options, 'unknown')
              : field.kind === 'integer'
                ? fc.constantFrom('', '0', '1', '30', 'x')
                : field.kind === 'day'
                  ? fc.constantFrom('', '2026-11-15', 'never')
                  : word,
        ]),
      ),
    ),
    details: fc.constantFrom(emptyDetails(), usualDetails),
    hasProcessor: fc.boolean(),
    hasCookie: fc.boolean(),
  })
  .map(({ answers, details, hasProcessor, hasCookie }) => ({
    answers: answers as Work['answers'],
    details,
    ...withLists(hasProcessor ? [{ ...stripe, country: '', data: [] }] : [], hasCookie ? [ga] : []),
  }));

const fault = /undefined|null|NaN|""|''|\( *\)|[^-] \.(?=\s|$)| ,|[.,:;]{2,}| {2,}(?=\S)|[\uE000-\uE003]/;
/** Columns of a text table are set apart by spaces; everything else is prose. */
const proseOf = (document: Document) => toText({ ...document, blocks: document.blocks.filter(({ kind }) => kind !== 'table') });

describe('every policy', () => {
  it('reads as prose whatever is chosen and whatever is left empty, with unbroken numbers', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        for (const document of [toPolicy(work, [{ day: '', note: '' }]), toChoicesPage(work)])
          expect(fault.exec(proseOf(document))?.[0]).toBeUndefined();
        const headings = toPolicy(work).blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));
        headings.forEach((title, index) => expect(title.startsWith(`${index + 1}. `)).toBe(true));
        expect(headings.at(-1)).toContain('Contact Us');
      }),
      { numRuns: atMost(500) },
    );
  });

  it('refers only to sections that are there', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        const sections = toSections(readWork(work));
        const known = new Set(sections.map(({ title }) => title));
        const text = JSON.stringify(sections);
        for (const [, title = ''] of text.matchAll(/(?:under|section) \\"([^"\\]+)\\"/g)) expect(known).toContain(title);
        expect(danglingReferences(sections)).toEqual([]);
      }),
      { numRuns: atMost(300) },
    );
  });

  it('is the same for the same answers, and a draft exactly while something is open', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        const document = toPolicy(work);
        expect(toPolicy(structuredClone(work))).toEqual(document);
        expect(document.mark === 'Draft').toBe(listGaps(document.blocks).length > 0);
      }),
      { numRuns: atMost(200) },
    );
  });

  it('runs nothing that was typed into it', () => {
    const attacks = ['"><img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'javascript:alert(1)'];
    for (const attack of attacks) {
      const typed = Object.fromEntries(
        Object.entries(fields).flatMap(([name, field]) => (['text', 'long', 'email', 'url'].includes(field.kind) ? [[name, attack]] : [])),
      );
      const details = Object.fromEntries(
        dataTypes.map((type) => [type, { purpose: attack, basis: attack, retention: attack, people: attack }]),
      ) as Work['details'];
      const work = make(
        {
          ...typed,
          ...everyRegime,
          ...allData,
          sale: 'sell',
          automated: 'yes',
          internationalTransfers: true,
          listsVersions: true,
        },
        {
          ...withLists(
            [{ ...stripe, name: attack, purpose: attack, country: attack, data: [attack], link: attack }],
            [{ ...ga, name: attack, provider: attack, purpose: attack, duration: attack }],
          ),
          details,
        },
      );
      for (const document of [toPolicy(work, [{ day: '', note: attack }]), toChoicesPage(work)]) {
        const html = toHtml(document);
        expect(html).not.toMatch(/<script|<img|href="javascript|onerror=alert\(1\)>(?!&)/i);
        expect(fileStem('privacy-policy', work)).toMatch(/^[^/\\<>:"|?*]+$/);
      }
    }
  });

  it('uses one kind of quotation mark', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        expect(textOf(work)).not.toMatch(/[‘’“”]/);
      }),
      { numRuns: atMost(100) },
    );
  });

  it('shares no more than was ticked', () => {
    const party: ThirdParty = 'social';
    expect(textOf(make({ [shareFlag(party)]: true }))).toContain('Social media platforms');
    expect(textOf(make())).not.toContain('Social media platforms');
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

describe('what is left of the sample', () => {
  it('is named as a fault between answers of one’s own', () => {
    const sample = state.sample?.(around).work as Work;
    expect(findFaults(readWork(sample))).toEqual([]);
    const half = { ...sample, answers: { ...sample.answers, companyName: 'Acme Inc.' } };
    expect(findFaults(readWork(half)).map(({ text }) => text)).toEqual(['Still from the sample: Website and Email.']);
    expect(toPolicy(half).mark).toBe('Draft');
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
