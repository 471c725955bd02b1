import { describe, expect, it } from 'vitest';
import type { EFormat, Head, Line } from './model';
import { findNeeds } from './needs';
import { around, wholeInvoice } from './test-data';
import { computeInvoice } from './totals';

const all = (format: EFormat, head: Partial<Head>, lines?: Partial<Line>[], faults: readonly unknown[] = []) =>
  findNeeds(computeInvoice(wholeInvoice(head, lines), around), format, faults);
const fieldsOf = (...given: Parameters<typeof all>) => all(...given).map(({ name, text }) => name ?? text);
const textsOf = (...given: Parameters<typeof all>) => all(...given).map(({ text }) => text);
const work = { description: 'Workshop', quantity: '1', rate: '100' };

describe('what an e-invoice lacks', () => {
  it('is said by the name of what was chosen', () => {
    expect(
      (['xrechnung', 'xrechnung-cii', 'peppol', 'factur-x', 'ubl', 'cii'] as const).map((format) => textsOf(format, { invoiceNumber: '' })),
    ).toEqual([
      ['XRechnung needs a number.'],
      ['XRechnung needs a number.'],
      ['Peppol needs a number.'],
      ['Factur-X / ZUGFeRD needs a number.'],
      ['EN 16931 needs a number.'],
      ['EN 16931 needs a number.'],
    ]);
    expect(fieldsOf('none', { invoiceNumber: '', kind: 'quote' })).toEqual([]);
  });

  it('are people and places: Germany asks for more of them', () => {
    const bare = { companyName: '', clientName: '', companyContact: '', companyPhone: '12', companyEmail: '' };
    expect(fieldsOf('xrechnung', bare)).toEqual(['companyName', 'clientName', 'companyContact', 'companyPhone', 'companyEmail']);
    expect(fieldsOf('ubl', bare)).toEqual(['companyName', 'clientName']);
    // Three digits are a phone number.
    expect(fieldsOf('xrechnung', { companyPhone: '1 1 0' })).toEqual([]);
    expect(fieldsOf('xrechnung', { companyAddress: 'Torstraße 1\nBerlin\nGermany' })).toEqual(['companyAddress']);
    expect(fieldsOf('xrechnung', { clientAddress: 'Germany' })).toEqual(['clientAddress']);
    expect(fieldsOf('ubl', { clientAddress: 'Germany' })).toEqual([]);
    expect(textsOf('ubl', { clientAddress: 'Rathausmarkt 1' })).toEqual(['EN 16931 needs the country, here or at the end of the address.']);
    expect(fieldsOf('ubl', { clientAddress: 'Rathausmarkt 1', clientCountry: 'DE' })).toEqual([]);
    // A country that is none is said to be none, also where the address names one.
    expect(textsOf('ubl', { companyCountry: 'Atlantis' })).toEqual(['This isn’t a country’s name or code, such as Germany or DE.']);
  });

  it('are what Germany asks for between two German companies, whichever way it is sent', () => {
    const lacking = { buyerReference: '', iban: '', companyContact: '' };
    const abroad = { ...lacking, clientAddress: 'Rue Longue 1\n75001 Paris\nFrance' };
    expect(fieldsOf('peppol', lacking)).toEqual(['companyContact', 'buyerReference', 'iban']);
    expect(fieldsOf('peppol', abroad)).toEqual([]);
    expect(fieldsOf('xrechnung-cii', abroad)).toEqual(['companyContact', 'buyerReference', 'iban']);
    // Abroad, an order number will do where there is no reference.
    expect(fieldsOf('peppol', { ...abroad, poNumber: '' })).toEqual(['buyerReference']);
    expect(fieldsOf('peppol', { ...abroad, poNumber: '', buyerReference: 'B-1' })).toEqual([]);
    expect(fieldsOf('ubl', { ...lacking, poNumber: '' })).toEqual([]);
  });

  it('are addresses to send it to', () => {
    expect(fieldsOf('xrechnung', { clientEmail: '' })).toEqual([]);
    expect(fieldsOf('xrechnung', { clientEmail: '', clientPeppolId: 'x' })).toEqual(['clientEmail']);
    expect(fieldsOf('xrechnung', { clientPeppolId: '' })).toEqual([]);
    expect(fieldsOf('peppol', { companyPeppolId: '930:1', clientPeppolId: '' })).toEqual(['companyPeppolId', 'clientPeppolId']);
    expect(fieldsOf('ubl', { companyPeppolId: '', clientPeppolId: '', clientEmail: '' })).toEqual([]);
  });

  it('are numbers for tax, by the kind of tax', () => {
    const none = { companyVatId: '', companyTaxNumber: '', companyRegistration: '' };
    const tax = (taxMode: Head['taxMode'], more: Partial<Head> = {}) => fieldsOf('ubl', { taxMode, taxReason: 'Training', ...more });
    expect([tax('standard'), tax('exempt'), tax('reverse'), tax('intra'), tax('export'), tax('outside')].flat()).toEqual([]);
    // Who has neither number is asked for one of them; for goods sent abroad it must be the VAT ID.
    expect([tax('standard', none), tax('exempt', none), tax('reverse', none)].flat()).toEqual(Array(3).fill('companyVatId'));
    expect(textsOf('ubl', none)).toEqual(['EN 16931 needs your VAT ID or your tax number.']);
    expect(textsOf('ubl', { ...none, taxMode: 'export' })).toEqual(['EN 16931 needs your VAT ID for this tax.']);
    expect(tax('intra', none)).toEqual(['companyVatId']);
    // A tax number alone goes with the registration.
    const numbered = { ...none, companyTaxNumber: '30/123' };
    expect(textsOf('ubl', numbered)).toEqual(['EN 16931 needs this where there is no VAT ID.']);
    expect(tax('standard', { ...numbered, companyRegistration: 'HRB 1' })).toEqual([]);
    expect(tax('standard', { companyRegistration: '' })).toEqual([]);
    // Outside of VAT only the registration counts.
    expect(textsOf('ubl', { ...none, taxMode: 'outside' })).toEqual(['EN 16931 needs a registration number where there is no VAT.']);
    expect(tax('outside', { ...none, companyRegistration: 'HRB 1' })).toEqual([]);
    // The client's number where the client pays the tax.
    const modes = ['standard', 'exempt', 'reverse', 'intra', 'export', 'outside'] as const;
    expect(modes.filter((mode) => tax(mode, { clientVatId: '' }).includes('clientVatId'))).toEqual(['reverse', 'intra']);
    expect(modes.filter((mode) => tax(mode, { supplyDate: '' }).includes('supplyDate'))).toEqual(['intra']);
    expect(modes.filter((mode) => tax(mode, { taxReason: '' }).includes('taxReason'))).toEqual(['exempt']);
  });

  it('are VAT IDs that are none: two letters of a country and what follows them', () => {
    const isAsked = (companyVatId: string) => fieldsOf('ubl', { companyVatId }).includes('companyVatId');
    expect(['DE123456789', 'de 12', 'AT-U123', 'DE1', '123456789', 'QQ123'].map(isAsked)).toEqual([false, false, false, true, true, true]);
    expect(fieldsOf('ubl', { clientVatId: '99' })).toEqual(['clientVatId']);
    expect(fieldsOf('ubl', { clientVatId: '' })).toEqual([]);
  });

  it('are taxes that do not go together', () => {
    const mixed = (...taxModes: Line['taxMode'][]) =>
      fieldsOf(
        'ubl',
        { hasLineOptions: true, taxReason: 'Training' },
        taxModes.map((taxMode) => ({ ...work, taxMode })),
      );
    expect([mixed('standard', 'outside'), mixed('outside', 'outside'), mixed('standard', 'exempt')]).toEqual([['taxMode'], [], []]);
    expect(fieldsOf('ubl', { taxPercent: '' })).toEqual(['taxPercent']);
    expect(fieldsOf('ubl', { taxPercent: '0' })).toEqual([]);
  });

  it('is the tax on shipping, as soon as there is one or there are several', () => {
    expect([
      fieldsOf('ubl', { shipping: '5' }),
      fieldsOf('ubl', { shipping: '0' }),
      fieldsOf('ubl', { shipping: '5', taxPercent: '0' }),
      fieldsOf('ubl', { shipping: '5', taxMode: 'reverse' }),
      fieldsOf('ubl', { shipping: '5', taxPercent: '0', hasLineOptions: true, taxReason: 'Training' }, [
        work,
        { ...work, taxMode: 'exempt' },
      ]),
    ]).toEqual([['shipping'], [], [], [], ['shipping']]);
  });

  it('is something to bill, said whole, and a day to pay it by', () => {
    expect(textsOf('ubl', {}, [])).toContain('Add at least one item.');
    expect(textsOf('ubl', {}, [work, { ...work, description: ' ' }])).toEqual(['Item 2 has no description.']);
    expect(fieldsOf('ubl', { dueDate: '' })).toEqual(['dueDate']);
    // Nothing is left to pay: 100.00 and 19% of it.
    expect(fieldsOf('ubl', { dueDate: '', deposit: '119' }, [work])).toEqual([]);
    expect(fieldsOf('ubl', { dueDate: '', deposit: '118.99' }, [work])).toEqual(['dueDate']);
    expect(fieldsOf('ubl', { invoiceDate: '' })).toEqual(['invoiceDate']);
    // Two decimals at the most: yen have none, dinars have three.
    expect([fieldsOf('ubl', { currency: 'JPY' }), fieldsOf('ubl', { currency: 'KWD' })]).toEqual([[], ['currency']]);
    expect(textsOf('ubl', {}, undefined, ['a fault'])).toEqual(['Settle what is listed above the invoice first.']);
  });
});
