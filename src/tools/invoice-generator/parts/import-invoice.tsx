import { useRef } from 'react';
import type { Surroundings } from '@/lib/fields';
import { tell } from '@/lib/told';
import { Button } from '@/ui/button';
import { FileInput } from '@/ui/file-input';
import { showToast } from '@/ui/toast';
import type { InvoiceData } from '../model';

type Take = (data: InvoiceData, around: Surroundings) => { data: InvoiceData; said: string; notes: string[] };

/** An invoice as data, from another program or from here. */
export function ImportInvoice({ onRead }: { onRead: (take: Take) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File) => {
    try {
      const { takeInvoice } = await import('../take-invoice');
      onRead(await takeInvoice(file));
    } catch (error) {
      showToast(tell(error, 'This file can’t be read.'));
    }
  };
  return (
    <>
      <FileInput
        ref={input}
        label="E-invoice file"
        accept=".xml,.pdf,application/xml,text/xml,application/pdf"
        onFile={(file) => void read(file)}
      />
      <Button icon="upload" title="An e-invoice: XML, or a PDF with one inside" onClick={() => input.current?.click()}>
        Import
      </Button>
    </>
  );
}
