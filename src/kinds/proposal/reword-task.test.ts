import { describe, expect, it } from 'vitest';
import { heading, paragraph, type Document } from '@/lib/blocks';
import { rewordSchema, rewordingsSchema } from './reword-schema';
import { rewordTask, toRewordings } from './reword-task';

const document: Document = {
  title: 'Terms',
  blocks: [
    heading(2, '1. Payment'),
    paragraph('Pay in ten days.'),
    heading(2, '2. Law'),
    paragraph('Berlin.'),
    heading(2, '3. End'),
    paragraph('Soon.'),
  ],
};
const task = rewordTask(document, { request: 'Make it plain.', data: { company: 'Acme' }, fixed: ['Law'] });
const parts = (...sections: { title: string; text: string }[]) => task.toParts({ sections });

describe('new words for a document', () => {
  it('are asked for section by section, but for those that must stay', () => {
    expect(task.prompt.request.startsWith('Make it plain.\n')).toBe(true);
    expect(task.prompt.data).toEqual({ company: 'Acme', 'Section: Payment': 'Pay in ten days.', 'Section: End': 'Soon.' });
    expect(task).not.toHaveProperty('failure');
    const all = rewordTask(document, { request: 'r', data: {}, failure: 'Failed.' });
    expect([Object.keys(all.prompt.data).length, all.failure]).toEqual([3, 'Failed.']);
  });

  it('are shown beside the old ones, under the same title however it was written', () => {
    const part = { id: 'Payment', title: 'Payment', text: 'Pay soon.', before: 'Pay in ten days.' };
    for (const title of ['Payment', 'Section: Payment', 'section:Payment', '1. Payment', 'Section: 1. Payment', ' Payment '])
      expect(parts({ title, text: ' Pay soon. ' })).toEqual([part]);
  });

  it.each([
    ['nobody asked about', { title: 'Other', text: 'x' }],
    ['that must stay', { title: 'Law', text: 'Paris.' }],
    ['without words', { title: 'Payment', text: ' ' }],
    ['that are as they were', { title: 'Payment', text: 'Pay in ten days. ' }],
  ])('leave out sections %s', (_, section) => {
    expect(parts(section)).toEqual([]);
  });

  it('are the last ones given for a section', () => {
    expect(
      parts({ title: 'Payment', text: 'a' }, { title: 'End', text: 'b' }, { title: 'Payment', text: 'c' }).map(({ text }) => text),
    ).toEqual(['c', 'b']);
  });

  it('are kept with whose they are, where they were chosen', () => {
    const sections = [
      { title: '1. Payment', text: ' a ' },
      { title: 'End', text: 'b' },
      { title: 'Law', text: '' },
    ];
    expect(toRewordings({ sections }, new Set(['Payment', 'Law']), 'model')).toEqual([{ title: 'Payment', text: 'a', source: 'model' }]);
  });

  it('have a form with limits', async () => {
    expect(await task.schema()).toBe(rewordSchema);
    const fits = (title: number, text: number, count = 1) =>
      rewordSchema.safeParse({ sections: Array.from({ length: count }, () => ({ title: 'x'.repeat(title), text: 'x'.repeat(text) })) })
        .success;
    expect([fits(300, 20_000), fits(301, 1), fits(1, 20_001), fits(1, 1, 100), fits(1, 1, 101)]).toEqual([true, false, false, true, false]);
    const kept = (title: number, text: number, source?: number, count = 1) =>
      rewordingsSchema.safeParse(
        Array.from({ length: count }, () => ({
          title: 'x'.repeat(title),
          text: 'x'.repeat(text),
          ...(source === undefined ? {} : { source: 'x'.repeat(source) }),
        })),
      ).success;
    expect([
      kept(300, 20_000, 200),
      kept(1, 1),
      kept(301, 1),
      kept(1, 20_001),
      kept(1, 1, 201),
      kept(1, 1, 1, 100),
      kept(1, 1, 1, 101),
    ]).toEqual([true, true, false, false, false, true, false]);
  });
});
