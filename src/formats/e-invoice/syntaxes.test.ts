import { describe, expect, it } from 'vitest';
import { writeCii } from './cii';
import { plainNumber, type EInvoice, type Profile } from './model';
import { readInvoiceXml } from './read';
import { writeUbl } from './ubl';

/**
 * Three hours of 120 less 10, two books of 12.50, a course for 100 without tax; 35 off and 10 for the way, both at 19 percent.
 * 325 at 19 percent are 61.75, 25 at 7 percent are 1.75. 513.50 less 100 paid and 0.50 rounded off are 413.
 */
const invoice: EInvoice = {
  isCreditNote: false,
  number: 'R-7',
  issued: '2026-11-17',
  due: '2026-12-17',
  currency: 'EUR',
  buyerReference: 'LW-1',
  order: 'B-2',
  preceding: 'R-1',
  note: 'Thank you',
  delivered: '2026-11-10',
  period: { from: '2026-11-01', to: '2026-11-30' },
  seller: {
    name: 'Nordlicht & Co',
    address: { lines: ['Weg 1', 'Hof 2', 'Tor 3'], city: 'Berlin', postcode: '10119', region: 'BE', country: 'DE' },
    vatId: 'DE123456789',
    taxNumber: '37/123',
    registration: 'HRB 9',
    endpoint: { scheme: 'EM', id: 'a@b.example' },
    contact: { name: 'Jo', phone: '+49 30 1', email: 'jo@b.example' },
  },
  buyer: {
    name: 'Moulin',
    address: { lines: ['Rue 5'], city: 'Paris', postcode: '75001', region: '', country: 'FR' },
    vatId: '',
    taxNumber: '',
    registration: '',
    contact: { name: '', phone: '', email: '' },
  },
  payment: { account: 'DE02120300000000202051', isIban: true, bic: 'BYLADEM1001', holder: 'Nordlicht', remittance: 'R-7' },
  lines: [
    {
      name: 'Work',
      description: 'By hand',
      quantity: 3,
      unit: 'HUR',
      price: 120,
      allowance: 1_000,
      net: 35_000,
      tax: { category: 'S', rate: 19 },
    },
    { name: 'Book', description: '', quantity: 2, unit: 'C62', price: 12.5, allowance: 0, net: 2_500, tax: { category: 'S', rate: 7 } },
    { name: 'Course', description: '', quantity: 1, unit: 'C62', price: 100, allowance: 0, net: 10_000, tax: { category: 'E', rate: 0 } },
  ],
  adjustments: [
    { isCharge: false, amount: 3_500, reason: 'Discount', tax: { category: 'S', rate: 19 } },
    { isCharge: true, amount: 1_000, reason: 'Freight', tax: { category: 'S', rate: 19 } },
  ],
  taxes: [
    { category: 'S', rate: 19, net: 32_500, tax: 6_175, reason: '', reasonCode: '' },
    { category: 'S', rate: 7, net: 2_500, tax: 175, reason: '', reasonCode: '' },
    { category: 'E', rate: 0, net: 10_000, tax: 0, reason: 'Exempt', reasonCode: 'VATEX-EU-132' },
  ],
  totals: {
    lines: 47_500,
    allowances: 3_500,
    charges: 1_000,
    net: 45_000,
    tax: 6_350,
    gross: 51_350,
    prepaid: 10_000,
    rounding: -50,
    due: 41_300,
  },
};
const account = { account: '12345', isIban: false, bic: '', holder: '', remittance: 'R-7' };
const none = { account: '', isIban: false, bic: '', holder: '', remittance: 'R-7' };

const packed = (xml: string) => xml.replace(/^<\?xml[^>]*>/, '').replace(/\s*(<[^>]*>)\s*/g, '$1');
const ubl = (more: Partial<EInvoice> = {}, profile: Profile = 'xrechnung') => packed(writeUbl({ ...invoice, ...more }, profile));
const cii = (more: Partial<EInvoice> = {}, profile: Profile = 'xrechnung') => packed(writeCii({ ...invoice, ...more }, profile));
const between = (xml: string, name: string) => new RegExp(`<${name}[ >].*?</${name}>`).exec(xml)?.[0];

