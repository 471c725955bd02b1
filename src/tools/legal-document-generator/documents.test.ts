import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { toText } from '@/lib/document-text';
import { setMonthFirst } from '@/lib/dates';
import { longDay, readAnswers } from './facts';
import { toDocument, toSections } from './documents';
import { findFaults } from './faults';
import { fields, sampleAnswers, type Draft } from './model';
import { templateIds, templates, type TemplateId } from './templates';
import { make, filled, textOf, gapsOf } from './test-data';

describe('the documents', () => {
  it('use every field of their form, and leave its bracketed name where it is empty', () => {
    for (const { id, fields: names } of templates) {
      const values = Object.fromEntries(names.map((name, index) => [name, `Answer${index}`]));
      const text = toText(toDocument(make(id, values)));
      for (const value of Object.values(values)) expect(text).toContain(value);
      const empty = toDocument(make(id));
      expect(gapsOf(empty).toSorted()).toEqual(names.map((name) => fields[name].label).toSorted());
      for (const name of names) expect(toText(empty)).toContain(`[${fields[name].label}]`);
    }
    expect(toText(toDocument(make('privacy-policy')))).toContain('[Company Name]');
  });

  it('are drafts until nothing is open, and the sample says so', () => {
    for (const id of templateIds) {
      expect(toDocument(make(id)).mark).toBe('Draft');
      expect(toDocument(filled(id)).mark).toBeUndefined();
      expect(toDocument({ ...make(id), answers: sampleAnswers() }).mark).toBe('Sample');
    }
    expect(toDocument(filled('service-agreement', { paymentDays: '0' })).mark).toBe('Draft');
  });

  it('end with signature lines where they are signed', () => {
    const signed = (id: TemplateId, more: Partial<Draft> = {}) => {
      const last = toDocument(filled(id, more)).blocks.at(-1);
      return last?.kind === 'signatures' ? last.parties.map(({ role, name }) => `${role}: ${name}`) : [];
    };
    expect(signed('nda')).toEqual(['Company: Acme Inc.', 'Other Party: Harbor Press']);
    expect(signed('nda', { ndaKind: 'receiving' })).toEqual(['Recipient: Acme Inc.', 'Discloser: Harbor Press']);
    expect(signed('employment-contract', { engagement: 'contractor' })).toEqual(['Company: Acme Inc.', 'Contractor: Jordan Ellis']);
    expect(signed('partnership-agreement')).toEqual(['First Partner: Dana Whitfield', 'Second Partner: Morgan Reyes']);
    expect(signed('service-agreement')).toEqual(['Provider: Acme Inc.', 'Client: Cedar Street School']);
    expect(signed('privacy-policy')).toEqual([]);
    const line = '______________________';
    // A company signs by somebody with a name and a title; a person signs alone.
    expect(textOf('employment-contract')).toContain(
      `Company: Acme Inc.\n\nSignature: ${line}\nName: ${line}\nTitle: ${line}\nAddress: ${line}\nPlace: ${line}\nDate: ${line}`,
    );
    expect(textOf('employment-contract')).toContain(
      `Employee: Jordan Ellis\n\nSignature: ${line}\nAddress: ${line}\nPlace: ${line}\nDate: ${line}`,
    );
    const known = { clientAddress: '5 Cedar Street, Salem', clientSigner: 'Ada Fern, principal' };
    expect(textOf('service-agreement', known)).toContain('Cedar Street School, 5 Cedar Street, Salem (the "Client")');
    expect(textOf('service-agreement', known)).toContain(
      `Client: Cedar Street School\n\nSignature: ${line}\nName: Ada Fern\nTitle: principal\nPlace: ${line}\nDate: ${line}`,
    );
  });

  it('carry a plain-English note for every clause, when asked', () => {
    for (const id of templateIds) {
      const text = toText(toDocument(filled(id), true));
      expect(text.match(/^In plain English: .+\.$/gm)).toHaveLength(toSections(filled(id)).length);
      expect(text).toContain('They are not part of the');
      expect(textOf(id)).not.toContain('In plain English');
    }
  });

  it('name the law that was chosen, else the place that was typed', () => {
    expect(textOf('nda')).toContain('This Agreement is governed by the laws in force in Oregon, United States, without');
    expect(textOf('nda', { location: 'Berlin, Germany.' })).toContain('the laws in force in Berlin, Germany, without');
    expect(textOf('nda', { governingLaw: 'Delaware' })).toContain('the laws in force in Delaware, United States, without');
    expect(textOf('nda', { governingLaw: 'England and Wales' })).toContain('courts with jurisdiction in England and Wales');
    expect(textOf('nda', { location: 'U.S.A.', disputes: 'arbitration' })).toContain('is in the U.S.A. Either party');
    for (const place of ['United States', 'USA', 'United Kingdom', 'Netherlands', 'United States of America'])
      expect(textOf('nda', { location: place })).toContain(`governed by the laws in force in the ${place}, without`);
    expect(textOf('nda', { governingLaw: 'District of Columbia' })).toContain(
      'in force in the District of Columbia, United States, without',
    );
    expect(textOf('nda', { location: 'Uruguay' })).toContain('the laws in force in Uruguay, without');
    expect(textOf('privacy-policy', { location: 'United Kingdom' })).toContain('based in the United Kingdom, handles');
    // With a law from the list, the place is no longer needed.
    expect(gapsOf(toDocument(filled('nda', { location: '', governingLaw: 'Delaware' })))).toEqual([]);
  });

  it('say when they take effect', () => {
    expect(textOf('nda')).toContain('It takes effect on the date of the last signature below (the "Effective Date").');
    expect(textOf('nda', { effectiveDate: '2027-01-01' })).toContain('It takes effect on January 1, 2027 (the "Effective Date").');
    expect(textOf('privacy-policy')).toContain('Last updated: November 15, 2026');
    expect(gapsOf(toDocument({ ...filled('privacy-policy'), day: '' }))).toEqual(['Last Updated']);
  });

  it('take a sign alone for no answer, and a loose one off the end', () => {
    const signs = toDocument(filled('nda', { companyName: '.', otherParty: '-', purpose: '?', location: ' , ' }));
    expect(gapsOf(signs)).toEqual(['Company Name', 'Other Party', 'Purpose', 'Location']);
    const loose = textOf('terms-of-service', { companyName: 'Acme,', website: 'acme.com.', contactEmail: 'hi@acme.com.' });
    for (const part of ['you and Acme ("we"', 'use acme.com and', 'write to hi@acme.com first', 'at hi@acme.com.\n'])
      expect(loose).toContain(part);
    expect(findFaults(filled('employment-contract', { ending: 'at-will', location: 'France.' })).map(({ id }) => id)).toContain('at-will');
  });

  it('list what has several lines, and keep what has one in the sentence', () => {
    expect(textOf('service-agreement', { services: '- Design\n- Code; Tests' })).toContain('(a) Design\n(b) Code\n(c) Tests');
    expect(textOf('service-agreement', { services: 'Design and code.' })).toContain('services to the Client: Design and code.\n');
    expect(textOf('nda', { purpose: 'a joint product\na joint shop' })).toContain(
      '(the "Purpose"):\n\n(a) a joint product\n(b) a joint shop',
    );
    expect(textOf('terms-of-service', { serviceDescription: 'a shop\na blog' })).toContain('The Service is:\n\n(a) a shop\n(b) a blog');
    expect(textOf('partnership-agreement', { businessPurpose: 'cakes\ntea' })).toContain('Partnership is:\n\n(a) cakes\n(b) tea');
    expect(textOf('privacy-policy', { dataTypes: 'names, emails' })).toContain('following information: names, emails.');
  });
});

