import { useState } from 'react';
import type { Document } from '@/lib/blocks';
import { Button } from '@/ui/button';
import { lazyPart } from '@/ui/lazy-part';

// Only once somebody has a version to compare.
const CompareDialog = lazyPart(async () => (await import('./compare-dialog')).CompareDialog);

/** For documents that two sides agree on. */
export function CompareButton({ document, currency }: { document: Document; currency: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="git-compare" onClick={() => setIsOpen(true)}>
        Compare
      </Button>
      {isOpen && <CompareDialog document={document} currency={currency} onClose={() => setIsOpen(false)} />}
    </>
  );
}
