import { describe, expect, it } from 'vitest';
import { catalogue, relatedTools } from '@/tools/registry';
import { searchTools } from './search-index';

const ids = (query: string) => searchTools(query).map(({ id }) => id);

describe('the search for tools', () => {
  it('finds a tool by its name, in any case and with a slip of the finger', () => {
    expect(ids('Invoice Generator')[0]).toBe('invoice-generator');
    expect(ids('invoise')).toContain('invoice-generator');
    // Of three letters each one counts.
    expect(ids('kpx')).not.toContain('kpi-dashboard');
    expect(ids('kpi')[0]).toBe('kpi-dashboard');
  });

  it('finds by the beginning of a word, from two letters on', () => {
    expect(ids('invoi')).toContain('invoice-generator');
    expect(ids('eq')).toContain('equity-calculator');
    expect(ids('q')).toEqual([]);
  });

  it('asks for every word, and for any where no tool has all', () => {
    const both = ids('tax calculator');
    expect(both[0]).toBe('tax-calculator');
    expect(both.length).toBeLessThan(ids('calculator').length + 1);
    expect(ids('invoice xyzzyplugh')).toContain('invoice-generator');
    expect(ids('xyzzyplugh')).toEqual([]);
  });

  it('gives each tool once', () => {
    for (const query of ['plan', 'price', 'customer', 'legal']) expect(new Set(ids(query)).size).toBe(ids(query).length);
  });
});

describe('the catalogue', () => {
  it('begins and ends as it is written down, and has each tool once', () => {
    expect(catalogue.slice(0, 3).map(({ id }) => id)).toEqual(['business-plan', 'invoice-generator', 'financial-tracker']);
    expect(catalogue.at(-1)?.id).toBe('sales-pitch-generator');
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
  });

  it('has three tools to go on with: what comes next, those that are named, then those of the same category, never itself', () => {
    // No way leads through this one.
    const own = catalogue.find(({ id }) => id === 'swot-analysis-generator');
    const others = catalogue.filter((entry) => entry !== own);
    if (!own) throw new Error('there is no tool');
    const related = (names: string[]) => relatedTools(own, names).map(({ id }) => id);
    const alike = others.filter(({ category }) => category === own.category).map(({ id }) => id);
    expect(related([])).toEqual(alike.slice(0, 3));
    expect(related(['tax-calculator', own.id, 'kpi-dashboard', 'unknown'])).toEqual([
      'tax-calculator',
      'kpi-dashboard',
      alike.find((id) => id !== 'tax-calculator' && id !== 'kpi-dashboard'),
    ]);
    expect(related(['tax-calculator', 'kpi-dashboard', 'logo-maker', 'task-manager'])).toEqual([
      'tax-calculator',
      'kpi-dashboard',
      'logo-maker',
    ]);
    expect(Object.keys(relatedTools(own, [])[0] ?? {})).toEqual(['id', 'name', 'path', 'icon', 'gradient']);
    const plan = catalogue.find(({ id }) => id === 'business-plan');
    expect(
      plan &&
        relatedTools(plan, ['tax-calculator'])
          .map(({ id }) => id)
          .slice(0, 2),
    ).toEqual(['startup-checklist', 'tax-calculator']);
  });
});
