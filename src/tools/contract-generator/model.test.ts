import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { toHtml } from '@/formats/html';
import type { Document } from '@/lib/blocks';
import { danglingReferences } from '@/lib/clauses';
import { toText } from '@/lib/document-text';
import { emptyDraft } from '@/lib/fields';
import { listGaps } from '@/lib/gaps';
import { usStates } from '@/lib/places';
import { seededRandom } from '@/lib/random';
import { findChecks } from './checks';
import { contractTypes, typeMissing, ukGap, type ContractType } from './content';
import { titles, toContract, toSections } from './contract';
import { linesOf, moneyIn, readFacts } from './facts';
import { findFaults, openFaults } from './faults';
import { describeNonCompete, isAtWillPlace, readNonCompete, readWorkPlace } from './jurisdiction';
import { fields, type Draft, type WorkerDraft } from './fields';
import { exhibitFields, workerFields, type Exhibit } from './row-fields';
import { applyFix, fileStem, isSample, isStale, keepFault, sampleAnswers, state, type ContractData, type Made } from './model';
import { hintsFor, listNeeded, listUnused } from './needed';
import { findPlace } from './places';
import { weighWorker } from './worker';
import { contractWriter } from './writer';

const today = '2026-11-15';
const around = { today, currency: 'USD' };
const filled: Partial<Draft> = {
  clientName: 'Acme Inc.',
  clientAddress: '1 Main Street, Salem',
  providerName: 'Jo Park',
  providerAddress: '2 Side Street, Salem',
  startDate: '2027-01-11',
  endDate: '2027-03-31',
  amount: '5000',
  serviceDescription: 'Web design',
  deliverables: 'A website',
  paymentTerms: '14 days after the invoice',
  position: 'Designer',
  salary: '72,000',
  benefits: 'Health insurance',
  workLocation: 'Salem, Oregon',
  confidentialInformation: 'Price lists',
  disclosurePurpose: 'Talks about a merger',
  country: 'United States',
  state: 'Oregon',
  items: 'A mixer',
  usePlace: 'Salem',
  successCriteria: 'Ten orders',
  mainPoints: 'A joint shop',
  venture: 'Tidewell',
  shareSplit: 'Half each',
  duties: 'Both do all',
  safeVersion: '1.2',
  safeCap: '8,000,000',
  safeHome: 'Delaware',
};
const make = (type: ContractType | '', more: Partial<Draft> = {}): Draft => ({ ...emptyDraft(fields, today), ...filled, type, ...more });
const madeOf = (answers: Draft, exhibits: Exhibit[] = [], currency = 'USD'): Made => ({ answers, exhibits, currency });
const documentOf = (answers: Draft, exhibits: Exhibit[] = []) => toContract(madeOf(answers, exhibits));
const textOf = (answers: Draft, exhibits: Exhibit[] = []) => toText(documentOf(answers, exhibits));
const factsOf = (answers: Draft) => {
  const facts = readFacts(madeOf(answers));
  if (!facts) throw new Error('No type');
  return facts;
};
const headingsOf = ({ blocks }: Document) => blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));
const titlesOf = (answers: Draft) => headingsOf(documentOf(answers)).map((text) => text.replace(/^\d+\. /, ''));
const gapsOf = (answers: Draft) => listGaps(documentOf(answers).blocks);
const worker = emptyDraft(workerFields, '');
const checkIds = (answers: Draft, about: WorkerDraft = worker) => findChecks(factsOf(answers), about).map(({ id }) => id);
const empty = (type: ContractType) => ({ ...emptyDraft(fields, ''), type });

describe('the form', () => {
  it('offers the five plain types first and starts without one', () => {
    expect(fields.type.options.slice(0, 5)).toEqual(['service', 'employment', 'nda', 'freelance', 'consulting']);
    expect(fields.type.options.slice(5)).toEqual(['subscription', 'equipment', 'pilot', 'intent', 'founders', 'safe']);
    expect(state.start(around)).toMatchObject({ answers: { type: '', ip: true, confidentiality: true, nonCompete: false }, made: null });
  });

  it('names the file after the type', () => {
    for (const type of contractTypes) expect(fileStem(make(type))).toBe(`${type}_contract`);
    expect(fileStem(make(''))).toBe('contract');
    expect(fileStem(sampleAnswers(today))).toBe('sample-service_contract');
    expect(isSample(make('service'))).toBe(false);
  });

  it('marks what each type needs, and never what it does not print', () => {
    for (const type of contractTypes) for (const name of listUnused(type)) expect(listNeeded(type)).not.toContain(name);
    // Left empty, each needed field is an open place of the contract, and nothing else is.
    for (const type of contractTypes) {
      const labels = listNeeded(type).filter((name) => name !== 'type');
      expect(gapsOf(empty(type)).toSorted()).toEqual(labels.map((name) => fields[name].label).toSorted());
    }
  });

  it('knows when the contract no longer says what the form does', () => {
    const answers = make('nda');
    const data: ContractData = { answers, exhibits: [], worker, made: madeOf(answers) };
    expect(isStale(data, 'USD')).toBe(false);
    expect(isStale(data, 'EUR')).toBe(true);
    expect(isStale({ ...data, answers: { ...answers } }, 'USD')).toBe(false);
    expect(isStale({ ...data, worker: { ...worker, ownTools: 'yes' } }, 'USD')).toBe(false);
    expect(isStale({ ...data, answers: make('service') }, 'USD')).toBe(true);
    expect(isStale({ ...data, exhibits: [{ id: '1', title: 'A', text: '' }] }, 'USD')).toBe(true);
  });
});

