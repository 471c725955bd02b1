import { groupBy } from '@/lib/lists';
import { foldText } from '@/lib/text';

/** The languages a name is held against, English aside. */
export const languages = ['Spanish', 'French', 'German', 'Italian', 'Portuguese'] as const;
type Language = 'English' | (typeof languages)[number];

interface Unwanted {
  language: Language;
  /** As it stands in the name. */
  word: string;
  meaning: string;
  /** Coarse words are looked for inside longer ones, too; others only by themselves. */
  isCoarse: boolean;
}

/** "word=meaning", without accents; coarse ones start with a star. */
const lists: Record<Language, string> = {
  English:
    '*shit=something coarse;*fuck=something coarse;*cunt=something coarse;*penis=a body part;*vagina=a body part;*pussy=something coarse;*whore=an insult;*slut=an insult;*porn=pornography;*nazi=the Nazis;*piss=something coarse;cock=something coarse;dick=something coarse;tit=something coarse;tits=something coarse;turd=dung;fart=wind;anus=a body part;scam=a fraud;taxhaven=a place to dodge taxes;fraud=a fraud;flop=a failure;dud=something that does not work;death=death;plague=a disease',
  Spanish:
    '*mierda=shit;*puta=whore;*puto=a coarse insult;*joder=fuck;*pajero=wanker;*cabron=a coarse insult;*pendejo=a coarse insult;*chinga=a coarse word;culo=arse;polla=cock (coarse);verga=cock (coarse);caca=poo;pedo=fart;pis=pee;moco=snot;tonto=fool;tonta=fool;feo=ugly;fea=ugly;malo=bad;mala=bad;peste=plague or stench;sucio=dirty;ladron=thief;basura=rubbish;muerte=death;muerto=dead;zorra=vixen, also an insult;perra=bitch;nulo=void;falso=false;robo=robbery;estafa=fraud;deuda=debt;culpa=guilt;asco=disgust;tos=cough;sarna=mange;lento=slow;caro=expensive;roto=broken',
  French:
    '*merde=shit;*putain=a coarse word;*salope=slut;*salaud=bastard;*chier=a coarse word;con=idiot (coarse);cul=arse;pute=whore;bite=cock (coarse);chatte=cat, also coarse;pet=fart;caca=poo;pipi=pee;nul=useless;sale=dirty;laid=ugly;moche=ugly;mort=death;vol=flight, also theft;faux=fake;perte=loss;dette=debt;sot=fool;pue=it stinks;crotte=dung;pou=louse;arnaque=scam;poubelle=rubbish bin;lent=slow;cher=expensive;panne=breakdown;fade=bland;nase=worn out',
  German:
    '*scheisse=shit;*scheiss=shit;*arsch=arse;*fotze=a coarse word;*nutte=whore;*wichs=a coarse word;hure=whore;mist=dung, rubbish;gift=poison;kacke=crap;furz=fart;tod=death;tot=dead;dumm=stupid;doof=daft;schlecht=bad;dreck=dirt;schmutz=dirt;mull=rubbish (Müll);pleite=bankrupt;schuld=guilt, debt;betrug=fraud;pest=plague;eiter=pus;kotze=vomit;laus=louse;not=distress;dieb=thief;luge=lie (Lüge);ekel=disgust;faul=lazy, rotten;dick=fat;pickel=pimple;stau=traffic jam;mord=murder;sarg=coffin;puff=brothel;teuer=expensive;schrott=scrap',
  Italian:
    '*merda=shit;*cazzo=cock (coarse);*stronzo=a coarse insult;*puttana=whore;*troia=slut;figa=a coarse word;culo=arse;fesso=fool;scemo=fool;brutto=ugly;brutta=ugly;morte=death;morto=dead;male=bad;peste=plague;ladro=thief;truffa=fraud;debito=debt;puzza=stench;sporco=dirty;cacca=poo;vomito=vomit;bara=coffin;peto=fart;scarso=poor;pazzo=mad;guaio=trouble;finto=fake;marcio=rotten;colpa=guilt;caro=expensive;lento=slow;rotto=broken',
  Portuguese:
    '*merda=shit;*puta=whore;*caralho=a coarse word;*porra=a coarse word;*buceta=a coarse word;*piroca=a coarse word;*foder=fuck;cu=arse;pinto=chick, also coarse in Brazil;bicha=queue, also an insult;rabo=tail, backside;peido=fart;xixi=pee;ranho=snot;burro=donkey, stupid;feio=ugly;feia=ugly;morte=death;morto=dead;mau=bad;ruim=bad;lixo=rubbish;sujo=dirty;fraude=fraud;divida=debt;roubo=robbery;ladrao=thief;podre=rotten;nojo=disgust;droga=drug;caro=expensive;lento=slow',
};

const entries = (Object.entries(lists) as [Language, string][]).flatMap(([language, list]) =>
  list.split(';').map((entry): Unwanted => {
    const [marked = '', meaning = ''] = entry.split('=');
    return { language, word: marked.replace('*', ''), meaning, isCoarse: marked.startsWith('*') };
  }),
);

/** How many words are known here, so that nobody takes the check for a dictionary. */
export const wordsKnown = entries.length;

const byWord = groupBy(entries, ({ word }) => word);
const coarse = entries.filter(({ isCoarse }) => isCoarse);
const coarseWords = coarse.map(({ word }) => word).join('|');
const coarseEnds = new RegExp(`^(?:${coarseWords})|(?:${coarseWords})$`);

export const wordsIn = (name: string): string[] => foldText(name).match(/[a-z]+/g) ?? [];

/** Words with a meaning one would not want, in six languages. */
export function findUnwanted(name: string): Unwanted[] {
  const parts = wordsIn(name);
  const whole = parts.flatMap((part) => byWord.get(part) ?? []);
  const within = parts.some((part) => coarseEnds.test(part))
    ? coarse.filter(({ word }) => parts.some((part) => part !== word && (part.startsWith(word) || part.endsWith(word))))
    : [];
  return [...new Set([...whole, ...within])];
}

/** English words that offend wherever they can be read; by themselves some of them are harmless. */
const alsoWithin =
  'anal anus arse bastard bitch cock dick dildo fart hitler incest jizz murder orgy pedo rape rapist sex sperm taxhaven tits turd twat wank';
const hidden = [...new Set([...coarse.map(({ word }) => word), ...alsoWithin.split(' ')])].sort();
const anyHidden = new RegExp(hidden.join('|'));

/**
 * Coarse words of six languages that can be read in a name written as one word, inside its words and across their joins.
 * A word that somebody typed is theirs: what can be read in it does not count.
 */
export function findCoarse(name: string, typed: readonly string[]): string[] {
  const joined = wordsIn(name).join('');
  if (!anyHidden.test(joined)) return [];
  const own = typed.map((word) => wordsIn(word).join(''));
  return hidden.filter((word) => joined.includes(word) && !own.some((part) => part.includes(word)));
}
