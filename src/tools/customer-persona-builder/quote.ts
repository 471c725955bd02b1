/** What somebody said when asked. */
export interface Interview {
  id: string;
  who: string;
  notes: string;
}

/** A sentence of an interview behind a statement of a persona. */
export interface Quote {
  id: string;
  persona: string;
  line: string;
  interview: string;
  text: string;
}
