/** What investors have said yes to, added up: it belongs to one round. */
export interface CommitmentLine {
  key: string;
  investors: string[];
  /** In minor units: said in words, and signed. */
  promised: number;
  signed: number;
  currency: string;
}

/** What was agreed with a client, as far as a bill needs it. */
export interface AgreementLine {
  key: string;
  client: string;
  clientAddress: string;
  /** What is delivered, in one line. */
  work: string;
  /** In minor units, in total or for each of a period; 0 where the price cannot be read as one sum. */
  amount: number;
  per: 'total' | 'hour' | 'day' | 'month';
  currency: string;
}
