import { describe, expect, it } from 'vitest';
import { parseCsv } from '@/formats/csv';
import { guessAmounts } from './bank-amounts';
import { skipPreamble } from './bank-files';
import { guessColumns, guessDateOrder, planBankImport } from './bank-import';
import { effectOf, type Transaction } from './model';
import { starterRules } from './rules';

function plan(text: string, existing: Transaction[] = []) {
  const table = parseCsv(skipPreamble(text)?.text ?? text);
  const mapping = guessColumns(table);
  const { order: dates } = guessDateOrder(table, mapping);
  const decimals = guessAmounts(table, mapping).mark;
  const rest = {
    isMinusIn: false,
    hasRepeats: true,
    keepsCategories: false,
    corrections: [],
    rules: starterRules,
    ownCategories: [],
    account: '',
  };
  return planBankImport(table, { mapping, dates, decimals, ...rest }, existing, { today: '2026-11-15', currency: 'EUR' });
}
const read = (text: string) => {
  const { records, problems } = plan(text);
  return [...records.map((one) => [one.date, one.description, effectOf(one)]), ...problems];
};

const sparkasse = `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
"DE02120300000000202051";"13.11.26";"13.11.26";"FOLGELASTSCHRIFT";"Abschlag Strom 11/2026";"DE98ZZZ1";"M-1";"";"";"";"";"Stadtwerke Köln GmbH";"DE44500105175407324931";"INGDDEFFXXX";"-1.184,20";"EUR";"Umsatz gebucht"
"DE02120300000000202051";"12.11.26";"12.11.26";"GUTSCHR. UEBERWEISUNG";"RE 2026-118";"";"";"";"";"";"";"Hofladen Petersen";"DE12500105170648489890";"";"640,00";"EUR";"Umsatz gebucht"
"DE02120300000000202051";"11.11.26";"11.11.26";"ENTGELTABSCHLUSS";"";"";"";"";"";"";"";"";"";"";"-9,90";"EUR";"Umsatz gebucht"`;

const dkb = `"Girokonto";"DE02120300000000202051"
""
"Kontostand vom 15.11.2026:";"8.750,10 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
"13.11.26";"13.11.26";"Gebucht";"Backstube Anders UG";"Mühle Sommer";"Mehl Oktober";"Ausgang";"DE44";"-412,5";"";"";""
"12.11.26";"12.11.26";"Gebucht";"Café Nord";"Backstube Anders UG";"RE 118";"Eingang";"DE12";"1.250";"";"";""`;

const n26 = `"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"
2026-11-13,2026-11-13,"Hetzner Online GmbH",DE33,"Direct Debit","RG R0012345","Main Account",-24.9,,,
2026-11-12,2026-11-12,"Lidl sagt Danke",,"Presentment","","Main Account",-8.4,8.4,EUR,1`;

const oldN26 = `"Date","Payee","Account number","Transaction type","Payment reference","Amount (EUR)","Amount (Foreign Currency)","Type Foreign Currency","Exchange Rate"
"2026-11-13","Hetzner Online GmbH","DE33","Direct Debit","RG R0012345","-24.9","","",""`;

const ing = `Umsatzanzeige;Datei erstellt am: 15.11.2026 10:11

IBAN;DE02 1203 0000 0000 2020 51
Kontoname;Girokonto
Bank;ING
Kunde;Jana Anders
Zeitraum;01.11.2026 - 15.11.2026
Saldo;8.750,10;EUR

Sortierung;Datum absteigend

In der CSV-Datei finden Sie alle bereits gebuchten Umsätze.

Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
13.11.2026;13.11.2026;Vermieter Krause;Dauerauftrag/Terminueberweisung;Miete November;8.750,10;EUR;-1.500,00;EUR
12.11.2026;12.11.2026;VISA ADOBE;Lastschrift;NR XXXX 1234 ADOBE;10.250,10;EUR;-23,79;EUR`;

const commerzbank = `Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;IBAN Auftraggeberkonto;Kategorie
13.11.2026;13.11.2026;Lastschrift;"Telekom Deutschland GmbH Festnetz Vertragskonto 123";-49,95;EUR;DE02;Unkategorisierte Ausgaben
12.11.2026;12.11.2026;Gutschrift;"Café Nord RE 118";1.250,00;EUR;DE02;Unkategorisierte Einnahmen`;

describe('payee and purpose of German banks', () => {
  it('are both in the description', () => {
    expect(read(sparkasse)).toEqual([
      ['2026-11-13', 'Stadtwerke Köln GmbH: Abschlag Strom 11/2026', -118420],
      ['2026-11-12', 'Hofladen Petersen: RE 2026-118', 64000],
      ['2026-11-11', 'ENTGELTABSCHLUSS', -990],
    ]);
    // Both sides are named: the other one is who paid or was paid.
    expect(read(dkb)).toEqual([
      ['2026-11-13', 'Mühle Sommer: Mehl Oktober', -41250],
      ['2026-11-12', 'Café Nord: RE 118', 125000],
    ]);
    expect(read(n26)).toEqual([
      ['2026-11-13', 'Hetzner Online GmbH: RG R0012345', -2490],
      ['2026-11-12', 'Lidl sagt Danke', -840],
    ]);
    expect(read(oldN26)).toEqual([['2026-11-13', 'Hetzner Online GmbH: RG R0012345', -2490]]);
    expect(read(ing)).toEqual([
      ['2026-11-13', 'Vermieter Krause: Miete November', -150000],
      ['2026-11-12', 'VISA ADOBE: NR XXXX 1234 ADOBE', -2379],
    ]);
    expect(read(commerzbank)).toEqual([
      ['2026-11-13', 'Telekom Deutschland GmbH Festnetz Vertragskonto 123', -4995],
      ['2026-11-12', 'Café Nord RE 118', 125000],
    ]);
  });

  it('say the category where its words are known', () => {
    expect(plan(sparkasse).records.map(({ category }) => category)).toEqual(['Utilities', 'Other Income', 'Bank Fees']);
  });

  it('leave the payee’s account and the numbers of the bank out', () => {
    expect(plan(oldN26).records[0]?.account).toBe('');
    expect(plan(n26).records[0]?.account).toBe('Main Account');
    const american = 'Posted Date,Reference Number,Payee,Address,Amount\n11/13/2026,24692160000,ACME HARDWARE,"SEATTLE WA",-12.50';
    expect(read(american)).toEqual([['2026-11-13', 'ACME HARDWARE', -1250]]);
  });

  it('that were taken before, or typed by hand with the payee only, are not taken again', () => {
    const { records } = plan(sparkasse);
    expect(plan(sparkasse, records)).toMatchObject({ records: [], duplicates: 3 });
    const [power] = records as [Transaction];
    const typed = { ...power, id: 'typed', source: '', description: 'Stadtwerke Köln GmbH' };
    expect(plan(sparkasse, [typed])).toMatchObject({ duplicates: 1 });
    // One that was typed stands for one row.
    const [head = '', first = ''] = sparkasse.split('\n');
    const two = plan([head, first, first.replace('Strom', 'Gas')].join('\n'), [typed]);
    expect(two.records.map(({ description }) => description)).toEqual(['Stadtwerke Köln GmbH: Abschlag Gas 11/2026']);
  });
});
