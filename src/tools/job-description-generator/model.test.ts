import { endSentence } from '@/lib/sentences';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import type { Document } from '@/lib/blocks';
import { isComplete } from '@/lib/fields';
import { listGaps } from '@/lib/gaps';
import { toHtml } from '@/formats/html';
import { jobTypes, levels, postingTips, sections, workplaces } from './content';
import { suggestedNote, templateNote } from './notes';
import { toSectionText } from './document';
import { describeType, readFacts, readSkills } from './facts';
import { toQuestions } from './interview';
import { toJobAd, toJobAdJson, toJobAdScript } from './job-ad';
import { addLine, chooseBenefits, linesOf, moveLines, removeLine, rewriteLine, rewriteSummary, tickBenefit } from './lines';
import { emptyAnswers, fields, fileStem, hasDetails, isSample, isStale, putPosting, state, type Draft, type JobData } from './model';
import { swapEverywhere } from './posting-words';
import { sampleWritten } from './sample';
import { schema } from './schema';
import { toShort } from './short';
import { articleFor } from './words';
import { around, draft, factsOf, writeFrom, write, make, postingOf, documentOf, textOf, checkIds, fix } from './test-data';

const headingsOf = ({ blocks }: Document) => blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));

describe('the form', () => {
  it('starts full-time and mid-level, with everything else empty', () => {
    const { answers, posting } = state.start(around);
    expect(answers).toMatchObject({ jobType: 'full-time', experienceLevel: 'mid-level', jobTitle: '', keySkills: '', salaryRange: '' });
    expect(posting).toBeNull();
  });

  it('offers the job types and the levels with their years', () => {
    expect(fields.jobType.options).toEqual(['full-time', 'part-time', 'contract', 'freelance', 'internship', 'remote']);
    expect(fields.experienceLevel.options.map((level) => fields.experienceLevel.labels?.[level])).toEqual([
      'Entry (0-2 years)',
      'Mid (3-5 years)',
      'Senior (5-8 years)',
      'Lead (8+ years)',
      'Executive',
    ]);
    expect(postingTips).toHaveLength(4);
  });

  it('needs a job title and a company, and spaces are neither', () => {
    expect(isComplete(fields, draft())).toBe(true);
    expect(isComplete(fields, draft({ jobTitle: ' ' }))).toBe(false);
    expect(isComplete(fields, draft({ company: '' }))).toBe(false);
  });

  it('names the file after the job, and marks the sample', () => {
    expect(fileStem(draft())).toBe('backend-engineer-job-description');
    expect(fileStem(draft({ jobTitle: '' }))).toBe('job-description');
    expect(fileStem(draft({ jobTitle: 'A/B <c>' }))).toBe('a-b-c-job-description');
    const sample = state.sample?.(around) as JobData;
    expect(fileStem(sample.answers, 'interview-kit')).toBe('sample-backend-engineer-interview-kit');
    expect(documentOf(sample).mark).toBe('Sample');
    // Another title leaves the company of the sample.
    expect(isSample({ ...sample.answers, jobTitle: 'Night baker' })).toBe(true);
    expect(isSample({ ...sample.answers, company: 'Acme' })).toBe(false);
  });

  it('opens the further fields only when one of them is used', () => {
    expect(hasDetails(draft({ location: 'Oslo' }), emptyAnswers(around))).toBe(false);
    expect(hasDetails(draft({ workplace: 'hybrid' }), emptyAnswers(around))).toBe(true);
  });

  it('keeps a sample that the writer would write', () => {
    const sample = state.sample?.(around) as JobData;
    expect(writeFrom(readFacts(sample.answers, 'USD'))).toEqual(sampleWritten);
  });
});

