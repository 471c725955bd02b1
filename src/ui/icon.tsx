import sprite from 'virtual:icons';

/** One of Lucide's icons, by name, drawn from a single cached file instead of code on every page. */
export function Icon({ icon, size = 16 }: { icon: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="flex-none"
    >
      <use href={`${sprite}#${icon}`} />
    </svg>
  );
}
