import { lazy, Suspense, useState } from 'react';
import type { Fields } from '@/lib/fields';
import { Button } from '@/ui/button';
import type { ImportDialogProps } from './import-dialog';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog')).ImportDialog })) as <F extends Fields>(
  props: ImportDialogProps<F>,
) => React.ReactNode;

/** Opens the import dialog, which arrives only when asked for. */
export function ImportButton<F extends Fields>(props: Omit<ImportDialogProps<F>, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="upload" onClick={() => setIsOpen(true)}>
        Import
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
