import { joinWords } from '@/lib/text';

/**
 * Words that answers begin with and that are never a name. What is not here may still be told by its ending or by the word
 * that follows; what cannot be told keeps its capital.
 */
const common = new Set(
  `a an the this that these those some any every each all both no not none one two three four five six seven eight nine ten eleven twelve
  twenty hundred thousand half we you they it he she our your their its my his her there here who what when where how why if because while
  and or but so than then as at by for from in into of off on onto out over under up with within without before after during until since
  about across around between near next inside outside along against above below
  everyone anyone everybody anybody someone somebody nobody people person persons men women man woman adult child children kid baby
  customer consumer client user buyer seller shopper visitor guest reader member donor volunteer patient student pupil learner beginner
  parent mother father family couple household neighbor neighbour friend tenant landlord renter homeowner traveler traveller tourist
  business company firm team startup start-up founder owner manager director head partner freelancer employer employee worker staff
  developer designer engineer marketer accountant lawyer dentist doctor nurse teacher coach baker chef cook farmer driver runner hiker
  gamer maker artist musician writer builder contractor retailer wholesaler agency studio shop store bakery cafe café restaurant hotel
  school college university hospital clinic practice pharmacy lab laboratory office warehouse factory farm vineyard orchard village town
  city council charity church library museum insurer port harbor harbour authority bank broker investor landlord facility site property housing health healthcare care
  home house room roof garden kitchen street road car van truck bike boat horse dog cat pet plant tree food meal lunch dinner bread coffee
  tea water wine beer honey milk cheese meat fish fruit vegetable herb spice broth sauce soap candle paper book letter card box bag bottle
  jar tool toy game music song film photo video picture map clothing clothes shirt dress shoe jewelry jewellery furniture floor wall window
  door paint wood steel stone glass plastic cardboard fabric yarn wool cotton leather hoof hair skin tooth bone strength energy power solar
  heat light sound noise air dust smoke rain snow frost flood cloud weather climate soil grain seed crop data software hardware app website
  platform service system sensor robot machine device meter engine battery cable phone tablet laptop computer server network security
  privacy tax law contract invoice payment price cost money cash loan rent wage salary pension insurance time day night week month year
  hour minute morning evening weekend winter spring summer autumn fall season
  small smaller large larger big bigger tiny mini mid medium midsize middle low lower high higher short long longer wide narrow deep thin
  thick heavy light lightweight young old older elderly new newer used second third last early late later busy local regional national
  international global independent private public rural urban remote mobile digital online offline electronic electric manual automatic
  automated free cheap cheaper affordable expensive fair flat fixed full half whole real true honest plain simple simpler easy easier
  quick quicker fast faster slow slower safe safer secure smart clever flexible reliable modern classic traditional natural organic
  sustainable green clean cleaner fresh fresher frozen dried cold warm hot wet dry soft hard strong weak good better best bad great nice
  beautiful special custom bespoke personal personalized professional technical medical dental legal financial commercial industrial
  agricultural creative social corporate single double triple daily weekly monthly yearly annual seasonal overnight same-day round
  ambitious curious hungry tired nervous overworked underserved newly retired self-employed first-time ready open closed empty broken
  underwater indoor outdoor handmade homemade made-to-order hand-forged
  blunt sharp raw ripe salted smoked roasted ground grown made built cut sold bought kept held set done run taught drawn sewn woven shot
  worn left lost found paid sent taken given put written read told said known seen
  do does did have has had get got make makes give gives take takes go goes keep keeps let lets can cannot will would should
  must is are was were be been works runs looks feels costs saves helps cuts reduces increases improves pay swap learn
  more most less fewer many much few several enough only just even also always never often sometimes still now today tonight tomorrow
  yes maybe nothing something anything everything anywhere everywhere whatever whenever
  staff access support quality community history science research training teaching therapy repair hire rental delivery transport storage
  waste recycling ocean vegan vegetarian cheese construction maintenance cleaning catering consulting coaching accounting bookkeeping marketing sales design print
  base camper canal first aid same-hour slate accordion board choir elevator grief gym handyman interior inventory knife language leak life
  lockout manure mushroom party perfume pest pocket rooftop sheep stage supper vaccine wholesale minimum south north east west supermarket
  baked camera compost own temperature brand county cruise folk foreign gift hobby holiday pregnant theater theatre pizza potato grid hand
  general internal classroom body stock word-of-mouth e-mail email hop-on rawhide nest barn tattoo nail barber hair beauty wedding
  funeral event festival concert sports fitness yoga dance art craft pottery ceramic textile fashion vintage antique secondhand second-hand
  refurbished recycled rented shared hosted managed guided certified licensed registered trained qualified experienced skilled native
  bilingual disabled blind deaf chronic acute mental physical emotional spiritual academic primary secondary elementary kindergarten
  nursery daycare childcare eldercare senior teen teenage youth junior apprentice graduate intern trainee candidate applicant recruiter
  landscaper plumber electrician carpenter roofer painter mechanic welder tailor seamstress butcher fishmonger grocer florist optician
  pharmacist veterinarian therapist counselor counsellor psychologist trainer instructor tutor translator interpreter editor publisher
  journalist photographer filmmaker architect surveyor planner scientist researcher analyst consultant adviser advisor agent dealer
  importer exporter distributor supplier vendor operator installer inspector courier carrier shipping freight cargo parcel post mail
  towing roadside emergency fire rescue police municipal federal state government nonprofit non-profit cooperative union association club
  society foundation trust parish congregation choirs residents citizens commuters cyclists pedestrians passengers pilots sailors anglers
  soup silence table salt sugar flour sea seaweed river lake mountain forest beach island harvest field kelp algae ship crew deck kitchenware market stall
  boy girl lady gentleman mass bulk factory-made neither either nobody
  diesel petrol gasoline gas oil fuel kerosene charcoal generator oven freezer fridge whiteboard spreadsheet notebook calendar folder pen pencil text
  doing driving buying selling using sending waiting walking sharing planting ignoring rest silence friends`.split(/\s+/),
);

