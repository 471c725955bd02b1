import { cleanText, foldText } from '@/lib/text';
import type { ProposalPart, Task } from '@/writer/task';
import { wordsPerMinute } from './checks';
import { frameSteps, textKinds, type TextId, failureMessage } from './content';
import {
  applyEdits,
  fields,
  listObjections,
  setObjection,
  setText,
  type Answers,
  type Made,
  type ObjectionRow,
  type PitchData,
} from './model';
import { objectionText } from './objections';
import type { Pitch } from './pitch';

type Steps = Pick<ObjectionRow, (typeof frameSteps)[number]['name']>;

/** What a model is asked for: the three main texts and an answer to each objection on the page. */
export interface PitchReply {
  elevator: string;
  detailed: string;
  email: { subject: string; body: string };
  objections: (Steps & { objection: string })[];
}

const proposedTexts = ['elevator', 'detailed', 'email'] as const satisfies readonly TextId[];
type ProposedText = (typeof proposedTexts)[number];

/** Letters and digits only: models change quotes and full stops. */
const keyOf = (objection: string) => foldText(objection).replace(/[^\p{L}\p{N}]+/gu, '');

/** Whatever a model leaves open becomes a merge field: those are counted, shown, and never sent unfilled. */
const markOpen = (text: string) => text.replace(/\[([^[\]{}|\n]*[\p{L}\p{N}][^[\]{}|\n]*)\]/gu, (_, what: string) => `{{${what.trim()}}}`);

const tidy = (text: string) => cleanText(text).trim();

function readTexts({ elevator, detailed, email }: PitchReply): Record<ProposedText, string> {
  const body = tidy(email.body).replace(/^subject:.*\n+/i, '');
  const subject = tidy(email.subject)
    .replace(/\s+/g, ' ')
    .replace(/^subject:\s*/i, '');
  return {
    elevator: markOpen(tidy(elevator)),
    detailed: markOpen(tidy(detailed)),
    email: body === '' ? '' : markOpen(subject === '' ? body : `Subject: ${subject}\n\n${body}`),
  };
}

/** The answers of a reply beside the objections they are to, each objection once. A step left empty stays as it is. */
function readAnswers({ objections }: PitchReply, rows: readonly ObjectionRow[]): { before: ObjectionRow; after: ObjectionRow }[] {
  const replied = new Map(objections.map((one) => [keyOf(one.objection), one]));
  return rows.flatMap((before) => {
    const key = keyOf(before.objection);
    const found = replied.get(key);
    if (key === '' || !found || frameSteps.every(({ name }) => found[name].trim() === '')) return [];
    replied.delete(key);
    const steps = Object.fromEntries(frameSteps.map(({ name }) => [name, tidy(found[name]) || before[name]])) as unknown as Steps;
    return [{ before, after: { ...before, ...steps } }];
  });
}

/** More at once than a reply could hold would make it break off. */
const mostObjections = 20;

const stepsText = (row: ObjectionRow) => objectionText({ ...row, objection: '' }).trim();

const dataOf = (answers: Answers): Record<string, string> =>
  Object.fromEntries((Object.keys(fields) as (keyof Answers)[]).map((name) => [fields[name].label, answers[name]]));

const spokenWords = (id: TextId) => Math.floor((textKinds[id].most * wordsPerMinute) / 60);

const request = (count: number) =>
  [
    'Write a 30-second elevator pitch, a 2-minute pitch, a sales email to someone who does not know the company, and an answer to each of the objections.',
    `elevator: spoken, at most ${spokenWords('elevator')} words. detailed: spoken, ${spokenWords('detailed') - 60} to ${spokenWords('detailed')} words in short paragraphs, ending with the call to action.`,
    `email: a subject of at most eight words and a body of at most ${textKinds.email.most} words with exactly one ask. For what differs from one reader to the next write {{first_name}}, {{company}} and {{sender_name}}; begin with "Hi {{first_name}}," and end with {{sender_name}}.`,
    `objections: exactly ${count}, each under the same words as in the data. acknowledge, ask, answer and confirm are one to three spoken sentences each: agree with the feeling, ask what is behind it, answer it with what is known, check whether that settles it.`,
    'Where the founder wrote a text by hand, keep its facts.',
  ].join('\n');

export function toPitchTask(data: PitchData, made: Made, pitch: Pitch): Task<PitchReply> {
  const texts = applyEdits(data, pitch.texts);
  const rows = listObjections(data, pitch.objections)
    .filter(({ objection }) => keyOf(objection) !== '')
    .slice(0, mostObjections);
  const isOwn = (id: string) => [...data.edits, ...data.objections].some((one) => one.id === id && !one.source);
  // Against a template a comparison only gets in the way of reading.
  const beforeOf = (id: string, before: string) => (isOwn(id) ? { before } : {});
  return {
    prompt: {
      request: request(rows.length),
      data: {
        ...dataOf(made.answers),
        Objections: rows.map(({ objection }) => objection.trim().replace(/\s+/g, ' ')).join('\n'),
        ...Object.fromEntries(proposedTexts.filter(isOwn).map((id) => [`${textKinds[id].label} as the founder wrote it`, texts[id]])),
        'Answers as the founder wrote them': rows
          .filter(({ id }) => isOwn(id))
          .map(objectionText)
          .join('\n\n'),
      },
    },
    schema: async () => (await import('./reply')).pitchReplySchema,
    failure: failureMessage,
    toParts: (reply) => {
      const written = readTexts(reply);
      return [
        ...proposedTexts
          .filter((id) => written[id] !== '' && written[id] !== texts[id])
          .map((id): ProposalPart => ({ id, title: textKinds[id].label, text: written[id], ...beforeOf(id, texts[id]) })),
        ...readAnswers(reply, rows).map(({ before, after }, index): ProposalPart => ({
          id: `objection-${before.id}`,
          title: `Answer ${index + 1}: ${before.objection.trim().replace(/\s+/g, ' ').slice(0, 80)}`,
          text: stepsText(after),
          before: stepsText(before),
        })),
      ];
    },
  };
}

/** What the user took is kept like any edit of theirs; objections that are gone since stay gone. */
export function takeTexts(data: PitchData, reply: PitchReply, chosen: ReadonlySet<string>, source: string, pitch: Pitch): PitchData {
  const name = source.slice(0, 200);
  const written = readTexts(reply);
  const withTexts = proposedTexts
    .filter((id) => chosen.has(id) && written[id] !== '')
    .reduce((current, id) => setText(current, id, written[id], name), data);
  return readAnswers(reply, listObjections(data, pitch.objections))
    .filter(({ before }) => chosen.has(`objection-${before.id}`))
    .reduce((current, { after }) => setObjection(current, { ...after, source: name }), withTexts);
}
