const looks = {
  modern: 'font-sans font-semibold tracking-tight lowercase',
  classic: 'font-serif tracking-[0.12em] uppercase',
  creative: 'font-serif italic',
  descriptive: 'font-sans font-bold tracking-[0.08em] uppercase',
  abstract: 'font-sans font-light tracking-[0.2em] lowercase',
} as const;

type WordmarkLook = keyof typeof looks;

/** A long name gets smaller letters, so that it stays on its line. */
const sizeOf = (name: string) => Math.max(11, Math.min(24, Math.round(300 / Math.max(1, Array.from(name).length))));

/** How a name might look on a sign. It says nothing new, so screen readers pass it by. */
export function Wordmark({ name, look }: { name: string; look: WordmarkLook }) {
  return (
    <span
      aria-hidden="true"
      className={`flex h-16 w-full flex-none items-center justify-center overflow-hidden rounded-(--radius-control) border border-line bg-sunk px-2 text-center leading-tight sm:w-44 ${looks[look]}`}
      style={{ fontSize: sizeOf(name) }}
    >
      {name}
    </span>
  );
}
