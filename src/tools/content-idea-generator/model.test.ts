import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { emptyDraft } from '@/lib/fields';
import { hashText, seededRandom } from '@/lib/random';
import { formats } from './formats';
import { fourOneOne, goals, mixes, pillars, platforms, tones, type Platform } from './content';
import { ideaFiles, toIdeaDocument, toIdeaSheet } from './files';
import { makeIdeas } from './ideas';
import {
  changeIdea,
  chosenPlatforms,
  countByPillar,
  countPillars,
  editIdea,
  fields,
  hasSample,
  ideaCount,
  keepForms,
  listNeeds,
  leastPillars,
  planIdea,
  putIdeas,
  readAnswers,
  readHashtags,
  removeIdea,
  slotOf,
  spreadIdeas,
  state,
  titleKey,
  toggleFavourite,
  toIdeaText,
  type Answers,
  type IdeasData,
} from './model';
import type { TradeChoice } from '@/writer/trades/match';
import type { TradeId } from '@/writer/trades/names';
import { wordsOf } from '@/writer/trades/words';
import { factFields, outlineOf, repurpose, shapes, startFacts } from './repurpose';
import { calendarPlatforms, toIdeaEntry, toPostLine, toPostLines } from './send';
import { ideasWriter } from './writer';

let minted = 0;
const mint = () => String((minted += 1));
const around = { today: '2026-11-15', currency: 'USD' };
const answersWith = (more: Partial<Answers> = {}): Answers => ({
  ...readAnswers(emptyDraft(fields, around.today)),
  industry: 'Bakery',
  targetAudience: 'busy parents',
  ...more,
});
const make = (answers = answersWith(), seed = 1, used: string[] = [], mix = mixes[answers.contentGoal]) =>
  makeIdeas({ answers, mix, used }, seededRandom(seed));
const only = (...chosen: Platform[]) => Object.fromEntries(platforms.map((platform) => [platform, chosen.includes(platform)]));

const answersArbitrary = fc.record({
  what: fc.string({ unit: 'grapheme', maxLength: 60 }),
  problem: fc.constantFrom('', 'Bread arrives late', 'Yellow leaves. Why?'),
  industry: fc.oneof(fc.string({ minLength: 1, unit: 'grapheme' }), fc.constantFrom('SaaS', 'Dental clinic', 'candles')),
  targetAudience: fc.oneof(fc.string({ minLength: 1, unit: 'grapheme' }), fc.constantFrom('Small clinics (US)', 'parents, teachers')),
  contentGoal: fc.constantFrom(...goals),
  tone: fc.constantFrom(...tones),
  platforms: fc.subarray([...platforms], { minLength: 1 }),
});

describe('what is asked for', () => {
  it('is empty where work of the first version was not asked yet, and what was answered stays', () => {
    const { draft, ...rest } = state.start(around);
    const old = Object.fromEntries(
      Object.entries(draft)
        .slice(0, 1)
        .map(([name]) => [name, 'Bakery']),
    );
    expect(state.migrate?.({ ...rest, draft: old }, 1)).toEqual({ ...rest, draft: { ...emptyDraft(fields, ''), ...old } });
    // What is no work at all is for the schema to refuse.
    for (const none of [null, 'x', { ideas: [] }, { draft: 'x' }]) expect(state.migrate?.(none, 1)).toBe(none);
  });

  it('starts with Instagram and Twitter, in a professional tone', () => {
    const answers = readAnswers(state.start(around).draft);
    expect(chosenPlatforms(answers)).toEqual(['instagram', 'twitter']);
    expect(answers.tone).toBe('professional');
    expect(listNeeds(answers)).toEqual(['an industry', 'a target audience']);
    expect(listNeeds(answersWith(only()))).toEqual(['a platform']);
    expect(listNeeds(answersWith())).toEqual([]);
  });

  it('is what a model would be sent', () => {
    expect(ideasWriter.payload({ answers: answersWith(), mix: fourOneOne, used: [] })).toEqual({
      industry: 'Bakery',
      audience: 'busy parents',
      goal: 'Brand Awareness',
      platforms: 'instagram, twitter',
      tone: 'professional',
      count: '15',
    });
  });
});

