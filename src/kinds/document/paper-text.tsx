import type { Term } from '@/lib/blocks';
import { splitGaps } from '@/lib/gaps';

/** Text with its open places marked. */
export function Rich({ text }: { text: string }) {
  return splitGaps(text).map((piece, index) =>
    piece.isGap ? (
      <mark key={index} className="rounded-sm bg-warn-soft px-0.5 text-warn">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

export const Lead = ({ text }: { text: string }) => (
  <p className="mb-4 font-serif text-xl break-words">
    <Rich text={text} />
  </p>
);

export function Terms({ terms, className, rowClassName = '' }: { terms: readonly Term[]; className: string; rowClassName?: string }) {
  if (terms.length === 0) return null;
  return (
    <dl className={className}>
      {terms.map(({ label, value }, index) => (
        <div key={index} className={rowClassName}>
          <dt className="text-[13px] text-mute">
            <Rich text={label} />
          </dt>
          <dd className="break-words whitespace-pre-line">
            <Rich text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
