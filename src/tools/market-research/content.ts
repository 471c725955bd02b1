export const tips = [
  {
    title: 'Talk to ten people first',
    text: 'Ask what they did last time, not what they would do. Behavior is evidence; opinions aren’t.',
  },
  { title: 'Keep the source with the claim', text: 'Without a link and a date, next month it is only a guess.' },
  { title: 'Count what exists', text: 'Start with official statistics, then ask what share you could really reach.' },
  { title: 'Look at what people use today', text: 'Spreadsheets, habits and doing nothing are competitors too.' },
] as const;

export const insights = ['size', 'audience', 'landscape', 'entry'] as const;
export type Insight = (typeof insights)[number];
export const insightTitles: Record<Insight, string> = {
  size: 'Market Size Opportunity',
  audience: 'Target Audience Analysis',
  landscape: 'Competitive Landscape',
  entry: 'Market Entry Strategy',
};
export const templateNote = 'Template text - no market data was looked up';

export const quadrants = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;
export type Quadrant = (typeof quadrants)[number];
export const quadrantTitles: Record<Quadrant, string> = {
  strengths: 'Strengths',
  weaknesses: 'Weaknesses',
  opportunities: 'Opportunities',
  threats: 'Threats',
};
export const quadrantQuestions: Record<Quadrant, readonly string[]> = {
  strengths: [
    'What do you do better than others?',
    'Which skills or contacts do you have that others lack?',
    'Why would someone choose you today?',
  ],
  weaknesses: ['Where do others do better?', 'What do you lack: money, people, knowledge?', 'What would a disappointed customer say?'],
  opportunities: ['What is changing for your customers?', 'Who is poorly served today?', 'Which new rule, tool or habit could help you?'],
  threats: ['What could a larger competitor do within a year?', 'What do you depend on?', 'What would make demand fall?'],
};

export const forces = ['rivalry', 'entrants', 'substitutes', 'buyers', 'suppliers'] as const;
export type Force = (typeof forces)[number];
export const forceNames: Record<Force, string> = {
  rivalry: 'Rivalry',
  entrants: 'New entrants',
  substitutes: 'Substitutes',
  buyers: 'Power of buyers',
  suppliers: 'Power of suppliers',
};
export const forceQuestions: Record<Force, string> = {
  rivalry: 'How hard do existing companies compete for the same customers?',
  entrants: 'How easily could someone start the same business next month?',
  substitutes: 'How easily could customers solve it another way?',
  buyers: 'How easily can customers push the price down or walk away?',
  suppliers: 'How much do you depend on a few suppliers or platforms?',
};
export const levelWords = ['not rated', 'very weak', 'weak', 'medium', 'strong', 'very strong'] as const;
