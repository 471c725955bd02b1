export const failureMessage = 'Failed to generate names. Please try again.';

export const styles = ['modern', 'classic', 'creative', 'descriptive', 'abstract'] as const;
export const lengths = ['short', 'medium', 'long'] as const;

export const tips = [
  'Say it aloud and on the phone: people should spell it right after hearing it once.',
  'Keep it short. Two or three syllables are easy to remember and fit on a sign.',
  'Leave room to grow: a name tied to one product or one town may not fit later.',
  'Coined and unrelated words are easier to protect than words that describe what you sell.',
  'Check the domain, the trademark registers and the company register before you print anything.',
  'Ask five people who don’t know you what they think the company does.',
] as const;

export const reasons = [
  '20 names built from your industry and keywords, in the style and length you choose',
  'Four scores for each: saying it, spelling it, length and distinctiveness, with their rules',
  'How strong it would be as a trademark, and what it may mean in other languages',
  'A shortlist to compare, and a link for others to vote on it',
] as const;

export const sampleAnswers = { industry: 'Neighborhood bakery', keywords: 'rye, hearth, morning', style: 'modern', length: 'medium' };

interface SampleName {
  name: string;
  domain: string;
  description: string;
  category: string;
}

/** The same for everyone; they show what kinds of names there are. */
export const sampleNames: readonly SampleName[] = [
  { name: 'Lumenfold', domain: 'lumenfold.com', description: 'Two ordinary words joined into one that is new.', category: 'Compound' },
  { name: 'Pine & Parcel', domain: 'pineandparcel.com', description: 'Two things side by side, easy to picture.', category: 'Pair' },
  {
    name: 'Velorima',
    domain: 'velorima.com',
    description: 'A made-up word: it means nothing yet, so it can mean you.',
    category: 'Coined',
  },
  {
    name: 'The Patient Heron',
    domain: 'thepatientheron.com',
    description: 'An animal with a mood, and a logo in it.',
    category: 'Picture',
  },
  {
    name: 'Main Street Repairs',
    domain: 'mainstreetrepairs.com',
    description: 'Says what it is, which makes it hard to protect.',
    category: 'Descriptive',
  },
  { name: 'Quarter Past Monday', domain: 'quarterpastmonday.com', description: 'A phrase that people ask about.', category: 'Phrase' },
];

/** Opens a search for the name at a registrar, in a new tab. */
export const registrarSearch = (domain: string) =>
  `https://www.namecheap.com/domains/registration/results/?domain=${encodeURIComponent(domain)}`;
