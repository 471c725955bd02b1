import { toSingular } from './tokens';

/** The small words by which an answer is taken apart: what is sold, and for whom. Without accents, as they are compared. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(toSingular));

/** What follows is the customer, or the place. */
export const beforeCustomers = words(
  'for to at in serving targeting by among across near around fur pour para per voor von bei im chez dans em til for dla till hos',
);
/** What follows is an aside: where from, how, with what. */
export const beforeAsides = words(
  'from with on using via through about without so because since during after before under over between like such including into until as while when if but based mit con avec met sur sin ohne per aus auf',
);
/** "Maker of furniture", "tienda de bicicletas": what follows is sold where only a seller or maker stands before. */
export const ofs = words('of de di du des del da');
export const relatives = words('that which who where whose');
export const joiners = words(', / & + and or plus und et oder ou y och og oraz');
export const articles = words(
  'a an the our my their his her some various all kinds types of one two three four five six seven ten 1 2 3 4 5 ein eine der die das den un une le la les el los las una il lo i gli een de het',
);

/** Whole sentences in other languages are not taken apart. */
export const foreignSpeakers = words('wir ich nous je noi io nosotros yo wij ik jag nos eu wy vi');

/** Verbs that say nothing of the trade: what follows is sold. */
export const plainVerbs =
  'sell make build produce offer create develop run own operate do manufacture start launch open have craft bring deliver provide supply handcraft handmake trade resell get give specialise specialize prepare curate source invent fabricate publish';
/** Of these, the ones that say that it is sold by the crate. */
export const crateVerbs = 'import export distribute wholesale';
/** Verbs that are the trade, with the noun they make: "we clean clinics" is clinic cleaning. */
export const tellingVerbs =
  'clean:cleaning bake:baking roast:roasting brew:brewing cook:cooking cater:catering teach:teaching coach:coaching train:training tutor:tutoring repair:repair fix:repair mend:repair rent:rental hire:rental lease:leasing install:installation fit:fitting print:printing translate:translation design:design write:writing edit:editing photograph:photography film:filming grow:growing farm:farming insure:insurance recruit:recruitment manage:management walk:walking groom:grooming paint:painting renovate:renovation restore:restoration recycle:recycling tint:tinting transport:transport organise:planning organize:planning plan:planning host:hosting maintain:maintenance distil:distilling weld:welding audit:audit landscape:landscaping tattoo:tattoo upholster:upholstery machine:machining sew:sewing knit:knitting breed:breeding deliver:delivery collect:collection';
/** "We help clinics with bookkeeping", "we supply cafés with bread": what is sold follows "with". */
export const givingVerbs = 'help supply provide equip support assist advise enable allow empower serve';
/** At the start of a sentence they ask the customer to do something. */
export const imperatives = words(
  'help find automate simplify disrupt transform deploy scan analyse analyze discover replace reinvent optimise optimize improve reduce increase boost accelerate unlock prevent',
);
/** Without a "with", nothing of the trade is said. */
export const helpingVerbs =
  'help support assist advise enable allow empower serve target connect work love believe hope focus automate simplify disrupt transform deploy scan analyse analyze discover find replace reinvent optimise optimize improve reduce increase boost accelerate unlock prevent';

