import { use, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { canLoad, savesData } from '@/platform/connection';
import { whenIdle } from '@/platform/idle';
import { Dialog } from '@/ui/dialog';
import { docOf, useWorkspace } from '@/workspace/store';
import { useSurroundings } from '@/workspace/surroundings';
import { ToolIdContext } from '@/workspace/tool-id';
import { makePeek } from './make-peek';
import { size } from './draw';

/** Beside the name of a tool there is room from here on; on smaller screens it stands below the tool. */
const wide = '(min-width: 1024px)';

/** From the place below a tool to the first words after it. */
const toNext = 80;

/** Below a tool that holds nothing yet, or beside its title: what will come of it, drawn from its sample. Nothing in view moves for it. */
export function SamplePeek() {
  const id = use(ToolIdContext);
  const isUntouched = useWorkspace((state) => docOf(state, id) === undefined);
  const place = useRef<HTMLDivElement>(null);
  const around = useSurroundings();
  const [picture, setPicture] = useState('');
  const isReady = isUntouched && around.today !== '';
  useEffect(() => {
    if (!isReady) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (svg: string | undefined) => {
      if (!svg || signal.aborted) return;
      const put = () => setPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`);
      const next = (place.current?.getBoundingClientRect().top ?? 0) + toNext;
      // What is being read does not move by itself; after a press people expect something to.
      if (next < innerHeight && !matchMedia(wide).matches) document.addEventListener('click', put, { once: true, signal });
      else put();
    };
    const make = () => {
      // Without a line its parts cannot come, nobody misses an example then; and who saves data has not asked for one.
      if (canLoad() && !savesData()) void makePeek(id, around).then(show, console.warn);
    };
    const callOff = whenIdle(make, 4_000);
    return () => {
      callOff();
      leaving.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a day that passes draws nothing anew
  }, [id, isReady]);
  if (!isUntouched) return null;
  const head = picture && document.querySelector('.tool-head');
  return (
    <div ref={place} className="no-print lg:hidden">
      {picture && (
        <figure className="mt-6">
          <div className="panel overflow-hidden p-0!">
            <Drawn picture={picture} alt="Example result" />
          </div>
          <figcaption className="mt-1.5 text-[13px] text-mute">What you get, shown with the sample.</figcaption>
        </figure>
      )}
      {head && createPortal(<Beside picture={picture} />, head)}
    </div>
  );
}

function Drawn({ picture, alt = '' }: { picture: string; alt?: string }) {
  return <img src={picture} alt={alt} {...size} className="block h-auto w-full" />;
}

/** It lies over empty paper, and is read by opening it. */
function Beside({ picture }: { picture: string }) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="See an example result"
        title="See an example result"
        className="panel appear no-print absolute right-0 overflow-hidden p-0! max-lg:hidden"
        style={{ width: 208, bottom: 16 }}
        onClick={() => setIsLarge(true)}
      >
        <Drawn picture={picture} />
      </button>
      {isLarge && (
        <Dialog title="Example result" width="wide" onClose={() => setIsLarge(false)}>
          <div className="panel overflow-hidden p-0!">
            <Drawn picture={picture} />
          </div>
          <p className="mt-3 text-mute">Made by this tool from its sample. Load the sample to try it out; it is yours to change or undo.</p>
        </Dialog>
      )}
    </>
  );
}
