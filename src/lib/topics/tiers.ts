/** A plan that customers choose among. */
export interface TierLine {
  key: string;
  name: string;
  /** In minor units; 0 where it is given on request. */
  amount: number;
  currency: string;
  /** What it is charged per: "user per month"; may be empty. */
  per: string;
  /** What the plan has, one line each. */
  points: string[];
  /** The one most buyers should choose. */
  isMain: boolean;
}