/** Names that look like common words by their ending. */
const names = new Set(
  `paris texas dallas kansas arkansas illinois massachusetts vegas wales netherlands athens brussels cyprus honduras memphis minneapolis
  indianapolis philippines naples orleans angeles alps andes maldives bahamas seychelles james charles thomas lucas nicholas moses christmas
  germans danes americans brits scots swedes finns poles turks italians canadians australians europeans africans asians indians mexicans
  brazilians russians ukrainians austrians belgians norwegians hungarians romanians bulgarians croatians catholics muslims christians jews
  mondays tuesdays wednesdays thursdays fridays saturdays sundays windows teams docs sheets siemens adidas lidls levis excels word pages numbers
  reading beijing boeing united red nepal portugal montreal senegal bristol`.split(/\s+/),
);

const peoples =
  /^(?:\p{Lu}\p{L}+(?:ese|ish|ean|ian|can|ench|utch|erman|reek|zech|wiss|hai|raqi|aeli|stani)|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|I)$/u;
/** Ordinary words that end like the name of a people. */
const ordinary =
  /^(?:clean|lean|mean|finish|fish|stylish|lavish|danish-style|median|guardian|musician|librarian|vegetarian|civilian|technician|dietician|veterinarian|pedestrian|custodian|barbarian|electrician|physician|can|pecan|toucan)$/i;

const byEnding =
  /(?:ing|ed|tion|sion|ment|ness|ship|ware|ance|ence|ful|less|able|ible|ive|ical|ology|graphy|therapy|work|hood|ity|ery|shop|smith|ism|ist)$/;
const plural = /(?:(?![su])\p{L}s|ies|sses)$/u;
/** After a name these would be odd: "Knives that go blunt", "Bread made overnight". */
const follows = /^(?:that|who|which|whose|whom|made|grown|sold|built|baked|with|without|from|where|nobody|you|they|we)$/;

const isListed = (word: string) => common.has(word) || common.has(word.replace(/s$/, ''));

