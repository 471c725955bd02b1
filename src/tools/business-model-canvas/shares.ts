import { foundWhole } from '@/workspace/share-parts';
import { defineShares } from '@/workspace/shares';
import { planNotes } from './arrival';
import { canvasFiles } from './files';
import { isSampleNote, shownTitle, state } from './model';
import { sampleTitle } from './sample';

export const shares = defineShares(state, {
  accepts: { texts: { noun: 'note', plan: planNotes } },
  search: (data) => {
    const title = shownTitle(data);
    const own = data.notes.filter((note) => !isSampleNote(note));
    const words = own.flatMap(({ text, experiment }) => [text, experiment]);
    return foundWhole(title, 'Business model canvas', [title === sampleTitle ? '' : title, ...words]);
  },
  files: (data, { today }) => canvasFiles(data, today),
});
