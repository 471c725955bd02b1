import type { Party, Term } from '@/lib/blocks';
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

/** Two beside one another, with room for a hand. */
export function Signatures({ parties }: { parties: readonly Party[] }) {
  return (
    <div className="mt-14 flex flex-wrap gap-10">
      {parties.map(({ name, role, lines }) =>
        lines ? (
          <div key={role} className="flex-[1_1_200px]">
            <p className="font-semibold">
              {role}: <Rich text={name} />
            </p>
            <Terms
              className="mt-2"
              rowClassName="flex min-h-9 items-end gap-3 border-b border-line-strong pb-1 [&>dt]:w-20"
              terms={lines}
            />
          </div>
        ) : (
          <p key={role} className="flex-[1_1_200px] border-t border-line-strong pt-1.5">
            <Rich text={name || role} />
            <span className="block text-[13px] text-mute">{role} · Date</span>
          </p>
        ),
      )}
    </div>
  );
}
