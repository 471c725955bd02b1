import { describe, expect, it } from 'vitest';
import type { AskSheet } from '@/lib/ask';
import { writeReply } from '@/lib/reply-code';
import { fromAskText, readReplies, toAskText } from './ask-link';

const sheet: AskSheet = {
  kind: 'poll',
  id: 'a1',
  title: 'When?',
  intro: '',
  replyTo: '',
  nameLabel: 'Name',
  questions: [{ id: 'q', label: 'Day', type: 'text' }],
};

describe('questions in a link', () => {
  it('come back as they were', async () => {
    expect(await fromAskText(await toAskText(sheet))).toEqual(sheet);
  });

  it('are refused in words where they are damaged, newer or too long', async () => {
    const text = await toAskText(sheet);
    for (const wrong of [text.slice(0, -8), `1${text.slice(9)}`, '1', '1§', await toAskText({ ...sheet, questions: [] })])
      await expect(fromAskText(wrong)).rejects.toThrow('damaged');
    await expect(fromAskText(`2${text.slice(1)}`)).rejects.toThrow('newer version');
    await expect(fromAskText(`1${'A'.repeat(100_000)}`)).rejects.toThrow('longer than any');
  });
});

describe('pasted replies', () => {
  const answer = { id: 'r1', sheet: 'a1', name: 'Jo', answers: { q: 'Monday' } };

  it('are taken where they are for this, each with the others', () => {
    const text = `Hi,\n${writeReply('poll', answer)}\nand\n${writeReply('poll', { ...answer, id: 'r2' })}`;
    expect(readReplies(text, 'poll')).toEqual({ answers: [answer, { ...answer, id: 'r2' }], problems: [] });
  });

  it('say why they are not', () => {
    expect(readReplies(writeReply('feedback', answer), 'poll')).toEqual({
      answers: [],
      problems: ['This code answers a feedback form, which belongs in another tool.'],
    });
    const other = { answers: [], problems: ['This code was made by another version and can’t be read here.'] };
    expect(readReplies(writeReply('poll', { id: 3 }), 'poll')).toEqual(other);
    expect(readReplies(writeReply('riddle', answer), 'poll')).toEqual(other);
  });
});
