import type { SectionChange } from '@/lib/compare-texts';

/** What came and went from one version of a document to the next, section by section. */
export function SectionChanges({ title, changes }: { title: string; changes: readonly SectionChange[] }) {
  if (changes.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="cursor-pointer text-[13px] text-mute">{title}</summary>
      <ChangeList changes={changes} />
    </details>
  );
}

export function ChangeList({ changes }: { changes: readonly SectionChange[] }) {
  return (
    <>
      {changes.map(({ title: section, kind, added, removed }) => (
        <div key={section} className="mt-2 text-[13px]">
          {section !== '' && (
            <p className="font-semibold break-words">
              {section} <span className="font-normal text-mute">{kind}</span>
            </p>
          )}
          <ul className="grid gap-1">
            {removed.map((line, index) => (
              <ChangedLine key={`-${index}`} sign="−" meaning="Removed" tone="text-bad" line={line} />
            ))}
            {added.map((line, index) => (
              <ChangedLine key={`+${index}`} sign="+" meaning="Added" tone="text-accent" line={line} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function ChangedLine({ sign, meaning, tone, line }: { sign: string; meaning: string; tone: string; line: string }) {
  return (
    <li className="flex gap-2">
      <span aria-hidden="true" className={`font-semibold ${tone}`}>
        {sign}
      </span>
      <span className="min-w-0 break-words">
        <span className="sr-only">{meaning}: </span>
        {line}
      </span>
    </li>
  );
}
