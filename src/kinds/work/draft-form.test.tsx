import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { emptyDraft, integer, text } from '@/lib/fields';
import { Field } from '@/ui/field';
import { useDraftForm } from './draft-form';
import { showScreen } from './test-screen';

const fields = {
  name: text('Name', { required: 'Name the period.' }),
  from: integer('From', { required: 'Say when it begins.' }),
  to: integer('To', { required: 'Say when it ends.' }),
};
const around = { today: '2026-11-15', currency: 'USD' };

function Screen() {
  const [draft, setDraft] = useState(emptyDraft(fields, ''));
  const [added, setAdded] = useState<string[]>([]);
  const form = useDraftForm(fields, draft, around, setDraft, {
    check: ({ from, to }) => (from > to ? { to: 'The end is before the start.' } : {}),
    onSubmit: ({ name, from, to }) => {
      setAdded([...added, `${name} ${from}–${to}`]);
      setDraft(emptyDraft(fields, ''));
    },
  });
  return (
    <>
      <form noValidate onSubmit={form.submit}>
        <Field of={form.handle} name="name" />
        <Field of={form.handle} name="from" />
        <Field of={form.handle} name="to" />
        <button type="submit">Add</button>
      </form>
      <button type="button" onClick={form.forget}>
        Forget
      </button>
      <p>{`${form.isFine ? 'Fine' : 'Not fine'}, added: ${added.join('; ') || 'nothing'}.`}</p>
    </>
  );
}

describe('a form that counts when it is submitted', () => {
  it('is quiet while it is filled in; refused, it says why beside each field and goes to the first fault', async () => {
    const screen = showScreen(<Screen />);
    screen.type('Name', 'Beta');
    expect(screen.messageOf('From')).toBe('');
    await screen.press('Add');
    expect(screen.messageOf('Name')).toBe('');
    expect(screen.messageOf('From')).toBe('Say when it begins.');
    expect(screen.messageOf('To')).toBe('Say when it ends.');
    expect(document.activeElement).toBe(screen.field('From'));
    expect(screen.text()).toContain('Not fine, added: nothing.');
    await screen.press('Forget');
    expect(screen.messageOf('From')).toBe('');
  });

  it('refuses what no field can know alone, but lets a field speak for itself first', async () => {
    const screen = showScreen(<Screen />);
    screen.type('Name', 'Beta');
    screen.type('From', '5');
    await screen.press('Add');
    expect(screen.messageOf('To')).toBe('Say when it ends.');
    screen.type('To', '3');
    expect(screen.messageOf('To')).toBe('The end is before the start.');
    await screen.press('Add');
    expect(document.activeElement).toBe(screen.field('To'));
    expect(screen.text()).toContain('added: nothing.');
  });

  it('hands over what was typed, and is quiet again about the empty form that follows', async () => {
    const screen = showScreen(<Screen />);
    await screen.press('Add');
    screen.type('Name', ' Beta ');
    screen.type('From', '3');
    screen.type('To', '1,000');
    expect(screen.text()).toContain('Fine,');
    await screen.press('Add');
    expect(screen.text()).toContain('added: Beta 3–1000.');
    expect(screen.messageOf('Name')).toBe('');
  });
});
