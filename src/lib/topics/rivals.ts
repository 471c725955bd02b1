/** Someone the company competes with. */
export interface RivalLine {
  id: string;
  name: string;
  website: string;
  strengths: string[];
  weaknesses: string[];
  pricing: string;
}

/** What to say when somebody brings up a competitor. */
export interface BattlecardLine {
  key: string;
  rival: string;
  /** What we say, a point each. */
  answers: string[];
  /** Questions that lead there. */
  questions: string[];
}