describe('the contract', () => {
  it('asks for a type first', () => {
    expect(textOf(make(''))).toBe(`${typeMissing}\n`);
    expect(typeMissing).toBe('Please select a contract type.');
  });

  it('is a text of its own for each type, with the answers in it', () => {
    const says: Record<ContractType, string[]> = {
      service: [
        'Acme Inc., 1 Main Street, Salem (the "Client"); and',
        'Jo Park, 2 Side Street, Salem (the "Provider").',
        'The Provider will provide the following services to the Client (the "Services"): Web design.',
        'The Provider will deliver the following to the Client (the "Deliverables"): A website.',
        'The fee for the Services is $5,000.00 (USD) in total (the "Fee").',
        'Payment terms: 14 days after the invoice.',
      ],
      employment: [
        'in the position of Designer.',
        'The salary is $72,000.00 (USD) per year, before tax',
        'The Employee receives the following benefits: Health insurance.',
        'Work location: Salem, Oregon.',
      ],
      nda: ['"Confidential Information" means: Price lists.', '(the "Purpose"): Talks about a merger.'],
      freelance: ['(the "Freelancer").', 'for the Client (the "Work"): Web design.', 'The fee for the Work is $5,000.00 (USD) in total'],
      consulting: ['(the "Consultant").', '(the "Services"): Web design.', 'The fee for the Services is $5,000.00 (USD) in total'],
      subscription: [
        '(the "Customer"); and',
        'over the internet (the "Service"): Web design.',
        'The fee for the Service is $5,000.00 (USD) in total',
        'For 30 days after the end, the Customer may take out its Customer Data',
      ],
      equipment: [
        '(the "Owner").',
        'rents the following items to the Renter (the "Equipment"): A mixer.',
        'The place of use is Salem.',
        'The rent for the Equipment is $5,000.00 (USD) in total',
      ],
      pilot: [
        '(the "Pilot"): Web design.',
        'The Pilot is a success if the following is met: Ten orders.',
        'does not turn into a paid contract',
      ],
      intent: ['(the "First Party"); and', '(the "Planned Agreement"): A joint shop.', 'create no obligation'],
      founders: ['(the "Business"): Tidewell.', 'the following shares: Half each.', 'roles: Both do all.', 'over 4 years from'],
      safe: [
        '"Safe: Valuation Cap, no Discount", version 1.2, as published by Y Combinator',
        'Post-Money Valuation Cap: $8,000,000.00 (USD)',
      ],
    };
    for (const type of contractTypes) {
      const text = textOf(make(type));
      for (const part of says[type]) expect(text).toContain(part);
      expect(text.startsWith(titles[type].toUpperCase())).toBe(true);
      expect(documentOf(make(type)).mark).toBeUndefined();
    }
    expect(new Set(contractTypes.map((type) => titlesOf(make(type)).join())).size).toBe(contractTypes.length);
  });

  it('has these clauses', () => {
    expect(headingsOf(documentOf(make('freelance')))).toEqual([
      '1. The Work',
      '2. Deliverables and Acceptance',
      '3. Term',
      '4. Fee and Payment',
      '5. Status of the Freelancer',
      '6. Intellectual Property',
      '7. Confidentiality',
      '8. Warranties',
      '9. Cancellation',
      '10. Law and Disputes',
      '11. General',
      'Signatures',
    ]);
    expect(titlesOf(make('nda', { additionalTerms: 'x' })).slice(-4)).toEqual([
      'Law and Disputes',
      'General',
      'Additional Terms',
      'Signatures',
    ]);
  });

  it('says at-will for an employment without an end date, and a fixed term with one', () => {
    expect(textOf(make('employment', { endDate: '' }))).toContain('It is at-will employment: either party may end it at any time');
    expect(textOf(make('employment'))).not.toContain('at-will');
    expect(textOf(make('employment'))).toContain('It ends on March 31, 2027, without notice');
    const notice = textOf(make('employment', { endDate: '', ending: 'notice', noticeDays: '60' }));
    expect(notice).toContain("at least 60 days' notice in writing");
    // Position, location, term, salary, benefits, property and secrets come before the clause on the end.
    const agreed = textOf(make('employment', { endDate: '', cancellationTerms: 'Two weeks by letter' }));
    expect(agreed).toContain('as far as the law allows and clause 8 does not say otherwise.');
    expect(agreed).toMatch(/8\.1 .*: Two weeks by letter\.\n\n8\.2 Except as stated in these terms, the employment remains at-will\./);
    expect(notice).not.toContain('at-will');
  });

  it('says of an NDA without an end date that either party terminates it', () => {
    expect(textOf(make('nda', { endDate: '' }))).toContain('continues until terminated by either party');
    expect(textOf(make('nda'))).not.toContain('terminated by either party');
    expect(textOf(make('nda'))).toContain('starts on January 11, 2027, and ends on March 31, 2027.');
  });

  it('puts additional and cancellation terms in as they were typed', () => {
    for (const type of contractTypes) {
      expect(textOf(make(type, { additionalTerms: 'Dogs are welcome.\n- Tea is free' }))).toMatch(
        /Additional Terms\n-+\n\n\d+\.1 Dogs are welcome\.\n\n\d+\.2 Tea is free\n/,
      );
      expect(textOf(make(type, { additionalTerms: ' \n ' }))).not.toContain('Additional Terms');
      if (!listUnused(type).includes('cancellationTerms'))
        expect(textOf(make(type, { cancellationTerms: 'Two weeks by letter' }))).toContain(': Two weeks by letter.');
    }
    expect(textOf(make('service', { noticeDays: '14' }))).toContain("at least 14 days' notice in writing");
  });

  it('is made even when everything is empty, as a draft that lists what is open', () => {
    for (const type of contractTypes) {
      const document = documentOf(empty(type));
      expect(document.mark).toBe('Draft');
      expect(toText(document)).toContain('[Client Name], [Client Address] (the "');
    }
    expect(gapsOf(make('service', { state: '' }))).toEqual(['State']);
    expect(gapsOf(make('service', { country: 'France', state: '' }))).toEqual([]);
    for (const country of ['U.S.', 'US', 'USA', 'U.S.A.', 'America', 'Canada'])
      expect(gapsOf(make('service', { country, state: '' }))).toEqual(['State']);
    // The United Kingdom has no states, and each of its parts has a law of its own.
    for (const country of ['UK', 'U.K.', 'United Kingdom', 'Great Britain'])
      expect(gapsOf(make('service', { country, state: '' }))).toEqual([ukGap]);
    for (const more of [{ state: 'England' }, { state: 'wales' }, { country: 'England', state: '' }])
      expect(textOf(make('service', { country: 'UK', ...more }))).toContain('governed by the law of England and Wales.');
    expect(textOf(make('service', { country: 'UK', state: 'Scotland' }))).toContain('governed by the law of Scotland.');
    expect(findPlace(ukGap)).toEqual({ tab: 'contract', name: 'state' });
    expect(textOf(make('service', { state: 'DC' }))).toContain('the law of the District of Columbia, United States.');
    expect(textOf(make('service', { country: 'Netherlands', state: '' }))).toContain('the law of the Netherlands.');
  });

  it('reads amounts as people mean them', () => {
    const read = (typed: string, currency = 'USD') => moneyIn(typed, currency, 'Amount', ' in total');
    expect(read('5000')).toBe('$5,000.00 (USD) in total');
    expect(read('$1,234.5')).toBe('$1,234.50 (USD) in total');
    expect(read('1500', 'JPY')).toBe('¥1,500 (JPY) in total');
    // Another currency: nothing is converted, and what it is paid for stays.
    expect(read('€5,000')).toBe('€5,000 in total');
    expect(read('CHF 500.')).toBe('CHF 500 in total');
    // A range is no sum, and its two ends are in the same currency.
    expect(read('5,000-6,000')).toBe('5,000-6,000 (USD) in total');
    expect(read('72k')).toBe('72k (USD) in total');
    // Nothing is rounded, and nothing that reads differently elsewhere is decided.
    expect(read('0.125')).toBe('0.125 (USD) in total');
    expect(read('1,234.567', 'EUR')).toBe('1,234.567 (EUR) in total');
    expect(read('84.000', 'EUR')).toBe('84.000 (EUR) in total');
    expect(read('84.000,50', 'EUR')).toBe('€84,000.50 (EUR) in total');
    expect(read('5.125', 'KWD')).toMatch(/5\.125 \(KWD\) in total$/);
    // Words of its own: nothing is added.
    expect(read('90 dollars per hour.')).toBe('90 dollars per hour');
    expect(read('8,400 a month')).toBe('8,400 a month');
    for (const typed of ['', ' ', '.', '-', '$']) expect(listGaps([{ kind: 'paragraph', text: read(typed) }])).toEqual(['Amount']);
    for (const amount of ['8,400 a month', '5000 in total']) expect(checkIds(make('service', { amount }))).toContain('currency');
    for (const amount of ['8400', '€400 a day', '90 dollars an hour', 'USD 5 per item', '72k', 'by agreement', ''])
      expect(checkIds(make('service', { amount }))).not.toContain('currency');
    expect(checkIds(make('employment', { amount: '8,400 a month', salary: '5,000 a month' }))).toContain('currency');
    expect(checkIds(make('nda', { amount: '8,400 a month' }))).not.toContain('currency');
    const capped = { liabilityCap: true, capBasis: 'amount', capAmount: '10,000 at most' } as const;
    expect(checkIds(make('service', capped))).toContain('currency');
    expect(textOf(make('consulting', { amount: '90', amountBasis: 'hour' }))).toContain('$90.00 (USD) per hour worked (the "Fee")');
  });

  it('prints every amount to the last digit, however its figures are grouped', () => {
    const group = (whole: string, mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark);
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 14n }), fc.constantFrom('EUR', 'USD', 'GBP'), (minor, currency) => {
        const whole = String(minor / 100n);
        const cents = String(minor % 100n).padStart(2, '0');
        const plain = [
          `${whole}.${cents}`,
          `${group(whole, ',')}.${cents}`,
          `${group(whole, '.')},${cents}`,
          `${group(whole, ' ')},${cents}`,
        ];
        for (const typed of plain) {
          const printed = moneyIn(typed, currency, 'Amount');
          expect(printed, typed).toContain(`(${currency})`);
          // Read back by its digits alone, as an exact number of cents.
          expect(BigInt(printed.replace(/\D/g, '')), typed).toBe(minor);
        }
      }),
      { numRuns: atMost(300) },
    );
  });

  it('says for what the amounts are paid, and for how long the promises last', () => {
    const says: [ContractType, Partial<Draft>, string][] = [
      ['service', { amountBasis: 'hour' }, '$5,000.00 (USD) per hour worked'],
      ['service', { amountBasis: 'day' }, '$5,000.00 (USD) per day worked'],
      ['service', { amountBasis: 'month' }, '$5,000.00 (USD) per month'],
      ['employment', { salaryPeriod: 'month' }, '$72,000.00 (USD) per month'],
      ['employment', { salaryPeriod: 'week' }, '$72,000.00 (USD) per week'],
      ['employment', { salaryPeriod: 'hour' }, '$72,000.00 (USD) per hour'],
      ['service', { acceptDays: '5' }, 'review each Deliverable within 5 days of receiving it'],
      ['service', { confidentialYears: '7' }, 'These obligations last for 7 years after'],
      ['employment', { confidentialYears: '1' }, 'and for 1 year after it'],
      ['nda', { confidentialYears: '7' }, 'last for 7 years after it ends'],
      ['service', { liabilityCap: true }, 'is limited to the total Fee paid or payable under this Agreement.'],
      ['service', { liabilityCap: true, capBasis: 'amount', capAmount: '10,000' }, 'is limited to $10,000.00 (USD).'],
      ['service', { nonSolicit: true, nonSolicitMonths: '18' }, 'for 18 months after it ends, neither party'],
      ['employment', { nonCompete: true, nonCompeteMonths: '1', nonCompeteArea: 'Salem' }, 'for 1 month after it ends, the Employee'],
      ['service', { forum: 'mediation' }, 'with a neutral mediator'],
    ];
    for (const [type, more, part] of says) expect(textOf(make(type, more))).toContain(part);
  });

  it('makes lettered lists of several lines', () => {
    expect(linesOf('- One\n2. Two\n\n  •   Three  \n---')).toEqual(['One', 'Two', 'Three']);
    expect(textOf(make('service', { deliverables: 'A logo\nA website' }))).toContain(
      '(the "Deliverables"):\n\n(a) A logo\n(b) A website\n',
    );
  });

  it('takes a sign alone for no answer, and a loose one off the end', () => {
    const signs = make('employment', {
      clientName: '.',
      hours: '-',
      leave: '?',
      country: 'Germany.',
      state: '',
      workLocation: 'Berlin, Germany.',
    });
    expect(gapsOf(signs)).toEqual(['Client Name']);
    expect(textOf(signs)).not.toMatch(/Working hours|Paid leave/);
    expect(textOf(signs)).toContain('by the courts of Germany, unless');
    expect(checkIds(signs)).toContain('fixed-term');
    expect(textOf(make('service', { clientName: 'Acme,', clientAddress: '1 Main Street,' }))).toContain('(a) Acme, 1 Main Street (the');
    expect(textOf(make('service', { state: 'or', country: 'usa' }))).toContain('the law of Oregon, usa.');
    expect(textOf(make('service', { state: 'CA', country: 'Spain' }))).toContain('the law of CA, Spain.');
  });

  it('leaves deliverables out of a consulting contract that has none', () => {
    expect(titlesOf(make('consulting', { deliverables: '' }))).not.toContain('Deliverables and Acceptance');
    expect(textOf(make('consulting', { deliverables: '' }))).not.toContain('Deliverable');
  });
});

