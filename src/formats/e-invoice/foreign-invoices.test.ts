import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readInvoiceFile, readInvoiceXml } from './read';
import { all, el, one, readXml, textAt, writeXml } from './xml';

const ublOf = (body: string, head = '') =>
  `${head}<Invoice><ID>Söhne</ID><DocumentCurrencyCode>EUR</DocumentCurrencyCode>${body}</Invoice>`;
const numberIn = async (...parts: BlobPart[]) => (await readInvoiceFile(new Blob(parts))).invoice.number;
const bytesOf = (text: string, isLittle: boolean) =>
  new Uint8Array(
    [...text].flatMap((sign) =>
      isLittle ? [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8] : [sign.charCodeAt(0) >> 8, sign.charCodeAt(0) & 255],
    ),
  );
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('the letters of a file', () => {
  it('are read as the file says they are written', async () => {
    expect(await numberIn(ublOf(''))).toBe('Söhne');
    expect(await numberIn(Uint8Array.of(0xff, 0xfe), bytesOf(ublOf(''), true))).toBe('Söhne');
    expect(await numberIn(Uint8Array.of(0xfe, 0xff), bytesOf(ublOf(''), false))).toBe('Söhne');
    expect(await numberIn(latin(ublOf('', '<?xml version="1.0" encoding="ISO-8859-1"?>')))).toBe('Söhne');
    // An encoding that nobody knows is taken for the usual one.
    expect(await numberIn(ublOf('', '<?xml version="1.0" encoding="klingon"?>'))).toBe('Söhne');
  });

  it('of a file that only begins like one of two bytes are left as they are', async () => {
    await expect(numberIn(Uint8Array.of(0xff, 0x20), ublOf(''))).rejects.toThrow('isn’t an e-invoice');
    await expect(numberIn(Uint8Array.of(0xfe, 0x20), ublOf(''))).rejects.toThrow('isn’t an e-invoice');
    await expect(numberIn(Uint8Array.of(0x20, 0xff), ublOf(''))).rejects.toThrow('isn’t an e-invoice');
  });

  it('are no invoice where there are too many of them', async () => {
    const large = { size: 20 * 1024 * 1024 + 1, arrayBuffer: () => Promise.reject(new Error('read')) } as unknown as Blob;
    await expect(readInvoiceFile(large)).rejects.toThrow('over 20 MB');
    const largest = {
      size: 20 * 1024 * 1024,
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(ublOf('')).buffer),
    } as unknown as Blob;
    expect((await readInvoiceFile(largest)).invoice.number).toBe('Söhne');
  });
});

describe('an invoice inside a PDF', () => {
  const start = '%PDF-1.7\n';
  const object = (head: string, content: BlobPart) => [`1 0 obj\n<<${head}>>\nstream\n`, content, '\nendstream\nendobj\n'];
  const packed = (text: string) => zlibSync(new TextEncoder().encode(text));
  // Words that cannot be packed well: more than two pieces of 4,096 bytes.
  const long = ublOf(`<Note>${Array.from({ length: 9000 }, (_, index) => ((index * 7919) % 9973).toString(36)).join(' ')}</Note>`);

  it('is found as it stands or packed, also in several pieces', async () => {
    expect(await numberIn(start, ...object('', ublOf('')))).toBe('Söhne');
    expect(await numberIn(start, ...object('/Filter /FlateDecode', packed(ublOf(''))))).toBe('Söhne');
    expect(packed(long).length).toBeGreaterThan(8_192);
    expect(await numberIn(start, ...object('/Filter /FlateDecode', packed(long)))).toBe('Söhne');
    expect(await numberIn('%PDF-1.7\r\n1 0 obj\r\n<<>>\r\nstream\r\n', ublOf(''), '\r\nendstream\r\n')).toBe('Söhne');
  });

  it('is found behind pictures, descriptions and what is packed in another way', async () => {
    const other = ublOf('').replace('Söhne', 'Other');
    for (const head of ['/Subtype /Image', '/Subtype/Form', '/Type /XRef', '/Type /ObjStm', '/Type /Metadata /Subtype /XML'])
      expect(await numberIn(start, ...object(head, other), ...object('', ublOf('')))).toBe('Söhne');
    const isNoZlib = new Uint8Array(40).fill(0x79);
    expect(await numberIn(start, ...object('/Filter /FlateDecode', isNoZlib), ...object('', ublOf('')))).toBe('Söhne');
    expect(await numberIn(start, ...object('/Filter /FlateDecode', 'x'), ...object('', ublOf('')))).toBe('Söhne');
    expect(await numberIn(start, ...object('/Filter /FlateDecode', packed('Not an invoice')), ...object('', ublOf('')))).toBe('Söhne');
  });

  it('is not looked for in a file that is protected or cut off', async () => {
    await expect(numberIn(start, '/Encrypt 12 0 R', ...object('', ublOf('')))).rejects.toThrow('protected');
    await expect(numberIn(start, '1 0 obj <<>> stream\n', ublOf(''))).rejects.toThrow('no e-invoice inside');
  });
});

