/** What one tool hands to another. */
export interface Parcel<Line> {
  /** The id and the name of the tool that sent it. */
  from: string;
  fromName: string;
  isSample: boolean;
  /** What its amounts are in. */
  currency: string;
  lines: Line[];
}
