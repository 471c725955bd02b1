import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign } from '../../../build/runs';
import { toText } from '@/lib/document-text';
import { isComplete } from '@/lib/fields';
import { htmlFile } from '@/formats/html';
import { findAsks, formatSeconds, readText, speakingSeconds, splitLetter } from './checks';
import { sampleAnswers, standardObjections, textIds, type TextId } from './content';
import { toDocument } from './document';
import { headerValue, isAddress } from '@/lib/mail-parts';
import { toEml } from '@/kinds/mail-merge/mail-files';
import { guessColumns, mergedFileName } from '@/kinds/mail-merge/merge';
import { describeMerge, mergeMails, otherNames, readyMails, sharedFields } from './merge';
import {
  applyEdits,
  fields,
  fileStem,
  hasSample,
  isSample,
  isStale,
  listObjections,
  nextWording,
  removeObjection,
  resetText,
  setObjection,
  setText,
  setValue,
  state,
  type PitchData,
} from './model';
import { objectionText } from './objections';
import { writePitch } from './pitch';
import { fillVariables, findVariables, hasStrayBraces, splitVariables } from './variables';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const sample = state.sample?.(around) ?? start;
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const answers = (more: Partial<PitchData['answers']>) => ({ ...start.answers, ...more });

describe('the work', () => {
  it('needs a product name and a target audience, and nothing else', () => {
    expect(isComplete(fields, start.answers)).toBe(false);
    expect(isComplete(fields, answers({ productName: 'Acme' }))).toBe(false);
    expect(isComplete(fields, answers({ productName: ' ', targetAudience: 'Parents' }))).toBe(false);
    expect(isComplete(fields, answers({ productName: 'Acme', targetAudience: 'Parents' }))).toBe(true);
  });

  it('knows when the answers have changed', () => {
    expect(isStale(start)).toBe(false);
    expect(isStale(sample)).toBe(false);
    expect(isStale({ ...sample, answers: { ...sample.answers, pricing: 'free' } })).toBe(true);
    expect(nextWording(start)).toBe(1);
    expect(nextWording({ ...sample, made: { answers: sample.answers, wording: 999 } })).toBe(0);
  });

  it('keeps what the user wrote, and gives the generated text back', () => {
    const { texts } = writePitch({ answers: sampleAnswers, wording: 0 });
    const edited = setText(setText(sample, 'email', 'One'), 'email', 'Two');
    expect(edited.edits).toEqual([{ id: 'email', text: 'Two' }]);
    expect(applyEdits(edited, texts)).toEqual({ ...texts, email: 'Two' });
    expect(applyEdits(resetText(edited, 'email'), texts)).toEqual(texts);
  });

  it('keeps changed objections in their place and puts own ones behind', () => {
    const usual = writePitch({ answers: sampleAnswers, wording: 0 }).objections;
    const [price] = usual;
    if (!price) throw new Error('no objections');
    const own = { ...price, id: 'own-1', objection: 'No time' };
    const data = setObjection(setObjection(sample, own), { ...price, answer: 'Mine' });
    const listed = listObjections(data, usual);
    expect(listed.map(({ objection }) => objection)).toEqual([...Object.values(standardObjections), 'No time']);
    expect(listed[0]?.answer).toBe('Mine');
    expect(listObjections(removeObjection(removeObjection(data, 'price'), 'own-1'), usual)).toEqual(usual);
  });

  it.each([
    ['Acme', 'sales-pitch-acme'],
    ['  Task Flow  Pro ', 'sales-pitch-task-flow-pro'],
    ['a/b: c', 'sales-pitch-a-b-c'],
    ['C++ <Kit>', 'sales-pitch-c++-kit'],
    ['', 'sales-pitch'],
    ['\u202E/', 'sales-pitch'],
  ])('names the file of "%s" %s', (productName, stem) => {
    expect(fileStem(answers({ productName }))).toBe(stem);
  });

  it('says in the file name that it is a sample', () => {
    expect(isSample(sampleAnswers)).toBe(true);
    expect(fileStem(sampleAnswers, '-emails')).toBe('sample-sales-pitch-larkrota-emails');
  });

  it('keeps the mark while a sentence of the sample is left, and names it; the file is then the user’s own', () => {
    const mixed = { ...sampleAnswers, productName: 'Acme', callToAction: 'Call us' };
    expect(hasSample(mixed)).toBe(true);
    expect(fileStem(mixed)).toBe('sales-pitch-acme');
    const { texts, objections } = writePitch({ answers: mixed, wording: 0 });
    const document = toDocument(mixed, texts, objections);
    expect(document.mark).toBe('Partly sample');
    expect(toText(document)).toContain('Still made from the sample: Key Features, Pain Points,');
    expect(hasSample({ ...start.answers, industry: sampleAnswers.industry })).toBe(false);
  });
});

