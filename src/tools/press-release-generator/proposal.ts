import { rewordTask, toRewordings, type RewordReply } from '@/kinds/proposal/reword-task';
import { mergeRewordings } from '@/lib/rewording';
import type { Task } from '@/writer/task';
import type { Made, PressData } from './model';
import { toRelease } from './release';
import { releaseWriter } from './writer';

const contacts = ['Media Contact', 'Press Contact', 'Contact for Media'];

/** The release in a model's words, as long as a newsroom likes it. Contacts and quotes are nobody's to change. */
export const toReleaseTask = (made: Made): Task<RewordReply> =>
  rewordTask(toRelease({ ...made, rewordings: [] }), {
    request: [
      'Write this press release anew, 400 to 600 words in all, in AP style and in the third person: a lead that answers who, what, when, where and why, then the details in order of weight.',
      'Keep the dateline at the start of the first paragraph. Keep every quotation word for word, with its speaker.',
    ].join('\n'),
    data: releaseWriter.payload(made),
    fixed: contacts,
  });

export function takeSections(data: PressData, reply: RewordReply, chosen: ReadonlySet<string>, source: string): PressData {
  if (!data.made) return data;
  const rewordings = mergeRewordings(data.made.rewordings ?? [], toRewordings(reply, chosen, source));
  return { ...data, made: { ...data.made, rewordings } };
}

export const dropSections = (data: PressData): PressData => (data.made ? { ...data, made: { ...data.made, rewordings: [] } } : data);
