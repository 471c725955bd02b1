import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryOf } from '@/app/contract/arbitrary';
import { toText } from '@/lib/document-text';
import { readText } from './checks';
import { sampleAnswers } from './content';
import { toDocument } from './document';
import { applyEdits, editedText, listObjections, resetText, setObjection, setText, state, type PitchData } from './model';
import { writePitch } from './pitch';
import { takeTexts, toPitchTask, type PitchReply } from './proposal';
import { pitchReplySchema } from './reply';
import { schema } from './schema';
import { pitchWriter } from './writer';

const made = { answers: { ...sampleAnswers }, wording: 0 };
const pitch = writePitch(made);
const data = state.sample?.({ today: '2026-11-15', currency: 'USD' }) as PitchData;
const answered = (objection: string) => ({ objection, acknowledge: 'Fair.', ask: '', answer: 'It saves evenings.', confirm: 'Settled?' });
const reply: PitchReply = {
  elevator: ' Rotas in one evening. ',
  detailed: '',
  email: { subject: 'Subject: Rotas at {{company}}', body: 'Hi {{first_name}},\n\nMay I show it on [day]?\n\n{{sender_name}}' },
  objections: [answered('It’s too expensive.'), answered('It’s too expensive.'), answered('Something nobody said')],
};
const price = (work: PitchData) => listObjections(work, pitch.objections).find(({ id }) => id === 'price');

describe('what a model is asked', () => {
  it('are three texts of their length and every objection on the page', () => {
    const own = setObjection(data, { id: 'own-1', ...answered('No time'), source: undefined });
    const { request, data: given } = toPitchTask(setText(own, 'elevator', 'Mine'), made, pitch).prompt;
    // 30 s and 120 s at 130 words a minute.
    expect(request).toContain('at most 65 words');
    expect(request).toContain('200 to 260 words');
    expect(request).toContain('at most 125 words');
    expect(request).toContain('objections: exactly 5');
    expect(given).toMatchObject({ 'Product Name': 'Larkrota', 'Elevator Pitch as the founder wrote it': 'Mine' });
    expect(given['Objections']?.split('\n')).toHaveLength(5);
    expect(given['Answers as the founder wrote them']).toContain('It saves evenings.');
  });
});

describe('what failed', () => {
  it('says so in the words of the tool, whoever was to write', () => {
    const failure = 'Failed to generate sales pitch. Please try again.';
    expect([pitchWriter.failure, toPitchTask(data, made, pitch).failure]).toEqual([failure, failure]);
  });
});

describe('what a model proposes', () => {
  it('is one part a text and an objection, compared with what was written by hand', () => {
    const parts = toPitchTask(setText(data, 'elevator', 'Mine'), made, pitch).toParts(reply);
    expect(parts.map(({ title }) => title)).toEqual(['Elevator Pitch', 'Sales Email', "Answer 1: It's too expensive"]);
    expect(parts[0]).toMatchObject({ text: 'Rotas in one evening.', before: 'Mine' });
    expect(parts[1]).not.toHaveProperty('before');
    expect(parts[1]?.text).toBe('Subject: Rotas at {{company}}\n\nHi {{first_name}},\n\nMay I show it on {{day}}?\n\n{{sender_name}}');
    // The step it left empty is still ours.
    expect(parts[2]?.text).toBe(`Fair.\n${price(data)?.ask ?? ''}\nIt saves evenings.\nSettled?`);
  });

  it('is kept like an edit, with its source, until it is changed by hand or put back', () => {
    const next = takeTexts(data, reply, new Set(['elevator', 'email', 'detailed', 'objection-price']), 'gpt-test', pitch);
    expect(next.edits.map(({ id, source }) => [id, source])).toEqual([
      ['elevator', 'gpt-test'],
      ['email', 'gpt-test'],
    ]);
    expect(price(next)).toMatchObject({ answer: 'It saves evenings.', source: 'gpt-test' });
    expect(readText('email', editedText(next, 'email') ?? '').variables).toContain('day');
    expect(takeTexts(next, reply, new Set(['elevator']), 'gpt-test', pitch).edits).toHaveLength(2);
    expect(setText(next, 'elevator', 'Mine').edits.find(({ id }) => id === 'elevator')).toEqual({ id: 'elevator', text: 'Mine' });
    expect(applyEdits(resetText(next, 'elevator'), pitch.texts).elevator).toBe(pitch.texts.elevator);

    const file = toText(toDocument(made.answers, applyEdits(next, pitch.texts), listObjections(next, pitch.objections), next.edits));
    expect(file).toContain(
      'Elevator Pitch, Sales Email and 1 objection answer: written by gpt-test, accepted by you. Everything else is template-based.',
    );
    expect(file).toContain('Rotas in one evening.');
  });

  it('changes nothing where its objection is gone', () => {
    const own = setObjection(data, { id: 'own-1', ...answered('No time') });
    const late: PitchReply = { ...reply, objections: [answered('No time')] };
    expect(takeTexts(own, late, new Set(['objection-own-1']), 'gpt', pitch)).not.toBe(own);
    expect(takeTexts(data, late, new Set(['objection-own-1']), 'gpt', pitch)).toBe(data);
  });

  it('always gives a state that is taken back in, whatever fits the form of a reply', () => {
    const replies = arbitraryOf(pitchReplySchema) as fc.Arbitrary<PitchReply>;
    const states = arbitraryOf(schema) as fc.Arbitrary<PitchData>;
    fc.assert(
      fc.property(replies, fc.oneof(fc.constant(data), states), (given, work) => {
        const used = work.made ?? made;
        const wording = writePitch(used);
        // Objections as the page has them, so that some are answered.
        const fitting = { ...given, objections: [...given.objections, ...wording.objections, ...work.objections].slice(0, 40) };
        const parts = toPitchTask(work, used, wording).toParts(fitting);
        expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length);
        const next = takeTexts(work, fitting, new Set(parts.map(({ id }) => id)), 'x'.repeat(500), wording);
        expect(schema.safeParse(next).success).toBe(true);
      }),
    );
  });
});
