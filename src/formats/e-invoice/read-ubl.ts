import type { Address, Adjustment, EInvoice, Line, Party, Tax } from './model';
import { isCreditCode, isTrue, joinWords, moneyAt, noteOthers, numberAt, onlyDay, toCategory, toCurrency, type Notes } from './read-parts';
import { all, one, textAt, type Node } from './xml';

const address = (node: Node | undefined): Address => ({
  lines: [textAt(node, 'StreetName'), textAt(node, 'AdditionalStreetName'), textAt(node, 'AddressLine/Line')].filter(Boolean),
  city: textAt(node, 'CityName'),
  postcode: textAt(node, 'PostalZone'),
  region: textAt(node, 'CountrySubentity'),
  country: textAt(node, 'Country/IdentificationCode'),
});

function party(node: Node | undefined): Party {
  const taxes = all(node, 'PartyTaxScheme').map((scheme) => ({ id: textAt(scheme, 'CompanyID'), kind: textAt(scheme, 'TaxScheme/ID') }));
  const endpoint = one(node, 'EndpointID');
  return {
    name: textAt(node, 'PartyLegalEntity/RegistrationName') || textAt(node, 'PartyName/Name'),
    address: address(one(node, 'PostalAddress')),
    vatId: taxes.find(({ kind }) => kind === 'VAT')?.id ?? '',
    taxNumber: taxes.find(({ kind }) => kind !== 'VAT')?.id ?? '',
    registration: textAt(node, 'PartyLegalEntity/CompanyID'),
    ...(endpoint ? { endpoint: { scheme: endpoint.attributes.schemeID ?? '', id: endpoint.text.trim() } } : {}),
    contact: {
      name: textAt(node, 'Contact/Name'),
      phone: textAt(node, 'Contact/Telephone'),
      email: textAt(node, 'Contact/ElectronicMail'),
    },
  };
}

const taxOf = (node: Node | undefined, notes: Notes): Tax => ({
  category: toCategory(textAt(node, 'ID'), notes),
  rate: numberAt(node, 'Percent'),
});

const others = {
  PayeeParty: 'a payee other than the seller',
  TaxRepresentativeParty: 'the tax representative',
  AdditionalDocumentReference: 'attached documents',
  ContractDocumentReference: 'the contract number',
  ProjectReference: 'the project number',
  AccountingCost: 'the buyer’s accounting code',
  PaymentTerms: 'the payment terms',
  WithholdingTaxTotal: 'withheld tax',
};

export function readUbl(root: Node, notes: Notes): EInvoice {
  const isCredit = root.name === 'CreditNote';
  const currency = toCurrency(textAt(root, 'DocumentCurrencyCode'));
  const money = (node: Node | undefined, path: string) => moneyAt(node, path, currency);
  noteOthers(root, others, notes);
  const adjustment = (node: Node): Adjustment => ({
    isCharge: isTrue(textAt(node, 'ChargeIndicator')),
    amount: money(node, 'Amount'),
    reason: textAt(node, 'AllowanceChargeReason'),
    tax: taxOf(one(node, 'TaxCategory'), notes),
  });
  const line = (node: Node): Line => {
    const quantity = one(node, 'InvoicedQuantity') ?? one(node, 'CreditedQuantity');
    const own = all(node, 'AllowanceCharge').map(adjustment);
    return {
      name: textAt(node, 'Item/Name'),
      description: joinWords(textAt(node, 'Item/Description'), textAt(node, 'Note')),
      quantity: quantity ? numberAt({ ...node, children: [quantity] }, quantity.name) : 1,
      unit: quantity?.attributes.unitCode ?? '',
      price: numberAt(node, 'Price/PriceAmount') / (numberAt(node, 'Price/BaseQuantity') || 1),
      allowance: own.reduce((sum, { isCharge, amount }) => sum + (isCharge ? -amount : amount), 0),
      net: money(node, 'LineExtensionAmount'),
      tax: taxOf(one(node, 'Item/ClassifiedTaxCategory'), notes),
    };
  };
  const means = all(root, 'PaymentMeans').find((node) => one(node, 'PayeeFinancialAccount')) ?? one(root, 'PaymentMeans');
  const account = one(means, 'PayeeFinancialAccount');
  const total = one(root, 'LegalMonetaryTotal');
  const sums = all(root, 'TaxTotal').find((node) => one(node, 'TaxSubtotal')) ?? one(root, 'TaxTotal');
  return {
    isCreditNote: isCredit || isCreditCode(textAt(root, 'InvoiceTypeCode')),
    number: textAt(root, 'ID'),
    issued: onlyDay(textAt(root, 'IssueDate')),
    due: onlyDay(textAt(root, 'DueDate') || textAt(means, 'PaymentDueDate')),
    currency,
    buyerReference: textAt(root, 'BuyerReference'),
    order: textAt(root, 'OrderReference/ID'),
    preceding: textAt(root, 'BillingReference/InvoiceDocumentReference/ID'),
    note: joinWords(...all(root, 'Note').map(({ text }) => text.trim())),
    delivered: onlyDay(textAt(root, 'Delivery/ActualDeliveryDate')),
    period: { from: onlyDay(textAt(root, 'InvoicePeriod/StartDate')), to: onlyDay(textAt(root, 'InvoicePeriod/EndDate')) },
    seller: party(one(root, 'AccountingSupplierParty/Party')),
    buyer: party(one(root, 'AccountingCustomerParty/Party')),
    payment: {
      account: textAt(account, 'ID'),
      isIban: textAt(means, 'PaymentMeansCode') === '58',
      bic: textAt(account, 'FinancialInstitutionBranch/ID'),
      holder: textAt(account, 'Name'),
      remittance: textAt(means, 'PaymentID'),
    },
    lines: all(root, isCredit ? 'CreditNoteLine' : 'InvoiceLine').map(line),
    adjustments: all(root, 'AllowanceCharge').map(adjustment),
    taxes: all(sums, 'TaxSubtotal').map((node) => ({
      ...taxOf(one(node, 'TaxCategory'), notes),
      net: money(node, 'TaxableAmount'),
      tax: money(node, 'TaxAmount'),
      reason: textAt(node, 'TaxCategory/TaxExemptionReason'),
      reasonCode: textAt(node, 'TaxCategory/TaxExemptionReasonCode'),
    })),
    totals: {
      lines: money(total, 'LineExtensionAmount'),
      allowances: money(total, 'AllowanceTotalAmount'),
      charges: money(total, 'ChargeTotalAmount'),
      net: money(total, 'TaxExclusiveAmount'),
      tax: money(sums, 'TaxAmount'),
      gross: money(total, 'TaxInclusiveAmount'),
      prepaid: money(total, 'PrepaidAmount'),
      rounding: money(total, 'PayableRoundingAmount'),
      due: money(total, 'PayableAmount'),
    },
  };
}
