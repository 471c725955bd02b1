import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessMapping, planImport } from '@/kinds/records/import-records';
import { readFunnelReport, readSegments, toSteps } from './analytics';
import { compareSegments } from './segments';
import { otherNames } from './content';
import { computeFunnel, fields, stepIdentity } from './model';

const around = { today: '2026-11-15', currency: 'USD' };

async function importOf(text: string) {
  const table = await readFunnelReport(text);
  if (!table) return undefined;
  const mapping = guessMapping(fields, table.headers, otherNames);
  const plan = planImport(fields, table, mapping, [], around, { identity: stepIdentity, makeId: () => 'x' });
  expect(plan.problems).toEqual([]);
  return plan.records.map(({ name, visitors, conversions }) => [name, visitors, conversions]);
}

const report = `# ----------------------------------------
# Checkout journey
# Account: Demo
# 20261001-20261031
# ----------------------------------------

Step,Active users,Completion rate,Abandonments,Abandonment rate
1. Session start,10000,30%,7000,70%
2. View item,3000,40%,1800,60%
3. Add to cart,1200,12.5%,1050,87.5%
4. Purchase,150,,,
`;

describe('a funnel report', () => {
  it('becomes steps with those who go on', async () => {
    const steps = await importOf(report);
    expect(steps).toEqual([
      ['Session start', 10_000, 3000],
      ['View item', 3000, 1200],
      ['Add to cart', 1200, 150],
      ['Purchase', 150, 150],
    ]);
    const records = (steps ?? []).map(([name, visitors, conversions], index) => ({
      id: String(index),
      name: String(name),
      visitors: Number(visitors),
      conversions: Number(conversions),
      ideas: '',
    }));
    // 150 of 10,000 bought.
    expect(computeFunnel(records)).toMatchObject({ overall: 0.015, hasGaps: false });
  });

  it('is read with step, users and rate alone, as percent or as a fraction', async () => {
    const wanted = [
      ['Visit', 4621, 1284],
      ['View', 1284, 321],
      ['Buy', 321, 321],
    ];
    expect(await importOf('Step,Users,Completion rate\nVisit,4621,27.8%\nView,1284,25%\nBuy,321,')).toEqual(wanted);
    expect(await importOf('Step;Users;Completion rate\nVisit;4621;0.27786\nView;1284;0.25\nBuy;321;0')).toEqual(wanted);
    // An open funnel: others join at the second step.
    expect(await importOf('Step,Users,Completion rate\nVisit,1000,20%\nView,900,50%\nBuy,450,')).toEqual([
      ['Visit', 1000, 200],
      ['View', 900, 450],
      ['Buy', 450, 450],
    ]);
  });

  it('takes a rate that may be of anyone only where it leads to the next step', async () => {
    const onward = 'Step,Users,Conversion rate\nVisit,1000,30%\nCart,300,50%\nPay,150,40%';
    expect(await importOf(onward)).toEqual([
      ['Visit', 1000, 300],
      ['Cart', 300, 150],
      ['Pay', 150, 60],
    ]);
    const backward = 'Step,Users,Conversion rate\nVisit,1000,100%\nCart,300,30%\nPay,150,50%';
    expect(await importOf(backward)).toEqual([
      ['Visit', 1000, 300],
      ['Cart', 300, 150],
      ['Pay', 150, 150],
    ]);
  });

  it('takes the totals of a breakdown, adds its parts up, or names each where they go other ways', async () => {
    const rows = '1. Visit,Total,1000,50%\n1. Visit,mobile,600,40%\n2. Buy,Total,500,\n2. Buy,mobile,240,';
    expect(await importOf(`Step,Device category,Active users,Completion rate\n${rows}`)).toEqual([
      ['Visit', 1000, 500],
      ['Buy', 500, 500],
    ]);
    const parts = '1. Visit,mobile,600,40%\n1. Visit,desktop,400,65%\n2. Buy,mobile,240,\n2. Buy,desktop,260,';
    expect(await importOf(`Step,Device category,Active users,Completion rate\n${parts}`)).toEqual([
      ['Visit', 1000, 500],
      ['Buy', 500, 500],
    ]);
    const unlike = '1. Visit,mobile,600,40%\n2. Buy,mobile,240,\n1. Visit,desktop,400,65%\n2. Call,desktop,260,';
    expect((await importOf(`Step,Device category,Active users,Completion rate\n${unlike}`))?.map(([name]) => name)).toEqual([
      'Visit (mobile)',
      'Buy (mobile)',
      'Visit (desktop)',
      'Call (desktop)',
    ]);
    for (const word of ['Totals', 'Grand total', '(all)', 'RESERVED_TOTAL', 'All users'])
      expect(await importOf(`Step,Device category,Active users,Completion rate\n${rows.replaceAll('Total', word)}`)).toHaveLength(2);
  });

  it('is read with a share behind each count, as it is shown on the screen', async () => {
    const shown =
      'Step,Device category,Active users (% of Step 1),Completion rate,Abandonments\n1. Visit,Total,"12,480 (100%)",41.2%,"7,338"\n1. Visit,mobile,"9,000 (100%)",35%,"5,850"\n2. Buy,Total,"5,142 (41.2%)",,\n2. Buy,mobile,"3,150 (35%)",,';
    expect(await importOf(shown)).toEqual([
      ['Visit', 12_480, 5142],
      ['Buy', 5142, 5142],
    ]);
  });

  it('keeps its segments apart, and says where one falls behind', async () => {
    const rows =
      '1. Visit,Total,1000,50%\n1. Visit,mobile,600,40%\n1. Visit,desktop,400,65%\n2. Buy,Total,500,\n2. Buy,mobile,240,\n2. Buy,desktop,260,';
    const segments = await readSegments(`Step,Device category,Active users,Completion rate\n${rows}`);
    expect(segments.map(({ name }) => name)).toEqual(['mobile', 'desktop']);
    const { overall, segments: compared } = compareSegments(segments);
    // 500 of 1,000 in all; of 600 on a phone 240 go on (40%), at 50% it would be 60 more; a fifth less than everybody.
    expect(overall).toBe(0.5);
    expect(compared[0]).toMatchObject({
      name: 'mobile',
      visitors: 600,
      overall: 0.4,
      weakest: { name: 'Visit', rate: 0.4, everybody: 0.5, missing: 60 },
    });
    expect(compared[0]?.against).toBeCloseTo(-0.2);
    expect(compared[1]).toMatchObject({ name: 'desktop', overall: 0.65, weakest: undefined });
    expect(await readSegments('Step,Users,Completion rate\nVisit,10,50%\nBuy,5,')).toEqual([]);
    expect(compareSegments([])).toEqual({ overall: null, rates: [], segments: [] });
  });

  it('leaves any other table to the usual way', async () => {
    expect(await importOf('Step Name,Visitors,Conversions\na,10,5')).toBeUndefined();
    expect(await importOf('Step,Users,Bought\na,10,5')).toBeUndefined();
    expect(await importOf('Date,Amount\n2026-01-01,5')).toBeUndefined();
  });

  it('finds those who go on in any closed funnel, however its rates are rounded', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.constantFrom(0, 1, 2),
        (shares, first, decimals) => {
          const users = [first];
          for (const share of shares) users.push(Math.floor(((users.at(-1) ?? 0) * share) / 1000));
          const rows = users.map((count, index) => [
            `${index + 1}. Step`,
            String(count),
            index < users.length - 1 && count > 0 ? `${(((users[index + 1] ?? 0) / count) * 100).toFixed(decimals)}%` : '',
          ]);
          const table = toSteps({ headers: ['Step', 'Active users', 'Completion rate'], rows });
          expect(table?.rows.map(([, visitors, conversions]) => [Number(visitors), Number(conversions)])).toEqual(
            users.map((count, index) => [count, users[index + 1] ?? count]),
          );
        },
      ),
    );
  });
});
