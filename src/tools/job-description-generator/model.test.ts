import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import type { Document } from '@/lib/blocks';
import { toText } from '@/lib/document-text';
import { isComplete } from '@/lib/fields';
import { listGaps } from '@/lib/gaps';
import { toHtml } from '@/formats/html';
import { readBuyer } from '@/writer/trades/read-role';
import { findChecks, readRules, findFaults } from './checks';
import { jobTypes, levels, postingTips, sections, workplaces } from './content';
import { suggestedNote, templateNote } from './notes';
import { toDocument, toSectionText } from './document';
import { describeType, readFacts, readSkills, type Facts } from './facts';
import { toCriteria, toInterviewKit, toQuestions } from './interview';
import { toJobAd, toJobAdJson, toJobAdScript } from './job-ad';
import { describeTally, findWords, swapAll, swapWord, tallyWords } from './lint';
import { wordRules } from './lint-words';
import { addLine, changePosting, chooseBenefits, linesOf, moveLines, removeLine, rewriteLine, rewriteSummary, tickBenefit } from './lines';
import {
  emptyAnswers,
  fields,
  fileStem,
  hasDetails,
  isSample,
  isStale,
  putPosting,
  state,
  type Draft,
  type JobData,
  type Posting,
} from './model';
import { formatPay, parseSalary, readPay } from './pay';
import { describeNoRule, describeRule, findPayRule, findPayRules } from './pay-laws';
import { countFlagged, describeCounts, findFlagged, swapEverywhere, swapIn } from './posting-words';
import { sampleWritten } from './sample';
import { schema } from './schema';
import { shortLimit, toShort } from './short';
import { articleFor, endSentence } from './words';
import { writePosting } from './write';