describe('the switches', () => {
  const on = { lateFee: true, liabilityCap: true, nonSolicit: true, nonCompete: true, nonCompeteArea: 'Salem' };

  it('add their clauses where the type knows them, and the numbers follow', () => {
    expect(titlesOf(make('service', on))).toEqual(expect.arrayContaining(['Limit of Liability', 'Non-Solicitation']));
    expect(titlesOf(make('service', on))).not.toContain('Non-Compete');
    expect(titlesOf(make('consulting', on))).toContain('Non-Compete');
    expect(titlesOf(make('nda', on))).not.toContain('Limit of Liability');
    expect(titlesOf(make('employment', on))).toEqual(expect.arrayContaining(['Non-Solicitation', 'Non-Compete']));
    expect(textOf(make('freelance', { ...on, lateFeeRate: '1.5' }))).toContain('a late fee of 1.5% per month');
    expect(textOf(make('service', { forum: 'arbitration', arbitrator: 'American Arbitration Association', seat: 'Salem' }))).toContain(
      'under the rules of the American Arbitration Association. The place of arbitration is Salem.',
    );
    expect(textOf(make('service', { forum: 'arbitration', arbitrator: 'JAMS' }))).toContain('under the rules of JAMS.');
    expect(textOf(make('service'))).not.toContain('late fee');
  });

  it('assign the result by default, on payment or at once', () => {
    expect(textOf(make('freelance'))).toContain("as long as they last, with effect from the Client's full payment for it. Until then");
    expect(textOf(make('freelance', { ipWhen: 'creation' }))).toContain('as long as they last, with effect from its creation.');
    expect(titlesOf(make('freelance', { ip: false }))).not.toContain('Intellectual Property');
  });

  it('send disputes where they should go', () => {
    expect(textOf(make('service'))).toContain('decided by the courts of Oregon, United States.');
    expect(textOf(make('service', { forum: 'mediation' }))).toContain('neutral mediator');
    expect(gapsOf(make('service', { forum: 'arbitration' }))).toEqual(['Arbitration provider', 'Place of arbitration']);
  });

  it('explain each clause in plain English when asked to', () => {
    for (const type of contractTypes) {
      const answers = make(type, { ...on, hasNotes: true });
      expect(textOf(answers).match(/^In short: /gm)).toHaveLength(toSections(factsOf(answers)).length);
    }
    expect(textOf(make('service'))).not.toContain('In short');
  });

  it('make an NDA mutual', () => {
    const text = textOf(make('nda', { mutual: true }));
    expect(text.startsWith('MUTUAL NON-DISCLOSURE AGREEMENT')).toBe(true);
    expect(hintsFor('nda', true).providerName).not.toBe(hintsFor('nda', false).providerName);
    expect(text).toContain('(the "First Party"); and');
    expect(text).toContain('the party that receives is the "Receiving Party"');
  });
});

