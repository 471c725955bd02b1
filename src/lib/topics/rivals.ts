/** Someone the company competes with. */
export interface RivalLine {
  id: string;
  name: string;
  website: string;
  strengths: string[];
  weaknesses: string[];
  pricing: string;
}