describe('an invoice in UBL from elsewhere', () => {
  const read = (body: string) => readInvoiceXml(ublOf(body));

  it('may say things in its own way', () => {
    const { invoice } = read(`
      <InvoiceTypeCode>396</InvoiceTypeCode><Note>One</Note><Note> </Note><Note>Two</Note><IssueDate>2026-11-17Z</IssueDate>
      <AccountingSupplierParty><Party><EndpointID> x </EndpointID><PartyName><Name>Shop</Name></PartyName>
        <PartyTaxScheme><CompanyID>12</CompanyID><TaxScheme><ID>TAX</ID></TaxScheme></PartyTaxScheme></Party></AccountingSupplierParty>
      <PaymentMeans><PaymentMeansCode>48</PaymentMeansCode></PaymentMeans>
      <PaymentMeans><PaymentMeansCode>58</PaymentMeansCode><PaymentDueDate>2026-12-01</PaymentDueDate><PayeeFinancialAccount><ID>DE1</ID></PayeeFinancialAccount></PaymentMeans>
      <TaxTotal><TaxAmount>5.00</TaxAmount></TaxTotal>
      <TaxTotal><TaxAmount>1.90</TaxAmount><TaxSubtotal><TaxableAmount>10</TaxableAmount><TaxAmount>1.9</TaxAmount><TaxCategory><ID>L</ID><Percent>+7.0</Percent></TaxCategory></TaxSubtotal></TaxTotal>
      <InvoiceLine><Note>By hand</Note><LineExtensionAmount>9.50</LineExtensionAmount>
        <AllowanceCharge><ChargeIndicator>1</ChargeIndicator><Amount>0.50</Amount></AllowanceCharge>
        <AllowanceCharge><ChargeIndicator>false</ChargeIndicator><Amount>2</Amount></AllowanceCharge>
        <Item><Name>Nails</Name><Description>Steel</Description></Item><Price><PriceAmount>12</PriceAmount><BaseQuantity>100</BaseQuantity></Price></InvoiceLine>`);
    expect(invoice).toMatchObject({
      isCreditNote: true,
      note: 'One\nTwo',
      issued: '2026-11-17',
      due: '2026-12-01',
      seller: { name: 'Shop', endpoint: { scheme: '', id: 'x' }, vatId: '', taxNumber: '12', address: { lines: [] } },
      payment: { account: 'DE1', isIban: true },
      taxes: [{ category: 'S', rate: 7, net: 1_000, tax: 190 }],
      totals: { tax: 190 },
    });
    expect(invoice.buyer.endpoint).toBeUndefined();
    // Twelve for a hundred; a charge of 0.50 less an allowance of 2.
    expect(invoice.lines).toEqual([
      {
        name: 'Nails',
        description: 'Steel\nBy hand',
        quantity: 1,
        unit: '',
        price: 0.12,
        allowance: 150,
        net: 950,
        tax: { category: 'S', rate: 0 },
      },
    ]);
  });

  it('names what has no place, each once', () => {
    expect(
      read(
        '<PayeeParty/><AccountingCost>1</AccountingCost><PaymentTerms/><PaymentTerms/><TaxTotal><TaxSubtotal><TaxCategory><ID>L</ID></TaxCategory></TaxSubtotal></TaxTotal>',
      ).leftOut,
    ).toEqual([
      'a payee other than the seller',
      'the buyer’s accounting code',
      'the payment terms',
      'the tax category L, read as a tax of that rate',
    ]);
    expect(read('').leftOut).toEqual([]);
  });

  it('has no amount where there is no plain number', () => {
    const due = (text: string) =>
      read(`<LegalMonetaryTotal><PayableAmount>${text}</PayableAmount></LegalMonetaryTotal>`).invoice.totals.due;
    expect(['12.34', '-1', '.5', '7.', '1,234', '1e5', 'abc', '', '1'.repeat(16)].map(due)).toEqual([1234, -100, 50, 700, 0, 0, 0, 0, 0]);
  });
});

