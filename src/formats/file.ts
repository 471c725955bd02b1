/** A file on offer: made only when asked for, since making it may need a library. */
export interface FileOffer {
  /** The format as people call it: "PDF", "Excel". */
  label: string;
  name: string;
  make: () => Promise<Blob> | Blob;
}

export const textBlob = (content: string, type: string) => new Blob([content], { type: `${type};charset=utf-8` });
