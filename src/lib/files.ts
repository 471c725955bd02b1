/** A file on offer: made only when asked for, since making it may need a library. */
export interface FileOffer {
  /** The format as people call it: "PDF", "Excel". */
  label: string;
  name: string;
  make: () => Promise<Blob> | Blob;
}