describe('exhibits and signatures', () => {
  const exhibits = [
    { id: '1', title: 'Prices', text: 'One hour: $90' },
    { id: '2', title: ' ', text: '' },
    { id: '3', title: '', text: 'Rules' },
  ];

  it('come after the clauses, lettered, with initials', () => {
    const headings = headingsOf(documentOf(make('service', { workExhibit: true }), exhibits));
    expect(headings.slice(-4, -1)).toEqual(['Signatures', 'Exhibit A: Services and Deliverables', 'Exhibit B: Prices']);
    expect(headings.at(-1)).toMatch(/^Exhibit C: /);
    const text = textOf(make('service', { workExhibit: true }), exhibits);
    expect(text).toContain('described in Exhibit A (the "Services")');
    expect(text.match(/Provider initials: /g)).toHaveLength(3);
    expect(text).toContain('The exhibits are part of this Agreement.');
    expect(textOf(make('service', { initials: false }), exhibits)).not.toContain('initials');
    expect(textOf(make('service'))).not.toContain('xhibit');
  });

  it('list the inventions an employee keeps', () => {
    const text = textOf(make('employment', { priorInventions: 'A kite' }), exhibits);
    expect(text).toContain('The inventions listed in Exhibit A belong to the Employee');
    expect(text).toContain('Exhibit A: Inventions of the Employee');
    expect(textOf(make('employment', { priorInventions: 'A kite', ip: false }))).not.toContain('A kite');
  });

  it('name who signs', () => {
    expect(textOf(make('service', { clientSigner: 'Ada Fern, CEO', clientSignPlace: 'Salem' }))).toContain(
      'Client: Acme Inc.\n\nSignature: ______________________\nName: Ada Fern\nTitle: CEO\nPlace: Salem\nDate: ______________________',
    );
    // Somebody who signs alone has no title.
    expect(textOf(make('service'))).toContain('Provider: Jo Park\n\nSignature: ______________________\nPlace: ');
  });
});