const around = { today: '2026-11-15', currency: 'USD' };
const draft = (answers: Partial<Draft> = {}): Draft => ({
  ...emptyAnswers(around),
  jobTitle: 'Backend Engineer',
  company: 'Acme Inc.',
  ...answers,
});
const factsOf = (answers: Partial<Draft> = {}) => readFacts(draft(answers), 'USD');
const writeFrom = (facts: Facts) => writePosting(facts, readBuyer(facts.title).role);
const write = (answers: Partial<Draft> = {}) => writeFrom(factsOf(answers));
const make = (answers: Partial<Draft> = {}): JobData => {
  const typed = draft(answers);
  return putPosting({ ...state.start(around), answers: typed }, typed, write(answers));
};
const postingOf = (data: JobData): Posting => data.posting as Posting;
const documentOf = (data: JobData): Document => toDocument(readFacts(data.answers, 'USD'), postingOf(data), isSample(data.answers));
const textOf = (data: JobData) => toText(documentOf(data));
const headingsOf = ({ blocks }: Document) => blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
const checksOf = (data: JobData) => findChecks(data, readFacts(data.answers, 'USD'), around.today, 'USD');
const checkIds = (data: JobData) => checksOf(data).map(({ id }) => id);
const fix = (data: JobData, label: string): JobData => {
  const found = checksOf(data)
    .flatMap(({ fixes = [] }) => fixes)
    .find((candidate) => candidate.label === label);
  if (!found) throw new Error(`There is no fix “${label}”.`);
  return found.change(data);
};

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
      'Results you answer for: response time, faults and availability',
    ]);
    expect(written.lines.required).toEqual(['3-5 years of experience in this kind of work, or equivalent skills', 'TypeScript', 'APIs']);
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
      '0-2 years of experience in this kind of work, or equivalent skills',
      '3-5 years of experience in this kind of work, or equivalent skills',
      '5-8 years of experience in this kind of work, or equivalent skills',
      '8+ years of experience in this kind of work, or equivalent skills',
      'Experience in a role with overall responsibility, or equivalent skills',
    ]);
  });

  it('offers contractors and interns what fits them, and asks interns for no years', () => {
    expect(write({ jobType: 'freelance' }).lines.benefits).not.toContain('Health insurance');
    const intern = write({ jobType: 'internship', experienceLevel: 'executive' });
    expect(intern.lines.required[0]).toBe('An interest in this kind of work, shown by study, work or projects of your own');
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

describe('checks', () => {
  it('sees a title that contradicts the level or the type', () => {
    const senior = make({ jobTitle: 'Senior Backend Engineer', location: 'Oslo' });
    expect(checkIds(senior)).toContain('title');
    const fixed = fix(senior, 'Set it to Senior (5-8 years)');
    expect(fixed.answers.experienceLevel).toBe('senior-level');
    expect(checkIds(fixed)).not.toContain('title');
    expect(checkIds(make({ jobTitle: 'Senior Engineer', experienceLevel: 'lead-level' }))).not.toContain('title');
    expect(checkIds(make({ jobTitle: 'Lead Generation Specialist' }))).not.toContain('title');
    expect(checkIds(fix(make({ jobTitle: 'Marketing Intern' }), 'Set Job Type to Internship'))).not.toContain('title');
    const remote = fix(make({ jobTitle: 'Marketing Intern', jobType: 'remote' }), 'Set Contract Type to Internship');
    expect(remote.answers).toMatchObject({ jobType: 'remote', contractType: 'internship' });
    expect(checkIds(make({ jobTitle: 'Internship Coordinator' }))).not.toContain('title');
    expect(checkIds(make({ jobTitle: 'Internal Auditor' }))).not.toContain('title');
  });

  it('never says remote and on site at once', () => {
    const both = make({ jobType: 'remote', contractType: 'full-time', workplace: 'on-site', location: 'Denver, CO' });
    expect(postingOf(both).summary).toContain('a remote, full-time, mid-level role. You will work remotely, with Denver, CO');
    expect(checkIds(both)).toContain('workplace');
    expect(checkIds(fix(both, 'Set Workplace to Remote'))).not.toContain('workplace');
  });

  it('flags more than seven requirements and moves the rest in one press', () => {
    const long = make({ keySkills: 'a1, b1, c1, d1, e1, f1, g1, h1, i1' });
    expect(linesOf(postingOf(long), 'required')).toHaveLength(10);
    expect(checkIds(long)).toContain('requirements');
    const short = fix(long, 'Move the last 3 to preferred');
    expect(linesOf(postingOf(short), 'required')).toHaveLength(7);
    expect(checkIds(short)).not.toContain('requirements');
    expect(linesOf(postingOf(short), 'preferred')).toHaveLength(linesOf(postingOf(long), 'preferred').length + 3);
    expect(checkIds(make({ keySkills: 'a1, b1, c1, d1, e1, f1' }))).not.toContain('requirements');
  });

  it('asks for the terms of remote work and takes them', () => {
    const remote = make({ jobType: 'remote' });
    expect(checkIds(remote)).toContain('contract');
    expect(readFacts(fix(remote, 'Part-time').answers, 'USD').contract).toBe('part-time');
  });

  it('settles benefits either way', () => {
    const data = make({ location: 'Oslo' });
    expect(checkIds(data)).toContain('benefits');
    expect(checkIds(fix(data, 'Tick all'))).not.toContain('benefits');
    expect(linesOf(postingOf(fix(data, 'Leave benefits out')), 'benefits')).toEqual([]);
  });

  it('notices dates and ranges that cannot be meant', () => {
    expect(checkIds(make({ closingDate: '2026-11-14' }))).toContain('closed');
    expect(checkIds(make({ closingDate: '2026-11-20', postingDate: '2026-11-21' }))).toContain('dates');
    expect(checkIds(make({ location: 'Berlin', salaryRange: '84000' }))).toContain('currency');
    const berlin = fix(make({ location: 'Berlin', salaryRange: '84000' }), 'Use EUR');
    expect(readFacts(berlin.answers, 'USD').pay).toMatchObject({ currency: 'EUR', from: 84000 });
    expect(checkIds(berlin)).not.toContain('currency');
    expect(readFacts(fix(make({ location: 'Berlin', payFrom: '50000' }), 'Use EUR').answers, 'USD').pay?.currency).toBe('EUR');
    for (const answers of [{ salaryRange: '€84,000' }, { salaryRange: '' }, { salaryRange: '$84,000', places: 'Germany, United States' }])
      expect(checkIds(make({ location: 'Berlin', ...answers })), answers.salaryRange).not.toContain('currency');
    expect(checkIds(make({ salaryRange: '$40,000 - $90,000' }))).toContain('wide');
    expect(checkIds(make({ payFrom: '90000', payTo: '80000' }))).toContain('pay');
  });
});

describe('a posting that contradicts itself', () => {
  it('is a draft that names the fault on top, until it is changed or kept', () => {
    const data = make({ location: 'Leeds, UK', closingDate: '2026-11-20', postingDate: '2026-11-21' });
    const facts = readFacts(data.answers, 'USD');
    const faults = findFaults(data.answers, facts, 'USD').map(({ text }) => text);
    expect(faults).toEqual(['Applications close on 20 Nov 2026, before the posting date of 21 Nov 2026.']);
    expect(toDocument(facts, postingOf(data), false, faults).mark).toBe('Draft');
    expect(toText(toDocument(facts, postingOf(data), false, faults)).split('\n')[4]).toBe(`- ${faults[0]}`);
    expect(checkIds({ ...data, kept: faults })).not.toContain('dates');
  });
});

describe('pay', () => {
  it.each([
    ['$120,000 - $150,000', { from: 120_000, to: 150_000, currency: 'USD', period: 'year' }],
    ['$120k–150k', { from: 120_000, to: 150_000, currency: 'USD', period: 'year' }],
    ['80-100k EUR', { from: 80_000, to: 100_000, currency: 'EUR', period: 'year' }],
    ['€50.000 to €60.000 per year', { from: 50_000, to: 60_000, currency: 'EUR', period: 'year' }],
    ['£22.50/hour', { from: 22.5, to: 22.5, currency: 'GBP', period: 'hour' }],
    ['C$4,000 a month', { from: 4000, to: 4000, currency: 'CAD', period: 'month' }],
    ['between 30 and 40 USD per hour', { from: 30, to: 40, currency: 'USD', period: 'hour' }],
    ['from $90,000 to $110,000', { from: 90_000, to: 110_000, currency: 'USD', period: 'year' }],
    ['US$120,000 per year', { from: 120_000, to: 120_000, currency: 'USD', period: 'year' }],
    ['S$60,000 - S$70,000', { from: 60_000, to: 70_000, currency: 'SGD', period: 'year' }],
    ['$100k - $120k + equity', { from: 100_000, to: 120_000, currency: 'USD', period: 'year' }],
    ['$20 per hour, 40 hours', undefined],
    ['$120k + 401k', undefined],
    ['up to $50,000', undefined],
    ['$90k+', undefined],
    ['from $90,000', undefined],
    ['$50 - $60', undefined],
    ['Competitive', undefined],
    ['$100,000 plus 10% bonus', undefined],
    ['1, 2 or 3 per hour', undefined],
    ['', undefined],
  ])('reads %s', (typed, pay) => {
    expect(parseSalary(typed, 'USD')).toEqual(pay);
  });

  it('prefers the figures, shows the typed range, and says when the two differ', () => {
    expect(readPay(draft({ payFrom: '50000', payTo: '60000' }), 'EUR')).toEqual({
      pay: { from: 50_000, to: 60_000, currency: 'EUR', period: 'year' },
      salary: '€50,000 to €60,000 a year',
    });
    const both = readPay(draft({ payFrom: '20', payPeriod: 'hour', payCurrency: 'GBP', salaryRange: '£21 per hour' }), 'USD');
    expect(both.salary).toBe('£21 per hour');
    expect(both.problem).toBe('Salary Range says £21 an hour; these figures say £20 an hour.');
    expect(readPay(draft({ payFrom: '9', payTo: '8' }), 'USD')).toMatchObject({ pay: undefined, problem: 'Pay To is below Pay From.' });
    expect(formatPay({ from: 22.5, to: 30, currency: 'USD', period: 'hour' })).toBe('$22.50 to $30 an hour');
    expect(formatPay({ from: 4000, to: 4000, currency: 'CAD', period: 'month' })).toBe('$4,000 CAD a month');
    expect(readPay(draft({ salaryRange: '$100k' }), 'USD').note).toBe('Read as $100,000 a year.');
  });

  it('knows where a range has to be posted', () => {
    expect(findPayRule('Denver, CO')?.place).toBe('Colorado');
    expect(findPayRule('New York, NY')?.place).toBe('New York');
    expect(findPayRule('Washington, D.C.')?.place).toBe('The District of Columbia');
    expect(findPayRule('Washington DC')?.place).toBe('The District of Columbia');
    expect(findPayRule('Seattle, Washington')?.place).toBe('Washington');
    expect(findPayRule('Berlin, Germany')?.place).toBe('The European Union');
    const berlin = findPayRule('Berlin');
    expect(berlin && describeRule(berlin)).toBe(
      'The European Union wants the starting pay or range in the posting or before the interview (Directive 2023/970, which its countries had to put into their own law by 7 June 2026).',
    );
    // A place that was read is not asked for again.
    expect(describeNoRule(['Bristol, UK'])).toBe('No posting rule known for the places given.');
    expect(describeNoRule(['Austin, TX'])).toBe('No posting rule known for the places given.');
    expect(describeNoRule(['Bristol'])).toContain('Include the country');
    expect(describeNoRule(['United States'])).toContain('Include the state');
    expect(describeNoRule([])).toContain('Enter a location');
    expect(findPayRule('Toronto, ON')?.place).toBe('Ontario');
    expect(findPayRule('Ontario, CA')?.place).toBe('California');
    expect(findPayRule('Austin, TX')).toBeUndefined();
    expect(findPayRule('Hartford, CT')?.isOnRequest).toBe(true);
    expect(findPayRules(['Denver, CO', 'Boulder, CO', 'CA']).map(({ place }) => place)).toEqual(['Colorado', 'California']);
  });

  it('says what the posting lacks for each place, until it is there', () => {
    const bare = make({ location: 'Denver, CO' });
    const missing = (data: JobData) => readRules(readFacts(data.answers, 'USD'), postingOf(data)).map((rule) => rule.missing);
    expect(missing(bare)).toEqual([['pay figures', 'confirmed benefits', 'a closing date']]);
    const full = chooseBenefits(make({ location: 'Denver, CO', salaryRange: '$100k - $120k', closingDate: '2026-12-01' }), true);
    expect(missing(full)).toEqual([[]]);
    expect(checkIds(bare)).toContain('rule-Colorado');
    expect(checkIds(full)).not.toContain('rule-Colorado');
    expect(missing(make({ location: 'Berlin', country: 'Germany', places: 'CA' }))).toEqual([['pay figures'], ['pay figures']]);
  });
});

describe('words', () => {
  const found = (text: string) => findWords(text).map((finding) => finding.found);

  it('finds coded words of every kind, whole words only', () => {
    expect(found('A rockstar and digital native, able-bodied, native English speaker, work hard play hard')).toEqual([
      'rockstar',
      'digital native',
      'able-bodied',
      'native English speaker',
      'work hard play hard',
    ]);
    expect(found('The theory of seasons, shellfish and youngsters')).toEqual([]);
    expect(findWords('recent graduates')[0]).toMatchObject({ kind: 'age', swaps: ['entry-level candidates'] });
  });

  it('finds years that stand alone, and leaves those with a way in', () => {
    expect(found('5+ years of experience in sales')).toEqual(['5+ years of experience in sales']);
    expect(found('3-5 years of experience in sales, or equivalent skills')).toEqual([]);
    expect(swapAll('At least 5 years of experience.').text).toBe('At least 5 years of experience, or equivalent skills.');
  });

  it('swaps in the right case, number and with the right article', () => {
    expect(swapAll('We want a Rockstar and a ninja.').text).toBe('We want an Expert and an expert.');
    expect(swapAll('Coding ninjas wanted. He is an aggressive guru.').text).toBe('Experts wanted. They are a focused specialist.');
    const [finding] = findWords('a guru');
    expect(finding && swapWord('a guru', finding, 'expert')).toBe('an expert');
    expect(swapAll('ages 20-30 only').text).toBe('ages 20-30 only');
  });

  it.each([
    ['He works hard. She always carries a phone, he does not.', 'They work hard. They always carry a phone, they do not.'],
    ['She must report to him, he watches it and he is fine.', 'They must report to them, they watch it and they are fine.'],
    ['He focuses on fixes, she as well.', 'They focus on fixes, they as well.'],
    ['You are a digital native who wears many hats.', 'You are a person at ease with digital tools who has varied tasks.'],
    ['Salesmen and waitresses who thrive under pressure.', 'Sales representatives and servers who stay calm when it is busy.'],
    ['A decisive, tech-savvy person who aggressively sells.', 'A thoughtful, digitally skilled person who persistently sells.'],
    ['Blacklisted hosts, insanely fast.', 'Blocklisted hosts, very fast.'],
    ['A native English speaker or native speaker of Thai.', 'A fluent English speaker or fluent speaker of Thai.'],
    ['Native German speakers only; mother tongue counts.', 'Fluent German speakers only; mother tongue counts.'],
    ['We hustle. Hustle counts.', 'We work with energy. Effort counts.'],
    ['She has her own car; ask her. It is hers.', 'They have their own car; ask them. It is theirs.'],
    [
      'He’s flexible and she’s been here. Is he able? Does she drive?',
      'They are flexible and they have been here. Are they able? Do they drive?',
    ],
    ['A young, dynamic and energetic team with a killer instinct.', 'A friendly team with persistence.'],
    ['10+ years of relevant experience required.', '10+ years of relevant experience, or equivalent skills, required.'],
    ['Millennials and Gen Z who are OCD. Gen Z wins.', 'People and people who are careful. People wins.'],
    ['We offer 24/7 support and treat you like a family member.', 'We offer 24/7 support and treat you like a family member.'],
  ])('leaves a sentence that can be read: %s', (before, after) => {
    expect(swapAll(before).text).toBe(after);
  });

  it('has no swap that is flagged itself', () => {
    for (const { swaps } of wordRules) for (const swap of swaps) expect(found(swap), swap).toEqual([]);
  });

  it('counts before and after in the posting, title included', () => {
    const data = make({ jobTitle: 'Rockstar Developer', location: 'Oslo', keySkills: 'ninja moves' });
    const before = countFlagged(findFlagged(data));
    // The title, once in the summary and once in a requirement.
    expect(before).toBe(3);
    const [title] = findFlagged(data);
    const [finding] = title?.findings ?? [];
    if (!title || !finding) throw new Error('Nothing was found.');
    const once = swapIn(data, title.id, finding, finding.swaps[0] ?? '');
    expect(once.answers.jobTitle).toBe('Expert Developer');
    expect(isStale(once)).toBe(false);
    const clean = swapEverywhere(data);
    expect(countFlagged(findFlagged(clean))).toBe(0);
    expect(postingOf(clean).replaced).toBe(3);
    expect(postingOf(clean).summary).toContain('is looking for an Expert Developer');
    expect(describeCounts(5, 0)).toBe('5 flagged words before, 0 now.');
  });

  it('tallies stems on both sides', () => {
    const tally = tallyWords('You lead, compete and decide. You support us.');
    expect(tally).toEqual({ masculine: ['compete', 'decide', 'lead'], feminine: ['support'] });
    expect(describeTally(tally)).toBe('3 masculine-coded and 1 feminine-coded: reads masculine-coded.');
    expect(describeTally({ masculine: [], feminine: [] })).toBe('No coded words found.');
  });

  it('finds nothing in what the tool itself writes', () => {
    const titles = [
      'Engineer',
      'Data Scientist',
      'Designer',
      'Product Manager',
      'Sales Lead',
      'Writer',
      'Support Agent',
      'Accountant',
      'Recruiter',
    ];
    const others = [
      'Lawyer',
      'Nurse',
      'Teacher',
      'Chef',
      'Cashier',
      'Driver',
      'Electrician',
      'Receptionist',
      'Operations Lead',
      'CEO',
      'Zookeeper',
    ];
    const lines = new Set<string>();
    for (const jobTitle of [...titles, ...others])
      for (const jobType of jobTypes)
        for (const experienceLevel of levels)
          for (const line of textOf(make({ jobTitle, jobType, experienceLevel, equalOpportunity: true, accommodation: true })).split('\n'))
            lines.add(line);
    expect(lines.size).toBeGreaterThan(20);
    expect(found([...lines].join('\n'))).toEqual([]);
  });
});

describe('the listing', () => {
  it('has what search engines require, with place and pay in their parts', () => {
    const data = make({
      location: 'Denver, CO',
      salaryRange: '$100k - $120k',
      closingDate: '2026-12-01',
      companyWebsite: 'https://acme.example',
    });
    const { json, missing, advised } = toJobAd(readFacts(data.answers, 'USD'), postingOf(data));
    expect(missing).toEqual([]);
    expect(advised).toEqual([]);
    expect(json).toMatchObject({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Backend Engineer',
      datePosted: '2026-11-15',
      validThrough: '2026-12-01T23:59:59',
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Acme Inc.', sameAs: 'https://acme.example/' },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Denver', addressRegion: 'CO', addressCountry: 'US' },
      },
      baseSalary: { currency: 'USD', value: { minValue: 100_000, maxValue: 120_000, unitText: 'YEAR' } },
    });
    expect(json.description).not.toContain('Health insurance');
  });

  const addressOf = (location: string, country = '') => {
    const data = make({ location, country });
    return (toJobAd(readFacts(data.answers, 'USD'), postingOf(data)).json.jobLocation as { address: object }).address;
  };
  it('parts places as they are typed', () => {
    const type = { '@type': 'PostalAddress' };
    expect(addressOf('Berlin, Germany')).toEqual({ ...type, addressLocality: 'Berlin', addressCountry: 'Germany' });
    expect(addressOf('London, UK')).toEqual({ ...type, addressLocality: 'London', addressCountry: 'GB' });
    expect(addressOf('Austin, TX, USA')).toEqual({ ...type, addressLocality: 'Austin', addressRegion: 'TX', addressCountry: 'US' });
    expect(addressOf('Washington, D.C.')).toEqual({ ...type, addressLocality: 'Washington', addressRegion: 'DC', addressCountry: 'US' });
    expect(addressOf('Vancouver, BC', 'Canada')).toEqual({
      ...type,
      addressLocality: 'Vancouver',
      addressRegion: 'BC',
      addressCountry: 'Canada',
    });
    expect(addressOf('Lagos')).toEqual({ ...type, addressLocality: 'Lagos' });
  });

  it('names what is missing', () => {
    const missing = (answers: Partial<Draft>) => {
      const data = make(answers);
      return toJobAd(readFacts(data.answers, 'USD'), postingOf(data)).missing;
    };
    expect(missing({})).toEqual(['Location']);
    expect(missing({ location: 'Lagos' })).toEqual(['Country']);
    expect(missing({ location: 'Lagos', country: 'Nigeria', postingDate: '' })).toEqual(['Posting Date']);
    expect(missing({ jobType: 'remote' })).toEqual(['Hiring Places or Country, since the job is remote']);
    expect(missing({ jobType: 'remote', places: 'Germany' })).toEqual([]);
  });

  it('says where remote people may live', () => {
    const data = make({ jobType: 'remote', places: 'Germany, CO' });
    expect(toJobAd(readFacts(data.answers, 'USD'), postingOf(data)).json).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'Germany' },
        { '@type': 'State', name: 'Colorado, USA' },
      ],
    });
  });
});