describe('counting', () => {
  it('times speech at 130 words a minute', () => {
    // 130 / 130 × 60 = 60; 65 / 130 × 60 = 30; 68 / 130 × 60 = 31.4; 260 / 130 × 60 = 120.
    expect([130, 65, 68, 260, 0].map(speakingSeconds)).toEqual([60, 30, 31, 120, 0]);
    expect([0, 28, 60, 65, 120, 3725].map(formatSeconds)).toEqual(['0 s', '28 s', '1 min', '1 min 5 s', '2 min', '62 min 5 s']);
    expect(readText('elevator', words(65))).toEqual({ counts: ['65 words', 'about 30 s aloud'], warnings: [], variables: [] });
    expect(readText('elevator', words(66)).warnings).toEqual(['Longer than 30 s.']);
    expect(readText('detailed', words(261)).warnings).toEqual(['Longer than 2 min.']);
  });

  it('flags emails over 125 words, without the subject', () => {
    const mail = (count: number) => `Subject: One two three\n\n${words(count - 2)} Right now?`;
    expect(readText('email', mail(125))).toEqual({ counts: ['125 words', '1 ask'], warnings: [], variables: [] });
    expect(readText('email', mail(126)).warnings).toEqual(['Over 125 words: short emails are read, long ones are put off.']);
    expect(readText('email', 'Right now?').warnings).toEqual(['No subject: begin the text with “Subject: ” and one line.']);
  });

  it('finds each ask once', () => {
    expect(findAsks('Hi Ana,\n\nIs it slow?\nBook a demo. It is free.\n- Book tables online\nPlease reply today. Best')).toEqual([
      'Is it slow?',
      'Book a demo.',
      'Please reply today.',
    ]);
    expect(readText('email', 'Subject: A\n\nIs it slow? Call me.').warnings).toEqual(['2 asks: keep one.']);
    expect(readText('linkedin', 'Hello there.').warnings).toEqual(['No ask: end with one question or one step.']);
  });

  it('counts a note in characters, an emoji as one', () => {
    expect(readText('linkedin', `${'a'.repeat(297)} 🚀?`)).toMatchObject({ counts: ['300 of 300 characters'], warnings: [] });
    expect(readText('linkedin', `${'a'.repeat(300)}??`).warnings).toEqual(['2 characters too many.']);
  });

  it('reads the subject off the first line only', () => {
    expect(splitLetter('Subject: Hello\n\nText\nSubject: no')).toEqual({ subject: 'Hello', body: 'Text\nSubject: no' });
    expect(splitLetter('\nsubject:\nText')).toEqual({ subject: '', body: 'Text' });
    expect(splitLetter('Text')).toEqual({ subject: '', body: 'Text' });
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...textIds), fc.string({ unit: anySign }), (id, text) => {
        const { counts, warnings } = readText(id, text);
        expect([...counts, ...warnings].join()).not.toMatch(/NaN|undefined|Infinity/);
      }),
    );
  });
});

describe('merge fields', () => {
  it('are found once, whatever their case', () => {
    expect(findVariables('{{First Name}} {{first_name}} {{ company }} {{}} {{|x}}').map(({ key }) => key)).toEqual([
      'first_name',
      'company',
    ]);
    expect(hasStrayBraces('{{name} and {{ok}}')).toBe(true);
    expect(hasStrayBraces('{{ok}}')).toBe(false);
    expect(splitVariables('Hi {{a}}!').map(({ text }) => text)).toEqual(['Hi ', '{{a}}', '!']);
  });

  it('read their value, then their fallback, and stay open without either', () => {
    const values: Record<string, string> = { a: 'Ana $& $1', b: '  ' };
    expect(fillVariables('{{a}} {{b|there}} {{c}} {{c}}', (key) => values[key] ?? '')).toEqual({
      text: 'Ana $& $1 there {{c}} {{c}}',
      open: ['c'],
    });
  });
});

