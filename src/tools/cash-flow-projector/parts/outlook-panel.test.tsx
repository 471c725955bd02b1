import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readSettings, state, type Item } from '../model';
import { repeatAnnual } from '../outlook';
import { projectCash } from '../projection';
import OutlookPanel from './outlook-panel';
import { item as itemOf } from '../test-data';
import type { CashFlow } from './use-cash-flow';

const around = { today: '2026-11-15', currency: 'USD' };

const item = (name: string, type: Item['type'], amount: number, more: Partial<Item> = {}) =>
  itemOf(type, amount, { id: name, name, ...more });

/** What the panel says of a plan, as text. */
function show(all: Item[], startingCash: string): string {
  const settings = readSettings({ ...state.start(around).extra.settings, startingCash }, around);
  const flow = {
    projection: projectCash(all, settings),
    repeated: projectCash(repeatAnnual(all), settings),
    settings,
    records: { all, tool: { around } },
    repeatAll: () => {},
  };
  return renderToString(<OutlookPanel flow={flow as unknown as CashFlow} />)
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('the outlook on the screen', () => {
  // 100 a month comes in; 2,000 goes out each March, if it comes again.
  const income = item('Sales', 'income', 10_000);
  const insurance = item('Insurance', 'expense', 200_000, { frequency: 'annual', startMonth: '2026-03-01' });

  it('calls nothing alive that lives only because a yearly bill comes once, and offers to repeat it', () => {
    const said = show([income, insurance], '3,000');
    expect(said).toContain('Depends on annual items');
    expect(said).not.toContain('Default alive');
    // 3,000 + 27 × 100 − 3 × 2,000 at the third bill, in March 2028.
    expect(said).toContain('26 months if annual items repeat');
    expect(said).toContain('“Insurance” is annual but counts only once. Repeated every 12 months, cash goes below zero in March 2028.');
    expect(said).toContain('Repeat it every year');
  });

  it('gives both figures where the bill only brings the end nearer', () => {
    const wages = item('Wages', 'expense', 15_000);
    const bill = { ...insurance, amount: 60_000 };
    // 50 less each month: 2,000 − 600 lasts 28 months; with 600 in each of two Marches, 2,000 − 1,200 lasts 16.
    const said = show([income, wages, bill], '2,000');
    expect(said).toContain('Default dead');
    expect(said).toContain('28 months 16 months if annual items repeat');
    expect(said).toContain('May 2028 May 2027 if annual items repeat');
  });

  it('is plain once the bill is repeated, and where it can be paid each year', () => {
    const repeated = show([income, { ...insurance, isRepeated: true }], '3,000');
    expect(repeated).toContain('Default dead');
    expect(repeated).not.toContain('only once');
    const rich = show([income, insurance], '10,000');
    expect(rich).toContain('Default alive');
    expect(rich).toContain('counts only once. Repeated every 12 months, cash still stays at or above zero for 60 months.');
  });
});
