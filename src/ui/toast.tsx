import { create } from 'zustand';
import { IconButton } from './button';

/** Takes back the change a message speaks of, and says how many later ones went with it; undefined where the message's own action does it. */
type TakeBack = () => number | undefined;

interface Toast {
  id: number;
  takeBack?: TakeBack | undefined;
  text: string;
  action?: { label: string; run: () => void } | undefined;
}

const useToast = create<{ toast: Toast | undefined }>(() => ({ toast: undefined }));
const undoTimeMs = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;
let count = 0;

let keepStep: (() => TakeBack) | undefined;

/** Who knows the steps: the shell says it once. */
export function setStepKeeper(keeper: () => TakeBack): void {
  keepStep = keeper;
}

/** One message at a time; it stays ten seconds, the time the user has to take something back. */
export function showToast(text: string, action?: Toast['action'], options?: { isSticky?: boolean }): void {
  clearTimeout(timer);
  count += 1;
  const id = count;
  useToast.setState({ toast: { id, text, action } });
  // After the handler that showed it, so that it does not matter whether the message or the change came first.
  if (action?.label === 'Undo') {
    queueMicrotask(() => {
      const { toast } = useToast.getState();
      if (toast?.id === id) useToast.setState({ toast: { ...toast, takeBack: keepStep?.() } });
    });
  }
  if (!options?.isSticky) timer = setTimeout(hideToast, undoTimeMs);
}

export function hideToast(): void {
  clearTimeout(timer);
  useToast.setState({ toast: undefined });
}

function run({ action, takeBack }: Toast): void {
  hideToast();
  const later = takeBack?.();
  if (later === undefined) action?.run();
  else if (later > 0)
    showToast(`Undone, with ${later === 1 ? 'the change' : `the ${later} changes`} made after it. Redo brings them back.`);
}

export function Toaster() {
  const toast = useToast((state) => state.toast);
  return (
    <div role="status" aria-live="polite" className="no-print pointer-events-none fixed inset-x-0 bottom-6 z-40 flex justify-center px-4">
      {toast && (
        <div
          key={toast.id}
          className="appear pointer-events-auto flex max-w-full items-center gap-3 rounded-xl bg-ink py-1.5 pr-1.5 pl-4 text-bg shadow-lg"
        >
          <span>{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              className="min-h-8 rounded-md px-2 font-semibold underline-offset-4 hover:underline focus-visible:outline-bg"
              onClick={() => run(toast)}
            >
              {toast.action.label}
            </button>
          )}
          <IconButton icon="x" label="Dismiss" onClick={hideToast} className="text-bg! hover:bg-transparent! focus-visible:outline-bg" />
        </div>
      )}
    </div>
  );
}
