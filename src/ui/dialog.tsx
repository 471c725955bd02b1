import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from './button';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  width?: 'narrow' | 'wide';
}

/** The platform's own modal dialog: focus kept inside, Escape closes, focus returns where it was. */
export function Dialog({ title, onClose, children, width = 'narrow' }: DialogProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    ref.current?.showModal();
    ref.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
      className={`max-h-[86vh] w-[calc(100vw-24px)] overflow-y-auto rounded-(--radius-panel) border border-line bg-surface shadow-xl ${width === 'wide' ? 'max-w-3xl' : 'max-w-xl'}`}
    >
      <div className="p-5">
        <div className="mb-3 flex items-start justify-between gap-3">
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
          <IconButton icon="x" label="Close" onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
