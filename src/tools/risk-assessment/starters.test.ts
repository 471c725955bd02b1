import { describe, expect, it } from 'vitest';
import { state, type Risk } from './model';
import { schema } from './schema';
import { listStarters, stages, toReviews, toStarterRisks, trades } from './starters';

const around = { today: '2026-11-17', currency: 'USD' };
const start = state.start(around);
const makeId = () => {
  count += 1;
  return `id-${count}`;
};
let count = 0;

describe('starter risks', () => {
  it('are said once at every stage and in every trade', () => {
    for (const stage of stages) {
      for (const trade of trades) {
        const words = listStarters(stage, trade).map(([, description]) => description);
        expect(words.length).toBeGreaterThanOrEqual(6);
        expect(new Set(words).size).toBe(words.length);
        expect(words.filter((word) => /[.!]$|!/.test(word))).toEqual([]);
      }
    }
  });
  it('come in with scores nobody has reviewed, each once', () => {
    const chosen = listStarters('idea', 'software').slice(0, 3);
    const added = toStarterRisks(chosen, [], around, makeId);
    expect(added.map(({ probability, impact, scoresReviewed }) => [probability, impact, scoresReviewed])).toEqual(
      Array.from({ length: 3 }, () => [3, 3, false]),
    );
    expect(schema.safeParse({ ...start, records: added }).success).toBe(true);
    expect(toStarterRisks(chosen, added, around, makeId)).toEqual([]);
  });
});

describe('reviews in a calendar', () => {
  it('are those of open risks that have a day', () => {
    const [risk] = toStarterRisks(listStarters('idea', 'any').slice(0, 1), [], around, makeId) as [Risk];
    const risks: Risk[] = [
      { ...risk, id: 'a', reviewDate: '2026-12-01', description: 'The server fails', owner: 'Ana', mitigation: 'A second one' },
      { ...risk, id: 'b', reviewDate: '2026-12-02', status: 'resolved' },
      { ...risk, id: 'c' },
    ];
    expect(toReviews(risks)).toEqual([
      { id: 'risk-a', day: '2026-12-01', title: 'Review the risk: The server fails', details: 'Owner: Ana\nMitigation: A second one' },
    ]);
  });
});
