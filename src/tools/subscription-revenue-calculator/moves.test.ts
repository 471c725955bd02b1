import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { xlsxFile } from '@/formats/xlsx';
import { emptyDraft } from '@/lib/fields';
import { readWorkbook } from '../../../e2e/support/workbook';
import { computeCohorts } from './cohorts';
import { moveFields, nameTiers, readSettings, settingFields, state, type Tier } from './model';
import { computeWhatIf, readMoves, type Moves } from './moves';
import { computeProjection } from './projection';
import { schema } from './schema';
import { toWorkbook } from './workbook';

const around = { today: '2026-11-15', currency: 'USD' };
const settings = readSettings({ ...emptyDraft(settingFields, ''), months: '12', monthlyShare: '100' }, around);
const tier = (id: string, price: number, subscribers: number, churn: number, growth: number): Tier => ({
  id,
  name: id,
  monthlyPrice: price * 100,
  annualPrice: price * 1000,
  churn,
  subscribers,
  growth,
  newBy: 'growth',
  newCount: 0,
  cap: 0,
});
const none: Moves = readMoves(emptyDraft(moveFields, ''), around);
const basic = tier('basic', 10, 100, 0, 0);
const pro = tier('pro', 30, 0, 0, 0);
const whatIf = (moves: Partial<Moves>, tiers = [basic, pro]) => computeWhatIf(tiers, settings, { ...none, ...moves })!;

describe('what if', () => {
  it('lets trials in, by hand', () => {
    // 50 trials a month, 20% stay: 10 more each month at $10, so 1 + 2 + … + 12 = 78 months of 10 subscribers.
    const { gain, months, alone } = whatIf({ trialStarts: 50, trialRate: 0.2, trialTier: 'basic' });
    expect([gain / 100, alone.trials / 100, months[0]!.moved / 100]).toEqual([7_800, 7_800, 1_100]);
  });

  it('raises prices once, and loses some over it', () => {
    // $1,000 a month for 5 months, then 90 subscribers at $12: $1,080 for 7 months.
    const { months, gain } = whatIf({ riseMonth: 6, rise: 0.2, riseLoss: 0.1 });
    expect(months.map(({ moved }) => moved / 100)).toEqual([...Array<number>(5).fill(1_000), ...Array<number>(7).fill(1_080)]);
    expect(gain / 100).toBe(560);
  });

  it('moves people up to a dearer tier', () => {
    // A tenth of 100 moves up in month 1: 90 at $10 and 10 at $30.
    const { months } = whatIf({ upgradeFrom: 'basic', upgradeTo: 'pro', upgradeRate: 0.1 });
    expect(months.slice(0, 2).map(({ moved }) => moved / 100)).toEqual([1_200, 1_380]);
    expect(whatIf({ upgradeFrom: 'basic', upgradeTo: 'basic', upgradeRate: 0.1 }).gain).toBe(0);
    expect(whatIf({ upgradeFrom: 'basic', upgradeTo: 'gone', upgradeRate: 0.1 }).gain).toBe(0);
  });

  it('is the projection itself where nothing moves', () => {
    const rate = fc.integer({ min: 0, max: 30 }).map((value) => value / 100);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 9999 }), rate, rate), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        (rows, roundsMonthly) => {
          const tiers = rows.map(([price, count, churn, growth], place) => tier(String(place), price, count, churn, growth));
          const projection = computeProjection(tiers, { ...settings, roundsMonthly });
          const result = computeWhatIf(tiers, { ...settings, roundsMonthly }, none);
          expect(result?.months.map(({ moved }) => moved)).toEqual(projection.revenue);
          expect([result?.gain, result?.alone]).toEqual([0, { trials: 0, rise: 0, upgrades: 0 }]);
        },
      ),
    );
    expect(computeWhatIf([], settings, none)).toBeNull();
  });

  it('is kept with the work, and older work has none', () => {
    const start = state.start(around);
    expect(schema.safeParse(start).success).toBe(true);
    const moves = { ...emptyDraft(moveFields, ''), trialStarts: '50' };
    const kept = schema.safeParse({ ...start, extra: { ...start.extra, moves } });
    expect(kept.data?.extra.moves?.trialStarts).toBe('50');
  });
});

describe('cohorts', () => {
  const growing = tier('g', 10, 100, 0.1, 0.2);
  const projection = computeProjection([growing], settings);

  it('thin out month by month, by hand', () => {
    const cohorts = computeCohorts(projection);
    expect(cohorts[0]?.left.slice(0, 3)).toEqual([100, 90, 81]);
    // 20 join in month 1, and a tenth of those who are there leaves.
    expect(cohorts[1]?.left[0]).toBe(20);
    expect(cohorts[1]?.left[1]).toBeCloseTo(18, 9);
    expect(cohorts).toHaveLength(13);
    expect(computeCohorts({ ...projection, totalRevenue: null })).toEqual([]);
  });

  it('add up to everybody who is there', () => {
    const cohorts = computeCohorts(projection);
    for (let month = 1; month <= 12; month += 1) {
      const there = cohorts.reduce((sum, { joined, left }) => sum + (left[month - joined] ?? 0), 0);
      expect(there).toBeCloseTo(projection.tiers[0]!.months[month - 1]!.count, 6);
    }
  });

  it('are in the workbook, worked out again by another program', async () => {
    const tiers = state.sample!(around).records;
    for (const roundsMonthly of [false, true]) {
      const given = { ...readSettings(emptyDraft(settingFields, ''), around), roundsMonthly };
      const book = {
        projection: computeProjection(tiers, given),
        settings: given,
        currency: 'USD',
        isSample: true,
        samples: [],
        names: nameTiers(tiers),
      };
      const sheets = toWorkbook(book);
      expect(sheets.map(({ name }) => name)).toContain('Cohorts');
      expect(readWorkbook(Buffer.from(await (await xlsxFile(sheets)).arrayBuffer())).differences).toEqual([]);
    }
  });
});
