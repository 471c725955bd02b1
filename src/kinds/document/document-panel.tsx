import type { ReactNode } from 'react';
import type { FileOffer } from '@/lib/files';
import { Copy } from '@/kinds/work/copy';
import { Download } from '@/kinds/work/download';
import type { Document } from '@/lib/blocks';
import { toText } from '@/lib/document-text';
import { OpenPlaces } from './open-places';
import { Paper } from './paper';

interface DocumentPanelProps {
  document: Document;
  files: readonly FileOffer[];
  /** The words on the buttons. */
  copyLabel?: string;
  downloadLabel?: string;
  /** What "Copy" copies, where it is not the text of the document. */
  text?: string;
  /** Between the buttons and the paper. */
  children?: ReactNode;
}

/** A document that follows the answers as they are typed, as it will be in the file, with the ways out above it. */
export function DocumentPanel({ document, files, copyLabel, downloadLabel, text, children }: DocumentPanelProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="no-print flex flex-wrap items-center gap-2">
        <OpenPlaces document={document} />
        <span className="ml-auto flex flex-wrap gap-2">
          <Copy text={text ?? toText(document)} {...(copyLabel ? { label: copyLabel } : {})} />
          <Download files={files} {...(downloadLabel ? { label: downloadLabel } : {})} />
        </span>
      </div>
      {children}
      <Paper document={document} />
    </div>
  );
}
