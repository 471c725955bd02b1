import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/fields';
import { sampleIdeas } from './content';
import { factFields, type Idea } from './fields';
import { toScript } from './interviews';
import { writeReport } from './report';
import { suggestTests } from './suggestions';
import { editLine } from './taken';
import { toWords } from './words';
import { ideaWriter } from './writer';
import { answersOf, ideaOf, interview, test, textOf } from './test-data';

describe('the report', () => {
  const [crumb, school] = sampleIdeas.map(({ answers }) => ideaOf(answers)) as [Idea, Idea];

  it('is written from the eight answers, under their names', () => {
    expect(ideaWriter.type).toBe('swot');
    expect(Object.keys(ideaWriter.payload(crumb))).toEqual([
      'title',
      'problem',
      'solution',
      'market',
      'value',
      'model',
      'competition',
      'resources',
    ]);
  });

  it('is the same for the same wording, and another for the next', () => {
    expect(writeReport(crumb)).toEqual(writeReport({ ...crumb }));
    expect(writeReport({ ...crumb, wording: 1 })).not.toEqual(writeReport(crumb));
  });

  it('keeps its other lines when evidence arrives', () => {
    const facts = { ...crumb.facts, paid: '3' };
    const [before, after] = [writeReport(crumb), writeReport({ ...crumb, facts })];
    expect(after.opportunities).toEqual(before.opportunities);
    expect(after.threats).toEqual(before.threats);
    expect(after.strengths[0]?.text).toContain('3 people');
    expect(JSON.stringify(before.strengths)).not.toContain('paid');
  });

  it('differs between two ideas in more than the words put in', () => {
    const mask = (idea: Idea) => {
      const words = new Set(Object.values(idea.answers).flatMap((answer) => answer.toLowerCase().match(/\p{L}+/gu) ?? []));
      const { findings: _findings, ...report } = writeReport(idea);
      return JSON.stringify(report).replace(/\p{L}+/gu, (word) => (words.has(word.toLowerCase()) ? '' : word));
    };
    expect(mask(crumb)).not.toBe(mask(school));
  });

  it('keeps what was edited, in every wording, until it is put back', () => {
    const edited = editLine(crumb, 'threats.rival', ' Bakers  trust their pens ');
    for (const wording of [0, 1, 2]) expect(writeReport({ ...edited, wording }).threats[0]?.text).toBe('Bakers trust their pens');
    expect(textOf(edited)).toContain('Bakers trust their pens');
    expect(writeReport(editLine(edited, 'threats.rival', ''))).toEqual(writeReport(crumb));
  });

  it('calls nothing a strength that its own advice doubts', () => {
    const report = writeReport(ideaOf({ uniqueValue: 'unique and innovative' }));
    expect(JSON.stringify(report.strengths)).not.toContain('innovative');
    expect(report.assessments[1]?.level).toBe('Claimed, too vague to test');
    expect(JSON.stringify(report.weaknesses)).toContain('Anyone could say this');
  });

  it('says of payment and use only what was entered', () => {
    const withFacts = (change: Partial<Idea['facts']>) => ideaOf({}, { facts: { ...emptyDraft(factFields, ''), ...change } });
    expect(writeReport(withFacts({ paid: '1' })).assessments[2]?.level).toBe('Paid for, use not shown');
    expect(writeReport(withFacts({ paid: '1' })).strengths[0]?.text).toContain('1 person has paid');
    expect(suggestTests(withFacts({ users: '3' })).find(({ id }) => id === 'use')?.why).toBe('Only 3 people use it so far.');
  });

  it('has what a report needs, even from nothing', () => {
    for (const idea of [ideaOf({}), crumb, school]) {
      const report = writeReport(idea);
      for (const list of [report.strengths, report.weaknesses, report.opportunities, report.threats]) {
        // From nothing it is short, not padded.
        expect(list.length).toBeGreaterThanOrEqual(idea === crumb || idea === school ? 2 : 1);
        expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
      }
      expect(report.assessments.map(({ title }) => title)).toEqual(['Market Potential', 'Competitive Advantage', 'Feasibility']);
      expect(report.steps.length).toBeGreaterThanOrEqual(5);
    }
    expect(writeReport(ideaOf({})).assessments.map(({ level }) => level)).toEqual(['Not shown yet', 'Not stated', 'Open']);
  });

  it('prints both scores, their caveat, and no names of people asked', () => {
    const text = textOf({ ...crumb, interviews: { records: [interview({ person: 'Zebulon Q' })], currency: 'USD' } });
    expect(text).toContain('Completeness score');
    expect(text).toContain('Evidence score');
    expect(text).toContain('The completeness score goes by the length of your answers alone.');
    expect(text).toContain('Template-based. Made on this device from your answers alone');
    expect(text).not.toContain('Zebulon');
    expect(textOf({ ...crumb, id: 'sample-1' })).toContain('[Sample]');
    expect(textOf({ ...crumb, tests: { ...crumb.tests, records: [test({ result: '3/10' })] } })).toContain('Result: 3/10, read as 0.3 (');
    expect(toScript({ ...crumb, id: 'sample-1' }).mark).toBe('Sample');
    expect(toScript(crumb).mark).toBeUndefined();
  });
});

describe('the words put in', () => {
  it('read names out of a list, and keep a long title out of sentences', () => {
    const rivals = (competition: string) => toWords(answersOf({ competition })).rivals;
    expect(rivals('Rover, Wag and Neighbours')).toEqual(['“Rover”', '“Wag”', '“Neighbours”']);
    expect(rivals('There are many but they are slow')).toEqual([]);
    for (const competition of ['Nothing.', 'None', 'n/a', 'No direct competitors']) expect(rivals(competition)).toEqual([]);
    expect(rivals('No direct competitors, but Superprof and tutors')).toEqual(['“Superprof”', '“tutors”']);
    expect(JSON.stringify(writeReport(ideaOf({ ideaTitle: 'We help students find tutors' })))).not.toContain('We help');
    expect(JSON.stringify(writeReport(ideaOf({ ideaTitle: 'Crumb' })))).toContain('Crumb');
  });
});

describe('an answer that says there is nothing', () => {
  const answer = (resources: string) =>
    ideaOf({ ideaTitle: 'Crumb', problemStatement: 'Bakeries throw bread away', solution: 'A list of what to bake', resources });
  it('is never praised or quoted back as means', () => {
    for (const typed of ['nothing', 'None yet.', 'n/a', '-', 'I have nothing', 'no money, no team', 'No budget and no time', 'zero']) {
      expect(toWords(answer(typed).answers).resources, typed).toBe('');
      const report = writeReport(answer(typed));
      const text = [...report.strengths, ...report.assessments].map(({ text: words }) => words).join(' ');
      expect(text, typed).not.toMatch(/something to start with|You have this to work with/);
      expect(report.assessments.find(({ title }) => title === 'Feasibility')?.level).toBe('Open');
      expect(report.findings.find(({ name }) => name === 'resources')?.missing[0], typed).toContain('Even with nothing to spend');
    }
    for (const typed of [
      'Nothing but two chemists and a lab',
      'No debt, 12 months of savings, two founders in full time',
      'Noah and two bakers',
    ])
      expect(toWords(answer(typed).answers).resources, typed).not.toBe('');
  });
});
