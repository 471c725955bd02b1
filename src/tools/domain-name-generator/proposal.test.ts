import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryOf } from '@/app/contract/arbitrary';
import { toDomain } from '@/lib/domains';
import { mostIdeas, removeIdeas } from './ideas';
import { selectCandidates, startFilter } from './list';
import { state, type Extra } from './model';
import { describeTaking, takeIdeas, toDomainTask, type DomainReply } from './proposal';
import { domainReplySchema } from './reply';
import { extraSchema } from './schema';
import { candidatesOf } from './search';
import { candidateSheet } from './sheets';

const start = state.start({ today: '2026-11-15', currency: 'USD' }).extra;
const draft = { ...start.draft, businessName: 'Acme Labs', keywords: 'tea', industry: 'Tea shop' };
const made: Extra = { ...start, draft, made: draft };
const reply: DomainReply = { names: ['Brewly', '2. steep house', 'brewly', 'leafmodern.xyz', 'acmelabs', '!!!', '', 'x'.repeat(70)] };
const idsOf = (extra: Extra, given = reply) =>
  new Set(
    toDomainTask(extra)
      .toParts(given)
      .map(({ id }) => id),
  );
const takeAll = (extra = made, given = reply) => takeIdeas(extra, given, idsOf(extra, given), 'test-model');

describe('what a model is asked', () => {
  const { request, data } = toDomainTask({ ...made, ideas: [{ label: 'brewly', source: 'm' }] }).prompt;

  it('is twenty names without extensions, and nothing about whether they are free', () => {
    expect(request).toContain('Suggest 20 domain name ideas');
    expect(request).toContain('without extensions');
    expect(request).toContain('Say nothing about whether a name is free');
  });

  it('has the user’s words in the data only', () => {
    expect(data).toEqual({ businessName: 'Acme Labs', keywords: 'tea', industry: 'Tea shop', namesAlreadyThere: 'brewly' });
    expect(request).not.toMatch(/acme|brewly/i);
  });
});

describe('what is made of the reply', () => {
  it('is cleaned to names that can be a domain, each once, without those that are there', () => {
    expect(
      toDomainTask(made)
        .toParts(reply)
        .map(({ title }) => title),
    ).toEqual(['brewly', 'steephouse', 'leafmodern']);
    const again = { ...made, ideas: [{ label: 'brewly', source: 'm' }] };
    expect([...idsOf(again)]).toEqual(['steephouse', 'leafmodern']);
  });

  it('says what is easily misread, and claims nothing of its being free', () => {
    const [brewly, , modern] = toDomainTask(made).toParts(reply);
    expect(brewly?.text).toMatch(/^6 characters, no hyphen, easy to say \d+\/100\. Availability not checked\.$/);
    expect(modern?.text).toContain('“rn” can be read as “m”.');
    expect(toDomainTask(made).toParts({ names: ['аpple'] })[0]?.text).toContain('Mixes alphabets');
  });

  it('has twenty at most', () => {
    expect(toDomainTask(made).toParts({ names: Array.from({ length: 40 }, (_, index) => `brew${index}`) })).toHaveLength(20);
  });
});

describe('what was taken over', () => {
  it('stands in the list behind the exact name, with each chosen ending', () => {
    const taken = takeIdeas(made, reply, new Set(['brewly']), 'test-model');
    expect(taken.ideas).toEqual([{ label: 'brewly', source: 'test-model' }]);
    const all = candidatesOf(draft, taken.ideas);
    expect(all.slice(0, 7).map(({ shown }) => shown)).toEqual([
      'acmelabs.com',
      'acmelabs.net',
      'acmelabs.org',
      'brewly.com',
      'brewly.net',
      'brewly.org',
      'acme-labs.com',
    ]);
    expect(all[3]).toMatchObject({ category: 'Idea', source: 'model', how: 'Suggested by test-model, accepted by you' });
    expect(all).toHaveLength(candidatesOf(draft).length + 3);
    const only = selectCandidates(all, { ...startFilter, show: 'model' }, () => ({ kind: 'none' }));
    expect(only.map(({ shown }) => shown)).toEqual(['brewly.com', 'brewly.net', 'brewly.org']);
    expect(candidateSheet(all, () => ({ kind: 'none' }), {}).rows[3]).toEqual(
      expect.arrayContaining(['brewly.com', 'Idea', 'Suggested by test-model, accepted by you']),
    );
  });

  it('is not added twice, and what we make too stays ours', () => {
    const taken = takeAll();
    expect(taken.ideas).toHaveLength(3);
    expect(takeIdeas(taken, reply, new Set(['brewly', 'acmelabs']), 'other')).toBe(taken);
    expect(describeTaking(made, taken)).toBe('3 names added to the domains');
    expect(describeTaking(taken, taken)).toBe('Already in the list');
    const ours = candidatesOf(draft, [{ label: 'getacmelabs', source: 'm' }]);
    expect(ours).toEqual(candidatesOf(draft));
  });

  it('can be taken out again, and has an end', () => {
    expect(removeIdeas(takeAll(), ['brewly', 'steephouse']).ideas).toEqual([{ label: 'leafmodern', source: 'test-model' }]);
    const full = { ...made, ideas: Array.from({ length: mostIdeas }, (_, index) => ({ label: `a${index}`, source: '' })) };
    expect(takeAll(full)).toBe(full);
    expect(describeTaking(full, full)).toContain('Remove some first');
  });

  it('fits the state and the rules of names, whatever the reply', () => {
    const replies = arbitraryOf(domainReplySchema) as fc.Arbitrary<DomainReply>;
    const states = arbitraryOf(extraSchema) as fc.Arbitrary<Extra>;
    fc.assert(
      fc.property(replies, fc.oneof(fc.constant(made), states), fc.string(), (given, extra, source) => {
        const taken = takeIdeas(extra, given, idsOf(extra, given), source);
        expect(extraSchema.safeParse(taken).success).toBe(true);
        for (const { domain, label, ending } of candidatesOf(taken.made ?? taken.draft, taken.ideas)) {
          expect(toDomain(label, 'com')?.replace(/com$/, ending)).toBe(domain);
        }
      }),
    );
  });
});
