import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign, atMost } from '../../../build/runs';
import { rewordSchema } from '@/kinds/proposal/reword-schema';
import { toText } from '@/lib/document-text';
import { listGaps } from '@/lib/gaps';
import { disclaimer, uncheckedNote } from './content';
import { listWordings, toDocument, toSections } from './documents';
import { emptyAnswers, sampleAnswers, state, type Draft, type LegalData } from './model';
import { dropClauses, findObjection, takeClauses, toLegalTask } from './proposal';
import { schema } from './schema';
import { templateIds, type TemplateId } from './templates';
import { findLosses, listFixed, toClauses } from './wording';

const day = '2026-11-15';
const dataOf = (template: TemplateId, more: Partial<Draft> = {}): LegalData => {
  const answers = { ...sampleAnswers(), companyName: 'Acme Inc.', otherParty: 'Borealis Ltd', ...more };
  return { ...state.start({ today: day, currency: 'USD' }), template, answers, made: { template, answers, day } };
};
const madeOf = (data: LegalData) => data.made ?? { template: 'nda' as const, answers: emptyAnswers(), day };
const textOf = (data: LegalData, hasNotes = false) => toText(toDocument(madeOf(data), hasNotes));
const clausesOf = (data: LegalData) => toClauses(toSections(madeOf(data)));
const take = (data: LegalData, sections: { title: string; text: string }[]) =>
  takeClauses(data, { sections }, new Set(sections.map(({ title }) => title)), 'test-model');
const remedies = { title: 'Remedies', text: 'A leak can do harm that money does not repair. The Discloser may ask a court to stop it.' };

describe('the question', () => {
  it('holds the answers and the clauses, not the parties, the signatures or the definitions', () => {
    const { prompt } = toLegalTask(madeOf(dataOf('nda')));
    expect(prompt.request).toContain('Keep every right, duty, number, date and defined term');
    expect(prompt.data).toMatchObject({ companyName: 'Acme Inc.', otherParty: 'Borealis Ltd', duration: '2 years' });
    const asked = Object.keys(prompt.data).filter((name) => name.startsWith('Section: '));
    expect(asked).toContain('Section: Remedies');
    expect(asked).toContain('Section: Governing Law and Disputes');
    for (const title of ['Signatures', 'Mutual Non-Disclosure Agreement', 'Purpose', 'Confidential Information'])
      expect(asked).not.toContain(`Section: ${title}`);
    expect(prompt.data['Section: Return and Destruction']).toMatch(/^On written request from the Discloser/);
  });

  it('keeps what defines terms as it is, in every document', () => {
    expect(listFixed(clausesOf(dataOf('nda')))).toEqual(['Purpose', 'Confidential Information']);
    for (const id of templateIds) expect(Object.keys(toLegalTask(madeOf(dataOf(id))).prompt.data).length, id).toBeGreaterThan(8);
  });

  it('takes only new words for clauses that were asked about', () => {
    const parts = toLegalTask(madeOf(dataOf('nda'))).toParts({
      sections: [
        remedies,
        { title: 'Signatures', text: 'Sign here.' },
        { title: 'Purpose', text: 'Other.' },
        { title: '9. General', text: ' ' },
      ],
    });
    expect(parts.map(({ title }) => title)).toEqual(['Remedies']);
    expect(parts[0]?.before).toContain('any other remedy that the law provides');
  });
});

describe('a proposal', () => {
  it('is not used where the clause said something else when it was asked for', () => {
    const asked = dataOf('nda');
    const reworded = [{ title: 'Governing Law and Disputes', text: 'Oregon decides.' }, remedies];
    const parts = toLegalTask(madeOf(asked)).toParts({ sections: reworded });
    const objections = (data: LegalData) => parts.map((part) => findObjection(part, madeOf(data)));
    expect(objections(asked)).toEqual(['', '']);
    expect(objections(take(asked, [remedies]))).toEqual(['', '']);
    expect(objections(dataOf('nda', { location: 'Texas' }))).toEqual(['Your answers are not those it was written from.', '']);
  });
});

