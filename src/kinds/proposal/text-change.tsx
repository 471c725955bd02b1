import { compareWords } from '@/lib/compare-words';
import { WordChanges } from '@/ui/word-changes';

/** What a new wording takes out and puts in, in the flow of the text; colour is never the only sign. */
export function TextChange({ before, after }: { before: string; after: string }) {
  const changes = compareWords(before, after);
  const same = changes.reduce((sum, { kind, text }) => (kind === 'same' ? sum + text.trim().length : sum), 0);
  // Hardly a word is the same: as a change it could not be read at all.
  if (same * 3 < after.length) return <p className="text-[14px] break-words whitespace-pre-wrap">{after}</p>;
  return (
    <p className="text-[14px] break-words whitespace-pre-wrap">
      <WordChanges changes={changes} />
    </p>
  );
}
