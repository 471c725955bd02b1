import { useEffect, useState, type FormEvent } from 'react';
import { ChangeList } from '@/kinds/document/section-changes';
import type { SectionChange } from '@/lib/compare-texts';
import { dayOf, formatDay } from '@/lib/dates';
import { formatTime, timeAt } from '@/lib/times';
import { Button, IconButton } from '@/ui/button';
import { SelectBox } from '@/ui/search-box';
import { Labelled } from '@/ui/labelled';
import { showToast } from '@/ui/toast';
import { longestVersionName, mostVersions } from '@/workspace/read-versions';
import type { Doc, DocVersion } from '@/workspace/store';
import { loadShares } from '@/workspace/suite';
import { useSurroundings } from '@/workspace/surroundings';
import { goBackTo, keepVersion, readVersion, removeVersion } from '@/workspace/versions';
import { compareWork } from './compare-work';

const now = 'now';

const momentOf = ({ at }: DocVersion) => `${formatDay(dayOf(new Date(at)))}, ${formatTime(timeAt(at))}`;

/** How the document stood at moments that have a name: to look at the difference, and to go back. */
export function DocumentVersions({ doc, onBack }: { doc: Doc; onBack?: () => void }) {
  const { id, versions = [] } = doc;
  const goBack = async (version: DocVersion) => {
    if (await goBackTo(id, version)) onBack?.();
    else showToast(`${version.name} can no longer be read by this version of Groundwork. It’s kept unchanged.`);
  };
  const remove = (version: DocVersion) =>
    showToast(`${version.name} deleted`, { label: 'Bring it back', run: removeVersion(id, version.id) });
  return (
    <>
      <KeepForm id={id} isFull={versions.length >= mostVersions} />
      {versions.length > 0 && (
        <>
          <ul aria-label="Kept versions" className="mt-4 divide-y divide-line">
            {versions.toReversed().map((version) => (
              <li key={version.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <span className="min-w-0 grow basis-full break-words sm:basis-48">
                  {version.name} <span className="text-[13px] text-mute tabular-nums">{momentOf(version)}</span>
                </span>
                <Button onClick={() => void goBack(version)}>Go back to it</Button>
                <IconButton icon="trash-2" label={`Delete ${version.name}`} onClick={() => remove(version)} />
              </li>
            ))}
          </ul>
          <Comparison doc={doc} versions={versions} />
        </>
      )}
    </>
  );
}

function KeepForm({ id, isFull }: { id: string; isFull: boolean }) {
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = name.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty || isFull) return;
    keepVersion(id, name);
    setName('');
  };
  const problem = isFull ? `There is room for ${mostVersions} versions. Delete one first.` : isMissing ? 'Give the version a name.' : '';
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 grow basis-56">
        <Labelled label="Version name" fault={problem} hint="Keeps a copy of the document as it is now.">
          {(control) => (
            <input
              {...control}
              className="input"
              placeholder="Sent to investors"
              maxLength={longestVersionName}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                setIsMissing(false);
              }}
            />
          )}
        </Labelled>
      </div>
      <Button type="submit" look="primary">
        Keep this version
      </Button>
    </form>
  );
}

function Comparison({ doc, versions }: { doc: Doc; versions: readonly DocVersion[] }) {
  const [chosenFrom, setFrom] = useState('');
  const [chosenTo, setTo] = useState(now);
  const options = [...versions.toReversed().map(({ id, name }) => ({ value: id, label: name })), { value: now, label: 'The document now' }];
  const isThere = (value: string) => options.some((option) => option.value === value);
  const from = isThere(chosenFrom) ? chosenFrom : (versions.at(-1)?.id ?? now);
  const to = isThere(chosenTo) ? chosenTo : now;
  const changes = useChanges(doc, versions, from, to);
  return (
    <section aria-label="What is different" className="mt-4 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <SelectBox label="Compare" value={from} options={options} onChange={setFrom} />
        <span className="text-mute">with</span>
        <SelectBox label="With" value={to} options={options} onChange={setTo} />
      </div>
      <div className="mt-3" role="status">
        {changes === 'unreadable' && <p>One of the two can no longer be read.</p>}
        {changes === undefined && <p className="text-mute">Comparing…</p>}
        {changes?.length === 0 && <p>They say the same thing.</p>}
        {Array.isArray(changes) && <ChangeList changes={changes} />}
      </div>
    </section>
  );
}

/** Nothing until they have been compared. */
function useChanges(doc: Doc, versions: readonly DocVersion[], from: string, to: string): SectionChange[] | 'unreadable' | undefined {
  const around = useSurroundings();
  const [found, setFound] = useState<SectionChange[] | 'unreadable'>();
  useEffect(() => {
    let isGone = false;
    const workOf = async (id: string) => {
      const version = versions.find((one) => one.id === id);
      return version ? readVersion(doc.tool, version) : doc.history.present;
    };
    const compare = async () => {
      const [shares, before, after] = await Promise.all([loadShares(doc.tool), workOf(from), workOf(to)]);
      const changes = shares && before && after ? await compareWork(shares, before, after, around) : ('unreadable' as const);
      if (!isGone) setFound(changes);
    };
    void compare().catch(() => {
      if (!isGone) setFound('unreadable');
    });
    return () => {
      isGone = true;
    };
  }, [doc, versions, from, to, around]);
  return found;
}
