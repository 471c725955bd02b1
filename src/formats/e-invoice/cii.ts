import { formatPlainMoney } from '@/lib/money';
import { adjustmentCode, plainNumber, processId, profileIds, transferCode } from './model';
import type { Address, Adjustment, EInvoice, Line, Party, Profile, Tax } from './model';
import { el, writeXml } from './xml';

const space = 'urn:un:unece:uncefact:data:standard:';
const ram = (name: string, content: Parameters<typeof el>[1], attributes: Record<string, string> = {}) =>
  el(`ram:${name}`, content, attributes);

const day = (name: string, iso: string) => ram(name, [el('udt:DateTimeString', iso.replaceAll('-', ''), { format: '102' })]);

const address = ({ lines, city, postcode, region, country }: Address) =>
  ram('PostalTradeAddress', [
    ram('PostcodeCode', postcode),
    ram('LineOne', lines[0] ?? ''),
    ram('LineTwo', lines[1] ?? ''),
    ram('LineThree', lines[2] ?? ''),
    ram('CityName', city),
    ram('CountryID', country),
    ram('CountrySubDivisionName', region),
  ]);

const party = (name: string, { name: own, address: place, vatId, taxNumber, registration, endpoint, contact }: Party) =>
  ram(name, [
    ram('Name', own),
    ram('SpecifiedLegalOrganization', [ram('ID', registration)]),
    ram('DefinedTradeContact', [
      ram('PersonName', contact.name),
      ram('TelephoneUniversalCommunication', [ram('CompleteNumber', contact.phone)]),
      ram('EmailURIUniversalCommunication', [ram('URIID', contact.email)]),
    ]),
    address(place),
    endpoint && ram('URIUniversalCommunication', [ram('URIID', endpoint.id, { schemeID: endpoint.scheme })]),
    ram('SpecifiedTaxRegistration', [ram('ID', vatId, { schemeID: 'VA' })]),
    ram('SpecifiedTaxRegistration', [ram('ID', taxNumber, { schemeID: 'FC' })]),
  ]);

const tax = (name: string, { category, rate }: Tax) =>
  ram(name, [
    ram('TypeCode', 'VAT'),
    ram('CategoryCode', category),
    category === 'O' ? undefined : ram('RateApplicablePercent', plainNumber(rate)),
  ]);