describe('a reworded clause', () => {
  const data = take(dataOf('nda'), [remedies]);

  it('stands under its old number, and everything else as it was', () => {
    const text = textOf(data);
    expect(text).toMatch(/9\. Remedies\n-+\n\nA leak can do harm/);
    expect(text).not.toContain('every other remedy');
    const plain = textOf(dataOf('nda'));
    for (const part of [
      'have it reviewed by a qualified attorney before anyone signs',
      'Acme Inc. (the "Discloser',
      '1. Purpose',
      '11. General',
      'Signatures',
    ])
      expect(text.includes(part)).toBe(plain.includes(part));
    expect(plain).not.toContain(uncheckedNote);
  });

  it('says in the file that no lawyer has checked it', () => {
    expect(textOf(data)).toContain(`Reworded by test-model: clause 9. ${uncheckedNote}`);
    const two = take(data, [{ title: 'General', text: 'All of it is here.\nChanges are made in writing.' }]);
    expect(textOf(two)).toContain('Reworded by test-model: clauses 9 and 11.');
    expect(textOf(two)).toContain('11.2 Changes are made in writing.');
    expect(disclaimer).toContain('not legal advice');
  });

  it('keeps its note in plain English', () => {
    const notes = (text: string) => text.match(/^In plain English: .*$/gm);
    expect(notes(textOf(data, true))).toEqual(notes(textOf(dataOf('nda'), true)));
    expect(textOf(data, true)).toMatch(/9\. Remedies\n-+\n\nIn plain English: Money cannot[^\n]*\n\nA leak/);
  });

  it('goes back to ours, and gives way to newer words', () => {
    expect(textOf(dropClauses(data))).toBe(textOf(dataOf('nda')));
    const again = take(data, [{ title: 'Remedies', text: 'A court can stop a leak.' }]);
    expect(listWordings(madeOf(again))).toHaveLength(1);
    expect(textOf(again)).toContain('A court can stop a leak.');
  });

  it('leaves definitions, signatures and other documents alone', () => {
    const odd = take(dataOf('nda'), [
      { title: 'Purpose', text: 'Anything.' },
      { title: 'Signatures', text: 'Sign here.' },
      { title: 'Wages', text: 'None.' },
    ]);
    expect(madeOf(odd).rewordings).toEqual([]);
    expect(textOf(odd)).toBe(textOf(dataOf('nda')));
    const empty = { ...dataOf('nda'), made: null };
    expect(take(empty, [remedies])).toBe(empty);
  });

  it('makes a draft where it leaves a place open', () => {
    const open = take(dataOf('nda'), [{ title: 'Remedies', text: 'The Discloser may ask [name of the court] to stop a leak.' }]);
    const document = toDocument(madeOf(open));
    expect(listGaps(document.blocks)).toEqual(['name of the court']);
    expect(document.mark).toBe('Draft');
  });
});

describe('what a new wording no longer says', () => {
  it('is named: numbers, open places and terms with a capital', () => {
    const wordings = [{ title: 'Return and Destruction', text: 'When this Agreement ends, the Recipient gives everything back.' }];
    expect(findLosses(clausesOf(dataOf('nda')), wordings)).toEqual([
      { title: 'Return and Destruction', lost: ['Discloser', 'Confidential Information', '30 days'] },
    ]);
    expect(
      findLosses(clausesOf(dataOf('nda')), [{ title: 'Remedies', text: `${remedies.text} Every breach of this Agreement counts.` }]),
    ).toEqual([]);
    const late = [
      {
        title: 'Return and Destruction',
        text: 'The Discloser gets all Confidential Information back from the Recipient of this Agreement in 300 days.',
      },
    ];
    expect(findLosses(clausesOf(dataOf('nda')), late)).toEqual([{ title: 'Return and Destruction', lost: ['30 days'] }]);
    const open = clausesOf(dataOf('nda', { location: '' }));
    expect(
      findLosses(open, [{ title: 'Governing Law and Disputes', text: 'The parties of this Agreement go to court.' }])[0]?.lost,
    ).toEqual(['[Location]']);
  });

  it('is nothing where the words are the same', () => {
    for (const id of templateIds) {
      const clauses = clausesOf(dataOf(id));
      const same = clauses.blocks.length === 0 ? [] : Object.entries(toLegalTask(madeOf(dataOf(id))).prompt.data);
      const wordings = same.filter(([name]) => name.startsWith('Section: ')).map(([name, text]) => ({ title: name.slice(9), text }));
      expect(findLosses(clauses, wordings), id).toEqual([]);
    }
  });
});

describe('any reply that fits', () => {
  it('gives a state that fits, and a document', () => {
    const titles = fc.oneof(
      fc.constantFrom('Remedies', 'General', 'Purpose', 'Section: General', '3. Remedies'),
      fc.string({ maxLength: 300 }),
    );
    const replies = fc.record({
      sections: fc.array(fc.record({ title: titles, text: fc.string({ unit: anySign, maxLength: 300 }) }), { maxLength: 20 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...templateIds), replies, fc.string(), (template, reply, source) => {
        expect(rewordSchema.safeParse(reply).success).toBe(true);
        const data = dataOf(template);
        const parts = toLegalTask(madeOf(data)).toParts(reply);
        const taken = takeClauses(data, reply, new Set(parts.map(({ id }) => id)), source);
        expect(schema.safeParse(taken).success).toBe(true);
        expect(textOf(taken, true)).not.toMatch(/undefined|NaN/);
        expect(listWordings(madeOf(taken))).toHaveLength(parts.length);
      }),
      { numRuns: atMost(40) },
    );
  });
});
