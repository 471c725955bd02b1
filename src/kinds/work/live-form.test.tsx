import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { decimal, email, emptyDraft, text } from '@/lib/fields';
import { Field } from '@/ui/field';
import { useLiveForm } from './live-form';
import { showScreen } from './test-screen';

const fields = {
  name: text('Name', { required: 'Name it.' }),
  mail: email('E-mail', { required: 'Enter an address.' }),
  weight: decimal('Weight', { required: 'Enter a weight.' }),
};
const around = { today: '2026-11-15', currency: 'USD' };

function Screen() {
  const [draft, setDraft] = useState(emptyDraft(fields, ''));
  const [saysMissing, setSaysMissing] = useState(false);
  const form = useLiveForm(fields, draft, around, setDraft, { saysMissing });
  return (
    <>
      <Field of={form} name="name" />
      <Field of={form} name="mail" />
      <Field of={form} name="weight" />
      <button type="button" onClick={() => setSaysMissing(true)}>
        Ask
      </button>
      <p>{`It weighs ${form.values.weight}.`}</p>
    </>
  );
}

describe('a form whose every keystroke counts', () => {
  it('says at once what it cannot read, and what is missing only when it is asked for', async () => {
    const screen = showScreen(<Screen />);
    for (const label of ['Name', 'E-mail', 'Weight']) {
      expect(screen.field(label).getAttribute('aria-required')).toBe('true');
      expect(screen.messageOf(label)).toBe('');
    }
    screen.type('Weight', 'heavy');
    expect(screen.messageOf('Weight')).toBe('“heavy” isn’t a number. It counts as 0.');
    screen.type('Weight', '1.5');
    expect(screen.messageOf('Weight')).toBe('');
    expect(screen.text()).toContain('It weighs 1.5.');

    await screen.press('Ask');
    expect(screen.messageOf('Name')).toBe('Name it.');
    expect(screen.field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(screen.messageOf('E-mail')).toBe('Enter an address.');
    expect(screen.field('E-mail').getAttribute('aria-invalid')).toBe('true');
    screen.type('Name', 'A');
    expect(screen.messageOf('Name')).toBe('');
  });

  it('takes half an address for something still being typed, asked for or not', async () => {
    const screen = showScreen(<Screen />);
    await screen.press('Ask');
    screen.type('E-mail', 'ana@');
    expect(screen.messageOf('E-mail')).toBe('Enter an e-mail address such as name@example.com.');
    expect(screen.field('E-mail').getAttribute('aria-invalid')).toBeNull();
  });
});