describe('the place', () => {
  const place = (workLocation: string, country = '', stateName = '') =>
    readWorkPlace({ workLocation, country, state: stateName }, 'employment');

  it('decides whether at-will holds', () => {
    expect(isAtWillPlace(place('Austin, TX'))).toBe(true);
    expect(isAtWillPlace(place('Remote', 'United States', 'Oregon'))).toBe(true);
    expect(isAtWillPlace(place('Helena, Montana', 'United States', 'Oregon'))).toBe(false);
    expect(isAtWillPlace(place('Berlin, Germany', 'United States', 'Delaware'))).toBe(false);
    expect(isAtWillPlace(place('Toronto, Canada', 'United States'))).toBe(false);
    expect(isAtWillPlace(place('', 'Germany'))).toBe(false);
    // "CA" as a country is Canada as well as California.
    expect(isAtWillPlace(place('', 'CA'))).toBe(false);
    expect(isAtWillPlace(place(''))).toBe(false);
  });

  it('brings the notice periods of its own country, not those of a place with a like name', () => {
    const country = (...typed: Parameters<typeof place>) => place(...typed).notice?.country;
    expect(country('Sydney, New South Wales, Australia')).toBe('Australia');
    expect(country('Remote', 'Australia', 'New South Wales')).toBe('Australia');
    expect(country('London, Ontario, Canada')).toBe('Canada');
    expect(country('London')).toBe('the United Kingdom');
    expect(country('Cardiff, Wales')).toBe('the United Kingdom');
    expect(country('Belfast, Northern Ireland')).toBe('the United Kingdom');
    expect(country('Cork, Ireland')).toBe('Ireland');
    expect(country('Berlin')).toBe('Germany');
    expect(country('London, Kentucky')).toBeUndefined();
    expect(isAtWillPlace(place('London, Kentucky'))).toBe(true);
    expect(country('New England', 'United States', 'Maine')).toBeUndefined();
  });

  it('puts the warning beside the contract and into the file', () => {
    const german = make('employment', { endDate: '', country: 'Germany', state: '', workLocation: 'Berlin' });
    const atWill = (answers: Draft) => findFaults(factsOf(answers)).find(({ id }) => id === 'at-will')?.text ?? '';
    expect(atWill(german)).toContain('exists only in the US');
    expect(atWill(german)).toContain('Minimum notice in Germany, as of 2025');
    expect(textOf(german)).toContain('at-will employment');
    expect(textOf(german)).toMatch(/^\[Draft\]\n\nDraft\..*\n\n(- .*\n)*- At-will employment exists only in the US\./);
    expect(atWill({ ...german, ending: 'notice' })).toBe('');
    expect(checkIds({ ...german, country: '', workLocation: '' })).toContain('at-will-unknown');
    expect(checkIds({ ...german, ending: 'notice' })).toEqual(expect.arrayContaining(['notice', 'particulars']));
    expect(checkIds(make('employment', { workLocation: 'Berlin, Germany' }))).toContain('law-elsewhere');
    const oregon = make('employment', { endDate: '' });
    expect(checkIds(oregon)).not.toContain('law-elsewhere');
    expect(atWill(oregon)).toBe('');
    expect(documentOf(oregon).mark).toBeUndefined();
    const montana = make('employment', { endDate: '', state: 'Montana', workLocation: '' });
    expect(atWill(montana)).toContain('good cause');
  });

  it('knows where non-competes hold', () => {
    expect((['CA', 'MN', 'ND', 'OK'] as const).map(readNonCompete)).toEqual(['void', 'void', 'void', 'void']);
    // As of 2025; every other state asks what is reasonable.
    expect((Object.keys(usStates) as (keyof typeof usStates)[]).filter((code) => readNonCompete(code) === 'limited')).toEqual([
      'CO',
      'DC',
      'IL',
      'ME',
      'MD',
      'MA',
      'NV',
      'NH',
      'OR',
      'RI',
      'VA',
      'WA',
      'WY',
    ]);
    expect(readNonCompete('TX')).toBe('reasonable');
    expect(describeNonCompete({ region: 'US', state: 'CA' })).toMatch(/^California does not enforce .* August 2024.* As of 2025\.$/);
    expect(describeNonCompete({ region: 'EU' })).toContain('does not cover');
    expect(describeNonCompete({ region: 'unknown' })).toContain('Enter the country');
  });

  it('brings the notice of US trade secret law to people in the US', () => {
    expect(textOf(make('nda'))).toContain('18 U.S.C. § 1833(b)');
    expect(textOf(make('employment'))).toContain('18 U.S.C. § 1833(b)');
    expect(textOf(make('nda', { country: 'France', state: '' }))).not.toContain('1833');
  });
});