/** The syntax of the United Nations; also what a Factur-X file holds. */
export function writeCii(invoice: EInvoice, profile: Profile): string {
  const { currency, payment, totals, period } = invoice;
  const money = (name: string, minor: number, attributes: Record<string, string> = {}) =>
    ram(name, formatPlainMoney(minor + 0, currency), attributes);
  const given = (name: string, minor: number) => (minor === 0 ? undefined : money(name, minor));
  const adjust = ({ isCharge, amount, reason, tax: own }: Omit<Adjustment, 'tax'> & { tax?: Tax }) =>
    ram('SpecifiedTradeAllowanceCharge', [
      ram('ChargeIndicator', [el('udt:Indicator', String(isCharge))]),
      money('ActualAmount', amount),
      ram('ReasonCode', adjustmentCode(isCharge)),
      ram('Reason', reason),
      own && tax('CategoryTradeTax', own),
    ]);
  const line = ({ name, description, quantity, unit, price, allowance, net, tax: own }: Line, index: number) =>
    ram('IncludedSupplyChainTradeLineItem', [
      ram('AssociatedDocumentLineDocument', [ram('LineID', String(index + 1))]),
      ram('SpecifiedTradeProduct', [ram('Name', name), ram('Description', description)]),
      ram('SpecifiedLineTradeAgreement', [ram('NetPriceProductTradePrice', [ram('ChargeAmount', plainNumber(price))])]),
      ram('SpecifiedLineTradeDelivery', [ram('BilledQuantity', plainNumber(quantity), { unitCode: unit })]),
      ram('SpecifiedLineTradeSettlement', [
        tax('ApplicableTradeTax', own),
        allowance === 0 ? undefined : adjust({ isCharge: false, amount: allowance, reason: 'Discount' }),
        ram('SpecifiedTradeSettlementLineMonetarySummation', [money('LineTotalAmount', net)]),
      ]),
    ]);
  const isWithinEu = invoice.taxes.some(({ category }) => category === 'K');
  const delivery = [
    isWithinEu ? ram('ShipToTradeParty', [address(invoice.buyer.address)]) : undefined,
    ram('ActualDeliverySupplyChainEvent', [day('OccurrenceDateTime', invoice.delivered)]),
  ];
  const root = el(
    'rsm:CrossIndustryInvoice',
    [
      el('rsm:ExchangedDocumentContext', [
        ram('BusinessProcessSpecifiedDocumentContextParameter', [ram('ID', processId(profile))]),
        ram('GuidelineSpecifiedDocumentContextParameter', [ram('ID', profileIds[profile])]),
      ]),
      el('rsm:ExchangedDocument', [
        ram('ID', invoice.number),
        ram('TypeCode', invoice.isCreditNote ? '381' : '380'),
        day('IssueDateTime', invoice.issued),
        ram('IncludedNote', [ram('Content', invoice.note)]),
      ]),
      el('rsm:SupplyChainTradeTransaction', [
        invoice.lines.map(line),
        ram('ApplicableHeaderTradeAgreement', [
          ram('BuyerReference', invoice.buyerReference),
          party('SellerTradeParty', invoice.seller),
          party('BuyerTradeParty', invoice.buyer),
          ram('BuyerOrderReferencedDocument', [ram('IssuerAssignedID', invoice.order)]),
        ]),
        // It has to be there, if only empty.
        { name: 'ram:ApplicableHeaderTradeDelivery', attributes: {}, content: delivery.filter((part) => part !== undefined) },
        ram('ApplicableHeaderTradeSettlement', [
          ram('PaymentReference', payment.account === '' ? '' : payment.remittance),
          ram('InvoiceCurrencyCode', currency),
          payment.account === ''
            ? undefined
            : ram('SpecifiedTradeSettlementPaymentMeans', [
                ram('TypeCode', transferCode(invoice)),
                ram('PayeePartyCreditorFinancialAccount', [
                  ram('IBANID', payment.isIban ? payment.account : ''),
                  ram('AccountName', payment.holder),
                  ram('ProprietaryID', payment.isIban ? '' : payment.account),
                ]),
                ram('PayeeSpecifiedCreditorFinancialInstitution', [ram('BICID', payment.bic)]),
              ]),
          invoice.taxes.map((sum) =>
            ram('ApplicableTradeTax', [
              money('CalculatedAmount', sum.tax),
              ram('TypeCode', 'VAT'),
              ram('ExemptionReason', sum.reason),
              money('BasisAmount', sum.net),
              ram('CategoryCode', sum.category),
              ram('ExemptionReasonCode', sum.reasonCode),
              sum.category === 'O' && profile === 'en16931' ? undefined : ram('RateApplicablePercent', plainNumber(sum.rate)),
            ]),
          ),
          ram('BillingSpecifiedPeriod', [day('StartDateTime', period.from), day('EndDateTime', period.to)]),
          invoice.adjustments.map(adjust),
          ram('SpecifiedTradePaymentTerms', [day('DueDateDateTime', invoice.due)]),
          ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
            money('LineTotalAmount', totals.lines),
            given('ChargeTotalAmount', totals.charges),
            given('AllowanceTotalAmount', totals.allowances),
            money('TaxBasisTotalAmount', totals.net),
            money('TaxTotalAmount', totals.tax, { currencyID: currency }),
            given('RoundingAmount', totals.rounding),
            money('GrandTotalAmount', totals.gross),
            given('TotalPrepaidAmount', totals.prepaid),
            money('DuePayableAmount', totals.due),
          ]),
          ram('InvoiceReferencedDocument', [ram('IssuerAssignedID', invoice.preceding)]),
        ]),
      ]),
    ],
    {
      'xmlns:rsm': `${space}CrossIndustryInvoice:100`,
      'xmlns:ram': `${space}ReusableAggregateBusinessInformationEntity:100`,
      'xmlns:udt': `${space}UnqualifiedDataType:100`,
    },
  );
  return root ? writeXml(root) : '';
}
