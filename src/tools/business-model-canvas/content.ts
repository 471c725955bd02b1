export const canvasKinds = ['business', 'lean', 'value'] as const;
export type CanvasKind = (typeof canvasKinds)[number];

/** Where notes are kept. A block of a canvas shows one slot; blocks that mean the same show the same one. */
export const slots = [
  'partners',
  'activities',
  'resources',
  'value',
  'relationships',
  'channels',
  'segments',
  'costs',
  'revenue',
  'problem',
  'solution',
  'metrics',
  'advantage',
  'gainCreators',
  'painRelievers',
  'gains',
  'jobs',
] as const;
export type Slot = (typeof slots)[number];

export const hues = ['slate', 'teal', 'olive', 'clay', 'rose', 'violet', 'blue', 'amber', 'green'] as const;
export type Hue = (typeof hues)[number];

export interface CanvasBlock {
  slot: Slot;
  title: string;
  icon: string;
  hue: Hue;
  /** Its place on wide screens: row, column, last row, last column of ten. The drawing reads the same numbers. */
  place: string;
  /** The first guide question, which stands in the empty box; the others are in guides.ts. */
  hint: string;
}

export interface Canvas {
  name: string;
  stem: string;
  blocks: readonly CanvasBlock[];
}

const channels = {
  slot: 'channels',
  title: 'Channels',
  icon: 'truck',
  hue: 'violet',
  hint: 'How do customers hear about you, buy from you and get what they bought?',
} as const;
const segments = {
  slot: 'segments',
  title: 'Customer Segments',
  icon: 'users',
  hue: 'blue',
  hint: 'Who do you create value for?',
} as const;
const costs = { slot: 'costs', title: 'Cost Structure', icon: 'receipt', hue: 'amber', hint: 'What will you spend most on?' } as const;
const revenue = {
  slot: 'revenue',
  title: 'Revenue Streams',
  icon: 'banknote',
  hue: 'green',
  hint: 'What are customers willing to pay for, and how much?',
} as const;

const places = {
  farLeft: 'lg:[grid-area:1/1/3/3]',
  leftTop: 'lg:[grid-area:1/3/2/5]',
  leftLow: 'lg:[grid-area:2/3/3/5]',
  middle: 'lg:[grid-area:1/5/3/7]',
  rightTop: 'lg:[grid-area:1/7/2/9]',
  rightLow: 'lg:[grid-area:2/7/3/9]',
  farRight: 'lg:[grid-area:1/9/3/11]',
  footLeft: 'lg:[grid-area:3/1/4/6]',
  footRight: 'lg:[grid-area:3/6/4/11]',
} as const;

