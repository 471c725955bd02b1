import type { TradeName } from '@/writer/trade-names';

/** Trades within a trade that have words of their own. */
export const narrowTrades = {
  bakery: /baker|bread|pastr|patisserie|\bcakes?\b/i,
  coffee: /coffee|espresso|roaster/i,
  pets: /\bpets?\b|\bdogs?\b|\bcats?\b|kennel|\bvets?\b|veterinar/i,
  fitness: /fitness|\bgyms?\b|yoga|pilates|personal train|crossfit/i,
} as const satisfies Record<string, RegExp>;
type NarrowTrade = keyof typeof narrowTrades;

/** The words of a trade: things that bring it to mind, each with what it hints at; and plain nouns for the business itself. */
interface TradeWords {
  evoke: string;
  kinds: string;
  /** Longer names built round a word of the user, which stands at {R}. */
  phrases: string;
}

export const tradeWords: Record<TradeName | 'general' | NarrowTrade, TradeWords> = {
  bakery: {
    evoke:
      'crumb=something worth the last bite;hearth=home and fire;flour=work by hand;ember=warmth that lasts;barley=fields and grain;honey=sweetness;paddle=bread from the oven;butter=comfort;poppy=seeds and color;millstone=old craft;apron=someone at work;sesame=a nutty note;linen=dough left to rest',
    kinds: 'Bakery;Bakehouse;Kitchen;Oven;Table;Provisions;Counter',
    phrases:
      '{R} Before Sunrise;Pass the {R} Please;Save Room for {R};Gather Round the {R};{R} and a Little Butter;Wake Up to {R};{R} on the Windowsill',
  },
  coffee: {
    evoke:
      'ember=warmth that lasts;copper=old kettles and care;kettle=water just off the boil;amber=a clear brew;morning=a first cup;saucer=time to sit down;cinnamon=a warm note;drift=steam rising;lantern=an early light;harvest=cherries picked ripe;velvet=a smooth taste;porch=a cup outdoors',
    kinds: 'Coffee;Roasters;Cafe;Kettle;Brew;Counter;Beans',
    phrases: '{R} Before the Bell;A Second Cup of {R};Wake Up to {R};{R} and a Window Seat;Meet Me for {R};Slow Sundays With {R}',
  },
  pets: {
    evoke:
      'wag=plain joy;whisker=a soft nose;collar=belonging;biscuit=a treat;meadow=room to run;fetch=play;burrow=a snug place;feather=lightness;pebble=something small to find;clover=grass and summer;velvet=softness;romp=fun outdoors',
    kinds: 'Pets;Companions;Kennel;Friends;Care;Supply;Club',
    phrases: '{R} at the Door;A Walk With {R};{R} Before the Walk;Sit Stay {R};{R} After the Walk;{R} by the Fireside',
  },
  fitness: {
    evoke:
      'stride=moving well;pulse=life and rhythm;summit=something to aim for;tempo=a pace you can keep;anchor=steadiness;ridge=a climb with a view;spring=energy;kettle=weights and effort;harbor=time for yourself;breath=calm;forge=strength that is made;orbit=going round again',
    kinds: 'Fitness;Training;Gym;Movement;Strength;Athletics;Club',
    phrases: '{R} One More Time;The Long Run to {R};Stronger With {R};{R} Before Breakfast;Keep Pace With {R};Make Room for {R}',
  },
  food: {
    evoke:
      'ember=warmth that lasts;hearth=home and fire;crumb=something worth the last bite;ladle=a generous helping;saffron=color and spice;larder=a full shelf;clove=depth of flavor;skillet=honest cooking;orchard=fruit in season;thyme=herbs and time taken;honey=sweetness;copper=old pans and care;barley=fields and grain',
    kinds: 'Kitchen;Table;Pantry;Provisions;Larder;Foods;Counter',
    phrases: '{R} on the Table;Gather Round the {R};Pass the {R} Please;A Second Helping of {R};{R} Before the Dishes;Save Room for {R}',
  },
  ecommerce: {
    evoke:
      'parcel=something on its way to you;ribbon=a gift being opened;crate=goods packed with care;basket=easy choosing;doorstep=delivery to the door;finch=something small and quick;label=a brand that stands for something;pocket=handy things;bundle=good value together;satchel=things to carry;trove=a find;kiosk=a small shop with character',
    kinds: 'Goods;Supply;Store;Market;Outfitters;Wares;Shop',
    phrases: '{R} at Your Doorstep;A Parcel of {R};{R} in Every Box;The {R} That Arrives;Unwrap the {R};One More {R} Please',
  },
  beauty: {
    evoke:
      'petal=softness;mirror=a look you like;silk=a smooth touch;bloom=looking fresh;amber=a warm glow;fern=calm and greenery;dew=clear skin;velvet=a rich feel;plume=lightness;opal=a quiet shine;linen=clean, natural things;laurel=a small reward',
    kinds: 'Beauty;Atelier;Parlor;Rituals;Studio;Care;Salon',
    phrases: '{R} in the Mirror;A Touch of {R};The {R} Before Noon;All Dressed in {R};{R} and a Good Light;Leave Room for {R}',
  },
  home: {
    evoke:
      'hinge=things that work;porch=a friendly welcome;broom=a clean start;ladder=getting up to the job;lantern=a light left on;gable=a solid roof;thistle=gardens and grit;spruce=tidiness and fresh green;bucket=hands-on work;latch=a door safely shut;chimney=a cared-for house;sparrow=help close to home',
    kinds: 'Home;Care;Services;Crew;Helpers;Household;Works',
    phrases: '{R} Around the House;The {R} Next Door;{R} Before the Weekend;Leave It to {R};{R} on Every Floor;{R} Right on Time',
  },
  retail: {
    evoke:
      'thread=cloth and craft;awning=a street with shops;counter=service face to face;window=something that catches the eye;button=small details;parlor=time to look around;drawer=things worth keeping;poppy=bright color;market=choice and talk;cotton=comfort;emporium=many things in one place;pin=a detail that holds',
    kinds: 'Store;Goods;Outfitters;Mercantile;Shop;Supply;Collection',
    phrases: '{R} in the Window;The {R} on the Corner;{R} in the Top Drawer;{R} by the Yard;Come In for {R};{R} and Other Finds',
  },
  health: {
    evoke:
      'pulse=life and rhythm;willow=easing pain;balm=relief;anchor=steadiness;stride=moving well;harbor=being in safe hands;cedar=strength;breath=calm;root=health from the ground up;meadow=open air;compass=guidance;dawn=a fresh start',
    kinds: 'Health;Care;Wellness;Practice;Therapy;Clinic;Wellbeing',
    phrases: '{R} at Every Step;Back to {R} Again;A Little More {R};Room for {R};{R} in Good Hands;The Way to {R}',
  },
  education: {
    evoke:
      'chalk=learning by doing;quill=writing it down;acorn=small beginnings;lantern=light on a subject;ladder=one step at a time;owl=knowing;atlas=wide horizons;spark=the moment it makes sense;margin=notes and thoughts;abacus=figures made plain;kite=play;chapter=going on to the next thing',
    kinds: 'Learning;Lessons;Courses;Study;Workshop;Classes;School',
    phrases: 'The {R} You Remember;{R} One Step Further;{R} by Heart;{R} Made Plain;First You Learn {R};Turn the Page to {R}',
  },
  finance: {
    evoke:
      'ledger=clear accounts;keel=staying upright;acorn=savings that grow;beacon=a way through;granite=something solid;abacus=figures made plain;harbor=safety;tally=every cent counted;cairn=a marked path;anchor=security;sterling=good standing;furrow=patient work',
    kinds: 'Finance;Money;Capital;Accounts;Ledger;Savings;Books',
    phrases: 'The {R} That Adds Up;{R} in Black and White;Count On {R} Daily;A Penny for {R};{R} Down to the Cent;Save Up for {R}',
  },
  manufacturing: {
    evoke:
      'forge=things made to last;anvil=strength;lathe=exact work;rivet=parts that hold;foundry=metal and skill;gantry=heavy work done safely;caliper=exact measure;girder=support;kiln=heat and patience;bolt=a firm hold;spindle=steady motion;ingot=raw material',
    kinds: 'Works;Manufacturing;Industries;Fabrication;Tooling;Machines;Foundry',
    phrases:
      'Built Around {R};{R} Down to the Millimeter;The {R} Behind the Machine;Made of {R} and Steel;{R} From the Workshop;A Measure of {R}',
  },
  services: {
    evoke:
      'compass=direction;lighthouse=a clear view;keystone=the piece that holds the rest;north=a firm direction;draft=ideas on paper;chisel=careful shaping;bridge=bringing sides together;prism=a fresh view;scout=looking ahead;signal=a clear message;helm=a steady hand;lever=more effect with less effort',
    kinds: 'Consulting;Advisory;Agency;Partners;Counsel;Practice;Bureau',
    phrases: 'A Clear View of {R};{R} in Plain Words;The Case for {R};Ask Us About {R};{R} From Every Side;One Step Beyond {R}',
  },
  property: {
    evoke:
      'gable=a roof overhead;keystone=something well built;threshold=coming home;brick=solid work;terrace=sun and space;beam=a strong frame;cornerstone=a good beginning;lintel=careful building;acre=land of your own;arbor=shade and garden;porch=neighbors;slate=a clean roofline',
    kinds: 'Homes;Properties;Estates;Builders;Construction;Living;Spaces',
    phrases: '{R} Under One Roof;The Keys to {R};A Roof Over {R};{R} From the Ground Up;Home Is Where {R} Lives;Room for More {R}',
  },
  travel: {
    evoke:
      'compass=finding the way;lantern=evenings away;voyage=setting out;tide=the sea;atlas=the whole world;swallow=going where the sun is;ferry=the way across;hammock=rest;satchel=light luggage;horizon=far views;trail=a path to follow;driftwood=the shore',
    kinds: 'Travel;Journeys;Tours;Stays;Retreats;Voyages;Escapes',
    phrases: '{R} Beyond the Map;The Long Way to {R};A Window Seat to {R};Pack Light for {R};{R} After the Last Stop;Meet Me at {R}',
  },
  media: {
    evoke:
      'reel=film in motion;echo=words that carry;margin=notes and ideas;headline=news;prism=one story in many colors;signal=a clear voice;inkwell=writing;encore=something worth hearing twice;pixel=pictures;chorus=many voices;marquee=a big evening;dial=tuning in',
    kinds: 'Media;Press;Pictures;Stories;Productions;Publishing;Radio',
    phrases: 'The {R} Behind the Story;{R} After the Credits;Stay Tuned for {R};Read All About {R};{R} Out Loud;One Take of {R}',
  },
  energy: {
    evoke:
      'helios=the sun;current=steady flow;windmill=power from the air;ember=heat that lasts;solstice=long days;spark=a first impulse;beacon=light;tide=a force that returns;volt=power;zephyr=a light wind;meridian=the sun at noon;kindle=a fire well started',
    kinds: 'Energy;Power;Solar;Light;Utilities;Renewables;Electric',
    phrases:
      '{R} From Sun to Socket;The {R} That Returns;Powered by {R} Alone;A Brighter Way to {R};{R} Without the Smoke;Switch On the {R}',
  },
  nonprofit: {
    evoke:
      'beacon=hope;bridge=bringing people together;harvest=giving back;shelter=safety;kindred=belonging;lantern=light shared;seedling=a small start;haven=a safe place;commons=what belongs to all;chorus=many voices;orchard=planting for others;hearth=warmth',
    kinds: 'Foundation;Project;Alliance;Community;Initiative;Fund;Network',
    phrases: 'Together for {R};{R} for Every Neighbor;A Hand for {R};All of Us for {R};{R} Begins With One;Open Doors for {R}',
  },
  logistics: {
    evoke:
      'relay=handing over without delay;axle=wheels in motion;swift=speed;harbor=goods arriving;courier=delivery by hand;wagon=carrying a load;waypoint=a planned route;pallet=goods in order;anchor=reliability;pigeon=messages that arrive;junction=lines that meet;convoy=moving together',
    kinds: 'Logistics;Freight;Transport;Delivery;Haulage;Lines;Express',
    phrases:
      '{R} From Door to Door;The {R} That Arrives;On the Road With {R};{R} Before Nightfall;All Roads Lead to {R};Next Stop {R} Street',
  },
  farming: {
    evoke:
      'furrow=patient work;harvest=the reward of a season;acre=land;sickle=work by hand;meadow=open fields;clover=good soil;barn=a full store;rook=country life;sprout=new growth;orchard=fruit;brook=clean water;hedgerow=nature close by',
    kinds: 'Farm;Fields;Acres;Gardens;Growers;Produce;Estate',
    phrases: '{R} From the Field;After the Rain Comes {R};Sow a Little {R};The {R} at the Gate;{R} by the Acre;Rows of {R}',
  },
  software: {
    evoke:
      'beacon=a clear signal;relay=handing over without delay;lattice=parts that fit together;cursor=where the work is;ember=a small light left on;vector=direction;orbit=things in motion;kernel=the core of it;quartz=precision;signal=a message that gets through;delta=change;tandem=working side by side',
    kinds: 'Software;Systems;Apps;Cloud;Technologies;Digital;Platform',
    phrases:
      '{R} Without the Wait;The {R} Behind the Screen;Less Work More {R};{R} at Your Fingertips;One Click to {R};Hello World Hello {R}',
  },
  general: {
    evoke:
      'compass=direction;lantern=light on the way;harbor=safety;anchor=steadiness;beacon=a clear signal;cedar=strength;meadow=open space;kite=lightness;bridge=bringing sides together;ember=warmth;juniper=freshness;summit=something to aim for;marble=lasting quality',
    kinds: 'Company;Partners;Services;Goods;Group;Supply;Workshop',
    phrases: 'The Way to {R};{R} in Good Hands;A Better Kind of {R};{R} Done Right;More Than Just {R};All Things {R}',
  },
};
