import { expect, it } from 'vitest';
import { decimal, text } from '@/lib/fields';
import { keepTarget } from './target';

const fields = { name: text('Name'), targetValue: decimal('Target'), targetTyped: text('Target as Typed') };
const metric = (id: string, targetTyped: string) => ({ id, direction: 'higher' as const, targetValue: 0, upperTarget: 0, targetTyped });
const opened = (id: string) => ({ id, draft: { name: '', targetValue: '0', targetTyped: '' } });

/** A list that writes down what is asked of it. */
function noting(typed: string) {
  const asked: unknown[] = [];
  const note = (given: unknown) => void asked.push(given);
  const open = { draft: { name: '', targetValue: typed, targetTyped: '' } };
  const list = { open, all: [metric('none', ''), metric('zero', '0')], setOpen: note, showOpen: note, save: note };
  return { form: keepTarget<typeof fields>(list), asked };
}

it('keeps whether a target of 0 was typed or left empty', () => {
  for (const typed of ['0', '']) {
    const { form, asked } = noting(` ${typed} `);
    form.save({ name: 'Sales', targetValue: 0, targetTyped: 'before' }, undefined);
    expect(asked).toEqual([{ name: 'Sales', targetValue: 0, targetTyped: typed }]);
  }
});

it('opens empty for a metric without a target, and with 0 for one whose target that is', () => {
  const { form, asked } = noting('');
  form.showOpen(opened('none'));
  form.setOpen(opened('zero'));
  expect(asked).toEqual([{ id: 'none', draft: { name: '', targetValue: '', targetTyped: '' } }, opened('zero')]);
});