describe('the writer', () => {
  it('suggests what is usual for a known title, and keeps what was typed', () => {
    const written = write({
      department: 'Platform Team',
      location: 'Denver, CO',
      industry: 'Online Retail',
      keySkills: 'TypeScript, APIs',
    });
    expect(written.summary).toBe(
      'Acme Inc. is looking for a Backend Engineer. This is a full-time, mid-level role in our Platform team. ' +
        'You will be based in Denver, CO. Our business is Online Retail.',
    );
    expect(written.lines.responsibilities).toEqual([
      'Build services and interfaces',
      'Design data models',
      'Watch speed and security',
      'How success is measured: response time, faults and availability',
    ]);
    expect(written.lines.required).toEqual(['3-5 years of experience in a similar role, or equivalent skills', 'TypeScript', 'APIs']);
    expect(written.lines.preferred).toEqual(['Databases', 'Testing', 'Experience in Online Retail']);
    expect(write({ jobTitle: 'Night baker' }).lines.responsibilities[0]).toBe('Weigh, mix and shape doughs');
    expect(write({ jobTitle: 'Senior Backend Engineer', experienceLevel: 'senior-level' }).lines.responsibilities).toContain(
      'Help colleagues grow and review their work',
    );
  });

  it('asks where the title tells nothing, and is a draft until it is told', () => {
    const { lines } = write({ jobTitle: 'Water station keeper' });
    for (const line of [...lines.responsibilities, lines.required[1], lines.preferred[0]]) expect(line).toMatch(/^\[.+\?\]$/);
    const open = make({ jobTitle: 'Water station keeper', location: 'Kiel' });
    expect(listGaps(documentOf(open).blocks)).toHaveLength(5);
    expect(documentOf(open).mark).toBe('Draft');
    expect(checkIds(open)).toContain('open');
    expect(toShort(factsOf(), postingOf(open)).text).not.toContain('[');
    expect(JSON.stringify(toJobAd(factsOf(), postingOf(open)))).not.toContain('normal day');
  });

  it('prefers what was said to what is usual', () => {
    const written = write({
      tasks: '- Fill the stations\n2. Talk to site managers',
      purpose: 'Two of us cannot fill 60 stations.',
      about: 'Acme rents water.',
    });
    expect(written.lines.responsibilities).toEqual(['Fill the stations', 'Talk to site managers']);
    expect(written.summary).toBe(
      'Acme Inc. is looking for a Backend Engineer. Two of us cannot fill 60 stations. This is a full-time, mid-level role. Acme rents water.',
    );
    expect(write({ about: 'Acme rents water' }).summary).toMatch(/^Acme rents water\. Acme Inc\. is looking for a Backend Engineer\./);
  });

  it('says the years of each level, always with a way in', () => {
    const firstOf = (experienceLevel: string) => write({ experienceLevel }).lines.required[0];
    expect(levels.map(firstOf)).toEqual([
      '0-2 years of experience in a similar role, or equivalent skills',
      '3-5 years of experience in a similar role, or equivalent skills',
      '5-8 years of experience in a similar role, or equivalent skills',
      '8+ years of experience in a similar role, or equivalent skills',
      'Experience in a role with overall responsibility, or equivalent skills',
    ]);
  });

  it('offers contractors and interns what fits them, and asks interns for no years', () => {
    expect(write({ jobType: 'freelance' }).lines.benefits).not.toContain('Health insurance');
    const intern = write({ jobType: 'internship', experienceLevel: 'executive' });
    expect(intern.lines.required[0]).toBe('An interest in this field, shown through study, work or your own projects');
    expect(intern.lines.responsibilities.join()).not.toContain('answer for');
    expect(intern.summary).toContain('This is an internship.');
    expect(intern.lines.benefits).toContain('Pay for every hour worked');
  });

  it('knows where and on what terms, also for remote work', () => {
    expect(write({ jobType: 'remote' }).summary).toContain('This is a remote, mid-level role. You will work remotely.');
    expect(write({ jobType: 'remote', contractType: 'contract', location: 'Lisbon' }).summary).toContain(
      'This is a remote, contract, mid-level role. You will work remotely, with Lisbon as the place of hire.',
    );
    expect(describeType(factsOf({ jobType: 'remote' }))).toBe('Remote');
    expect(describeType(factsOf({ jobType: 'remote', contractType: 'part-time' }))).toBe('Remote, part-time');
    expect(describeType(factsOf({ jobType: 'contract', workplace: 'on-site' }))).toBe('Contract, on site');
  });

  it.each([
    ['Remote (US)', 'You will work remotely.'],
    ['Austin, TX or remote', 'Place of work: Austin, TX or remote.'],
    ['Denver, CO (hybrid)', 'Place of work: Denver, CO (hybrid).'],
    ['Washington, D.C.', 'You will be based in Washington, D.C.'],
  ])('reads the location %s as a place or as none', (location, sentence) => {
    expect(write({ location }).summary).toBe(
      `Acme Inc. is looking for a Backend Engineer. This is a full-time, mid-level role. ${sentence}`,
    );
  });

  it('brings its own articles', () => {
    expect(write({ department: 'the Sales team' }).summary).toContain('in our Sales team.');
  });

  it.each([
    ['Delivery Drivers', 'for Delivery Drivers.'],
    ['Nurses (night shift)', 'for Nurses (night shift).'],
    ['Kitchen Staff', 'for Kitchen Staff.'],
    ['Chief of Staff', 'for a Chief of Staff.'],
    ['VP Partners', 'for a VP Partners.'],
    ['a barista', 'for a barista.'],
  ])('looks for one person or several: %s', (jobTitle, words) => {
    expect(write({ jobTitle }).summary).toContain(words);
  });

  it('leaves skills as they were typed', () => {
    const keySkills = 'Project Management, early starts, eBay, Bachelor’s degree in law, driving licence B';
    expect(write({ keySkills, experienceLevel: 'entry-level' }).lines.required.slice(1)).toEqual([
      'Project Management',
      'Early starts',
      'eBay',
      'Bachelor’s degree in law',
      'Driving licence B',
    ]);
    const questions = toQuestions(factsOf({ keySkills }), postingOf(make({ keySkills }))).join(' ');
    expect(questions).toContain('asks for “Project Management”');
    expect(questions).toContain('“Build services and interfaces.”');
    expect(questions).not.toContain('degree');
  });

  it('reads skills however they are separated, each once, without their lead-in', () => {
    expect(factsOf({ keySkills: 'SQL; Python\n• sql, strong experience with Go.' }).skills).toEqual(['SQL', 'Python', 'Go']);
    expect(readSkills(['', ' ', '.NET', 'C#', 'C++'])).toEqual(['.NET', 'C#', 'C++']);
  });

  it('chooses a or an by sound', () => {
    for (const word of [
      'engineer',
      'HR manager',
      'SEO writer',
      'MRI technician',
      'hourly worker',
      'AI lead',
      'unnamed role',
      'assistant',
      'R&D lead',
      'X-ray nurse',
    ])
      expect(articleFor(word), word).toBe('an');
    for (const word of [
      'UX designer',
      'user researcher',
      'European manager',
      'SaaS seller',
      'QA tester',
      'one-time job',
      'full-time role',
      'utility worker',
      'usability lead',
      'UAT tester',
      'U.S. lawyer',
      'HEAD OF SALES',
    ])
      expect(articleFor(word), word).toBe('a');
    expect(endSentence('Washington, D.C.')).toBe('Washington, D.C.');
    expect(endSentence('Oslo')).toBe('Oslo.');
  });
});

