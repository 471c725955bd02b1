import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { readWorkbook } from '../../../e2e/support/workbook';
import { state, type FunnelExtra, type Step } from './model';
import { toWorkbook } from './sheets';
import { toTestSheets } from './test-sheets';

const around = { today: '2026-11-15', currency: 'USD' };
const { extra } = state.start(around);
const check = { ...extra.check, visitorsA: '900', conversionsA: '45', visitorsB: '1000', conversionsB: '80' };

async function recalculate(steps: readonly Step[], change: Partial<FunnelExtra>) {
  const { xlsxFile } = await import('@/formats/xlsx');
  const work = { ...extra, ...change };
  const sheets = [...toWorkbook(steps, work, around), ...toTestSheets(work, around)];
  return readWorkbook(Buffer.from(await (await xlsxFile(sheets)).arrayBuffer()));
}

describe('the workbook', () => {
  it('comes to what the screen shows, for any funnel', async () => {
    const anyStep = fc
      .record({ visitors: fc.integer({ min: 1, max: 5_000_000 }), share: fc.constantFrom(0, 1, 1 / 3, 2 / 3, 0.07, 0.5, 0.95) })
      .map(({ visitors, share }) => ({ visitors, conversions: Math.round(visitors * share) }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 0, max: 90_000 }),
        fc.integer({ min: -50, max: 100 }),
        async (counts, value, lift) => {
          const steps = counts.map((step, index) => ({ ...step, id: `s${index}`, name: `Step ${index}`, ideas: '' }));
          const { differences } = await recalculate(steps, { lifts: { s0: lift, s3: 5 }, value: String(value / 100), check });
          expect(differences).toEqual([]);
        },
      ),
      { numRuns: atMost(15) },
    );
  });

  // Of 4,574,891 visitors 228,745 do not convert; a tenth of them, 22,874.5, at $899.95 is $20,585,906.275: half a cent, which doubles miss.
  it('comes to the same cent where half a cent is rounded', async () => {
    const steps = [{ id: 's0', name: 'Step 0', ideas: '', visitors: 4_574_891, conversions: 4_346_146 }];
    expect((await recalculate(steps, { lifts: { s0: 0, s3: 5 }, value: '899.95', check })).differences).toEqual([]);
  });

  it('says what is a sample and leaves out a test that is not there', async () => {
    const { records } = state.start(around);
    const workbook = await recalculate(records, {});
    expect(workbook.sheets).toEqual(['Inputs', 'Assumptions', 'Rates', 'Funnel', 'Summary', 'Test plan']);
    expect(workbook.at('Inputs', 'A1')).toBe('Step Name (sample data)');
    // Money is left out without a value of a conversion.
    expect(workbook.at('Funnel', 'G2')).toBe('');
    expect(workbook.differences).toEqual([]);
  });

  it('has no formula for money that is too large, and a plan without its days where no traffic is known', async () => {
    const { records } = state.start(around);
    const huge = await recalculate(records, { value: '1e13', plan: { ...extra.plan, traffic: '0' } });
    expect(huge.differences).toEqual([]);
    expect(huge.at('Funnel', 'F2')).toBe(350);
    expect(huge.at('Funnel', 'G2')).toBeNull();
    expect([huge.at('Test plan', 'C9'), huge.at('Test plan', 'C11'), huge.at('Test plan', 'C12')]).toEqual([8158, '', '']);
  });

  it('stands a funnel that has steps without visitors', async () => {
    const steps = [0, 10].map((visitors, index) => ({ id: `s${index}`, name: 'x', visitors, conversions: 3, ideas: '' }));
    expect((await recalculate(steps, { value: '100' })).differences).toEqual([]);
  });
});
