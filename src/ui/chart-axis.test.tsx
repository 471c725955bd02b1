import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { Chart } from './chart';

/** What a figure in the size of the axis takes, in the letters it is drawn with. */
const narrowestLetter = 5.5;

it.each([1, 5, 1_000_000, 250_000_000, 9_000_000_000, 1_000_000_000_000])('the axis has room for all of its labels, up to %d', (most) => {
  const box = document.createElement('div');
  document.body.append(box);
  const format = (value: number) => `$${value.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  const series = [{ name: 'Income', values: [Math.floor(most / 4), most] }];
  act(() => createRoot(box).render(<Chart label="Sales" look="bars" categories={['Jan', 'Feb']} series={series} format={format} />));
  const labels = [...box.querySelectorAll('svg text[text-anchor=end]')];
  expect(labels.length).toBeGreaterThan(1);
  expect(new Set(labels.map((label) => label.textContent)).size).toBe(labels.length);
  for (const label of labels) {
    expect(Number(label.getAttribute('x'))).toBeGreaterThanOrEqual((label.textContent ?? '').length * narrowestLetter);
  }
});

it('a name below a chart never runs into the next', () => {
  const box = document.createElement('div');
  document.body.append(box);
  const categories = ['First', 'Second', 'Third'].map((word) => `${word} ${'long name '.repeat(12)}`);
  const series = [{ name: 'Income', values: [1, 2, 3] }];
  act(() => createRoot(box).render(<Chart label="Sales" look="bars" categories={categories} series={series} format={String} />));
  const labels = [...box.querySelectorAll('svg text:not([text-anchor=end])')].map((label) => label.textContent ?? '');
  expect(labels.map((label) => label.slice(0, 5))).toEqual(['First', 'Secon', 'Third']);
  for (const label of labels) expect(label.length * narrowestLetter).toBeLessThan(640 / 3);
});