describe('an invoice in UBL', () => {
  const vat = '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>';
  const eur = (name: string, amount: string) => `<cbc:${name} currencyID="EUR">${amount}</cbc:${name}>`;
  const at = (name: string, id: string, rate: string, more = '') =>
    `<cac:${name}><cbc:ID>${id}</cbc:ID><cbc:Percent>${rate}</cbc:Percent>${more}${vat}</cac:${name}>`;
  const off = (is: boolean, code: string, reason: string, amount: string, more = '') =>
    `<cac:AllowanceCharge><cbc:ChargeIndicator>${is}</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>${code}</cbc:AllowanceChargeReasonCode><cbc:AllowanceChargeReason>${reason}</cbc:AllowanceChargeReason>${eur('Amount', amount)}${more}</cac:AllowanceCharge>`;
  const sum = (net: string, tax: string, category: string) =>
    `<cac:TaxSubtotal>${eur('TaxableAmount', net)}${eur('TaxAmount', tax)}${category}</cac:TaxSubtotal>`;

  it('says all of it in its order', () => {
    expect(ubl()).toBe(
      packed(`
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</cbc:CustomizationID>
<cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
<cbc:ID>R-7</cbc:ID><cbc:IssueDate>2026-11-17</cbc:IssueDate><cbc:DueDate>2026-12-17</cbc:DueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
<cbc:Note>Thank you</cbc:Note><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode><cbc:BuyerReference>LW-1</cbc:BuyerReference>
<cac:InvoicePeriod><cbc:StartDate>2026-11-01</cbc:StartDate><cbc:EndDate>2026-11-30</cbc:EndDate></cac:InvoicePeriod>
<cac:OrderReference><cbc:ID>B-2</cbc:ID></cac:OrderReference>
<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>R-1</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>
<cac:AccountingSupplierParty><cac:Party><cbc:EndpointID schemeID="EM">a@b.example</cbc:EndpointID>
<cac:PostalAddress><cbc:StreetName>Weg 1</cbc:StreetName><cbc:AdditionalStreetName>Hof 2</cbc:AdditionalStreetName><cbc:CityName>Berlin</cbc:CityName><cbc:PostalZone>10119</cbc:PostalZone><cbc:CountrySubentity>BE</cbc:CountrySubentity><cac:AddressLine><cbc:Line>Tor 3</cbc:Line></cac:AddressLine><cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
<cac:PartyTaxScheme><cbc:CompanyID>DE123456789</cbc:CompanyID>${vat}</cac:PartyTaxScheme>
<cac:PartyTaxScheme><cbc:CompanyID>37/123</cbc:CompanyID><cac:TaxScheme><cbc:ID>FC</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
<cac:PartyLegalEntity><cbc:RegistrationName>Nordlicht &amp; Co</cbc:RegistrationName><cbc:CompanyID>HRB 9</cbc:CompanyID></cac:PartyLegalEntity>
<cac:Contact><cbc:Name>Jo</cbc:Name><cbc:Telephone>+49 30 1</cbc:Telephone><cbc:ElectronicMail>jo@b.example</cbc:ElectronicMail></cac:Contact></cac:Party></cac:AccountingSupplierParty>
<cac:AccountingCustomerParty><cac:Party><cac:PostalAddress><cbc:StreetName>Rue 5</cbc:StreetName><cbc:CityName>Paris</cbc:CityName><cbc:PostalZone>75001</cbc:PostalZone><cac:Country><cbc:IdentificationCode>FR</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
<cac:PartyLegalEntity><cbc:RegistrationName>Moulin</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingCustomerParty>
<cac:Delivery><cbc:ActualDeliveryDate>2026-11-10</cbc:ActualDeliveryDate></cac:Delivery>
<cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cbc:PaymentID>R-7</cbc:PaymentID><cac:PayeeFinancialAccount><cbc:ID>DE02120300000000202051</cbc:ID><cbc:Name>Nordlicht</cbc:Name><cac:FinancialInstitutionBranch><cbc:ID>BYLADEM1001</cbc:ID></cac:FinancialInstitutionBranch></cac:PayeeFinancialAccount></cac:PaymentMeans>
${off(false, '95', 'Discount', '35.00', at('TaxCategory', 'S', '19'))}${off(true, 'FC', 'Freight', '10.00', at('TaxCategory', 'S', '19'))}
<cac:TaxTotal>${eur('TaxAmount', '63.50')}${sum('325.00', '61.75', at('TaxCategory', 'S', '19'))}${sum('25.00', '1.75', at('TaxCategory', 'S', '7'))}
${sum('100.00', '0.00', at('TaxCategory', 'E', '0', '<cbc:TaxExemptionReasonCode>VATEX-EU-132</cbc:TaxExemptionReasonCode><cbc:TaxExemptionReason>Exempt</cbc:TaxExemptionReason>'))}</cac:TaxTotal>
<cac:LegalMonetaryTotal>${eur('LineExtensionAmount', '475.00')}${eur('TaxExclusiveAmount', '450.00')}${eur('TaxInclusiveAmount', '513.50')}${eur('AllowanceTotalAmount', '35.00')}${eur('ChargeTotalAmount', '10.00')}${eur('PrepaidAmount', '100.00')}${eur('PayableRoundingAmount', '-0.50')}${eur('PayableAmount', '413.00')}</cac:LegalMonetaryTotal>
<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="HUR">3</cbc:InvoicedQuantity>${eur('LineExtensionAmount', '350.00')}${off(false, '95', 'Discount', '10.00')}<cac:Item><cbc:Description>By hand</cbc:Description><cbc:Name>Work</cbc:Name>${at('ClassifiedTaxCategory', 'S', '19')}</cac:Item><cac:Price>${eur('PriceAmount', '120')}</cac:Price></cac:InvoiceLine>
<cac:InvoiceLine><cbc:ID>2</cbc:ID><cbc:InvoicedQuantity unitCode="C62">2</cbc:InvoicedQuantity>${eur('LineExtensionAmount', '25.00')}<cac:Item><cbc:Name>Book</cbc:Name>${at('ClassifiedTaxCategory', 'S', '7')}</cac:Item><cac:Price>${eur('PriceAmount', '12.5')}</cac:Price></cac:InvoiceLine>
<cac:InvoiceLine><cbc:ID>3</cbc:ID><cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>${eur('LineExtensionAmount', '100.00')}<cac:Item><cbc:Name>Course</cbc:Name>${at('ClassifiedTaxCategory', 'E', '0')}</cac:Item><cac:Price>${eur('PriceAmount', '100')}</cac:Price></cac:InvoiceLine>
</Invoice>`),
    );
  });

  it('as a credit note has other names, and its due date with the way of payment', () => {
    const xml = ubl({ isCreditNote: true });
    expect(xml).toMatch(/^<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"/);
    expect(xml).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
    expect(xml).not.toContain('<cbc:DueDate>');
    expect(between(xml, 'cac:PaymentMeans')).toContain(
      '<cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cbc:PaymentDueDate>2026-12-17</cbc:PaymentDueDate>',
    );
    expect(xml.match(/<cac:CreditNoteLine>/g)).toHaveLength(3);
    expect(xml).toContain('<cbc:CreditedQuantity unitCode="HUR">3</cbc:CreditedQuantity>');
  });

  it('leaves out what is not known', () => {
    const bare = ubl({
      payment: none,
      adjustments: [],
      totals: { ...invoice.totals, allowances: 0, charges: 0, prepaid: 0, rounding: 0 },
      period: { from: '', to: '' },
      delivered: '',
    });
    for (const name of [
      'cac:PaymentMeans',
      'cac:InvoicePeriod',
      'cac:Delivery',
      'cbc:AllowanceTotalAmount',
      'cbc:ChargeTotalAmount',
      'cbc:PrepaidAmount',
      'cbc:PayableRoundingAmount',
    ])
      expect(between(bare, name)).toBeUndefined();
    expect(between(ubl({ payment: account }), 'cac:PaymentMeans')).toContain('<cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>');
  });

  it('within the EU says where it was delivered to', () => {
    const [first] = invoice.taxes;
    const xml = ubl({ taxes: first ? [first, { ...first, category: 'K', rate: 0 }] : [] });
    expect(between(xml, 'cac:DeliveryLocation')).toContain('<cac:Address><cbc:StreetName>Rue 5</cbc:StreetName>');
  });

  it('outside the scope of VAT has a rate only where a profile asks for it', () => {
    const outside: Partial<EInvoice> = {
      lines: invoice.lines.slice(0, 1).map((line) => ({ ...line, tax: { category: 'O', rate: 0 } })),
      adjustments: [],
      taxes: [{ category: 'O', rate: 0, net: 1, tax: 0, reason: '', reasonCode: '' }],
    };
    const plain = ubl(outside, 'en16931');
    expect(plain).not.toContain('cbc:Percent');
    expect(plain).not.toContain('cbc:ProfileID');
    expect(plain).toContain('<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>');
    expect(between(ubl(outside, 'peppol'), 'cac:TaxSubtotal')).toContain('<cbc:Percent>0</cbc:Percent>');
    expect(between(ubl(outside, 'peppol'), 'cac:ClassifiedTaxCategory')).not.toContain('cbc:Percent');
  });
});

describe('an invoice in CII', () => {
  const ram = (name: string, text: string) => `<ram:${name}>${text}</ram:${name}>`;
  const day = (name: string, text: string) => ram(name, `<udt:DateTimeString format="102">${text}</udt:DateTimeString>`);
  const at = (name: string, id: string, rate: string) =>
    ram(name, ram('TypeCode', 'VAT') + ram('CategoryCode', id) + ram('RateApplicablePercent', rate));
  const off = (is: boolean, code: string, reason: string, amount: string, more = '') =>
    ram(
      'SpecifiedTradeAllowanceCharge',
      ram('ChargeIndicator', `<udt:Indicator>${is}</udt:Indicator>`) +
        ram('ActualAmount', amount) +
        ram('ReasonCode', code) +
        ram('Reason', reason) +
        more,
    );
  const line = (id: string, product: string, price: string, unit: string, quantity: string, tax: string, net: string, more = '') =>
    ram(
      'IncludedSupplyChainTradeLineItem',
      ram('AssociatedDocumentLineDocument', ram('LineID', id)) +
        ram('SpecifiedTradeProduct', product) +
        ram('SpecifiedLineTradeAgreement', ram('NetPriceProductTradePrice', ram('ChargeAmount', price))) +
        ram('SpecifiedLineTradeDelivery', `<ram:BilledQuantity unitCode="${unit}">${quantity}</ram:BilledQuantity>`) +
        ram('SpecifiedLineTradeSettlement', tax + more + ram('SpecifiedTradeSettlementLineMonetarySummation', ram('LineTotalAmount', net))),
    );
  const sum = (tax: string, net: string, id: string, rate: string, reason = '', code = '') =>
    ram(
      'ApplicableTradeTax',
      ram('CalculatedAmount', tax) +
        ram('TypeCode', 'VAT') +
        reason +
        ram('BasisAmount', net) +
        ram('CategoryCode', id) +
        code +
        ram('RateApplicablePercent', rate),
    );

  it('says all of it in its order', () => {
    const space = 'urn:un:unece:uncefact:data:standard:';
    expect(cii()).toBe(
      packed(`
<rsm:CrossIndustryInvoice xmlns:rsm="${space}CrossIndustryInvoice:100" xmlns:ram="${space}ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${space}UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext>${ram('BusinessProcessSpecifiedDocumentContextParameter', ram('ID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'))}${ram('GuidelineSpecifiedDocumentContextParameter', ram('ID', 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'))}</rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument>${ram('ID', 'R-7')}${ram('TypeCode', '380')}${day('IssueDateTime', '20261117')}${ram('IncludedNote', ram('Content', 'Thank you'))}</rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
${line('1', ram('Name', 'Work') + ram('Description', 'By hand'), '120', 'HUR', '3', at('ApplicableTradeTax', 'S', '19'), '350.00', off(false, '95', 'Discount', '10.00'))}
${line('2', ram('Name', 'Book'), '12.5', 'C62', '2', at('ApplicableTradeTax', 'S', '7'), '25.00')}
${line('3', ram('Name', 'Course'), '100', 'C62', '1', at('ApplicableTradeTax', 'E', '0'), '100.00')}
<ram:ApplicableHeaderTradeAgreement>${ram('BuyerReference', 'LW-1')}
<ram:SellerTradeParty>${ram('Name', 'Nordlicht &amp; Co')}${ram('SpecifiedLegalOrganization', ram('ID', 'HRB 9'))}
${ram('DefinedTradeContact', ram('PersonName', 'Jo') + ram('TelephoneUniversalCommunication', ram('CompleteNumber', '+49 30 1')) + ram('EmailURIUniversalCommunication', ram('URIID', 'jo@b.example')))}
${ram('PostalTradeAddress', ram('PostcodeCode', '10119') + ram('LineOne', 'Weg 1') + ram('LineTwo', 'Hof 2') + ram('LineThree', 'Tor 3') + ram('CityName', 'Berlin') + ram('CountryID', 'DE') + ram('CountrySubDivisionName', 'BE'))}
${ram('URIUniversalCommunication', '<ram:URIID schemeID="EM">a@b.example</ram:URIID>')}${ram('SpecifiedTaxRegistration', '<ram:ID schemeID="VA">DE123456789</ram:ID>')}${ram('SpecifiedTaxRegistration', '<ram:ID schemeID="FC">37/123</ram:ID>')}</ram:SellerTradeParty>
<ram:BuyerTradeParty>${ram('Name', 'Moulin')}${ram('PostalTradeAddress', ram('PostcodeCode', '75001') + ram('LineOne', 'Rue 5') + ram('CityName', 'Paris') + ram('CountryID', 'FR'))}</ram:BuyerTradeParty>
${ram('BuyerOrderReferencedDocument', ram('IssuerAssignedID', 'B-2'))}</ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery>${ram('ActualDeliverySupplyChainEvent', day('OccurrenceDateTime', '20261110'))}</ram:ApplicableHeaderTradeDelivery>
<ram:ApplicableHeaderTradeSettlement>${ram('PaymentReference', 'R-7')}${ram('InvoiceCurrencyCode', 'EUR')}
${ram('SpecifiedTradeSettlementPaymentMeans', ram('TypeCode', '58') + ram('PayeePartyCreditorFinancialAccount', ram('IBANID', 'DE02120300000000202051') + ram('AccountName', 'Nordlicht')) + ram('PayeeSpecifiedCreditorFinancialInstitution', ram('BICID', 'BYLADEM1001')))}
${sum('61.75', '325.00', 'S', '19')}${sum('1.75', '25.00', 'S', '7')}${sum('0.00', '100.00', 'E', '0', ram('ExemptionReason', 'Exempt'), ram('ExemptionReasonCode', 'VATEX-EU-132'))}
${ram('BillingSpecifiedPeriod', day('StartDateTime', '20261101') + day('EndDateTime', '20261130'))}
${off(false, '95', 'Discount', '35.00', at('CategoryTradeTax', 'S', '19'))}${off(true, 'FC', 'Freight', '10.00', at('CategoryTradeTax', 'S', '19'))}
${ram('SpecifiedTradePaymentTerms', day('DueDateDateTime', '20261217'))}
<ram:SpecifiedTradeSettlementHeaderMonetarySummation>${ram('LineTotalAmount', '475.00')}${ram('ChargeTotalAmount', '10.00')}${ram('AllowanceTotalAmount', '35.00')}${ram('TaxBasisTotalAmount', '450.00')}<ram:TaxTotalAmount currencyID="EUR">63.50</ram:TaxTotalAmount>${ram('RoundingAmount', '-0.50')}${ram('GrandTotalAmount', '513.50')}${ram('TotalPrepaidAmount', '100.00')}${ram('DuePayableAmount', '413.00')}</ram:SpecifiedTradeSettlementHeaderMonetarySummation>
${ram('InvoiceReferencedDocument', ram('IssuerAssignedID', 'R-1'))}</ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`),
    );
  });

  it('has another kind, another account and no payment where it is so', () => {
    expect(cii({ isCreditNote: true })).toContain(ram('TypeCode', '381'));
    expect(between(cii({ payment: account }), 'ram:SpecifiedTradeSettlementPaymentMeans')).toBe(
      ram(
        'SpecifiedTradeSettlementPaymentMeans',
        ram('TypeCode', '30') + ram('PayeePartyCreditorFinancialAccount', ram('ProprietaryID', '12345')),
      ),
    );
    const bare = cii({ payment: none, delivered: '', totals: { ...invoice.totals, rounding: 0, prepaid: 0 } });
    for (const name of ['PaymentReference', 'SpecifiedTradeSettlementPaymentMeans', 'RoundingAmount', 'TotalPrepaidAmount'])
      expect(bare).not.toContain(`<ram:${name}>`);
    // It has to be there, if only empty.
    expect(bare).toContain('<ram:ApplicableHeaderTradeDelivery></ram:ApplicableHeaderTradeDelivery>');
  });

  it('within the EU says where it was delivered to, and outside the scope of VAT no rate in the plain profile', () => {
    const taxes = (category: 'K' | 'O'): EInvoice['taxes'] => [
      ...invoice.taxes.slice(0, 1),
      { category, rate: 0, net: 1, tax: 0, reason: '', reasonCode: '' },
    ];
    expect(between(cii({ taxes: taxes('K') }), 'ram:ShipToTradeParty')).toContain(ram('LineOne', 'Rue 5'));
    expect(cii({ taxes: taxes('O') })).not.toContain('ShipToTradeParty');
    const outside: Partial<EInvoice> = { taxes: taxes('O').slice(1), lines: [], adjustments: [] };
    expect(cii(outside, 'en16931')).not.toContain('RateApplicablePercent');
    expect(cii(outside, 'en16931')).not.toContain('BusinessProcess');
    expect(cii(outside, 'peppol')).toContain(ram('RateApplicablePercent', '0'));
    const lines = invoice.lines.slice(0, 1).map((one) => ({ ...one, tax: { category: 'O' as const, rate: 0 } }));
    expect(cii({ ...outside, taxes: [], lines }, 'peppol')).not.toContain('RateApplicablePercent');
  });
});

it.each([
  ['UBL', writeUbl],
  ['CII', writeCii],
])('an invoice and a credit note in %s are read back as they were', (_, write) => {
  for (const isCreditNote of [false, true]) {
    const given = { ...invoice, isCreditNote };
    expect(readInvoiceXml(write(given, 'xrechnung'))).toEqual({ invoice: given, leftOut: [] });
  }
  expect(readInvoiceXml(write({ ...invoice, payment: account }, 'peppol')).invoice.payment).toEqual(account);
});

it('numbers are written without an exponent and without zeros at their end', () => {
  expect([0.004, 12, 100, 12.5, 0, -0, 1e-9, 1e15, -2.5, 0.1 + 0.2].map(plainNumber)).toEqual([
    '0.004',
    '12',
    '100',
    '12.5',
    '0',
    '0',
    '0',
    '1000000000000000',
    '-2.5',
    '0.3',
  ]);
});
