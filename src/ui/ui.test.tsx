import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { emptyDraft, money, readDraft, text } from '@/lib/fields';
import { Chart } from './chart';
import { Field } from './field';
import { Menu } from './menu';
import { showToast, Toaster } from './toast';
import { Table } from './table';
import { VirtualList } from './virtual-list';

function show(screen: ReactNode): HTMLElement {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  act(() => root.render(screen));
  onTestFinished(() => act(() => root.unmount()));
  return box;
}
const click = (element: Element | null | undefined) => act(() => (element as HTMLElement).click());

describe('Field', () => {
  const fields = { name: text('Company Name', { required: 'Name it.' }), amount: money('Amount', { hint: 'In dollars.' }) };
  const around = { today: '2026-11-15', currency: 'USD' };
  const draft = { ...emptyDraft(fields, ''), amount: 'abc' };
  const { problems, notes } = readDraft(fields, draft, around);

  it('ties label, hint and message to its input', () => {
    const box = show(<Field of={{ fields, draft, problems, notes, today: '', set: () => {}, isLive: true }} name="amount" />);
    const input = box.querySelector('input');
    expect(box.querySelector('label')?.htmlFor).toBe(input?.id);
    expect(input?.getAttribute('aria-invalid')).toBe('true');
    const described = input
      ?.getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['In dollars.', '“abc” isn’t a number. It counts as 0.']);
    expect(input?.value).toBe('abc');
  });
});

describe('Menu', () => {
  it('opens on its first action, moves with the arrows and closes with Escape', () => {
    const chosen = vi.fn();
    const box = show(
      <Menu
        label="Other formats"
        items={[
          { label: 'PDF', onSelect: chosen },
          { label: 'Word', onSelect: chosen },
        ]}
      />,
    );
    const button = box.querySelector('button');
    click(button);
    expect(document.activeElement?.textContent).toBe('PDF');
    act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true })));
    expect(document.activeElement?.textContent).toBe('Word');
    act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(box.querySelector('[role=menu]')).toBeNull();
    expect(document.activeElement).toBe(button);
    click(button);
    click(box.querySelector('[role=menuitem]'));
    expect(chosen).toHaveBeenCalledOnce();
  });
});

describe('VirtualList', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }));
  it('draws short lists whole and long ones in part, and says how long they are', () => {
    const short = show(<VirtualList label="Short" items={rows(100)} row={({ id }) => id} />);
    expect(short.querySelectorAll('[data-row]').length).toBe(100);
    const long = show(<VirtualList label="Long" items={rows(10_000)} row={({ id }) => id} />);
    expect(long.querySelectorAll('[data-row]').length).toBeLessThan(200);
    expect(long.querySelector('[data-row]')?.getAttribute('aria-setsize')).toBe('10000');
  });
});

describe('Toaster', () => {
  it('offers the way back once', () => {
    const undo = vi.fn();
    const box = show(<Toaster />);
    act(() => showToast('Task deleted', { label: 'Undo', run: undo }));
    expect(box.textContent).toContain('Task deleted');
    click(box.querySelector('button'));
    expect(undo).toHaveBeenCalledOnce();
    expect(box.textContent).toBe('');
  });
});

describe('Chart', () => {
  it('has its figures as a table too, gaps included', () => {
    const box = show(
      <Chart
        label="Sales"
        look="lines"
        categories={['Jan', 'Feb']}
        series={[{ name: 'Income', values: [10, null] }]}
        format={(value) => `$${value}`}
      />,
    );
    expect(box.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe('Sales');
    expect([...box.querySelectorAll('td, th')].map((cell) => cell.textContent)).toEqual(['', 'Income', 'Jan', '$10', 'Feb', '—']);
    expect(box.innerHTML).not.toMatch(/NaN|undefined/);
  });
});

describe('Table', () => {
  const rows = [
    { month: 'Jan', sum: 10 },
    { month: 'Feb', sum: 32 },
  ];
  const texts = (box: HTMLElement, selector: string) => [...box.querySelectorAll(selector)].map(({ textContent }) => textContent);

  it('names its columns, its rows and itself, and closes with the foot', () => {
    const box = show(
      <Table
        label="Sales"
        rows={rows}
        columns={[
          { head: 'Month', cell: ({ month }) => month, foot: 'Total' },
          { head: 'No.', cell: (_row, index) => index + 1 },
          { head: 'Sum', cell: ({ sum }) => `$${sum}`, foot: '$42' },
        ]}
      />,
    );
    expect(box.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('Sales');
    expect(box.querySelector('caption')?.textContent).toBe('Sales');
    expect(texts(box, 'th[scope=col]')).toEqual(['Month', 'No.', 'Sum']);
    expect(texts(box, 'th[scope=row]')).toEqual(['Jan', 'Feb', 'Total']);
    expect(texts(box, 'tbody tr')).toEqual(['Jan1$10', 'Feb2$32']);
    expect(texts(box, 'tfoot tr')).toEqual(['Total$42']);
  });

  it('takes another column for the name of the row, and has no foot without one', () => {
    const box = show(
      <Table
        label="Sales"
        rows={rows}
        caption="What was sold"
        columns={[
          { head: '', cell: ({ sum }) => sum },
          { head: 'Month', isRowHead: true, align: 'left', cell: ({ month }) => month },
        ]}
      />,
    );
    expect(box.querySelector('caption')?.textContent).toBe('What was sold');
    expect(texts(box, 'th')).toEqual(['Month', 'Jan', 'Feb']);
    expect(box.querySelector('tfoot')).toBeNull();
  });
});
