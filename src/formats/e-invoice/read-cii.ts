import type { Address, Adjustment, EInvoice, Line, Party, Tax } from './model';
import { isCreditCode, isTrue, joinWords, moneyAt, noteOthers, numberAt, onlyDay, toCategory, toCurrency, type Notes } from './read-parts';
import { all, one, textAt, type Node } from './xml';

const dayAt = (node: Node | undefined, path: string) =>
  onlyDay(textAt(node, `${path}/DateTimeString`) || textAt(node, `${path}/DateString`));

const address = (node: Node | undefined): Address => ({
  lines: ['LineOne', 'LineTwo', 'LineThree'].map((name) => textAt(node, name)).filter(Boolean),
  city: textAt(node, 'CityName'),
  postcode: textAt(node, 'PostcodeCode'),
  region: textAt(node, 'CountrySubDivisionName'),
  country: textAt(node, 'CountryID'),
});

function party(node: Node | undefined): Party {
  const taxes = all(node, 'SpecifiedTaxRegistration/ID').map(({ text, attributes }) => ({ id: text.trim(), kind: attributes.schemeID }));
  const endpoint = one(node, 'URIUniversalCommunication/URIID');
  const contact = one(node, 'DefinedTradeContact');
  return {
    name: textAt(node, 'Name'),
    address: address(one(node, 'PostalTradeAddress')),
    vatId: taxes.find(({ kind }) => kind === 'VA')?.id ?? '',
    taxNumber: taxes.find(({ kind }) => kind !== 'VA')?.id ?? '',
    registration: textAt(node, 'SpecifiedLegalOrganization/ID'),
    ...(endpoint ? { endpoint: { scheme: endpoint.attributes.schemeID ?? '', id: endpoint.text.trim() } } : {}),
    contact: {
      name: textAt(contact, 'PersonName') || textAt(contact, 'DepartmentName'),
      phone: textAt(contact, 'TelephoneUniversalCommunication/CompleteNumber'),
      email: textAt(contact, 'EmailURIUniversalCommunication/URIID'),
    },
  };
}

const taxOf = (node: Node | undefined, notes: Notes): Tax => ({
  category: toCategory(textAt(node, 'CategoryCode'), notes),
  rate: numberAt(node, 'RateApplicablePercent'),
});

const inAgreement = {
  SellerTaxRepresentativeTradeParty: 'the tax representative',
  AdditionalReferencedDocument: 'attached documents',
  ContractReferencedDocument: 'the contract number',
  SpecifiedProcuringProject: 'the project number',
};
const inSettlement = {
  PayeeTradeParty: 'a payee other than the seller',
  ReceivableSpecifiedTradeAccountingAccount: 'the buyer’s accounting code',
};

export function readCii(root: Node, notes: Notes): EInvoice {
  const head = one(root, 'ExchangedDocument');
  const trade = one(root, 'SupplyChainTradeTransaction');
  const agreement = one(trade, 'ApplicableHeaderTradeAgreement');
  const settlement = one(trade, 'ApplicableHeaderTradeSettlement');
  const currency = toCurrency(textAt(settlement, 'InvoiceCurrencyCode'));
  const money = (node: Node | undefined, path: string) => moneyAt(node, path, currency);
  noteOthers(agreement, inAgreement, notes);
  noteOthers(settlement, inSettlement, notes);
  if (textAt(settlement, 'SpecifiedTradePaymentTerms/Description')) notes.leftOut.add('the payment terms');
  const adjustment = (node: Node): Adjustment => ({
    isCharge: isTrue(textAt(node, 'ChargeIndicator/Indicator')),
    amount: money(node, 'ActualAmount'),
    reason: textAt(node, 'Reason'),
    tax: taxOf(one(node, 'CategoryTradeTax'), notes),
  });
  const line = (node: Node): Line => {
    const price = one(node, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice');
    const own = all(node, 'SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge').map(adjustment);
    return {
      name: textAt(node, 'SpecifiedTradeProduct/Name'),
      description: joinWords(
        textAt(node, 'SpecifiedTradeProduct/Description'),
        textAt(node, 'AssociatedDocumentLineDocument/IncludedNote/Content'),
      ),
      quantity: numberAt(node, 'SpecifiedLineTradeDelivery/BilledQuantity'),
      unit: one(node, 'SpecifiedLineTradeDelivery/BilledQuantity')?.attributes.unitCode ?? '',
      price: numberAt(price, 'ChargeAmount') / (numberAt(price, 'BasisQuantity') || 1),
      allowance: own.reduce((sum, { isCharge, amount }) => sum + (isCharge ? -amount : amount), 0),
      net: money(node, 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'),
      tax: taxOf(one(node, 'SpecifiedLineTradeSettlement/ApplicableTradeTax'), notes),
    };
  };
  const means = all(settlement, 'SpecifiedTradeSettlementPaymentMeans');
  const account = means.flatMap((node) => all(node, 'PayeePartyCreditorFinancialAccount'))[0];
  const total = one(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  const iban = textAt(account, 'IBANID');
  return {
    isCreditNote: isCreditCode(textAt(head, 'TypeCode')),
    number: textAt(head, 'ID'),
    issued: dayAt(head, 'IssueDateTime'),
    due: dayAt(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime'),
    currency,
    buyerReference: textAt(agreement, 'BuyerReference'),
    order: textAt(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID'),
    preceding: textAt(settlement, 'InvoiceReferencedDocument/IssuerAssignedID'),
    note: joinWords(...all(head, 'IncludedNote/Content').map(({ text }) => text.trim())),
    delivered: dayAt(trade, 'ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime'),
    period: {
      from: dayAt(settlement, 'BillingSpecifiedPeriod/StartDateTime'),
      to: dayAt(settlement, 'BillingSpecifiedPeriod/EndDateTime'),
    },
    seller: party(one(agreement, 'SellerTradeParty')),
    buyer: party(one(agreement, 'BuyerTradeParty')),
    payment: {
      account: iban || textAt(account, 'ProprietaryID'),
      isIban: iban !== '',
      bic: means.map((node) => textAt(node, 'PayeeSpecifiedCreditorFinancialInstitution/BICID')).find(Boolean) ?? '',
      holder: textAt(account, 'AccountName'),
      remittance: textAt(settlement, 'PaymentReference'),
    },
    lines: all(trade, 'IncludedSupplyChainTradeLineItem').map(line),
    adjustments: all(settlement, 'SpecifiedTradeAllowanceCharge').map(adjustment),
    taxes: all(settlement, 'ApplicableTradeTax').map((node) => ({
      ...taxOf(node, notes),
      net: money(node, 'BasisAmount'),
      tax: money(node, 'CalculatedAmount'),
      reason: textAt(node, 'ExemptionReason'),
      reasonCode: textAt(node, 'ExemptionReasonCode'),
    })),
    totals: {
      lines: money(total, 'LineTotalAmount'),
      allowances: money(total, 'AllowanceTotalAmount'),
      charges: money(total, 'ChargeTotalAmount'),
      net: money(total, 'TaxBasisTotalAmount'),
      tax: money(total, 'TaxTotalAmount'),
      gross: money(total, 'GrandTotalAmount'),
      prepaid: money(total, 'TotalPrepaidAmount'),
      rounding: money(total, 'RoundingAmount'),
      due: money(total, 'DuePayableAmount'),
    },
  };
}
