import type { TextId } from './content';
import { writeDay14, writeDay3, writeDay7, writeEmail, writeNote } from './mails';
import type { Made, ObjectionAnswer, ObjectionRow } from './model';
import { writeObjections, writeStarter } from './objections';
import { writeDetailed, writeElevator, writeOpener, writeVoicemail } from './spoken';
import { readWords } from './words';
import { oneStop } from '@/writer/words';

export interface Pitch {
  texts: Record<TextId, string>;
  objections: ObjectionRow[];
  /** The answer that an objection of the user's own begins with. */
  starter: Omit<ObjectionAnswer, 'objection'>;
}

/** All texts of one set. Each wording begins with another of the answers. */
export function writePitch({ answers, wording }: Made): Pitch {
  const words = readWords(answers);
  const tidy = <Texts extends Record<string, string>>(texts: Texts) =>
    Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, oneStop(text, words.product)])) as Texts;
  return {
    texts: tidy({
      elevator: writeElevator(words, wording),
      detailed: writeDetailed(words, wording),
      email: writeEmail(words, wording),
      linkedin: writeNote(words, wording),
      opener: writeOpener(words, wording),
      voicemail: writeVoicemail(words, wording),
      day3: writeDay3(words, wording),
      day7: writeDay7(words, wording),
      day14: writeDay14(words, wording),
    }),
    objections: writeObjections(words, wording).map(({ acknowledge, ask, answer, confirm, ...row }) => ({
      ...row,
      ...tidy({ acknowledge, ask, answer, confirm }),
    })),
    starter: tidy(writeStarter(words, wording)),
  };
}
