/** Words of a style, for every trade. Each "word=what it hints at". */
export const modernEnds =
  'loop=things coming around;loft=light and space;wise=knowing how;nest=a place to feel at home;path=a way forward;hive=busy hands;port=arriving;dash=speed;flow=ease;field=open space;cove=a sheltered place;peak=aiming high;beam=light;fold=neat form;mint=freshness;well=a good source;spring=energy;grid=order;bay=a calm place;lane=a direct way';

export const modernSeconds =
  'Loop=things coming around;Loft=light and space;Nest=a place to feel at home;Path=a way forward;Hive=busy hands;Field=open space;Mint=freshness;Beam=light;Assembly=people coming together;Method=a clear way of working;Theory=thought behind it;Union=people joined;Habit=something people return to;Parade=something to look at;Standard=a promise of quality;Current=movement';

/** Said of the firm, not of what it sells: common in names, and weak as a mark on their own. */
export const firmWords = 'Studio;Works;Collective;Supply;Club;Lab;Project;Co';

export const modernOpeners =
  'Hey=a friendly tone;Good=plain confidence;Open=openness;Bright=optimism;Next=a look ahead;Clear=clarity;Kind=warmth;Every=openness to all;Plain=simplicity;Fair=honest dealing;Field=open space;Common=something shared';

export const classicEnds =
  'ford=an old crossing;stead=a settled place;worth=value;wick=a village;field=open land;gate=a way in;bridge=a firm crossing;wood=trees and age;dale=a valley;brook=clear water;haven=a safe place;more=open moorland';

export const classicOpeners =
  'Hawthorn=hedges and old lanes;Linden=tree-lined streets;Alder=riverbanks;Rowan=country roots;Wren=something small and well made;Heron=patience;Millstone=old craft;Harbor=ships and trade;Meadow=open land;Orchard=land planted with care;Anchor=steadiness;Stone=things built to last;Bridge=a town with a river;Abbey=quiet and age;Juniper=evergreen hills;Ashgrove=a stand of old trees';

export const beasts =
  'Fox=a clever turn;Otter=play;Magpie=an eye for finds;Hare=speed and spring;Owl=night and knowing;Finch=something small and bright;Badger=stubborn care;Heron=patience;Whale=something big and calm;Lynx=a sharp eye;Robin=a familiar guest;Tortoise=taking time;Swallow=coming back each year;Bear=strength;Cricket=summer evenings';

export const objects =
  'Lantern=light at night;Kite=lightness;Comet=a bright arrival;Teapot=company;Compass=finding the way;Riddle=curiosity;Postcard=greetings from elsewhere;Carousel=play;Almanac=the turn of the year;Umbrella=shelter;Telescope=a far view;Bicycle=easy motion;Parade=something to look at;Ladder=going up;Marble=play and polish';

export const hours =
  'Dawn=the first light;Noon=the middle of the day;Dusk=the calm of evening;Midnight=the late hours;Sunrise=a new day;Daybreak=an early start';

export const creativeEnds =
  'fox=a clever turn;moon=the night;kite=lightness;bird=flight;berry=something sweet;star=a point of light;leaf=growth;whistle=good cheer;wink=a small joke;drum=rhythm;pop=surprise';

/** By first letter, so that the adjective and the user's word begin alike. */
export const likeSounding: Readonly<Record<string, string>> = {
  a: 'Amber;Agile;Ample',
  b: 'Bold;Bright;Brisk;Bonny',
  c: 'Copper;Curious;Candid;Cozy',
  d: 'Daring;Dapper;Dandy',
  e: 'Early;Eager;Easy',
  f: 'Fabled;Fond;Fearless',
  g: 'Golden;Gentle;Glad',
  h: 'Humble;Happy;Hearty',
  i: 'Inky;Ivory;Ideal',
  j: 'Jolly;Jaunty;Joyful',
  k: 'Kindred;Keen;Kind',
  l: 'Lively;Lucky;Loyal',
  m: 'Merry;Mellow;Mighty',
  n: 'Nimble;Noble;Neat',
  o: 'Olive;Open;Original',
  p: 'Plucky;Patient;Playful',
  q: 'Quiet;Quick;Quirky',
  r: 'Roaming;Restless;Ready;Rosy',
  s: 'Sunny;Steady;Silver;Smiling',
  t: 'Tender;True;Tidy',
  u: 'Upbeat;Unhurried;Useful',
  v: 'Vivid;Velvet;Violet',
  w: 'Wandering;Willing;Winsome',
  y: 'Yonder;Youthful;Yellow',
  z: 'Zesty;Zippy;Zany',
};

/** Adjectives that go with any word. */
export const moods =
  'Merry=good cheer;Curious=wonder;Velvet=a rich feel;Paper=something made by hand;Copper=warm color;Wandering=going places;Quiet=calm;Lucky=a good sign;Silver=shine;Midnight=the late hours';

export const plainOpeners =
  'Daily=something for each day;Local=being close by;Everyday=ordinary days;Neighborhood=being close by;Hometown=being close by;Complete=all in one place;Quality=care;Village=being close by;City=town life;Country=the land around;Regional=being close by;Family=people at home;Weekday=ordinary days;Practical=use before show';

/** Where and for whom, at the end of a long plain name. */
export const plainClosers =
  'Next Door;Around the Corner;on Main Street;for Every Day;for Everyone;Under One Roof;in Your Neighborhood;From Start to Finish';

export const endingsAfterConsonant = 'ora;ela;ivo;ena;aro;ira;ento;ova;una;ilo;era;avo;elle;ando;oria';
export const endingsAfterVowel = 'va;lo;na;vo;ra;lia;ro;mira;vana;lumo;dora;nto;vio;zen;velle;mora';

/** Places a name can end in after "The". */
export const places = 'House;Shop;Workshop;Room;Corner;Counter;Yard';

/** What follows the word itself in a short plain name. */
export const plainSeconds = 'Makers;Experts;Market;Source;People;Center;Guide;Team;Depot;Point;Choice;Specialists;Direct;Outlet;Exchange';