describe('the other versions', () => {
  it('fits a LinkedIn post and says how much it leaves out', () => {
    const data = make({ keySkills: 'SQL, Go', location: 'Oslo', applyAt: 'jobs@acme.example' });
    const short = toShort(readFacts(data.answers, 'USD'), postingOf(data));
    expect(short.text.startsWith('We are hiring: Backend Engineer at Acme Inc.\nOslo · Full-time')).toBe(true);
    expect(short.text).toContain('What you bring:\n• 3-5 years');
    expect(short.text.endsWith('Apply at jobs@acme.example.')).toBe(true);
    expect(short.characters).toBe(short.text.length);
    let long = data;
    for (let index = 0; index < 40; index += 1) long = addLine(long, 'required', `${index} ${'words '.repeat(40)}`);
    const cut = toShort(readFacts(long.answers, 'USD'), postingOf(long));
    expect(cut.characters).toBeLessThanOrEqual(shortLimit);
    expect(cut.leftOut).toBeGreaterThan(30);
    const endless = changePosting(data, (posting) => ({ ...posting, summary: 'word '.repeat(2000) }));
    expect(toShort(readFacts(endless.answers, 'USD'), postingOf(endless)).characters).toBeLessThanOrEqual(shortLimit);
  });

  it('asks five questions and scores every must-have once, as the posting is now', () => {
    expect(toQuestions(factsOf(), postingOf(make()))).toHaveLength(5);
    const answers = { keySkills: 'SQL, Go' };
    const posting = postingOf(make(answers));
    const questions = toQuestions(factsOf(answers), posting);
    expect(questions).toHaveLength(5);
    expect(questions[0]).toContain('SQL');
    expect(questions[1]).toContain('Go');
    expect(toCriteria(posting).map(({ name }) => name)).toEqual([
      '3-5 years of experience in this kind of work, or equivalent skills',
      'SQL',
      'Go',
      'Reasons for this job',
    ]);
    // Four criteria of five points each.
    expect(toText(toInterviewKit(factsOf(answers), posting, false))).toContain('Total of 20');
    const open = make({ jobTitle: 'Water station keeper' });
    expect(toText(toInterviewKit(factsOf(), postingOf(open), false))).not.toContain('[What');
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
