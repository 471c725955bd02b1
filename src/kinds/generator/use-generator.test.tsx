import { describe, expect, it, vi } from 'vitest';
import { showScreen } from '@/kinds/work/test-screen';
import { WorkBar } from '@/kinds/work/work-bar';
import { email, emptyDraft, text, type DraftOf } from '@/lib/fields';
import { Field } from '@/ui/field';
import { defineState } from '@/workspace/tool-state';
import { defineWriter } from '@/writer/define-writer';
import { GenerateRow } from './generate-row';
import { useGenerator } from './use-generator';

const fields = {
  company: text('Company', { required: 'Enter the company.' }),
  city: text('City', { required: 'Enter the city.' }),
  mail: email('E-mail'),
};
interface Data {
  answers: DraftOf<typeof fields>;
  made: string;
  versions: number;
}
const empty = emptyDraft(fields, '');
const state = defineState<Data>({
  version: 1,
  start: () => ({ answers: empty, made: '', versions: 0 }),
  sample: () => ({ answers: { company: 'Sample Inc.', city: 'Lisbon', mail: '' }, made: 'A sample text', versions: 0 }),
});
const writer = defineWriter({
  type: 'test',
  payload: ({ company, city }: Data['answers']) => ({ company, city }),
  write: ({ company, city }) => {
    if (city === 'Nowhere') throw new Error('no such place');
    return `${company} of ${city}`;
  },
  failure: 'The text couldn’t be created.',
});
const preload = () => [];

interface ScreenOptions {
  onMissing?: () => void;
  keep?: (data: Data) => Partial<Data>;
  clearsForms?: boolean;
  needsShortName?: boolean;
}

function Screen({ needsShortName, ...options }: ScreenOptions) {
  const generator = useGenerator(state, fields, writer, {
    draftOf: ({ answers }) => answers,
    putDraft: (data, answers) => ({ ...data, answers }),
    preload,
    missingMessage: 'Please fill in the company and the city.',
    ...(needsShortName
      ? { check: ({ company }: Data['answers']): Partial<Record<string, string>> => (company.length > 5 ? { company: 'Too long.' } : {}) }
      : {}),
    ...options,
  });
  const { tool, form, formRef, isReady, isBusy, message, timesAsked } = generator;
  const { answers, made, versions } = tool.data;
  const generate = async () => {
    const text = await generator.generate(answers);
    if (text) tool.change((current) => ({ ...current, made: text, versions: current.versions + 1 }));
  };
  return (
    <>
      <WorkBar
        sample={{ run: generator.loadSample, said: 'Sample loaded' }}
        startOver={{ run: generator.startOver, said: 'Answers and text cleared' }}
      />
      <form
        ref={formRef}
        onSubmit={(event) => {
          event.preventDefault();
          void generate();
        }}
      >
        <Field of={form} name="company" />
        <Field of={form} name="city" />
        <Field of={form} name="mail" />
        <GenerateRow label="Generate" busyLabel="Generating..." icon="mic" isBusy={isBusy} message={message} />
      </form>
      <button type="button" onClick={() => tool.setDraft('note', 'half typed')}>
        Take a note
      </button>
      <p>
        {`${isReady ? 'Ready.' : 'Not ready.'} Made: ${made}; ${versions} kept, asked ${timesAsked > 0 ? 'for' : 'never'}, note: ${JSON.stringify(tool.drafts['note'] ?? '')}.`}
      </p>
    </>
  );
}

describe('a generator', () => {
  it('says nothing of an empty form until the text is asked for; then it names what is missing and goes to the first', async () => {
    const onMissing = vi.fn();
    const screen = showScreen(<Screen onMissing={onMissing} />);
    expect(screen.field('Company').getAttribute('aria-invalid')).toBeNull();
    expect(screen.text()).toContain('Not ready.');

    screen.type('Company', 'Acme');
    await screen.press('Generate');
    expect(onMissing).toHaveBeenCalledTimes(1);
    expect(screen.field('Company').getAttribute('aria-invalid')).toBeNull();
    expect(screen.messageOf('City')).toBe('Enter the city.');
    expect(document.activeElement).toBe(screen.field('City'));
    expect(screen.text()).toContain('Please fill in the company and the city.');
    expect(screen.text()).toContain('Made: ; 0 kept, asked never');

    screen.type('City', 'Lisbon');
    expect(screen.field('City').getAttribute('aria-invalid')).toBeNull();
    expect(screen.text()).not.toContain('Please fill in');
  });

  it('makes the text of what was typed, counts that it was asked for, and is quiet about an empty form again', async () => {
    const screen = showScreen(<Screen />);
    await screen.press('Generate');
    screen.type('Company', 'Acme');
    screen.type('City', 'Lisbon');
    await screen.press('Generate');
    expect(screen.text()).toContain('Ready. Made: Acme of Lisbon; 1 kept, asked for');
    screen.type('City', '');
    expect(screen.field('City').getAttribute('aria-invalid')).toBeNull();
  });

  it('says where the text could not be made, and keeps the answers', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const screen = showScreen(<Screen />);
    screen.type('Company', 'Acme');
    screen.type('City', 'Nowhere');
    await screen.press('Generate');
    expect(screen.text()).toContain('The text couldn’t be created.');
    expect(screen.text()).toContain('Made: ; 0 kept, asked never');
    expect(screen.field('City').value).toBe('Nowhere');
  });

  it('refuses what no field can know alone like a fault of the field, once it was asked for', async () => {
    const screen = showScreen(<Screen needsShortName />);
    screen.type('Company', 'Acme International');
    screen.type('City', 'Lisbon');
    expect(screen.text()).toContain('Not ready.');
    expect(screen.messageOf('Company')).toBe('');
    await screen.press('Generate');
    expect(screen.messageOf('Company')).toBe('Too long.');
    expect(document.activeElement).toBe(screen.field('Company'));
  });

  it('calls half an address no fault', () => {
    const screen = showScreen(<Screen />);
    screen.type('E-mail', 'ana@');
    expect(screen.field('E-mail').getAttribute('aria-invalid')).toBeNull();
    expect(screen.messageOf('E-mail')).toBe('Enter an e-mail address such as name@example.com.');
  });

  it('loads its sample, starts over, and each of them can be taken back', async () => {
    const screen = showScreen(<Screen />);
    screen.type('Company', 'Acme');
    await screen.press('Load sample');
    expect(screen.field('Company').value).toBe('Sample Inc.');
    expect(screen.said()).toContain('Sample loaded');
    await screen.press('Undo');
    expect(screen.field('Company').value).toBe('Acme');
    await screen.press('Start over');
    expect(screen.field('Company').value).toBe('');
    expect(screen.text()).toContain('Made: ;');
    expect(screen.said()).toContain('Answers and text cleared');
    await screen.press('Generate');
    expect(screen.messageOf('Company')).toBe('Enter the company.');
    await screen.press('Start over');
    expect(screen.messageOf('Company')).toBe('');
  });

  it('keeps through both what is to be kept, and half-filled forms unless they go as well', async () => {
    const screen = showScreen(<Screen keep={({ versions }) => ({ versions })} />);
    await screen.press('Load sample');
    await screen.press('Generate');
    await screen.press('Take a note');
    await screen.press('Load sample');
    await screen.press('Start over');
    expect(screen.text()).toContain('Made: ; 1 kept, asked for, note: "half typed".');

    const other = showScreen(<Screen clearsForms />);
    await other.press('Take a note');
    await other.press('Start over');
    expect(other.text()).toContain('note: "".');
  });
});
