import { beforeEach, describe, expect, it } from 'vitest';
import {
  adoptCurrency,
  amendDoc,
  amendPresent,
  changeWork,
  chooseCurrency,
  docOf,
  emptyWorkspace,
  hasAnyWork,
  hasWorkElsewhere,
  hasWorkIn,
  redoWork,
  sayOf,
  takeBack,
  tellChanges,
  undoWork,
  useWorkspace,
  workOf,
  type Work,
} from './store';

const start: Work = { data: { n: 0 }, drafts: {} };
const { getState } = useWorkspace;
const set = (n: number, say?: string, tool = 't') => changeWork(tool, 1, start, (work) => ({ ...work, data: { n } }), { say });
const present = () => (workOf(getState(), 't')?.data as { n: number } | undefined)?.n;
const history = () => docOf(getState(), 't')?.history;
const numbers = (works: readonly Work[] = []) => works.map(({ data }) => (data as { n: number }).n);

describe('the workspace', () => {
  beforeEach(() => useWorkspace.setState(emptyWorkspace, true));

  describe('a change that is taken back', () => {
    it.each([0, 1, 2, 5])('takes %i later ones with it, and all come again', (count) => {
      set(1);
      set(2, 'Said');
      for (let index = 0; index < count; index += 1) set(10 + index);
      expect(takeBack()).toBe(count);
      expect([present(), numbers(history()?.past), history()?.future.length]).toEqual([1, [0], count + 1]);
      for (let index = 0; index <= count; index += 1) redoWork('t');
      expect(present()).toBe(count === 0 ? 2 : 9 + count);
    });

    it('is gone when it was undone or never said', () => {
      expect(takeBack()).toBe(0);
      set(1, 'Said');
      undoWork('t');
      expect([takeBack(), present()]).toEqual([0, 0]);
    });

    it('says how many went with it, and nothing where it went alone', () => {
      const told: string[] = [];
      const undo: (() => void)[] = [];
      const stop = tellChanges((text, action) => {
        told.push(`${text}${action ? ` (${action.label})` : ''}`);
        if (action) undo.push(action.run);
      });
      set(1, 'One');
      undo.at(-1)?.();
      expect(told).toEqual(['One (Undo)']);
      set(2, 'Two');
      set(3);
      set(4);
      undo.at(-1)?.();
      expect(told).toEqual(['One (Undo)', 'Two (Undo)', 'Undone, with the 2 changes made after it. Redo brings them back.']);
      stop();
      set(5, 'Three');
      expect(told).toHaveLength(3);
    });

    it('said afterwards is the last one made', () => {
      sayOf('t', 'Nothing there');
      expect(getState().said).toBeUndefined();
      set(1);
      set(2);
      sayOf('t', 'Counted');
      expect([getState().said?.text, getState().said?.before.data, getState().said?.after.data]).toEqual(['Counted', { n: 1 }, { n: 2 }]);
      expect([takeBack(), present()]).toEqual([0, 1]);
    });
  });

  describe('a document', () => {
    it('is changed from what it holds when it enters the workspace', () => {
      const stop = useWorkspace.subscribe((now) => {
        const doc = docOf(now, 't');
        // Someone who watches brings the new document up to date before the change is made.
        if (doc && (doc.history.present.data as { n: number }).n === 0)
          amendDoc(doc.id, (work) => ({ ...work, data: { n: (work.data as { n: number }).n + 100 } }));
      });
      changeWork('t', 1, start, (work) => ({ ...work, data: { n: (work.data as { n: number }).n + 1 } }));
      stop();
      expect(present()).toBe(101);
      changeWork('t', 1, start, (work) => ({ ...work, data: { n: (work.data as { n: number }).n + 1 } }));
      expect(present()).toBe(102);
    });

    it('is amended in every state undo can reach, each state once', () => {
      set(1);
      set(2);
      set(3);
      undoWork('t');
      let asked = 0;
      amendDoc(docOf(getState(), 't')?.id ?? '', (work) => {
        asked += 1;
        return { ...work, data: { n: (work.data as { n: number }).n + 10 } };
      });
      expect([numbers(history()?.past), present(), numbers(history()?.future)]).toEqual([[10, 11], 12, [13]]);
      // Its start is the first of the past: the same state is asked about once.
      expect([asked, docOf(getState(), 't')?.start === history()?.past[0]]).toEqual([4, true]);
      const before = getState();
      amendDoc('unknown', (work) => ({ ...work }));
      expect(getState()).toBe(before);
    });

    it('holds work once anything was changed, and no longer when it was undone', () => {
      const has = () => [
        hasWorkIn(getState(), 't'),
        hasAnyWork(),
        hasWorkElsewhere(getState(), 'other'),
        hasWorkElsewhere(getState(), 't'),
      ];
      expect(has()).toEqual([false, false, false, false]);
      // A form that was only opened.
      amendPresent('t', 1, start, (work) => ({ ...work, drafts: { form: 'open' } }));
      expect(has()).toEqual([false, false, false, false]);
      set(1);
      expect(has()).toEqual([true, true, true, false]);
      set(0);
      expect(has()).toEqual([true, true, true, false]);
      undoWork('t');
      undoWork('t');
      expect(has()).toEqual([false, false, false, false]);
      // What came from outside is no step, and still work.
      useWorkspace.setState(emptyWorkspace, true);
      amendPresent('t', 1, start, (work) => ({ ...work, data: { n: 4 } }));
      expect(has()).toEqual([true, true, true, false]);
    });

    it('of another tool counts also while it waits to be read', () => {
      const waiting = (tool: string) => ({ app: 'groundwork', tool, version: 1, data: {} }) as const;
      useWorkspace.setState({ arrived: { a: waiting('t') } });
      expect([hasWorkElsewhere(getState(), 't'), hasWorkElsewhere(getState(), 'other'), hasAnyWork()]).toEqual([false, true, true]);
      useWorkspace.setState({ arrived: { a: waiting('t'), b: waiting('other') } });
      expect(hasWorkElsewhere(getState(), 't')).toBe(true);
      useWorkspace.setState(emptyWorkspace, true);
      set(1);
      set(2, undefined, 'other');
      expect(hasWorkElsewhere(getState(), 't')).toBe(true);
    });

    it('has a currency: adopted with an amount, or chosen as a step of its own', () => {
      adoptCurrency('t', 'EUR');
      expect(chooseCurrency('t', 'EUR', 'Now in euros')).toBe(false);
      expect(getState().docs).toEqual({});
      set(1);
      adoptCurrency('t', 'EUR', (data) => ({ ...(data as object), currency: 'EUR' }));
      expect([workOf(getState(), 't'), history()?.past.length]).toEqual([
        { data: { n: 1, currency: 'EUR' }, drafts: {}, currency: 'EUR' },
        1,
      ]);
      adoptCurrency('t', 'CHF');
      expect(workOf(getState(), 't')?.currency).toBe('CHF');
      expect(chooseCurrency('t', 'GBP', 'Now in pounds')).toBe(true);
      expect([workOf(getState(), 't')?.currency, getState().said?.text, history()?.past.length]).toEqual(['GBP', 'Now in pounds', 2]);
      takeBack();
      expect(workOf(getState(), 't')?.currency).toBe('CHF');
    });
  });
});
