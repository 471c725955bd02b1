import { useState } from 'react';
import { Link } from 'wouter';
import { journeys, type Journey } from '@/tools/journeys';
import { catalogue } from '@/tools/registry';
import { Icon } from '@/ui/icon';
import { extraPart } from '@/ui/lazy-part';
import { useWorkspace } from '@/workspace/store';

// Only for someone who has work: what is done is seen from it.
const WorkDone = extraPart(async () => (await import('./work-done')).WorkDone);

const nameOf = (id: string) => catalogue.find((entry) => entry.id === id)?.name ?? id;

/** What a founder may be here for, each as a way through the tools. */
export function Journeys() {
  const [opened, setOpened] = useState('');
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const hasWork = useWorkspace(({ docs, arrived }) => Object.keys(docs).length + Object.keys(arrived).length > 0);
  const shown = journeys.find(({ title }) => title === opened);
  return (
    <section aria-labelledby="journeys" className="mb-10">
      <h2 id="journeys" className="mb-3 font-semibold">
        What are you here for?
      </h2>
      <ul className="-mx-4 flex gap-2.5 overflow-x-auto px-4 py-1 sm:mx-0 sm:grid sm:grid-cols-2 sm:px-0 lg:grid-cols-5">
        {journeys.map((journey) => (
          <li key={journey.title} className="w-44 flex-none sm:w-auto">
            <button
              type="button"
              aria-expanded={journey === shown}
              aria-controls="journey-steps"
              onClick={() => setOpened(journey === shown ? '' : journey.title)}
              className={`panel flex h-full w-full flex-col px-4! py-3! text-left ${journey === shown ? 'border-accent' : 'hover:border-control'}`}
            >
              <span className="font-[550]">{journey.title}</span>
              <Progress journey={journey} done={done} />
            </button>
          </li>
        ))}
      </ul>
      <div id="journey-steps">{shown && <Steps journey={shown} done={done} />}</div>
      {hasWork && <WorkDone onDone={setDone} />}
    </section>
  );
}

function Progress({ journey: { steps }, done }: { journey: Journey; done: ReadonlySet<string> }) {
  const count = steps.filter((id) => done.has(id)).length;
  const next = steps.find((id) => !done.has(id));
  if (count === 0) return <span className="text-[13px] text-mute">{steps.length} steps</span>;
  return (
    <span className="text-[13px] text-mute">
      {count} of {steps.length}
      {next ? `, next: ${nameOf(next)}` : ', all started'}
    </span>
  );
}

function Steps({ journey: { about, steps }, done }: { journey: Journey; done: ReadonlySet<string> }) {
  const next = steps.find((id) => !done.has(id));
  return (
    <div className="panel mt-2.5">
      <p className="mb-3 text-mute">{about}</p>
      <ol className="grid grid-cols-1 gap-1 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((id, index) => (
          <li key={id}>
            <Link
              href={`/${id}`}
              aria-current={id === next ? 'step' : undefined}
              className="flex min-h-9 items-center gap-2.5 rounded-(--radius-control) px-2 hover:bg-sunk"
            >
              <span
                className={`grid size-6 flex-none place-items-center rounded-full border text-[12px] ${
                  done.has(id)
                    ? 'border-accent text-accent'
                    : id === next
                      ? 'border-accent bg-accent text-on-accent'
                      : 'border-line-strong text-mute'
                }`}
              >
                {done.has(id) ? <Icon icon="check" size={13} /> : index + 1}
              </span>
              <span className="min-w-0">
                {nameOf(id)}
                {done.has(id) && <span className="sr-only"> (begun)</span>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
