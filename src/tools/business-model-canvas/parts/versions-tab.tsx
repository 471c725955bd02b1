import { useId, useMemo, useState, type FormEvent } from 'react';
import { useVersions } from '@/kinds/versions/use-versions';
import { formatDay } from '@/lib/dates';
import { plural } from '@/lib/text';
import { Button, IconButton } from '@/ui/button';
import { Empty, Panel } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { Label } from '@/ui/labelled';
import type { Tool } from '@/workspace/tool-state';
import { hasText, titleLimit, titleOf, type CanvasData, type Version } from '../model';
import { compareNotes, countChanges, mostVersions, restoreVersion, saveVersion, type NoteChange } from '../versions';

const now = 'now';

const nameOf = ({ name }: Version) => name.trim() || 'Unnamed version';

/** Named copies of the notes: saved, compared with each other or with now, and brought back. */
export function VersionsTab({ tool }: { tool: Tool<CanvasData> }) {
  const { data } = tool;
  const ways = useVersions(tool, { restore: restoreVersion, nameOf });
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
      <div className="grid min-w-0 gap-4 lg:col-span-5">
        <SaveForm tool={tool} save={ways.save} />
        {data.versions.length > 0 && (
          <ul className="rows" aria-label="Saved versions">
            {data.versions.toReversed().map((version) => (
              <li key={version.id} className="flex items-center justify-between gap-3 px-4 py-3">
                <span className="min-w-0">
                  <span className="block font-[550] break-words">{nameOf(version)}</span>
                  <span className="text-[13px] text-mute">
                    {[formatDay(version.day), plural(version.notes.filter(hasText).length, 'note')].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className="flex flex-none gap-1">
                  <Button aria-label={`Restore ${nameOf(version)}`} onClick={() => ways.restore(version)}>
                    Restore
                  </Button>
                  <IconButton icon="trash-2" label={`Delete ${nameOf(version)}`} onClick={() => ways.remove(version)} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="min-w-0 lg:col-span-7">
        {data.versions.length === 0 ? (
          <Empty text="No versions saved yet" hint="Save one before you change course: you can then see what is different, and go back." />
        ) : (
          <Comparison data={data} />
        )}
      </div>
    </div>
  );
}

interface SaveFormProps {
  tool: Tool<CanvasData>;
  save: (step: () => void, name: string) => void;
}

function SaveForm({ tool: { data, around, change }, save }: SaveFormProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const isFull = data.versions.length >= mostVersions;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(name.trim() === '');
    if (name.trim() === '' || isFull) return;
    save(() => change((current) => saveVersion(current, name, around.today)), name.trim());
    setName('');
  };
  const problem = isFull ? `There’s room for ${mostVersions} versions. Delete one first.` : isMissing ? 'Give the version a name.' : '';
  return (
    <form onSubmit={submit} noValidate className="panel">
      <Label htmlFor={id}>Version name</Label>
      <div className="flex gap-2">
        <input
          id={id}
          className="input min-w-0"
          placeholder="Before the interviews"
          maxLength={titleLimit}
          value={name}
          aria-invalid={problem !== '' ? true : undefined}
          aria-describedby={problem !== '' ? `${id}-problem` : undefined}
          onChange={(event) => {
            setName(event.target.value);
            setIsMissing(false);
          }}
        />
        <Button type="submit" icon="bookmark">
          Save version
        </Button>
      </div>
      {problem !== '' && (
        <p id={`${id}-problem`} className="mt-1 text-[13px] text-bad">
          {problem}
        </p>
      )}
    </form>
  );
}

function Comparison({ data }: { data: CanvasData }) {
  const { versions } = data;
  const [chosenFrom, setFrom] = useState('');
  const [chosenTo, setTo] = useState(now);
  const options = [
    ...versions.toReversed().map((version) => ({ value: version.id, label: nameOf(version) })),
    { value: now, label: 'The canvas now' },
  ];
  const isThere = (value: string) => options.some((option) => option.value === value);
  const from = isThere(chosenFrom) ? chosenFrom : (versions.at(-1)?.id ?? now);
  const to = isThere(chosenTo) ? chosenTo : now;
  const changes = useMemo(() => {
    const notesOf = (value: string) => versions.find(({ id }) => id === value)?.notes ?? data.notes;
    return compareNotes(notesOf(from), notesOf(to), data.canvas);
  }, [versions, data.notes, data.canvas, from, to]);
  return (
    <Panel title="What is different">
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SelectBox label="Compare" value={from} options={options} onChange={setFrom} />
        <span className="text-mute">with</span>
        <SelectBox label="With" value={to} options={options} onChange={setTo} />
      </div>
      {changes.length === 0 ? (
        <p>No notes added, removed or changed.</p>
      ) : (
        <>
          <p className="mb-3 text-mute">
            {countChanges(changes, 'added').toLocaleString('en-US')} added, {countChanges(changes, 'removed').toLocaleString('en-US')}{' '}
            removed, {countChanges(changes, 'changed').toLocaleString('en-US')} changed.
          </p>
          <div className="grid gap-4">
            {changes.map(({ slot, changes: all }) => (
              <section key={slot} aria-label={titleOf(slot, data.canvas)}>
                <h3 className="mb-1 font-semibold">{titleOf(slot, data.canvas)}</h3>
                <ul className="grid gap-1.5">
                  {all.map((one, index) => (
                    <ChangeLine key={index} change={one} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
    </Panel>
  );
}

const looks = {
  added: { sign: '+', word: 'Added', tone: 'text-accent' },
  removed: { sign: '−', word: 'Removed', tone: 'text-bad' },
  changed: { sign: '~', word: 'Changed', tone: 'text-warn' },
} as const;

function ChangeLine({ change: { kind, text, details } }: { change: NoteChange }) {
  const { sign, word, tone } = looks[kind];
  return (
    <li className="flex gap-2">
      <span aria-hidden="true" className={`w-3 flex-none font-semibold ${tone}`}>
        {sign}
      </span>
      <span className="min-w-0 break-words">
        <span className="sr-only">{word}: </span>
        {text}
        {details.length > 0 && <span className="block text-[13px] text-mute">{details.join('; ')}</span>}
      </span>
    </li>
  );
}
