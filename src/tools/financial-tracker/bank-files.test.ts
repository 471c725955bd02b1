import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessAmounts } from './bank-amounts';
import { guessColumns, guessDateOrder, planBankImport, type BankOptions } from './bank-import';
import { readBankFile, readOfx, readQif } from './bank-files';
import { computeTotals, type Transaction } from './model';

const around = { today: '2026-11-15', currency: 'USD' };

/** An older file: a head of its own, and no tag of a value closed. */
const oldOfx = `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>121099999<ACCTID>999988<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261001<DTEND>20261031
<STMTTRN><TRNTYPE>CHECK<DTPOSTED>20261004120000[-5:EST]<TRNAMT>-200.00<FITID>00002<CHECKNUM>1000<NAME>Smith &amp; Sons</STMTTRN>
<STMTTRN><TRNTYPE>ATM<DTPOSTED>20261020<TRNAMT>-300.00<FITID>00003<NAME>ATM<MEMO>ATM withdrawal</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261021<TRNAMT>+1000,50<FITID>00004<NAME>Acre Foods</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>200.29<DTASOF>20261031120000</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

const newOfx = `<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="220"?>
<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>EUR</CURDEF><CCACCTFROM><ACCTID>4111</ACCTID></CCACCTFROM>
<BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261102</DTPOSTED><TRNAMT>-9.99</TRNAMT><FITID>a</FITID><NAME>Figma</NAME></STMTTRN>
<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261102</DTPOSTED><TRNAMT>-9.99</TRNAMT><FITID>b</FITID><NAME>Figma</NAME></STMTTRN>
</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`;

const plan = (text: string, existing: Transaction[] = [], account = '') => {
  const table = readBankFile(text)?.table ?? { headers: [], rows: [] };
  const mapping = guessColumns(table);
  const options: BankOptions = {
    mapping,
    dates: guessDateOrder(table, mapping).order,
    decimals: guessAmounts(table, mapping).mark,
    isMinusIn: false,
    hasRepeats: true,
    keepsCategories: false,
    corrections: [],
    rules: [],
    ownCategories: [{ type: 'expense', name: 'Transfer' }],
    account,
  };
  return planBankImport(table, options, existing, around);
};

describe('OFX', () => {
  it('reads older and newer files, with the balance the bank states', () => {
    const { table, balances, currency } = readOfx(oldOfx);
    expect(table.rows).toEqual([
      ['2026-10-04', 'Smith & Sons', '-200.00', '', '999988', '00002'],
      ['2026-10-20', 'ATM withdrawal', '-300.00', '', '999988', '00003'],
      ['2026-10-21', 'Acre Foods', '1000.50', '', '999988', '00004'],
    ]);
    expect(balances).toEqual([{ account: '999988', date: '2026-10-31', balance: '200.29' }]);
    expect(currency).toBe('USD');
    expect(readOfx(newOfx)).toMatchObject({ currency: 'EUR', balances: [] });
  });

  it('comes in once, and two equal payments with ids of their own are two', () => {
    const { records } = plan(oldOfx);
    // 1,000.50 in; 200 + 300 out.
    expect(computeTotals(records)).toMatchObject({ income: 100_050, expenses: 50_000 });
    expect(plan(oldOfx, records)).toMatchObject({ records: [], duplicates: 3 });
    const card = plan(newOfx).records;
    expect(card).toHaveLength(2);
    expect(plan(newOfx, card).records).toEqual([]);
    // One of the two was here: the other still comes in, whichever it is.
    for (const one of card) expect(plan(newOfx, [one]).records).toHaveLength(1);
  });

  it('refuses a file without a statement in words', () => {
    expect(() => readOfx('<OFX><SIGNONMSGSRSV1></SIGNONMSGSRSV1></OFX>')).toThrow('holds no account statement');
  });
});

describe('QIF', () => {
  const qif = [
    '!Account', 'NBusiness', 'TBank', '^', '!Type:Bank',
    "D10/ 4'26", 'T-1,200.00', 'PLandlord', 'MOctober', 'LRent', '^',
    'D10/25/2026', 'T-500.00', 'PTo savings', 'L[Savings]', '^',
    'D10/26/2026', 'T-150.00', 'PMarket', 'SOffice Supplies', '$-100.00', 'STravel', 'EBus', '$-50.00', '^',
  ].join('\n'); // prettier-ignore

  it('reads payments, splits and transfers', () => {
    expect(readQif(qif).table.rows).toEqual([
      ['10/4/2026', 'Landlord October', '-1,200.00', 'Rent', 'Business', ''],
      ['10/25/2026', 'To savings', '-500.00', 'Transfer', 'Business', ''],
      ['10/26/2026', 'Market', '-100.00', 'Office Supplies', 'Business', ''],
      ['10/26/2026', 'Market Bus', '-50.00', 'Travel', 'Business', ''],
    ]);
    const { records } = plan(qif);
    expect(records.map(({ date }) => date)).toEqual(['2026-10-04', '2026-10-25', '2026-10-26', '2026-10-26']);
    // The transfer is neither income nor expense: 1,200 + 100 + 50.
    expect(computeTotals(records).expenses).toBe(135_000);
    expect(plan(qif, records).records).toEqual([]);
  });

  it('refuses securities in words', () => {
    expect(() => readQif('!Type:Invst\nD1/1/2026\nNBuy\n^')).toThrow('holds no payments');
  });
});

it('leaves other texts alone and throws nothing but words', () => {
  expect(readBankFile('Date,Amount\n2026-01-01,5')).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('<OFX><STMTRS><STMTTRN>', '!Type:Bank\n', 'OFXHEADER:100\n'), (noise, head) => {
      try {
        for (const row of readBankFile(head + noise)?.table.rows ?? []) expect(row).toHaveLength(6);
      } catch (error) {
        expect((error as Error).message).toMatch(/^This (OFX|QIF) file holds no/);
      }
    }),
  );
});

it('tells accounts apart: the same fee on two of them is two fees', () => {
  const csv = readQif('!Type:Bank\nD2026-10-01\nT-5.00\nPFee\n^');
  expect(csv.table.rows).toHaveLength(1);
  const first = plan('!Type:Bank\nD2026-10-01\nT-5.00\nPFee\n^', [], 'One').records;
  expect(plan('!Type:Bank\nD2026-10-01\nT-5.00\nPFee\n^', first, 'Two').records).toHaveLength(1);
  expect(plan('!Type:Bank\nD2026-10-01\nT-5.00\nPFee\n^', first, 'One').records).toHaveLength(0);
});

it.each([
  ['Buchungstag;Empfänger;Betrag;Saldo', ['03.11.2026', 'AWS EMEA SARL', '-1.234,56', '8.765,44']],
  ['Data mov.;Descrição;Montante;Saldo', ['03.11.2026', 'AWS EMEA SARL', '-1.234,56', '8.765,44']],
  ['Fecha operación;Concepto;Importe;Saldo', ['03.11.2026', 'AWS EMEA SARL', '-1.234,56', '8.765,44']],
])('a bank that names its columns in its own language: %s', (headers, row) => {
  const table = { headers: headers.split(';'), rows: [row] };
  expect(guessColumns(table)).toMatchObject({ date: 0, description: 1, amount: 2 });
});