describe('the checks', () => {
  it('flag what was added and what is missing', () => {
    expect(checkIds(make('service'))).toEqual(['ip-added', 'confidentiality-added']);
    expect(checkIds(make('freelance', { ip: false, confidentiality: false, state: 'New York' }))).toEqual([
      'worker-open',
      'freelance-law',
      'no-ip',
    ]);
    expect(checkIds(make('nda'))).toEqual([]);
    expect(checkIds(make('service', { startDate: '2027-02-01', endDate: '2027-01-01' }))).toContain('dates');
    expect(checkIds(make('service', { amount: '-5' }))).toContain('amount');
    for (const amount of ['', '5,000-6,000', '€5']) expect(checkIds(make('service', { amount }))).not.toContain('amount');
  });

  it('offer fixes that settle them', () => {
    const flags = Object.fromEntries(Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'flag' ? [[name, fc.boolean()]] : [])));
    fc.assert(
      fc.property(
        fc.record(flags),
        fc.constantFrom(...contractTypes),
        fc.constantFrom('Oregon', 'California', 'Montana'),
        fc.constantFrom('United States', 'Germany', 'United Kingdom'),
        (on, type, stateName, country) => {
          const answers = make(type, { ...on, state: stateName, country, forum: 'arbitration', startDate: '2028-01-01' });
          for (const { id, fixes = [] } of findChecks(factsOf(answers), worker))
            for (const {
              change: { currency = 'USD', ...change },
            } of fixes) {
              const fixed = readFacts(madeOf({ ...answers, ...change }, [], currency));
              expect(fixed && findChecks(fixed, worker).map((check) => check.id)).not.toContain(id);
            }
        },
      ),
      { numRuns: atMost(200) },
    );
  });
});

describe('the worker check', () => {
  const employee: WorkerDraft = {
    controlsHow: 'yes',
    setsHours: 'yes',
    worksForOthers: 'no',
    coreBusiness: 'yes',
    ownTools: 'no',
    canLose: 'no',
    openEnded: 'yes',
    canSubstitute: 'no',
    ownBusiness: 'no',
    benefits: 'yes',
  };
  const opposite = Object.fromEntries(
    Object.entries(employee).map(([name, answer]) => [name, answer === 'yes' ? 'no' : 'yes']),
  ) as WorkerDraft;

  it('counts which way the answers point', () => {
    expect(weighWorker(worker)).toEqual({ answered: 0, employee: 0, contractor: 0, lean: 'open' });
    expect(weighWorker(employee)).toEqual({ answered: 10, employee: 10, contractor: 0, lean: 'employee' });
    expect(weighWorker(opposite)).toEqual({ answered: 10, employee: 0, contractor: 10, lean: 'contractor' });
    // Five of each.
    const half = { ...opposite, controlsHow: 'yes', setsHours: 'yes', coreBusiness: 'yes', openEnded: 'yes', benefits: 'yes' };
    expect(weighWorker(half)).toMatchObject({ employee: 5, contractor: 5, lean: 'mixed' });
    expect(weighWorker({ ...worker, setsHours: 'maybe', controlsHow: 'yes' })).toMatchObject({ answered: 1, lean: 'open' });
  });

  it('speaks up when the type does not fit', () => {
    expect(checkIds(make('freelance'), employee)).toContain('worker-employee');
    expect(checkIds(make('employment'), opposite)).toContain('worker-contractor');
    expect(checkIds(make('employment'), employee).filter((id) => id.startsWith('worker'))).toEqual([]);
    expect(checkIds(make('nda'), employee)).toEqual([]);
  });
});

/** Anything a form can hold, in words that bring no punctuation of their own. */
const word = fc.constantFrom('', 'Acme', 'Acme Inc.', 'Blue River', '  spaced   out  ', 'one line\nand another', '.', '-', 'Acme,');
const anyAnswers = fc
  .record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        field.kind === 'flag'
          ? fc.boolean()
          : field.kind === 'choice'
            ? fc.constantFrom('', ...field.options, 'unknown')
            : field.kind === 'integer' || field.kind === 'decimal'
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
const anyExhibits = fc.array(fc.record({ id: fc.constantFrom('1', '2'), title: word, text: word }), { maxLength: 3 });

const fault = /undefined|null|NaN|""|''|\( *\)|[^_] \.(?=\s|$)| ,|[.,:;]{2,}| {2,}(?=\S)|[\uE000-\uE003]/;
const proseOf = (document: Document) =>
  toText({ ...document, blocks: document.blocks.filter(({ kind }) => kind !== 'signatures') })
    // A company that ends in a full stop may stand before another sign.
    .replace(/Inc\.(?=[,;])/g, 'Inc');

describe('every contract', () => {
  it('reads as prose whatever is chosen and whatever is left empty, with unbroken numbers', () => {
    const labels = [ukGap, ...[...Object.values(fields), ...Object.values(exhibitFields)].map(({ label }) => label)];
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...contractTypes), anyExhibits, (answers, type, exhibits) => {
        const made = madeOf({ ...answers, type }, exhibits);
        const document = toContract(made);
        expect(fault.exec(proseOf(document))?.[0]).toBeUndefined();
        const headings = headingsOf(document);
        const numbered = headings.filter((title) => /^\d+\. /.test(title));
        expect(numbered.length).toBeGreaterThanOrEqual(type === 'safe' ? 5 : 8);
        numbered.forEach((title, index) => expect(title.startsWith(`${index + 1}. `)).toBe(true));
        expect(headings[numbered.length]).toBe('Signatures');
        const facts = readFacts(made);
        expect(facts && danglingReferences(toSections(facts))).toEqual([]);
        // Each open place has a field of the same name to fill it.
        for (const label of listGaps(document.blocks)) expect(labels).toContain(label);
        expect(document.mark === 'Draft').toBe(listGaps(document.blocks).length > 0);
      }),
      { numRuns: atMost(600) },
    );
  });

  it('lets nothing typed become markup, an open place or a reference', () => {
    const attacks = ['"><img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'javascript:alert(1)', '\uE000x\uE001\uE002law\uE003'];
    for (const attack of attacks)
      for (const type of contractTypes) {
        const typed = Object.fromEntries(
          Object.entries(fields).map(([name, field]) => [
            name,
            field.kind === 'flag' ? true : field.kind === 'choice' ? field.default : attack,
          ]),
        ) as Draft;
        const html = toHtml(documentOf({ ...typed, type }, [{ id: '1', title: attack, text: attack }]));
        expect(html).not.toMatch(/<img|<script|href="javascript|[\uE000-\uE003]/);
        expect(html).not.toContain('[x]');
      }
  });

  it('is the same for the same answers', async () => {
    const write = async (seed: number) => toText(await contractWriter.write(madeOf(make('service')), seededRandom(seed)));
    expect(await write(1)).toBe(await write(2));
  });
});