it('an invoice in CII from elsewhere may say things in its own way', () => {
  const { invoice, leftOut } = readInvoiceXml(`<rsm:CrossIndustryInvoice><ExchangedDocument><TypeCode>381</TypeCode>
    <IncludedNote><Content>One</Content></IncludedNote><IncludedNote><Content>Two</Content></IncludedNote></ExchangedDocument><SupplyChainTradeTransaction>
    <IncludedSupplyChainTradeLineItem><SpecifiedLineTradeAgreement><NetPriceProductTradePrice><ChargeAmount>12</ChargeAmount><BasisQuantity>100</BasisQuantity></NetPriceProductTradePrice></SpecifiedLineTradeAgreement>
      <SpecifiedLineTradeSettlement><SpecifiedTradeAllowanceCharge><ChargeIndicator><Indicator>true</Indicator></ChargeIndicator><ActualAmount>0.50</ActualAmount></SpecifiedTradeAllowanceCharge>
      <SpecifiedTradeAllowanceCharge><ActualAmount>2</ActualAmount></SpecifiedTradeAllowanceCharge></SpecifiedLineTradeSettlement></IncludedSupplyChainTradeLineItem>
    <ApplicableHeaderTradeAgreement><SpecifiedProcuringProject/><SellerTradeParty><DefinedTradeContact><DepartmentName>Sales</DepartmentName></DefinedTradeContact>
      <SpecifiedTaxRegistration><ID schemeID="FC"> 12 </ID></SpecifiedTaxRegistration><URIUniversalCommunication><URIID>x</URIID></URIUniversalCommunication></SellerTradeParty></ApplicableHeaderTradeAgreement>
    <ApplicableHeaderTradeSettlement><InvoiceCurrencyCode>EUR</InvoiceCurrencyCode><PayeeTradeParty/><SpecifiedTradePaymentTerms><Description>Soon</Description><DueDateDateTime><DateString>20261201</DateString></DueDateDateTime></SpecifiedTradePaymentTerms>
      <SpecifiedTradeSettlementPaymentMeans><TypeCode>48</TypeCode></SpecifiedTradeSettlementPaymentMeans>
      <SpecifiedTradeSettlementPaymentMeans><PayeePartyCreditorFinancialAccount><ProprietaryID>99</ProprietaryID></PayeePartyCreditorFinancialAccount><PayeeSpecifiedCreditorFinancialInstitution><BICID>B</BICID></PayeeSpecifiedCreditorFinancialInstitution></SpecifiedTradeSettlementPaymentMeans>
    </ApplicableHeaderTradeSettlement></SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`);
  expect(invoice).toMatchObject({
    isCreditNote: true,
    note: 'One\nTwo',
    due: '2026-12-01',
    seller: { vatId: '', taxNumber: '12', contact: { name: 'Sales' }, endpoint: { scheme: '', id: 'x' } },
    payment: { account: '99', isIban: false, bic: 'B' },
    lines: [{ price: 0.12, allowance: 150, unit: '' }],
  });
  expect(leftOut).toEqual(['the project number', 'a payee other than the seller', 'the payment terms']);
});

describe('XML', () => {
  it('is written with its parts moved in, and without what is empty', () => {
    const root = el('a', [el('b', ' x & "y" ', { k: '<1>' }), el('c', ' '), el('d', [el('e', '')]), [el('f', '1'), undefined]]);
    expect(root && writeXml(root)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<a>\n  <b k="&lt;1&gt;">x &amp; &quot;y&quot;</b>\n  <f>1</f>\n</a>\n',
    );
    expect(el('a', [])).toBeUndefined();
  });

  it('is read without prefixes, comments and instructions', () => {
    const root = readXml(
      `\ufeff<?xml version="1.0"?><!-- <z> --><n:a x:k="1 > 0" l='&apos;"'><b>1 &lt; 2</b><n:b/><c><![CDATA[<&amp;>]]></c> end</n:a>`,
    );
    expect(root.name).toBe('a');
    expect(root.attributes).toEqual({ k: '1 > 0', l: '\'"' });
    expect(all(root, 'b').map(({ text }) => text)).toEqual(['1 < 2', '']);
    expect(textAt(root, 'c')).toBe('<&amp;>');
    expect(root.text.trim()).toBe('end');
    expect([one(root, 'd'), textAt(root, 'd/e'), textAt(undefined, 'b'), all(undefined, 'b')]).toEqual([undefined, '', '', []]);
  });

  it('has letters by their number, and none that there are not', () => {
    const said = (text: string) => readXml(`<a>${text}</a>`).text;
    expect(['&#65;', '&#x41;', '&#X1F600;', '&#0;', '&#1114111;', '&#1114112;', '&other;'].map(said)).toEqual([
      'A',
      'A',
      '😀',
      '',
      '\u{10ffff}',
      '',
      '&other;',
    ]);
  });

  it('is refused where it is damaged or too deep', () => {
    for (const text of ['', '<a>', '</a>', '<a></b>', '<a></a></a>', '<a/><b/>', '<a><b</a>', '<a/> <', 'text'])
      expect(() => readXml(text)).toThrow('damaged');
    const deep = (levels: number) => `${'<a>'.repeat(levels)}${'</a>'.repeat(levels)}`;
    expect(readXml(deep(60)).name).toBe('a');
    expect(() => readXml(deep(61))).toThrow('more than an invoice');
  });
});
