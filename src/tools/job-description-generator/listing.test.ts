import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { readFacts } from './facts';
import { toCriteria, toInterviewKit, toQuestions } from './interview';
import { toJobAd } from './job-ad';
import { addLine, changePosting } from './lines';
import { type Draft } from './model';
import { shortLimit, toShort } from './short';
import { factsOf, make, postingOf } from './test-data';

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
      '3-5 years of experience in a similar role, or equivalent skills',
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