describe('the list', () => {
  it('holds fifteen ideas, only for the chosen platforms, each of them at least once', () => {
    fc.assert(
      fc.property(answersArbitrary, fc.nat(), ({ platforms: chosen, ...more }, seed) => {
        const ideas = make(answersWith({ ...more, ...only(...chosen) }), seed);
        expect(ideas).toHaveLength(ideaCount);
        expect(new Set(ideas.map(({ platform }) => platform))).toEqual(new Set(chosen));
        expect(new Set(ideas.map(({ title }) => titleKey(title))).size).toBe(ideaCount);
        for (const { platform, contentType, hashtags, title, description } of ideas) {
          expect(formats[platform].map(({ type }) => type)).toContain(contentType);
          expect(hashtags.length).toBeGreaterThanOrEqual(3);
          expect(hashtags.length).toBeLessThanOrEqual(5);
          expect(new Set(hashtags).size).toBe(hashtags.length);
          for (const tag of hashtags) expect(tag).toMatch(/^[\p{L}\p{M}\p{N}_]+$/u);
          for (const text of [title, description]) {
            expect(text).not.toMatch(/undefined|NaN| {2}/);
            expect(text.trim()).toBe(text);
          }
        }
      }),
    );
  });

  it('is the same for the same answers and seed, and another for another seed', () => {
    expect(make()).toEqual(make());
    expect(make(answersWith(), 2)).not.toEqual(make());
  });

  it('changes by at least four fifths when it is made again, for many rounds', () => {
    let data: IdeasData = {
      ...state.start(around),
      draft: { ...state.start(around).draft, industry: 'Bakery', targetAudience: 'busy parents' },
    };
    for (let round = 0; round < 8; round += 1) {
      const before = new Set(data.ideas.map(({ title }) => titleKey(title)));
      const used = [...before, ...data.used];
      const ideas = makeIdeas(
        { answers: readAnswers(data.draft), mix: mixes['Brand Awareness'], used },
        seededRandom(hashText(String(data.seed))),
      );
      data = putIdeas(data, ideas, mint);
      const repeated = data.ideas.filter(({ title }) => before.has(titleKey(title))).length;
      expect(repeated).toBeLessThanOrEqual(3);
    }
  });

  it('still changes when one pillar has run out of new titles', () => {
    for (const pillar of pillars) {
      const mix = { teach: 1, prove: 1, people: 1, talk: 0, offer: 0, [pillar]: 9 };
      let used: string[] = [];
      for (let round = 0; round < 12; round += 1) {
        const titles = make(answersWith(), round, used, mix).map(({ title }) => titleKey(title));
        const last = new Set(used.slice(0, ideaCount));
        expect(titles.filter((title) => last.has(title)).length).toBeLessThanOrEqual(3);
        used = [...titles, ...used];
      }
    }
  });

  it('gives each pillar a format that serves it, and says no sentence three times', () => {
    for (const [index, platform] of platforms.entries()) {
      const ideas = make(answersWith(only(platform)), index);
      for (const { contentType, pillar } of ideas) {
        expect(formats[platform].find(({ type }) => type === contentType)?.suits ?? pillars).toContain(pillar);
      }
      const polls = ideas.filter(({ contentType }) => contentType === 'Poll');
      expect(polls.every(({ pillar }) => pillar === 'talk')).toBe(true);
    }
    for (const goal of goals) {
      const sentences = make(answersWith({ contentGoal: goal })).flatMap(({ description }) => description.split(/(?<=[.:]) (?=[A-Z])/));
      for (const sentence of sentences) expect(sentences.filter((each) => each === sentence).length).toBeLessThanOrEqual(2);
    }
  });

  it('tags what is sold and to whom, in whole phrases or not at all', () => {
    const tagsOf = (industry: string, targetAudience: string) => make(answersWith({ industry, targetAudience }))[0]?.hashtags ?? [];
    expect(tagsOf('Overnight childcare for nurses', 'Busy parents').slice(0, 2)).toEqual(['OvernightChildcare', 'BusyParents']);
    const all = [1, 2, 3].flatMap((seed) =>
      make(answersWith({ industry: 'Long phone contracts that people leave', targetAudience: 'Heads of Security at fintechs' }), seed),
    );
    for (const tag of all.flatMap(({ hashtags }) => hashtags)) expect(tag).not.toMatch(/Heads|Security|Phone|Contracts/);
    expect(make(answersWith({ industry: 'बेकरी' }))[0]?.hashtags[0]).toBe('बेकरी');
  });

  it('speaks in the tone that was chosen', () => {
    const leads = (tone: Answers['tone']) => new Set(make(answersWith({ tone })).map(({ title }) => title.split(': ')[0]));
    expect(leads('humorous')).toContain('Everything you never dared to ask');
    expect(leads('professional')).not.toContain('Everything you never dared to ask');
  });

  it('suggests topics of the trade that is told by the industry, of another one that was chosen, or of none', () => {
    const titles = (trade?: TradeChoice) =>
      makeIdeas({ answers: answersWith({ industry: 'Wholesale bakery' }), trade, mix: fourOneOne, used: [] }, seededRandom(1))
        .map(({ title }) => title)
        .join('\n');
    const topics = (trade: TradeId) => wordsOf(trade).topics;
    const has = (text: string, trade: TradeId) => topics(trade).some((topic) => text.includes(topic));
    expect([has(titles(), 'wholesale-bakery'), has(titles('cafe'), 'cafe'), has(titles('none'), 'wholesale-bakery')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(has(titles('cafe'), 'wholesale-bakery')).toBe(false);
  });

  it('uses the typed words', () => {
    const text = make(answersWith({ targetAudience: 'Night-shift nurses' }))
      .map(({ title, hashtags }) => `${title} ${hashtags.join(' ')}`)
      .join('\n');
    expect(text).toContain('Night-shift nurses');
    expect(text).toContain('Bakery');
    const told = make(answersWith({ problem: 'Sold out by eight?', rivals: '“Supermarket” bread' })).map(({ title }) => title);
    expect(told.some((title) => title.endsWith(': Sold out by eight?'))).toBe(true);
    expect(told.some((title) => title.includes(': “Supermarket” bread'))).toBe(true);
  });
});

describe('the mix', () => {
  // 4 + 1 + 1 = 6 parts of 15: 10, 2.5 and 2.5; the rest of one goes to the first of the two halves.
  it('is spread in whole ideas that add up', () => {
    expect(spreadIdeas(fourOneOne)).toEqual({ teach: 10, prove: 0, people: 0, talk: 3, offer: 2 });
    // 4, 1, 3, 1, 1 of 10 parts: 6, 1.5, 4.5, 1.5, 1.5; two ideas are left, for the first two halves.
    expect(spreadIdeas(mixes['Brand Awareness'])).toEqual({ teach: 6, prove: 2, people: 5, talk: 1, offer: 1 });
  });

  it('always adds up, and is what the list holds', () => {
    const part = fc.nat(9);
    fc.assert(
      fc.property(fc.record({ teach: part, prove: part, people: part, talk: part, offer: part }), fc.nat(), (mix, seed) => {
        const spread = spreadIdeas(mix);
        expect(pillars.reduce((sum, pillar) => sum + spread[pillar], 0)).toBe(ideaCount);
        const ideas = make(answersWith(), seed, [], mix).map((idea) => ({ ...idea, id: 'x', isFavourite: false }));
        expect(countByPillar(ideas)).toEqual(spread);
      }),
    );
  });

  it('has three to five pillars for every goal', () => {
    for (const goal of goals) expect(countPillars(mixes[goal])).toBeGreaterThanOrEqual(leastPillars);
    expect(countPillars(fourOneOne)).toBe(3);
  });
});

describe('what becomes of an idea', () => {
  const data = putIdeas(state.start(around), make(), mint);
  const [first] = data.ideas;
  const id = first?.id ?? '';

  it('is starred, and then stays when a new list is made', () => {
    const starred = toggleFavourite(data, id);
    expect(starred.ideas[0]?.isFavourite).toBe(true);
    const next = putIdeas(starred, make(answersWith(), 2), mint);
    expect(next.kept.map(({ title }) => title)).toEqual([first?.title]);
    expect(next.used).toContain(titleKey(first?.title ?? ''));
    expect(toggleFavourite(next, id).kept).toEqual([]);
    expect(new Set([...next.ideas, ...next.kept].map((idea) => idea.id)).size).toBe(16);
  });

  it('stays in the next list once its words were changed', () => {
    const edited = editIdea(data, id, { title: 'Mine' });
    const next = putIdeas(edited, make(answersWith(), 2), mint);
    expect(next.ideas).toHaveLength(16);
    expect(next.ideas[0]).toMatchObject({ id, title: 'Mine' });
  });

  it('is changed and deleted', () => {
    expect(changeIdea(data, id, { title: 'Mine' }).ideas[0]?.title).toBe('Mine');
    expect(removeIdea(data, id).ideas).toHaveLength(14);
  });

  it('keeps what is being typed for as long as the idea is there', () => {
    const drafts = { [slotOf({ id })]: { title: 'Half a' } };
    expect(keepForms(data, drafts)).toEqual(drafts);
    expect(keepForms(putIdeas(toggleFavourite(data, id), make(answersWith(), 2), mint), drafts)).toEqual(drafts);
    expect(keepForms(putIdeas(data, make(answersWith(), 2), mint), drafts)).toEqual({});
    expect(keepForms(state.start(around), drafts)).toEqual({});
  });

  it('reads hashtags however they are typed', () => {
    expect(readHashtags('#Fresh  bread, #Früh, ##x #fresh-ish #')).toEqual(['Fresh', 'bread', 'Früh', 'x', 'freshish']);
    expect(readHashtags('#बेकरी')).toEqual(['बेकरी']);
  });

  it('becomes a thread, a carousel, a video and a newsletter', () => {
    if (!first) throw new Error('There is no idea.');
    for (const shape of shapes) expect(repurpose(first, shape)).toContain(first.title);
    expect(repurpose(first, 'thread').split('\n')[0]).toBe(`Post 1: ${first.title}`);
    expect(repurpose(first, 'newsletter')).not.toContain('#');
  });

  it('is told in every shape with facts that are asked once, and then has no open place', () => {
    if (!first) throw new Error('There is no idea.');
    for (const pillar of pillars) {
      const names = Object.keys(factFields(pillar));
      expect(names).toHaveLength(5);
      const facts = Object.fromEntries(names.map((name) => [name, `my own ${name}`]));
      for (const shape of shapes) {
        const told = repurpose({ ...first, pillar }, shape, facts);
        expect(told).not.toMatch(/[[\]]|\.\.|undefined/);
        for (const name of names) expect(told).toContain(`my own ${name}`);
        expect(repurpose({ ...first, pillar }, shape, { fact1: 'my own fact1' })).toContain('my own fact1');
      }
      const open = repurpose({ ...first, pillar }, 'thread').match(/\[[^\]]+\]/g) ?? [];
      expect(new Set(open).size).toBe(5);
    }
  });

  it('begins its outline with what the form says, keeps it through a new list and puts it into files', () => {
    if (!first) throw new Error('There is no idea.');
    const said = { what: 'Loaves at the door', problem: 'bread comes late', proof: '14 cafés order daily' };
    expect(startFacts(said, 'prove')).toEqual({ fact1: 'bread comes late', fact2: '', fact3: '', fact4: '14 cafés order daily' });
    expect(startFacts(said, 'talk')).toEqual({});
    const data = { ...state.start(around), ideas: [{ ...first, pillar: 'offer' as const }] };
    const kept = putIdeas(editIdea(data, first.id, { facts: { fact1: 'Loaves at the door', fact2: ' ' } }), [], () => 'new');
    expect(kept.ideas.map(outlineOf)).toEqual([['What it is: Loaves at the door']]);
    expect(JSON.stringify(toIdeaDocument(kept.ideas))).toContain('What it is: Loaves at the door');
    expect(repurpose({ ...first, pillar: 'offer' }, 'article', { fact1: 'A loaf a week', fact4: '$6' })).toBe(
      `${first.title}\n\nOpen with: A loaf a week.\n\n[What is included]\n\n[What is not included]\n\n## The price\n$6.\n\n[How to get it]\n\nEnd with: Any questions before you decide? Ask them here.`,
    );
  });

  it('keeps a description that says what the post is about, and leaves out one that says how to make another format', () => {
    if (!first) throw new Error('There is no idea.');
    expect(repurpose(first, 'thread')).not.toContain(first.description);
    expect(repurpose({ ...first, description: 'Our oven has no name yet' }, 'thread')).toContain('Post 2: Our oven has no name yet.');
  });

  it('goes to the calendar under an id that no other idea ever has', () => {
    const again = putIdeas(state.start(around), make(answersWith({ targetAudience: 'Hotels' })), mint);
    const ids = [...data.ideas, ...again.ideas].map((idea) => idea.id);
    expect(new Set(ids).size).toBe(30);
  });

  it('is announced elsewhere where the calendar does not plan its network', () => {
    if (!first) throw new Error('There is no idea.');
    expect(calendarPlatforms).not.toContain('youtube');
    const video = { ...first, platform: 'youtube' as const, contentType: 'Short' };
    expect(toPostLine(video, { on: 'linkedin', day: '2027-03-04' })).toMatchObject({
      id,
      title: `YouTube: ${first.title}`,
      platform: 'linkedin',
      contentType: 'link',
      date: '2027-03-04',
      status: 'draft',
    });
    expect(toPostLine({ ...first, platform: 'tiktok', contentType: 'Series' }, { on: 'tiktok', day: '2027-03-04' })).toMatchObject({
      title: first.title,
      contentType: 'video',
    });
    expect(toIdeaEntry(video, '2027-03-04')).toMatchObject({ day: '2027-03-04', title: `YouTube: ${first.title}` });
  });

  it('is on offer once it is planned, unless it is a sample', () => {
    const planned = { on: 'linkedin', day: '2027-03-04' } as const;
    const planIn = (one: IdeasData) => planIdea(one, one.ideas[0]?.id ?? '', planned);
    expect(toPostLines(data)).toEqual([]);
    expect(toPostLines(planIn(data))).toMatchObject([{ id, date: '2027-03-04', platform: 'linkedin' }]);
    const kept = putIdeas(toggleFavourite(planIn(data), id), make(answersWith({ targetAudience: 'Hotels' })), mint);
    expect(toPostLines(kept).map((line) => line.id)).toEqual([id]);
    const sample = putIdeas(state.sample?.(around) ?? state.start(around), make(), mint);
    expect(toPostLines(planIn(sample))).toEqual([]);
  });

  it('is a sample until somebody changes it, and files name what is left of the sample', () => {
    const sample = putIdeas(state.sample?.(around) ?? state.start(around), make(), mint);
    expect(ideaFiles(sample.ideas, 'USD')[0]?.name).toBe('sample-content-ideas.csv');
    const [one] = sample.ideas;
    const mixed = editIdea(sample, one?.id ?? '', { title: 'Mine' }).ideas;
    expect(ideaFiles(mixed, 'USD')[0]?.name).toBe('content-ideas.csv');
    expect(toIdeaSheet(mixed).columns.at(-1)?.label).toBe('Sample');
    expect(toIdeaSheet(mixed).rows.map((row) => row.at(-1))).toEqual(['No', ...Array.from({ length: 14 }, () => 'Yes')]);
    expect(toText(toIdeaDocument(mixed)).match(/^Sample\.$/gm)).toHaveLength(14);
    expect(hasSample(mixed)).toBe(true);
    // A favourite of the sample stays one beside a list of one's own.
    const own = putIdeas({ ...toggleFavourite(sample, one?.id ?? ''), draft: data.draft }, make(), mint);
    expect(own.kept[0]?.isSample).toBe(true);
    expect(hasSample(own.ideas)).toBe(false);
  });

  it('is copied and filed with everything it has', () => {
    if (!first) throw new Error('There is no idea.');
    expect(toIdeaText(first)).toContain(`#${first.hashtags[0]}`);
    expect(toIdeaSheet(data.ideas).rows).toHaveLength(15);
    const text = toText(toIdeaDocument(data.ideas.map((idea) => ({ ...idea, isSample: true as const }))));
    expect(text).toContain('Sample data.');
    expect(text).toContain('not measured');
    for (const { title } of data.ideas) expect(text).toContain(title);
  });
});
