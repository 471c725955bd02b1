import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { toText } from '@/lib/document-text';
import { listGaps } from '@/lib/gaps';
import { contractTypes, typeMissing, ukGap, type ContractType } from './content';
import { titles } from './contract';
import { linesOf, moneyIn } from './facts';
import type { Draft } from './fields';
import { listUnused } from './needed';
import { findPlace } from './places';
import { make, documentOf, textOf, headingsOf, titlesOf, gapsOf, checkIds, empty } from './test-data';

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
