import { endSentence } from '@/lib/sentences';
import { shortTextLimit } from '@/lib/fields';
import type { BattlecardLine } from '@/lib/topics/rivals';
import { takenId, type Acceptance } from '@/workspace/shares';
import { setObjection, type PitchData } from './model';

const join = (points: readonly string[]) => points.map(endSentence).join(' ').slice(0, shortTextLimit);

/** Each competitor as an objection of its own, answered in the words of its card. */
export const cardAcceptance: Acceptance<PitchData, BattlecardLine> = {
  noun: 'objection',
  plan: (data, lines, source) => {
    const names: string[] = [];
    const changed: string[] = [];
    const planned = lines.reduce((before, { key, rival, answers, questions }) => {
      const id = takenId(source, key);
      const old = before.objections.find((row) => row.id === id);
      const told = { ask: join(questions), answer: join(answers) };
      if (old && old.ask === told.ask && old.answer === told.answer) return before;
      const start = { id, objection: `Why not ${rival}?`.slice(0, shortTextLimit), acknowledge: '', confirm: '' };
      (old ? changed : names).push(rival);
      return setObjection(before, { ...start, ...old, ...told });
    }, data);
    return { data: planned, names, changed };
  },
};
