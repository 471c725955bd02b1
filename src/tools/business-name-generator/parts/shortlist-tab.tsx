import { useMemo, type SubmitEvent } from 'react';
import type { DomainCheck } from '@/kinds/names/use-domain-check';
import { LiveCheck } from '@/kinds/names/live-check';
import { Copy } from '@/kinds/work/copy';
import { Download } from '@/kinds/work/download';
import { Button, IconButton } from '@/ui/button';
import { Label } from '@/ui/labelled';
import { makeId } from '@/platform/ids';
import type { Tool } from '@/workspace/tool-state';
import { shortlistFiles } from '../files';
import { addPicks, domainOf, hasPick, longestName, mostPicks, notePick, readNames, removePick, type NameData } from '../model';
import { plural } from '@/lib/text';
import { ChoiceNotice, chooseName } from './choice';
import { CompareTable } from './compare-table';
import { describeDomain } from './domain-words';
import { SayIt } from './say-it';

/** The names someone likes: compared, noted, and their own added. */
export function ShortlistTab({ tool, live }: { tool: Tool<NameData>; live: DomainCheck }) {
  const { data, change } = tool;
  const { shortlist } = data;
  const domains = useMemo(() => shortlist.flatMap(({ name }) => domainOf(name) ?? []), [shortlist]);
  const remove = (name: string) => change((current) => removePick(current, name), { say: `${name} removed from the shortlist` });
  const clear = () => change((current) => ({ ...current, shortlist: [] }), { say: 'Shortlist cleared' });
  const setNote = (id: string, note: string) => change((current) => notePick(current, id, note), { key: `note-${id}` });
  return (
    <div className="grid grid-cols-1 gap-5">
      <OwnNames tool={tool} />
      {shortlist.length === 0 ? (
        <p className="py-4 text-center text-mute">The shortlist is empty. Star a name in the list, or add your own above.</p>
      ) : (
        <>
          <ChoiceNotice data={data} />
          <CompareTable data={data} live={live} />
          <LiveCheck live={live} domains={domains} />
          <ul aria-label="Shortlist" className="rows">
            {shortlist.map(({ id, name, origin, note }) => (
              <li key={id} className="px-4 py-3">
                <div className="flex items-start justify-between gap-3">
                  <div className="min-w-0">
                    <p className="font-semibold break-words">{name}</p>
                    <p className="text-[13px] break-words text-mute">{origin}</p>
                  </div>
                  <span className="flex flex-none">
                    <Button aria-pressed={data.chosen === name} aria-label={`Choose ${name}`} onClick={() => chooseName(tool, name)}>
                      Choose
                    </Button>
                    <Copy text={name} label={`Copy ${name}`} isIcon />
                    <SayIt name={name} />
                    <IconButton icon="trash-2" label={`Remove ${name}`} onClick={() => remove(name)} />
                  </span>
                </div>
                <input
                  aria-label={`Note on ${name}`}
                  placeholder="Note"
                  className="input mt-2"
                  maxLength={500}
                  value={note}
                  onChange={(event) => setNote(id, event.target.value)}
                />
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap justify-end gap-2">
            <Button look="quiet" icon="trash-2" onClick={clear}>
              Clear shortlist
            </Button>
            <Download label="Download shortlist" files={shortlistFiles(data, (domain) => describeDomain(live, domain))} />
          </div>
        </>
      )}
    </div>
  );
}

/** Names from elsewhere, judged by the same rules. */
function OwnNames({ tool }: { tool: Tool<NameData> }) {
  const { data, drafts, changeAll, setDraft } = tool;
  const typed = typeof drafts.own === 'string' ? drafts.own : '';
  const names = readNames(typed);
  const fresh = names.filter((name) => !hasPick(data.shortlist, name));
  const isFull = data.shortlist.length >= mostPicks;
  const message = isFull
    ? `The shortlist is full (${mostPicks} names). Remove one first.`
    : names.length > 0 && fresh.length === 0
      ? 'Already on the shortlist.'
      : '';
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (fresh.length === 0 || isFull) return;
    const room = mostPicks - data.shortlist.length;
    const added = fresh.slice(0, room).map((name) => ({ id: makeId(), name, origin: 'Your own name.', note: '' }));
    // What does not fit stays in the field.
    const rest = fresh.slice(room).join(', ');
    changeAll(
      ({ data: current, drafts: { own: _own, ...others } }) => ({
        data: addPicks(current, added),
        drafts: rest === '' ? others : { ...others, own: rest },
      }),
      { say: `${plural(added.length, 'name')} added` },
    );
  };
  return (
    <form onSubmit={add}>
      <Label htmlFor="own-names">Add your own names</Label>
      <div className="flex gap-2">
        <input
          id="own-names"
          className="input"
          placeholder="Names, separated by commas"
          maxLength={longestName * 20}
          aria-describedby="own-names-message"
          aria-invalid={message !== '' || undefined}
          autoComplete="off"
          value={typed}
          onChange={(event) => setDraft('own', event.target.value, { key: 'own' })}
        />
        <Button type="submit" icon="plus" disabled={fresh.length === 0 || isFull}>
          Add
        </Button>
      </div>
      <p id="own-names-message" className="mt-1 text-[13px] text-warn">
        {message}
      </p>
    </form>
  );
}
