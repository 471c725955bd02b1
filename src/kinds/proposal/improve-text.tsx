import type { Task } from '@/writer/task';
import { ModelProposal } from './model-proposal';

interface ImproveTextProps {
  /** "the executive summary" */
  what: string;
  text: string;
  /** What the model should know beside the text: the company, the audience. */
  data: () => Readonly<Record<string, string>>;
  /** What makes this kind of text good, as a sentence. */
  advice?: string;
  /** Which of several works of the tool it belongs to, such as a record's id: what was proposed for one stays with it. */
  of?: string;
  /** Why a new wording cannot be used, as a sentence: it lost a {{variable}}. Empty when it can. */
  refuse?: (text: string) => string;
  onUse: (text: string, source: string) => void;
}

interface TextReply {
  text: string;
}

/** A better version of one text, beside it, once the user has chosen a model; nothing otherwise. */
export function ImproveText({ what, text, data, advice = '', of = '', refuse, onUse }: ImproveTextProps) {
  const task = (): Task<TextReply> => ({
    prompt: {
      request: [
        `Improve ${what}: clearer, more concrete, no longer than it is now. Keep every fact, name, number, date, {{field}} and [placeholder in brackets].`,
        ...(advice === '' ? [] : [advice]),
        'The text to improve is under "Text"; the rest is background.',
      ].join('\n'),
      data: { ...data(), Text: text },
    },
    schema: async () => (await import('./improve-schema')).textSchema,
    toParts: (reply) =>
      reply.text.trim() === '' ? [] : [{ id: 'text', title: `New wording for ${what}`, text: reply.text.trim(), before: text }],
  });
  return (
    <ModelProposal
      what={what}
      task={task}
      missing={text.trim() === '' ? 'Write a first version; the model works from your words.' : ''}
      isSmall
      of={of}
      refuse={(part) => refuse?.(part.text) ?? ''}
      onUse={(reply, _parts, { model, provider }) => onUse(reply.text.trim(), model || provider)}
    />
  );
}
