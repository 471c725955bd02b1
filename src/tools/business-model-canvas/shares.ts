import { foundWhole } from '@/workspace/share-parts';
import { defineShares } from '@/workspace/shares';
import { planNotes } from './arrival';
import { isSampleNote, shownTitle, state } from './model';
import { sampleTitle } from './sample';
import { toFiles } from './download';

export const shares = defineShares(state, {
  accepts: { texts: { noun: 'note', plan: planNotes } },
  search: (data) => {
    const title = shownTitle(data);
    const own = data.notes.filter((note) => !isSampleNote(note));
    const words = own.flatMap(({ text, experiment }) => [text, experiment]);
    return foundWhole(title, 'Business model canvas', [title === sampleTitle ? '' : title, ...words]);
  },
  files: toFiles,
});
