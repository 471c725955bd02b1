import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../../build/runs';
import { pasteLimit, state, type PricingData } from '../model';
import { fitLines } from './long-paste';
import { Studies } from './studies';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const tabs = ['survey', 'demand', 'economics'] as const;

const show = (tab: (typeof tabs)[number], data: PricingData) =>
  renderToString(
    <Studies
      tab={tab}
      tool={{
        data,
        around,
        drafts: {},
        taken: undefined,
        change: () => {},
        setDraft: () => {},
        showDraft: () => {},
        changeAll: () => {},
        setCurrency: () => {},
        say: () => {},
      }}
    />,
  );

const number = fc.oneof(
  fc.constantFrom('', '0', '-5', 'abc', '1e12', '9999999999999', '0.001', '12*3', '100', '99'),
  fc.nat(100_000).map(String),
  fc.string({ maxLength: 6 }),
);
const line = fc.array(number, { minLength: 1, maxLength: 5 }).map((cells) => cells.join(','));
const pasted = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n'));

describe('a long paste', () => {
  it('is kept in whole lines, and what is left out is counted', () => {
    expect(fitLines('1,2,3,4\r\n5,6,7,8')).toEqual({ text: '1,2,3,4\n5,6,7,8', left: 0 });
    const line = '10,20,30,40';
    const { text, left } = fitLines(Array.from({ length: 20_000 }, () => line).join('\n'));
    expect(text.length).toBeLessThanOrEqual(pasteLimit);
    expect(text.endsWith(`\n${line}`)).toBe(true);
    expect(text.split('\n').length + left).toBe(20_000);
  });
});

describe('the studies', () => {
  it('show no fault, whatever was pasted and typed', () => {
    const costs = fc.record({
      price: number,
      unitCost: number,
      fixedCosts: number,
      markup: number,
      targetMargin: number,
      discount: number,
      unitsNow: number,
    });
    const studies = fc.record({
      survey: pasted,
      demand: pasted,
      rangeLines: fc.constantFrom('narrow', 'original', 'x'),
      demandKind: fc.constantFrom('prices', 'highest', ''),
      basis: fc.constantFrom('lowest', 'average', ''),
    });
    fc.assert(
      fc.property(studies, costs, (given, typed) => {
        for (const tab of tabs) {
          // What was typed stands in the fields as typed; the rest is ours.
          const html = show(tab, { ...start, studies: given, costs: typed }).replace(/<textarea.*?<\/textarea>|<input[^>]*>/gs, '');
          expect(html).not.toMatch(/NaN|Infinity|undefined|\[object /);
          expect(html).not.toContain(' style="');
        }
      }),
      { numRuns: atMost(80) },
    );
  });

  it('name no best price where nothing is earned', () => {
    const asked = (demand: string) =>
      show('demand', { ...start, studies: { ...start.studies, demand }, costs: { ...start.costs, unitCost: '20' } });
    expect(asked('0,100%\n10,0%')).toContain('None of these prices brings in anything.');
    expect(asked('10,50%')).toContain('None of these prices leaves anything after the cost per unit.');
    expect(asked('0,100%\n10,0%')).not.toContain('Best revenue');
  });

  it('say what is sample', () => {
    const sample = state.sample?.(around) ?? start;
    for (const tab of tabs) {
      expect(show(tab, sample)).toContain('>Sample<');
      expect(show(tab, start)).not.toContain('>Sample<');
    }
  });
});
