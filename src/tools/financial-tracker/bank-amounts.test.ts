import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '@/formats/csv';
import { guessAmounts, parseBankAmount } from './bank-amounts';
import { skipPreamble } from './bank-files';
import { findCurrencies, guessColumns, guessDateOrder, planBankImport, type BankOptions } from './bank-import';
import { effectOf } from './model';

const around = { today: '2026-11-15', currency: 'EUR' };

function read(text: string, currency = 'EUR', more: Partial<BankOptions> = {}) {
  const table = parseCsv(skipPreamble(text)?.text ?? text);
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
    ownCategories: [],
    account: '',
    ...more,
  };
  return { table, mapping, options, ...planBankImport(table, options, [], { ...around, currency }) };
}
const effects = (text: string, currency?: string) => read(text, currency).records.map(effectOf);

describe('amounts of a bank file', () => {
  it('with three digits behind a dot are read as the rest of the file is written', () => {
    const german = 'Buchungstag;Empfänger;Betrag\n03.11.2026;Miete;-1.500\n05.11.2026;Kunde;';
    expect(effects(`${german}89,90`)).toEqual([-150000, 8990]);
    // Alone, by the words of the head.
    expect(effects(`${german}2.380`)).toEqual([-150000, 238000]);
    const english = 'Date,Description,Amount\n2026-11-03,Rent,-1.500\n2026-11-05,Coffee,';
    expect(effects(`${english}3.25`)).toEqual([-150, 325]);
    expect(effects(`${english}-3.250`)).toEqual([-150, -325]);
    // A plain 250 beside it writes no cents.
    expect(effects(`${english}250`)).toEqual([-150000, 25000]);
  });

  it('are decided by columns beside them, too, and dates say nothing', () => {
    const file = 'Date;Details;Amount;Balance\n03.11.26;Rent;-1.500;8.750,00\n04.11.26;Flour;-2.250;6.500,00';
    expect(effects(file)).toEqual([-150000, -225000]);
  });

  it('may be read the other way when told', () => {
    const file = 'Date,Description,Amount\n2026-11-03,Rent,-1.500\n2026-11-03,Water,"1,500 EUR"';
    expect(read(file).records.map(effectOf)).toEqual([-150, 150000]);
    expect(read(file, 'EUR', { decimals: 'comma' }).records.map(effectOf)).toEqual([-150000, 150]);
  });

  it('that can be read one way only are, whatever the file', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_99 }), fc.constantFrom('dot', 'comma'), (cents, mark) => {
        const [whole = '', rest = ''] = (cents / 100).toFixed(2).split('.');
        for (const text of [`${whole}.${rest}`, `${whole},${rest}`]) {
          expect(parseBankAmount(text, 'EUR', mark)).toEqual({ ok: true, value: cents });
          expect(parseBankAmount(`(${text})`, 'EUR', mark)).toEqual({ ok: true, value: 0 - cents });
        }
      }),
    );
  });
});

describe('the head of a bank file', () => {
  it('may follow lines about the account', () => {
    const file =
      'Conta;0001234567\n\nData Mov.;Data Valor;Descrição;Débito;Crédito;Saldo\n03-11-2026;03-11-2026;FARINHA;1.250,00;;8.750,00\n05-11-2026;05-11-2026;VENDA;;640,5;9.390,50\n';
    expect(skipPreamble(file)?.lines).toBe(2);
    expect(effects(file)).toEqual([-125000, 64050]);
    expect(skipPreamble('Date,Description,Amount\n2026-11-01,x,1')).toBeUndefined();
    expect(skipPreamble('nothing\nof the kind')).toBeUndefined();
    // A table is looked for in the first 40 lines.
    const after = (lines: number) => skipPreamble(`${'Account 1\n'.repeat(lines)}Date;Text;Amount\n2026-11-01;x;1`)?.lines;
    expect([after(1), after(39), after(40)]).toEqual([1, 39, undefined]);
    for (const mark of [';', ',', '\t', '|'])
      expect(skipPreamble(`Statement\n${['"Date"', '"Text"', '"Amount"'].join(mark)}\n`)?.lines, mark).toBe(1);
    expect(skipPreamble('Statement\nDate;Text\n')).toBeUndefined();
    expect(skipPreamble('Statement\nDate;Text;Money out')?.text).toBe('Date;Text;Money out');
  });

  it('is known as mobile money and German banks write it', () => {
    expect(
      effects(
        'Completion Time,Details,Status,Paid In,Withdrawn,Balance\n2026-11-03 10:12:44,Deposit,Completed,"45,000.00",,"1.00"\n2026-11-04 08:00:00,Parts,Completed,,"-12,500.00","1.00"',
        'KES',
      ),
    ).toEqual([4500000, -1250000]);
    const { records } = read(
      '"Buchungstag";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Betrag (€)"\n"03.11.26";"LASTSCHRIFT";"Miete";"Müller GmbH";"-1.500,00"',
    );
    expect(records).toMatchObject([{ description: 'Müller GmbH: Miete', amount: 150000, date: '2026-11-03' }]);
  });

  it('names the currency; rows in another than the tracker’s stay out of a file with several', () => {
    const one = read('Date,Description,Amount,Currency\n2026-11-01,a,5,EUR');
    expect(findCurrencies(one.table, one.mapping, 'USD')).toEqual(['EUR']);
    const two = read('Date,Description,Amount,Currency\n2026-11-01,a,5,EUR\n2026-11-01,b,7,USD');
    expect([two.records.length, two.problems]).toEqual([1, [{ row: 3, reason: 'Currency: this is in USD, and the rest is in EUR.' }]]);
  });
});
