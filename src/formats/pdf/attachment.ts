/** A file inside the file, which says the same in another form. With one, the whole is kept by the rules of an archive, PDF/A-3. */
export interface Attachment {
  name: string;
  /** "text/xml" */
  type: string;
  title: string;
  bytes: Uint8Array;
  /** RDF that is added to what the file says of itself. */
  description: string;
}