export const auxiliaries = words(
  'am are is was be been being will would like have has had do does want wants plan plans planning going to hope hopes trying try mainly mostly primarily also just only currently now already both can could basically actually specialise specialize still started starting began recently proudly together',
);
/** After these it is a noun: "we are a bakery", "we are in logistics". */
export const being = words('am are is be being');
export const ownNouns = words(
  'company business firm startup start team studio family shop store field industry sector trade organisation organization product service idea',
);
export const customerNouns = words(
  'customer client user buyer audience target market clientele guest reader competitor goal mission vision aim',
);
/** People who say who they are before they say what they do. */
export const people = words(
  'sister brother couple friend family founder people group student person guy woman man engineer husband wife mother father parent mum dad duo pair who side hustle someone mom freelancer freelance self employed entrepreneur former ex',
);
/** "Meals delivered to your door": what follows tells how, if a small word or nothing comes next. */
export const participles = words(
  'made grown delivered rented milled sold built designed run owned printed produced served shipped powered cooked baked brewed roasted handmade sourced used created based inspired driven tailored aimed dedicated focused specialised specialized specialising specializing specialists leased hired offered provided',
);
/** Behind the noun, and of no weight. */
export const trailing = words(
  'online remotely locally worldwide abroad nationwide indoors outdoors globally today now internationally delivered bio biologique vegano vegana artesanal artisanale artisanal artigianale local regional etc more things stuff others europe usa us uk eu',
);

/** Names for a seller, a maker or a firm: the noun before them is what is sold, by kind of trade. */
const anyTail =
  'business company firm startup industry sector trade brand enterprise group market space field venture ltd limited gmbh inc llc ug bv sarl sl srl ag owner branch range line start up co operator operation segment niche area scene world franchise chain betrieb empresa entreprise azienda bedrijf founder expert specialist concept project label';
export const tails = {
  goods: words(
    `${anyTail} maker making manufacturer manufacturing manufacture producer production supplier supply seller selling retailer retail shop store boutique wholesaler wholesale distributor distribution importer import exporter export merchant dealer dealership trader trading sale design designer studio collection delivery subscription club workshop atelier factory kit hersteller handel laden geschaft magasin tienda negozio winkel fabrik outlet vendor growing grower parlour parlor lover stall product`,
  ),
  service: words(
    `${anyTail} service provider agency contractor professional freelancer studio solution work practice team practitioner bureau office center centre clinic shop store parlour parlor institute network supplier outsourcing installer installation job dienstleistung dienst service servicio agentur agence agencia buro`,
  ),
  software: words(
    `${anyTail} tool platform provider solution system product suite vendor maker app service developer development package technology tech`,
  ),
  place: words(`${anyTail} venue parlour parlor group management house ownership spot`),
} as const;
/** Those that are no thing themselves: "a platform that runs banks" is a platform, "a company that makes film" makes film. */
export const makers: ReadonlySet<string> = new Set([
  ...[...tails.goods, ...tails.place].filter((word) => word !== 'product' && word !== 'kit'),
  ...words('agency agencia agence agentur agenzia service servicio cabinet'),
]);
export const crateWords = words('wholesaler wholesale distributor distribution importer import exporter export');

/** Before a noun, these change nothing of the trade. */
export const harmless = words(
  'local small independent organic artisan artisanal handmade sustainable eco friendly premium luxury family run owned mobile online digital modern vegan vegetarian b2b b2c freelance professional custom bespoke personalised personalized affordable cheap high quality new own little tiny large big boutique traditional authentic healthy natural ethical green fair specialty speciality fresh homemade classic creative innovative unique beautiful full stack uk us eu german french italian spanish european american british japanese danish dutch indian korean mexican chinese thai greek turkish swedish irish scottish english polish nordic scandinavian mediterranean asian african neutral good great best smart the a an award winning women led female founded private public international global national regional urban rural city village street neighborhood neighbourhood community corporate commercial residential domestic general contemporary minimal minimalist recycled reclaimed upcycled vintage retro budget fast quick slow certified licensed experienced qualified growing solo and',
);
/** A noun before which a gerund is no deed: "painting classes" are classes. */
export const namedByDeed = words(
  'class course lesson workshop school studio academy equipment product machine supply software app tool club event agency company robot kit system platform gear service business firm contractor material team supplies center centre marketplace',
);
/** Work done by a machine is no longer the trade of those who do it by hand. */
export const byMachine = words('ai automated autonomous robotic automatic virtual');
/** A "virtual desk" is no furniture. */
export const inName = words('ai virtual digital mobile');
/** "Scan your apps": the thing is the customer's. */
export const othersOwn = words('your you any');
