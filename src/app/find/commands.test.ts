import { beforeEach, describe, expect, it } from 'vitest';
import { toEntry } from '@/tools/define-tool';
import { addInvoice } from '@/tools/invoice-generator/list';
import { state as invoices } from '@/tools/invoice-generator/model';
import { useSettings } from '@/workspace/settings';
import { changeWork, docOf, emptyWorkspace, useWorkspace } from '@/workspace/store';
import { findCommands, listActions, settingsPages, type OtherDialog } from './commands';
import { startInvoice } from './start-invoice';

const tools = ['business-plan', 'invoice-generator', 'market-map'].map((id) =>
  toEntry(id, { name: id, description: '', category: 'Planning', icon: 'x', keywords: [] }),
);
const shown: OtherDialog[] = [];
const around = { tools, theme: 'dark' as const, keeping: 'off' as const, tool: 'business-plan', show: (dialog: OtherDialog) => shown.push(dialog) }; // prettier-ignore
const actions = listActions(around);
const actionOf = (id: string) => actions.find((one) => one.id === id);

beforeEach(() => {
  useWorkspace.setState(emptyWorkspace, true);
  shown.length = 0;
});

describe('what can be done from anywhere', () => {
  it('is a new document of each tool that is there and makes one thing', () => {
    const made = actions.filter(({ id }) => id.startsWith('new '));
    expect(made.map(({ name, href }) => [name, href])).toEqual([
      ['New invoice', '/invoice-generator'],
      ['New business plan', '/business-plan'],
    ]);
    const start = { data: { title: '' }, drafts: {} };
    changeWork('business-plan', 1, start, (work) => ({ ...work, data: { title: 'Mine' } }));
    actionOf('new business-plan')?.run?.();
    const { docs, open, turns } = useWorkspace.getState();
    expect([Object.keys(docs).length, open['business-plan'], turns['business-plan']]).toEqual([1, undefined, 1]);
  });

  it('is another theme than the one there is', () => {
    const themesFor = (theme: 'dark' | 'light' | 'system') =>
      listActions({ ...around, theme }).flatMap(({ id }) => (id.startsWith('theme ') ? [id.slice('theme '.length)] : []));
    expect([themesFor('dark'), themesFor('light'), themesFor('system')]).toEqual([
      ['light', 'system'],
      ['dark', 'system'],
      ['dark', 'light'],
    ]);
    actionOf('theme light')?.run?.();
    expect(useSettings.getState().theme).toBe('light');
    useSettings.setState({ theme: 'system' });
  });

  it('is to keep the work, as long as it is not kept', () => {
    const isOffered = (keeping: 'off' | 'saved' | 'failed') => listActions({ ...around, keeping }).some(({ id }) => id === 'keep');
    expect([isOffered('off'), isOffered('saved'), isOffered('failed')]).toEqual([true, false, false]);
  });

  it('opens a dialog in the place of the search, or a page', () => {
    for (const id of ['restore', 'forget', 'shortcuts']) actionOf(id)?.run?.();
    expect(shown).toEqual(['restore', 'forget', 'shortcuts']);
    const staying = actions.filter(({ staysOpen }) => staysOpen).map(({ id }) => id);
    expect(staying).toEqual(['restore', 'forget', 'shortcuts']);
    expect([...actions, ...settingsPages].every(({ href, run }) => href !== undefined || run !== undefined)).toBe(true);
  });

  it('is found by other names, too', () => {
    const find = findCommands([...actions, ...settingsPages]);
    const first = (query: string) => find(query)[0]?.choice.id;
    expect(first('dark mode')).toBe('theme system');
    expect(first('light mode')).toBe('theme light');
    expect(first('due diligence')).toBe('data-room');
    expect(first('erase')).toBe('forget');
    expect(first('GDPR')).toBe('privacy');
    expect(first('backup')).toBe('backup');
    expect(find('zebra')).toEqual([]);
  });
});

describe('a new invoice from anywhere', () => {
  const tool = 'invoice-generator';
  const surroundings = { today: '2026-11-15', currency: 'EUR' };
  const numbers = () => {
    const data = docOf(useWorkspace.getState(), tool)?.history.present.data as ReturnType<typeof invoices.start> | undefined;
    return data?.invoices.length;
  };

  it('is the empty one that the tool starts with, where there is none', async () => {
    await startInvoice();
    expect(useWorkspace.getState().docs).toEqual({});
  });

  it('stands beside those that are there', async () => {
    const data = invoices.start(surroundings);
    const start = { data, drafts: {} };
    const [first] = data.invoices;
    if (!first) throw new Error('The tool starts without an invoice.');
    changeWork(tool, invoices.version, start, (work) => ({
      ...work,
      currency: 'EUR',
      data: addInvoice(data, 'invoice', first, surroundings),
    }));
    expect(numbers()).toBe(2);
    await startInvoice();
    expect(numbers()).toBe(3);
    expect(useWorkspace.getState().said?.text).toBe('New invoice started');
    // The one that was open is gone: it starts from the first, which is the only one.
    const alone = { ...data, invoices: [first], openId: 'gone' };
    changeWork(tool, invoices.version, start, (work) => ({ ...work, data: alone }));
    await startInvoice();
    expect(numbers()).toBe(2);
    changeWork(tool, invoices.version, start, (work) => ({ ...work, data: { ...(work.data as typeof data), invoices: [] } }));
    await startInvoice();
    expect(numbers()).toBe(0);
  });
});
