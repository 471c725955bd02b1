import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign, atMost } from '../../../build/runs';
import { rewordSchema } from '@/kinds/proposal/reword-schema';
import { toText } from '@/lib/document-text';
import { findChecks } from './checks';
import { sections, sectionTitles } from './content';
import { describeSource, listWriters, toDocument } from './document';
import { readFacts } from './facts';
import { toJobAd } from './job-ad';
import { chooseBenefits, linesOf, rewriteLine, rewriteSummary } from './lines';
import { emptyAnswers, putPosting, state, type JobData, type Posting } from './model';
import { findFlagged } from './posting-words';
import { describeTaken, findObjection, takeSections, toPostingTask } from './proposal';
import { sampleWritten } from './sample';
import { schema } from './schema';
import { toShort } from './short';

const around = { today: '2026-11-15', currency: 'USD' };
const answers = {
  ...emptyAnswers(around),
  jobTitle: 'Backend Engineer',
  company: 'Acme Inc.',
  salaryRange: '$90,000 - $110,000',
  equalOpportunity: true,
  applyAt: 'jobs@acme.example',
};
const data: JobData = putPosting({ ...state.start(around), answers }, answers, sampleWritten);
const postingOf = (of: JobData) => of.posting as Posting;
const factsOf = (of: JobData) => readFacts(of.answers, 'USD');
const textOf = (of: JobData) => toText(toDocument(factsOf(of), postingOf(of), false));
const texts = (of: JobData, section: (typeof sections)[number]) => linesOf(postingOf(of), section).map(({ text }) => text);
const checkOf = (of: JobData, id: string) => findChecks(of, factsOf(of), around.today, 'USD').find((check) => check.id === id)?.text;

const reply = {
  sections: [
    { title: 'Summary', text: 'You will keep the till of a small bookshop online,\nday and night.' },
    { title: 'Responsibilities', text: '- Keep orders moving\n- Keep orders moving\n2) Write tests first\n\n- ' },
    { title: 'Benefits', text: '- Health insurance\n- Free books' },
  ],
};
const all = new Set(reply.sections.map(({ title }) => title));
const take = (of: JobData, chosen: ReadonlySet<string> = all) => takeSections(of, reply, chosen, 'test-model');

describe('a proposal', () => {
  it('stays with the job it was written for', () => {
    const parts = toPostingTask(data, 'USD').toParts(reply);
    const other = { ...postingOf(data), made: { ...answers, jobTitle: 'Baker' } };
    expect(parts.map((part) => findObjection(part, postingOf(data)))).toEqual(['', '', '']);
    expect(parts.map((part) => findObjection(part, other))).toEqual(Array.from({ length: 3 }, () => 'This was written for another job.'));
    expect(take(data, new Set(parts.map(({ id }) => id)))).toEqual(take(data));
  });
});

describe('the question', () => {
  it('holds the answers, the counts and the sections, but nothing that is printed by rule', () => {
    const { prompt } = toPostingTask(data, 'USD');
    for (const part of ['60 to 120 words', '5 to 8 responsibilities', 'at most 7 required', '3 to 5 preferred'])
      expect(prompt.request).toContain(part);
    expect(prompt.data).toMatchObject({ title: 'Backend Engineer', company: 'Acme Inc.', type: 'full-time' });
    const asked = Object.keys(prompt.data).filter((name) => name.startsWith('Section: '));
    expect(asked).toEqual(['Summary', ...sections.map((section) => sectionTitles[section])].map((title) => `Section: ${title}`));
    expect(prompt.data['Section: Benefits']).toMatch(/^- Health insurance\n- Paid vacation/);
  });

  it('leaves confirmed benefits alone', () => {
    const { prompt, toParts } = toPostingTask(chooseBenefits(data, true), 'USD');
    expect(Object.keys(prompt.data)).not.toContain('Section: Benefits');
    expect(toParts(reply).map(({ title, before }) => [title, before])).toEqual([
      ['Summary', undefined],
      ['Responsibilities', undefined],
    ]);
  });

  it('is none about a posting that is not there', () => {
    expect(toPostingTask({ ...data, posting: null }, 'USD').toParts(reply)).toEqual([]);
  });
});

