import { findTradeName, type TradeName } from './trade-names';

/**
 * The words of a trade, for texts that should sound as if they knew it. None of them states a fact:
 * each is something a founder of that trade may keep, change or throw out.
 */
export interface Trade {
  /** Those who buy: plural nouns. */
  buyers: readonly string[];
  /** What is sold: nouns without an article. */
  offers: readonly string[];
  /** What buyers try to get done: infinitives without "to". */
  jobs: readonly string[];
  /** What gets in their way: noun phrases. */
  pains: readonly string[];
  /** What they would gladly have instead: noun phrases. */
  gains: readonly string[];
  /** Figures the trade looks at. */
  measures: readonly string[];
  /** Worth writing or talking about: noun phrases. */
  topics: readonly string[];
  /** Where buyers are found. */
  places: readonly string[];
  /** What people use today instead: plural nouns or gerunds. */
  rivals: readonly string[];
  /** Cheap ways to check demand: imperatives. */
  tests: readonly string[];
}

/** Lists parted by semicolons, which keeps eighteen trades readable. */
type Lists = Record<keyof Trade, string>;

const trades: Record<TradeName, Lists> = {
  food: {
    buyers: 'guests;regulars;office lunch crowds;families eating out;party hosts',
    offers: 'dishes;menus;drinks;catering;takeaway meals',
    jobs: 'find a good lunch in half an hour;feed a group with different diets;eat well without cooking;treat friends to an evening out;know what is in the food',
    pains:
      'waiting for a table;food that arrives cold;menus that leave out special diets;bills that surprise;closed kitchens after a late shift',
    gains:
      'a table without a wait;food that is still hot;a dish for every diet at the table;a clear price before ordering;a place that remembers the usual order',
    measures: 'covers per service;average bill;food cost share;table turns;repeat visits',
    topics:
      'where the ingredients come from;how a dish is made;the people in the kitchen;what is in season;food waste and how to avoid it;dishes for special diets',
    places: 'neighbourhood groups;review sites;delivery apps;local markets;offices nearby',
    rivals: 'cooking at home;delivery apps;supermarket ready meals;the place around the corner;vending machines',
    tests:
      'cook for ten strangers and ask what they would pay;take pre-orders for one evening;run a stall for a weekend;offer a lunch list to two offices;sell a single dish through a pop-up',
  },
  ecommerce: {
    buyers: 'online shoppers;gift buyers;repeat customers;bargain hunters;mobile shoppers',
    offers: 'products;bundles;gift sets;refills;limited editions',
    jobs: 'find the right item without reading for an hour;get a gift there on time;be sure it fits before paying;send something back without a fight;reorder what ran out',
    pains:
      'photos that promise too much;shipping costs that appear at the end;returns that take weeks;sizes that never match;parcels nobody can find',
    gains:
      'photos that show the real thing;one price with shipping in it;a return that takes a minute;a size that fits at first try;a delivery day that holds',
    measures: 'conversion rate;average order value;return rate;repeat purchase rate;cost per order from ads',
    topics:
      'how to choose the right size or model;how products are made and packed;what happens to returns;gift guides;care and repair;stories behind a product',
    places: 'search results;marketplaces;social feeds;review videos;mailing lists',
    rivals: 'large marketplaces;high-street shops;second-hand apps;brand stores;doing without',
    tests:
      'sell ten pieces through a single page;take pre-orders before you buy stock;list three products on a marketplace;run a small ad to two different offers;ask buyers what nearly stopped them',
  },
  beauty: {
    buyers: 'clients;brides and wedding guests;people with sensitive skin;busy professionals;regulars',
    offers: 'treatments;appointments;care products;packages;gift cards',
    jobs: 'look right for an important day;find products the skin tolerates;get an appointment after work;keep a style without daily effort;trust the person holding the scissors',
    pains:
      'appointments booked out for weeks;products that irritate the skin;prices that change at the till;results that look different from the photo;no slot after six',
    gains:
      'an appointment that fits the day;products that suit the skin;a fixed price in advance;results that last;advice without a sales pitch',
    measures: 'rebooking rate;chair time in use;average ticket;no-show rate;retail share of sales',
    topics:
      'care between appointments;ingredients in plain words;before-and-after with permission;trends that suit everyday life;hygiene and training;how to choose a treatment',
    places: 'short-video feeds;local recommendations;wedding fairs;booking apps;gyms and studios nearby',
    rivals: 'home treatments;chain salons;drugstore products;booking apps;a friend who does it',
    tests:
      'offer five trial appointments;sell a small batch at a market;open one evening slot and see how fast it fills;post two offers and count the enquiries;ask regulars what they buy elsewhere',
  },
  home: {
    buyers: 'homeowners;tenants;working parents;property managers;pet owners',
    offers: 'visits;repairs;regular plans;emergency calls;seasonal services',
    jobs: 'get something fixed this week;hand the chore to someone reliable;know the price before the work starts;leave a key with a person to trust;keep home and garden in order without giving up the weekend',
    pains: 'calls that nobody returns;arrival windows of half a day;quotes that double;strangers with a key;work that has to be done twice',
    gains:
      'a fixed arrival time;a price agreed in writing;the same person every visit;photos of the finished work;a guarantee that is honoured',
    measures: 'jobs per day;repeat bookings;on-time arrivals;call-backs for faults;travel time between jobs',
    topics:
      'small repairs anyone can do;when to call a professional;what a fair quote contains;seasonal care lists;products that are safe around children and pets;how visits are prepared',
    places: 'neighbourhood apps;local search;notice boards;property managers;recommendations between neighbours',
    rivals: 'doing it oneself;large booking platforms;handy friends;putting it off;national franchises',
    tests:
      'put flyers in two streets and count the calls;offer five first visits at a fixed price;answer requests in a neighbourhood group for a week;ask a property manager for one small job;sell a season plan in advance',
  },
  retail: {
    buyers: 'shoppers;passers-by;collectors;gift buyers;regular customers',
    offers: 'collections;own-label goods;gift items;repairs;special orders',
    jobs: 'find something that is not everywhere;see and touch before buying;get advice from someone who knows;pick up a gift on the way;make clothes or goods last longer',
    pains:
      'the right size out of stock;staff who do not know the range;a trip for nothing;the same goods in every window;no way to reserve',
    gains:
      'stock that can be checked from home;advice that saves a wrong purchase;goods others do not carry;a reservation that is waiting;repairs in place of replacements',
    measures: 'sales per square metre;stock turn;visitors who buy;average basket;returning customers',
    topics: 'how to tell quality;the makers behind the goods;care and repair;new arrivals;styling ideas;events in the shop',
    places: 'the street outside;local social groups;neighbouring shops;markets and fairs;a mailing list by the till',
    rivals: 'online shops;chains in the mall;second-hand stores;outlets;borrowing from friends',
    tests:
      'run a pop-up for a weekend;sell on consignment in another shop;show ten pieces and take orders;offer reserve-and-collect for a week;ask visitors what they looked for and did not find',
  },
  health: {
    buyers: 'patients;carers;clinic managers;employers;people in training',
    offers: 'appointments;programmes;check-ups;remote consultations;care plans',
    jobs: 'get an appointment soon;understand a diagnosis;keep to a treatment at home;look after a parent from afar;stay fit without a gym',
    pains: 'weeks until an appointment;letters full of terms;forgotten doses;records that do not travel;long phone queues',
    gains:
      'an appointment this week;results in plain words;reminders that fit the day;one record everyone can read;answers without a queue',
    measures: 'waiting time;missed appointments;programme completion;patient satisfaction;cost per visit',
    topics:
      'questions to ask at an appointment;what a result means;habits that are easy to keep;how data is protected;preparing for a procedure;life with a long illness',
    places: 'family doctors;pharmacies;patient groups;employers;health forums',
    rivals: 'search engines;waiting it out;hospital outpatients;general fitness apps;advice from relatives',
    tests:
      'interview ten patients with the same condition;run the service by phone for two weeks;ask three practices what they would pay;hand out a paper version;measure missed appointments before and after',
  },
  education: {
    buyers: 'learners;parents;teachers;training managers;career changers',
    offers: 'courses;lessons;workshops;practice material;certificates',
    jobs: 'learn a skill beside a job;pass an exam;keep a class interested;show an employer what was learned;find help with one hard subject',
    pains:
      'courses that are never finished;material that is out of date;lessons at the wrong time;no feedback on exercises;certificates nobody asks for',
    gains:
      'a course that fits into half an hour a day;examples from real work;feedback within a day;a visible next step;a result an employer understands',
    measures: 'completion rate;active learners a week;exam pass rate;cost per enrolment;renewals by schools',
    topics:
      'how to learn in short sessions;mistakes learners make first;exam preparation;careers after a course;teaching methods that work online;stories of how a lesson is built',
    places: 'school staff rooms;professional networks;parent groups;student forums;video platforms',
    rivals: 'free videos;textbooks;evening classes;private tutors;learning on the job',
    tests:
      'teach one lesson live to ten people;sell a workshop before you write the course;offer a week of exercises by e-mail;ask a teacher to try it in one class;count who comes back for lesson two',
  },
  finance: {
    buyers: 'account holders;small business owners;finance managers;first-time investors;borrowers',
    offers: 'accounts;payments;loans;policies;reports',
    jobs: 'know what can be spent;get paid on time;close the month without overtime;borrow without a stack of forms;put money aside safely',
    pains: 'fees in small print;forms that ask twice;payments stuck for days;spreadsheets that disagree;support that reads from a script',
    gains:
      'one clear price;money that arrives the same day;books that close themselves;an answer within the hour;figures that match the bank',
    measures: 'cost to acquire an account;approval time;loss rate;active accounts;cost per transaction',
    topics:
      'fees explained in plain words;how to read a statement;cash flow for small firms;fraud and how to spot it;rules that changed;first steps in saving',
    places: 'accountants;business associations;comparison sites;banking forums;payroll providers',
    rivals: 'high-street banks;spreadsheets;accountants;cash;large payment firms',
    tests:
      'do the work by hand for five firms;show a price page and count sign-ups;ask an accountant for three introductions;run a mock application and time it;offer one feature by e-mail',
  },
  manufacturing: {
    buyers: 'purchasing managers;plant managers;design engineers;distributors;maintenance teams',
    offers: 'parts;small series;prototypes;assemblies;service contracts',
    jobs: 'get parts on the day the line needs them;keep reject rates low;move from prototype to series;find a second supplier;keep machines running',
    pains:
      'delivery dates that slip;batches that fail inspection;minimum orders far too high;drawings lost in e-mail;one supplier for a key part',
    gains:
      'parts that arrive as planned;inspection reports with every batch;small first orders;one drawing everyone works from;a second source that is ready',
    measures: 'reject rate;on-time delivery;set-up time;machine hours in use;cost per unit',
    topics:
      'tolerances that save money;from drawing to part;materials compared;how a batch is checked;energy use per part;maintenance plans',
    places: 'trade fairs;supplier directories;engineering forums;chambers of commerce;existing customers',
    rivals: 'overseas suppliers;in-house production;larger contract makers;3D printing services;used machines',
    tests:
      'quote five drawings within a day;make one free sample part;visit three plants and ask what broke last month;list a single capability in a directory;run a paid pilot batch',
  },
  services: {
    buyers: 'clients;founders;marketing leads;managing directors;in-house teams',
    offers: 'projects;retainers;audits;workshops;fixed-price packages',
    jobs: 'solve a problem the team has no time for;get an outside view;launch on a fixed date;explain the budget to a board;find a specialist without a long search',
    pains:
      'offers that say little;hours nobody can check;juniors doing senior work;reports that end in a drawer;projects that never finish',
    gains:
      'a fixed price and a fixed date;the same senior person throughout;a result the team can use alone;short reports with decisions;references that can be called',
    measures: 'billable share;win rate of offers;average project value;income from the largest client;days until paid',
    topics:
      'how a project runs from first call to handover;mistakes in briefs;what a fair price contains;checklists clients can use alone;lessons from finished work;how to choose a partner',
    places: 'referrals;professional networks;industry breakfasts;conference talks;partner firms',
    rivals: 'in-house teams;freelance platforms;large agencies;templates;waiting another quarter',
    tests:
      'sell one small fixed-price audit;offer ten free calls and note the questions;publish a checklist and see who asks for more;ask past clients for two introductions;propose a paid pilot week',
  },
  property: {
    buyers: 'buyers;tenants;landlords;developers;office managers',
    offers: 'listings;renovations;management;viewings;workspaces',
    jobs: 'find a home near work;let a flat without trouble;finish a renovation on budget;compare offers fairly;know what a building will cost to run',
    pains:
      'listings that are already gone;deposits that are disputed;builders who do not show up;costs found after signing;paper for every step',
    gains: 'listings that are true today;handover with photos;a schedule that holds;running costs on one page;papers signed from anywhere',
    measures: 'days until let or sold;occupancy;cost against budget;enquiries per listing;maintenance cost per unit',
    topics:
      'costs beyond the price;how to read a floor plan;energy upgrades;rights and duties of tenants and owners;renovation step by step;what is happening in a district',
    places: 'property portals;local groups;banks and brokers;building managers;tradespeople',
    rivals: 'property portals;private sales;large agencies;do-it-yourself renovation;staying put',
    tests:
      'manage one flat for three months;offer a paid inspection;publish costs of one renovation and collect enquiries;show a floor plan to ten people who are looking;ask landlords what they would hand over first',
  },
  travel: {
    buyers: 'guests;families on holiday;business travellers;event organisers;day visitors',
    offers: 'stays;tours;packages;venues;tickets',
    jobs: 'plan a trip in one evening;find something children enjoy;arrange an event without surprises;see more than the main sights;change plans without losing the money',
    pains: 'photos that flatter;fees added at the end;queues at every sight;rules nobody explained;reviews that cannot be trusted',
    gains: 'prices with everything in them;free changes until the day before;a local person to ask;places without a queue;honest photos',
    measures: 'occupancy;direct booking share;average stay;reviews per hundred guests;income per available room or seat',
    topics: 'two days in the area;off-season ideas;how to get around;travelling with children;food nearby;what to pack',
    places: 'booking platforms;travel forums;tourist offices;map reviews;event calendars',
    rivals: 'large booking platforms;package holidays;staying with friends;guidebooks;day trips',
    tests:
      'guide five guests for free and ask what they would pay;list one weekend and see if it sells;partner with one hotel;offer a local event package to two firms;sell a voucher before the season',
  },
  media: {
    buyers: 'readers;listeners;viewers;players;advertisers',
    offers: 'episodes;articles;memberships;games;licences',
    jobs: 'stay informed in ten minutes;be entertained on the way to work;learn about a niche;belong to people with the same interest;reach a certain audience',
    pains:
      'the same story everywhere;ads between every paragraph;feeds that decide what is shown;subscriptions that pile up;quality that drops with quantity',
    gains: 'a voice that is recognisable;nothing but the essential;an archive worth searching;contact with the makers;no tracking',
    measures: 'returning audience;completion rate;paying members;income per thousand views;cost per piece',
    topics:
      'how a piece is made;behind the scenes;questions from the audience;the numbers explained;guests and their work;what was left out',
    places: 'podcast directories;newsletters of others;niche forums;video platforms;live events',
    rivals: 'large platforms;free blogs;streaming services;social feeds;books',
    tests:
      'publish four issues and count who opens the fourth;ask for a paid membership early;release one short pilot;guest in an existing show;sell one sponsored slot',
  },
  energy: {
    buyers: 'homeowners;facility managers;municipalities;landlords;farm owners',
    offers: 'installations;storage systems;audits;maintenance;supply contracts',
    jobs: 'lower the energy bill;know what an upgrade would bring;get a permit without a year of waiting;keep a system running;report emissions without guesswork',
    pains: 'offers that cannot be compared;installers booked out;permits that stall;savings that nobody measures;parts on back order',
    gains: 'a saving shown in money;one contact from permit to plug;a date that holds;live figures from the system;service within two days',
    measures: 'payback time;energy produced or saved;cost per installed kilowatt;downtime;days from offer to connection',
    topics:
      'how to read an energy bill;what fits which roof or building;grants and how to apply;upkeep of a system;storage explained;figures from finished sites',
    places: 'local councils;building owners’ associations;trade fairs;energy advisers;neighbours with a system',
    rivals: 'the grid as it is;national installers;do-it-yourself kits;waiting for better prices;saving by habit',
    tests:
      'audit five buildings and present the savings;collect deposits for one street;ask a council for a pilot roof;publish a calculator and count requests;offer maintenance for older systems',
  },
  nonprofit: {
    buyers: 'donors;volunteers;members;grant makers;the people served',
    offers: 'programmes;memberships;events;advice;campaigns',
    jobs: 'give where it counts;help on a free evening;find support without shame;show what a grant achieved;bring neighbours together',
    pains:
      'donations that vanish from view;forms that scare volunteers away;help with a long waiting list;reports nobody reads;the same few doing all the work',
    gains:
      'a report that shows where money went;tasks that fit into two hours;help this week;results in figures and faces;a wider circle of helpers',
    measures: 'monthly donors;volunteer hours;people reached;cost per person helped;donors who give again',
    topics:
      'what one donation does;a day with a volunteer;results of the year;myths about the cause;how to help without money;voices of the people served, with consent',
    places: 'community centres;employers;schools;places of worship;local press',
    rivals: 'other causes;public services;helping privately;crowdfunding pages;doing nothing',
    tests:
      'ask twenty people for a monthly gift;run one afternoon and count who returns;write to three foundations with one page;offer one employer a team day;ask those served what they would miss',
  },
  logistics: {
    buyers: 'shippers;shop owners;dispatchers;commuters;warehouse managers',
    offers: 'deliveries;routes;storage;rides;tracking',
    jobs: 'get goods there by tomorrow;know where a shipment is;fill the truck both ways;store seasonal stock;get across town without a car',
    pains: 'late trucks;empty return trips;damage nobody admits;phone calls to find a parcel;prices that change weekly',
    gains: 'a delivery window that holds;live tracking for everyone;full loads both ways;one price list;proof of delivery at once',
    measures: 'on-time deliveries;cost per drop;load factor;damage rate;kilometres driven empty',
    topics:
      'how to pack so that nothing breaks;what moves the price of freight;delivery in city centres;low-emission fleets;customs in plain words;a day on the route',
    places: 'shipper associations;industrial estates;freight exchanges;local shops;online sellers’ groups',
    rivals: 'parcel services;own vans;freight brokers;public transport;pick-up by customers',
    tests:
      'run one route for a week;offer same-day delivery to five shops;track shipments by hand with messages;ask dispatchers for last month’s problems;sell ten prepaid rides or drops',
  },
  farming: {
    buyers: 'households;restaurants;wholesalers;farm shops;growers',
    offers: 'produce;boxes;seedlings;processed goods;farm visits',
    jobs: 'buy food from a known place;plan a kitchen around the season;sell the whole harvest;water and feed at the right time;keep soil healthy',
    pains: 'prices set by others;harvests that come all at once;produce that travels for days;weather without a plan;storage that is full',
    gains:
      'a fair price agreed early;boxes that sell before the harvest;produce picked yesterday;warnings in time;buyers for second-grade goods',
    measures: 'yield per hectare;price per kilo;share sold direct;losses after harvest;hours per crop',
    topics:
      'what is in season;a day on the field;soil and water;recipes for what is plentiful;how animals or plants are kept;why prices move',
    places: 'farmers’ markets;cooperatives;restaurants;village groups;box schemes',
    rivals: 'supermarkets;wholesale markets;imports;own gardens;large farms',
    tests:
      'sell twenty boxes in advance;offer one product to three kitchens;open the farm for a day;sell at a market for a month;ask a shop to take a small batch',
  },
  software: {
    buyers: 'team leads;operations managers;developers;small business owners;end users',
    offers: 'subscriptions;integrations;automations;reports;support plans',
    jobs: 'finish routine work in less time;see what is going on without asking around;get a new colleague started;connect two systems;keep data safe',
    pains: 'the same data typed twice;spreadsheets that break;tools nobody wants to open;set-ups that take weeks;exports that do not fit',
    gains: 'a first result on the first day;one place to look;work that runs by itself;an export that fits;help from a person',
    measures: 'time to first result;weekly active users;monthly churn;trial-to-paid rate;support requests per customer',
    topics:
      'a workflow step by step;mistakes when switching tools;templates to copy;security in plain words;what changed in a release;how to measure saved time',
    places: 'app directories;professional forums;search results;product communities;partner newsletters',
    rivals: 'spreadsheets;e-mail threads;large software suites;home-made scripts;pen and paper',
    tests:
      'do the work by hand for three customers;show a clickable sketch to ten users;put up one page with a price and count sign-ups;automate a single step for one team;sell a yearly plan before the second feature',
  },
};

