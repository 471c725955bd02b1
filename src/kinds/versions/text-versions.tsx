import { createElement } from 'react';
import { SectionChanges } from '@/kinds/document/section-changes';
import { Download } from '@/kinds/work/download';
import { Button, IconButton } from '@/ui/button';
import { changesSince, newestFirst, type TextVersion } from './versions';

interface TextVersionsProps<Version extends TextVersion> {
  versions: readonly Version[];
  /** What each is called, before its number. */
  word: string;
  /** The same within a sentence. */
  wordInside?: string;
  heading: 'h2' | 'h3';
  detailOf: (version: Version) => string;
  /** The name of its file, without the ending. */
  stemOf: (version: Version, number: number) => string;
  onRestore: (version: Version) => void;
  onRemove: (version: Version) => void;
}

/** Documents as they were published, what changed from one to the next, and the way back. */
export function TextVersions<Version extends TextVersion>({
  versions,
  word,
  wordInside = word,
  heading,
  detailOf,
  stemOf,
  onRestore,
  onRemove,
}: TextVersionsProps<Version>) {
  return newestFirst(versions).map(({ version, number, previous }) => {
    const name = `${word} ${number}`;
    const file = {
      label: 'Text',
      name: `${stemOf(version, number)}.txt`,
      make: async () => (await import('@/formats/file')).textBlob(version.text, 'text/plain'),
    };
    return (
      <section key={version.id} aria-label={name} className="rounded-(--radius-control) border border-line p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          {createElement(
            heading,
            { className: 'min-w-0 font-semibold break-words' },
            `${name} `,
            <span className="font-normal text-mute">{detailOf(version)}</span>,
          )}
          <span className="flex flex-wrap items-center gap-1">
            <Button onClick={() => onRestore(version)}>Restore</Button>
            <Download files={[file]} label="Text" />
            <IconButton icon="trash-2" label={`Delete ${wordInside} ${number}`} onClick={() => onRemove(version)} />
          </span>
        </div>
        <p className="mt-2 break-words">{version.note}</p>
        <SectionChanges title={`What changed since version ${number - 1}`} changes={changesSince(previous, version)} />
      </section>
    );
  });
}
