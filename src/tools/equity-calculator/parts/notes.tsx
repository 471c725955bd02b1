import { notAdvice } from '../content';

/** What the figures rest on, below them. */
export function Assumptions({ notes }: { notes: readonly string[] }) {
  return (
    <section aria-label="Assumptions" className="mt-6 text-[13px] text-mute">
      <h2 className="mb-1.5 font-semibold text-ink">Assumptions</h2>
      <ul className="grid list-disc gap-1 pl-4.5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p className="mt-2">{notAdvice}</p>
    </section>
  );
}
