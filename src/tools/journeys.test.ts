import { describe, expect, it } from 'vitest';
import { journeys, nextAfter } from './journeys';
import { catalogue, relatedTools } from './registry';

describe('journeys', () => {
  it('lead through tools that exist, each once a way', () => {
    const ids = new Set(catalogue.map(({ id }) => id));
    for (const { title, steps } of journeys) {
      expect(
        steps.filter((id) => !ids.has(id)),
        title,
      ).toEqual([]);
      expect(new Set(steps).size, title).toBe(steps.length);
    }
  });

  it('say what comes next, and nothing after the last step', () => {
    expect(nextAfter('idea-validator')).toBe('business-model-canvas');
    expect(nextAfter('tax-calculator')).toBeUndefined();
    expect(nextAfter('kpi-dashboard')).toBeUndefined();
    const entry = catalogue.find(({ id }) => id === 'invoice-generator');
    expect(
      entry &&
        relatedTools(entry, ['kpi-dashboard'])
          .map(({ id, isNext }) => [id, isNext])
          .slice(0, 2),
    ).toEqual([
      ['financial-tracker', true],
      ['kpi-dashboard', undefined],
    ]);
  });
});
