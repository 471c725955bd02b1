export const wordKinds = ['gender', 'age', 'ability', 'origin', 'tone'] as const;
export type WordKind = (typeof wordKinds)[number];

export const kindLabels: Record<WordKind, string> = {
  gender: 'Gender-coded',
  age: 'Age-coded',
  ability: 'Ability',
  origin: 'Origin',
  tone: 'Pressure',
};

export const kindReasons: Record<WordKind, string> = {
  gender: 'Reads as if one gender is meant.',
  age: 'Reads as if one age is meant.',
  ability: 'Shuts out or slights people with a disability.',
  origin: 'Asks for where someone comes from, not what they can do.',
  tone: 'Puts off people who have a life outside work.',
};

export interface WordRule {
  kind: WordKind;
  /** Without word boundaries and flags; those are added. */
  pattern: string;
  /** What may stand in its place; the first is the one-click choice. Empty means there is no safe swap. */
  swaps: readonly string[];
  /** Where the kind's own reason does not say it. */
  reason?: string;
}

const rule = (kind: WordKind, pattern: string, swaps: string, reason?: string): WordRule => ({
  kind,
  pattern,
  swaps: swaps === '' ? [] : swaps.split('|'),
  ...(reason ? { reason } : {}),
});

const eager = '(?:dynamic|energetic|hungry|fun|ambitious)';
/** "young, dynamic and energetic" */
const youngAnd = `young(?:,? and |, )${eager}(?:(?:,? and |, )${eager})*`;