/** For any trade; {industry} is the user's own word for it. */
const general: Lists = {
  buyers: 'customers;first-time buyers;people who buy for a team;regulars;people who compare before they buy',
  offers: 'products;services;packages;first orders;support',
  jobs: 'get a reliable result;save time on a task that comes back;compare offers without an expert;know the price in advance;find someone in {industry} to trust',
  pains:
    'offers that are hard to compare;long waits for an answer;prices that change late;promises that are not kept;work that has to be checked twice',
  gains: 'a clear offer;an answer the same day;a price that holds;one person to ask;a result that needs no checking',
  measures: 'new customers a month;repeat purchases;cost to win a customer;gross margin;customers who recommend you',
  topics:
    'questions newcomers to {industry} ask;how the work is done;mistakes to avoid;what a fair price contains;a look behind the scenes;what is changing in {industry}',
  places: 'search results;recommendations;local groups;trade events for {industry};professional networks',
  rivals: 'doing it oneself;the largest supplier in {industry};general tools;asking a friend;doing nothing',
  tests:
    'talk to ten possible customers before you build;sell one by hand;put up a single page with a price;ask for a deposit;help one customer for free and write down every step',
};

export function findTrade(industry: string): Trade {
  const name = findTradeName(industry);
  const lists = name ? trades[name] : general;
  const own = industry.trim() || 'your industry';
  const read = (list: string) => list.split(';').map((phrase) => phrase.replace('{industry}', () => own));
  return {
    buyers: read(lists.buyers),
    offers: read(lists.offers),
    jobs: read(lists.jobs),
    pains: read(lists.pains),
    gains: read(lists.gains),
    measures: read(lists.measures),
    topics: read(lists.topics),
    places: read(lists.places),
    rivals: read(lists.rivals),
    tests: read(lists.tests),
  };
}
