import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allScenarios,
  copyScenario,
  mostScenarios,
  noScenarios,
  openScenario,
  removeScenario,
  renameScenario,
  suggestName,
  switchScenario,
} from './scenarios';

describe('scenarios', () => {
  it('start as one, copy the open one and keep each to itself', () => {
    const start = noScenarios<number>();
    expect(allScenarios(start, 7)).toEqual([{ id: 'base', name: 'Base', work: 7 }]);
    const copied = copyScenario(start, 7, 'b', suggestName(allScenarios(start, 7)));
    expect(copied.work).toBe(7);
    expect(openScenario(copied.scenarios, 7).name).toBe('Best');
    // The copy is changed to 9; the first still holds 7.
    const back = switchScenario(copied.scenarios, 9, 'base');
    expect(back.work).toBe(7);
    expect(allScenarios(back.scenarios, 7).map(({ name, work }) => [name, work])).toEqual([
      ['Base', 7],
      ['Best', 9],
    ]);
  });

  it('are removed down to the last, opening a neighbour', () => {
    const { scenarios } = copyScenario(noScenarios<number>(), 1, 'b', 'Best');
    const removed = removeScenario(scenarios, 2, 'b');
    expect(removed.work).toBe(1);
    expect(allScenarios(removed.scenarios, 1)).toHaveLength(1);
    expect(removeScenario(removed.scenarios, 1, 'base').work).toBe(1);
    expect(removeScenario(scenarios, 2, 'base')).toMatchObject({ work: 2, scenarios: { openId: 'b' } });
  });

  it('never share a name and refuse an empty one', () => {
    const { scenarios } = copyScenario(noScenarios<number>(), 1, 'b', 'Base');
    expect(scenarios.list.map(({ name }) => name)).toEqual(['Base', 'Base 2']);
    expect(renameScenario(scenarios, 1, 'b', '  ')).toBe(scenarios);
    expect(renameScenario(scenarios, 1, 'b', ' Base ').list.map(({ name }) => name)).toEqual(['Base', 'Base 2']);
    expect(renameScenario(scenarios, 1, 'b', 'Slow start').list[1]?.name).toBe('Slow start');
  });

  it('hold whatever was last put into them, whatever the order of steps', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('set' as const), value: fc.integer() }),
      fc.record({ kind: fc.constant('copy' as const) }),
      fc.record({ kind: fc.constant('switch' as const), at: fc.nat(3) }),
      fc.record({ kind: fc.constant('remove' as const), at: fc.nat(3) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let scenarios = noScenarios<number>();
        let work = 0;
        let count = 0;
        // The plain statement of the same thing: a list of values and which one is open.
        let values = [0];
        let open = 0;
        for (const one of steps) {
          const idAt = (at: number) => allScenarios(scenarios, work)[at % values.length]?.id ?? '';
          if (one.kind === 'set') {
            work = one.value;
            values[open] = one.value;
          } else if (one.kind === 'copy') {
            count += 1;
            ({ scenarios, work } = copyScenario(scenarios, work, `s${count}`, 'Copy'));
            if (values.length < mostScenarios) {
              values = [...values, values[open] ?? 0];
              open = values.length - 1;
            }
          } else if (one.kind === 'switch') {
            ({ scenarios, work } = switchScenario(scenarios, work, idAt(one.at)));
            open = one.at % values.length;
          } else if (values.length > 1) {
            const at = one.at % values.length;
            ({ scenarios, work } = removeScenario(scenarios, work, idAt(at)));
            values = values.filter((_, index) => index !== at);
            open = open === at ? Math.max(0, at - 1) : open > at ? open - 1 : open;
          }
          expect(allScenarios(scenarios, work).map((scenario) => scenario.work)).toEqual(values);
          expect(work).toBe(values[open]);
        }
      }),
    );
  });

  it('survive a list that does not hold the open one', () => {
    const odd = { openId: 'gone', list: [{ id: 'a', name: 'A', work: 1 }] };
    expect(allScenarios(odd, 5)).toEqual([{ id: 'a', name: 'A', work: 5 }]);
    expect(openScenario(odd, 5).work).toBe(5);
  });
});
