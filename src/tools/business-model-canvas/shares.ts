import { joinPrice } from '@/lib/topics/join-price';
import { toTextLines } from '@/lib/topics/texts';
import { foundWhole, joinLines } from '@/workspace/share-parts';
import { byMeaning, defineShares, joinProfiles, startOnly } from '@/workspace/shares';
import { planBooked, planExpected, planNotes, planTotals } from './arrival';
import { hasText, isSampleNote, shownTitle, state, titleFields, type CanvasData } from './model';
import { sampleTitle } from './sample';
import { toFiles } from './download';

const title = startOnly(
  byMeaning(
    titleFields,
    (data: CanvasData) => ({ title: data.title }),
    (data, draft) => ({ ...data, ...draft }),
  ),
);

/** What is known goes on a canvas that nobody has written on. */
const notes = startOnly<CanvasData>({
  fill: (data, answers) => (data.notes.some(hasText) ? { data, names: [] } : planNotes(data, toTextLines(joinPrice(answers)))),
});

const meaningOf = {
  value: 'offer.what',
  segments: 'customers.who',
  problem: 'customers.problem',
  advantage: 'offer.edge',
  revenue: 'business.model',
  resources: 'business.resources',
} as const;

/** What the user's own notes in a block say, together. */
const toAnswers = ({ notes }: CanvasData) =>
  toTextLines(
    Object.fromEntries(
      Object.entries(meaningOf).map(([slot, means]) => [
        means,
        joinLines(notes.filter((note) => note.slot === slot && !isSampleNote(note)).map(({ text }) => text)),
      ]),
    ),
  );

export const shares = defineShares(state, {
  profile: joinProfiles(title, notes),
  offers: { texts: toAnswers },
  accepts: {
    texts: { noun: 'note', plan: planNotes },
    money: { noun: 'total', isWhole: true, plan: planTotals },
    actuals: { noun: 'total', isWhole: true, plan: planBooked },
    forecasts: { noun: 'total', isWhole: true, plan: planExpected },
  },
  search: (data) => {
    const shown = shownTitle(data);
    const own = data.notes.filter((note) => !isSampleNote(note));
    const words = own.flatMap(({ text, experiment }) => [text, experiment]);
    return foundWhole(shown, 'Business model canvas', [shown === sampleTitle ? '' : shown, ...words]);
  },
  files: toFiles,
  compare: async (was, is) => (await import('./versions')).compareCanvases(was, is),
});
