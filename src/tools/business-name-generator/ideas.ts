import { domainOf, nameKey, type Idea, type NameData } from './model';

export const mostIdeas = 100;

/** A name of the list, ours or taken over. */
export interface ListedName {
  name: string;
  /** Empty where no domain can be made of the name. */
  domain: string;
  description: string;
  category: string;
  /** The user's words in it, where we know. */
  from?: readonly string[];
  /** Whose it is, where it is not ours. */
  source?: string;
}

const creditOf = ({ source }: Idea) => `Suggested by ${source.trim() || 'a model'}, accepted by you`;

/** What was taken over, as names of the list, each once. One that we make too stays ours. */
export function listIdeas(ideas: readonly Idea[], own: readonly { name: string }[]): ListedName[] {
  const seen = new Set(own.map(({ name }) => nameKey(name)));
  return ideas.flatMap((idea) => {
    const { name, description } = idea;
    const key = nameKey(name);
    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    return [{ name, domain: domainOf(name) ?? '', description, category: 'Idea', source: creditOf(idea) }];
  });
}

/** Everything on the list: what was taken over first. */
export const listNames = (ideas: NameData['ideas'], own: readonly ListedName[]): ListedName[] => [...listIdeas(ideas ?? [], own), ...own];

export const removeIdea = (data: NameData, name: string): NameData => ({
  ...data,
  ideas: data.ideas?.filter((idea) => nameKey(idea.name) !== nameKey(name)),
});