describe('a merge', () => {
  const letter = 'Subject: {{company}}, an idea\n\nHi {{first_name}},\n\nWould you call?\n\n{{sender_name}}';
  const table = {
    headers: ['E-mail', 'First name', 'Company'],
    rows: [
      ['ana@x.example', 'Ana', 'Acme'],
      ['bo@x.example', '', 'Brick'],
      ['no address', 'Cy', 'Cork\nBcc: evil@x.example'],
      ['ANA@x.example', 'Dee', 'Dune'],
    ],
  };
  const mapping = guessColumns(findVariables(letter), table, otherNames);
  const mails = mergeMails(letter, table, mapping, [{ key: 'sender_name', value: 'Mara' }]);

  it('finds the columns and asks for the rest once', () => {
    expect(mapping).toEqual({ to: 0, 'field:company': 2, 'field:first_name': 1, 'field:sender_name': -1 });
    expect(sharedFields(letter, mapping).map(({ name }) => name)).toEqual(['sender_name']);
    expect(setValue(setValue(start, 'a', '1'), 'a', '2').values).toEqual([{ key: 'a', value: '2' }]);
  });

  it('writes one mail a row and blocks those with an open field', () => {
    expect(mails[0]).toEqual({
      row: 1,
      to: 'ana@x.example',
      open: [],
      subject: 'Acme, an idea',
      body: 'Hi Ana,\n\nWould you call?\n\nMara',
    });
    expect(mails[1]?.open).toEqual(['first_name']);
    expect(readyMails(mails).map(({ row }) => row)).toEqual([1, 3, 4]);
    expect(readyMails(mergeMails(letter, table, mapping, []))).toEqual([]);
    expect(readyMails(mergeMails('No subject', table, mapping, []))).toEqual([]);
    expect(describeMerge(mails)).toEqual({
      blocked: ['1 email left out, since nothing is given for first_name (row 2).'],
      notes: ['1 email without a valid address (row 3).', '1 email to an address that’s already in the list (row 4).'],
    });
    expect(mails.map(mergedFileName)).toEqual([
      '001-ana@x.example.eml',
      '002-bo@x.example.eml',
      '003-no-address.eml',
      '004-ANA@x.example.eml',
    ]);
  });

  it('makes messages whose headers hold only what they should', () => {
    const [, , third] = mails;
    if (!third) throw new Error('no third mail');
    const eml = toEml(third);
    expect(eml.split('\r\n\r\n')[0]).toBe(
      'Subject: Cork Bcc: evil@x.example, an idea\r\nX-Unsent: 1\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64',
    );
    expect(Buffer.from(eml.split('\r\n\r\n')[1] ?? '', 'base64').toString()).toBe('Hi Cy,\r\n\r\nWould you call?\r\n\r\nMara\r\n');
    expect(headerValue('Grüße')).toBe('=?UTF-8?B?R3LDvMOfZQ==?=');
    expect(['a@b.c', 'a@b', 'a@b.c, d@e.f', 'a b@c.d'].map(isAddress)).toEqual([true, false, false, false]);
  });

  it('never lets a subject out of its line', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign }), (subject) => {
        for (const line of headerValue(subject).split('\r\n ')) {
          expect(line).toMatch(/^[\x20-\x7e]*$/);
          if (line.startsWith('=?UTF-8')) expect(line.length).toBeLessThanOrEqual(75);
        }
      }),
    );
  });
});

describe('the file', () => {
  const { texts, objections } = writePitch({ answers: sampleAnswers, wording: 0 });
  const headingsOf = (given: Record<TextId, string>) =>
    toDocument(sampleAnswers, given, objections).blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 2 ? [block.text] : [],
    );

  it('holds every text and objection, and says what it is', () => {
    const text = toText(toDocument(sampleAnswers, texts, objections));
    expect(text).toMatch(/^\[Sample\]\n\nSALES PITCH: LARKROTA\n=+\n\nTemplate-based/);
    expect(text).toContain('Merge fields to fill in before use: {{company}}, {{first_name}}, {{sender_name}} and {{sender_phone}}.');
    expect(text).toContain(texts.elevator);
    expect(text).toContain('- Drag-and-drop rotas\n- Shift swaps by text message\n- Holiday tracking');
    expect(text).toMatch(/It's too expensive\n\nAcknowledge: .+\nAsk: .+\?\nAnswer: .+\nConfirm: .+\?/);
    expect(headingsOf(texts)).toEqual([
      'Elevator Pitch',
      'Detailed Pitch',
      'Sales Email',
      'Objection Answers',
      'LinkedIn Note',
      'Call Opener',
      'Voicemail',
      'Follow-up, Day 3',
      'Follow-up, Day 7',
      'Follow-up, Day 14',
    ]);
  });

  it('leaves out a text that was emptied', () => {
    expect(headingsOf({ ...texts, voicemail: ' ' })).not.toContain('Voicemail');
  });

  it('shows markup as text', async () => {
    const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
    const hostile = Object.fromEntries(Object.keys(sampleAnswers).map((name) => [name, attack])) as PitchData['answers'];
    const pitch = writePitch({ answers: hostile, wording: 0 });
    const html = await (await htmlFile(toDocument(hostile, pitch.texts, pitch.objections))).text();
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain('&lt;img');
  });

  it('copies an objection with its answer', () => {
    expect(objectionText({ objection: 'No', acknowledge: 'A.', ask: '', answer: 'C.', confirm: 'D?' })).toBe('No\nA.\nC.\nD?');
  });
});