describe('sections taken over', () => {
  const taken = take(data);

  it('become lines of the posting, each once, and go wherever it goes', () => {
    expect(postingOf(taken).summary).toBe('You will keep the till of a small bookshop online, day and night.');
    expect(texts(taken, 'responsibilities')).toEqual(['Keep orders moving', 'Write tests first']);
    expect(texts(taken, 'required')).toEqual(sampleWritten.lines.required);
    for (const part of ['Keep orders moving', '$90,000 - $110,000', 'We decide on hiring, pay', 'Apply at jobs@acme.example'])
      expect(textOf(taken)).toContain(part);
    expect(toShort(factsOf(taken), postingOf(taken)).text).toContain('• Write tests first');
    expect(JSON.stringify(toJobAd(factsOf(taken), postingOf(taken)).json)).toContain('<li>Write tests first</li>');
    expect(schema.safeParse(taken).success).toBe(true);
  });

  it('are not called template text', () => {
    expect(describeSource(postingOf(data))).toBe('Suggested text');
    expect(describeSource(postingOf(taken))).toBe('Suggested text, partly by test-model');
    expect(textOf(taken)).toContain('Suggested text, partly by test-model. Check every line');
    expect(listWriters(postingOf(taken))).toEqual([{ by: 'test-model', places: ['Summary', 'Responsibilities', 'Benefits'] }]);
    const whole = {
      sections: [...reply.sections, ...['Required', 'Preferred'].map((title) => ({ title: `${title} Qualifications`, text: '- One' }))],
    };
    const every = takeSections(data, whole, new Set(whole.sections.map(({ title }) => title)), 'test-model');
    expect(describeSource(postingOf(every))).toBe('Text by test-model');
    expect(checkOf(every, 'template')).toBe('Text by test-model. Read every line and change what is not true of this job.');
  });

  it('are one’s own once they are changed', () => {
    const [line] = linesOf(postingOf(taken), 'responsibilities');
    const changed = rewriteSummary(rewriteLine(taken, line?.id ?? '', 'Keep every order moving'), 'Come and help.');
    expect(listWriters(postingOf(changed))).toEqual([{ by: 'test-model', places: ['Responsibilities', 'Benefits'] }]);
    expect(linesOf(postingOf(changed), 'responsibilities')[0]?.by).toBeUndefined();
  });

  it('stay through a rewrite, which does not bring back what they replaced', () => {
    const again = putPosting(taken, answers, sampleWritten);
    expect(texts(again, 'responsibilities')).toEqual(['Keep orders moving', 'Write tests first']);
    expect(postingOf(again).summaryBy).toBe('test-model');
    expect(texts(take(taken), 'responsibilities')).toHaveLength(2);
  });

  it('add no promise: benefits wait for their tick, and ticked ones stay', () => {
    expect(texts(taken, 'benefits')).toEqual(['Health insurance', 'Free books']);
    expect(postingOf(taken).hasChosenBenefits).toBe(false);
    const chosen = take(chooseBenefits(data, true), new Set(['Benefits']));
    expect(texts(chosen, 'benefits')).toEqual(sampleWritten.lines.benefits);
    expect(postingOf(chosen).lines.filter(({ text }) => text === 'Free books')).toMatchObject([{ isTicked: false, by: 'test-model' }]);
  });

  it('are only those that were chosen', () => {
    const one = take(data, new Set(['Summary']));
    expect(texts(one, 'responsibilities')).toEqual(sampleWritten.lines.responsibilities);
    expect(take(data, new Set(['Equal Opportunity', 'Header']))).toEqual(data);
    const none = { ...data, posting: null };
    expect(take(none)).toBe(none);
  });

  it('go through the checks of words and of open places', () => {
    const coded = { sections: [{ title: 'Summary', text: 'We want a coding ninja for our team of [team size].' }] };
    const chosen = new Set(['Summary']);
    const flagged = takeSections(data, coded, chosen, 'test-model');
    expect(findFlagged(flagged).map(({ label }) => label)).toContain('Summary');
    expect(describeTaken(coded, chosen)).toBe('Put into the description; 1 flagged word, see Words');
    expect(describeTaken(reply, all)).toBe('Put into the description');
    expect(checkOf(flagged, 'open')).toBe('Still open: [team size]. Answer it in the list, or delete the line.');
    expect(checkOf(rewriteSummary(flagged, 'Our team of [four].'), 'open')).toBeUndefined();
  });
});

describe('any reply that fits', () => {
  it('gives a state that fits, and a posting', () => {
    const titles = fc.oneof(fc.constantFrom('Summary', ...Object.values(sectionTitles), '2. Summary'), fc.string({ maxLength: 300 }));
    const lines = fc.array(fc.string({ unit: anySign, maxLength: 60 }), { maxLength: 60 }).map((parts) => parts.join('\n- '));
    const replies = fc.record({ sections: fc.array(fc.record({ title: titles, text: lines }), { maxLength: 12 }) });
    fc.assert(
      fc.property(replies, fc.string(), fc.boolean(), (any, source, isChosen) => {
        expect(rewordSchema.safeParse(any).success).toBe(true);
        const start = isChosen ? chooseBenefits(data, true) : data;
        const parts = toPostingTask(start, 'USD').toParts(any);
        const next = takeSections(start, any, new Set(parts.map(({ id }) => id)), source);
        expect(schema.safeParse(next).success).toBe(true);
        expect(new Set(postingOf(next).lines.map(({ id }) => id)).size).toBe(postingOf(next).lines.length);
        expect(textOf(next)).not.toMatch(/undefined|NaN/);
      }),
      { numRuns: atMost(100) },
    );
  });

  it('holds no line that is longer than a line may be', () => {
    const long = {
      sections: [
        { title: 'Responsibilities', text: `- ${'a'.repeat(19_000)}` },
        { title: 'Summary', text: 'b'.repeat(20_000) },
      ],
    };
    const next = takeSections(data, long, new Set(['Responsibilities', 'Summary']), 'm'.repeat(300));
    expect(schema.safeParse(next).success).toBe(true);
    expect(texts(next, 'responsibilities')[0]).toHaveLength(2000);
    expect(
      texts(
        takeSections(
          data,
          { sections: [{ title: 'Responsibilities', text: Array.from({ length: 99 }, (_, n) => `- Task ${n}`).join('\n') }] },
          new Set(['Responsibilities']),
          'm',
        ),
        'responsibilities',
      ),
    ).toHaveLength(30);
  });
});
