import type { RefObject } from 'react';

interface FileInputProps {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  accept: string;
  onFile: (file: File) => void;
}

/** The browser's own field for a file, out of sight: a button or a menu of ours opens it. */
export function FileInput({ ref, label, accept, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
      onChange={(event) => {
        const file = event.target.files?.[0];
        // Cleared, so that choosing the same file again counts as a choice.
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
