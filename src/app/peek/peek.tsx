import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'wouter';
import { whenIdle } from '@/platform/idle';
import { Dialog } from '@/ui/dialog';
import { docOf, useWorkspace } from '@/workspace/store';
import { useSurroundings } from '@/workspace/surroundings';
import { makePeek } from './make-peek';
import { size } from './draw';

/** Beside the name of a tool there is room from here on. */
const wide = '(min-width: 1024px)';

interface Shown {
  id: string;
  picture: string;
}

/** Beside the title of a tool that holds nothing yet: what will come of it, drawn from its sample. It lies over empty paper, so nothing moves. */
function SamplePeek() {
  const [path] = useLocation();
  const id = path.slice(1);
  const isUntouched = useWorkspace((state) => docOf(state, id) === undefined);
  const around = useSurroundings();
  const [shown, setShown] = useState<Shown>();
  const [isLarge, setIsLarge] = useState(false);
  useEffect(() => {
    if (!isUntouched || around.today === '' || !matchMedia(wide).matches) return undefined;
    return whenIdle(() => {
      makePeek(id, around).then((svg) => svg && setShown({ id, picture: `data:image/svg+xml,${encodeURIComponent(svg)}` }), console.warn);
    }, 4_000);
    // oxlint-disable-next-line react/exhaustive-deps -- a day that passes draws nothing anew
  }, [id, isUntouched, around.today === '']);
  const head = document.querySelector<HTMLElement>('.tool-head');
  if (!isUntouched || shown?.id !== id || !head) return null;
  head.style.position = 'relative';
  const picture = <img src={shown.picture} alt="" {...size} className="block h-auto w-full" />;
  return createPortal(
    <>
      <button
        type="button"
        aria-label="See an example result"
        title="See an example result"
        className="panel appear absolute right-0 p-0! overflow-hidden"
        style={{ width: 208, bottom: 16 }}
        onClick={() => setIsLarge(true)}
      >
        {picture}
      </button>
      {isLarge && (
        <Dialog title="Example result" width="wide" onClose={() => setIsLarge(false)}>
          <div className="panel p-0! overflow-hidden">{picture}</div>
          <p className="mt-3 text-mute">Made by this tool from its sample. Load the sample to try it out; it is yours to change or undo.</p>
        </Dialog>
      )}
    </>,
    head,
  );
}

export function startPeeking(): void {
  createRoot(document.createElement('div')).render(<SamplePeek />);
}
