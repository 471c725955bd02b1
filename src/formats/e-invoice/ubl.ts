import { formatPlainMoney } from '@/lib/money';
import { adjustmentCode, plainNumber, processId, profileIds, transferCode } from './model';
import type { Address, Adjustment, EInvoice, Line, Party, Profile, Tax } from './model';
import { el, writeXml, type Element } from './xml';

const space = 'urn:oasis:names:specification:ubl:schema:xsd:';
const cac = (name: string, content: Parameters<typeof el>[1]) => el(`cac:${name}`, content);
const cbc = (name: string, content: string, attributes: Record<string, string> = {}) => el(`cbc:${name}`, content, attributes);

const scheme = (id: string) => cac('TaxScheme', [cbc('ID', id)]);

function address(name: string, { lines, city, postcode, region, country }: Address): Element | undefined {
  return cac(name, [
    cbc('StreetName', lines[0] ?? ''),
    cbc('AdditionalStreetName', lines[1] ?? ''),
    cbc('CityName', city),
    cbc('PostalZone', postcode),
    cbc('CountrySubentity', region),
    cac('AddressLine', [cbc('Line', lines[2] ?? '')]),
    cac('Country', [cbc('IdentificationCode', country)]),
  ]);
}

const party = (name: string, { name: own, address: place, vatId, taxNumber, registration, endpoint, contact }: Party) =>
  cac(name, [
    cac('Party', [
      endpoint && cbc('EndpointID', endpoint.id, { schemeID: endpoint.scheme }),
      address('PostalAddress', place),
      vatId === '' ? undefined : cac('PartyTaxScheme', [cbc('CompanyID', vatId), scheme('VAT')]),
      taxNumber === '' ? undefined : cac('PartyTaxScheme', [cbc('CompanyID', taxNumber), scheme('FC')]),
      cac('PartyLegalEntity', [cbc('RegistrationName', own), cbc('CompanyID', registration)]),
      cac('Contact', [cbc('Name', contact.name), cbc('Telephone', contact.phone), cbc('ElectronicMail', contact.email)]),
    ]),
  ]);

const category = (name: string, { category: id, rate }: Tax, more: (Element | undefined)[] = [], hasRate = false) =>
  cac(name, [cbc('ID', id), id === 'O' && !hasRate ? undefined : cbc('Percent', plainNumber(rate)), more, scheme('VAT')]);

/** The syntax of OASIS, in the version that EN 16931 names. */
export function writeUbl(invoice: EInvoice, profile: Profile): string {
  const { currency, isCreditNote, payment, totals, period } = invoice;
  const money = (name: string, minor: number) => cbc(name, formatPlainMoney(minor + 0, currency), { currencyID: currency });
  const given = (name: string, minor: number) => (minor === 0 ? undefined : money(name, minor));
  const adjust = ({ isCharge, amount, reason, tax }: Omit<Adjustment, 'tax'> & { tax?: Tax }) =>
    cac('AllowanceCharge', [
      cbc('ChargeIndicator', String(isCharge)),
      cbc('AllowanceChargeReasonCode', adjustmentCode(isCharge)),
      cbc('AllowanceChargeReason', reason),
      money('Amount', amount),
      tax && category('TaxCategory', tax),
    ]);
  const line = ({ name, description, quantity, unit, price, allowance, net, tax }: Line, index: number) =>
    cac(isCreditNote ? 'CreditNoteLine' : 'InvoiceLine', [
      cbc('ID', String(index + 1)),
      cbc(isCreditNote ? 'CreditedQuantity' : 'InvoicedQuantity', plainNumber(quantity), { unitCode: unit }),
      money('LineExtensionAmount', net),
      allowance === 0 ? undefined : adjust({ isCharge: false, amount: allowance, reason: 'Discount' }),
      cac('Item', [cbc('Description', description), cbc('Name', name), category('ClassifiedTaxCategory', tax)]),
      cac('Price', [cbc('PriceAmount', plainNumber(price), { currencyID: currency })]),
    ]);
  // A credit note has its due date with the way of payment.
  const dueDate = (name: string, isHere: boolean) => (isHere ? cbc(name, invoice.due) : undefined);
  const kind = isCreditNote ? 'CreditNote' : 'Invoice';
  const root = el(
    kind,
    [
      cbc('CustomizationID', profileIds[profile]),
      cbc('ProfileID', processId(profile)),
      cbc('ID', invoice.number),
      cbc('IssueDate', invoice.issued),
      dueDate('DueDate', !isCreditNote),
      cbc(`${kind}TypeCode`, isCreditNote ? '381' : '380'),
      cbc('Note', invoice.note),
      cbc('DocumentCurrencyCode', currency),
      cbc('BuyerReference', invoice.buyerReference),
      cac('InvoicePeriod', [cbc('StartDate', period.from), cbc('EndDate', period.to)]),
      cac('OrderReference', [cbc('ID', invoice.order)]),
      cac('BillingReference', [cac('InvoiceDocumentReference', [cbc('ID', invoice.preceding)])]),
      party('AccountingSupplierParty', invoice.seller),
      party('AccountingCustomerParty', invoice.buyer),
      cac(
        'Delivery',
        [
          cbc('ActualDeliveryDate', invoice.delivered),
          invoice.taxes.some((sum) => sum.category === 'K') && cac('DeliveryLocation', [address('Address', invoice.buyer.address)]),
        ].map((part) => part || undefined),
      ),
      payment.account === ''
        ? undefined
        : cac('PaymentMeans', [
            cbc('PaymentMeansCode', transferCode(invoice)),
            dueDate('PaymentDueDate', isCreditNote),
            cbc('PaymentID', payment.remittance),
            cac('PayeeFinancialAccount', [
              cbc('ID', payment.account),
              cbc('Name', payment.holder),
              cac('FinancialInstitutionBranch', [cbc('ID', payment.bic)]),
            ]),
          ]),
      invoice.adjustments.map(adjust),
      cac('TaxTotal', [
        money('TaxAmount', totals.tax),
        invoice.taxes.map((sum) =>
          cac('TaxSubtotal', [
            money('TaxableAmount', sum.net),
            money('TaxAmount', sum.tax),
            category(
              'TaxCategory',
              sum,
              [cbc('TaxExemptionReasonCode', sum.reasonCode), cbc('TaxExemptionReason', sum.reason)],
              profile !== 'en16931',
            ),
          ]),
        ),
      ]),
      cac('LegalMonetaryTotal', [
        money('LineExtensionAmount', totals.lines),
        money('TaxExclusiveAmount', totals.net),
        money('TaxInclusiveAmount', totals.gross),
        given('AllowanceTotalAmount', totals.allowances),
        given('ChargeTotalAmount', totals.charges),
        given('PrepaidAmount', totals.prepaid),
        given('PayableRoundingAmount', totals.rounding),
        money('PayableAmount', totals.due),
      ]),
      invoice.lines.map(line),
    ],
    {
      xmlns: `${space}${kind}-2`,
      'xmlns:cac': `${space}CommonAggregateComponents-2`,
      'xmlns:cbc': `${space}CommonBasicComponents-2`,
    },
  );
  return root ? writeXml(root) : '';
}
