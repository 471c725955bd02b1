import { create } from 'zustand';
import { IconButton } from './button';

interface Toast {
  id: number;
  text: string;
  action?: { label: string; run: () => void } | undefined;
}

const useToast = create<{ toast: Toast | undefined }>(() => ({ toast: undefined }));
const undoTimeMs = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;
let count = 0;

/** One message at a time; it stays ten seconds, the time the user has to take something back. */
export function showToast(text: string, action?: Toast['action'], options?: { isSticky?: boolean }): void {
  clearTimeout(timer);
  count += 1;
  useToast.setState({ toast: { id: count, text, action } });
  if (!options?.isSticky) timer = setTimeout(hideToast, undoTimeMs);
}

export function hideToast(): void {
  clearTimeout(timer);
  useToast.setState({ toast: undefined });
}

function run({ action }: Toast): void {
  hideToast();
  action?.run();
}

export function Toaster() {
  const toast = useToast((state) => state.toast);
  return (
    <div role="status" aria-live="polite" className="no-print toaster">
      {toast && (
        <div key={toast.id} className="toast appear" title={toast.text}>
          <span className="line-clamp-2 flex-1">{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              className="min-h-8 rounded-md px-2 font-semibold underline-offset-4 hover:underline focus-visible:outline-bg"
              onClick={() => run(toast)}
            >
              {toast.action.label}
            </button>
          )}
          <IconButton
            icon="x"
            label="Dismiss"
            onClick={hideToast}
            className="min-h-8! text-bg! hover:bg-transparent! focus-visible:outline-bg"
          />
        </div>
      )}
    </div>
  );
}