/** Longer phrases stand before the words they contain. */
export const wordRules: readonly WordRule[] = [
  rule('gender', '(?:he or she|she or he|he/she|she/he|s/he|\\(s\\)he) is', 'they are'),
  rule('gender', '(?:he or she|she or he|he/she|she/he|s/he|\\(s\\)he) has', 'they have'),
  rule('gender', 'he or she|she or he|he/she|she/he|s/he|\\(s\\)he', 'they'),
  rule('gender', 'his or her|her or his|his/her|her/his', 'their'),
  rule('gender', 'him or her|her or him|him/her|her/him', 'them'),
  rule('gender', "(?:he|she)['’]s(?= (?:been|got|had)\\b)", 'they have|you have'),
  rule('gender', "(?:he|she)(?: is|['’]s)", 'they are|you are'),
  rule('gender', 'is (?:he|she)', 'are they|are you'),
  rule('gender', 'does (?:he|she)', 'do they|do you'),
  rule('gender', 'has (?:he|she)', 'have they|have you'),
  rule('gender', 'was (?:he|she)', 'were they|were you'),
  rule('gender', '(?:he|she) has', 'they have|you have'),
  rule('gender', 'he|she', 'they|you'),
  rule('gender', 'his', 'their|your'),
  rule('gender', 'her(?= (?!(?:to|for|with|and|or|in|on|at|from|by|as|if|when|while|is|was|will|the|an?|about)\\b)[a-z])', 'their|your'),
  rule('gender', 'hers', 'theirs|yours'),
  rule('gender', 'him|her', 'them|you'),
  rule('gender', 'himself|herself', 'themselves|yourself'),
  rule('gender', 'rock ?stars?|rock-stars?', 'expert|specialist'),
  rule('gender', '(?:coding |sales |marketing )?ninjas?', 'expert|specialist'),
  rule('gender', 'gurus?', 'specialist|expert'),
  rule('gender', 'wizards?', 'specialist|expert'),
  rule('gender', 'superhero(?:es)?|super-hero(?:es)?', 'skilled colleague|expert'),
  rule('gender', 'superstars?|super stars?', 'skilled colleague|expert'),
  rule('gender', 'bad-?ass', 'skilled'),
  rule('gender', 'guys', 'people|colleagues'),
  rule('gender', 'man[- ]?hours?', 'working hours'),
  rule('gender', 'man[- ]?power', 'staff'),
  rule('gender', 'chairman', 'chair'),
  rule('gender', 'chairmen', 'chairs'),
  rule('gender', 'foreman', 'supervisor'),
  rule('gender', 'foremen', 'supervisors'),
  rule('gender', 'sales(?:wo)?man', 'sales representative'),
  rule('gender', 'sales(?:wo)?men', 'sales representatives'),
  rule('gender', 'handyman', 'maintenance technician'),
  rule('gender', 'craftsmanship|workmanship', 'skilled work'),
  rule('gender', 'waitresses', 'servers'),
  rule('gender', 'waitress', 'server'),
  rule('gender', 'stewardess', 'flight attendant'),
  rule('gender', 'businessman|businesswoman', 'businessperson'),
  rule('gender', 'aggressively', 'persistently'),
  rule('gender', 'aggressive', 'focused|persistent'),
  rule('gender', 'dominant', 'leading|well-known'),
  rule('gender', 'dominate', 'do well in'),
  rule('gender', 'fearless', 'curious'),
  rule('gender', 'assertive', 'clear'),
  rule('gender', 'headstrong|head-strong', 'steady'),
  rule('gender', 'competitive (?:environment|atmosphere|culture)', 'motivated team'),
  rule('gender', 'competitive (?:person|nature|spirit|personality)', 'motivated person'),
  rule('gender', 'outspoken', 'open'),
  rule('gender', 'decisive', 'thoughtful'),
  rule('gender', '(?:a )?(?:hunter mentality|killer instinct)', 'persistence'),
  rule('gender', 'crush (?:it|goals|targets|quotas?)', 'reach goals'),
  rule('gender', 'nurturing', 'attentive'),
  rule('gender', 'bubbly', 'friendly'),
  rule('gender', 'motherly|maternal', 'caring'),

  rule('age', 'digital natives', 'people at ease with digital tools'),
  rule('age', 'digital native', 'person at ease with digital tools'),
  rule('age', 'recent (?:college |university |high school )?(?:graduates?|grads?)', 'entry-level candidate'),
  rule('age', '(?:new|fresh) (?:college |university )?(?:graduates?|grads?)', 'entry-level candidate'),
  rule('age', `${youngAnd} team`, 'friendly team'),
  rule('age', youngAnd, 'motivated'),
  rule('age', 'young at heart', 'open to new things'),
  rule('age', 'youthful', 'lively'),
  rule('age', 'young(?:er)?', 'motivated'),
  rule('age', 'high[- ]energy', 'motivated'),
  rule('age', 'energetic', 'motivated'),
  rule('age', 'tech[- ]savvy', 'digitally skilled'),
  rule('age', 'overqualified', '', 'It’s a way of saying “too old”. Say what the work is instead.'),
  rule('age', 'mature', 'reliable'),
  rule('age', 'seasoned', 'experienced'),
  rule(
    'age',
    '(?:no more than|at most|maximum(?: of)?|up to) \\d+ years(?: of)? experience',
    'experience',
    'An upper limit on experience works as an age limit.',
  ),
  rule(
    'age',
    '(?:ages?|aged) \\d+(?: ?(?:-|–|to) ?\\d+)?',
    '',
    'An age limit is lawful only in rare cases. Name the skill or license instead.',
  ),
  rule('age', 'millennial', 'person'),
  rule('age', '(?:millennials|gen[- ]?z)', 'people'),

  rule('ability', 'able[- ]bodied', 'capable'),
  rule('ability', 'physically fit', 'able to do the tasks listed'),
  rule(
    'ability',
    '(?:must be )?able to lift \\d+ ?(?:lbs?|pounds|kg|kilos?)',
    '',
    'Keep it only where lifting is essential, and add “with or without an adjustment”.',
  ),
  rule(
    'ability',
    'stand(?:ing)? for (?:long|extended) (?:periods|hours)',
    '',
    'Keep it only where it is essential, and add “with or without an adjustment”.',
  ),
  rule(
    'ability',
    "(?:valid |clean )?driver['’]?s licen[cs]e",
    '',
    'Ask for it only where driving is part of the work; otherwise ask for the ability to travel.',
  ),
  rule('ability', 'crazily|insanely', 'very'),
  rule('ability', 'crazy|insane', 'unusual'),
  rule('ability', 'sanity checks?', 'quick check'),
  rule('ability', 'ocd', 'careful'),
  rule('ability', 'blind spots?', 'gap'),
  rule('ability', 'tone[- ]deaf', 'careless'),
  rule('ability', 'turn a blind eye', 'look away'),
  rule('ability', 'falls on deaf ears', 'goes unheard'),
  rule('ability', 'fall on deaf ears', 'go unheard'),
  rule('ability', 'wheelchair[- ]bound', 'wheelchair user'),
  rule('ability', 'handicapped', 'disabled'),
  rule('ability', 'suffers from', 'has'),
  rule('ability', 'suffer from', 'have'),

  rule('origin', 'native english speakers?|english native speakers?', 'fluent English speaker', 'Ask for the level the work needs.'),
  rule('origin', 'native speakers?', 'fluent speaker', 'Ask for the level the work needs.'),
  rule('origin', 'native(?= (?!and |or )[a-z]+ speakers?)', 'fluent', 'Ask for the level the work needs.'),
  rule('origin', 'mother tongue', '', 'Ask for the level the work needs, such as “fluent”.'),
  rule('origin', 'native[- ]level', 'fluent'),
  rule('origin', '(?:no|without an?|without any) accent', 'clear speech'),
  rule('origin', 'cultur(?:e|al) fit', 'agreement with our ways of working'),
  rule('origin', 'blacklists', 'blocklists'),
  rule('origin', 'blacklisted', 'blocklisted'),
  rule('origin', 'blacklist', 'blocklist'),
  rule('origin', 'whitelists', 'allowlists'),
  rule('origin', 'whitelisted', 'allowlisted'),
  rule('origin', 'whitelist', 'allowlist'),
  rule('origin', 'tribes?', 'team'),
  rule('origin', '(?:us |u\\.s\\. )?citizens only', '', 'Ask for the right to work, unless a law or contract names citizenship.'),

  rule('tone', 'work hard,? (?:and )?play hard', 'do good work together'),
  rule('tone', "we(?:’|')?re (?:like )?a family|we are (?:like )?a family", 'we look after each other'),
  rule('tone', 'like a family', '', 'A workplace isn’t a family: say how you look after each other.'),
  rule('tone', 'wears many hats', 'has varied tasks'),
  rule('tone', 'wear many hats', 'have varied tasks'),
  rule('tone', '(?<=(?:to|we|you|they|who|must|can|will) )hustle', 'work with energy'),
  rule('tone', 'hustles', 'works with energy'),
  rule('tone', 'hustle', 'effort'),
  rule('tone', 'no[- ]nonsense', 'clear'),
  rule('tone', 'thrives under pressure', 'stays calm when it is busy'),
  rule('tone', 'thrive under pressure', 'stay calm when it is busy'),
  rule('tone', 'whatever it takes', 'what is needed'),
  rule('tone', '24/7', '', 'Say which hours or shifts are meant.'),
];

/** Stems that studies of job ads found on one side or the other (Gaucher, Friesen and Kay, 2011): a tally, not a fault. */
export const codedStems = {
  masculine:
    'active adventur aggress ambitio analy assert athlet autonom battle boast challeng champion compet confident courag decide decision decisive defend determin domina driven fearless fight force greedy hierarch hostil impulsive independen individual intellect lead logic objective opinion outspoken persist principle reckless self-confiden self-relian self-sufficien stubborn superior',
  feminine:
    'agree affection cheer collab commit communal compassion connect considerate cooperat co-operat depend emotion empath enthusias feel flatter gentle honest inclusive interdependen interpersonal kind kinship loyal modest nurtur pleasant polite quiet respon sensitiv share sharing submissive support sympath tender together trust understand warm yield',
} as const;