export const canvases: Record<CanvasKind, Canvas> = {
  business: {
    name: 'Business Model Canvas',
    stem: 'business-model-canvas',
    blocks: [
      {
        slot: 'partners',
        title: 'Key Partners',
        icon: 'handshake',
        hue: 'slate',
        place: places.farLeft,
        hint: 'Who does what you don’t do yourself?',
      },
      {
        slot: 'activities',
        title: 'Key Activities',
        icon: 'hammer',
        hue: 'teal',
        place: places.leftTop,
        hint: 'What must you do every week to keep your promise?',
      },
      {
        slot: 'resources',
        title: 'Key Resources',
        icon: 'package',
        hue: 'olive',
        place: places.leftLow,
        hint: 'What must you have: people, tools, money, rights, data?',
      },
      {
        slot: 'value',
        title: 'Value Propositions',
        icon: 'gift',
        hue: 'clay',
        place: places.middle,
        hint: 'What do you do for customers that others don’t do as well?',
      },
      {
        slot: 'relationships',
        title: 'Customer Relationships',
        icon: 'heart',
        hue: 'rose',
        place: places.rightTop,
        hint: 'What does each segment expect: a person, a community, self-service?',
      },
      { ...channels, place: places.rightLow },
      { ...segments, place: places.farRight },
      { ...costs, place: places.footLeft },
      { ...revenue, place: places.footRight },
    ],
  },
  lean: {
    name: 'Lean Canvas',
    stem: 'lean-canvas',
    blocks: [
      {
        slot: 'problem',
        title: 'Problem',
        icon: 'circle-alert',
        hue: 'slate',
        place: places.farLeft,
        hint: 'What are your customers’ top three problems?',
      },
      {
        slot: 'solution',
        title: 'Solution',
        icon: 'lightbulb',
        hue: 'teal',
        place: places.leftTop,
        hint: 'What is the smallest thing that solves each problem?',
      },
      {
        slot: 'metrics',
        title: 'Key Metrics',
        icon: 'gauge',
        hue: 'olive',
        place: places.leftLow,
        hint: 'Which few numbers tell you how you’re doing?',
      },
      {
        slot: 'value',
        title: 'Unique Value Proposition',
        icon: 'gift',
        hue: 'clay',
        place: places.middle,
        hint: 'Why are you different and worth attention?',
      },
      {
        slot: 'advantage',
        title: 'Unfair Advantage',
        icon: 'shield',
        hue: 'rose',
        place: places.rightTop,
        hint: 'What do you have that can’t be bought or copied easily?',
      },
      { ...channels, place: places.rightLow },
      { ...segments, place: places.farRight },
      { ...costs, place: places.footLeft },
      { ...revenue, place: places.footRight },
    ],
  },
  value: {
    name: 'Value Proposition Canvas',
    stem: 'value-proposition-canvas',
    blocks: [
      {
        slot: 'value',
        title: 'Value Propositions',
        icon: 'gift',
        hue: 'clay',
        place: 'lg:[grid-area:1/1/2/6]',
        hint: 'What do you do for customers that others don’t do as well?',
      },
      {
        slot: 'solution',
        title: 'Products & Services',
        icon: 'package',
        hue: 'teal',
        place: 'lg:[grid-area:2/1/4/3]',
        hint: 'What do you offer that helps customers get their jobs done?',
      },
      {
        slot: 'gainCreators',
        title: 'Gain Creators',
        icon: 'trending-up',
        hue: 'green',
        place: 'lg:[grid-area:2/3/3/6]',
        hint: 'How do you create the results customers hope for?',
      },
      {
        slot: 'painRelievers',
        title: 'Pain Relievers',
        icon: 'shield',
        hue: 'violet',
        place: 'lg:[grid-area:3/3/4/6]',
        hint: 'How do you relieve what annoys or worries customers?',
      },
      { ...segments, place: 'lg:[grid-area:1/6/2/11]' },
      {
        slot: 'gains',
        title: 'Gains',
        icon: 'smile',
        hue: 'olive',
        place: 'lg:[grid-area:2/6/3/9]',
        hint: 'What outcome would make customers happy?',
      },
      {
        slot: 'problem',
        title: 'Pains',
        icon: 'frown',
        hue: 'slate',
        place: 'lg:[grid-area:3/6/4/9]',
        hint: 'What annoys customers before, during and after the job?',
      },
      {
        slot: 'jobs',
        title: 'Customer Jobs',
        icon: 'list-checks',
        hue: 'rose',
        place: 'lg:[grid-area:2/9/4/11]',
        hint: 'What are customers trying to get done?',
      },
    ],
  },
};

export const noteColors = ['', 'yellow', 'green', 'blue', 'pink', 'purple', 'grey'] as const;
export type NoteColor = (typeof noteColors)[number];
export const noteColorNames: Record<NoteColor, string> = {
  '': 'Color of the block',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  pink: 'Pink',
  purple: 'Purple',
  grey: 'Gray',
};

export const confidences = ['', 'guess', 'tested', 'proven'] as const;
export type Confidence = (typeof confidences)[number];
export const confidenceNames: Record<Confidence, string> = { '': 'No tag', guess: 'Guess', tested: 'Tested', proven: 'Proven' };
