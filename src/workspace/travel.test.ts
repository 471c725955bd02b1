import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { now } from '@/platform/clock';
import { renameDoc, startNewDoc } from './documents';
import { amendPresent, changeWork, docOf, emptyWorkspace, useWorkspace, workOf, type Envelope, type Work } from './store';
import { settleArrived } from './arrive';
import { collectWork, isEnvelope, packOpen, packTab, receiveWork, toEnvelope } from './travel';

const start: Work = { data: { n: 0 }, drafts: {} };
const { getState } = useWorkspace;
const set = (n: number, tool = 't') => changeWork(tool, 1, start, (work) => ({ ...work, data: { n } }));
const screen = {
  version: 1,
  start,
  title: () => '',
  read: ({ data }: Envelope) => Promise.resolve(data === 'bad' ? undefined : { work: { data, drafts: {} }, versions: [] }),
};
const envelope = (n: unknown, more: object = {}): Envelope => ({ app: 'groundwork', tool: 't', version: 1, data: { n }, ...more });
const present = () => workOf(getState(), 't')?.data;

describe('the workspace', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T09:00:00Z') });
    useWorkspace.setState(emptyWorkspace, true);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  describe('work on its way out', () => {
    it('is an envelope with what was said of it, and nothing that was not', () => {
      set(1);
      const doc = docOf(getState(), 't')!;
      const plain = { app: 'groundwork', tool: 't', version: 1, id: doc.id, changedAt: now(), data: { n: 1 }, drafts: {} };
      expect(toEnvelope(doc)).toEqual(plain);
      expect(toEnvelope({ ...doc, name: 'Plan', list: 'rivals' })).toEqual({ ...plain, name: 'Plan', list: 'rivals' });
    });

    it('is all that was changed, says what was open, and may be of one tool only', () => {
      set(1);
      startNewDoc('t');
      set(2);
      set(3, 'other');
      amendPresent('looked', 1, start, (work) => work);
      const waiting = envelope(7, { tool: 'waiting' });
      useWorkspace.setState({ arrived: { a: waiting }, refused: { b: envelope('x') } });
      expect(collectWork().map(({ tool, data, isOpen }) => [tool, (data as { n: unknown }).n, isOpen])).toEqual([
        ['t', 1, undefined],
        ['t', 2, true],
        ['other', 3, true],
        ['waiting', 7, undefined],
        ['t', 'x', undefined],
      ]);
      expect(collectWork('t').map(({ data }) => (data as { n: unknown }).n)).toEqual([1, 2, 'x']);
      useWorkspace.setState({ lists: { rivals: [] } });
      expect(packTab()).toEqual({ documents: collectWork(), lists: { rivals: [] }, company: { answers: {} } });
    });

    it('as a file has neither open forms nor what belongs to this tab', () => {
      set(1);
      renameDoc(docOf(getState(), 't')?.id ?? '', 'Plan');
      expect(packOpen('t')).toEqual({ app: 'groundwork', tool: 't', version: 1, name: 'Plan', changedAt: now(), data: { n: 1 } });
      expect(packOpen('never shown')).toBeUndefined();
    });
  });

  describe('work that arrives', () => {
    const values: [unknown, boolean][] = [
      [envelope(1), true],
      [{ ...envelope(1), data: undefined }, true],
      [null, false],
      ['text', false],
      [{}, false],
      [{ ...envelope(1), app: 'other' }, false],
      [{ ...envelope(1), tool: 5 }, false],
      [{ ...envelope(1), version: '1' }, false],
      [{ app: 'groundwork', tool: 't', version: 1 }, false],
      [{ app: 'groundwork', tool: 't', data: {} }, false],
      [{ app: 'groundwork', version: 1, data: {} }, false],
      [{ tool: 't', version: 1, data: {} }, false],
    ];
    it.each(values.map(([value, is]) => [JSON.stringify(value), value, is] as const))('is known by its envelope: %s', (_, value, is) => {
      expect(isEnvelope(value)).toBe(is);
    });

    it('changes nothing where there is none', async () => {
      const before = getState();
      receiveWork([]);
      receiveWork('x');
      await settleArrived('t', screen);
      expect(getState()).toBe(before);
    });

    it('waits for its own tool', async () => {
      receiveWork([envelope(1), envelope(2, { tool: 'other' })]);
      await settleArrived('t', screen);
      expect([present(), Object.values(getState().arrived).map(({ tool }) => tool)]).toEqual([{ n: 1 }, ['other']]);
    });

    it('keeps its id, name, time and list, where they are sound', async () => {
      receiveWork(envelope(1, { id: 'mine', name: 'Plan', changedAt: 5, list: 'rivals' }));
      await settleArrived('t', screen);
      expect(docOf(getState(), 't')).toMatchObject({ id: 'mine', name: 'Plan', changedAt: 5, openedAt: 5, list: 'rivals' });
      // What was before it came is nothing to go back to.
      expect(docOf(getState(), 't')?.history.past).toEqual([]);
    });

    it.each([
      ['no time', {}],
      ['no number', { changedAt: Number.NaN }],
      ['words', { changedAt: '5' }],
      ['for ever', { changedAt: Infinity }],
    ])('gets what is not: %s', async (_, more) => {
      receiveWork(envelope(1, { id: 5, name: null, list: 'shoes', ...more }));
      const [key] = Object.keys(getState().arrived);
      await settleArrived('t', screen);
      const doc = docOf(getState(), 't');
      expect(doc).toMatchObject({ id: key, name: '', changedAt: now(), openedAt: now() });
      expect(doc).not.toHaveProperty('list');
    });

    it.each(['apart', 'metrics', 'posts', 'rivals'])('may be of the list %s', async (list) => {
      receiveWork(envelope(1, { list }));
      await settleArrived('t', screen);
      expect(docOf(getState(), 't')?.list).toBe(list);
    });

    it('does not take the place of what is on screen, unless it was open itself', async () => {
      set(1);
      receiveWork(envelope(2));
      await settleArrived('t', screen);
      expect([present(), getState().turns, Object.keys(getState().docs).length]).toEqual([{ n: 1 }, {}, 2]);
      receiveWork(envelope(3, { isOpen: true }));
      await settleArrived('t', screen);
      expect([present(), getState().turns]).toEqual([{ n: 3 }, { t: 1 }]);
      receiveWork(envelope(4, { isOpen: true }));
      await settleArrived('t', screen);
      expect([present(), getState().turns]).toEqual([{ n: 4 }, { t: 2 }]);
    });

    it('takes the place of a document that was only looked at', async () => {
      amendPresent('t', 1, start, (work) => ({ ...work, drafts: { form: 'open' } }));
      receiveWork(envelope(2));
      await settleArrived('t', screen);
      expect([present(), getState().turns]).toEqual([{ n: 2 }, { t: 1 }]);
    });

    it('with an id that is in use gets another', async () => {
      receiveWork([envelope(1, { id: 'same' }), envelope(2, { id: 'same' })]);
      await settleArrived('t', screen);
      expect(Object.values(getState().docs).map(({ history }) => history.present.data)).toEqual(
        expect.arrayContaining([{ n: 1 }, { n: 2 }]),
      );
    });

    it('is put in place once, also when two screens ask for it', async () => {
      receiveWork([envelope(1), { ...envelope(0), data: 'bad' }]);
      await Promise.all([settleArrived('t', screen), settleArrived('t', screen)]);
      expect([Object.keys(getState().docs).length, Object.keys(getState().refused).length, getState().arrived]).toEqual([1, 1, {}]);
    });
  });
});
