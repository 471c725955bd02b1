import type { WordChange } from '@/lib/compare-words';

/** What was taken out and put in, in the flow of the text; colour is never the only sign. */
export function WordChanges({ changes }: { changes: readonly WordChange[] }) {
  return changes.map(({ kind, text }, index) =>
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
  );
}
