import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign, atMost } from '../../../build/runs';
import { textSchema } from '@/kinds/proposal/improve-schema';
import { longTextLimit } from '@/lib/fields';
import { toText } from '@/lib/document-text';
import { toContract } from './contract';
import { fields, type FieldName } from './fields';
import { sampleAnswers, state, type ContractData } from './model';
import { adviceFor, describeTaken, isWritten, takeAnswer, takeExhibit, toBackground } from './proposal';
import { schema } from './schema';

const around = { today: '2026-11-15', currency: 'USD' };
const data: ContractData = {
  ...state.start(around),
  answers: sampleAnswers(around.today),
  exhibits: [
    { id: 'a', title: 'Prices', text: 'Ten dollars a page' },
    { id: 'b', title: '', text: 'Second' },
  ],
};
const names = (Object.keys(fields) as FieldName[]).filter(isWritten);
const textOf = ({ answers, exhibits }: ContractData) => toText(toContract({ answers, exhibits, currency: 'USD' }));

describe('the fields with a model beside them', () => {
  it('are long answers in one’s own words, and none that a clause is made of by rule', () => {
    for (const name of names) expect(fields[name].kind).toBe('long');
    expect(names).toEqual(expect.arrayContaining(['serviceDescription', 'deliverables', 'additionalTerms']));
    for (const name of ['priorInventions', 'clientName', 'noticeDays', 'amount'] as const) expect(isWritten(name)).toBe(false);
    expect(adviceFor('deliverables')).toContain('One on each line');
    expect(adviceFor('paymentTerms')).toContain('keep every right, duty, amount');
  });

  it('come with the contract and its sides, in its own words', () => {
    expect(toBackground(data, 'deliverables')).toEqual({
      'Contract type': 'Service',
      Client: data.answers.clientName,
      Provider: data.answers.providerName,
      Services: data.answers.serviceDescription,
    });
    expect(toBackground(data, 'serviceDescription')).not.toHaveProperty('Services');
    const job = { ...data, answers: { ...data.answers, type: 'employment', position: 'Baker' } };
    expect(toBackground(job, 'benefits')).toMatchObject({ Employer: data.answers.clientName, Position: 'Baker' });
    expect(toBackground({ ...data, answers: { ...data.answers, type: '' } })).toMatchObject({ 'Contract type': '' });
  });
});

describe('new words', () => {
  it('take the place of the answer, and of nothing else', () => {
    const taken = takeAnswer(data, 'deliverables', '  Designs of ten pages\nThe shop, tested  ');
    expect(taken.answers).toEqual({ ...data.answers, deliverables: 'Designs of ten pages\nThe shop, tested' });
    expect(textOf(taken)).toContain('Designs of ten pages');
    const exhibit = takeExhibit(data, 'a', 'Ten dollars for each page');
    expect(exhibit.exhibits).toEqual([{ ...data.exhibits[0], text: 'Ten dollars for each page' }, data.exhibits[1]]);
  });

  it('are none where they are empty or the exhibit is gone', () => {
    expect(takeAnswer(data, 'deliverables', ' \n ')).toBe(data);
    expect(takeExhibit(data, 'a', '')).toBe(data);
    expect(takeExhibit(data, 'gone', 'Words')).toEqual(data);
  });

  it('say whose they are, and what they leave open', () => {
    expect(describeTaken('Deliverables', 'A plan', 'test-model')).toBe('Deliverables: wording by test-model, accepted by you');
    expect(describeTaken('Payment Terms', 'Paid by [date], at [place]', 'm')).toBe(
      'Payment Terms: wording by m, accepted by you. Still open in it: [date] and [place]',
    );
  });

  it('always fit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ unit: anySign, maxLength: 2000 }), (name, text) => {
        expect(textSchema.safeParse({ text }).success).toBe(true);
        const taken = takeExhibit(takeAnswer(data, name, text), 'b', text);
        expect(schema.safeParse(taken).success).toBe(true);
        expect(textOf(taken)).not.toMatch(/undefined|NaN/);
      }),
      { numRuns: atMost(20) },
    );
    expect(schema.safeParse(takeAnswer(data, 'benefits', 'x'.repeat(longTextLimit + 5))).success).toBe(true);
  });
});
