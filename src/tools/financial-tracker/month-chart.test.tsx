import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Transaction } from './model';
import { MonthChart } from './parts/month-chart';

const sale = (amount: number, date: string): Transaction => ({
  id: date,
  type: 'income',
  category: 'Sales',
  amount,
  description: 'x',
  date,
  refund: false,
  source: '',
  account: '',
  paidIn: '',
  paid: 0,
  rate: 0,
});

it('millions are short on the axis and exact in the table', () => {
  const transactions = [sale(125_000_050, '2026-10-01'), sale(480_000_000, '2026-11-01')];
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(<MonthChart transactions={transactions} currency="USD" today="2026-11-15" prefix="" />);
  const axis = [...box.querySelectorAll('svg text[text-anchor=end]')].map((label) => label.textContent ?? '');
  expect(axis).toContain('$4.0M');
  expect(Math.max(...axis.map((label) => label.length))).toBeLessThanOrEqual(6);
  expect([...box.querySelectorAll('tbody td:first-of-type')].map((cell) => cell.textContent)).toEqual(['$1,250,000.50', '$4,800,000.00']);
});