describe('a contract that contradicts itself', () => {
  const faultIds = (answers: Draft, currency = 'USD') => {
    const facts = readFacts(madeOf(answers, [], currency));
    return facts ? findFaults(facts).map(({ id }) => id) : [];
  };
  const first = (answers: Draft, kept: string[] = [], currency = 'USD') => toContract(madeOf(answers, [], currency), kept);

  it('is a draft that names the fault on top, until it is changed or kept', () => {
    const bad = make('service', { startDate: '2027-02-01', endDate: '2027-01-01', amount: '-5000' });
    const texts = openFaults(factsOf(bad)).map(({ text }) => text);
    expect(texts).toEqual([
      'The contract ends on January 1, 2027, before it starts on February 1, 2027.',
      'The fee is -$5,000.00. It should be more than zero.',
    ]);
    expect(first(bad).mark).toBe('Draft');
    expect(toText(first(bad)).indexOf(texts[0] ?? '')).toBeLessThan(toText(first(bad)).indexOf('SERVICE AGREEMENT'));
    expect(toText(first(bad, texts.slice(0, 1)))).not.toContain('before it starts');
    expect(first(bad, texts).mark).toBeUndefined();
    // Another figure is another fault.
    expect(first({ ...bad, amount: '-6000' }, texts).mark).toBe('Draft');
    expect(first(make('service')).mark).toBeUndefined();
  });

  it('names what is left of the sample between answers of one’s own', () => {
    const sample = sampleAnswers(today);
    expect(faultIds(sample)).toEqual([]);
    expect(first(sample).mark).toBe('Sample');
    const half = { ...sample, clientName: 'Acme Inc.', clientAddress: '1 Main Street, Salem', serviceDescription: 'Web design' };
    expect(first(half).mark).toBe('Draft');
    expect(openFaults(factsOf(half))[0]?.text).toBe(
      'Still from the sample: Provider Name, Provider Address, Deliverables and Payment Terms.',
    );
    // An NDA prints none of the work.
    expect(openFaults(factsOf({ ...half, type: 'nda' }))[0]?.text).toBe('Still from the sample: Provider Name and Provider Address.');
    expect(faultIds(make('service'))).toEqual([]);
  });

  it('reads what is not above zero in every spelling', () => {
    for (const amount of ['-5', '(500)', '500-', '€ -500', '-€500', '0', '-500 EUR'])
      expect(faultIds(make('service', { amount })), amount).toContain('amount');
    for (const amount of ['', '5,000-6,000', '€5', 'by agreement', '$5 - $6 an hour'])
      expect(faultIds(make('service', { amount })), amount).not.toContain('amount');
    expect(faultIds(make('employment', { salary: '-1' }))).toContain('amount');
    expect(faultIds(make('nda', { amount: '-1' }))).toEqual([]);
    expect(faultIds(make('service', { liabilityCap: true, capBasis: 'amount', capAmount: '-1' }))).toContain('cap');
  });

  it('asks which is meant where an amount reads differently elsewhere', () => {
    const german = make('employment', { country: 'Germany', state: '', workLocation: 'Berlin', salary: '84.000' });
    expect(textOf(german)).toContain('84.000 (USD) per year');
    const [fault] = openFaults(readFacts(madeOf(german, [], 'EUR')) ?? factsOf(german));
    expect(fault).toMatchObject({
      id: 'reading-salary',
      text: 'The salary “84.000” could mean 84,000, or 84 with three decimals.',
      fixes: [{ label: 'Write 84,000' }, { label: 'Write 84.00' }],
    });
    expect(textOf({ ...german, ...fault?.fixes?.[0]?.change })).toContain('$84,000.00 (USD) per year');
    expect(faultIds({ ...german, salary: '€84.000' })).toEqual(['reading-salary']);
    for (const salary of ['€84,000', '€84.00', '€84.000,00', '0.125']) expect(faultIds({ ...german, salary }, 'EUR'), salary).toEqual([]);
    expect(faultIds(make('service', { amount: '5.125', country: 'Kuwait', state: '' }), 'KWD')).toEqual([]);
  });

  it('prints no other number than the one that was typed', () => {
    const late = make('service', { acceptDays: '-4', cancellationTerms: '' });
    expect(faultIds(late)).toEqual(['range-acceptDays']);
    expect(textOf(late)).not.toContain('within 1 day');
    expect(textOf(late)).toContain('within [Days to check a delivery] days');
    const long = make('service', { acceptDays: '400' });
    expect(faultIds(long)).toEqual(['range-acceptDays']);
    expect(textOf(long)).toContain('within 400 days');
    expect(faultIds(make('freelance', { lateFee: true, lateFeeRate: '45' }))).toEqual(['range-lateFeeRate']);
    // What this contract does not print is no fault of it.
    expect(faultIds(make('nda', { acceptDays: '-4', noticeDays: 'soon' }))).toEqual([]);
    expect(faultIds(make('service', { noticeDays: '0', cancellationTerms: 'Two weeks' }))).toEqual([]);
  });

  it('asks whether the currency fits the place, and offers the one that does', () => {
    const german = make('employment', { country: 'Germany', state: '', workLocation: 'Berlin', salary: '84000' });
    const [fault] = openFaults(factsOf(german));
    expect(fault).toMatchObject({
      id: 'place-currency',
      text: 'The salary is in USD, but the place is Berlin, where people pay in EUR.',
      fixes: [{ label: 'Use EUR', change: { currency: 'EUR' } }],
    });
    const data: ContractData = { answers: german, exhibits: [], worker, made: madeOf(german) };
    const fixed = applyFix(data, fault?.fixes?.[0]?.change ?? {}, 'USD');
    expect(fixed.made && toText(toContract(fixed.made))).toContain('The salary is €84,000.00 (EUR) per year');
    expect(faultIds(german, 'EUR')).toEqual([]);
    // Whatever is printed with the currency of the contract is in it.
    for (const salary of ['84k', '0.125', '80,000-90,000']) {
      expect(textOf({ ...german, salary })).toContain(`${salary} (USD) per year`);
      expect(faultIds({ ...german, salary }), salary).toEqual(['place-currency']);
      expect(faultIds({ ...german, salary }, 'EUR'), salary).toEqual([]);
    }
    expect(openFaults(factsOf(make('service', { country: 'Netherlands', state: '' })))[0]?.text).toContain('the place is the Netherlands,');
    // A sign that was typed is never replaced.
    const pounds = make('service', { country: 'Germany', state: '', amount: '£200k' });
    expect(openFaults(factsOf(pounds))[0]).toMatchObject({ id: 'place-currency' });
    expect(openFaults(factsOf(pounds))[0]?.fixes).toBeUndefined();
    expect(textOf(pounds)).toContain('£200k in total');
    expect(faultIds(make('service', { country: 'Germany', state: '', amount: '€5,000' }))).toEqual([]);
    expect(faultIds(make('service', { liabilityCap: true, capBasis: 'amount', capAmount: '€10,000' }))).toContain('currencies');
    expect(faultIds(make('nda', { country: 'Germany', state: '' }))).toEqual([]);
  });

  it('does not hold a clause that is void where the work is done', () => {
    const california = make('employment', { state: 'California', workLocation: 'Oakland, CA', nonCompete: true, nonSolicit: true });
    expect(faultIds(california)).toEqual(['non-compete', 'non-solicit']);
    expect(faultIds(make('employment', { nonCompete: true }))).toEqual([]);
    const london = make('employment', { country: 'United Kingdom', state: 'England', workLocation: 'London', forum: 'arbitration' });
    expect(faultIds(london, 'GBP')).toEqual(['arbitration']);
  });

  it('promises the pay that a non-compete needs in Germany', () => {
    const german = make('employment', {
      country: 'Germany',
      state: '',
      workLocation: 'Berlin',
      nonCompete: true,
      nonCompeteArea: 'Berlin',
    });
    expect(textOf(german)).toContain('compensation of half of the contractual benefits');
    expect(textOf(make('employment', { nonCompete: true }))).not.toContain('HGB');
    expect(faultIds(german, 'EUR')).toEqual([]);
    expect(faultIds({ ...german, nonCompeteMonths: '25' }, 'EUR')).toEqual(['non-compete-long']);
    // A fixed term, too, holds there only with signatures on paper; without either, a contract may be signed anyhow.
    expect(textOf({ ...german, nonCompete: false })).toContain('signed by hand, on paper');
    expect(textOf({ ...german, nonCompete: false, endDate: '', ending: 'notice' })).not.toContain('by hand');
    const freelancer = factsOf({ ...german, type: 'freelance' });
    expect(findChecks(freelancer, worker).find(({ id }) => id === 'non-compete')?.text).toContain('does not cover');
  });

  it('is made anew by a fix, so that text and files no longer hold it', () => {
    const answers = make('service', { startDate: '2027-02-01', endDate: '2027-01-01' });
    const data: ContractData = { answers, exhibits: [], worker, made: madeOf(answers) };
    const [fault] = openFaults(factsOf(answers));
    const fixed = applyFix(data, fault?.fixes?.[0]?.change ?? {}, 'USD');
    expect(isStale(fixed, 'USD')).toBe(false);
    expect(fixed.made && toText(toContract(fixed.made))).toContain('starts on January 1, 2027, and ends on February 1, 2027');
    const kept = keepFault(data, fault?.text ?? '');
    expect(kept.made && toContract(kept.made, kept.kept).mark).toBeUndefined();
  });

  it('says that no inventions were listed only where somebody was asked', () => {
    const job = (priorInventions: string) => textOf(make('employment', { priorInventions }));
    expect(job('')).not.toMatch(/inventions of their own|named none/);
    expect(job('None.')).toContain('was asked to list inventions made before the employment and listed none');
    expect(job('None.')).not.toContain('Exhibit');
    expect(job('A lamp')).toContain('The inventions listed in Exhibit A belong to the Employee');
  });
});

