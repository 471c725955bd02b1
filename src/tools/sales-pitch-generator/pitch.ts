import { hashText, seededRandom } from '@/lib/random';
import type { TextId } from './content';
import { writeDay14, writeDay3, writeDay7, writeEmail, writeNote } from './mails';
import type { Made, ObjectionAnswer, ObjectionRow } from './model';
import { writeObjections, writeStarter } from './objections';
import { writeDetailed, writeElevator, writeOpener, writeVoicemail } from './spoken';
import { readWords } from './words';

export interface Pitch {
  texts: Record<TextId, string>;
  objections: ObjectionRow[];
  /** The answer that an objection of the user's own begins with. */
  starter: Omit<ObjectionAnswer, 'objection'>;
}

/** All texts of one set. Each has chance of its own, so that one can change without the others. */
export function writePitch({ answers, wording }: Made): Pitch {
  const words = readWords(answers);
  const seed = JSON.stringify([answers, wording]);
  const chance = (name: string) => seededRandom(hashText(`${name}${seed}`));
  return {
    texts: {
      elevator: writeElevator(words, chance('elevator')),
      detailed: writeDetailed(words, chance('detailed')),
      email: writeEmail(words, chance('email')),
      linkedin: writeNote(words, chance('linkedin')),
      opener: writeOpener(words, chance('opener')),
      voicemail: writeVoicemail(words, chance('voicemail')),
      day3: writeDay3(words, chance('day3')),
      day7: writeDay7(words, chance('day7')),
      day14: writeDay14(words, chance('day14')),
    },
    objections: writeObjections(words, chance('objections')),
    starter: writeStarter(words, chance('starter')),
  };
}