const firstWord = (phrase: string) => /^[\p{L}\p{N}][\p{L}\p{N}'’-]*/u.exec(phrase)?.[0] ?? '';

/**
 * Someone's words as they read after ours, or nothing where their capital might belong to a name. "Fresh loaves" becomes
 * "fresh loaves"; "IT support", "Polish lessons", "eBay sellers" and "Heads of Security" stay.
 */
export function lowered(phrase: string, isGroup = false): string | undefined {
  const first = firstWord(phrase);
  if (!/^\p{Lu}/u.test(phrase)) return phrase;
  // In capitals throughout, or a name by its letters: as typed.
  if (!/^\p{Lu}[^\p{Lu}\p{N}]*$/u.test(first) || first === 'I') {
    return first === 'A' || /^\p{Lu}\p{Ll}+-\p{Lu}/u.test(first) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
  }
  const rest = phrase.slice(first.length);
  const whole = first.toLowerCase();
  // "Boys' clubs" and "women's shoes" are no names, "Clara's" is one.
  const word = whole.replace(/['’]s?$/, '');
  if (word !== whole && !isListed(word)) return undefined;
  if (peoples.test(first) && !common.has(word) && !ordinary.test(first)) return phrase;
  // A title is typed in capitals: "Small Business Owners", "Heads of Security".
  if (/^ (?:(?:of|and|&) )?\p{Lu}\p{Ll}/u.test(rest) && !/^(?:A|An|The|No|In|At|From|For|We|Our)$/.test(first)) return phrase;
  if (names.has(word)) return undefined;
  const next = /^ (\p{Ll}+)/u.exec(rest)?.[1] ?? '';
  const [stem = ''] = word.split('-');
  const isCommon =
    common.has(word) ||
    word !== whole ||
    (word.includes('-') && common.has(stem)) ||
    follows.test(next) ||
    (byEnding.test(word) && word.length > 5 && !word.includes('-')) ||
    (plural.test(word) && word.length > 3 && (isGroup || next !== '' || /^[,;] ?\p{Ll}/u.test(rest)));
  return isCommon ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : undefined;
}

/** The same, with the capital kept where nobody can tell. */
export const inSentence = (phrase: string, isGroup = false) => lowered(phrase, isGroup) ?? phrase;

const mostWordsOfPart = 6;
const toldPart = /^(?:who|that|which|with|typically|mainly|mostly|plus|not|only)\b|\b(?:is|are)\b|\d|[.!?:()"“]/i;

/** "Florists, bakeries, labs" is a list; "UK care homes, 20-80 beds" is one thing. */
export function partsOf(phrase: string): string[] {
  const parts = phrase.split(/\s*[,;]\s*(?:(?:and|or|&)\s+)?/).filter((part) => part !== '');
  const isList = parts.length > 1 && parts.every((part) => part.split(/\s+/).length <= mostWordsOfPart && !toldPart.test(part));
  return isList ? parts : [phrase];
}

/** "It Takes Two, Overcooked": nobody gives the second of two things a capital that is not its own. */
const isLoneName = (part: string) => /^\p{Lu}\p{L}+$/u.test(part) && !isListed(part.toLowerCase());

/** A list as it is said: "florists, bakeries and labs". What is no list stays as it is. */
export function sayList(phrase: string, last: 'and' | 'or', isGroup = false): string {
  const parts = partsOf(phrase).map((part, index) => (index > 0 && last === 'or' && isLoneName(part) ? part : inSentence(part, isGroup)));
  // "students, nurses and drivers" has its last word already.
  if (/ (?:and|or|&) /.test(parts.at(-1) ?? '')) return parts.join(', ');
  // After "people who cannot heat their home" the next group needs a pause.
  const needsPause = parts.length > 1 && parts.slice(0, -1).some((part) => / (?:who|that|which|without|with) /.test(part));
  return needsPause ? `${parts.slice(0, -1).join(', ')}, ${last} ${parts.at(-1)}` : joinWords(parts, last);
}

/** A group of people inside a sentence: "Small clinics" becomes "small clinics", a name stays one. */
export const lowerAudience = (phrase: string) => sayList(phrase, 'and', true);

/** "Borrow seeds in spring" asks for something; "order books" may be a thing, "order your books" is not. */
const request =
  /^(?:borrow|bring|find|get|make|take|learn|meet|send|see|try|build|create|keep|choose|pay|join|grow|ask|let|leave|become|discover|connect|write|read|wear|buy|sell|eat|give|forget) (?!(?:of|for|and|or|in|on|at)\b)\p{Ll}|^(?:order|book|rent|hire|plan|track|swap|share|save|store|stop|cook|print|scan|use|turn|play|pick|drop|design|fix|help|run|watch|return|sort|manage) (?:your|an?|the|any|every|it|them|what|when|where|how|more|less)\b/iu;

export const isRequest = (phrase: string) => request.test(phrase);

/** A sentence by itself rather than the name of something: "We bake at night", "It works. Always." */
export const isSaid = (phrase: string) =>
  isRequest(phrase) ||
  // "IT support" is no "it".
  (/^(?:we|i|i['’]m|we['’]re|you|they|it|he|she|this|there|our|my|if|when|because)\b/i.test(phrase) && !/^IT\b/.test(phrase)) ||
  /[.!?:]\s|[!?]$/.test(phrase);
