import { compareWords } from '@/lib/compare-words';

/** What a new wording takes out and puts in, in the flow of the text; colour is never the only sign. */
export function TextChange({ before, after }: { before: string; after: string }) {
  return (
    <p className="text-[14px] break-words whitespace-pre-wrap">
      {compareWords(before, after).map(({ kind, text }, index) =>
        kind === 'same' ? (
          <span key={index}>{text}</span>
        ) : kind === 'added' ? (
          <ins key={index} className="bg-accent-soft">
            {text}
          </ins>
        ) : (
          <del key={index} className="text-mute">
            {text}
          </del>
        ),
      )}
    </p>
  );
}
