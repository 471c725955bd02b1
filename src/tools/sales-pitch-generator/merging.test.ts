import { describe, expect, it } from 'vitest';
import { describeMerge, mergeMails, readyMails, sharedFields } from './merge';
import { sampleAnswers } from './content';
import { setObjection, state } from './model';
import { writePitch } from './pitch';
import { toPitchTask } from './proposal';
import { fillVariables, findVariables, hasStrayBraces, splitVariables } from './variables';

describe('merge fields', () => {
  it('are set off from the text around them, and braces without a name are text', () => {
    const field = (text: string) => ({ text, isField: true });
    const plain = (text: string) => ({ text, isField: false });
    expect(splitVariables('Hi {{name}}, {{}} at {{ company |you}}')).toEqual([
      plain('Hi '),
      field('{{name}}'),
      plain(', {{}} at '),
      field('{{ company |you}}'),
    ]);
    expect([splitVariables('{{a}}{{b}}.'), splitVariables('None'), splitVariables('')]).toEqual([
      [field('{{a}}'), field('{{b}}'), plain('.')],
      [plain('None')],
      [],
    ]);
  });

  it('read their value, else what stands behind the bar, else stay open, each named once', () => {
    const values = new Map([['first_name', ' Ana ']]);
    const fill = (text: string) => fillVariables(text, (key) => values.get(key) ?? '');
    expect(fill('{{First Name}} of {{team| the shop }}, {{day}} {{day}} {{}}')).toEqual({
      text: 'Ana of the shop, {{day}} {{day}} {{}}',
      open: ['day'],
    });
    expect(findVariables('{{First-Name}} {{first_name}} {{ }} {{b}}')).toEqual([
      { key: 'first_name', name: 'First-Name' },
      { key: 'b', name: 'b' },
    ]);
    expect(['{{a}}', '{{a', 'a}}', '{{}}', 'a { b }'].map(hasStrayBraces)).toEqual([false, true, true, true, false]);
  });
});

describe('mails from a list', () => {
  const letter = 'Subject: For {{company}}\nHi {{first_name}}, see you on {{day}}.';
  const table = {
    name: 'list',
    headers: ['Company', 'Name', 'Email'],
    rows: [
      ['Acme', 'Ana\nRuiz', 'ana@acme.example'],
      ['Brook', '', 'bo@brook.example'],
    ],
  };
  const mapping = { 'field:company': 0, 'field:first_name': 1, to: 2 };
  const merge = (values: { key: string; value: string }[]) => mergeMails(letter, table, mapping, values);

  it('ask for the fields that no column has; the first column is one', () => {
    expect(sharedFields(letter, mapping).map(({ key }) => key)).toEqual(['day']);
    expect(sharedFields(letter, {}).map(({ key }) => key)).toEqual(['company', 'first_name', 'day']);
  });

  it('read a cell as one line, and an empty cell as nothing, whatever everybody else gets', () => {
    const mails = merge([
      { key: 'day', value: 'Friday' },
      { key: 'first_name', value: 'you' },
    ]);
    expect(mails.map(({ row, to, subject, body, open }) => ({ row, to, subject, body, open }))).toEqual([
      { row: 1, to: 'ana@acme.example', subject: 'For Acme', body: 'Hi Ana Ruiz, see you on Friday.', open: [] },
      { row: 2, to: 'bo@brook.example', subject: 'For Brook', body: 'Hi {{first_name}}, see you on Friday.', open: ['first_name'] },
    ]);
    expect(readyMails(mails).map(({ row }) => row)).toEqual([1]);
    expect(describeMerge(mails)).toEqual({
      blocked: ['1 email left out, since nothing is given for first_name (row 2).'],
      notes: [],
    });
    expect(describeMerge(merge([])).blocked).toEqual(['2 emails left out, since nothing is given for day and first_name (rows 1, 2).']);
  });

  it('need a subject, each of them', () => {
    const mail = { row: 1, to: 'ana@acme.example', subject: 'Hello', body: 'Hi', open: [] };
    const without = { ...mail, row: 2, to: 'bo@brook.example', subject: '' };
    const asks = ['An email needs a subject: begin its text with “Subject: ” and one line.'];
    expect([describeMerge([mail]).blocked, describeMerge([mail, without]).blocked]).toEqual([[], asks]);
    expect(readyMails([mail, without])).toEqual([mail]);
  });
});

it('twenty objections are the most that a model is asked about at once', () => {
  const made = { answers: { ...sampleAnswers }, wording: 0 };
  const start = state.start({ today: '2026-11-15', currency: 'USD' });
  const own = (count: number) =>
    Array.from({ length: count }, (_, index) => index).reduce(
      (data, index) =>
        setObjection(data, { id: `own-${index}`, objection: `Reason ${index}`, acknowledge: '', ask: '', answer: '', confirm: '' }),
      start,
    );
  const pitch = writePitch(made);
  const usual = pitch.objections.length;
  const asked = (count: number) => /objections: exactly (\d+)/.exec(toPitchTask(own(count), made, pitch).prompt.request)?.[1];
  expect([asked(0), asked(20 - usual), asked(21 - usual)]).toEqual([String(usual), '20', '20']);
});