describe('a profit split', () => {
  const split = (profitSplit: string) =>
    /share profits as follows: (.*?)\. They/.exec(textOf('partnership-agreement', { profitSplit }))?.[1];
  const idsOf = (profitSplit: string) => findFaults(filled('partnership-agreement', { profitSplit })).map(({ id }) => id);

  it('in two numbers names who gets what', () => {
    for (const typed of ['60/40', '60 / 40', '60-40', '60:40', '60% and 40%', '60 to 40.', '60 percent / 40 percent'])
      expect(split(typed), typed).toBe('60% to Dana Whitfield and 40% to Morgan Reyes');
    expect(split('33.3/66.7')).toBe('33.3% to Dana Whitfield and 66.7% to Morgan Reyes');
    expect(split('2:1')).toBe('in the ratio of 2 for Dana Whitfield to 1 for Morgan Reyes');
    expect(split('50% to each partner')).toBe('50% to each partner');
    expect(split('')).toBe('[Profit Split]');
  });

  it('adds up by exact hundredths, not by rounded ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2001, max: 9999 }), fc.integer({ min: 2001, max: 9999 }), (first, second) => {
        const typed = `${first / 100}/${second / 100}`;
        expect(idsOf(typed), typed).toEqual(first + second === 10_000 ? [] : ['split-sum']);
        const other = 10_000 - first;
        if (other > 2000) expect(idsOf(`${first / 100}/${other / 100}`)).toEqual([]);
      }),
      { numRuns: atMost(100) },
    );
  });

  it('has to add up, and to say whose share it is', () => {
    expect(idsOf('60/50')).toEqual(['split-sum']);
    expect(idsOf('60%')).toEqual(['split-one']);
    for (const typed of ['60/40', '2:1', 'equal shares', '']) expect(idsOf(typed), typed).toEqual([]);
  });
});

describe('days in the text', () => {
  it('name the month, as the law of the document does', () => {
    const dayUnder = (location: string) => longDay('2026-11-15', readAnswers(make('nda', { location })));
    setMonthFirst(true);
    expect([dayUnder(''), dayUnder('Portland, Oregon'), dayUnder('Leeds, England')]).toEqual([
      'November 15, 2026',
      'November 15, 2026',
      '15 November 2026',
    ]);
    setMonthFirst(false);
    expect(dayUnder('Portland, Oregon')).toBe('November 15, 2026');
  });
});
