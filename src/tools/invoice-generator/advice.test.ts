import { describe, expect, it } from 'vitest';
import { advise } from './advice';
import type { Head, Line } from './model';
import { around, wholeInvoice } from './test-data';
import { computeInvoice } from './totals';

const adviceOf = (head: Partial<Head>, lines?: Partial<Line>[]) => {
  const invoice = wholeInvoice(head, lines);
  return advise(invoice, computeInvoice(invoice, around), []);
};

describe('advice before an invoice goes out', () => {
  it('is none where nothing is missing, or no e-invoice is asked for', () => {
    const none = { all: [], problems: {}, notes: {}, checks: [] };
    expect(adviceOf({ eFormat: 'xrechnung' })).toEqual(none);
    expect(adviceOf({ eFormat: 'none', companyName: '' })).toEqual(none);
  });

  it('stands beside the words that are missing as a problem, beside a figure as a note, and once above', () => {
    const { problems, notes, checks } = adviceOf({ eFormat: 'xrechnung', companyContact: '', shipping: '5' });
    expect(Object.keys(problems)).toEqual(['companyContact']);
    expect(Object.keys(notes)).toEqual(['shipping']);
    expect(checks).toEqual([{ id: 'e-invoice', text: expect.stringMatching(/can’t be created yet\. It lacks: .+, .+\.$/) as string }]);
    expect(checks[0]?.text).not.toMatch(/\.\.|undefined/);
  });

  it('names the letters that no PDF can have, eight of them at most', () => {
    const found = (description: string) => adviceOf({ eFormat: 'none' }, [{ description, quantity: '1', rate: '1' }]).checks;
    expect(found('Grün, žluťoučký')).toEqual([]);
    expect(found('กก')).toMatchObject([{ id: 'letters', text: expect.stringContaining('“ก”,') as string }]);
    expect(found('กขคฆงจฉช')[0]?.text).toContain('“กขคฆงจฉช”,');
    expect(found('กขคฆงจฉชซ')[0]?.text).toContain('“กขคฆงจฉช” and 1 more,');
  });
});
