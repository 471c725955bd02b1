import { describe, expect, it } from 'vitest';
import { jobTypes, levels } from './content';
import { describeTally, findWords, swapAll, swapWord, tallyWords } from './lint';
import { wordRules } from './lint-words';
import { isStale } from './model';
import { countFlagged, describeCounts, findFlagged, swapEverywhere, swapIn } from './posting-words';
import { make, postingOf, textOf } from './test-data';

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