describe('the posting', () => {
  const full = make({ department: 'Engineering', location: 'Denver, CO', keySkills: 'SQL', salaryRange: '$100k - $120k' });

  it('has its header and sections in order', () => {
    expect(headingsOf(documentOf(full))).toEqual([
      'Backend Engineer',
      'Summary',
      'Responsibilities',
      'Required Qualifications',
      'Preferred Qualifications',
      'Benefits',
    ]);
    const text = textOf(full);
    for (const line of ['Company: Acme Inc.', 'Location: Denver, CO', 'Job type: Full-time', 'Salary: $100k - $120k'])
      expect(text).toContain(line);
    expect(headingsOf(documentOf(make({ applyAt: 'jobs@acme.example', equalOpportunity: true }))).slice(-2)).toEqual([
      'How to Apply',
      'Equal Opportunity',
    ]);
    expect(textOf(make({ applyAt: 'jobs@acme.example', closingDate: '2026-12-01' }))).toContain(
      'Apply at jobs@acme.example. Applications close on Tuesday 1 December 2026.',
    );
  });

  it('counts the open place and is a draft until it is filled; remote work needs none', () => {
    expect(listGaps(documentOf(make()).blocks)).toEqual(['Location']);
    expect(documentOf(make()).mark).toBe('Draft');
    expect(documentOf(full).mark).toBeUndefined();
    expect(documentOf(make({ jobType: 'remote' })).mark).toBeUndefined();
  });

  it('sends out the suggested benefits under their label until one is ticked, then only ticked ones', () => {
    expect(textOf(full)).toContain(`${suggestedNote}\n\n- Health insurance`);
    expect(toSectionText(postingOf(full), 'benefits')).toContain(suggestedNote);
    const health = postingOf(full).lines.find(({ text }) => text === 'Health insurance');
    const ticked = tickBenefit(full, health?.id ?? '', true);
    expect(linesOf(postingOf(ticked), 'benefits').map(({ text }) => text)).toEqual(['Health insurance']);
    expect(textOf(ticked)).not.toContain(suggestedNote);
    expect(textOf(ticked)).not.toContain('Paid sick leave');
    expect(headingsOf(documentOf(chooseBenefits(full, false)))).not.toContain('Benefits');
    const own = addLine(full, 'benefits', ' Free lunch ');
    expect(linesOf(postingOf(own), 'benefits').map(({ text }) => text)).toEqual(['Free lunch']);
  });

  it('calls itself suggested text until somebody has read it', () => {
    expect(textOf(full)).toContain(templateNote('Suggested text'));
    expect(textOf(fix(full, 'I have read it'))).not.toContain(templateNote('Suggested text'));
  });

  it('changes, adds, moves and drops lines; empty texts change nothing', () => {
    const [first, second] = linesOf(postingOf(full), 'required');
    const id = first?.id ?? '';
    expect(rewriteLine(full, id, '  ')).toBe(full);
    expect(addLine(full, 'required', ' ')).toBe(full);
    expect(rewriteSummary(full, '')).toBe(full);
    expect(linesOf(postingOf(rewriteLine(full, id, 'Own words')), 'required')[0]?.text).toBe('Own words');
    const moved = moveLines(full, [id], 'preferred');
    expect(linesOf(postingOf(moved), 'required')[0]?.id).toBe(second?.id);
    expect(linesOf(postingOf(moved), 'preferred').at(-1)?.id).toBe(id);
    expect(linesOf(postingOf(removeLine(full, id)), 'required')).not.toContainEqual(first);
  });

  it('keeps what was changed when it is rewritten, and does not bring back what it replaced', () => {
    const [first] = linesOf(postingOf(full), 'required');
    const changed = rewriteSummary(rewriteLine(full, first?.id ?? '', 'Own words'), 'Own summary');
    const answers = { ...changed.answers, company: 'Beta Ltd' };
    expect(isStale({ ...changed, answers })).toBe(true);
    const again = putPosting({ ...changed, answers }, answers, writeFrom(readFacts(answers, 'USD')));
    expect(isStale(again)).toBe(false);
    expect(postingOf(again).summary).toBe('Own summary');
    const required = linesOf(postingOf(again), 'required').map(({ text }) => text);
    expect(required).toContain('Own words');
    expect(required).not.toContain(first?.text);
    expect(new Set(postingOf(again).lines.map(({ id }) => id)).size).toBe(postingOf(again).lines.length);
  });

  it('does not bring back what was deleted', () => {
    const data = make();
    const [duty] = linesOf(postingOf(data), 'responsibilities');
    if (!duty) throw new Error('There is no duty.');
    const next = draft({ location: 'Oslo' });
    const again = putPosting({ ...removeLine(data, duty.id), answers: next }, next, writeFrom(readFacts(next, 'USD')));
    expect(postingOf(again).lines.map(({ text }) => text)).not.toContain(duty.text);
    expect(postingOf(again).lines).toHaveLength(postingOf(data).lines.length - 1);
  });

  it('is out of date only for answers its sentences use', () => {
    expect(isStale({ ...full, answers: { ...full.answers, salaryRange: '$1' } })).toBe(false);
    expect(isStale({ ...full, answers: { ...full.answers, keySkills: 'Go' } })).toBe(true);
    expect(isStale(state.start(around))).toBe(false);
  });
});

