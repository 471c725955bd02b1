import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { findFaults } from './checks';
import { toDocument } from './document';
import { readFacts } from './facts';
import { linesOf } from './lines';
import { make, postingOf, checkIds, fix } from './test-data';

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
