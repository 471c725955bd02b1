/** Work that somebody has to do: an action of a meeting, what makes a risk smaller, a step of a checklist. */
export interface TaskLine {
  key: string;
  title: string;
  about: string;
  priority: 'low' | 'medium' | 'high';
  /** Empty where nobody was named. */
  owner: string;
  /** Empty where it has no day. */
  day: string;
}

/** Something that is to be reached by a day. */
export interface MilestoneLine {
  key: string;
  title: string;
  day: string;
}

/** Something users ask for. */
export interface RequestLine {
  key: string;
  title: string;
  about: string;
  /** How many asked for it. */
  votes: number;
}

/** Something that is to be built. */
export interface FeatureLine {
  key: string;
  title: string;
  about: string;
  priority: 'low' | 'medium' | 'high';
  /** How much it is wanted: "Rank 1 by RICE, score 40,000, 12 votes". */
  demand?: string | undefined;
}