const attacks = ['"><img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'javascript:alert(1)', '</script><b>'];

const textNames = Object.entries(fields).flatMap(([name, field]) => (['text', 'long', 'list', 'url'].includes(field.kind) ? [name] : []));

const anyAnswers = (word: fc.Arbitrary<string>): fc.Arbitrary<Partial<Draft>> =>
  fc.record({
    ...Object.fromEntries(textNames.map((name) => [name, word])),
    jobType: fc.constantFrom(...jobTypes),
    experienceLevel: fc.constantFrom(...levels),
    workplace: fc.constantFrom(...workplaces),
    contractType: fc.constantFrom('unsaid', 'contract', 'internship'),
    closingDate: fc.constantFrom('', '2026-12-24', 'soon'),
    payFrom: fc.constantFrom('', '0', '50000', '-5', 'x'),
    equalOpportunity: fc.boolean(),
    accommodation: fc.boolean(),
  });

describe('whatever is typed', () => {
  it('reads as clean sentences', () => {
    const word = fc.constantFrom('', 'Oslo', 'Blue River', 'retail', 'Acme Inc.', 'HR', 'U.S.', 'team');
    fc.assert(
      fc.property(anyAnswers(word), (answers) => {
        const data = make({ ...answers, keySkills: answers.keySkills === '' ? '' : ` SQL , ${answers.keySkills},, ` });
        const facts = readFacts(data.answers, 'USD');
        const texts = [textOf(data), toShort(facts, postingOf(data)).text];
        for (const text of texts) expect(text).not.toMatch(/undefined|null|NaN|""|''|[^\n] {2,}\S| ,| \.(?:\s|$)|\(\)|\.\.|,,/m);
        expect(toQuestions(facts, postingOf(data))).toHaveLength(5);
      }),
      { numRuns: atMost(400) },
    );
  });

  it('stays within the schema and escapes everything', async () => {
    const typed = fc.oneof(fc.constantFrom(...attacks, '', 'x'.repeat(3000)), fc.string({ maxLength: 40 }));
    fc.assert(
      fc.property(anyAnswers(typed), (answers) => {
        const data = make(answers);
        const stored: unknown = JSON.parse(JSON.stringify(data));
        expect(schema.safeParse(stored).success).toBe(true);
        expect(toHtml(documentOf(data))).not.toMatch(/<img|<script|href="javascript/i);
        const ad = toJobAd(readFacts(data.answers, 'USD'), postingOf(data));
        expect(toJobAdScript(ad).slice(1, -9)).not.toContain('<');
        expect(JSON.parse(toJobAdJson(ad))).toEqual(JSON.parse(JSON.stringify(ad.json)));
        expect(ad.json.description).not.toMatch(/<(?!\/?(?:p|b|ul|li)>)/);
        expect(schema.safeParse(JSON.parse(JSON.stringify(swapEverywhere(data)))).success).toBe(true);
      }),
      { numRuns: atMost(120) },
    );
  });

  it('gives the same posting for the same answers', () => {
    expect(write({ keySkills: 'Go' })).toEqual(write({ keySkills: 'Go' }));
    expect(sections.every((section) => write().lines[section].length > 0)).toBe(true);
  });
});