describe('a rental', () => {
  const rented = { serviceDescription: 'Rental of two water stations', deliverables: 'Two water stations' };

  it('stays the provider’s, comes back, and runs for its term', () => {
    const text = textOf(make('service', rented));
    expect(text).toContain('The Equipment remains the property of the Provider.');
    expect(text).toContain('This Agreement runs for its full term.');
    expect(text).not.toMatch(/Deliverable|Work Product|Intellectual Property/);
    expect(checkIds(make('service', rented))).toContain('rental');
  });

  it('is one only where something is rented out, or somebody says so', () => {
    for (const more of [{}, { serviceDescription: 'Design of a website for a rental firm' }, { ...rented, rental: 'no' }])
      expect(textOf(make('service', more))).not.toContain('Equipment');
    expect(textOf(make('service', { rental: 'yes' }))).toContain('(the "Equipment")');
    expect(textOf(make('freelance', rented))).not.toContain('Equipment');
  });

  it('is asked about in work from before', () => {
    const { rental: _rental, ...before } = sampleAnswers('2027-01-01');
    const old = { answers: before, exhibits: [], made: { answers: before, exhibits: [], currency: 'USD' } };
    expect(state.migrate?.(old, 1)).toMatchObject({ answers: { rental: 'auto' }, made: { answers: { rental: 'auto' } } });
    expect(state.migrate?.({ ...old, made: null }, 1)).toMatchObject({ answers: { rental: 'auto' }, made: null });
    expect(state.migrate?.(null, 1)).toBeNull();
  });
});
