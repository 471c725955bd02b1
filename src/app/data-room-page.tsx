import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { capitalise, plural } from '@/lib/text';
import { saveFile } from '@/platform/download';
import { Button } from '@/ui/button';
import { Bar, Empty, Notice, Panel } from '@/ui/layout';
import { useToday } from '@/workspace/surroundings';
import { allFormats, EntryRow, type Choice } from './data-room/entry-row';
import { companyIn, folders, planFiles, toEntries, type Entry, type Planned } from './data-room/plan';
import { useKnownWork } from './known-work';

export const title = 'Data room';
export const description =
  'Choose documents and get one ZIP with folders and an index page to hand to investors, buyers, banks or advisers.';

const startOf = ({ isInAtFirst, formats }: Entry): Choice => ({ isIn: isInAtFirst, format: formats[0]?.label ?? '' });

type Work =
  | { is: 'making'; step: number; of: readonly Planned[] }
  | { is: 'made'; name: string; count: number; missing: readonly string[] }
  | { is: 'failed' };

export function Body() {
  const today = useToday();
  const [, goTo] = useLocation();
  const { docs, isWhole } = useKnownWork();
  const entries = useMemo(() => toEntries(docs), [docs]);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [work, setWork] = useState<Work>();
  const choiceOf = (entry: Entry) => choices[entry.known.doc.id] ?? startOf(entry);
  const planned = planFiles(
    entries.flatMap((entry) => {
      const { isIn, format } = choiceOf(entry);
      const offers = format === allFormats ? entry.formats : entry.formats.filter(({ label }) => label === format);
      return isIn ? [{ entry, offers }] : [];
    }),
  );
  const make = async () => {
    try {
      const { makeRoom } = await import('./data-room/make');
      const company = companyIn(planned.map(({ entry }) => entry.known).sort((a, b) => b.doc.changedAt - a.doc.changedAt));
      const { name, content, missing } = await makeRoom(planned, { company, today }, (step) =>
        setWork({ is: 'making', step, of: planned }),
      );
      saveFile(name, content);
      setWork({ is: 'made', name, count: planned.length - missing.length, missing: missing.map((one) => one.path) });
    } catch (error) {
      console.warn(error);
      setWork({ is: 'failed' });
    }
  };
  const isMaking = work?.is === 'making';
  return (
    <div className="mx-auto max-w-3xl">
      <div className="pt-6 pb-6 sm:pt-10">
        <h1 tabIndex={-1} className="title">
          Data room
        </h1>
        <p className="mt-2 text-mute">
          Choose what to hand over. You get one ZIP with folders and an index page. It’s made on your device and isn’t sent anywhere.
        </p>
      </div>
      <div className="grid grid-cols-1 gap-5">
        {folders
          .map((folder) => ({ folder, own: entries.filter((entry) => entry.folder === folder) }))
          .filter(({ own }) => own.length > 0)
          .map(({ folder, own }) => (
            <Panel key={folder} title={capitalise(folder)}>
              <ul className="divide-y divide-line">
                {own.map((entry) => (
                  <EntryRow
                    key={entry.known.doc.id}
                    entry={entry}
                    choice={choiceOf(entry)}
                    onChoose={(choice) => setChoices((before) => ({ ...before, [entry.known.doc.id]: choice }))}
                  />
                ))}
              </ul>
            </Panel>
          ))}
        {isWhole && entries.length === 0 && (
          <Empty
            text="No documents yet"
            hint="Anything you make in a tool can be handed over from here. A business plan is a good first document."
            action={{ label: 'Start a business plan', onClick: () => goTo('/business-plan') }}
          />
        )}
        {entries.length > 0 && (
          <div className="no-print grid grid-cols-1 gap-3">
            <div className="flex flex-wrap items-center gap-3">
              {/* While it works it cannot be pressed, yet whoever pressed it by key stays there. */}
              <Button
                look="primary"
                icon="download"
                disabled={planned.length === 0}
                aria-disabled={isMaking}
                onClick={() => isMaking || void make()}
              >
                {isMaking ? 'Making files…' : 'Download ZIP'}
              </Button>
              {!isMaking && (
                <p className="text-mute">
                  {planned.length === 0 ? 'Nothing selected.' : `${plural(planned.length, 'file')} and an index page`}
                </p>
              )}
            </div>
            <Progress work={work} />
          </div>
        )}
        {!isWhole && today !== '' && <p className="text-[14px] text-mute">Looking through your documents…</p>}
      </div>
    </div>
  );
}

/** How far it is, and what came of it. */
function Progress({ work }: { work: Work | undefined }) {
  return (
    <div role="status" className="grid grid-cols-1 gap-2">
      {work?.is === 'making' && (
        <>
          <p className="text-mute">
            File {work.step + 1} of {work.of.length}: {work.of[work.step]?.path}
          </p>
          <Bar label="Files made" share={work.step / work.of.length} />
        </>
      )}
      {work?.is === 'made' && (
        <p>
          Saved {work.name}, with {plural(work.count, 'file')}.
        </p>
      )}
      {work?.is === 'made' && work.missing.length > 0 && (
        <Notice>
          {plural(work.missing.length, 'file')} couldn’t be created: {work.missing.join(', ')}. The index page says so too.
        </Notice>
      )}
      {work?.is === 'failed' && <Notice tone="bad">The ZIP couldn’t be created. Check your connection and try again.</Notice>}
    </div>
  );
}
